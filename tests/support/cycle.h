/* Repeating lines of moves, their twins, and their judgement. The functions fail the running cmocka test on nonsense. */
#ifndef TESTS_SUPPORT_CYCLE_H
#define TESTS_SUPPORT_CYCLE_H

#include <xiangqi/game.h>

enum { CYCLE_MAX_PLIES = 256 };

/* A line with its start and what becomes of it. */
typedef struct cycle {
    xq_position start;
    xq_move moves[CYCLE_MAX_PLIES];
    size_t count;
    xq_side loser; /* XQ_SIDE_NONE for a draw */
} cycle;

/* The images in which a rule must hold. */
typedef struct twin {
    const char *name;
    bool mirrored;
    bool swapped;
} twin;

enum { CYCLE_TWINS = 4 };

extern const twin cycle_twins[CYCLE_TWINS];

/* The line of a table's row; a verdict is red_loses, black_loses or draw ("none" is taken as draw). */
cycle cycle_read(const char *fen, const char *moves, const char *verdict);

/* The line seen as a twin; the loser is turned likewise. */
cycle cycle_turned(const cycle *original, const twin *how);

/*
 * Puts a ply before the line that does not change what repeats in it: no capture, and its start does not
 * stand in the line, lest it be an occurrence. False when there is none.
 */
bool cycle_put_before(cycle *line);

/* A game of the line under a profile or rules, all its moves played; null when one is refused. */
xq_game *cycle_play(const cycle *line, const char *profile);
xq_game *cycle_play_under(const cycle *line, const xq_rules *rules);

/* The verdict in a few words; static storage. */
const char *cycle_verdict_text(const xq_game *game);

/* What is wrong with the judgement of a line with so many plies put before, or null. The end must fall on the last
   move, by repetition. */
const char *cycle_fault(const cycle *line, const xq_game *game, uint32_t before);

/*
 * Judges a row's line as printed, in its twins, and with up to three plies before; returns whether all is right, and
 * names the row and what is wrong when not. Adds to judged how many lines that were.
 */
bool cycle_is_judged_right(const cycle *printed, const char *profile, unsigned row, const char *id,
                           unsigned *judged);

#endif
