/* Iterative deepening, alpha-beta with a table of the moves that were best, and a capture search at the horizon. */
#include "engine.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { FIRST = 1 << 30, CAPTURE = 1 << 28 }; /* the order in which moves are tried */

int64_t search_clock(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static bool is_stopped(engine *e)
{
    if (e->nodes % 1024 == 0 && search_clock() >= e->deadline)
        atomic_store(&e->stop, true);
    return atomic_load_explicit(&e->stop, memory_order_relaxed);
}

/* The customary value of a piece (V1), in Janggi its points (J13), as xq_position_value() adds them up. */
static int worth_at(const engine *e, xq_square square)
{
    const xq_piece piece = xq_position_piece_at(&e->position, square);
    return 50 * (e->is_janggi ? xq_kind_points(xq_piece_kind(piece)) : xq_piece_value(piece, square));
}

/* What is on the board, a little for each move that a side has more than the other, and at low levels some chance. */
static int evaluate(const engine *e)
{
    const xq_side side = xq_position_side_to_move(&e->position), enemy = xq_side_other(side);
    const int lead = xq_position_value(&e->position, side) - xq_position_value(&e->position, enemy);
    const uint64_t chance = xq_position_key(&e->position) * (uint64_t)e->started >> 40;
    xq_position turned = e->position; /* stays as it is in check */
    xq_position_play_null(&turned, NULL, NULL);
    const int room = (int)xq_position_count(&e->position) - (int)xq_position_count(&turned);
    return 50 * lead + 3 * room + (int)(chance % (uint64_t)(e->wobble + 1));
}

static bool is_capture(const engine *e, xq_move move)
{
    return !xq_move_is_pass(move) && xq_position_piece_at(&e->position, xq_move_to(move)) != XQ_PIECE_NONE;
}

static int32_t *history_of(engine *e, xq_move move)
{
    return &e->history[xq_position_piece_at(&e->position, xq_move_from(move))][xq_move_to(move)];
}

/* First the table's move, then captures of the most valuable by the cheapest, then what refuted elsewhere. */
static void sort(engine *e, xq_move *moves, size_t count, xq_move first)
{
    int ranks[XQ_MOVES_MAX];
    for (size_t i = 0; i < count; i++) {
        const xq_move move = moves[i];
        size_t at = i;
        int rank = move == first ? FIRST : *history_of(e, move);
        if (move != first && is_capture(e, move))
            rank = CAPTURE + 16 * worth_at(e, xq_move_to(move)) - worth_at(e, xq_move_from(move));
        for (; at > 0 && ranks[at - 1] < rank; at--) {
            ranks[at] = ranks[at - 1];
            moves[at] = moves[at - 1];
        }
        ranks[at] = rank;
        moves[at] = move;
    }
}

/* A capture that can't raise the value to alpha, or that gives a dear piece for a cheap one that is protected. */
static bool is_poor(const engine *e, xq_move move, int value, int alpha)
{
    const xq_side enemy = xq_side_other(xq_position_side_to_move(&e->position));
    const int gain = worth_at(e, xq_move_to(move)), price = worth_at(e, xq_move_from(move));
    return value + gain + 150 <= alpha ||
           (price > gain + 50 && xq_position_is_attacked(&e->position, xq_move_to(move), enemy));
}

static struct entry *entry_of(engine *e)
{
    return &e->table[xq_position_search_key(&e->position) % TABLE_SIZE];
}

static int search(engine *e, int alpha, int beta, int depth);

/* The value of a move: late quiet ones less deep and all but the first with a narrow window, until one seems better. */
static int try_move(engine *e, xq_move move, size_t index, int alpha, int beta, int depth)
{
    const bool is_late =
        depth > 2 && index > 3 && !is_capture(e, move) && !xq_position_in_check(&e->position);
    int value = alpha + 1;
    line_push(e, move);
    if (is_late)
        value = -search(e, -alpha - 1, -alpha, depth - 2);
    if (index > 0 && value > alpha)
        value = -search(e, -alpha - 1, -alpha, depth - 1);
    if (index == 0 || (value > alpha && value < beta))
        value = -search(e, -beta, -alpha, depth - 1);
    line_pop(e);
    return value;
}

/* The value of a node by its moves; at the horizon by its captures, or by every answer to a check. */
static int search_moves(engine *e, int alpha, int beta, int depth, xq_move first)
{
    const bool is_quiet = depth <= 0 && !xq_position_in_check(&e->position);
    const int value = is_quiet ? evaluate(e) : -MATE;
    xq_move moves[XQ_MOVES_MAX], best_move = XQ_MOVE_NONE;
    int best = value;
    const size_t count = is_quiet ? xq_position_captures(&e->position, moves, XQ_MOVES_MAX)
                                  : xq_position_moves(&e->position, moves, XQ_MOVES_MAX);
    sort(e, moves, count, first);
    for (size_t i = 0; i < count && best < beta && !is_stopped(e); i++) {
        const int floor = best > alpha ? best : alpha;
        if (is_quiet && is_poor(e, moves[i], value, floor))
            continue;
        const int found = try_move(e, moves[i], i, floor, beta, depth);
        best_move = found > best ? moves[i] : best_move;
        best = found > best ? found : best;
    }
    if (best >= beta && depth > 0 && *history_of(e, best_move) < CAPTURE / 2)
        *history_of(e, best_move) += depth * depth;
    if (depth > 0 && best > alpha)
        *entry_of(e) = (struct entry){xq_position_search_key(&e->position), best_move};
    return best;
}

static int search(engine *e, int alpha, int beta, int depth)
{
    int value = 0;
    if (is_stopped(e) || line_is_ended(e, &value))
        return value;
    if (e->ply >= SEARCH_PLIES)
        return evaluate(e);
    depth += depth >= 0 && xq_position_in_check(&e->position);
    const struct entry *seen = entry_of(e);
    return search_moves(e, alpha, beta, depth,
                        seen->key == xq_position_search_key(&e->position) ? seen->move : 0);
}

static void print_progress(const engine *e, xq_move move, int value, int depth)
{
    const uint64_t time = (uint64_t)(search_clock() - e->started);
    const int moves = (MATE - abs(value) + 1) / 2; /* to mate */
    const bool mates = moves <= SEARCH_PLIES;
    char text[XQ_NOTATION_TEXT_SIZE];
    xq_position_write_move(&e->position, move, XQ_NOTATION_UCI, text, sizeof text, NULL, NULL);
    printf("info depth %d score %s %d nodes %" PRIu64 " nps %" PRIu64 " time %" PRIu64 " pv %s\n", depth,
           mates ? "mate" : "cp",
           !mates      ? value
           : value > 0 ? moves
                       : -moves,
           e->nodes, e->nodes * 1000 / (time + !time), time, text);
}

/* Brings the best move to the front and returns its value. */
static int search_root(engine *e, xq_move *moves, size_t count, int depth)
{
    int best = -MATE - 1;
    for (size_t i = 0; i < count && !atomic_load(&e->stop); i++) {
        const xq_move move = moves[i];
        const int value = try_move(e, move, i, best, MATE, depth);
        if (value > best && !atomic_load(&e->stop)) {
            best = value;
            memmove(moves + 1, moves, i * sizeof *moves);
            moves[0] = move;
        }
    }
    return best;
}

xq_move search_best(engine *e)
{
    xq_move moves[XQ_MOVES_MAX] = {XQ_MOVE_NONE};
    size_t count = xq_position_moves(&e->position, moves, XQ_MOVES_MAX), kept = 0;
    char repeats[32];
    for (size_t i = 0; i < count; i++)
        if (!line_loses_by_repetition(e, moves[i]))
            moves[kept++] = moves[i];
    count = kept ? kept : count;
    /* Who comes back once can come back again: a search need not go round twice to know where that leads. */
    xq_rules_get(e->rules, "repetition_count", repeats, sizeof repeats, NULL, NULL);
    xq_rules_set(e->rules, "repetition_count", "2", NULL);
    e->nodes = 0;
    for (int depth = 1; count && depth <= e->depth && !atomic_load(&e->stop); depth++) {
        const int value = search_root(e, moves, count, depth);
        if (!atomic_load(&e->stop))
            print_progress(e, moves[0], value, depth);
    }
    xq_rules_set(e->rules, "repetition_count", repeats, NULL);
    return moves[0];
}
