/* Games: opening, moves and their refusal, taking back, resignation and draw offers. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "support/games.h"
#include "support/memory.h"
#include "support/moves.h"

static xq_move move_of(const char *text)
{
    xq_move move;

    assert_int_equal(moves_read(text, XQ_VARIANT_XIANGQI, &move, 1), 1);
    return move;
}

static void a_game_opens_at_the_start(void **state)
{
    xq_game *game = NULL;
    xq_position start;

    (void)state;
    assert_int_equal(xq_position_start(XQ_VARIANT_XIANGQI, &start), XQ_OK);
    assert_int_equal(xq_game_new(NULL, NULL, NULL, &game, NULL), XQ_OK);
    assert_true(xq_position_equal(xq_game_position(game), &start));
    assert_open(game, 0);
    assert_int_equal(xq_game_repetitions(game), 1);
    assert_int_equal(xq_game_draw_offer(game), XQ_SIDE_NONE);
    assert_int_equal(xq_game_move_at(game, 0), XQ_MOVE_NONE);
    xq_game_free(game);
}

static void a_game_keeps_copies(void **state)
{
    static const char fen[] = "4k4/8R/9/9/9/9/9/9/9/3K5 w - - 0 1";
    xq_position start = position_of(fen, XQ_VARIANT_XIANGQI);
    xq_rules *rules = rules_with("repetition_count=2");
    xq_game *game = NULL;

    (void)state;
    assert_int_equal(xq_game_new(&start, rules, NULL, &game, NULL), XQ_OK);
    assert_int_equal(xq_rules_set(rules, "repetition_count", "9", NULL), XQ_OK);
    xq_rules_free(rules);
    memset(&start, 0, sizeof start);
    game_play(game, "i8i9 e9e8 i9i8 e8e9");
    assert_ended(game, XQ_REASON_PERPETUAL_CHECK, XQ_BLACK, 4, "Q7");
    xq_game_free(game);
}

static void wrong_openings_are_refused(void **state)
{
    test_memory memory = {0};
    xq_allocator allocator = test_memory_allocator(&memory);
    xq_allocator broken = allocator;
    xq_game_options options = {sizeof options, &allocator, 0, 0};
    xq_position zeroed;
    xq_game *game = NULL;
    xq_error error;

    (void)state;
    memset(&zeroed, 0, sizeof zeroed);
    assert_int_equal(xq_game_new(&zeroed, NULL, NULL, &game, &error), XQ_ERR_POSITION);
    assert_int_equal(error.code, XQ_ERR_POSITION);
    assert_int_equal(xq_game_new(NULL, NULL, NULL, NULL, &error), XQ_ERR_ARGUMENT);
    options.size = sizeof options - 1;
    assert_int_equal(xq_game_new(NULL, NULL, &options, &game, &error), XQ_ERR_ARGUMENT);
    options = (xq_game_options){sizeof options, &allocator, 2, 0};
    assert_int_equal(xq_game_new(NULL, NULL, &options, &game, &error), XQ_ERR_ARGUMENT);
    options = (xq_game_options){sizeof options, &allocator, 0, 1};
    assert_int_equal(xq_game_new(NULL, NULL, &options, &game, &error), XQ_ERR_ARGUMENT);
    broken.alloc = NULL;
    options = (xq_game_options){sizeof options, &broken, 0, 0};
    assert_int_equal(xq_game_new(NULL, NULL, &options, &game, &error), XQ_ERR_ARGUMENT);
    assert_int_equal(error.code, XQ_ERR_ARGUMENT);
    assert_null(game);
    assert_int_equal(memory.asked, 0);
}

/* The private member stands for a variant of which no rules are built in. */
static void variants_are_not_mixed(void **state)
{
    xq_rules *rules = rules_with("");
    xq_position start;
    xq_game *game = NULL;
    xq_error error;

    (void)state;
    assert_int_equal(xq_position_start(XQ_VARIANT_JANGGI, &start), XQ_OK);
    assert_int_equal(xq_game_new(&start, rules, NULL, &game, &error), XQ_ERR_VARIANT);
    assert_int_equal(error.code, XQ_ERR_VARIANT);
    assert_null(game);
    xq_rules_free(rules);
    rules = rules_with("rules=janggi-site");
    assert_int_equal(xq_position_start(XQ_VARIANT_XIANGQI, &start), XQ_OK);
    assert_int_equal(xq_game_new(&start, rules, NULL, &game, &error), XQ_ERR_VARIANT);
    assert_null(game);
    xq_rules_free(rules);
}

