#include "judge/gain.h"

#include "judge/exempt.h"
#include "judge/grade.h"
#include "judge/mate.h"
#include "judge/threat.h"

/* A move looked at. */
typedef struct study {
    const xq_profile *rules;
    xq_position after;  /* the other side to move */
    xq_position passed; /* the mover to move again: what it threatens */
    xq_position before; /* the mover to move */
    xq_position origin; /* a ply earlier, the turn passed to the mover */
    bool has_origin;
    unsigned us;
    unsigned mover; /* slot */
    bool answers_check;
    xq_budget budget;
    xq_exemptions exemptions; /* after the move */
    xq_exemptions earlier;    /* before it */
} study;

static uint32_t parameter(const study *of, xq_parameter which)
{
    return of->rules->values[which];
}

static bool is_in_play(const xq_position *position, unsigned slot)
{
    return position->square_of[slot] != XQ_NOWHERE_SQUARE;
}

/* Whether a mate by checks stood before the move (CXA 2011 29, 26.1.2). */
static bool had_kill(study *of)
{
    return xq_checkers_on(&of->before, of->us ^ 1) == 0 &&
           xq_mates_by_checks(&of->budget, &of->before, parameter(of, XQ_PARAMETER_KILL_CHECKS), NULL);
}

/* CXA 24.4: an exchange offered counts as made. The position without the two pieces, or false when it can't stand. */
static bool without_exchange(const study *of, xq_position *rest)
{
    *rest = of->passed;
    xq_lift(rest, of->mover);
    for (xq_slots offered = of->exemptions.offered; offered; offered &= offered - 1)
        xq_lift(rest, xq_slots_first(offered, of->us ^ 1));
    return xq_checkers_on(rest, of->us ^ 1) == 0;
}

/* Whether a kill does not need what is offered for exchange. */
static bool kills_without_exchange(study *of)
{
    xq_position rest;
    return !of->exemptions.offered ||
           (without_exchange(of, &rest) &&
            xq_mates_by_checks(&of->budget, &rest, parameter(of, XQ_PARAMETER_KILL_CHECKS), NULL));
}

/* CXA 24.2: a new threat of mate by checks. */
static bool is_kill(study *of, xq_line *line)
{
    return parameter(of, XQ_PARAMETER_KILL) == XQ_OFF_ON_ON &&
           xq_mates_by_checks(&of->budget, &of->passed, parameter(of, XQ_PARAMETER_KILL_CHECKS), line) &&
           !had_kill(of) && kills_without_exchange(of);
}

static xq_threat threat_on(study *of, xq_position *position, const xq_exemptions *exemptions, unsigned target)
{
    xq_threat threat = {
        .budget = &of->budget,
        .position = position,
        .depths =
            {
                .moves = parameter(of, XQ_PARAMETER_CHASE_MOVES),
                .answer_checks = parameter(of, XQ_PARAMETER_ANSWER_CHECKS),
                .answer_mate = parameter(of, XQ_PARAMETER_ANSWER_MATE),
            },
        .spared = XQ_EMPTY_SLOT,
        .target = target,
    };
    for (unsigned place = 0; place < XQ_SLOTS_PER_SIDE; place++)
        threat.barred[place] = exemptions->barred[place];
    return threat;
}

/* The value of a new threat on a target, or of any. */
static int value_now(study *of, unsigned target, xq_line *line)
{
    const xq_threat threat = threat_on(of, &of->passed, &of->exemptions, target);
    return xq_threat_value(&threat, 0, XQ_THREAT_MATE, line);
}

/*
 * CXA 2011 29: whether the threat stood before with the same result. A check to answer made it impossible then, so the
 * attack itself is asked for (CXA 26.1.2).
 */
static bool is_old(study *of, unsigned target, int value, const xq_line *line)
{
    if (of->answers_check) {
        const unsigned first = of->passed.slot_at[xq_move_from(line->moves[0])];
        const bool is_direct =
            target != XQ_ANY_TARGET && xq_move_to(line->moves[0]) == of->before.square_of[target];
        return target == XQ_ANY_TARGET ||
               (is_direct && xq_attacks(&of->before, first, of->before.square_of[target]));
    }
    const xq_threat threat = threat_on(of, &of->before, &of->earlier, target);
    return xq_threat_value(&threat, value - 1, value, NULL) >= value;
}

static bool stands_without_exchange(study *of, unsigned target)
{
    xq_position rest;
    if (!of->exemptions.offered)
        return true;
    if (!without_exchange(of, &rest))
        return false;
    const xq_threat threat = threat_on(of, &rest, &of->exemptions, target);
    return xq_threat_value(&threat, 0, 1, NULL) > 0;
}

