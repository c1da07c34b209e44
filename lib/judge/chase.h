/* Chases 捉: what a move newly threatens to capture (Q3, Q9, Q10). */
#ifndef XQ_JUDGE_CHASE_H
#define XQ_JUDGE_CHASE_H

#include "judge/capture.h"
#include "judge/profile.h"

#include <xiangqi/outcome.h>

/* Attacks by movement alone that a side can have: no piece has more than eight. */
enum { XQ_PAIRS_MAX = 80 };

/* An attack after a move: who, on whom, and what came of it. */
typedef struct xq_pair {
    uint8_t attacker; /* slots */
    uint8_t victim;
    uint8_t by;      /* who protects, bars or could take back; XQ_EMPTY_SLOT when nobody */
    uint8_t refusal; /* an xq_refusal_reason; none for a chase */
} xq_pair;

/* What a move attacks. */
typedef struct xq_chase {
    xq_slots victims; /* the pieces chased */
    uint32_t count;
    xq_pair pairs[XQ_PAIRS_MAX];
} xq_chase;

/*
 * Finds what the move chases that led to the stage's position, whose checkers are known. Takes the move back:
 * afterwards the stage stands before it.
 * all  keep the refused attacks too, each with its reason; else the chases alone are kept
 */
void xq_chase_find(const xq_profile *rules, xq_stage *stage, xq_move move, const xq_undo *undo, bool all,
                   xq_chase *chase);

#endif
