/*
 * The general's safety: which attacks stand on it or would open, and what they leave the other pieces
 * (L4-L6, G2-G5, K1-K6). Included by generator_level.c.
 *
 * Each enemy piece that could matter is looked at once: how many pieces stand between it and the general
 * tells what it demands of every own piece, and of the pieces that stand between. Janggi's palace diagonals are part of
 * the general's cross (J1), its elephants near by as horses are (J8); what its cannons demand is in janggi_safety.h.
 */
#ifndef XQ_BOARD_SAFETY_H
#define XQ_BOARD_SAFETY_H

#include "board/janggi_state.h"
#include "board/targets.h"

#define XQ_RELATION_MASK UINT32_C(0x3FFFFFFF) /* xq_relation without its horse bit */

XQ_ALWAYS_INLINE bool at_most_one(uint32_t bits)
{
    return (bits & (bits - 1)) == 0;
}

XQ_ALWAYS_INLINE bool at_most_two(uint32_t bits)
{
    const uint32_t rest = bits & (bits - 1);
    return (rest & (rest - 1)) == 0;
}

XQ_ALWAYS_INLINE bool exactly_one(uint32_t bits)
{
    return bits != 0 && at_most_one(bits);
}

/* What differs between the games: the general's lines and steps, and how soldiers attack it. */
XQ_ALWAYS_INLINE const uint32_t *relations_of(unsigned palace)
{
    return IS_JANGGI ? xq_janggi_relation[palace] : xq_relation[palace];
}

XQ_ALWAYS_INLINE uint64_t general_steps(unsigned palace, unsigned square)
{
    return IS_JANGGI ? xq_palace_steps[square] : xq_general_steps[palace];
}

XQ_ALWAYS_INLINE uint64_t soldier_checks(unsigned palace)
{
    return IS_JANGGI ? xq_janggi_soldier_checks[palace] : xq_soldier_checks[palace];
}

/* Whether the generals may not face each other: in Xiangqi always (L5), in Janggi in one mode. */
XQ_ALWAYS_INLINE bool facing_is_attack(const xq_position *position)
{
    return !IS_JANGGI || position->bikjang == XQ_BIKJANG_FORBIDDEN;
}

/* The centre of a palace in Janggi: bit 9 of a cross. */
enum { CENTRE_BIT = 9 };

XQ_ALWAYS_INLINE unsigned centre_in_half(unsigned half)
{
    return half ? 31 : 13;
}

XQ_ALWAYS_INLINE uint32_t centre_of(uint64_t points, unsigned half)
{
    return (uint32_t)(points >> centre_in_half(half) & 1) << CENTRE_BIT;
}

/* The pieces on a square's rank and file, in Janggi also on its palace's centre, laid out as xq_relation. */
XQ_ALWAYS_INLINE uint32_t cross_of(const xq_position *position, const struct xq_square_info *at)
{
    return (xq_on_rank(position, at) & 0x1FFu) | xq_on_file(position, at) << 16 |
           (IS_JANGGI ? centre_of(occupied_half(position, at->half), at->half) : 0);
}

/* The cannons of Janggi among them, which are no screens (J6). */
XQ_ALWAYS_INLINE uint32_t cannon_cross(const xq_position *position, const struct xq_square_info *at)
{
    return (cannons_on_rank(position, at) & 0x1FFu) | cannons_on_file(position, at) << 16 |
           centre_of(position->cannons.halves[at->half], at->half);
}

/* C2; J6: whether a cannon sees over what stands between on a cross. */
XQ_ALWAYS_INLINE bool sees_over(uint32_t cross, uint32_t relation, uint32_t cannons)
{
    return exactly_one(cross & relation) && (!IS_JANGGI || (cannons & relation) == 0);
}

