/* Whether a threat is the mover's doing, and new (CXA 24.2, 24.4, CXA 2011 29). */
#ifndef XQ_JUDGE_NEWNESS_H
#define XQ_JUDGE_NEWNESS_H

#include "judge/study.h"

/* Whether the move newly threatens mate by checks; the line may be null. */
bool xq_is_new_kill(xq_study *of, xq_line *line);

/*
 * Whether a threat of a value is new: it did not stand before with the same result, the other side did not expose
 * the piece itself, and it does not need an exchange that is offered.
 * target  may be XQ_ANY_TARGET
 * line    how it is carried out
 */
bool xq_is_new_threat(xq_study *of, unsigned target, int value, const xq_line *line);

#endif
