/* Faults that were reported of other programs that play Janggi, and named positions of its rules, as inputs with the
   right answer. */
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include <xiangqi/fen.h>

#include "support/moves.h"
#include "support/replay.h"

#define START "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1"
#define FACED "1nba2b2/4ka1R1/1cc6/p1p1p1p1p/9/9/P1P1P1PP1/1C5C1/4AK3/RNBA2BN1 w - - 0 1"
#define CALLED "rn1a1a1br/4k4/c4n3/bpp2pC1p/1c7/9/1PP1P1PP1/1CN6/4K4/1RBA1ABNR w - - 0 1"

typedef struct report {
    const char *id;
    const char *fen;
    const char *played;
    size_t moves;      /* how many legal ones there are then */
    const char *asked; /* a move, or "" */
    xq_bikjang bikjang;
    xq_illegality answer;
} report;

static const report reports[] = {
    {"FSF-91: a pass is a move like any other", START, "", 32, "e2e2", XQ_BIKJANG_DEFAULT, XQ_LEGAL},
    {"FSF-97: no cannon takes a cannon on a diagonal",
     "2bca3r/4k4/2n1cC3/1pp2R3/8p/9/1PPPN1P2/4C4/4A2r1/2BAK3R b - - 0 23", "", 45, "d10f8",
     XQ_BIKJANG_DEFAULT, XQ_ILLEGAL_CANNON_CAPTURE},
    {"FSF-99: two passes end the game", START, "e2e2 e9e9", 0, "a4b4", XQ_BIKJANG_DEFAULT,
     XQ_ILLEGAL_FINISHED},
    {"FSF-105: pinned before an elephant", "1C3a3/2R6/1r1k5/9/8r/5B3/1P7/6N2/4A4/4KA3 b - - 7 61", "", 2,
     "i6f6", XQ_BIKJANG_DEFAULT, XQ_LEGAL},
    {"FSF-124: a pass is no forbidden repetition", "9/c1P6/3k5/7c1/9/9/9/9/4K4/4C1B2 w - - 0 1", "", 23,
     "e2e2", XQ_BIKJANG_DEFAULT, XQ_LEGAL},
    {"FSF-137: a guard goes straight", START, "", 32, "d1d2", XQ_BIKJANG_DEFAULT, XQ_LEGAL},
    {"FSF-137: a guard goes straight aside", START, "", 32, "d1e1", XQ_BIKJANG_CALL, XQ_LEGAL},
    {"FSF-137: Han's pass", START, "a4b4", 32, "e9e9", XQ_BIKJANG_DEFAULT, XQ_LEGAL},
    {"FSF-170: one cannon's move that was none",
     "3ak4/4a4/4n4/1p2C4/4pp3/3P5/2b5R/3C5/2r6/1RBKA2rc b - - 0 1", "", 46, "", XQ_BIKJANG_DEFAULT, XQ_LEGAL},
    {"FSF-485: a capture that leaves the call open", CALLED, "e4d4", 6, "f7g7", XQ_BIKJANG_CALL,
     XQ_ILLEGAL_CALL_STANDS},
    {"FSF-485: where facing is nothing", CALLED, "e4d4", 41, "f7g7", XQ_BIKJANG_DEFAULT, XQ_LEGAL},
    {"VNT-8: a soldier opens a palace diagonal", "4ka3/4a4/9/4R4/2B6/9/9/5K3/4p4/3r5 b - - 0 113", "e2f2", 3,
     "f3f3", XQ_BIKJANG_DEFAULT, XQ_ILLEGAL_PASS_IN_CHECK},
    {"PV-1633: a call by a capture", FACED, "h9f9 e9f9", 4, "f2f2", XQ_BIKJANG_CALL, XQ_LEGAL},
    {"PV-1633: no call", FACED, "h9f9 e9f9", 35, "f2f2", XQ_BIKJANG_DEFAULT, XQ_LEGAL},
    {"PV-1633: the call accepted", FACED, "h9f9 e9f9 f2f2", 0, "f9f9", XQ_BIKJANG_CALL, XQ_ILLEGAL_FINISHED},
    {"PV-1633: no call, a pass", FACED, "h9f9 e9f9 f2f2", 25, "f9f9", XQ_BIKJANG_DEFAULT, XQ_LEGAL},
    {"PV-1005: no pass for the other side", START, "", 32, "e9e9", XQ_BIKJANG_DEFAULT, XQ_ILLEGAL_WRONG_SIDE},
    {"PYJ-2: no diagonal from outside the palace", "3k5/9/9/9/9/9/9/9/2R6/4K4 w - - 0 1", "", 21, "c2e4",
     XQ_BIKJANG_DEFAULT, XQ_ILLEGAL_MOVEMENT},
    {"a call at the start", "rnba1abnr/4k4/1c5c1/p1p3p1p/9/9/P1P3P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1", "", 7,
     "e2e2", XQ_BIKJANG_CALL, XQ_LEGAL},
    {"facing is nothing", "rnba1abnr/4k4/1c5c1/p1p3p1p/9/9/P1P3P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1", "", 31,
     "e2e2", XQ_BIKJANG_DEFAULT, XQ_LEGAL},
    {"a call in check", "2R1acb2/4ak3/4B1n2/n3p4/7p1/3P5/1PP4P1/2N1CK1C1/5A2r/5A3 w - - 1 25", "", 2, "f3f3",
     XQ_BIKJANG_CALL, XQ_LEGAL},
    {"check alone", "2R1acb2/4ak3/4B1n2/n3p4/7p1/3P5/1PP4P1/2N1CK1C1/5A2r/5A3 w - - 1 25", "", 1, "f3f3",
     XQ_BIKJANG_DEFAULT, XQ_ILLEGAL_PASS_IN_CHECK},
};

