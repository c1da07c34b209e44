/*
 * The legal move generator, compiled once for each instruction level (XQ_LEVEL: plain, popcnt, v3) and each game: by
 * itself for Xiangqi, included by janggi_level.c for Janggi. What differs is asked of the constant IS_JANGGI.
 *
 * Every function takes the side as a constant argument, so that each is compiled for Red and for Black.
 */
#include "board/generator.h"
#include "board/lists.h"
#include "board/make.h"

#define XQ_JOIN_NAMES(a, b) a##b
#define XQ_JOIN(a, b) XQ_JOIN_NAMES(a, b)
#define XQ_LEVEL_GENERATOR(level) XQ_JOIN(XQ_GAME_GENERATOR, level)
#define XQ_TEXT_OF(name) #name
#define XQ_LEVEL_TEXT(level) XQ_TEXT_OF(level)

/* The game as an argument: a constant. */
static const xq_variant game = IS_JANGGI ? XQ_VARIANT_JANGGI : XQ_VARIANT_XIANGQI;

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

/* All moves but the general's of Janggi, likewise. Guards stand on three files, so one shifted by three meets no other. */
XQ_ALWAYS_INLINE size_t count_free_in_janggi(const xq_position *position, unsigned us)
{
    const uint8_t *own = position->square_of + us * XQ_SLOTS_PER_SIDE;
    const unsigned chariot = own[XQ_SLOT_CHARIOT], other_chariot = own[XQ_SLOT_CHARIOT + 1];
    const unsigned cannon = own[XQ_SLOT_CANNON], other_cannon = own[XQ_SLOT_CANNON + 1];
    const janggi_soldier_targets steps = janggi_soldier_steps(position, us, soldiers_of(position, us));
    const uint64_t leaps = horse_leaps(position, us, own[XQ_SLOT_HORSE]) |
                           (uint64_t)horse_leaps(position, us, own[XQ_SLOT_HORSE + 1]) << 10 |
                           (uint64_t)elephant_leaps(position, us, own[XQ_SLOT_ELEPHANT]) << 20 |
                           (uint64_t)elephant_leaps(position, us, own[XQ_SLOT_ELEPHANT + 1]) << 30;
    const uint64_t guards = palace_targets(position, us, own[XQ_SLOT_ADVISOR]) |
                            palace_targets(position, us, own[XQ_SLOT_ADVISOR + 1]) << 3;
    size_t count =
        popcount(pack(chariot_targets(position, us, chariot), chariot_targets(position, us, other_chariot)));
    count += popcount(
        pack(janggi_cannon_targets(position, us, cannon), janggi_cannon_targets(position, us, other_cannon)));
    count += popcount(leaps) + popcount(guards) + popcount(pack_near_soldiers(&steps, us));
    count += popcount(steps.ahead.half[us ^ 1]) + popcount(steps.left.half[us ^ 1]) +
             popcount(steps.right.half[us ^ 1]);
    count += popcount(chariot_slides(position, us, chariot)) +
             popcount(chariot_slides(position, us, other_chariot));
    return count + popcount(cannon_slides(position, us, cannon)) +
           popcount(cannon_slides(position, us, other_cannon));
}

