/* Natures that are no attack (CXA 24.4-24.7): they make no difference to a verdict, and tell what a move does. */
#ifndef XQ_JUDGE_MINOR_H
#define XQ_JUDGE_MINOR_H

#include "judge/exempt.h"

#include <xiangqi/outcome.h>

/* A move that neither checks nor threatens anything. */
typedef struct xq_quiet_move {
    const xq_position *before;       /* the mover's turn */
    const xq_position *after;        /* the other side's */
    const xq_position *passed;       /* the mover's again */
    const xq_exemptions *exemptions; /* of passed */
    const xq_exemptions *earlier;    /* of before */
    unsigned mover;                  /* slot */
} xq_quiet_move;

/* XQ_NATURE_EXCHANGE, _OFFER, _BLOCK, _FOLLOW or _IDLE. */
xq_nature xq_minor_nature(const xq_quiet_move *move);

#endif
