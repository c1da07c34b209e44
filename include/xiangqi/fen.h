/**
 * @file
 * FEN: positions as text.
 *
 * Six fields with one blank between: board from rank 9 down to 0, side to move ("w" for Red or Cho, "b"),
 * "-", "-", half-move clock, move number. The writer gives this canonical form alone. The reader takes
 * the dialects that are in use and reports each deviation as a repair; strict reading refuses them.
 *
 * Janggi is written alike, its ranks counted 10 to 1. Variant and bikjang mode do not stand in a FEN, nor do passes or
 * facing generals before: the former are given, the latter none.
 * All functions may be called from any thread; none allocates.
 */
#ifndef XIANGQI_FEN_H
#define XIANGQI_FEN_H

#include <xiangqi/position.h>

XQ_BEGIN_DECLARATIONS

enum {
    XQ_FEN_TEXT_SIZE = 160,  /**< enough for any canonical FEN and its zero */
    XQ_FEN_LENGTH_MAX = 1024 /**< longer texts are refused unread */
};

/** How to read. */
typedef enum xq_fen_flags {
    XQ_FEN_LENIENT = 0, /**< take all dialects, report repairs */
    XQ_FEN_STRICT = 1   /**< refuse whatever is not canonical */
} xq_fen_flags;

/** What a lenient reader mended; bits of a mask. */
typedef enum xq_fen_repair {
    XQ_REPAIR_SIDE_LETTER =
        1 << 0, /**< "r" for Red, or a capital; in Janggi "r" is refused, for Han is red */
    XQ_REPAIR_PIECE_LETTERS = 1 << 1,     /**< E or H for elephant and horse */
    XQ_REPAIR_MISSING_SIDE = 1 << 2,      /**< no side to move: the first side */
    XQ_REPAIR_MISSING_UNUSED = 1 << 3,    /**< one or both of the unused fields are missing */
    XQ_REPAIR_MISSING_CLOCK = 1 << 4,     /**< no half-move clock: 0 */
    XQ_REPAIR_MISSING_NUMBER = 1 << 5,    /**< no move number: 1 */
    XQ_REPAIR_BLANKS = 1 << 6,            /**< blanks, tabs or line ends more than one blank between fields */
    XQ_REPAIR_MISSING_BLANKS = 1 << 7,    /**< fields run together, as in "w--01" */
    XQ_REPAIR_UNDERSCORES = 1 << 8,       /**< underscores for blanks */
    XQ_REPAIR_POCKET = 1 << 9,            /**< an empty pocket "[]" */
    XQ_REPAIR_UNUSED_FIELD = 1 << 10,     /**< an unused field was not "-" */
    XQ_REPAIR_MOVE_NUMBER_ZERO = 1 << 11, /**< move number 0: 1 */
    XQ_REPAIR_LEADING_ZEROS = 1 << 12,    /**< a number with leading zeros */
    XQ_REPAIR_EMPTY_COUNTS = 1 << 13,     /**< empty points in several digits, as in "45" for "9" */
    XQ_REPAIR_MOVES_WORD = 1 << 14,       /**< the word "moves" with nothing after it */
    XQ_REPAIR_PREFIX = 1 << 15,           /**< "fen" or "position fen" before the board */
    XQ_REPAIR_END = 1 << 16
} xq_fen_repair;

/**
 * Reads a FEN into a setup. What stands on the board is not judged; see xq_setup_validate().
 *
 * @param text     not necessarily zero-terminated
 * @param length   bytes of @p text; all of them are read, a zero byte is an error
 * @param flags    ::xq_fen_flags
 * @param repairs  receives a mask of ::xq_fen_repair; may be null
 * @return XQ_OK; XQ_ERR_FEN with byte and field; XQ_ERR_ARGUMENT
 */
XQ_API xq_status xq_fen_read(const char *text, size_t length, xq_variant variant, uint32_t flags,
                             xq_setup *setup, uint32_t *repairs, xq_error *error);

/**
 * Writes a setup as canonical FEN.
 * @param length receives the length needed without the zero, as snprintf; may be null
 * @return XQ_OK; XQ_ERR_SETUP when a square holds no piece value or the side is unknown; XQ_ERR_ARGUMENT
 */
XQ_API xq_status xq_fen_write(const xq_setup *setup, char *text, size_t capacity, size_t *length,
                              xq_error *error);

/** Reads a FEN and makes the position: xq_fen_read(), then xq_position_from_setup(). */
XQ_API xq_status xq_position_from_fen(const char *text, size_t length, xq_variant variant, uint32_t flags,
                                      xq_position *position, uint32_t *repairs, xq_error *error);

/**
 * Writes a position as canonical FEN.
 * @return the length needed without the zero, as snprintf; 0 (and an empty text) for a zeroed position
 */
XQ_API size_t xq_position_to_fen(const xq_position *position, char *text, size_t capacity);

/** The identifier of one repair bit in lower case, such as "missing_clock"; "" when unknown. Static storage. */
XQ_API const char *xq_fen_repair_name(uint32_t repair);

/** An English sentence for one repair bit. Static storage. */
XQ_API const char *xq_fen_repair_text(uint32_t repair);

XQ_END_DECLARATIONS

#endif
