/* A second implementation of the judgement of repetitions, written for clearness alone on the naive board: every
   move of the window is looked at anew, every pair of pieces tried. The tests compare the library with it. */
#ifndef TESTS_SUPPORT_SLOW_JUDGE_H
#define TESTS_SUPPORT_SLOW_JUDGE_H

#include <xiangqi/move.h>
#include <xiangqi/outcome.h>

#include "support/naive.h"

/* The readings, each as a number: its place among the words of the parameter of this name. */
typedef struct slow_rules {
    int perpetual_chase;          /* draw (chases are not asked), loses */
    int mixed_attacks;            /* off, on */
    int mutual_attack;            /* draw, level: check outranks chase */
    int same_victim;              /* off, on */
    int check_also_chase;         /* off, on */
    int newness;                  /* off, victim, pair */
    int root;                     /* before, after, both */
    int like_pieces;              /* chase, mutual, idle */
    int superior_attack;          /* off, on */
    int light_superior;           /* off, on */
    int general_chases;           /* off, on */
    int soldier_chases;           /* off, on */
    int uncrossed_soldier_victim; /* off, on */
} slow_rules;

extern const slow_rules slow_check_only;   /* Q7 */
extern const slow_rules slow_asian_online; /* Q3-Q6, Q8-Q10 */
extern const slow_rules slow_federation;   /* AXF, and WXF, which has taken it over */

/* What a move does. Pieces are bits, numbered along the squares of the start. */
typedef struct slow_ply {
    int side; /* 0 Red, 1 Black */
    bool checks;
    uint32_t victims;        /* pieces newly chased */
    xq_square places[32];    /* where the pieces stand after the move */
    uint32_t chasers_of[32]; /* for each victim, who chases it newly */
} slow_ply;

enum { SLOW_PLIES_MAX = 600 };

typedef struct slow_verdict {
    size_t first;                   /* index of the first move of the window */
    size_t end;                     /* one past the last */
    int loser;                      /* 0 Red, 1 Black, -1 nobody */
    slow_ply plies[SLOW_PLIES_MAX]; /* all moves up to end, the earlier ones too */
} slow_verdict;

/* Plays legal moves up to the third occurrence of a position and judges; false when there is none. */
bool slow_judge(const slow_rules *rules, const char *fen, const xq_move *moves, size_t count,
                slow_verdict *verdict);

/* What a move counts as: check, chase or idle. */
xq_nature slow_nature(const slow_ply *ply);

/* What becomes of each attack after a move, by points: XQ_REFUSAL_NONE for a chase, XQ_REFUSAL_END for no attack. */
typedef struct slow_attacks {
    uint8_t fate[90][90];
} slow_attacks;

/* Looks at one legal move. */
slow_attacks slow_attacks_of(const slow_rules *rules, const naive_board *board, xq_move move);

#endif
