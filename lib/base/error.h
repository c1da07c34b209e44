/* Filling the caller's xq_error. Every function takes a null error and returns its code. */
#ifndef XQ_BASE_ERROR_H
#define XQ_BASE_ERROR_H

#include "base/writer.h"

#include <xiangqi/status.h>

/* Clears the error, sets its code, and gives a writer to its text; finish it with xq_writer_finish(). */
xq_writer xq_error_begin(xq_error *error, xq_status code);

/* A failure that needs no more than a sentence. */
xq_status xq_fail(xq_error *error, xq_status code, const char *text);

/* A failure at a byte of a text; field is an xq_fen_field. */
xq_status xq_fail_at(xq_error *error, xq_status code, xq_fen_field field, size_t byte, const char *text);

#endif
