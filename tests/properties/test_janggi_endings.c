/* Games of Janggi that repeat, pass, shuffle, check for ever and reach limits, under every profile but the draft:
   after each move the library's outcome is that of the slow judge. */
#include "properties/spots.h"

#include <stdlib.h>
#include <string.h>

#include <xiangqi/fen.h>
#include <xiangqi/game.h>

#include "support/moves.h"
#include "support/rows.h"
#include "support/slow_janggi.h"

enum { STARTS_MAX = 100, PLIES = 60, GAMES = 1200, SEED = 801, SHOWN = 10 };

static struct {
    char fen[STARTS_MAX][XQ_FEN_TEXT_SIZE];
    size_t fen_count;
    unsigned ends[XQ_REASON_END];
    unsigned plies;
    unsigned wrong;
} all;

/* What a game mostly does. */
typedef enum style { SHUFFLES, PASSES, CHECKS, ALWAYS_CHECKS, STYLES } style;

static void read_starts(void)
{
    rows *table = rows_open(XQ_FACTS_DIR "/janggi_perft.tsv");
    char *field[1];

    assert_non_null(table);
    while (rows_next(table, field, 1)) {
        xq_position position;
        const bool is_new = all.fen_count == 0 || strcmp(all.fen[all.fen_count - 1], field[0]) != 0;

        /* A few rows hold more of a kind than a side owns: counts, but no positions. */
        if (is_new && xq_position_from_fen(field[0], strlen(field[0]), XQ_VARIANT_JANGGI, XQ_FEN_STRICT,
                                           &position, NULL, NULL) == XQ_OK) {
            assert_true(all.fen_count < STARTS_MAX && strlen(field[0]) < XQ_FEN_TEXT_SIZE);
            strcpy(all.fen[all.fen_count++], field[0]);
        }
    }
    rows_close(table);
    assert_true(all.fen_count > 60);
}

/* The legal move that does as wanted, or XQ_MOVE_NONE. */
static xq_move move_that(const naive_board *board, const xq_move *moves, size_t count, style wanted)
{
    for (size_t i = 0; i < count; i++) {
        naive_board after = *board;

        naive_play(&after, moves[i] >> 7, moves[i] & 127);
        if (wanted == PASSES ? after.passes > 0 : naive_in_check(&after, after.side)) {
            return moves[i];
        }
    }
    return XQ_MOVE_NONE;
}

/* Most often the move before last is taken back, so that positions come again. */
static xq_move choose(random_source *random, const slow_janggi *game, style how)
{
    const naive_board *board = &game->boards[game->plies];
    xq_move moves[XQ_MOVES_MAX];
    const size_t count = naive_moves(board, moves);
    xq_move chosen = XQ_MOVE_NONE;

    if (how == PASSES && random_below(random, 8) == 0) {
        chosen = move_that(board, moves, count, PASSES);
    } else if (how == ALWAYS_CHECKS || (how == CHECKS && random_below(random, 2))) {
        chosen = move_that(board, moves, count, CHECKS);
    }
    if (chosen == XQ_MOVE_NONE && game->plies >= 2 && random_below(random, 12) > 0) {
        const xq_move before = game->moves[game->plies - 2];
        const xq_move back = (xq_move)((before & 127) << 7 | before >> 7);

        for (size_t i = 0; i < count; i++) {
            chosen = moves[i] == back ? back : chosen;
        }
    }
    return chosen != XQ_MOVE_NONE ? chosen : moves[random_below(random, (uint32_t)count)];
}

/* The setup of a start: the clocks are sometimes near a limit. */
static xq_position make_start(random_source *random, const slow_janggi_profile *profile, slow_janggi *slow)
{
    const char *fen = all.fen[random_below(random, (uint32_t)all.fen_count)];
    const bool is_late = random_below(random, 3) == 0;
    xq_position position = position_of(fen, XQ_VARIANT_JANGGI);
    naive_board board;
    xq_setup setup;

    assert_true(naive_read_janggi(&board, fen, profile->facing));
    slow_janggi_begin(slow, profile, &board);
    assert_int_equal(xq_position_to_setup(&position, &setup), XQ_OK);
    setup.half_move_clock = 0;
    setup.move_number = 1;
    if (is_late && profile->plies_no_capture) {
        setup.half_move_clock = profile->plies_no_capture - 2 - random_below(random, 14);
    }
    if (is_late && profile->plies) {
        setup.move_number = profile->plies / 2 - random_below(random, 8);
    }
    slow->clock = setup.half_move_clock;
    slow->before = 2 * (setup.move_number - 1) + (unsigned)board.side;
    assert_int_equal(xq_position_from_setup(&setup, &position, NULL), XQ_OK);
    return position;
}

static bool scores_are(const xq_outcome *outcome, const slow_janggi *slow)
{
    const naive_board *last = &slow->boards[slow->plies];
    const bool by_points =
        outcome->reason == XQ_REASON_POINTS_PASS || outcome->reason == XQ_REASON_POINTS_BIKJANG ||
        outcome->reason == XQ_REASON_POINTS_REPETITION || outcome->reason == XQ_REASON_POINTS_LIMIT ||
        (outcome->reason == XQ_REASON_NO_CAPTURE_LIMIT && slow->profile->points);

    return outcome->score[0] == (by_points ? naive_score(last, 0) : 0) &&
           outcome->score[1] == (by_points ? naive_score(last, 1) : 0);
}

