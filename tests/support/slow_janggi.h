/* How a game of Janggi ends, judged from its moves alone and for clearness alone: on the boards of the second
   implementation, every question answered by looking at the whole game. Written from the clauses and the stated
   rules of each profile; the tests compare the library's verdicts with these. */
#ifndef TESTS_SUPPORT_SLOW_JANGGI_H
#define TESTS_SUPPORT_SLOW_JANGGI_H

#include <xiangqi/outcome.h>

#include "support/naive.h"

enum { SLOW_JANGGI_PLIES_MAX = 500 };

typedef struct slow_janggi_profile {
    const char *name;
    naive_facing facing;
    bool points;               /* else draws where nobody loses: passes, bikjang, repetition, the limits */
    unsigned occurrences;      /* how often a position stands until repetition is judged */
    bool perpetual_check;      /* whether the side that alone checked with every move loses then */
    bool shuffle;              /* whether a piece that goes to and fro loses */
    unsigned plies;            /* 0, or the limit of all plies */
    unsigned plies_no_capture; /* 0, or the limit of plies without a capture */
} slow_janggi_profile;

extern const slow_janggi_profile slow_janggi_profiles[];
extern const unsigned slow_janggi_profile_count;

typedef struct slow_janggi_end {
    xq_reason reason; /* XQ_REASON_NONE while the game goes on */
    xq_side winner;   /* XQ_SIDE_NONE for a draw */
} slow_janggi_end;

/* A game: what stood before each move, and after the last. */
typedef struct slow_janggi {
    const slow_janggi_profile *profile;
    unsigned clock; /* plies without a capture before the first move */
    unsigned plies;
    unsigned before; /* plies before the first move, by the move number */
    naive_board boards[SLOW_JANGGI_PLIES_MAX + 1];
    xq_move moves[SLOW_JANGGI_PLIES_MAX];
} slow_janggi;

/* Begins a game at a board whose facing mode is the profile's. */
void slow_janggi_begin(slow_janggi *game, const slow_janggi_profile *profile, const naive_board *start);

void slow_janggi_play(slow_janggi *game, xq_move move);

/* How the game stands after its last move, when it has not ended before. */
slow_janggi_end slow_janggi_judge(const slow_janggi *game);

#endif
