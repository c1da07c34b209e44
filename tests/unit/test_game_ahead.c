/* Looking ahead in a game: outcomes before moves are played, banned moves, repeats left, repetition by keys; and the
   evidence and explanation of verdicts on chases. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "support/games.h"
#include "support/memory.h"
#include "support/moves.h"
#include "support/random.h"

/* Diagram 34 of the federation: Red's chariot follows an unprotected cannon. */
static const char following[] = "3aka3/7R1/7c1/9/9/9/9/9/4A4/3AK1p2 b - - 0 1";
static const char follow[] = "h7c7 h8c8 c7h7 c8h8";

/* Red checks for ever; the third occurrence falls on Red's own move. */
static const char checking[] = "4k3R/9/9/9/9/9/9/9/9/3K5 b - - 0 1";
static const char check[] = "e9e8 i9i8 e8e9 i8i9";

static xq_move move_of(const char *text)
{
    xq_move move;

    assert_int_equal(moves_read(text, XQ_VARIANT_XIANGQI, &move, 1), 1);
    return move;
}

/* --- Outcomes ------------------------------------------------------------------------------------- */

/* For each legal move: what is foretold comes true, and the banned are those that lose by repetition. */
static void compare_moves(xq_game *game, unsigned *repeated)
{
    xq_move legal[XQ_MOVES_MAX];
    xq_move banned[XQ_MOVES_MAX];
    xq_move allowed[XQ_MOVES_MAX];
    const size_t count = xq_position_moves(xq_game_position(game), legal, XQ_MOVES_MAX);
    const size_t bans = xq_game_banned_moves(game, banned, XQ_MOVES_MAX);
    const size_t rest = xq_game_allowed_moves(game, allowed, XQ_MOVES_MAX);
    size_t found_bans = 0;
    size_t found_rest = 0;
    size_t i;

    for (i = 0; i < count; i++) {
        xq_outcome foretold;
        xq_outcome outcome;
        uint32_t stood = xq_game_repetitions_after(game, legal[i]);
        const xq_side mover = xq_position_side_to_move(xq_game_position(game));
        bool loses;

        assert_int_equal(xq_game_outcome_after(game, legal[i], &foretold, NULL), XQ_OK);
        assert_int_equal(xq_game_push(game, legal[i], NULL), XQ_OK);
        outcome = game_outcome(game);
        assert_int_equal(stood, xq_game_repetitions(game));
        assert_memory_equal(&foretold, &outcome, sizeof outcome);
        loses = outcome.winner == (int32_t)xq_side_other(mover);
        *repeated += stood >= 3;
        assert_int_equal(xq_game_pop(game, NULL, NULL), XQ_OK);
        if (loses) {
            assert_true(found_bans < bans);
            assert_int_equal(banned[found_bans++], legal[i]);
        } else {
            assert_true(found_rest < rest);
            assert_int_equal(allowed[found_rest++], legal[i]);
        }
    }
    assert_int_equal(found_bans, bans);
    assert_int_equal(found_rest, rest);
}

static void what_is_foretold_comes_true(void **state)
{
    static const struct {
        const char *rules;
        const char *fen;
        const char *loop;
    } cycles[] = {
        {"rules=axf", following, follow},
        {"rules=asian-online", following, follow},
        {"rules=check-only", checking, check},
        {"rules=wxf", checking, check},
        {"rules=axf repetition_count=2", following, follow},
        {"rules=axf perpetual_check=draw perpetual_chase=draw repetition=off", checking, check},
    };
    unsigned repeated = 0;
    size_t i;

    (void)state;
    for (i = 0; i < sizeof cycles / sizeof cycles[0]; i++) {
        xq_game *game = game_from(cycles[i].fen, cycles[i].rules, 0);
        xq_move moves[4];
        unsigned ply;

        moves_read(cycles[i].loop, XQ_VARIANT_XIANGQI, moves, 4);
        for (ply = 0; ply < 12 && !xq_game_is_over(game); ply++) {
            compare_moves(game, &repeated);
            assert_int_equal(xq_game_push(game, moves[ply % 4], NULL), XQ_OK);
        }
        xq_game_free(game);
    }
    assert_true(repeated >= 4);
}

