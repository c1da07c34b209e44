#include "judge/refusals.h"

/* Whether taking at once is refuted by a mate alone. */
static bool is_mated(xq_study *of, unsigned target)
{
    xq_threat threat = xq_study_threat(of, &of->passed, &of->exemptions, target);
    threat.depths.answer_mate = 0;
    return xq_study_parameter(of, XQ_PARAMETER_ANSWER_MATE) > 0 && xq_threat_value(&threat, 0, 1, NULL) > 0;
}

/* Who could legally retake, or an empty slot. */
static unsigned root_of(const xq_study *of, const xq_pair *pair)
{
    xq_position after = of->passed;
    xq_undo undo;
    const xq_square to = after.square_of[pair->victim];
    xq_position_make(&after, xq_move_make(after.square_of[pair->attacker], to), &undo);
    for (xq_slots roots = xq_attackers_on(&after, of->us ^ 1, to); roots; roots &= roots - 1) {
        const unsigned slot = xq_slots_first(roots, of->us ^ 1);
        if (xq_position_is_legal(&after, xq_move_make(after.square_of[slot], to), NULL))
            return slot;
    }
    return XQ_EMPTY_SLOT;
}

/* Why an attack that exists by movement is no chase. */
static xq_refusal_reason refusal_of(xq_study *of, const xq_finding *finding, xq_pair *pair)
{
    const unsigned place = pair->attacker % XQ_SLOTS_PER_SIDE;
    const xq_slots victim = xq_slots_of(pair->victim);
    const xq_move move =
        xq_move_make(of->passed.square_of[pair->attacker], of->passed.square_of[pair->victim]);
    if (xq_material_is_none(xq_material_of(&of->passed, pair->victim)))
        return XQ_REFUSAL_UNCROSSED_SOLDIER; /* CXA 25.3 */
    if (finding->answers_check)
        return XQ_REFUSAL_ANSWERS_CHECK;
    if (finding->keeps_post && (finding->old & victim))
        return XQ_REFUSAL_KEEPS_POST;
    if (of->exemptions.exchanged[place] & victim) {
        pair->by = pair->victim;
        return XQ_REFUSAL_EXCHANGE;
    }
    if (of->exemptions.barred[place] & victim & ~of->exemptions.offered) {
        if (xq_slot_kind(pair->attacker) == XQ_GENERAL)
            return XQ_REFUSAL_GENERAL;
        if (xq_slot_kind(pair->attacker) == XQ_SOLDIER)
            return XQ_REFUSAL_SOLDIER;
        return XQ_REFUSAL_EXCHANGE;
    }
    if (!xq_position_is_legal(&of->passed, move, NULL))
        return XQ_REFUSAL_ILLEGAL;
    if (finding->old & victim)
        return XQ_REFUSAL_NOT_NEW;
    if (is_mated(of, pair->victim))
        return XQ_REFUSAL_MATED;
    pair->by = (uint8_t)root_of(of, pair);
    return pair->by == XQ_EMPTY_SLOT ? XQ_REFUSAL_NO_GAIN : XQ_REFUSAL_PROTECTED;
}

void xq_tell_refusals(xq_study *of, xq_finding *finding)
{
    const unsigned base = of->us * XQ_SLOTS_PER_SIDE;
    for (unsigned attacker = base; attacker < base + XQ_SLOTS_PER_SIDE; attacker++) {
        if (!xq_is_in_play(&of->passed, attacker))
            continue;
        const xq_slots refused = xq_attacked_by(&of->passed, attacker) & ~finding->chase.victims;
        for (xq_slots rest = refused; rest && finding->chase.count < XQ_PAIRS_MAX; rest &= rest - 1) {
            xq_pair pair = {(uint8_t)attacker, (uint8_t)xq_slots_first(rest, of->us ^ 1), XQ_EMPTY_SLOT, 0};
            pair.refusal = (uint8_t)refusal_of(of, finding, &pair);
            finding->chase.pairs[finding->chase.count++] = pair;
        }
    }
}
