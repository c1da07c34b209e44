/* fairy-stockfish as a separate process: an independent opinion on legal moves and checks. */
#ifndef TESTS_ORACLE_ENGINE_H
#define TESTS_ORACLE_ENGINE_H

#include <xiangqi/move.h>

typedef struct engine engine;

typedef struct engine_answer {
    xq_move moves[XQ_MOVES_MAX]; /* in the engine's order */
    size_t move_count;
    xq_square checkers[16]; /* ascending */
    size_t checker_count;
} engine_answer;

/* Starts the program that XQ_FAIRY_STOCKFISH names, or that is found on PATH or among the system's games.
   Null when there is none. */
engine *engine_start(void);

/* Sets the game that is asked about from now on, by the engine's name for it; Xiangqi at first. No question
   may be open. */
bool engine_set_variant(engine *asked, const char *name);

/* Asks about a position; answers come in the order of the questions. At most ENGINE_PENDING may be open. */
enum { ENGINE_PENDING = 32 };
bool engine_ask(engine *asked, const char *fen);
bool engine_hear(engine *asked, engine_answer *answer);

void engine_stop(engine *stopped);

#endif
