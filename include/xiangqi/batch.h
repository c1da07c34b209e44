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

XQ_END_DECLARATIONS

#endif
