/**
 * @file
 * Checked forms of what the C API leaves unchecked, and results that suit a binding. Private to the bindings.
 */
#ifndef XQB_CHECKED_H
#define XQB_CHECKED_H

#include <stdlib.h>
#include <string.h>

#include <xiangqi/xiangqi.h>

/* Shadowed in the wrappers of calls that give the detail of an error; see typemaps.i. */
static xq_error *const xqb_error = NULL;

static inline xq_status xqb_refuse_illegal(const xq_position *position, xq_move move, xq_error *error)
{
    xq_position copy = *position; /* for the error's text: playing tells why */
    return xq_position_is_legal(position, move, NULL) ? XQ_OK : xq_position_play(&copy, move, NULL, error);
}

/** xq_position_gives_check() for any value. */
static inline xq_status xqb_position_gives_check(const xq_position *position, xq_move move, bool *answer,
                                                 xq_error *error)
{
    const xq_status status = xqb_refuse_illegal(position, move, error);
    if (status == XQ_OK)
        *answer = xq_position_gives_check(position, move);
    return status;
}

/** xq_position_key_after() for any value. */
static inline xq_status xqb_position_key_after(const xq_position *position, xq_move move, uint64_t *key,
                                               xq_error *error)
{
    const xq_status status = xqb_refuse_illegal(position, move, error);
    if (status == XQ_OK)
        *key = xq_position_key_after(position, move);
    return status;
}

/** The nature of a move alone; XQ_ERR_ILLEGAL_MOVE with the reason. */
static inline xq_status xqb_rules_nature_of(const xq_rules *rules, const xq_position *position, xq_move move,
                                            xq_nature *nature, xq_error *error)
{
    xq_profile_info info;
    if (xq_rules_info(rules, &info) != XQ_OK || info.variant != (int32_t)xq_position_variant(position))
        return XQ_ERR_VARIANT;
    const xq_status status = xqb_refuse_illegal(position, move, error);
    if (status == XQ_OK)
        *nature = xq_rules_nature_of(rules, position, move);
    return status;
}

/** Why a move is not legal; XQ_LEGAL when it is. */
static inline xq_illegality xqb_position_illegality(const xq_position *position, xq_move move)
{
    xq_illegality why = XQ_ILLEGAL_VALUE;
    xq_position_is_legal(position, move, &why);
    return why;
}

/** xq_game_new() without an allocator. */
static inline xq_status xqb_game_new(const xq_position *start, const xq_rules *rules, bool play_on,
                                     xq_game **game, xq_error *error)
{
    const xq_game_options options = {sizeof options, NULL, play_on ? XQ_GAME_PLAY_ON : 0, 0};
    return xq_game_new(start, rules, &options, game, error);
}

/** xq_position_play() without taking back. */
static inline xq_status xqb_position_play(xq_position *position, xq_move move, xq_error *error)
{
    return xq_position_play(position, move, NULL, error);
}

/** xq_rules_new() without an allocator. */
static inline xq_status xqb_rules_new(const char *name, xq_rules **rules, xq_error *error)
{
    return xq_rules_new(name, NULL, rules, error);
}

/* ---- new values, their parameter called made ---- */

static inline xq_status xqb_position_start(xq_variant variant, xq_position *made)
{
    return xq_position_start(variant, made);
}

static inline xq_status xqb_position_from_setup(const xq_setup *setup, xq_position *made, xq_error *error)
{
    return xq_position_from_setup(setup, made, error);
}

static inline xq_status xqb_position_from_fen(const char *text, size_t length, xq_variant variant,
                                              uint32_t flags, xq_position *made, uint32_t *repairs,
                                              xq_error *error)
{
    return xq_position_from_fen(text, length, variant, flags, made, repairs, error);
}

static inline xq_status xqb_position_to_setup(const xq_position *position, xq_setup *made)
{
    return xq_position_to_setup(position, made);
}

/** A copy of the position of a game. */
static inline xq_status xqb_game_position(const xq_game *game, xq_position *made)
{
    *made = *xq_game_position(game);
    return XQ_OK;
}

static inline xq_status xqb_game_position_at(const xq_game *game, uint32_t ply, xq_position *made)
{
    return xq_game_position_at(game, ply, made);
}

static inline xq_status xqb_setup_clear(xq_variant variant, xq_setup *made)
{
    return xq_setup_clear(made, variant);
}

static inline xq_status xqb_setup_start(xq_variant variant, xq_setup *made)
{
    return xq_setup_start(made, variant);
}

static inline xq_status xqb_setup_start_seat(xq_layout cho, xq_layout han, xq_setup *made)
{
    return xq_setup_start_seat(made, cho, han);
}

static inline xq_status xqb_setup_start_drawn(xq_layout cho, xq_layout han, xq_setup *made)
{
    return xq_setup_start_drawn(made, cho, han);
}

static inline xq_status xqb_fen_read(const char *text, size_t length, xq_variant variant, uint32_t flags,
                                     xq_setup *made, uint32_t *repairs, xq_error *error)
{
    return xq_fen_read(text, length, variant, flags, made, repairs, error);
}

/* ---- text of any length: from malloc, null when there is no memory ---- */

static inline char *xqb_game_explain(const xq_game *game)
{
    const size_t size = xq_game_explain(game, NULL, 0) + 1;
    char *text = (char *)malloc(size);
    if (text)
        xq_game_explain(game, text, size);
    return text;
}

#endif
