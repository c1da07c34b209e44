/*
 * Looks for quiet moves that threaten a mate by consecutive checks, and for such that don't, in the lines of the shared
 * puzzles; knows the rules from the second implementation alone. No test: make_tables.py makes kills.tsv of what it prints.
 *
 * usage: find_kills PUZZLES.tsv
 *
 * A row is: the position before the move, the move, the position with the mover to move again, how many checks the
 * shortest mate takes (0: there is none, however long), how many positions that answer took, the source.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/mate_by_checks.h"
#include "support/rows.h"

enum { START, KIND, STATED, SOLUTION, SOURCE, CHECKED, FIELDS };

enum { KILL_CHECKS_MAX = 6, NODES_MAX = 4000, LINE_PLIES_MAX = 400 };

static void print_board(const naive_board *board)
{
    for (int rank = 9; rank >= 0; rank--) {
        int empty = 0;

        for (int file = 0; file < 9; file++) {
            const char letter = board->at[rank * 9 + file];

            if (letter == '.') {
                empty++;
                continue;
            }
            if (empty) {
                printf("%d", empty);
            }
            putchar(letter);
            empty = 0;
        }
        if (empty) {
            printf("%d", empty);
        }
        if (rank > 0) {
            putchar('/');
        }
    }
    printf(" %c - - 0 1", board->side == 0 ? 'w' : 'b');
}

/* How many checks the shortest mate takes, 0 when there is surely none, -1 when that is too much to find out. */
static int shortest_mate(const naive_board *board, unsigned *nodes)
{
    for (unsigned checks = 1; checks <= MATE_CHECKS_MAX; checks++) {
        const mate_answer answer = mate_by_checks(board, checks, nodes);

        if (answer != MATE_OPEN) {
            return answer == MATE_FOUND ? (int)checks : 0;
        }
        if (*nodes == 0) {
            return -1;
        }
    }
    return -1;
}

/* A move of a side that is not in check, without capture and without check. */
static bool is_quiet(const naive_board *board, int from, int to)
{
    naive_board after = *board;

    naive_play(&after, from, to);
    return board->at[to] == '.' && !naive_in_check(board, board->side) && !naive_in_check(&after, after.side);
}

static void look_at(const naive_board *board, int from, int to, const char *source)
{
    naive_board again = *board;
    unsigned nodes = NODES_MAX;
    unsigned before = NODES_MAX;
    int checks;

    naive_play(&again, from, to);
    again.side = board->side;
    checks = shortest_mate(&again, &nodes);
    if (checks < 0 || checks > KILL_CHECKS_MAX || (checks > 0 && shortest_mate(board, &before) != 0)) {
        return; /* too deep, or not the move's doing */
    }
    print_board(board);
    printf("\t%c%d%c%d\t", 'a' + from % 9, from / 9, 'a' + to % 9, to / 9);
    print_board(&again);
    printf("\t%d\t%u\t%s\n", checks, NODES_MAX - nodes, source);
}

static void look_at_line(char **field)
{
    naive_board board;
    const char *at = field[SOLUTION];

    if (strncmp(field[CHECKED], "INVALID", 7) == 0 || !naive_read(&board, field[START])) {
        return;
    }
    for (int ply = 0; ply < LINE_PLIES_MAX && strlen(at) >= 4; ply++) {
        const int from = (at[1] - '0') * 9 + at[0] - 'a';
        const int to = (at[3] - '0') * 9 + at[2] - 'a';

        if (naive_illegality(&board, (unsigned)(from << 7 | to)) != XQ_LEGAL) {
            return;
        }
        if (is_quiet(&board, from, to)) {
            look_at(&board, from, to, field[SOURCE]);
        }
        naive_play(&board, from, to);
        at += at[4] ? 5 : 4;
    }
}

int main(int argc, char **argv)
{
    char *field[FIELDS];
    rows *table = argc == 2 ? rows_open(argv[1]) : NULL;

    if (!table) {
        fprintf(stderr, "usage: find_kills PUZZLES.tsv\n");
        return 2;
    }
    while (rows_next(table, field, FIELDS)) {
        look_at_line(field);
    }
    rows_close(table);
    return 0;
}
