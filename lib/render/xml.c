#include "render/xml.h"

#include <stdarg.h>
#include <stdbool.h>

static void write_integer(xq_writer *writer, int number)
{
    if (number < 0)
        xq_write_char(writer, '-');
    xq_write_number(writer, number < 0 ? 0 - (uint64_t)(int64_t)number : (uint64_t)number);
}

void xq_xml_write(xq_writer *writer, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    for (; *format; format++) {
        if (*format != '%' || *++format == '%')
            xq_write_char(writer, *format);
        else if (*format == 'd')
            write_integer(writer, va_arg(values, int));
        else
            xq_write_text(writer, va_arg(values, const char *));
    }
    va_end(values);
}

/* The smallest code points that need two, three and four bytes: anything less is written too long. */
static const uint32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};

static size_t announced_size(unsigned char lead)
{
    if (lead < 0x80)
        return 1;
    if (lead >= 0xC2 && lead < 0xE0)
        return 2;
    if (lead >= 0xE0 && lead < 0xF0)
        return 3;
    return lead >= 0xF0 && lead < 0xF5 ? 4 : 0;
}

/* What XML 1.0 calls a Char, beyond the control characters. */
static bool is_character(uint32_t code, size_t size)
{
    return code >= smallest[size] && code <= 0x10FFFF && !(code >= 0xD800 && code < 0xE000) &&
           (code & 0xFFFE) != 0xFFFE;
}

/* Bytes of the well-formed character at the start of a text, 0 when there is none. */
static size_t character_size(const char *text)
{
    const unsigned char lead = (unsigned char)*text;
    const size_t size = announced_size(lead);
    if (size < 2)
        return size;
    uint32_t code = lead & (0xFFu >> (size + 1));
    for (size_t i = 1; i < size; i++) {
        const unsigned char byte = (unsigned char)text[i];
        if ((byte & 0xC0) != 0x80) /* the zero too */
            return 0;
        code = code << 6 | (byte & 0x3F);
    }
    return is_character(code, size) ? size : 0;
}

static const char *escape_of(char character)
{
    switch (character) {
    case '&':
        return "&amp;";
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    case '"':
        return "&quot;";
    case '\'':
        return "&#39;";
    default:
        return (unsigned char)character < 0x20 || character == 0x7F ? " " : NULL;
    }
}

void xq_xml_escape(xq_writer *writer, const char *text)
{
    while (*text) {
        const size_t size = character_size(text);
        const char *const escape = size ? escape_of(*text) : "\xEF\xBF\xBD"; /* U+FFFD */
        if (escape)
            xq_write_text(writer, escape);
        else
            xq_write_bytes(writer, text, size);
        text += size ? size : 1;
    }
}
