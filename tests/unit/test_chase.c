/* Natures of single moves: each parameter of a chase in both its readings; victims, chasers, refusals. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "support/games.h"
#include "support/moves.h"

enum { TEXT = 512 };

static void add(char *text, const char *more)
{
    const size_t length = strlen(text);

    snprintf(text + length, TEXT - length, "%s", more);
}

static const char *square_text(xq_square square)
{
    static char text[XQ_SQUARE_TEXT_SIZE];

    xq_square_write(square, XQ_VARIANT_XIANGQI, text, sizeof text);
    return text;
}

/* "chase f5>d6 d2>d6, protected h4>c4 by i4": what the game says of a move before it is played. */
static void tell(const xq_game *game, xq_move move, char *text)
{
    xq_evidence evidence;
    xq_victim victim;
    xq_refusal refusal;
    uint32_t i;
    unsigned j;

    text[0] = '\0';
    if (xq_game_nature_of(game, move, &evidence, NULL) != XQ_OK) {
        add(text, "illegal move");
        return;
    }
    add(text, xq_nature_name((xq_nature)evidence.nature));
    for (i = 0; xq_game_nature_victim(game, move, i, &victim); i++) {
        assert_int_equal(victim.is_common, 0);
        for (j = 0; j < victim.chaser_count; j++) {
            add(text, " ");
            add(text, square_text(victim.chasers[j]));
            add(text, ">");
            add(text, square_text(victim.square));
        }
        assert_int_equal(victim.chasers[j], XQ_SQUARE_NONE);
    }
    assert_int_equal(i, evidence.victims);
    for (i = 0; xq_game_nature_refusal(game, move, i, &refusal); i++) {
        add(text, ", ");
        add(text, xq_refusal_name((xq_refusal_reason)refusal.reason));
        add(text, " ");
        add(text, square_text(refusal.chaser));
        add(text, ">");
        add(text, square_text(refusal.square));
        if (refusal.by != XQ_SQUARE_NONE) {
            add(text, " by ");
            add(text, square_text(refusal.by));
        }
    }
    assert_int_equal(i, evidence.refusals);
}

typedef struct row {
    const char *what;
    const char *settings;
    const char *fen;
    const char *move;
    const char *told;
} row;

static const char horse_on_chariot[] = "5k3/9/9/3r4r/9/9/4N4/9/9/4K4 w - - 0 1";
static const char cannon_on_chariot[] = "5k3/9/9/r7r/9/9/P8/1C7/9/4K4 w - - 0 1";
static const char elephant_on_horse[] = "5k3/9/9/9/9/2n5r/9/9/9/2B1K4 w - - 0 1";
static const char advisor_on_cannon[] = "5k3/9/9/9/9/9/9/5c2r/9/3AK4 w - - 0 1";
static const char standing[] = "5k3/9/9/n8/9/R8/9/9/9/3K5 w - - 0 1";
static const char second_chariot[] = "5k3/9/9/n8/9/R8/9/9/9/1R1K5 w - - 0 1";
static const char root_behind_captor[] = "5k3/9/9/n8/9/9/9/9/1R1K5/r8 w - - 0 1";
static const char captor_is_screen[] = "5k3/9/9/n7c/9/9/9/9/9/3KR4 w - - 0 1";
static const char free_chariots[] = "5k3/9/9/r8/9/9/9/9/9/1R1K5 w - - 0 1";
static const char lame_horse[] = "5k3/9/9/9/3n5/3p5/9/4N4/9/4K4 w - - 0 1";
static const char general_beside[] = "5k3/9/9/9/9/9/9/9/4c4/3K5 w - - 0 1";
static const char soldier_below[] = "5k3/9/9/3n5/4P4/9/9/9/9/4K4 w - - 0 1";
static const char uncrossed[] = "5k3/9/9/9/2p6/R8/9/9/9/3K5 w - - 0 1";
static const char check_and_attack[] = "4k4/9/9/9/1R7/9/4n4/9/9/3K5 w - - 0 1";

