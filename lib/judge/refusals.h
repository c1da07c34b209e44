/* Why attacks that exist by movement are no chase under the rules of gain. */
#ifndef XQ_JUDGE_REFUSALS_H
#define XQ_JUDGE_REFUSALS_H

#include "judge/nature.h"
#include "judge/study.h"

/* Adds them to the finding's pairs, each with its reason. */
void xq_tell_refusals(xq_study *of, xq_finding *finding);

#endif
