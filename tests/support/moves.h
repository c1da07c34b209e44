/* Moves and positions of tests. The functions fail the running cmocka test on nonsense. */
#ifndef TESTS_SUPPORT_MOVES_H
#define TESTS_SUPPORT_MOVES_H

#include <xiangqi/position.h>

/* Reads blank-separated coordinate moves (ranks 0-9 in Xiangqi, 1-10 in Janggi); returns how many there are.
   Read here, not with xq_move_read(), so that a test of moves does not lean on what it tests. */
size_t moves_read(const char *text, xq_variant variant, xq_move *moves, size_t capacity);

/* The move as text in static storage of eight turns, for messages. */
const char *move_text(xq_move move, xq_variant variant);

/* The position of a FEN that must be right. */
xq_position position_of(const char *fen, xq_variant variant);

/* The position of Janggi with what facing generals do. */
xq_position janggi_position_of(const char *fen, xq_bikjang bikjang);

#endif
