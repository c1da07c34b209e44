/* A move looked at under the rules of gain: the positions around it, and what the searches may spend on it. */
#ifndef XQ_JUDGE_STUDY_H
#define XQ_JUDGE_STUDY_H

#include "judge/exempt.h"
#include "judge/history.h"
#include "judge/profile.h"
#include "judge/threat.h"

/* A move looked at. */
typedef struct xq_study {
    const xq_profile *rules;
    xq_position after;  /* the other side to move */
    xq_position passed; /* the mover to move again: what it threatens */
    xq_position before; /* the mover to move */
    xq_position origin; /* a ply earlier, the turn passed to the mover */
    bool has_origin;
    bool has_looked_back;    /* origin and earlier have been found */
    const xq_step *previous; /* the ply before, or null */
    unsigned us;
    unsigned mover; /* slot */
    bool answers_check;
    xq_budget budget;
    xq_exemptions exemptions; /* after the move */
    xq_exemptions earlier;    /* before it */
} xq_study;

static inline uint32_t xq_study_parameter(const xq_study *of, xq_parameter which)
{
    return of->rules->values[which];
}

static inline bool xq_is_in_play(const xq_position *position, unsigned slot)
{
    return position->square_of[slot] != XQ_NOWHERE_SQUARE;
}

/* A threat on a target, or on any, from one of the study's positions. */
xq_threat xq_study_threat(xq_study *of, xq_position *position, const xq_exemptions *exemptions,
                          unsigned target);

#endif
