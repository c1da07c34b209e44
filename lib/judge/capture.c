#include "judge/capture.h"

bool xq_stage_may_open(const xq_stage *stage, unsigned us, unsigned square)
{
    const struct xq_square_info *at = &xq_square_info[square];
    const unsigned palace = xq_square_info[xq_general_square(&stage->position, us)].palace;
    return xq_zone[palace][at->half] >> at->half_bit & 1;
}

xq_slots xq_stage_barring(const xq_stage *stage, unsigned slot)
{
    const unsigned us = slot / XQ_SLOTS_PER_SIDE;
    const xq_slots checkers = xq_checkers_on(&stage->position, us);
    return slot % XQ_SLOTS_PER_SIDE == XQ_SLOT_GENERAL ? checkers : checkers & ~stage->checkers[us];
}

bool xq_stage_can_capture(xq_stage *stage, unsigned attacker, unsigned victim, unsigned *by)
{
    const unsigned us = attacker / XQ_SLOTS_PER_SIDE;
    const unsigned from = stage->position.square_of[attacker];
    const unsigned to = stage->position.square_of[victim];
    /* The target stays occupied: only the point left behind can open a line or free a horse's leg (L6). */
    if (attacker % XQ_SLOTS_PER_SIDE != XQ_SLOT_GENERAL && !xq_stage_may_open(stage, us, from))
        return true;
    xq_stage_capture(stage, from, to);
    const xq_slots barring = xq_stage_barring(stage, attacker);
    xq_stage_take_back(stage, from, to, victim);
    if (barring)
        *by = xq_slots_first(barring, us ^ 1);
    return barring == 0;
}
