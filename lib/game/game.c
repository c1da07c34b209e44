/* Opening and freeing a game, its moves and positions. */
#include "game/game.h"

#include "base/error.h"
#include "base/memory.h"
#include "judge/judge.h"

static bool options_fit(const xq_game_options *options, xq_error *error)
{
    const char *fault = NULL;
    if (options->size != sizeof *options)
        fault = "the options' size is not sizeof(xq_game_options)";
    else if ((options->flags & ~(uint32_t)XQ_GAME_PLAY_ON) || options->reserved)
        fault = "the options hold an unknown flag or a reserve that is not zero";
    if (fault)
        xq_fail(error, XQ_ERR_ARGUMENT, fault);
    return !fault;
}

/* Copies a position; in Janggi it takes the mode of the rules, which says what is legal (J12). */
static xq_status take_position(const xq_position *from, xq_bikjang mode, xq_position *position,
                               xq_error *error)
{
    if (xq_position_bikjang(from) == mode) {
        *position = *from;
        return XQ_OK;
    }
    xq_setup setup;
    xq_position_to_setup(from, &setup);
    setup.bikjang = (int32_t)mode;
    if (mode != XQ_BIKJANG_CALL)
        setup.faced = 0;
    return xq_position_from_setup(&setup, position, error);
}

/* Copies start and rules; what is null follows from the other. */
static xq_status take_start(const xq_position *start, const xq_rules *rules, xq_game *game, xq_error *error)
{
    if (start && !xq_position_is_made(start))
        return xq_fail(error, XQ_ERR_POSITION, "the start was never made into a position");
    xq_variant variant = XQ_VARIANT_XIANGQI;
    if (start)
        variant = xq_position_variant(start);
    else if (rules)
        variant = (xq_variant)rules->profile.info.variant;
    const xq_profile *const profile = rules ? &rules->profile : xq_profile_default(variant);
    if (!profile)
        return xq_fail(error, XQ_ERR_VARIANT, "no rule profile is built in for the variant of the start");
    if (profile->info.variant != (int32_t)variant)
        return xq_fail(error, XQ_ERR_VARIANT, "start and rules are of different variants");
    game->rules = *profile;
    if (start)
        return take_position(start, xq_profile_bikjang(profile), &game->position, error);
    xq_position opening;
    const xq_status status = xq_position_start(variant, &opening);
    return status == XQ_OK ? take_position(&opening, xq_profile_bikjang(profile), &game->position, error)
                           : xq_fail(error, status, xq_status_text(status));
}

/* Judges the position now; the last ply, if there is one, learns whether it gave check. */
static void judge(xq_game *game, xq_ply *last)
{
    const xq_standing standing = xq_position_status(&game->position);
    if (last)
        xq_plies_tell(&game->played, game->played.count - 1, &game->position, xq_game_is_check(standing),
                      last);
    const xq_history history = xq_game_history(game);
    const xq_outcome outcome = xq_judge(&game->rules, &history, standing, &game->ruling);
    if (outcome.result != XQ_RESULT_NONE)
        xq_game_end(game, &outcome);
}

xq_status xq_game_new(const xq_position *start, const xq_rules *rules, const xq_game_options *options,
                      xq_game **game, xq_error *error)
{
    if (!game)
        return xq_fail(error, XQ_ERR_ARGUMENT, "no place for the game");
    if (options && !options_fit(options, error))
        return XQ_ERR_ARGUMENT;
    xq_game opened = {.offer = XQ_SIDE_NONE, .end = xq_outcome_open(0)};
    opened.flags = options ? options->flags : 0;
    xq_status status = xq_memory_from(options ? options->allocator : NULL, &opened.memory, error);
    if (status == XQ_OK)
        status = take_start(start, rules, &opened, error);
    if (status != XQ_OK)
        return status;
    xq_game *const made = opened.memory.alloc(opened.memory.user, sizeof *made);
    if (!made)
        return xq_fail(error, XQ_ERR_MEMORY, "no memory for the game");
    *made = opened;
    judge(made, NULL);
    *game = made;
    return XQ_OK;
}

void xq_game_free(xq_game *game)
{
    if (!game)
        return;
    const xq_allocator memory = game->memory;
    xq_plies_free(&game->played, &memory);
    memory.release(memory.user, game);
}

const xq_position *xq_game_position(const xq_game *game)
{
    return game ? &game->position : NULL;
}

