#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "clauses/script.h"

static void set_parameter(xq_rules *rules, const char *setting)
{
    char name[80];
    const char *value = strchr(setting, '=');

    assert_non_null(value);
    snprintf(name, sizeof name, "%.*s", (int)(value - setting), setting);
    assert_int_equal(xq_rules_set(rules, name, value + 1, NULL), XQ_OK);
}

/* The step that a script begins with, when it begins so; the script is moved past it. */
static bool take_step(const char **steps, const char *word, char *rest, size_t capacity)
{
    if (strncmp(*steps, word, strlen(word)) != 0) {
        return false;
    }
    *steps += strlen(word);
    snprintf(rest, capacity, "%.*s", (int)strcspn(*steps, " "), *steps);
    *steps += strcspn(*steps, " ");
    *steps += strspn(*steps, " ");
    return true;
}

const char *script_open(const question *asked, xq_game **game)
{
    const char *steps = asked->argument;
    char name[40];
    char setting[80];
    xq_rules *rules = NULL;

    snprintf(name, sizeof name, "%s", asked->variant == XQ_VARIANT_JANGGI ? "janggi-site" : "check-only");
    take_step(&steps, "rules:", name, sizeof name);
    assert_int_equal(xq_rules_new(name, NULL, &rules, NULL), XQ_OK);
    while (take_step(&steps, "set:", setting, sizeof setting)) {
        set_parameter(rules, setting);
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
        {"resign", xq_game_resign},      {"timeout", xq_game_time_out},     {"offer", xq_game_offer_draw},
        {"accept", xq_game_accept_draw}, {"decline", xq_game_decline_draw},
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
            assert_true(run->count < SCRIPT_MOVES_MAX);
            run->moves[run->count++] = move;
        }
    }
    if (status) {
        snprintf(run->refused, sizeof run->refused, "%s",
                 status == XQ_ERR_ILLEGAL_MOVE ? xq_illegality_name((xq_illegality)error.reason)
                                               : xq_status_name(status));
    }
}

script script_run(const question *asked)
{
    script run = {.asked = asked};
    char steps[1000];

    snprintf(steps, sizeof steps, "%s", script_open(asked, &run.game));
    if (strcmp(steps, "-") != 0) {
        for (char *text = strtok(steps, " "); text; text = strtok(NULL, " ")) {
            step(&run, text);
        }
    }
    return run;
}
