#include "clauses/image.h"

#include <stdlib.h>

xq_square image_square(image of, xq_square square)
{
    int file = square % XQ_FILE_COUNT;
    int rank = square / XQ_FILE_COUNT;

    if (square >= XQ_SQUARE_COUNT) {
        return square;
    }
    if (of.is_mirrored) {
        file = XQ_FILE_COUNT - 1 - file;
    }
    if (of.is_swapped) {
        rank = XQ_RANK_COUNT - 1 - rank;
    }
    return (xq_square)(rank * XQ_FILE_COUNT + file);
}

xq_piece image_piece(image of, xq_piece piece)
{
    const xq_piece side_bit = XQ_BLACK_GENERAL - XQ_RED_GENERAL;

    return of.is_swapped && piece != XQ_PIECE_NONE ? piece ^ side_bit : piece;
}

xq_side image_side(image of, xq_side side)
{
    return of.is_swapped && side != XQ_SIDE_NONE ? (xq_side)(XQ_BLACK - side) : side;
}

xq_move image_move(image of, xq_move move)
{
    enum { BITS = 7, MASK = (1 << BITS) - 1 };
    const xq_square from = (xq_square)(move >> BITS & MASK);
    const xq_square to = move & MASK;

    if (move >> (2 * BITS) || from >= XQ_SQUARE_COUNT || to >= XQ_SQUARE_COUNT) {
        return move;
    }
    return (xq_move)(image_square(of, from) << BITS | image_square(of, to));
}

void image_setup(image of, xq_setup *setup)
{
    const xq_setup original = *setup;

    for (xq_square square = 0; square < XQ_SQUARE_COUNT; square++) {
        setup->piece[image_square(of, square)] = image_piece(of, original.piece[square]);
    }
    setup->side_to_move = image_side(of, (xq_side)original.side_to_move);
}

static int by_number(const void *a, const void *b)
{
    return *(const xq_square *)a - *(const xq_square *)b;
}

void image_squares(image of, xq_square *squares, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        squares[i] = image_square(of, squares[i]);
    }
    qsort(squares, count, sizeof *squares, by_number);
}
