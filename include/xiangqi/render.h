/**
 * @file
 * Boards as text. May be called from any thread.
 */
#ifndef XIANGQI_RENDER_H
#define XIANGQI_RENDER_H

#include <xiangqi/position.h>

XQ_BEGIN_DECLARATIONS

enum { XQ_BOARD_TEXT_SIZE = 1024 /**< enough for any board and its zero */ };

/**
 * Draws the board in ASCII: rank 9 on top, FEN letters, a dot on an empty point, coordinates at the
 * edges, the river between, and a line that tells the side to move. Ends with a line feed.
 * @return the length needed without the zero, as snprintf; 0 (and an empty text) for a zeroed position
 */
XQ_API size_t xq_position_to_text(const xq_position *position, char *text, size_t capacity);

XQ_END_DECLARATIONS

#endif
