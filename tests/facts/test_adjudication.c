/*
 * Verdicts told under the Chinese rules of 1999, side by side with what the rules of 2020 make of the same lines. Only
 * what both books share is asked; the rest is printed.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "support/cycle.h"
#include "support/moves.h"
#include "support/rows.h"

enum { FEN, MOVES, TOLD, WHY, SHARED, ARTICLE, SOURCE, FIELDS };

static const char profile[] = "cxa2020";

/* The nature of each move of the window, and what each side's moves amount to. */
static void print_window(const xq_game *game)
{
    xq_verdict verdict;
    xq_evidence evidence;

    if (!xq_game_verdict(game, &verdict)) {
        return;
    }
    for (uint32_t i = 0; xq_game_evidence(game, i, &evidence); i++) {
        print_message(" %s:%s", move_text(evidence.move, XQ_VARIANT_XIANGQI),
                      xq_nature_name((xq_nature)evidence.nature));
    }
    print_message("\n  red %s, black %s", xq_nature_name((xq_nature)verdict.judgement[XQ_RED]),
                  xq_nature_name((xq_nature)verdict.judgement[XQ_BLACK]));
}

static void print_row(char **field, const cycle *line)
{
    xq_game *game = cycle_play(line, profile);

    assert_non_null(game);
    print_message("%s\n  1999: %s (%s)\n  2020: %s%s%s\n ", field[SOURCE], field[TOLD], field[WHY],
                  cycle_verdict_text(game), field[ARTICLE][0] ? ", shared by " : ", not asked",
                  field[ARTICLE]);
    print_window(game);
    print_message("\n");
    xq_game_free(game);
}

static void what_the_books_share(void **state)
{
    rows *table = rows_open(XQ_FACTS_DIR "/adjudication.tsv");
    char *field[FIELDS];
    unsigned told = 0;
    unsigned asked = 0;
    unsigned wrong = 0;
    unsigned lines = 0;

    (void)state;
    assert_non_null(table);
    while (rows_next(table, field, FIELDS)) {
        const char *shared = field[SHARED];
        const cycle line = cycle_read(field[FEN], field[MOVES], *shared ? shared : "none");

        told++;
        print_row(field, &line);
        if (*shared) {
            asked++;
            wrong += !cycle_is_judged_right(&line, profile, rows_line(table), field[SOURCE], &lines);
        }
    }
    rows_close(table);
    print_message("%u rows, %u shared, %u of these wrong; %u lines judged with twins and plies before\n",
                  told, asked, wrong, lines);
    assert_true(asked > 0);
    assert_int_equal(wrong, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_the_books_share),
    };

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