static void a_perpetual_check_is_banned(void **state)
{
    xq_game *game = game_from(checking, "rules=axf", 0);
    xq_move banned[4] = {0, 0x1234, 0, 0};
    const size_t legal = 17 + 1; /* the chariot's, and the general's one step that faces nobody */
    xq_outcome outcome;

    (void)state;
    game_play(game, check);
    assert_int_equal(xq_game_repeats_left(game), 1);
    game_play(game, "e9e8 i9i8");
    assert_int_equal(xq_game_banned_moves(game, NULL, 0), 0); /* Black's answer harms nobody */
    game_play(game, "e8e9");
    assert_int_equal(xq_game_banned_moves(game, banned, 4), 1);
    assert_int_equal(banned[0], move_of("i8i9"));
    assert_int_equal(banned[1], 0x1234);
    assert_int_equal(xq_game_banned_moves(game, NULL, 0), 1);
    assert_int_equal(xq_game_allowed_moves(game, NULL, 0), legal - 1);
    assert_int_equal(xq_game_outcome_after(game, move_of("i8i9"), &outcome, NULL), XQ_OK);
    assert_int_equal(outcome.reason, XQ_REASON_PERPETUAL_CHECK);
    assert_int_equal(outcome.winner, XQ_BLACK);
    assert_int_equal(outcome.ply, 8);
    assert_string_equal(outcome.clause, "AXF 6");
    assert_open(game, 7); /* nothing was played */
    game_play(game, "i8i9");
    assert_int_equal(xq_game_banned_moves(game, banned, 4), 0);
    assert_int_equal(xq_game_repeats_left(game), 0);
    assert_int_equal(xq_game_outcome_after(game, move_of("e9e8"), &outcome, NULL), XQ_ERR_GAME_OVER);
    xq_game_free(game);
}

static void repeats_are_counted_down(void **state)
{
    xq_game *game = game_from(NULL, "rules=asian-online repetition_count=4", 0);
    xq_game *endless = game_from(NULL, "rules=check-only perpetual_check=draw repetition=off", 0);

    (void)state;
    assert_int_equal(xq_game_repeats_left(game), 3);
    game_play(game, "h2e2");
    assert_int_equal(xq_game_repeats_left(game), 3);
    game_play(game, "h7e7 e2h2 e7h7");
    assert_int_equal(xq_game_repeats_left(game), 2);
    assert_int_equal(xq_game_repetitions_after(game, move_of("h2e2")), 2);
    assert_int_equal(xq_game_repetitions_after(game, move_of("h2d2")), 1);
    assert_int_equal(xq_game_repetitions_after(game, move_of("h2h9")), 1); /* a capture */
    assert_int_equal(xq_game_repetitions_after(game, move_of("a0a9")), 0); /* illegal */
    assert_int_equal(xq_game_repetitions_after(NULL, move_of("h2e2")), 0);
    assert_int_equal(xq_game_repeats_left(endless), UINT32_MAX);
    assert_int_equal(xq_game_repeats_left(NULL), 0);
    xq_game_free(endless);
    xq_game_free(game);
}

static void nonsense_is_refused(void **state)
{
    xq_game *game = game_from(NULL, "", 0);
    xq_outcome outcome = {.ply = 77};
    xq_error error;

    (void)state;
    assert_int_equal(xq_game_outcome_after(NULL, 0, &outcome, &error), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_game_outcome_after(game, move_of("h2e2"), NULL, &error), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_game_outcome_after(game, move_of("a0a9"), &outcome, &error), XQ_ERR_ILLEGAL_MOVE);
    assert_int_equal(error.reason, XQ_ILLEGAL_PATH);
    assert_int_equal(outcome.ply, 77);
    assert_int_equal(xq_game_banned_moves(NULL, NULL, 0), 0);
    assert_int_equal(xq_game_allowed_moves(NULL, NULL, 0), 0);
    assert_int_equal(xq_game_explain(NULL, NULL, 0), 0);
    assert_int_equal(xq_keys_repetitions(NULL, 4, xq_game_position(game)), 1);
    xq_game_free(game);
}

/* --- Keys of a caller ----------------------------------------------------------------------------- */

