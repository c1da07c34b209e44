/**
 * @file
 * Moves as text that needs the position: passes, and the row-column text of Janggi.
 *
 * Coordinates alone, which need no position, are in move.h. All functions may be called from any thread; none
 * allocates.
 */
#ifndef XIANGQI_NOTATION_H
#define XIANGQI_NOTATION_H

#include <xiangqi/position.h>

XQ_BEGIN_DECLARATIONS

/**
 * How moves are written. Numbers are never reused or changed.
 *
 * Row-column text names a point by two digits: the row, 1 to 9 and 0 for the tenth, from Han's edge to Cho's, then the
 * column, 1 to 9 from Cho's left; so Cho's general stands on 95, Han's on 25. Both sides count alike.
 */
typedef enum xq_notation {
    XQ_NOTATION_COORDINATES =
        0,                  /**< ranks 0-9 in Xiangqi, 1-10 in Janggi; a pass is the general's square twice */
    XQ_NOTATION_ICCS = 1,   /**< ranks 0-9: h2e2 */
    XQ_NOTATION_UCI = 2,    /**< ranks 1-10: h3e3, as Fairy-Stockfish's UCI */
    XQ_NOTATION_XBOARD = 3, /**< ranks 0-9, a pass of Janggi is "@@@@" */
    XQ_NOTATION_KOREAN = 4, /**< Janggi: 73졸74, with 장군 behind a check (08마87장군); a pass is 한수쉼 */
    XQ_NOTATION_ROW_COLUMN =
        5, /**< Janggi: P73-74, x for a capture, + check, # mate (H02x83+); pass K95-95 */
    XQ_NOTATION_END
} xq_notation;

enum {
    XQ_NOTATION_TEXT_SIZE = 24 /**< enough for any move's text in any notation and its zero */
};

/** The name of a notation, such as "korean"; "" when unknown. Static storage. */
XQ_API const char *xq_notation_name(xq_notation notation);

/**
 * Writes a legal move.
 * @param length receives the length needed without the zero, as snprintf; may be null
 * @return XQ_OK; XQ_ERR_ILLEGAL_MOVE with the reason; XQ_ERR_VARIANT for a notation of the other game;
 *         XQ_ERR_POSITION; XQ_ERR_ARGUMENT
 */
XQ_API xq_status xq_position_write_move(const xq_position *position, xq_move move, xq_notation notation,
                                        char *text, size_t capacity, size_t *length, xq_error *error);

/**
 * Reads a move of the side to move. Whether it is legal is not asked, but a piece that the text names has to stand
 * where it says. In Janggi each form of a pass is read in every notation: the general's square twice, "@@@@",
 * "한수쉼". Row-column text is read with Hangul or Chinese characters (卒, 馬, ...) or letters, N and B or H and E, with
 * or without a dash; a side's sign before the piece (漢兵), the captured piece behind the move, and "장군" are taken
 * where they are true.
 * @param text    UTF-8, not necessarily zero-terminated
 * @param length  bytes of @p text; all of them must belong to the move
 * @return XQ_OK; XQ_ERR_MOVE_TEXT with the byte; XQ_ERR_VARIANT for a notation of the other game; XQ_ERR_POSITION;
 *         XQ_ERR_ARGUMENT
 */
XQ_API xq_status xq_position_read_move(const xq_position *position, const char *text, size_t length,
                                       xq_notation notation, xq_move *move, xq_error *error);

XQ_END_DECLARATIONS

#endif