/* Whether the moved piece has no part in a threat. */
static bool stands_without_mover(study *of, unsigned target)
{
    xq_position without = of->passed;
    xq_lift(&without, of->mover);
    if (xq_checkers_on(&without, of->us) != 0 || xq_checkers_on(&without, of->us ^ 1) != 0)
        return false;
    const xq_threat threat = threat_on(of, &without, &of->exemptions, target);
    return xq_threat_value(&threat, 0, 1, NULL) > 0;
}

/*
 * Whether the attack stood before, and the move only took the moved piece out of danger: it has no part in the threat,
 * which stood if nobody took it.
 */
static bool is_renewed(study *of, unsigned target, int value, const xq_line *line)
{
    const unsigned first = of->passed.slot_at[xq_move_from(line->moves[0])];
    if (target == XQ_ANY_TARGET || first == of->mover || of->answers_check ||
        of->mover % XQ_SLOTS_PER_SIDE == XQ_SLOT_GENERAL ||
        xq_move_to(line->moves[0]) != of->before.square_of[target] ||
        !xq_attacks(&of->before, first, of->before.square_of[target]) || !stands_without_mover(of, target))
        return false;
    xq_threat threat = threat_on(of, &of->before, &of->earlier, target);
    threat.spared = of->mover;
    return xq_threat_value(&threat, value - 1, value, NULL) >= value;
}

/* CXA 2011 29: of such a threat, whether the other side's own last move made it possible. */
static bool is_exposed(study *of, unsigned target)
{
    xq_exemptions exemptions;
    if (!of->has_origin)
        return false;
    xq_exemptions_find(&of->origin, XQ_EMPTY_SLOT, &exemptions);
    const xq_threat threat = threat_on(of, &of->origin, &exemptions, target);
    return xq_threat_value(&threat, 0, 1, NULL) <= 0;
}

/* What a line captures first for the side that begins, and with what. */
static bool first_capture(const xq_position *position, const xq_line *line, xq_pair *pair)
{
    xq_position at = *position;
    xq_undo undo;
    for (uint32_t i = 0; i < line->count; i++) {
        const unsigned victim = at.slot_at[xq_move_to(line->moves[i])];
        if (i % 2 == 0 && victim != XQ_EMPTY_SLOT && !xq_material_is_none(xq_material_of(&at, victim))) {
            *pair = (xq_pair){at.slot_at[xq_move_from(line->moves[i])], (uint8_t)victim, XQ_EMPTY_SLOT, 0};
            return true;
        }
        xq_position_make(&at, line->moves[i], &undo);
    }
    return false;
}

/* Who captures a target on a line. */
static unsigned captor_of(const xq_position *position, unsigned target, const xq_line *line)
{
    xq_position at = *position;
    xq_undo undo;
    for (uint32_t i = 0; i < line->count; i++) {
        if (at.slot_at[xq_move_to(line->moves[i])] == target)
            return at.slot_at[xq_move_from(line->moves[i])];
        xq_position_make(&at, line->moves[i], &undo);
    }
    return at.slot_at[xq_move_from(line->moves[0])];
}

static void add_victim(xq_finding *finding, xq_pair pair, unsigned grade, int value, const xq_line *line)
{
    finding->chase.victims |= xq_slots_of(pair.victim);
    finding->chase.pairs[finding->chase.count++] = pair;
    if (!finding->classes || grade < xq_grade_gravest(finding->classes)) {
        finding->proof = *line;
        finding->gain = (int16_t)value;
    }
    finding->classes = (uint8_t)(finding->classes | grade);
}

/* A threat on one piece. Tells whether there is a threat, new or old. */
static bool study_target(study *of, unsigned target, xq_finding *finding)
{
    xq_line line;
    const int value = value_now(of, target, &line);
    if (value <= 0)
        return false;
    if (is_old(of, target, value, &line) ||
        (is_renewed(of, target, value, &line) && is_exposed(of, target)) ||
        !stands_without_exchange(of, target)) {
        finding->old |= xq_slots_of(target);
        return true;
    }
    const xq_pair pair = {(uint8_t)captor_of(&of->passed, target, &line), (uint8_t)target, XQ_EMPTY_SLOT, 0};
    const xq_attack_class grade = xq_grade_threat(&of->passed, target, &line);
    add_victim(finding, pair, grade, value, &line);
    return true;
}

/* Threats of which the other side can choose the victim. */
static void study_any(study *of, int value, const xq_line *line, xq_finding *finding)
{
    xq_pair pair;
    if (!is_old(of, XQ_ANY_TARGET, value, line) && stands_without_exchange(of, XQ_ANY_TARGET) &&
        first_capture(&of->passed, line, &pair))
        add_victim(finding, pair, xq_grade_threat(&of->passed, pair.victim, line), value, line);
}

