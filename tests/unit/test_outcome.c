/* How games end without repetition, in which order (D3), and how an end is lifted. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "support/games.h"
#include "support/moves.h"

/* A game of one line: what it ends with, if anything. */
typedef struct line {
    const char *what;
    const char *fen;
    const char *settings;
    const char *moves;
    xq_reason reason;
    xq_side winner;
    const char *clause;
} line;

#define OPEN XQ_REASON_NONE, XQ_SIDE_NONE, ""

static const line lines[] = {
    {"two chariots mate on the back rank", "4k4/R8/1R7/9/9/9/9/9/9/3K5 w - - 0 1", "", "b7b9",
     XQ_REASON_CHECKMATE, XQ_RED, "M1"},
    {"Black mates", "3k5/9/9/9/9/9/9/1r7/r8/4K4 b - - 0 1", "", "b2b0", XQ_REASON_CHECKMATE, XQ_BLACK, "M1"},
    {"a mate that stands at the start", "1R2k4/R8/9/9/9/9/9/9/9/3K5 b - - 0 1", "", "", XQ_REASON_CHECKMATE,
     XQ_RED, "M1"},
    {"a soldier and the open file leave no move", "3k5/9/2P6/9/9/9/9/9/9/4K4 w - - 0 1", "", "c7d7",
     XQ_REASON_STALEMATE, XQ_RED, "M2"},
    {"Black stalemates", "3k5/9/9/9/9/9/9/5p3/9/4K4 b - - 0 1", "", "f2e2", OPEN},
    {"Black stalemates with the general's file", "3k5/9/9/9/9/9/9/5p3/9/4K4 b - - 0 1", "", "f2e2 e0f0 e2e1",
     XQ_REASON_STALEMATE, XQ_BLACK, "M2"},
    {"B029: a stalemate that stands at the start is lost", "3k5/9/3P5/9/9/9/9/9/9/4K4 b - - 0 1", "", "",
     XQ_REASON_STALEMATE, XQ_RED, "M2"},

    {"B028: a check that can be answered", "c3k2C1/4a4/6R2/9/9/9/9/9/9/3K5 w - - 0 1", "", "g7g9", OPEN},
    {"B031: a game that can still be won", "5k3/4a4/3CN4/9/1PP5p/9/8P/4C4/4A4/2B1K4 w - - 0 46", "", "",
     OPEN},
    {"B032: no mate", "3aka3/4n4/9/9/9/9/9/7C1/7r1/3AK4 w - - 0 1", "", "", OPEN},
    {"B034: no mate", "3aka3/4n4/9/9/9/9/9/2C6/6r2/3AK4 b - - 0 1", "", "", OPEN},
    {"B035: no mate", "3aka3/4n4/9/9/9/9/2C6/9/6r2/3AK4 b - - 0 1", "", "", OPEN},

    {"the last soldier falls", "3k5/9/9/9/9/9/9/9/4p4/4K4 w - - 0 1", "", "e0e1",
     XQ_REASON_INSUFFICIENT_MATERIAL, XQ_SIDE_NONE, "D2"},
    {"the last soldier falls, guards are left", "2bakab2/9/9/9/9/9/9/B8/4p4/3AK1B2 w - - 0 1", "", "d0e1",
     XQ_REASON_INSUFFICIENT_MATERIAL, XQ_SIDE_NONE, "D2"},
    {"one soldier more", "3k5/9/9/9/9/8p/9/9/4p4/4K4 w - - 0 1", "", "e0e1", OPEN},
    {"an own soldier is enough", "3k5/9/9/9/9/8P/9/9/4p4/4K4 w - - 0 1", "", "e0e1", OPEN},
    {"a horse", "3k5/9/9/9/9/8n/9/9/4p4/4K4 w - - 0 1", "", "e0e1", OPEN},
    {"a cannon", "3k5/9/9/9/9/8C/9/9/4p4/4K4 w - - 0 1", "", "e0e1", OPEN},
    {"a chariot", "3k5/9/9/9/9/8r/9/9/4p4/4K4 w - - 0 1", "", "e0e1", OPEN},
    {"nothing but generals at the start", "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1", "", "",
     XQ_REASON_INSUFFICIENT_MATERIAL, XQ_SIDE_NONE, "D2"},
    {"switched off", "3k5/9/9/9/9/9/9/9/4p4/4K4 w - - 0 1", "insufficient_material=off", "e0e1", OPEN},

    {"the 120th ply", "3k5/8r/9/9/9/9/9/9/R8/4K4 w - - 118 60", "", "a1a2 i8i7", XQ_REASON_NO_CAPTURE_LIMIT,
     XQ_SIDE_NONE, "D1"},
    {"the 119th ply", "3k5/8r/9/9/9/9/9/9/R8/4K4 w - - 118 60", "", "a1a2", OPEN},
    {"a clock of 119 at the start", "3k5/8r/9/9/9/9/9/9/R8/4K4 w - - 119 60", "", "", OPEN},
    {"a clock of 120 at the start", "3k5/8r/9/9/9/9/9/9/R8/4K4 w - - 120 60", "", "",
     XQ_REASON_NO_CAPTURE_LIMIT, XQ_SIDE_NONE, "D1"},
    {"a clock far above at the start", "3k5/8r/9/9/9/9/9/9/R8/4K4 w - - 999999 60", "", "",
     XQ_REASON_NO_CAPTURE_LIMIT, XQ_SIDE_NONE, "D1"},
    {"a capture on the 120th ply", "3k1a3/R7r/9/9/9/9/9/9/9/4K4 w - - 119 60", "", "a8i8", OPEN},
    {"a soldier's move on the 120th ply", "3k5/8r/9/9/9/P8/9/9/9/4K4 w - - 119 60", "", "a4a5",
     XQ_REASON_NO_CAPTURE_LIMIT, XQ_SIDE_NONE, "D1"},
    {"a check on the 120th ply", "3k5/8r/9/9/9/9/9/9/R8/4K4 w - - 119 60", "", "a1a9",
     XQ_REASON_NO_CAPTURE_LIMIT, XQ_SIDE_NONE, "D1"},
    {"a limit of 2", "3k5/8r/9/9/9/9/9/9/R8/4K4 w - - 0 1", "no_capture_limit=2", "a1a2 i8i7",
     XQ_REASON_NO_CAPTURE_LIMIT, XQ_SIDE_NONE, "D1"},
    /* Of the claimant's checks so many count; the draw falls when either side could claim it. */
    {"both check, all checks count", "3akr3/5c3/1P2R4/9/9/9/9/9/9/4CK3 b - - 0 1",
     "rules=axf repetition_count=9 no_capture_limit=8 checks_counted=all",
     "f8e8 e7f7 e8f8 f7e7 f8e8 e7f7 e8f8 f7e7", XQ_REASON_NO_CAPTURE_LIMIT, XQ_SIDE_NONE, "D1"},
    {"both check, four count", "3akr3/5c3/1P2R4/9/9/9/9/9/9/4CK3 b - - 0 1",
     "rules=axf repetition_count=9 no_capture_limit=8 checks_counted=4",
     "f8e8 e7f7 e8f8 f7e7 f8e8 e7f7 e8f8 f7e7", XQ_REASON_NO_CAPTURE_LIMIT, XQ_SIDE_NONE, "D1"},
    {"both check, three count", "3akr3/5c3/1P2R4/9/9/9/9/9/9/4CK3 b - - 0 1",
     "rules=axf repetition_count=9 no_capture_limit=8 checks_counted=3",
     "f8e8 e7f7 e8f8 f7e7 f8e8 e7f7 e8f8 f7e7 f8e8 e7f7 e8f8 f7e7", OPEN},
    {"both check, three count, moves before the start were none",
     "3akr3/5c3/1P2R4/9/9/9/9/9/9/4CK3 b - - 4 1",
     "rules=axf repetition_count=9 no_capture_limit=8 checks_counted=3", "f8e8 e7f7 e8f8 f7e7",
     XQ_REASON_NO_CAPTURE_LIMIT, XQ_SIDE_NONE, "D1"},
    {"the other side can claim", "4k4/8R/9/9/9/9/9/9/9/3K5 w - - 0 1",
     "rules=axf repetition_count=9 no_capture_limit=8 checks_counted=0",
     "i8i9 e9e8 i9i8 e8e9 i8i9 e9e8 i9i8 e8e9", XQ_REASON_NO_CAPTURE_LIMIT, XQ_SIDE_NONE, "D1"},
    {"one ply earlier it could not", "4k4/8R/9/9/9/9/9/9/9/3K5 w - - 0 1",
     "rules=axf repetition_count=9 no_capture_limit=8 checks_counted=0", "i8i9 e9e8 i9i8 e8e9 i8i9 e9e8 i9i8",
     OPEN},
    {"axf: 50 moves a side", "3k5/8r/9/9/9/9/9/9/R8/4K4 w - - 99 60", "rules=axf", "a1a2",
     XQ_REASON_NO_CAPTURE_LIMIT, XQ_SIDE_NONE, "D1"},
    {"axf: one ply less", "3k5/8r/9/9/9/9/9/9/R8/4K4 w - - 98 60", "rules=wxf", "a1a2", OPEN},
    {"no limit", "3k5/8r/9/9/9/9/9/9/R8/4K4 w - - 5000 60", "no_capture_limit=0", "a1a2", OPEN},

    {"D3: mate on the 120th ply", "4k4/R8/1R7/9/9/9/9/9/9/3K5 w - - 119 60", "", "b7b9", XQ_REASON_CHECKMATE,
     XQ_RED, "M1"},
    {"D3: stalemate on the 120th ply", "3k5/9/2P6/9/9/9/9/9/9/4K4 w - - 119 60", "", "c7d7",
     XQ_REASON_STALEMATE, XQ_RED, "M2"},
    {"D3: mate at the start, clock run out", "1R2k4/R8/9/9/9/9/9/9/9/3K5 b - - 120 60", "", "",
     XQ_REASON_CHECKMATE, XQ_RED, "M1"},
    {"D3: third occurrence on the 120th ply", "3k5/8r/9/9/9/9/9/9/R8/4K4 w - - 112 60", "",
     "a1a2 i8i7 a2a1 i7i8 a1a2 i8i7 a2a1 i7i8", XQ_REASON_REPETITION, XQ_SIDE_NONE, "Q7"},
    {"D3: perpetual check on the 120th ply", "4k4/8R/9/9/9/9/9/9/9/3K5 w - - 112 60", "",
     "i8i9 e9e8 i9i8 e8e9 i8i9 e9e8 i9i8 e8e9", XQ_REASON_PERPETUAL_CHECK, XQ_BLACK, "Q7"},
    {"D3: the limit before material", "3k5/9/9/9/9/9/9/9/9/4K4 w - - 120 61", "", "",
     XQ_REASON_NO_CAPTURE_LIMIT, XQ_SIDE_NONE, "D1"},
};

