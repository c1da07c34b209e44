/*
 * Writing the legal moves. Included by generator_level.c.
 *
 * The order depends on placement and side alone, not on slots: pieces of a kind come by square. Sets of targets are
 * turned into moves by patterns: all moves of a pattern are written at once, and the end of the list
 * advances by their number; what was written beyond it is overwritten by the next. Lists have room for that
 * (XQ_MOVES_MAX). One branch a pattern instead of one a move.
 */
#ifndef XQ_BOARD_LISTS_H
#define XQ_BOARD_LISTS_H

#include "board/patterns.h"
#include "board/safety.h"

#include <string.h>

XQ_ALWAYS_INLINE size_t popcount(uint64_t bits)
{
    return (size_t)__builtin_popcountll(bits);
}

/* One move a set bit: a base and the pattern's offsets. Copies, so that the compiler sees one vector. */
XQ_ALWAYS_INLINE xq_move *write_pattern(xq_move *out, unsigned base, const uint16_t offsets[XQ_PATTERN_SIZE],
                                        uint32_t bits)
{
    uint16_t row[XQ_PATTERN_SIZE];
    memcpy(row, offsets, sizeof row);
    for (int i = 0; i < XQ_PATTERN_SIZE; i++)
        row[i] = (uint16_t)(row[i] + base);
    memcpy(out, row, sizeof row);
    return out + popcount(bits);
}

XQ_ALWAYS_INLINE xq_move *write_half(xq_move *out, unsigned from, uint64_t targets, unsigned half)
{
    for (; targets; targets &= targets - 1)
        *out++ = (xq_move)(from << 7 | ((unsigned)__builtin_ctzll(targets) + half * 45));
    return out;
}

XQ_ALWAYS_INLINE xq_move *write_set(xq_move *out, unsigned from, xq_set targets)
{
    return write_half(write_half(out, from, targets.half[0], 0), from, targets.half[1], 1);
}

/* A chariot's or cannon's targets; a line is written in two parts of five places. */
XQ_ALWAYS_INLINE xq_move *write_lines(xq_move *out, unsigned from, line_targets targets)
{
    const struct xq_square_info *at = &xq_square_info[from];
    const uint32_t files = targets.rank, ranks = targets.file >> XQ_LINE_PAD;
    const unsigned rank_start = from << 7 | (from - at->file), file_start = from << 7 | at->file;
    out = write_pattern(out, rank_start, xq_rank_patterns[files & 31], files & 31);
    out = write_pattern(out, rank_start + 5, xq_rank_patterns[files >> 5 & 31], files >> 5 & 31);
    out = write_pattern(out, file_start, xq_file_patterns[ranks & 31], ranks & 31);
    return write_pattern(out, file_start + 45, xq_file_patterns[ranks >> 5 & 31], ranks >> 5 & 31);
}

XQ_ALWAYS_INLINE xq_move *write_leaps(xq_move *out, unsigned from, uint32_t leaps)
{
    const unsigned base = from << 7 | from;
    out = write_pattern(out, base, xq_leap_patterns_right[leaps >> 5], leaps >> 5);
    return write_pattern(out, base, xq_leap_patterns_left[leaps & 31], leaps & 31);
}

/* Moves of a direction: from each target a fixed step back to its origin. */
XQ_ALWAYS_INLINE xq_move *write_steps(xq_move *out, uint64_t targets, unsigned half, int step)
{
    for (; targets; targets &= targets - 1) {
        const unsigned to = (unsigned)__builtin_ctzll(targets) + half * 45;
        *out++ = (xq_move)((to - (unsigned)step) << 7 | to);
    }
    return out;
}

XQ_ALWAYS_INLINE xq_move *write_diagonals(xq_move *out, diagonals targets, uint64_t wanted, unsigned half,
                                          int distance)
{
    out = write_steps(out, targets.up_left & wanted, half, UP_LEFT * distance);
    out = write_steps(out, targets.up_right & wanted, half, UP_RIGHT * distance);
    out = write_steps(out, targets.down_left & wanted, half, -UP_RIGHT * distance);
    return write_steps(out, targets.down_right & wanted, half, -UP_LEFT * distance);
}

XQ_ALWAYS_INLINE xq_move *write_guards(xq_move *out, const xq_position *position, unsigned us,
                                       uint64_t guards, uint64_t wanted)
{
    const uint64_t own = position->pieces[us].occupied[us];
    const uint64_t all = own | position->pieces[us ^ 1].occupied[us];
    out = write_diagonals(out, elephant_targets(guards & elephant_points, all, own), wanted, us, 2);
    return write_diagonals(out, advisor_targets(guards & advisor_points[us], own, us), wanted, us, 1);
}

XQ_ALWAYS_INLINE xq_move *write_soldiers(xq_move *out, const xq_position *position, unsigned us,
                                         xq_set soldiers, xq_set wanted)
{
    const soldier_targets steps = soldier_steps(position, us, soldiers);
    const int ahead = us == XQ_RED ? XQ_FILE_COUNT : -XQ_FILE_COUNT;
    out = write_steps(out, steps.ahead.half[0] & wanted.half[0], 0, ahead);
    out = write_steps(out, steps.ahead.half[1] & wanted.half[1], 1, ahead);
    out = write_steps(out, steps.left & wanted.half[us ^ 1], us ^ 1, -1);
    return write_steps(out, steps.right & wanted.half[us ^ 1], us ^ 1, 1);
}

/* The squares of the two pieces of a kind in order; a captured one comes last. */
XQ_ALWAYS_INLINE unsigned square_in_order(const uint8_t *slots, unsigned index)
{
    const unsigned low = slots[0] < slots[1] ? slots[0] : slots[1];
    return index == 0 ? low : slots[0] + slots[1] - low;
}

