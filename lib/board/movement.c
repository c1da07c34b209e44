#include "board/movement.h"

#include "board/janggi_movement.h"

#include <stdlib.h>
#include <string.h>

/* A step on the board; ahead is positive towards the enemy. */
typedef struct step {
    int files, ranks;  /* signed */
    int width, height; /* absolute */
    int ahead;
} step;

static step step_between(unsigned from, unsigned to, xq_side side)
{
    const int files = (int)(to % XQ_FILE_COUNT) - (int)(from % XQ_FILE_COUNT);
    const int ranks = (int)(to / XQ_FILE_COUNT) - (int)(from / XQ_FILE_COUNT);
    return (step){files, ranks, abs(files), abs(ranks), side == XQ_RED ? ranks : -ranks};
}

/* The square at half a step, for an elephant's eye; integer division finds a horse's leg too. */
static unsigned midway(unsigned from, const step *by)
{
    return (unsigned)((int)from + by->ranks / 2 * XQ_FILE_COUNT + by->files / 2);
}

int xq_pieces_between(const xq_piece board[XQ_SQUARE_COUNT], unsigned a, unsigned b)
{
    const unsigned low = a < b ? a : b;
    const unsigned high = a < b ? b : a;
    const unsigned stride = low / XQ_FILE_COUNT == high / XQ_FILE_COUNT ? 1 : XQ_FILE_COUNT;
    int count = 0;
    for (unsigned square = low + stride; square < high; square += stride)
        count += board[square] != XQ_PIECE_NONE;
    return count;
}

bool xq_generals_face(const xq_piece board[XQ_SQUARE_COUNT], unsigned red, unsigned black)
{
    return red % XQ_FILE_COUNT == black % XQ_FILE_COUNT && xq_pieces_between(board, red, black) == 0;
}

bool xq_on_far_half(xq_side side, unsigned square)
{
    return (square >= XQ_SQUARE_COUNT / 2) == (side == XQ_RED);
}

bool xq_in_palace(xq_side side, unsigned square)
{
    const unsigned file = square % XQ_FILE_COUNT;
    const unsigned rank = square / XQ_FILE_COUNT;
    return file >= 3 && file <= 5 && (side == XQ_RED ? rank <= 2 : rank >= 7);
}

bool xq_can_reach(xq_piece piece, unsigned square)
{
    const xq_side side = xq_piece_side(piece);
    const unsigned file = square % XQ_FILE_COUNT;
    const unsigned rank = square / XQ_FILE_COUNT;
    const unsigned from_home = side == XQ_RED ? rank : XQ_RANK_COUNT - 1 - rank;
    switch (xq_piece_kind(piece)) {
    case XQ_GENERAL:
        return xq_in_palace(side, square);
    case XQ_ADVISOR: /* A1: the centre and the corners */
        return xq_in_palace(side, square) && (file + from_home) % 2 == 1;
    case XQ_ELEPHANT: /* E2: two points diagonally from c and g on the back rank */
        return from_home <= 4 && from_home % 2 == 0 && file % 2 == 0 && (file + from_home) % 4 == 2;
    case XQ_SOLDIER: /* P1: on the file of its start until it has crossed; P3: never back */
        return xq_on_far_half(side, square) || (from_home >= 3 && file % 2 == 0);
    default:
        return true;
    }
}

/* G1 */
static xq_illegality general_movement(const step *by, xq_side side, unsigned to)
{
    if (by->width + by->height != 1)
        return XQ_ILLEGAL_MOVEMENT;
    return xq_in_palace(side, to) ? XQ_LEGAL : XQ_ILLEGAL_PALACE;
}

/* A1 */
static xq_illegality advisor_movement(const step *by, xq_side side, unsigned to)
{
    if (by->width != 1 || by->height != 1)
        return XQ_ILLEGAL_MOVEMENT;
    return xq_in_palace(side, to) ? XQ_LEGAL : XQ_ILLEGAL_PALACE;
}

/* E1-E3 */
static xq_illegality elephant_movement(const xq_piece *board, const step *by, xq_side side, unsigned from,
                                       unsigned to)
{
    if (by->width != 2 || by->height != 2)
        return XQ_ILLEGAL_MOVEMENT;
    if (xq_on_far_half(side, to)) /* E2 */
        return XQ_ILLEGAL_RIVER;
    return board[midway(from, by)] == XQ_PIECE_NONE ? XQ_LEGAL : XQ_ILLEGAL_BLOCKED_EYE; /* E1 */
}

/* H1-H3: the leg is the point next to the horse in the long direction; only it can block. */
static xq_illegality horse_movement(const xq_piece *board, const step *by, unsigned from)
{
    if (by->width * by->height != 2)
        return XQ_ILLEGAL_MOVEMENT;
    return board[midway(from, by)] == XQ_PIECE_NONE ? XQ_LEGAL : XQ_ILLEGAL_BLOCKED_LEG;
}

