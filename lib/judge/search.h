/* What the bounded searches of the judge share: the nodes they may spend, and the line that they find. */
#ifndef XQ_JUDGE_SEARCH_H
#define XQ_JUDGE_SEARCH_H

#include <xiangqi/move.h>

/* The longest line: moves of both sides at the greatest depths that the parameters take. */
enum { XQ_LINE_MAX = 40 };

/* Moves in turn, the searching side's first. */
typedef struct xq_line {
    uint32_t count;
    xq_move moves[XQ_LINE_MAX];
} xq_line;

/* A line that begins with a move; null asks for none. */
static inline void xq_line_set(xq_line *line, xq_move move, const xq_line *rest)
{
    if (!line)
        return;
    const uint32_t count = rest->count < XQ_LINE_MAX ? rest->count : XQ_LINE_MAX - 1;
    line->count = count + 1;
    line->moves[0] = move;
    for (uint32_t i = 0; i < count; i++)
        line->moves[i + 1] = rest->moves[i];
}

/* Positions left to look at; what is found after it ran out proves nothing. */
typedef struct xq_budget {
    uint32_t nodes;
    bool is_spent;
} xq_budget;

/* Takes a position from the budget; false when there is none left. */
static inline bool xq_budget_take(xq_budget *budget)
{
    if (budget->nodes == 0) {
        budget->is_spent = true;
        return false;
    }
    budget->nodes--;
    return true;
}

#endif
