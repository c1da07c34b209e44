/* What a side could win by force: captures, checks and the exchanges they lead to (CXA 24.3, 捉). */
#ifndef XQ_JUDGE_THREAT_H
#define XQ_JUDGE_THREAT_H

#include "board/attack.h"
#include "judge/material.h"
#include "judge/search.h"

/* Values of a threat; a real one is above zero. */
enum {
    XQ_THREAT_NONE = -100000, /* nothing can be captured */
    XQ_THREAT_MATE = 100000   /* the captures end in mate */
};

enum { XQ_ANY_TARGET = XQ_EMPTY_SLOT + 1 }; /* no slot */

/* How deep to look. */
typedef struct xq_depths {
    unsigned moves;         /* of the searching side */
    unsigned answer_checks; /* quiet checks that the other side may put in */
    unsigned answer_mate;   /* checks of a mate by which the other side refutes a capture */
} xq_depths;

typedef struct xq_threat {
    xq_budget *budget;
    xq_position *position; /* the searching side is to move; as before afterwards */
    xq_depths depths;
    unsigned spared; /* a slot that the other side does not take, but out of check; or XQ_EMPTY_SLOT */
    unsigned target; /* slot that must be captured, or XQ_ANY_TARGET */
    xq_slots
        barred[XQ_SLOTS_PER_SIDE]; /* by place of the piece: what it may not capture with the first move */
} xq_threat;

/*
 * The value of what the side to move wins at best, the target captured, against the best answers: twice the gain in
 * material, and one more when the other side had to take elsewhere (CXA 26.5: each takes his own, an equal result
 * still is a threat). Exact between the bounds, else a bound, as usual with alpha and beta.
 * The side to move captures or checks, and may stop after the capture; the other side answers checks, else stands pat,
 * captures, puts in checks, or refutes by a mate of its own (CXA 2011 29: whose execution does not get the
 * chaser mated).
 * line    receives the line; may be null
 * Recurses at most 2 * (moves + answer_checks) + 2 deep, and as deep as twice answer_mate beyond that.
 */
int xq_threat_value(const xq_threat *threat, int alpha, int beta, xq_line *line);

/* The first moves that are looked at, into an array of XQ_MOVES_MAX; returns how many. */
size_t xq_threat_first_moves(const xq_threat *threat, xq_move *moves);

/* Whether a first move wins at least a value; the line receives how. */
bool xq_threat_reaches(const xq_threat *threat, xq_move first, int value, xq_line *line);

#endif
