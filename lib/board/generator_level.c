/*
 * The legal move generator, compiled once for each instruction level (XQ_LEVEL: plain, popcnt, v3).
 *
 * Every function takes the side as a constant argument, so that each is compiled for Red and for Black.
 */
#include "board/generator.h"
#include "board/lists.h"
#include "board/make.h"

#define XQ_JOIN_NAMES(a, b) a##b
#define XQ_LEVEL_GENERATOR(level) XQ_JOIN_NAMES(xq_generator_, level)
#define XQ_TEXT_OF(name) #name
#define XQ_LEVEL_TEXT(level) XQ_TEXT_OF(level)

XQ_ALWAYS_INLINE size_t set_size(xq_set set)
{
    return popcount(set.half[0]) + popcount(set.half[1]);
}

/* Targets of two pieces of a kind in one word, to count them at once. */
XQ_ALWAYS_INLINE uint64_t pack(line_targets a, line_targets b)
{
    return (uint64_t)(a.rank | a.file << 16) | (uint64_t)(b.rank | b.file << 16) << 32;
}

XQ_ALWAYS_INLINE size_t count_guards(const xq_position *position, unsigned us)
{
    const uint64_t guards = position->pieces[us].sets[XQ_SET_GUARDS][us];
    const uint64_t own = position->pieces[us].occupied[us];
    const uint64_t all = own | position->pieces[us ^ 1].occupied[us];
    return popcount(pack_guards(elephant_targets(guards & elephant_points, all, own),
                                advisor_targets(guards & advisor_points[us], own, us)));
}

/* All moves but the general's, as if its safety did not matter. */
XQ_ALWAYS_INLINE size_t count_free(const xq_position *position, unsigned us)
{
    const uint8_t *own = position->square_of + us * XQ_SLOTS_PER_SIDE;
    const soldier_targets steps = soldier_steps(position, us, soldiers_of(position, us));
    const uint64_t leaps = horse_leaps(position, us, own[XQ_SLOT_HORSE]) |
                           horse_leaps(position, us, own[XQ_SLOT_HORSE + 1]) << 10;
    size_t count = popcount(pack(chariot_targets(position, us, own[XQ_SLOT_CHARIOT]),
                                 chariot_targets(position, us, own[XQ_SLOT_CHARIOT + 1])));
    count += popcount(pack(cannon_targets(position, us, own[XQ_SLOT_CANNON]),
                           cannon_targets(position, us, own[XQ_SLOT_CANNON + 1])));
    count += count_guards(position, us);
    count += set_size(steps.ahead) + popcount(steps.left) + popcount(steps.right);
    return count + popcount(leaps);
}

/* Slots of a side but the general's, of pieces still on the board. */
XQ_ALWAYS_INLINE unsigned next_slot(const xq_position *position, unsigned us, unsigned slot)
{
    const uint8_t *own = position->square_of + us * XQ_SLOTS_PER_SIDE;
    do
        slot++;
    while (slot < XQ_SLOTS_PER_SIDE && own[slot] == XQ_NOWHERE_SQUARE);
    return slot;
}

/* Pins alone: count freely, then take away what the pinned pieces may not do. */
XQ_ALWAYS_INLINE size_t count_pinned(const xq_position *position, unsigned us, const demands *found)
{
    const xq_set pinned = bound_by(found);
    size_t forbidden = 0;
    for (unsigned half = 0; half < 2; half++)
        for (uint64_t rest = pinned.half[half]; rest; rest &= rest - 1) {
            const unsigned square = (unsigned)__builtin_ctzll(rest) + half * 45;
            forbidden +=
                set_size(xq_set_minus(piece_targets_of(position, us, square), allowed_for(found, square)));
        }
    return count_free(position, us) - forbidden;
}

