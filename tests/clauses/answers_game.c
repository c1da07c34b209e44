/*
 * Games under the rules check-only. The argument is a script: moves, resign:SIDE, offer:SIDE, accept:SIDE,
 * decline:SIDE, and before all of them set:NAME=VALUE. Steps after a refused one are not done.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "clauses/question.h"

#include <xiangqi/game.h>

enum { MOVES_MAX = 100 };

typedef struct script {
    const question *asked;
    xq_game *game;
    char refused[80];         /* why a step was refused, or "" */
    xq_move moves[MOVES_MAX]; /* the moves that were taken */
    size_t count;
    bool has_acts; /* something else than moves was done */
    bool is_cut;   /* there were steps after the refused one */
} script;

static void set_parameter(xq_rules *rules, const char *setting)
{
    char name[80];
    const char *value = strchr(setting, '=');

    assert_non_null(value);
    snprintf(name, sizeof name, "%.*s", (int)(value - setting), setting);
    assert_int_equal(xq_rules_set(rules, name, value + 1, NULL), XQ_OK);
}

/* Opens the game; returns what is left of the script after its settings. */
static const char *open_game(const question *asked, const char *steps, xq_game **game)
{
    static const char word[] = "set:";
    xq_rules *rules = NULL;

    assert_int_equal(xq_rules_new("check-only", NULL, &rules, NULL), XQ_OK);
    while (strncmp(steps, word, strlen(word)) == 0) {
        char setting[80];

        snprintf(setting, sizeof setting, "%.*s", (int)strcspn(steps, " "), steps);
        set_parameter(rules, setting + strlen(word));
        steps += strcspn(steps, " ");
        steps += strspn(steps, " ");
    }
    assert_int_equal(xq_game_new(asked->position, rules, NULL, game, NULL), XQ_OK);
    xq_rules_free(rules);
    return steps;
}

static xq_status act(script *run, const char *what, xq_side side)
{
    static const struct {
        const char *name;
        xq_status (*act)(xq_game *game, xq_side side, xq_error *error);
    } acts[] = {
        {"resign", xq_game_resign},
        {"offer", xq_game_offer_draw},
        {"accept", xq_game_accept_draw},
        {"decline", xq_game_decline_draw},
    };

    run->has_acts = true;
    for (size_t i = 0; i < sizeof acts / sizeof acts[0]; i++) {
        if (strcmp(acts[i].name, what) == 0) {
            return acts[i].act(run->game, side, NULL);
        }
    }
    fail_msg("no act: %s", what);
    return XQ_ERR_ARGUMENT;
}

static void step(script *run, char *text)
{
    char *side = strchr(text, ':');
    xq_error error = {.reason = 0};
    xq_status status = XQ_OK;

    if (run->refused[0]) {
        run->is_cut = true;
        return;
    }
    if (side) {
        *side = '\0';
        status = act(run, text, question_side(run->asked, side + 1));
    } else {
        const xq_move move = question_move(run->asked, text);

        status = xq_game_push(run->game, move, &error);
        if (status == XQ_OK) {
            assert_true(run->count < MOVES_MAX);
            run->moves[run->count++] = move;
        }
    }
    if (status) {
        snprintf(run->refused, sizeof run->refused, "%s",
                 status == XQ_ERR_ILLEGAL_MOVE ? xq_illegality_name((xq_illegality)error.reason)
                                               : xq_status_name(status));
    }
}

/* Runs the row's script; the game is the caller's to free. */
static script run_script(const question *asked)
{
    script run = {.asked = asked};
    char steps[1000];

    snprintf(steps, sizeof steps, "%s", open_game(asked, asked->argument, &run.game));
    if (strcmp(steps, "-") != 0) {
        for (char *text = strtok(steps, " "); text; text = strtok(NULL, " ")) {
            step(&run, text);
        }
    }
    return run;
}

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

    open_game(run->asked, run->asked->argument, &again);
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
    const script run = run_script(asked);
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
    xq_game_free(run.game);
}

/* The window of the verdict, occurrences, loser, and what each side did throughout. */
void ask_window(const question *asked, answer *given)
{
    const script run = run_script(asked);
    xq_verdict verdict;

    if (xq_game_verdict(run.game, &verdict)) {
        const xq_side loser = image_side(asked->image, (xq_side)verdict.loser);

        say(given, "%u-%u x%u ", (unsigned)verdict.first, (unsigned)verdict.last,
            (unsigned)verdict.occurrences);
        say(given, "%s:", loser == XQ_SIDE_NONE ? "none" : xq_side_name(loser, XQ_VARIANT_XIANGQI));
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
    const script run = run_script(asked);

    say(given, "%u", (unsigned)xq_game_repetitions(run.game));
    xq_game_free(run.game);
}
