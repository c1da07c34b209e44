#include "report.h"

#include <inttypes.h>
#include <stdio.h>

#if XQ_BENCH_JSON
#include <jansson.h>

bool report_has_json(void)
{
    return true;
}

static void print_object(json_t *object)
{
    json_dumpf(object, stdout, JSON_COMPACT | JSON_PRESERVE_ORDER | JSON_REAL_PRECISION(6));
    putchar('\n');
    json_decref(object);
}

/* Takes the object over. */
static void print_json(json_t *object, const char *prefix, const bench_runs *values)
{
    static const char *const ends[] = {"", "_least", "_most"};
    const bench_summary found = runs_summary(values);
    const double numbers[] = {found.median, found.least, found.most};
    for (size_t i = 0; i < 3; i++) {
        char name[FIGURE_NAME_SIZE];
        snprintf(name, sizeof name, "%s%s", prefix, ends[i]);
        json_object_set_new(object, name, json_real(numbers[i]));
    }
    json_object_set_new(object, "runs", json_integer((json_int_t)values->count));
    print_object(object);
}

static json_t *object_of(const bench_figure *figure)
{
    json_t *object =
        json_pack("{ss ss ss}", "name", figure->name, "unit", figure->unit, "what", figure->what);
    if (figure->tree)
        json_object_set_new(object, "depth", json_integer((json_int_t)figure->depth));
    return object;
}

static void json_figure(const bench_figure *figure, const bench_runs *rates)
{
    print_json(object_of(figure), "per_second", rates);
}

static void json_peer(const char *peer, const bench_figure *figure, uint64_t nodes, const bench_runs *rates)
{
    json_t *object = json_pack("{ss ss sI sI}", "peer", peer, "place", figure->place->name, "depth",
                               (json_int_t)figure->depth, "nodes", (json_int_t)nodes);
    print_json(object, "per_second", rates);
}

static void json_ratio(const char *peer, const bench_figure *figure, const bench_runs *rates,
                       const bench_runs *ratios)
{
    json_t *object = object_of(figure);
    json_object_set_new(object, "peer", json_string(peer));
    json_object_set_new(object, "per_second", json_real(runs_summary(rates).median));
    print_json(object, "ratio", ratios);
}

static void json_mean(const char *peer, const bench_tree *tree, size_t count, double mean, double least)
{
    print_object(json_pack("{ss ss ss sI sf sf}", "name", tree->name, "what", tree->what, "peer", peer,
                           "places", (json_int_t)count, "ratio_mean", mean, "ratio_worst", least));
}

#else

bool report_has_json(void)
{
    return false;
}

static void json_figure(const bench_figure *figure, const bench_runs *rates)
{
    (void)figure, (void)rates;
}

static void json_peer(const char *peer, const bench_figure *figure, uint64_t nodes, const bench_runs *rates)
{
    (void)peer, (void)figure, (void)nodes, (void)rates;
}

static void json_ratio(const char *peer, const bench_figure *figure, const bench_runs *rates,
                       const bench_runs *ratios)
{
    (void)peer, (void)figure, (void)rates, (void)ratios;
}

static void json_mean(const char *peer, const bench_tree *tree, size_t count, double mean, double least)
{
    (void)peer, (void)tree, (void)count, (void)mean, (void)least;
}

#endif

/* The heading of rows that say the same, once. */
static void head(bench_report *report, const char *text)
{
    if (report->last_heading != text)
        printf("%s%s\n", report->last_heading ? "\n" : "", text);
    report->last_heading = text;
}

static double spread(bench_summary found)
{
    return found.median > 0 ? (found.most - found.least) / found.median * 100 : 0;
}

void report_figure(bench_report *report, const bench_figure *figure, const bench_runs *rates)
{
    const bench_summary found = runs_summary(rates);
    if (report->json) {
        json_figure(figure, rates);
        return;
    }
    if (figure->tree)
        head(report, figure->what);
    else
        head(report, "single calls, over the six positions and those one move later");
    char unit[FIGURE_NAME_SIZE];
    snprintf(unit, sizeof unit, "%s/s", figure->unit);
    printf("  %-20s %9.2f M %-11s  spread %3.0f %%", figure->name, found.median / 1e6, unit, spread(found));
    if (figure->tree)
        printf("  depth %" PRIu32 "\n", figure->depth);
    else
        printf("  %s\n", figure->what);
}

void report_peer(bench_report *report, const char *peer, const bench_figure *figure, uint64_t nodes,
                 const bench_runs *rates)
{
    const bench_summary found = runs_summary(rates);
    if (report->json) {
        json_peer(peer, figure, nodes, rates);
        return;
    }
    head(report, peer);
    printf("  %-20s %9.2f M leaves/s  spread %3.0f %%  depth %" PRIu32 ", %" PRIu64 " leaves\n",
           figure->place->name, found.median / 1e6, spread(found), figure->depth, nodes);
}

void report_ratio(bench_report *report, const char *peer, const bench_figure *figure, const bench_runs *rates,
                  const bench_runs *ratios)
{
    const bench_summary found = runs_summary(ratios);
    if (report->json) {
        json_ratio(peer, figure, rates, ratios);
        return;
    }
    head(report, figure->what);
    printf("  %-20s %9.2f M leaves/s  %6.2f times the peer's (%.2f to %.2f)\n", figure->name,
           runs_summary(rates).median / 1e6, found.median, found.least, found.most);
}

void report_mean(bench_report *report, const char *peer, const bench_tree *tree, size_t count, double mean,
                 double least)
{
    if (report->json) {
        json_mean(peer, tree, count, mean, least);
        return;
    }
    printf("  %-20s geometric mean of %zu: %.2f, worst %.2f\n", tree->name, count, mean, least);
}
