/*
 * Reading FEN: one pass over the text, one function for each field.
 *
 * What the dialects do differently is a repair: mend() notes its bit, or refuses it when reading strictly.
 * What no dialect explains is an error at its byte. Decided here, since no standard says it:
 *
 * - A byte-order mark before the text counts as blanks: editors put it there unseen.
 * - Digits that follow a dash without a blank ("w--01") and begin with 0 are clock and number run together;
 *   digits after a blank (" 01") are one number with leading zeros. "w--12" could be either: an error.
 * - A dash with a digit 1-9 behind it, after a blank (" -5"), is a negative number: an error.
 * - A dash just before the side's letter ("-b") is an unused field out of place, and counts as run together.
 * - A letter b or r after a complete rank 0 is the side run together with the board only where the
 *   side's field does not follow; else it is one point too many.
 * - A letter r is Red's turn; in Janggi, where the second side is red, it is an error.
 * - An unused field may hold anything printable, unless the side is missing: then it may be the side.
 */
#include "board/variant.h"
#include "notation/fen_reader.h"

#include <xiangqi/fen.h>

/* Before the board: a byte-order mark, blanks, "fen" or "position fen". */

static bool skip_lead(struct reader *r)
{
    const size_t start = r->at;
    if (r->length >= 3 && memcmp(r->text, "\xEF\xBB\xBF", 3) == 0)
        r->at = 3;
    r->at = after_blanks(r, r->at);
    return r->at == start || mend_blanks(r, start, 0);
}

static bool read_prefix(struct reader *r)
{
    size_t at = r->at;
    if (is_word(r, at, "position", 8))
        at = after_blanks(r, at + 8);
    if (!is_word(r, at, "fen", 3))
        return true;
    if (!mend(r, XQ_REPAIR_PREFIX, r->at))
        return false;
    if (at != r->at) {
        r->at += 8;
        if (!skip_blanks(r))
            return false;
    }
    r->at += 3;
    return skip_blanks(r);
}

static bool read_start(struct reader *r)
{
    r->field = XQ_FIELD_BOARD;
    if (!skip_lead(r) || !read_prefix(r))
        return false;
    r->gap = false;
    return !at_end(r) || fail(r, r->at, "there is no board; ten ranks with slashes between would be right");
}

/* The board. */

/* Whether a byte may stand in a rank. */
static bool is_symbol(char c)
{
    return is_digit(c) || xq_piece_from_letter(c) != XQ_PIECE_NONE;
}

/* How many points the symbols from a byte on stand for. */
static size_t count_points(const struct reader *r, size_t at)
{
    size_t count = 0;
    for (; at < r->length && is_symbol(r->text[at]); at++)
        count += is_digit(r->text[at]) ? (size_t)(r->text[at] - '0') : 1;
    return count;
}

/* A rank with too many or too few points; start is its first byte. */
static bool fail_points(struct reader *r, unsigned rank, size_t start)
{
    xq_writer writer = begin_error(r);
    xq_write_text(&writer, "rank ");
    xq_write_number(&writer, rank + (r->setup.variant == XQ_VARIANT_JANGGI));
    xq_write_text(&writer, " has ");
    xq_write_number(&writer, count_points(r, start));
    xq_write_text(&writer, " points; 9 would be right");
    xq_writer_finish(&writer);
    return false;
}

/* A board of too few ranks, or of more than ten: those behind the slash reached are counted too. */
static bool fail_ranks(struct reader *r, unsigned count)
{
    for (size_t at = r->at; at < r->length && (is_symbol(r->text[at]) || r->text[at] == '/'); at++)
        count += r->text[at] == '/';
    xq_writer writer = begin_error(r);
    xq_write_text(&writer, "the board has ");
    xq_write_number(&writer, count);
    xq_write_text(&writer, count == 1 ? " rank; 10 would be right" : " ranks; 10 would be right");
    xq_writer_finish(&writer);
    return false;
}

static bool fail_symbol(struct reader *r)
{
    return fail_here(r, " is no piece (K A B N R C P, k a b n r c p) and no count of empty points (1 to 9)");
}

static bool fail_zero(struct reader *r)
{
    return fail(r, r->at, "0 is no count of empty points; 1 to 9 would be right");
}

/* Whether the board ends at the byte reached. */
static bool at_board_end(const struct reader *r)
{
    return is_blank_or_end(r, r->at) || r->text[r->at] == '[';
}

/* The symbols of a rank have ended before its ninth point. */
static bool fail_short_rank(struct reader *r, unsigned rank, size_t start)
{
    const bool ends = at_board_end(r) || peek(r) == '/';
    return ends ? fail_points(r, rank, start) : fail_symbol(r);
}

