#include "support/slow_judge.h"

#include <string.h>

enum { POINTS = 90, PIECES = 32, NOBODY = -1 };

typedef struct scene {
    naive_board board;
    int number_at[POINTS]; /* of the piece there, -1 where there is none */
} scene;

/* Which piece may take which: bit v of takes[a]. */
typedef struct threats {
    uint32_t takes[PIECES];
} threats;

static char kind_at(const naive_board *board, int point)
{
    const char letter = board->at[point];

    return letter >= 'a' ? (char)(letter - 'a' + 'A') : letter;
}

/* The side of the piece on a point, -1 where there is none. */
static int side_at(const naive_board *board, int point)
{
    return board->at[point] == '.' ? NOBODY : board->at[point] >= 'a';
}

static int general_of(const naive_board *board, int side)
{
    return (int)((const char *)memchr(board->at, side == 0 ? 'K' : 'k', POINTS) - board->at);
}

/* The enemies that attack a side's general, or where they stood when they did. */
typedef struct checkers {
    xq_square at[POINTS];
    size_t count;
} checkers;

static checkers checkers_of(const naive_board *board, int side)
{
    checkers found;

    found.count = naive_attackers(board, general_of(board, side), 1 - side, found.at);
    return found;
}

/*
 * Whether the piece could take on a point, its general being safe afterwards. The side is not asked for its
 * turn: it may stand in check. Those that checked it already are passed over, unless the general itself moves.
 */
static bool may_take(const naive_board *board, int from, int to, const checkers *already)
{
    const int side = side_at(board, from);
    const bool general_moves = kind_at(board, from) == 'K';
    naive_board after = *board;

    if (!naive_attacks(board, from, to) || side_at(board, to) == side) {
        return false;
    }
    naive_play(&after, from, to);
    const checkers now = checkers_of(&after, side);
    for (size_t i = 0; i < now.count; i++) {
        if (general_moves || !memchr(already->at, now.at[i], already->count)) {
            return false;
        }
    }
    return true;
}

/* A real root: it guards the victim before the capture, and could take the captor after it. */
static bool is_protected(const naive_board *board, int attacker, int victim)
{
    const int side = side_at(board, victim);
    const checkers already = checkers_of(board, side);
    naive_board taken = *board;

    naive_play(&taken, attacker, victim);
    for (int root = 0; root < POINTS; root++) {
        if (root != victim && side_at(board, root) == side && naive_attacks(board, root, victim) &&
            may_take(&taken, root, victim, &already)) {
            return true;
        }
    }
    return false;
}

/* Before the river a soldier is no victim (Q10). */
static bool is_uncrossed(const naive_board *board, int point)
{
    const int rank = point / 9;

    return kind_at(board, point) == 'P' && (side_at(board, point) == 0 ? rank <= 4 : rank >= 5);
}

/* Why an attack threatens nothing, or XQ_REFUSAL_NONE; XQ_REFUSAL_END when there is no attack, or on a general. */
static xq_refusal_reason refusal_of(slow_rules rules, const naive_board *board, int attacker, int victim)
{
    const char kind = kind_at(board, attacker);

    if (!naive_attacks(board, attacker, victim) || kind_at(board, victim) == 'K') {
        return XQ_REFUSAL_END;
    }
    if (is_uncrossed(board, victim)) {
        return XQ_REFUSAL_UNCROSSED_SOLDIER;
    }
    if (kind == 'K' || kind == 'P') {
        return kind == 'K' ? XQ_REFUSAL_GENERAL : XQ_REFUSAL_SOLDIER;
    }
    const checkers attackers_side = checkers_of(board, side_at(board, attacker));
    const checkers victims_side = checkers_of(board, side_at(board, victim));
    if (!may_take(board, attacker, victim, &attackers_side)) {
        return XQ_REFUSAL_ILLEGAL;
    }
    if (rules == SLOW_FEDERATION && (kind == 'N' || kind == 'C') && kind_at(board, victim) == 'R') {
        return XQ_REFUSAL_NONE; /* AXF 15, 20-22: protected or not */
    }
    if (kind == kind_at(board, victim) && may_take(board, victim, attacker, &victims_side)) {
        return XQ_REFUSAL_EXCHANGE; /* each could take the other */
    }
    return is_protected(board, attacker, victim) ? XQ_REFUSAL_PROTECTED : XQ_REFUSAL_NONE;
}

static threats threats_of(slow_rules rules, const scene *at, int side)
{
    threats found = {{0}};

    if (rules == SLOW_CHECK_ONLY) {
        return found; /* Q7: chases never count */
    }
    for (int attacker = 0; attacker < POINTS; attacker++) {
        for (int victim = 0; victim < POINTS && side_at(&at->board, attacker) == side; victim++) {
            if (side_at(&at->board, victim) == 1 - side &&
                refusal_of(rules, &at->board, attacker, victim) == XQ_REFUSAL_NONE) {
                found.takes[at->number_at[attacker]] |= UINT32_C(1) << at->number_at[victim];
            }
        }
    }
    return found;
}

