/* What an engine asks of the rules on its own line, without a game. */
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

bool xq_rules_verdict(const xq_rules *rules, const xq_position *now, const xq_move *moves,
                      const xq_undo *undos, const uint64_t *keys, size_t count, xq_verdict *verdict)
{
    if (!rules || !moves || !undos || !keys || !verdict || !xq_position_is_made(now) || count > UINT32_MAX)
        return false;
    const xq_history line = {
        .position = now,
        .moves = moves,
        .undos = undos,
        .keys = keys,
        .count = (uint32_t)count,
    };
    xq_ruling ruling;
    if (!xq_repetition_is_judged(&rules->profile, &line, &ruling))
        return false;
    *verdict = ruling.verdict;
    return true;
}