/* H1 seen from the general: the leg of an enemy horse lies diagonally next to the general, on the horse's side. */
XQ_ALWAYS_INLINE unsigned leg_square(unsigned general, unsigned horse)
{
    const int files = (int)(horse % XQ_FILE_COUNT) - (int)(general % XQ_FILE_COUNT);
    const int ranks = (int)(horse / XQ_FILE_COUNT) - (int)(general / XQ_FILE_COUNT);
    return (unsigned)((int)general + (files > 0 ? 1 : -1) + (ranks > 0 ? XQ_FILE_COUNT : -XQ_FILE_COUNT));
}

/* A square's bit in a general's cross, or none. */
XQ_ALWAYS_INLINE uint32_t cross_bit(const struct xq_square_info *general, const struct xq_square_info *at)
{
    return (at->rank == general->rank ? UINT32_C(1) << at->file : 0) |
           (at->file == general->file ? UINT32_C(4) << (16 + at->rank) : 0) |
           (IS_JANGGI && at->half == general->half && at->half_bit == centre_in_half(at->half)
                ? UINT32_C(1) << CENTRE_BIT
                : 0);
}

/* The cross of a palace point without us's own general, which no longer stands where it was. */
XQ_ALWAYS_INLINE uint32_t cross_without_general(const xq_position *position, unsigned us,
                                                const struct xq_square_info *at)
{
    const struct xq_square_info *home = &xq_square_info[xq_general_square(position, us)];
    return cross_of(position, at) & ~cross_bit(at, home);
}

/* Whether a point on a leap's way to us's general is empty, the general having left; in Janggi it may have stood there. */
XQ_ALWAYS_INLINE bool is_free_way(const xq_position *position, unsigned us, unsigned square)
{
    const unsigned slot = position->slot_at[square];
    return slot == XQ_EMPTY_SLOT || (IS_JANGGI && slot == us * XQ_SLOTS_PER_SIDE + XQ_SLOT_GENERAL);
}

/* H1: whether a horse a leap away from a palace point has its leg free. */
XQ_ALWAYS_INLINE bool horse_attacks(const xq_position *position, unsigned us, unsigned square,
                                    uint32_t relation, unsigned horse)
{
    return relation >> 31 && is_free_way(position, us, leg_square(square, horse));
}

/* J8: an elephant passes the point diagonally next to its target, as a horse, and before that the next in line. */
XQ_ALWAYS_INLINE unsigned far_leg_square(unsigned general, unsigned elephant)
{
    const unsigned leg = leg_square(general, elephant);
    return leg + leg - general;
}

XQ_ALWAYS_INLINE bool elephant_near(uint32_t relation)
{
    return relation >> 30 & 1;
}

XQ_ALWAYS_INLINE bool elephant_attacks(const xq_position *position, unsigned us, unsigned square,
                                       uint32_t relation, unsigned elephant)
{
    return elephant_near(relation) && is_free_way(position, us, leg_square(square, elephant)) &&
           is_free_way(position, us, far_leg_square(square, elephant));
}

/*
 * Whether us's general would be attacked on a palace point, given the point's cross: K1, G2, and the enemy
 * general on the open file, G3, G5. A piece on the point counts as taken.
 */
