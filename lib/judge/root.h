/* Roots 根: whether a piece is protected, so that its captor could really be retaken. */
#ifndef XQ_JUDGE_ROOT_H
#define XQ_JUDGE_ROOT_H

#include "judge/capture.h"
#include "judge/profile.h"

/*
 * Whether the victim has a real root against the attacker, which could capture it legally (Q9). The root's slot
 * goes to by, if there is one.
 */
bool xq_is_rooted(const xq_profile *rules, xq_stage *stage, unsigned attacker, unsigned victim, unsigned *by);

#endif
