/* Kinds of random positions for the comparison. */
#ifndef TESTS_ORACLE_KINDS_H
#define TESTS_ORACLE_KINDS_H

#include "support/random.h"

typedef struct position_kind {
    const char *name;
    unsigned count; /* how many positions are compared */
    /* Makes the next position; before is the one made last of this kind, zeroed at first. */
    void (*next)(random_source *random, const xq_position *before, xq_position *position);
} position_kind;

/* Of Xiangqi. */
extern const position_kind kinds[];
extern const size_t kind_count;

/* Of Janggi, where facing generals are nothing. */
extern const position_kind janggi_kinds[];
extern const size_t janggi_kind_count;

#endif
