#include "report_evidence.h"

#include "json_output.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

/* One move of the window. */
typedef struct exhibit {
    const xq_game *game;
    xq_variant variant;
    uint32_t index;
    xq_evidence evidence;
} exhibit;

static bool next_exhibit(exhibit *shown)
{
    return xq_game_evidence(shown->game, ++shown->index, &shown->evidence);
}

static exhibit before_first(const xq_game *game, xq_variant variant)
{
    return (exhibit){.game = game, .variant = variant, .index = UINT32_MAX};
}

/* Each asks the game, which takes back all later moves to answer: not for what is known not to be there. */
static bool victim_at(const exhibit *shown, uint32_t which, xq_victim *victim)
{
    return which < shown->evidence.victims &&
           xq_game_evidence_victim(shown->game, shown->index, which, victim);
}

static bool refusal_at(const exhibit *shown, uint32_t which, xq_refusal *refusal)
{
    return which < shown->evidence.refusals &&
           xq_game_evidence_refusal(shown->game, shown->index, which, refusal);
}

static void print_square(const exhibit *shown, xq_square square)
{
    char text[XQ_SQUARE_TEXT_SIZE] = "";
    xq_square_write(square, shown->variant, text, sizeof text);
    fputs(text, stdout);
}

/* "chase d7 by c9 e5, a3 by a9" */
static void print_victims(const exhibit *shown)
{
    xq_victim victim;
    for (uint32_t i = 0; victim_at(shown, i, &victim); i++) {
        fputs(i ? ", " : " ", stdout);
        print_square(shown, victim.square);
        fputs(" by", stdout);
        for (uint8_t j = 0; j < victim.chaser_count; j++) {
            putchar(' ');
            print_square(shown, victim.chasers[j]);
        }
    }
}

/* "; refused: c9 on d7 (protected by d9), ..." */
static void print_refusals(const exhibit *shown)
{
    xq_refusal refusal;
    for (uint32_t i = 0; refusal_at(shown, i, &refusal); i++) {
        fputs(i ? ", " : "; refused: ", stdout);
        print_square(shown, refusal.chaser);
        fputs(" on ", stdout);
        print_square(shown, refusal.square);
        printf(" (%s", xq_refusal_name((xq_refusal_reason)refusal.reason));
        if (refusal.by != XQ_SQUARE_NONE) {
            fputs(" by ", stdout);
            print_square(shown, refusal.by);
        }
        putchar(')');
    }
}

/* The line that proves a kill or chase, in memory to be freed; null without memory. */
static xq_move *line_of(const exhibit *shown)
{
    xq_move *const line = calloc(UINT8_MAX, sizeof *line);
    if (line)
        xq_game_evidence_line(shown->game, shown->index, line, UINT8_MAX);
    return line;
}

/* "; line e4e2 g0e2 h4d4": what it would lead to. */
static void print_line(const exhibit *shown)
{
    xq_move *const line = shown->evidence.line ? line_of(shown) : NULL;
    if (!line)
        return;
    fputs("; line", stdout);
    for (uint8_t i = 0; i < shown->evidence.line; i++) {
        char move[XQ_MOVE_TEXT_SIZE];
        xq_move_write(line[i], shown->variant, XQ_COORDINATES_DEFAULT, move, sizeof move);
        printf(" %s", move);
    }
    free(line);
}

/* A move that attacks nothing under the rules: why not is told. */
static bool is_quiet(int32_t nature)
{
    return nature != XQ_NATURE_CHECK && nature != XQ_NATURE_KILL && nature != XQ_NATURE_CHASE;
}

static void print_exhibit(const exhibit *shown)
{
    const xq_evidence *evidence = &shown->evidence;
    char move[XQ_MOVE_TEXT_SIZE];
    xq_move_write(evidence->move, shown->variant, XQ_COORDINATES_DEFAULT, move, sizeof move);
    printf("  ply %" PRIu32 " %s %s %s", evidence->ply, xq_side_name((xq_side)evidence->side, shown->variant),
           move, xq_nature_name((xq_nature)evidence->nature));
    if (evidence->nature == XQ_NATURE_CHECK && evidence->victims)
        fputs(" and chase", stdout);
    print_victims(shown);
    print_line(shown);
    if (is_quiet(evidence->nature))
        print_refusals(shown);
    if (evidence->is_unsure)
        fputs("; search_nodes ran out", stdout);
    putchar('\n');
}

/* The whole text of the explanation, to be freed; null without memory or verdict. */
static char *explanation_of(const xq_game *game)
{
    const size_t length = game ? xq_game_explain(game, NULL, 0) : 0;
    char *const text = length ? malloc(length + 1) : NULL;
    if (text)
        xq_game_explain(game, text, length + 1);
    return text;
}

