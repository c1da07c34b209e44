/* Boards as ASCII text. */
#include "base/writer.h"

#include <xiangqi/render.h>

/* Ranks as in coordinates: 0-9, in Janggi 1-10, right-aligned to two places. */
static void write_rank_label(xq_writer *writer, int rank, xq_variant variant)
{
    const unsigned label = (unsigned)rank + (variant == XQ_VARIANT_JANGGI);
    if (label < 10)
        xq_write_char(writer, ' ');
    xq_write_number(writer, label);
    xq_write_char(writer, ' ');
}

static void write_rank(xq_writer *writer, const xq_position *position, int rank)
{
    write_rank_label(writer, rank, xq_position_variant(position));
    for (int file = 0; file < XQ_FILE_COUNT; file++) {
        const char letter = xq_piece_letter(xq_position_piece_at(position, xq_square_make(file, rank)));
        xq_write_char(writer, ' ');
        xq_write_char(writer, letter ? letter : '.');
    }
    xq_write_char(writer, '\n');
}

static void write_side_to_move(xq_writer *writer, const xq_position *position)
{
    xq_write_text(writer, xq_side_name(xq_position_side_to_move(position), xq_position_variant(position)));
    xq_write_text(writer, " to move\n");
}

static void write_board(xq_writer *writer, const xq_position *position)
{
    for (int rank = XQ_RANK_COUNT - 1; rank >= 0; rank--) {
        write_rank(writer, position, rank);
        if (rank == XQ_RANK_COUNT / 2 && xq_position_variant(position) == XQ_VARIANT_XIANGQI)
            xq_write_text(writer, "    ~~~~~~~~~~~~~~~~~\n"); /* B2: the river; Janggi has none */
    }
    xq_write_text(writer, "    a b c d e f g h i\n");
    write_side_to_move(writer, position);
}

size_t xq_position_to_text(const xq_position *position, char *text, size_t capacity)
{
    xq_writer writer = xq_writer_to(text, capacity);
    if (xq_position_is_made(position))
        write_board(&writer, position);
    return xq_writer_finish(&writer);
}
