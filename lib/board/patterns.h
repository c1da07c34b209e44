/* Offsets of the set bits of small patterns, written at build time by generate_tables.c. */
#ifndef XQ_BOARD_PATTERNS_H
#define XQ_BOARD_PATTERNS_H

#include <stdint.h>

enum { XQ_PATTERN_SIZE = 8 /* entries in use, at most five, then zeros: one vector of 16 bytes */ };

/* Five places of a rank or a file: offset 1 or 9 for each place, ascending. */
extern const uint16_t xq_rank_patterns[32][XQ_PATTERN_SIZE];
extern const uint16_t xq_file_patterns[32][XQ_PATTERN_SIZE];

/* A horse's leaps to its left and right: ranks -2 to +2, the offset of a target from the horse modulo 65536. */
extern const uint16_t xq_leap_patterns_left[32][XQ_PATTERN_SIZE];
extern const uint16_t xq_leap_patterns_right[32][XQ_PATTERN_SIZE];

/* An elephant's leaps in Janggi, one point further in both directions than a horse's in the same bit. */
extern const uint16_t xq_long_leap_patterns_left[32][XQ_PATTERN_SIZE];
extern const uint16_t xq_long_leap_patterns_right[32][XQ_PATTERN_SIZE];

#endif