/* All moves but the general's, as if its safety did not matter. */
XQ_ALWAYS_INLINE size_t count_free(const xq_position *position, unsigned us)
{
    if (IS_JANGGI)
        return count_free_in_janggi(position, us);
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

/* Janggi's pass is counted too; what ends play there is asked before, but for generals that face by the last move. */
XQ_ALWAYS_INLINE size_t count_for(const xq_position *position, unsigned us)
{
    if (IS_JANGGI && position->bikjang == XQ_BIKJANG_ENDS && xq_faces(position))
        return 0; /* J12 */
    if (!is_tense(position, us))
        return popcount(general_targets(position, us, true)) + count_free(position, us) + IS_JANGGI;
    demands found;
    find_demands(position, us, &found);
    return popcount(general_targets(position, us, false)) + count_under(position, us, &found) +
           may_pass(position, &found);
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

/* J11, J12: what has ended has no moves. */
XQ_ALWAYS_INLINE bool has_ended(const xq_position *position)
{
    return IS_JANGGI && xq_is_finished(position);
}

static size_t count(const xq_position *position)
{
    return has_ended(position) ? 0 : count_of(position, position->side);
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
    if (IS_JANGGI)
        found->is_check = false;
    if (is_tense(position, us))
        find_demands(position, us, found);
}

static size_t moves(const xq_position *position, xq_move *moves_out)
{
    if (has_ended(position))
        return 0;
    return position->side ? write_moves(position, XQ_BLACK, ALL_MOVES, moves_out)
                          : write_moves(position, XQ_RED, ALL_MOVES, moves_out);
}

static size_t captures(const xq_position *position, xq_move *moves_out)
{
    if (has_ended(position))
        return 0;
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
    if (has_ended(position))
        return 0;
    find_demands_if_tense(position, position->side, &found);
    const xq_set targets = legal_targets(position, position->side, square, &found);
    xq_move *out = write_set(moves_out, square, targets);
    if (square == xq_general_square(position, position->side) && may_pass(position, &found))
        out = write_pass(out, square, ALL_MOVES);
    return (size_t)(out - moves_out);
}

XQ_ALWAYS_INLINE bool has_soldier_move(const xq_position *position, unsigned us)
{
    const xq_set soldiers = soldiers_of(position, us);
    return !xq_set_is_empty(IS_JANGGI ? janggi_soldier_set(position, us, soldiers)
                                      : soldier_target_set(position, us, soldiers));
}

/* From cheap and likely to dear: all soldiers at once, then piece by piece, the general last. */
XQ_ALWAYS_INLINE bool has_move_for(const xq_position *position, unsigned us, bool *tense)
{
    const uint8_t *own = position->square_of + us * XQ_SLOTS_PER_SIDE;
    demands found;
    *tense = is_tense(position, us);
    if (IS_JANGGI && !*tense)
        return true; /* J11 */
    if (!*tense && has_soldier_move(position, us))
        return true;
    found.count = 0;
    if (*tense)
        find_demands(position, us, &found);
    if (may_pass(position, &found))
        return true;
    for (unsigned slot = XQ_SLOTS_PER_SIDE; slot-- > 0;)
        if (own[slot] != XQ_NOWHERE_SQUARE &&
            !xq_set_is_empty(legal_targets(position, us, own[slot], &found)))
            return true;
    return false;
}

static bool has_move(const xq_position *position, bool *tense)
{
    *tense = false;
    if (has_ended(position))
        return false;
    return position->side ? has_move_for(position, XQ_BLACK, tense) : has_move_for(position, XQ_RED, tense);
}

/* J12: a call that waits is answered by the general's leaving the file, or by another piece between the generals. */
XQ_ALWAYS_INLINE bool answers_call(const xq_position *position, unsigned us, unsigned from, unsigned to)
{
    const struct xq_square_info *general = &xq_square_info[xq_general_square(position, us)];
    const struct xq_square_info *other = &xq_square_info[xq_general_square(position, us ^ 1)];
    const struct xq_square_info *at = &xq_square_info[to];
    if (!xq_has_call(position))
        return true;
    if (from == xq_general_square(position, us))
        return at->file != general->file;
    return at->file == general->file && (at->rank > general->rank) != (at->rank > other->rank);
}

XQ_ALWAYS_INLINE bool is_legal_for(const xq_position *position, unsigned us, unsigned from, unsigned to)
{
    if (!can_go(position, us, from, to))
        return false;
    if (IS_JANGGI && !answers_call(position, us, from, to))
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
    size_t general; /* and Janggi's pass */
    bool is_tense;
    demands found;
} answers;

XQ_ALWAYS_INLINE xq_set zone_of(unsigned palace)
{
    const uint64_t *halves = IS_JANGGI ? xq_janggi_zone[palace] : xq_zone[palace];
    return (xq_set){{halves[0], halves[1]}};
}

XQ_ALWAYS_INLINE void find_answers(const xq_position *position, unsigned us, answers *shared)
{
    const unsigned general = xq_general_square(position, us);
    const struct xq_square_info *at = &xq_square_info[general];
    shared->zone = zone_of(at->palace);
    for (uint64_t rest = general_steps(at->palace, general) & ~position->pieces[us].occupied[us]; rest;
         rest &= rest - 1) {
        const unsigned palace = xq_square_info[(unsigned)__builtin_ctzll(rest) + us * 45].palace;
        shared->zone = xq_set_or(shared->zone, zone_of(palace));
    }
    shared->general = popcount(general_targets(position, us, false));
    shared->is_tense = is_tense(position, us);
    if (shared->is_tense)
        find_demands(position, us, &shared->found);
    if (IS_JANGGI)
        shared->general += !shared->is_tense || may_pass(position, &shared->found);
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
            const unsigned captured = xq_move_pieces(position, game, us, from, to);
            nodes += count_of(position, us ^ 1);
            xq_unmove_pieces(position, game, us, from, to, captured);
        }
    return nodes;
}

/* Sets or clears a moving piece where the answering side's count looks for it. */
XQ_ALWAYS_INLINE void toggle_mover(xq_position *position, unsigned us, unsigned slot, unsigned square)
{
    xq_toggle_lines(position, us, square);
    if (IS_JANGGI && (slot == XQ_SLOT_CANNON || slot == XQ_SLOT_CANNON + 1))
        xq_toggle_cannon(position, square);
}

/* Leaves after moves outside the zone, the piece already lifted. The answering side's count reads its own slots, the lines and the occupation, so only these are kept. */
XQ_ALWAYS_INLINE uint64_t count_quiet_children(xq_position *position, unsigned us, unsigned slot,
                                               xq_set targets, const answers *shared)
{
    uint64_t nodes = 0;
    for (unsigned half = 0; half < 2; half++)
        for (uint64_t rest = targets.half[half]; rest; rest &= rest - 1) {
            const unsigned to = (unsigned)__builtin_ctzll(rest) + half * 45;
            toggle_mover(position, us, slot, to);
            nodes += count_answers(position, us ^ 1, shared);
            toggle_mover(position, us, slot, to);
        }
    return nodes;
}

XQ_ALWAYS_INLINE uint64_t count_capture_children(xq_position *position, unsigned us, unsigned slot,
                                                 xq_set targets, const answers *shared)
{
    uint64_t nodes = 0;
    for (unsigned half = 0; half < 2; half++)
        for (uint64_t rest = targets.half[half]; rest; rest &= rest - 1) {
            const unsigned to = (unsigned)__builtin_ctzll(rest) + half * 45;
            const unsigned captured = position->slot_at[to];
            xq_toggle_captured(position, game, us ^ 1, captured, to);
            toggle_mover(position, us, slot, to);
            nodes += count_answers(position, us ^ 1, shared);
            toggle_mover(position, us, slot, to);
            xq_toggle_captured(position, game, us ^ 1, captured, to);
        }
    return nodes;
}

static uint64_t perft(xq_position *position, unsigned depth);

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
        toggle_mover(position, us, slot, from);
        nodes += count_quiet_children(position, us, slot, xq_set_minus(outside, enemies), &shared);
        nodes += count_capture_children(position, us, slot, xq_set_and(outside, enemies), &shared);
        toggle_mover(position, us, slot, from);
    }
    return nodes;
}

