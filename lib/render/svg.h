/* The layers of a picture. 1000 units are a square; a0 of an unturned board is at 0 9000. */
#ifndef XQ_RENDER_SVG_H
#define XQ_RENDER_SVG_H

#include "render/scene.h"
#include "render/xml.h"

enum {
    XQ_SVG_FIELD = 600,  /* from the outer lines to the edge of the field */
    XQ_SVG_FRAME = 400,  /* around the field, with coordinates */
    XQ_SVG_BORDER = 100, /* the same without */
    XQ_SVG_ID_SIZE = 24
};

/* Colours, as SVG writes them. */
typedef struct xq_palette {
    const char *frame, *field, *line, *label;
    const char *face, *rim, *shadow;
    const char *side[2][2]; /* of the pieces, by variant and side */
    const char *last_move, *check;
    const char *tone[XQ_TONE_END];
    const char *badge; /* behind the small cross of a refused piece */
} xq_palette;

/* A picture being written. */
typedef struct xq_svg {
    xq_writer *writer;
    const xq_scene *scene;
    const xq_palette *palette;
    const char *id;     /* of the title and description */
    const char *shapes; /* of board and pieces */
} xq_svg;

const xq_palette *xq_svg_palette(xq_theme theme);

/* Whether a text is a letter, then letters, digits, - and _. */
bool xq_svg_is_id(const char *text);

/* An id made of all that is drawn. */
void xq_svg_make_id(const xq_scene *scene, char id[XQ_SVG_ID_SIZE]);

/* <title> and <desc>. */
void xq_svg_write_words(const xq_svg *svg);

/* What is drawn again and again, by its id: the empty board, and the pieces that stand on it. */
void xq_svg_define_board(const xq_svg *svg);
void xq_svg_define_pieces(const xq_svg *svg);

void xq_svg_write_pieces(const xq_svg *svg);
void xq_svg_write_below(const xq_svg *svg); /* check and last move, below the pieces */
void xq_svg_write_above(const xq_svg *svg); /* marks and arrows */

/* Arrows that go nowhere or mean nothing are passed over, and so are such marks. */
static inline bool xq_svg_arrow_is_drawn(const xq_arrow *arrow)
{
    return arrow->from < XQ_SQUARE_COUNT && arrow->to < XQ_SQUARE_COUNT && arrow->from != arrow->to &&
           (uint32_t)arrow->tone < XQ_TONE_END;
}

static inline bool xq_svg_mark_is_drawn(const xq_mark *mark)
{
    return mark->square < XQ_SQUARE_COUNT && (uint32_t)mark->tone < XQ_TONE_END;
}

/* Where a square is. */
static inline int xq_svg_x(const xq_svg *svg, xq_square square)
{
    return 1000 * xq_scene_file(svg->scene, xq_square_file(square)); /* turning is its own inverse */
}

static inline int xq_svg_y(const xq_svg *svg, xq_square square)
{
    const int rank = xq_square_rank(square);
    return 1000 * (xq_scene_has(svg->scene, XQ_DRAWING_FLIP) ? rank : XQ_RANK_COUNT - 1 - rank);
}

#endif
