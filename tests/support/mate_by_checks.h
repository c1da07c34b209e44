/* Mates by consecutive checks, on the naive board and in the plainest way: every check, every reply, no memory. */
#ifndef TESTS_SUPPORT_MATE_BY_CHECKS_H
#define TESTS_SUPPORT_MATE_BY_CHECKS_H

#include "support/naive.h"

typedef enum mate_answer {
    MATE_NONE,  /* no run of checks mates, however long */
    MATE_FOUND, /* one mates against every reply */
    MATE_OPEN   /* none so short does, or the nodes ran out */
} mate_answer;

enum { MATE_CHECKS_MAX = 16 };

/*
 * Whether the side to move, which must not be in a position to take the general, mates with at most so many moves,
 * each a check. Takes the positions it looks at from nodes.
 */
mate_answer mate_by_checks(const naive_board *board, unsigned checks, unsigned *nodes);

/* The same for the side that has just moved: what it threatens, were it to move again. It must not check. */
mate_answer mate_threatened(const naive_board *board, unsigned checks, unsigned *nodes);

#endif