static const row rows[] = {
    {"AXF 20: a horse chases even a protected chariot", "rules=axf", horse_on_chariot, "e3f5", "chase f5>d6"},
    {"the other reading", "rules=axf superior_attack=off", horse_on_chariot, "e3f5",
     "idle, protected f5>d6 by i6"},
    {"section 8: online it does not", "rules=asian-online", horse_on_chariot, "e3f5",
     "idle, protected f5>d6 by i6"},
    {"AXF 15: so does a cannon", "rules=wxf", cannon_on_chariot, "b2a2", "chase a2>a6"},
    {"the other reading", "rules=wxf superior_attack=off", cannon_on_chariot, "b2a2",
     "idle, protected a2>a6 by i6"},

    {"an elephant on a protected horse", "rules=axf", elephant_on_horse, "c0a2",
     "idle, protected a2>c4 by i4"},
    {"the other reading", "rules=axf light_superior=on", elephant_on_horse, "c0a2", "chase a2>c4"},
    {"an advisor on a protected cannon", "rules=axf", advisor_on_cannon, "d0e1",
     "idle, protected e1>f2 by i2"},
    {"the other reading", "rules=axf light_superior=on", advisor_on_cannon, "d0e1", "chase e1>f2"},

    {"Q9: a standing attack", "rules=axf", standing, "d0d1", "idle, not_new a4>a6"},
    {"the other reading", "rules=axf newness=off", standing, "d0d1", "chase a4>a6"},
    {"Q9: a second attacker of the same victim", "rules=axf", second_chariot, "b0b6",
     "chase b6>a6, not_new a4>a6"},
    {"the other reading", "rules=axf newness=victim", second_chariot, "b0b6",
     "idle, not_new b6>a6, not_new a4>a6"},

    {"a root that the capture opens", "rules=axf", root_behind_captor, "b1a1",
     "chase a1>a6, exchange a1>a0 by a0"},
    {"asked before alone", "rules=axf root=before", root_behind_captor, "b1a1",
     "chase a1>a6, exchange a1>a0 by a0"},
    {"asked after alone", "rules=axf root=after", root_behind_captor, "b1a1",
     "idle, protected a1>a6 by a0, exchange a1>a0 by a0"},
    {"a root that the capture cuts", "rules=axf", captor_is_screen, "e0e6", "chase e6>a6 e6>i6"},
    {"asked after alone", "rules=axf root=after", captor_is_screen, "e0e6", "chase e6>a6 e6>i6"},
    {"asked before alone", "rules=axf root=before", captor_is_screen, "e0e6",
     "chase e6>i6, protected e6>a6 by i6"},

    {"AXF 24: like pieces that could take each other", "rules=axf", free_chariots, "b0a0",
     "idle, exchange a0>a6 by a6"},
    {"another reading", "rules=axf like_pieces=chase", free_chariots, "b0a0", "chase a0>a6"},
    {"another reading", "rules=axf like_pieces=idle", free_chariots, "b0a0", "idle, exchange a0>a6 by a6"},
    {"AXF 24: a horse that can't take back", "rules=axf", lame_horse, "e2c3", "chase c3>d5"},
    {"another reading", "rules=axf like_pieces=chase", lame_horse, "e2c3", "chase c3>d5"},
    {"another reading", "rules=axf like_pieces=idle", lame_horse, "e2c3", "idle, exchange c3>d5 by d5"},

    {"AXF 28: a general", "rules=axf", general_beside, "d0d1", "idle, general d1>e1"},
    {"the other reading", "rules=axf general_chases=on", general_beside, "d0d1", "chase d1>e1"},
    {"AXF 28: a soldier", "rules=axf", soldier_below, "e5d5", "idle, soldier d5>d6"},
    {"the other reading", "rules=axf soldier_chases=on", soldier_below, "e5d5", "chase d5>d6"},
    {"AXF 26: a soldier before the river", "rules=axf", uncrossed, "a4a5", "idle, uncrossed_soldier a5>c5"},
    {"the other reading", "rules=axf uncrossed_soldier_victim=on", uncrossed, "a4a5", "chase a5>c5"},

    {"a check that attacks too", "rules=axf", check_and_attack, "b5e5", "check e5>e3"},
    {"the other reading", "rules=axf check_also_chase=off", check_and_attack, "b5e5", "check, check e5>e3"},
    {"Q7: chases are not asked", "rules=check-only", check_and_attack, "b5e5", "check"},
    {"Q7: nor refused", "rules=check-only", general_beside, "d0d1", "idle"},
    {"Q7: until they are", "rules=check-only perpetual_chase=loses", general_beside, "d0d1",
     "idle, general d1>e1"},

    {"two chasers of one victim", "rules=axf", "5k3/9/9/3c5/9/3N5/9/3R5/9/4K4 w - - 0 1", "d4f5",
     "chase f5>d6 d2>d6"},
    {"one chaser of two victims", "rules=axf", "3k5/9/9/3c4n/9/9/9/9/9/4KR3 w - - 0 1", "f0f6",
     "chase f6>i6 f6>d6"},
    {"a capture chases like another move", "rules=axf", "5k3/9/9/n3p4/9/9/9/4R4/9/4K4 w - - 0 1", "e2e6",
     "chase e6>a6"},

    /* Pins of the attacker (AXF 27, 37). */
    {"pinned by a chariot: along the pin alone", "rules=axf", "3r1k3/9/9/9/9/9/9/3R5/8n/3K5 w - - 0 1",
     "d2d1", "idle, illegal d1>i1 by d9, exchange d1>d9 by d9"},
    {"pinned by the facing general", "rules=axf", "4k4/9/9/3c5/4P4/4N4/9/9/9/4K4 w - - 0 1", "e5f5",
     "idle, illegal e4>d6 by e9"},
    {"a general may not step into attack", "rules=axf general_chases=on",
     "5k3/9/9/9/8r/9/9/9/4c3r/3K5 w - - 0 1", "d0d1", "idle, illegal d1>e1 by i1"},
    {"a cannon's pin", "rules=axf", "3k5/3c5/9/9/9/n8/3R5/3A5/9/3K5 w - - 0 1", "d3d4",
     "idle, illegal d4>a4 by d8, protected d4>d8 by d9"},

    /* Pins of the protector (AXF 34, fake roots). */
    {"a real root", "rules=axf", "5k3/9/9/n3r4/9/9/9/9/9/1R1K5 w - - 0 1", "b0a0",
     "idle, protected a0>a6 by e6"},
    {"pinned by a chariot", "rules=axf", "4k4/9/9/n3r4/9/9/4R4/9/9/1R1K5 w - - 0 1", "b0a0",
     "chase a0>a6, exchange e3>e6 by e6"},
    {"a horse before its general", "rules=axf", "4k4/9/9/4n4/2c6/9/9/9/9/1R1K5 w - - 0 1", "b0c0",
     "idle, protected c0>c5 by e6"},
    {"pinned by the facing general", "rules=axf", "4k4/9/9/4n4/2c6/9/9/9/9/1R2K4 w - - 0 1", "b0c0",
     "chase c0>c5"},
    {"pinned by a cannon", "rules=axf", "4k4/4a4/9/n3r4/9/9/4C4/9/9/1R1K5 w - - 0 1", "b0a0",
     "chase a0>a6, protected e3>e8 by e9"},
    {"a horse whose leg is blocked", "rules=axf", "5k3/9/9/n8/1c7/1n7/9/9/9/1R1K5 w - - 0 1", "b0a0",
     "chase a0>a6"},
    {"a horse whose leg is free", "rules=axf", "5k3/9/9/n8/9/1n7/9/9/9/1R1K5 w - - 0 1", "b0a0",
     "idle, protected a0>a6 by b4"},
    {"an elephant whose eye is blocked", "rules=axf", "2bk5/3n5/4n4/9/9/9/9/9/9/1R3K3 w - - 0 1", "b0e0",
     "chase e0>e7"},
    {"an elephant whose eye is free", "rules=axf", "2bk5/9/4n4/9/9/9/9/9/9/1R3K3 w - - 0 1", "b0e0",
     "idle, protected e0>e7 by c9"},
    {"a cannon with a screen", "rules=axf", "5k3/9/9/n1p5c/9/9/9/9/9/1R1K5 w - - 0 1", "b0a0",
     "idle, protected a0>a6 by i6"},
    {"a cannon without one", "rules=axf", "5k3/9/9/n7c/9/9/9/9/9/1R1K5 w - - 0 1", "b0a0", "chase a0>a6"},
    {"a general beside", "rules=axf", "5k3/5n3/9/9/9/9/9/9/9/R2K5 w - - 0 1", "a0a8",
     "idle, protected a8>f8 by f9"},
    {"a general that would face the other", "rules=axf", "4k4/4n4/9/9/9/9/9/9/9/R3K4 w - - 0 1", "a0a8",
     "chase a8>e8"},
};

