/* Squares and moves from any bytes. The first byte chooses variant and coordinates, the others are the text. */
#include "fuzz/fuzz.h"

#include <xiangqi/position.h>

static void try_square(const char *text, size_t size, xq_variant variant)
{
    char back[XQ_SQUARE_TEXT_SIZE];
    xq_square square = 0xA5;
    xq_square again = 0xA5;
    xq_error error;
    const xq_status status = xq_square_read(text, size, variant, &square, &error);

    if (status != XQ_OK) {
        require(status == XQ_ERR_SQUARE_TEXT && square == 0xA5, "a failure leaves the square alone");
        require_error(&error, status, size);
        return;
    }
    require(square < XQ_SQUARE_COUNT, "a square is on the board");
    require(xq_square_write(square, variant, back, sizeof back) == size, "a square's text has one length");
    require(xq_square_read(back, size, variant, &again, NULL) == XQ_OK && again == square,
            "a square comes back");
}

/* Any move may be asked of a position; it is played or the position stays. */
static void play(xq_move move)
{
    xq_position position;
    xq_position before;
    xq_error error;
    xq_illegality why = XQ_LEGAL;
    bool is_legal = false;

    require(xq_position_start(XQ_VARIANT_XIANGQI, &position) == XQ_OK, "there is a start");
    before = position;
    is_legal = xq_position_is_legal(&position, move, &why);
    require(is_legal == (why == XQ_LEGAL), "an illegal move has a reason");
    if (xq_position_play(&position, move, NULL, &error) == XQ_OK) {
        require(is_legal, "a move played is legal");
        return;
    }
    require(!is_legal && error.reason == (int32_t)why, "the reason is told");
    require(memcmp(&position, &before, sizeof before) == 0, "a failure leaves the position alone");
}

static void try_move(const char *text, size_t size, xq_variant variant, xq_coordinates coordinates)
{
    char back[XQ_MOVE_TEXT_SIZE];
    xq_move move = 0xA5A5;
    xq_move again = XQ_MOVE_NONE;
    xq_error error;
    size_t length = 0;
    const xq_status status = xq_move_read(text, size, variant, coordinates, &move, &error);

    if (status != XQ_OK) {
        require(status == XQ_ERR_MOVE_TEXT && move == 0xA5A5, "a failure leaves the move alone");
        require_error(&error, status, size);
        return;
    }
    require(move != XQ_MOVE_NONE && xq_move_to(move) < XQ_SQUARE_COUNT &&
                xq_move_from(move) < XQ_SQUARE_COUNT,
            "a move has two squares");
    length = xq_move_write(move, variant, coordinates, back, sizeof back);
    require(length > 0 && length < sizeof back, "a move fits its size");
    require(xq_move_read(back, length, variant, coordinates, &again, NULL) == XQ_OK && again == move,
            "a move comes back");
    play(move);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *text = (const char *)data + 1;
    xq_variant variant = XQ_VARIANT_XIANGQI;

    if (size == 0)
        return 0;
    if (data[0] & 4)
        variant = XQ_VARIANT_JANGGI;
    try_square(text, size - 1, variant);
    try_move(text, size - 1, variant, (xq_coordinates)(data[0] & 3));
    return 0;
}
