#include "judge/threat.h"

#include "judge/mate.h"

/* What led to a node. */
typedef struct trail {
    xq_material won;
    uint8_t square; /* of the last capture */
    bool has_taken; /* the target */
    bool elsewhere; /* the other side took on another point since */
    unsigned moves; /* left to the searching side */
    unsigned answer_checks;
    bool put_in; /* the other side has just put in one of these checks */
} trail;

typedef struct window {
    int alpha;
    int beta;
} window;

static int attack(const xq_threat *threat, const trail *now, window bounds, xq_line *line);
static int defend(const xq_threat *threat, const trail *now, window bounds, xq_line *line);

static int value_of(const trail *now)
{
    return 2 * xq_material_gain(now->won) + now->elsewhere;
}

static xq_material taken_by(const xq_threat *threat, xq_move move)
{
    const unsigned slot = threat->position->slot_at[xq_move_to(move)];
    return slot == XQ_EMPTY_SLOT ? (xq_material){0, 0, 0} : xq_material_of(threat->position, slot);
}

static bool hits_target(const xq_threat *threat, xq_move move)
{
    if (threat->target == XQ_ANY_TARGET)
        return !xq_material_is_none(taken_by(threat, move));
    return xq_move_to(move) == threat->position->square_of[threat->target];
}

/* Makes a move, looks on, takes it back. */
static int look(const xq_threat *threat, xq_move move, const trail *next, bool is_attack, window bounds,
                xq_line *line)
{
    xq_undo undo;
    xq_position_make(threat->position, move, &undo);
    const int value = is_attack ? defend(threat, next, bounds, line) : attack(threat, next, bounds, line);
    xq_position_unmake(threat->position, move, &undo);
    return value;
}

static trail after_answer(const xq_threat *threat, const trail *now, xq_move move)
{
    trail next = *now;
    const xq_material lost = taken_by(threat, move);
    if (!xq_material_is_none(lost)) {
        next.won = xq_material_minus(now->won, lost);
        next.elsewhere = now->elsewhere || (now->has_taken && xq_move_to(move) != now->square);
        next.square = (uint8_t)xq_move_to(move);
    }
    return next;
}

/* The answers of a list, as far as they are asked; lowers the value. False when the bound is reached. */
static bool answer(const xq_threat *threat, const trail *now, const xq_move *moves, size_t count,
                   window *bounds, int *worst, xq_line *line)
{
    xq_line rest;
    for (size_t i = 0; i < count; i++) {
        const trail next = after_answer(threat, now, moves[i]);
        const int value = look(threat, moves[i], &next, false, *bounds, &rest);
        if (value >= *worst)
            continue;
        *worst = value;
        xq_line_set(line, moves[i], &rest);
        if (value < bounds->beta)
            bounds->beta = value;
        if (value <= bounds->alpha)
            return false;
    }
    return true;
}

/* Keeps the moves of a list that capture something of value, or those that don't. */
static size_t keep(const xq_threat *threat, xq_move *moves, size_t count, bool captures)
{
    size_t kept = 0;
    for (size_t i = 0; i < count; i++)
        if (xq_material_is_none(taken_by(threat, moves[i])) != captures &&
            (!captures || threat->position->slot_at[xq_move_to(moves[i])] != threat->spared))
            moves[kept++] = moves[i];
    return kept;
}

/* In check: every answer counts. */
static int evade(const xq_threat *threat, const trail *now, window bounds, xq_line *line)
{
    xq_move moves[XQ_MOVES_MAX];
    const size_t count = xq_position_moves(threat->position, moves, XQ_MOVES_MAX);
    int worst = XQ_THREAT_MATE;
    if (count > 0 && now->moves == 0 && !now->has_taken)
        return XQ_THREAT_NONE;
    (void)answer(threat, now, moves, count, &bounds, &worst, line);
    return worst;
}

/* The other side: stands pat, captures, puts in checks. */
static int defend(const xq_threat *threat, const trail *now, window bounds, xq_line *line)
{
    xq_move moves[XQ_MOVES_MAX];
    line->count = 0;
    if (!xq_budget_take(threat->budget))
        return XQ_THREAT_NONE;
    if (xq_position_in_check(threat->position))
        return evade(threat, now, bounds, line);
    int worst = value_of(now);
    if (!now->has_taken)
        return XQ_THREAT_NONE; /* a quiet move threatens nothing by itself */
    if (worst <= bounds.alpha)
        return worst;
    if (worst < bounds.beta)
        bounds.beta = worst;
    size_t count = xq_position_captures(threat->position, moves, XQ_MOVES_MAX);
    count = keep(threat, moves, count, true);
    if (!answer(threat, now, moves, count, &bounds, &worst, line))
        return worst;
    if (xq_mates_by_checks(threat->budget, threat->position, threat->depths.answer_mate, 0, NULL))
        return XQ_THREAT_NONE; /* CXA 2011 29 */
    if (now->answer_checks == 0)
        return worst;
    trail checked = *now;
    checked.answer_checks--;
    checked.put_in = true;
    count = xq_position_checks(threat->position, moves, XQ_MOVES_MAX);
    count = keep(threat, moves, count, false);
    (void)answer(threat, &checked, moves, count, &bounds, &worst, line);
    return worst;
}