enum { ROWS = sizeof rows / sizeof rows[0] };

static void natures_are_as_the_rules_say(void **state)
{
    unsigned wrong = 0;
    size_t i;

    (void)state;
    for (i = 0; i < ROWS; i++) {
        xq_game *game = game_from(rows[i].fen, rows[i].settings, 0);
        xq_move move;
        char told[TEXT];

        assert_int_equal(moves_read(rows[i].move, XQ_VARIANT_XIANGQI, &move, 1), 1);
        tell(game, move, told);
        if (strcmp(told, rows[i].told) != 0) {
            wrong++;
            print_error("%s: %s, not %s (%s %s)\n", rows[i].what, rows[i].told, told, rows[i].fen,
                        rows[i].move);
        }
        xq_game_free(game);
    }
    assert_int_equal(wrong, 0);
}

/* The call without a game agrees, and needs no more than the position. */
static void the_call_for_search_agrees(void **state)
{
    size_t i;

    (void)state;
    for (i = 0; i < ROWS; i++) {
        const xq_position position = position_of(rows[i].fen, XQ_VARIANT_XIANGQI);
        xq_rules *rules = rules_with(rows[i].settings);
        xq_move move;
        char nature[16];

        moves_read(rows[i].move, XQ_VARIANT_XIANGQI, &move, 1);
        snprintf(nature, sizeof nature, "%.*s", (int)strcspn(rows[i].told, " ,"), rows[i].told);
        assert_string_equal(xq_nature_name(xq_rules_nature_of(rules, &position, move)), nature);
        xq_rules_free(rules);
    }
}

