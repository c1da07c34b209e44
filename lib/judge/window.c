#include "judge/repetition.h"

#include <xiangqi/game.h>

/*
 * A position comes back after four plies at the earliest: each side has to go and return. In Janggi two passes bring
 * it back, but they have ended the game (J11).
 */
enum { SHORTEST_LOOP = 4 };

/* Plies back to which the position now can have stood: a capture is never undone by a move. */
static size_t reversible(const xq_position *now, size_t count)
{
    const uint32_t clock = xq_half_move_clock(now);
    return clock < count ? clock : count;
}

/*
 * Counts the matching keys, and tells where the earliest stands. Steps by two: the same side has to
 * be on the move.
 */
static uint32_t count_keys(const uint64_t *keys, size_t count, const xq_position *now, size_t *earliest)
{
    const uint64_t key = now->key;
    const size_t depth = reversible(now, count);
    uint32_t found = 1;
    *earliest = count;
    for (size_t back = SHORTEST_LOOP; back <= depth; back += 2) {
        if (keys[count - back] == key) {
            found++;
            *earliest = count - back;
        }
    }
    return found;
}

uint32_t xq_keys_repetitions(const uint64_t *keys, size_t count, const xq_position *now)
{
    size_t earliest;
    return keys && xq_is_made(now) ? count_keys(keys, count, now, &earliest) : 1;
}

/* An occurrence is placement and side to move; how many passes led there, and who faced before, is none of it (J14). */
static bool is_same(const xq_position *then, const xq_position *now)
{
    xq_position seen = *then;
    seen.passes = now->passes;
    seen.faced = now->faced;
    return xq_position_equal(&seen, now);
}

/* Unmakes plies on a copy down to the earliest matching key, and compares placements where keys match (Q1). */
static xq_occurrences compare(const xq_history *history, uint32_t earliest)
{
    const uint64_t key = xq_position_key(history->position);
    xq_occurrences found = {1, history->count, history->count};
    xq_position then = *history->position;
    for (uint32_t index = history->count; index-- > earliest;) {
        const xq_step step = xq_history_step(history, index);
        xq_position_unmake(&then, step.move, step.undo);
        if ((history->count - index) % 2 != 0 || history->keys[index] != key ||
            !is_same(&then, history->position))
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
    const uint32_t now = history->count;
    size_t earliest;
    if (reversible(history->position, now) / SHORTEST_LOOP + 1 < wanted ||
        count_keys(history->keys, now, history->position, &earliest) < wanted)
        return (xq_occurrences){1, now, now};
    return compare(history, (uint32_t)earliest);
}

xq_window xq_window_of(const xq_profile *rules, const xq_occurrences *occurrences, uint32_t now)
{
    const bool last_loop = rules->values[XQ_PARAMETER_REPETITION_WINDOW] == XQ_WINDOW_LAST;
    return (xq_window){last_loop ? occurrences->previous : occurrences->first, now}; /* Q2 */
}
