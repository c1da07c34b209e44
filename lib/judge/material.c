#include "judge/material.h"

/* More than all weak pieces of a side together. */
enum { STRONG_UNIT = 8 };

xq_material xq_material_of(const xq_position *position, unsigned slot)
{
    static const xq_material values[XQ_KIND_END] = {
        [XQ_ADVISOR] = {0, 0, 1}, [XQ_ELEPHANT] = {0, 0, 1}, [XQ_CHARIOT] = {2, 0, 0},
        [XQ_HORSE] = {1, 0, 0},   [XQ_CANNON] = {1, 0, 0},   [XQ_SOLDIER] = {0, 1, 0},
    };
    const xq_kind kind = xq_slot_kind(slot);
    const bool is_home = xq_square_info[position->square_of[slot]].half == slot / XQ_SLOTS_PER_SIDE;
    if (kind == XQ_SOLDIER && is_home) /* CXA 25.3: only a soldier across the river counts */
        return (xq_material){0, 0, 0};
    return values[kind];
}

/*
 * CXA 25.3: a soldier's value floats. Given up it counts as a strong piece; won it makes a gain, but not one piece
 * for several soldiers, nor a weak piece for a soldier.
 */
int xq_material_gain(xq_material material)
{
    int strong = material.strong + material.soldiers;
    if (material.soldiers > 0 && material.strong < 0 && strong > 0)
        strong = 0;
    if (material.soldiers > 0 && material.strong == 0 && material.weak < 0)
        return material.weak;
    return strong * STRONG_UNIT + material.weak;
}
