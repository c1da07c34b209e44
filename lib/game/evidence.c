/* What the end of a game by repetition rests on. */
#include "game/game.h"
#include "judge/evidence.h"
#include "judge/repetition.h"
#include "judge/explain.h"

bool xq_game_verdict(const xq_game *game, xq_verdict *verdict)
{
    if (!game || !verdict || !xq_game_ended_by_repetition(game))
        return false;
    *verdict = game->ruling.verdict;
    return true;
}

/* The move at an index of the verdict's window; false when there is none. */
static bool exhibit_at(const xq_game *game, uint32_t index, xq_exhibit *exhibit)
{
    if (!game || !xq_game_ended_by_repetition(game))
        return false;
    const xq_verdict *const verdict = &game->ruling.verdict;
    if (index > verdict->last - verdict->first)
        return false;
    const xq_history history = xq_game_history(game);
    const uint32_t ply = verdict->first - 1 + index;
    const xq_window window = {verdict->first - 1, verdict->last};
    xq_exhibit_make(&game->rules, &history, ply, xq_window_previous(window, ply),
                    game->ruling.common[xq_history_mover(&history, ply)], exhibit);
    return true;
}

bool xq_game_evidence(const xq_game *game, uint32_t index, xq_evidence *evidence)
{
    xq_exhibit exhibit;
    if (!evidence || !exhibit_at(game, index, &exhibit))
        return false;
    *evidence = xq_exhibit_evidence(&exhibit);
    return true;
}

bool xq_game_evidence_victim(const xq_game *game, uint32_t index, uint32_t which, xq_victim *victim)
{
    xq_exhibit exhibit;
    return victim && exhibit_at(game, index, &exhibit) && xq_exhibit_victim(&exhibit, which, victim);
}

bool xq_game_evidence_refusal(const xq_game *game, uint32_t index, uint32_t which, xq_refusal *refusal)
{
    xq_exhibit exhibit;
    return refusal && exhibit_at(game, index, &exhibit) && xq_exhibit_refusal(&exhibit, which, refusal);
}

size_t xq_game_evidence_line(const xq_game *game, uint32_t index, xq_move *moves, size_t capacity)
{
    xq_exhibit exhibit;
    return exhibit_at(game, index, &exhibit) ? xq_exhibit_line(&exhibit, moves, capacity) : 0;
}

size_t xq_game_explain(const xq_game *game, char *text, size_t capacity)
{
    xq_writer writer = xq_writer_to(text, capacity);
    if (game && xq_game_ended_by_repetition(game)) {
        const xq_history history = xq_game_history(game);
        xq_explain(&game->rules, &history, &game->ruling, &writer);
    }
    return xq_writer_finish(&writer);
}