XQ_ALWAYS_INLINE bool attacked_on(const xq_position *position, unsigned us, unsigned square, uint32_t cross)
{
    const uint8_t *enemy = position->square_of + (us ^ 1) * XQ_SLOTS_PER_SIDE;
    const unsigned palace = xq_square_info[square].palace;
    const uint32_t *relation = relations_of(palace);
    const uint32_t cannons = IS_JANGGI ? cannon_cross(position, &xq_square_info[square]) : 0;
    /* NOLINTNEXTLINE(clang-analyzer-deadcode.DeadStores): Janggi alone reads them */
    const unsigned elephant = enemy[XQ_SLOT_ELEPHANT], other_elephant = enemy[XQ_SLOT_ELEPHANT + 1];
    const unsigned horse = enemy[XQ_SLOT_HORSE], other_horse = enemy[XQ_SLOT_HORSE + 1];
    const bool by_chariot = (cross & relation[enemy[XQ_SLOT_CHARIOT]]) == 0;           /* R1 */
    const bool by_other_chariot = (cross & relation[enemy[XQ_SLOT_CHARIOT + 1]]) == 0; /* R1 */
    const bool by_general =
        facing_is_attack(position) && (cross & relation[enemy[XQ_SLOT_GENERAL]]) == 0; /* L5 */
    const bool by_cannon = sees_over(cross, relation[enemy[XQ_SLOT_CANNON]], cannons); /* C2 */
    const bool by_other_cannon = sees_over(cross, relation[enemy[XQ_SLOT_CANNON + 1]], cannons);
    const bool by_soldier =
        (soldier_checks(palace) & position->pieces[us ^ 1].sets[XQ_SET_SOLDIERS][us]) != 0;
    if (by_chariot | by_other_chariot | by_general | by_cannon | by_other_cannon | by_soldier)
        return true; /* one branch for all: most points are safe */
    if (IS_JANGGI && elephant_near(relation[elephant] | relation[other_elephant]) &&
        (elephant_attacks(position, us, square, relation[elephant], elephant) ||
         elephant_attacks(position, us, square, relation[other_elephant], other_elephant)))
        return true;
    if (!((relation[horse] | relation[other_horse]) >> 31))
        return false;
    return horse_attacks(position, us, square, relation[horse], horse) ||
           horse_attacks(position, us, square, relation[other_horse], other_horse);
}

/* The same of the position as it stands, the general lifted off its lines. */
XQ_ALWAYS_INLINE bool general_attacked_on(const xq_position *position, unsigned us, unsigned square)
{
    return attacked_on(position, us, square, cross_without_general(position, us, &xq_square_info[square]));
}

XQ_ALWAYS_INLINE bool in_check(const xq_position *position, unsigned us)
{
    return general_attacked_on(position, us, xq_general_square(position, us));
}

/*
 * Whether any enemy piece stands so near to the general, in pieces between, that a move of another
 * piece than the general might not be free. When not, all such moves are legal.
 */
XQ_ALWAYS_INLINE bool is_tense(const xq_position *position, unsigned us)
{
    const uint8_t *enemy = position->square_of + (us ^ 1) * XQ_SLOTS_PER_SIDE;
    const struct xq_square_info *at = &xq_square_info[xq_general_square(position, us)];
    const uint32_t *relation = relations_of(at->palace);
    const uint32_t cross = cross_of(position, at);
    const uint32_t horses = (relation[enemy[XQ_SLOT_HORSE]] | relation[enemy[XQ_SLOT_HORSE + 1]]) >> 31;
    const bool soldiers =
        (soldier_checks(at->palace) & position->pieces[us ^ 1].sets[XQ_SET_SOLDIERS][us]) != 0;
    const int generals =
        (int)facing_is_attack(position) & (int)at_most_one(cross & relation[enemy[XQ_SLOT_GENERAL]]);
    if (IS_JANGGI &&
        (elephant_near(relation[enemy[XQ_SLOT_ELEPHANT]] | relation[enemy[XQ_SLOT_ELEPHANT + 1]]) ||
         xq_has_call(position)))
        return true;
    return (int)horses | (int)soldiers | (int)generals |
           (int)at_most_one(cross & relation[enemy[XQ_SLOT_CHARIOT]]) |
           (int)at_most_one(cross & relation[enemy[XQ_SLOT_CHARIOT + 1]]) |
           (int)at_most_two(cross & relation[enemy[XQ_SLOT_CANNON]]) |
           (int)at_most_two(cross & relation[enemy[XQ_SLOT_CANNON + 1]]);
}