XQ_ALWAYS_INLINE size_t count_restricted(const xq_position *position, unsigned us, const demands *found)
{
    const uint8_t *own = position->square_of + us * XQ_SLOTS_PER_SIDE;
    size_t count = 0;
    for (unsigned slot = next_slot(position, us, 0); slot < XQ_SLOTS_PER_SIDE;
         slot = next_slot(position, us, slot))
        count +=
            set_size(xq_set_and(piece_targets_of(position, us, own[slot]), allowed_for(found, own[slot])));
    return count;
}

/* The moves of all pieces but the general under demands. */
static size_t count_under(const xq_position *position, unsigned us, const demands *found)
{
    if (us == XQ_RED)
        return found->is_restricted ? count_restricted(position, XQ_RED, found)
                                    : count_pinned(position, XQ_RED, found);
    return found->is_restricted ? count_restricted(position, XQ_BLACK, found)
                                : count_pinned(position, XQ_BLACK, found);
}

XQ_ALWAYS_INLINE size_t count_for(const xq_position *position, unsigned us)
{
    if (!is_tense(position, us))
        return popcount(general_targets(position, us, true)) + count_free(position, us);
    demands found;
    find_demands(position, us, &found);
    return popcount(general_targets(position, us, false)) + count_under(position, us, &found);
}

static size_t count_red(const xq_position *position)
{
    return count_for(position, XQ_RED);
}

static size_t count_black(const xq_position *position)
{
    return count_for(position, XQ_BLACK);
}

/* How many moves a side has, whether or not it is its turn. */
XQ_ALWAYS_INLINE size_t count_of(const xq_position *position, unsigned us)
{
    return us == XQ_RED ? count_red(position) : count_black(position);
}

static size_t count(const xq_position *position)
{
    return count_of(position, position->side);
}

/* The legal targets of any own piece. */
XQ_ALWAYS_INLINE xq_set legal_targets(const xq_position *position, unsigned us, unsigned square,
                                      const demands *found)
{
    if (square == xq_general_square(position, us))
        return in_half(us, general_targets(position, us, false));
    const xq_set targets = piece_targets_of(position, us, square);
    return found->count ? xq_set_and(targets, allowed_for(found, square)) : targets;
}

XQ_ALWAYS_INLINE void find_demands_if_tense(const xq_position *position, unsigned us, demands *found)
{
    found->count = 0;
    if (is_tense(position, us))
        find_demands(position, us, found);
}

static size_t moves(const xq_position *position, xq_move *moves_out)
{
    return position->side ? write_moves(position, XQ_BLACK, ALL_MOVES, moves_out)
                          : write_moves(position, XQ_RED, ALL_MOVES, moves_out);
}

static size_t captures(const xq_position *position, xq_move *moves_out)
{
    return position->side ? write_moves(position, XQ_BLACK, CAPTURES, moves_out)
                          : write_moves(position, XQ_RED, CAPTURES, moves_out);
}

static bool gives_check(const xq_position *position, unsigned from, unsigned to)
{
    return position->side ? attacked_after(position, XQ_RED, from, to)
                          : attacked_after(position, XQ_BLACK, from, to);
}

/* In the order of all moves. */
static size_t checks(const xq_position *position, xq_move *moves_out)
{
    const size_t count = moves(position, moves_out);
    size_t kept = 0;
    for (size_t i = 0; i < count; i++) {
        moves_out[kept] = moves_out[i];
        kept += gives_check(position, moves_out[i] >> 7, moves_out[i] & 127u);
    }
    return kept;
}

static size_t moves_from(const xq_position *position, unsigned square, xq_move *moves_out)
{
    demands found;
    find_demands_if_tense(position, position->side, &found);
    const xq_set targets = legal_targets(position, position->side, square, &found);
    return (size_t)(write_set(moves_out, square, targets) - moves_out);
}

XQ_ALWAYS_INLINE bool has_soldier_move(const xq_position *position, unsigned us)
{
    return !xq_set_is_empty(soldier_target_set(position, us, soldiers_of(position, us)));
}

