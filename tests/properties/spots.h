/* Positions on which a property is tried: random play from the start and from every position of the perft
   table of either game, the second implementation playing along. In Janggi each start in each bikjang mode. */
#ifndef TESTS_PROPERTIES_SPOTS_H
#define TESTS_PROPERTIES_SPOTS_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "support/naive.h"
#include "support/random.h"

typedef struct spot {
    xq_position position;
    naive_board board; /* the same position, moved by the second implementation */
    random_source *random;
} spot;

typedef struct property {
    const char *name;
    bool (*holds)(const spot *here); /* complains and returns false when it does not hold */
    unsigned spots;                  /* how many positions are tried */
    uint64_t seed;
} property;

/* The cmocka test that tries a property of Xiangqi, counts where it fails, and fails at the end. */
struct CMUnitTest held(const property *tried);

/* Tries all properties in Xiangqi, and in half as many positions in Janggi; the program's exit status. */
int run_properties(const property *all, size_t count);

/* Prints where a property fails (move may be XQ_MOVE_NONE) and returns false. */
bool complain(const spot *here, xq_move move, const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 3, 4)))
#endif
    ;

/* Sorts moves as numbers. */
void sort_moves(xq_move *moves, size_t count);

/* The position after a move, by make. */
xq_position after_move(const xq_position *position, xq_move move);

/* The position made anew from its FEN and what a FEN does not tell: Janggi's mode, passes and facing. */
xq_position rebuilt(const xq_position *position);

/* Whether a legal move takes a piece; a pass takes none. */
bool takes_a_piece(const naive_board *board, xq_move move);

/* The board of the second implementation after a move. */
naive_board naive_after(const naive_board *board, xq_move move);

#endif
