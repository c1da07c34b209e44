/* Composed studies whose lines end in checkmate (M1) or stalemate (M2). */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include <xiangqi/fen.h>

#include "support/replay.h"
#include "support/rows.h"

static void mates_of_our_table(void **state)
{
    enum { START, MOVES, END, LAST, FIELDS };
    rows *table = rows_open(XQ_FACTS_DIR "/mates.tsv");
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
            !replay_end_is(line, &position, field[LAST], field[END])) {
            wrong++;
        } else if (xq_position_is_checkmate(&position) != (strcmp(field[END], "checkmate") == 0) ||
                   xq_position_is_stalemate(&position) != (strcmp(field[END], "stalemate") == 0)) {
            wrong++;
            print_error("line %u: the queries for checkmate and stalemate differ from the standing\n", line);
        }
    }
    rows_close(table);
    print_message("%u lines, %u wrong\n", played, wrong);
    assert_true(played > 0);
    assert_int_equal(wrong, 0);
}

/* The standing that the shared table's column "checked" promises at the end of a line; "" for none. */
static const char *promised(const char *checked)
{
    if (strstr(checked, "ends in mate") || strstr(checked, "plies to mate")) {
        return "checkmate";
    }
    if (strstr(checked, "ends in stalemate") || strstr(checked, "plies to stalemate")) {
        return "stalemate";
    }
    return "";
}

/* Rows flagged there as invalid must be refused as positions, all others played to their end. */
static bool puzzle_holds(unsigned line, const char *fen, const char *moves, const char *checked)
{
    xq_position position;

    if (strncmp(checked, "INVALID", 7) == 0) {
        xq_status status =
            xq_position_from_fen(fen, strlen(fen), XQ_VARIANT_XIANGQI, XQ_FEN_LENIENT, &position, NULL, NULL);

        if (status != XQ_ERR_SETUP) {
            print_error("line %u: %s is not refused, yet %s\n", line, fen, checked);
            return false;
        }
        return true;
    }
    return replay_line(line, XQ_VARIANT_XIANGQI, fen, moves, &position) &&
           replay_end_is(line, &position, "", promised(checked));
}

static void all_puzzles_of_the_shared_data(void **state)
{
    enum { START, KIND, STATED, SOLUTION, SOURCE, CHECKED, FIELDS };
    char path[1000];
    rows *table;
    char *field[FIELDS];
    unsigned played = 0;
    unsigned wrong = 0;

    (void)state;
    if (!rows_shared(XQ_SOURCE_DIR, "data/puzzles.tsv", path, sizeof path)) {
        return;
    }
    table = rows_open(path);
    assert_non_null(table);
    while (rows_next(table, field, FIELDS)) {
        played++;
        wrong += !puzzle_holds(rows_line(table), field[START], field[SOLUTION], field[CHECKED]);
    }
    rows_close(table);
    print_message("%u puzzles, %u wrong\n", played, wrong);
    assert_true(played > 3000);
    assert_int_equal(wrong, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(mates_of_our_table),
        cmocka_unit_test(all_puzzles_of_the_shared_data),
    };

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
