#include "judge/newness.h"

#include "judge/capture.h"
#include "judge/mate.h"

/* Whether a mate by checks stood before the move (CXA 2011 29, 26.1.2). */
static bool had_kill(xq_study *of)
{
    return xq_checkers_on(&of->before, of->us ^ 1) == 0 &&
           xq_mates_by_checks(&of->budget, &of->before, xq_study_parameter(of, XQ_PARAMETER_KILL_CHECKS), 0,
                              NULL);
}

/* CXA 24.4: an exchange offered counts as made. The position without the two pieces, or false when it can't stand. */
static bool without_exchange(const xq_study *of, xq_position *rest)
{
    *rest = of->passed;
    xq_lift(rest, of->mover);
    for (xq_slots offered = of->exemptions.offered; offered; offered &= offered - 1)
        xq_lift(rest, xq_slots_first(offered, of->us ^ 1));
    return xq_checkers_on(rest, of->us ^ 1) == 0;
}

/*
 * CXA 24.4: whether a kill does not need to take what is offered for exchange: it mates without, or when the exchange
 * has been made.
 */
static bool kills_without_exchange(xq_study *of)
{
    const uint32_t checks = xq_study_parameter(of, XQ_PARAMETER_KILL_CHECKS);
    xq_position rest;
    return !of->exemptions.offered ||
           xq_mates_by_checks(&of->budget, &of->passed, checks, of->exemptions.offered, NULL) ||
           (without_exchange(of, &rest) && xq_mates_by_checks(&of->budget, &rest, checks, 0, NULL));
}

bool xq_is_new_kill(xq_study *of, xq_line *line)
{
    const uint32_t checks = xq_study_parameter(of, XQ_PARAMETER_KILL_CHECKS);
    return xq_study_parameter(of, XQ_PARAMETER_KILL) == XQ_OFF_ON_ON &&
           xq_mates_by_checks(&of->budget, &of->passed, checks, 0, line) && !had_kill(of) &&
           kills_without_exchange(of);
}

/*
 * CXA 2011 29: whether the threat stood before with the same result. A check to answer made it impossible then, so the
 * attack itself is asked for (CXA 26.1.2).
 */
static bool is_old(xq_study *of, unsigned target, int value, const xq_line *line)
{
    if (of->answers_check) {
        const unsigned first = of->passed.slot_at[xq_move_from(line->moves[0])];
        const bool is_direct =
            target != XQ_ANY_TARGET && xq_move_to(line->moves[0]) == of->before.square_of[target];
        return target == XQ_ANY_TARGET ||
               (is_direct && xq_attacks(&of->before, first, of->before.square_of[target]));
    }
    const xq_threat threat = xq_study_threat(of, &of->before, &of->earlier, target);
    return xq_threat_value(&threat, value - 1, value, NULL) >= value;
}

/* Whether a line begins with the capture of the target by a piece that did not attack it before the move. */
static bool is_new_attack(const xq_study *of, unsigned target, const xq_line *line)
{
    const unsigned first = of->passed.slot_at[xq_move_from(line->moves[0])];
    return target != XQ_ANY_TARGET && xq_move_to(line->moves[0]) == of->passed.square_of[target] &&
           !xq_attacks(&of->before, first, of->before.square_of[target]);
}

/* A new attack beside the exchange is a chase (CXA 24.3); what else could be won counts when it needs no exchange. */
static bool stands_without_exchange(xq_study *of, unsigned target, const xq_line *line)
{
    xq_position rest;
    if (!of->exemptions.offered || is_new_attack(of, target, line))
        return true;
    if (!without_exchange(of, &rest))
        return false;
    const xq_threat threat = xq_study_threat(of, &rest, &of->exemptions, target);
    return xq_threat_value(&threat, 0, 1, NULL) > 0;
}

/* Whether the moved piece has no part in a threat. */
static bool stands_without_mover(xq_study *of, unsigned target)
{
    xq_position without = of->passed;
    xq_lift(&without, of->mover);
    if (xq_checkers_on(&without, of->us) != 0 || xq_checkers_on(&without, of->us ^ 1) != 0)
        return false;
    const xq_threat threat = xq_study_threat(of, &without, &of->exemptions, target);
    return xq_threat_value(&threat, 0, 1, NULL) > 0;
}

/*
 * Whether the attack stood before, and the move only took the moved piece out of danger: it has no part in the threat,
 * which stood if nobody took it.
 */
static bool is_renewed(xq_study *of, unsigned target, int value, const xq_line *line)
{
    const unsigned first = of->passed.slot_at[xq_move_from(line->moves[0])];
    if (target == XQ_ANY_TARGET || first == of->mover || of->answers_check ||
        of->mover % XQ_SLOTS_PER_SIDE == XQ_SLOT_GENERAL ||
        xq_move_to(line->moves[0]) != of->before.square_of[target] ||
        !xq_attacks(&of->before, first, of->before.square_of[target]) || !stands_without_mover(of, target))
        return false;
    xq_threat threat = xq_study_threat(of, &of->before, &of->earlier, target);
    threat.spared = of->mover;
    return xq_threat_value(&threat, value - 1, value, NULL) >= value;
}

/* CXA 2011 29: of such a threat, whether the other side's own last move made it possible. */
static bool is_exposed(xq_study *of, unsigned target)
{
    xq_exemptions exemptions;
    if (!of->has_origin)
        return false;
    xq_exemptions_find(&of->origin, XQ_EMPTY_SLOT, &exemptions);
    const xq_threat threat = xq_study_threat(of, &of->origin, &exemptions, target);
    return xq_threat_value(&threat, 0, 1, NULL) <= 0;
}

bool xq_is_new_threat(xq_study *of, unsigned target, int value, const xq_line *line)
{
    return !is_old(of, target, value, line) &&
           !(is_renewed(of, target, value, line) && is_exposed(of, target)) &&
           stands_without_exchange(of, target, line);
}
