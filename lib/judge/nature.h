/* Natures of moves: what each does by itself (Q8). */
#ifndef XQ_JUDGE_NATURE_H
#define XQ_JUDGE_NATURE_H

#include "judge/chase.h"
#include "judge/history.h"
#include "judge/search.h"

/* What a move does. */
typedef struct xq_finding {
    bool check;
    bool kill;          /* CXA 24.2 */
    bool is_unsure;     /* a search ran out of positions: taken as idle */
    bool answers_check; /* a general's move out of check, whose threats are idle (CXA 26.1.2) */
    bool keeps_post;    /* CXA 26.2 */
    uint8_t classes;    /* what the rules of gain tell of attacks: xq_attack_class */
    uint8_t minor;      /* an xq_nature, when there is none of the graver ones */
    int16_t gain;       /* what the proof wins, twice (threat.h) */
    xq_slots old;       /* pieces that it could have won before as well */
    xq_chase chase;     /* empty where the rules ask for no chases */
    xq_line proof;      /* where the rules go by gain: how the kill or the chase is carried out */
} xq_finding;

/*
 * Finds what a move does that led to the stage's position, and takes it back on the stage.
 * previous  the ply before, or null when it is not known: the rules of gain ask who made a threat possible
 * all  keep refused attacks with their reasons too
 */
void xq_nature_find(const xq_profile *rules, xq_stage *stage, const xq_step *step, const xq_step *previous,
                    bool all, xq_finding *finding);

/* Q8, AXF 6-14: a move counts by its gravest nature. */
xq_nature xq_nature_of(const xq_finding *finding);

#endif
