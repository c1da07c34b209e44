#include "support/slow_chinese.h"

#include <limits.h>
#include <string.h>

#include "support/mate_by_checks.h"

enum { KILL_CHECKS = 3, MATE_NODES = 1000 };

/* What pieces are worth (CXA 25.3): a chariot two horses or cannons, advisors and elephants less than any of these. */
enum { CHARIOT = 20, HORSE = 10, CROSSED = 10, LIGHT = 1 };

enum { DEPTH = 8, GAIN_NODES = 300 };

static int side_at(const naive_board *board, int point)
{
    return board->at[point] == '.' ? -1 : board->at[point] >= 'a';
}

static char kind_at(const naive_board *board, int point)
{
    const char letter = board->at[point];

    return letter >= 'a' ? (char)(letter - 'a' + 'A') : letter;
}

static bool is_crossed(const naive_board *board, int point)
{
    return side_at(board, point) == 0 ? point / 9 >= 5 : point / 9 <= 4;
}

static int value_at(const naive_board *board, int point)
{
    switch (kind_at(board, point)) {
    case 'R':
        return CHARIOT;
    case 'N':
    case 'C':
        return HORSE;
    case 'P':
        return is_crossed(board, point) ? CROSSED : 0;
    case 'A':
    case 'B':
        return LIGHT;
    default:
        return 0;
    }
}

static naive_board played(const naive_board *board, xq_move move)
{
    naive_board after = *board;

    naive_play(&after, move >> 7, move & 127);
    return after;
}

static bool is_capture(const naive_board *board, xq_move move)
{
    return board->at[move & 127] != '.';
}

static bool is_check(const naive_board *board, xq_move move)
{
    const naive_board after = played(board, move);

    return naive_in_check(&after, after.side);
}

/* Whether the side to move can take anything, an uncrossed soldier too, or check. */
static bool can_take_or_check(const naive_board *board)
{
    xq_move moves[XQ_MOVES_MAX];
    const size_t count = naive_moves(board, moves);

    for (size_t i = 0; i < count; i++) {
        if (is_capture(board, moves[i]) || is_check(board, moves[i])) {
            return true;
        }
    }
    return false;
}

/* A line of captures and checks, the positions with the threatening side to move. */
typedef struct line {
    naive_board path[DEPTH];
    unsigned depth;
    unsigned nodes;
    bool cut; /* something was left out */
} line;

static int most(line *now, const naive_board *board);

/*
 * What a move to a point brings the threatening side in the end: in check the other one answers as it likes best, else it
 * retakes there or lets it be. That it could take elsewhere is left to it to doubt: the answer is never too low.
 */
static int least(line *now, const naive_board *board, int point)
{
    xq_move moves[XQ_MOVES_MAX];
    const size_t count = naive_moves(board, moves);
    const bool in_check = naive_in_check(board, board->side);
    naive_board passed = *board;
    int worst = INT_MAX;

    passed.side = 1 - passed.side;
    if (!in_check) {
        worst = most(now, &passed);
    }
    for (size_t i = 0; i < count; i++) {
        const int to = moves[i] & 127;
        const naive_board after = played(board, moves[i]);

        if (in_check || to == point) {
            /* A soldier that is lost counts for nothing: what one is worth floats. */
            const int lost = kind_at(board, to) == 'P' ? 0 : value_at(board, to);
            const int value = most(now, &after) - lost;

            worst = value < worst ? value : worst;
        }
    }
    now->cut = now->cut || worst == INT_MAX; /* mated */
    return worst == INT_MAX ? 0 : worst;
}

static bool is_on_path(const line *now, const naive_board *board)
{
    for (unsigned i = 0; i < now->depth; i++) {
        if (memcmp(now->path[i].at, board->at, sizeof board->at) == 0) {
            return true;
        }
    }
    return false;
}

/* The most that a side can win by captures and checks; it may stop whenever it likes. */
static int most(line *now, const naive_board *board)
{
    xq_move moves[XQ_MOVES_MAX];
    int best = 0;

    if (is_on_path(now, board) || now->cut) {
        return 0;
    }
    if (now->depth == DEPTH || now->nodes == 0) {
        now->cut = now->cut || can_take_or_check(board);
        return 0;
    }
    now->nodes--;
    now->path[now->depth++] = *board;
    const size_t count = naive_moves(board, moves);
    for (size_t i = 0; i < count && !now->cut; i++) {
        if (is_capture(board, moves[i]) || is_check(board, moves[i])) {
            const naive_board after = played(board, moves[i]);
            const int to = moves[i] & 127;
            const int value = value_at(board, to) + least(now, &after, to);

            best = value > best ? value : best;
        }
    }
    now->depth--;
    return best;
}

