/* The move tree counted in four ways, each through the public calls that a user has. */
#ifndef BENCH_TREES_H
#define BENCH_TREES_H

#include <xiangqi/xiangqi.h>

typedef enum tree_kind { TREE_PERFT, TREE_COUNT, TREE_LIST, TREE_NO_BULK, TREE_KINDS } tree_kind;

typedef struct bench_tree {
    const char *name;
    const char *what;
    uint32_t
        less; /* plies less than the place's depth, to take a like time; even, so that the same side moves last */
    uint64_t (*leaves)(xq_position *position, uint32_t depth); /* depth at least 1 */
} bench_tree;

extern const bench_tree trees[TREE_KINDS];

#endif
