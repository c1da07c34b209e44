/* What attacks, pins and protects: questions of single positions, written for clarity. */
#include "board/attack.h"
#include "board/generator.h"
#include "board/janggi_state.h"
#include "board/movement.h"
#include "board/set.h"

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
    return xq_is_made(position) && xq_generator_of(position)->in_check(position, position->side);
}

xq_standing xq_position_status(const xq_position *position)
{
    if (!xq_is_made(position))
        return XQ_STANDING_NONE;
    if (position->variant == XQ_VARIANT_JANGGI && xq_is_finished(position))
        return XQ_STANDING_FINISHED; /* J11, J12 */
    bool is_tense;
    const bool has_move = xq_generator_of(position)->has_move(position, &is_tense);
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

/* J4-J9, piece by piece. */
static xq_set attackers_in_janggi(const xq_position *position, unsigned square, unsigned side)
{
    xq_piece board[XQ_SQUARE_COUNT];
    xq_copy_board(position, board);
    xq_set found = XQ_SET_EMPTY;
    for (unsigned from = 0; from < XQ_SQUARE_COUNT; from++)
        if (xq_piece_side(board[from]) == (xq_side)side &&
            xq_movement_attacks(XQ_VARIANT_JANGGI, board, from, square))
            found = xq_set_or(found, xq_set_of(from));
    return found;
}

/* The facing general counts against the enemy general alone (G5). */
static xq_set attackers_of(const xq_position *position, unsigned square, unsigned side)
{
    if (position->variant == XQ_VARIANT_JANGGI)
        return attackers_in_janggi(position, square, side);
    const bool is_general = square == xq_general_square(position, side ^ 1);
    xq_slots slots =
        is_general ? xq_checkers_on(position, side ^ 1) : xq_attackers_on(position, side, square);
    xq_set found = XQ_SET_EMPTY;
    for (; slots; slots &= slots - 1)
        found = xq_set_or(found, xq_set_of(position->square_of[xq_slots_first(slots, side)]));
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
    if (position->bikjang == XQ_BIKJANG_ENDS && xq_faces(position))
        return false; /* J12: no move is legal any more */
    const xq_side side = xq_piece_side(piece);
    xq_piece board[XQ_SQUARE_COUNT];
    xq_copy_board(position, board);
    board[square] = xq_piece_make(xq_side_other(side), XQ_SOLDIER);
    for (unsigned from = 0; from < XQ_SQUARE_COUNT; from++)
        if (xq_piece_side(board[from]) == side &&
            xq_movement((xq_variant)position->variant, board, from, square) == XQ_LEGAL &&
            xq_safety_after(position, board, from, square) == XQ_LEGAL)
            return true;
    return false;
}

bool xq_position_gives_check(const xq_position *position, xq_move move)
{
    return xq_generator_of(position)->gives_check(position, move >> 7, move & 127u);
}
