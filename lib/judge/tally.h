/* What one side's moves in a window came to. */
#ifndef XQ_JUDGE_TALLY_H
#define XQ_JUDGE_TALLY_H

#include "board/attack.h"

typedef struct xq_tally {
    uint32_t moves;
    uint32_t checks;
    uint32_t chases;                     /* moves that chase anything, checks among them */
    uint32_t kills;                      /* moves that threaten mate */
    uint32_t attacks;                    /* moves that check, threaten mate or chase */
    uint32_t first_idle;                 /* ply of the earliest move that does none of these, or 0 */
    uint32_t unsure;                     /* moves whose searches ran out of positions */
    unsigned classes;                    /* the gravest class of each move: xq_attack_class */
    xq_slots common;                     /* the pieces that every move chased */
    xq_slots chasers[XQ_SLOTS_PER_SIDE]; /* by victim: who chased it on any move */
} xq_tally;

#endif
