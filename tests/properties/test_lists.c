/* The lists of legal moves: what is in them, and that they never write past their capacity. */
#include "properties/spots.h"

#include <string.h>

#include <xiangqi/perft.h>

typedef size_t (*list_call)(const xq_position *position, xq_move *moves, size_t capacity);

static bool same_moves(const xq_move *a, size_t a_count, const xq_move *b, size_t b_count)
{
    return a_count == b_count && memcmp(a, b, a_count * sizeof *a) == 0;
}

/* Compares a list of the library with the expected, ascending moves. */
static bool list_is(const spot *here, const char *name, xq_move *list, size_t count, const xq_move *expected,
                    size_t expected_count)
{
    sort_moves(list, count < XQ_MOVES_MAX ? count : XQ_MOVES_MAX);
    for (size_t i = 1; i < count; i++) {
        if (list[i] == list[i - 1]) {
            return complain(here, list[i], "%s: listed twice", name);
        }
    }
    for (size_t i = 0; i < count && i < expected_count; i++) {
        if (list[i] != expected[i]) {
            return list[i] < expected[i] ? complain(here, list[i], "%s: should not be listed", name)
                                         : complain(here, expected[i], "%s: is missing", name);
        }
    }
    return count == expected_count ||
           complain(here, count > expected_count ? list[expected_count] : expected[count],
                    "%s: %zu moves, expected %zu", name, count, expected_count);
}

static bool call_lists(const spot *here, const char *name, list_call call, const xq_move *expected,
                       size_t expected_count)
{
    xq_move list[XQ_MOVES_MAX];
    size_t count = call(&here->position, list, XQ_MOVES_MAX);

    return list_is(here, name, list, count, expected, expected_count);
}

static bool all_moves_are_the_legal_ones(const spot *here)
{
    xq_move expected[XQ_MOVES_MAX];
    size_t expected_count = naive_moves(&here->board, expected);

    if (xq_position_count(&here->position) != expected_count ||
        xq_position_has_move(&here->position) != (expected_count > 0)) {
        return complain(here, XQ_MOVE_NONE, "count is %zu, has_move %d, expected %zu moves",
                        xq_position_count(&here->position), (int)xq_position_has_move(&here->position),
                        expected_count);
    }
    return call_lists(here, "moves", xq_position_moves, expected, expected_count);
}

static bool checks_after(const spot *here, xq_move move)
{
    naive_board after = naive_after(&here->board, move);

    return naive_in_check(&after, after.side);
}

static bool special_lists_are_filtered_ones(const spot *here)
{
    xq_move legal[XQ_MOVES_MAX];
    xq_move captures[XQ_MOVES_MAX];
    xq_move checks[XQ_MOVES_MAX];
    size_t count = naive_moves(&here->board, legal);
    size_t capture_count = 0;
    size_t check_count = 0;
    bool in_check = naive_in_check(&here->board, here->board.side);

    for (size_t i = 0; i < count; i++) {
        bool check = checks_after(here, legal[i]);

        if (takes_a_piece(&here->board, legal[i])) {
            captures[capture_count++] = legal[i];
        }
        if (check) {
            checks[check_count++] = legal[i];
        }
        if (xq_position_gives_check(&here->position, legal[i]) != check) {
            return complain(here, legal[i], "gives_check is not %d", (int)check);
        }
    }
    return call_lists(here, "captures", xq_position_captures, captures, capture_count) &&
           call_lists(here, "checks", xq_position_checks, checks, check_count) &&
           call_lists(here, "evasions", xq_position_evasions, legal, in_check ? count : 0);
}

static bool moves_from_each_square(const spot *here)
{
    xq_move legal[XQ_MOVES_MAX];
    size_t count = naive_moves(&here->board, legal);
    size_t at = 0;

    for (unsigned square = 0; square < 256; square++) {
        xq_move list[XQ_MOVES_MAX];
        size_t first = at;

        while (at < count && legal[at] >> 7 == square) {
            at++;
        }
        if (!list_is(here, "moves_from", list,
                     xq_position_moves_from(&here->position, (xq_square)square, list, XQ_MOVES_MAX),
                     legal + first, at - first)) {
            return false;
        }
    }
    return true;
}

/* How the pieces came to their places must not show. */
static bool order_depends_on_placement_alone(const spot *here)
{
    xq_move list[XQ_MOVES_MAX];
    xq_move again[XQ_MOVES_MAX];
    xq_position fresh = rebuilt(&here->position);
    size_t count = xq_position_moves(&here->position, list, XQ_MOVES_MAX);
    size_t again_count = xq_position_moves(&fresh, again, XQ_MOVES_MAX);

    return same_moves(list, count, again, again_count) ||
           complain(here, XQ_MOVE_NONE, "the same position made anew lists its moves in another order");
}

