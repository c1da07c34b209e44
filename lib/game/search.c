/* What an engine asks of the rules on its own line, without a game. */
#include "judge/judge.h"
#include "judge/nature.h"
#include "judge/repetition.h"

#include <xiangqi/game.h>

xq_nature xq_rules_nature_of(const xq_rules *rules, const xq_position *position, xq_move move)
{
    if (!rules || !xq_position_is_made(position))
        return XQ_NATURE_IDLE;
    xq_stage stage = {.position = *position};
    xq_finding finding;
    xq_undo undo;
    xq_position_make(&stage.position, move, &undo);
    xq_nature_find(&rules->profile, &stage, &(xq_step){move, &undo}, NULL, false, &finding);
    return xq_nature_of(&finding);
}

/* A caller's line; false when an argument is missing. */
static bool line_of(const xq_position *now, const xq_move *moves, const xq_undo *undos, const uint64_t *keys,
                    size_t count, xq_history *line)
{
    if (!xq_position_is_made(now) || count > UINT32_MAX || (count > 0 && (!moves || !undos || !keys)))
        return false;
    *line = (xq_history){
        .position = now,
        .moves = moves,
        .undos = undos,
        .keys = keys,
        .count = (uint32_t)count,
    };
    return true;
}

bool xq_rules_verdict(const xq_rules *rules, const xq_position *now, const xq_move *moves,
                      const xq_undo *undos, const uint64_t *keys, size_t count, xq_verdict *verdict)
{
    xq_history line;
    xq_ruling ruling;
    if (!rules || !verdict || !line_of(now, moves, undos, keys, count, &line) || count == 0 ||
        !xq_repetition_is_judged(&rules->profile, &line, &ruling))
        return false;
    *verdict = ruling.verdict;
    return true;
}

bool xq_rules_outcome(const xq_rules *rules, const xq_position *now, const xq_move *moves,
                      const xq_undo *undos, const uint64_t *keys, size_t count, xq_outcome *outcome)
{
    xq_history line;
    xq_ruling ruling;
    if (!rules || !outcome || !line_of(now, moves, undos, keys, count, &line))
        return false;
    *outcome = xq_judge(&rules->profile, &line, xq_position_status(now), &ruling);
    return outcome->result != XQ_RESULT_NONE;
}
