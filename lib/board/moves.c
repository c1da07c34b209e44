/* The public entries to the generator. */
#include "board/board.h"
#include "board/generator.h"

#include <string.h>

typedef size_t list_function(const xq_position *position, xq_move *moves);

/* The generator writes up to XQ_MOVES_MAX; a smaller array of the caller's is filled from a copy. */
static size_t list_into(const xq_position *position, list_function *list, xq_move *moves, size_t capacity)
{
    if (moves && capacity >= XQ_MOVES_MAX)
        return list(position, moves);
    xq_move all[XQ_MOVES_MAX];
    const size_t count = list(position, all);
    if (moves)
        memcpy(moves, all, (count < capacity ? count : capacity) * sizeof *moves);
    return count;
}

size_t xq_position_moves(const xq_position *position, xq_move *moves, size_t capacity)
{
    if (!xq_is_made(position))
        return 0;
    return list_into(position, xq_generator_of(position)->moves, moves, capacity);
}

size_t xq_position_captures(const xq_position *position, xq_move *moves, size_t capacity)
{
    if (!xq_is_made(position))
        return 0;
    return list_into(position, xq_generator_of(position)->captures, moves, capacity);
}

size_t xq_position_evasions(const xq_position *position, xq_move *moves, size_t capacity)
{
    return xq_position_in_check(position) ? xq_position_moves(position, moves, capacity) : 0;
}

size_t xq_position_checks(const xq_position *position, xq_move *moves, size_t capacity)
{
    if (!xq_is_made(position))
        return 0;
    return list_into(position, xq_generator_of(position)->checks, moves, capacity);
}

size_t xq_position_moves_from(const xq_position *position, xq_square square, xq_move *moves, size_t capacity)
{
    if (!xq_is_made(position) || square >= XQ_SQUARE_COUNT ||
        xq_slot_at(position, square) / XQ_SLOTS_PER_SIDE != position->side)
        return 0;
    xq_move all[XQ_MOVES_MAX];
    const size_t count = xq_generator_of(position)->moves_from(position, square, all);
    if (moves)
        memcpy(moves, all, (count < capacity ? count : capacity) * sizeof *moves);
    return count;
}

size_t xq_position_count(const xq_position *position)
{
    return xq_is_made(position) ? xq_generator_of(position)->count(position) : 0;
}

bool xq_position_has_move(const xq_position *position)
{
    bool is_tense;
    return xq_is_made(position) && xq_generator_of(position)->has_move(position, &is_tense);
}
