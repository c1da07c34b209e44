#define _POSIX_C_SOURCE 200809L /* popen */

#include "support/rows.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct rows {
    FILE *file;
    bool piped;
    bool header_seen;
    unsigned line;
    char *text;
    size_t capacity;
};

static bool ends_with(const char *text, const char *end)
{
    size_t length = strlen(text);
    size_t wanted = strlen(end);

    return length >= wanted && strcmp(text + length - wanted, end) == 0;
}

static FILE *open_gzip(const char *path)
{
    char command[1100];
    FILE *probe = fopen(path, "rb");

    if (!probe) {
        return NULL;
    }
    fclose(probe);
    if (strchr(path, '\'') || strlen(path) > 1000) {
        return NULL;
    }
    snprintf(command, sizeof command, "gzip -dc '%s'", path);
    return popen(command, "r");
}

rows *rows_open(const char *path)
{
    rows *table = calloc(1, sizeof *table);

    if (!table) {
        fprintf(stderr, "out of memory\n");
        return NULL;
    }
    table->piped = ends_with(path, ".gz");
    table->file = table->piped ? open_gzip(path) : fopen(path, "rb");
    if (!table->file) {
        fprintf(stderr, "can't open the table %s\n", path);
        free(table);
        return NULL;
    }
    return table;
}

static bool grow(rows *table)
{
    size_t capacity = table->capacity ? table->capacity * 2 : 4096;
    char *text = realloc(table->text, capacity);

    if (!text) {
        fprintf(stderr, "out of memory\n");
        return false;
    }
    table->text = text;
    table->capacity = capacity;
    return true;
}

/* Reads one line of any length, without its end. */
static bool read_line(rows *table)
{
    size_t length = 0;

    for (;;) {
        if (table->capacity - length < 2 && !grow(table)) {
            return false;
        }
        if (!fgets(table->text + length, (int)(table->capacity - length), table->file)) {
            table->text[length] = '\0';
            break;
        }
        length += strlen(table->text + length);
        if (length > 0 && table->text[length - 1] == '\n') {
            table->text[--length] = '\0';
            table->line++;
            return true;
        }
    }
    table->line++;
    return length > 0;
}

static bool read_row(rows *table)
{
    while (read_line(table)) {
        if (table->text[0] == '#' || table->text[0] == '\0') {
            continue;
        }
        if (table->header_seen) {
            return true;
        }
        table->header_seen = true;
    }
    return false;
}

bool rows_next(rows *table, char **fields, size_t wanted)
{
    static char empty[1];
    char *at;

    if (!read_row(table)) {
        return false;
    }
    at = table->text;
    for (size_t i = 0; i < wanted; i++) {
        char *tab = at ? strchr(at, '\t') : NULL;

        fields[i] = at ? at : empty;
        if (tab) {
            *tab = '\0';
        }
        at = tab ? tab + 1 : NULL;
    }
    return true;
}

unsigned rows_line(const rows *table)
{
    return table->line;
}

void rows_close(rows *table)
{
    if (!table) {
        return;
    }
    if (table->piped) {
        pclose(table->file);
    } else {
        fclose(table->file);
    }
    free(table->text);
    free(table);
}

bool rows_shared(const char *source_dir, const char *name, char *path, size_t capacity)
{
    const char *shared = getenv("XQ_SHARED");
    FILE *file;

    if (shared && *shared) {
        snprintf(path, capacity, "%s/%s", shared, name);
    } else {
        snprintf(path, capacity, "%s/../shared/%s", source_dir, name);
    }
    file = fopen(path, "rb");
    if (!file) {
        printf("skipped: no shared data (%s)\n", name);
        return false;
    }
    fclose(file);
    return true;
}
