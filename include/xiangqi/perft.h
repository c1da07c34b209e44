/**
 * @file
 * Perft: counts of the legal move tree, to check and to time move generators. All functions may be
 * called from any thread; none allocates.
 */
#ifndef XIANGQI_PERFT_H
#define XIANGQI_PERFT_H

#include <xiangqi/position.h>

XQ_BEGIN_DECLARATIONS

enum { XQ_PERFT_DEPTH_MAX = 64 };

/** A root move and the leaves below it. 16 bytes. */
typedef struct xq_perft_entry {
    uint64_t nodes;
    xq_move move;
    uint8_t reserved[6]; /**< zero */
} xq_perft_entry;

/**
 * Counts the leaves at a depth; depth 0 is 1. Every leaf position is counted by its legal moves, no
 * hash table is used; repetition and other ends of a game are not asked.
 * @param depth at most XQ_PERFT_DEPTH_MAX
 * @return XQ_OK, XQ_ERR_POSITION or XQ_ERR_ARGUMENT
 */
XQ_API xq_status xq_perft(const xq_position *position, uint32_t depth, uint64_t *nodes, xq_error *error);

/**
 * The same by root move, sorted by origin, then target.
 * @param depth    1 to XQ_PERFT_DEPTH_MAX
 * @param entries  receives up to @p capacity entries
 * @param count    receives how many root moves there are; the work is done for those that fit only
 */
XQ_API xq_status xq_perft_divide(const xq_position *position, uint32_t depth, xq_perft_entry *entries,
                                 size_t capacity, size_t *count, xq_error *error);

XQ_END_DECLARATIONS

#endif
