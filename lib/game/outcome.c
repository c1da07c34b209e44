/* How a game stands, and how it ended. */
#include "base/error.h"
#include "game/game.h"
#include "judge/judge.h"
#include "judge/repetition.h"

void xq_game_end(xq_game *game, const xq_outcome *end)
{
    game->end = *end;
    game->offer = XQ_SIDE_NONE;
}

xq_status xq_game_refuse_over(const xq_game *game, xq_error *error)
{
    xq_writer writer = xq_error_begin(error, XQ_ERR_GAME_OVER);
    if (error)
        error->ply = game->played.count;
    xq_write_text(&writer, "the game ended at ply ");
    xq_write_number(&writer, game->end.ply);
    xq_write_text(&writer, " by ");
    xq_write_text(&writer, xq_reason_name((xq_reason)game->end.reason));
    xq_write_text(&writer, " (");
    xq_write_text(&writer, game->end.clause);
    xq_write_text(&writer, ")");
    xq_writer_finish(&writer);
    return XQ_ERR_GAME_OVER;
}

xq_status xq_game_outcome(const xq_game *game, xq_outcome *outcome)
{
    if (!game || !outcome)
        return XQ_ERR_ARGUMENT;
    *outcome = xq_game_has_ended(game) ? game->end : xq_outcome_open(game->played.count);
    return XQ_OK;
}

bool xq_game_is_over(const xq_game *game)
{
    return game && xq_game_has_ended(game);
}

uint32_t xq_game_repetitions(const xq_game *game)
{
    if (!game)
        return 0;
    const xq_history history = xq_game_history(game);
    return xq_occurrences_find(&history, 2).count;
}

/* A side loses by what happened beside the board. */
static xq_status lose(xq_game *game, xq_side side, xq_reason reason, const char *clause, xq_error *error)
{
    if (!game || (side != XQ_RED && side != XQ_BLACK))
        return xq_fail(error, XQ_ERR_ARGUMENT, "no game, or no such side");
    if (xq_game_has_ended(game))
        return xq_game_refuse_over(game, error);
    const xq_outcome end = xq_outcome_ended(xq_side_other(side), reason, game->played.count, clause);
    xq_game_end(game, &end);
    return XQ_OK;
}

xq_status xq_game_resign(xq_game *game, xq_side side, xq_error *error)
{
    return lose(game, side, XQ_REASON_RESIGNATION, "O2", error);
}

xq_status xq_game_time_out(xq_game *game, xq_side side, xq_error *error)
{
    return lose(game, side, XQ_REASON_TIME, "J16", error);
}
