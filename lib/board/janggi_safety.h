/* What Janggi's cannons, elephants and calls demand; see safety.h, which includes this. */
#ifndef XQ_BOARD_JANGGI_SAFETY_H
#define XQ_BOARD_JANGGI_SAFETY_H

#include "board/safety.h"

/* As add_check(), with where own cannons may land instead: they are no screens (J6). */
XQ_ALWAYS_INLINE void add_cannon_demand(demands *found, demand one, xq_set cannons, bool is_check)
{
    const unsigned index = found->count;
    add_check(found, one, is_check);
    found->cannons[index] = cannons;
}

/* Nothing between: nobody but a cannon may become the screen. */
XQ_ALWAYS_INLINE void demand_no_screen(const siege *on, xq_set inside)
{
    const demand one = demand_on_all(xq_set_minus(XQ_SET_ALL, inside));
    on->found->is_restricted = true;
    add_cannon_demand(on->found, one, XQ_SET_ALL, false);
}

/*
 * One piece between. A cannon is no screen: an enemy one may not be taken, since what takes it is one. Any other is a
 * check: put a second piece there, take the cannon, move the own screen out of the line; an enemy screen may be taken by
 * a cannon.
 */
XQ_ALWAYS_INLINE void demand_of_screen(const siege *on, unsigned screen, xq_set inside, xq_set line)
{
    const xq_set screen_set = xq_set_of(screen);
    if (xq_piece_on(on->position, screen) % 8 == XQ_CANNON) {
        if (is_own(on, screen))
            return;
        on->found->is_restricted = true;
        add_demand(on->found, demand_on_all(xq_set_minus(XQ_SET_ALL, screen_set)), true);
        return;
    }
    demand one = demand_on_all(xq_set_minus(line, screen_set));
    name_special(on, &one, 0, screen, xq_set_minus(XQ_SET_ALL, inside));
    add_cannon_demand(on->found, one, line, true);
}

/* Two pieces between: neither may leave the other behind as a screen, which a cannon is not; nor take it. */
XQ_ALWAYS_INLINE void demand_of_two(const siege *on, unsigned first, unsigned second, xq_set line)
{
    const unsigned pair[2] = {first, second};
    demand one = demand_on_all(XQ_SET_ALL);
    for (unsigned i = 0; i < 2; i++) {
        const unsigned other = pair[1 - i];
        const bool is_cannon = xq_piece_on(on->position, other) % 8 == XQ_CANNON;
        name_special(on, &one, i, pair[i], xq_set_minus(is_cannon ? XQ_SET_ALL : line, xq_set_of(other)));
    }
    add_demand(on->found, one, false);
}

/* J6, J10 */
XQ_ALWAYS_INLINE void add_janggi_cannon(const siege *on, unsigned square)
{
    const uint32_t between = relations_of(on->general->palace)[square] & XQ_RELATION_MASK;
    const uint32_t pieces = between & on->cross;
    if (between == 0 || !at_most_two(pieces))
        return;
    const xq_set inside = cross_set(on, between);
    const xq_set line = xq_set_or(inside, xq_set_of(square));
    const uint32_t rest = pieces & (pieces - 1);
    if (pieces == 0)
        demand_no_screen(on, inside);
    else if (rest == 0)
        demand_of_screen(on, cross_square(on, pieces), inside, line);
    else
        demand_of_two(on, cross_square(on, pieces), cross_square(on, rest), line);
}

/*
 * J8: an elephant a leap away. Nothing on its way is a check, answered on either point of the way or by taking it; an own piece
 * that alone stands on the way may take it or stay on the way.
 */
XQ_ALWAYS_INLINE void add_elephant(const siege *on, unsigned square)
{
    if (!elephant_near(relations_of(on->general->palace)[square]))
        return;
    const unsigned general = on->general->rank * 9u + on->general->file;
    const unsigned leg = leg_square(general, square), far_leg = far_leg_square(general, square);
    const bool is_free = on->position->slot_at[leg] == XQ_EMPTY_SLOT;
    const bool is_far_free = on->position->slot_at[far_leg] == XQ_EMPTY_SLOT;
    if (!is_free && !is_far_free)
        return;
    const xq_set way = xq_set_or(xq_set_of(square), xq_set_or(xq_set_of(leg), xq_set_of(far_leg)));
    const bool is_check = is_free && is_far_free;
    demand one = demand_on_all(is_check ? way : XQ_SET_ALL);
    if (!is_check)
        name_special(on, &one, 0, is_free ? far_leg : leg, way);
    add_check(on->found, one, is_check);
}

/* J12: a call is broken by a piece between the generals; the general itself leaves the file (general_targets()). */
XQ_ALWAYS_INLINE void add_call(const siege *on)
{
    const unsigned other = xq_general_square(on->position, on->us ^ 1);
    add_demand(on->found, demand_on_all(cross_set(on, relations_of(on->general->palace)[other])), true);
}

XQ_ALWAYS_INLINE void add_janggi_demands(const siege *on, const uint8_t *enemy)
{
    const uint8_t *own = on->position->square_of + on->us * XQ_SLOTS_PER_SIDE;
    on->found->own_cannons[0] = own[XQ_SLOT_CANNON];
    on->found->own_cannons[1] = own[XQ_SLOT_CANNON + 1];
    if (facing_is_attack(on->position))
        add_chariot(on, enemy[XQ_SLOT_GENERAL]);
    if (xq_has_call(on->position))
        add_call(on);
    for (unsigned twin = 0; twin < 2; twin++) {
        add_janggi_cannon(on, enemy[XQ_SLOT_CANNON + twin]);
        add_elephant(on, enemy[XQ_SLOT_ELEPHANT + twin]);
    }
}

#endif