enum { LINES = sizeof lines / sizeof lines[0] };

static void each_line_ends_as_told(void **state)
{
    unsigned wrong = 0;
    size_t i;

    (void)state;
    for (i = 0; i < LINES; i++) {
        xq_game *game = game_from(lines[i].fen, lines[i].settings, 0);
        xq_outcome outcome;

        game_play(game, lines[i].moves);
        outcome = game_outcome(game);
        if (outcome.reason != (int32_t)lines[i].reason || outcome.winner != (int32_t)lines[i].winner ||
            strcmp(outcome.clause, lines[i].clause) != 0 || outcome.ply != xq_game_ply_count(game)) {
            wrong++;
            print_error("%s: %s by %s, winner %d, ply %u\n", lines[i].what,
                        xq_reason_name((xq_reason)outcome.reason), outcome.clause, (int)outcome.winner,
                        (unsigned)outcome.ply);
        }
        xq_game_free(game);
    }
    assert_int_equal(wrong, 0);
}

/* The same with colours swapped through the board: the other side wins. */
static void sides_are_alike(void **state)
{
    unsigned wrong = 0;
    size_t i;

    (void)state;
    for (i = 0; i < LINES; i++) {
        const xq_position start = position_of(lines[i].fen, XQ_VARIANT_XIANGQI);
        xq_rules *rules = rules_with(lines[i].settings);
        xq_position swapped;
        xq_game *game;
        xq_outcome outcome;
        xq_move moves[16];
        size_t count = moves_read(lines[i].moves, XQ_VARIANT_XIANGQI, moves, 16);
        size_t j;

        assert_int_equal(xq_position_swap_sides(&start, &swapped), XQ_OK);
        assert_int_equal(xq_game_new(&swapped, rules, NULL, &game, NULL), XQ_OK);
        for (j = 0; j < count; j++) {
            const unsigned from = moves[j] >> 7;
            const unsigned to = moves[j] & 127;
            const xq_move turned =
                (xq_move)(((9 - from / 9) * 9 + from % 9) << 7 | ((9 - to / 9) * 9 + to % 9));

            assert_int_equal(xq_game_push(game, turned, NULL), XQ_OK);
        }
        outcome = game_outcome(game);
        if (outcome.reason != (int32_t)lines[i].reason ||
            outcome.winner != (int32_t)xq_side_other(lines[i].winner)) {
            wrong++;
            print_error("%s, sides swapped: %s, winner %d\n", lines[i].what,
                        xq_reason_name((xq_reason)outcome.reason), (int)outcome.winner);
        }
        xq_game_free(game);
        xq_rules_free(rules);
    }
    assert_int_equal(wrong, 0);
}

