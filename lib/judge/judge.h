/* How a game stands after its last ply. */
#ifndef XQ_JUDGE_JUDGE_H
#define XQ_JUDGE_JUDGE_H

#include "judge/history.h"
#include "judge/profile.h"
#include "judge/repetition.h"

#include <xiangqi/outcome.h>

/* The outcome of a game that goes on, with so many plies played. */
xq_outcome xq_outcome_open(uint32_t plies);

/* An end after so many plies; the winner is XQ_SIDE_NONE for a draw. */
xq_outcome xq_outcome_ended(xq_side winner, xq_reason reason, uint32_t plies, const char *clause);

/*
 * Judges the position now, in the order of clause D3.
 * standing  xq_position_status() of the position
 * ruling    written when the end is by repetition
 */
xq_outcome xq_judge(const xq_profile *rules, const xq_history *history, xq_standing standing,
                    xq_ruling *ruling);

#endif
