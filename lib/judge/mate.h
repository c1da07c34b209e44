/* Mate by checks: what makes a threat a kill (CXA 24.2, 殺). */
#ifndef XQ_JUDGE_MATE_H
#define XQ_JUDGE_MATE_H

#include "board/attack.h"
#include "judge/search.h"

/*
 * Whether the side to move mates with at most so many checks, each move a check, whatever the answers. The position
 * is as before afterwards. Recurses once for a check and its answer.
 * spared  slots that the mating side does not take
 * line  receives the checks, with the answer that was tried last between them; may be null
 */
bool xq_mates_by_checks(xq_budget *budget, xq_position *position, unsigned checks, xq_slots spared,
                        xq_line *line);

#endif
