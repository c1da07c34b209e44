/*
 * The movement of each piece, one rule after the other, on a plain array of pieces.
 *
 * Slow and readable: it names the reason why a move fails. The generator's tables and sets say
 * the same fast; the tests compare the two.
 */
#ifndef XQ_BOARD_MOVEMENT_H
#define XQ_BOARD_MOVEMENT_H

#include <xiangqi/position.h>

/*
 * Whether the piece on from, which must be one, can go to or capture on to, another point, safety of the general
 * aside: XQ_LEGAL, or a reason from XQ_ILLEGAL_MOVEMENT to XQ_ILLEGAL_CANNON_CAPTURE. The piece on to may be anything.
 */
xq_illegality xq_movement(xq_variant variant, const xq_piece board[XQ_SQUARE_COUNT], unsigned from,
                          unsigned to);

/* As xq_movement(), as if an enemy piece stood on to: whether the piece on from attacks that point. */
bool xq_movement_attacks(xq_variant variant, const xq_piece board[XQ_SQUARE_COUNT], unsigned from,
                         unsigned to);

/*
 * What a move, possible by movement, leaves of the mover's general (L4, L5, J10, J12): XQ_LEGAL,
 * XQ_ILLEGAL_GENERAL_ATTACKED, XQ_ILLEGAL_GENERALS_FACE or XQ_ILLEGAL_CALL_STANDS. One general a side is on the
 * board, which may differ from the position's; variant and bikjang mode are the position's.
 */
xq_illegality xq_safety_after(const xq_position *position, const xq_piece board[XQ_SQUARE_COUNT],
                              unsigned from, unsigned to);

/* How many pieces stand strictly between two squares of one rank or file. */
int xq_pieces_between(const xq_piece board[XQ_SQUARE_COUNT], unsigned a, unsigned b);

/* Whether the generals on two squares face each other on an open file (G3). */
bool xq_generals_face(const xq_piece board[XQ_SQUARE_COUNT], unsigned red, unsigned black);

/* Where pieces can ever stand. */
bool xq_in_palace(xq_side side, unsigned square);   /* B3 */
bool xq_can_reach(xq_piece piece, unsigned square); /* B3, A1, E2, P1, P3 */
bool xq_on_far_half(xq_side side, unsigned square); /* B2: beyond the river */

#endif
