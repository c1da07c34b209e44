#include "judge/repetition.h"

#include "judge/clause.h"

/* The nature that all moves of a side in the window share, else idle. */
static xq_nature judgement(const xq_history *history, xq_window window, xq_side side)
{
    xq_nature shared = XQ_NATURE_IDLE;
    bool any = false;
    for (uint32_t index = window.first; index < window.end; index++) {
        if (xq_history_mover(history, index) != side)
            continue;
        const xq_nature nature = xq_nature_of(history, index);
        if (any && nature != shared)
            return XQ_NATURE_IDLE;
        shared = nature;
        any = true;
    }
    return shared;
}

/* Q7: the side whose moves were all checks loses; neither or both: draw. */
static void decide(const xq_profile *rules, xq_verdict *verdict)
{
    const bool red = verdict->judgement[XQ_RED] == XQ_NATURE_CHECK;
    const bool black = verdict->judgement[XQ_BLACK] == XQ_NATURE_CHECK;
    const bool loses = rules->values[XQ_PARAMETER_PERPETUAL_CHECK] == XQ_PERPETUAL_CHECK_LOSES;
    verdict->loser = XQ_SIDE_NONE;
    verdict->reason = red && black ? XQ_REASON_MUTUAL_PERPETUAL : XQ_REASON_REPETITION;
    if (loses && red != black) {
        verdict->loser = red ? XQ_RED : XQ_BLACK;
        verdict->reason = XQ_REASON_PERPETUAL_CHECK;
    }
    xq_clause_set(verdict->clause, "Q7");
}

xq_verdict xq_verdict_on(const xq_profile *rules, const xq_history *history,
                         const xq_occurrences *occurrences)
{
    const xq_window window = xq_window_of(rules, occurrences, history->count);
    xq_verdict verdict = {
        .first = window.first + 1,
        .last = window.end,
        .occurrences = occurrences->count,
        .judgement = {(int32_t)judgement(history, window, XQ_RED),
                      (int32_t)judgement(history, window, XQ_BLACK)},
    };
    decide(rules, &verdict);
    return verdict;
}

bool xq_verdict_evidence(const xq_verdict *verdict, const xq_history *history, uint32_t index,
                         xq_evidence *evidence)
{
    if (index > verdict->last - verdict->first)
        return false;
    const uint32_t ply = verdict->first + index;
    *evidence = (xq_evidence){
        .ply = ply,
        .side = (int32_t)xq_history_mover(history, ply - 1),
        .nature = (int32_t)xq_nature_of(history, ply - 1),
        .move = history->plies[ply - 1].move,
        .chaser = XQ_SQUARE_NONE,
    };
    return true;
}