/* B019: the moves belong to another position; each is judged on its own. */
static void an_illegal_move_leaves_the_game(void **state)
{
    xq_game *game = game_from("1Cba1rb2/4kn3/1R7/p2R4p/4p4/2p6/P1r5P/4B4/9/2BAKA3 w - - 0 1", "", 0);
    xq_move moves[2];
    xq_position before;
    size_t played = 9;
    xq_error error;

    (void)state;
    assert_int_equal(moves_read("b7e7 b0c2", XQ_VARIANT_XIANGQI, moves, 2), 2);
    /* Red has moved, so b0 is asked with Black to move; it is empty whoever's turn it is. */
    assert_int_equal(xq_game_push_all(game, moves, 2, &played, &error), XQ_ERR_ILLEGAL_MOVE);
    assert_int_equal(played, 1);
    assert_int_equal(error.code, XQ_ERR_ILLEGAL_MOVE);
    assert_int_equal(error.reason, XQ_ILLEGAL_NO_PIECE);
    assert_int_equal(error.ply, 1);
    assert_int_equal(error.move, moves[1]);
    assert_int_equal(xq_game_ply_count(game), 1);
    assert_int_equal(xq_game_move_at(game, 0), moves[0]);
    before = *xq_game_position(game);
    assert_int_equal(xq_game_push(game, moves[1], &error), XQ_ERR_ILLEGAL_MOVE);
    assert_true(xq_position_equal(&before, xq_game_position(game)));
    xq_game_free(game);
}

/* B020, and what the error tells. */
static void a_refusal_tells_move_ply_and_reason(void **state)
{
    xq_game *game = game_from(NULL, "", 0);
    xq_error error;

    (void)state;
    assert_int_equal(xq_game_push(game, move_of("a0a9"), &error), XQ_ERR_ILLEGAL_MOVE);
    assert_int_equal(error.reason, XQ_ILLEGAL_PATH);
    assert_int_equal(error.ply, 0);
    assert_int_equal(error.move, move_of("a0a9"));
    assert_int_equal(error.square, 0);
    assert_int_equal(error.piece, XQ_RED_CHARIOT);
    assert_non_null(strstr(error.text, "move 1 (ply 1) a0a9: "));
    assert_open(game, 0);

    game_play(game, "h2e2 h9g7 h0g2");
    assert_int_equal(xq_game_push(game, move_of("e2e6"), &error), XQ_ERR_ILLEGAL_MOVE);
    assert_int_equal(error.reason, XQ_ILLEGAL_WRONG_SIDE);
    assert_int_equal(error.ply, 3);
    assert_non_null(strstr(error.text, "move 2 (ply 4) e2e6: "));
    assert_non_null(strstr(error.text, xq_illegality_text(XQ_ILLEGAL_WRONG_SIDE)));
    assert_int_equal(xq_game_push(game, 65535, &error), XQ_ERR_ILLEGAL_MOVE);
    assert_int_equal(error.reason, XQ_ILLEGAL_VALUE);
    assert_int_equal(error.square, XQ_SQUARE_NONE);
    assert_int_equal(error.piece, XQ_PIECE_NONE);
    assert_non_null(strstr(error.text, "move 2 (ply 4) 65535: "));
    assert_int_equal(xq_game_push(game, 65535, NULL), XQ_ERR_ILLEGAL_MOVE);
    xq_game_free(game);
}

/* The move's number is that of the FEN, as in a printed game. */
static void a_refusal_counts_from_the_start(void **state)
{
    xq_game *game = game_from("4k4/8R/9/9/9/9/9/9/9/3K5 b - - 0 46", "", 0);
    xq_error error;

    (void)state;
    game_play(game, "e9f9");
    assert_int_equal(xq_game_push(game, move_of("i8h7"), &error), XQ_ERR_ILLEGAL_MOVE);
    assert_non_null(strstr(error.text, "move 47 (ply 2) i8h7: "));
    xq_game_free(game);
}

