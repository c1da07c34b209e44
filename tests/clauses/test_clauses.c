/*
 * The rows of each clause: tests/clauses/TOPIC.tsv, one cmocka test a clause. Every row with a position is
 * asked in four images. Clauses named as arguments are tested alone.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "clauses/question.h"
#include "support/rows.h"

#define CLAUSES_DIR XQ_SOURCE_DIR "/tests/clauses/"

enum { CLAUSE, KIND, FEN, QUERY, ARGUMENT, EXPECTED, COMMENT, FIELDS };

enum { CLAUSES_MAX = 120 };

typedef struct clause {
    char id[12];
    char topic[20]; /* names the table */
} clause;

typedef struct query {
    const char *name;
    asking *ask;
    bool needs_position;
    bool is_seated; /* Han is given points: the sides are not swapped */
} query;

static const query queries[] = {
    {"character", ask_character, false, false},
    {"choice", ask_choice, false, false},
    {"check", ask_check, true, false},
    {"checkers", ask_checkers, true, false},
    {"drawn", ask_drawn, true, false},
    {"faces", ask_faces, true, false},
    {"fen", ask_fen, false, false},
    {"game", ask_game, true, false},
    {"gives", ask_gives, true, false},
    {"is-start", ask_is_start, true, false},
    {"judged", ask_game, true, true},
    {"layout", ask_layout, false, true},
    {"legal", ask_legal, true, false},
    {"material", ask_material, true, false},
    {"moves", ask_moves, true, false},
    {"natures", ask_natures, true, false},
    {"pins", ask_pins, true, false},
    {"play", ask_play, true, false},
    {"protected", ask_protected, true, false},
    {"rank", ask_rank, true, false},
    {"refused", ask_refused, true, false},
    {"repetitions", ask_repetitions, true, false},
    {"score", ask_score, true, true},
    {"setup", ask_setup, false, false},
    {"square", ask_square, false, false},
    {"status", ask_status, true, false},
    {"to-move", ask_to_move, true, false},
    {"value", ask_value, true, false},
    {"window", ask_window, true, false},
};

static const query *query_named(const char *name)
{
    for (size_t i = 0; i < sizeof queries / sizeof queries[0]; i++) {
        if (strcmp(queries[i].name, name) == 0) {
            return &queries[i];
        }
    }
    fail_msg("no query: %s", name);
    return NULL;
}

/* Whether one image of a row is answered as expected. */
static bool row_holds(char **field, image of, const char *table, unsigned line)
{
    const query *put = query_named(field[QUERY]);
    question asked = {.image = of, .fen = field[FEN], .argument = field[ARGUMENT]};

    asked.variant = field[CLAUSE][0] == 'J' ? XQ_VARIANT_JANGGI : XQ_VARIANT_XIANGQI;
    answer given = {.text = ""};
    xq_position position;

    if (!put->needs_position) {
        put->ask(&asked, &given);
    } else if (question_position(&asked, &position, &given)) {
        asked.position = &position;
        put->ask(&asked, &given);
    }
    if (strcmp(given.text, field[EXPECTED]) == 0) {
        return true;
    }
    print_error("%s.tsv:%u%s%s: %s %s %s: \"%s\" expected, not \"%s\": %s (%s)\n", table, line,
                of.is_mirrored ? " mirrored" : "", of.is_swapped ? " swapped" : "", field[CLAUSE],
                field[QUERY], field[ARGUMENT], field[EXPECTED], given.text, field[COMMENT], field[FEN]);
    return false;
}

/* How many images of a row fail. The start position and what needs no position have one image. */
static unsigned failing_images(char **field, const char *table, unsigned line)
{
    const bool has_images = strcmp(field[FEN], "-") != 0 && strcmp(field[FEN], "start") != 0 &&
                            strcmp(field[QUERY], "is-start") != 0 && strcmp(field[QUERY], "setup") != 0;
    const unsigned count = !has_images ? 1 : query_named(field[QUERY])->is_seated ? 2 : 4;
    unsigned failing = 0;

    for (unsigned i = 0; i < count; i++) {
        failing += !row_holds(field, (image){.is_mirrored = i & 1, .is_swapped = i >> 1}, table, line);
    }
    return failing;
}

static void rows_of_clause(void **state)
{
    const clause *tested = *state;
    char path[1000];
    char *field[FIELDS];
    unsigned asked = 0;
    unsigned failing = 0;

    snprintf(path, sizeof path, CLAUSES_DIR "%s.tsv", tested->topic);
    rows *table = rows_open(path);
    assert_non_null(table);
    while (rows_next(table, field, FIELDS)) {
        if (strcmp(field[CLAUSE], tested->id) == 0) {
            asked++;
            failing += failing_images(field, tested->topic, rows_line(table)) > 0;
        }
    }
    rows_close(table);
    if (failing > 0) {
        fail_msg("%s: %u of %u rows fail", tested->id, failing, asked);
    }
    if (asked == 0) {
        fail_msg("%s has no rows", tested->id);
    }
}

/* Whether a clause is named among the arguments, or none is. */
static bool is_wanted(const char *id, int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], id) == 0) {
            return true;
        }
    }
    return argc < 2;
}

/* Reads the wanted clauses of clauses.tsv; returns how many there are. */
static size_t read_clauses(clause *clauses, int argc, char **argv)
{
    enum { ID, TOPIC, COLUMNS };
    rows *table = rows_open(CLAUSES_DIR "clauses.tsv");
    char *field[COLUMNS];
    size_t count = 0;

    while (table && count < CLAUSES_MAX && rows_next(table, field, COLUMNS)) {
        if (is_wanted(field[ID], argc, argv)) {
            snprintf(clauses[count].id, sizeof clauses[count].id, "%s", field[ID]);
            snprintf(clauses[count].topic, sizeof clauses[count].topic, "%s", field[TOPIC]);
            count++;
        }
    }
    if (table) {
        rows_close(table);
    }
    return count;
}

int main(int argc, char **argv)
{
    static clause clauses[CLAUSES_MAX];
    static struct CMUnitTest tests[CLAUSES_MAX];
    const size_t count = read_clauses(clauses, argc, argv);

    for (size_t i = 0; i < count; i++) {
        tests[i] = (struct CMUnitTest){
            .name = clauses[i].id, .test_func = rows_of_clause, .initial_state = &clauses[i]};
    }
    if (count == 0) {
        fprintf(stderr, "no such clause\n");
        return 1;
    }
    return _cmocka_run_group_tests("clauses", tests, count, NULL, NULL) != 0;
}
