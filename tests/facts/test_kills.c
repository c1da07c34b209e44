/* Threats of mate by consecutive checks (CXA 24.2): quiet moves from the lines of composed studies, in all twins. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "support/cycle.h"
#include "support/mate_by_checks.h"
#include "support/moves.h"
#include "support/rows.h"

enum { FEN, MOVE, CHECKS, SOURCE, FIELDS };

/* Mates so short the second implementation looks for anew, to show that the table is no tale. */
enum { CHECKS_LOOKED_FOR = 3, NODES_MAX = 20000 };

/* The profile, and the profile with so few checks that longer mates are no kills. */
typedef struct depths {
    xq_rules *usual;
    unsigned long usual_checks;
    xq_rules *shallow;
} depths;

enum { SHALLOW_CHECKS = 2 };

static depths depths_open(void)
{
    depths of = {.usual = NULL};
    char value[20];

    assert_int_equal(xq_rules_new("cxa2020", NULL, &of.usual, NULL), XQ_OK);
    assert_int_equal(xq_rules_get(of.usual, "kill_checks", value, sizeof value, NULL, NULL), XQ_OK);
    of.usual_checks = strtoul(value, NULL, 10);
    assert_int_equal(xq_rules_new("cxa2020", NULL, &of.shallow, NULL), XQ_OK);
    snprintf(value, sizeof value, "%d", SHALLOW_CHECKS);
    assert_int_equal(xq_rules_set(of.shallow, "kill_checks", value, NULL), XQ_OK);
    return of;
}

/* Each row once as it stands and in its images; returns how many images are wrong. */
static unsigned natures_that_differ(char **field, unsigned row, const xq_rules *rules, unsigned long checks)
{
    const cycle printed = cycle_read(field[FEN], field[MOVE], "none");
    const unsigned long told = strtoul(field[CHECKS], NULL, 10);
    const bool kills = told > 0 && told <= checks;
    unsigned wrong = 0;

    for (size_t i = 0; i < CYCLE_TWINS; i++) {
        const cycle line = cycle_turned(&printed, &cycle_twins[i]);
        const xq_nature nature = xq_rules_nature_of(rules, &line.start, line.moves[0]);

        assert_true(xq_position_is_legal(&line.start, line.moves[0], NULL));
        if ((nature == XQ_NATURE_KILL) != kills) {
            wrong++;
            print_error("line %u, %s %s, %s: %s with %lu checks looked for, yet %s mate\n", row, field[FEN],
                        field[MOVE], cycle_twins[i].name, xq_nature_name(nature), checks, field[CHECKS]);
        }
    }
    return wrong;
}

static void quiet_moves_kill_when_checks_would_mate(void **state)
{
    rows *table = rows_open(XQ_FACTS_DIR "/kills.tsv");
    char *field[FIELDS];
    const depths rules = depths_open();
    unsigned kills = 0;
    unsigned others = 0;
    unsigned wrong = 0;

    (void)state;
    assert_non_null(table);
    while (rows_next(table, field, FIELDS)) {
        ++*(field[CHECKS][0] == '0' ? &others : &kills);
        wrong += natures_that_differ(field, rows_line(table), rules.usual, rules.usual_checks);
        wrong += natures_that_differ(field, rows_line(table), rules.shallow, SHALLOW_CHECKS);
    }
    rows_close(table);
    xq_rules_free(rules.usual);
    xq_rules_free(rules.shallow);
    print_message("%u kills and %u other moves in %d images, %u wrong\n", kills, others, CYCLE_TWINS, wrong);
    assert_true(kills > 0 && others > 0);
    assert_int_equal(wrong, 0);
}

/* Whether the row's number of checks is the least, by the second implementation. */
static bool table_is_right(char **field)
{
    const unsigned told = (unsigned)strtoul(field[CHECKS], NULL, 10);
    const cycle line = cycle_read(field[FEN], field[MOVE], "none");
    naive_board board;
    unsigned nodes = NODES_MAX;

    assert_true(naive_read(&board, field[FEN]));
    naive_play(&board, line.moves[0] >> 7, line.moves[0] & 127);
    return (told < 2 || mate_threatened(&board, told - 1, &nodes) == MATE_OPEN) &&
           (told == 0) == (mate_threatened(&board, told ? told : CHECKS_LOOKED_FOR, &nodes) != MATE_FOUND) &&
           nodes > 0;
}

static void the_table_holds(void **state)
{
    rows *table = rows_open(XQ_FACTS_DIR "/kills.tsv");
    char *field[FIELDS];
    unsigned looked = 0;
    unsigned wrong = 0;

    (void)state;
    assert_non_null(table);
    while (rows_next(table, field, FIELDS)) {
        if (strtoul(field[CHECKS], NULL, 10) > CHECKS_LOOKED_FOR) {
            continue;
        }
        looked++;
        if (!table_is_right(field)) {
            wrong++;
            print_error("line %u: %s %s: not %s\n", rows_line(table), field[FEN], field[MOVE], field[CHECKS]);
        }
    }
    rows_close(table);
    print_message("%u rows looked at by the second implementation, %u wrong\n", looked, wrong);
    assert_true(looked > 0);
    assert_int_equal(wrong, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_table_holds),
        cmocka_unit_test(quiet_moves_kill_when_checks_would_mate),
    };

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
