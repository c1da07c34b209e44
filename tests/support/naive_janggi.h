/* A second implementation of Janggi, written from the clauses J1 to J13 alone and for clearness alone: 90
   letters, every question answered by trying all points. It shares nothing with the library but the public
   numbers of squares and moves; the tests compare the two. */
#ifndef TESTS_SUPPORT_NAIVE_JANGGI_H
#define TESTS_SUPPORT_NAIVE_JANGGI_H

#include <xiangqi/move.h>

/* What facing generals do (J12). */
typedef enum naive_facing {
    NAIVE_FACING_NOTHING, /* play goes on */
    NAIVE_FACING_ENDS,    /* the game is over at once */
    NAIVE_FACING_CALLS    /* a call: the other side breaks it, or passes, and then the game is over */
} naive_facing;

typedef struct naive_janggi {
    char at[90]; /* FEN letter, '.' for an empty point */
    int side;    /* 0 Cho, 1 Han */
    naive_facing facing;
    int passes;  /* in a row, up to now */
    bool called; /* the generals faced each other before the last move too */
} naive_janggi;

/* Reads the first two fields of a canonical FEN; false on nonsense. */
bool naive_janggi_read(naive_janggi *board, const char *fen, naive_facing facing);

/* Moves the piece as told, or passes when the points are one, and gives the turn to the other side. */
void naive_janggi_play(naive_janggi *board, int from, int to);

/* Whether two passes or the facing generals have ended the game, whatever is legal otherwise. */
bool naive_janggi_is_over(const naive_janggi *board);

bool naive_janggi_faces(const naive_janggi *board);
bool naive_janggi_is_legal(const naive_janggi *board, unsigned value);

/* All legal moves, ascending. */
size_t naive_janggi_moves(const naive_janggi *board, xq_move moves[XQ_MOVES_MAX]);

uint64_t naive_janggi_perft(const naive_janggi *board, unsigned depth);

/* Whether the piece on from could go to the other point by movement alone, whoever stands there, taking an
   enemy or stepping on the empty point. */
bool naive_janggi_reaches(const naive_janggi *board, int from, int to);

/* The side's pieces that attack the point, ascending. */
size_t naive_janggi_attackers(const naive_janggi *board, int point, int side, xq_square squares[90]);

bool naive_janggi_in_check(const naive_janggi *board, int side);

/* Half points: what is on the board, and Han's three more (J13). */
int naive_janggi_score(const naive_janggi *board, int side);

#endif