/* From cheap and likely to dear: all soldiers at once, then piece by piece, the general last. */
XQ_ALWAYS_INLINE bool has_move_for(const xq_position *position, unsigned us, bool *tense)
{
    const uint8_t *own = position->square_of + us * XQ_SLOTS_PER_SIDE;
    demands found;
    *tense = is_tense(position, us);
    if (!*tense && has_soldier_move(position, us))
        return true;
    found.count = 0;
    if (*tense)
        find_demands(position, us, &found);
    for (unsigned slot = XQ_SLOTS_PER_SIDE; slot-- > 0;)
        if (own[slot] != XQ_NOWHERE_SQUARE &&
            !xq_set_is_empty(legal_targets(position, us, own[slot], &found)))
            return true;
    return false;
}

static bool has_move(const xq_position *position, bool *tense)
{
    return position->side ? has_move_for(position, XQ_BLACK, tense) : has_move_for(position, XQ_RED, tense);
}

XQ_ALWAYS_INLINE bool is_legal_for(const xq_position *position, unsigned us, unsigned from, unsigned to)
{
    if (!can_go(position, us, from, to))
        return false;
    if (from == xq_general_square(position, us))
        return !general_attacked_on(position, us, to);
    return !is_tense(position, us) || !attacked_after(position, us, from, to);
}

static bool is_legal(const xq_position *position, unsigned from, unsigned to)
{
    return position->side ? is_legal_for(position, XQ_BLACK, from, to)
                          : is_legal_for(position, XQ_RED, from, to);
}

static bool is_in_check(const xq_position *position, unsigned side)
{
    return side ? in_check(position, XQ_BLACK) : in_check(position, XQ_RED);
}

/*
 * What all children of a position share, as long as the move that makes them does not touch the zone of the
 * general that is to answer: the general's moves and the demands on its side.
 */
typedef struct answers {
    xq_set zone;
    size_t general;
    bool is_tense;
    demands found;
} answers;

XQ_ALWAYS_INLINE void find_answers(const xq_position *position, unsigned us, answers *shared)
{
    const struct xq_square_info *at = &xq_square_info[xq_general_square(position, us)];
    shared->zone = (xq_set){{xq_zone[at->palace][0], xq_zone[at->palace][1]}};
    for (uint64_t rest = xq_general_steps[at->palace] & ~position->pieces[us].occupied[us]; rest;
         rest &= rest - 1) {
        const unsigned palace = xq_square_info[(unsigned)__builtin_ctzll(rest) + us * 45].palace;
        shared->zone = xq_set_or(shared->zone, (xq_set){{xq_zone[palace][0], xq_zone[palace][1]}});
    }
    shared->general = popcount(general_targets(position, us, false));
    shared->is_tense = is_tense(position, us);
    if (shared->is_tense)
        find_demands(position, us, &shared->found);
}

XQ_ALWAYS_INLINE size_t count_answers(const xq_position *position, unsigned us, const answers *shared)
{
    if (!shared->is_tense)
        return shared->general + count_free(position, us);
    return shared->general + count_under(position, us, &shared->found);
}

/* Leaves after moves that may touch the zone: made in full, counted in full. */
XQ_ALWAYS_INLINE uint64_t count_children(xq_position *position, unsigned us, unsigned from, xq_set targets)
{
    uint64_t nodes = 0;
    for (unsigned half = 0; half < 2; half++)
        for (uint64_t rest = targets.half[half]; rest; rest &= rest - 1) {
            const unsigned to = (unsigned)__builtin_ctzll(rest) + half * 45;
            const unsigned captured = xq_move_pieces(position, us, from, to);
            nodes += count_of(position, us ^ 1);
            xq_unmove_pieces(position, us, from, to, captured);
        }
    return nodes;
}

