/* Random numbers and random play, the same on every platform: splitmix64 with a seed that the test prints. */
#ifndef TESTS_SUPPORT_RANDOM_H
#define TESTS_SUPPORT_RANDOM_H

#include <xiangqi/position.h>

typedef struct random_source {
    uint64_t state;
} random_source;

random_source random_from(uint64_t seed);
uint64_t random_next(random_source *source);

/* A number from 0 to limit - 1; limit is at least 1. */
uint32_t random_below(random_source *source, uint32_t limit);

/* Plays a random legal move; false, the position unchanged, when there is none. */
bool random_step(random_source *source, xq_position *position);

/* Plays up to that many random legal moves; returns how many were played. */
unsigned random_playout(random_source *source, xq_position *position, unsigned plies);

#endif
