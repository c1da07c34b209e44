/* The moves of the game and those of the search in one line, what it is worth, and how the rules judge it. */
#include "engine.h"

#include <string.h>

bool line_rules(engine *e, const char *name, xq_error *error)
{
    xq_rules *rules;
    if (xq_rules_new(name, NULL, &rules, error))
        return false;
    xq_rules_free(e->rules);
    e->rules = rules;
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

/* Whether repetition ends the line here. */
static bool is_judged(const engine *e, xq_verdict *verdict)
{
    return xq_rules_verdict(e->rules, &e->position, e->moves, e->undos, e->keys, e->count, verdict);
}

/* Whether the rules end the line here, by whatever they know: mate, repetition, limits, passes, points. */
bool line_is_ended(const engine *e, int *value)
{
    const int32_t side = (int32_t)xq_position_side_to_move(&e->position);
    xq_outcome end;
    if (!xq_rules_outcome(e->rules, &e->position, e->moves, e->undos, e->keys, e->count, &end))
        return false;
    if (end.reason == XQ_REASON_CHECKMATE || end.reason == XQ_REASON_STALEMATE)
        *value = e->ply - MATE;
    else
        *value = end.winner == XQ_SIDE_NONE ? 0 : end.winner == side ? BY_RULE - e->ply : e->ply - BY_RULE;
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
