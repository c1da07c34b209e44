/* What the judge sees of a game: the position now and the plies that led to it, read-only. */
#ifndef XQ_JUDGE_HISTORY_H
#define XQ_JUDGE_HISTORY_H

#include <xiangqi/position.h>

/* One ply played. */
typedef struct xq_ply {
    xq_undo undo;
    xq_move move;
    bool check;      /* the move gave check (K1) */
    uint32_t checks; /* how many checks the mover has given since the last capture, this one included (D1) */
} xq_ply;

/* The plies are a game's own, or a caller's moves and what making them kept. */
typedef struct xq_history {
    const xq_position *position; /* now */
    const xq_ply *plies;         /* null for a caller's */
    const xq_move *moves;
    const xq_undo *undos;
    const uint64_t *keys; /* repetition key before each ply; apart from the plies, for it is searched */
    uint32_t count;       /* of plies and keys */
    const xq_ply
        *next; /* stands for the last ply, which is tried and not kept; else null. Its key is not asked. */
} xq_history;

/* What it takes to take a ply back. */
typedef struct xq_step {
    xq_move move;
    const xq_undo *undo;
} xq_step;

/* Whether checks have been counted on the way, as a game does. */
static inline bool xq_history_has_checks(const xq_history *history)
{
    return history->plies || history->next;
}

/* The ply at an index of a game. */
static inline const xq_ply *xq_history_ply(const xq_history *history, uint32_t index)
{
    return history->next && index + 1 == history->count ? history->next : &history->plies[index];
}

static inline xq_step xq_history_step(const xq_history *history, uint32_t index)
{
    if (!xq_history_has_checks(history))
        return (xq_step){history->moves[index], &history->undos[index]};
    const xq_ply *const ply = xq_history_ply(history, index);
    return (xq_step){ply->move, &ply->undo};
}

/* No ply. */
#define XQ_NO_PLY UINT32_MAX

/* The side that made the ply at an index: sides take turns (T1). */
static inline xq_side xq_history_mover(const xq_history *history, uint32_t index)
{
    const xq_side next = xq_position_side_to_move(history->position);
    return (history->count - index) % 2 == 0 ? next : xq_side_other(next);
}

#endif