/* 120 plies from a clock of 0, counted one by one. */
static void the_limit_falls_on_its_ply(void **state)
{
    static const char shuffle[] = "a1a2 i8i7 a2a1 i7i8";
    xq_game *game = game_from("3k5/8r/9/9/9/9/9/9/R8/4K4 w - - 0 1", "repetition_count=100", 0);

    (void)state;
    game_repeat(game, shuffle, 29);
    assert_open(game, 116);
    game_play(game, "a1a2 i8i7 a2a1");
    assert_open(game, 119);
    game_play(game, "i7i8");
    assert_ended(game, XQ_REASON_NO_CAPTURE_LIMIT, XQ_SIDE_NONE, 120, "D1");
    xq_game_free(game);
}

/* A capture starts the count anew, whoever captured; what follows needs 120 plies again. */
static void a_capture_starts_the_count_anew(void **state)
{
    xq_game *game = game_from("3k5/8r/9/9/9/p8/9/9/R8/4K4 w - - 100 1", "repetition_count=100", 0);

    (void)state;
    game_play(game, "a1a4 i8i7"); /* Red captures on ply 1 */
    game_repeat(game, "a4a5 i7i8 a5a4 i8i7", 29);
    game_play(game, "a4a5 i7i8");
    assert_open(game, 120);
    game_play(game, "a5a4");
    assert_ended(game, XQ_REASON_NO_CAPTURE_LIMIT, XQ_SIDE_NONE, 121, "D1");
    xq_game_free(game);

    game = game_from("3k5/8r/9/9/9/9/8P/9/R8/4K4 w - - 117 1", "repetition_count=100", 0);
    game_play(game, "a1a2 i8i3"); /* Black captures on ply 2 */
    game_repeat(game, "a2a1 i3i4 a1a2 i4i3", 29);
    game_play(game, "a2a1 i3i4 a1a2");
    assert_open(game, 121);
    game_play(game, "i4i3");
    assert_ended(game, XQ_REASON_NO_CAPTURE_LIMIT, XQ_SIDE_NONE, 122, "D1");
    xq_game_free(game);
}

