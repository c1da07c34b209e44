#include "support/slow_judge.h"

#include <string.h>

enum { POINTS = 90, PIECES = 32, NOBODY = -1 };
enum { NEW_OFF, NEW_VICTIM, NEW_PAIR };
enum { ROOT_BEFORE, ROOT_AFTER, ROOT_BOTH };
enum { LIKE_CHASE, LIKE_MUTUAL, LIKE_IDLE };

const slow_rules slow_check_only = {
    .check_also_chase = 1, .newness = NEW_PAIR, .root = ROOT_BOTH, .like_pieces = LIKE_MUTUAL};

const slow_rules slow_asian_online = {.perpetual_chase = 1,
                                      .mixed_attacks = 1,
                                      .check_also_chase = 1,
                                      .newness = NEW_PAIR,
                                      .root = ROOT_BOTH,
                                      .like_pieces = LIKE_MUTUAL};

const slow_rules slow_federation = {.perpetual_chase = 1,
                                    .mutual_attack = 1,
                                    .same_victim = 1,
                                    .check_also_chase = 1,
                                    .newness = NEW_PAIR,
                                    .root = ROOT_BOTH,
                                    .like_pieces = LIKE_MUTUAL,
                                    .superior_attack = 1};

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
 * Whether a side's general is safe after its piece has gone to a point. The side is not asked for its
 * turn: it may stand in check. Those that checked it already are passed over, unless the general itself moves.
 */
static bool is_safe(const naive_board *board, int from, int to, const checkers *already)
{
    const int side = side_at(board, from);
    const bool general_moves = kind_at(board, from) == 'K';
    naive_board after = *board;

    naive_play(&after, from, to);
    const checkers now = checkers_of(&after, side);
    for (size_t i = 0; i < now.count; i++) {
        if (general_moves || !memchr(already->at, now.at[i], already->count)) {
            return false;
        }
    }
    return true;
}

static bool may_take(const naive_board *board, int from, int to)
{
    const checkers already = checkers_of(board, side_at(board, from));

    return naive_attacks(board, from, to) && is_safe(board, from, to, &already);
}