/* Something other than the end stands behind the ninth point of a rank. */
static bool fail_long_rank(struct reader *r, unsigned rank, size_t start)
{
    if (peek(r) == '0')
        return fail_zero(r);
    return is_symbol(peek(r)) ? fail_points(r, rank, start) : fail_symbol(r);
}

static bool mend_piece_letter(struct reader *r, char letter)
{
    const char small = (char)(letter | 0x20);
    return (small != 'e' && small != 'h') || mend(r, XQ_REPAIR_PIECE_LETTERS, r->at);
}

/* The nine points of a rank. */
static bool read_rank(struct reader *r, unsigned rank)
{
    xq_piece *points = &r->setup.piece[rank * XQ_FILE_COUNT];
    const size_t start = r->at;
    unsigned file = 0;
    while (file < XQ_FILE_COUNT) {
        const char c = peek(r);
        if (is_digit(c)) {
            const unsigned empty = (unsigned)(c - '0');
            if (empty == 0)
                return fail_zero(r);
            if (empty > XQ_FILE_COUNT - file)
                return fail_points(r, rank, start);
            if (r->at > start && is_digit(r->text[r->at - 1]) && !mend(r, XQ_REPAIR_EMPTY_COUNTS, r->at))
                return false;
            file += empty;
        } else {
            const xq_piece piece = xq_piece_from_letter(c);
            if (piece == XQ_PIECE_NONE)
                return fail_short_rank(r, rank, start);
            if (!mend_piece_letter(r, c))
                return false;
            points[file++] = piece;
        }
        r->at++;
    }
    return true;
}

/* Behind a rank that is not the last. */
static bool read_slash(struct reader *r, unsigned rank, size_t start)
{
    if (peek(r) == '/') {
        r->at++;
        return true;
    }
    return at_board_end(r) ? fail_ranks(r, XQ_RANK_COUNT - rank) : fail_long_rank(r, rank, start);
}

/* Whether the letter behind a complete rank 0 is the side to move. */
static bool at_joined_side(const struct reader *r)
{
    const char c = peek(r);
    if (c != 'b' && c != 'r')
        return c == 'w' || c == 'W';
    const size_t next = after_blanks(r, r->at + 1);
    if (next == r->length || r->text[next] == '-')
        return true;
    return next > r->at + 1 && is_digit(r->text[next]);
}

/* Behind rank 0. */
static bool end_board(struct reader *r, size_t start)
{
    if (at_board_end(r) || peek(r) == '-' || at_joined_side(r))
        return true;
    return peek(r) == '/' ? fail_ranks(r, XQ_RANK_COUNT) : fail_long_rank(r, 0, start);
}

static bool read_board(struct reader *r)
{
    for (unsigned rank = XQ_RANK_COUNT - 1;; rank--) {
        const size_t start = r->at;
        if (!read_rank(r, rank))
            return false;
        if (rank == 0)
            return end_board(r, start);
        if (!read_slash(r, rank, start))
            return false;
    }
}

static bool read_pocket(struct reader *r)
{
    if (peek(r) != '[')
        return true;
    if (r->at + 1 == r->length || r->text[r->at + 1] != ']')
        return fail(r, r->at, "there is a pocket that is not empty; no pocket would be right");
    if (!mend(r, XQ_REPAIR_POCKET, r->at))
        return false;
    r->at += 2;
    return true;
}

/* The side to move and the two unused fields. */

/* No further field: the end of the text, or "moves". */
static bool is_over(const struct reader *r)
{
    return at_end(r) || at_moves(r);
}

/* "r" is the first side, Red; in Janggi the second is red, and the letter could be either's. */
static xq_side side_of(const struct reader *r, char letter)
{
    switch (letter) {
    case 'r':
    case 'R':
        return r->setup.variant == XQ_VARIANT_XIANGQI ? XQ_RED : XQ_SIDE_NONE;
    case 'w':
    case 'W':
        return XQ_RED;
    case 'b':
    case 'B':
        return XQ_BLACK;
    default:
        return XQ_SIDE_NONE;
    }
}

/* Whether the letter of a side stands at a byte, and no longer word. */
static bool is_side_at(const struct reader *r, size_t at)
{
    if (at >= r->length || side_of(r, r->text[at]) == XQ_SIDE_NONE)
        return false;
    return is_blank_or_end(r, at + 1) || r->text[at + 1] == '-' || is_digit(r->text[at + 1]);
}

