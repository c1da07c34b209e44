/* The library's trees against another program's perft. */
#ifndef BENCH_RATIOS_H
#define BENCH_RATIOS_H

#include "report.h"

/*
 * Rounds of the peer and then of each tree, place by place, so that both meet the same state of the machine.
 * False and a message when the peer does not answer, or finds other numbers.
 */
bool ratios_measure(const char *command, const char *filter, size_t rounds, bench_report *report);

#endif
