/* The six positions over which speed is measured, all with Red to move. */
#ifndef BENCH_POSITIONS_H
#define BENCH_POSITIONS_H

#include <xiangqi/xiangqi.h>

enum { PLACE_COUNT = 6 };

typedef struct bench_place {
    const char *name;
    const char *fen;
    uint32_t depth; /* of a perft of 50 to 150 million leaves */
} bench_place;

extern const bench_place places[PLACE_COUNT];

/* The position of a place; ends the program when its FEN is refused. */
xq_position position_of(const bench_place *place);

#endif
