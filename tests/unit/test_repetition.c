/* Repetition, most of it under check-only: occurrences (Q1), window (Q2), perpetual check (Q7), evidence. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

#include "game/game.h"
#include "judge/repetition.h"
#include "support/games.h"
#include "support/moves.h"
#include "support/naive.h"

enum { LINE_MAX_PLIES = 64 };

/* A red chariot and a general that can only step aside: i8i9 and i9i8 check, all else is idle. */
static const char chase_fen[] = "4k4/8R/9/9/9/9/9/9/9/3K5 w - - 0 1";
static const char checks[] = "i8i9 e9e8 i9i8 e8e9";

static xq_verdict verdict_of(const xq_game *game)
{
    xq_verdict verdict;

    assert_true(xq_game_verdict(game, &verdict));
    return verdict;
}

/* --- Occurrences (Q1) ----------------------------------------------------------------------------- */

/* B037: taken back, the repetition is gone; played again it is there again. */
static void the_third_occurrence_ends_the_game(void **state)
{
    static const char shuffle[] = "h2e2 h7e7 e2h2 e7h7";
    xq_game *game = game_from(NULL, "", 0);

    (void)state;
    assert_int_equal(xq_game_repetitions(game), 1);
    game_play(game, shuffle);
    assert_int_equal(xq_game_repetitions(game), 2);
    game_play(game, "h2e2 h7e7 e2h2");
    assert_open(game, 7);
    assert_int_equal(xq_game_repetitions(game), 2);
    game_play(game, "e7h7");
    assert_ended(game, XQ_REASON_REPETITION, XQ_SIDE_NONE, 8, "Q7");
    assert_int_equal(xq_game_repetitions(game), 3);
    assert_int_equal(xq_game_pop(game, NULL, NULL), XQ_OK);
    assert_int_equal(xq_game_pop(game, NULL, NULL), XQ_OK);
    assert_open(game, 6);
    assert_int_equal(xq_game_repetitions(game), 2);
    game_play(game, "e2h2 e7h7");
    assert_ended(game, XQ_REASON_REPETITION, XQ_SIDE_NONE, 8, "Q7");
    xq_game_free(game);
}

/* The same placement with the other side to move is another position. */
static void the_side_to_move_belongs_to_the_position(void **state)
{
    xq_game *game = game_from("3k5/9/9/9/9/9/9/9/R8/4K4 w - - 0 1", "", 0);

    (void)state;
    /* Red takes three moves to come back, Black two: after 5 plies the placement stands, Black to move. */
    game_play(game, "a1a2 d9d8 a2a3 d8d9 a3a1");
    assert_int_equal(xq_game_repetitions(game), 1);
    game_play(game, "d9d8 a1a2 d8d9 a2a1"); /* d9 and a1 again, Black to move: a second time */
    assert_int_equal(xq_game_repetitions(game), 2);
    assert_open(game, 9);
    game_play(game, "d9d8 a1a2 d8d9"); /* d9 and a2 with Red to move has not stood before ply 8 */
    assert_int_equal(xq_game_repetitions(game), 2);
    assert_open(game, 12);
    xq_game_free(game);
}

/* Like pieces that change places make the same position. */
static void like_pieces_are_alike(void **state)
{
    xq_game *game = game_from("3k5/9/9/9/9/9/9/9/R8/R3K4 w - - 0 1", "repetition_count=2", 0);

    (void)state;
    game_play(game, "a1b1 d9d8 a0a1 d8d9 b1b0 d9d8 b0a0");
    assert_open(game, 7);
    game_play(game, "d8d9");
    assert_ended(game, XQ_REASON_REPETITION, XQ_SIDE_NONE, 8, "Q7");
    xq_game_free(game);
}

static void the_count_can_be_set(void **state)
{
    static const unsigned counts[] = {2, 3, 4, 7, 100};
    size_t i;

    (void)state;
    for (i = 0; i < sizeof counts / sizeof counts[0]; i++) {
        char settings[64];
        xq_game *game;
        unsigned loops = 0;

        snprintf(settings, sizeof settings, "repetition_count=%u no_capture_limit=0", counts[i]);
        game = game_from(chase_fen, settings, 0);
        while (!xq_game_is_over(game)) {
            game_play(game, checks);
            loops++;
        }
        assert_int_equal(loops, counts[i] - 1);
        assert_ended(game, XQ_REASON_PERPETUAL_CHECK, XQ_BLACK, 4 * loops, "Q7");
        assert_int_equal(verdict_of(game).occurrences, counts[i]);
        xq_game_free(game);
    }
}

