/*
 * Bugs that others reported of their programs, as inputs with the answer that is right: board and moves.
 * (Those of FEN, outcome and repetition stand with their subjects.)
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include <xiangqi/fen.h>
#include <xiangqi/game.h>
#include <xiangqi/perft.h>

#include "support/moves.h"

#define START "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"

/* A FEN as people paste it, faults told as "name square", by the position and by the list. */
static void assert_refused(const char *fen, const char *expected)
{
    char told[1000] = "";
    size_t length = 0;
    size_t count = 0;
    xq_setup setup;
    xq_fault faults[XQ_FAULTS_MAX];
    xq_position position;

    assert_int_equal(xq_fen_read(fen, strlen(fen), XQ_VARIANT_XIANGQI, XQ_FEN_LENIENT, &setup, NULL, NULL),
                     XQ_OK);
    assert_int_equal(xq_setup_validate(&setup, faults, XQ_FAULTS_MAX, &count, NULL), XQ_ERR_SETUP);
    for (size_t i = 0; i < count; i++) {
        char square[XQ_SQUARE_TEXT_SIZE];

        xq_square_write(faults[i].square, XQ_VARIANT_XIANGQI, square, sizeof square);
        length += (size_t)snprintf(told + length, sizeof told - length, "%s%s %s", i > 0 ? ", " : "",
                                   xq_fault_name((xq_fault_code)faults[i].code), square);
    }
    assert_string_equal(told, expected);
    assert_int_equal(
        xq_position_from_fen(fen, strlen(fen), XQ_VARIANT_XIANGQI, XQ_FEN_LENIENT, &position, NULL, NULL),
        XQ_ERR_SETUP);
}

static xq_move move_of(const char *text)
{
    xq_move move = XQ_MOVE_NONE;

    assert_int_equal(moves_read(text, XQ_VARIANT_XIANGQI, &move, 1), 1);
    return move;
}

static void assert_why_not(const char *fen, const char *move, xq_illegality expected)
{
    const xq_position position = position_of(fen, XQ_VARIANT_XIANGQI);
    xq_illegality why = XQ_LEGAL;

    assert_false(xq_position_is_legal(&position, move_of(move), &why));
    assert_int_equal(why, expected);
}

/* B013: one distinct fault each, not a warning for all. */
static void setups_that_break_one_rule(void **state)
{
    (void)state;
    assert_refused("4k4/9/9/9/9/9/9/9/9/4K4 w", "generals_facing e0");
    assert_refused("9/3k5/9/9/9/9/4K4/9/9/9 w", "general_place e3");
    assert_refused("3k5/9/9/9/9/9/9/4A4/9/4K4 w", "advisor_place e2");
    assert_refused("3k5/9/9/9/9/9/9/3B5/9/4K4 w", "elephant_place d2");
    assert_refused("3k5/9/9/9/9/9/1P7/9/9/4K4 w", "soldier_place b3");
}

/* B014: all faults of an impossible board, not the first alone. */
static void nine_chariots(void **state)
{
    (void)state;
    assert_refused(
        "RRRRRRRRR/9/9/9/4k4/9/9/9/9/4K4 w - - 0 1",
        "too_many c9, too_many d9, too_many e9, too_many f9, too_many g9, too_many h9, too_many i9, "
        "general_place e5, generals_facing e0, can_take_general e5");
}

/* B016: the side to move could take the general. */
static void general_that_could_be_taken(void **state)
{
    (void)state;
    assert_refused("4k4/9/9/9/9/9/9/9/4R4/3K5 w - - 0 1", "can_take_general e9");
}

/* B017: how many pieces can check at once is not judged; all of them are told. */
static void five_checkers(void **state)
{
    const xq_position position = position_of("3PkP3/2N3N2/9/9/9/4R4/9/9/9/3K5 b - - 0 1", XQ_VARIANT_XIANGQI);
    const xq_square expected[] = {40, 74, 78, 84, 86}; /* e4 c8 g8 d9 f9 */
    xq_square checkers[XQ_SQUARE_COUNT];

    (void)state;
    assert_int_equal(xq_position_checkers(&position, checkers, XQ_SQUARE_COUNT), 5);
    assert_memory_equal(checkers, expected, sizeof expected);
}

