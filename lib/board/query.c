/* What attacks, pins and protects: questions of single positions, written for clarity. */
#include "board/generator.h"
#include "board/make.h"
#include "board/movement.h"

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
    const bool has_move = xq_position_has_move(position);
    if (xq_position_in_check(position))
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

/* A list of squares that a caller's array may be too short for. */
typedef struct square_list {
    xq_square *squares;
    size_t capacity;
    size_t count;
} square_list;

static void append(square_list *list, unsigned square)
{
    if (list->squares && list->count < list->capacity)
        list->squares[list->count] = (xq_square)square;
    list->count++;
}

static void copy_board(const xq_position *position, xq_piece board[XQ_SQUARE_COUNT])
{
    for (unsigned square = 0; square < XQ_SQUARE_COUNT; square++)
        board[square] = xq_piece_on(position, square);
}

/* G5: the general sees the enemy general along an open file, as a chariot would. */
static bool faces(const xq_piece *board, unsigned from, unsigned to, xq_side side)
{
    return board[from] == xq_piece_make(side, XQ_GENERAL) &&
           board[to] == xq_piece_make(xq_side_other(side), XQ_GENERAL) && xq_generals_face(board, from, to);
}

size_t xq_position_attackers(const xq_position *position, xq_square square, xq_side side, xq_square *squares,
                             size_t capacity)
{
    if (!xq_is_made(position) || square >= XQ_SQUARE_COUNT || (side != XQ_RED && side != XQ_BLACK))
        return 0;
    xq_piece board[XQ_SQUARE_COUNT];
    copy_board(position, board);
    square_list list = {squares, capacity, 0};
    for (unsigned from = 0; from < XQ_SQUARE_COUNT; from++)
        if (xq_piece_side(board[from]) == side &&
            (xq_movement_attacks(board, from, square) || faces(board, from, square, side)))
            append(&list, from);
    return list.count;
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
    const xq_side enemy = xq_side_other(side);
    xq_piece before[XQ_SQUARE_COUNT], board[XQ_SQUARE_COUNT];
    copy_board(position, before);
    before[square] = xq_piece_make(enemy, XQ_SOLDIER);
    for (unsigned from = 0; from < XQ_SQUARE_COUNT; from++) {
        if (xq_piece_side(before[from]) != side || xq_movement(before, from, square) != XQ_LEGAL)
            continue;
        memcpy(board, before, sizeof board);
        board[square] = board[from];
        board[from] = XQ_PIECE_NONE;
        const unsigned general = from == xq_general_square(position, (unsigned)side)
                                     ? square
                                     : xq_general_square(position, (unsigned)side);
        bool is_safe = !xq_generals_face(board, general, xq_general_square(position, (unsigned)enemy));
        for (unsigned attacker = 0; is_safe && attacker < XQ_SQUARE_COUNT; attacker++)
            is_safe =
                xq_piece_side(board[attacker]) != enemy || !xq_movement_attacks(board, attacker, general);
        if (is_safe)
            return true;
    }
    return false;
}

bool xq_position_gives_check(const xq_position *position, xq_move move)
{
    xq_position after = *position;
    xq_move_pieces(&after, position->side, move >> 7, move & 127u);
    return xq_best_generator()->in_check(&after, position->side ^ 1u);
}
