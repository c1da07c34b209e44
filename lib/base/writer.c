#include "base/writer.h"

xq_writer xq_writer_to(char *text, size_t capacity)
{
    return (xq_writer){.text = text, .capacity = text ? capacity : 0, .length = 0};
}

void xq_write_char(xq_writer *writer, char character)
{
    if (writer->length + 1 < writer->capacity)
        writer->text[writer->length] = character;
    writer->length++;
}

void xq_write_bytes(xq_writer *writer, const char *bytes, size_t count)
{
    for (size_t i = 0; i < count; i++)
        xq_write_char(writer, bytes[i]);
}

void xq_write_text(xq_writer *writer, const char *text)
{
    while (*text)
        xq_write_char(writer, *text++);
}

void xq_write_number(xq_writer *writer, uint64_t number)
{
    char digits[20];
    size_t count = 0;
    do {
        digits[count++] = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    while (count)
        xq_write_char(writer, digits[--count]);
}

/* Bytes 10xxxxxx continue a UTF-8 character. */
static int continues(char byte)
{
    return ((unsigned char)byte & 0xC0) == 0x80;
}

/* Bytes of the character that a lead byte announces. */
static size_t character_size(char lead)
{
    const unsigned char byte = (unsigned char)lead;
    if (byte >= 0xF0)
        return 4;
    if (byte >= 0xE0)
        return 3;
    return byte >= 0xC0 ? 2 : 1;
}

size_t xq_writer_finish(xq_writer *writer)
{
    if (writer->capacity == 0)
        return writer->length;
    size_t end = writer->length;
    if (end >= writer->capacity) {
        end = writer->capacity - 1;
        size_t lead = end;
        while (lead > 0 && continues(writer->text[lead - 1]))
            lead--;
        if (lead > 0 && lead - 1 + character_size(writer->text[lead - 1]) > end)
            end = lead - 1;
    }
    writer->text[end] = '\0';
    return writer->length;
}
