/*
 * Random games with plies taken back and played again, judged a second time from scratch after every
 * change: slowly, from the clauses, on the second implementation of the rules. Nothing of it is the library's
 * but the public numbers.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "support/games.h"
#include "support/moves.h"
#include "support/naive.h"
#include "support/random.h"

enum { PLIES = 160, STEPS = 260, GAMES_EACH = 24 };

/* What a game is played under, read as numbers here, not from the library. */
typedef struct conditions {
    const char *settings;
    unsigned count;
    bool last_loop;
    bool perpetual_loses;
    bool repetition;
    unsigned limit;
    bool material;
} conditions;

static const conditions all_conditions[] = {
    {"", 3, false, true, true, 120, true},
    {"repetition_window=last", 3, true, true, true, 120, true},
    {"repetition_count=2 no_capture_limit=20", 2, false, true, true, 20, true},
    {"repetition_count=4 repetition_window=last insufficient_material=off", 4, true, true, true, 120, false},
    {"perpetual_check=draw no_capture_limit=0", 3, false, false, true, 0, true},
    {"perpetual_check=draw repetition=off no_capture_limit=30", 3, false, false, false, 30, true},
};

static const char *const starts[] = {
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    "3k5/R8/9/9/6b2/9/9/9/9/4K4 w - - 0 1",
    "4k4/8R/9/9/9/9/9/9/9/3K5 w - - 0 1",
    "3akr3/5c3/1P2b4/4R4/9/9/9/9/9/4CK3 w - - 0 1",
    "5c3/8R/4k2P1/3P5/5P3/6P2/5pN2/5A3/4CK3/6rn1 w - - 0 1",
    "4k4/9/9/9/9/9/9/3p5/4p4/3K5 w - - 100 51",
    "3k5/9/9/9/9/9/9/5p3/9/4K4 b - - 10 7",
    "4k4/R8/1R7/9/9/9/9/9/9/3K5 w - - 0 1",
};

/* The history as the second implementation sees it. */
typedef struct story {
    naive_board boards[PLIES + 1]; /* after so many plies */
    bool check[PLIES + 1];         /* the side to move is in check */
    bool no_move[PLIES + 1];
    bool bare[PLIES + 1];      /* neither side has a piece that could mate */
    unsigned clock[PLIES + 1]; /* plies since the last capture */
    xq_move moves[PLIES];
    unsigned count;
} story;

static void look(story *told)
{
    const naive_board *board = &told->boards[told->count];
    xq_move moves[XQ_MOVES_MAX];

    told->check[told->count] = naive_in_check(board, board->side);
    told->no_move[told->count] = naive_moves(board, moves) == 0;
    told->bare[told->count] = true;
    for (unsigned i = 0; i < sizeof board->at; i++) {
        if (strchr("RNCPrncp", board->at[i])) {
            told->bare[told->count] = false;
        }
    }
}

static void tell_start(story *told, const char *fen)
{
    const char *clock = fen;

    for (unsigned blanks = 0; blanks < 4; blanks++) {
        clock = strchr(clock, ' ') + 1;
    }
    told->count = 0;
    assert_true(naive_read(&told->boards[0], fen));
    told->clock[0] = (unsigned)strtoul(clock, NULL, 10);
    look(told);
}

static void tell_move(story *told, xq_move move)
{
    const unsigned now = told->count;
    const bool capture = told->boards[now].at[move & 127] != '.';

    told->moves[now] = move;
    told->boards[now + 1] = told->boards[now];
    naive_play(&told->boards[now + 1], move >> 7, move & 127);
    told->clock[now + 1] = capture ? 0 : told->clock[now] + 1;
    told->count++;
    look(told);
}

/* How a game stands, as told by the slow judge. */
typedef struct opinion {
    const char *reason;
    int winner; /* -1 none */
    unsigned ply;
    const char *clause;
    unsigned first; /* ply of the window's first move, of a repetition */
} opinion;

static bool same(const naive_board *a, const naive_board *b)
{
    return a->side == b->side && memcmp(a->at, b->at, sizeof a->at) == 0;
}

