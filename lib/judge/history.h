/* What the judge sees of a game: the position now and the plies that led to it, read-only. */
#ifndef XQ_JUDGE_HISTORY_H
#define XQ_JUDGE_HISTORY_H

#include <xiangqi/position.h>

/* One ply played. */
typedef struct xq_ply {
    xq_undo undo;
    xq_move move;
    bool check;      /* the move gave check */
    uint32_t checks; /* how many checks the mover has given since the last capture, this one included (D1) */
} xq_ply;

typedef struct xq_history {
    const xq_position *position; /* now */
    const xq_ply *plies;
    const uint64_t *keys; /* repetition key before each ply; apart from the plies, for it is searched */
    uint32_t count;       /* of plies and keys */
    const xq_ply
        *next; /* stands for the last ply, which is tried and not kept; else null. Its key is not asked. */
} xq_history;

/* The ply at an index. */
static inline const xq_ply *xq_history_ply(const xq_history *history, uint32_t index)
{
    return history->next && index + 1 == history->count ? history->next : &history->plies[index];
}

/* The side that made the ply at an index: sides take turns (T1). */
static inline xq_side xq_history_mover(const xq_history *history, uint32_t index)
{
    const xq_side next = xq_position_side_to_move(history->position);
    return (history->count - index) % 2 == 0 ? next : xq_side_other(next);
}

#endif
