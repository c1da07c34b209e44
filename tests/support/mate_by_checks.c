#include "support/mate_by_checks.h"

#include <string.h>

/* The positions with the checking side to move, from the root down to where the search is. */
typedef struct search {
    naive_board path[MATE_CHECKS_MAX + 1];
    unsigned depth;
    unsigned *nodes;
} search;

/* A mate need never come back to where it has been. */
static bool is_on_path(const search *looking, const naive_board *board)
{
    for (unsigned i = 0; i < looking->depth; i++) {
        if (memcmp(looking->path[i].at, board->at, sizeof board->at) == 0) {
            return true;
        }
    }
    return false;
}

static mate_answer attack(search *looking, const naive_board *board, unsigned checks);

/* A side in check: one reply that never loses is enough for it. */
static mate_answer defend(search *looking, const naive_board *board, unsigned checks)
{
    xq_move moves[XQ_MOVES_MAX];
    const size_t count = naive_moves(board, moves);
    mate_answer worst = MATE_FOUND;

    for (size_t i = 0; i < count && worst != MATE_NONE; i++) {
        naive_board after = *board;
        mate_answer answer;

        naive_play(&after, moves[i] >> 7, moves[i] & 127);
        answer = attack(looking, &after, checks);
        if (answer != MATE_FOUND) {
            worst = answer;
        }
    }
    return worst;
}

static mate_answer attack(search *looking, const naive_board *board, unsigned checks)
{
    xq_move moves[XQ_MOVES_MAX];
    mate_answer best = MATE_NONE;

    if (is_on_path(looking, board)) {
        return MATE_NONE;
    }
    if (*looking->nodes == 0) {
        return MATE_OPEN;
    }
    --*looking->nodes;
    looking->path[looking->depth++] = *board;
    const size_t count = naive_moves(board, moves);
    for (size_t i = 0; i < count && best != MATE_FOUND; i++) {
        naive_board after = *board;
        mate_answer answer;

        naive_play(&after, moves[i] >> 7, moves[i] & 127);
        if (!naive_in_check(&after, after.side)) {
            continue;
        }
        answer = checks == 0 ? MATE_OPEN : defend(looking, &after, checks - 1);
        if (answer != MATE_NONE) {
            best = answer;
        }
    }
    looking->depth--;
    return best;
}

mate_answer mate_by_checks(const naive_board *board, unsigned checks, unsigned *nodes)
{
    search looking = {.depth = 0, .nodes = nodes};

    return attack(&looking, board, checks);
}

mate_answer mate_threatened(const naive_board *board, unsigned checks, unsigned *nodes)
{
    naive_board again = *board;

    again.side = 1 - again.side;
    return mate_by_checks(&again, checks, nodes);
}
