#include "judge/minor.h"

#include "judge/material.h"

static bool are_equal(xq_material a, xq_material b)
{
    return a.strong == b.strong && a.soldiers == b.soldiers && a.weak == b.weak;
}

static bool may_take(const xq_position *position, unsigned slot, unsigned victim)
{
    const xq_move move = xq_move_make(position->square_of[slot], position->square_of[victim]);
    return xq_position_is_legal(position, move, NULL);
}

/* CXA 24.4, 兌: like pieces, or the moved piece and one of the same value, now could take each other. */
static bool offers_exchange(const xq_quiet_move *of)
{
    const unsigned them = of->after->side;
    if (of->exemptions->offered)
        return true;
    for (unsigned place = 0; place < XQ_SLOTS_PER_SIDE; place++)
        if (of->exemptions->exchanged[place] & ~of->earlier->exchanged[place])
            return true;
    for (xq_slots rest = xq_attacked_by(of->passed, of->mover); rest; rest &= rest - 1) {
        const unsigned victim = xq_slots_first(rest, them);
        if (are_equal(xq_material_of(of->passed, victim), xq_material_of(of->passed, of->mover)) &&
            may_take(of->passed, of->mover, victim) && may_take(of->after, victim, of->mover))
            return true;
    }
    return false;
}

/* CXA 24.5, 獻: it may be taken, and not retaken. */
static bool offers_itself(const xq_quiet_move *of)
{
    const unsigned them = of->after->side;
    const unsigned square = of->after->square_of[of->mover];
    xq_slots takers = xq_attackers_on(of->after, them, square);
    if (xq_material_is_none(xq_material_of(of->after, of->mover)) ||
        xq_attackers_on(of->after, them ^ 1, square) != 0)
        return false;
    for (; takers; takers &= takers - 1)
        if (may_take(of->after, xq_slots_first(takers, them), of->mover))
            return true;
    return false;
}

/* Whether a point lies inside a line, both ends left out. */
static bool is_between(int point, int from, int to)
{
    const int low = from < to ? from : to;
    const int high = from < to ? to : from;
    if (point <= low || point >= high)
        return false;
    if (from / XQ_FILE_COUNT == to / XQ_FILE_COUNT)
        return true;
    return from % XQ_FILE_COUNT == to % XQ_FILE_COUNT && point % XQ_FILE_COUNT == from % XQ_FILE_COUNT;
}

/* The point beside a horse over which it leaps (H1). */
static int leg_of(int from, int to)
{
    const int ranks = to / XQ_FILE_COUNT - from / XQ_FILE_COUNT;
    const int files = to % XQ_FILE_COUNT - from % XQ_FILE_COUNT;
    return ranks == 2 || ranks == -2 ? from + ranks / 2 * XQ_FILE_COUNT : from + files / 2;
}

/* CXA 24.6, 攔: it stands in the way of a chariot, horse or cannon. */
static bool blocks(const xq_quiet_move *of)
{
    xq_move moves[XQ_MOVES_MAX];
    xq_undo undo;
    xq_position theirs = *of->before;
    const int square = of->after->square_of[of->mover];
    if (xq_position_play_null(&theirs, &undo, NULL) != XQ_OK)
        return false;
    const size_t count = xq_position_moves(&theirs, moves, XQ_MOVES_MAX);
    for (size_t i = 0; i < count; i++) {
        const int from = xq_move_from(moves[i]);
        const int to = xq_move_to(moves[i]);
        const xq_kind kind = xq_slot_kind(theirs.slot_at[from]);
        if (kind == XQ_HORSE ? leg_of(from, to) == square
                             : (kind == XQ_CHARIOT || kind == XQ_CANNON) && is_between(square, from, to))
            return true;
    }
    return false;
}

/* CXA 24.7, 跟: it attacks a piece that has a root. */
static bool follows(const xq_quiet_move *of)
{
    const unsigned them = of->after->side;
    for (xq_slots rest = xq_attacked_by(of->passed, of->mover); rest; rest &= rest - 1) {
        const unsigned victim = xq_slots_first(rest, them);
        if (!xq_material_is_none(xq_material_of(of->passed, victim)) &&
            xq_attackers_on(of->passed, them, of->passed->square_of[victim]) != 0 &&
            may_take(of->passed, of->mover, victim))
            return true;
    }
    return false;
}

xq_nature xq_minor_nature(const xq_quiet_move *move)
{
    static const struct {
        bool (*holds)(const xq_quiet_move *of);
        xq_nature nature;
    } natures[] = {
        {offers_exchange, XQ_NATURE_EXCHANGE},
        {offers_itself, XQ_NATURE_OFFER},
        {follows, XQ_NATURE_FOLLOW},
        {blocks, XQ_NATURE_BLOCK},
    };
    for (size_t i = 0; i < sizeof natures / sizeof natures[0]; i++)
        if (natures[i].holds(move))
            return natures[i].nature;
    return XQ_NATURE_IDLE; /* CXA 24.8, 閑 */
}