/* A list of moves of which one is refused: by its index, the position as it stood before that move. */
static void assert_list_stops(const char *fen, const char *text, uint32_t at, xq_illegality why)
{
    const xq_position start = position_of(fen, XQ_VARIANT_XIANGQI);
    xq_position expected = start;
    xq_move moves[4];
    const size_t count = moves_read(text, XQ_VARIANT_XIANGQI, moves, 4);
    xq_game *game = NULL;
    xq_error error = {.code = XQ_OK};
    size_t played = 99;

    for (uint32_t i = 0; i < at; i++) {
        assert_int_equal(xq_position_play(&expected, moves[i], NULL, NULL), XQ_OK);
    }
    assert_int_equal(xq_game_new(&start, NULL, NULL, &game, NULL), XQ_OK);
    assert_int_equal(xq_game_push_all(game, moves, count, &played, &error), XQ_ERR_ILLEGAL_MOVE);
    assert_int_equal(played, at);
    assert_int_equal(error.ply, at);
    assert_int_equal(error.move, moves[at]);
    assert_int_equal(error.reason, why);
    assert_int_equal(xq_game_ply_count(game), at);
    assert_true(xq_position_equal(xq_game_position(game), &expected));
    xq_game_free(game);
}

/* B019: moves of another position than the FEN's. */
static void moves_of_another_position(void **state)
{
    (void)state;
    assert_list_stops("1Cba1rb2/4kn3/1R7/p2R4p/4p4/2p6/P1r5P/4B4/9/2BAKA3 w - - 0 1", "b7e7 b0c2", 1,
                      XQ_ILLEGAL_NO_PIECE);
}

/* B020: an illegal first move builds no impossible board. */
static void chariot_through_its_soldier(void **state)
{
    (void)state;
    assert_list_stops(START, "a0a9", 0, XQ_ILLEGAL_PATH);
}

/* B022: node counts of a position in which perft of a program differed. */
static void perft_of_a_second_position(void **state)
{
    static const uint64_t nodes[] = {1, 38, 1128, 43929, 1339047};
    const xq_position position = position_of(
        "r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1", XQ_VARIANT_XIANGQI);

    (void)state;
    for (uint32_t depth = 0; depth < sizeof nodes / sizeof nodes[0]; depth++) {
        uint64_t counted = 0;

        assert_int_equal(xq_perft(&position, depth, &counted, NULL), XQ_OK);
        assert_true(counted == nodes[depth]);
    }
}

/* B023: no square beyond the last one among an elephant's targets. */
static void elephant_on_the_back_rank(void **state)
{
    const xq_position position = position_of("2b1k4/9/9/9/9/9/9/9/9/3K5 b - - 0 1", XQ_VARIANT_XIANGQI);
    xq_move moves[XQ_MOVES_MAX];

    (void)state;
    assert_int_equal(xq_position_moves_from(&position, 83, moves, XQ_MOVES_MAX), 2);
    assert_true((moves[0] == move_of("c9a7") && moves[1] == move_of("c9e7")) ||
                (moves[0] == move_of("c9e7") && moves[1] == move_of("c9a7")));
}

/* B025: a cannon does not jump to an empty point. */
static void cannon_jumps_to_an_empty_point(void **state)
{
    (void)state;
    assert_why_not("4k4/9/9/9/9/9/1C7/9/1C7/3K5 w - - 0 1", "b1b5", XQ_ILLEGAL_PATH);
    /* The report's own setup has a soldier on b3, where none can stand. */
    assert_refused("4k4/9/9/9/9/9/1P7/9/1C7/3K5 w - - 0 1", "soldier_place b3");
}

/* B026: the generals may not face each other. */
static void general_steps_into_the_open_file(void **state)
{
    (void)state;
    assert_why_not("3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1", "e0d0", XQ_ILLEGAL_GENERALS_FACE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(setups_that_break_one_rule),     cmocka_unit_test(nine_chariots),
        cmocka_unit_test(general_that_could_be_taken),    cmocka_unit_test(five_checkers),
        cmocka_unit_test(moves_of_another_position),      cmocka_unit_test(chariot_through_its_soldier),
        cmocka_unit_test(perft_of_a_second_position),     cmocka_unit_test(elephant_on_the_back_rank),
        cmocka_unit_test(cannon_jumps_to_an_empty_point), cmocka_unit_test(general_steps_into_the_open_file),
    };

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
