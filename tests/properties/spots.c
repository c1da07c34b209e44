#include "properties/spots.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <xiangqi/fen.h>

#include "support/moves.h"
#include "support/rows.h"

enum { STARTS_MAX = 400, PLIES = 60, COMPLAINTS_MAX = 20 };

typedef struct starts {
    char fen[STARTS_MAX][XQ_FEN_TEXT_SIZE];
    size_t count;
} starts;

static unsigned complaints;

/* A few rows of Janggi's table hold more of a kind than a side owns: counts, but no positions. */
static bool is_start(const char *fen, xq_variant variant)
{
    xq_position position;

    return variant == XQ_VARIANT_XIANGQI ||
           xq_position_from_fen(fen, strlen(fen), variant, XQ_FEN_STRICT, &position, NULL, NULL) == XQ_OK;
}

static void read_starts(starts *all, xq_variant variant)
{
    rows *table = rows_open(variant == XQ_VARIANT_JANGGI ? XQ_FACTS_DIR "/janggi_perft.tsv"
                                                         : XQ_FACTS_DIR "/perft.tsv");
    char *field[1];

    assert_non_null(table);
    all->count = 0;
    while (rows_next(table, field, 1)) { /* the rows of one position stand together; the first is the start */
        if ((all->count > 0 && strcmp(all->fen[all->count - 1], field[0]) == 0) ||
            !is_start(field[0], variant)) {
            continue;
        }
        assert_true(all->count < STARTS_MAX && strlen(field[0]) < XQ_FEN_TEXT_SIZE);
        strcpy(all->fen[all->count++], field[0]);
    }
    rows_close(table);
    assert_true(all->count > 60);
}

/* Of Janggi, what random play seldom brings: passes, and generals that face each other. */
static xq_move rare_move(const spot *here)
{
    xq_move moves[XQ_MOVES_MAX];
    size_t count = xq_position_moves(&here->position, moves, XQ_MOVES_MAX);
    bool wants_pass = random_below(here->random, 2);

    for (size_t i = 0; i < count; i++) {
        naive_board after = naive_after(&here->board, moves[i]);
        bool is_pass = after.passes > 0;

        if (is_pass == wants_pass && (is_pass || naive_faces(&after))) {
            return moves[i];
        }
    }
    return XQ_MOVE_NONE;
}

static xq_move common_move(const spot *here)
{
    xq_move moves[XQ_MOVES_MAX];
    size_t count = 0;

    if (random_below(here->random, 4) == 0) {
        count = xq_position_checks(&here->position, moves, XQ_MOVES_MAX);
    }
    if (count == 0) {
        count = xq_position_moves(&here->position, moves, XQ_MOVES_MAX);
    }
    return count > 0 ? moves[random_below(here->random, (uint32_t)count)] : XQ_MOVE_NONE;
}

/* Plays on with both implementations; a check in one of four moves where there is one. */
static bool play_on(spot *here)
{
    xq_undo undo;
    xq_move move = XQ_MOVE_NONE;

    if (here->board.variant == XQ_VARIANT_JANGGI && random_below(here->random, 6) == 0) {
        move = rare_move(here);
    }
    if (move == XQ_MOVE_NONE) {
        move = common_move(here);
    }
    if (move == XQ_MOVE_NONE) {
        return false;
    }
    xq_position_make(&here->position, move, &undo);
    naive_play(&here->board, move >> 7, move & 127);
    return true;
}

/* Tries the property on one play-out: at its start and then at every fourth position or so. */
static void try_playout(const property *tried, unsigned wanted, spot *here, unsigned *done, unsigned *failed)
{
    for (unsigned ply = 0; ply < PLIES && *done < wanted; ply++) {
        if (ply == 0 || random_below(here->random, 4) == 0) {
            *failed += !tried->holds(here);
            (*done)++;
        }
        if (!play_on(here)) {
            return;
        }
    }
}

