/* Published repetitions under the Chinese rules: verdicts, and the nature of each move, in all twins. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "support/cycle.h"
#include "support/moves.h"
#include "support/rows.h"

enum { ID, FEN, MOVES, VERDICT, FIGURE, NATURES, FIELDS };

/* Natures that a source told wrongly, or that it left open, are among those that differ. */
enum { LABELS_WANTED_PERCENT = 95 };

static const char profile[] = "cxa2020";

static void verdicts_and_their_twins(void **state)
{
    rows *table = rows_open(XQ_FACTS_DIR "/chinese.tsv");
    char *field[FIELDS];
    unsigned count = 0;
    unsigned lines = 0;
    unsigned wrong = 0;

    (void)state;
    assert_non_null(table);
    while (rows_next(table, field, FIELDS)) {
        const cycle printed = cycle_read(field[FEN], field[MOVES], field[VERDICT]);

        count++;
        wrong += !cycle_is_judged_right(&printed, profile, rows_line(table), field[ID], &lines);
    }
    rows_close(table);
    print_message("%u rows, %u right; %u lines judged with twins and plies before\n", count, count - wrong,
                  lines);
    assert_true(count > 0);
    assert_int_equal(wrong, 0);
}

static xq_nature nature_read(const char *word, size_t length)
{
    for (xq_nature nature = XQ_NATURE_IDLE; nature < XQ_NATURE_END; nature = (xq_nature)(nature + 1)) {
        const char *name = xq_nature_name(nature);

        if (strlen(name) == length && strncmp(name, word, length) == 0) {
            return nature;
        }
    }
    fail_msg("no nature: %.*s", (int)length, word);
    return XQ_NATURE_END;
}

/* Exchange, offer, block and follow count as idle (CXA 25.2). */
static xq_nature what_counts(xq_nature nature)
{
    return nature == XQ_NATURE_CHECK || nature == XQ_NATURE_KILL || nature == XQ_NATURE_CHASE
               ? nature
               : XQ_NATURE_IDLE;
}

typedef struct agreement {
    unsigned compared;
    unsigned right;    /* by what counts */
    unsigned the_same; /* exchange, offer, block, follow and idle told apart */
    unsigned turned_wrong;
    unsigned evidence_wrong;
} agreement;

/* The natures of a line's moves, each asked before it is played. */
typedef struct natures {
    xq_nature of[CYCLE_MAX_PLIES];
    bool again[CYCLE_MAX_PLIES]; /* the move comes again in this position */
} natures;

static void mark_those_that_come_again(const cycle *line, const xq_game *game, natures *found)
{
    static xq_position stood[CYCLE_MAX_PLIES + 1];

    for (uint32_t i = 0; i < line->count; i++) {
        assert_int_equal(xq_game_position_at(game, i, &stood[i]), XQ_OK);
        for (uint32_t earlier = 0; earlier < i; earlier++) {
            found->again[earlier] = found->again[earlier] || (line->moves[earlier] == line->moves[i] &&
                                                              xq_position_equal(&stood[earlier], &stood[i]));
        }
    }
}

static natures natures_of(const cycle *line)
{
    const cycle nothing = {.start = line->start, .count = 0};
    xq_game *game = cycle_play(&nothing, profile);
    natures found = {.of = {XQ_NATURE_IDLE}};

    for (size_t i = 0; i < line->count; i++) {
        xq_evidence evidence;

        assert_int_equal(xq_game_nature_of(game, line->moves[i], &evidence, NULL), XQ_OK);
        found.of[i] = (xq_nature)evidence.nature;
        assert_int_equal(xq_game_push(game, line->moves[i], NULL), XQ_OK);
    }
    mark_those_that_come_again(line, game, &found);
    xq_game_free(game);
    return found;
}

/* The evidence of a verdict names the natures that were told before each move. */
static unsigned evidence_that_differs(const cycle *line, const natures *foretold)
{
    xq_game *game = cycle_play(line, profile);
    xq_verdict verdict;
    xq_evidence evidence;
    unsigned wrong = 0;

    if (game && xq_game_verdict(game, &verdict)) {
        for (uint32_t i = 0; xq_game_evidence(game, i, &evidence); i++) {
            wrong += evidence.nature != (int32_t)foretold->of[verdict.first - 1 + i];
        }
    }
    xq_game_free(game);
    return wrong;
}