void evidence_print(const xq_game *game, xq_variant variant)
{
    xq_verdict verdict;
    if (!game || !xq_game_verdict(game, &verdict))
        return;
    printf("  cycle of plies %" PRIu32 " to %" PRIu32 "\n", verdict.first, verdict.last);
    for (exhibit shown = before_first(game, variant); next_exhibit(&shown);)
        print_exhibit(&shown);
    char *const text = explanation_of(game);
    if (text)
        printf("  %s\n", text);
    free(text);
}

static void append_square(json_t *array, const exhibit *shown, xq_square square)
{
    char text[XQ_SQUARE_TEXT_SIZE] = "";
    xq_square_write(square, shown->variant, text, sizeof text);
    append_text(array, text);
}

static json_t *attack_json(const exhibit *shown, xq_square chaser, xq_square square, const char *why,
                           xq_square by)
{
    json_t *object = json_new_object();
    put_square(object, "chaser", chaser, shown->variant);
    put_square(object, "victim", square, shown->variant);
    put_text(object, "why", why);
    put_square(object, "by", by, shown->variant);
    return object;
}

static void put_victims(json_t *object, const exhibit *shown, json_t *attacks)
{
    json_t *squares = json_new_array();
    xq_victim victim;
    for (uint32_t i = 0; victim_at(shown, i, &victim); i++) {
        append_square(squares, shown, victim.square);
        for (uint8_t j = 0; j < victim.chaser_count; j++)
            append(attacks, attack_json(shown, victim.chasers[j], victim.square, NULL, XQ_SQUARE_NONE));
    }
    put(object, "victims", squares);
}

static void put_refusals(json_t *object, const exhibit *shown, json_t *attacks)
{
    json_t *squares = json_new_array();
    json_t *reasons = json_new_array();
    xq_refusal refusal;
    for (uint32_t i = 0; refusal_at(shown, i, &refusal); i++) {
        const char *why = xq_refusal_name((xq_refusal_reason)refusal.reason);
        append_square(squares, shown, refusal.square);
        append_text(reasons, why);
        append(attacks, attack_json(shown, refusal.chaser, refusal.square, why, refusal.by));
    }
    put(object, "refused", squares);
    put(object, "why", reasons);
}

static json_t *line_json(const exhibit *shown)
{
    json_t *moves = json_new_array();
    xq_move *const line = shown->evidence.line ? line_of(shown) : NULL;
    for (uint8_t i = 0; line && i < shown->evidence.line; i++) {
        char move[XQ_MOVE_TEXT_SIZE];
        xq_move_write(line[i], shown->variant, XQ_COORDINATES_DEFAULT, move, sizeof move);
        append_text(moves, move);
    }
    free(line);
    return moves;
}

static json_t *gain_json(const xq_evidence *evidence)
{
    json_t *gain = json_new_object();
    put(gain, "strong", json_integer(evidence->gain_strong));
    put(gain, "soldiers", json_integer(evidence->gain_soldiers));
    put(gain, "weak", json_integer(evidence->gain_weak));
    return gain;
}

static json_t *exhibit_json(const exhibit *shown)
{
    const xq_evidence *evidence = &shown->evidence;
    json_t *object = json_new_object();
    json_t *attacks = json_new_array();
    put_number(object, "ply", evidence->ply);
    put_move(object, "move", evidence->move, shown->variant);
    put_text(object, "side", xq_side_name((xq_side)evidence->side, shown->variant));
    put_text(object, "nature", xq_nature_name((xq_nature)evidence->nature));
    put_square(object, "chaser", evidence->chaser, shown->variant);
    put_victims(object, shown, attacks);
    put_refusals(object, shown, attacks);
    put(object, "attacks", attacks);
    put(object, "line", line_json(shown));
    put(object, "gain",
        evidence->nature == XQ_NATURE_CHASE && evidence->line ? gain_json(evidence) : json_null());
    put(object, "unsure", json_boolean(evidence->is_unsure));
    return object;
}

static json_t *window_json(const xq_verdict *verdict)
{
    json_t *window = json_new_object();
    put_number(window, "first", verdict->first);
    put_number(window, "last", verdict->last);
    return window;
}

static json_t *judgement_json(const xq_verdict *verdict, xq_variant variant)
{
    json_t *judgement = json_new_object();
    for (int side = 0; side < 2; side++)
        put_text(judgement, xq_side_name((xq_side)side, variant),
                 xq_nature_name((xq_nature)verdict->judgement[side]));
    return judgement;
}

void evidence_put(json_t *object, const xq_game *game, xq_variant variant)
{
    xq_verdict verdict;
    const bool known = game && xq_game_verdict(game, &verdict);
    json_t *natures = json_new_array();
    if (known)
        for (exhibit shown = before_first(game, variant); next_exhibit(&shown);)
            append(natures, exhibit_json(&shown));
    char *const text = known ? explanation_of(game) : NULL;
    put(object, "window", known ? window_json(&verdict) : json_null());
    put(object, "natures", natures);
    put(object, "judgement", known ? judgement_json(&verdict, variant) : json_null());
    put_text(object, "explanation", text);
    free(text);
}
