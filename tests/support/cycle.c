#include "support/cycle.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "support/moves.h"

enum { PLIES_BEFORE = 3 };

const twin cycle_twins[CYCLE_TWINS] = {
    {"as printed", false, false},
    {"mirrored", true, false},
    {"sides swapped", false, true},
    {"mirrored, sides swapped", true, true},
};

cycle cycle_read(const char *fen, const char *moves, const char *verdict)
{
    cycle line = {.start = position_of(fen, XQ_VARIANT_XIANGQI), .loser = XQ_SIDE_NONE};

    line.count = moves_read(moves, XQ_VARIANT_XIANGQI, line.moves, CYCLE_MAX_PLIES - 4);
    if (strcmp(verdict, "red_loses") == 0) {
        line.loser = XQ_RED;
    } else if (strcmp(verdict, "black_loses") == 0) {
        line.loser = XQ_BLACK;
    } else if (strcmp(verdict, "draw") != 0 && strcmp(verdict, "none") != 0) {
        fail_msg("no verdict: %s", verdict);
    }
    return line;
}

static xq_square turned_square(unsigned square, const twin *how)
{
    const unsigned file = how->mirrored ? 8 - square % 9 : square % 9;
    const unsigned rank = how->swapped ? 9 - square / 9 : square / 9;

    return (xq_square)(rank * 9 + file);
}

static xq_position turned_position(xq_position position, const twin *how)
{
    xq_position turned = position;

    if (how->mirrored) {
        assert_int_equal(xq_position_mirror(&position, &turned), XQ_OK);
        position = turned;
    }
    if (how->swapped) {
        assert_int_equal(xq_position_swap_sides(&position, &turned), XQ_OK);
    }
    return turned;
}

cycle cycle_turned(const cycle *original, const twin *how)
{
    cycle turned = *original;

    turned.start = turned_position(original->start, how);
    for (size_t i = 0; i < turned.count; i++) {
        const xq_move move = original->moves[i];

        turned.moves[i] = xq_move_make(turned_square(move >> 7, how), turned_square(move & 127, how));
    }
    if (how->swapped) {
        turned.loser = xq_side_other(original->loser);
    }
    return turned;
}

/* Whether the position stands somewhere in the line. */
static bool stands_in(const cycle *line, const xq_position *position)
{
    xq_position now = line->start;

    for (size_t i = 0; i < line->count; i++) {
        if (xq_position_equal(&now, position)) {
            return true;
        }
        assert_int_equal(xq_position_play(&now, line->moves[i], NULL, NULL), XQ_OK);
    }
    return xq_position_equal(&now, position);
}

/* The line with a start one ply earlier: the side not to move had this piece elsewhere. */
static bool before_by(const cycle *line, unsigned from, unsigned to, cycle *longer)
{
    const xq_move move = xq_move_make((xq_square)from, (xq_square)to);
    xq_setup setup;
    xq_position earlier;

    assert_int_equal(xq_position_to_setup(&line->start, &setup), XQ_OK);
    setup.piece[from] = setup.piece[to];
    setup.piece[to] = XQ_PIECE_NONE;
    setup.side_to_move = setup.side_to_move == XQ_RED ? XQ_BLACK : XQ_RED;
    if (xq_position_from_setup(&setup, &earlier, NULL) != XQ_OK ||
        !xq_position_is_legal(&earlier, move, NULL) || stands_in(line, &earlier)) {
        return false;
    }
    *longer = *line;
    longer->start = earlier;
    longer->moves[0] = move;
    memcpy(longer->moves + 1, line->moves, line->count * sizeof line->moves[0]);
    longer->count++;
    return true;
}

bool cycle_put_before(cycle *line)
{
    const xq_side mover = xq_side_other(xq_position_side_to_move(&line->start));

    for (unsigned to = 0; to < XQ_SQUARE_COUNT && line->count < CYCLE_MAX_PLIES; to++) {
        const xq_piece piece = xq_position_piece_at(&line->start, (xq_square)to);

        if (piece == XQ_PIECE_NONE || xq_piece_side(piece) != mover) {
            continue;
        }
        for (unsigned from = 0; from < XQ_SQUARE_COUNT; from++) {
            cycle longer;

            if (xq_position_piece_at(&line->start, (xq_square)from) == XQ_PIECE_NONE &&
                before_by(line, from, to, &longer)) {
                *line = longer;
                return true;
            }
        }
    }
    return false;
}

xq_game *cycle_play_under(const cycle *line, const xq_rules *rules)
{
    xq_game *game = NULL;
    xq_error error;

    assert_int_equal(xq_game_new(&line->start, rules, NULL, &game, &error), XQ_OK);
    if (xq_game_push_all(game, line->moves, line->count, NULL, &error) != XQ_OK) {
        print_error("%s\n", error.text);
        xq_game_free(game);
        return NULL;
    }
    return game;
}

xq_game *cycle_play(const cycle *line, const char *profile)
{
    xq_rules *rules = NULL;
    xq_error error;

    if (xq_rules_new(profile, NULL, &rules, &error) != XQ_OK) {
        fail_msg("%s: %s", profile, error.text);
    }
    xq_game *const game = cycle_play_under(line, rules);
    xq_rules_free(rules);
    return game;
}

const char *cycle_verdict_text(const xq_game *game)
{
    static char text[100];
    xq_outcome outcome;

    assert_int_equal(xq_game_outcome(game, &outcome), XQ_OK);
    snprintf(text, sizeof text, "%s %s (%s)", xq_result_text((xq_result)outcome.result),
             xq_reason_name((xq_reason)outcome.reason), outcome.clause);
    return text;
}

const char *cycle_fault(const cycle *line, const xq_game *game, uint32_t before)
{
    xq_verdict verdict;
    xq_outcome outcome;

    if (!game) {
        return "ends too early, or has an illegal move";
    }
    assert_int_equal(xq_game_outcome(game, &outcome), XQ_OK);
    if (!xq_game_verdict(game, &verdict)) {
        return "does not end by repetition";
    }
    if (outcome.ply != line->count || verdict.last != line->count || verdict.first <= before ||
        verdict.occurrences != 3) {
        return "has another window";
    }
    if (verdict.loser != (int32_t)line->loser || outcome.winner != (int32_t)xq_side_other(line->loser)) {
        return "has another verdict";
    }
    if (outcome.result == XQ_RESULT_NONE || outcome.reason != verdict.reason ||
        strcmp(outcome.clause, verdict.clause) != 0) {
        return "has an outcome that does not fit the verdict";
    }
    return NULL;
}

/* Who loses, as tables say it. */
static const char *loser_text(xq_side loser)
{
    return loser == XQ_RED ? "red_loses" : loser == XQ_BLACK ? "black_loses" : "draw";
}

bool cycle_is_judged_right(const cycle *printed, const char *profile, unsigned row, const char *id,
                           unsigned *judged)
{
    bool right = true;

    for (size_t i = 0; i < CYCLE_TWINS; i++) {
        cycle line = cycle_turned(printed, &cycle_twins[i]);
        unsigned before = 0;

        do {
            xq_game *game = cycle_play(&line, profile);
            const char *fault = cycle_fault(&line, game, before);

            ++*judged;
            if (fault) {
                right = false;
                print_error("line %u, %s under %s, %s, %u plies before: %s: %s, not %s\n", row, id, profile,
                            cycle_twins[i].name, before, fault, game ? cycle_verdict_text(game) : "-",
                            loser_text(line.loser));
            }
            xq_game_free(game);
        } while (before++ < PLIES_BEFORE && cycle_put_before(&line));
    }
    return right;
}
