#include "judge/repetition.h"

/* Plies back to which the position now can have stood: a capture is never undone by a move. */
static uint32_t reversible(const xq_history *history)
{
    const uint32_t clock = xq_position_half_move_clock(history->position);
    return clock < history->count ? clock : history->count;
}

/*
 * Counts the matching keys, and tells where the earliest stands. Steps by two: the same side has to
 * be on the move.
 */
static uint32_t count_keys(const xq_history *history, uint32_t *earliest)
{
    const uint64_t key = xq_position_key(history->position);
    const uint32_t depth = reversible(history);
    uint32_t count = 1;
    *earliest = history->count;
    for (uint32_t back = 2; back <= depth; back += 2) {
        const uint32_t index = history->count - back;
        if (history->keys[index] == key) {
            count++;
            *earliest = index;
        }
    }
    return count;
}

/* Unmakes plies on a copy down to the earliest matching key, and compares placements where keys match (Q1). */
static xq_occurrences compare(const xq_history *history, uint32_t earliest)
{
    const uint64_t key = xq_position_key(history->position);
    xq_occurrences found = {1, history->count, history->count};
    xq_position then = *history->position;
    for (uint32_t index = history->count; index-- > earliest;) {
        const xq_ply *const ply = xq_history_ply(history, index);
        xq_position_unmake(&then, ply->move, &ply->undo);
        if ((history->count - index) % 2 != 0 || history->keys[index] != key ||
            !xq_position_equal(&then, history->position))
            continue;
        if (found.count == 1)
            found.previous = index;
        found.first = index;
        found.count++;
    }
    return found;
}

xq_occurrences xq_occurrences_find(const xq_history *history, uint32_t wanted)
{
    uint32_t earliest;
    if (count_keys(history, &earliest) < wanted)
        return (xq_occurrences){1, history->count, history->count};
    return compare(history, earliest);
}

xq_window xq_window_of(const xq_profile *rules, const xq_occurrences *occurrences, uint32_t now)
{
    const bool last_loop = rules->values[XQ_PARAMETER_REPETITION_WINDOW] == XQ_WINDOW_LAST;
    return (xq_window){last_loop ? occurrences->previous : occurrences->first, now}; /* Q2 */
}