/* What one enemy piece demands. */
typedef struct demand {
    xq_set others;      /* where any own piece may land, the general and the special ones aside */
    uint8_t special[2]; /* own pieces that stand in the attack, or XQ_NOWHERE_SQUARE */
    xq_set allowed[2];  /* where those may land instead */
} demand;

typedef struct demands {
    unsigned count;
    bool is_restricted; /* some demand narrows all pieces: a check, or a hollow cannon */
    bool is_check;      /* Janggi: some attack stands */
    demand
        of[16]; /* two chariots, cannons, horses, in Janggi elephants; a general or a call; five soldiers */
    xq_set cannons[16]; /* Janggi, by demand: where own cannons may land, the special ones aside */
    uint8_t own_cannons[2];
} demands;

typedef struct siege {
    const xq_position *position;
    unsigned us;
    const struct xq_square_info *general;
    uint32_t cross;
    demands *found;
} siege;

XQ_ALWAYS_INLINE void add_demand(demands *found, demand one, bool is_restricting)
{
    if (IS_JANGGI)
        found->cannons[found->count] = one.others;
    found->of[found->count++] = one;
    found->is_restricted |= is_restricting;
}

/* One that an attack makes which stands: a check. */
XQ_ALWAYS_INLINE void add_check(demands *found, demand one, bool is_check)
{
    add_demand(found, one, is_check);
    if (IS_JANGGI)
        found->is_check |= is_check;
}

XQ_ALWAYS_INLINE demand demand_on_all(xq_set others)
{
    return (demand){.others = others, .special = {XQ_NOWHERE_SQUARE, XQ_NOWHERE_SQUARE}};
}

/* Points of the general's cross as a set. */
XQ_ALWAYS_INLINE xq_set cross_set(const siege *on, uint32_t bits)
{
    const xq_set lines = xq_set_or(xq_set_on_rank(on->general->rank, bits & 0xFFFFu),
                                   xq_set_on_file(on->general->file, bits >> (16 + XQ_LINE_PAD)));
    if (!IS_JANGGI)
        return lines;
    const uint64_t centre = (uint64_t)(bits >> CENTRE_BIT & 1) << centre_in_half(on->us);
    return xq_set_or(lines, in_half(on->us, centre));
}

/* The square of the lowest bit of a part of the general's cross. */
XQ_ALWAYS_INLINE unsigned cross_square(const siege *on, uint32_t bits)
{
    const unsigned bit = (unsigned)__builtin_ctz(bits);
    if (IS_JANGGI && bit == CENTRE_BIT)
        return centre_in_half(on->us) + on->us * 45;
    return bit < 16 ? on->general->rank * 9u + bit : (bit - 16 - XQ_LINE_PAD) * 9u + on->general->file;
}

XQ_ALWAYS_INLINE bool is_own(const siege *on, unsigned square)
{
    return on->position->slot_at[square] / XQ_SLOTS_PER_SIDE == on->us;
}

XQ_ALWAYS_INLINE void name_special(const siege *on, demand *one, unsigned index, unsigned square,
                                   xq_set allowed)
{
    if (is_own(on, square)) {
        one->special[index] = (uint8_t)square;
        one->allowed[index] = allowed;
    }
}

/* A chariot, or the enemy general (L5, G4): nothing between is a check, one own piece between is pinned. */
XQ_ALWAYS_INLINE void add_chariot(const siege *on, unsigned square)
{
    const uint32_t between = relations_of(on->general->palace)[square];
    const uint32_t pieces = between & on->cross;
    if (!at_most_one(pieces))
        return;
    const xq_set line = xq_set_or(cross_set(on, between), xq_set_of(square));
    demand one = demand_on_all(pieces ? XQ_SET_ALL : line); /* K4, K5 */
    if (pieces)
        name_special(on, &one, 0, cross_square(on, pieces), line); /* L6, X5 */
    add_check(on->found, one, !pieces);
}

