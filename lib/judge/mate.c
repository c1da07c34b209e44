#include "judge/mate.h"

static bool all_answers_lose(xq_budget *budget, xq_position *position, unsigned checks, xq_slots spared,
                             xq_line *line)
{
    xq_move answers[XQ_MOVES_MAX];
    xq_undo undo;
    const size_t count = xq_position_moves(position, answers, XQ_MOVES_MAX);
    line->count = 0;
    if (count > 0 && checks == 0)
        return false;
    for (size_t i = 0; i < count; i++) {
        xq_line rest;
        xq_position_make(position, answers[i], &undo);
        const bool is_mated = xq_mates_by_checks(budget, position, checks, spared, &rest);
        xq_position_unmake(position, answers[i], &undo);
        if (!is_mated)
            return false;
        xq_line_set(line, answers[i], &rest);
    }
    return true;
}

bool xq_mates_by_checks(xq_budget *budget, xq_position *position, unsigned checks, xq_slots spared,
                        xq_line *line)
{
    xq_move moves[XQ_MOVES_MAX];
    xq_undo undo;
    if (checks == 0 || !xq_budget_take(budget))
        return false;
    const size_t count = xq_position_checks(position, moves, XQ_MOVES_MAX);
    for (size_t i = 0; i < count; i++) {
        xq_line rest;
        const unsigned taken = position->slot_at[xq_move_to(moves[i])];
        if (taken != XQ_EMPTY_SLOT && (spared & xq_slots_of(taken)))
            continue;
        xq_position_make(position, moves[i], &undo);
        const bool is_mate = all_answers_lose(budget, position, checks - 1, spared, &rest);
        xq_position_unmake(position, moves[i], &undo);
        if (is_mate) {
            xq_line_set(line, moves[i], &rest);
            return true;
        }
    }
    return false;
}
