#include "support/games.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "support/moves.h"

xq_rules *rules_with(const char *settings)
{
    xq_rules *rules = NULL;
    xq_error error;
    const char *at = settings;
    int used = 0;
    char name[64] = "check-only";
    char value[64];

    if (sscanf(at, " rules=%63s%n", name, &used) == 1) {
        at += used;
    }
    if (xq_rules_new(name, NULL, &rules, &error) != XQ_OK) {
        fail_msg("no rules: %s", error.text);
    }
    while (sscanf(at, " %63[^= ]=%63s%n", name, value, &used) == 2) {
        if (xq_rules_set(rules, name, value, &error) != XQ_OK) {
            fail_msg("%s=%s: %s", name, value, error.text);
        }
        at += used;
    }
    if (at[strspn(at, " ")] != '\0') {
        fail_msg("no settings: \"%s\"", settings);
    }
    return rules;
}

xq_game *game_from(const char *fen, const char *settings, uint32_t flags)
{
    xq_game_options options = {.size = sizeof options, .flags = flags};
    xq_rules *rules = rules_with(settings);
    xq_position start;
    xq_game *game = NULL;
    xq_profile_info info;
    xq_error error;

    assert_int_equal(xq_rules_info(rules, &info), XQ_OK);
    if (fen) {
        start = position_of(fen, (xq_variant)info.variant);
    }
    if (xq_game_new(fen ? &start : NULL, rules, &options, &game, &error) != XQ_OK) {
        fail_msg("no game: %s", error.text);
    }
    xq_rules_free(rules);
    return game;
}

void game_play(xq_game *game, const char *moves)
{
    enum { CAPACITY = 512 };
    xq_move list[CAPACITY];
    xq_variant variant = xq_position_variant(xq_game_position(game));
    size_t count = moves_read(moves, variant, list, CAPACITY);
    size_t played = 0;
    xq_error error;

    if (xq_game_push_all(game, list, count, &played, &error) != XQ_OK) {
        fail_msg("%s", error.text);
    }
    assert_int_equal(played, count);
}

void game_repeat(xq_game *game, const char *moves, unsigned times)
{
    while (times-- > 0) {
        game_play(game, moves);
    }
}

xq_outcome game_outcome(const xq_game *game)
{
    xq_outcome outcome;

    assert_int_equal(xq_game_outcome(game, &outcome), XQ_OK);
    return outcome;
}

void assert_ended(const xq_game *game, xq_reason reason, xq_side winner, uint32_t ply, const char *clause)
{
    xq_outcome outcome = game_outcome(game);
    xq_result result = winner == XQ_RED     ? XQ_RESULT_FIRST_SIDE_WINS
                       : winner == XQ_BLACK ? XQ_RESULT_SECOND_SIDE_WINS
                                            : XQ_RESULT_DRAW;

    assert_string_equal(xq_reason_name((xq_reason)outcome.reason), xq_reason_name(reason));
    assert_int_equal(outcome.winner, winner);
    assert_int_equal(outcome.result, result);
    assert_int_equal(outcome.ply, ply);
    assert_string_equal(outcome.clause, clause);
    assert_true(xq_game_is_over(game));
    assert_int_equal(xq_game_draw_offer(game), XQ_SIDE_NONE);
}

void assert_open(const xq_game *game, uint32_t plies)
{
    xq_outcome outcome = game_outcome(game);

    assert_string_equal(xq_reason_name((xq_reason)outcome.reason), "");
    assert_int_equal(outcome.result, XQ_RESULT_NONE);
    assert_int_equal(outcome.winner, XQ_SIDE_NONE);
    assert_int_equal(outcome.ply, plies);
    assert_string_equal(outcome.clause, "");
    assert_false(xq_game_is_over(game));
    assert_int_equal(xq_game_ply_count(game), plies);
}
