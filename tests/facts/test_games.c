/* Real games: every move is legal; last position and standing are those of an independent program. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "support/replay.h"
#include "support/rows.h"

static void games_of_our_table(void **state)
{
    enum { START, MOVES, RESULT, LAST, STANDING, FIELDS };
    rows *table = rows_open(XQ_FACTS_DIR "/games.tsv");
    char *field[FIELDS];
    unsigned played = 0;
    unsigned wrong = 0;

    (void)state;
    assert_non_null(table);
    while (rows_next(table, field, FIELDS)) {
        unsigned line = rows_line(table);
        xq_position position;

        played++;
        if (!replay_line(line, XQ_VARIANT_XIANGQI, field[START], field[MOVES], &position) ||
            !replay_end_is(line, &position, field[LAST], field[STANDING])) {
            wrong++;
        }
    }
    rows_close(table);
    print_message("%u games, %u wrong\n", played, wrong);
    assert_true(played > 0);
    assert_int_equal(wrong, 0);
}

static void all_games_of_the_shared_data(void **state)
{
    enum { START, MOVES, FIELDS };
    char path[1000];
    rows *table;
    char *field[FIELDS];
    unsigned played = 0;
    unsigned wrong = 0;

    (void)state;
    if (!rows_shared(XQ_SOURCE_DIR, "data/games.tsv.gz", path, sizeof path)) {
        return;
    }
    table = rows_open(path);
    assert_non_null(table);
    while (rows_next(table, field, FIELDS)) {
        xq_position position;

        played++;
        wrong += !replay_line(rows_line(table), XQ_VARIANT_XIANGQI, field[START], field[MOVES], &position);
    }
    rows_close(table);
    print_message("%u games, %u wrong\n", played, wrong);
    assert_true(played > 10000);
    assert_int_equal(wrong, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(games_of_our_table),
        cmocka_unit_test(all_games_of_the_shared_data),
    };

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