/* Any 16-bit value: taken exactly when it is legal, and never half taken. */
static void any_value_can_be_pushed(void **state)
{
    xq_game *game = game_from("3ak3C/4a2R1/9/4p3p/2r1rcR2/4C4/1n2P3P/B3B4/4A4/1c2KA3 w - - 0 1", "", 0);
    const xq_position before = *xq_game_position(game);
    unsigned taken = 0;
    unsigned value;

    (void)state;
    for (value = 0; value <= UINT16_MAX; value++) {
        const bool legal = xq_position_is_legal(&before, (xq_move)value, NULL);

        assert_int_equal(xq_game_push(game, (xq_move)value, NULL), legal ? XQ_OK : XQ_ERR_ILLEGAL_MOVE);
        if (legal) {
            taken++;
            assert_int_equal(xq_game_pop(game, NULL, NULL), XQ_OK);
        }
        assert_true(xq_position_equal(&before, xq_game_position(game)));
    }
    assert_int_equal(taken, xq_position_count(&before));
    xq_game_free(game);
}

static void moves_are_taken_back(void **state)
{
    static const char line[] = "h2e2 h9g7 h0g2 i9h9 e2e6 g7e6";
    xq_game *game = game_from(NULL, "", 0);
    xq_position at[7];
    xq_move moves[6];
    xq_move move;
    xq_error error;
    uint32_t ply;

    (void)state;
    assert_int_equal(moves_read(line, XQ_VARIANT_XIANGQI, moves, 6), 6);
    at[0] = *xq_game_position(game);
    for (ply = 0; ply < 4; ply++) {
        assert_int_equal(xq_game_push(game, moves[ply], NULL), XQ_OK);
        at[ply + 1] = *xq_game_position(game);
    }
    assert_int_equal(xq_game_push(game, moves[4], NULL), XQ_OK); /* takes a soldier */
    at[5] = *xq_game_position(game);
    for (ply = 0; ply <= 5; ply++) {
        xq_position position;

        assert_int_equal(xq_game_position_at(game, ply, &position), XQ_OK);
        assert_true(xq_position_equal(&position, &at[ply]));
        assert_int_equal(xq_position_half_move_clock(&position), xq_position_half_move_clock(&at[ply]));
        assert_int_equal(xq_position_move_number(&position), xq_position_move_number(&at[ply]));
        assert_int_equal(xq_game_move_at(game, ply), ply < 5 ? moves[ply] : XQ_MOVE_NONE);
    }
    for (ply = 5; ply > 0; ply--) {
        assert_int_equal(xq_game_pop(game, &move, &error), XQ_OK);
        assert_int_equal(move, moves[ply - 1]);
        assert_true(xq_position_equal(xq_game_position(game), &at[ply - 1]));
        assert_open(game, ply - 1);
    }
    move = 12345;
    assert_int_equal(xq_game_pop(game, &move, &error), XQ_ERR_NO_MOVE);
    assert_int_equal(error.code, XQ_ERR_NO_MOVE);
    assert_int_equal(move, 12345);
    xq_game_free(game);
}

static void a_side_resigns(void **state) /* O2 */
{
    static const xq_side sides[] = {XQ_RED, XQ_BLACK};
    xq_error error;
    size_t i;

    (void)state;
    for (i = 0; i < 2; i++) {
        xq_game *game = game_from(NULL, "", XQ_GAME_PLAY_ON);
        xq_verdict verdict;

        game_play(game, "h2e2 h9g7 h0g2");
        assert_int_equal(xq_game_offer_draw(game, sides[i], NULL), XQ_OK);
        assert_int_equal(xq_game_resign(game, sides[i], NULL), XQ_OK);
        assert_ended(game, XQ_REASON_RESIGNATION, xq_side_other(sides[i]), 3, "O2");
        assert_false(xq_game_verdict(game, &verdict));
        assert_int_equal(xq_game_resign(game, sides[1 - i], &error), XQ_ERR_GAME_OVER);
        assert_int_equal(error.code, XQ_ERR_GAME_OVER);

        game_play(game, "i9h9 e2e6"); /* played on */
        assert_ended(game, XQ_REASON_RESIGNATION, xq_side_other(sides[i]), 3, "O2");
        assert_int_equal(xq_game_pop(game, NULL, NULL), XQ_OK);
        assert_int_equal(xq_game_pop(game, NULL, NULL), XQ_OK);
        assert_ended(game, XQ_REASON_RESIGNATION, xq_side_other(sides[i]), 3, "O2");
        assert_int_equal(xq_game_pop(game, NULL, NULL), XQ_OK);
        assert_open(game, 2);
        xq_game_free(game);
    }
}

