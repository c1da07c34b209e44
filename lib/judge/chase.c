#include "judge/chase.h"

#include "judge/root.h"

static bool is_on(const xq_profile *rules, xq_parameter parameter)
{
    return rules->values[parameter] == XQ_OFF_ON_ON;
}

/* P1: a soldier on its own half has not crossed the river. */
static bool is_uncrossed(const xq_position *position, unsigned slot)
{
    const unsigned side = slot / XQ_SLOTS_PER_SIDE;
    return xq_slot_kind(slot) == XQ_SOLDIER && xq_square_info[position->square_of[slot]].half == side;
}

/* Pieces that the rules exempt, whatever stands around them. */
static xq_refusal_reason exemption(const xq_profile *rules, const xq_position *position, const xq_pair *pair)
{
    if (is_uncrossed(position, pair->victim) && !is_on(rules, XQ_PARAMETER_UNCROSSED_SOLDIER_VICTIM))
        return XQ_REFUSAL_UNCROSSED_SOLDIER; /* Q10, AXF 26 */
    const xq_kind kind = xq_slot_kind(pair->attacker);
    if (kind == XQ_GENERAL && !is_on(rules, XQ_PARAMETER_GENERAL_CHASES))
        return XQ_REFUSAL_GENERAL; /* Q10, AXF 28 */
    if (kind == XQ_SOLDIER && !is_on(rules, XQ_PARAMETER_SOLDIER_CHASES))
        return XQ_REFUSAL_SOLDIER; /* Q10, AXF 28 */
    return XQ_REFUSAL_NONE;
}

/* Kinds between which protection does not matter: the attacker is worth less than the victim. */
static bool is_superior(const xq_profile *rules, xq_kind attacker, xq_kind victim)
{
    const bool by_half = attacker == XQ_HORSE || attacker == XQ_CANNON;
    const bool by_light = attacker == XQ_ADVISOR || attacker == XQ_ELEPHANT;
    if (by_half && victim == XQ_CHARIOT)
        return is_on(rules, XQ_PARAMETER_SUPERIOR_ATTACK); /* AXF 15, 20 */
    return by_light && (victim == XQ_CHARIOT || victim == XQ_HORSE || victim == XQ_CANNON) &&
           is_on(rules, XQ_PARAMETER_LIGHT_SUPERIOR);
}

/* Like pieces that could take each other offer an exchange; one that can't take back is chased (Q3, AXF 24). */
static bool is_exchange(const xq_profile *rules, xq_stage *stage, const xq_pair *pair)
{
    unsigned by;
    if (xq_slot_kind(pair->attacker) != xq_slot_kind(pair->victim))
        return false;
    switch (rules->values[XQ_PARAMETER_LIKE_PIECES]) {
    case XQ_LIKE_PIECES_CHASE:
        return false;
    case XQ_LIKE_PIECES_IDLE:
        return true;
    default:
        return xq_attacks(&stage->position, pair->victim, stage->position.square_of[pair->attacker]) &&
               xq_stage_can_capture(stage, pair->victim, pair->attacker, &by);
    }
}

/* Whether an attack that exists by movement is a threat on the stage; if not, why not and by whom. */
static xq_refusal_reason threat(const xq_profile *rules, xq_stage *stage, xq_pair *pair)
{
    unsigned by = XQ_EMPTY_SLOT;
    xq_refusal_reason refusal = exemption(rules, &stage->position, pair);
    if (refusal != XQ_REFUSAL_NONE)
        return refusal;
    if (!xq_stage_can_capture(stage, pair->attacker, pair->victim, &by)) {
        refusal = XQ_REFUSAL_ILLEGAL; /* Q9; AXF 27, 37: pinned, or confined to a line */
    } else if (!is_superior(rules, xq_slot_kind(pair->attacker), xq_slot_kind(pair->victim))) {
        if (is_exchange(rules, stage, pair)) {
            refusal = XQ_REFUSAL_EXCHANGE;
            by = pair->victim;
        } else if (xq_is_rooted(rules, stage, pair->attacker, pair->victim, &by)) {
            refusal = XQ_REFUSAL_PROTECTED; /* Q3, Q9; AXF 17, 35 */
        }
    }
    pair->by = (uint8_t)by;
    return refusal;
}

/* Whether a piece threatened the victim before the move already, the stage standing there. */
static bool threatened(const xq_profile *rules, xq_stage *stage, unsigned attacker, unsigned victim)
{
    xq_pair before = {(uint8_t)attacker, (uint8_t)victim, XQ_EMPTY_SLOT, XQ_REFUSAL_NONE};
    return xq_attacks(&stage->position, attacker, stage->position.square_of[victim]) &&
           threat(rules, stage, &before) == XQ_REFUSAL_NONE;
}

/* Q9: the same two pieces; or, by the parameter, the same victim whoever attacked it. */
static bool is_old(const xq_profile *rules, xq_stage *stage, const xq_pair *pair)
{
    if (threatened(rules, stage, pair->attacker, pair->victim))
        return true;
    if (rules->values[XQ_PARAMETER_NEWNESS] == XQ_NEWNESS_PAIR)
        return false;
    const unsigned us = pair->attacker / XQ_SLOTS_PER_SIDE;
    xq_slots rest = xq_attackers_on(&stage->position, us, stage->position.square_of[pair->victim]);
    for (; rest; rest &= rest - 1)
        if (threatened(rules, stage, xq_slots_first(rest, us), pair->victim))
            return true;
    return false;
}

/* All attacks of a side on the stage, after its move. */
static void find_threats(const xq_profile *rules, xq_stage *stage, unsigned us, bool all, xq_chase *chase)
{
    const unsigned base = us * XQ_SLOTS_PER_SIDE;
    for (unsigned attacker = base; attacker < base + XQ_SLOTS_PER_SIDE; attacker++) {
        if (stage->position.square_of[attacker] == XQ_NOWHERE_SQUARE)
            continue;
        for (xq_slots rest = xq_attacked_by(&stage->position, attacker); rest; rest &= rest - 1) {
            xq_pair pair = {(uint8_t)attacker, (uint8_t)xq_slots_first(rest, us ^ 1), XQ_EMPTY_SLOT, 0};
            pair.refusal = (uint8_t)threat(rules, stage, &pair);
            if (all || pair.refusal == XQ_REFUSAL_NONE)
                chase->pairs[chase->count++] = pair;
        }
    }
}

/* Of the threats those that the move made, the stage standing before it. */
static void keep_new(const xq_profile *rules, xq_stage *stage, xq_chase *chase)
{
    for (uint32_t i = 0; i < chase->count; i++) {
        xq_pair *const pair = &chase->pairs[i];
        if (pair->refusal != XQ_REFUSAL_NONE)
            continue;
        if (rules->values[XQ_PARAMETER_NEWNESS] != XQ_NEWNESS_OFF && is_old(rules, stage, pair))
            pair->refusal = XQ_REFUSAL_NOT_NEW; /* Q9, AXF appendix b: a standing attack */
        else
            chase->victims |= xq_slots_of(pair->victim);
    }
}

void xq_chase_find(const xq_profile *rules, xq_stage *stage, xq_move move, const xq_undo *undo, bool all,
                   xq_chase *chase)
{
    const unsigned us = stage->position.side ^ 1u;
    chase->victims = 0;
    chase->count = 0;
    find_threats(rules, stage, us, all, chase);
    xq_unmake(&stage->position, move, undo);
    if (chase->count == 0)
        return;
    stage->checkers[us] = xq_checkers_on(&stage->position, us);
    stage->checkers[us ^ 1] = 0;
    keep_new(rules, stage, chase);
}
