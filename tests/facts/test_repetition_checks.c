/*
 * The whole shared collection of cycles, with the natures told there, under check-only: which moves check, and Q7 on
 * top of it. Rows of other rule books serve as well.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <xiangqi/fen.h>

#include "game/game.h"
#include "support/games.h"
#include "support/rows.h"

enum { LINE_MAX_PLIES = 64, SHARED_MAX_PLIES = 512 };

enum {
    SHARED_ID,
    SHARED_SOURCE,
    SHARED_FEN,
    SHARED_MOVES,
    SHARED_RULES,
    SHARED_VERDICT,
    SHARED_NOTE,
    SHARED_FIELDS
};

/*
 * Reads "... cycle_start_ply=1 ... classes[f8e8:check e7f7:idle ...]" into a mark for each of the plies, '+' for
 * a check, '.' for all else, '?' before the cycle. A list shorter than the cycle goes round. False when the row
 * has no classes.
 */
static bool told_checks(const char *note, size_t plies, char *marks)
{
    const char *start = strstr(note, "cycle_start_ply=");
    const char *list = strstr(note, "classes[");
    const char *at;
    size_t first;
    size_t ply;

    if (!start || !list) {
        return false;
    }
    first = strtoul(start + strlen("cycle_start_ply="), NULL, 10);
    list += strlen("classes[");
    assert_true(plies <= SHARED_MAX_PLIES);
    memset(marks, '?', plies);
    marks[plies] = '\0';
    for (ply = first, at = list; ply < plies; ply++) {
        at = strchr(at, ':') + 1;
        marks[ply] = strncmp(at, "check", 5) == 0 ? '+' : '.';
        at += strcspn(at, " ]");
        at = *at == ']' ? list : at;
    }
    return true;
}

/* Whether all plies of one parity in a stretch are checks. */
static bool all_checks(const char *marks, uint32_t first, uint32_t end)
{
    for (uint32_t ply = first; ply < end; ply += 2) {
        if (marks[ply] != '+') {
            return false;
        }
    }
    return true;
}

/* What is wrong with the game's checks or its verdict, or null. */
static const char *differs(const xq_game *game, const char *marks)
{
    const xq_side first_mover = xq_position_side_to_move(xq_game_position(game)) ==
                                        (xq_game_ply_count(game) % 2 == 0 ? XQ_RED : XQ_BLACK)
                                    ? XQ_RED
                                    : XQ_BLACK;
    xq_verdict verdict;
    xq_side mover;
    bool one;
    bool other;

    for (uint32_t ply = 0; ply < xq_game_ply_count(game); ply++) {
        if (marks[ply] != '?' && (marks[ply] == '+') != game->played.plies[ply].check) {
            return "a move that checks is told not to, or the other way round";
        }
    }
    if (!xq_game_verdict(game, &verdict)) {
        return "no verdict";
    }
    mover = verdict.first % 2 == 1 ? first_mover : xq_side_other(first_mover);
    one = all_checks(marks, verdict.first - 1, verdict.last);
    other = all_checks(marks, verdict.first, verdict.last);
    if (verdict.loser != (int32_t)(one == other ? XQ_SIDE_NONE : one ? mover : xq_side_other(mover))) {
        return "another verdict";
    }
    return NULL;
}

static void shared_cycles_by_their_checks(void **state)
{
    char path[1024];
    char *field[SHARED_FIELDS];
    char marks[SHARED_MAX_PLIES + 1];
    rows *table;
    unsigned judged = 0;
    unsigned refused = 0;
    unsigned wrong = 0;

    (void)state;
    if (!rows_shared(XQ_SOURCE_DIR, "data/repetition.tsv", path, sizeof path)) {
        return;
    }
    table = rows_open(path);
    assert_non_null(table);
    while (rows_next(table, field, SHARED_FIELDS)) {
        xq_game *game;
        xq_position start;
        xq_error error;

        /* Printed diagrams may hold a soldier where none can come. */
        if (xq_position_from_fen(field[SHARED_FEN], strlen(field[SHARED_FEN]), XQ_VARIANT_XIANGQI,
                                 XQ_FEN_LENIENT, &start, NULL, &error) != XQ_OK) {
            print_message("line %u, %s: %s\n", rows_line(table), field[SHARED_ID], error.text);
            refused++;
            continue;
        }
        game = game_from(field[SHARED_FEN], "", XQ_GAME_PLAY_ON);
        game_play(game, field[SHARED_MOVES]);
        if (told_checks(field[SHARED_NOTE], xq_game_ply_count(game), marks)) {
            const char *fault = differs(game, marks);

            judged++;
            if (fault) {
                wrong++;
                print_error("line %u, %s: %s\n", rows_line(table), field[SHARED_ID], fault);
            }
        }
        xq_game_free(game);
    }
    rows_close(table);
    print_message("%u cycles of the shared collection, %u wrong, %u positions refused\n", judged, wrong,
                  refused);
    assert_true(judged > refused);
    assert_int_equal(wrong, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(shared_cycles_by_their_checks),
    };

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
