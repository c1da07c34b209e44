/* Draws that need no repetition. */
#ifndef XQ_JUDGE_DRAWS_H
#define XQ_JUDGE_DRAWS_H

#include "judge/profile.h"

#include <xiangqi/position.h>

/* Whether the limit of plies without a capture is reached (D1). */
bool xq_draws_no_capture(const xq_profile *rules, const xq_position *position);

/* Whether neither side has a piece left that could mate (D2). */
bool xq_draws_material(const xq_profile *rules, const xq_position *position);

#endif
