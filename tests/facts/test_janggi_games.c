/*
 * Real games of Janggi, with the shared data beside the project: every move is legal, the checks are those that an
 * independent program found, the points those of the last board, and what is stated of the end agrees.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <xiangqi/game.h>

#include "support/games.h"
#include "support/moves.h"
#include "support/rows.h"

enum { START, MOVES, WINNER, HOW, CHO_POINTS, HAN_POINTS, CHECKS, FSF, SOURCE, FIELDS };
enum { MOVES_MAX = 600 };

static struct {
    unsigned games, moves, checks, wrong;
    unsigned mates, mates_stated_so, points, points_by_score, passes_ended;
    unsigned reasons[XQ_REASON_END];
} sum;

static bool wrong(unsigned line, const char *what, int ours, const char *theirs)
{
    print_error("line %u: %s: %d, stated %s\n", line, what, ours, theirs);
    return false;
}

static bool check_comes(const char **checks, unsigned ply)
{
    if (strtoul(*checks, NULL, 10) != ply) {
        return false;
    }
    *checks += strcspn(*checks, ",");
    *checks += **checks == ',';
    return true;
}

/* Plays all moves, comparing after which of them there is a check. */
static bool plays(unsigned line, char **field, xq_bikjang mode, xq_position *position)
{
    xq_move moves[MOVES_MAX];
    const size_t count = moves_read(field[MOVES], XQ_VARIANT_JANGGI, moves, MOVES_MAX);
    const char *checks = field[CHECKS];
    xq_error error;

    *position = janggi_position_of(field[START], mode);
    for (size_t i = 0; i < count; i++) {
        const bool foretold = xq_position_gives_check(position, moves[i]);

        if (xq_position_play(position, moves[i], NULL, &error)) {
            return wrong(line, error.text, (int)i + 1, "legal");
        }
        const bool check = check_comes(&checks, (unsigned)i + 1);
        if (xq_position_in_check(position) != check || foretold != check) {
            return wrong(line, "check after ply", (int)i + 1, check ? "a check" : "none");
        }
        sum.checks += check;
    }
    sum.moves += (unsigned)count;
    return *checks == '\0' || wrong(line, "a check is left over", 0, checks);
}

static bool points_are(unsigned line, char **field, const xq_position *position)
{
    for (int side = XQ_CHO; side <= XQ_HAN; side++) {
        const int value = xq_position_value(position, (xq_side)side);

        if (value != 2 * atoi(field[CHO_POINTS + side]) ||
            xq_position_score(position, (xq_side)side) != value + 3 * side) {
            return wrong(line, "half points", value, field[CHO_POINTS + side]);
        }
    }
    return true;
}

/* J13: what is stated as a win by points is one; J10: whoever is mated has not won. */
static bool end_agrees(unsigned line, char **field, const xq_position *position)
{
    const char *ahead =
        xq_position_score(position, XQ_CHO) > xq_position_score(position, XQ_HAN) ? "cho" : "han";

    if (strcmp(field[HOW], "points") == 0) {
        sum.points++;
        sum.points_by_score += strcmp(field[WINNER], ahead) == 0;
    }
    if (xq_position_passes(position) == 2) {
        sum.passes_ended++;
        if (strcmp(field[WINNER], ahead) != 0) {
            return wrong(line, "two passes, ahead by points", xq_position_score(position, XQ_CHO),
                         field[WINNER]);
        }
    }
    if (xq_position_status(position) == XQ_STANDING_CHECKMATE) {
        const char *mated = xq_side_name(xq_position_side_to_move(position), XQ_VARIANT_JANGGI);

        sum.mates++;
        sum.mates_stated_so += strcmp(field[HOW], "full") == 0;
        return strcmp(field[WINNER], mated) != 0 || wrong(line, "the mated side won", 0, field[WINNER]);
    }
    return true;
}

/* The site's rules may end a game before its players did, by a third occurrence; never by an illegal move. */
static bool judged(char **field)
{
    xq_game *game = game_from(field[START], "rules=janggi-site", 0);
    xq_move moves[MOVES_MAX];
    const size_t count = moves_read(field[MOVES], XQ_VARIANT_JANGGI, moves, MOVES_MAX);
    size_t played = 0;
    const xq_status status = xq_game_push_all(game, moves, count, &played, NULL);
    const xq_outcome outcome = game_outcome(game);

    sum.reasons[outcome.reason]++;
    xq_game_free(game);
    return status == XQ_OK ? played == count : status == XQ_ERR_GAME_OVER && outcome.ply == played;
}

static void all_games_of_the_shared_data(void **state)
{
    char path[1000];
    char *field[FIELDS];

    (void)state;
    if (!rows_shared(XQ_SOURCE_DIR, "data/janggi-games.tsv.gz", path, sizeof path)) {
        return;
    }
    rows *table = rows_open(path);
    assert_non_null(table);
    while (rows_next(table, field, FIELDS)) {
        const unsigned line = rows_line(table);
        xq_position position;

        sum.games++;
        sum.wrong +=
            !(plays(line, field, XQ_BIKJANG_DEFAULT, &position) && points_are(line, field, &position) &&
              end_agrees(line, field, &position) && judged(field));
        /* The same program, asked with bikjang as a call, found no illegal move in the games marked so. */
        if (strcmp(field[FSF], "ok") == 0) {
            sum.wrong += !plays(line, field, XQ_BIKJANG_CALL, &position);
        }
    }
    rows_close(table);
    print_message("%u games, %u moves, %u checks, %u wrong\n", sum.games, sum.moves, sum.checks, sum.wrong);
    print_message(
        "%u mates (%u stated as full wins), %u of %u stated points wins by the score, %u by two passes\n",
        sum.mates, sum.mates_stated_so, sum.points_by_score, sum.points, sum.passes_ended);
    for (int reason = 0; reason < XQ_REASON_END; reason++) {
        if (sum.reasons[reason] > 0) {
            print_message("janggi-site: %u %s\n", sum.reasons[reason],
                          reason ? xq_reason_name((xq_reason)reason) : "go on");
        }
    }
    assert_true(sum.games > 1000);
    assert_int_equal(sum.points_by_score, sum.points);
    assert_true(sum.passes_ended > 5);
    assert_int_equal(sum.mates_stated_so, sum.mates);
    assert_int_equal(sum.wrong, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(all_games_of_the_shared_data)};

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
