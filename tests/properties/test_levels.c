/* Every compiled copy of the move generator that this machine runs, not the chosen one alone. */
#include "properties/spots.h"

#include <string.h>

#include "board/generator.h"

extern const xq_generator xq_generator_plain;
extern const xq_generator xq_janggi_generator_plain;
#if defined(__GNUC__) && defined(__x86_64__)
/* Weak: a library built for one level has only the plain copies. */
extern const xq_generator xq_generator_popcnt __attribute__((weak));
extern const xq_generator xq_generator_v3 __attribute__((weak));
extern const xq_generator xq_janggi_generator_popcnt __attribute__((weak));
extern const xq_generator xq_janggi_generator_v3 __attribute__((weak));
#endif

enum { LEVELS_MAX = 3 };

/* By variant. */
static const xq_generator *levels[2][LEVELS_MAX];
static size_t level_count;

static void add_level(const xq_generator *xiangqi, const xq_generator *janggi)
{
    levels[XQ_VARIANT_XIANGQI][level_count] = xiangqi;
    levels[XQ_VARIANT_JANGGI][level_count] = janggi;
    level_count++;
    print_message("level %s\n", xiangqi->level);
}

static void find_levels(void)
{
    add_level(&xq_generator_plain, &xq_janggi_generator_plain);
#if defined(__GNUC__) && defined(__x86_64__)
    if (&xq_generator_popcnt && __builtin_cpu_supports("popcnt")) {
        add_level(&xq_generator_popcnt, &xq_janggi_generator_popcnt);
    }
    if (&xq_generator_v3 && __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("bmi") &&
        __builtin_cpu_supports("bmi2")) {
        add_level(&xq_generator_v3, &xq_janggi_generator_v3);
    }
#endif
}

static bool lists_are(const spot *here, const char *name, xq_move *list, size_t count,
                      const xq_move *expected, size_t expected_count)
{
    sort_moves(list, count);
    return (count == expected_count && memcmp(list, expected, count * sizeof *list) == 0) ||
           complain(here, XQ_MOVE_NONE, "%s lists %zu moves, expected %zu", name, count, expected_count);
}

static bool lists_of_a_level(const spot *here, const xq_generator *level)
{
    xq_move list[XQ_MOVES_MAX];
    xq_move legal[XQ_MOVES_MAX];
    xq_move captures[XQ_MOVES_MAX];
    size_t capture_count = 0;
    size_t legal_count = naive_moves(&here->board, legal);
    size_t count;

    for (size_t i = 0; i < legal_count; i++) {
        if (takes_a_piece(&here->board, legal[i])) {
            captures[capture_count++] = legal[i];
        }
    }
    if (level->count(&here->position) != legal_count) {
        return complain(here, XQ_MOVE_NONE, "%s counts %zu moves, expected %zu", level->level,
                        level->count(&here->position), legal_count);
    }
    count = level->moves(&here->position, list);
    if (!lists_are(here, level->level, list, count, legal, legal_count)) {
        return false;
    }
    count = level->captures(&here->position, list);
    return lists_are(here, level->level, list, count, captures, capture_count);
}

static bool is_own_piece(const naive_board *board, unsigned square)
{
    char letter = board->at[square];

    return letter != '.' && (letter >= 'a') == (board->side == 1);
}

static bool answers_of_a_level(const spot *here, const xq_generator *level)
{
    for (unsigned from = 0; from < XQ_SQUARE_COUNT; from++) {
        xq_move list[XQ_MOVES_MAX];
        xq_move legal[XQ_SQUARE_COUNT];
        size_t legal_count = 0;

        if (!is_own_piece(&here->board, from)) {
            continue;
        }
        for (unsigned to = 0; to < XQ_SQUARE_COUNT; to++) {
            bool expected = naive_illegality(&here->board, from << 7 | to) == XQ_LEGAL;

            /* of a finished game it is not asked */
            if (to != from && !naive_is_over(&here->board) &&
                level->is_legal(&here->position, from, to) != expected) {
                return complain(here, (xq_move)(from << 7 | to), "%s: is_legal is not %d", level->level,
                                (int)expected);
            }
            if (expected) {
                legal[legal_count++] = (xq_move)(from << 7 | to);
            }
        }
        if (!lists_are(here, level->level, list, level->moves_from(&here->position, from, list), legal,
                       legal_count)) {
            return false;
        }
    }
    return true;
}

static bool tree_of_a_level(const spot *here, const xq_generator *level)
{
    xq_position position = here->position;
    uint64_t nodes = level->perft(&position, 2);
    uint64_t expected = naive_perft(&here->board, 2);

    if (nodes != expected) {
        return complain(here, XQ_MOVE_NONE, "%s: perft 2 is %llu, expected %llu", level->level,
                        (unsigned long long)nodes, (unsigned long long)expected);
    }
    for (unsigned side = 0; side < 2; side++) {
        if (level->in_check(&here->position, side) != naive_in_check(&here->board, (int)side)) {
            return complain(here, XQ_MOVE_NONE, "%s: in_check of side %u is wrong", level->level, side);
        }
    }
    return xq_position_equal(&position, &here->position) ||
           complain(here, XQ_MOVE_NONE, "%s: perft left the position changed", level->level);
}

static bool for_all_levels(const spot *here, bool (*holds)(const spot *here, const xq_generator *level))
{
    for (size_t i = 0; i < level_count; i++) {
        if (!holds(here, levels[here->board.variant][i])) {
            return false;
        }
    }
    return true;
}

static bool lists_of_all_levels(const spot *here)
{
    return for_all_levels(here, lists_of_a_level);
}

static bool answers_of_all_levels(const spot *here)
{
    return for_all_levels(here, answers_of_a_level);
}

static bool trees_of_all_levels(const spot *here)
{
    return for_all_levels(here, tree_of_a_level);
}

int main(void)
{
    static const property all[] = {
        {"lists of all levels", lists_of_all_levels, 2000, 701},
        {"answers of all levels", answers_of_all_levels, 500, 702},
        {"trees of all levels", trees_of_all_levels, 100, 703},
    };

    find_levels();
    return run_properties(all, sizeof all / sizeof all[0]);
}
