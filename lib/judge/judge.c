#include "judge/judge.h"

#include "judge/clause.h"
#include "judge/draws.h"
#include "judge/janggi.h"

xq_outcome xq_outcome_open(uint32_t plies)
{
    return (xq_outcome){.result = XQ_RESULT_NONE, .winner = XQ_SIDE_NONE, .ply = plies};
}

xq_outcome xq_outcome_ended(xq_side winner, xq_reason reason, uint32_t plies, const char *clause)
{
    xq_outcome outcome = {.winner = (int32_t)winner, .reason = (int32_t)reason, .ply = plies};
    outcome.result = XQ_RESULT_DRAW;
    if (winner != XQ_SIDE_NONE)
        outcome.result = winner == XQ_RED ? XQ_RESULT_FIRST_SIDE_WINS : XQ_RESULT_SECOND_SIDE_WINS;
    xq_clause_set(outcome.clause, clause);
    return outcome;
}

/* Only a capture changes the material; what stood before it has been judged. */
static bool material_is_new(const xq_history *history)
{
    return history->count == 0 || xq_half_move_clock(history->position) == 0;
}

/* D3: mate or stalemate, then repetition, then D1, then D2. */
xq_outcome xq_judge(const xq_profile *rules, const xq_history *history, xq_standing standing,
                    xq_ruling *ruling)
{
    if (history->position->variant == XQ_VARIANT_JANGGI)
        return xq_janggi_judge(rules, history, standing, ruling);
    const uint32_t now = history->count;
    const xq_side mover = (xq_side)(history->position->side ^ 1);
    if (standing == XQ_STANDING_CHECKMATE)
        return xq_outcome_ended(mover, XQ_REASON_CHECKMATE, now, "M1");
    if (standing == XQ_STANDING_STALEMATE)
        return xq_outcome_ended(mover, XQ_REASON_STALEMATE, now, "M2");
    if (xq_repetition_is_judged(rules, history, ruling))
        return xq_outcome_ended(xq_side_other((xq_side)ruling->verdict.loser),
                                (xq_reason)ruling->verdict.reason, now, ruling->verdict.clause);
    if (xq_draws_no_capture(rules, history))
        return xq_outcome_ended(XQ_SIDE_NONE, XQ_REASON_NO_CAPTURE_LIMIT, now, "D1");
    if (material_is_new(history) && xq_draws_material(rules, history->position))
        return xq_outcome_ended(XQ_SIDE_NONE, XQ_REASON_INSUFFICIENT_MATERIAL, now, "D2");
    return xq_outcome_open(now);
}
