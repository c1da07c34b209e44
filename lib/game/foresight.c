/* What a move would do, without playing it. */
#include "base/error.h"
#include "game/game.h"
#include "judge/evidence.h"
#include "judge/janggi.h"
#include "judge/judge.h"

/* A legal move made on a copy, and the history that it would lead to. */
typedef struct trial {
    xq_position position;
    xq_ply ply;
    xq_standing standing;
    xq_history history;
} trial;

static void make(const xq_game *game, xq_move move, trial *tried)
{
    tried->position = game->position;
    tried->ply = (xq_ply){.move = move};
    xq_position_make(&tried->position, move, &tried->ply.undo);
    tried->standing = xq_position_status(&tried->position);
    xq_plies_tell(&game->played, game->played.count, &tried->position, xq_game_is_check(tried->standing),
                  &tried->ply);
    tried->history = xq_game_history(game);
    tried->history.position = &tried->position;
    tried->history.count++;
    tried->history.next = &tried->ply;
}

/* Makes the move, or refuses it. */
static xq_status try_move(const xq_game *game, xq_move move, trial *tried, xq_error *error)
{
    xq_illegality why = XQ_LEGAL;
    if (!xq_position_is_legal(&game->position, move, &why)) {
        xq_game_refuse_move(game, move, why, error);
        return XQ_ERR_ILLEGAL_MOVE;
    }
    make(game, move, tried);
    return XQ_OK;
}

static bool exhibit_of(const xq_game *game, xq_move move, xq_exhibit *exhibit, xq_error *error)
{
    trial tried;
    if (try_move(game, move, &tried, error) != XQ_OK)
        return false;
    const uint32_t now = game->played.count;
    xq_exhibit_make(&game->rules, &tried.history, now, now > 0 ? now - 1 : XQ_NO_PLY, 0, exhibit);
    return true;
}

xq_status xq_game_nature_of(const xq_game *game, xq_move move, xq_evidence *evidence, xq_error *error)
{
    xq_exhibit exhibit;
    if (!game || !evidence)
        return xq_fail(error, XQ_ERR_ARGUMENT, "no game, or no place for the evidence");
    if (!exhibit_of(game, move, &exhibit, error))
        return XQ_ERR_ILLEGAL_MOVE;
    *evidence = xq_exhibit_evidence(&exhibit);
    return XQ_OK;
}

bool xq_game_nature_victim(const xq_game *game, xq_move move, uint32_t which, xq_victim *victim)
{
    xq_exhibit exhibit;
    return game && victim && exhibit_of(game, move, &exhibit, NULL) &&
           xq_exhibit_victim(&exhibit, which, victim);
}

bool xq_game_nature_refusal(const xq_game *game, xq_move move, uint32_t which, xq_refusal *refusal)
{
    xq_exhibit exhibit;
    return game && refusal && exhibit_of(game, move, &exhibit, NULL) &&
           xq_exhibit_refusal(&exhibit, which, refusal);
}

size_t xq_game_nature_line(const xq_game *game, xq_move move, xq_move *moves, size_t capacity)
{
    xq_exhibit exhibit;
    return game && exhibit_of(game, move, &exhibit, NULL) ? xq_exhibit_line(&exhibit, moves, capacity) : 0;
}

static xq_outcome outcome_of(const xq_game *game, const trial *tried)
{
    xq_ruling ruling;
    return xq_judge(&game->rules, &tried->history, tried->standing, &ruling);
}

xq_status xq_game_outcome_after(const xq_game *game, xq_move move, xq_outcome *outcome, xq_error *error)
{
    trial tried;
    if (!game || !outcome)
        return xq_fail(error, XQ_ERR_ARGUMENT, "no game, or no place for the outcome");
    if (xq_game_has_ended(game))
        return xq_game_refuse_over(game, error);
    const xq_status status = try_move(game, move, &tried, error);
    if (status == XQ_OK)
        *outcome = outcome_of(game, &tried);
    return status;
}

uint32_t xq_game_repetitions_after(const xq_game *game, xq_move move)
{
    trial tried;
    if (!game || try_move(game, move, &tried, NULL) != XQ_OK)
        return 0;
    return xq_occurrences_find(&tried.history, 2).count;
}

uint32_t xq_game_repeats_left(const xq_game *game)
{
    if (!game)
        return 0;
    if (game->rules.values[XQ_PARAMETER_REPETITION] == XQ_REPETITION_OFF)
        return UINT32_MAX;
    if (xq_janggi_both_below(&game->position, game->rules.values[XQ_PARAMETER_REPETITION_FREE_BELOW]))
        return UINT32_MAX;
    const uint32_t judged = game->rules.values[XQ_PARAMETER_REPETITION_COUNT];
    const uint32_t stood = xq_game_repetitions(game);
    return stood < judged ? judged - stood : 0;
}

/* Whether a legal move would lose at once by repetition. Mates and limits are no matter of repetition. */
static bool is_banned(const xq_game *game, xq_move move)
{
    trial tried;
    make(game, move, &tried);
    const xq_outcome outcome = outcome_of(game, &tried);
    return outcome.winner == (int32_t)tried.position.side &&
           (outcome.reason == XQ_REASON_PERPETUAL_CHECK || outcome.reason == XQ_REASON_PERPETUAL_CHASE ||
            outcome.reason == XQ_REASON_PERPETUAL_ATTACK || outcome.reason == XQ_REASON_REPETITION ||
            outcome.reason == XQ_REASON_SHUFFLE);
}

/* Whether a move takes back its side's last move, or the one before a pass. */
static bool comes_back(const xq_game *game, xq_move move)
{
    const xq_move back = xq_move_make(xq_move_to(move), xq_move_from(move));
    const uint32_t count = game->played.count;
    return (count >= 2 && game->played.plies[count - 2].move == back) ||
           (count >= 4 && game->played.plies[count - 4].move == back);
}

/*
 * Whether a legal move would bring a position so often that it is judged; by keys, so that few moves are tried. A
 * shuffle needs no position twice: there the piece has to have come from the target.
 */
static bool may_be_judged(const xq_game *game, xq_move move)
{
    if (game->rules.values[XQ_PARAMETER_SHUFFLE] == XQ_SHUFFLE_LOSES && comes_back(game, move))
        return true;
    const uint32_t wanted = game->rules.values[XQ_PARAMETER_REPETITION_COUNT];
    const uint64_t key = xq_position_key_after(&game->position, move);
    uint32_t found = 1;
    for (uint32_t back = 3; back <= game->played.count && found < wanted; back += 2)
        found += game->played.keys[game->played.count - back] == key;
    return found >= wanted;
}

/* The legal moves that are banned, or those that are not. */
static size_t select_moves(const xq_game *game, bool banned, xq_move *moves, size_t capacity)
{
    xq_move legal[XQ_MOVES_MAX];
    const size_t count = game ? xq_position_moves(&game->position, legal, XQ_MOVES_MAX) : 0;
    const bool open = game && !xq_game_has_ended(game);
    size_t found = 0;
    for (size_t i = 0; i < count; i++) {
        if ((open && may_be_judged(game, legal[i]) && is_banned(game, legal[i])) != banned)
            continue;
        if (moves && found < capacity)
            moves[found] = legal[i];
        found++;
    }
    return found;
}

size_t xq_game_banned_moves(const xq_game *game, xq_move *moves, size_t capacity)
{
    return select_moves(game, true, moves, capacity);
}

size_t xq_game_allowed_moves(const xq_game *game, xq_move *moves, size_t capacity)
{
    return select_moves(game, false, moves, capacity);
}