static bool scene_set(scene *at, const char *fen)
{
    int number = 0;

    if (!naive_read(&at->board, fen)) {
        return false;
    }
    for (int point = 0; point < POINTS; point++) {
        at->number_at[point] = at->board.at[point] == '.' ? NOBODY : number++;
    }
    return number <= PIECES;
}

static void scene_play(scene *at, xq_move move)
{
    const int from = move >> 7;
    const int to = move & 127;

    naive_play(&at->board, from, to);
    at->number_at[to] = at->number_at[from];
    at->number_at[from] = NOBODY;
}

/* Plays the move and tells what it does. */
static slow_ply classify(slow_rules rules, scene *at, xq_move move)
{
    slow_ply ply = {.side = at->board.side};
    const threats before = threats_of(rules, at, ply.side);

    scene_play(at, move);
    const threats after = threats_of(rules, at, ply.side);
    ply.checks = naive_in_check(&at->board, 1 - ply.side);
    memset(ply.places, XQ_SQUARE_NONE, sizeof ply.places);
    for (int point = 0; point < POINTS; point++) {
        if (at->number_at[point] != NOBODY) {
            ply.places[at->number_at[point]] = (xq_square)point;
        }
    }
    for (int attacker = 0; attacker < PIECES; attacker++) {
        const uint32_t fresh = after.takes[attacker] & ~before.takes[attacker];

        ply.victims |= fresh;
        for (int victim = 0; victim < PIECES; victim++) {
            if (fresh >> victim & 1) {
                ply.chasers_of[victim] |= UINT32_C(1) << attacker;
            }
        }
    }
    return ply;
}

xq_nature slow_nature(const slow_ply *ply)
{
    if (ply->checks) {
        return XQ_NATURE_CHECK;
    }
    return ply->victims ? XQ_NATURE_CHASE : XQ_NATURE_IDLE;
}

/* 2 when all moves of a side check, 1 when its moves offend otherwise, 0 when they are harmless. */
static int level_of(slow_rules rules, const slow_verdict *verdict, int side)
{
    bool all_check = true;
    bool all_attack = true;
    uint32_t common = UINT32_MAX;

    for (size_t i = verdict->first; i < verdict->end; i++) {
        const slow_ply *ply = &verdict->plies[i];

        if (ply->side == side) {
            all_check = all_check && ply->checks;
            all_attack = all_attack && (ply->checks || ply->victims);
            common &= ply->victims;
        }
    }
    switch (rules) {
    case SLOW_CHECK_ONLY: /* Q7 */
        return all_check ? 1 : 0;
    case SLOW_ASIAN_ONLINE: /* Q4, Q5: one class only; chaser and victim may change */
        return all_attack ? 1 : 0;
    default: /* check outranks chase; a chase follows one and the same victim */
        return all_check ? 2 : common ? 1 : 0;
    }
}

/* How often the board stood before the moves; the earliest of these times is told. */
static unsigned occurrences(const naive_board *boards, size_t now, size_t *first)
{
    unsigned count = 1;

    *first = now;
    for (size_t i = now; i-- > 0;) {
        if (boards[i].side == boards[now].side &&
            memcmp(boards[i].at, boards[now].at, sizeof boards[i].at) == 0) {
            count++;
            *first = i;
        }
    }
    return count;
}

bool slow_judge(slow_rules rules, const char *fen, const xq_move *moves, size_t count, slow_verdict *verdict)
{
    static naive_board boards[SLOW_PLIES_MAX + 1];
    scene at;

    if (count > SLOW_PLIES_MAX || !scene_set(&at, fen)) {
        return false;
    }
    boards[0] = at.board;
    for (size_t i = 0; i < count; i++) {
        verdict->plies[i] = classify(rules, &at, moves[i]);
        boards[i + 1] = at.board;
        if (occurrences(boards, i + 1, &verdict->first) < 3) {
            continue;
        }
        verdict->end = i + 1;
        const int red = level_of(rules, verdict, 0);
        const int black = level_of(rules, verdict, 1);
        verdict->loser = red == black ? NOBODY : red > black ? 0 : 1;
        return true;
    }
    return false;
}

slow_attacks slow_attacks_of(slow_rules rules, const naive_board *board, xq_move move)
{
    const int from = move >> 7;
    const int to = move & 127;
    naive_board after = *board;
    slow_attacks found;

    naive_play(&after, from, to);
    for (int attacker = 0; attacker < POINTS; attacker++) {
        for (int victim = 0; victim < POINTS; victim++) {
            const bool asked =
                side_at(&after, attacker) == board->side && side_at(&after, victim) == 1 - board->side;
            const int stood = attacker == to ? from : attacker; /* the victims have not moved */
            xq_refusal_reason fate = asked ? refusal_of(rules, &after, attacker, victim) : XQ_REFUSAL_END;

            if (fate == XQ_REFUSAL_NONE && refusal_of(rules, board, stood, victim) == XQ_REFUSAL_NONE) {
                fate = XQ_REFUSAL_NOT_NEW;
            }
            found.fate[attacker][victim] = (uint8_t)fate;
        }
    }
    return found;
}
