/* What became of a judged game, as text and as JSON. */
#ifndef TOOLS_REPORT_H
#define TOOLS_REPORT_H

#include "game_list.h"
#include "options.h"

/* A game that was judged, or could not be read. */
typedef struct judged_game {
    const listed_game *listed;
    const options *given;
    const xq_game *game; /* null when there is no start */
    const char *picture; /* the path of its strip, or null */
    xq_error error;      /* code XQ_OK when every move was read and legal */
} judged_game;

void report_text(const judged_game *judged);
void report_json(const judged_game *judged);

#endif
