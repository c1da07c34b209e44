/* A second implementation of the rules, written from the clauses alone and for clearness alone: 90 letters,
   every question answered by trying all points. It shares nothing with the library but the public numbers of
   squares, moves and reasons; the tests compare the two. Xiangqi only. */
#ifndef TESTS_SUPPORT_NAIVE_H
#define TESTS_SUPPORT_NAIVE_H

#include <xiangqi/position.h>

typedef struct naive_board {
    char at[90]; /* FEN letter, '.' for an empty point */
    int side;    /* 0 Red, 1 Black */
} naive_board;

/* Reads the first two fields of a canonical FEN; false on nonsense. */
bool naive_read(naive_board *board, const char *fen);

/* Moves the piece as told and passes the turn. */
void naive_play(naive_board *board, int from, int to);

/* The first reason in the order of xq_illegality, or XQ_LEGAL. The value is any 16 bits. */
xq_illegality naive_illegality(const naive_board *board, unsigned value);

/* All legal moves, ascending. */
size_t naive_moves(const naive_board *board, xq_move moves[XQ_MOVES_MAX]);

uint64_t naive_perft(const naive_board *board, unsigned depth);

/* Whether the piece on from could take an enemy on the point by movement alone. */
bool naive_attacks(const naive_board *board, int from, int to);

/* The side's pieces that attack the point, ascending. */
size_t naive_attackers(const naive_board *board, int point, int side, xq_square squares[90]);

/* Whether the side's general is attacked, the facing general included. */
bool naive_in_check(const naive_board *board, int side);

/* Whether the piece on the point could be avenged by a legal move; false for an empty point and a general. */
bool naive_is_protected(const naive_board *board, int point);

/* The side's pins, ascending by square, then pinner. */
size_t naive_pins(const naive_board *board, int side, xq_pin pins[XQ_PINS_MAX]);

#endif
