/* The second implementation must itself be right: it counts the smaller rows of the perft table, and agrees
   with the library there and at the ends of the table of mates. */
#include "properties/spots.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/rows.h"

static void naive_counts_the_perft_table(void **state)
{
    enum { FEN, DEPTH, NODES, FIELDS, LIMIT = 50000 };
    rows *table = rows_open(XQ_FACTS_DIR "/perft.tsv");
    char *field[FIELDS];
    unsigned counted = 0;
    unsigned wrong = 0;

    (void)state;
    assert_non_null(table);
    while (rows_next(table, field, FIELDS)) {
        uint64_t wanted = strtoull(field[NODES], NULL, 10);
        uint64_t nodes;
        naive_board board;

        if (wanted > LIMIT) {
            continue;
        }
        assert_true(naive_read(&board, field[FEN]));
        nodes = naive_perft(&board, (unsigned)strtoul(field[DEPTH], NULL, 10));
        counted++;
        if (nodes != wanted) {
            wrong++;
            print_error("line %u: %s depth %s: %llu nodes, expected %s\n", rows_line(table), field[FEN],
                        field[DEPTH], (unsigned long long)nodes, field[NODES]);
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(naive_counts_the_perft_table),
        cmocka_unit_test(naive_knows_mate_from_stalemate),
    };

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
