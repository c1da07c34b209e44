/* The plies of a game in growing memory. */
#ifndef XQ_GAME_HISTORY_H
#define XQ_GAME_HISTORY_H

#include "judge/history.h"

#include <xiangqi/allocator.h>

typedef struct xq_plies {
    xq_ply *plies;
    uint64_t *keys; /* repetition key before each ply */
    uint32_t count; /* of both */
    uint32_t plies_capacity;
    uint32_t keys_capacity;
} xq_plies;

/* Makes room for one more ply; false without memory, then nothing is lost. */
bool xq_plies_reserve(xq_plies *plies, const xq_allocator *memory);

/* Makes a legal move in the position and keeps it; there has to be room. xq_plies_tell() is to follow. */
xq_ply *xq_plies_make(xq_plies *plies, xq_position *position, xq_move move);

/*
 * Sets what is known of a ply, the last of the plies or one tried after them, once it is made: whether it gave
 * check (K1), and how many its mover has given since the last capture.
 * index  of the ply
 */
void xq_plies_tell(const xq_plies *plies, uint32_t index, const xq_position *after, bool check, xq_ply *ply);

/* Takes back the last ply in the position; there has to be one. */
xq_move xq_plies_unmake(xq_plies *plies, xq_position *position);

void xq_plies_free(xq_plies *plies, const xq_allocator *memory);

#endif
