/*
 * What single calls are measured on: the six positions and all those one legal move later, so that no
 * call sees the same board twice in a row and branches are no easier to foretell than in use.
 */
#ifndef BENCH_SAMPLE_H
#define BENCH_SAMPLE_H

#include <xiangqi/xiangqi.h>

enum {
    SAMPLE_MAX = 512, /* the six positions have 251 moves together */
    GAME_PLIES_MAX = 400
};

typedef struct sample_entry {
    xq_position position;
    xq_move moves[XQ_MOVES_MAX];
    size_t move_count;
    char fen[XQ_FEN_TEXT_SIZE];
    size_t fen_length;
} sample_entry;

typedef struct bench_sample {
    sample_entry entries[SAMPLE_MAX];
    size_t count;
    xq_move game[GAME_PLIES_MAX]; /* a game of random legal moves from the start, always the same */
    size_t game_length;
} bench_sample;

/* The sample, made at the first call. */
const bench_sample *sample_of_positions(void);

#endif
