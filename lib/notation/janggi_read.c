/*
 * Reading row-column text of Janggi: [letter] point [[side] sign] [- or x] point [captured sign] [장군, + or #], with
 * blanks between if need be. A letter or a sign has to name the piece; what the text says of the board has to be so.
 */
#include "base/error.h"
#include "notation/janggi.h"
#include "notation/quote.h"

typedef struct reader {
    const xq_position *position;
    const char *text;
    size_t length;
    size_t at;
    xq_error *error;
} reader;

/* What a text has said. */
typedef struct words {
    xq_square from, to;
    xq_kind kind;
    xq_kind captured; /* or none */
    xq_side side;     /* or none */
    bool takes;
    bool checks;
    size_t from_at, to_at, side_at, captured_at, check_at; /* where */
} words;

static bool fail_at(const reader *r, size_t byte, const char *sentence)
{
    xq_fail_at(r->error, XQ_ERR_MOVE_TEXT, XQ_FIELD_NONE, byte, sentence);
    return false;
}

static bool fail_here(const reader *r, const char *what)
{
    xq_writer writer = xq_error_begin(r->error, XQ_ERR_MOVE_TEXT);
    if (r->error && r->at < XQ_NOWHERE)
        r->error->byte = (uint32_t)r->at;
    xq_write_quoted(&writer, r->text, r->length, r->at);
    xq_write_text(&writer, what);
    xq_writer_finish(&writer);
    return false;
}

static void skip_blanks(reader *r)
{
    while (r->at < r->length && r->text[r->at] == ' ')
        r->at++;
}

/* Takes a character when it stands here. */
static bool take(reader *r, char wanted)
{
    if (r->at >= r->length || r->text[r->at] != wanted)
        return false;
    r->at++;
    return true;
}

static bool take_word(reader *r, const char *word)
{
    const size_t bytes = xq_janggi_begins(r->text + r->at, r->length - r->at, word);
    r->at += bytes;
    return bytes > 0;
}

static bool take_sign(reader *r, xq_kind *kind)
{
    const size_t bytes = xq_janggi_read_sign(r->text + r->at, r->length - r->at, kind);
    r->at += bytes;
    return bytes > 0;
}

/* Takes a digit as it counts rows and columns: 0 is the tenth. */
static bool take_digit(reader *r, int *number)
{
    if (r->at >= r->length || r->text[r->at] < '0' || r->text[r->at] > '9')
        return false;
    *number = r->text[r->at] == '0' ? XQ_RANK_COUNT : r->text[r->at] - '0';
    r->at++;
    return true;
}

static bool read_point(reader *r, xq_square *square)
{
    int row = 0;
    int column = 0;
    skip_blanks(r);
    if (!take_digit(r, &row))
        return fail_here(r, " is no row; rows are 1 to 9 and 0 for the tenth, from Han's edge");
    if (!take_digit(r, &column) || column > XQ_FILE_COUNT) {
        r->at -= column > XQ_FILE_COUNT;
        return fail_here(r, " is no column; columns are 1 to 9, from Cho's left");
    }
    *square = xq_square_make(column - 1, XQ_RANK_COUNT - row);
    return true;
}

/* The letter before the origin: a capital of FEN, H and E too. */
static void take_letter(reader *r, words *said)
{
    const char c = r->at < r->length ? r->text[r->at] : '\0';
    if (c < 'A' || c > 'Z' || xq_piece_from_letter(c) == XQ_PIECE_NONE)
        return;
    said->kind = xq_piece_kind(xq_piece_from_letter(c));
    r->at++;
}

/* The sign behind the origin, with or without its side's. General's signs may be that of the side alone. */
static bool read_signs(reader *r, words *said)
{
    skip_blanks(r);
    said->side_at = r->at;
    r->at += xq_janggi_read_side(r->text + r->at, r->length - r->at, &said->side);
    if (!take_sign(r, &said->kind) && said->side != XQ_SIDE_NONE)
        said->kind = XQ_GENERAL;
    return said->kind != XQ_KIND_NONE || fail_here(r, " is no sign of a piece; 졸 or 卒 would be one");
}

