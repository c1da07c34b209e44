/* The second implementation must itself be right: it counts the smaller rows of the perft table, and agrees
   with the library there and at the ends of the table of mates. */
#include "properties/spots.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/rows.h"

/* One count of a table; naive_board is read already. */
static bool count_is(const rows *table, const naive_board *board, char **field, const char *nodes)
{
    enum { FEN, DEPTH };
    uint64_t counted = naive_perft(board, (unsigned)strtoul(field[DEPTH], NULL, 10));

    if (counted == strtoull(nodes, NULL, 10)) {
        return true;
    }
    print_error("line %u: %s depth %s: %llu nodes, expected %s\n", rows_line(table), field[FEN], field[DEPTH],
                (unsigned long long)counted, nodes);
    return false;
}

enum { LIMIT = 50000, JANGGI_LIMIT = 20000 };

static void naive_counts_the_perft_table(void **state)
{
    enum { FEN, DEPTH, NODES, FIELDS };
    rows *table = rows_open(XQ_FACTS_DIR "/perft.tsv");
    char *field[FIELDS];
    unsigned counted = 0;
    unsigned wrong = 0;

    (void)state;
    assert_non_null(table);
    while (rows_next(table, field, FIELDS)) {
        naive_board board;

        if (strtoull(field[NODES], NULL, 10) <= LIMIT) {
            assert_true(naive_read(&board, field[FEN]));
            counted++;
            wrong += !count_is(table, &board, field, field[NODES]);
        }
    }
    rows_close(table);
    print_message("%u counts, %u wrong\n", counted, wrong);
    assert_true(counted > 300);
    assert_int_equal(wrong, 0);
}

static void naive_counts_janggis_table(void **state)
{
    enum { FEN, DEPTH, WITHOUT, BIKJANG, FIELDS };
    rows *table = rows_open(XQ_FACTS_DIR "/janggi_perft.tsv");
    char *field[FIELDS];
    unsigned counted = 0;
    unsigned wrong = 0;

    (void)state;
    assert_non_null(table);
    while (rows_next(table, field, FIELDS)) {
        naive_board board;

        if (strtoull(field[WITHOUT], NULL, 10) <= JANGGI_LIMIT) {
            counted += 2;
            assert_true(naive_read_janggi(&board, field[FEN], NAIVE_FACING_NOTHING));
            wrong += !count_is(table, &board, field, field[WITHOUT]);
            board.facing = NAIVE_FACING_CALLS;
            wrong += !count_is(table, &board, field, field[BIKJANG]);
        }
    }
    rows_close(table);
    print_message("%u counts, %u wrong\n", counted, wrong);
    assert_true(counted > 300);
    assert_int_equal(wrong, 0);
}

static void naive_knows_mate_from_stalemate(void **state)
{
    enum { FEN, MOVES, END, LAST, FIELDS };
    rows *table = rows_open(XQ_FACTS_DIR "/mates.tsv");
    char *field[FIELDS];
    unsigned wrong = 0;

    (void)state;
    assert_non_null(table);
    while (rows_next(table, field, FIELDS)) {
        xq_move moves[XQ_MOVES_MAX];
        naive_board board;

        assert_true(naive_read(&board, field[LAST]));
        if (naive_moves(&board, moves) != 0 ||
            naive_in_check(&board, board.side) != (strcmp(field[END], "checkmate") == 0)) {
            wrong++;
            print_error("line %u: %s is no %s\n", rows_line(table), field[LAST], field[END]);
        }
    }
    rows_close(table);
    assert_int_equal(wrong, 0);
}

static void naive_knows_janggis_mates(void **state)
{
    enum { FEN, MOVES, BIKJANG, LAST, FIELDS };
    rows *table = rows_open(XQ_FACTS_DIR "/janggi_mates.tsv");
    char *field[FIELDS];
    unsigned wrong = 0;

    (void)state;
    assert_non_null(table);
    while (rows_next(table, field, FIELDS)) {
        xq_move moves[XQ_MOVES_MAX];
        naive_board board;

        assert_true(naive_read_janggi(&board, field[LAST], NAIVE_FACING_NOTHING));
        if (naive_moves(&board, moves) != 0 || !naive_in_check(&board, board.side)) {
            wrong++;
            print_error("line %u: %s is no mate\n", rows_line(table), field[LAST]);
        }
    }
    rows_close(table);
    assert_int_equal(wrong, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(naive_counts_the_perft_table),
        cmocka_unit_test(naive_counts_janggis_table),
        cmocka_unit_test(naive_knows_mate_from_stalemate),
        cmocka_unit_test(naive_knows_janggis_mates),
    };

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
