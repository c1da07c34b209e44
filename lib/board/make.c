#include "board/make.h"

#include "base/error.h"

void xq_position_make(xq_position *position, xq_move move, xq_undo *undo)
{
    xq_make(position, move, undo);
}

void xq_position_make_copy(const xq_position *position, xq_move move, xq_position *after)
{
    xq_undo unused;
    *after = *position;
    xq_make(after, move, &unused);
}

void xq_position_unmake(xq_position *position, xq_move move, const xq_undo *undo)
{
    xq_unmake(position, move, undo);
}

uint64_t xq_position_key_after(const xq_position *position, xq_move move)
{
    const unsigned from = move >> 7;
    const unsigned to = move & 127u;
    if (from == to) /* J11 */
        return position->key ^ xq_side_key;
    return position->key ^ xq_key_change(position->slot_at[from], from, to) ^
           xq_piece_keys[to][xq_piece_on(position, to)];
}

static xq_status refuse(xq_error *error, xq_move move, xq_illegality why)
{
    xq_fail(error, XQ_ERR_ILLEGAL_MOVE, xq_illegality_text(why));
    if (error) {
        error->reason = (int32_t)why;
        error->move = move;
        error->square = xq_move_from(move);
    }
    return XQ_ERR_ILLEGAL_MOVE;
}

static xq_status check_made(const xq_position *position, xq_error *error)
{
    if (!position)
        return xq_fail(error, XQ_ERR_ARGUMENT, "the position is null");
    if (!xq_is_made(position))
        return xq_fail(error, XQ_ERR_POSITION, "the position was never made; make it from a setup or a FEN");
    return XQ_OK;
}

xq_status xq_position_play(xq_position *position, xq_move move, xq_undo *undo, xq_error *error)
{
    const xq_status status = check_made(position, error);
    if (status != XQ_OK)
        return status;
    xq_illegality why;
    if (!xq_position_is_legal(position, move, &why))
        return refuse(error, move, why);
    xq_undo unused;
    xq_make(position, move, undo ? undo : &unused);
    return XQ_OK;
}

xq_status xq_position_play_null(xq_position *position, xq_undo *undo, xq_error *error)
{
    const xq_status status = check_made(position, error);
    if (status != XQ_OK)
        return status;
    if (xq_position_in_check(position))
        return xq_fail(error, XQ_ERR_IN_CHECK, "no null move while in check: the general could be taken");
    if (undo) {
        undo->key = position->key;
        undo->clocks = position->clocks;
    }
    position->key ^= xq_side_key;
    position->clocks = xq_clocks_after(position->clocks, position->side);
    position->side ^= 1;
    return XQ_OK;
}

void xq_position_unmake_null(xq_position *position, const xq_undo *undo)
{
    position->key = undo->key;
    position->clocks = undo->clocks;
    position->side ^= 1;
}
