/* Rows whose argument is a script: a game under rules, with moves and acts. */
#ifndef TESTS_CLAUSES_SCRIPT_H
#define TESTS_CLAUSES_SCRIPT_H

#include "clauses/question.h"

#include <xiangqi/game.h>

enum { SCRIPT_MOVES_MAX = 100 };

/*
 * Steps with blanks between: first rules:NAME (check-only or janggi-site without it) and any set:NAME=VALUE, then moves,
 * resign:SIDE, timeout:SIDE, offer:SIDE, accept:SIDE, decline:SIDE. Steps after a refused one are not done.
 */
typedef struct script {
    const question *asked;
    xq_game *game;
    char refused[80];                /* why a step was refused, or "" */
    xq_move moves[SCRIPT_MOVES_MAX]; /* the moves that were taken */
    size_t count;
    bool has_acts; /* something else than moves was done */
    bool is_cut;   /* there were steps after the refused one */
} script;

/* Opens the row's game; returns what is left of the script after its rules and settings. */
const char *script_open(const question *asked, xq_game **game);

/* Runs the row's script; the game is the caller's to free. */
script script_run(const question *asked);

#endif
