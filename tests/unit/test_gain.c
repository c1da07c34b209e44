/* What games tell of moves under the rules of gain: the line, what it wins, budgets. Diagrams of the Chinese rule book. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <string.h>

#include <xiangqi/xiangqi.h>

#include "support/moves.h"

static xq_game *game_of(const char *fen, const char *nodes)
{
    xq_position start;
    xq_rules *rules = NULL;
    xq_game *game = NULL;
    assert_int_equal(xq_position_from_fen(fen, strlen(fen), XQ_VARIANT_XIANGQI, 0, &start, NULL, NULL),
                     XQ_OK);
    assert_int_equal(xq_rules_new("cxa2020", NULL, &rules, NULL), XQ_OK);
    if (nodes)
        assert_int_equal(xq_rules_set(rules, "search_nodes", nodes, NULL), XQ_OK);
    assert_int_equal(xq_game_new(&start, rules, NULL, &game, NULL), XQ_OK);
    xq_rules_free(rules);
    return game;
}

static xq_move move_of(const char *text)
{
    xq_move move = XQ_MOVE_NONE;
    assert_int_equal(moves_read(text, XQ_VARIANT_XIANGQI, &move, 1), 1);
    return move;
}

static void assert_line(const xq_move *line, size_t length, const char *expected)
{
    xq_move moves[16];
    const size_t count = moves_read(expected, XQ_VARIANT_XIANGQI, moves, 16);
    assert_int_equal(length, count);
    assert_memory_equal(line, moves, count * sizeof *moves);
}

/* Fig 24: a check, an interposed chariot, a soldier given up, and the chariot is won: 2 less 1. */
static void a_gain_has_its_line(void **state)
{
    xq_game *game = game_of("2P1kn3/4r4/9/9/p3p3R/9/4P4/4B4/9/2BAKA3 w - - 0 1", NULL);
    xq_evidence evidence;
    xq_move line[16];
    (void)state;
    assert_int_equal(xq_game_push(game, move_of("i5i9"), NULL), XQ_OK);
    assert_int_equal(xq_game_push(game, move_of("e8f8"), NULL), XQ_OK);
    assert_int_equal(xq_game_nature_of(game, move_of("i9i5"), &evidence, NULL), XQ_OK);
    assert_int_equal(evidence.nature, XQ_NATURE_CHASE);
    assert_int_equal(evidence.victims, 1);
    assert_int_equal(evidence.gain_strong, 2);
    assert_int_equal(evidence.gain_soldiers, -1);
    assert_int_equal(evidence.gain_weak, 0);
    assert_int_equal(evidence.is_unsure, 0);
    assert_int_equal(evidence.line, 5);
    assert_line(line, xq_game_nature_line(game, move_of("i9i5"), line, 16), "i5e5 f8e8 c9d9 e9d9 e5e8");
    xq_game_free(game);
}

/* The length is told whatever the capacity is; nothing is written beyond it. */
static void lines_fit_their_capacity(void **state)
{
    xq_game *game = game_of("2P1kn3/4r4/9/9/p3p3R/9/4P4/4B4/9/2BAKA3 w - - 0 1", NULL);
    xq_move line[3] = {1, 2, 3};
    (void)state;
    assert_int_equal(xq_game_push(game, move_of("i5i9"), NULL), XQ_OK);
    assert_int_equal(xq_game_push(game, move_of("e8f8"), NULL), XQ_OK);
    assert_int_equal(xq_game_nature_line(game, move_of("i9i5"), line, 2), 5);
    assert_int_equal(line[2], 3);
    assert_int_equal(xq_game_nature_line(game, move_of("i9i5"), NULL, 0), 5);
    assert_int_equal(xq_game_nature_line(game, move_of("i9a9"), line, 2), 0);
    assert_int_equal(xq_game_nature_line(NULL, move_of("i9i5"), line, 2), 0);
    assert_int_equal(xq_game_evidence_line(game, 0, line, 2), 0);
    xq_game_free(game);
}

