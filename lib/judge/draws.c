#include "judge/draws.h"

#include "board/board.h"

/* The checks of a caller's run by the side that moved some plies ago: nobody has counted them on the way. */
static uint32_t count_checks(const xq_history *history, uint32_t run, uint32_t ago)
{
    xq_position then = *history->position;
    uint32_t checks = 0;
    for (uint32_t back = 0; back < run; back++) {
        const xq_step step = xq_history_step(history, history->count - 1 - back);
        checks += back % 2 == ago && xq_position_in_check(&then);
        xq_position_unmake(&then, step.move, step.undo);
    }
    return checks;
}

/*
 * The plies of the run that count in favour of a claim by the side that moved some plies ago (0 = the last
 * ply): all, less its checks beyond those counted.
 */
static uint32_t surplus_checks(const xq_history *history, uint32_t counted, uint32_t clock, uint32_t ago)
{
    if (ago >= history->count || ago >= clock)
        return 0;
    const uint32_t run = clock < history->count ? clock : history->count;
    const uint32_t checks = xq_history_has_checks(history)
                                ? xq_history_ply(history, history->count - 1 - ago)->checks
                                : count_checks(history, run, ago);
    return checks > counted ? checks - counted : 0;
}

/*
 * The limit is half of its plies by each side (D1). Of the claimant's own plies its surplus checks are taken off; the
 * draw falls when either side could claim it.
 */
bool xq_draws_no_capture(const xq_profile *rules, const xq_history *history)
{
    const uint32_t limit = rules->values[XQ_PARAMETER_NO_CAPTURE_LIMIT];
    const uint32_t counted = rules->values[XQ_PARAMETER_CHECKS_COUNTED];
    const uint32_t clock = xq_half_move_clock(history->position);
    if (limit == 0 || clock < limit)
        return false;
    const uint32_t excess = (clock - limit) / 2;
    return surplus_checks(history, counted, clock, 0) <= excess + (clock - limit) % 2 ||
           surplus_checks(history, counted, clock, 1) <= excess;
}

/* Whether a side has a chariot, horse, cannon or soldier (D2). */
static bool has_attacker(const xq_position *position, unsigned side)
{
    const uint8_t *const own = position->square_of + side * XQ_SLOTS_PER_SIDE;
    bool found = false;
    for (unsigned place = XQ_SLOT_HORSE; place < XQ_SLOTS_PER_SIDE; place++)
        found |= own[place] != XQ_NOWHERE_SQUARE;
    return found;
}

bool xq_draws_material(const xq_profile *rules, const xq_position *position)
{
    return rules->values[XQ_PARAMETER_INSUFFICIENT_MATERIAL] == XQ_INSUFFICIENT_MATERIAL_DRAW &&
           !has_attacker(position, XQ_RED) && !has_attacker(position, XQ_BLACK);
}
