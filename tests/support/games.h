/* Games of tests. The functions fail the running cmocka test on nonsense. */
#ifndef TESTS_SUPPORT_GAMES_H
#define TESTS_SUPPORT_GAMES_H

#include <xiangqi/game.h>

/* The rules check-only, or those named, with parameters set: "rules=axf name=value name=value"; may be "". */
xq_rules *rules_with(const char *settings);

/* A game from a FEN (null is the start position) under such rules. */
xq_game *game_from(const char *fen, const char *settings, uint32_t flags);

/* Plays coordinate moves that must all be taken. */
void game_play(xq_game *game, const char *moves);

/* Plays the moves again and again. */
void game_repeat(xq_game *game, const char *moves, unsigned times);

xq_outcome game_outcome(const xq_game *game);

/* Asserts an end: reason, winner (XQ_SIDE_NONE for a draw), ply and clause, and the result that fits. */
void assert_ended(const xq_game *game, xq_reason reason, xq_side winner, uint32_t ply, const char *clause);

/* Asserts that the game goes on with so many plies played. */
void assert_open(const xq_game *game, uint32_t plies);

#endif