/* Ref. fig 10: the advisor's retreat threatens mate. */
static void a_kill_has_its_checks(void **state)
{
    xq_game *game = game_of("3a5/4ak3/b3b4/4R4/PP7/9/1r7/9/4K1p2/9 w - - 0 1", NULL);
    xq_evidence evidence;
    xq_move line[16];
    xq_position position;
    xq_undo undo;
    (void)state;
    assert_int_equal(xq_game_push(game, move_of("e6f6"), NULL), XQ_OK);
    assert_int_equal(xq_game_push(game, move_of("e8f7"), NULL), XQ_OK);
    assert_int_equal(xq_game_push(game, move_of("f6e6"), NULL), XQ_OK);
    assert_int_equal(xq_game_nature_of(game, move_of("f7e8"), &evidence, NULL), XQ_OK);
    assert_int_equal(evidence.nature, XQ_NATURE_KILL);
    const size_t length = xq_game_nature_line(game, move_of("f7e8"), line, 16);
    assert_int_equal(length, evidence.line);
    /* The line is legal after a pass, checks throughout, and mates. */
    position = *xq_game_position(game);
    assert_int_equal(xq_position_play(&position, move_of("f7e8"), &undo, NULL), XQ_OK);
    assert_int_equal(xq_position_play_null(&position, &undo, NULL), XQ_OK);
    for (size_t i = 0; i < length; i++) {
        assert_int_equal(xq_position_play(&position, line[i], &undo, NULL), XQ_OK);
        assert_true(i % 2 != 0 || xq_position_in_check(&position));
    }
    assert_true(xq_position_is_checkmate(&position));
    xq_game_free(game);
}

/* A search that runs out is told, and its move counts as idle. */
static void budgets_run_out_aloud(void **state)
{
    xq_game *game = game_of("2baka2r/9/2n1b4/2p1p4/9/3Rc1Pc1/4C1n2/3NB1NC1/4A4/4KAB2 w - - 0 1", "100");
    static const char *const cycle[] = {"d4d7", "h4h7", "d7d4", "h7h4"};
    xq_verdict verdict;
    xq_evidence evidence;
    uint32_t unsure = 0;
    char text[2048];
    (void)state;
    for (size_t i = 0; i < 8; i++)
        assert_int_equal(xq_game_push(game, move_of(cycle[i % 4]), NULL), XQ_OK);
    assert_true(xq_game_verdict(game, &verdict));
    for (uint32_t i = 0; xq_game_evidence(game, i, &evidence); i++) {
        unsure += evidence.is_unsure;
        assert_true(!evidence.is_unsure || (evidence.nature != XQ_NATURE_CHASE && evidence.line == 0));
    }
    assert_true(unsure > 0);
    assert_int_equal(verdict.unsure, unsure);
    assert_true(xq_game_explain(game, text, sizeof text) < sizeof text);
    assert_non_null(strstr(text, "ran out of positions"));
    xq_game_free(game);
}

/* What an idle move does is told to the reader. */
static void quiet_moves_are_named(void **state)
{
    /* Ref. fig 22: the chariot offers itself for the other. */
    xq_game *game = game_of("3a1k3/4a4/5c3/p1p1C4/4r4/5R3/P1P1P4/6N2/4A4/2c1KA3 w - - 0 1", NULL);
    xq_evidence evidence;
    xq_refusal refusal;
    (void)state;
    assert_int_equal(xq_game_nature_of(game, move_of("f4e4"), &evidence, NULL), XQ_OK);
    assert_int_equal(evidence.nature, XQ_NATURE_EXCHANGE);
    assert_true(evidence.refusals > 0);
    assert_true(xq_game_nature_refusal(game, move_of("f4e4"), 0, &refusal));
    assert_int_equal(refusal.reason, XQ_REFUSAL_EXCHANGE);
    xq_game_free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_gain_has_its_line),   cmocka_unit_test(lines_fit_their_capacity),
        cmocka_unit_test(a_kill_has_its_checks), cmocka_unit_test(budgets_run_out_aloud),
        cmocka_unit_test(quiet_moves_are_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
