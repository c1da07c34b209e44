/* Pinned pieces, with the line on which they are pinned (L6, J10). */
#include "board/board.h"
#include "board/janggi_movement.h"
#include "board/movement.h"

typedef struct pin_list {
    xq_pin *pins;
    size_t capacity;
    size_t count;
} pin_list;

/* Keeps the list sorted by square, then pinner; what does not fit falls off its end. */
static void insert(pin_list *list, const xq_pin *pin)
{
    size_t at = list->count < list->capacity ? list->count : list->capacity;
    list->count++;
    while (at > 0 && (list->pins[at - 1].square > pin->square || (list->pins[at - 1].square == pin->square &&
                                                                  list->pins[at - 1].pinner > pin->pinner))) {
        if (at < list->capacity)
            list->pins[at] = list->pins[at - 1];
        at--;
    }
    if (at < list->capacity)
        list->pins[at] = *pin;
}

/* What pins are looked for: those of a side, whose general stands on a point. */
typedef struct search {
    xq_variant variant;
    const xq_piece *board;
    xq_side side;
    unsigned general;
    pin_list list;
} search;

static int sign(int value)
{
    return (value > 0) - (value < 0);
}

/* One point straight or diagonally from the general towards a square. */
static int step_towards(const search *on, unsigned square)
{
    return sign((int)(square % XQ_FILE_COUNT) - (int)(on->general % XQ_FILE_COUNT)) +
           sign((int)(square / XQ_FILE_COUNT) - (int)(on->general / XQ_FILE_COUNT)) * XQ_FILE_COUNT;
}

/* How many points from the general on matter: all between on a line, a horse's leg, what an elephant passes; or none. */
static unsigned reach_of(const search *on, unsigned pinner)
{
    const bool is_janggi = on->variant == XQ_VARIANT_JANGGI;
    const bool is_line = is_janggi ? xq_janggi_share_line(on->general, pinner)
                                   : on->general / XQ_FILE_COUNT == pinner / XQ_FILE_COUNT ||
                                         on->general % XQ_FILE_COUNT == pinner % XQ_FILE_COUNT;
    switch (xq_piece_kind(on->board[pinner])) {
    case XQ_GENERAL: /* L6; facing is no attack in Janggi (J12) */
        return is_line && !is_janggi ? XQ_RANK_COUNT : 0;
    case XQ_CHARIOT:
    case XQ_CANNON:
        return is_line ? XQ_RANK_COUNT : 0;
    case XQ_HORSE: /* H1, J7 */
        return xq_movement(on->variant, on->board, pinner, on->general) == XQ_ILLEGAL_BLOCKED_LEG ? 1 : 0;
    case XQ_ELEPHANT: /* J8 */
        return xq_movement(on->variant, on->board, pinner, on->general) == XQ_ILLEGAL_BLOCKED_EYE && is_janggi
                   ? 2
                   : 0;
    default:
        return 0;
    }
}

/* The points from the general towards a pinner, and how many pieces stand on them. */
static unsigned fill_line(const search *on, xq_pin *pin, unsigned reach)
{
    const int step = step_towards(on, pin->pinner);
    unsigned pieces = 0;
    for (int square = (int)on->general + step; pin->length < reach && square != (int)pin->pinner;
         square += step) {
        pin->line[pin->length++] = (xq_square)square;
        pieces += on->board[square] != XQ_PIECE_NONE;
    }
    return pieces;
}

/* The other piece of the line than one of its points, or XQ_SQUARE_NONE. */
static xq_square other_piece(const search *on, const xq_pin *pin, unsigned index)
{
    xq_square other = XQ_SQUARE_NONE;
    for (unsigned i = 0; i < pin->length; i++)
        if (i != index && on->board[pin->line[i]] != XQ_PIECE_NONE)
            other = pin->line[i];
    return other;
}

/* A cannon pins two pieces, the others one. J6: where the other piece is a cannon, which is no screen, none is pinned. */
static void find_pins(search *on, unsigned pinner)
{
    const bool is_cannon = xq_piece_kind(on->board[pinner]) == XQ_CANNON;
    const unsigned reach = reach_of(on, pinner);
    xq_pin pin = {.pinner = (xq_square)pinner, .other = XQ_SQUARE_NONE};
    if (!reach || fill_line(on, &pin, reach) != (is_cannon ? 2 : 1))
        return;
    for (unsigned i = 0; i < pin.length; i++) {
        pin.square = pin.line[i];
        if (xq_piece_side(on->board[pin.square]) != on->side)
            continue;
        pin.other = other_piece(on, &pin, i);
        if (on->variant == XQ_VARIANT_JANGGI && is_cannon && xq_piece_kind(on->board[pin.other]) == XQ_CANNON)
            continue;
        insert(&on->list, &pin);
    }
}

size_t xq_position_pins(const xq_position *position, xq_side side, xq_pin *pins, size_t capacity)
{
    if (!xq_is_made(position) || (side != XQ_RED && side != XQ_BLACK))
        return 0;
    xq_piece board[XQ_SQUARE_COUNT];
    xq_copy_board(position, board);
    search on = {.variant = (xq_variant)position->variant,
                 .board = board,
                 .side = side,
                 .general = xq_general_square(position, (unsigned)side),
                 .list = {pins, pins ? capacity : 0, 0}};
    for (unsigned square = 0; square < XQ_SQUARE_COUNT; square++)
        if (xq_piece_side(board[square]) == xq_side_other(side))
            find_pins(&on, square);
    return on.list.count;
}
