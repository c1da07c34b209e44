/* Natures of moves: what each does by itself (Q8). */
#ifndef XQ_JUDGE_NATURE_H
#define XQ_JUDGE_NATURE_H

#include "judge/chase.h"

/* What a move does. */
typedef struct xq_finding {
    bool check;
    xq_chase chase; /* empty where the rules ask for no chases */
} xq_finding;

/*
 * Finds what a move does that led to the stage's position, and takes it back on the stage.
 * all  keep refused attacks with their reasons too
 */
void xq_nature_find(const xq_profile *rules, xq_stage *stage, xq_move move, const xq_undo *undo, bool all,
                    xq_finding *finding);

/* Q8, AXF 6-14: a move counts by its gravest nature. */
xq_nature xq_nature_of(const xq_finding *finding);

#endif
