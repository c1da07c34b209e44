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

static void read_starts(starts *all)
{
    rows *table = rows_open(XQ_FACTS_DIR "/perft.tsv");
    char *field[1];

    assert_non_null(table);
    all->count = 0;
    while (rows_next(table, field, 1)) { /* the rows of one position stand together; the first is the start */
        if (all->count > 0 && strcmp(all->fen[all->count - 1], field[0]) == 0) {
            continue;
        }
        assert_true(all->count < STARTS_MAX && strlen(field[0]) < XQ_FEN_TEXT_SIZE);
        strcpy(all->fen[all->count++], field[0]);
    }
    rows_close(table);
    assert_true(all->count > 100);
}

/* Plays on with both implementations; a check in one of four moves where there is one. */
static bool play_on(spot *here)
{
    xq_move moves[XQ_MOVES_MAX];
    xq_undo undo;
    size_t count = 0;
    xq_move move;

    if (random_below(here->random, 4) == 0) {
        count = xq_position_checks(&here->position, moves, XQ_MOVES_MAX);
    }
    if (count == 0) {
        count = xq_position_moves(&here->position, moves, XQ_MOVES_MAX);
    }
    if (count == 0) {
        return false;
    }
    move = moves[random_below(here->random, (uint32_t)count)];
    xq_position_make(&here->position, move, &undo);
    naive_play(&here->board, move >> 7, move & 127);
    return true;
}

/* Tries the property on one play-out: at its start and then at every fourth position or so. */
static void try_playout(const property *tried, spot *here, unsigned *done, unsigned *failed)
{
    for (unsigned ply = 0; ply < PLIES && *done < tried->spots; ply++) {
        if (ply == 0 || random_below(here->random, 4) == 0) {
            *failed += !tried->holds(here);
            (*done)++;
        }
        if (!play_on(here)) {
            return;
        }
    }
}

static void try_property(void **state)
{
    const property *tried = *state;
    random_source random = random_from(tried->seed);
    starts *all = malloc(sizeof *all);
    unsigned done = 0;
    unsigned failed = 0;

    assert_non_null(all);
    read_starts(all);
    complaints = 0;
    for (size_t i = 0; done < tried->spots; i++) {
        const char *fen = all->fen[i % all->count];
        spot here;

        here.position = position_of(fen, XQ_VARIANT_XIANGQI);
        here.random = &random;
        assert_true(naive_read(&here.board, fen));
        try_playout(tried, &here, &done, &failed);
    }
    free(all);
    print_message("%s: %u positions, seed %llu, %u failed\n", tried->name, done,
                  (unsigned long long)tried->seed, failed);
    assert_int_equal(failed, 0);
}

struct CMUnitTest held(const property *tried)
{
    struct CMUnitTest test = {tried->name, try_property, NULL, NULL, (void *)(uintptr_t)tried};

    return test;
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
    print_error("%s %s: %s\n", fen, move == XQ_MOVE_NONE ? "" : move_text(move, XQ_VARIANT_XIANGQI), text);
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

naive_board naive_after(const naive_board *board, xq_move move)
{
    naive_board after = *board;

    naive_play(&after, move >> 7, move & 127);
    return after;
}