static void keys_tell_the_repetitions(void **state)
{
    enum { PLIES = 300 };
    static uint64_t keys[PLIES];
    random_source source = random_from(34);
    unsigned repeated = 0;
    unsigned round;

    (void)state;
    for (round = 0; round < 20; round++) {
        xq_game *game = game_from(round % 2 ? following : "3k5/R8/9/9/6b2/9/9/9/9/4K4 w - - 0 1",
                                  "no_capture_limit=0", XQ_GAME_PLAY_ON);
        uint32_t ply;

        for (ply = 0; ply < PLIES; ply++) {
            const xq_position *now = xq_game_position(game);
            const uint32_t stood = xq_keys_repetitions(keys, ply, now);
            xq_move moves[XQ_MOVES_MAX];
            const size_t count = xq_position_moves(now, moves, XQ_MOVES_MAX);

            assert_int_equal(stood, xq_game_repetitions(game));
            repeated += stood > 2;
            if (count == 0) {
                break;
            }
            keys[ply] = xq_position_key(now);
            assert_int_equal(xq_game_push(game, moves[random_below(&source, (uint32_t)count)], NULL), XQ_OK);
        }
        xq_game_free(game);
    }
    assert_true(repeated > 50);
}

/* A line of a caller is judged as a game is, up to and including its end. */
static void a_line_is_judged_as_a_game(void **state)
{
    enum { PLIES = 40 };
    static const struct {
        const char *settings;
        const char *fen;
        const char *loop;
    } lines[] = {
        {"rules=axf", following, follow},
        {"rules=asian-online", following, follow},
        {"rules=check-only", following, follow},
        {"rules=axf", checking, check},
        {"rules=check-only repetition_count=5", checking, check},
        {"rules=check-only perpetual_check=draw repetition=off", checking, check},
        {"rules=asian-online repetition_window=last", "4k4/9/R5c2/9/9/9/9/9/9/3K5 w - - 0 1",
         "a7a9 e9e8 a9a7 e8e9"},
    };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        xq_game *game = game_from(lines[i].fen, lines[i].settings, 0);
        xq_rules *rules = rules_with(lines[i].settings);
        xq_position now = position_of(lines[i].fen, XQ_VARIANT_XIANGQI);
        xq_move loop[4];
        xq_move moves[PLIES];
        xq_undo undos[PLIES];
        uint64_t keys[PLIES];
        size_t count = 0;

        moves_read(lines[i].loop, XQ_VARIANT_XIANGQI, loop, 4);
        while (count < PLIES && !xq_game_is_over(game)) {
            xq_verdict verdict;
            xq_verdict of_game;
            bool judged;

            moves[count] = loop[count % 4];
            keys[count] = xq_position_key(&now);
            assert_int_equal(xq_position_play(&now, moves[count], &undos[count], NULL), XQ_OK);
            assert_int_equal(xq_game_push(game, moves[count], NULL), XQ_OK);
            count++;
            memset(&verdict, 0x5A, sizeof verdict);
            judged = xq_rules_verdict(rules, &now, moves, undos, keys, count, &verdict);
            assert_int_equal(judged, xq_game_verdict(game, &of_game));
            if (judged) {
                assert_memory_equal(&verdict, &of_game, sizeof verdict);
            } else {
                assert_int_equal(verdict.first, 0x5A5A5A5A);
            }
        }
        assert_int_equal(xq_game_is_over(game), i != 5);
        assert_false(xq_rules_verdict(NULL, &now, moves, undos, keys, count, &(xq_verdict){0}));
        assert_false(xq_rules_verdict(rules, NULL, moves, undos, keys, count, &(xq_verdict){0}));
        assert_false(xq_rules_verdict(rules, &now, NULL, undos, keys, count, &(xq_verdict){0}));
        assert_false(xq_rules_verdict(rules, &now, moves, NULL, keys, count, &(xq_verdict){0}));
        assert_false(xq_rules_verdict(rules, &now, moves, undos, NULL, count, &(xq_verdict){0}));
        assert_false(xq_rules_verdict(rules, &now, moves, undos, keys, count, NULL));
        xq_rules_free(rules);
        xq_game_free(game);
    }
}

