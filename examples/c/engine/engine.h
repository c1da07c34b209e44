/* A small engine on libxiangqi's public interface. uci.c speaks the protocol and knows the levels of play, search.c
   looks ahead, line.c keeps the moves of game and search and asks the rules about them. */
#ifndef ENGINE_H
#define ENGINE_H

#include <stdatomic.h>
#include <xiangqi/xiangqi.h>

/* Values are hundredths of a point for the side to move; what ends a game is worth less the farther it is. */
enum {
    MATE = 30000,
    BY_RULE = 20000, /* a win by repetition or by points */
    SEARCH_PLIES = 96,
    LINE_PLIES = 8192, /* the longest game, and a search below it */
    TABLE_SIZE = 1 << 20
};

typedef struct engine {
    xq_rules *rules;
    bool is_janggi;
    xq_position position; /* after the line */
    xq_move moves[LINE_PLIES];
    xq_undo undos[LINE_PLIES];
    uint64_t keys[LINE_PLIES];
    size_t count;
    int ply; /* below the root of a search */

    struct entry {
        uint64_t key;
        xq_move move; /* which was best there */
    } table[TABLE_SIZE];
    int32_t history[XQ_PIECE_END][XQ_SQUARE_COUNT]; /* quiet moves that refuted something */
    int depth, wobble;                              /* how deep; how much chance there is in a value */
    int64_t started, deadline;                      /* milliseconds */
    uint64_t nodes;                                 /* moves made */
    atomic_bool stop;
} engine;

bool line_rules(engine *e, const char *name, xq_error *error);
bool line_start(engine *e, const char *fen, xq_error *error);
bool line_play(engine *e, const char *text, xq_error *error);
void line_push(engine *e, xq_move move);
void line_pop(engine *e);
bool line_is_ended(const engine *e, int *value);
bool line_loses_by_repetition(engine *e, xq_move move);
int64_t search_clock(void);
xq_move search_best(engine *e);

#endif
