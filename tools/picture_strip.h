/* A verdict on a repetition as a picture: a diagram of each move of the cycle. */
#ifndef TOOLS_PICTURE_STRIP_H
#define TOOLS_PICTURE_STRIP_H

#include "picture.h"

/* Writes the strip of a game that repetition has ended to a file, each diagram as the drawing says; complains and
   returns false when the file can't be written. */
bool strip_write(const char *path, const xq_game *game, const xq_drawing *drawing);

#endif
