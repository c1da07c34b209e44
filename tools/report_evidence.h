/* What a verdict on a repetition rests on, as text and as JSON. */
#ifndef TOOLS_REPORT_EVIDENCE_H
#define TOOLS_REPORT_EVIDENCE_H

#include <xiangqi/xiangqi.h>

#include <jansson.h>

/* The game may be null. Prints nothing, and puts null and empty arrays, unless repetition has ended it. */
void evidence_print(const xq_game *game, xq_variant variant);
void evidence_put(json_t *object, const xq_game *game, xq_variant variant);

#endif