static void resigning_before_the_first_move(void **state)
{
    xq_game *game = game_from(NULL, "", 0);

    (void)state;
    assert_int_equal(xq_game_resign(game, XQ_BLACK, NULL), XQ_OK);
    assert_ended(game, XQ_REASON_RESIGNATION, XQ_RED, 0, "O2");
    assert_int_equal(xq_game_push(game, move_of("h2e2"), NULL), XQ_ERR_GAME_OVER);
    assert_int_equal(xq_game_pop(game, NULL, NULL), XQ_ERR_NO_MOVE);
    assert_ended(game, XQ_REASON_RESIGNATION, XQ_RED, 0, "O2");
    xq_game_free(game);
}

static void an_offer_is_accepted(void **state) /* O1 */
{
    xq_game *game = game_from(NULL, "", 0);
    xq_error error;

    (void)state;
    game_play(game, "h2e2");
    assert_int_equal(xq_game_accept_draw(game, XQ_BLACK, &error), XQ_ERR_NO_OFFER);
    assert_int_equal(error.code, XQ_ERR_NO_OFFER);
    assert_int_equal(xq_game_offer_draw(game, XQ_RED, NULL), XQ_OK);
    assert_int_equal(xq_game_draw_offer(game), XQ_RED);
    assert_int_equal(xq_game_offer_draw(game, XQ_RED, NULL), XQ_OK); /* again: nothing new */
    assert_int_equal(xq_game_offer_draw(game, XQ_BLACK, &error), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_game_draw_offer(game), XQ_RED);
    assert_int_equal(xq_game_accept_draw(game, XQ_RED, &error), XQ_ERR_NO_OFFER);
    assert_open(game, 1);
    assert_int_equal(xq_game_accept_draw(game, XQ_BLACK, NULL), XQ_OK);
    assert_ended(game, XQ_REASON_AGREEMENT, XQ_SIDE_NONE, 1, "O1");
    assert_int_equal(xq_game_accept_draw(game, XQ_BLACK, &error), XQ_ERR_GAME_OVER);
    assert_int_equal(xq_game_decline_draw(game, XQ_BLACK, &error), XQ_ERR_NO_OFFER);

    assert_int_equal(xq_game_pop(game, NULL, NULL), XQ_OK);
    assert_open(game, 0);
    assert_int_equal(xq_game_accept_draw(game, XQ_BLACK, &error), XQ_ERR_NO_OFFER);
    xq_game_free(game);
}

static void an_offer_is_declined_or_withdrawn(void **state)
{
    static const xq_side sides[] = {XQ_BLACK, XQ_RED};
    xq_game *game = game_from(NULL, "", 0);
    xq_error error;
    size_t i;

    (void)state;
    assert_int_equal(xq_game_decline_draw(game, XQ_RED, &error), XQ_ERR_NO_OFFER);
    for (i = 0; i < 2; i++) {
        assert_int_equal(xq_game_offer_draw(game, XQ_RED, NULL), XQ_OK);
        assert_int_equal(xq_game_decline_draw(game, sides[i], NULL), XQ_OK);
        assert_int_equal(xq_game_draw_offer(game), XQ_SIDE_NONE);
        assert_int_equal(xq_game_accept_draw(game, XQ_BLACK, &error), XQ_ERR_NO_OFFER);
    }
    /* Now the other side may offer. */
    assert_int_equal(xq_game_offer_draw(game, XQ_BLACK, NULL), XQ_OK);
    assert_int_equal(xq_game_accept_draw(game, XQ_RED, NULL), XQ_OK);
    assert_ended(game, XQ_REASON_AGREEMENT, XQ_SIDE_NONE, 0, "O1");
    xq_game_free(game);
}

static void an_offer_lapses_when_the_other_side_moves(void **state)
{
    xq_game *game = game_from(NULL, "", 0);

    (void)state;
    assert_int_equal(xq_game_offer_draw(game, XQ_RED, NULL), XQ_OK);
    game_play(game, "h2e2"); /* the offering side's own move */
    assert_int_equal(xq_game_draw_offer(game), XQ_RED);
    assert_int_equal(xq_game_push(game, move_of("a9a0"), NULL), XQ_ERR_ILLEGAL_MOVE);
    assert_int_equal(xq_game_draw_offer(game), XQ_RED); /* a refused move is none */
    game_play(game, "h9g7");
    assert_int_equal(xq_game_draw_offer(game), XQ_SIDE_NONE);

    assert_int_equal(xq_game_offer_draw(game, XQ_BLACK, NULL), XQ_OK);
    game_play(game, "h0g2");
    assert_int_equal(xq_game_draw_offer(game), XQ_SIDE_NONE);

    assert_int_equal(xq_game_offer_draw(game, XQ_BLACK, NULL), XQ_OK);
    assert_int_equal(xq_game_pop(game, NULL, NULL), XQ_OK); /* lifts a pending offer */
    assert_int_equal(xq_game_draw_offer(game), XQ_SIDE_NONE);
    xq_game_free(game);
}

