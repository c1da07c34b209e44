/* Comparing the names and words of rules. */
#ifndef XQ_JUDGE_TEXT_H
#define XQ_JUDGE_TEXT_H

#include <stdbool.h>

static inline bool xq_text_equal(const char *a, const char *b)
{
    while (*a && *a == *b) {
        a++;
        b++;
    }
    return *a == *b;
}

#endif
