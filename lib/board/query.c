/* What attacks, pins and protects: questions of single positions, written for clarity. */
#include "board/generator.h"
#include "board/movement.h"
#include "board/targets.h"

#include <stdlib.h>
#include <string.h>

static const char *const standing_names[] = {
    [XQ_STANDING_NONE] = "none",           [XQ_STANDING_PLAYING] = "playing",
    [XQ_STANDING_CHECK] = "check",         [XQ_STANDING_CHECKMATE] = "checkmate",
    [XQ_STANDING_STALEMATE] = "stalemate", [XQ_STANDING_FINISHED] = "finished",
};

const char *xq_standing_name(xq_standing standing)
{
    return (unsigned)standing < sizeof standing_names / sizeof standing_names[0] ? standing_names[standing]
                                                                                 : "";
}

bool xq_position_in_check(const xq_position *position)
{
    return xq_is_made(position) && xq_best_generator()->in_check(position, position->side);
}

xq_standing xq_position_status(const xq_position *position)
{
    if (!xq_is_made(position))
        return XQ_STANDING_NONE;
    bool is_tense;
    const bool has_move = xq_best_generator()->has_move(position, &is_tense);
    if (is_tense && xq_position_in_check(position))
        return has_move ? XQ_STANDING_CHECK : XQ_STANDING_CHECKMATE; /* M1 */
    return has_move ? XQ_STANDING_PLAYING : XQ_STANDING_STALEMATE;   /* M2 */
}

bool xq_position_is_checkmate(const xq_position *position)
{
    return xq_position_status(position) == XQ_STANDING_CHECKMATE;
}

bool xq_position_is_stalemate(const xq_position *position)
{
    return xq_position_status(position) == XQ_STANDING_STALEMATE;
}

/* P1-P3 as an attack: the point ahead, and beyond the river those beside. */
static bool soldier_attacks(unsigned side, const struct xq_square_info *at, const struct xq_square_info *to)
{
    const int files = to->file - at->file;
    const int ahead = side == XQ_RED ? to->rank - at->rank : at->rank - to->rank;
    return (ahead == 1 && files == 0) || (ahead == 0 && files * files == 1 && at->half != side);
}

/* G5: the general sees the enemy general along an open file, as a chariot would. */
static bool general_attacks(const xq_position *position, unsigned side, const struct xq_square_info *at,
                            const struct xq_square_info *to, unsigned square)
{
    if (to->half == side && xq_general_steps[at->palace] >> to->half_bit & 1)
        return true;
    return square == xq_general_square(position, side ^ 1) && at->file == to->file &&
           has_on_file(file_entry(position, at), to->rank);
}

/* Whether the piece on from could capture an enemy piece on to, by movement alone. */
static bool attacks(const xq_position *position, unsigned side, unsigned from, unsigned to)
{
    const struct xq_square_info *at = &xq_square_info[from], *target = &xq_square_info[to];
    const uint64_t bit = UINT64_C(1) << at->half_bit;
    const uint64_t all = position->pieces[side].occupied[side] | position->pieces[side ^ 1].occupied[side];
    switch (xq_piece_on(position, from) % 8) {
    case XQ_GENERAL:
        return general_attacks(position, side, at, target, to);
    case XQ_ADVISOR:
        return xq_set_has(in_half(side, join(advisor_targets(bit, 0, side))), to);
    case XQ_ELEPHANT:
        return xq_set_has(in_half(side, join(elephant_targets(bit, all, 0))), to);
    case XQ_HORSE:
        return abs(target->file - at->file) <= 2 && (open_leaps(position, at) & leap_bit(from, to));
    case XQ_CHARIOT:
        return has_on_lines((line_targets){rank_entry(position, at), file_entry(position, at)}, from, to);
    case XQ_CANNON:
        return has_on_lines((line_targets){rank_entry(position, at) >> 16, file_entry(position, at) >> 16},
                            from, to);
    case XQ_SOLDIER:
        return soldier_attacks(side, at, target);
    default:
        return false;
    }
}

static xq_set attackers_of(const xq_position *position, unsigned square, unsigned side)
{
    const uint8_t *squares = position->square_of + side * XQ_SLOTS_PER_SIDE;
    xq_set found = XQ_SET_EMPTY;
    for (unsigned slot = 0; slot < XQ_SLOTS_PER_SIDE; slot++)
        if (squares[slot] != XQ_NOWHERE_SQUARE && squares[slot] != square &&
            attacks(position, side, squares[slot], square))
            found = xq_set_or(found, xq_set_of(squares[slot]));
    return found;
}

size_t xq_position_attackers(const xq_position *position, xq_square square, xq_side side, xq_square *squares,
                             size_t capacity)
{
    if (!xq_is_made(position) || square >= XQ_SQUARE_COUNT || (side != XQ_RED && side != XQ_BLACK))
        return 0;
    const xq_set found = attackers_of(position, square, (unsigned)side);
    size_t count = 0;
    for (unsigned half = 0; half < 2; half++)
        for (uint64_t rest = found.half[half]; rest; rest &= rest - 1) {
            if (squares && count < capacity)
                squares[count] = (xq_square)((unsigned)__builtin_ctzll(rest) + half * 45);
            count++;
        }
    return count;
}

bool xq_position_is_attacked(const xq_position *position, xq_square square, xq_side side)
{
    return xq_position_attackers(position, square, side, NULL, 0) > 0;
}

size_t xq_position_checkers(const xq_position *position, xq_square *squares, size_t capacity)
{
    if (!xq_is_made(position))
        return 0;
    const xq_side side = (xq_side)position->side;
    return xq_position_attackers(position, xq_position_general(position, side), xq_side_other(side), squares,
                                 capacity);
}

/*
 * Q9: a real recapture. The piece is replaced by an enemy one, and its side must have a legal move
 * there. A soldier is put in its place: where it stands it blocks as any piece; that it might check is
 * no matter, since taking it answers that check.
 */
bool xq_position_is_protected(const xq_position *position, xq_square square)
{
    const xq_piece piece = xq_position_piece_at(position, square);
    if (xq_piece_kind(piece) == XQ_KIND_NONE || xq_piece_kind(piece) == XQ_GENERAL)
        return false;
    const xq_side side = xq_piece_side(piece);
    xq_piece board[XQ_SQUARE_COUNT];
    xq_copy_board(position, board);
    board[square] = xq_piece_make(xq_side_other(side), XQ_SOLDIER);
    for (unsigned from = 0; from < XQ_SQUARE_COUNT; from++)
        if (xq_piece_side(board[from]) == side && xq_movement(board, from, square) == XQ_LEGAL &&
            xq_safety_after(board, from, square) == XQ_LEGAL)
            return true;
    return false;
}

bool xq_position_gives_check(const xq_position *position, xq_move move)
{
    return xq_best_generator()->gives_check(position, move >> 7, move & 127u);
}
