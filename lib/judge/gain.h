/* Natures by net gain: what the Chinese rules see in a move (CXA 24, 26). */
#ifndef XQ_JUDGE_GAIN_H
#define XQ_JUDGE_GAIN_H

#include "judge/nature.h"

/*
 * Finds what a move threatens that led to the stage's position, and takes it back on the stage. finding->check must be set.
 * previous  the ply before, or null when it is not known
 * all  tell the exchanges, offers, blocks and follows, and why attacks are no chase
 */
void xq_gain_find(const xq_profile *rules, xq_stage *stage, const xq_step *step, const xq_step *previous,
                  bool all, xq_finding *finding);

#endif
