#include "judge/nature.h"

#include "judge/gain.h"

/* By the parameter a checking move chases nothing: its attacks are refused. */
static void refuse_all(xq_chase *chase)
{
    for (uint32_t i = 0; i < chase->count; i++)
        if (chase->pairs[i].refusal == XQ_REFUSAL_NONE)
            chase->pairs[i].refusal = XQ_REFUSAL_CHECK;
    chase->victims = 0;
}

/* The line and the pairs are left as they are: only their counts tell. */
static void begin(xq_finding *finding)
{
    finding->kill = finding->is_unsure = finding->answers_check = finding->keeps_post = false;
    finding->classes = 0;
    finding->minor = XQ_NATURE_IDLE;
    finding->gain = 0;
    finding->old = 0;
    finding->chase.victims = 0;
    finding->chase.count = 0;
    finding->proof.count = 0;
}

/* In Janggi, where nobody chases, checks are all there is to find. */
static void find_check(xq_stage *stage, const xq_step *step, xq_finding *finding)
{
    finding->check = xq_position_in_check(&stage->position);
    xq_unmake(&stage->position, step->move, step->undo);
}

void xq_nature_find(const xq_profile *rules, xq_stage *stage, const xq_step *step, const xq_step *previous,
                    bool all, xq_finding *finding)
{
    begin(finding);
    if (stage->position.variant == XQ_VARIANT_JANGGI) {
        find_check(stage, step, finding);
        return;
    }
    const unsigned us = stage->position.side ^ 1u;
    stage->checkers[us] = 0; /* L4: who has moved is not in check */
    stage->checkers[us ^ 1] = xq_checkers_on(&stage->position, us ^ 1);
    finding->check = stage->checkers[us ^ 1] != 0; /* K1 */
    if (rules->values[XQ_PARAMETER_CHASE_BY] == XQ_CHASE_BY_GAIN) {
        xq_gain_find(rules, stage, step, previous, all, finding);
        return;
    }
    const bool chases = rules->values[XQ_PARAMETER_PERPETUAL_CHASE] == XQ_PERPETUAL_CHASE_LOSES;
    const bool may_chase = !finding->check || rules->values[XQ_PARAMETER_CHECK_ALSO_CHASE] == XQ_OFF_ON_ON;
    if (chases && (may_chase || all)) {
        xq_chase_find(rules, stage, step->move, step->undo, all, &finding->chase);
        if (!may_chase)
            refuse_all(&finding->chase);
        return;
    }
    /* Q7: chases never count */
    xq_unmake(&stage->position, step->move, step->undo);
}

xq_nature xq_nature_of(const xq_finding *finding)
{
    if (finding->check)
        return XQ_NATURE_CHECK; /* K1 */
    if (finding->kill)
        return XQ_NATURE_KILL; /* CXA 24.2 */
    return finding->chase.victims ? XQ_NATURE_CHASE : (xq_nature)finding->minor;
}