static void calls_refuse_nonsense(void **state)
{
    xq_game *game = game_from(standing, "rules=axf", 0);
    const xq_position position = position_of(standing, XQ_VARIANT_XIANGQI);
    const xq_position zeroed = {0};
    const xq_move illegal = xq_move_make(3, 30);
    const xq_move legal = xq_move_make(3, 12);
    xq_rules *rules = rules_with("");
    xq_evidence evidence = {.ply = 77};
    xq_victim victim = {.square = 77};
    xq_refusal refusal = {.square = 77};
    xq_error error;

    (void)state;
    assert_int_equal(xq_game_nature_of(game, illegal, &evidence, &error), XQ_ERR_ILLEGAL_MOVE);
    assert_int_equal(error.reason, XQ_ILLEGAL_MOVEMENT);
    assert_int_equal(xq_game_nature_of(game, 0xFFFF, &evidence, &error), XQ_ERR_ILLEGAL_MOVE);
    assert_int_equal(xq_game_nature_of(NULL, legal, &evidence, &error), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_game_nature_of(game, legal, NULL, &error), XQ_ERR_ARGUMENT);
    assert_false(xq_game_nature_victim(game, legal, 0, &victim)); /* it chases nothing */
    assert_false(xq_game_nature_victim(game, illegal, 0, &victim));
    assert_false(xq_game_nature_victim(game, legal, 0, NULL));
    assert_false(xq_game_nature_victim(NULL, legal, 0, &victim));
    assert_false(xq_game_nature_refusal(game, legal, 1, &refusal)); /* there is but one */
    assert_false(xq_game_nature_refusal(game, legal, UINT32_MAX, &refusal));
    assert_false(xq_game_nature_refusal(game, illegal, 0, &refusal));
    assert_false(xq_game_nature_refusal(game, legal, 0, NULL));
    assert_false(xq_game_nature_refusal(NULL, legal, 0, &refusal));
    assert_int_equal(evidence.ply + victim.square + refusal.square, 3 * 77);
    assert_true(xq_game_nature_refusal(game, legal, 0, &refusal));
    assert_int_equal(refusal.chaser_piece, XQ_RED_CHARIOT);
    assert_int_equal(refusal.piece, XQ_BLACK_HORSE);
    assert_int_equal(refusal.by_piece, XQ_PIECE_NONE);
    assert_int_equal(xq_rules_nature_of(NULL, &position, legal), XQ_NATURE_IDLE);
    assert_int_equal(xq_rules_nature_of(rules, &zeroed, legal), XQ_NATURE_IDLE);
    assert_int_equal(xq_rules_nature_of(rules, NULL, legal), XQ_NATURE_IDLE);
    xq_rules_free(rules);
    xq_game_free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(natures_are_as_the_rules_say),
        cmocka_unit_test(the_call_for_search_agrees),
        cmocka_unit_test(calls_refuse_nonsense),
    };

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