/* A real root: it reaches the victim before the capture, and the captor after it, and may take. */
static bool is_protected(const slow_rules *rules, const naive_board *board, int attacker, int victim)
{
    const int side = side_at(board, victim);
    const checkers already = checkers_of(board, side); /* those that the captor gives are new */
    naive_board taken = *board;

    naive_play(&taken, attacker, victim);
    for (int root = 0; root < POINTS; root++) {
        if (root == victim || side_at(board, root) != side) {
            continue;
        }
        if ((rules->root == ROOT_AFTER || naive_attacks(board, root, victim)) &&
            (rules->root == ROOT_BEFORE || naive_attacks(&taken, root, victim)) &&
            is_safe(&taken, root, victim, &already)) {
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

/* AXF 15, 20-22: attackers worth less than what they attack, which is then no matter of protection. */
static bool is_superior(const slow_rules *rules, char attacker, char victim)
{
    return (rules->superior_attack && strchr("NC", attacker) && victim == 'R') ||
           (rules->light_superior && strchr("AB", attacker) && strchr("RNC", victim));
}

/* Whether like pieces are exempt. */
static bool is_exchange(const slow_rules *rules, const naive_board *board, int attacker, int victim)
{
    return kind_at(board, attacker) == kind_at(board, victim) && rules->like_pieces != LIKE_CHASE &&
           (rules->like_pieces == LIKE_IDLE || may_take(board, victim, attacker));
}

/* Why an attack threatens nothing, or XQ_REFUSAL_NONE; XQ_REFUSAL_END when there is no attack, or on a general. */
static xq_refusal_reason refusal_of(const slow_rules *rules, const naive_board *board, int attacker,
                                    int victim)
{
    const char kind = kind_at(board, attacker);

    if (!naive_attacks(board, attacker, victim) || kind_at(board, victim) == 'K') {
        return XQ_REFUSAL_END;
    }
    if (is_uncrossed(board, victim) && !rules->uncrossed_soldier_victim) {
        return XQ_REFUSAL_UNCROSSED_SOLDIER;
    }
    if (kind == 'K' && !rules->general_chases) {
        return XQ_REFUSAL_GENERAL;
    }
    if (kind == 'P' && !rules->soldier_chases) {
        return XQ_REFUSAL_SOLDIER;
    }
    if (!may_take(board, attacker, victim)) {
        return XQ_REFUSAL_ILLEGAL;
    }
    if (is_superior(rules, kind, kind_at(board, victim))) {
        return XQ_REFUSAL_NONE;
    }
    if (is_exchange(rules, board, attacker, victim)) {
        return XQ_REFUSAL_EXCHANGE;
    }
    return is_protected(rules, board, attacker, victim) ? XQ_REFUSAL_PROTECTED : XQ_REFUSAL_NONE;
}

static threats threats_of(const slow_rules *rules, const scene *at, int side)
{
    threats found = {{0}};

    if (!rules->perpetual_chase) {
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
static slow_ply classify(const slow_rules *rules, scene *at, xq_move move)
{
    slow_ply ply = {.side = at->board.side};
    const threats before = threats_of(rules, at, ply.side);
    uint32_t stood = 0;

    for (int attacker = 0; attacker < PIECES; attacker++) {
        stood |= before.takes[attacker];
    }
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
        const uint32_t old = rules->newness == NEW_OFF    ? 0
                             : rules->newness == NEW_PAIR ? before.takes[attacker]
                                                          : stood;
        const uint32_t fresh = ply.checks && !rules->check_also_chase ? 0 : after.takes[attacker] & ~old;

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
static int level_of(const slow_rules *rules, const slow_verdict *verdict, int side)
{
    bool all_check = true;
    bool all_chase = true;
    bool all_attack = true;
    uint32_t common = UINT32_MAX;

    for (size_t i = verdict->first; i < verdict->end; i++) {
        const slow_ply *ply = &verdict->plies[i];

        if (ply->side == side) {
            all_check = all_check && ply->checks;
            all_chase = all_chase && ply->victims;
            all_attack = all_attack && (ply->checks || ply->victims);
            common &= ply->victims;
        }
    }
    if (all_check) {
        return 2;
    }
    return (all_chase && (common || !rules->same_victim)) || (all_attack && rules->mixed_attacks);
}

/* Q4, Q5, Q7, AXF 6-8 */
static int loser_of(const slow_rules *rules, const slow_verdict *verdict)
{
    const int red = level_of(rules, verdict, 0);
    const int black = level_of(rules, verdict, 1);

    if (red == black || (red > 0 && black > 0 && !rules->mutual_attack)) {
        return NOBODY;
    }
    return red > black ? 0 : 1;
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

bool slow_judge(const slow_rules *rules, const char *fen, const xq_move *moves, size_t count,
                slow_verdict *verdict)
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
        verdict->loser = loser_of(rules, verdict);
        return true;
    }
    return false;
}

/* Whether the attack after a move stood before it; the victims have not moved. */
static bool has_stood(const slow_rules *rules, const naive_board *before, xq_move move, int attacker,
                      int victim)
{
    const int stood = attacker == (move & 127) ? move >> 7 : attacker;

    if (rules->newness == NEW_OFF) {
        return false;
    }
    for (int other = 0; other < POINTS && rules->newness == NEW_VICTIM; other++) {
        if (side_at(before, other) == before->side &&
            refusal_of(rules, before, other, victim) == XQ_REFUSAL_NONE) {
            return true;
        }
    }
    return refusal_of(rules, before, stood, victim) == XQ_REFUSAL_NONE;
}

slow_attacks slow_attacks_of(const slow_rules *rules, const naive_board *board, xq_move move)
{
    naive_board after = *board;
    slow_attacks found;

    naive_play(&after, move >> 7, move & 127);
    const bool chases = rules->check_also_chase || !naive_in_check(&after, after.side);
    for (int attacker = 0; attacker < POINTS; attacker++) {
        for (int victim = 0; victim < POINTS; victim++) {
            const bool asked = rules->perpetual_chase && side_at(&after, attacker) == board->side &&
                               side_at(&after, victim) == after.side;
            xq_refusal_reason fate = asked ? refusal_of(rules, &after, attacker, victim) : XQ_REFUSAL_END;

            if (fate == XQ_REFUSAL_NONE && has_stood(rules, board, move, attacker, victim)) {
                fate = XQ_REFUSAL_NOT_NEW;
            }
            found.fate[attacker][victim] =
                (uint8_t)(fate == XQ_REFUSAL_NONE && !chases ? XQ_REFUSAL_CHECK : fate);
        }
    }
    return found;
}
