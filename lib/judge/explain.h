/* Verdicts in English: what was found, who had to change, and why. Judges nothing. */
#ifndef XQ_JUDGE_EXPLAIN_H
#define XQ_JUDGE_EXPLAIN_H

#include "base/writer.h"
#include "judge/repetition.h"

void xq_explain(const xq_profile *rules, const xq_history *history, const xq_ruling *ruling,
                xq_writer *writer);

#endif