/* A dash out of place is left out; the side then stands without a blank before it. */
static void skip_dash_before_side(struct reader *r)
{
    if (peek(r) == '-' && is_side_at(r, r->at + 1)) {
        r->at++;
        r->gap = false;
    }
}

/* A longer word is wrong from its start; a byte that no text holds is wrong where it stands, behind the letter too. */
static bool fail_side(struct reader *r)
{
    const bool is_letter = side_of(r, peek(r)) != XQ_SIDE_NONE;
    if (is_letter && !is_printable(r->text[r->at + 1])) {
        r->at++;
        return fail_here(r, " follows the side to move; a blank would be right");
    }
    return fail(r, r->at, "no side to move can be read here; \"w\" or \"b\" would be right");
}

static bool read_side(struct reader *r)
{
    if (!enter(r, XQ_FIELD_SIDE))
        return false;
    skip_dash_before_side(r);
    const char c = peek(r);
    if (is_over(r) || c == '-' || is_digit(c))
        return mend(r, XQ_REPAIR_MISSING_SIDE, r->at);
    if (!is_side_at(r, r->at))
        return fail_side(r);
    if (!begin_field(r) || (c != 'w' && c != 'b' && !mend(r, XQ_REPAIR_SIDE_LETTER, r->at)))
        return false;
    r->setup.side_to_move = side_of(r, c);
    r->at++;
    return true;
}

static bool fail_negative(struct reader *r, xq_fen_field field)
{
    r->field = field;
    return fail(r, r->at, "a number is negative; 0 to 999999 would be right");
}

/* A number with a minus, not a dash run together with a number: see the head of this file. */
static bool at_negative(const struct reader *r)
{
    if (!r->gap || peek(r) != '-' || r->at + 1 == r->length)
        return false;
    return is_digit(r->text[r->at + 1]) && r->text[r->at + 1] != '0';
}

/* An unused field that is not a dash: all up to the next blank. */
static bool read_odd_unused(struct reader *r)
{
    const size_t start = r->at;
    if (r->repairs & XQ_REPAIR_MISSING_SIDE)
        return fail(r, start, "no side to move stands behind the board; \"w\" or \"b\" there would be right");
    for (; !is_blank_or_end(r, r->at); r->at++) {
        const unsigned char byte = (unsigned char)r->text[r->at];
        if (byte < 0x80 && !is_printable(r->text[r->at]))
            return fail_here(r, " stands in an unused field; \"-\" would be right");
    }
    return mend(r, XQ_REPAIR_UNUSED_FIELD, start);
}

static bool read_unused(struct reader *r, xq_fen_field field)
{
    if (!enter(r, field))
        return false;
    const char c = peek(r);
    if (is_over(r) || is_digit(c))
        return mend(r, XQ_REPAIR_MISSING_UNUSED, r->at);
    if (at_negative(r))
        return fail_negative(r, XQ_FIELD_HALF_MOVE_CLOCK);
    if (!begin_field(r))
        return false;
    if (c != '-')
        return read_odd_unused(r);
    r->at++;
    return true;
}

/* The two numbers. */

/* Finds the end of the number that has to begin here. */
static bool find_number(struct reader *r, size_t *end)
{
    size_t at = r->at;
    while (at < r->length && is_digit(r->text[at]))
        at++;
    if (at == r->at) {
        if (peek(r) == '-' && at + 1 < r->length && is_digit(r->text[at + 1]))
            return fail_negative(r, r->field);
        return fail_here(r, " stands where a number would be right");
    }
    *end = at;
    if (is_blank_or_end(r, at))
        return true;
    r->at = at;
    return fail_here(r, " follows a number; a blank would be right");
}

/* Reads the digits up to end. */
static bool read_number(struct reader *r, size_t end, uint32_t *number)
{
    const size_t start = r->at;
    uint32_t value = 0;
    if (r->text[start] == '0' && end > start + 1 && !mend(r, XQ_REPAIR_LEADING_ZEROS, start))
        return false;
    for (; r->at < end; r->at++) {
        value = value * 10 + (uint32_t)(r->text[r->at] - '0');
        if (value > XQ_CLOCK_MAX)
            return fail(r, start,
                        r->field == XQ_FIELD_MOVE_NUMBER
                            ? "the move number is too large; at most 999999 would be right"
                            : "the half-move clock is too large; at most 999999 would be right");
    }
    *number = value;
    return true;
}

