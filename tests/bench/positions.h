/* The positions over which speed is measured: six of Xiangqi, then four of Janggi, all with the first side to move. */
#ifndef BENCH_POSITIONS_H
#define BENCH_POSITIONS_H

#include <xiangqi/xiangqi.h>

enum { XIANGQI_PLACES = 6, PLACE_COUNT = 10 };

typedef struct bench_place {
    const char *name;
    const char *fen;
    uint32_t depth; /* of a perft of 30 to 150 million leaves */
    xq_variant variant;
} bench_place;

extern const bench_place places[PLACE_COUNT];

/* The position of a place; ends the program when its FEN is refused. */
xq_position position_of(const bench_place *place);

#endif
