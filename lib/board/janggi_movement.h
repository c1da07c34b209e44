/*
 * The movement of each piece of Janggi, one rule after the other, on a plain array of pieces; as movement.h for
 * Xiangqi, through which it is called.
 */
#ifndef XQ_BOARD_JANGGI_MOVEMENT_H
#define XQ_BOARD_JANGGI_MOVEMENT_H

#include <xiangqi/position.h>

/* As xq_movement(): captures tells whether an enemy piece is to be thought of on to. */
xq_illegality xq_janggi_movement(const xq_piece board[XQ_SQUARE_COUNT], unsigned from, unsigned to,
                                 bool captures);

/* Where pieces can ever stand: general and guard (J4), soldier (J9); the others everywhere (J1, J8). */
bool xq_janggi_can_reach(xq_piece piece, unsigned square);

/* Whether a chariot's or cannon's line joins two points: a file, a rank or a palace diagonal (J5, J6). */
bool xq_janggi_share_line(unsigned a, unsigned b);

#endif
