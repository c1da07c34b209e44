/* The images of a position: as it stands, mirrored, sides swapped, both. A rule holds in each. */
#ifndef TESTS_CLAUSES_IMAGE_H
#define TESTS_CLAUSES_IMAGE_H

#include <xiangqi/move.h>
#include <xiangqi/setup.h>

typedef struct image {
    bool is_mirrored; /* files a and i change places */
    bool is_swapped;  /* ranks turned, colours and side to move exchanged */
} image;

/* Each is its own inverse: it leads from a row to its image, and back. Values that are none stay. */
xq_square image_square(image of, xq_square square);
xq_piece image_piece(image of, xq_piece piece);
xq_side image_side(image of, xq_side side);
xq_move image_move(image of, xq_move move);
void image_setup(image of, xq_setup *setup);

/* Takes squares back to the row and sorts them. */
void image_squares(image of, xq_square *squares, size_t count);

#endif
