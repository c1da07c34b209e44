/* Writing FEN: the canonical form alone. */
#include "base/error.h"

#include <xiangqi/fen.h>

static void write_empty(xq_writer *writer, unsigned count)
{
    if (count)
        xq_write_char(writer, (char)('0' + count));
}

static void write_rank(xq_writer *writer, const xq_piece *points)
{
    unsigned empty = 0;
    for (int file = 0; file < XQ_FILE_COUNT; file++) {
        const char letter = xq_piece_letter(points[file]);
        if (!letter) {
            empty++;
            continue;
        }
        write_empty(writer, empty);
        xq_write_char(writer, letter);
        empty = 0;
    }
    write_empty(writer, empty);
}

static void write_board(xq_writer *writer, const xq_setup *setup)
{
    for (int rank = XQ_RANK_COUNT - 1; rank >= 0; rank--) {
        write_rank(writer, &setup->piece[rank * XQ_FILE_COUNT]);
        if (rank > 0)
            xq_write_char(writer, '/');
    }
}

static void write_setup(xq_writer *writer, const xq_setup *setup)
{
    write_board(writer, setup);
    xq_write_text(writer, setup->side_to_move == XQ_RED ? " w - - " : " b - - ");
    xq_write_number(writer, setup->half_move_clock);
    xq_write_char(writer, ' ');
    xq_write_number(writer, setup->move_number);
}

/* The fault that keeps a setup from being written, or XQ_FAULT_NONE. */
static xq_fault find_fault(const xq_setup *setup)
{
    if (setup->side_to_move != XQ_RED && setup->side_to_move != XQ_BLACK)
        return (xq_fault){.code = XQ_FAULT_SIDE, .square = XQ_SQUARE_NONE};
    for (unsigned square = 0; square < XQ_SQUARE_COUNT; square++) {
        const xq_piece piece = setup->piece[square];
        if (piece != XQ_PIECE_NONE && xq_piece_kind(piece) == XQ_KIND_NONE)
            return (xq_fault){.code = XQ_FAULT_PIECE, .square = (xq_square)square, .piece = piece};
    }
    return (xq_fault){.code = XQ_FAULT_NONE};
}

static xq_status fail(const xq_fault *fault, xq_variant variant, xq_error *error)
{
    xq_error_begin(error, XQ_ERR_SETUP);
    if (error) {
        error->reason = fault->code;
        error->square = fault->square;
        error->piece = fault->piece;
        xq_fault_write(fault, variant, error->text, sizeof error->text);
    }
    return XQ_ERR_SETUP;
}

xq_status xq_fen_write(const xq_setup *setup, char *text, size_t capacity, size_t *length, xq_error *error)
{
    if (!setup || setup->size != sizeof *setup)
        return xq_fail(error, XQ_ERR_ARGUMENT, "the setup is null or its size is not sizeof(xq_setup)");
    if (!text && capacity > 0)
        return xq_fail(error, XQ_ERR_ARGUMENT, "the text is null and its capacity is not 0");
    const xq_fault fault = find_fault(setup);
    if (fault.code != XQ_FAULT_NONE)
        return fail(&fault, (xq_variant)setup->variant, error);
    xq_writer writer = xq_writer_to(text, capacity);
    write_setup(&writer, setup);
    const size_t needed = xq_writer_finish(&writer);
    if (length)
        *length = needed;
    return XQ_OK;
}

size_t xq_position_to_fen(const xq_position *position, char *text, size_t capacity)
{
    xq_setup setup;
    xq_writer writer = xq_writer_to(text, capacity);
    if (xq_position_to_setup(position, &setup) == XQ_OK)
        write_setup(&writer, &setup);
    return xq_writer_finish(&writer);
}
