/* Draws that need no repetition. */
#ifndef XQ_JUDGE_DRAWS_H
#define XQ_JUDGE_DRAWS_H

#include "judge/history.h"
#include "judge/profile.h"

#include <xiangqi/position.h>

/* Whether the limit of plies without a capture is reached (D1), surplus checks left out as the rules say. */
bool xq_draws_no_capture(const xq_profile *rules, const xq_history *history);

/* Whether neither side has a piece left that could mate (D2). */
bool xq_draws_material(const xq_profile *rules, const xq_position *position);

#endif
