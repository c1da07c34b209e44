/**
 * @file
 * Batch calls: the same question of many positions at once.
 *
 * Arrays are the caller's. Each item has a status of its own: XQ_OK, or why that item failed; failed
 * items' outputs are untouched, the others are done. The calls return XQ_OK when every item is, else the first
 * item's failure in the order of the arrays; XQ_ERR_ARGUMENT, with nothing done, when a needed array is null.
 * No call allocates. Different threads may work on different arrays, or on parts of one.
 */
#ifndef XIANGQI_BATCH_H
#define XIANGQI_BATCH_H

#include <xiangqi/position.h>

XQ_BEGIN_DECLARATIONS

/**
 * Counts the legal moves of positions.
 * @param counts    receives one number for each position
 * @param statuses  receives one ::xq_status for each position; may be null
 */
XQ_API xq_status xq_batch_count(const xq_position *positions, size_t count, uint32_t *counts,
                                xq_status *statuses);

/**
 * Lists the legal moves of positions, one list behind the other.
 * @param moves     receives all lists; an item that does not fit whole fails with XQ_ERR_ARGUMENT
 * @param capacity  of @p moves; count * XQ_MOVES_MAX always suffices
 * @param ends      receives for each position where its list ends in @p moves (a failed item's list is empty)
 * @param statuses  receives one ::xq_status for each position; may be null
 */
XQ_API xq_status xq_batch_moves(const xq_position *positions, size_t count, xq_move *moves, size_t capacity,
                                size_t *ends, xq_status *statuses);

/**
 * Plays one move in each position, checked as xq_position_play().
 * @param statuses  receives one ::xq_status for each position; may be null
 */
XQ_API xq_status xq_batch_play(xq_position *positions, const xq_move *moves, size_t count,
                               xq_status *statuses);

/** The repetition keys of positions. */
XQ_API xq_status xq_batch_keys(const xq_position *positions, size_t count, uint64_t *keys,
                               xq_status *statuses);

/** How positions stand: @p standings receives one ::xq_standing for each. */
XQ_API xq_status xq_batch_status(const xq_position *positions, size_t count, xq_standing *standings,
                                 xq_status *statuses);

/** How planes and masks see the board; a mask of bits. */
typedef enum xq_view {
    XQ_VIEW_FIRST_SIDE = 0, /**< as drawn: the first side (Red, Cho) first, a0 first */
    XQ_VIEW_MOVER =
        1 /**< as the side to move sees it: its pieces first, and for the second side the board turned
                                 by half a turn, so that it always plays upwards */
} xq_view;

enum {
    XQ_PLANE_COUNT = 14,      /**< planes of a position: the seven kinds of one side, then of the other */
    XQ_PLANES_SIZE = 14 * 90, /**< entries of a position's planes */
    XQ_MASK_SIZE = XQ_SQUARE_COUNT * XQ_SQUARE_COUNT /**< entries of a position's mask */
};

/**
 * Positions as planes, for learning: [count][plane 14][rank 10][file 9], 1 where a piece stands, else 0. Plane of a
 * piece: ::xq_kind - 1, and 7 more for the second side; with #XQ_VIEW_MOVER for the side not to move.
 * @param view      an ::xq_view
 * @param planes    receives count * #XQ_PLANES_SIZE entries
 * @param statuses  receives one ::xq_status for each position; may be null
 */
XQ_API xq_status xq_batch_planes(const xq_position *positions, size_t count, uint32_t view, uint8_t *planes,
                                 xq_status *statuses);

/**
 * Legal moves as masks, for learning: [count][from 90][to 90], 1 for a legal move, else 0. A pass of Janggi is the
 * general's square twice.
 * @param view      an ::xq_view; with #XQ_VIEW_MOVER squares are turned as planes are
 * @param masks     receives count * #XQ_MASK_SIZE entries
 * @param statuses  receives one ::xq_status for each position; may be null
 */
XQ_API xq_status xq_batch_masks(const xq_position *positions, size_t count, uint32_t view, uint8_t *masks,
                                xq_status *statuses);

/** Where xq_batch_replay() writes; what is null is not written. The arrays are the caller's. */
typedef struct xq_replay {
    size_t size;         /**< sizeof(xq_replay) */
    xq_position *before; /**< the position before each move: as many as there are moves */
    uint64_t *keys;      /**< the repetition key before each move, likewise */
    xq_position
        *finals;    /**< the position at the end of each game, of a faulty one before the move that failed */
    size_t *played; /**< how many moves of each game were played */
    xq_status *
        statuses; /**< of each game: XQ_OK, XQ_ERR_ILLEGAL_MOVE, or XQ_ERR_ARGUMENT for an end out of order */
} xq_replay;

/**
 * Plays whole games from one start, checked. A game with an illegal move is played up to it: what would be written of
 * the rest is untouched.
 * @param moves  of all games, one game behind the other
 * @param count  how many moves there are
 * @param ends   for each game where it ends in @p moves; the first begins at 0, each other where the one before ends
 * @param games  how many games
 * @return XQ_OK; the first game's failure; XQ_ERR_POSITION for a start that was never made, XQ_ERR_ARGUMENT, with
 *         nothing done, also for a result of the wrong size
 */
XQ_API xq_status xq_batch_replay(const xq_position *start, const xq_move *moves, size_t count,
                                 const size_t *ends, size_t games, const xq_replay *result);

XQ_END_DECLARATIONS

#endif
