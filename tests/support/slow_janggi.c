#include "support/slow_janggi.h"

#include <string.h>

const slow_janggi_profile slow_janggi_profiles[] = {
    {"janggi-site", NAIVE_FACING_NOTHING, true, 3, false, false, 400, 0},
    {"janggi-site-bikjang", NAIVE_FACING_ENDS, true, 3, false, false, 400, 0},
    {"janggi", NAIVE_FACING_CALLS, true, 3, true, false, 0, 100},
    {"janggitraditional", NAIVE_FACING_CALLS, false, 3, true, false, 0, 100},
    {"janggimodern", NAIVE_FACING_NOTHING, true, 4, true, true, 0, 200},
    {"janggicasual", NAIVE_FACING_NOTHING, false, 3, true, false, 0, 100},
};
const unsigned slow_janggi_profile_count = sizeof slow_janggi_profiles / sizeof slow_janggi_profiles[0];

void slow_janggi_begin(slow_janggi *game, const slow_janggi_profile *profile, const naive_board *start)
{
    game->profile = profile;
    game->clock = 0;
    game->before = 0;
    game->plies = 0;
    game->boards[0] = *start;
}

void slow_janggi_play(slow_janggi *game, xq_move move)
{
    naive_board *next = &game->boards[game->plies + 1];

    *next = game->boards[game->plies];
    naive_play(next, move >> 7, move & 127);
    game->moves[game->plies++] = move;
}

static bool is_pass(xq_move move)
{
    return move >> 7 == (move & 127);
}

static bool captures(const slow_janggi *game, unsigned ply)
{
    return !is_pass(game->moves[ply]) && game->boards[ply].at[game->moves[ply] & 127] != '.';
}

/* Whether the side to move before the ply was in check. */
static bool in_check(const slow_janggi *game, unsigned ply)
{
    return naive_in_check(&game->boards[ply], game->boards[ply].side);
}

static slow_janggi_end by_points(const slow_janggi *game, xq_reason reason) /* J13 */
{
    const naive_board *last = &game->boards[game->plies];
    slow_janggi_end end = {reason, naive_score(last, 0) > naive_score(last, 1) ? XQ_CHO : XQ_HAN};

    return end;
}

static slow_janggi_end drawn(xq_reason reason)
{
    slow_janggi_end end = {reason, XQ_SIDE_NONE};

    return end;
}

static slow_janggi_end won(xq_reason reason, int winner)
{
    slow_janggi_end end = {reason, (xq_side)winner};

    return end;
}

/* J14: the same pieces on the same points, the same side to move. */
static bool same_position(const naive_board *a, const naive_board *b)
{
    return a->side == b->side && memcmp(a->at, b->at, sizeof a->at) == 0;
}

/* The ply before which the position now stood first, and how often it has stood. */
static unsigned first_occurrence(const slow_janggi *game, unsigned *first)
{
    unsigned count = 0;

    for (unsigned ply = 0; ply <= game->plies; ply++) {
        if (same_position(&game->boards[ply], &game->boards[game->plies])) {
            *first = count == 0 ? ply : *first;
            count++;
        }
    }
    return count;
}

/* Whether the side checked with every move from there on. */
static bool checked_always(const slow_janggi *game, unsigned first, int side)
{
    for (unsigned ply = first; ply < game->plies; ply++) {
        if (game->boards[ply].side == side && !in_check(game, ply + 1)) {
            return false;
        }
    }
    return true;
}

static slow_janggi_end repetition(const slow_janggi *game)
{
    unsigned first = 0;
    bool cho;
    bool han;

    if (first_occurrence(game, &first) < game->profile->occurrences) {
        return drawn(XQ_REASON_NONE);
    }
    cho = game->profile->perpetual_check && checked_always(game, first, 0);
    han = game->profile->perpetual_check && checked_always(game, first, 1);
    if (cho != han) {
        return won(XQ_REASON_PERPETUAL_CHECK, cho);
    }
    return game->profile->points ? by_points(game, XQ_REASON_POINTS_REPETITION) : drawn(XQ_REASON_REPETITION);
}

/* Whether the own move that many plies back goes from one point to the other, not out of check. */
static bool went(const slow_janggi *game, unsigned back, unsigned from, unsigned to)
{
    unsigned ply = game->plies - back;

    return back <= game->plies && game->moves[ply] == (from << 7 | to) && !in_check(game, ply);
}

/* The third arrival on a point within five own moves of one piece between two points. */
static bool shuffled(const slow_janggi *game)
{
    xq_move last = game->plies > 0 ? game->moves[game->plies - 1] : 0;
    unsigned from = last >> 7;
    unsigned to = last & 127;
    unsigned back = 3;

    if (game->plies < 9 || from == to || strchr("KAka", game->boards[game->plies].at[to])) {
        return false;
    }
    if (is_pass(game->moves[game->plies - 3])) {
        back += 2;
    }
    if (game->plies < back + 6 || !went(game, 1, from, to) || !went(game, back, to, from) ||
        !went(game, back + 2, from, to) || !went(game, back + 4, to, from) ||
        (game->moves[game->plies - back - 6] & 127) != to || in_check(game, game->plies - back - 6)) {
        return false;
    }
    for (unsigned ply = game->plies - back - 6; ply < game->plies; ply++) {
        if (captures(game, ply)) {
            return false;
        }
    }
    return true;
}

static unsigned quiet_plies(const slow_janggi *game)
{
    unsigned quiet = game->clock;

    for (unsigned ply = 0; ply < game->plies; ply++) {
        quiet = captures(game, ply) ? 0 : quiet + 1;
    }
    return quiet;
}

static slow_janggi_end limits(const slow_janggi *game)
{
    const slow_janggi_profile *profile = game->profile;

    if (profile->plies && game->before + game->plies >= profile->plies) {
        return by_points(game, XQ_REASON_POINTS_LIMIT);
    }
    if (profile->plies_no_capture && quiet_plies(game) >= profile->plies_no_capture) {
        return profile->points ? by_points(game, XQ_REASON_NO_CAPTURE_LIMIT)
                               : drawn(XQ_REASON_NO_CAPTURE_LIMIT);
    }
    return drawn(XQ_REASON_NONE);
}

/* In order: facing generals, two passes, mate, repetition, the limits. */
slow_janggi_end slow_janggi_judge(const slow_janggi *game)
{
    const naive_board *last = &game->boards[game->plies];
    xq_move moves[XQ_MOVES_MAX];
    slow_janggi_end end;

    if (naive_is_over(last)) {
        bool by_facing = naive_faces(last) && (last->facing == NAIVE_FACING_ENDS ||
                                               (last->facing == NAIVE_FACING_CALLS && last->called));

        if (game->profile->points) {
            return by_points(game, by_facing ? XQ_REASON_POINTS_BIKJANG : XQ_REASON_POINTS_PASS);
        }
        return drawn(by_facing ? XQ_REASON_DRAW_BIKJANG : XQ_REASON_DRAW_PASS);
    }
    if (naive_in_check(last, last->side) && naive_moves(last, moves) == 0) {
        return won(XQ_REASON_CHECKMATE, 1 - last->side);
    }
    if (game->profile->shuffle && shuffled(game)) {
        return won(XQ_REASON_SHUFFLE, last->side);
    }
    end = repetition(game);
    return end.reason != XQ_REASON_NONE ? end : limits(game);
}
