#include "report.h"

#include "json_output.h"
#include "report_evidence.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* Plies that were played after the end. */
static uint32_t played_on(const judged_game *judged, const xq_outcome *outcome)
{
    return outcome->result == XQ_RESULT_NONE ? 0 : xq_game_ply_count(judged->game) - outcome->ply;
}

/* A game that has no start goes on nowhere. */
static xq_outcome outcome_of(const judged_game *judged)
{
    xq_outcome outcome = {.result = XQ_RESULT_NONE, .winner = XQ_SIDE_NONE};
    if (judged->game)
        xq_game_outcome(judged->game, &outcome);
    return outcome;
}

static const char *side_name(int32_t side, xq_variant variant)
{
    return side == XQ_SIDE_NONE ? NULL : xq_side_name((xq_side)side, variant);
}

/* Text */

/* "draw_pass" follows the word draw already. */
static void print_name(const char *name)
{
    if (strncmp(name, "draw_", 5) == 0)
        name += 5;
    for (; *name; name++)
        putchar(*name == '_' ? ' ' : *name);
}

/* The score where points decided. */
static void print_score(const xq_outcome *outcome)
{
    if (outcome->score[XQ_CHO] || outcome->score[XQ_HAN])
        printf(", %g to %g points", outcome->score[XQ_CHO] / 2.0, outcome->score[XQ_HAN] / 2.0);
}

static void print_end(const judged_game *judged, const xq_outcome *outcome)
{
    const char *winner = side_name(outcome->winner, judged->given->variant);
    const uint32_t more = played_on(judged, outcome);
    printf("%s%s by ", winner ? winner : "draw", winner ? " wins" : "");
    print_name(xq_reason_name((xq_reason)outcome->reason));
    printf(" at ply %" PRIu32 " (%s)", outcome->ply, outcome->clause);
    print_score(outcome);
    if (more)
        printf(", %" PRIu32 " more played", more);
}

static void print_after(const char *what, const judged_game *judged)
{
    const uint32_t count = xq_game_ply_count(judged->game);
    printf("%s after %" PRIu32 " %s", what, count, plies_word(count));
}

static void print_stop(const judged_game *judged)
{
    if (judged->game)
        print_after("stops", judged);
    else
        fputs("no game", stdout);
    printf(": %s", judged->error.text);
}

void report_text(const judged_game *judged)
{
    const place where = judged->listed->where;
    const xq_outcome outcome = outcome_of(judged);
    const bool ended = outcome.result != XQ_RESULT_NONE;
    const bool stopped = judged->error.code != XQ_OK;
    if (where.file)
        printf("%s:%" PRIu32 ": ", where.file, where.line);
    printf("%s ", xq_result_text((xq_result)outcome.result));
    if (ended)
        print_end(judged, &outcome);
    if (ended && stopped)
        fputs("; ", stdout);
    if (stopped)
        print_stop(judged);
    if (!ended && !stopped)
        print_after("goes on", judged);
    putchar('\n');
    if (option_given(judged->given, OPTION_EXPLAIN))
        evidence_print(judged->game, judged->given->variant);
    if (judged->picture)
        printf("  picture %s\n", judged->picture);
}

/* JSON */

static void put_start(json_t *object, const judged_game *judged)
{
    xq_position start;
    const bool known = judged->game && xq_game_position_at(judged->game, 0, &start) == XQ_OK;
    put_fen(object, "fen", known ? &start : NULL);
}

/* The score when the end fell, else now. */
static void put_game_score(json_t *object, const judged_game *judged, const xq_outcome *outcome)
{
    xq_position position;
    const bool known = judged->game && xq_game_position_at(judged->game, outcome->ply, &position) == XQ_OK;
    put_score(object, known ? &position : NULL, judged->given->variant);
}

static void put_outcome(json_t *object, const judged_game *judged)
{
    const xq_outcome outcome = outcome_of(judged);
    const bool ended = outcome.result != XQ_RESULT_NONE;
    put_number(object, "plies", judged->game ? xq_game_ply_count(judged->game) : 0);
    put_text(object, "result", xq_result_text((xq_result)outcome.result));
    put_text(object, "winner", side_name(outcome.winner, judged->given->variant));
    put_text(object, "reason", ended ? xq_reason_name((xq_reason)outcome.reason) : NULL);
    put(object, "ply", ended ? json_integer(outcome.ply) : json_null());
    put_text(object, "clause", ended ? outcome.clause : NULL);
    put_number(object, "played_on", played_on(judged, &outcome));
    put_game_score(object, judged, &outcome);
}

void report_json(const judged_game *judged)
{
    const options *given = judged->given;
    xq_profile_info rules;
    xq_rules_info(given->rules, &rules);
    json_t *object = json_new_object();
    put_text(object, "file", judged->listed->where.file);
    put_number(object, "index", judged->listed->index);
    put_text(object, "variant", xq_variant_name(given->variant));
    put_text(object, "rules", rules.name);
    put_start(object, judged);
    put_outcome(object, judged);
    put_boolean(object, "legal", judged->error.code == XQ_OK);
    put_error(object, "error", &judged->error, given->variant);
    if (option_given(given, OPTION_EXPLAIN))
        evidence_put(object, judged->game, given->variant);
    if (option_given(given, OPTION_SVG))
        put_text(object, "picture", judged->picture);
    json_print(object);
}
