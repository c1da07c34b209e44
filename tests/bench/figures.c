#include "figures.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static void add(figure_list *list, const bench_figure *figure, const char *filter)
{
    if (list->count < FIGURE_MAX && (!filter || strstr(figure->name, filter)))
        list->figures[list->count++] = *figure;
}

bench_figure figure_of_tree(const bench_tree *tree, const bench_place *place, uint32_t depth)
{
    bench_figure made = {
        .unit = "leaves",
        .what = tree->what,
        .tree = tree,
        .place = place,
        .position = position_of(place),
        .depth = depth,
    };
    snprintf(made.name, sizeof made.name, "%s/%s", tree->name, place->name);
    return made;
}

static bench_figure figure_of_call(const bench_call *call)
{
    bench_figure made = {.unit = call->unit, .what = call->what, .call = call};
    snprintf(made.name, sizeof made.name, "%s", call->name);
    return made;
}

void figures_select(figure_list *list, const char *filter, uint32_t depth)
{
    list->count = 0;
    for (size_t kind = 0; kind < TREE_KINDS; kind++) {
        for (size_t i = 0; i < PLACE_COUNT; i++) {
            const uint32_t own_depth = places[i].depth - trees[kind].less;
            const bench_figure made = figure_of_tree(&trees[kind], &places[i], depth ? depth : own_depth);
            add(list, &made, filter);
        }
    }
    for (size_t i = 0; i < call_count; i++) {
        const bench_figure made = figure_of_call(&calls[i]);
        add(list, &made, filter);
    }
}

__attribute__((noinline)) uint64_t figure_once(const bench_figure *figure)
{
    if (figure->call)
        return call_once(figure->call);
    xq_position position = figure->position;
    return figure->tree->leaves(&position, figure->depth);
}

bool figure_is_right(const bench_figure *figure)
{
    if (!figure->tree)
        return true;
    uint64_t expected = 0;
    xq_perft(&figure->position, figure->depth, &expected, NULL);
    const uint64_t found = figure_once(figure);
    if (found == expected)
        return true;
    fprintf(stderr, "%s: %" PRIu64 " leaves at depth %" PRIu32 ", xq_perft finds %" PRIu64 "\n", figure->name,
            found, figure->depth, expected);
    return false;
}
