/*
 * The shuffle rule of the apps, as Fairy-Stockfish plays it in janggimodern: a piece may not go to and fro. Asked of
 * the last ply alone; what the opponent did in between is no matter, and only a capture ends the look-back.
 */
#include "board/board.h"
#include "judge/janggi.h"

/* The mover's own plies of a history, latest first, taken back on a copy as they are asked for. */
typedef struct look_back {
    const xq_history *history;
    xq_position position; /* before the ply at index next */
    uint32_t next;        /* the plies before this index are still made */
} look_back;

/* One own ply, and whether its side stood in check before it. */
typedef struct own_ply {
    xq_move move;
    bool in_check;
} own_ply;

static void unmake_one(look_back *back)
{
    const xq_step step = xq_history_step(back->history, --back->next);
    xq_position_unmake(&back->position, step.move, step.undo);
}

static own_ply take(look_back *back)
{
    const xq_move move = xq_history_step(back->history, back->next - 1).move;
    unmake_one(back);
    return (own_ply){move, xq_position_in_check(&back->position)};
}

/* The own ply before; false when it lies before the start, or before or at the last capture. */
static bool take_previous(look_back *back, uint32_t reversible, own_ply *own)
{
    if (back->next < 2 || back->history->count - (back->next - 2) > reversible)
        return false;
    unmake_one(back);
    *own = take(back);
    return !own->in_check;
}

/* General and guards may go to and fro as they like. */
static bool is_free(xq_piece piece)
{
    const xq_kind kind = xq_piece_kind(piece);
    return kind == XQ_GENERAL || kind == XQ_ADVISOR;
}

static bool is_reverse(xq_move one, xq_move other)
{
    return xq_move_from(one) == xq_move_to(other) && xq_move_to(one) == xq_move_from(other);
}

bool xq_janggi_is_shuffle(const xq_history *history)
{
    enum { RETURNS = 3 }; /* back, there, back before the last move; then the first arrival */
    const uint32_t reversible = xq_half_move_clock(history->position);
    if (history->count < 9 || reversible < 9)
        return false;
    look_back back = {history, *history->position, history->count};
    const own_ply last = take(&back);
    own_ply own;
    if (last.in_check || xq_move_is_pass(last.move) ||
        is_free(xq_position_piece_at(history->position, xq_move_to(last.move))))
        return false;
    if (!take_previous(&back, reversible, &own))
        return false;
    if (xq_move_is_pass(own.move) && !take_previous(&back, reversible, &own))
        return false;
    xq_move later = last.move;
    for (unsigned i = 0; i < RETURNS; i++) {
        if (!is_reverse(own.move, later))
            return false;
        later = own.move;
        if (!take_previous(&back, reversible, &own))
            return false;
    }
    return xq_move_to(own.move) == xq_move_to(last.move);
}
