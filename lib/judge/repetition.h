/* Repetition: occurrences of a position, the window to judge, verdict. */
#ifndef XQ_JUDGE_REPETITION_H
#define XQ_JUDGE_REPETITION_H

#include "board/attack.h"
#include "judge/history.h"
#include "judge/profile.h"

#include <xiangqi/outcome.h>

/* Where the position now has stood (Q1). An occurrence is given as plies played when it stood. */
typedef struct xq_occurrences {
    uint32_t count;    /* itself included */
    uint32_t first;    /* the earliest */
    uint32_t previous; /* the latest before now; now itself when count is 1 */
} xq_occurrences;

/*
 * Finds the occurrences, unless they can't be as many as wanted: then a count of 1. The keys filter, placements decide.
 * Searches the plies since the last capture; unmakes them on a copy only when enough keys match.
 */
xq_occurrences xq_occurrences_find(const xq_history *history, uint32_t wanted);

/* The plies to be judged: indices first up to, not including, end. */
typedef struct xq_window {
    uint32_t first;
    uint32_t end;
} xq_window;

/* The ply before another in the cycle: before the first stands the last, which led to the same position. */
static inline uint32_t xq_window_previous(xq_window window, uint32_t index)
{
    return (index == window.first ? window.end : index) - 1;
}

/* The window that the occurrences make under the rules (Q2). */
xq_window xq_window_of(const xq_profile *rules, const xq_occurrences *occurrences, uint32_t now);

/* What a verdict knows beyond what it tells. Per side: */
typedef struct xq_ruling {
    xq_verdict verdict;
    xq_slots common[2];     /* the pieces that all its moves chased */
    uint32_t moves[2];      /* how many moves it made in the window */
    uint32_t checks[2];     /* of these check */
    uint32_t kills[2];      /* threaten mate */
    uint32_t chases[2];     /* chase, checks that chase among them */
    uint32_t first_idle[2]; /* ply of the earliest that does none of these, or 0 */
} xq_ruling;

/*
 * Whether the position now stands so often that the rules judge it; then the window is judged, in time linear in
 * its length.
 */
bool xq_repetition_is_judged(const xq_profile *rules, const xq_history *history, xq_ruling *ruling);

#endif
