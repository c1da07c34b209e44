#include "move_text.h"

#include <stdio.h>
#include <string.h>

static const struct {
    const char *name;
    xq_coordinates coordinates;
} notations[] = {
    {"coordinates", XQ_COORDINATES_DEFAULT},
    {"iccs", XQ_COORDINATES_FROM_0},
    {"uci", XQ_COORDINATES_FROM_1},
};

enum { NOTATION_COUNT = sizeof notations / sizeof notations[0] };

bool notation_find(const char *wanted, const char **name, xq_coordinates *coordinates)
{
    for (size_t i = 0; i < NOTATION_COUNT; i++)
        if (!wanted || strcmp(wanted, notations[i].name) == 0) {
            *name = notations[i].name;
            *coordinates = notations[i].coordinates;
            return true;
        }
    complain(command_line, "no notation is called '%s'; there are:", wanted);
    for (size_t i = 0; i < NOTATION_COUNT; i++)
        fprintf(stderr, "  %s\n", notations[i].name);
    return false;
}

move_list move_list_of(span text, xq_variant variant)
{
    return (move_list){.text = text, .variant = variant};
}

void move_list_blame(const move_list *list, xq_error *error)
{
    const size_t inside = error->byte == XQ_NOWHERE ? 0 : error->byte;
    const size_t byte = list->text.byte + list->token + inside;
    error->byte = byte < XQ_NOWHERE ? (uint32_t)byte : XQ_NOWHERE;
    error->ply = list->read - 1;
}

void move_list_quote(const move_list *list, xq_error *error)
{
    enum { LONGEST = 16 };
    char sentence[XQ_ERROR_TEXT_SIZE];
    const char *token = list->text.text + list->token;
    const size_t length = list->next - list->token;
    if (length > LONGEST)
        return;
    for (size_t i = 0; i < length; i++)
        if (token[i] <= ' ' || token[i] > '~')
            return;
    memcpy(sentence, error->text, sizeof sentence);
    snprintf(error->text, sizeof error->text, "in '%.*s' %.*s", (int)length, token,
             (int)(sizeof sentence - LONGEST - sizeof "in '' "), sentence);
}

bool move_list_next(move_list *list, xq_move *move, xq_error *error)
{
    const span *text = &list->text;
    *error = (xq_error){.code = XQ_OK};
    while (list->next < text->length && is_blank(text->text[list->next]))
        list->next++;
    if (list->next == text->length)
        return false;
    list->token = list->next;
    while (list->next < text->length && !is_blank(text->text[list->next]))
        list->next++;
    list->read++;
    const char *token = text->text + list->token;
    const size_t length = list->next - list->token;
    if (!xq_move_read(token, length, list->variant, XQ_COORDINATES_DEFAULT, move, error))
        return true;
    move_list_quote(list, error);
    move_list_blame(list, error);
    return false;
}