/* Leaves after moves outside the zone, the piece already lifted. The answering side's count reads its own slots, the lines and the occupation, so only these are kept. */
XQ_ALWAYS_INLINE uint64_t count_quiet_children(xq_position *position, unsigned us, xq_set targets,
                                               const answers *shared)
{
    uint64_t nodes = 0;
    for (unsigned half = 0; half < 2; half++)
        for (uint64_t rest = targets.half[half]; rest; rest &= rest - 1) {
            const unsigned to = (unsigned)__builtin_ctzll(rest) + half * 45;
            xq_toggle_lines(position, us, to);
            nodes += count_answers(position, us ^ 1, shared);
            xq_toggle_lines(position, us, to);
        }
    return nodes;
}

XQ_ALWAYS_INLINE uint64_t count_capture_children(xq_position *position, unsigned us, xq_set targets,
                                                 const answers *shared)
{
    uint64_t nodes = 0;
    for (unsigned half = 0; half < 2; half++)
        for (uint64_t rest = targets.half[half]; rest; rest &= rest - 1) {
            const unsigned to = (unsigned)__builtin_ctzll(rest) + half * 45;
            const unsigned captured = position->slot_at[to];
            xq_toggle_captured(position, us ^ 1, captured, to);
            xq_toggle_lines(position, us, to);
            nodes += count_answers(position, us ^ 1, shared);
            xq_toggle_lines(position, us, to);
            xq_toggle_captured(position, us ^ 1, captured, to);
        }
    return nodes;
}

XQ_ALWAYS_INLINE uint64_t perft_2_for(xq_position *position, unsigned us)
{
    const uint8_t *own = position->square_of + us * XQ_SLOTS_PER_SIDE;
    demands found;
    find_demands_if_tense(position, us, &found);
    answers shared;
    find_answers(position, us ^ 1, &shared);
    const xq_set enemies = xq_set_occupied(position, us ^ 1);
    uint64_t nodes = 0;
    for (unsigned slot = 0; slot < XQ_SLOTS_PER_SIDE; slot = next_slot(position, us, slot)) {
        const unsigned from = own[slot];
        const xq_set targets = legal_targets(position, us, from, &found);
        if (xq_set_has(shared.zone, from)) {
            nodes += count_children(position, us, from, targets);
            continue;
        }
        nodes += count_children(position, us, from, xq_set_and(targets, shared.zone));
        const xq_set outside = xq_set_minus(targets, shared.zone);
        xq_toggle_lines(position, us, from);
        nodes += count_quiet_children(position, us, xq_set_minus(outside, enemies), &shared);
        nodes += count_capture_children(position, us, xq_set_and(outside, enemies), &shared);
        xq_toggle_lines(position, us, from);
    }
    return nodes;
}

static uint64_t perft_2(xq_position *position)
{
    return position->side ? perft_2_for(position, XQ_BLACK) : perft_2_for(position, XQ_RED);
}

static uint64_t perft(xq_position *position, unsigned depth)
{
    if (depth == 1)
        return count(position);
    if (depth == 2)
        return perft_2(position);
    xq_move list[XQ_MOVES_MAX];
    const size_t length = moves(position, list);
    uint64_t nodes = 0;
    for (size_t i = 0; i < length; i++) {
        const unsigned from = list[i] >> 7, to = list[i] & 127u;
        const unsigned us = position->side, captured = xq_move_pieces(position, us, from, to);
        position->side ^= 1;
        nodes += perft(position, depth - 1);
        position->side ^= 1;
        xq_unmove_pieces(position, us, from, to, captured);
    }
    return nodes;
}

extern const xq_generator XQ_LEVEL_GENERATOR(XQ_LEVEL);

const xq_generator XQ_LEVEL_GENERATOR(XQ_LEVEL) = {
    .level = XQ_LEVEL_TEXT(XQ_LEVEL),
    .count = count,
    .has_move = has_move,
    .moves = moves,
    .captures = captures,
    .checks = checks,
    .moves_from = moves_from,
    .is_legal = is_legal,
    .gives_check = gives_check,
    .in_check = is_in_check,
    .perft = perft,
};
