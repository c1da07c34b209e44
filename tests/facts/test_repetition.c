/* Published repetitions: verdicts and natures of the moves under the rules each row names, in all twins. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "support/cycle.h"
#include "support/moves.h"
#include "support/rows.h"

enum { ID, FEN, MOVES, RULES, VERDICT, NOTE, NATURES, FIELDS };

enum { PROFILES_MAX = 8 };

/* How a table of results is kept: one line for each profile. */
typedef struct tally {
    char profile[100];
    unsigned judged;
    unsigned right;
} tally;

static tally *tally_of(tally *tallies, const char *profile)
{
    size_t i = 0;

    while (tallies[i].profile[0] && strcmp(tallies[i].profile, profile) != 0) {
        i++;
        assert_true(i < PROFILES_MAX);
    }
    snprintf(tallies[i].profile, sizeof tallies[i].profile, "%s", profile);
    return &tallies[i];
}

/* Calls for each profile that a row names. */
static void each_profile(char **field, void (*act)(char **field, const char *profile, void *state),
                         void *state)
{
    char names[100];

    snprintf(names, sizeof names, "%s", field[RULES]);
    for (char *name = names, *next; name; name = next) {
        next = strchr(name, ',');
        if (next) {
            *next++ = '\0';
        }
        act(field, name, state);
    }
}

typedef struct count {
    tally tallies[PROFILES_MAX];
    unsigned line;
    unsigned judged;
    unsigned wrong;
} count;

static void judge_row(char **field, const char *profile, void *state)
{
    count *all = state;
    tally *one = tally_of(all->tallies, profile);
    const cycle printed = cycle_read(field[FEN], field[MOVES], field[VERDICT]);
    const bool right = cycle_is_judged_right(&printed, profile, all->line, field[ID], &all->judged);

    one->judged++;
    one->right += right;
    all->wrong += !right;
}

static void published_verdicts_and_their_twins(void **state)
{
    rows *table = rows_open(XQ_FACTS_DIR "/repetition.tsv");
    char *field[FIELDS];
    count all = {.judged = 0};

    (void)state;
    assert_non_null(table);
    while (rows_next(table, field, FIELDS)) {
        all.line = rows_line(table);
        if (strcmp(field[VERDICT], "none") != 0) {
            each_profile(field, judge_row, &all);
        }
    }
    rows_close(table);
    for (size_t i = 0; i < PROFILES_MAX && all.tallies[i].profile[0]; i++) {
        print_message("%-12s %3u rows, %3u right\n", all.tallies[i].profile, all.tallies[i].judged,
                      all.tallies[i].right);
    }
    print_message("%u lines judged with twins and plies before\n", all.judged);
    assert_true(all.judged > 0);
    assert_int_equal(all.wrong, 0);
}

/* The nature of the move in the evidence, or -1 when the ply is not judged. */
static int nature_at(const xq_game *game, const xq_verdict *verdict, uint32_t index)
{
    xq_evidence evidence;

    if (index + 1 < verdict->first || !xq_game_evidence(game, index + 1 - verdict->first, &evidence)) {
        return -1;
    }
    assert_int_equal(evidence.ply, index + 1);
    return evidence.nature;
}

/* What a single move does: its nature, and each attack. */
static void print_single_move(const cycle *line, const char *profile)
{
    const cycle nothing = {.start = line->start, .count = 0};
    xq_game *game = cycle_play(&nothing, profile);
    xq_evidence evidence;
    xq_victim victim;
    xq_refusal refusal;
    char square[XQ_SQUARE_TEXT_SIZE];

    assert_int_equal(xq_game_nature_of(game, line->moves[0], &evidence, NULL), XQ_OK);
    print_message("  %s: %s", move_text(line->moves[0], XQ_VARIANT_XIANGQI),
                  xq_nature_name((xq_nature)evidence.nature));
    for (uint32_t i = 0; xq_game_nature_victim(game, line->moves[0], i, &victim); i++) {
        xq_square_write(victim.square, XQ_VARIANT_XIANGQI, square, sizeof square);
        print_message(", chases %s", square);
    }
    for (uint32_t i = 0; xq_game_nature_refusal(game, line->moves[0], i, &refusal); i++) {
        xq_square_write(refusal.square, XQ_VARIANT_XIANGQI, square, sizeof square);
        print_message(", attacks %s (%s)", square, xq_refusal_name((xq_refusal_reason)refusal.reason));
    }
    print_message("\n");
    xq_game_free(game);
}

static void print_verdict(const cycle *line, const char *profile)
{
    char reason[2000];
    xq_game *game = cycle_play(line, profile);

    assert_non_null(game);
    assert_true(xq_game_explain(game, reason, sizeof reason) > 0);
    print_message("  %s: %s\n", cycle_verdict_text(game), reason);
    xq_game_free(game);
}

