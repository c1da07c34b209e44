/* The clause of an outcome or a verdict. */
#ifndef XQ_JUDGE_CLAUSE_H
#define XQ_JUDGE_CLAUSE_H

#include <xiangqi/outcome.h>

/* Room for a clause's id and its zero. */
enum { XQ_CLAUSE_SIZE = sizeof((xq_outcome *)0)->clause };

/* Sets the id; the rest is zeroed. */
static inline void xq_clause_set(char clause[XQ_CLAUSE_SIZE], const char *id)
{
    for (size_t i = 0; i < XQ_CLAUSE_SIZE; i++)
        clause[i] = *id ? *id++ : '\0';
    clause[XQ_CLAUSE_SIZE - 1] = '\0';
}

#endif