/* A random game and its line, judged apart at each ply: the game counts checks on the way, the line's are counted anew. */
static void compare_with_line(const char *settings, uint64_t seed)
{
    enum { PLIES = 400 };
    static xq_move moves[PLIES];
    static xq_undo undos[PLIES];
    static uint64_t keys[PLIES];
    xq_rules *rules = rules_with(settings);
    xq_game *game = NULL;
    random_source random = random_from(seed);
    size_t count = 0;

    assert_int_equal(xq_game_new(NULL, rules, NULL, &game, NULL), XQ_OK);
    xq_position now = *xq_game_position(game);
    while (count < PLIES) {
        xq_outcome of_game;
        xq_outcome of_line;
        xq_move legal[XQ_MOVES_MAX];
        assert_int_equal(xq_game_outcome(game, &of_game), XQ_OK);
        assert_int_equal(xq_rules_outcome(rules, &now, moves, undos, keys, count, &of_line),
                         xq_game_is_over(game));
        assert_memory_equal(&of_line, &of_game, sizeof of_line);
        if (xq_game_is_over(game))
            break;
        const size_t choices = xq_position_moves(&now, legal, XQ_MOVES_MAX);
        moves[count] = legal[random_below(&random, (uint32_t)choices)];
        keys[count] = xq_position_key(&now);
        assert_int_equal(xq_position_play(&now, moves[count], &undos[count], NULL), XQ_OK);
        assert_int_equal(xq_game_push(game, moves[count], NULL), XQ_OK);
        count++;
    }
    xq_game_free(game);
    xq_rules_free(rules);
}

static void a_line_ends_as_the_game_does(void **state)
{
    static const char *const settings[] = {
        "rules=axf no_capture_limit=20 checks_counted=1",
        "rules=asian-online no_capture_limit=12",
        "rules=check-only repetition_count=2",
        "rules=cxa2020 no_capture_limit=16 checks_counted=0",
        "rules=janggi-site ply_limit=120",
        "rules=janggi",
        "rules=janggimodern",
        "rules=janggi-kja",
    };
    (void)state;
    for (size_t i = 0; i < sizeof settings / sizeof settings[0]; i++)
        for (uint64_t seed = 1; seed <= 12; seed++)
            compare_with_line(settings[i], seed);
    xq_outcome untouched;
    memset(&untouched, 0x5A, sizeof untouched);
    const xq_outcome before = untouched;
    assert_false(xq_rules_outcome(NULL, NULL, NULL, NULL, NULL, 0, &untouched));
    assert_memory_equal(&untouched, &before, sizeof before);
}

/* --- Evidence of chases --------------------------------------------------------------------------- */

static void a_chase_shows_its_evidence(void **state)
{
    xq_game *game = game_from(following, "rules=axf", 0);
    uint32_t index;

    (void)state;
    game_repeat(game, follow, 2);
    assert_ended(game, XQ_REASON_PERPETUAL_CHASE, XQ_BLACK, 8, "AXF 18");
    for (index = 0; index < 8; index++) {
        const xq_move move = xq_game_move_at(game, index);
        xq_evidence evidence;
        xq_victim victim = {.square = 77};
        xq_refusal refusal = {.square = 77};

        assert_true(xq_game_evidence(game, index, &evidence));
        assert_int_equal(evidence.ply, index + 1);
        assert_int_equal(evidence.move, move);
        assert_int_equal(evidence.nature, index % 2 ? XQ_NATURE_CHASE : XQ_NATURE_IDLE);
        assert_int_equal(evidence.victims, index % 2);
        assert_int_equal(evidence.chaser, index % 2 ? xq_move_to(move) : XQ_SQUARE_NONE);
        assert_int_equal(xq_game_evidence_victim(game, index, 0, &victim), index % 2);
        if (index % 2) {
            assert_int_equal(victim.square, xq_move_to(move) - 9); /* one point below */
            assert_int_equal(victim.piece, XQ_BLACK_CANNON);
            assert_int_equal(victim.is_common, 1);
            assert_int_equal(victim.chaser_count, 1);
            assert_int_equal(victim.chasers[0], xq_move_to(move));
        } else {
            assert_int_equal(victim.square, 77);
        }
        assert_false(xq_game_evidence_victim(game, index, 1, &victim));
        assert_false(xq_game_evidence_refusal(game, index, evidence.refusals, &refusal));
    }
    assert_false(xq_game_evidence_victim(game, 8, 0, &(xq_victim){0}));
    assert_false(xq_game_evidence_refusal(game, 8, 0, &(xq_refusal){0}));
    assert_false(xq_game_evidence_victim(game, 1, 0, NULL));
    assert_false(xq_game_evidence_refusal(game, 1, 0, NULL));
    xq_game_free(game);
}

