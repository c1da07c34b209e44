/**
 * @file
 * Setups: any arrangement of pieces, and the list of all that is wrong with it.
 *
 * A setup may hold anything; a position (position.h) is made from a setup that has no fault. All
 * functions may be called from any thread.
 */
#ifndef XIANGQI_SETUP_H
#define XIANGQI_SETUP_H

#include <xiangqi/piece.h>

XQ_BEGIN_DECLARATIONS

/** Largest half-move clock and move number of a setup. */
#define XQ_CLOCK_MAX UINT32_C(999999)

/**
 * What happens in Janggi when the generals face each other on an open file (빅장, J12); 0 in Xiangqi. It decides
 * which moves there are. Who wins then, and whether by points or not, is for the rules to say.
 */
typedef enum xq_bikjang {
    XQ_BIKJANG_DEFAULT = 0, /**< nothing, play goes on */
    XQ_BIKJANG_ENDS = 1,    /**< play ends at once */
    XQ_BIKJANG_CALL = 2, /**< a call: the other side must break it with its next move, or pass, even in check,
                                 which accepts it and ends play. Generals that face in a setup are a call. */
    XQ_BIKJANG_FORBIDDEN = 3, /**< no move may make the generals face, as in Xiangqi */
    XQ_BIKJANG_END
} xq_bikjang;

/**
 * An arrangement of pieces that the caller fills or xq_fen_read() writes. 128 bytes.
 * Set @c size with xq_setup_clear() or xq_setup_start() before filling one by hand.
 */
typedef struct xq_setup {
    uint32_t size;                   /**< sizeof(xq_setup) */
    int32_t variant;                 /**< an ::xq_variant */
    int32_t side_to_move;            /**< an ::xq_side */
    uint32_t half_move_clock;        /**< plies since the last capture, at most #XQ_CLOCK_MAX (D1) */
    uint32_t move_number;            /**< number of the full move, from 1, at most #XQ_CLOCK_MAX */
    int32_t bikjang;                 /**< an ::xq_bikjang */
    xq_piece piece[XQ_SQUARE_COUNT]; /**< piece on each square, XQ_PIECE_NONE where there is none */
    uint8_t passes; /**< Janggi: passes in a row that led here, 0 to 2; two have ended play (J11) */
    uint8_t faced; /**< Janggi, #XQ_BIKJANG_CALL: 1 when the generals faced each other before the last move */
    uint8_t reserved[12]; /**< zero */
} xq_setup;

/** What can be wrong with a setup. Numbers are never reused or changed. */
typedef enum xq_fault_code {
    XQ_FAULT_NONE = 0,
    XQ_FAULT_VARIANT = 1,         /**< the variant is unknown or not built in */
    XQ_FAULT_SIDE = 2,            /**< the side to move is neither side */
    XQ_FAULT_PIECE = 3,           /**< a square holds a value that is no piece */
    XQ_FAULT_HALF_MOVE_CLOCK = 4, /**< the half-move clock is above #XQ_CLOCK_MAX */
    XQ_FAULT_MOVE_NUMBER = 5,     /**< the move number is 0 or above #XQ_CLOCK_MAX */
    XQ_FAULT_NO_GENERAL = 6,      /**< a side has no general (B6) */
    XQ_FAULT_TOO_MANY = 7, /**< more of a kind than a side owns (B6); one fault for each piece too many */
    XQ_FAULT_GENERAL_PLACE = 8,   /**< a general outside its palace (B3, J4) */
    XQ_FAULT_ADVISOR_PLACE = 9,   /**< an advisor off the five points it can reach (A1), a guard outside its
                                      palace (J4) */
    XQ_FAULT_ELEPHANT_PLACE = 10, /**< Xiangqi: an elephant off the seven points it can reach (E2) */
    XQ_FAULT_SOLDIER_PLACE = 11,  /**< a soldier on a point it can never reach (P1, P3, J9) */
    XQ_FAULT_GENERALS_FACING =
        12, /**< the generals face each other on an open file in Xiangqi (G3) or with #XQ_BIKJANG_FORBIDDEN */
    XQ_FAULT_CAN_TAKE_GENERAL =
        13,                /**< the side not to move is in check: its general could be taken (L4, J10);
                                         no fault where a call has been accepted, which ends play */
    XQ_FAULT_BIKJANG = 14, /**< the bikjang mode is unknown, or not 0 in Xiangqi */
    XQ_FAULT_PASSES = 15,  /**< the passes are more than 2, or not 0 in Xiangqi */
    XQ_FAULT_FACED = 16,   /**< facing before is more than 1, or not 0 without #XQ_BIKJANG_CALL */
    XQ_FAULT_END
} xq_fault_code;

/** One fault of a setup. 8 bytes. */
typedef struct xq_fault {
    int32_t code;        /**< an ::xq_fault_code */
    xq_square square;    /**< where, or XQ_SQUARE_NONE */
    xq_piece piece;      /**< the piece concerned (a general missing or in danger), or XQ_PIECE_NONE */
    uint8_t reserved[2]; /**< zero */
} xq_fault;

enum {
    XQ_FAULTS_MAX = 384 /**< capacity that holds the faults of any setup */
};

/** Empties a setup: no pieces, the first side to move, half-move clock 0, move number 1. */
XQ_API xq_status xq_setup_clear(xq_setup *setup, xq_variant variant);

/** The start of a game (B4-B6, T1). Of Janggi with the layouts of sides that have not chosen: both
 *  #XQ_LAYOUT_HEHE from their own seats (J2, J3); see layout.h for the others. */
XQ_API xq_status xq_setup_start(xq_setup *setup, xq_variant variant);

/**
 * Lists all faults of a setup, sorted by code, then square.
 *
 * Whether a position can arise in a game from the start is not asked beyond these points (five
 * checkers at once are no fault).
 *
 * @param faults    receives up to @p capacity faults; may be null when @p capacity is 0
 * @param count     receives how many faults there are, which may be more than @p capacity; may be null
 * @param error     receives the first fault as text
 * @return XQ_OK when there is none, XQ_ERR_SETUP when there are some (then @p faults and @p count are
 *         written), XQ_ERR_ARGUMENT for a null setup or one with a wrong size
 */
XQ_API xq_status xq_setup_validate(const xq_setup *setup, xq_fault *faults, size_t capacity, size_t *count,
                                   xq_error *error);

/** The identifier of a fault code in lower case, such as "generals_facing"; "" when unknown. Static storage. */
XQ_API const char *xq_fault_name(xq_fault_code code);

/**
 * Writes an English sentence for a fault, naming piece and square.
 * @return the length needed without the zero, as snprintf
 */
XQ_API size_t xq_fault_write(const xq_fault *fault, xq_variant variant, char *text, size_t capacity);

XQ_END_DECLARATIONS

#endif
