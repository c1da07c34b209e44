/* Captures that make no chase by themselves under the Chinese rules: general, soldier, exchange (CXA 24.4, 26.1, 26.8). */
#ifndef XQ_JUDGE_EXEMPT_H
#define XQ_JUDGE_EXEMPT_H

#include "board/attack.h"

/* Of one side, its first captures. */
typedef struct xq_exemptions {
    xq_slots barred[XQ_SLOTS_PER_SIDE];    /* by place: what the piece may not chase */
    xq_slots exchanged[XQ_SLOTS_PER_SIDE]; /* of these, the like pieces that could take each other */
    xq_slots offered; /* what the piece that has just moved offers to exchange itself for */
} xq_exemptions;

/*
 * Finds them for the side to move.
 * mover  the slot that moved last, or XQ_EMPTY_SLOT
 */
void xq_exemptions_find(const xq_position *position, unsigned mover, xq_exemptions *exemptions);

#endif
