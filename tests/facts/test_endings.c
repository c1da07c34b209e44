/*
 * Real endings, with the shared data beside the project: what the profiles make of games that were broken off or
 * decided, counted by class. Players and arbiters err, so most must agree, not all; but each game of perpetual
 * check on which we differ stands in endings.tsv with the reason.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <xiangqi/fen.h>

#include "support/cycle.h"
#include "support/moves.h"
#include "support/rows.h"

enum { CLASS, START, MOVES, RESULT, STATED, NOTE, ENGINE, SOURCE, FIELDS };
enum { EX_SOURCE, EX_PROFILES, EX_OURS, EX_WHY, EX_FIELDS };
enum { CLASSES_MAX = 24, EXPLAINED_MAX = 100, MOVES_MAX = 1000 };

static const char *const profiles[] = {"check-only", "asian-online", "axf", "wxf"};

enum { PROFILES = sizeof profiles / sizeof profiles[0] };

typedef enum agreement { SAME, OTHER, OPEN, AGREEMENTS } agreement;

typedef struct class_count {
    char name[40];
    unsigned games;
    unsigned count[PROFILES][AGREEMENTS];
} class_count;

typedef struct explained {
    char source[40];
    char profiles[80];
    char ours[60];
    unsigned met;
} explained;

static struct {
    class_count classes[CLASSES_MAX];
    explained rows[EXPLAINED_MAX];
    size_t row_count;
    unsigned wrong;
} all;

static class_count *class_named(const char *name)
{
    size_t i = 0;

    while (all.classes[i].name[0] && strcmp(all.classes[i].name, name) != 0) {
        i++;
        assert_true(i < CLASSES_MAX);
    }
    snprintf(all.classes[i].name, sizeof all.classes[i].name, "%s", name);
    return &all.classes[i];
}

static void read_explained(void)
{
    rows *table = rows_open(XQ_FACTS_DIR "/endings.tsv");
    char *field[EX_FIELDS];

    assert_non_null(table);
    while (rows_next(table, field, EX_FIELDS)) {
        explained *row = &all.rows[all.row_count++];

        assert_true(all.row_count < EXPLAINED_MAX && field[EX_WHY][0]);
        snprintf(row->source, sizeof row->source, "%s", field[EX_SOURCE]);
        snprintf(row->profiles, sizeof row->profiles, ",%s,", field[EX_PROFILES]);
        snprintf(row->ours, sizeof row->ours, "%s", field[EX_OURS]);
    }
    rows_close(table);
}

/* The explained row of a game under a profile, or null. */
static explained *explained_row(const char *source, const char *profile)
{
    char name[40];

    snprintf(name, sizeof name, ",%s,", profile);
    for (size_t i = 0; i < all.row_count; i++) {
        if (strcmp(all.rows[i].source, source) == 0 && strstr(all.rows[i].profiles, name)) {
            return &all.rows[i];
        }
    }
    return NULL;
}

/* How the game stands under a profile, all its moves played on. */
static xq_outcome judge_game(char **field, const char *profile)
{
    static xq_move moves[MOVES_MAX];
    const xq_game_options options = {.size = sizeof options, .flags = XQ_GAME_PLAY_ON};
    const size_t count = moves_read(field[MOVES], XQ_VARIANT_XIANGQI, moves, MOVES_MAX);
    xq_position start;
    xq_rules *rules = NULL;
    xq_game *game = NULL;
    xq_outcome outcome;

    assert_int_equal(xq_position_from_fen(field[START], strlen(field[START]), XQ_VARIANT_XIANGQI,
                                          XQ_FEN_LENIENT, &start, NULL, NULL),
                     XQ_OK);
    assert_int_equal(xq_rules_new(profile, NULL, &rules, NULL), XQ_OK);
    assert_int_equal(xq_game_new(&start, rules, &options, &game, NULL), XQ_OK);
    xq_rules_free(rules);
    assert_int_equal(xq_game_push_all(game, moves, count, NULL, NULL), XQ_OK);
    assert_int_equal(xq_game_outcome(game, &outcome), XQ_OK);
    xq_game_free(game);
    return outcome;
}

/* A game of perpetual check must agree, or be explained as it is; an explained one must differ. */
static void check_explained(char **field, const char *profile, const xq_outcome *outcome, bool same)
{
    explained *row = explained_row(field[SOURCE], profile);
    char ours[60];

    snprintf(ours, sizeof ours, "%s %s %u", xq_result_text((xq_result)outcome->result),
             xq_reason_name((xq_reason)outcome->reason), (unsigned)outcome->ply);
    if (same && !row) {
        return;
    }
    if (row) {
        row->met++;
    }
    if (same || !row || strcmp(row->ours, ours) != 0) {
        all.wrong++;
        print_error("%s under %s: %s, stated %s; endings.tsv: %s\n", field[SOURCE], profile, ours,
                    field[RESULT], row ? row->ours : "nothing");
    }
}

static void judge_row(char **field)
{
    static const char perpetual_check[] = "perpetual-check";
    const bool is_checked = strncmp(field[CLASS], perpetual_check, strlen(perpetual_check)) == 0;
    class_count *counts = class_named(field[CLASS]);

    counts->games++;
    for (size_t i = 0; i < PROFILES; i++) {
        const xq_outcome outcome = judge_game(field, profiles[i]);
        const bool same = strcmp(xq_result_text((xq_result)outcome.result), field[RESULT]) == 0;

        counts->count[i][same ? SAME : outcome.result == XQ_RESULT_NONE ? OPEN : OTHER]++;
        if (is_checked) {
            check_explained(field, profiles[i], &outcome, same);
        }
    }
}

static void print_table(void)
{
    print_message("%-30s %5s", "games; as stated/other/open", "all");
    for (size_t i = 0; i < PROFILES; i++) {
        print_message(" %14s", profiles[i]);
    }
    print_message("\n");
    for (const class_count *one = all.classes; one->name[0]; one++) {
        print_message("%-30s %5u", one->name, one->games);
        for (size_t i = 0; i < PROFILES; i++) {
            print_message("   %4u/%3u/%3u", one->count[i][SAME], one->count[i][OTHER], one->count[i][OPEN]);
        }
        print_message("\n");
    }
}

/* At least so many of hundred games of a class agree under a profile. */
static void assert_most_agree(const char *name, const char *profile, unsigned percent)
{
    const class_count *one = class_named(name);

    for (size_t i = 0; i < PROFILES; i++) {
        if (strcmp(profiles[i], profile) == 0) {
            assert_true(one->games > 0 && one->count[i][SAME] * 100 >= one->games * percent);
        }
    }
}

static void real_endings(void **state)
{
    char path[1000];
    char *field[FIELDS];
    rows *table;

    (void)state;
    if (!rows_shared(XQ_SOURCE_DIR, "data/endings.tsv.gz", path, sizeof path)) {
        return;
    }
    read_explained();
    table = rows_open(path);
    assert_non_null(table);
    while (rows_next(table, field, FIELDS)) {
        judge_row(field);
    }
    rows_close(table);
    print_table();
    for (size_t i = 0; i < all.row_count; i++) {
        if (all.rows[i].met == 0) {
            all.wrong++;
            print_error("endings.tsv: %s under %s is no game of perpetual check\n", all.rows[i].source,
                        all.rows[i].profiles);
        }
    }
    assert_int_equal(all.wrong, 0);
    assert_most_agree("perpetual-check:red", "asian-online", 80);
    assert_most_agree("perpetual-check:black", "asian-online", 80);
    assert_most_agree("repetition-draw", "asian-online", 80);
    assert_most_agree("stalemate", "asian-online", 80);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(real_endings)};

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