/* The n-th start. Of Janggi the bikjang modes follow each other. */
static spot start_of(const starts *all, xq_variant variant, size_t n, random_source *random)
{
    static const struct {
        xq_bikjang mode;
        naive_facing facing;
    } modes[] = {
        {XQ_BIKJANG_CALL, NAIVE_FACING_CALLS},
        {XQ_BIKJANG_DEFAULT, NAIVE_FACING_NOTHING},
        {XQ_BIKJANG_ENDS, NAIVE_FACING_ENDS},
        {XQ_BIKJANG_FORBIDDEN, NAIVE_FACING_FORBIDDEN},
    };
    const size_t mode_count = sizeof modes / sizeof modes[0];
    spot here = {.random = random};

    if (variant == XQ_VARIANT_JANGGI) {
        const char *fen = all->fen[n / mode_count % all->count];
        size_t mode = n % mode_count;

        assert_true(naive_read_janggi(&here.board, fen, modes[mode].facing));
        if (modes[mode].mode == XQ_BIKJANG_FORBIDDEN && naive_faces(&here.board)) {
            mode = 0; /* such a start is refused */
            here.board.facing = modes[mode].facing;
        }
        here.position = janggi_position_of(fen, modes[mode].mode);
    } else {
        here.position = position_of(all->fen[n % all->count], XQ_VARIANT_XIANGQI);
        assert_true(naive_read(&here.board, all->fen[n % all->count]));
    }
    return here;
}

static void try_property(const property *tried, xq_variant variant)
{
    const unsigned wanted = variant == XQ_VARIANT_JANGGI ? (tried->spots + 1) / 2 : tried->spots;
    random_source random = random_from(tried->seed);
    starts *all = malloc(sizeof *all);
    unsigned done = 0;
    unsigned failed = 0;

    assert_non_null(all);
    read_starts(all, variant);
    complaints = 0;
    for (size_t i = 0; done < wanted; i++) {
        spot here = start_of(all, variant, i, &random);

        try_playout(tried, wanted, &here, &done, &failed);
    }
    free(all);
    print_message("%s: %s: %u positions, seed %llu, %u failed\n", xq_variant_name(variant), tried->name, done,
                  (unsigned long long)tried->seed, failed);
    assert_int_equal(failed, 0);
}

static void try_in_xiangqi(void **state)
{
    try_property(*state, XQ_VARIANT_XIANGQI);
}

static void try_in_janggi(void **state)
{
    try_property(*state, XQ_VARIANT_JANGGI);
}

struct CMUnitTest held(const property *tried)
{
    struct CMUnitTest test = {tried->name, try_in_xiangqi, NULL, NULL, (void *)(uintptr_t)tried};

    return test;
}

int run_properties(const property *all, size_t count)
{
    enum { CAPACITY = 40 };
    struct CMUnitTest tests[CAPACITY];

    if (2 * count > CAPACITY) {
        return 1;
    }
    for (size_t i = 0; i < count; i++) {
        tests[2 * i] = tests[2 * i + 1] = held(&all[i]);
        tests[2 * i + 1].test_func = try_in_janggi;
    }
    return _cmocka_run_group_tests("properties", tests, 2 * count, NULL, NULL) != 0;
}

bool complain(const spot *here, xq_move move, const char *format, ...)
{
    char fen[XQ_FEN_TEXT_SIZE];
    char text[300];
    va_list arguments;

    if (complaints++ >= COMPLAINTS_MAX) {
        return false;
    }
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    xq_position_to_fen(&here->position, fen, sizeof fen);
    print_error("%s %s: %s\n", fen, move == XQ_MOVE_NONE ? "" : move_text(move, here->board.variant), text);
    return false;
}

static int compare_moves(const void *a, const void *b)
{
    return *(const xq_move *)a - *(const xq_move *)b;
}

void sort_moves(xq_move *moves, size_t count)
{
    qsort(moves, count, sizeof *moves, compare_moves);
}

xq_position after_move(const xq_position *position, xq_move move)
{
    xq_position after = *position;
    xq_undo undo;

    xq_position_make(&after, move, &undo);
    return after;
}

xq_position rebuilt(const xq_position *position)
{
    char fen[XQ_FEN_TEXT_SIZE];
    size_t length = xq_position_to_fen(position, fen, sizeof fen);
    xq_variant variant = xq_position_variant(position);
    xq_setup setup;
    xq_setup anew;
    xq_position fresh;

    memset(&fresh, 0, sizeof fresh);
    assert_int_equal(xq_position_to_setup(position, &setup), XQ_OK);
    assert_int_equal(xq_fen_read(fen, length, variant, XQ_FEN_STRICT, &anew, NULL, NULL), XQ_OK);
    anew.bikjang = setup.bikjang;
    anew.passes = setup.passes;
    anew.faced = setup.faced;
    assert_int_equal(xq_position_from_setup(&anew, &fresh, NULL), XQ_OK);
    return fresh;
}

bool takes_a_piece(const naive_board *board, xq_move move)
{
    return move >> 7 != (move & 127) && board->at[move & 127] != '.';
}

naive_board naive_after(const naive_board *board, xq_move move)
{
    naive_board after = *board;

    naive_play(&after, move >> 7, move & 127);
    return after;
}
