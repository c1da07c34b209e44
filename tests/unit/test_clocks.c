/* The clocks of a position: how moves count, and where they stand still. */
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include <xiangqi/fen.h>

static xq_position position_of(const char *fen)
{
    xq_position position;
    assert_int_equal(
        xq_position_from_fen(fen, strlen(fen), XQ_VARIANT_XIANGQI, XQ_FEN_STRICT, &position, NULL, NULL),
        XQ_OK);
    return position;
}

static void expect_clocks(const xq_position *position, uint32_t half_move_clock, uint32_t move_number)
{
    assert_int_equal(xq_position_half_move_clock(position), half_move_clock);
    assert_int_equal(xq_position_move_number(position), move_number);
}

/* D1: a capture begins the count anew, a soldier's move does not; Black's ply ends the move. */
static void test_count(void **state)
{
    (void)state;
    xq_position position = position_of("3k5/9/9/9/4p4/4P4/9/9/9/4K4 w - - 7 3");
    xq_undo undo[3];
    const xq_move moves[3] = {xq_move_make(4, 13), xq_move_make(49, 40), xq_move_make(13, 22)};
    xq_position_make(&position, moves[0], &undo[0]);
    expect_clocks(&position, 8, 3);
    xq_position_make(&position, moves[1], &undo[1]); /* e5xe4 */
    expect_clocks(&position, 0, 4);
    xq_position_make(&position, moves[2], &undo[2]);
    expect_clocks(&position, 1, 4);
    xq_position_unmake(&position, moves[2], &undo[2]);
    xq_position_unmake(&position, moves[1], &undo[1]);
    expect_clocks(&position, 8, 3);
}

/* What can be played on can be written, read and turned too. */
static void test_stand_still(void **state)
{
    (void)state;
    xq_position position = position_of("3k5/9/9/9/9/9/9/9/9/4KR3 b - - 999999 999999"), image;
    assert_int_equal(xq_position_play(&position, xq_move_make(84, 75), NULL, NULL), XQ_OK);
    expect_clocks(&position, XQ_CLOCK_MAX, XQ_CLOCK_MAX);
    assert_int_equal(xq_position_play_null(&position, NULL, NULL), XQ_OK);
    expect_clocks(&position, XQ_CLOCK_MAX, XQ_CLOCK_MAX);
    assert_int_equal(xq_position_mirror(&position, &image), XQ_OK);
    assert_int_equal(xq_position_swap_sides(&position, &image), XQ_OK);
    char fen[XQ_FEN_TEXT_SIZE];
    xq_position_to_fen(&position, fen, sizeof fen);
    const xq_position again = position_of(fen);
    assert_true(xq_position_equal(&position, &again));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_count),
        cmocka_unit_test(test_stand_still),
    };
    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