/*
 * A cannon. Nothing between: nobody may become its screen. One piece between is a check: put a second one
 * there, take the cannon (K4, K5), or move the own screen out of the line (K6); an enemy screen taken is
 * a screen again. Two between: neither may leave the line between (L6), nor take the other.
 */
XQ_ALWAYS_INLINE void add_cannon(const siege *on, unsigned square)
{
    const uint32_t between = xq_relation[on->general->palace][square] & XQ_RELATION_MASK;
    const uint32_t pieces = between & on->cross;
    if (!at_most_two(pieces))
        return;
    const xq_set inside = cross_set(on, between);
    const xq_set line = xq_set_or(inside, xq_set_of(square));
    if (pieces == 0) {
        add_demand(on->found, demand_on_all(xq_set_minus(XQ_SET_ALL, inside)), true);
        return;
    }
    const unsigned first = cross_square(on, pieces);
    const uint32_t rest = pieces & (pieces - 1);
    demand one = demand_on_all(rest ? XQ_SET_ALL : xq_set_minus(line, xq_set_of(first)));
    if (rest) {
        const unsigned second = cross_square(on, rest);
        name_special(on, &one, 0, first, xq_set_minus(line, xq_set_of(second)));
        name_special(on, &one, 1, second, xq_set_minus(line, xq_set_of(first)));
    } else {
        name_special(on, &one, 0, first, xq_set_minus(XQ_SET_ALL, inside));
    }
    add_demand(on->found, one, !rest);
}

/* A horse a leap away: its leg free is a check, answered on the leg or by taking it (K4, K6); an own piece on the leg may only take it. */
XQ_ALWAYS_INLINE void add_horse(const siege *on, unsigned square)
{
    if (!(relations_of(on->general->palace)[square] >> 31))
        return;
    const unsigned leg = leg_square(on->general->rank * 9u + on->general->file, square);
    const bool is_free = on->position->slot_at[leg] == XQ_EMPTY_SLOT;
    const xq_set horse = xq_set_of(square);
    demand one = demand_on_all(is_free ? xq_set_or(horse, xq_set_of(leg)) : XQ_SET_ALL);
    if (!is_free)
        name_special(on, &one, 0, leg, horse);
    add_check(on->found, one, is_free);
}

/* A soldier that checks can only be taken (K4). */
XQ_ALWAYS_INLINE void add_soldiers(const siege *on)
{
    const unsigned us = on->us;
    uint64_t soldiers =
        on->position->pieces[us ^ 1].sets[XQ_SET_SOLDIERS][us] & soldier_checks(on->general->palace);
    for (; soldiers; soldiers &= soldiers - 1)
        add_check(on->found, demand_on_all(in_half(us, soldiers & (0 - soldiers))), true);
}

/* Janggi's cannons and elephants, and a call: janggi_safety.h. */
XQ_ALWAYS_INLINE void add_janggi_demands(const siege *on, const uint8_t *enemy);

XQ_ALWAYS_INLINE void find_demands_of(const xq_position *position, unsigned us, demands *found)
{
    const uint8_t *enemy = position->square_of + (us ^ 1) * XQ_SLOTS_PER_SIDE;
    const struct xq_square_info *general = &xq_square_info[xq_general_square(position, us)];
    const siege on = {position, us, general, cross_of(position, general), found};
    found->count = 0;
    found->is_restricted = false;
    if (IS_JANGGI)
        found->is_check = false;
    add_chariot(&on, enemy[XQ_SLOT_CHARIOT]);
    add_chariot(&on, enemy[XQ_SLOT_CHARIOT + 1]);
    if (IS_JANGGI) {
        add_janggi_demands(&on, enemy);
    } else {
        add_chariot(&on, enemy[XQ_SLOT_GENERAL]);
        add_cannon(&on, enemy[XQ_SLOT_CANNON]);
        add_cannon(&on, enemy[XQ_SLOT_CANNON + 1]);
    }
    add_horse(&on, enemy[XQ_SLOT_HORSE]);
    add_horse(&on, enemy[XQ_SLOT_HORSE + 1]);
    add_soldiers(&on);
}

