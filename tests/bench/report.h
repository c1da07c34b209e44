/* Figures and ratios as text, or as one JSON object a line. */
#ifndef BENCH_REPORT_H
#define BENCH_REPORT_H

#include "measure.h"

typedef struct bench_report {
    bool json;
    const char *last_heading; /* so that it is printed once for the rows below it */
} bench_report;

/* Whether JSON was built in. */
bool report_has_json(void);

void report_figure(bench_report *report, const bench_figure *figure, const bench_runs *rates);

/* The peer's rate at a place, at the depth that both count to. */
void report_peer(bench_report *report, const char *peer, const bench_figure *figure, uint64_t nodes,
                 const bench_runs *rates);

/* A tree against the peer: rates of the tree, and the ratios of each round. */
void report_ratio(bench_report *report, const char *peer, const bench_figure *figure, const bench_runs *rates,
                  const bench_runs *ratios);

/* A tree over all places: geometric mean of the medians, and the least of them. */
void report_mean(bench_report *report, const char *peer, const bench_tree *tree, size_t count, double mean,
                 double least);

#endif