static unsigned occurrences(const story *told, unsigned ply)
{
    unsigned count = 0;

    for (unsigned i = 0; i <= ply; i++) {
        count += same(&told->boards[i], &told->boards[ply]);
    }
    return count;
}

/* The ply after which the window's first move is made. */
static unsigned window_start(const story *told, unsigned ply, bool last_loop)
{
    unsigned start = ply;

    for (unsigned i = ply; i-- > 0;) {
        if (same(&told->boards[i], &told->boards[ply])) {
            start = i;
            if (last_loop) {
                break;
            }
        }
    }
    return start;
}

static bool always_checked(const story *told, unsigned start, unsigned end, int side)
{
    for (unsigned i = start; i < end; i++) {
        if (told->boards[i].side == side && !told->check[i + 1]) {
            return false;
        }
    }
    return true;
}

static opinion repeated(const story *told, unsigned ply, const conditions *rules)
{
    const unsigned start = window_start(told, ply, rules->last_loop);
    const bool red = always_checked(told, start, ply, 0);
    const bool black = always_checked(told, start, ply, 1);

    if (red && black) {
        return (opinion){"mutual_perpetual", -1, ply, "Q7", start + 1};
    }
    if (rules->perpetual_loses && (red || black)) {
        return (opinion){"perpetual_check", red ? 1 : 0, ply, "Q7", start + 1};
    }
    return (opinion){"repetition", -1, ply, "Q7", start + 1};
}

/* The first end there is. */
static opinion opine(const story *told, const conditions *rules)
{
    for (unsigned ply = 0; ply <= told->count; ply++) {
        const int mover = 1 - told->boards[ply].side;

        if (told->no_move[ply]) {
            return told->check[ply] ? (opinion){"checkmate", mover, ply, "M1", 0}
                                    : (opinion){"stalemate", mover, ply, "M2", 0};
        }
        if (rules->repetition && occurrences(told, ply) >= rules->count) {
            return repeated(told, ply, rules);
        }
        if (rules->limit > 0 && told->clock[ply] >= rules->limit) {
            return (opinion){"no_capture_limit", -1, ply, "D1", 0};
        }
        if (rules->material && told->bare[ply]) {
            return (opinion){"insufficient_material", -1, ply, "D2", 0};
        }
    }
    return (opinion){"", -1, told->count, "", 0};
}

typedef struct tally {
    unsigned compared;
    unsigned wrong;
    unsigned reasons[XQ_REASON_END];
} tally;

static bool evidence_agrees(const xq_game *game, const story *told, const opinion *expected)
{
    xq_verdict verdict;
    xq_evidence evidence;
    unsigned index = 0;

    if (!xq_game_verdict(game, &verdict)) {
        return expected->first == 0;
    }
    if (verdict.first != expected->first || verdict.last != expected->ply ||
        verdict.occurrences != occurrences(told, expected->ply)) {
        return false;
    }
    for (; xq_game_evidence(game, index, &evidence); index++) {
        const unsigned ply = verdict.first + index;

        if (evidence.ply != ply || evidence.move != told->moves[ply - 1] ||
            evidence.side != told->boards[ply - 1].side ||
            (evidence.nature == XQ_NATURE_CHECK) != told->check[ply]) {
            return false;
        }
    }
    return index == verdict.last - verdict.first + 1;
}

static void compare(const xq_game *game, const story *told, const conditions *rules, tally *sums)
{
    const opinion expected = opine(told, rules);
    const xq_outcome outcome = game_outcome(game);

    sums->compared++;
    sums->reasons[outcome.reason]++;
    if (strcmp(xq_reason_name((xq_reason)outcome.reason), expected.reason) != 0 ||
        outcome.winner != expected.winner || outcome.ply != expected.ply ||
        strcmp(outcome.clause, expected.clause) != 0 ||
        xq_game_repetitions(game) != occurrences(told, told->count) ||
        !evidence_agrees(game, told, &expected)) {
        sums->wrong++;
        print_error("\"%s\", ply %u: %s at ply %u, expected %s at ply %u\n", rules->settings, told->count,
                    xq_reason_name((xq_reason)outcome.reason), (unsigned)outcome.ply, expected.reason,
                    expected.ply);
    }
}