/* Behind the target. */
static bool read_tail(reader *r, words *said)
{
    skip_blanks(r);
    said->check_at = r->at;
    said->checks = take_word(r, XQ_JANGGI_CHECK_WORD); /* before the signs: a general's begins it */
    said->captured_at = r->at;
    if (!said->checks && take_sign(r, &said->captured)) {
        skip_blanks(r);
        said->check_at = r->at;
        said->checks = take_word(r, XQ_JANGGI_CHECK_WORD);
    }
    if (!said->checks)
        said->checks = take(r, '+') || take(r, '#');
    return r->at == r->length || fail_here(r, " follows the move; nothing would be right");
}

static bool read_words(reader *r, words *said)
{
    skip_blanks(r);
    take_letter(r, said);
    const bool has_letter = said->kind != XQ_KIND_NONE;
    said->from_at = r->at;
    if (!read_point(r, &said->from) || (!has_letter && !read_signs(r, said)))
        return false;
    skip_blanks(r);
    said->takes = take(r, 'x');
    if (!said->takes)
        take(r, '-');
    said->to_at = r->at;
    return read_point(r, &said->to) && read_tail(r, said);
}

/* The piece at the origin is not the one named. */
static bool fail_piece(const reader *r, const words *said, xq_piece piece)
{
    char square[XQ_SQUARE_TEXT_SIZE];
    xq_square_write(said->from, XQ_VARIANT_JANGGI, square, sizeof square);
    xq_writer writer = xq_error_begin(r->error, XQ_ERR_MOVE_TEXT);
    if (r->error) {
        r->error->byte = (uint32_t)said->from_at;
        r->error->square = said->from;
        r->error->piece = piece;
    }
    xq_write_text(&writer, "on ");
    xq_write_text(&writer, square);
    xq_write_text(&writer, " stands ");
    xq_write_text(&writer, piece == XQ_PIECE_NONE ? "nothing" : "a ");
    xq_write_text(&writer, xq_kind_name(xq_piece_kind(piece)));
    xq_write_text(&writer, ", not a ");
    xq_write_text(&writer, xq_kind_name(said->kind));
    xq_writer_finish(&writer);
    return false;
}

/* A check that a legal move does not give; of an illegal one its reason is told elsewhere. */
static bool lies_about_check(const reader *r, const words *said, xq_move move)
{
    return said->checks && xq_position_is_legal(r->position, move, NULL) &&
           !xq_position_gives_check(r->position, move);
}

/* Whether what was said is so. */
static bool confirm(const reader *r, const words *said, xq_move move)
{
    const xq_piece piece = xq_position_piece_at(r->position, said->from);
    const xq_piece target =
        said->from == said->to ? XQ_PIECE_NONE : xq_position_piece_at(r->position, said->to);
    if (xq_piece_kind(piece) != said->kind)
        return fail_piece(r, said, piece);
    if (said->side != XQ_SIDE_NONE && said->side != xq_piece_side(piece))
        return fail_at(r, said->side_at, "the sign is the other side's");
    if (said->takes && target == XQ_PIECE_NONE)
        return fail_at(r, said->to_at, "a capture is written, but nothing stands on the target");
    if (said->captured != XQ_KIND_NONE && said->captured != xq_piece_kind(target))
        return fail_at(r, said->captured_at,
                       "the piece written behind the move does not stand on the target");
    return !lies_about_check(r, said, move) || fail_at(r, said->check_at, "the move gives no check");
}

xq_status xq_janggi_read(const xq_position *position, const char *text, size_t length, xq_move *move,
                         xq_error *error)
{
    reader r = {position, text, length, 0, error};
    words said = {.side = XQ_SIDE_NONE};
    if (!read_words(&r, &said))
        return XQ_ERR_MOVE_TEXT;
    const xq_move read = xq_move_make(said.from, said.to);
    if (read == XQ_MOVE_NONE) {
        fail_at(&r, 0, "from the left corner to itself is no move");
        return XQ_ERR_MOVE_TEXT;
    }
    if (!confirm(&r, &said, read))
        return XQ_ERR_MOVE_TEXT;
    *move = read;
    return XQ_OK;
}
