/**
 * @file
 * Buffers that batch calls write: the caller's, or new ones.
 */
#ifndef XIANGQI_PYTHON_BUFFERS_H
#define XIANGQI_PYTHON_BUFFERS_H

#include "core.h"

/** Items of a buffer: their size, format letter and name. */
typedef struct item_kind {
    size_t size;
    const char *format;
    const char *name;
} item_kind;

extern const item_kind core_bytes;    /* uint8 */
extern const item_kind core_shorts;   /* uint16 */
extern const item_kind core_words;    /* uint32 */
extern const item_kind core_integers; /* int32 */
extern const item_kind core_longs;    /* uint64 */
extern const item_kind core_sizes;    /* size_t */

/** A buffer in use. */
typedef struct output {
    PyObject *object; /* what the call returns: the caller's buffer or a new one */
    Py_buffer view;
} output;

/**
 * Takes the caller's buffer, or makes a new one of a shape when there is none: a memoryview, filled with zeros.
 * @param shape  lengths of the dimensions, ended by a 0
 */
bool core_open_output(PyObject *given, const item_kind *kind, size_t count, const size_t *shape,
                      const char *name, output *out);

/** Releases the buffer and returns what the call returns. */
PyObject *core_close_output(output *out);

/** Reads a buffer of items. Release it. */
bool core_open_input(PyObject *given, const item_kind *kind, const char *name, Py_buffer *view);

#endif
