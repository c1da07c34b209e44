#include "judge/nature.h"

/* By the parameter a checking move chases nothing: its attacks are refused. */
static void refuse_all(xq_chase *chase)
{
    for (uint32_t i = 0; i < chase->count; i++)
        if (chase->pairs[i].refusal == XQ_REFUSAL_NONE)
            chase->pairs[i].refusal = XQ_REFUSAL_CHECK;
    chase->victims = 0;
}

/* In Janggi, where nobody chases, checks are all there is to find. */
static void find_check(xq_stage *stage, xq_move move, const xq_undo *undo, xq_finding *finding)
{
    finding->check = xq_position_in_check(&stage->position);
    finding->chase.victims = 0;
    finding->chase.count = 0;
    xq_unmake(&stage->position, move, undo);
}

void xq_nature_find(const xq_profile *rules, xq_stage *stage, xq_move move, const xq_undo *undo, bool all,
                    xq_finding *finding)
{
    if (stage->position.variant == XQ_VARIANT_JANGGI) {
        find_check(stage, move, undo, finding);
        return;
    }
    const unsigned us = stage->position.side ^ 1u;
    stage->checkers[us] = 0; /* L4: who has moved is not in check */
    stage->checkers[us ^ 1] = xq_checkers_on(&stage->position, us ^ 1);
    finding->check = stage->checkers[us ^ 1] != 0; /* K1 */
    const bool chases = rules->values[XQ_PARAMETER_PERPETUAL_CHASE] == XQ_PERPETUAL_CHASE_LOSES;
    const bool may_chase = !finding->check || rules->values[XQ_PARAMETER_CHECK_ALSO_CHASE] == XQ_OFF_ON_ON;
    if (chases && (may_chase || all)) {
        xq_chase_find(rules, stage, move, undo, all, &finding->chase);
        if (!may_chase)
            refuse_all(&finding->chase);
        return;
    }
    finding->chase.victims = 0; /* Q7: chases never count */
    finding->chase.count = 0;
    xq_unmake(&stage->position, move, undo);
}

xq_nature xq_nature_of(const xq_finding *finding)
{
    if (finding->check)
        return XQ_NATURE_CHECK; /* K1 */
    return finding->chase.victims ? XQ_NATURE_CHASE : XQ_NATURE_IDLE;
}
