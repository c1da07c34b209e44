/* Batch calls against the single ones, item by item; one status each, failed items untouched. */
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include <xiangqi/batch.h>
#include <xiangqi/fen.h>

enum { ITEMS = 4, ZEROED = 2 };

static const char *const fens[ITEMS] = {
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
    "3k5/8R/9/9/9/9/9/9/9/4K4 b - - 0 1",
    "", /* stays zeroed */
    "4k4/4a3R/9/9/9/9/9/9/9/4K4 w - - 0 1",
};

static void read_all(xq_position positions[ITEMS])
{
    memset(positions, 0, ITEMS * sizeof positions[0]);
    for (int i = 0; i < ITEMS; i++)
        if (i != ZEROED)
            assert_int_equal(xq_position_from_fen(fens[i], strlen(fens[i]), XQ_VARIANT_XIANGQI, XQ_FEN_STRICT,
                                                  &positions[i], NULL, NULL),
                             XQ_OK);
}

static void expect_statuses(const xq_status statuses[ITEMS])
{
    for (int i = 0; i < ITEMS; i++)
        assert_int_equal(statuses[i], i == ZEROED ? XQ_ERR_POSITION : XQ_OK);
}

static void test_counts_keys_and_standings(void **state)
{
    (void)state;
    xq_position positions[ITEMS];
    uint32_t counts[ITEMS] = {7, 7, 7, 7};
    uint64_t keys[ITEMS] = {7, 7, 7, 7};
    xq_standing standings[ITEMS] = {XQ_STANDING_NONE, XQ_STANDING_NONE, XQ_STANDING_FINISHED,
                                    XQ_STANDING_NONE};
    xq_status statuses[ITEMS];
    read_all(positions);
    assert_int_equal(xq_batch_count(positions, ITEMS, counts, statuses), XQ_ERR_POSITION);
    expect_statuses(statuses);
    assert_int_equal(xq_batch_keys(positions, ITEMS, keys, statuses), XQ_ERR_POSITION);
    expect_statuses(statuses);
    assert_int_equal(xq_batch_status(positions, ITEMS, standings, statuses), XQ_ERR_POSITION);
    expect_statuses(statuses);
    for (int i = 0; i < ITEMS; i++) {
        assert_int_equal(counts[i], i == ZEROED ? 7 : xq_position_count(&positions[i]));
        assert_true(keys[i] == (i == ZEROED ? 7 : xq_position_key(&positions[i])));
        assert_int_equal(standings[i],
                         i == ZEROED ? XQ_STANDING_FINISHED : xq_position_status(&positions[i]));
    }
    assert_int_equal(counts[0], 44);
    assert_int_equal(xq_batch_count(positions, 2, counts, NULL), XQ_OK);
    assert_int_equal(xq_batch_count(NULL, 0, NULL, NULL), XQ_OK);
    assert_int_equal(xq_batch_count(NULL, 1, counts, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_batch_keys(positions, 1, NULL, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_batch_status(positions, 1, NULL, NULL), XQ_ERR_ARGUMENT);
}

static void test_lists_at_every_capacity(void **state)
{
    (void)state;
    xq_position positions[ITEMS];
    xq_move moves[ITEMS * XQ_MOVES_MAX + 1];
    size_t ends[ITEMS];
    xq_status statuses[ITEMS];
    read_all(positions);
    for (size_t capacity = 0; capacity <= ITEMS * XQ_MOVES_MAX; capacity++) {
        memset(moves, 0xA5, sizeof moves);
        (void)xq_batch_moves(positions, ITEMS, moves, capacity, ends, statuses);
        size_t end = 0;
        for (int i = 0; i < ITEMS; i++) {
            xq_move list[XQ_MOVES_MAX];
            const size_t length = xq_position_moves(&positions[i], list, XQ_MOVES_MAX);
            const bool fits = end + length <= capacity;
            const xq_status expected = i == ZEROED ? XQ_ERR_POSITION : fits ? XQ_OK : XQ_ERR_ARGUMENT;
            assert_int_equal(statuses[i], expected);
            assert_int_equal(ends[i], expected == XQ_OK ? end + length : end);
            if (expected == XQ_OK)
                assert_memory_equal(moves + end, list, length * sizeof list[0]);
            end = ends[i];
        }
        for (size_t i = capacity; i < sizeof moves / sizeof moves[0]; i++)
            assert_int_equal(moves[i], 0xA5A5);
    }
    assert_int_equal(xq_batch_moves(positions, 1, NULL, 192, ends, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_batch_moves(positions, 1, moves, 192, NULL, NULL), XQ_ERR_ARGUMENT);
}

static void test_play(void **state)
{
    (void)state;
    xq_position positions[ITEMS], before[ITEMS];
    xq_status statuses[ITEMS];
    const xq_move moves[ITEMS] = {xq_move_make(25, 22), xq_move_make(0, 1), 1, xq_move_make(80, 89)};
    read_all(positions);
    memcpy(before, positions, sizeof before);
    assert_int_equal(xq_batch_play(positions, moves, ITEMS, statuses), XQ_ERR_ILLEGAL_MOVE);
    assert_int_equal(statuses[0], XQ_OK);
    assert_int_equal(statuses[1], XQ_ERR_ILLEGAL_MOVE);
    assert_int_equal(statuses[2], XQ_ERR_POSITION);
    assert_int_equal(statuses[3], XQ_OK);
    assert_memory_equal(&positions[1], &before[1], 2 * sizeof before[1]);
    assert_int_equal(xq_position_status(&positions[3]), XQ_STANDING_CHECKMATE);
    xq_position copy;
    xq_position_make_copy(&before[0], moves[0], &copy);
    assert_true(xq_position_equal(&copy, &positions[0]));
    assert_int_equal(xq_position_half_move_clock(&copy), 1);
    assert_int_equal(xq_batch_play(NULL, moves, 1, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_batch_play(positions, NULL, 1, NULL), XQ_ERR_ARGUMENT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_counts_keys_and_standings),
        cmocka_unit_test(test_lists_at_every_capacity),
        cmocka_unit_test(test_play),
    };
    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
