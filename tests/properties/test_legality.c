/* Every 16-bit value is asked: legal or not, and for which reason first. */
#include "properties/spots.h"

static bool every_value_has_the_expected_reason(const spot *here)
{
    for (unsigned value = 0; value < 65536; value++) {
        xq_illegality expected = naive_illegality(&here->board, value);
        xq_illegality why = XQ_ILLEGALITY_END;
        bool legal = xq_position_is_legal(&here->position, (xq_move)value, &why);

        if (legal != (expected == XQ_LEGAL) || why != expected) {
            return complain(here, (xq_move)value, "reason %s, expected %s", xq_illegality_name(why),
                            xq_illegality_name(expected));
        }
    }
    return true;
}

/* Without a place for the reason the answer is the same. */
static bool the_answer_needs_no_reason(const spot *here)
{
    xq_move moves[XQ_MOVES_MAX];
    size_t count = naive_moves(&here->board, moves);
    size_t found = 0;

    for (unsigned value = 0; value < 65536; value++) {
        found += xq_position_is_legal(&here->position, (xq_move)value, NULL);
    }
    for (size_t i = 0; i < count; i++) {
        if (!xq_position_is_legal(&here->position, moves[i], NULL)) {
            return complain(here, moves[i], "is legal");
        }
    }
    return found == count || complain(here, XQ_MOVE_NONE, "%zu values are legal, expected %zu", found, count);
}

int main(void)
{
    static const property all[] = {
        {"every value has the expected reason", every_value_has_the_expected_reason, 2000, 301},
        {"the answer needs no reason", the_answer_needs_no_reason, 500, 302},
    };

    return run_properties(all, sizeof all / sizeof all[0]);
}
