#include "judge/gain.h"

#include "judge/grade.h"
#include "judge/mate.h"
#include "judge/minor.h"
#include "judge/newness.h"
#include "judge/refusals.h"

/* The value of a new threat on a target, or of any. */
static int value_now(xq_study *of, unsigned target, xq_line *line)
{
    const xq_threat threat = xq_study_threat(of, &of->passed, &of->exemptions, target);
    return xq_threat_value(&threat, 0, XQ_THREAT_MATE, line);
}

/* The capture on a line by the side that begins: of the target, or of any the first that is worth something. */
static bool capture_on(const xq_position *position, unsigned target, const xq_line *line, xq_pair *pair)
{
    xq_position at = *position;
    xq_undo undo;
    for (uint32_t i = 0; i < line->count; i++) {
        const unsigned victim = at.slot_at[xq_move_to(line->moves[i])];
        const bool is_any = target == XQ_ANY_TARGET && i % 2 == 0 && victim != XQ_EMPTY_SLOT &&
                            !xq_material_is_none(xq_material_of(&at, victim));
        if (is_any || victim == target) {
            *pair = (xq_pair){at.slot_at[xq_move_from(line->moves[i])], (uint8_t)victim, XQ_EMPTY_SLOT, 0};
            return true;
        }
        xq_position_make(&at, line->moves[i], &undo);
    }
    return false;
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

/* The gravest of the lines that carry a threat out and are new; false when none is. Which is found first makes no difference. */
static bool gravest_line(xq_study *of, unsigned target, int value, xq_pair *pair, unsigned *grade,
                         xq_line *line)
{
    const xq_threat threat = xq_study_threat(of, &of->passed, &of->exemptions, target);
    xq_move moves[XQ_MOVES_MAX];
    const size_t count = xq_threat_first_moves(&threat, moves);
    *grade = 0;
    for (size_t i = 0; i < count; i++) {
        xq_line tried;
        xq_pair captured;
        if (!xq_threat_reaches(&threat, moves[i], value, &tried) ||
            !xq_is_new_threat(of, target, value, &tried) ||
            !capture_on(&of->passed, target, &tried, &captured))
            continue;
        const unsigned found = xq_grade_threat(&of->passed, captured.victim, &tried);
        if (*grade != 0 && found >= *grade)
            continue;
        *grade = found;
        *pair = captured;
        *line = tried;
    }
    return *grade != 0;
}

/* A threat on one piece, or of which the other side can choose the victim. Tells whether there is one, new or old. */
static bool study_target(xq_study *of, unsigned target, xq_finding *finding)
{
    xq_line line;
    xq_pair pair;
    unsigned grade;
    const int value = value_now(of, target, &line);
    if (value <= 0)
        return false;
    if (gravest_line(of, target, value, &pair, &grade, &line))
        add_victim(finding, pair, grade, value, &line);
    else if (target != XQ_ANY_TARGET)
        finding->old |= xq_slots_of(target);
    return true;
}

/* CXA 26.2: the only attacking piece, without which the other side would mate. */
static bool keeps_post(xq_study *of)
{
    xq_slots strong = 0;
    for (unsigned place = XQ_SLOT_HORSE; place < XQ_SLOT_SOLDIER; place++)
        if (xq_is_in_play(&of->after, of->us * XQ_SLOTS_PER_SIDE + place))
            strong |= xq_slots_of(place);
    if (strong == 0 || (strong & (strong - 1)) != 0)
        return false;
    xq_position without = of->after;
    xq_lift(&without, xq_slots_first(strong, of->us));
    return xq_checkers_on(&without, of->us) != 0 ||
           xq_mates_by_checks(&of->budget, &without, xq_study_parameter(of, XQ_PARAMETER_KILL_CHECKS), 0,
                              NULL);
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

/* Where the other side's last move came from; there is none to be had when it answered a check. */
static void find_origin(xq_study *of)
{
    xq_undo null;
    of->has_origin = false;
    if (!of->previous)
        return;
    of->origin = of->before;
    xq_unmake(&of->origin, of->previous->move, of->previous->undo);
    of->has_origin = xq_position_play_null(&of->origin, &null, NULL) == XQ_OK;
}

/* What stood before the move: asked only when something can be won, or all is to be told. */
static void look_back(xq_study *of)
{
    if (of->has_looked_back)
        return;
    of->has_looked_back = true;
    find_origin(of);
    xq_exemptions_find(&of->before, XQ_EMPTY_SLOT, &of->earlier);
}

/* All threats; those of another kind are looked for only when something can be won at all. */
static void study_threats(xq_study *of, xq_finding *finding)
{
    xq_line line;
    bool found = false;
    if (value_now(of, XQ_ANY_TARGET, &line) <= 0)
        return;
    look_back(of);
    const unsigned base = (of->us ^ 1) * XQ_SLOTS_PER_SIDE;
    for (unsigned target = base + 1; target < base + XQ_SLOTS_PER_SIDE; target++)
        if (xq_is_in_play(&of->passed, target) && !xq_material_is_none(xq_material_of(&of->passed, target)))
            found = study_target(of, target, finding) || found;
    if (!found)
        (void)study_target(of, XQ_ANY_TARGET, finding);
    if (finding->chase.victims && are_weak(finding->chase.victims) && keeps_post(of)) {
        finding->old |= finding->chase.victims;
        finding->chase.victims = 0;
        finding->chase.count = 0;
        finding->classes = 0;
        finding->keeps_post = true;
    }
}

static void begin(xq_study *of, const xq_profile *rules, xq_stage *stage, const xq_step *step,
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
    of->previous = previous;
    of->has_looked_back = false;
    of->answers_check = xq_checkers_on(&of->before, of->us) != 0;
    of->passed = of->after;
    of->budget = (xq_budget){.nodes = rules->values[XQ_PARAMETER_SEARCH_NODES]};
    (void)xq_position_play_null(&of->passed, &null, NULL); /* nobody is in check: it can't fail */
    xq_exemptions_find(&of->passed, of->mover, &of->exemptions);
}

/* What is told when it is asked for all: what the move is if no attack, and what its attacks lack. */
static void tell_all(xq_study *of, xq_finding *finding)
{
    const xq_quiet_move quiet = {&of->before,     &of->after,   &of->passed,
                                 &of->exemptions, &of->earlier, of->mover};
    of->budget = (xq_budget){.nodes = xq_study_parameter(of, XQ_PARAMETER_SEARCH_NODES)};
    if (finding->kill)
        return;
    look_back(of);
    if (!finding->chase.victims)
        finding->minor = (uint8_t)xq_minor_nature(&quiet);
    if (!finding->is_unsure)
        xq_tell_refusals(of, finding);
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
    xq_study of;
    if (finding->check) { /* the gravest nature decides */
        finding->classes = XQ_ATTACK_CHECK;
        xq_unmake(&stage->position, step->move, step->undo);
        return;
    }
    begin(&of, rules, stage, step, previous);
    finding->answers_check = of.answers_check && of.mover % XQ_SLOTS_PER_SIDE == XQ_SLOT_GENERAL;
    if (!finding->answers_check) { /* CXA 26.1.2 */
        finding->kill = xq_is_new_kill(&of, &finding->proof);
        if (finding->kill)
            finding->classes = XQ_ATTACK_KILL;
        else
            study_threats(&of, finding);
    }
    if (of.budget.is_spent)
        forget(finding);
    if (all)
        tell_all(&of, finding);
}
