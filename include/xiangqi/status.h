/**
 * @file
 * Status codes, and the detail of an error.
 *
 * Every call that can fail returns an ::xq_status and leaves its outputs untouched on failure. A call
 * that takes an ::xq_error pointer fills it on failure when the pointer is not null, and does not
 * touch it on success. All functions here may be called from any thread.
 */
#ifndef XIANGQI_STATUS_H
#define XIANGQI_STATUS_H

#include <xiangqi/api.h>

XQ_BEGIN_DECLARATIONS

/** What became of a call. Numbers are never reused or changed. */
typedef enum xq_status {
    XQ_OK = 0,                      /**< all well */
    XQ_ERR_ARGUMENT = 1,            /**< an argument is null, out of range or of the wrong size */
    XQ_ERR_MEMORY = 2,              /**< the allocator returned null; nothing was changed */
    XQ_ERR_FEN = 3,                 /**< the text is no FEN; the error tells the byte and the field */
    XQ_ERR_SETUP = 4,               /**< the setup breaks a rule; ::xq_setup_validate lists all faults */
    XQ_ERR_POSITION = 5,            /**< the position was never made: it is zeroed or not ours */
    XQ_ERR_MOVE_TEXT = 6,           /**< the text is no move in this notation */
    XQ_ERR_SQUARE_TEXT = 7,         /**< the text is no square in this notation */
    XQ_ERR_ILLEGAL_MOVE = 8,        /**< the move is not legal; the error tells the reason */
    XQ_ERR_IN_CHECK = 9,            /**< a null move was asked for while in check */
    XQ_ERR_GAME_OVER = 10,          /**< the game has ended and was not opened to play on */
    XQ_ERR_NO_MOVE = 11,            /**< there is no move to take back */
    XQ_ERR_NO_OFFER = 12,           /**< there is no draw offer of the other side to answer */
    XQ_ERR_UNKNOWN_RULES = 13,      /**< no rule profile has this name */
    XQ_ERR_UNKNOWN_PARAMETER = 14,  /**< no rule parameter has this name */
    XQ_ERR_PARAMETER_VALUE = 15,    /**< the value is out of the parameter's range */
    XQ_ERR_PARAMETER_CONFLICT = 16, /**< two parameters contradict each other; the error names both */
    XQ_ERR_VARIANT = 17,            /**< the variant is not built in, or two variants are mixed */
    XQ_STATUS_END                   /**< one past the last code; grows with new codes */
} xq_status;

/** Part of a FEN in which an error lies; ::xq_error::field. */
typedef enum xq_fen_field {
    XQ_FIELD_NONE = 0,            /**< not a FEN, or no single field */
    XQ_FIELD_BOARD = 1,           /**< piece placement */
    XQ_FIELD_SIDE = 2,            /**< side to move */
    XQ_FIELD_UNUSED_1 = 3,        /**< the third field, always "-" */
    XQ_FIELD_UNUSED_2 = 4,        /**< the fourth field, always "-" */
    XQ_FIELD_HALF_MOVE_CLOCK = 5, /**< plies since the last capture */
    XQ_FIELD_MOVE_NUMBER = 6,     /**< number of the full move, from 1 */
    XQ_FIELD_TAIL = 7             /**< whatever follows the sixth field */
} xq_fen_field;

/** Capacity of ::xq_error::text, its terminating zero included. */
enum { XQ_ERROR_TEXT_SIZE = 160 };

/** No byte, line, ply or index applies; see ::xq_error. */
#define XQ_NOWHERE UINT32_MAX

/** Where and why a call failed. 208 bytes, in the caller's memory; written whole on failure. */
typedef struct xq_error {
    int32_t code;   /**< an ::xq_status, never XQ_OK */
    int32_t reason; /**< ::xq_illegality for XQ_ERR_ILLEGAL_MOVE, ::xq_fault_code for XQ_ERR_SETUP, else 0 */
    int32_t field;  /**< an ::xq_fen_field */
    uint32_t byte;  /**< offset into the text, from 0, or #XQ_NOWHERE */
    uint32_t line;  /**< line of the text, from 1, or #XQ_NOWHERE */
    uint32_t ply;   /**< index of the move in a list of moves, from 0, or #XQ_NOWHERE */
    uint16_t move;  /**< the move that was refused, or XQ_MOVE_NONE */
    uint8_t square; /**< the square concerned, or XQ_SQUARE_NONE */
    uint8_t piece;  /**< the piece concerned, or XQ_PIECE_NONE */
    uint8_t reserved[20]; /**< zero */
    char
        text[XQ_ERROR_TEXT_SIZE]; /**< an English sentence, UTF-8 with a zero: what is wrong, what is right */
} xq_error;

/** The identifier of a status code, such as "XQ_ERR_FEN"; "?" for an unknown number. Static storage. */
XQ_API const char *xq_status_name(xq_status status);

/** A short English sentence for a status code. Static storage. */
XQ_API const char *xq_status_text(xq_status status);

XQ_END_DECLARATIONS

#endif
