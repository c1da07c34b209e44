/* Naming a byte of the caller's text in an error's sentence. */
#ifndef XQ_NOTATION_QUOTE_H
#define XQ_NOTATION_QUOTE_H

#include "base/writer.h"

#include <stdbool.h>

/* Printable ASCII, the blank included. */
static inline bool is_printable(char c)
{
    return c >= 0x20 && c < 0x7F;
}

/* Writes the byte at an offset: "x" when it is printable ASCII, else byte 0x1B; or that the text ends. */
static inline void xq_write_quoted(xq_writer *writer, const char *text, size_t length, size_t at)
{
    static const char digits[] = "0123456789ABCDEF";
    if (at >= length) {
        xq_write_text(writer, "the end of the text");
        return;
    }
    const unsigned char byte = (unsigned char)text[at];
    if (is_printable(text[at])) {
        xq_write_char(writer, '"');
        xq_write_char(writer, text[at]);
        xq_write_char(writer, '"');
        return;
    }
    xq_write_text(writer, "byte 0x");
    xq_write_char(writer, digits[byte >> 4]);
    xq_write_char(writer, digits[byte & 15]);
}

#endif
