/* All that can be measured: every tree at every place, every call over the sample. */
#ifndef BENCH_FIGURES_H
#define BENCH_FIGURES_H

#include "calls.h"
#include "positions.h"
#include "trees.h"

enum { FIGURE_MAX = TREE_KINDS * PLACE_COUNT + 64, FIGURE_NAME_SIZE = 64 };

/* Either a tree at a place or a call. */
typedef struct bench_figure {
    char name[FIGURE_NAME_SIZE]; /* such as "perft_count/midA" or "fen_read" */
    const char *unit;            /* what is counted */
    const char *what;            /* what the figure says */
    const bench_call *call;
    const bench_tree *tree;
    const bench_place *place;
    xq_position position;
    uint32_t depth;
} bench_figure;

typedef struct figure_list {
    bench_figure figures[FIGURE_MAX];
    size_t count;
} figure_list;

/* The figures whose name contains the filter (null is all of them); trees to a depth, 0 is each to its own. */
void figures_select(figure_list *list, const char *filter, uint32_t depth);

/* A tree at a place. */
bench_figure figure_of_tree(const bench_tree *tree, const bench_place *place, uint32_t depth);

/* Does the figure's work once; returns how many units were done. Never inlined, so that callgrind finds it. */
uint64_t figure_once(const bench_figure *figure);

/* Whether a tree has the leaves that xq_perft counts; a message when not. True for calls. */
bool figure_is_right(const bench_figure *figure);

#endif
