#include "base/writer.h"
#include "board/variant.h"

#include <xiangqi/move.h>

xq_square xq_square_make(int file, int rank)
{
    if (file < 0 || file >= XQ_FILE_COUNT || rank < 0 || rank >= XQ_RANK_COUNT)
        return XQ_SQUARE_NONE;
    return (xq_square)(rank * XQ_FILE_COUNT + file);
}

int xq_square_file(xq_square square)
{
    return square < XQ_SQUARE_COUNT ? square % XQ_FILE_COUNT : -1;
}

int xq_square_rank(xq_square square)
{
    return square < XQ_SQUARE_COUNT ? square / XQ_FILE_COUNT : -1;
}

/* Here and not with the notations, because every error of the board names squares. */
size_t xq_square_write(xq_square square, xq_variant variant, char *text, size_t capacity)
{
    xq_writer writer = xq_writer_to(text, capacity);
    if (square < XQ_SQUARE_COUNT && xq_is_variant(variant)) {
        xq_write_char(&writer, (char)('a' + xq_square_file(square)));
        xq_write_number(&writer, (unsigned)xq_square_rank(square) + (variant == XQ_VARIANT_JANGGI));
    }
    return xq_writer_finish(&writer);
}

xq_move xq_move_make(xq_square from, xq_square to)
{
    if (from >= XQ_SQUARE_COUNT || to >= XQ_SQUARE_COUNT)
        return XQ_MOVE_NONE;
    return (xq_move)(from << 7 | to);
}

/* Either square, or none when any of the value's bits is out of range. */
static xq_square checked(xq_move move, unsigned square)
{
    const unsigned from = move >> 7;
    const unsigned to = move & 127u;
    return from < XQ_SQUARE_COUNT && to < XQ_SQUARE_COUNT ? (xq_square)square : XQ_SQUARE_NONE;
}

xq_square xq_move_from(xq_move move)
{
    return checked(move, move >> 7);
}

xq_square xq_move_to(xq_move move)
{
    return checked(move, move & 127u);
}

bool xq_move_is_pass(xq_move move)
{
    const unsigned from = move >> 7;
    return move != XQ_MOVE_NONE && from < XQ_SQUARE_COUNT && from == (move & 127u);
}
