/**
 * @file
 * Moves: 16-bit values, and their coordinate text.
 *
 * Bits 0-6 hold the target square, bits 7-13 the origin, bits 14-15 are zero. In Janggi a pass is from
 * == to on the own general. All functions may be called from any thread.
 */
#ifndef XIANGQI_MOVE_H
#define XIANGQI_MOVE_H

#include <xiangqi/square.h>

XQ_BEGIN_DECLARATIONS

/** A move: from << 7 | to. Any 16-bit value may be given to a checked call. */
typedef uint16_t xq_move;

enum {
    XQ_MOVE_NONE = 0,     /**< no move (a0a0 is legal in neither game) */
    XQ_MOVES_MAX = 192,   /**< capacity that holds the legal moves of any position of either game */
    XQ_MOVE_TEXT_SIZE = 8 /**< enough for any move's coordinate text and its zero ("i10h10") */
};

/** The coordinates in which a move is written. */
typedef enum xq_coordinates {
    XQ_COORDINATES_DEFAULT = 0, /**< ranks 0-9 in Xiangqi, 1-10 in Janggi */
    XQ_COORDINATES_FROM_0 = 1,  /**< ranks 0-9, as ICCS, UCCI and Pikafish: h2e2 */
    XQ_COORDINATES_FROM_1 = 2,  /**< ranks 1-10, as Fairy-Stockfish's UCI: h3e3 */
    XQ_COORDINATES_ICCS = 3     /**< ranks 0-9, capitals and a dash, as in ICCS game files: H2-E2 */
} xq_coordinates;

/** The move between two squares, or XQ_MOVE_NONE when either is no square. */
XQ_API xq_move xq_move_make(xq_square from, xq_square to);

/** The origin, or XQ_SQUARE_NONE when the value holds none (bits out of range). */
XQ_API xq_square xq_move_from(xq_move move);

/** The target, or XQ_SQUARE_NONE when the value holds none (bits out of range). */
XQ_API xq_square xq_move_to(xq_move move);

/** Whether a value is a pass of Janggi by its form: the same square twice, and not XQ_MOVE_NONE (J11). */
XQ_API bool xq_move_is_pass(xq_move move);

/**
 * Writes a move as coordinates.
 * @return the length needed without the zero, as snprintf; 0 (and an empty text) for a value that
 *         names no two squares
 */
XQ_API size_t xq_move_write(xq_move move, xq_variant variant, xq_coordinates coordinates, char *text,
                            size_t capacity);

/**
 * Reads a move written as coordinates. With ranks from 0 a dash between the squares and capital
 * letters are taken too (H2-E2); whether the move is legal is not asked.
 * @param text    not necessarily zero-terminated
 * @param length  bytes of @p text; all of them must belong to the move
 * @return XQ_OK, XQ_ERR_MOVE_TEXT (with the byte) or XQ_ERR_ARGUMENT
 */
XQ_API xq_status xq_move_read(const char *text, size_t length, xq_variant variant, xq_coordinates coordinates,
                              xq_move *move, xq_error *error);

XQ_END_DECLARATIONS

#endif