static void repetition_can_be_switched_off(void **state)
{
    xq_game *game = game_from(chase_fen, "perpetual_check=draw repetition=off", 0);
    xq_verdict verdict;

    (void)state;
    game_repeat(game, checks, 29);
    assert_open(game, 116);
    game_play(game, checks);
    assert_ended(game, XQ_REASON_NO_CAPTURE_LIMIT, XQ_SIDE_NONE, 120, "D1");
    assert_int_equal(xq_game_repetitions(game), 31);
    assert_false(xq_game_verdict(game, &verdict));
    xq_game_free(game);
}

/* Positions before a capture can't come again; those after it are counted among themselves. */
static void a_capture_cuts_the_history(void **state)
{
    xq_game *game = game_from("3k5/9/9/9/9/9/9/p8/R8/4K4 w - - 5 1", "", 0);

    (void)state;
    game_play(game, "a1b1 d9d8 b1a1 d8d9 a1b1 d9d8 b1b2 d8d9 b2a2"); /* takes the soldier */
    game_play(game, "d9d8 a2a3 d8d9 a3a2 d9d8 a2a3 d8d9");
    assert_open(game, 16);
    game_play(game, "a3a2");
    assert_ended(game, XQ_REASON_REPETITION, XQ_SIDE_NONE, 17, "Q7");
    assert_int_equal(verdict_of(game).first, 10);
    xq_game_free(game);
}

/* --- Forced collisions ---------------------------------------------------------------------------- */

enum { FORGED_PLIES = 24 };

typedef struct forged {
    xq_position position;
    xq_ply plies[FORGED_PLIES];
    uint64_t keys[FORGED_PLIES];
} forged;

/* A history whose keys all collide, or never match. */
static xq_history forge(forged *memory, const char *fen, const char *moves, bool collide)
{
    xq_move list[FORGED_PLIES];
    const size_t count = moves_read(moves, XQ_VARIANT_XIANGQI, list, FORGED_PLIES);
    size_t i;

    memory->position = position_of(fen, XQ_VARIANT_XIANGQI);
    for (i = 0; i < count; i++) {
        memory->plies[i].move = list[i];
        assert_int_equal(xq_position_play(&memory->position, list[i], &memory->plies[i].undo, NULL), XQ_OK);
        memory->plies[i].check = xq_position_in_check(&memory->position);
    }
    for (i = 0; i < count; i++) {
        memory->keys[i] = xq_position_key(&memory->position) ^ (collide ? 0 : i + 1);
    }
    return (xq_history){
        .position = &memory->position,
        .plies = memory->plies,
        .keys = memory->keys,
        .count = (uint32_t)count,
    };
}

static void equal_keys_are_no_occurrence(void **state)
{
    static const char idle[] = "3k5/9/9/9/9/9/9/9/R8/4K4 w - - 0 1";
    forged memory;
    xq_history history;
    xq_occurrences found;

    (void)state;
    /* All different positions. */
    history = forge(&memory, idle, "a1a2 d9d8 a2a3 d8d7 a3a4 d7d8 a4a5 d8d9", true);
    found = xq_occurrences_find(&history, 3);
    assert_int_equal(found.count, 1);
    assert_int_equal(found.first, 8);
    assert_int_equal(found.previous, 8);

    /* Twice among five: the keys promise five, the placements say two. */
    history = forge(&memory, idle, "a1a2 d9d8 a2a3 d8d9 a3a2 d9d8 a2a1 d8d9", true);
    found = xq_occurrences_find(&history, 3);
    assert_int_equal(found.count, 2);
    assert_int_equal(found.first, 0);
    assert_int_equal(found.previous, 0);

    /* The true three among many. */
    history = forge(&memory, chase_fen, "i8i9 e9e8 i9i8 e8e9 i8i9 e9e8 i9i8 e8e9", true);
    found = xq_occurrences_find(&history, 3);
    assert_int_equal(found.count, 3);
    assert_int_equal(found.first, 0);
    assert_int_equal(found.previous, 4);

    /* Keys filter: where none matches no placement is asked. */
    history = forge(&memory, chase_fen, "i8i9 e9e8 i9i8 e8e9 i8i9 e9e8 i9i8 e8e9", false);
    assert_int_equal(xq_occurrences_find(&history, 2).count, 1);
}

