#include "measure.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

void runs_add(bench_runs *runs, double value)
{
    if (runs->count < RUNS_MAX)
        runs->value[runs->count++] = value;
}

static int compare(const void *a, const void *b)
{
    const double first = *(const double *)a;
    const double second = *(const double *)b;
    return (first > second) - (first < second);
}

bench_summary runs_summary(const bench_runs *runs)
{
    double sorted[RUNS_MAX];
    const size_t count = runs->count;
    if (count == 0)
        return (bench_summary){0};
    memcpy(sorted, runs->value, count * sizeof sorted[0]);
    qsort(sorted, count, sizeof sorted[0], compare);
    return (bench_summary){
        .median = (sorted[(count - 1) / 2] + sorted[count / 2]) / 2,
        .least = sorted[0],
        .most = sorted[count - 1],
    };
}

static double cpu_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* Passes that should take so many seconds, when some took a shorter time; grows slowly while that says little. */
static uint64_t more_passes(uint64_t passes, double elapsed, double seconds)
{
    const double factor = elapsed > 0 ? seconds / elapsed * 1.05 : 8;
    return (uint64_t)((double)passes * (factor < 8 ? factor : 8)) + 1;
}

double rate_of(const bench_figure *figure, double seconds)
{
    for (uint64_t passes = 1;;) {
        uint64_t units = 0;
        const double start = cpu_seconds();
        for (uint64_t i = 0; i < passes; i++)
            units += figure_once(figure);
        const double elapsed = cpu_seconds() - start;
        if (elapsed > 0 && elapsed >= seconds)
            return (double)units / elapsed;
        passes = more_passes(passes, elapsed, seconds);
    }
}
