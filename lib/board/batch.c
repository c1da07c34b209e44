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

/* ---- for learning ---- */

/* A square as the view sees it. */
static unsigned seen_from(unsigned square, bool is_turned)
{
    return is_turned ? XQ_SQUARE_COUNT - 1 - square : square;
}

static bool is_turned(const xq_position *position, uint32_t view)
{
    return view == XQ_VIEW_MOVER && position->side == XQ_BLACK;
}

enum { KINDS = XQ_PLANE_COUNT / 2 };

static void write_planes(const xq_position *position, bool turned, uint8_t *planes)
{
    memset(planes, 0, XQ_PLANES_SIZE);
    for (unsigned slot = 0; slot < XQ_EMPTY_SLOT; slot++) {
        const unsigned square = position->square_of[slot];
        if (square >= XQ_SQUARE_COUNT)
            continue;
        const unsigned piece = xq_slot_piece[slot];
        const unsigned side = (piece >> 3) ^ turned;
        planes[(side * KINDS + (piece & 7) - 1) * XQ_SQUARE_COUNT + seen_from(square, turned)] = 1;
    }
}

xq_status xq_batch_planes(const xq_position *positions, size_t count, uint32_t view, uint8_t *planes,
                          xq_status *statuses)
{
    if (view > XQ_VIEW_MOVER || (count && (!positions || !planes)))
        return XQ_ERR_ARGUMENT;
    xq_status first = XQ_OK;
    for (size_t i = 0; i < count; i++) {
        const xq_status status = made_status(&positions[i]);
        if (status == XQ_OK)
            write_planes(&positions[i], is_turned(&positions[i], view), planes + i * XQ_PLANES_SIZE);
        note(&first, statuses, i, status);
    }
    return first;
}

static void write_mask(const xq_position *position, bool turned, uint8_t *mask)
{
    xq_move moves[XQ_MOVES_MAX];
    const size_t count = xq_generator_of(position)->moves(position, moves);
    memset(mask, 0, XQ_MASK_SIZE);
    for (size_t i = 0; i < count; i++) {
        const unsigned from = seen_from(xq_move_from(moves[i]), turned);
        mask[from * XQ_SQUARE_COUNT + seen_from(xq_move_to(moves[i]), turned)] = 1;
    }
}

xq_status xq_batch_masks(const xq_position *positions, size_t count, uint32_t view, uint8_t *masks,
                         xq_status *statuses)
{
    if (view > XQ_VIEW_MOVER || (count && (!positions || !masks)))
        return XQ_ERR_ARGUMENT;
    xq_status first = XQ_OK;
    for (size_t i = 0; i < count; i++) {
        const xq_status status = made_status(&positions[i]);
        if (status == XQ_OK)
            write_mask(&positions[i], is_turned(&positions[i], view), masks + i * XQ_MASK_SIZE);
        note(&first, statuses, i, status);
    }
    return first;
}

/* ---- whole games ---- */

/* Plays the moves from begin to end; returns the index of the first that was not played. */
static size_t replay_game(xq_position *position, const xq_move *moves, size_t begin, size_t end,
                          const xq_replay *result)
{
    size_t i = begin;
    for (; i < end; i++) {
        if (!xq_position_is_legal(position, moves[i], NULL))
            break;
        if (result->before)
            result->before[i] = *position;
        if (result->keys)
            result->keys[i] = position->key;
        xq_undo undo;
        xq_position_make(position, moves[i], &undo);
    }
    return i;
}

xq_status xq_batch_replay(const xq_position *start, const xq_move *moves, size_t count, const size_t *ends,
                          size_t games, const xq_replay *result)
{
    if (!start || !result || result->size != sizeof *result || (games && !ends) || (count && !moves))
        return XQ_ERR_ARGUMENT;
    if (!xq_is_made(start))
        return XQ_ERR_POSITION;
    xq_status first = XQ_OK;
    size_t begin = 0;
    for (size_t i = 0; i < games; i++) {
        const bool is_in_order = ends[i] >= begin && ends[i] <= count;
        const size_t end = is_in_order ? ends[i] : begin;
        xq_position position = *start;
        const size_t stop = replay_game(&position, moves, begin, end, result);
        if (result->finals)
            result->finals[i] = position;
        if (result->played)
            result->played[i] = stop - begin;
        note(&first, result->statuses, i,
             !is_in_order ? XQ_ERR_ARGUMENT
             : stop < end ? XQ_ERR_ILLEGAL_MOVE
                          : XQ_OK);
        begin = end;
    }
    return first;
}
