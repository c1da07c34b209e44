/* Replays of written lines of moves, reported row by row. */
#ifndef TESTS_SUPPORT_REPLAY_H
#define TESTS_SUPPORT_REPLAY_H

#include <xiangqi/position.h>

/* Plays the moves of a row from its FEN, each checked. False and a message that names the line when the
   FEN is refused or a move is not legal. */
bool replay_line(unsigned line, xq_variant variant, const char *fen, const char *moves,
                 xq_position *position);

/* Plays the moves from a position, likewise. */
bool replay_from(unsigned line, const char *moves, xq_position *position);

/* Whether the position's board and side are those of a FEN's first two fields, and its standing has that
   name; a message when not. An empty text is not compared. */
bool replay_end_is(unsigned line, const xq_position *position, const char *board_and_side,
                   const char *standing);

#endif
