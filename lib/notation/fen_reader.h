/* The state of a FEN reader, and what all its fields share: errors, repairs, blanks. Functions return false
   when reading has to end. */
#ifndef XQ_NOTATION_FEN_READER_H
#define XQ_NOTATION_FEN_READER_H

#include "base/error.h"
#include "notation/quote.h"

#include <xiangqi/fen.h>

#include <string.h>

struct reader {
    const char *text;
    size_t length;
    size_t at;          /* the byte to be read next */
    size_t tail_blanks; /* where the blanks at the end of the text begin; its length when there are none */
    xq_fen_field field; /* the field being read, for errors */
    bool gap;           /* a blank stands before the byte at */
    bool strict;
    uint32_t repairs;
    xq_error *error;
    xq_setup setup;
};

static inline bool fail(struct reader *r, size_t byte, const char *sentence)
{
    xq_fail_at(r->error, XQ_ERR_FEN, r->field, byte, sentence);
    return false;
}

/* Begins an error at the byte reached, for a sentence of several parts. */
static inline xq_writer begin_error(struct reader *r)
{
    const xq_writer writer = xq_error_begin(r->error, XQ_ERR_FEN);
    if (r->error) {
        r->error->field = (int32_t)r->field;
        r->error->byte = (uint32_t)r->at;
    }
    return writer;
}

/* An error at the byte reached: what is there, then what is wrong with it. */
static inline bool fail_here(struct reader *r, const char *what)
{
    xq_writer writer = begin_error(r);
    xq_write_quoted(&writer, r->text, r->length, r->at);
    xq_write_text(&writer, what);
    xq_writer_finish(&writer);
    return false;
}

static inline bool mend(struct reader *r, xq_fen_repair repair, size_t byte)
{
    if (r->strict)
        return fail(r, byte, xq_fen_repair_text(repair));
    r->repairs |= repair;
    return true;
}

static inline bool at_end(const struct reader *r)
{
    return r->at == r->length;
}

/* The byte to be read next, or 0 at the end (a zero byte of the text is an error wherever it stands). */
static inline char peek(const struct reader *r)
{
    return r->at < r->length ? r->text[r->at] : '\0';
}

static inline bool is_blank(char c)
{
    return c == ' ' || c == '_' || c == '\t' || c == '\n' || c == '\r';
}

static inline bool is_blank_or_end(const struct reader *r, size_t at)
{
    return at >= r->length || is_blank(r->text[at]);
}

static inline size_t after_blanks(const struct reader *r, size_t at)
{
    while (at < r->length && is_blank(r->text[at]))
        at++;
    return at;
}

/* Notes underscores and needless blanks from start up to the byte reached. */
static inline bool mend_blanks(struct reader *r, size_t start, size_t needed)
{
    const char *blanks = r->text + start;
    const size_t count = r->at - start;
    const char *underscore = memchr(blanks, '_', count);
    if (underscore && !mend(r, XQ_REPAIR_UNDERSCORES, (size_t)(underscore - r->text)))
        return false;
    if (count > needed)
        return mend(r, XQ_REPAIR_BLANKS, start + needed);
    return blanks[0] == ' ' || blanks[0] == '_' || mend(r, XQ_REPAIR_BLANKS, start);
}

/* Skips the blanks before a field. Those at the end of the text are left to read_tail(). */
static inline bool skip_blanks(struct reader *r)
{
    const size_t start = r->at;
    r->at = after_blanks(r, start);
    if (r->at == start)
        return true;
    r->gap = true;
    if (at_end(r)) {
        r->tail_blanks = start;
        return true;
    }
    return (r->at - start == 1 && r->text[start] == ' ') || mend_blanks(r, start, 1);
}

/* Goes on to the next field. */
static inline bool enter(struct reader *r, xq_fen_field field)
{
    r->field = field;
    return skip_blanks(r);
}

/* The field that begins here is there: a blank has to stand before it. */
static inline bool begin_field(struct reader *r)
{
    const bool gap = r->gap;
    r->gap = false;
    return gap || mend(r, XQ_REPAIR_MISSING_BLANKS, r->at);
}

/* Whether a word stands at a byte, with a blank or the end behind it. */
static inline bool is_word(const struct reader *r, size_t at, const char *word, size_t length)
{
    if (r->length - at < length || memcmp(r->text + at, word, length) != 0)
        return false;
    return is_blank_or_end(r, at + length);
}

static inline bool at_moves(const struct reader *r)
{
    return peek(r) == 'm' && is_word(r, r->at, "moves", 5);
}

static inline bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

#endif