/* Two victims in turn: each is chased, neither by all moves (AXF 32). */
static void victims_in_turn_are_not_common(void **state)
{
    static const char fen[] = "5k3/9/9/cc7/9/R8/9/9/9/3K5 w - - 0 1";
    static const char loop[] = "a4b4 f9f8 b4a4 f8f9";
    xq_game *axf = game_from(fen, "rules=axf", 0);
    xq_game *online = game_from(fen, "rules=asian-online", 0);
    xq_victim victim;

    (void)state;
    game_repeat(axf, loop, 2);
    assert_ended(axf, XQ_REASON_REPETITION, XQ_SIDE_NONE, 8, "AXF 32");
    assert_true(xq_game_evidence_victim(axf, 0, 0, &victim));
    assert_int_equal(victim.is_common, 0);
    game_repeat(online, loop, 2);
    assert_ended(online, XQ_REASON_PERPETUAL_CHASE, XQ_BLACK, 8, "Q4");
    xq_game_free(axf);
    xq_game_free(online);
}

/* AXF 16 (diagram 26): one cannon and two chariots. */
static void cannons_may_chase_chariots_in_turn(void **state)
{
    xq_game *game = game_from("4k4/9/9/9/C8/9/pp5pp/4B4/9/r1BAKA2r w - - 0 1", "rules=axf", 0);

    (void)state;
    game_play(game, "a5i5 i0h0 i5a5 a0b0 a5h5 h0i0 h5b5 b0a0 b5i5 i0h0 i5a5 a0b0 a5h5 h0i0 h5b5 b0a0 b5i5");
    assert_ended(game, XQ_REASON_REPETITION, XQ_SIDE_NONE, 17, "AXF 16");
    xq_game_free(game);
}

typedef struct told {
    const char *settings;
    const char *fen;
    const char *loop;
    const char *text;
} told;

static const told explanations[] = {
    {"rules=axf", following, follow,
     "The position after ply 8 has stood 3 times; plies 1 to 8 are judged. Red chases with every move: the "
     "cannon on "
     "h7. Black checks with 0 and chases with 0 of 4 moves; ply 1 h7c7 is idle. Red had to change and loses: "
     "a "
     "chariot may not chase an unprotected cannon for ever (AXF 18)."},
    {"rules=check-only", following, follow,
     "The position after ply 8 has stood 3 times; plies 1 to 8 are judged. Red checks with 0 of 4 moves; ply "
     "2 h8c8 "
     "is idle. Black checks with 0 of 4 moves; ply 1 h7c7 is idle. Nobody has to change, the game is drawn: "
     "the one "
     "side that checks with every move of the cycle loses, else the game is drawn (Q7)."},
    {"rules=asian-online repetition_count=2", "5k3/9/9/n7r/9/9/9/9/9/1R1K5 w - - 0 1", "b0a0 f9f8 a0b0 f8f9",
     "The position after ply 4 has stood 2 times; plies 1 to 4 are judged. Red checks with 0 and chases with "
     "0 of 2 "
     "moves; ply 1 b0a0 is idle (the chariot on a0 attacks the horse on a6, but it is protected by the "
     "chariot on "
     "i6). Black checks with 0 and chases with 0 of 2 moves; ply 2 f9f8 is idle. Nobody has to change, the "
     "game is "
     "drawn: where both sides attack with every move, or each has an idle move, the game is drawn (Q5)."},
    {"rules=axf", "5k3/9/9/cc7/9/R8/9/9/9/3K5 w - - 0 1", "a4b4 f9f8 b4a4 f8f9",
     "The position after ply 8 has stood 3 times; plies 1 to 8 are judged. Red checks with 0 and chases with "
     "4 of 4 "
     "moves; no one piece is chased by all of them. Black checks with 0 and chases with 0 of 4 moves; ply 2 "
     "f9f8 is "
     "idle. Nobody has to change, the game is drawn: chases of several pieces in turn are a draw (AXF 32)."},
    {"rules=asian-online", "4k4/9/R5c2/9/9/9/9/9/9/3K5 w - - 0 1", "a7a9 e9e8 a9a7 e8e9",
     "The position after ply 8 has stood 3 times; plies 1 to 8 are judged. Red attacks with every move: "
     "checks with "
     "2 and chases with 2 of 4 moves. Black checks with 0 and chases with 0 of 4 moves; ply 2 e9e8 is idle. "
     "Red had "
     "to change and loses: the one side that attacks with every move of the cycle, by checks and chases, "
     "loses (Q4)."},
};

