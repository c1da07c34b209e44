/* Sets of points: one word for each half of the board, as in xq_position.occupied. */
#ifndef XQ_BOARD_SET_H
#define XQ_BOARD_SET_H

#include "board/board.h"

typedef struct xq_set {
    uint64_t half[2];
} xq_set;

#define XQ_SET_ALL ((xq_set){{XQ_HALF_MASK, XQ_HALF_MASK}})
#define XQ_SET_EMPTY ((xq_set){{0, 0}})

XQ_ALWAYS_INLINE xq_set xq_set_of(unsigned square)
{
    const struct xq_square_info *at = &xq_square_info[square];
    const uint64_t bit = UINT64_C(1) << at->half_bit;
    return (xq_set){{at->half ? 0 : bit, at->half ? bit : 0}};
}

XQ_ALWAYS_INLINE bool xq_set_has(xq_set set, unsigned square)
{
    const struct xq_square_info *at = &xq_square_info[square];
    return set.half[at->half] >> at->half_bit & 1;
}

XQ_ALWAYS_INLINE xq_set xq_set_and(xq_set a, xq_set b)
{
    return (xq_set){{a.half[0] & b.half[0], a.half[1] & b.half[1]}};
}

XQ_ALWAYS_INLINE xq_set xq_set_or(xq_set a, xq_set b)
{
    return (xq_set){{a.half[0] | b.half[0], a.half[1] | b.half[1]}};
}

/* The points of a that are not in b. */
XQ_ALWAYS_INLINE xq_set xq_set_minus(xq_set a, xq_set b)
{
    return (xq_set){{a.half[0] & ~b.half[0], a.half[1] & ~b.half[1]}};
}

XQ_ALWAYS_INLINE bool xq_set_is_empty(xq_set set)
{
    return (set.half[0] | set.half[1]) == 0;
}

/* Points of a rank by file: bit = file. */
XQ_ALWAYS_INLINE xq_set xq_set_on_rank(unsigned rank, uint32_t files)
{
    const uint64_t bits = (uint64_t)(files & 0x1FF) << (rank % 5 * XQ_FILE_COUNT);
    return (xq_set){{rank < 5 ? bits : 0, rank < 5 ? 0 : bits}};
}

/* Five bits spread to one file of a half. */
XQ_ALWAYS_INLINE uint64_t xq_spread(uint32_t bits)
{
    return (bits & 31u) * UINT64_C(0x0101010101) & UINT64_C(0x1008040201);
}

/* Points of a file by rank: bit = rank. A file off the board may be given with no rank. */
XQ_ALWAYS_INLINE xq_set xq_set_on_file(unsigned file, uint32_t ranks)
{
    return (xq_set){{xq_spread(ranks) << (file & 15), xq_spread(ranks >> 5) << (file & 15)}};
}

XQ_ALWAYS_INLINE xq_set xq_set_occupied(const xq_position *position, unsigned side)
{
    return (xq_set){{position->pieces[side].occupied[0], position->pieces[side].occupied[1]}};
}

#endif