/* Every kind of end is lifted by taking back the ply on which it fell, and falls again with it. */
static void ends_are_lifted_with_their_ply(void **state)
{
    size_t i;

    (void)state;
    for (i = 0; i < LINES; i++) {
        xq_game *game = game_from(lines[i].fen, lines[i].settings, 0);
        uint32_t plies;
        xq_move move;

        game_play(game, lines[i].moves);
        plies = xq_game_ply_count(game);
        if (plies > 0 && lines[i].reason != XQ_REASON_NONE) {
            xq_verdict verdict;

            assert_ended(game, lines[i].reason, lines[i].winner, plies, lines[i].clause);
            assert_int_equal(xq_game_pop(game, &move, NULL), XQ_OK);
            assert_open(game, plies - 1);
            assert_false(xq_game_verdict(game, &verdict));
            assert_int_equal(xq_game_push(game, move, NULL), XQ_OK);
            assert_ended(game, lines[i].reason, lines[i].winner, plies, lines[i].clause);
        } else if (plies == 0) {
            assert_int_equal(xq_game_pop(game, &move, NULL), XQ_ERR_NO_MOVE);
        }
        xq_game_free(game);
    }
}

static void an_ended_game_takes_no_move(void **state) /* T2 */
{
    size_t i;

    (void)state;
    for (i = 0; i < LINES; i++) {
        xq_game *game = game_from(lines[i].fen, lines[i].settings, 0);
        xq_move moves[XQ_MOVES_MAX];
        xq_error error;

        game_play(game, lines[i].moves);
        if (lines[i].reason != XQ_REASON_NONE) {
            const uint32_t plies = xq_game_ply_count(game);
            const size_t count = xq_position_moves(xq_game_position(game), moves, XQ_MOVES_MAX);

            assert_int_equal(xq_game_push(game, count > 0 ? moves[0] : XQ_MOVE_NONE, &error),
                             XQ_ERR_GAME_OVER);
            assert_int_equal(error.code, XQ_ERR_GAME_OVER);
            assert_non_null(strstr(error.text, xq_reason_name(lines[i].reason)));
            assert_non_null(strstr(error.text, lines[i].clause));
            assert_int_equal(xq_game_ply_count(game), plies);
        }
        xq_game_free(game);
    }
}

