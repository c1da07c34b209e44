/* Published cycles under check-only: verdicts (Q7), twins, and which of their moves check. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <xiangqi/fen.h>

#include "game/game.h"
#include "support/games.h"
#include "support/moves.h"
#include "support/rows.h"

enum { LINE_MAX_PLIES = 64, SHARED_MAX_PLIES = 512 };

/* --- Published cycles and their twins ------------------------------------------------------------- */

typedef struct twin {
    const char *name;
    bool mirrored;
    bool swapped;
} twin;

static const twin twins[] = {
    {"as printed", false, false},
    {"mirrored", true, false},
    {"sides swapped", false, true},
    {"mirrored, sides swapped", true, true},
};

static xq_square turned_square(unsigned square, const twin *how)
{
    const unsigned file = how->mirrored ? 8 - square % 9 : square % 9;
    const unsigned rank = how->swapped ? 9 - square / 9 : square / 9;

    return (xq_square)(rank * 9 + file);
}

static xq_move turned_move(xq_move move, const twin *how)
{
    return xq_move_make(turned_square(move >> 7, how), turned_square(move & 127, how));
}

static xq_position turned_position(xq_position position, const twin *how)
{
    xq_position turned = position;

    if (how->mirrored) {
        assert_int_equal(xq_position_mirror(&position, &turned), XQ_OK);
        position = turned;
    }
    if (how->swapped) {
        assert_int_equal(xq_position_swap_sides(&position, &turned), XQ_OK);
    }
    return turned;
}

/* A line of moves with its start; a verdict is the loser. */
typedef struct cycle {
    xq_position start;
    xq_move moves[LINE_MAX_PLIES];
    size_t count;
    xq_side loser;
} cycle;

static cycle turned_cycle(const cycle *original, const twin *how)
{
    cycle turned = *original;
    size_t i;

    turned.start = turned_position(original->start, how);
    for (i = 0; i < turned.count; i++) {
        turned.moves[i] = turned_move(original->moves[i], how);
    }
    if (how->swapped) {
        turned.loser = xq_side_other(original->loser);
    }
    return turned;
}

/* Whether the position stands somewhere in the cycle. */
static bool stands_in(const cycle *line, const xq_position *position)
{
    xq_position now = line->start;
    size_t i;

    for (i = 0; i < line->count; i++) {
        if (xq_position_equal(&now, position)) {
            return true;
        }
        assert_int_equal(xq_position_play(&now, line->moves[i], NULL, NULL), XQ_OK);
    }
    return xq_position_equal(&now, position);
}

/*
 * A start one ply earlier: the side not to move had this piece elsewhere. The move must be legal, no
 * capture, and its start must not stand in the cycle, lest it be an occurrence.
 */
static bool before_by(const cycle *line, unsigned from, unsigned to, cycle *longer)
{
    xq_setup setup;
    xq_position earlier;

    assert_int_equal(xq_position_to_setup(&line->start, &setup), XQ_OK);
    setup.piece[from] = setup.piece[to];
    setup.piece[to] = XQ_PIECE_NONE;
    setup.side_to_move = setup.side_to_move == XQ_RED ? XQ_BLACK : XQ_RED;
    if (xq_position_from_setup(&setup, &earlier, NULL) != XQ_OK ||
        !xq_position_is_legal(&earlier, xq_move_make((xq_square)from, (xq_square)to), NULL) ||
        stands_in(line, &earlier)) {
        return false;
    }
    *longer = *line;
    longer->start = earlier;
    longer->moves[0] = xq_move_make((xq_square)from, (xq_square)to);
    memcpy(longer->moves + 1, line->moves, line->count * sizeof line->moves[0]);
    longer->count++;
    return true;
}

/* Puts a ply before the cycle; false when there is none. */
static bool put_before(cycle *line)
{
    const xq_side mover = xq_side_other(xq_position_side_to_move(&line->start));
    unsigned to;
    unsigned from;

    for (to = 0; to < XQ_SQUARE_COUNT; to++) {
        const xq_piece piece = xq_position_piece_at(&line->start, (xq_square)to);

        for (from = 0; piece != XQ_PIECE_NONE && xq_piece_side(piece) == mover && from < XQ_SQUARE_COUNT;
             from++) {
            cycle longer;

            if (xq_position_piece_at(&line->start, (xq_square)from) == XQ_PIECE_NONE &&
                before_by(line, from, to, &longer)) {
                *line = longer;
                return true;
            }
        }
    }
    return false;
}

/* Judges the cycle; what is wrong with it, or null. The end must fall on the last move. */
static const char *judge_cycle(const cycle *line)
{
    xq_game *game;
    xq_outcome outcome;
    size_t played;
    xq_status status;

    assert_int_equal(xq_game_new(&line->start, NULL, NULL, &game, NULL), XQ_OK);
    status = xq_game_push_all(game, line->moves, line->count, &played, NULL);
    outcome = game_outcome(game);
    xq_game_free(game);
    if (status == XQ_ERR_GAME_OVER) {
        return "ends too early";
    }
    if (status != XQ_OK) {
        return "has an illegal move";
    }
    if (outcome.result == XQ_RESULT_NONE) {
        return "does not end";
    }
    if (strcmp(outcome.clause, "Q7") != 0) {
        return "ends by another clause";
    }
    if (outcome.winner != (int32_t)xq_side_other(line->loser)) {
        return "has another verdict";
    }
    if (line->loser == XQ_SIDE_NONE) {
        return outcome.result == XQ_RESULT_DRAW ? NULL : "is no draw";
    }
    return outcome.reason == XQ_REASON_PERPETUAL_CHECK ? NULL : "has another reason";
}

enum { ID, FEN, MOVES, VERDICT, NOTE, FIELDS };

static cycle cycle_of(char **field)
{
    cycle line = {.start = position_of(field[FEN], XQ_VARIANT_XIANGQI), .loser = XQ_SIDE_NONE};

    line.count = moves_read(field[MOVES], XQ_VARIANT_XIANGQI, line.moves, LINE_MAX_PLIES - 4);
    if (strcmp(field[VERDICT], "red_loses") == 0) {
        line.loser = XQ_RED;
    } else if (strcmp(field[VERDICT], "black_loses") == 0) {
        line.loser = XQ_BLACK;
    } else {
        assert_string_equal(field[VERDICT], "draw");
    }
    return line;
}

static void published_cycles_and_their_twins(void **state)
{
    rows *table = rows_open(XQ_FACTS_DIR "/repetition_check_only.tsv");
    char *field[FIELDS];
    unsigned judged = 0;
    unsigned wrong = 0;

    (void)state;
    assert_non_null(table);
    while (rows_next(table, field, FIELDS)) {
        const cycle printed = cycle_of(field);
        size_t i;

        for (i = 0; i < sizeof twins / sizeof twins[0]; i++) {
            cycle line = turned_cycle(&printed, &twins[i]);
            unsigned before = 0;

            do {
                const char *fault = judge_cycle(&line);

                judged++;
                if (fault) {
                    wrong++;
                    print_error("line %u, %s, %s, %u idle plies before: %s\n", rows_line(table), field[ID],
                                twins[i].name, before, fault);
                }
            } while (before++ < 3 && put_before(&line));
        }
    }
    rows_close(table);
    print_message("%u cycles judged, %u wrong\n", judged, wrong);
    assert_true(judged > 0);
    assert_int_equal(wrong, 0);
}

/* --- The whole shared collection: natures told there, Q7 on top ------------------------------------- */

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
        cmocka_unit_test(published_cycles_and_their_twins),
        cmocka_unit_test(shared_cycles_by_their_checks),
    };

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
