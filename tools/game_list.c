#include "game_list.h"

#include <string.h>

bool game_list_open(game_list *list, const char *name)
{
    *list = (game_list){.count = 0};
    return lines_open(&list->reader, name);
}

static char lower(char byte)
{
    return byte >= 'A' && byte <= 'Z' ? (char)(byte - 'A' + 'a') : byte;
}

static bool begins_with(const span *text, const char *word)
{
    for (size_t i = 0; word[i]; i++)
        if (i >= text->length || lower(text->text[i]) != word[i])
            return false;
    return true;
}

/* Up to the next tab; *rest, which may be the line, receives what follows it, or nothing at the line's end. */
static span take_column(const span *line, span *rest)
{
    const char *tab = memchr(line->text, '\t', line->length);
    const size_t length = tab ? (size_t)(tab - line->text) : line->length;
    const size_t skipped = tab ? length + 1 : length;
    const span column = {line->text, length, line->byte};
    *rest = (span){line->text + skipped, line->length - skipped, line->byte + skipped};
    return column;
}

/* A column title; a FEN, whose reader knows the word "fen" before it, has slashes. */
static bool is_header(const span *line)
{
    span rest;
    const span first = take_column(line, &rest);
    return (begins_with(&first, "start") || begins_with(&first, "fen")) &&
           !memchr(first.text, '/', first.length);
}

static void split(const span *line, listed_game *game)
{
    span rest;
    game->has_fen = memchr(line->text, '\t', line->length) != NULL;
    game->fen = take_column(line, &rest);
    game->moves = game->has_fen ? take_column(&rest, &rest) : *line;
}

bool game_list_next(game_list *list, listed_game *game)
{
    span line;
    bool more = lines_next(&list->reader, &line);
    while (more && is_header(&line)) /* wherever it stands: lists are put together with their headers */
        more = lines_next(&list->reader, &line);
    if (!more)
        return false;
    game->where = list->reader.here;
    game->index = list->count++;
    split(&line, game);
    return true;
}

bool game_list_close(game_list *list)
{
    return lines_close(&list->reader);
}
