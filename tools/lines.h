/* Lines of any length and any bytes, from a file or from stdin. */
#ifndef TOOLS_LINES_H
#define TOOLS_LINES_H

#include "diagnostics.h"

#include <stdio.h>

/* A piece of a line that is read on its own. */
typedef struct span {
    const char *text; /* not zero-terminated */
    size_t length;
    size_t byte; /* where it begins in its line, for errors */
} span;

typedef struct lines {
    FILE *stream;
    char *buffer;
    size_t capacity;
    place here;  /* the line read last */
    int failure; /* errno of a failed read, or 0 */
} lines;

/* Opens a file, "-" being stdin; complains when it can't be opened. */
bool lines_open(lines *reader, const char *name);

/* The next line that is not blank, without its line end (LF or CRLF) and without a UTF-8 byte order
   mark at the file's start; valid until the next call. False at the end. */
bool lines_next(lines *reader, span *line);

/* Closes; complains and returns false when reading had failed. */
bool lines_close(lines *reader);

bool is_blank(char byte);

#endif
