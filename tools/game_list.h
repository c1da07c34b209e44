/* Game lists: one game a line, start FEN, tab, moves; further columns are ignored. */
#ifndef TOOLS_GAME_LIST_H
#define TOOLS_GAME_LIST_H

#include "lines.h"

/* A game as it is listed. */
typedef struct listed_game {
    place where;
    size_t index; /* in its file, from 0 */
    bool has_fen; /* false: the start position */
    span fen;
    span moves;
} listed_game;

typedef struct game_list {
    lines reader;
    size_t count; /* games read */
} game_list;

/* As lines_open(), lines_next() and lines_close(). */
bool game_list_open(game_list *list, const char *name);
bool game_list_next(game_list *list, listed_game *game);
bool game_list_close(game_list *list);

#endif
