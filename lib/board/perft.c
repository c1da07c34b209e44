#include "base/error.h"
#include "board/generator.h"
#include "board/make.h"

#include <xiangqi/perft.h>

static xq_status check_arguments(const xq_position *position, uint32_t depth, uint32_t least, xq_error *error)
{
    if (!position)
        return xq_fail(error, XQ_ERR_ARGUMENT, "the position is null");
    if (!xq_is_made(position))
        return xq_fail(error, XQ_ERR_POSITION, "the position was never made; make it from a setup or a FEN");
    if (depth < least || depth > XQ_PERFT_DEPTH_MAX)
        return xq_fail(error, XQ_ERR_ARGUMENT,
                       "the depth is out of range; at most 64, and at least 1 to divide");
    return XQ_OK;
}

static uint64_t leaves(const xq_position *position, uint32_t depth)
{
    xq_position copy = *position;
    return depth == 0 ? 1 : xq_generator_of(position)->perft(&copy, depth);
}

xq_status xq_perft(const xq_position *position, uint32_t depth, uint64_t *nodes, xq_error *error)
{
    const xq_status status = check_arguments(position, depth, 0, error);
    if (status != XQ_OK)
        return status;
    if (!nodes)
        return xq_fail(error, XQ_ERR_ARGUMENT, "there is no place for the number of nodes");
    *nodes = leaves(position, depth);
    return XQ_OK;
}

static void sort_moves(xq_move *moves, size_t count)
{
    for (size_t i = 1; i < count; i++) {
        const xq_move move = moves[i];
        size_t at = i;
        for (; at > 0 && moves[at - 1] > move; at--)
            moves[at] = moves[at - 1];
        moves[at] = move;
    }
}

xq_status xq_perft_divide(const xq_position *position, uint32_t depth, xq_perft_entry *entries,
                          size_t capacity, size_t *count, xq_error *error)
{
    const xq_status status = check_arguments(position, depth, 1, error);
    if (status != XQ_OK)
        return status;
    if (!entries && capacity)
        return xq_fail(error, XQ_ERR_ARGUMENT, "the array of entries is null but its capacity is not 0");
    xq_move moves[XQ_MOVES_MAX];
    const size_t length = xq_position_moves(position, moves, XQ_MOVES_MAX);
    sort_moves(moves, length);
    for (size_t i = 0; i < length && i < capacity; i++) {
        xq_position after = *position;
        xq_undo undo;
        xq_make(&after, moves[i], &undo);
        entries[i] = (xq_perft_entry){.nodes = leaves(&after, depth - 1), .move = moves[i]};
    }
    if (count)
        *count = length;
    return XQ_OK;
}