/* Which moves are asked for: all, or captures alone (T3). Constant wherever it is passed. */
typedef enum choice { ALL_MOVES, CAPTURES } choice;

XQ_ALWAYS_INLINE xq_set wanted_targets(const xq_position *position, unsigned us, choice wanted)
{
    return wanted == CAPTURES ? xq_set_occupied(position, us ^ 1) : XQ_SET_ALL;
}

/* The legal moves of one piece that demands bind. */
static inline xq_move *write_bound(xq_move *out, const xq_position *position, unsigned us, unsigned square,
                                   xq_set wanted, const demands *found)
{
    const xq_set targets = xq_set_and(piece_targets_of(position, us, square), wanted);
    return write_set(out, square, xq_set_and(targets, allowed_for(found, square)));
}

XQ_ALWAYS_INLINE xq_move *write_all_bound(xq_move *out, const xq_position *position, unsigned us,
                                          xq_set pieces, xq_set wanted, const demands *found)
{
    for (unsigned half = 0; half < 2; half++)
        for (uint64_t rest = pieces.half[half]; rest; rest &= rest - 1)
            out = write_bound(out, position, us, (unsigned)__builtin_ctzll(rest) + half * 45, wanted, found);
    return out;
}

/* The moves of a horse, chariot or cannon that nothing binds, by the slot of its kind. */
XQ_ALWAYS_INLINE xq_move *write_unbound(xq_move *out, const xq_position *position, unsigned us, unsigned slot,
                                        unsigned square, choice wanted)
{
    const struct xq_square_info *at = &xq_square_info[square];
    if (slot == XQ_SLOT_HORSE) {
        const uint32_t leaps = horse_leaps(position, us, square);
        return write_leaps(out, square,
                           wanted == CAPTURES ? leaps & held_leaps(position, us ^ 1, at) : leaps);
    }
    line_targets targets = slot == XQ_SLOT_CHARIOT ? chariot_targets(position, us, square)
                                                   : cannon_targets(position, us, square);
    if (wanted == CAPTURES) {
        targets.rank &= xq_rank_of(position, us ^ 1, at);
        targets.file &= position->pieces[us ^ 1].file_line[at->file_line];
    }
    return write_lines(out, square, targets);
}

/*
 * The wanted moves of all pieces but the general. Demands bind the pieces of a set; the others are free. Captured
 * pieces have no targets.
 */
XQ_ALWAYS_INLINE xq_move *write_pieces(xq_move *out, const xq_position *position, unsigned us, choice wanted,
                                       xq_set bound, const demands *found)
{
    const uint8_t *own = position->square_of + us * XQ_SLOTS_PER_SIDE;
    const xq_set targets = wanted_targets(position, us, wanted);
    const xq_set soldiers = soldiers_of(position, us);
    const xq_set guards = in_half(us, position->pieces[us].sets[XQ_SET_GUARDS][us]);
    out = write_guards(out, position, us, guards.half[us] & ~bound.half[us], targets.half[us]);
    out = write_soldiers(out, position, us, xq_set_minus(soldiers, bound), targets);
    out = write_all_bound(out, position, us, xq_set_and(xq_set_or(guards, soldiers), bound), targets, found);
    for (unsigned slot = XQ_SLOT_HORSE; slot < XQ_SLOT_SOLDIER; slot += 2)
        for (unsigned i = 0; i < 2; i++) {
            const unsigned square = square_in_order(own + slot, i);
            if (xq_set_has(bound, square))
                out = write_bound(out, position, us, square, targets, found);
            else
                out = write_unbound(out, position, us, slot, square, wanted);
        }
    return out;
}

/* The moves of all pieces but the general in Janggi: janggi_lists.h. */
XQ_ALWAYS_INLINE xq_move *write_janggi_pieces(xq_move *out, const xq_position *position, unsigned us,
                                              choice wanted, xq_set bound, const demands *found);

XQ_ALWAYS_INLINE xq_move *write_all_pieces(xq_move *out, const xq_position *position, unsigned us,
                                           choice wanted, xq_set bound, const demands *found)
{
    return IS_JANGGI ? write_janggi_pieces(out, position, us, wanted, bound, found)
                     : write_pieces(out, position, us, wanted, bound, found);
}

/* J11: a pass where no attack stands, or a call waits for its answer (J12). */
XQ_ALWAYS_INLINE bool may_pass(const xq_position *position, const demands *found)
{
    return IS_JANGGI && (!found->is_check || xq_has_call(position));
}

XQ_ALWAYS_INLINE xq_move *write_pass(xq_move *out, unsigned general, choice wanted)
{
    if (wanted == ALL_MOVES)
        *out++ = (xq_move)(general << 7 | general);
    return out;
}

/* The wanted legal moves of the side to move. */
XQ_ALWAYS_INLINE size_t write_moves(const xq_position *position, unsigned us, choice wanted, xq_move *moves)
{
    const unsigned general = xq_general_square(position, us);
    const uint64_t targets = wanted_targets(position, us, wanted).half[us];
    demands found;
    if (!is_tense(position, us)) {
        found.count = 0; /* nobody is bound, so nobody asks */
        xq_move *out = write_half(moves, general, general_targets(position, us, true) & targets, us);
        out = write_all_pieces(out, position, us, wanted, XQ_SET_EMPTY, &found);
        return (size_t)((IS_JANGGI ? write_pass(out, general, wanted) : out) - moves);
    }
    find_demands(position, us, &found);
    xq_move *out = write_half(moves, general, general_targets(position, us, false) & targets, us);
    out = write_all_pieces(out, position, us, wanted, bound_by(&found), &found);
    return (size_t)((may_pass(position, &found) ? write_pass(out, general, wanted) : out) - moves);
}

#include "board/janggi_lists.h"

#endif