/* Played on, the outcome stays the first; taking back to before it lifts it. */
static void the_first_end_stays_when_played_on(void **state)
{
    xq_game *game = game_from("4k4/R8/1R7/9/9/9/9/9/9/3K5 w - - 118 60", "", XQ_GAME_PLAY_ON);
    xq_error error;

    (void)state;
    game_play(game, "b7b6 e9f9"); /* the 120th ply */
    assert_ended(game, XQ_REASON_NO_CAPTURE_LIMIT, XQ_SIDE_NONE, 2, "D1");
    game_play(game, "b6b9"); /* mate comes too late */
    assert_true(xq_position_is_checkmate(xq_game_position(game)));
    assert_ended(game, XQ_REASON_NO_CAPTURE_LIMIT, XQ_SIDE_NONE, 2, "D1");
    assert_int_equal(xq_game_push(game, xq_move_make(86, 77), &error), XQ_ERR_ILLEGAL_MOVE);
    assert_int_equal(xq_game_resign(game, XQ_RED, &error), XQ_ERR_GAME_OVER);
    assert_int_equal(xq_game_offer_draw(game, XQ_RED, &error), XQ_ERR_GAME_OVER);
    assert_int_equal(xq_game_pop(game, NULL, NULL), XQ_OK);
    assert_ended(game, XQ_REASON_NO_CAPTURE_LIMIT, XQ_SIDE_NONE, 2, "D1");
    assert_int_equal(xq_game_pop(game, NULL, NULL), XQ_OK);
    assert_open(game, 1);
    xq_game_free(game);
}

/* A game that ended at its start can be played on. */
static void a_start_that_is_an_end_can_be_played_on(void **state)
{
    xq_game *game = game_from("3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1", "", XQ_GAME_PLAY_ON);

    (void)state;
    game_repeat(game, "e0e1 d9d8 e1e0 d8d9", 50);
    assert_ended(game, XQ_REASON_INSUFFICIENT_MATERIAL, XQ_SIDE_NONE, 0, "D2");
    while (xq_game_pop(game, NULL, NULL) == XQ_OK) {
        assert_ended(game, XQ_REASON_INSUFFICIENT_MATERIAL, XQ_SIDE_NONE, 0, "D2");
    }
    xq_game_free(game);
}

/* B028: the legal answers to the check are there, and one of them can be played. */
static void a_check_is_no_mate(void **state)
{
    xq_game *game = game_from("c3k2C1/4a4/6R2/9/9/9/9/9/9/3K5 w - - 0 1", "", 0);
    xq_move answers[XQ_MOVES_MAX];

    (void)state;
    game_play(game, "g7g9");
    assert_int_equal(xq_position_status(xq_game_position(game)), XQ_STANDING_CHECK);
    /* The advisor's step between is the one answer. */
    assert_int_equal(xq_position_evasions(xq_game_position(game), answers, XQ_MOVES_MAX), 1);
    assert_string_equal(move_text(answers[0], XQ_VARIANT_XIANGQI), "e8f9");
    assert_int_equal(xq_game_push(game, answers[0], NULL), XQ_OK);
    assert_open(game, 2);
    xq_game_free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_line_ends_as_told),
        cmocka_unit_test(sides_are_alike),
        cmocka_unit_test(the_limit_falls_on_its_ply),
        cmocka_unit_test(a_capture_starts_the_count_anew),
        cmocka_unit_test(ends_are_lifted_with_their_ply),
        cmocka_unit_test(an_ended_game_takes_no_move),
        cmocka_unit_test(the_first_end_stays_when_played_on),
        cmocka_unit_test(a_start_that_is_an_end_can_be_played_on),
        cmocka_unit_test(a_check_is_no_mate),
    };

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
