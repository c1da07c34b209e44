/* The moves of the game and those of the search in one line, what it is worth, and how the rules judge it. */
#include "engine.h"

#include <stdlib.h>
#include <string.h>

/* A number, 0 where the rules of this game have no such parameter. */
static unsigned long number(const xq_rules *rules, const char *parameter)
{
    char value[32] = "";
    xq_rules_get(rules, parameter, value, sizeof value, NULL, NULL);
    return strtoul(value, NULL, 10);
}

bool line_rules(engine *e, const char *name, xq_error *error)
{
    xq_rules *rules;
    if (xq_rules_new(name, NULL, &rules, error))
        return false;
    xq_rules_free(e->rules);
    e->rules = rules;
    e->capture_limit = number(rules, "no_capture_limit");
    e->ply_limit = number(rules, "ply_limit");
    return true;
}

bool line_start(engine *e, const char *fen, xq_error *error)
{
    xq_profile_info info;
    xq_setup setup;
    xq_rules_info(e->rules, &info);
    const xq_variant variant = (xq_variant)info.variant;
    e->is_janggi = variant == XQ_VARIANT_JANGGI;
    xq_setup_start(&setup, variant);
    if (e->is_janggi)
        xq_setup_start_seat(&setup, XQ_LAYOUT_HEEH, XQ_LAYOUT_HEEH); /* what UCI programs start with */
    if (fen && xq_fen_read(fen, strlen(fen), variant, XQ_FEN_LENIENT, &setup, NULL, error))
        return false;
    setup.bikjang = (int32_t)xq_rules_bikjang(e->rules); /* no part of a FEN */
    if (xq_position_from_setup(&setup, &e->position, error))
        return false;
    e->count = 0;
    return true;
}

bool line_play(engine *e, const char *text, xq_error *error)
{
    xq_move move;
    xq_position after = e->position; /* plays, or says why not */
    if (e->count >= LINE_PLIES - 2 * SEARCH_PLIES ||
        xq_position_read_move(&after, text, strlen(text), XQ_NOTATION_UCI, &move, error) ||
        xq_position_play(&after, move, NULL, error))
        return false;
    line_push(e, move);
    e->ply = 0;
    return true;
}

void line_push(engine *e, xq_move move)
{
    e->moves[e->count] = move;
    e->keys[e->count] = xq_position_key(&e->position);
    xq_position_make(&e->position, move, &e->undos[e->count++]);
    e->ply++;
    e->nodes++;
}

void line_pop(engine *e)
{
    e->ply--;
    e->count--;
    xq_position_unmake(&e->position, e->moves[e->count], &e->undos[e->count]);
}

/* Nobody where the parameter says draw and in Xiangqi, else the side with the higher score (J13). */
static xq_side winner_by_points(const engine *e, const char *parameter)
{
    const int lead = xq_position_score(&e->position, XQ_CHO) - xq_position_score(&e->position, XQ_HAN);
    char value[32] = "";
    xq_rules_get(e->rules, parameter, value, sizeof value, NULL, NULL);
    return lead == 0 || strstr(value, "draw") ? XQ_SIDE_NONE : lead > 0 ? XQ_CHO : XQ_HAN;
}

/* Whether repetition ends the line here. */
static bool is_judged(const engine *e, xq_verdict *verdict)
{
    return xq_rules_verdict(e->rules, &e->position, e->moves, e->undos, e->keys, e->count, verdict);
}

/* Whether mate, stalemate, passes or facing generals, repetition or a limit end the line, asked in this order (D3). */
bool line_is_ended(const engine *e, int *value)
{
    const xq_position *now = &e->position;
    const xq_side side = xq_position_side_to_move(now);
    xq_side winner;
    xq_verdict verdict;
    *value = e->ply - MATE;
    if (!xq_position_has_move(now) && xq_position_status(now) != XQ_STANDING_FINISHED)
        return true;
    if (!xq_position_has_move(now))
        winner = winner_by_points(e, xq_position_passes(now) >= 2 ? "two_passes" : "bikjang");
    else if (is_judged(e, &verdict))
        winner = xq_side_other((xq_side)verdict.loser);
    else if (e->ply_limit && 2 * xq_position_move_number(now) - 2 + (unsigned)side >= e->ply_limit)
        winner = winner_by_points(e, "ply_limit");
    else if (e->capture_limit && xq_position_half_move_clock(now) >= e->capture_limit)
        winner = winner_by_points(e, "no_capture_result");
    else
        return false;
    *value = winner == XQ_SIDE_NONE ? 0 : winner == side ? BY_RULE - e->ply : e->ply - BY_RULE;
    return true;
}

/* Whether a move of the game loses by repetition, at once or by what the other side can answer. */
bool line_loses_by_repetition(engine *e, xq_move move)
{
    const int32_t side = (int32_t)xq_position_side_to_move(&e->position);
    xq_verdict verdict;
    xq_move replies[XQ_MOVES_MAX];
    line_push(e, move);
    bool loses = is_judged(e, &verdict) && verdict.loser == side;
    for (size_t i = xq_position_moves(&e->position, replies, XQ_MOVES_MAX); i-- > 0 && !loses; line_pop(e)) {
        line_push(e, replies[i]);
        loses = is_judged(e, &verdict) && verdict.loser == side;
    }
    line_pop(e);
    return loses;
}
