/* Tables of tests: tab-separated UTF-8, `#` comments, one header line. */
#ifndef TESTS_SUPPORT_ROWS_H
#define TESTS_SUPPORT_ROWS_H

#include <stdbool.h>
#include <stddef.h>

typedef struct rows rows;

/* Opens a table and skips its header line and all lines that start with '#'. A path that ends in ".gz" is
   read through gzip. Null and a message on stderr when it can't be opened. */
rows *rows_open(const char *path);

/* Splits the next line at its tabs. A missing field is "", further fields are ignored; the texts are valid
   until the next call. False at the end. */
bool rows_next(rows *table, char **fields, size_t wanted);

/* The line of the row read last, from 1. */
unsigned rows_line(const rows *table);

void rows_close(rows *table);

/* The path of a file of the shared data, which stands beside the project or where XQ_SHARED says. False, and
   a line "skipped: no shared data", when the file is not there. source_dir is the project's root. */
bool rows_shared(const char *source_dir, const char *name, char *path, size_t capacity);

#endif
