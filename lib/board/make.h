/* Making and taking back moves, inline for the generator's own use. Preconditions as xq_position_make(). */
#ifndef XQ_BOARD_MAKE_H
#define XQ_BOARD_MAKE_H

#include "board/board.h"

XQ_ALWAYS_INLINE uint64_t xq_key_change(const xq_position *position, unsigned from, unsigned to)
{
    const unsigned mover = xq_piece_on(position, from);
    const unsigned captured = xq_piece_on(position, to);
    return xq_side_key ^ xq_piece_keys[from][mover] ^ xq_piece_keys[to][mover] ^ xq_piece_keys[to][captured];
}

/* Takes a side's piece off the board, or puts it back (T3). Captures are rare: out of line they cost the others nothing. */
XQ_NEVER_INLINE void xq_toggle_captured(xq_position *position, unsigned side, unsigned slot, unsigned square)
{
    xq_toggle(position, side, slot, square);
    position->square_of[slot] = (uint8_t)(position->square_of[slot] ^ XQ_NOWHERE_SQUARE ^ square);
}

/* Moves a side's piece alone: no key, no clocks, no turn. Returns the captured slot, or XQ_EMPTY_SLOT. */
XQ_ALWAYS_INLINE unsigned xq_move_pieces(xq_position *position, unsigned us, unsigned from, unsigned to)
{
    const unsigned slot = position->slot_at[from];
    const unsigned captured = position->slot_at[to];
    position->slot_at[from] = XQ_EMPTY_SLOT;
    position->slot_at[to] = (uint8_t)slot;
    position->square_of[slot] = (uint8_t)to;
    xq_shift(position, us, slot, from, to);
    if (captured != XQ_EMPTY_SLOT)
        xq_toggle_captured(position, us ^ 1, captured, to);
    return captured;
}

XQ_ALWAYS_INLINE void xq_unmove_pieces(xq_position *position, unsigned us, unsigned from, unsigned to,
                                       unsigned captured)
{
    const unsigned slot = position->slot_at[to];
    position->slot_at[from] = (uint8_t)slot;
    position->slot_at[to] = (uint8_t)captured;
    position->square_of[slot] = (uint8_t)from;
    xq_shift(position, us, slot, from, to);
    if (captured != XQ_EMPTY_SLOT)
        xq_toggle_captured(position, us ^ 1, captured, to);
}

/* Clocks after a ply: a capture begins the half-move clock anew (D1), Black's ply ends the move. */
XQ_ALWAYS_INLINE uint64_t xq_clocks_after(uint64_t clocks, unsigned side, bool is_capture)
{
    const uint64_t move_number = (clocks >> 32) + side;
    const uint32_t half_move_clock = is_capture ? 0 : (uint32_t)clocks + 1;
    return move_number << 32 | half_move_clock;
}

/*
 * The side comes from the piece's slot, not from position->side: addresses would wait for the store of the ply before.
 * Passes and facing are Janggi's: no move of Xiangqi changes them, and no undo keeps them.
 */
XQ_ALWAYS_INLINE void xq_make(xq_position *position, xq_move move, xq_undo *undo)
{
    const unsigned from = move >> 7;
    const unsigned to = move & 127u;
    const uint64_t key = position->key, clocks = position->clocks;
    undo->key = key;
    position->key = key ^ xq_key_change(position, from, to);
    const unsigned us = position->slot_at[from] / XQ_SLOTS_PER_SIDE;
    const bool is_capture = position->slot_at[to] != XQ_EMPTY_SLOT;
    undo->clocks = clocks;
    position->clocks = xq_clocks_after(clocks, us, is_capture);
    position->side = (uint8_t)(us ^ 1);
    undo->captured_slot = (uint8_t)xq_move_pieces(position, us, from, to);
}

XQ_ALWAYS_INLINE void xq_unmake(xq_position *position, xq_move move, const xq_undo *undo)
{
    position->key = undo->key;
    position->clocks = undo->clocks;
    const unsigned us = position->slot_at[move & 127u] / XQ_SLOTS_PER_SIDE;
    position->side = (uint8_t)us;
    xq_unmove_pieces(position, us, move >> 7, move & 127u, undo->captured_slot);
}

#endif
