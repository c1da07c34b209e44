/* Moves and passes of Janggi. Preconditions as xq_position_make(). */
#include "board/make.h"

/* J11: the key tells the turn alone (docs/keys.md); two in a row end play. */
static void make_pass(xq_position *position)
{
    position->key ^= xq_side_key;
    position->clocks = xq_clocks_after(position->clocks, position->side);
    position->side ^= 1;
    position->passes++;
}

/* A move or a pass of Janggi. What the facing before it was matters to the answer to a call alone (J12). */
void xq_make_janggi(xq_position *position, xq_move move, xq_undo *undo)
{
    const unsigned from = move >> 7, to = move & 127u;
    const unsigned slot = position->slot_at[from], captured = position->slot_at[to];
    const unsigned us = slot / XQ_SLOTS_PER_SIDE;
    undo->key = position->key;
    undo->clocks = position->clocks;
    undo->passes = position->passes;
    undo->faced = position->faced;
    undo->captured_slot = XQ_EMPTY_SLOT;
    position->faced = position->bikjang == XQ_BIKJANG_CALL && xq_faces(position);
    if (from == to) {
        make_pass(position);
        return;
    }
    undo->captured_slot = (uint8_t)captured;
    position->passes = 0;
    position->key ^= xq_key_change(slot, from, to);
    position->clocks = xq_clocks_after(position->clocks, us);
    position->side = (uint8_t)(us ^ 1);
    xq_move_piece(position, XQ_VARIANT_JANGGI, us, slot, from, to);
    if (captured != XQ_EMPTY_SLOT) {
        xq_toggle_captured(position, XQ_VARIANT_JANGGI, us ^ 1, captured, to);
        xq_note_capture(position, captured, to);
    }
}

void xq_unmake_janggi(xq_position *position, xq_move move, const xq_undo *undo)
{
    const unsigned from = move >> 7, to = move & 127u;
    const unsigned us = position->side ^ 1u;
    position->key = undo->key;
    position->clocks = undo->clocks;
    position->passes = undo->passes;
    position->faced = undo->faced;
    position->side = (uint8_t)us;
    if (from != to)
        xq_unmove_pieces(position, XQ_VARIANT_JANGGI, us, from, to, undo->captured_slot);
}
