/* Rates by CPU time, and their medians. */
#ifndef BENCH_MEASURE_H
#define BENCH_MEASURE_H

#include "figures.h"

enum { RUNS_MAX = 99 };

/* Values of several runs. */
typedef struct bench_runs {
    double value[RUNS_MAX];
    size_t count;
} bench_runs;

typedef struct bench_summary {
    double median;
    double least;
    double most;
} bench_summary;

void runs_add(bench_runs *runs, double value);

/* Zeroes when there was no run. */
bench_summary runs_summary(const bench_runs *runs);

/* Units a second of this process's CPU time, over at least so many seconds or one pass. */
double rate_of(const bench_figure *figure, double seconds);

#endif
