#include "board/board.h"
#include "board/generator.h"

#include <xiangqi/batch.h>

#include <string.h>

/* Notes an item's status, and keeps the first failure. */
static void note(xq_status *first, xq_status *statuses, size_t index, xq_status status)
{
    if (statuses)
        statuses[index] = status;
    if (*first == XQ_OK)
        *first = status;
}

static xq_status made_status(const xq_position *position)
{
    return xq_is_made(position) ? XQ_OK : XQ_ERR_POSITION;
}

xq_status xq_batch_count(const xq_position *positions, size_t count, uint32_t *counts, xq_status *statuses)
{
    if (count && (!positions || !counts))
        return XQ_ERR_ARGUMENT;
    xq_status first = XQ_OK;
    for (size_t i = 0; i < count; i++) {
        const xq_status status = made_status(&positions[i]);
        if (status == XQ_OK)
            counts[i] = (uint32_t)xq_generator_of(&positions[i])->count(&positions[i]);
        note(&first, statuses, i, status);
    }
    return first;
}

/* Appends a position's list; near the end of the array by way of a copy. */
static xq_status append_moves(const xq_position *position, xq_move *moves, size_t capacity, size_t *end)
{
    if (!xq_is_made(position))
        return XQ_ERR_POSITION;
    if (capacity - *end >= XQ_MOVES_MAX) {
        *end += xq_generator_of(position)->moves(position, moves + *end);
        return XQ_OK;
    }
    xq_move list[XQ_MOVES_MAX];
    const size_t length = xq_generator_of(position)->moves(position, list);
    if (length > capacity - *end)
        return XQ_ERR_ARGUMENT;
    memcpy(moves + *end, list, length * sizeof *moves);
    *end += length;
    return XQ_OK;
}

xq_status xq_batch_moves(const xq_position *positions, size_t count, xq_move *moves, size_t capacity,
                         size_t *ends, xq_status *statuses)
{
    if (count && (!positions || !moves || !ends))
        return XQ_ERR_ARGUMENT;
    xq_status first = XQ_OK;
    size_t end = 0;
    for (size_t i = 0; i < count; i++) {
        note(&first, statuses, i, append_moves(&positions[i], moves, capacity, &end));
        ends[i] = end;
    }
    return first;
}

xq_status xq_batch_play(xq_position *positions, const xq_move *moves, size_t count, xq_status *statuses)
{
    if (count && (!positions || !moves))
        return XQ_ERR_ARGUMENT;
    xq_status first = XQ_OK;
    for (size_t i = 0; i < count; i++)
        note(&first, statuses, i, xq_position_play(&positions[i], moves[i], NULL, NULL));
    return first;
}

xq_status xq_batch_keys(const xq_position *positions, size_t count, uint64_t *keys, xq_status *statuses)
{
    if (count && (!positions || !keys))
        return XQ_ERR_ARGUMENT;
    xq_status first = XQ_OK;
    for (size_t i = 0; i < count; i++) {
        const xq_status status = made_status(&positions[i]);
        if (status == XQ_OK)
            keys[i] = positions[i].key;
        note(&first, statuses, i, status);
    }
    return first;
}

xq_status xq_batch_status(const xq_position *positions, size_t count, xq_standing *standings,
                          xq_status *statuses)
{
    if (count && (!positions || !standings))
        return XQ_ERR_ARGUMENT;
    xq_status first = XQ_OK;
    for (size_t i = 0; i < count; i++) {
        const xq_status status = made_status(&positions[i]);
        if (status == XQ_OK)
            standings[i] = xq_position_status(&positions[i]);
        note(&first, statuses, i, status);
    }
    return first;
}
