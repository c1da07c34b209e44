#include "judge/exempt.h"

#include "board/make.h"

/* Who checks after a move, the moved piece left out. */
static bool uncovers_check(const xq_position *position, unsigned slot, unsigned victim)
{
    xq_position after = *position;
    const unsigned us = slot / XQ_SLOTS_PER_SIDE;
    xq_move_pieces(&after, XQ_VARIANT_XIANGQI, us, position->square_of[slot], position->square_of[victim]);
    return (xq_checkers_on(&after, us ^ 1) & ~xq_slots_of(slot)) != 0;
}

/* CXA 24.4: like pieces of which each may legally take the other. Stands with the attacker to move. */
static bool can_exchange(const xq_position *position, const xq_position *passed, unsigned slot,
                         unsigned victim)
{
    if (xq_slot_kind(slot) != xq_slot_kind(victim))
        return false;
    const xq_square from = position->square_of[slot];
    const xq_square to = position->square_of[victim];
    return xq_position_is_legal(position, xq_move_make(from, to), NULL) &&
           xq_position_is_legal(passed, xq_move_make(to, from), NULL);
}

/* What a general or soldier attacks alone is idle, but for a soldier whose capture uncovers a check. */
static xq_slots barred_to_light(const xq_position *position, unsigned slot, xq_slots attacked)
{
    xq_slots barred = 0;
    for (xq_slots rest = attacked; rest; rest &= rest - 1) {
        const unsigned victim = xq_slots_first(rest, position->side ^ 1u);
        if (xq_slot_kind(slot) == XQ_GENERAL || !uncovers_check(position, slot, victim))
            barred |= xq_slots_of(victim); /* CXA 26.1, 26.8 */
    }
    return barred;
}

static void find_exchanges(const xq_position *position, const xq_position *passed, unsigned slot,
                           xq_slots attacked, unsigned mover, xq_exemptions *exemptions)
{
    const unsigned them = position->side ^ 1u;
    for (xq_slots rest = attacked; rest; rest &= rest - 1) {
        const unsigned victim = xq_slots_first(rest, them);
        const bool is_rooted = xq_attackers_on(position, them, position->square_of[victim]) != 0;
        if ((slot != mover && !is_rooted) || !can_exchange(position, passed, slot, victim))
            continue;
        exemptions->exchanged[slot % XQ_SLOTS_PER_SIDE] |= xq_slots_of(victim);
        if (slot == mover)
            exemptions->offered |= xq_slots_of(victim);
        for (unsigned place = 0; place < XQ_SLOTS_PER_SIDE; place++)
            exemptions->barred[place] |= xq_slots_of(victim);
    }
}

void xq_exemptions_find(const xq_position *position, unsigned mover, xq_exemptions *exemptions)
{
    const unsigned base = position->side * XQ_SLOTS_PER_SIDE;
    xq_position passed = *position;
    xq_undo undo;
    const bool can_pass = xq_position_play_null(&passed, &undo, NULL) == XQ_OK;
    *exemptions = (xq_exemptions){.offered = 0};
    for (unsigned slot = base; slot < base + XQ_SLOTS_PER_SIDE; slot++) {
        if (position->square_of[slot] == XQ_NOWHERE_SQUARE)
            continue;
        const xq_slots attacked = xq_attacked_by(position, slot);
        const xq_kind kind = xq_slot_kind(slot);
        if (kind == XQ_GENERAL || kind == XQ_SOLDIER)
            exemptions->barred[slot % XQ_SLOTS_PER_SIDE] |= barred_to_light(position, slot, attacked);
        else if (can_pass)
            find_exchanges(position, &passed, slot, attacked, mover, exemptions);
    }
}