/* --- Perpetual check (Q7) ------------------------------------------------------------------------- */

/* B038, B041, B043: the checking side loses at the third occurrence of a position, not at a third check. */
static void perpetual_check_loses(void **state)
{
    xq_game *game = game_from(chase_fen, "", 0);

    (void)state;
    game_play(game, "i8i9 e9e8 i9i8 e8e9 i8i9 e9e8 i9i8"); /* four checks */
    assert_open(game, 7);
    game_play(game, "e8e9");
    assert_ended(game, XQ_REASON_PERPETUAL_CHECK, XQ_BLACK, 8, "Q7");
    assert_int_equal(xq_game_pop(game, NULL, NULL), XQ_OK);
    assert_open(game, 7);
    game_play(game, "e8e7"); /* he may turn aside */
    assert_open(game, 8);
    xq_game_free(game);

    game = game_from(chase_fen, "", 0); /* B041: a third time round is refused, or played on */
    game_repeat(game, checks, 2);
    assert_int_equal(xq_game_push(game, xq_move_make(80, 89), NULL), XQ_ERR_GAME_OVER);
    xq_game_free(game);
    game = game_from(chase_fen, "", XQ_GAME_PLAY_ON);
    game_repeat(game, checks, 3);
    assert_ended(game, XQ_REASON_PERPETUAL_CHECK, XQ_BLACK, 8, "Q7");
    assert_int_equal(xq_game_ply_count(game), 12);
    xq_game_free(game);
}

static void perpetual_check_can_be_a_draw(void **state)
{
    xq_game *game = game_from(chase_fen, "perpetual_check=draw", 0);

    (void)state;
    game_repeat(game, checks, 2);
    assert_ended(game, XQ_REASON_REPETITION, XQ_SIDE_NONE, 8, "Q7");
    assert_int_equal(verdict_of(game).judgement[XQ_RED], XQ_NATURE_CHECK);
    xq_game_free(game);
}

/* One idle move among checks from changing points breaks the perpetual check. */
static void one_idle_move_saves(void **state)
{
    xq_game *game = game_from(chase_fen, "", 0);

    (void)state;
    game_play(game, "i8i9 e9e8 i9i5 e8e9 i5i9 e9e8 i9i8 e8e9 i8i9"); /* i9i5 is idle */
    assert_ended(game, XQ_REASON_REPETITION, XQ_SIDE_NONE, 9, "Q7");
    assert_int_equal(verdict_of(game).first, 2);
    assert_int_equal(verdict_of(game).judgement[XQ_RED], XQ_NATURE_IDLE);
    xq_game_free(game);

    /* Judged by the last loop alone, from ply 6 on, every move checks. */
    game = game_from(chase_fen, "repetition_window=last", 0);
    game_play(game, "i8i9 e9e8 i9i5 e8e9 i5i9 e9e8 i9i8 e8e9 i8i9");
    assert_ended(game, XQ_REASON_PERPETUAL_CHECK, XQ_BLACK, 9, "Q7");
    assert_int_equal(verdict_of(game).first, 6);
    xq_game_free(game);
}

/* Both check with every move (D4 of the manual): neither loses. */
static void mutual_perpetual_check_is_a_draw(void **state)
{
    xq_game *game = game_from("3akr3/5c3/1P2b4/4R4/9/9/9/9/9/4CK3 w - - 0 1", "", 0);
    xq_verdict verdict;

    (void)state;
    game_play(game, "e6e7 f8e8 e7f7 e8f8 f7e7 f8e8 e7f7 e8f8 f7e7");
    assert_ended(game, XQ_REASON_MUTUAL_PERPETUAL, XQ_SIDE_NONE, 9, "Q7");
    verdict = verdict_of(game);
    assert_int_equal(verdict.loser, XQ_SIDE_NONE);
    assert_int_equal(verdict.judgement[XQ_RED], XQ_NATURE_CHECK);
    assert_int_equal(verdict.judgement[XQ_BLACK], XQ_NATURE_CHECK);
    assert_int_equal(verdict.reason, XQ_REASON_MUTUAL_PERPETUAL);
    xq_game_free(game);
}

