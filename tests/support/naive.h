/* A second implementation of the rules of both games, written from the clauses alone and for clearness alone: 90
   letters, every question answered by trying all points. It shares nothing with the library but the public
   numbers of squares, moves and reasons; the tests compare the two. */
#ifndef TESTS_SUPPORT_NAIVE_H
#define TESTS_SUPPORT_NAIVE_H

#include <xiangqi/position.h>

/* What facing generals do in Janggi (J12). */
typedef enum naive_facing {
    NAIVE_FACING_NOTHING,  /* play goes on */
    NAIVE_FACING_ENDS,     /* the game is over at once */
    NAIVE_FACING_CALLS,    /* a call: the other side breaks it, or passes, and then the game is over */
    NAIVE_FACING_FORBIDDEN /* no move may lead there, as in Xiangqi */
} naive_facing;

typedef struct naive_board {
    char at[90]; /* FEN letter, '.' for an empty point */
    bool called; /* Janggi alone: the generals faced each other before the last move too */
    int side;    /* 0 Red or Cho, 1 Black or Han */
    xq_variant variant;
    /* Janggi alone: */
    naive_facing facing;
    int passes; /* in a row, up to now */
} naive_board;

/* Reads the first two fields of a canonical FEN; false on nonsense. */
bool naive_read(naive_board *board, const char *fen);
bool naive_read_janggi(naive_board *board, const char *fen, naive_facing facing);

/* Moves the piece as told, or passes in Janggi when the points are one, and gives the turn to the other side. */
void naive_play(naive_board *board, int from, int to);

/* Whether two passes or the facing generals have ended a game of Janggi (J11, J12). */
bool naive_is_over(const naive_board *board);

/* Whether the generals stand on one open file (G3, J12). */
bool naive_faces(const naive_board *board);

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

/* Half points of a side in Janggi, Han's three more included (J13). */
int naive_score(const naive_board *board, int side);

/* The side's pins, ascending by square, then pinner. */
size_t naive_pins(const naive_board *board, int side, xq_pin pins[XQ_PINS_MAX]);

#endif