/* R1, R2 */
static xq_illegality chariot_movement(const xq_piece *board, const step *by, unsigned from, unsigned to)
{
    if (by->width && by->height)
        return XQ_ILLEGAL_MOVEMENT;
    return xq_pieces_between(board, from, to) == 0 ? XQ_LEGAL : XQ_ILLEGAL_PATH;
}

/* C1-C5 */
static xq_illegality cannon_movement(const xq_piece *board, const step *by, unsigned from, unsigned to,
                                     bool captures)
{
    if (by->width && by->height)
        return XQ_ILLEGAL_MOVEMENT;
    const int between = xq_pieces_between(board, from, to);
    if (captures)
        return between == 1 ? XQ_LEGAL
                            : XQ_ILLEGAL_SCREEN_COUNT; /* C2, C3; whose screen does not matter, C4 */
    return between == 0 ? XQ_LEGAL : XQ_ILLEGAL_PATH;  /* C1 */
}

/* P1-P3 */
static xq_illegality soldier_movement(const step *by, xq_side side, unsigned from)
{
    if (by->width + by->height != 1 || by->ahead < 0)
        return XQ_ILLEGAL_MOVEMENT;
    return by->ahead == 1 || xq_on_far_half(side, from) ? XQ_LEGAL : XQ_ILLEGAL_RIVER;
}

static xq_illegality movement(const xq_piece *board, unsigned from, unsigned to, bool captures)
{
    const xq_side side = xq_piece_side(board[from]);
    const step by = step_between(from, to, side);
    switch (xq_piece_kind(board[from])) {
    case XQ_GENERAL:
        return general_movement(&by, side, to);
    case XQ_ADVISOR:
        return advisor_movement(&by, side, to);
    case XQ_ELEPHANT:
        return elephant_movement(board, &by, side, from, to);
    case XQ_HORSE:
        return horse_movement(board, &by, from);
    case XQ_CHARIOT:
        return chariot_movement(board, &by, from, to);
    case XQ_CANNON:
        return cannon_movement(board, &by, from, to, captures);
    case XQ_SOLDIER:
        return soldier_movement(&by, side, from);
    default:
        return XQ_ILLEGAL_MOVEMENT;
    }
}

static xq_illegality movement_in(xq_variant variant, const xq_piece *board, unsigned from, unsigned to,
                                 bool captures)
{
    return variant == XQ_VARIANT_JANGGI ? xq_janggi_movement(board, from, to, captures)
                                        : movement(board, from, to, captures);
}

xq_illegality xq_movement(xq_variant variant, const xq_piece board[XQ_SQUARE_COUNT], unsigned from,
                          unsigned to)
{
    return movement_in(variant, board, from, to, board[to] != XQ_PIECE_NONE);
}

bool xq_movement_attacks(xq_variant variant, const xq_piece board[XQ_SQUARE_COUNT], unsigned from,
                         unsigned to)
{
    return from != to && movement_in(variant, board, from, to, true) == XQ_LEGAL;
}

static unsigned find_piece(const xq_piece board[XQ_SQUARE_COUNT], xq_piece piece)
{
    unsigned square = 0;
    while (square < XQ_SQUARE_COUNT - 1 && board[square] != piece)
        square++;
    return square;
}

static bool generals_of_face(const xq_piece *board)
{
    return xq_generals_face(board, find_piece(board, XQ_RED_GENERAL), find_piece(board, XQ_BLACK_GENERAL));
}

/* What the generals' facing after a move is (L5; J12: a call that stood must be broken). */
static xq_illegality facing_reason(const xq_position *position, const xq_piece *before, const xq_piece *after)
{
    if (!generals_of_face(after))
        return XQ_LEGAL;
    if (position->variant == XQ_VARIANT_XIANGQI || position->bikjang == XQ_BIKJANG_FORBIDDEN)
        return XQ_ILLEGAL_GENERALS_FACE;
    return position->bikjang == XQ_BIKJANG_CALL && generals_of_face(before) ? XQ_ILLEGAL_CALL_STANDS
                                                                            : XQ_LEGAL;
}

xq_illegality xq_safety_after(const xq_position *position, const xq_piece board[XQ_SQUARE_COUNT],
                              unsigned from, unsigned to)
{
    xq_piece after[XQ_SQUARE_COUNT];
    memcpy(after, board, sizeof after);
    after[to] = after[from];
    after[from] = XQ_PIECE_NONE;
    const xq_side side = xq_piece_side(board[from]);
    const unsigned general = find_piece(after, xq_piece_make(side, XQ_GENERAL));
    for (unsigned square = 0; square < XQ_SQUARE_COUNT; square++)
        if (xq_piece_side(after[square]) == xq_side_other(side) &&
            xq_movement_attacks((xq_variant)position->variant, after, square, general))
            return XQ_ILLEGAL_GENERAL_ATTACKED;
    return facing_reason(position, board, after);
}