/* Once for each side, and not inline: it is large, and most positions need none. */
static void find_demands(const xq_position *position, unsigned us, demands *found)
{
    if (us == XQ_RED)
        find_demands_of(position, XQ_RED, found);
    else
        find_demands_of(position, XQ_BLACK, found);
}

/* Where an own piece other than the general may land, all demands taken together. */
XQ_ALWAYS_INLINE xq_set allowed_for(const demands *found, unsigned square)
{
    xq_set allowed = XQ_SET_ALL;
    for (unsigned i = 0; i < found->count; i++) {
        const demand *one = &found->of[i];
        const bool is_cannon =
            IS_JANGGI && (square == found->own_cannons[0] || square == found->own_cannons[1]);
        const xq_set *by_one = is_cannon ? &found->cannons[i] : &one->others;
        if (one->special[0] == square)
            by_one = &one->allowed[0];
        else if (one->special[1] == square)
            by_one = &one->allowed[1];
        allowed = xq_set_and(allowed, *by_one);
    }
    return allowed;
}

/* The own pieces that demands bind: all of them, or those that stand in an attack. */
XQ_ALWAYS_INLINE xq_set bound_by(const demands *found)
{
    if (found->is_restricted)
        return XQ_SET_ALL;
    xq_set bound = XQ_SET_EMPTY;
    for (unsigned i = 0; i < found->count; i++)
        bound = xq_set_or(bound,
                          xq_set_or(xq_set_of(found->of[i].special[0]), xq_set_of(found->of[i].special[1])));
    return xq_set_and(bound, XQ_SET_ALL);
}

/*
 * The points to which us's general may go, as bits of its half (G1, G2, K3, M3). In a calm position (not tense) the
 * general need not be lifted: any line through it holds more pieces than an attack leaves.
 */
XQ_ALWAYS_INLINE uint64_t general_targets(const xq_position *position, unsigned us, bool is_calm)
{
    const struct xq_square_info *at = &xq_square_info[xq_general_square(position, us)];
    uint64_t targets =
        general_steps(at->palace, xq_general_square(position, us)) & ~position->pieces[us].occupied[us];
    if (IS_JANGGI && xq_has_call(position))
        targets &= ~(file_a << at->file); /* J12: off the file, which breaks it */
    for (uint64_t rest = targets; rest; rest &= rest - 1) {
        const unsigned square = (unsigned)__builtin_ctzll(rest) + us * 45;
        const struct xq_square_info *to = &xq_square_info[square];
        const uint32_t cross = is_calm ? cross_of(position, to) : cross_without_general(position, us, to);
        if (attacked_on(position, us, square, cross))
            targets &= ~(rest & (0 - rest));
    }
    return targets;
}

/* Where a piece stands after a move: the mover on the target, the captured piece nowhere. */
XQ_ALWAYS_INLINE unsigned square_after(unsigned square, unsigned from, unsigned to)
{
    if (square == from)
        return to;
    return square == to ? XQ_NOWHERE_SQUARE : square;
}

/* Whether a point is empty after a move. */
XQ_ALWAYS_INLINE bool is_empty_after(const xq_position *position, unsigned square, unsigned from, unsigned to)
{
    return square == from || (square != to && position->slot_at[square] == XQ_EMPTY_SLOT);
}

/* H1: whether a horse a leap from a general has its leg free after a move. */
XQ_ALWAYS_INLINE bool horse_attacks_after(const xq_position *position, unsigned general, unsigned horse,
                                          unsigned from, unsigned to)
{
    return is_empty_after(position, leg_square(general, horse), from, to);
}

