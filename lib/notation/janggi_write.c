/* Writing row-column text of Janggi. */
#include "notation/janggi.h"

/* Rows 1 to 9 and 0 for the tenth, from Han's edge; columns 1 to 9 from Cho's left. */
static void write_point(xq_writer *writer, xq_square square)
{
    xq_write_number(writer, (unsigned)(XQ_RANK_COUNT - xq_square_rank(square)) % XQ_RANK_COUNT);
    xq_write_number(writer, (unsigned)xq_square_file(square) + 1);
}

static bool mates(const xq_position *position, xq_move move)
{
    xq_position after;
    xq_position_make_copy(position, move, &after);
    return xq_position_is_checkmate(&after);
}

static void write_letters(const xq_position *position, xq_move move, xq_piece piece, xq_writer *writer)
{
    xq_write_char(writer, xq_janggi_letter(xq_piece_kind(piece)));
    write_point(writer, xq_move_from(move));
    const bool takes =
        !xq_move_is_pass(move) && xq_position_piece_at(position, xq_move_to(move)) != XQ_PIECE_NONE;
    xq_write_char(writer, takes ? 'x' : '-');
    write_point(writer, xq_move_to(move));
    if (xq_position_gives_check(position, move))
        xq_write_char(writer, mates(position, move) ? '#' : '+');
}

static void write_signs(const xq_position *position, xq_move move, xq_piece piece, xq_writer *writer)
{
    if (xq_move_is_pass(move)) {
        xq_write_text(writer, XQ_JANGGI_PASS_WORD);
        return;
    }
    write_point(writer, xq_move_from(move));
    xq_write_text(writer, xq_janggi_sign(piece));
    write_point(writer, xq_move_to(move));
    if (xq_position_gives_check(position, move))
        xq_write_text(writer, XQ_JANGGI_CHECK_WORD);
}

void xq_janggi_write(const xq_position *position, xq_move move, xq_notation notation, xq_writer *writer)
{
    const xq_piece piece = xq_position_piece_at(position, xq_move_from(move));
    if (notation == XQ_NOTATION_KOREAN)
        write_signs(position, move, piece, writer);
    else
        write_letters(position, move, piece, writer);
}
