/* Bounded text writer: never writes past the capacity, counts what would have been needed. */
#ifndef XQ_BASE_WRITER_H
#define XQ_BASE_WRITER_H

#include <stddef.h>
#include <stdint.h>

typedef struct xq_writer {
    char *text;      /* may be null when capacity is 0 */
    size_t capacity; /* bytes at text, the terminating zero included */
    size_t length;   /* bytes needed so far, without the zero */
} xq_writer;

xq_writer xq_writer_to(char *text, size_t capacity);
void xq_write_char(xq_writer *writer, char character);
void xq_write_text(xq_writer *writer, const char *text);
void xq_write_bytes(xq_writer *writer, const char *bytes, size_t count);
void xq_write_number(xq_writer *writer, uint64_t number);

/* Terminates the text, shortened to whole UTF-8 characters where it had to be cut; returns the length needed. */
size_t xq_writer_finish(xq_writer *writer);

#endif