static void reported_positions(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof reports / sizeof reports[0]; i++) {
        const report *of = &reports[i];
        xq_position position = janggi_position_of(of->fen, of->bikjang);
        xq_illegality why = XQ_LEGAL;
        xq_move move;

        assert_true(replay_from((unsigned)i, of->played, &position));
        if (xq_position_count(&position) != of->moves) {
            fail_msg("%s: %zu moves, expected %zu", of->id, xq_position_count(&position), of->moves);
        }
        if (moves_read(of->asked, XQ_VARIANT_JANGGI, &move, 1) == 1) {
            xq_position_is_legal(&position, move, &why);
            if (why != of->answer) {
                fail_msg("%s: %s, expected %s", of->id, xq_illegality_name(why),
                         xq_illegality_name(of->answer));
            }
        }
    }
}

/* The code and the square of the first fault. */
static void assert_refused(const char *fen, xq_fault_code code, xq_square square)
{
    xq_position position;
    xq_error error = {.reason = 0};

    assert_int_equal(
        xq_position_from_fen(fen, strlen(fen), XQ_VARIANT_JANGGI, XQ_FEN_LENIENT, &position, NULL, &error),
        XQ_ERR_SETUP);
    assert_int_equal(error.reason, code);
    assert_int_equal(error.square, square);
}

static void refused_setups(void **state)
{
    enum { F10 = 86, I9 = 80 };

    (void)state;
    /* FSF-138: the general could be taken over a palace diagonal */
    assert_refused("5k3/4a4/3CN4/9/1PP5p/9/8P/4C4/4A4/2B1K4 w - - 0 46", XQ_FAULT_CAN_TAKE_GENERAL, F10);
    assert_refused("4k4/c7R/9/3R1R3/9/9/9/9/9/3K5 b - - 0 1", XQ_FAULT_TOO_MANY, I9);
}

/* LG-172: H and E, and a short tail. */
static void a_short_fen_with_other_letters(void **state)
{
    const char fen[] = "rhea1aehr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RHEA1AEHR w 0 1";
    char written[XQ_FEN_TEXT_SIZE];
    uint32_t repairs = 0;
    xq_position position;

    (void)state;
    assert_int_equal(xq_position_from_fen(fen, sizeof fen - 1, XQ_VARIANT_JANGGI, XQ_FEN_LENIENT, &position,
                                          &repairs, NULL),
                     XQ_OK);
    assert_int_equal(repairs, XQ_REPAIR_PIECE_LETTERS | XQ_REPAIR_MISSING_UNUSED);
    xq_position_to_fen(&position, written, sizeof written);
    assert_string_equal(written, START);
}

/* FSF-137, PV-205: the same letters are two positions in two games. */
static void the_game_belongs_to_the_position(void **state)
{
    const char fen[] = "4k4/9/9/9/9/2B6/9/9/9/3K5 w - - 0 1";
    xq_position xiangqi = position_of(fen, XQ_VARIANT_XIANGQI);
    xq_position janggi = position_of(fen, XQ_VARIANT_JANGGI);
    const xq_square c5 = 38;

    (void)state;
    assert_false(xq_position_equal(&xiangqi, &janggi));
    assert_int_not_equal(xq_position_key(&xiangqi), xq_position_key(&janggi));
    assert_int_equal(xq_position_moves_from(&xiangqi, c5, NULL, 0), 2);
    assert_int_equal(xq_position_moves_from(&janggi, c5, NULL, 0), 6); /* a2 e2 f3 f7 a8 e8 */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reported_positions),
        cmocka_unit_test(refused_setups),
        cmocka_unit_test(a_short_fen_with_other_letters),
        cmocka_unit_test(the_game_belongs_to_the_position),
    };

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