static void compare_with_told(const cycle *line, const natures *found, char **field, unsigned row,
                              agreement *all)
{
    const char *word = field[NATURES];

    for (size_t i = 0; i < line->count; i++, word += strcspn(word, " "), word += strspn(word, " ")) {
        const size_t length = strcspn(word, " ");

        assert_true(length > 0);
        if (*word == '?' || found->again[i]) {
            continue;
        }
        const xq_nature told = nature_read(word, length);

        all->compared++;
        all->the_same += told == found->of[i];
        if (what_counts(told) == what_counts(found->of[i])) {
            all->right++;
        } else {
            print_message("line %u, %s, %s: %s, told %s\n", row, field[ID],
                          move_text(line->moves[i], XQ_VARIANT_XIANGQI), xq_nature_name(found->of[i]),
                          xq_nature_name(told));
        }
    }
}

/* Natures hold in every image of a position. */
static unsigned twins_that_differ(const cycle *line, const natures *printed, const char *id)
{
    unsigned wrong = 0;

    for (size_t how = 1; how < CYCLE_TWINS; how++) {
        const cycle turned = cycle_turned(line, &cycle_twins[how]);
        const natures found = natures_of(&turned);

        for (size_t i = 0; i < line->count; i++) {
            if (found.of[i] != printed->of[i]) {
                wrong++;
                print_error("%s, %s, ply %zu: %s, as printed %s\n", id, cycle_twins[how].name, i + 1,
                            xq_nature_name(found.of[i]), xq_nature_name(printed->of[i]));
            }
        }
    }
    return wrong;
}

static void natures_of_the_moves(void **state)
{
    rows *table = rows_open(XQ_FACTS_DIR "/chinese.tsv");
    char *field[FIELDS];
    agreement all = {.compared = 0};

    (void)state;
    assert_non_null(table);
    while (rows_next(table, field, FIELDS)) {
        const cycle line = cycle_read(field[FEN], field[MOVES], field[VERDICT]);
        const natures found = natures_of(&line);
        const unsigned evidence = evidence_that_differs(&line, &found);

        compare_with_told(&line, &found, field, rows_line(table), &all);
        all.turned_wrong += twins_that_differ(&line, &found, field[ID]);
        all.evidence_wrong += evidence;
        if (evidence) {
            print_error("line %u, %s: %u natures of the evidence are not those foretold\n", rows_line(table),
                        field[ID], evidence);
        }
    }
    rows_close(table);
    print_message("%u natures compared, %u right; %u the same when idle moves are told apart\n", all.compared,
                  all.right, all.the_same);
    assert_true(all.compared > 0);
    assert_int_equal(all.turned_wrong, 0);
    assert_int_equal(all.evidence_wrong, 0);
    assert_true(all.right * 100 >= all.compared * LABELS_WANTED_PERCENT);
}

/* Moves of real games behind which both sides can answer check with check for ever: a search without a bound never ends. */
static void searches_end_where_checks_answer_checks(void **state)
{
    static const struct {
        const char *fen;
        const char *move;
    } moves[] = {
        {"3ak4/4an3/1c7/p4N2p/1Np2C3/Pr4P2/4R3P/2c1KA2B/9/2B2A3 b - - 0 1", "b7b8"},
        {"3ckab2/1C2a4/2n1b2r1/p1pRn3p/5cp2/2P1r4/P1C3P1P/N5N2/4A4/1RB1KAB2 w - - 0 1", "b0b7"},
        {"2bak1br1/4a4/2n3n2/p1p1p3p/3NP1p2/2P6/Pr3cPcP/BCN1C4/3R5/3AKABR1 b - - 0 1", "h3h5"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof moves / sizeof moves[0]; i++) {
        const cycle line = cycle_read(moves[i].fen, moves[i].move, "none");
        const cycle nothing = {.start = line.start, .count = 0};
        xq_game *game = cycle_play(&nothing, profile);
        xq_evidence evidence;

        assert_int_equal(xq_game_nature_of(game, line.moves[0], &evidence, NULL), XQ_OK);
        assert_int_equal(evidence.nature == XQ_NATURE_CHECK,
                         xq_position_gives_check(&line.start, line.moves[0]));
        xq_game_free(game);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(verdicts_and_their_twins),
        cmocka_unit_test(natures_of_the_moves),
        cmocka_unit_test(searches_end_where_checks_answer_checks),
    };

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
