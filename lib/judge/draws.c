#include "judge/draws.h"

bool xq_draws_no_capture(const xq_profile *rules, const xq_position *position)
{
    const uint32_t limit = rules->values[XQ_PARAMETER_NO_CAPTURE_LIMIT];
    return limit != 0 && xq_position_half_move_clock(position) >= limit; /* D1 */
}

/* Whether a side has a chariot, horse, cannon or soldier (D2). */
static bool has_attacker(const xq_position *position, xq_side side)
{
    uint8_t counts[XQ_KIND_END] = {0};
    xq_position_material(position, side, counts);
    return counts[XQ_CHARIOT] || counts[XQ_HORSE] || counts[XQ_CANNON] || counts[XQ_SOLDIER];
}

bool xq_draws_material(const xq_profile *rules, const xq_position *position)
{
    return rules->values[XQ_PARAMETER_INSUFFICIENT_MATERIAL] == XQ_INSUFFICIENT_MATERIAL_DRAW &&
           !has_attacker(position, XQ_RED) && !has_attacker(position, XQ_BLACK);
}
