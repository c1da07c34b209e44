#include "judge/root.h"

/* With the capture made: whether the piece of a slot may retake on the point (AXF 34, fake roots). */
static bool may_retake(xq_stage *stage, unsigned root, unsigned captor, unsigned left)
{
    const unsigned them = root / XQ_SLOTS_PER_SIDE;
    const unsigned from = stage->position.square_of[root];
    const unsigned to = stage->position.square_of[captor];
    if (root % XQ_SLOTS_PER_SIDE != XQ_SLOT_GENERAL && !xq_stage_may_open(stage, them, from) &&
        !xq_stage_may_open(stage, them, left))
        return true;
    xq_stage_capture(stage, from, to);
    const bool is_free = xq_stage_barring(stage, root) == 0;
    xq_stage_take_back(stage, from, to, captor);
    return is_free;
}

/* With the capture made: the pieces among those asked that reach the captor, as the parameter has it. */
static xq_slots reaching(const xq_profile *rules, const xq_stage *stage, unsigned them, unsigned square,
                         xq_slots before)
{
    switch (rules->values[XQ_PARAMETER_ROOT]) {
    case XQ_ROOT_BEFORE:
        return before;
    case XQ_ROOT_AFTER:
        return xq_attackers_on(&stage->position, them, square);
    default: /* a root that the capture itself opens is none (AXF 19); one that it cuts is none (AXF 34) */
        return before ? before & xq_attackers_on(&stage->position, them, square) : 0;
    }
}

bool xq_is_rooted(const xq_profile *rules, xq_stage *stage, unsigned attacker, unsigned victim, unsigned *by)
{
    const unsigned them = victim / XQ_SLOTS_PER_SIDE;
    const unsigned from = stage->position.square_of[attacker];
    const unsigned to = stage->position.square_of[victim];
    const xq_slots before = xq_attackers_on(&stage->position, them, to);
    bool is_rooted = false;
    xq_stage_capture(stage, from, to);
    for (xq_slots rest = reaching(rules, stage, them, to, before); rest && !is_rooted; rest &= rest - 1) {
        const unsigned root = xq_slots_first(rest, them);
        is_rooted = may_retake(stage, root, attacker, from);
        if (is_rooted)
            *by = root;
    }
    xq_stage_take_back(stage, from, to, victim);
    return is_rooted;
}
