/*
 * What a verdict found of each move. The script's moves are played twice over, so that their start stands three
 * times; the answer tells of the first round, and the second must be the same, and so must be what was foretold
 * before each move.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "clauses/script.h"

enum { WORDS_MAX = 100, WORD_SIZE = 60, SCRIPT_SIZE = 1000 };

/* Words to be sorted before they are said. */
typedef struct words {
    char text[WORDS_MAX][WORD_SIZE];
    size_t count;
} words;

static int compare_words(const void *a, const void *b)
{
    return strcmp(a, b);
}

static void say_words(answer *given, words *list, const char *between)
{
    qsort(list->text, list->count, sizeof list->text[0], compare_words);
    for (size_t i = 0; i < list->count; i++) {
        say(given, "%s%s", i > 0 ? between : "", list->text[i]);
    }
}

/* A square of the game as the row's. */
static const char *square_text(const question *asked, xq_square square)
{
    static char names[4][XQ_SQUARE_TEXT_SIZE];
    static unsigned turn;
    char *name = names[turn++ % 4];

    xq_square_write(image_square(asked->image, square), XQ_VARIANT_XIANGQI, name, XQ_SQUARE_TEXT_SIZE);
    return name;
}

/* What is said of each move of the two rounds before it is played. */
typedef struct foretold {
    xq_evidence evidence[2 * SCRIPT_MOVES_MAX];
    xq_refusal refusals[WORDS_MAX]; /* of the first move */
    size_t count;                   /* of moves in a round */
} foretold;

static void foretell(const xq_game *game, xq_move move, foretold *said)
{
    const uint32_t ply = xq_game_ply_count(game);
    xq_evidence *evidence = &said->evidence[ply];
    xq_victim victim;

    assert_int_equal(xq_game_nature_of(game, move, evidence, NULL), XQ_OK);
    for (uint32_t i = 0; i <= evidence->victims; i++) {
        assert_int_equal(xq_game_nature_victim(game, move, i, &victim), i < evidence->victims);
    }
    for (uint32_t i = 0; ply == 0 && i < evidence->refusals; i++) {
        assert_true(i < WORDS_MAX && xq_game_nature_refusal(game, move, i, &said->refusals[i]));
    }
}

/* A game in which the script's moves have been played twice. */
static xq_game *play_twice(const question *asked, foretold *said)
{
    xq_game *game = NULL;
    xq_move moves[2 * SCRIPT_MOVES_MAX];
    char steps[SCRIPT_SIZE];
    xq_error error;
    size_t count = 0;

    snprintf(steps, sizeof steps, "%s", script_open(asked, &game));
    for (char *text = strtok(steps, " "); text; text = strtok(NULL, " ")) {
        assert_true(count < SCRIPT_MOVES_MAX);
        moves[count++] = question_move(asked, text);
    }
    memcpy(moves + count, moves, count * sizeof moves[0]);
    for (size_t i = 0; i < 2 * count; i++) {
        foretell(game, moves[i], said);
        if (xq_game_push(game, moves[i], &error) != XQ_OK) {
            fail_msg("%s: %s", asked->argument, error.text);
        }
    }
    said->count = count;
    return game;
}

/* Adds chaser>victim for each that newly attacks this victim. */
static void add_pairs(const question *asked, const xq_victim *victim, words *pairs)
{
    assert_true(victim->chaser_count > 0);
    for (unsigned i = 0; i < victim->chaser_count; i++) {
        assert_true(pairs->count < WORDS_MAX);
        snprintf(pairs->text[pairs->count++], WORD_SIZE, "%s>%s", square_text(asked, victim->chasers[i]),
                 square_text(asked, victim->square));
    }
}

/* "idle", "check", the chases as chaser>victim, or "check+" and these. */
static void say_nature(const question *asked, const xq_game *game, uint32_t index, answer *given)
{
    xq_evidence evidence = {.nature = XQ_NATURE_END};
    xq_victim victim;
    words pairs = {.count = 0};

    assert_true(xq_game_evidence(game, index, &evidence));
    for (uint32_t i = 0; i < evidence.victims; i++) {
        assert_true(xq_game_evidence_victim(game, index, i, &victim));
        add_pairs(asked, &victim, &pairs);
    }
    assert_false(xq_game_evidence_victim(game, index, evidence.victims, &victim));
    assert_int_equal(evidence.chaser == XQ_SQUARE_NONE, pairs.count == 0);
    if (evidence.nature != XQ_NATURE_CHASE || pairs.count == 0) {
        say(given, "%s%s", xq_nature_name((xq_nature)evidence.nature), pairs.count > 0 ? "+" : "");
    }
    say_words(given, &pairs, ",");
}

/* Whether what was foretold of each move is what the verdict found. */
static bool came_true(const xq_game *game, const foretold *said)
{
    for (uint32_t i = 0; i < 2 * said->count; i++) {
        xq_evidence evidence;

        if (!xq_game_evidence(game, i, &evidence) ||
            memcmp(&evidence, &said->evidence[i], sizeof evidence) != 0) {
            return false;
        }
    }
    return true;
}

void ask_natures(const question *asked, answer *given)
{
    static foretold said;
    xq_game *game = play_twice(asked, &said);
    const size_t count = said.count;

    if (!came_true(game, &said)) {
        say_differs(given, "xq_game_nature_of");
    }
    for (uint32_t i = 0; i < count; i++) {
        answer first = {.text = ""};
        answer again = {.text = ""};

        say_nature(asked, game, i, &first);
        say_nature(asked, game, i + (uint32_t)count, &again);
        say(given, "%s%s", i > 0 ? " " : "", first.text);
        if (strcmp(first.text, again.text) != 0) {
            say_differs(given, "the second round");
        }
    }
    xq_game_free(game);
}

/* The attacks after the first move that are no chase: reason, attacker>attacked, and who makes it so. */
void ask_refused(const question *asked, answer *given)
{
    static foretold said;
    xq_game *game = play_twice(asked, &said);
    xq_evidence evidence = {.refusals = 0};
    xq_refusal refusal;
    words refused = {.count = 0};

    assert_true(xq_game_evidence(game, 0, &evidence));
    for (uint32_t i = 0; i < evidence.refusals; i++) {
        assert_true(refused.count < WORDS_MAX && xq_game_evidence_refusal(game, 0, i, &refusal));
        if (memcmp(&refusal, &said.refusals[i], sizeof refusal) != 0) {
            say_differs(given, "xq_game_nature_refusal");
        }
        const bool by_somebody = refusal.by != XQ_SQUARE_NONE;

        snprintf(refused.text[refused.count++], WORD_SIZE, "%s %s>%s%s%s",
                 xq_refusal_name((xq_refusal_reason)refusal.reason), square_text(asked, refusal.chaser),
                 square_text(asked, refusal.square), by_somebody ? " by " : "",
                 by_somebody ? square_text(asked, refusal.by) : "");
    }
    assert_false(xq_game_evidence_refusal(game, 0, evidence.refusals, &refusal));
    if (refused.count == 0) {
        say(given, "-");
    }
    say_words(given, &refused, ", ");
    xq_game_free(game);
}