/* An answer to a check that was put in is no move of the attack: it is not counted. */
static trail after_attack(const xq_threat *threat, const trail *now, bool in_check, xq_move move)
{
    trail next = *now;
    const xq_material won = taken_by(threat, move);
    next.moves = in_check && now->put_in ? now->moves : now->moves - 1;
    next.put_in = false;
    next.won = xq_material_plus(now->won, won);
    if (!xq_material_is_none(won))
        next.square = (uint8_t)xq_move_to(move);
    if (hits_target(threat, move))
        next.has_taken = true;
    return next;
}

/* What a general or soldier takes by itself is no threat, after checks either (CXA 26.1). */
static bool is_barred(const xq_threat *threat, const trail *now, xq_move move)
{
    const unsigned victim = threat->position->slot_at[xq_move_to(move)];
    const unsigned slot = threat->position->slot_at[xq_move_from(move)];
    const xq_kind kind = xq_slot_kind(slot);
    if (victim == XQ_EMPTY_SLOT || now->has_taken)
        return false;
    if (now->moves == threat->depths.moves)
        return (threat->barred[slot % XQ_SLOTS_PER_SIDE] & xq_slots_of(victim)) != 0;
    return (kind == XQ_GENERAL || kind == XQ_SOLDIER) && hits_target(threat, move);
}

/* The best of a list; raises the value. False when the bound is reached. */
static bool try_all(const xq_threat *threat, const trail *now, bool in_check, const xq_move *moves,
                    size_t count, window *bounds, int *best, xq_line *line)
{
    xq_line rest;
    for (size_t i = 0; i < count; i++) {
        const trail next = after_attack(threat, now, in_check, moves[i]);
        const int value = look(threat, moves[i], &next, true, *bounds, &rest);
        if (value <= *best ||
            (value == XQ_THREAT_MATE && !next.has_taken)) /* mate by checks alone is a kill */
            continue;
        *best = value;
        xq_line_set(line, moves[i], &rest);
        if (value > bounds->alpha)
            bounds->alpha = value;
        if (value >= bounds->beta)
            return false;
    }
    return true;
}

/* The captures that count here (of the target, or once it is taken of anything), or the checks beside them. */
static size_t list_attacks(const xq_threat *threat, const trail *now, bool checks, xq_move *moves)
{
    size_t count = checks ? xq_position_checks(threat->position, moves, XQ_MOVES_MAX)
                          : xq_position_captures(threat->position, moves, XQ_MOVES_MAX);
    size_t kept = 0;
    for (size_t i = 0; i < count; i++) {
        const bool wins = !xq_material_is_none(taken_by(threat, moves[i])) &&
                          (now->has_taken || hits_target(threat, moves[i]));
        if (wins != checks && !is_barred(threat, now, moves[i]))
            moves[kept++] = moves[i];
    }
    return kept;
}

/* The searching side: stops once it has taken, captures, or checks. */
static int attack(const xq_threat *threat, const trail *now, window bounds, xq_line *line)
{
    xq_move moves[XQ_MOVES_MAX];
    line->count = 0;
    if (!xq_budget_take(threat->budget) || (!now->has_taken && threat->target != XQ_ANY_TARGET &&
                                            threat->position->square_of[threat->target] == XQ_NOWHERE_SQUARE))
        return XQ_THREAT_NONE;
    const bool in_check = now->has_taken && xq_position_in_check(threat->position);
    if (in_check && now->moves == 0 &&
        !now->put_in) /* the end of what is looked at: mated, or what there is */
        return xq_position_has_move(threat->position) ? value_of(now) : XQ_THREAT_NONE;
    int best = now->has_taken && !in_check ? value_of(now) : XQ_THREAT_NONE;
    if (best >= bounds.beta || (now->moves == 0 && !in_check))
        return best;
    if (best > bounds.alpha)
        bounds.alpha = best;
    if (in_check) {
        const size_t count = xq_position_moves(threat->position, moves, XQ_MOVES_MAX);
        (void)try_all(threat, now, true, moves, count, &bounds, &best, line);
        return best;
    }
    if (try_all(threat, now, false, moves, list_attacks(threat, now, false, moves), &bounds, &best, line))
        (void)try_all(threat, now, false, moves, list_attacks(threat, now, true, moves), &bounds, &best,
                      line);
    return best;
}

static trail start_of(const xq_threat *threat)
{
    return (trail){
        .square = XQ_NOWHERE_SQUARE,
        .moves = threat->depths.moves,
        .answer_checks = threat->depths.answer_checks,
    };
}

int xq_threat_value(const xq_threat *threat, int alpha, int beta, xq_line *line)
{
    xq_line unused;
    const trail start = start_of(threat);
    return attack(threat, &start, (window){alpha, beta}, line ? line : &unused);
}

size_t xq_threat_first_moves(const xq_threat *threat, xq_move *moves)
{
    xq_move checks[XQ_MOVES_MAX];
    const trail start = start_of(threat);
    size_t count = list_attacks(threat, &start, false, moves);
    const size_t more = list_attacks(threat, &start, true, checks);
    for (size_t i = 0; i < more && count < XQ_MOVES_MAX; i++)
        moves[count++] = checks[i];
    return count;
}

bool xq_threat_reaches(const xq_threat *threat, xq_move first, int value, xq_line *line)
{
    const trail start = start_of(threat);
    window bounds = {value - 1, value};
    int best = XQ_THREAT_NONE;
    (void)try_all(threat, &start, false, &first, 1, &bounds, &best, line);
    return best >= value;
}
