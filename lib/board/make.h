/* Making and taking back moves, inline for the generator's own use. Preconditions as xq_position_make(). */
#ifndef XQ_BOARD_MAKE_H
#define XQ_BOARD_MAKE_H

#include "board/board.h"

XQ_ALWAYS_INLINE uint64_t xq_key_change(const xq_position *position, unsigned from, unsigned to)
{
    const uint64_t *mover = xq_piece_keys[xq_piece_on(position, from)];
    return xq_side_key ^ mover[from] ^ mover[to] ^ xq_piece_keys[xq_piece_on(position, to)][to];
}

/* Moves the pieces alone: no key, no clocks, no turn. Returns the captured slot, or XQ_EMPTY_SLOT. */
XQ_ALWAYS_INLINE unsigned xq_move_pieces(xq_position *position, unsigned from, unsigned to)
{
    const unsigned slot = position->slot_at[from];
    const unsigned captured = position->slot_at[to];
    if (captured != XQ_EMPTY_SLOT)
        xq_toggle(position, captured, to);
    position->square_of[captured] = XQ_NOWHERE_SQUARE;
    xq_toggle(position, slot, from);
    xq_toggle(position, slot, to);
    position->square_of[slot] = (uint8_t)to;
    position->slot_at[to] = (uint8_t)slot;
    position->slot_at[from] = XQ_EMPTY_SLOT;
    return captured;
}

XQ_ALWAYS_INLINE void xq_unmove_pieces(xq_position *position, unsigned from, unsigned to, unsigned captured)
{
    const unsigned slot = position->slot_at[to];
    xq_toggle(position, slot, to);
    xq_toggle(position, slot, from);
    position->square_of[slot] = (uint8_t)from;
    position->slot_at[from] = (uint8_t)slot;
    position->slot_at[to] = (uint8_t)captured;
    position->square_of[captured] = (uint8_t)to;
    if (captured != XQ_EMPTY_SLOT)
        xq_toggle(position, captured, to);
}

XQ_ALWAYS_INLINE void xq_save(const xq_position *position, unsigned captured, xq_undo *undo)
{
    *undo = (xq_undo){
        .key = position->key,
        .half_move_clock = position->half_move_clock,
        .move_number = position->move_number,
        .captured_slot = (uint8_t)captured,
        .passes = position->passes,
        .faced = position->faced,
    };
}

XQ_ALWAYS_INLINE void xq_turn(xq_position *position)
{
    position->move_number += position->side;
    position->side ^= 1;
}

XQ_ALWAYS_INLINE void xq_restore(xq_position *position, const xq_undo *undo)
{
    position->key = undo->key;
    position->half_move_clock = undo->half_move_clock;
    position->move_number = undo->move_number;
    position->passes = undo->passes;
    position->faced = undo->faced;
    position->side ^= 1;
}

XQ_ALWAYS_INLINE void xq_make(xq_position *position, xq_move move, xq_undo *undo)
{
    const unsigned from = move >> 7;
    const unsigned to = move & 127u;
    const uint64_t change = xq_key_change(position, from, to);
    xq_save(position, position->slot_at[to], undo);
    position->key ^= change;
    const unsigned captured = xq_move_pieces(position, from, to);
    position->half_move_clock = captured == XQ_EMPTY_SLOT ? position->half_move_clock + 1 : 0; /* D1 */
    xq_turn(position);
}

XQ_ALWAYS_INLINE void xq_unmake(xq_position *position, xq_move move, const xq_undo *undo)
{
    xq_unmove_pieces(position, move >> 7, move & 127u, undo->captured_slot);
    xq_restore(position, undo);
}

#endif
