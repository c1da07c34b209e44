/* The limit of plies without a capture, and the checks that count towards it, counted anew from the start of random
   games: half of the limit by each side, of the claimant's checks so many at most; either side may claim. */
#include "properties/spots.h"

#include <string.h>

#include <xiangqi/fen.h>
#include <xiangqi/game.h>

enum { PLIES_MAX = 90, ENDS_WANTED = 200 };

typedef struct setting {
    const char *limit;
    const char *checks;
    unsigned moves_a_side;
    unsigned counted;
} setting;

static const setting settings[] = {
    {"20", "all", 10, UINT32_MAX},
    {"20", "0", 10, 0},
    {"20", "2", 10, 2},
    {"40", "3", 20, 3},
    {"12", "1", 6, 1},
};

static unsigned ends[sizeof settings / sizeof settings[0]];

/* What a side has played since the last capture. */
typedef struct played {
    unsigned moves;
    unsigned checks;
} played;

static bool may_claim(const setting *how, const played *claimant, const played *other)
{
    const unsigned surplus = claimant->checks > how->counted ? claimant->checks - how->counted : 0;

    return claimant->moves - surplus >= how->moves_a_side && other->moves >= how->moves_a_side;
}

/* The rules: the limit alone ends the game, beside mate. */
static xq_game *open_game(const xq_position *start, const setting *how)
{
    static const char *const nothing_else[][2] = {
        {"perpetual_check", "draw"}, {"perpetual_chase", "draw"}, {"mixed_attacks", "off"},
        {"same_victim", "off"},      {"repetition", "off"},       {"insufficient_material", "off"}};
    xq_rules *rules = NULL;
    xq_game *game = NULL;

    assert_int_equal(xq_rules_new("axf", NULL, &rules, NULL), XQ_OK);
    for (size_t i = 0; i < sizeof nothing_else / sizeof nothing_else[0]; i++) {
        assert_int_equal(xq_rules_set(rules, nothing_else[i][0], nothing_else[i][1], NULL), XQ_OK);
    }
    assert_int_equal(xq_rules_set(rules, "no_capture_limit", how->limit, NULL), XQ_OK);
    assert_int_equal(xq_rules_set(rules, "checks_counted", how->checks, NULL), XQ_OK);
    assert_int_equal(xq_game_new(start, rules, NULL, &game, NULL), XQ_OK);
    xq_rules_free(rules);
    return game;
}

/* A legal move that captures nothing where there is one, a check in one of two. */
static xq_move choose(const spot *here, const xq_position *now)
{
    xq_move moves[XQ_MOVES_MAX];
    size_t count = 0;
    xq_move move = XQ_MOVE_NONE;

    if (random_below(here->random, 2)) {
        count = xq_position_checks(now, moves, XQ_MOVES_MAX);
    }
    if (count == 0) {
        count = xq_position_moves(now, moves, XQ_MOVES_MAX);
    }
    for (unsigned i = 0; i < 4 && count > 0; i++) {
        move = moves[random_below(here->random, (uint32_t)count)];
        if (xq_position_piece_at(now, xq_move_to(move)) == XQ_PIECE_NONE) {
            break;
        }
    }
    return move;
}

/* Plays one move and counts it; whether the limit has fallen. */
static bool count_move(naive_board *board, xq_move move, const setting *how, played sides[2])
{
    const int mover = board->side;
    const bool captures = board->at[move & 127] != '.';

    naive_play(board, move >> 7, move & 127);
    if (captures) {
        memset(sides, 0, 2 * sizeof sides[0]);
        return false;
    }
    sides[mover].moves++;
    sides[mover].checks += naive_in_check(board, board->side);
    return may_claim(how, &sides[0], &sides[1]) || may_claim(how, &sides[1], &sides[0]);
}

static bool limit_falls_as_counted(const spot *here)
{
    const size_t index = random_below(here->random, sizeof settings / sizeof settings[0]);
    const setting *how = &settings[index];
    naive_board board = here->board;
    played sides[2] = {{0, 0}, {0, 0}};
    xq_setup setup;
    xq_position start;
    bool same = true;

    assert_int_equal(xq_position_to_setup(&here->position, &setup), XQ_OK);
    setup.half_move_clock = 0;
    assert_int_equal(xq_position_from_setup(&setup, &start, NULL), XQ_OK);
    xq_game *game = open_game(&start, how);
    while (same && !xq_game_is_over(game) && xq_game_ply_count(game) < PLIES_MAX) {
        const xq_move move = choose(here, xq_game_position(game));
        xq_outcome outcome;

        const bool falls = count_move(&board, move, how, sides);
        assert_int_equal(xq_game_push(game, move, NULL), XQ_OK);
        assert_int_equal(xq_game_outcome(game, &outcome), XQ_OK);
        const bool is_mate = outcome.reason == XQ_REASON_CHECKMATE || outcome.reason == XQ_REASON_STALEMATE;
        ends[index] += falls && !is_mate;
        if (falls != (outcome.reason == XQ_REASON_NO_CAPTURE_LIMIT) && !is_mate) {
            same = complain(here, XQ_MOVE_NONE, "limit %s, checks %s, ply %u: %s", how->limit, how->checks,
                            (unsigned)outcome.ply, falls ? "no draw" : "a draw too early");
        }
    }
    xq_game_free(game);
    return same;
}

static const property limit = {"limit without a capture", limit_falls_as_counted, 3000, 4043};

static void the_limit_was_met(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof settings / sizeof settings[0]; i++) {
        print_message("limit %s, checks %s: %u ends\n", settings[i].limit, settings[i].checks, ends[i]);
        assert_true(ends[i] >= ENDS_WANTED);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        held(&limit),
        cmocka_unit_test(the_limit_was_met),
    };

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
