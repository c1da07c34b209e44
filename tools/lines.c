#include "lines.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

bool is_blank(char byte)
{
    return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r';
}

static bool is_stdin(const char *name)
{
    return strcmp(name, "-") == 0;
}

bool lines_open(lines *reader, const char *name)
{
    *reader = (lines){.here = {name, 0}};
    reader->stream = is_stdin(name) ? stdin : fopen(name, "rb");
    if (!reader->stream)
        complain(command_line, "can't open %s: %s", name, strerror(errno));
    return reader->stream != NULL;
}

static void cut_front(span *line, size_t bytes)
{
    line->text += bytes;
    line->length -= bytes;
    line->byte += bytes;
}

static void cut_line_end(span *line)
{
    if (line->length && line->text[line->length - 1] == '\n')
        line->length--;
    if (line->length && line->text[line->length - 1] == '\r')
        line->length--;
}

static void cut_byte_order_mark(span *line)
{
    static const char mark[] = {'\xEF', '\xBB', '\xBF'};
    if (line->length >= sizeof mark && memcmp(line->text, mark, sizeof mark) == 0)
        cut_front(line, sizeof mark);
}

static bool all_blank(const span *line)
{
    for (size_t i = 0; i < line->length; i++)
        if (!is_blank(line->text[i]))
            return false;
    return true;
}

bool lines_next(lines *reader, span *line)
{
    ssize_t length;
    while ((length = getline(&reader->buffer, &reader->capacity, reader->stream)) >= 0) {
        reader->here.line++;
        *line = (span){reader->buffer, (size_t)length, 0};
        cut_line_end(line);
        if (reader->here.line == 1)
            cut_byte_order_mark(line);
        if (!all_blank(line))
            return true;
    }
    if (!feof(reader->stream))
        reader->failure = errno;
    return false;
}

bool lines_close(lines *reader)
{
    if (reader->failure)
        complain(command_line, "can't read %s after line %" PRIu32 ": %s", reader->here.file,
                 reader->here.line, strerror(reader->failure));
    if (reader->stream != stdin)
        fclose(reader->stream);
    free(reader->buffer);
    return !reader->failure;
}
