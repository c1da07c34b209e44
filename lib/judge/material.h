/* What a line of captures is worth: values of the Chinese rules (CXA 2011 25.3). */
#ifndef XQ_JUDGE_MATERIAL_H
#define XQ_JUDGE_MATERIAL_H

#include "board/attack.h"

/* What one side has won less what it has lost. */
typedef struct xq_material {
    int8_t strong;   /* chariot 2; horse, cannon 1 */
    int8_t soldiers; /* soldiers that have crossed the river, 1 each */
    int8_t weak;     /* advisor, elephant 1 */
} xq_material;

/* The value of the piece of a slot where it stands; none for a general, and for a soldier before the river. */
xq_material xq_material_of(const xq_position *position, unsigned slot);

static inline bool xq_material_is_none(xq_material material)
{
    return material.strong == 0 && material.soldiers == 0 && material.weak == 0;
}

static inline xq_material xq_material_plus(xq_material a, xq_material b)
{
    return (xq_material){
        (int8_t)(a.strong + b.strong),
        (int8_t)(a.soldiers + b.soldiers),
        (int8_t)(a.weak + b.weak),
    };
}

static inline xq_material xq_material_minus(xq_material a, xq_material b)
{
    return (xq_material){
        (int8_t)(a.strong - b.strong),
        (int8_t)(a.soldiers - b.soldiers),
        (int8_t)(a.weak - b.weak),
    };
}

/* Above zero for a gain; comparable: strong pieces come before weak ones. */
int xq_material_gain(xq_material material);

#endif
