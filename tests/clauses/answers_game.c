/* Games under rules: outcomes, windows, occurrences. */
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include "clauses/script.h"

static xq_outcome outcome_of(const xq_game *game)
{
    xq_outcome outcome;

    assert_int_equal(xq_game_outcome(game, &outcome), XQ_OK);
    return outcome;
}

static bool same_outcome(const xq_game *game, const xq_game *other)
{
    const xq_outcome one = outcome_of(game);
    const xq_outcome two = outcome_of(other);

    return memcmp(&one, &two, sizeof one) == 0;
}

/* Whether the same moves in one call, and the last move taken back and played again, end the same. */
static bool replays_the_same(const script *run)
{
    xq_game *again = NULL;
    size_t played = 0;

    script_open(run->asked, &again);
    bool same = xq_game_push_all(again, run->moves, run->count, &played, NULL) == XQ_OK &&
                played == run->count && same_outcome(run->game, again);
    if (run->count > 0) {
        xq_move last = XQ_MOVE_NONE;

        same = same && xq_game_pop(again, &last, NULL) == XQ_OK && last == run->moves[run->count - 1] &&
               !xq_game_is_over(again) && xq_game_push(again, last, NULL) == XQ_OK &&
               same_outcome(run->game, again);
    }
    xq_game_free(again);
    return same;
}

/* Whether an end is the loss of who repeats; losing by points then, in Janggi, forbids nothing. */
static bool forbids(const xq_outcome *end)
{
    switch (end->reason) {
    case XQ_REASON_PERPETUAL_CHECK:
    case XQ_REASON_PERPETUAL_CHASE:
    case XQ_REASON_PERPETUAL_ATTACK:
    case XQ_REASON_REPETITION:
    case XQ_REASON_SHUFFLE:
        return true;
    default:
        return false;
    }
}

/* Whether the last move's outcome is foretold before it, and the move banned when it loses by repetition. */
static bool is_foretold(const script *run)
{
    const xq_outcome end = outcome_of(run->game);
    xq_game *before = NULL;
    xq_outcome after;
    xq_move banned[XQ_MOVES_MAX];
    bool is_banned = false;

    if (run->count == 0) {
        return true;
    }
    const xq_move last = run->moves[run->count - 1];
    const xq_side mover = xq_side_other(xq_position_side_to_move(xq_game_position(run->game)));
    script_open(run->asked, &before);
    assert_int_equal(xq_game_push_all(before, run->moves, run->count - 1, NULL, NULL), XQ_OK);
    const size_t count = xq_game_banned_moves(before, banned, XQ_MOVES_MAX);
    for (size_t i = 0; i < count; i++) {
        is_banned = is_banned || banned[i] == last;
    }
    const bool loses = forbids(&end) && end.winner == (int32_t)xq_side_other(mover);
    const bool same = xq_game_outcome_after(before, last, &after, NULL) == XQ_OK &&
                      memcmp(&end, &after, sizeof end) == 0 && is_banned == loses &&
                      xq_game_repetitions_after(before, last) == xq_game_repetitions(run->game);
    xq_game_free(before);
    return same;
}

static const char *result_text(image of, int32_t result)
{
    if (of.is_swapped && result == XQ_RESULT_FIRST_SIDE_WINS) {
        result = XQ_RESULT_SECOND_SIDE_WINS;
    } else if (of.is_swapped && result == XQ_RESULT_SECOND_SIDE_WINS) {
        result = XQ_RESULT_FIRST_SIDE_WINS;
    }
    return xq_result_text((xq_result)result);
}

static bool winner_fits(const xq_outcome *outcome)
{
    switch (outcome->result) {
    case XQ_RESULT_FIRST_SIDE_WINS:
        return outcome->winner == XQ_RED;
    case XQ_RESULT_SECOND_SIDE_WINS:
        return outcome->winner == XQ_BLACK;
    default:
        return outcome->winner == XQ_SIDE_NONE;
    }
}

/* "*", or result, reason, ply and clause; then why the last step was refused. */
void ask_game(const question *asked, answer *given)
{
    const script run = script_run(asked);
    const xq_outcome outcome = outcome_of(run.game);

    say(given, "%s", result_text(asked->image, outcome.result));
    if (outcome.result != XQ_RESULT_NONE) {
        say(given, " %s %u %s", xq_reason_name((xq_reason)outcome.reason), (unsigned)outcome.ply,
            outcome.clause);
    }
    if (run.refused[0]) {
        say(given, " then %s%s", run.refused, run.is_cut ? ", steps left over" : "");
    }
    if (xq_game_is_over(run.game) != (outcome.result != XQ_RESULT_NONE)) {
        say_differs(given, "xq_game_is_over");
    }
    if (!winner_fits(&outcome)) {
        say_differs(given, "the winner");
    }
    if (!run.has_acts && !replays_the_same(&run)) {
        say_differs(given, "the game replayed");
    }
    if (!run.has_acts && !is_foretold(&run)) {
        say_differs(given, "what was foretold");
    }
    xq_game_free(run.game);
}

/* The window of the verdict, occurrences, loser, and what each side did throughout. */
void ask_window(const question *asked, answer *given)
{
    const script run = script_run(asked);
    xq_verdict verdict;

    if (xq_game_verdict(run.game, &verdict)) {
        const xq_side loser = image_side(asked->image, (xq_side)verdict.loser);

        say(given, "%u-%u x%u ", (unsigned)verdict.first, (unsigned)verdict.last,
            (unsigned)verdict.occurrences);
        say(given, "%s:", loser == XQ_SIDE_NONE ? "none" : xq_side_name(loser, asked->variant));
        for (int side = XQ_RED; side <= XQ_BLACK; side++) {
            say(given, " %s",
                xq_nature_name((xq_nature)verdict.judgement[image_side(asked->image, (xq_side)side)]));
        }
    } else {
        say(given, "no verdict");
    }
    xq_game_free(run.game);
}

/* How often the last position has stood. */
void ask_repetitions(const question *asked, answer *given)
{
    const script run = script_run(asked);

    say(given, "%u", (unsigned)xq_game_repetitions(run.game));
    xq_game_free(run.game);
}