xq_status xq_game_position_at(const xq_game *game, uint32_t ply, xq_position *position)
{
    if (!game || !position || ply > game->played.count)
        return XQ_ERR_ARGUMENT;
    *position = game->position;
    for (uint32_t index = game->played.count; index-- > ply;)
        xq_position_unmake(position, game->played.plies[index].move, &game->played.plies[index].undo);
    return XQ_OK;
}

uint32_t xq_game_ply_count(const xq_game *game)
{
    return game ? game->played.count : 0;
}

xq_move xq_game_move_at(const xq_game *game, uint32_t index)
{
    return game && index < game->played.count ? game->played.plies[index].move : XQ_MOVE_NONE;
}

/* "move 12 (ply 23) h2h9: ..."; a value that names no two squares is written as a number. */
xq_status xq_game_refuse_move(const xq_game *game, xq_move move, xq_illegality why, xq_error *error)
{
    xq_writer writer = xq_error_begin(error, XQ_ERR_ILLEGAL_MOVE);
    if (!error)
        return XQ_ERR_ILLEGAL_MOVE;
    char text[XQ_MOVE_TEXT_SIZE];
    const size_t length =
        xq_move_write(move, xq_position_variant(&game->position), XQ_COORDINATES_DEFAULT, text, sizeof text);
    error->reason = (int32_t)why;
    error->ply = game->played.count;
    error->move = move;
    error->square = xq_move_from(move);
    error->piece = xq_position_piece_at(&game->position, error->square);
    xq_write_text(&writer, "move ");
    xq_write_number(&writer, xq_position_move_number(&game->position));
    xq_write_text(&writer, " (ply ");
    xq_write_number(&writer, (uint64_t)game->played.count + 1);
    xq_write_text(&writer, ") ");
    if (length > 0)
        xq_write_bytes(&writer, text, length);
    else
        xq_write_number(&writer, move);
    xq_write_text(&writer, ": ");
    xq_write_text(&writer, xq_illegality_text(why));
    xq_writer_finish(&writer);
    return XQ_ERR_ILLEGAL_MOVE;
}

/* An offer stands until the other side moves (O1). */
static void lapse_offer(xq_game *game, xq_side mover)
{
    if (game->offer == xq_side_other(mover))
        game->offer = XQ_SIDE_NONE;
}

xq_status xq_game_push(xq_game *game, xq_move move, xq_error *error)
{
    if (!game)
        return xq_fail(error, XQ_ERR_ARGUMENT, "no game");
    const bool ended = xq_game_has_ended(game);
    if (ended && !(game->flags & XQ_GAME_PLAY_ON))
        return xq_game_refuse_over(game, error); /* T2 */
    xq_illegality why;
    if (!xq_position_is_legal(&game->position, move, &why))
        return xq_game_refuse_move(game, move, why, error);
    if (!xq_plies_reserve(&game->played, &game->memory))
        return xq_fail(error, XQ_ERR_MEMORY, "no memory for another move");
    lapse_offer(game, (xq_side)game->position.side);
    xq_ply *const ply = xq_plies_make(&game->played, &game->position, move);
    if (ended)
        xq_plies_tell(&game->played, game->played.count - 1, &game->position,
                      xq_position_in_check(&game->position), ply);
    else
        judge(game, ply);
    return XQ_OK;
}

xq_status xq_game_push_all(xq_game *game, const xq_move *moves, size_t count, size_t *played, xq_error *error)
{
    if (!game || (!moves && count > 0))
        return xq_fail(error, XQ_ERR_ARGUMENT, "no game or no moves");
    xq_status status = XQ_OK;
    size_t done = 0;
    while (done < count && status == XQ_OK) {
        status = xq_game_push(game, moves[done], error);
        done += status == XQ_OK;
    }
    if (played)
        *played = done;
    return status;
}

xq_status xq_game_pop(xq_game *game, xq_move *move, xq_error *error)
{
    if (!game)
        return xq_fail(error, XQ_ERR_ARGUMENT, "no game");
    if (game->played.count == 0)
        return xq_fail(error, XQ_ERR_NO_MOVE, "no move has been played");
    const xq_move popped = xq_plies_unmake(&game->played, &game->position);
    if (xq_game_has_ended(game) && game->end.ply > game->played.count)
        game->end = xq_outcome_open(0); /* no earlier ply can have ended it: the first end was kept */
    game->offer = XQ_SIDE_NONE;
    if (move)
        *move = popped;
    return XQ_OK;
}