/* Splits clock and move number that ran together with the dash before them: only a clock of 0 shows. */
static bool split_numbers(struct reader *r, size_t *end)
{
    const size_t next = after_blanks(r, *end);
    const bool last = next == r->length || !is_digit(r->text[next]);
    if (r->gap || !last || *end == r->at + 1)
        return true;
    *end = r->at + 1;
    return r->text[r->at] == '0' ||
           fail(r, r->at, "half-move clock and move number run together; a blank between would be right");
}

static bool read_clock(struct reader *r)
{
    size_t end = 0;
    if (!enter(r, XQ_FIELD_HALF_MOVE_CLOCK))
        return false;
    if (is_over(r))
        return mend(r, XQ_REPAIR_MISSING_CLOCK, r->at);
    if (!find_number(r, &end) || !split_numbers(r, &end) || !begin_field(r))
        return false;
    return read_number(r, end, &r->setup.half_move_clock);
}

static bool read_move_number(struct reader *r)
{
    size_t end = 0;
    if (!enter(r, XQ_FIELD_MOVE_NUMBER))
        return false;
    if (is_over(r))
        return mend(r, XQ_REPAIR_MISSING_NUMBER, r->at);
    const size_t start = r->at;
    if (!find_number(r, &end) || !begin_field(r) || !read_number(r, end, &r->setup.move_number))
        return false;
    if (r->setup.move_number > 0)
        return true;
    r->setup.move_number = 1;
    return mend(r, XQ_REPAIR_MOVE_NUMBER_ZERO, start);
}

/* Behind the last field: "moves" and blanks at the end. */
static bool read_tail(struct reader *r)
{
    if (!enter(r, XQ_FIELD_TAIL))
        return false;
    if (at_moves(r)) {
        if (!begin_field(r) || !mend(r, XQ_REPAIR_MOVES_WORD, r->at))
            return false;
        r->at += 5;
        if (!skip_blanks(r))
            return false;
        if (!at_end(r))
            return fail(r, r->at, "moves follow the FEN; they are no part of it, and nothing would be right");
    }
    if (!at_end(r))
        return fail_here(r, " follows the last field; nothing would be right");
    return r->tail_blanks == r->length || mend_blanks(r, r->tail_blanks, 0);
}

static bool read_all(struct reader *r)
{
    return read_start(r) && read_board(r) && read_pocket(r) && read_side(r) &&
           read_unused(r, XQ_FIELD_UNUSED_1) && read_unused(r, XQ_FIELD_UNUSED_2) && read_clock(r) &&
           read_move_number(r) && read_tail(r);
}

static xq_status check_arguments(size_t length, xq_variant variant, uint32_t flags, xq_error *error)
{
    if (!xq_is_variant(variant))
        return xq_fail(error, XQ_ERR_ARGUMENT, "the variant is unknown");
    if (flags & ~(uint32_t)XQ_FEN_STRICT)
        return xq_fail(error, XQ_ERR_ARGUMENT, "the flags have unknown bits");
    if (length > XQ_FEN_LENGTH_MAX)
        return xq_fail_at(error, XQ_ERR_FEN, XQ_FIELD_NONE, XQ_FEN_LENGTH_MAX,
                          "the text is too long; a FEN of at most 1024 bytes would be right");
    return XQ_OK;
}

xq_status xq_fen_read(const char *text, size_t length, xq_variant variant, uint32_t flags, xq_setup *setup,
                      uint32_t *repairs, xq_error *error)
{
    if (!text || !setup)
        return xq_fail(error, XQ_ERR_ARGUMENT, "text or setup is null");
    const xq_status status = check_arguments(length, variant, flags, error);
    if (status != XQ_OK)
        return status;
    struct reader r = {
        .text = text,
        .length = length,
        .tail_blanks = length,
        .strict = flags & XQ_FEN_STRICT,
        .error = error,
        .setup = {.size = sizeof *setup,
                  .variant = (int32_t)variant,
                  .side_to_move = XQ_RED,
                  .move_number = 1},
    };
    if (!read_all(&r))
        return XQ_ERR_FEN;
    *setup = r.setup;
    if (repairs)
        *repairs = r.repairs;
    return XQ_OK;
}

xq_status xq_position_from_fen(const char *text, size_t length, xq_variant variant, uint32_t flags,
                               xq_position *position, uint32_t *repairs, xq_error *error)
{
    if (!position)
        return xq_fail(error, XQ_ERR_ARGUMENT, "the position is null");
    xq_setup setup;
    uint32_t mended = 0;
    xq_status status = xq_fen_read(text, length, variant, flags, &setup, &mended, error);
    if (status == XQ_OK)
        status = xq_position_from_setup(&setup, position, error);
    if (status == XQ_OK && repairs)
        *repairs = mended;
    return status;
}
