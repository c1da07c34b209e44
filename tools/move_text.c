#include "move_text.h"

#include <stdio.h>
#include <string.h>

static bool is_of_janggi(xq_notation notation)
{
    return notation == XQ_NOTATION_KOREAN || notation == XQ_NOTATION_ROW_COLUMN;
}

bool notation_find(const char *wanted, xq_variant variant, xq_notation *notation)
{
    for (xq_notation i = 0; i < XQ_NOTATION_END; i++) {
        if (wanted && strcmp(wanted, xq_notation_name(i)) != 0)
            continue;
        *notation = i;
        if (variant == XQ_VARIANT_JANGGI || !is_of_janggi(i))
            return true;
        complain(command_line, "notation %s is of janggi, not of %s", wanted, xq_variant_name(variant));
        return false;
    }
    complain(command_line, "no notation is called '%s'; there are:", wanted);
    for (xq_notation i = 0; i < XQ_NOTATION_END; i++)
        fprintf(stderr, "  %s\n", xq_notation_name(i));
    return false;
}

move_list move_list_of(span text)
{
    return (move_list){.text = text};
}

/* Files of coordinates are small letters; row-column text begins with a digit or a capital. */
static xq_notation notation_of(xq_variant variant, const char *token, size_t length)
{
    const char first = length > 0 ? token[0] : '\0';
    if (variant != XQ_VARIANT_JANGGI)
        return XQ_NOTATION_COORDINATES;
    return (first >= '0' && first <= '9') || (first >= 'A' && first <= 'Z') ? XQ_NOTATION_KOREAN
                                                                            : XQ_NOTATION_COORDINATES;
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

bool move_list_next(move_list *list, const xq_position *position, xq_move *move, xq_error *error)
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
    const xq_notation notation = notation_of(xq_position_variant(position), token, length);
    if (!xq_position_read_move(position, token, length, notation, move, error))
        return true;
    move_list_quote(list, error);
    move_list_blame(list, error);
    return false;
}