/* Leaves after Janggi's pass, to a depth of at least 1 after it. */
static uint64_t perft_after_pass(xq_position *position, unsigned depth)
{
    const uint8_t passes = position->passes, faced = position->faced;
    position->faced = position->bikjang == XQ_BIKJANG_CALL && xq_faces(position);
    position->passes++;
    position->side ^= 1;
    const uint64_t nodes = perft(position, depth);
    position->side ^= 1;
    position->passes = passes;
    position->faced = faced;
    return nodes;
}

XQ_ALWAYS_INLINE bool can_pass(const xq_position *position, unsigned us)
{
    return xq_has_call(position) || !in_check(position, us);
}

/* J12: generals that face after another move than a pass did not face before, or the move would not have been legal. */
static uint64_t perft_2_in_janggi(xq_position *position)
{
    const unsigned us = position->side;
    const uint8_t faced = position->faced;
    if (xq_is_finished(position))
        return 0;
    uint64_t nodes = can_pass(position, us) ? perft_after_pass(position, 1) : 0;
    position->faced = 0;
    nodes += us ? perft_2_for(position, XQ_HAN) : perft_2_for(position, XQ_CHO);
    position->faced = faced;
    return nodes;
}

static uint64_t perft_2(xq_position *position)
{
    if (IS_JANGGI)
        return perft_2_in_janggi(position);
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
    const uint8_t passes = position->passes; /* NOLINT(clang-analyzer-deadcode.DeadStores): read in Janggi */
    const uint8_t faced = position->faced;   /* NOLINT(clang-analyzer-deadcode.DeadStores): the same */
    uint64_t nodes = 0;
    for (size_t i = 0; i < length; i++) {
        const unsigned from = list[i] >> 7, to = list[i] & 127u;
        if (IS_JANGGI && from == to) {
            nodes += perft_after_pass(position, depth - 1);
            continue;
        }
        if (IS_JANGGI) {
            position->passes = 0;
            position->faced = position->bikjang == XQ_BIKJANG_CALL && xq_faces(position);
        }
        const unsigned us = position->side, captured = xq_move_pieces(position, game, us, from, to);
        position->side ^= 1;
        nodes += perft(position, depth - 1);
        position->side ^= 1;
        xq_unmove_pieces(position, game, us, from, to, captured);
        if (IS_JANGGI) {
            position->passes = passes;
            position->faced = faced;
        }
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