/* --- Window (Q2) ---------------------------------------------------------------------------------- */

typedef struct window_row {
    const char *what;
    const char *fen;
    const char *moves;
    xq_side loser_of_first; /* window from the first occurrence */
    xq_side loser_of_last;  /* the last loop alone */
} window_row;

static const window_row windows[] = {
    {"an idle loop, then a checking loop", "3k5/R8/9/9/6b2/9/9/9/9/4K4 w - - 0 1",
     "a8b8 g5i7 b8a8 i7g5 a8a9 d9d8 a9a8 d8d9", XQ_SIDE_NONE, XQ_RED},
    {"a checking loop, then an idle loop", "3k5/R8/9/9/6b2/9/9/9/9/4K4 w - - 0 1",
     "a8a9 d9d8 a9a8 d8d9 a8b8 g5i7 b8a8 i7g5", XQ_SIDE_NONE, XQ_SIDE_NONE},
    {"two checking loops that differ", "3k5/R8/9/9/6b2/9/9/9/9/4K4 w - - 0 1",
     "a8a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a8 d8d9", XQ_RED, XQ_RED},
    {"Black: an idle loop, then a checking loop", "4k4/9/9/9/9/6B2/9/9/r8/3K5 b - - 0 1",
     "a1b1 g4i2 b1a1 i2g4 a1a0 d0d1 a0a1 d1d0", XQ_SIDE_NONE, XQ_BLACK},
};

static xq_side loser_in(const window_row *row, const char *settings, uint32_t first)
{
    xq_game *game = game_from(row->fen, settings, 0);
    xq_verdict verdict;

    game_play(game, row->moves);
    verdict = verdict_of(game);
    assert_int_equal(verdict.first, first);
    assert_int_equal(verdict.last, 8);
    assert_int_equal(verdict.occurrences, 3);
    assert_int_equal(game_outcome(game).winner, xq_side_other((xq_side)verdict.loser));
    xq_game_free(game);
    return (xq_side)verdict.loser;
}

static void the_window_can_be_set(void **state)
{
    unsigned wrong = 0;
    size_t i;

    (void)state;
    for (i = 0; i < sizeof windows / sizeof windows[0]; i++) {
        const window_row *row = &windows[i];

        if (loser_in(row, "", 1) != row->loser_of_first ||
            loser_in(row, "repetition_window=first", 1) != row->loser_of_first ||
            loser_in(row, "repetition_window=last", 5) != row->loser_of_last) {
            wrong++;
            print_error("%s\n", row->what);
        }
    }
    assert_int_equal(wrong, 0);
}

/* What comes before the first occurrence does not count. */
static void moves_before_the_cycle_do_not_count(void **state)
{
    xq_game *game = game_from("4k4/9/7R1/9/9/9/9/9/9/3K5 w - - 0 1", "", 0);

    (void)state;
    game_play(game, "h7i7 e9f9 i7i8 f9e9");
    game_repeat(game, checks, 2);
    assert_ended(game, XQ_REASON_PERPETUAL_CHECK, XQ_BLACK, 12, "Q7");
    assert_int_equal(verdict_of(game).first, 5);
    xq_game_free(game);
}

/* --- Verdict and evidence ------------------------------------------------------------------------- */

