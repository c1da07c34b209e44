/* Outlines of characters, letters and labels as SVG path data, each with its middle in 0 0. */
#ifndef XQ_RENDER_OUTLINES_H
#define XQ_RENDER_OUTLINES_H

#include "judge/text.h"

typedef struct xq_outline {
    const char *key;  /* the character as UTF-8; "" ends a table */
    const char *path; /* 1000 units to a square */
} xq_outline;

extern const xq_outline xq_character_outlines[]; /* of Chinese pieces and the river */
extern const xq_outline xq_letter_outlines[];    /* of Western pieces */
extern const xq_outline xq_label_outlines[];     /* of coordinates: files and digits */

/* The path of a character; "" when the table has none. */
static inline const char *xq_outline_path(const xq_outline *table, const char *key)
{
    while (*table->key && !xq_text_equal(table->key, key))
        table++;
    return table->path;
}

#endif