/* A move that likes to repeat: one that checks, or back where the piece came from; else any. */
static xq_move choose(random_source *source, const story *told)
{
    const naive_board *board = &told->boards[told->count];
    const uint32_t wish = random_below(source, 4);
    xq_move moves[XQ_MOVES_MAX];
    const size_t count = naive_moves(board, moves);

    if (count == 0) {
        return XQ_MOVE_NONE;
    }
    if (wish < 2 && told->count >= 2) {
        const xq_move mine = told->moves[told->count - 2];
        const xq_move back = (xq_move)((mine & 127) << 7 | mine >> 7);

        for (size_t i = 0; i < count; i++) {
            if (moves[i] == back) {
                return back;
            }
        }
    }
    if (wish == 2) {
        const size_t offset = random_below(source, (uint32_t)count);

        for (size_t i = 0; i < count; i++) {
            const xq_move move = moves[(i + offset) % count];
            naive_board after = *board;

            naive_play(&after, move >> 7, move & 127);
            if (naive_in_check(&after, after.side)) {
                return move;
            }
        }
    }
    return moves[random_below(source, (uint32_t)count)];
}

/* One game: mostly moves, at times a few taken back. */
static void play(random_source *source, const char *fen, const conditions *rules, uint32_t flags, tally *sums)
{
    static story told;
    xq_game *game = game_from(fen, rules->settings, flags);

    tell_start(&told, fen);
    compare(game, &told, rules, sums);
    for (unsigned step = 0; step < STEPS; step++) {
        const xq_move move = choose(source, &told);
        const bool over = xq_game_is_over(game) && !(flags & XQ_GAME_PLAY_ON);

        if (over || move == XQ_MOVE_NONE || told.count == PLIES || random_below(source, 12) == 0) {
            for (uint32_t back = 1 + random_below(source, 9); back > 0 && told.count > 0; back--) {
                assert_int_equal(xq_game_pop(game, NULL, NULL), XQ_OK);
                told.count--;
            }
            if (told.count == 0 && (xq_game_is_over(game) || move == XQ_MOVE_NONE)) {
                break;
            }
        } else {
            assert_int_equal(xq_game_push(game, move, NULL), XQ_OK);
            tell_move(&told, move);
        }
        compare(game, &told, rules, sums);
    }
    xq_game_free(game);
}

static void random_games_are_judged_alike(void **state)
{
    const uint64_t seed = 20240607;
    random_source source = random_from(seed);
    tally sums = {0};

    (void)state;
    for (size_t i = 0; i < sizeof starts / sizeof starts[0]; i++) {
        for (size_t j = 0; j < sizeof all_conditions / sizeof all_conditions[0]; j++) {
            for (unsigned n = 0; n < GAMES_EACH; n++) {
                play(&source, starts[i], &all_conditions[j], n % 2 ? XQ_GAME_PLAY_ON : 0, &sums);
            }
        }
    }
    print_message("seed %llu, %u states compared, %u wrong;", (unsigned long long)seed, sums.compared,
                  sums.wrong);
    for (int reason = 0; reason < XQ_REASON_END; reason++) {
        if (sums.reasons[reason] > 0) {
            print_message(" %s %u", reason ? xq_reason_name((xq_reason)reason) : "open",
                          sums.reasons[reason]);
        }
    }
    print_message("\n");
    assert_int_equal(sums.wrong, 0);
    /* Every kind of end must have been met, or the games say nothing of it. */
    assert_true(sums.reasons[XQ_REASON_CHECKMATE] > 0 && sums.reasons[XQ_REASON_STALEMATE] > 0);
    assert_true(sums.reasons[XQ_REASON_PERPETUAL_CHECK] > 0 && sums.reasons[XQ_REASON_MUTUAL_PERPETUAL] > 0);
    assert_true(sums.reasons[XQ_REASON_REPETITION] > 0 && sums.reasons[XQ_REASON_NO_CAPTURE_LIMIT] > 0);
    assert_true(sums.reasons[XQ_REASON_INSUFFICIENT_MATERIAL] > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_games_are_judged_alike),
    };

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