/* Whether the side to move surely can win nothing. */
static bool wins_nothing(const naive_board *board)
{
    line now = {.depth = 0, .nodes = GAIN_NODES};

    return most(&now, board) <= 0 && !now.cut;
}

/* Whether the side to move surely can neither win anything nor mate by checks. */
static bool threatens_nothing(const naive_board *board)
{
    unsigned nodes = MATE_NODES;

    return wins_nothing(board) && mate_by_checks(board, MATE_CHECKS_MAX, &nodes) == MATE_NONE;
}

/* Whether taking there wins a heavy piece and leaves the other side nothing to win. */
static bool wins_clearly(const naive_board *board, xq_move capture)
{
    const int from = capture >> 7;
    const int to = capture & 127;
    const naive_board after = played(board, capture);

    return strchr("RNCAB", kind_at(board, from)) && value_at(board, to) >= HORSE &&
           kind_at(board, to) != 'P' && !naive_attacks(board, to, from) && threatens_nothing(&after);
}

/* Whether the side to move can check, or take what stands on the point. */
static bool reaches(const naive_board *board, int point)
{
    xq_move moves[XQ_MOVES_MAX];
    const size_t count = naive_moves(board, moves);

    for (size_t i = 0; i < count; i++) {
        if ((moves[i] & 127) == point || is_check(board, moves[i])) {
            return true;
        }
    }
    return false;
}

/* Whether the mover now threatens to win a piece clearly that was out of its reach before. */
static bool chases_clearly(const naive_board *before, const naive_board *again)
{
    xq_move moves[XQ_MOVES_MAX];
    const size_t count = naive_moves(again, moves);

    for (size_t i = 0; i < count; i++) {
        if (is_capture(again, moves[i]) && wins_clearly(again, moves[i]) &&
            !reaches(before, moves[i] & 127)) {
            return true;
        }
    }
    return false;
}

/* Whether the moved piece and one of its kind could take each other: what becomes of a threat then is open. */
static bool offers_exchange(const naive_board *again, int moved)
{
    for (int point = 0; point < 90; point++) {
        if (side_at(again, point) == 1 - again->side && kind_at(again, point) == kind_at(again, moved) &&
            naive_attacks(again, moved, point) && naive_attacks(again, point, moved)) {
            return true;
        }
    }
    return false;
}

slow_answer slow_chinese_nature(const naive_board *board, xq_move move)
{
    const slow_answer open = {.sure = false};
    const bool answers_check = naive_in_check(board, board->side);
    naive_board again = played(board, move);
    unsigned after_nodes = MATE_NODES;
    unsigned before_nodes = MATE_NODES;
    mate_answer threat;

    if (naive_in_check(&again, again.side)) { /* 24.1 */
        return (slow_answer){true, XQ_NATURE_CHECK};
    }
    if (answers_check && kind_at(board, move >> 7) == 'K') { /* 26.1.2 */
        return (slow_answer){true, XQ_NATURE_IDLE};
    }
    again.side = board->side;
    threat = mate_by_checks(&again, KILL_CHECKS, &after_nodes);
    if (threat == MATE_FOUND) { /* 24.2 */
        const bool is_new = !answers_check && !offers_exchange(&again, move & 127) &&
                            mate_by_checks(board, MATE_CHECKS_MAX, &before_nodes) == MATE_NONE;

        return is_new ? (slow_answer){true, XQ_NATURE_KILL} : open;
    }
    if (threat == MATE_OPEN) {
        return open;
    }
    if (wins_nothing(&again)) { /* 24.8 */
        return (slow_answer){true, XQ_NATURE_IDLE};
    }
    if (!answers_check && !offers_exchange(&again, move & 127) && chases_clearly(board, &again)) { /* 24.3 */
        return (slow_answer){true, XQ_NATURE_CHASE};
    }
    return open;
}