static void verdicts_are_explained(void **state)
{
    size_t i;

    (void)state;
    for (i = 0; i < sizeof explanations / sizeof explanations[0]; i++) {
        xq_game *game = game_from(explanations[i].fen, explanations[i].settings, 0);
        const size_t wanted = strlen(explanations[i].text);
        char text[1024];
        size_t capacity;

        assert_int_equal(xq_game_explain(game, text, sizeof text), 0);
        assert_string_equal(text, "");
        while (!xq_game_is_over(game)) {
            game_play(game, explanations[i].loop);
        }
        assert_int_equal(xq_game_explain(game, text, sizeof text), wanted);
        assert_string_equal(text, explanations[i].text);
        for (capacity = 0; capacity < 40; capacity++) {
            memset(text, '#', sizeof text);
            assert_int_equal(xq_game_explain(game, text, capacity), wanted);
            assert_int_equal(text[capacity], '#');
            if (capacity > 0) {
                assert_int_equal(strlen(text), capacity - 1);
                assert_memory_equal(text, explanations[i].text, capacity - 1);
            }
        }
        xq_game_free(game);
    }
}

/* No call that judges, explains or looks ahead asks for memory: that of the moves is all a game ever takes. */
static void nothing_allocates_but_the_moves(void **state)
{
    test_memory memory = {0};
    const xq_allocator allocator = test_memory_allocator(&memory);
    const xq_game_options options = {.size = sizeof options, .allocator = &allocator};
    const xq_position start = position_of(following, XQ_VARIANT_XIANGQI);
    xq_rules *rules = rules_with("rules=axf");
    xq_game *game = NULL;
    xq_move moves[XQ_MOVES_MAX];
    xq_evidence evidence;
    xq_victim victim;
    xq_refusal refusal;
    xq_outcome outcome;
    xq_verdict verdict;
    char text[512];
    size_t asked;

    (void)state;
    assert_int_equal(xq_game_new(&start, rules, &options, &game, NULL), XQ_OK);
    game_play(game, "h7c7");
    asked = memory.asked;
    game_play(game, "h8c8 c7h7 c8h8");
    game_play(game, "h7c7 h8c8 c7h7");
    assert_int_equal(xq_game_nature_of(game, move_of("c8h8"), &evidence, NULL), XQ_OK);
    assert_true(xq_game_nature_victim(game, move_of("c8h8"), 0, &victim));
    assert_int_equal(xq_game_outcome_after(game, move_of("c8h8"), &outcome, NULL), XQ_OK);
    assert_int_equal(xq_game_banned_moves(game, moves, XQ_MOVES_MAX), 1);
    assert_int_equal(xq_game_repeats_left(game), 1);
    game_play(game, "c8h8");
    assert_true(xq_game_verdict(game, &verdict));
    assert_true(xq_game_evidence(game, 7, &evidence));
    assert_true(xq_game_evidence_victim(game, 7, 0, &victim));
    xq_game_evidence_refusal(game, 7, 0, &refusal);
    assert_true(xq_game_explain(game, text, sizeof text) > 0);
    assert_int_equal(memory.asked, asked);
    xq_game_free(game);
    xq_rules_free(rules);
    assert_int_equal(memory.live, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_foretold_comes_true),
        cmocka_unit_test(a_perpetual_check_is_banned),
        cmocka_unit_test(repeats_are_counted_down),
        cmocka_unit_test(nonsense_is_refused),
        cmocka_unit_test(keys_tell_the_repetitions),
        cmocka_unit_test(a_line_is_judged_as_a_game),
        cmocka_unit_test(a_line_ends_as_the_game_does),
        cmocka_unit_test(a_chase_shows_its_evidence),
        cmocka_unit_test(victims_in_turn_are_not_common),
        cmocka_unit_test(verdicts_are_explained),
        cmocka_unit_test(cannons_may_chase_chariots_in_turn),
        cmocka_unit_test(nothing_allocates_but_the_moves),
    };

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
