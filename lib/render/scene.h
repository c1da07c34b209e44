/* What is to be drawn: pieces, whose turn it is, and how it is wanted. */
#ifndef XQ_RENDER_SCENE_H
#define XQ_RENDER_SCENE_H

#include "base/writer.h"

#include <xiangqi/render.h>

typedef struct xq_scene {
    xq_piece piece[XQ_SQUARE_COUNT]; /* XQ_PIECE_NONE where there is none */
    xq_variant variant;
    xq_side side;      /* to move, or XQ_SIDE_NONE */
    xq_square checked; /* a general in check, or XQ_SQUARE_NONE */
    xq_drawing drawing;
} xq_scene;

/* The forms. */
void xq_write_ascii(xq_writer *writer, const xq_scene *scene);
void xq_write_unicode(xq_writer *writer, const xq_scene *scene);
void xq_write_svg(xq_writer *writer, const xq_scene *scene);

/* The character of a piece in a variant: 馬 for both sides of Janggi, 傌 and 馬 in Xiangqi. "" for none. */
const char *xq_scene_character(xq_piece piece, xq_variant variant);

static inline int xq_scene_has(const xq_scene *scene, xq_drawing_flags flag)
{
    return (scene->drawing.flags & (uint32_t)flag) != 0;
}

/* The number of a rank as it is written: from 0, in Janggi from 1. */
static inline int xq_scene_rank_label(const xq_scene *scene, int rank)
{
    return rank + (scene->variant == XQ_VARIANT_JANGGI);
}

/* The file and the rank in a column from the left, a row from the top. */
static inline int xq_scene_file(const xq_scene *scene, int column)
{
    return xq_scene_has(scene, XQ_DRAWING_FLIP) ? XQ_FILE_COUNT - 1 - column : column;
}

static inline int xq_scene_rank(const xq_scene *scene, int row)
{
    return xq_scene_has(scene, XQ_DRAWING_FLIP) ? row : XQ_RANK_COUNT - 1 - row;
}

#endif
