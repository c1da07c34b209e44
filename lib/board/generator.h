/*
 * The strictly legal move generator: what its compiled copies offer.
 *
 * generator_level.c is compiled once for each instruction level and game; each copy exports one table of functions.
 */
#ifndef XQ_BOARD_GENERATOR_H
#define XQ_BOARD_GENERATOR_H

#include <xiangqi/position.h>

typedef struct xq_generator {
    const char *level;

    /* How many legal moves the side to move has. */
    size_t (*count)(const xq_position *position);

    /* Whether there is any; and whether an enemy piece is near the general, without which there is no check. */
    bool (*has_move)(const xq_position *position, bool *is_tense);

    /* All of them, the captures or the checks alone, into an array of XQ_MOVES_MAX; returns how many. */
    size_t (*moves)(const xq_position *position, xq_move *moves);
    size_t (*captures)(const xq_position *position, xq_move *moves);
    size_t (*checks)(const xq_position *position, xq_move *moves);

    /* Those of one own piece. */
    size_t (*moves_from)(const xq_position *position, unsigned square, xq_move *moves);

    /* Whether a move from an own piece to another point is legal. */
    bool (*is_legal)(const xq_position *position, unsigned from, unsigned to);

    /* Whether a legal move gives check. */
    bool (*gives_check)(const xq_position *position, unsigned from, unsigned to);

    /* Whether a side's general is attacked. */
    bool (*in_check)(const xq_position *position, unsigned side);

    /* Leaves at a depth of at least 1. The position is as before afterwards; its key is not kept meanwhile. */
    uint64_t (*perft)(xq_position *position, unsigned depth);
} xq_generator;

/* The best ones that this machine runs: of Xiangqi, of Janggi, and of the game of a position. */
const xq_generator *xq_best_generator(void);
const xq_generator *xq_best_janggi_generator(void);

static inline const xq_generator *xq_generator_of(const xq_position *position)
{
    return position->variant == XQ_VARIANT_JANGGI ? xq_best_janggi_generator() : xq_best_generator();
}

#endif
