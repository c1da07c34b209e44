/* What a diagram of a verdict says and shows of its move: lines above it, arrows and marks in it. */
#ifndef TOOLS_PICTURE_CAPTION_H
#define TOOLS_PICTURE_CAPTION_H

#include "picture.h"

enum { CAPTION_LINES = 3, CAPTION_LINE_SIZE = 96 };

typedef struct caption {
    char line[CAPTION_LINES][CAPTION_LINE_SIZE];
} caption;

/* Of the move of a verdict's window, 0 for the first. Adds to the picture the last move, an arrow from each checker
   and chaser, and those of attacks that are no chase; to *tones the bits of their tones. */
void caption_of(caption *said, picture *shown, const xq_game *game, uint32_t index, unsigned *tones);

#endif
