/* Making and taking back moves, inline for the generator's own use. Preconditions as xq_position_make(). */
#ifndef XQ_BOARD_MAKE_H
#define XQ_BOARD_MAKE_H

#include "board/janggi_state.h"

/* How the key changes by the moving piece and the turn. */
XQ_ALWAYS_INLINE uint64_t xq_key_change(unsigned slot, unsigned from, unsigned to)
{
    const unsigned piece = xq_slot_piece[slot];
    return xq_side_key ^ xq_piece_keys[from][piece] ^ xq_piece_keys[to][piece];
}

/* Takes a side's piece off the board, or puts it back (T3). Captures are rare: out of line they cost the others nothing. */
XQ_NEVER_INLINE void xq_toggle_taken(xq_position *position, unsigned side, unsigned slot, unsigned square)
{
    xq_toggle(position, XQ_VARIANT_XIANGQI, side, slot, square);
    position->square_of[slot] = (uint8_t)(position->square_of[slot] ^ XQ_NOWHERE_SQUARE ^ square);
}

XQ_NEVER_INLINE void xq_toggle_taken_in_janggi(xq_position *position, unsigned side, unsigned slot,
                                               unsigned square)
{
    xq_toggle(position, XQ_VARIANT_JANGGI, side, slot, square);
    position->square_of[slot] = (uint8_t)(position->square_of[slot] ^ XQ_NOWHERE_SQUARE ^ square);
}

/* The game is a constant wherever it is passed. */
XQ_ALWAYS_INLINE void xq_toggle_captured(xq_position *position, xq_variant game, unsigned side, unsigned slot,
                                         unsigned square)
{
    if (game == XQ_VARIANT_JANGGI)
        xq_toggle_taken_in_janggi(position, side, slot, square);
    else
        xq_toggle_taken(position, side, slot, square);
}

/* Moves a piece whatever stands on its target. */
XQ_ALWAYS_INLINE void xq_move_piece(xq_position *position, xq_variant game, unsigned us, unsigned slot,
                                    unsigned from, unsigned to)
{
    position->slot_at[from] = XQ_EMPTY_SLOT;
    position->slot_at[to] = (uint8_t)slot;
    position->square_of[slot] = (uint8_t)to;
    xq_shift(position, game, us, slot, from, to);
}

/* Moves a side's piece alone: no key, no clocks, no turn. Returns the captured slot, or XQ_EMPTY_SLOT. */
XQ_ALWAYS_INLINE unsigned xq_move_pieces(xq_position *position, xq_variant game, unsigned us, unsigned from,
                                         unsigned to)
{
    const unsigned captured = position->slot_at[to];
    xq_move_piece(position, game, us, position->slot_at[from], from, to);
    if (captured != XQ_EMPTY_SLOT)
        xq_toggle_captured(position, game, us ^ 1, captured, to);
    return captured;
}

XQ_ALWAYS_INLINE void xq_unmove_pieces(xq_position *position, xq_variant game, unsigned us, unsigned from,
                                       unsigned to, unsigned captured)
{
    const unsigned slot = position->slot_at[to];
    position->slot_at[from] = (uint8_t)slot;
    position->slot_at[to] = (uint8_t)captured;
    position->square_of[slot] = (uint8_t)from;
    xq_shift(position, game, us, slot, from, to);
    if (captured != XQ_EMPTY_SLOT)
        xq_toggle_captured(position, game, us ^ 1, captured, to);
}

/* Clocks after a ply without a capture: Black's ply ends the move. */
XQ_ALWAYS_INLINE uint64_t xq_clocks_after(uint64_t clocks, unsigned side)
{
    return clocks + 1 + ((uint64_t)side << 32);
}

/* What a capture changes beside the move (T3): the piece, its key, and the half-move clock, which begins anew (D1). */
XQ_ALWAYS_INLINE void xq_note_capture(xq_position *position, unsigned slot, unsigned square)
{
    position->key ^= xq_piece_keys[square][xq_slot_piece[slot]];
    position->clocks &= ~(uint64_t)UINT32_MAX;
}

XQ_NEVER_INLINE void xq_capture(xq_position *position, unsigned side, unsigned slot, unsigned square)
{
    xq_toggle_captured(position, XQ_VARIANT_XIANGQI, side, slot, square);
    xq_note_capture(position, slot, square);
}

/* Janggi's moves and passes, out of line. */
void xq_make_janggi(xq_position *position, xq_move move, xq_undo *undo);
void xq_unmake_janggi(xq_position *position, xq_move move, const xq_undo *undo);

/*
 * The side comes from the piece's slot, not from position->side: addresses would wait for the store of the ply
 * before. Passes and facing are Janggi's: no move of Xiangqi changes them, and no undo keeps them.
 */
XQ_ALWAYS_INLINE void xq_make_in_xiangqi(xq_position *position, xq_move move, xq_undo *undo)
{
    const unsigned from = move >> 7;
    const unsigned to = move & 127u;
    const uint64_t key = position->key, clocks = position->clocks;
    const unsigned slot = position->slot_at[from], captured = position->slot_at[to];
    const unsigned us = slot / XQ_SLOTS_PER_SIDE;
    undo->key = key;
    undo->clocks = clocks;
    undo->captured_slot = (uint8_t)captured;
    position->key = key ^ xq_key_change(slot, from, to);
    position->clocks = xq_clocks_after(clocks, us);
    position->side = (uint8_t)(us ^ 1);
    xq_move_piece(position, XQ_VARIANT_XIANGQI, us, slot, from, to);
    if (captured != XQ_EMPTY_SLOT)
        xq_capture(position, us ^ 1, captured, to);
}

XQ_ALWAYS_INLINE void xq_unmake_in_xiangqi(xq_position *position, xq_move move, const xq_undo *undo)
{
    position->key = undo->key;
    position->clocks = undo->clocks;
    const unsigned us = position->slot_at[move & 127u] / XQ_SLOTS_PER_SIDE;
    position->side = (uint8_t)us;
    xq_unmove_pieces(position, XQ_VARIANT_XIANGQI, us, move >> 7, move & 127u, undo->captured_slot);
}

/* Moves of either game. */
XQ_ALWAYS_INLINE void xq_make(xq_position *position, xq_move move, xq_undo *undo)
{
    if (position->variant == XQ_VARIANT_JANGGI)
        xq_make_janggi(position, move, undo);
    else
        xq_make_in_xiangqi(position, move, undo);
}

XQ_ALWAYS_INLINE void xq_unmake(xq_position *position, xq_move move, const xq_undo *undo)
{
    if (position->variant == XQ_VARIANT_JANGGI)
        xq_unmake_janggi(position, move, undo);
    else
        xq_unmake_in_xiangqi(position, move, undo);
}

#endif
