/*
 * Moves in every notation, and words of layouts, from any bytes. The first byte chooses game, notation and how
 * far into a line of play the text is asked, the others are the text.
 */
#include "fuzz/fuzz.h"

#include <xiangqi/layout.h>
#include <xiangqi/notation.h>

/* A position some plies after the start: the first legal move, or the fifth, is played each time. */
static void make_position(xq_variant variant, unsigned plies, xq_position *position)
{
    require(xq_position_start(variant, position) == XQ_OK, "there is a start");
    for (unsigned ply = 0; ply < plies; ply++) {
        xq_move moves[XQ_MOVES_MAX];
        const size_t count = xq_position_moves(position, moves, XQ_MOVES_MAX);

        if (count == 0)
            return;
        xq_position_make(position, moves[count > 4 ? 4 : 0], &(xq_undo){0});
    }
}

/* What was read of the side to move is written and read again to the same move, where it is legal. */
static void write_back(const xq_position *position, xq_move move, xq_notation notation)
{
    char text[XQ_NOTATION_TEXT_SIZE];
    size_t length = 0;
    xq_move again = XQ_MOVE_NONE;
    const xq_status status =
        xq_position_write_move(position, move, notation, text, sizeof text, &length, NULL);

    if (!xq_position_is_legal(position, move, NULL)) {
        require(status == XQ_ERR_ILLEGAL_MOVE, "a move that is not legal is not written");
        return;
    }
    require(status == XQ_OK && length > 0 && length < sizeof text && strlen(text) == length,
            "a move fits its size");
    require(xq_position_read_move(position, text, length, notation, &again, NULL) == XQ_OK && again == move,
            "a move comes back");
}

static void try_move(const xq_position *position, xq_notation notation, const char *text, size_t size)
{
    xq_move move = 0xA5A5;
    xq_error error;
    const xq_status status = xq_position_read_move(position, text, size, notation, &move, &error);

    if (status != XQ_OK) {
        require(status == XQ_ERR_MOVE_TEXT || status == XQ_ERR_VARIANT, "a text is refused as such");
        require(move == 0xA5A5, "a failure leaves the move alone");
        require_error(&error, status, size);
        return;
    }
    require(xq_move_from(move) < XQ_SQUARE_COUNT && xq_move_to(move) < XQ_SQUARE_COUNT,
            "a move has two squares");
    write_back(position, move, notation);
}

static void try_layout(const char *text, size_t size)
{
    const xq_layout layout = xq_layout_from_word(text, size);

    if (layout == XQ_LAYOUT_NONE)
        return;
    require(layout >= 0 && layout < XQ_LAYOUT_END, "a layout is one of four");
    require(xq_layout_from_word(xq_layout_word(layout), strlen(xq_layout_word(layout))) == layout,
            "a layout's word comes back");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    enum { JANGGI = 0x08, PLIES_SHIFT = 4 };
    const char *text = (const char *)data + 1;
    xq_position position;

    if (size == 0)
        return 0;
    make_position(data[0] & JANGGI ? XQ_VARIANT_JANGGI : XQ_VARIANT_XIANGQI, data[0] >> PLIES_SHIFT,
                  &position);
    try_move(&position, (xq_notation)(data[0] % 8 % XQ_NOTATION_END), text, size - 1);
    try_layout(text, size - 1);
    return 0;
}
