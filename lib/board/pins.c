/* Pinned pieces, with the line on which they are pinned (L6). */
#include "board/board.h"
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

/* The points from the general towards a square, both excluded. Precondition: they share a rank or file. */
static void fill_line(xq_pin *pin, unsigned general, unsigned pinner)
{
    const int stride = general / XQ_FILE_COUNT == pinner / XQ_FILE_COUNT ? 1 : XQ_FILE_COUNT;
    const int step = pinner > general ? stride : -stride;
    for (int square = (int)general + step; square != (int)pinner; square += step)
        pin->line[pin->length++] = (xq_square)square;
}

/* Chariot and general pin one piece, a cannon two. */
static void find_line_pins(const xq_piece *board, xq_side side, unsigned general, unsigned pinner,
                           pin_list *list)
{
    const bool same_line = general / XQ_FILE_COUNT == pinner / XQ_FILE_COUNT ||
                           general % XQ_FILE_COUNT == pinner % XQ_FILE_COUNT;
    const int wanted = xq_piece_kind(board[pinner]) == XQ_CANNON ? 2 : 1;
    if (!same_line || xq_pieces_between(board, general, pinner) != wanted)
        return;
    xq_pin pin = {.pinner = (xq_square)pinner, .other = XQ_SQUARE_NONE};
    fill_line(&pin, general, pinner);
    for (unsigned i = 0; i < pin.length; i++) {
        if (xq_piece_side(board[pin.line[i]]) != side)
            continue;
        pin.square = pin.line[i];
        for (unsigned other = 0; other < pin.length; other++)
            if (other != i && board[pin.line[other]] != XQ_PIECE_NONE)
                pin.other = pin.line[other];
        insert(list, &pin);
    }
}

/* H1: a piece on the leg of a horse that would check. */
static void find_leg_pin(const xq_piece *board, xq_side side, unsigned general, unsigned horse,
                         pin_list *list)
{
    if (xq_movement(board, horse, general) != XQ_ILLEGAL_BLOCKED_LEG)
        return;
    const int files = (int)(general % XQ_FILE_COUNT) - (int)(horse % XQ_FILE_COUNT);
    const int ranks = (int)(general / XQ_FILE_COUNT) - (int)(horse / XQ_FILE_COUNT);
    const unsigned leg = (unsigned)((int)horse + ranks / 2 * XQ_FILE_COUNT + files / 2);
    if (xq_piece_side(board[leg]) != side)
        return;
    insert(list, &(xq_pin){.square = (xq_square)leg,
                           .pinner = (xq_square)horse,
                           .other = XQ_SQUARE_NONE,
                           .length = 1,
                           .line = {(xq_square)leg}});
}

size_t xq_position_pins(const xq_position *position, xq_side side, xq_pin *pins, size_t capacity)
{
    if (!xq_is_made(position) || (side != XQ_RED && side != XQ_BLACK))
        return 0;
    xq_piece board[XQ_SQUARE_COUNT];
    xq_copy_board(position, board);
    const unsigned general = xq_general_square(position, (unsigned)side);
    pin_list list = {pins, pins ? capacity : 0, 0};
    for (unsigned square = 0; square < XQ_SQUARE_COUNT; square++) {
        if (xq_piece_side(board[square]) != xq_side_other(side))
            continue;
        const xq_kind kind = xq_piece_kind(board[square]);
        if (kind == XQ_CHARIOT || kind == XQ_CANNON || kind == XQ_GENERAL)
            find_line_pins(board, side, general, square, &list);
        else if (kind == XQ_HORSE)
            find_leg_pin(board, side, general, square, &list);
    }
    return list.count;
}