static size_t moves_from_any(const xq_position *position, xq_move *moves, size_t capacity)
{
    xq_square square = 0;

    while (xq_position_moves_from(position, square, NULL, 0) == 0 && square < 89) {
        square++;
    }
    return xq_position_moves_from(position, square, moves, capacity);
}

/* Every capacity: the count is the same, the entries are the first ones, nothing is written behind them. */
static bool call_stays_in_capacity(const spot *here, const char *name, list_call call)
{
    xq_move all[XQ_MOVES_MAX];
    size_t count = call(&here->position, all, XQ_MOVES_MAX);

    for (size_t capacity = 0; capacity <= count + 1 && capacity < XQ_MOVES_MAX; capacity++) {
        xq_move list[XQ_MOVES_MAX + 1];
        size_t kept = capacity < count ? capacity : count;

        memset(list, 0xA5, sizeof list);
        if (call(&here->position, list, capacity) != count) {
            return complain(here, XQ_MOVE_NONE, "%s: another count at capacity %zu", name, capacity);
        }
        if (memcmp(list, all, kept * sizeof *list) != 0) {
            return complain(here, XQ_MOVE_NONE, "%s: other moves at capacity %zu", name, capacity);
        }
        for (size_t i = capacity; i <= XQ_MOVES_MAX; i++) {
            if (list[i] != 0xA5A5) {
                return complain(here, XQ_MOVE_NONE, "%s: wrote entry %zu at capacity %zu", name, i, capacity);
            }
        }
    }
    return call(&here->position, NULL, 0) == count ||
           complain(here, XQ_MOVE_NONE, "%s: another count without an array", name);
}

static bool lists_stay_in_capacity(const spot *here)
{
    return call_stays_in_capacity(here, "moves", xq_position_moves) &&
           call_stays_in_capacity(here, "captures", xq_position_captures) &&
           call_stays_in_capacity(here, "checks", xq_position_checks) &&
           call_stays_in_capacity(here, "evasions", xq_position_evasions) &&
           call_stays_in_capacity(here, "moves_from", moves_from_any);
}

/* The divided perft has the legal moves as its rows, ascending, and the whole as its sum. */
static bool divide_sums_to_perft(const spot *here)
{
    enum { DEPTH = 3, FEW = 5 };
    xq_perft_entry entries[XQ_MOVES_MAX];
    xq_perft_entry few[FEW + 1];
    xq_move legal[XQ_MOVES_MAX];
    size_t legal_count = naive_moves(&here->board, legal);
    size_t count = 0;
    uint64_t nodes = 0;
    uint64_t sum = 0;

    xq_perft(&here->position, DEPTH, &nodes, NULL);
    if (xq_perft_divide(&here->position, DEPTH, entries, XQ_MOVES_MAX, &count, NULL) != XQ_OK ||
        count != legal_count) {
        return complain(here, XQ_MOVE_NONE, "divide has %zu rows, expected %zu", count, legal_count);
    }
    for (size_t i = 0; i < count; i++) {
        xq_position after = after_move(&here->position, entries[i].move);
        uint64_t below = 0;

        sum += entries[i].nodes;
        xq_perft(&after, DEPTH - 1, &below, NULL);
        if (entries[i].move != legal[i] || entries[i].nodes != below) {
            return complain(here, legal[i], "divide's row %zu is wrong", i);
        }
    }
    memset(few, 0xA5, sizeof few);
    xq_perft_divide(&here->position, DEPTH, few, FEW, &count, NULL);
    for (size_t i = 0; i < FEW && i < legal_count; i++) {
        if (few[i].move != legal[i] || few[i].nodes != entries[i].nodes) {
            return complain(here, legal[i], "divide with a small capacity differs");
        }
    }
    if (count != legal_count || few[FEW].move != 0xA5A5) {
        return complain(here, XQ_MOVE_NONE, "divide does not keep to its capacity");
    }
    return sum == nodes || complain(here, XQ_MOVE_NONE, "divide sums to %llu, perft is %llu",
                                    (unsigned long long)sum, (unsigned long long)nodes);
}

int main(void)
{
    static const property all[] = {
        {"all moves are the legal ones", all_moves_are_the_legal_ones, 6000, 201},
        {"special lists are filtered ones", special_lists_are_filtered_ones, 3000, 202},
        {"moves from each square", moves_from_each_square, 1500, 203},
        {"order depends on placement alone", order_depends_on_placement_alone, 4000, 204},
        {"lists stay in capacity", lists_stay_in_capacity, 600, 205},
        {"divide sums to perft", divide_sums_to_perft, 100, 206},
    };

    return run_properties(all, sizeof all / sizeof all[0]);
}
