#include "judge/grade.h"

static bool is_one_piece(xq_slots slots)
{
    return (slots & (slots - 1)) == 0;
}

/* The capture of a target on a line. */
typedef struct capture {
    unsigned captor;    /* slot */
    bool is_first;      /* no check goes before it */
    bool by_checker;    /* the captor made all the moves before it too */
    xq_slots attackers; /* the captor's side's pieces that attack the point */
    xq_slots roots;     /* pieces that attack the point once it has captured, legally or not */
    int value, captor_value;
} capture;

/* Follows the line up to the capture; false when there is none. */
static bool find_capture(const xq_position *position, unsigned target, const xq_line *line, capture *found)
{
    xq_position at = *position;
    xq_undo undo;
    const unsigned us = position->side;
    found->by_checker = true;
    for (uint32_t i = 0; i < line->count; i++) {
        const unsigned from = xq_move_from(line->moves[i]);
        const unsigned to = xq_move_to(line->moves[i]);
        const unsigned slot = at.slot_at[from];
        if (i % 2 == 0 && at.slot_at[to] == target) {
            found->captor = slot;
            found->is_first = i == 0;
            found->by_checker = found->by_checker && i > 0 &&
                                at.slot_at[from] == position->slot_at[xq_move_from(line->moves[0])];
            found->attackers = xq_attackers_on(&at, us, to);
            found->value = xq_material_gain(xq_material_of(&at, target));
            found->captor_value = xq_material_gain(xq_material_of(&at, slot));
            xq_position_make(&at, line->moves[i], &undo);
            found->roots = xq_attackers_on(&at, us ^ 1, to);
            return true;
        }
        xq_position_make(&at, line->moves[i], &undo);
    }
    return false;
}

/* CXA 24.17: check and capture by different pieces; or a root that only several attackers overcome. */
static bool is_joint(const capture *of)
{
    if (!of->is_first)
        return !of->by_checker;
    return of->roots != 0 && (!is_one_piece(of->attackers) || of->captor_value >= of->value);
}

xq_attack_class xq_grade_threat(const xq_position *position, unsigned target, const xq_line *line)
{
    capture found;
    if (!find_capture(position, target, line, &found))
        return XQ_ATTACK_OTHER;
    const bool joint = is_joint(&found);
    if (xq_slot_kind(target) == XQ_CHARIOT)
        return joint ? XQ_ATTACK_JOINT_CHARIOT : XQ_ATTACK_CHARIOT;
    if (found.roots != 0)
        return XQ_ATTACK_OTHER;
    return joint ? XQ_ATTACK_JOINT_ROOTLESS : XQ_ATTACK_ROOTLESS;
}

unsigned xq_grade_of(unsigned classes)
{
    if (classes & XQ_ATTACK_OTHER)
        return 1;
    if (classes & (XQ_ATTACK_JOINT_CHARIOT | XQ_ATTACK_JOINT_ROOTLESS))
        return 2;
    return classes ? 3 : 0;
}