static void the_verdict_shows_its_evidence(void **state)
{
    static const char line[] = "h7i7 e9f9 i7i8 f9e9 i8i9 e9e8 i9i8 e8e9 i8i9 e9e8 i9i8 e8e9";
    xq_game *game = game_from("4k4/9/7R1/9/9/9/9/9/9/3K5 w - - 0 1", "", XQ_GAME_PLAY_ON);
    xq_move moves[12];
    xq_verdict verdict;
    xq_evidence evidence;
    uint32_t index;

    (void)state;
    assert_int_equal(moves_read(line, XQ_VARIANT_XIANGQI, moves, 12), 12);
    game_play(game, line);
    game_play(game, "i8i7 e9f9"); /* played on: the evidence stays */
    verdict = verdict_of(game);
    assert_int_equal(verdict.first, 5);
    assert_int_equal(verdict.last, 12);
    assert_int_equal(verdict.occurrences, 3);
    assert_int_equal(verdict.loser, XQ_RED);
    assert_int_equal(verdict.judgement[XQ_RED], XQ_NATURE_CHECK);
    assert_int_equal(verdict.judgement[XQ_BLACK], XQ_NATURE_IDLE);
    assert_int_equal(verdict.reason, XQ_REASON_PERPETUAL_CHECK);
    assert_string_equal(verdict.clause, "Q7");
    for (index = 0; index < 8; index++) {
        const bool red = index % 2 == 0;

        assert_true(xq_game_evidence(game, index, &evidence));
        assert_int_equal(evidence.ply, verdict.first + index);
        assert_int_equal(evidence.move, moves[evidence.ply - 1]);
        assert_int_equal(evidence.side, red ? XQ_RED : XQ_BLACK);
        assert_int_equal(evidence.nature, red ? XQ_NATURE_CHECK : XQ_NATURE_IDLE);
        assert_int_equal(evidence.chaser, XQ_SQUARE_NONE);
        assert_int_equal(evidence.victims, 0);
    }
    memset(&evidence, 0x5A, sizeof evidence);
    assert_false(xq_game_evidence(game, index, &evidence));
    assert_false(xq_game_evidence(game, UINT32_MAX, &evidence));
    assert_int_equal(evidence.ply, 0x5A5A5A5A);
    xq_game_free(game);
}

/* Ends of other kinds have no verdict, also where an earlier repetition was taken back. */
static void other_ends_have_no_verdict(void **state)
{
    xq_game *game = game_from(chase_fen, "", 0);
    xq_verdict verdict = {.first = 77};
    xq_evidence evidence;

    (void)state;
    game_repeat(game, checks, 2);
    assert_true(xq_game_is_over(game));
    assert_int_equal(xq_game_pop(game, NULL, NULL), XQ_OK);
    assert_false(xq_game_verdict(game, &verdict));
    assert_int_equal(xq_game_resign(game, XQ_BLACK, NULL), XQ_OK);
    assert_false(xq_game_verdict(game, &verdict));
    assert_false(xq_game_evidence(game, 0, &evidence));
    assert_int_equal(verdict.first, 77);
    xq_game_free(game);
}

/* --- Reported games: check or not on every ply ------------------------------------------------------- */

/* Plays a line and returns, per ply, '+' for a check and '.' else, as the game keeps it; the second implementation
   has to agree. */
static const char *check_flags(xq_game *game, const char *fen, const char *moves)
{
    static char flags[LINE_MAX_PLIES + 1];
    xq_move list[LINE_MAX_PLIES];
    const size_t count = moves_read(moves, XQ_VARIANT_XIANGQI, list, LINE_MAX_PLIES);
    naive_board board;
    size_t i;

    assert_true(naive_read(&board, fen));
    for (i = 0; i < count; i++) {
        xq_position position;

        assert_int_equal(xq_game_push(game, list[i], NULL), XQ_OK);
        naive_play(&board, list[i] >> 7, list[i] & 127);
        assert_int_equal(xq_game_position_at(game, (uint32_t)i + 1, &position), XQ_OK);
        flags[i] = game->played.plies[i].check ? '+' : '.';
        assert_int_equal(flags[i] == '+', naive_in_check(&board, board.side));
        assert_int_equal(flags[i] == '+', xq_position_in_check(&position));
    }
    flags[count] = '\0';
    return flags;
}

/* B040: six checks, but no position a third time. */
static void checks_alone_are_no_repetition(void **state)
{
    xq_game *game = game_from(chase_fen, "", 0);

    (void)state;
    assert_string_equal(check_flags(game, chase_fen,
                                    "i8i9 e9e8 i9i8 e8e9 i8h8 e9f9 h8h9 f9f8 h9h8 f8f9 h8g8 f9e9 g8g9 e9e8 "
                                    "g9g8 e8e9"),
                        "+.+...+.+...+.+.");
    assert_open(game, 16);
    xq_game_free(game);
}

