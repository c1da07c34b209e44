#include "board/janggi_movement.h"

#include "board/movement.h"

#include <stdlib.h>

/* The centre of the palace that a point lies in, or XQ_SQUARE_COUNT. */
static unsigned palace_centre(unsigned square)
{
    for (int side = XQ_CHO; side <= XQ_HAN; side++)
        if (xq_in_palace((xq_side)side, square))
            return side == XQ_CHO ? 1 * XQ_FILE_COUNT + 4 : 8 * XQ_FILE_COUNT + 4;
    return XQ_SQUARE_COUNT;
}

/* Files or ranks between two squares, absolute. */
static unsigned width(unsigned a, unsigned b)
{
    return (unsigned)abs((int)(a % XQ_FILE_COUNT) - (int)(b % XQ_FILE_COUNT));
}

static unsigned height(unsigned a, unsigned b)
{
    return (unsigned)abs((int)(a / XQ_FILE_COUNT) - (int)(b / XQ_FILE_COUNT));
}

/* J1: the diagonals join the centre with the four corners, and nothing else. */
static bool is_palace_diagonal(unsigned a, unsigned b)
{
    const unsigned centre = palace_centre(a);
    return centre != XQ_SQUARE_COUNT && centre == palace_centre(b) && (a == centre || b == centre) &&
           width(a, b) == 1 && height(a, b) == 1;
}

/* Both ends of a palace diagonal: two opposite corners. */
static bool are_opposite_corners(unsigned a, unsigned b)
{
    const unsigned centre = palace_centre(a);
    return centre != XQ_SQUARE_COUNT && centre == palace_centre(b) && width(a, b) == 2 && height(a, b) == 2;
}

bool xq_janggi_share_line(unsigned a, unsigned b)
{
    return a != b &&
           (width(a, b) == 0 || height(a, b) == 0 || is_palace_diagonal(a, b) || are_opposite_corners(a, b));
}

/* How many pieces stand strictly between two points of a line; where is the last of them. */
static int pieces_between(const xq_piece *board, unsigned a, unsigned b, unsigned *where)
{
    const unsigned low = a < b ? a : b, high = a < b ? b : a;
    const unsigned steps = width(a, b) > height(a, b) ? width(a, b) : height(a, b);
    int count = 0;
    for (unsigned square = low + (high - low) / steps; square < high; square += (high - low) / steps)
        if (board[square] != XQ_PIECE_NONE) {
            count++;
            *where = square;
        }
    return count;
}

bool xq_janggi_can_reach(xq_piece piece, unsigned square)
{
    const xq_side side = xq_piece_side(piece);
    const unsigned rank = square / XQ_FILE_COUNT;
    switch (xq_piece_kind(piece)) {
    case XQ_GENERAL:
    case XQ_ADVISOR: /* J4 */
        return xq_in_palace(side, square);
    case XQ_SOLDIER: /* J9: aside from the start, never back */
        return side == XQ_CHO ? rank >= 3 : rank <= 6;
    default:
        return true;
    }
}

/* J4: general and guard go one point along a drawn line of their palace. */
static xq_illegality palace_movement(unsigned from, unsigned to, xq_side side)
{
    if (width(from, to) + height(from, to) != 1 && !is_palace_diagonal(from, to))
        return XQ_ILLEGAL_MOVEMENT;
    return xq_in_palace(side, to) ? XQ_LEGAL : XQ_ILLEGAL_PALACE;
}

/* J5 */
static xq_illegality chariot_movement(const xq_piece *board, unsigned from, unsigned to)
{
    unsigned where;
    if (!xq_janggi_share_line(from, to))
        return XQ_ILLEGAL_MOVEMENT;
    return pieces_between(board, from, to, &where) == 0 ? XQ_LEGAL : XQ_ILLEGAL_PATH;
}

/* J6: moving and capturing alike over exactly one piece, and no cannon jumps or takes a cannon. */
static xq_illegality cannon_movement(const xq_piece *board, unsigned from, unsigned to, bool captures)
{
    unsigned screen = from;
    if (!xq_janggi_share_line(from, to))
        return XQ_ILLEGAL_MOVEMENT;
    if (pieces_between(board, from, to, &screen) != 1)
        return XQ_ILLEGAL_SCREEN_COUNT;
    if (xq_piece_kind(board[screen]) == XQ_CANNON)
        return XQ_ILLEGAL_CANNON_SCREEN;
    const bool is_enemy = xq_piece_side(board[to]) != xq_piece_side(board[from]);
    return captures && is_enemy && xq_piece_kind(board[to]) == XQ_CANNON ? XQ_ILLEGAL_CANNON_CAPTURE
                                                                         : XQ_LEGAL;
}

/* The point that many steps back from to, diagonally towards from. */
static unsigned back_towards(unsigned from, unsigned to, unsigned steps)
{
    const int file = to % XQ_FILE_COUNT > from % XQ_FILE_COUNT ? -1 : 1;
    const int rank = to > from ? -XQ_FILE_COUNT : XQ_FILE_COUNT;
    return (unsigned)((int)to + (int)steps * (file + rank));
}

/* J7: one point straight, which must be empty, and one diagonally outwards. */
static xq_illegality horse_movement(const xq_piece *board, unsigned from, unsigned to)
{
    if (width(from, to) * height(from, to) != 2)
        return XQ_ILLEGAL_MOVEMENT;
    return board[back_towards(from, to, 1)] == XQ_PIECE_NONE ? XQ_LEGAL : XQ_ILLEGAL_BLOCKED_LEG;
}

/* J8: one point straight and two diagonally outwards; both that it passes must be empty. */
static xq_illegality elephant_movement(const xq_piece *board, unsigned from, unsigned to)
{
    if (width(from, to) * height(from, to) != 6 || width(from, to) + height(from, to) != 5)
        return XQ_ILLEGAL_MOVEMENT;
    for (unsigned steps = 1; steps <= 2; steps++)
        if (board[back_towards(from, to, steps)] != XQ_PIECE_NONE)
            return XQ_ILLEGAL_BLOCKED_EYE;
    return XQ_LEGAL;
}

/* J9: one point ahead or aside; along the diagonals of the enemy palace ahead alone. */
static xq_illegality soldier_movement(unsigned from, unsigned to, xq_side side)
{
    const bool is_back = height(from, to) != 0 && (to > from) != (side == XQ_CHO);
    const bool is_step = width(from, to) + height(from, to) == 1;
    const bool is_diagonal = is_palace_diagonal(from, to) && xq_in_palace(xq_side_other(side), to);
    return (is_step || is_diagonal) && !is_back ? XQ_LEGAL : XQ_ILLEGAL_MOVEMENT;
}

xq_illegality xq_janggi_movement(const xq_piece board[XQ_SQUARE_COUNT], unsigned from, unsigned to,
                                 bool captures)
{
    const xq_side side = xq_piece_side(board[from]);
    switch (xq_piece_kind(board[from])) {
    case XQ_GENERAL:
    case XQ_ADVISOR:
        return palace_movement(from, to, side);
    case XQ_ELEPHANT:
        return elephant_movement(board, from, to);
    case XQ_HORSE:
        return horse_movement(board, from, to);
    case XQ_CHARIOT:
        return chariot_movement(board, from, to);
    case XQ_CANNON:
        return cannon_movement(board, from, to, captures);
    case XQ_SOLDIER:
        return soldier_movement(from, to, side);
    default:
        return XQ_ILLEGAL_MOVEMENT;
    }
}