/* CXA 26.2: the only attacking piece, without which the other side would mate. */
static bool keeps_post(study *of)
{
    xq_slots strong = 0;
    for (unsigned place = XQ_SLOT_HORSE; place < XQ_SLOT_SOLDIER; place++)
        if (is_in_play(&of->after, of->us * XQ_SLOTS_PER_SIDE + place))
            strong |= xq_slots_of(place);
    if (strong == 0 || (strong & (strong - 1)) != 0)
        return false;
    xq_position without = of->after;
    xq_lift(&without, xq_slots_first(strong, of->us));
    return xq_checkers_on(&without, of->us) != 0 ||
           xq_mates_by_checks(&of->budget, &without, parameter(of, XQ_PARAMETER_KILL_CHECKS), NULL);
}

static bool are_weak(xq_slots slots)
{
    for (; slots; slots &= slots - 1) {
        const xq_kind kind = xq_slot_kind(xq_slots_first(slots, 0));
        if (kind != XQ_ADVISOR && kind != XQ_ELEPHANT)
            return false;
    }
    return true;
}

/* All threats; those of another kind are looked for only when something can be won at all. */
static void study_threats(study *of, xq_finding *finding)
{
    xq_line line;
    const int any = value_now(of, XQ_ANY_TARGET, &line);
    bool found = false;
    if (any <= 0)
        return;
    const unsigned base = (of->us ^ 1) * XQ_SLOTS_PER_SIDE;
    for (unsigned target = base + 1; target < base + XQ_SLOTS_PER_SIDE; target++)
        if (is_in_play(&of->passed, target) && !xq_material_is_none(xq_material_of(&of->passed, target)))
            found = study_target(of, target, finding) || found;
    if (!found)
        study_any(of, any, &line, finding);
    if (finding->chase.victims && are_weak(finding->chase.victims) && keeps_post(of)) {
        finding->old |= finding->chase.victims;
        finding->chase.victims = 0;
        finding->chase.count = 0;
        finding->classes = 0;
        finding->keeps_post = true;
    }
}

/* Where the other side's last move came from; there is none to be had when it answered a check. */
static void find_origin(study *of, const xq_step *previous)
{
    xq_undo null;
    of->has_origin = false;
    if (!previous)
        return;
    of->origin = of->before;
    xq_unmake(&of->origin, previous->move, previous->undo);
    of->has_origin = xq_position_play_null(&of->origin, &null, NULL) == XQ_OK;
}

static void begin(study *of, const xq_profile *rules, xq_stage *stage, const xq_step *step,
                  const xq_step *previous)
{
    xq_undo null;
    const xq_move move = step->move;
    of->rules = rules;
    of->after = stage->position;
    of->us = of->after.side ^ 1u;
    of->mover = of->after.slot_at[xq_move_to(move)];
    xq_unmake(&stage->position, move, step->undo);
    of->before = stage->position;
    find_origin(of, previous);
    of->answers_check = xq_checkers_on(&of->before, of->us) != 0;
    of->passed = of->after;
    of->budget = (xq_budget){.nodes = rules->values[XQ_PARAMETER_SEARCH_NODES]};
    (void)xq_position_play_null(&of->passed, &null, NULL); /* nobody is in check: it can't fail */
    xq_exemptions_find(&of->passed, of->mover, &of->exemptions);
    xq_exemptions_find(&of->before, XQ_EMPTY_SLOT, &of->earlier);
}

/* A search that ran out proves nothing. */
static void forget(xq_finding *finding)
{
    finding->is_unsure = true;
    finding->kill = false;
    finding->keeps_post = false;
    finding->classes = 0;
    finding->gain = 0;
    finding->old = 0;
    finding->chase.victims = 0;
    finding->chase.count = 0;
    finding->proof.count = 0;
}

void xq_gain_find(const xq_profile *rules, xq_stage *stage, const xq_step *step, const xq_step *previous,
                  bool all, xq_finding *finding)
{
    study of;
    if (finding->check) { /* the gravest nature decides */
        finding->classes = XQ_ATTACK_CHECK;
        xq_unmake(&stage->position, step->move, step->undo);
        return;
    }
    begin(&of, rules, stage, step, previous);
    finding->answers_check = of.answers_check && of.mover % XQ_SLOTS_PER_SIDE == XQ_SLOT_GENERAL;
    if (!finding->answers_check) { /* CXA 26.1.2 */
        finding->kill = is_kill(&of, &finding->proof);
        if (finding->kill)
            finding->classes = XQ_ATTACK_KILL;
        else
            study_threats(&of, finding);
    }
    if (of.budget.is_spent)
        forget(finding);
    (void)all;
}