/* J8 */
XQ_ALWAYS_INLINE bool elephant_attacks_after(const xq_position *position, unsigned general, unsigned elephant,
                                             unsigned from, unsigned to)
{
    return is_empty_after(position, leg_square(general, elephant), from, to) &&
           is_empty_after(position, far_leg_square(general, elephant), from, to);
}

/* The cannons of Janggi on a general's cross after a move. */
XQ_ALWAYS_INLINE uint32_t cannon_cross_after(const xq_position *position,
                                             const struct xq_square_info *general, unsigned from, unsigned to)
{
    const uint32_t left = cross_bit(general, &xq_square_info[from]);
    const uint32_t taken = cross_bit(general, &xq_square_info[to]);
    const bool is_cannon = xq_slot_piece[position->slot_at[from]] % 8 == XQ_CANNON;
    return (cannon_cross(position, general) & ~(left | taken)) | (is_cannon ? taken : 0);
}

/* The soldiers of a side in a half after a move. */
XQ_ALWAYS_INLINE uint64_t soldiers_after(const xq_position *position, unsigned side, unsigned half,
                                         unsigned from, unsigned to)
{
    const struct xq_square_bits *left = &xq_square_bits[from], *taken = &xq_square_bits[to];
    const bool is_mover = xq_slot_piece[position->slot_at[from]] == side * 8 + XQ_SOLDIER;
    uint64_t soldiers = position->pieces[side].sets[XQ_SET_SOLDIERS][half];
    soldiers &= ~(left->half == half ? left->in_half : 0);
    soldiers &= ~(taken->half == half ? taken->in_half : 0);
    return soldiers | (is_mover && taken->half == half ? taken->in_half : 0);
}

/*
 * Whether a side's general, which does not move itself, is attacked after a move of either side, without
 * making it: its cross as it will be, and each enemy piece where it will stand (K1, L4, L5).
 */
XQ_ALWAYS_INLINE bool attacked_after(const xq_position *position, unsigned us, unsigned from, unsigned to)
{
    const uint8_t *enemy = position->square_of + (us ^ 1) * XQ_SLOTS_PER_SIDE;
    const unsigned general = xq_general_square(position, us);
    const struct xq_square_info *at = &xq_square_info[general];
    const uint32_t *relation = relations_of(at->palace);
    const uint32_t cross =
        (cross_of(position, at) & ~cross_bit(at, &xq_square_info[from])) | cross_bit(at, &xq_square_info[to]);
    const uint32_t cannons = IS_JANGGI ? cannon_cross_after(position, at, from, to) : 0;
    bool is_attacked =
        facing_is_attack(position) && (cross & relation[square_after(enemy[XQ_SLOT_GENERAL], from, to)]) == 0;
    for (unsigned slot = XQ_SLOT_CHARIOT; slot < XQ_SLOT_CANNON; slot++)
        is_attacked |= (cross & relation[square_after(enemy[slot], from, to)]) == 0;
    for (unsigned slot = XQ_SLOT_CANNON; slot < XQ_SLOT_SOLDIER; slot++)
        is_attacked |= sees_over(cross, relation[square_after(enemy[slot], from, to)], cannons);
    is_attacked |= (soldiers_after(position, us ^ 1, us, from, to) & soldier_checks(at->palace)) != 0;
    for (unsigned slot = XQ_SLOT_ELEPHANT; IS_JANGGI && slot < XQ_SLOT_HORSE && !is_attacked; slot++) {
        const unsigned square = square_after(enemy[slot], from, to);
        is_attacked =
            elephant_near(relation[square]) && elephant_attacks_after(position, general, square, from, to);
    }
    for (unsigned slot = XQ_SLOT_HORSE; slot < XQ_SLOT_CHARIOT && !is_attacked; slot++) {
        const unsigned square = square_after(enemy[slot], from, to);
        is_attacked = relation[square] >> 31 && horse_attacks_after(position, general, square, from, to);
    }
    return is_attacked;
}

#include "board/janggi_safety.h"

#endif
