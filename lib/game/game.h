/* What a game holds. */
#ifndef XQ_GAME_GAME_H
#define XQ_GAME_GAME_H

#include "game/history.h"
#include "judge/repetition.h"

#include <xiangqi/game.h>

struct xq_game {
    xq_allocator memory;
    xq_profile rules;
    uint32_t flags;       /* xq_game_flags */
    xq_side offer;        /* whose draw offer stands */
    xq_position position; /* now */
    xq_plies played;
    xq_outcome end; /* the first end, its ply at most the plies played; else of result none, its ply unused */
    xq_ruling ruling; /* when the end is by repetition */
};

/* The judge's view of a game. */
static inline xq_history xq_game_history(const xq_game *game)
{
    return (xq_history){
        .position = &game->position,
        .plies = game->played.plies,
        .keys = game->played.keys,
        .count = game->played.count,
    };
}

static inline bool xq_game_has_ended(const xq_game *game)
{
    return game->end.result != XQ_RESULT_NONE;
}

/* Whether it has, by repetition. */
static inline bool xq_game_ended_by_repetition(const xq_game *game)
{
    return xq_game_has_ended(game) && game->end.reason == game->ruling.verdict.reason;
}

/* Ends the game; an offer lapses with it. */
void xq_game_end(xq_game *game, const xq_outcome *end);

static inline bool xq_game_is_check(xq_standing standing)
{
    return standing == XQ_STANDING_CHECK || standing == XQ_STANDING_CHECKMATE; /* K1 */
}

/* Reports that a move is not legal: which one, and why. */
xq_status xq_game_refuse_move(const xq_game *game, xq_move move, xq_illegality why, xq_error *error);

/* Reports that the game has ended, how and when. */
xq_status xq_game_refuse_over(const xq_game *game, xq_error *error);

#endif