/*
 * B044: a long series of checks by two pieces with changing targets. Every red move checks and no black
 * one; the position after ply 10 stands again after 14, 18 and 22, all others at most twice.
 */
static void a_long_series_of_checks(void **state)
{
    static const char fen[] = "3ak3C/4a2R1/9/4p3p/2r1rcR2/4C4/1n2P3P/B3B4/4A4/1c2KA3 w - - 0 1";
    static const char line[] =
        "g5g9 f5f9 g9g5 f9f5 h8h9 e8f9 h9h6 f9e8 g5g9 f5f9 g9g7 f9f3 g7g9 f3f9 g9g8 f9f1 g8g9 f1f9 g9g2 "
        "f9f2 g2g9 f2f9 g9g6 f9f6 h6h9 f6f9 h9h3 f9f6 g6g9 f6f9 g9g8 f9f7 h3h9 f7f9 h9h0 f9f7 g8g9 f7f9 "
        "g9g6 f9f6";
    xq_game *game = game_from(fen, "", XQ_GAME_PLAY_ON);
    uint32_t ply;

    (void)state;
    assert_string_equal(check_flags(game, fen, line), "+.+.+.+.+.+.+.+.+.+.+.+.+.+.+.+.+.+.+.+.");
    assert_ended(game, XQ_REASON_PERPETUAL_CHECK, XQ_BLACK, 18, "Q7");
    assert_int_equal(verdict_of(game).first, 11);
    for (ply = 40; ply > 0; ply--) {
        const uint32_t stood = ply == 4 ? 2 : ply >= 14 && ply <= 22 && ply % 4 == 2 ? (ply - 6) / 4 : 1;

        assert_int_equal(xq_game_repetitions(game), stood);
        assert_int_equal(xq_game_is_over(game), ply >= 18);
        assert_int_equal(xq_game_pop(game, NULL, NULL), XQ_OK);
    }
    assert_open(game, 0);
    xq_game_free(game);
}

/* --- Long games ----------------------------------------------------------------------------------- */

/* Played on for thousands of loops: judging has stopped, so each push costs the same. */
static void thousands_of_repeats_are_played_on(void **state)
{
    enum { LOOPS = 20000 };
    xq_game *game = game_from(chase_fen, "", XQ_GAME_PLAY_ON);
    const clock_t start = clock();

    (void)state;
    game_repeat(game, checks, LOOPS);
    assert_int_equal(xq_game_repetitions(game), LOOPS + 1);
    assert_ended(game, XQ_REASON_PERPETUAL_CHECK, XQ_BLACK, 8, "Q7");
    while (xq_game_ply_count(game) > 7) {
        assert_int_equal(xq_game_pop(game, NULL, NULL), XQ_OK);
    }
    assert_open(game, 7);
    assert_true((double)(clock() - start) / CLOCKS_PER_SEC < 10);
    xq_game_free(game);
}

/*
 * Two chariots walk round in circles of 7 and 9 points: every 126 plies the same position, so that the
 * hundredth occurrence comes on ply 99 * 126, all without a capture. Each ply of that window is judged once.
 */
