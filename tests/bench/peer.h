/* Another program's perft, asked for by UCI in a process of its own. */
#ifndef BENCH_PEER_H
#define BENCH_PEER_H

#include <stdbool.h>
#include <stdint.h>

typedef struct peer_run {
    uint64_t nodes;      /* of one perft */
    double user_seconds; /* of the whole process, its start included */
} peer_run;

/*
 * Runs a shell command that speaks UCI: go perft from a FEN, some times over. An engine of several games is told the
 * variant. False and a message when it does not answer each time with the same number.
 */
bool peer_perft(const char *command, const char *variant, const char *fen, uint32_t depth, unsigned times,
                peer_run *run);

#endif
