/* Moves as text in the notations that know the position. */
#include "base/error.h"
#include "notation/janggi.h"

/* A notation: coordinates of a kind, or row-column text. */
typedef struct style {
    const char *name;
    xq_coordinates coordinates;
    bool row_column; /* Janggi alone */
    bool pass_sign;  /* a pass is written @@@@ */
} style;

static const style styles[XQ_NOTATION_END] = {
    [XQ_NOTATION_COORDINATES] = {"coordinates", XQ_COORDINATES_DEFAULT, false, false},
    [XQ_NOTATION_ICCS] = {"iccs", XQ_COORDINATES_FROM_0, false, false},
    [XQ_NOTATION_UCI] = {"uci", XQ_COORDINATES_FROM_1, false, false},
    [XQ_NOTATION_XBOARD] = {"xboard", XQ_COORDINATES_FROM_0, false, true},
    [XQ_NOTATION_KOREAN] = {"korean", XQ_COORDINATES_DEFAULT, true, false},
    [XQ_NOTATION_ROW_COLUMN] = {"row-column", XQ_COORDINATES_DEFAULT, true, false},
};

static bool is_known(xq_notation notation)
{
    return (unsigned)notation < XQ_NOTATION_END;
}

const char *xq_notation_name(xq_notation notation)
{
    return is_known(notation) ? styles[notation].name : "";
}

/* What both directions ask first. */
static xq_status check(const xq_position *position, xq_notation notation, xq_error *error)
{
    if (!position || !is_known(notation))
        return xq_fail(error, XQ_ERR_ARGUMENT, "no position, or the notation is unknown");
    if (!xq_position_is_made(position))
        return xq_fail(error, XQ_ERR_POSITION, "the position was never made");
    if (styles[notation].row_column && xq_position_variant(position) != XQ_VARIANT_JANGGI)
        return xq_fail(error, XQ_ERR_VARIANT, "the notation is of Janggi, the position is not");
    return XQ_OK;
}

static void write_move(const xq_position *position, xq_move move, xq_notation notation, xq_writer *writer)
{
    const style *const form = &styles[notation];
    char text[XQ_MOVE_TEXT_SIZE];
    if (form->row_column) {
        xq_janggi_write(position, move, notation, writer);
    } else if (form->pass_sign && xq_move_is_pass(move)) {
        xq_write_text(writer, XQ_JANGGI_PASS_SIGN);
    } else {
        xq_move_write(move, xq_position_variant(position), form->coordinates, text, sizeof text);
        xq_write_text(writer, text);
    }
}

static xq_status refuse(xq_move move, xq_illegality why, xq_error *error)
{
    xq_fail(error, XQ_ERR_ILLEGAL_MOVE, xq_illegality_text(why));
    if (error) {
        error->reason = (int32_t)why;
        error->move = move;
    }
    return XQ_ERR_ILLEGAL_MOVE;
}

xq_status xq_position_write_move(const xq_position *position, xq_move move, xq_notation notation, char *text,
                                 size_t capacity, size_t *length, xq_error *error)
{
    const xq_status status = check(position, notation, error);
    if (status != XQ_OK)
        return status;
    if (!text && capacity > 0)
        return xq_fail(error, XQ_ERR_ARGUMENT, "the text is null and its capacity is not 0");
    xq_illegality why = XQ_LEGAL;
    if (!xq_position_is_legal(position, move, &why))
        return refuse(move, why, error);
    xq_writer writer = xq_writer_to(text, capacity);
    write_move(position, move, notation, &writer);
    const size_t needed = xq_writer_finish(&writer);
    if (length)
        *length = needed;
    return XQ_OK;
}

/* Whether the whole text is a word for a pass. */
static bool is_pass(const char *text, size_t length)
{
    return xq_janggi_begins(text, length, XQ_JANGGI_PASS_SIGN) == length ||
           xq_janggi_begins(text, length, XQ_JANGGI_PASS_WORD) == length;
}

xq_status xq_position_read_move(const xq_position *position, const char *text, size_t length,
                                xq_notation notation, xq_move *move, xq_error *error)
{
    if (!text || !move)
        return xq_fail(error, XQ_ERR_ARGUMENT, "text or move is null");
    const xq_status status = check(position, notation, error);
    if (status != XQ_OK)
        return status;
    const xq_variant variant = xq_position_variant(position);
    if (variant == XQ_VARIANT_JANGGI && length > 0 && is_pass(text, length)) {
        *move = xq_position_pass(position);
        return XQ_OK;
    }
    return styles[notation].row_column
               ? xq_janggi_read(position, text, length, move, error)
               : xq_move_read(text, length, variant, styles[notation].coordinates, move, error);
}