/* A mate leaves no offer to accept. */
static void an_offer_lapses_with_the_end(void **state)
{
    xq_game *game = game_from("4k4/R8/1R7/9/9/9/9/9/9/3K5 w - - 0 1", "", 0);
    xq_error error;

    (void)state;
    assert_int_equal(xq_game_offer_draw(game, XQ_RED, NULL), XQ_OK);
    game_play(game, "b7b9");
    assert_ended(game, XQ_REASON_CHECKMATE, XQ_RED, 1, "M1");
    assert_int_equal(xq_game_accept_draw(game, XQ_BLACK, &error), XQ_ERR_GAME_OVER);
    xq_game_free(game);
}

static void null_pointers_are_refused(void **state)
{
    xq_game *game = game_from(NULL, "", 0);
    xq_move move = move_of("h2e2");
    xq_position position;
    xq_outcome outcome;
    xq_verdict verdict;
    xq_evidence evidence;
    size_t played = 7;
    xq_error error;

    (void)state;
    xq_game_free(NULL);
    assert_null(xq_game_position(NULL));
    assert_int_equal(xq_game_position_at(NULL, 0, &position), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_game_position_at(game, 0, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_game_position_at(game, 1, &position), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_game_ply_count(NULL), 0);
    assert_int_equal(xq_game_move_at(NULL, 0), XQ_MOVE_NONE);
    assert_int_equal(xq_game_push(NULL, move, &error), XQ_ERR_ARGUMENT);
    assert_int_equal(error.code, XQ_ERR_ARGUMENT);
    assert_int_equal(xq_game_push_all(NULL, &move, 1, &played, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_game_push_all(game, NULL, 1, &played, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(played, 7);
    assert_int_equal(xq_game_push_all(game, NULL, 0, &played, NULL), XQ_OK);
    assert_int_equal(played, 0);
    assert_int_equal(xq_game_push_all(game, &move, 1, NULL, NULL), XQ_OK);
    assert_int_equal(xq_game_pop(NULL, NULL, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_game_outcome(NULL, &outcome), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_game_outcome(game, NULL), XQ_ERR_ARGUMENT);
    assert_false(xq_game_is_over(NULL));
    assert_int_equal(xq_game_repetitions(NULL), 0);
    assert_int_equal(xq_game_resign(NULL, XQ_RED, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_game_resign(game, XQ_SIDE_NONE, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_game_resign(game, (xq_side)2, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_game_offer_draw(NULL, XQ_RED, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_game_offer_draw(game, (xq_side)2, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_game_accept_draw(NULL, XQ_RED, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_game_accept_draw(game, XQ_SIDE_NONE, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_game_decline_draw(NULL, XQ_RED, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_game_decline_draw(game, XQ_SIDE_NONE, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_game_draw_offer(NULL), XQ_SIDE_NONE);
    assert_false(xq_game_verdict(NULL, &verdict));
    assert_false(xq_game_verdict(game, NULL));
    assert_false(xq_game_evidence(NULL, 0, &evidence));
    assert_false(xq_game_evidence(game, 0, NULL));
    assert_false(xq_game_evidence(game, 0, &evidence));
    assert_open(game, 1);
    xq_game_free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_opens_at_the_start),
        cmocka_unit_test(a_game_keeps_copies),
        cmocka_unit_test(wrong_openings_are_refused),
        cmocka_unit_test(variants_are_not_mixed),
        cmocka_unit_test(an_illegal_move_leaves_the_game),
        cmocka_unit_test(a_refusal_tells_move_ply_and_reason),
        cmocka_unit_test(a_refusal_counts_from_the_start),
        cmocka_unit_test(any_value_can_be_pushed),
        cmocka_unit_test(moves_are_taken_back),
        cmocka_unit_test(a_side_resigns),
        cmocka_unit_test(resigning_before_the_first_move),
        cmocka_unit_test(an_offer_is_accepted),
        cmocka_unit_test(an_offer_is_declined_or_withdrawn),
        cmocka_unit_test(an_offer_lapses_when_the_other_side_moves),
        cmocka_unit_test(an_offer_lapses_with_the_end),
        cmocka_unit_test(null_pointers_are_refused),
    };

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
