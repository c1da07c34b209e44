/* Squares and moves as coordinates: a0 to i9, or a1 to i10. */
#include "base/error.h"
#include "board/variant.h"
#include "notation/quote.h"

#include <xiangqi/move.h>

/* A notation of coordinates. */
struct style {
    unsigned first_rank; /* how rank 0 is written: 0 or 1 */
    bool capitals;       /* written with capitals and a dash */
    bool lax;            /* capitals and a dash are read */
};

static const struct style styles[] = {
    [XQ_COORDINATES_FROM_0] = {0, false, true},
    [XQ_COORDINATES_FROM_1] = {1, false, false},
    [XQ_COORDINATES_ICCS] = {0, true, true},
};

/* The style asked for, or null when variant or coordinates are unknown. */
static const struct style *style_of(xq_variant variant, xq_coordinates coordinates)
{
    if (!xq_is_variant(variant) || (unsigned)coordinates > XQ_COORDINATES_ICCS)
        return NULL;
    if (coordinates == XQ_COORDINATES_DEFAULT)
        coordinates = variant == XQ_VARIANT_JANGGI ? XQ_COORDINATES_FROM_1 : XQ_COORDINATES_FROM_0;
    return &styles[coordinates];
}

static void write_point(xq_writer *writer, xq_square square, const struct style *style)
{
    const char first_file = style->capitals ? 'A' : 'a';
    xq_write_char(writer, (char)(first_file + xq_square_file(square)));
    xq_write_number(writer, (unsigned)xq_square_rank(square) + style->first_rank);
}

/* XQ_MOVE_NONE is no move in any notation, as xq_move_read() says. */
size_t xq_move_write(xq_move move, xq_variant variant, xq_coordinates coordinates, char *text,
                     size_t capacity)
{
    const struct style *style = style_of(variant, coordinates);
    const xq_square from = xq_move_from(move);
    const xq_square to = xq_move_to(move);
    xq_writer writer = xq_writer_to(text, capacity);
    if (style && move != XQ_MOVE_NONE && from < XQ_SQUARE_COUNT && to < XQ_SQUARE_COUNT) {
        write_point(&writer, from, style);
        if (style->capitals)
            xq_write_char(&writer, '-');
        write_point(&writer, to, style);
    }
    return xq_writer_finish(&writer);
}

/* A text being read, and how its errors are reported. */
typedef struct reader {
    const char *text;
    size_t length;
    size_t at;
    const struct style *style;
    bool capitals; /* capital file letters are taken */
    xq_status code;
    xq_error *error;
} reader;

/* A failure at the place reached: what is there, then what is wrong with it. */
static xq_status fail(const reader *r, const char *what)
{
    xq_writer writer = xq_error_begin(r->error, r->code);
    if (r->error && r->at < XQ_NOWHERE)
        r->error->byte = (uint32_t)r->at;
    xq_write_quoted(&writer, r->text, r->length, r->at);
    xq_write_text(&writer, what);
    xq_writer_finish(&writer);
    return r->code;
}

/* A digit 0-9, or 10 or more when there is none. */
static unsigned digit_at(const reader *r, size_t at)
{
    return at < r->length ? (unsigned)((unsigned char)r->text[at]) - '0' : UINT32_MAX;
}

static xq_status read_file(reader *r, int *file)
{
    const unsigned char letter = r->at < r->length ? (unsigned char)r->text[r->at] : 0;
    if (letter >= 'a' && letter <= 'i')
        *file = letter - 'a';
    else if (r->capitals && letter >= 'A' && letter <= 'I')
        *file = letter - 'A';
    else
        return fail(r, " is no file; files are a to i");
    r->at++;
    return XQ_OK;
}

/* Ranks from 1 go up to 10; the longer number is taken, since no square begins with a digit. */
static xq_status read_rank(reader *r, int *rank)
{
    const unsigned first = r->style->first_rank;
    const unsigned digit = digit_at(r, r->at);
    if (digit > 9 || digit < first)
        return fail(r, first ? " is no rank; ranks are 1 to 10" : " is no rank; ranks are 0 to 9");
    r->at++;
    *rank = (int)(digit - first);
    if (first && digit == 1 && digit_at(r, r->at) == 0) {
        *rank = XQ_RANK_COUNT - 1;
        r->at++;
    }
    return XQ_OK;
}

static xq_status read_point(reader *r, xq_square *square)
{
    int file = 0;
    int rank = 0;
    if (read_file(r, &file) != XQ_OK || read_rank(r, &rank) != XQ_OK)
        return r->code;
    *square = xq_square_make(file, rank);
    return XQ_OK;
}

xq_status xq_square_read(const char *text, size_t length, xq_variant variant, xq_square *square,
                         xq_error *error)
{
    const struct style *style = style_of(variant, XQ_COORDINATES_DEFAULT);
    if (!text || !square)
        return xq_fail(error, XQ_ERR_ARGUMENT, "text or square is null");
    if (!style)
        return xq_fail(error, XQ_ERR_ARGUMENT, "the variant is unknown");
    reader r = {text, length, 0, style, true, XQ_ERR_SQUARE_TEXT, error};
    xq_square read = XQ_SQUARE_NONE;
    if (read_point(&r, &read) != XQ_OK)
        return r.code;
    if (r.at < length)
        return fail(&r, " follows the square; a square is a file and a rank");
    *square = read;
    return XQ_OK;
}

/*
 * Origin and target may be the same: in Janggi that is how a pass is written, in Xiangqi it is refused as
 * illegal, with its reason. Only rank 0's file a twice is no move here: its value is XQ_MOVE_NONE.
 */
static xq_status read_move(reader *r, xq_move *move)
{
    xq_square from = XQ_SQUARE_NONE;
    xq_square to = XQ_SQUARE_NONE;
    if (read_point(r, &from) != XQ_OK)
        return r->code;
    if (r->style->lax && r->at < r->length && r->text[r->at] == '-')
        r->at++;
    if (read_point(r, &to) != XQ_OK)
        return r->code;
    if (r->at < r->length)
        return fail(r, " follows the move; a move is two squares");
    *move = xq_move_make(from, to);
    if (*move == XQ_MOVE_NONE)
        return xq_fail_at(r->error, r->code, XQ_FIELD_NONE, 0,
                          "from the left corner to itself stands for no move; no game has such a move");
    return XQ_OK;
}

xq_status xq_move_read(const char *text, size_t length, xq_variant variant, xq_coordinates coordinates,
                       xq_move *move, xq_error *error)
{
    const struct style *style = style_of(variant, coordinates);
    if (!text || !move)
        return xq_fail(error, XQ_ERR_ARGUMENT, "text or move is null");
    if (!style)
        return xq_fail(error, XQ_ERR_ARGUMENT, "the variant or the coordinates are unknown");
    reader r = {text, length, 0, style, style->lax, XQ_ERR_MOVE_TEXT, error};
    xq_move read = XQ_MOVE_NONE;
    if (read_move(&r, &read) != XQ_OK)
        return r.code;
    *move = read;
    return XQ_OK;
}
