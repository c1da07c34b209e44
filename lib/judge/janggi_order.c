/* The ends of Janggi in their order. */
#include "board/board.h"
#include "judge/clause.h"
#include "judge/draws.h"
#include "judge/janggi.h"
#include "judge/judge.h"

/* Both sides have to have less for a call under the association's points format. */
enum { GATE = 30 };

/* What is judged. */
typedef struct scene {
    const xq_profile *rules;
    const xq_history *history;
    const xq_position *position; /* now */
} scene;

static uint32_t value(const scene *of, xq_parameter parameter)
{
    return of->rules->values[parameter];
}

/* An end whose winner is found by points, with the score (J13). */
static xq_outcome by_points(const scene *of, xq_reason reason, xq_janggi_end end)
{
    xq_outcome outcome = xq_outcome_ended(xq_janggi_points_winner(of->position), reason, of->history->count,
                                          xq_janggi_clause(of->rules, end));
    outcome.score[XQ_CHO] = xq_position_score(of->position, XQ_CHO);
    outcome.score[XQ_HAN] = xq_position_score(of->position, XQ_HAN);
    return outcome;
}

static xq_outcome drawn(const scene *of, xq_reason reason, xq_janggi_end end)
{
    return xq_outcome_ended(XQ_SIDE_NONE, reason, of->history->count, xq_janggi_clause(of->rules, end));
}

/* Under a gate generals that face count when both sides are small, unless a general's capture made them face. */
static bool is_gated_call(const scene *of)
{
    if (value(of, XQ_PARAMETER_BIKJANG) != XQ_RULE_BIKJANG_GATED_POINTS || of->history->count == 0 ||
        !xq_position_faces(of->position) || !xq_janggi_both_below(of->position, GATE))
        return false;
    const xq_step last = xq_history_step(of->history, of->history->count - 1);
    xq_position before = *of->position;
    xq_position_unmake(&before, last.move, last.undo);
    const bool by_general = xq_position_piece_at(&before, xq_move_from(last.move)) % 8 == XQ_GENERAL;
    return !xq_position_faces(&before) && !(by_general && xq_half_move_clock(of->position) == 0);
}

/* Play that the position itself says is finished: by two passes, else by facing generals (J11, J12). */
static xq_outcome finished(const scene *of)
{
    if (xq_position_passes(of->position) >= 2)
        return value(of, XQ_PARAMETER_TWO_PASSES) == XQ_BY_POINTS
                   ? by_points(of, XQ_REASON_POINTS_PASS, XQ_JANGGI_PASSES)
                   : drawn(of, XQ_REASON_DRAW_PASS, XQ_JANGGI_PASSES);
    return value(of, XQ_PARAMETER_BIKJANG) == XQ_RULE_BIKJANG_OFFER_DRAW
               ? drawn(of, XQ_REASON_DRAW_BIKJANG, XQ_JANGGI_BIKJANG)
               : by_points(of, XQ_REASON_POINTS_BIKJANG, XQ_JANGGI_BIKJANG);
}

/* The end that a verdict on a repetition is. */
static xq_outcome repeated(const scene *of, const xq_verdict *verdict)
{
    const xq_reason reason = (xq_reason)verdict->reason;
    if (reason == XQ_REASON_POINTS_REPETITION)
        return by_points(of, reason, XQ_JANGGI_REPETITION);
    return xq_outcome_ended(xq_side_other((xq_side)verdict->loser), reason, of->history->count,
                            verdict->clause);
}

/* Plies since move 1, those before the start counted by its move number (J14). */
static uint64_t all_plies(const xq_position *position)
{
    return 2 * ((uint64_t)xq_position_move_number(position) - 1) + position->side;
}

static bool reaches_ply_limit(const scene *of)
{
    const uint32_t limit = value(of, XQ_PARAMETER_PLY_LIMIT);
    return limit > 0 && all_plies(of->position) >= limit;
}

/* Whether neither side has anything but its general and guards: no mate is possible. */
static bool is_dead(const xq_position *position)
{
    uint8_t counts[XQ_KIND_END];
    unsigned attackers = 0;
    for (xq_side side = XQ_CHO; side <= XQ_HAN; side++) {
        xq_position_material(position, side, counts);
        for (xq_kind kind = XQ_ELEPHANT; kind < XQ_KIND_END; kind++)
            attackers += counts[kind];
    }
    return attackers == 0;
}

/* The limits and the material. */
static xq_outcome exhausted(const scene *of)
{
    if (reaches_ply_limit(of))
        return by_points(of, XQ_REASON_POINTS_LIMIT, XQ_JANGGI_PLIES);
    if (xq_draws_no_capture(of->rules, of->history))
        return value(of, XQ_PARAMETER_NO_CAPTURE_RESULT) == XQ_BY_POINTS
                   ? by_points(of, XQ_REASON_NO_CAPTURE_LIMIT, XQ_JANGGI_NO_CAPTURE)
                   : drawn(of, XQ_REASON_NO_CAPTURE_LIMIT, XQ_JANGGI_NO_CAPTURE);
    const uint32_t dead = value(of, XQ_PARAMETER_DEAD_POSITION);
    if (dead != XQ_DEAD_POSITION_OFF && is_dead(of->position))
        return dead == XQ_DEAD_POSITION_POINTS
                   ? by_points(of, XQ_REASON_INSUFFICIENT_MATERIAL, XQ_JANGGI_MATERIAL)
                   : drawn(of, XQ_REASON_INSUFFICIENT_MATERIAL, XQ_JANGGI_MATERIAL);
    return xq_outcome_open(of->history->count);
}

xq_outcome xq_janggi_judge(const xq_profile *rules, const xq_history *history, xq_standing standing,
                           xq_ruling *ruling)
{
    const scene of = {rules, history, history->position};
    const xq_side mover = (xq_side)(history->position->side ^ 1);
    if (standing == XQ_STANDING_FINISHED)
        return finished(&of);
    if (is_gated_call(&of))
        return by_points(&of, XQ_REASON_POINTS_BIKJANG, XQ_JANGGI_BIKJANG);
    if (standing == XQ_STANDING_CHECKMATE)
        return xq_outcome_ended(mover, XQ_REASON_CHECKMATE, history->count, "J10");
    if (value(&of, XQ_PARAMETER_SHUFFLE) == XQ_SHUFFLE_LOSES && xq_janggi_is_shuffle(history))
        return xq_outcome_ended(xq_side_other(mover), XQ_REASON_SHUFFLE, history->count,
                                xq_janggi_clause(rules, XQ_JANGGI_SHUFFLE));
    if (xq_repetition_is_judged(rules, history, ruling))
        return repeated(&of, &ruling->verdict);
    return exhausted(&of);
}