static void thousands_of_plies_are_judged(void **state)
{
    static const struct {
        const char *settings;
        const char *clause;
    } profiles[] = {
        {"rules=check-only repetition_count=100 no_capture_limit=0", "Q7"},
        {"rules=asian-online repetition_count=100 no_capture_limit=0", "Q5"},
        {"rules=axf repetition_count=100 no_capture_limit=0", "AXF 5"},
    };
    const clock_t start = clock();
    size_t i;

    (void)state;
    for (i = 0; i < sizeof profiles / sizeof profiles[0]; i++) {
        xq_game *game = game_from("5k3/9/9/9/9/9/9/9/8r/R2K5 w - - 0 1", profiles[i].settings, 0);
        unsigned round;

        for (round = 0; !xq_game_is_over(game); round++) {
            const unsigned red = round % 7;
            const unsigned black = round % 9;
            const xq_move step[2] = {
                xq_move_make((xq_square)(red * 9), (xq_square)((red + 1) % 7 * 9)),
                xq_move_make((xq_square)((black + 1) * 9 + 8), (xq_square)(((black + 1) % 9 + 1) * 9 + 8))};

            assert_int_equal(xq_game_push(game, step[0], NULL), XQ_OK);
            if (!xq_game_is_over(game)) {
                assert_int_equal(xq_game_push(game, step[1], NULL), XQ_OK);
            }
        }
        assert_ended(game, XQ_REASON_REPETITION, XQ_SIDE_NONE, 99 * 126, profiles[i].clause);
        assert_int_equal(verdict_of(game).first, 1);
        assert_int_equal(verdict_of(game).occurrences, 100);
        assert_true(xq_game_explain(game, NULL, 0) > 100);
        xq_game_free(game);
    }
    assert_true((double)(clock() - start) / CLOCKS_PER_SEC < 10);
}

/* Both check for ever and so many checks count that the limit never falls: each ply costs the same all the same. */
static void a_limit_that_never_falls(void **state)
{
    enum { LOOPS = 20000 };
    xq_game *game = game_from("3akr3/5c3/1P2R4/9/9/9/9/9/9/4CK3 b - - 0 1",
                              "rules=axf perpetual_check=draw perpetual_chase=draw repetition=off", 0);
    const clock_t start = clock();

    (void)state;
    game_repeat(game, "f8e8 e7f7 e8f8 f7e7", LOOPS);
    assert_open(game, 4 * LOOPS);
    assert_true((double)(clock() - start) / CLOCKS_PER_SEC < 10);
    xq_game_free(game);
}

/* Played on a thousand times over: the verdict and its evidence stay, and nothing is judged again. */
static void a_thousand_repeats_of_a_chase(void **state)
{
    xq_game *game = game_from("3aka3/7R1/7c1/9/9/9/9/9/4A4/3AK1p2 b - - 0 1", "rules=axf", XQ_GAME_PLAY_ON);
    const clock_t start = clock();
    xq_evidence evidence;
    uint32_t index;

    (void)state;
    game_repeat(game, "h7c7 h8c8 c7h7 c8h8", 1000);
    assert_ended(game, XQ_REASON_PERPETUAL_CHASE, XQ_BLACK, 8, "AXF 18");
    for (index = 0; xq_game_evidence(game, index, &evidence); index++) {
        assert_int_equal(evidence.nature, index % 2 ? XQ_NATURE_CHASE : XQ_NATURE_IDLE);
    }
    assert_int_equal(index, 8);
    assert_int_equal(xq_game_repetitions(game), 1001);
    assert_true((double)(clock() - start) / CLOCKS_PER_SEC < 10);
    xq_game_free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_third_occurrence_ends_the_game),
        cmocka_unit_test(the_side_to_move_belongs_to_the_position),
        cmocka_unit_test(like_pieces_are_alike),
        cmocka_unit_test(the_count_can_be_set),
        cmocka_unit_test(repetition_can_be_switched_off),
        cmocka_unit_test(a_capture_cuts_the_history),
        cmocka_unit_test(equal_keys_are_no_occurrence),
        cmocka_unit_test(perpetual_check_loses),
        cmocka_unit_test(perpetual_check_can_be_a_draw),
        cmocka_unit_test(one_idle_move_saves),
        cmocka_unit_test(mutual_perpetual_check_is_a_draw),
        cmocka_unit_test(the_window_can_be_set),
        cmocka_unit_test(moves_before_the_cycle_do_not_count),
        cmocka_unit_test(the_verdict_shows_its_evidence),
        cmocka_unit_test(other_ends_have_no_verdict),
        cmocka_unit_test(checks_alone_are_no_repetition),
        cmocka_unit_test(a_long_series_of_checks),
        cmocka_unit_test(thousands_of_repeats_are_played_on),
        cmocka_unit_test(thousands_of_plies_are_judged),
        cmocka_unit_test(a_limit_that_never_falls),
        cmocka_unit_test(a_thousand_repeats_of_a_chase),
    };

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
