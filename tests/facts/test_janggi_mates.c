/* Composed and played Janggi lines whose last move mates (J10). */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include <xiangqi/fen.h>

#include "support/games.h"
#include "support/moves.h"
#include "support/replay.h"
#include "support/rows.h"

enum { FEN, MOVES, BIKJANG, LAST, FIELDS };

static bool ends_in(unsigned line, char **field, xq_bikjang mode, const char *standing)
{
    xq_position position = janggi_position_of(field[FEN], mode);

    if (!replay_from(line, field[MOVES], &position) ||
        !replay_end_is(line, &position, field[LAST], standing)) {
        return false;
    }
    if (xq_position_is_checkmate(&position) != (strcmp(standing, "checkmate") == 0) ||
        xq_position_is_stalemate(&position)) {
        print_error("line %u: the queries for checkmate and stalemate differ from the standing\n", line);
        return false;
    }
    return true;
}

/* Under the site's rules the side that moved last wins. */
static bool wins(unsigned line, char **field)
{
    xq_game *game = game_from(field[FEN], "rules=janggi-site", 0);

    game_play(game, field[MOVES]);
    const xq_outcome outcome = game_outcome(game);
    const xq_side mated = xq_position_side_to_move(xq_game_position(game));
    const bool won = outcome.reason == XQ_REASON_CHECKMATE &&
                     outcome.winner == (int32_t)xq_side_other(mated) &&
                     outcome.ply == xq_game_ply_count(game) && strcmp(outcome.clause, "J10") == 0;
    xq_game_free(game);
    if (!won) {
        print_error("line %u: %s at ply %u\n", line, xq_reason_name((xq_reason)outcome.reason),
                    (unsigned)outcome.ply);
    }
    return won;
}

/* A start whose side not to move is in check is no position. */
static bool is_refused(unsigned line, const char *fen)
{
    xq_position position;
    xq_error error = {.reason = 0};

    if (xq_position_from_fen(fen, strlen(fen), XQ_VARIANT_JANGGI, XQ_FEN_STRICT, &position, NULL, &error) !=
            XQ_ERR_SETUP ||
        error.reason != XQ_FAULT_CAN_TAKE_GENERAL) {
        print_error("line %u: %s is not refused\n", line, fen);
        return false;
    }
    return true;
}

static void mates_of_our_table(void **state)
{
    rows *table = rows_open(XQ_FACTS_DIR "/janggi_mates.tsv");
    char *field[FIELDS];
    unsigned played = 0;
    unsigned wrong = 0;

    (void)state;
    assert_non_null(table);
    while (rows_next(table, field, FIELDS)) {
        const unsigned line = rows_line(table);
        const bool in_both = strcmp(field[BIKJANG], "yes") == 0;

        if (strcmp(field[BIKJANG], "refused") == 0) {
            wrong += !is_refused(line, field[FEN]);
            continue;
        }
        played++;
        wrong +=
            !(ends_in(line, field, XQ_BIKJANG_DEFAULT, "checkmate") &&
              ends_in(line, field, XQ_BIKJANG_CALL, in_both ? "checkmate" : "check") && wins(line, field));
    }
    rows_close(table);
    print_message("%u mates, %u wrong\n", played, wrong);
    assert_true(played > 150);
    assert_int_equal(wrong, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(mates_of_our_table)};

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
