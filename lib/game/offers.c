/*
 * Draw offers (O1). One offer stands at a time. Offering again changes nothing; offering while the
 * other side's offer stands is refused: that offer is to be accepted or declined.
 */
#include "base/error.h"
#include "game/game.h"
#include "judge/judge.h"

static xq_status check(const xq_game *game, xq_side side, xq_error *error)
{
    if (!game || (side != XQ_RED && side != XQ_BLACK))
        return xq_fail(error, XQ_ERR_ARGUMENT, "no game, or no such side");
    return XQ_OK;
}

xq_status xq_game_offer_draw(xq_game *game, xq_side side, xq_error *error)
{
    const xq_status status = check(game, side, error);
    if (status != XQ_OK)
        return status;
    if (xq_game_has_ended(game))
        return xq_game_refuse_over(game, error);
    if (game->position.variant == XQ_VARIANT_JANGGI &&
        game->rules.values[XQ_PARAMETER_AGREED_DRAW] == XQ_OFF_ON_OFF)
        return xq_fail(error, XQ_ERR_ARGUMENT, "these rules know no agreed draw (agreed_draw)");
    if (game->offer == xq_side_other(side))
        return xq_fail(error, XQ_ERR_ARGUMENT, "the other side's draw offer stands: accept or decline it");
    game->offer = side;
    return XQ_OK;
}

xq_status xq_game_accept_draw(xq_game *game, xq_side side, xq_error *error)
{
    const xq_status status = check(game, side, error);
    if (status != XQ_OK)
        return status;
    if (xq_game_has_ended(game))
        return xq_game_refuse_over(game, error);
    if (game->offer != xq_side_other(side))
        return xq_fail(error, XQ_ERR_NO_OFFER, "the other side has not offered a draw");
    const xq_outcome end = xq_outcome_ended(XQ_SIDE_NONE, XQ_REASON_AGREEMENT, game->played.count, "O1");
    xq_game_end(game, &end);
    return XQ_OK;
}

xq_status xq_game_decline_draw(xq_game *game, xq_side side, xq_error *error)
{
    const xq_status status = check(game, side, error);
    if (status != XQ_OK)
        return status;
    if (game->offer == XQ_SIDE_NONE)
        return xq_fail(error, XQ_ERR_NO_OFFER, "no draw offer stands");
    game->offer = XQ_SIDE_NONE;
    return XQ_OK;
}

xq_side xq_game_draw_offer(const xq_game *game)
{
    return game ? game->offer : XQ_SIDE_NONE;
}
