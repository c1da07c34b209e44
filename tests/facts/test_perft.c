/* Node counts that independent programs agree on. XQ_LONG=1 adds the rows of perft_long.tsv up to 10^10
   nodes, XQ_LONG=all every one. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <xiangqi/perft.h>

#include "support/moves.h"
#include "support/rows.h"

enum { FEN, DEPTH, NODES, NAME, FIELDS };

static const uint64_t long_limit = UINT64_C(10000000000);

/* Counts every row of at most limit nodes; returns how many rows were wrong. */
static unsigned count_rows(const char *path, uint64_t limit, bool show)
{
    rows *table = rows_open(path);
    char *field[FIELDS];
    unsigned counted = 0;
    unsigned wrong = 0;

    assert_non_null(table);
    while (rows_next(table, field, FIELDS)) {
        uint64_t wanted = strtoull(field[NODES], NULL, 10);
        uint64_t nodes = 0;
        xq_position position;

        if (wanted > limit) {
            continue;
        }
        position = position_of(field[FEN], XQ_VARIANT_XIANGQI);
        xq_perft(&position, (uint32_t)strtoul(field[DEPTH], NULL, 10), &nodes, NULL);
        counted++;
        if (nodes != wanted) {
            wrong++;
            print_error("line %u: %s depth %s: %llu nodes, expected %s (%s)\n", rows_line(table), field[FEN],
                        field[DEPTH], (unsigned long long)nodes, field[NODES], field[NAME]);
        } else if (show) {
            print_message("%s depth %s: %s nodes\n", field[FEN], field[DEPTH], field[NODES]);
        }
    }
    rows_close(table);
    print_message("%u counts, %u wrong\n", counted, wrong);
    assert_true(counted > 0);
    return wrong;
}

static void perft_table(void **state)
{
    (void)state;
    assert_int_equal(count_rows(XQ_FACTS_DIR "/perft.tsv", UINT64_MAX, false), 0);
}

static void perft_long_table(void **state)
{
    const char *wish = getenv("XQ_LONG");
    uint64_t limit;

    (void)state;
    if (!wish || !*wish || strcmp(wish, "0") == 0) {
        print_message("the long table is counted with XQ_LONG=1\n");
        return;
    }
    limit = strcmp(wish, "all") == 0 ? UINT64_MAX : long_limit;
    assert_int_equal(count_rows(XQ_FACTS_DIR "/perft_long.tsv", limit, true), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(perft_table),
        cmocka_unit_test(perft_long_table),
    };

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
