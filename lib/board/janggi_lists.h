/* Writing the moves of Janggi's pieces in the order of lists.h, which includes this. */
#ifndef XQ_BOARD_JANGGI_LISTS_H
#define XQ_BOARD_JANGGI_LISTS_H

#include "board/lists.h"

XQ_ALWAYS_INLINE xq_move *write_long_leaps(xq_move *out, unsigned from, uint32_t leaps)
{
    const unsigned base = from << 7 | from;
    out = write_pattern(out, base, xq_long_leap_patterns_right[leaps >> 5], leaps >> 5);
    return write_pattern(out, base, xq_long_leap_patterns_left[leaps & 31], leaps & 31);
}

/* J9 */
XQ_ALWAYS_INLINE xq_move *write_janggi_soldiers(xq_move *out, const xq_position *position, unsigned us,
                                                xq_set soldiers, xq_set wanted)
{
    const janggi_soldier_targets steps = janggi_soldier_steps(position, us, soldiers);
    const int ahead = us == XQ_CHO ? XQ_FILE_COUNT : -XQ_FILE_COUNT;
    for (unsigned half = 0; half < 2; half++) {
        out = write_steps(out, steps.ahead.half[half] & wanted.half[half], half, ahead);
        out = write_steps(out, steps.left.half[half] & wanted.half[half], half, -1);
        out = write_steps(out, steps.right.half[half] & wanted.half[half], half, 1);
    }
    const unsigned far = us ^ 1;
    out = write_steps(out, steps.ahead_left & wanted.half[far], far, ahead - 1);
    return write_steps(out, steps.ahead_right & wanted.half[far], far, ahead + 1);
}

/* The moves of a piece that nothing binds, by the first slot of its kind. */
XQ_ALWAYS_INLINE xq_move *write_unbound_in_janggi(xq_move *out, const xq_position *position, unsigned us,
                                                  unsigned slot, unsigned square, choice wanted)
{
    const struct xq_square_info *at = &xq_square_info[square];
    const xq_set targets = wanted_targets(position, us, wanted);
    if (slot == XQ_SLOT_ADVISOR)
        return write_half(out, square, palace_targets(position, us, square) & targets.half[us], us);
    if (slot == XQ_SLOT_ELEPHANT && wanted == CAPTURES)
        return write_set(out, square,
                         xq_set_and(long_leap_set(elephant_leaps(position, us, square), square), targets));
    if (slot == XQ_SLOT_ELEPHANT)
        return write_long_leaps(out, square, elephant_leaps(position, us, square));
    if (slot == XQ_SLOT_HORSE)
        return write_unbound(out, position, us, slot, square, wanted);
    const bool is_chariot = slot == XQ_SLOT_CHARIOT;
    line_targets lines =
        is_chariot ? chariot_targets(position, us, square) : janggi_cannon_targets(position, us, square);
    if (wanted == CAPTURES) {
        lines.rank &= xq_rank_of(position, us ^ 1, at);
        lines.file &= position->pieces[us ^ 1].file_line[at->file_line];
    }
    const uint64_t slides =
        is_chariot ? chariot_slides(position, us, square) : cannon_slides(position, us, square);
    return write_half(write_lines(out, square, lines), square, slides & targets.half[at->half], at->half);
}

XQ_ALWAYS_INLINE xq_move *write_janggi_pieces(xq_move *out, const xq_position *position, unsigned us,
                                              choice wanted, xq_set bound, const demands *found)
{
    const uint8_t *own = position->square_of + us * XQ_SLOTS_PER_SIDE;
    const xq_set targets = wanted_targets(position, us, wanted);
    const xq_set soldiers = soldiers_of(position, us);
    out = write_janggi_soldiers(out, position, us, xq_set_minus(soldiers, bound), targets);
    out = write_all_bound(out, position, us, xq_set_and(soldiers, bound), targets, found);
    for (unsigned slot = XQ_SLOT_ADVISOR; slot < XQ_SLOT_SOLDIER; slot += 2)
        for (unsigned i = 0; i < 2; i++) {
            const unsigned square = square_in_order(own + slot, i);
            if (xq_set_has(bound, square))
                out = write_bound(out, position, us, square, targets, found);
            else
                out = write_unbound_in_janggi(out, position, us, slot, square, wanted);
        }
    return out;
}

#endif
