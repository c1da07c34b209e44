/* Repetition in Janggi (J14): by points, a draw or a loss; where the rules say so whoever always checked loses. */
#include "judge/clause.h"
#include "judge/janggi.h"

/* Checks of both sides in the window, from the last ply to the first. */
static void count_checks(const xq_history *history, xq_window window, xq_ruling *ruling)
{
    xq_position position = *history->position;
    for (uint32_t index = window.end; index-- > window.first;) {
        const xq_step step = xq_history_step(history, index);
        const xq_side side = xq_history_mover(history, index);
        ruling->moves[side]++;
        if (xq_position_in_check(&position))
            ruling->checks[side]++;
        else
            ruling->first_idle[side] = index + 1;
        xq_position_unmake(&position, step.move, step.undo);
    }
}

static bool always_checked(const xq_ruling *ruling, xq_side side)
{
    return ruling->moves[side] > 0 && ruling->checks[side] == ruling->moves[side];
}

/* The one side that checked with every move of the loop, or none. */
static xq_side perpetual_checker(const xq_ruling *ruling)
{
    const bool cho = always_checked(ruling, XQ_CHO);
    const bool han = always_checked(ruling, XQ_HAN);
    if (cho == han)
        return XQ_SIDE_NONE;
    return cho ? XQ_CHO : XQ_HAN;
}

/* What the rules make of a repetition that is no perpetual check. */
static xq_reason ordinary(const xq_profile *rules, const xq_position *now, int32_t *loser)
{
    switch (rules->values[XQ_PARAMETER_REPETITION_RESULT]) {
    case XQ_REPETITION_POINTS:
        *loser = xq_side_other(xq_janggi_points_winner(now));
        return XQ_REASON_POINTS_REPETITION;
    case XQ_REPETITION_LOSES: /* it was not to bring this position again */
        *loser = xq_side_other(xq_position_side_to_move(now));
        return XQ_REASON_REPETITION;
    default:
        *loser = XQ_SIDE_NONE;
        return XQ_REASON_REPETITION;
    }
}

static void decide(const xq_profile *rules, const xq_position *now, xq_ruling *ruling)
{
    xq_verdict *const verdict = &ruling->verdict;
    xq_janggi_end end = XQ_JANGGI_REPETITION;
    for (xq_side side = XQ_CHO; side <= XQ_HAN; side++)
        verdict->judgement[side] = always_checked(ruling, side) ? XQ_NATURE_CHECK : XQ_NATURE_IDLE;
    const xq_side checker = perpetual_checker(ruling);
    if (checker != XQ_SIDE_NONE &&
        rules->values[XQ_PARAMETER_PERPETUAL_CHECKER] == XQ_PERPETUAL_CHECKER_LOSES) {
        verdict->loser = checker;
        verdict->reason = XQ_REASON_PERPETUAL_CHECK;
        end = XQ_JANGGI_PERPETUAL;
    } else {
        verdict->reason = (int32_t)ordinary(rules, now, &verdict->loser);
    }
    xq_clause_set(verdict->clause, xq_janggi_clause(rules, end));
}

bool xq_janggi_verdict(const xq_profile *rules, const xq_history *history, const xq_occurrences *occurrences,
                       xq_ruling *ruling)
{
    const uint32_t free_below = rules->values[XQ_PARAMETER_REPETITION_FREE_BELOW];
    if (xq_janggi_both_below(history->position, free_below))
        return false;
    const xq_window window = xq_window_of(rules, occurrences, history->count);
    *ruling = (xq_ruling){
        .verdict = {.first = window.first + 1, .last = window.end, .occurrences = occurrences->count},
    };
    count_checks(history, window, ruling);
    decide(rules, history->position, ruling);
    return true;
}
