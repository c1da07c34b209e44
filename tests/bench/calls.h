/* Single calls, each over the whole sample. */
#ifndef BENCH_CALLS_H
#define BENCH_CALLS_H

#include "sample.h"

typedef struct bench_call {
    const char *name;
    const char *unit;
    const char *what;
    /* What is done for one position, or for the sample at once; returns how many units were done. */
    uint64_t (*on_entry)(const sample_entry *entry);
    uint64_t (*on_sample)(const bench_sample *sample);
} bench_call;

extern const bench_call calls[];
extern const size_t call_count;

/* Does it once; returns how many units were done. */
uint64_t call_once(const bench_call *call);

#endif