static bool same_end(const xq_outcome *outcome, const slow_janggi *slow, slow_janggi_end end)
{
    const xq_result result = end.reason == XQ_REASON_NONE ? XQ_RESULT_NONE
                             : end.winner == XQ_CHO       ? XQ_RESULT_FIRST_SIDE_WINS
                             : end.winner == XQ_HAN       ? XQ_RESULT_SECOND_SIDE_WINS
                                                          : XQ_RESULT_DRAW;
    const bool same = outcome->reason == (int32_t)end.reason && outcome->winner == (int32_t)end.winner &&
                      outcome->result == (int32_t)result && outcome->ply == slow->plies &&
                      scores_are(outcome, slow);

    if (!same && all.wrong++ < SHOWN) {
        print_error("%s: %s by %d at ply %u, scores %d %d; expected %s by %d at ply %u, after",
                    slow->profile->name, xq_reason_name((xq_reason)outcome->reason), outcome->winner,
                    (unsigned)outcome->ply, outcome->score[0], outcome->score[1], xq_reason_name(end.reason),
                    (int)end.winner, slow->plies);
        for (unsigned ply = 0; ply < slow->plies; ply++) {
            print_error(" %s", move_text(slow->moves[ply], XQ_VARIANT_JANGGI));
        }
        print_error("\n");
    }
    return same;
}

/* One more move, foretold and played. */
static bool goes_on_alike(random_source *random, xq_game *game, slow_janggi *slow, style how,
                          slow_janggi_end *end)
{
    const xq_move move = choose(random, slow, how);
    xq_outcome foretold;
    xq_outcome outcome;
    xq_error error = {.text = ""};
    const xq_status asked = xq_game_outcome_after(game, move, &foretold, &error);

    slow_janggi_play(slow, move);
    *end = slow_janggi_judge(slow);
    all.plies++;
    if (asked != XQ_OK || xq_game_push(game, move, &error) != XQ_OK) {
        all.wrong++;
        print_error("%s refused: %s\n", move_text(move, XQ_VARIANT_JANGGI), error.text);
        return false;
    }
    assert_int_equal(xq_game_outcome(game, &outcome), XQ_OK);
    return same_end(&foretold, slow, *end) && same_end(&outcome, slow, *end);
}

static void play_one(random_source *random, const slow_janggi_profile *profile)
{
    static slow_janggi slow;
    const style how = (style)random_below(random, STYLES);
    const xq_position start = make_start(random, profile, &slow);
    slow_janggi_end end = slow_janggi_judge(&slow);
    xq_rules *rules = NULL;
    xq_game *game = NULL;
    xq_outcome outcome;
    bool alike = true;

    assert_int_equal(xq_rules_new(profile->name, NULL, &rules, NULL), XQ_OK);
    assert_int_equal(xq_game_new(&start, rules, NULL, &game, NULL), XQ_OK);
    xq_rules_free(rules);
    assert_int_equal(xq_game_outcome(game, &outcome), XQ_OK);
    alike = same_end(&outcome, &slow, end);
    while (alike && end.reason == XQ_REASON_NONE && slow.plies < PLIES) {
        alike = goes_on_alike(random, game, &slow, how, &end);
    }
    all.ends[end.reason]++;
    if (alike && end.reason != XQ_REASON_NONE) {
        assert_int_equal(xq_game_push(game, slow.moves[0], NULL), XQ_ERR_GAME_OVER);
    }
    xq_game_free(game);
}

static void games_end_alike(void **state)
{
    random_source random = random_from(SEED);

    (void)state;
    read_starts();
    for (unsigned i = 0; i < GAMES; i++) {
        play_one(&random, &slow_janggi_profiles[i % slow_janggi_profile_count]);
    }
    print_message("%u games, %u plies, seed %u, %u differ\n", (unsigned)GAMES, all.plies, (unsigned)SEED,
                  all.wrong);
    for (int reason = 0; reason < XQ_REASON_END; reason++) {
        if (all.ends[reason] > 0) {
            print_message("%4u %s\n", all.ends[reason], reason ? xq_reason_name((xq_reason)reason) : "go on");
        }
    }
    assert_int_equal(all.wrong, 0);
}

/* Each kind of end has been met. */
static void every_end_was_met(void **state)
{
    static const xq_reason wanted[] = {
        XQ_REASON_CHECKMATE,         XQ_REASON_PERPETUAL_CHECK, XQ_REASON_REPETITION,
        XQ_REASON_NO_CAPTURE_LIMIT,  XQ_REASON_POINTS_PASS,     XQ_REASON_POINTS_BIKJANG,
        XQ_REASON_POINTS_REPETITION, XQ_REASON_POINTS_LIMIT,    XQ_REASON_DRAW_BIKJANG,
        XQ_REASON_DRAW_PASS,         XQ_REASON_SHUFFLE,
    };

    (void)state;
    for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; i++) {
        if (all.ends[wanted[i]] == 0) {
            fail_msg("no game ended by %s", xq_reason_name(wanted[i]));
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_end_alike),
        cmocka_unit_test(every_end_was_met),
    };

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
