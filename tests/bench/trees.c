#include "trees.h"

static uint64_t leaves_by_library(xq_position *position, uint32_t depth)
{
    uint64_t nodes = 0;
    return xq_perft(position, depth, &nodes, NULL) == XQ_OK ? nodes : 0;
}

static uint64_t leaves_counted(xq_position *position, uint32_t depth)
{
    if (depth == 1)
        return xq_position_count(position);

    xq_move moves[XQ_MOVES_MAX];
    const size_t count = xq_position_moves(position, moves, XQ_MOVES_MAX);
    uint64_t nodes = 0;
    for (size_t i = 0; i < count; i++) {
        xq_undo undo;
        xq_position_make(position, moves[i], &undo);
        nodes += leaves_counted(position, depth - 1);
        xq_position_unmake(position, moves[i], &undo);
    }
    return nodes;
}

static uint64_t leaves_listed(xq_position *position, uint32_t depth)
{
    xq_move moves[XQ_MOVES_MAX];
    const size_t count = xq_position_moves(position, moves, XQ_MOVES_MAX);
    if (depth == 1)
        return count;

    uint64_t nodes = 0;
    for (size_t i = 0; i < count; i++) {
        xq_undo undo;
        xq_position_make(position, moves[i], &undo);
        nodes += leaves_listed(position, depth - 1);
        xq_position_unmake(position, moves[i], &undo);
    }
    return nodes;
}

static uint64_t leaves_made(xq_position *position, uint32_t depth)
{
    xq_move moves[XQ_MOVES_MAX];
    const size_t count = xq_position_moves(position, moves, XQ_MOVES_MAX);
    uint64_t nodes = 0;
    for (size_t i = 0; i < count; i++) {
        xq_undo undo;
        xq_position_make(position, moves[i], &undo);
        nodes += depth == 1 ? 1 : leaves_made(position, depth - 1);
        xq_position_unmake(position, moves[i], &undo);
    }
    return nodes;
}

const bench_tree trees[TREE_KINDS] = {
    [TREE_PERFT] =
        {.name = "perft",
         .what = "xq_perft: each leaf counted inside the library, the general's state shared by siblings",
         .leaves = leaves_by_library},
    [TREE_COUNT] = {.name = "perft_count",
                    .what = "positions before a leaf made by xq_position_make, leaves by xq_position_count",
                    .leaves = leaves_counted},
    [TREE_LIST] = {.name = "perft_list",
                   .what =
                       "positions before a leaf made likewise, leaves by a whole list of xq_position_moves",
                   .leaves = leaves_listed},
    [TREE_NO_BULK] = {.name = "perft_no_bulk",
                      .what = "every leaf made and unmade, a list at every ply before it, keys kept",
                      .less = 2,
                      .leaves = leaves_made},
};