/* Rows on which the sources disagree: our verdict and its reason. Nothing is asked but that there is one. */
static void disputed_rows(void **state)
{
    rows *table = rows_open(XQ_FACTS_DIR "/repetition.tsv");
    char *field[FIELDS];
    unsigned shown = 0;

    (void)state;
    assert_non_null(table);
    while (rows_next(table, field, FIELDS)) {
        if (strcmp(field[VERDICT], "none") != 0) {
            continue;
        }
        const cycle line = cycle_read(field[FEN], field[MOVES], field[VERDICT]);

        print_message("%s: %s\n", field[ID], field[NOTE]);
        (line.count == 1 ? print_single_move : print_verdict)(&line, field[RULES]);
        shown++;
    }
    rows_close(table);
    assert_true(shown > 0);
}

typedef struct agreement {
    unsigned line;
    unsigned compared;
    unsigned same;
    unsigned checks_wrong;
} agreement;

static xq_nature told_nature(const char *word)
{
    const size_t length = strcspn(word, " ");

    if (length == strlen("check") && strncmp(word, "check", length) == 0) {
        return XQ_NATURE_CHECK;
    }
    return length == strlen("idle") && strncmp(word, "idle", length) == 0 ? XQ_NATURE_IDLE : XQ_NATURE_CHASE;
}

static void compare_natures(char **field, const char *profile, void *state)
{
    agreement *all = state;
    const cycle line = cycle_read(field[FEN], field[MOVES], field[VERDICT]);
    xq_game *game = cycle_play(&line, profile);
    const char *word = field[NATURES];
    xq_verdict verdict;

    if (!game || !xq_game_verdict(game, &verdict)) {
        xq_game_free(game);
        return;
    }
    for (uint32_t i = 0; *word; i++, word += strcspn(word, " "), word += strspn(word, " ")) {
        const int found = nature_at(game, &verdict, i);

        if (*word == '?' || found < 0) {
            continue;
        }
        const xq_nature told = told_nature(word);
        const bool check_differs = (told == XQ_NATURE_CHECK) != (found == XQ_NATURE_CHECK);

        all->compared++;
        all->same += told == (xq_nature)found;
        all->checks_wrong += check_differs;
        if (told != (xq_nature)found) {
            print_message("line %u, %s, ply %u %s: %s, told %.*s\n", all->line, field[ID], (unsigned)i + 1,
                          move_text(line.moves[i], XQ_VARIANT_XIANGQI), xq_nature_name((xq_nature)found),
                          (int)strcspn(word, " "), word);
        }
    }
    xq_game_free(game);
}

static void natures_of_the_moves(void **state)
{
    rows *table = rows_open(XQ_FACTS_DIR "/repetition.tsv");
    char *field[FIELDS];
    agreement all = {.compared = 0};

    (void)state;
    assert_non_null(table);
    while (rows_next(table, field, FIELDS)) {
        all.line = rows_line(table);
        if (field[NATURES][0] && strncmp(field[RULES], "axf", 3) == 0) {
            compare_natures(field, "axf", &all);
        }
    }
    rows_close(table);
    print_message("%u natures compared, %u the same\n", all.compared, all.same);
    assert_true(all.compared > 0);
    assert_int_equal(all.checks_wrong, 0);
}

/* Q2: the window begins with the first of the three occurrences; the last loop alone is all attack. */
static void the_whole_window_is_judged(void **state)
{
    static const char fen[] = "3k5/R8/9/9/6b2/9/9/9/9/4K4 w - - 0 1";
    static const char moves[] = "a8b8 g5i7 b8a8 i7g5 a8a9 d9d8 a9a8 d8d9";
    cycle line = cycle_read(fen, moves, "draw");
    xq_game *game = cycle_play(&line, "asian-online");
    xq_rules *rules = NULL;
    xq_verdict verdict;

    (void)state;
    assert_non_null(game);
    assert_null(cycle_fault(&line, game, 0));
    xq_game_free(game);

    assert_int_equal(xq_rules_new("asian-online", NULL, &rules, NULL), XQ_OK);
    assert_int_equal(xq_rules_set(rules, "repetition_window", "last", NULL), XQ_OK);
    assert_int_equal(xq_game_new(&line.start, rules, NULL, &game, NULL), XQ_OK);
    xq_rules_free(rules);
    assert_int_equal(xq_game_push_all(game, line.moves, line.count, NULL, NULL), XQ_OK);
    assert_true(xq_game_verdict(game, &verdict));
    assert_int_equal(verdict.loser, XQ_RED);
    assert_int_equal(verdict.first, 5);
    assert_int_equal(verdict.last, 8);
    xq_game_free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(published_verdicts_and_their_twins),
        cmocka_unit_test(natures_of_the_moves),
        cmocka_unit_test(disputed_rows),
        cmocka_unit_test(the_whole_window_is_judged),
    };

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
