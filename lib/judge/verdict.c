#include "judge/repetition.h"

#include "judge/articles.h"
#include "judge/clause.h"
#include "judge/grade.h"
#include "judge/janggi.h"
#include "judge/nature.h"

static bool is_on(const xq_profile *rules, xq_parameter parameter)
{
    return rules->values[parameter] == XQ_OFF_ON_ON;
}

/* The moves come from the last to the first. */
static void count(xq_tally *tally, const xq_finding *finding, uint32_t ply)
{
    const xq_slots victims = finding->chase.victims;
    tally->moves++;
    tally->checks += finding->check;
    tally->kills += finding->kill;
    tally->chases += victims != 0;
    tally->unsure += finding->is_unsure;
    tally->classes |= xq_grade_gravest(finding->classes);
    if (finding->check || finding->kill || victims)
        tally->attacks++;
    else
        tally->first_idle = ply;
    tally->common &= victims;
    for (uint32_t i = 0; i < finding->chase.count; i++) {
        const xq_pair *const pair = &finding->chase.pairs[i];
        if (pair->refusal == XQ_REFUSAL_NONE)
            tally->chasers[pair->victim % XQ_SLOTS_PER_SIDE] |= xq_slots_of(pair->attacker);
    }
}

/* Each move of the window, from the last to the first: every ply is looked at once. */
static void count_window(const xq_profile *rules, const xq_history *history, xq_window window,
                         xq_tally tallies[2])
{
    xq_stage stage = {.position = *history->position};
    xq_finding finding;
    for (unsigned side = 0; side < 2; side++)
        tallies[side] = (xq_tally){.common = ~(xq_slots)0};
    for (uint32_t index = window.end; index-- > window.first;) {
        const xq_step step = xq_history_step(history, index);
        const xq_step previous = xq_history_step(history, xq_window_previous(window, index));
        xq_nature_find(rules, &stage, &step, &previous, false, &finding);
        count(&tallies[xq_history_mover(history, index)], &finding, index + 1);
    }
    for (unsigned side = 0; side < 2; side++)
        if (tallies[side].moves == 0)
            tallies[side].common = 0;
}

/* What all moves of a side amount to. */
static xq_nature judgement(const xq_profile *rules, const xq_tally *tally)
{
    if (tally->moves == 0)
        return XQ_NATURE_IDLE;
    if (tally->checks == tally->moves)
        return XQ_NATURE_CHECK; /* Q4, Q7, AXF 6 */
    if (tally->chases == tally->moves && (tally->common || !is_on(rules, XQ_PARAMETER_SAME_VICTIM)))
        return XQ_NATURE_CHASE; /* Q4; AXF 3, 32 */
    if (tally->kills == tally->moves)
        return XQ_NATURE_KILL; /* CXA 24.9, a long kill */
    if (tally->attacks == tally->moves && is_on(rules, XQ_PARAMETER_MIXED_ATTACKS))
        return XQ_NATURE_ATTACK; /* Q4 */
    return XQ_NATURE_IDLE;
}

/* How grave it is: 0 is no offence. */
static int level(const xq_profile *rules, int32_t judged)
{
    if (judged == XQ_NATURE_CHECK)
        return rules->values[XQ_PARAMETER_PERPETUAL_CHECK] == XQ_PERPETUAL_CHECK_LOSES ? 2 : 0;
    return judged == XQ_NATURE_IDLE ? 0 : 1;
}

/*
 * Q4, Q5, Q7, CXA 25: the one side that offends loses. Where both do: a draw; or check outranks chase (AXF 6-8); or
 * after perpetual check, which always loses (CXA 25.1), the graver attack does (CXA 26.9).
 */
static int32_t loser_of(const xq_profile *rules, const xq_verdict *verdict, const xq_tally tallies[2])
{
    int red = level(rules, verdict->judgement[XQ_RED]);
    int black = level(rules, verdict->judgement[XQ_BLACK]);
    const uint32_t mutual = rules->values[XQ_PARAMETER_MUTUAL_ATTACK];
    if (red && black && mutual == XQ_MUTUAL_ATTACK_DRAW)
        return XQ_SIDE_NONE;
    if (red && red == black && mutual == XQ_MUTUAL_ATTACK_TABLE) {
        red = (int)xq_grade_of(tallies[XQ_RED].classes);
        black = (int)xq_grade_of(tallies[XQ_BLACK].classes);
    }
    if (red == black)
        return XQ_SIDE_NONE;
    return red > black ? XQ_RED : XQ_BLACK;
}

static int32_t reason_of(const xq_verdict *verdict)
{
    if (verdict->loser == XQ_SIDE_NONE)
        return verdict->judgement[XQ_RED] != XQ_NATURE_IDLE && verdict->judgement[XQ_BLACK] != XQ_NATURE_IDLE
                   ? XQ_REASON_MUTUAL_PERPETUAL
                   : XQ_REASON_REPETITION;
    switch (verdict->judgement[verdict->loser]) {
    case XQ_NATURE_CHECK:
        return XQ_REASON_PERPETUAL_CHECK;
    case XQ_NATURE_CHASE:
        return XQ_REASON_PERPETUAL_CHASE;
    default:
        return XQ_REASON_PERPETUAL_ATTACK;
    }
}

static xq_ruling verdict_on(const xq_profile *rules, const xq_history *history,
                            const xq_occurrences *occurrences)
{
    const xq_window window = xq_window_of(rules, occurrences, history->count);
    xq_tally tallies[2];
    count_window(rules, history, window, tallies);
    xq_ruling ruling = {
        .verdict =
            {
                .first = window.first + 1,
                .last = window.end,
                .occurrences = occurrences->count,
                .judgement = {(int32_t)judgement(rules, &tallies[XQ_RED]),
                              (int32_t)judgement(rules, &tallies[XQ_BLACK])},
            },
    };
    for (unsigned side = 0; side < 2; side++) {
        ruling.common[side] = tallies[side].common;
        ruling.moves[side] = tallies[side].moves;
        ruling.checks[side] = tallies[side].checks;
        ruling.kills[side] = tallies[side].kills;
        ruling.chases[side] = tallies[side].chases;
        ruling.verdict.unsure += tallies[side].unsure;
        ruling.first_idle[side] = tallies[side].first_idle;
    }
    ruling.verdict.loser = loser_of(rules, &ruling.verdict, tallies);
    ruling.verdict.reason = reason_of(&ruling.verdict);
    xq_clause_set(ruling.verdict.clause, xq_article_of(rules, &ruling.verdict, tallies));
    return ruling;
}

bool xq_repetition_is_judged(const xq_profile *rules, const xq_history *history, xq_ruling *ruling)
{
    const uint32_t wanted = rules->values[XQ_PARAMETER_REPETITION_COUNT];
    if (rules->values[XQ_PARAMETER_REPETITION] == XQ_REPETITION_OFF)
        return false;
    const xq_occurrences occurrences = xq_occurrences_find(history, wanted);
    if (occurrences.count < wanted) /* Q1 */
        return false;
    if (history->position->variant == XQ_VARIANT_JANGGI)
        return xq_janggi_verdict(rules, history, &occurrences, ruling);
    *ruling = verdict_on(rules, history, &occurrences);
    return true;
}
