/* Memory that fails: at each allocation in turn nothing is lost, half done or changed. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include <xiangqi/game.h>

#include "game/history.h"
#include "support/games.h"
#include "support/memory.h"
#include "support/moves.h"

enum { PLIES = 1000, STORY_MAX = 64 };

static const char shuffle[] = "h2e2 h7e7 e2h2 e7h7";

/* A move refused for want of memory changes nothing and is taken the next time. */
static void push_again(xq_game *game, xq_move move, const xq_position *before, uint32_t ply)
{
    const xq_outcome outcome = game_outcome(game);

    assert_int_equal(xq_game_ply_count(game), ply);
    assert_true(xq_position_equal(xq_game_position(game), before));
    assert_int_equal(xq_position_half_move_clock(xq_game_position(game)),
                     xq_position_half_move_clock(before));
    assert_int_equal(outcome.result, ply < 8 ? XQ_RESULT_NONE : XQ_RESULT_DRAW);
    assert_int_equal(xq_game_push(game, move, NULL), XQ_OK);
}

/* A whole life of rules and a game; returns how many calls failed for want of memory. */
static unsigned live(test_memory *memory)
{
    xq_allocator allocator = test_memory_allocator(memory);
    xq_game_options options = {sizeof options, &allocator, XQ_GAME_PLAY_ON, 0};
    xq_move moves[4];
    xq_rules *rules = NULL;
    xq_game *game = NULL;
    xq_error error;
    unsigned failures = 0;
    uint32_t ply;

    moves_read(shuffle, XQ_VARIANT_XIANGQI, moves, 4);
    if (xq_rules_new("check-only", &allocator, &rules, &error) != XQ_OK) {
        failures++;
        assert_int_equal(error.code, XQ_ERR_MEMORY);
        assert_null(rules);
        assert_int_equal(xq_rules_new("check-only", &allocator, &rules, &error), XQ_OK);
    }
    if (xq_game_new(NULL, rules, &options, &game, &error) != XQ_OK) {
        failures++;
        assert_int_equal(error.code, XQ_ERR_MEMORY);
        assert_null(game);
        assert_int_equal(xq_game_new(NULL, rules, &options, &game, &error), XQ_OK);
    }
    xq_rules_free(rules);
    memset(&allocator, 0, sizeof allocator); /* handles keep their own */
    for (ply = 0; ply < PLIES; ply++) {
        const xq_position before = *xq_game_position(game);
        const xq_status status = xq_game_push(game, moves[ply % 4], &error);

        if (status != XQ_OK) {
            failures++;
            assert_int_equal(status, XQ_ERR_MEMORY);
            assert_int_equal(error.code, XQ_ERR_MEMORY);
            push_again(game, moves[ply % 4], &before, ply);
        }
    }
    assert_ended(game, XQ_REASON_REPETITION, XQ_SIDE_NONE, 8, "Q7");
    for (; ply > 0; ply--) {
        xq_move move;

        assert_int_equal(xq_game_pop(game, &move, NULL), XQ_OK);
        assert_int_equal(move, moves[(ply - 1) % 4]);
    }
    assert_open(game, 0);
    xq_game_free(game);
    return failures;
}

static void each_allocation_fails_in_turn(void **state)
{
    test_memory memory = {0};
    size_t calls;
    size_t n;

    (void)state;
    assert_int_equal(live(&memory), 0);
    calls = memory.asked;
    assert_int_equal(memory.live, 0);
    assert_int_equal(memory.wrong, 0);
    assert_in_range(calls, 4, STORY_MAX);
    for (n = 1; n <= calls; n++) {
        memory = (test_memory){.fail_at = n};
        assert_int_equal(live(&memory), 1);
        assert_int_equal(memory.live, 0);
        assert_int_equal(memory.wrong, 0);
    }
    print_message("%zu allocations, each failed once\n", calls);
}

/* A list of moves keeps those before the one that found no memory. */
static void a_list_stops_where_memory_ends(void **state)
{
    test_memory memory = {.fail_at = 3}; /* the game, the plies, then their keys */
    xq_allocator allocator = test_memory_allocator(&memory);
    xq_game_options options = {sizeof options, &allocator, 0, 0};
    xq_move moves[4];
    xq_game *game = NULL;
    size_t played = 99;
    xq_error error;

    (void)state;
    moves_read(shuffle, XQ_VARIANT_XIANGQI, moves, 4);
    assert_int_equal(xq_game_new(NULL, NULL, &options, &game, NULL), XQ_OK);
    assert_int_equal(xq_game_push_all(game, moves, 4, &played, &error), XQ_ERR_MEMORY);
    assert_int_equal(played, 0);
    assert_int_equal(error.code, XQ_ERR_MEMORY);
    assert_open(game, 0);
    assert_int_equal(xq_game_push_all(game, moves, 4, &played, NULL), XQ_OK);
    assert_int_equal(played, 4);
    assert_open(game, 4);
    xq_game_free(game);
    assert_int_equal(memory.live, 0);
}

/* A full history that can't grow: the queries go on, and so does the game when memory is back. */
static void a_failed_growth_keeps_the_history(void **state)
{
    test_memory memory = {0};
    xq_allocator allocator = test_memory_allocator(&memory);
    xq_game_options options = {sizeof options, &allocator, XQ_GAME_PLAY_ON, 0};
    xq_move moves[4];
    xq_game *game = NULL;
    uint32_t ply = 0;
    uint32_t at;

    (void)state;
    moves_read(shuffle, XQ_VARIANT_XIANGQI, moves, 4);
    assert_int_equal(xq_game_new(NULL, NULL, &options, &game, NULL), XQ_OK);
    while (memory.asked < 4) { /* the second growth */
        memory.fail_at = 4;
        if (xq_game_push(game, moves[ply % 4], NULL) == XQ_OK) {
            ply++;
        }
    }
    assert_int_equal(xq_game_ply_count(game), ply);
    for (at = 0; at < ply; at++) {
        assert_int_equal(xq_game_move_at(game, at), moves[at % 4]);
    }
    assert_int_equal(xq_game_repetitions(game), ply / 4 + 1);
    assert_int_equal(xq_game_push(game, moves[ply % 4], NULL), XQ_OK);
    xq_game_free(game);
    assert_int_equal(memory.live, 0);
    assert_int_equal(memory.wrong, 0);
}

/* A history at the end of its numbers asks for nothing: sizes never wrap round. */
static void a_history_has_an_end(void **state)
{
    test_memory memory = {0};
    xq_allocator allocator = test_memory_allocator(&memory);
    const uint32_t half = UINT32_C(1) << 31;
    xq_plies plies = {.count = half, .plies_capacity = half, .keys_capacity = half};

    (void)state;
    assert_false(xq_plies_reserve(&plies, &allocator));
    assert_int_equal(memory.asked, 0);
    assert_int_equal(plies.plies_capacity, half);
    plies.plies_capacity = half + 1;
    assert_false(xq_plies_reserve(&plies, &allocator));
    assert_int_equal(memory.asked, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_allocation_fails_in_turn),
        cmocka_unit_test(a_list_stops_where_memory_ends),
        cmocka_unit_test(a_failed_growth_keeps_the_history),
        cmocka_unit_test(a_history_has_an_end),
    };

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
