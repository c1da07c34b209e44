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

/* ---- for learning ---- */

static unsigned turned(unsigned square, bool is_turned)
{
    return is_turned ? 89 - square : square;
}

static void expect_planes(const xq_position *position, uint32_t view, const uint8_t *planes)
{
    const xq_side mover = xq_position_side_to_move(position);
    const bool turns = view == XQ_VIEW_MOVER && mover == XQ_BLACK;
    const xq_side lower = view == XQ_VIEW_MOVER ? mover : XQ_RED;
    for (int side = 0; side < 2; side++)
        for (int kind = XQ_GENERAL; kind < XQ_KIND_END; kind++)
            for (unsigned square = 0; square < XQ_SQUARE_COUNT; square++) {
                const xq_side owner = side == 0 ? lower : xq_side_other(lower);
                const bool stands = xq_position_piece_at(position, (xq_square)turned(square, turns)) ==
                                    xq_piece_make(owner, (xq_kind)kind);
                assert_int_equal(planes[((side * 7) + kind - 1) * 90 + (int)square], stands);
            }
}

static void expect_mask(const xq_position *position, uint32_t view, const uint8_t *mask)
{
    const bool turns = view == XQ_VIEW_MOVER && xq_position_side_to_move(position) == XQ_BLACK;
    for (unsigned from = 0; from < XQ_SQUARE_COUNT; from++)
        for (unsigned to = 0; to < XQ_SQUARE_COUNT; to++) {
            const xq_move move = xq_move_make((xq_square)turned(from, turns), (xq_square)turned(to, turns));
            assert_int_equal(mask[from * 90 + to], xq_position_is_legal(position, move, NULL));
        }
}

static void test_planes_and_masks(void **state)
{
    (void)state;
    static uint8_t planes[(ITEMS + 1) * XQ_PLANES_SIZE], masks[(ITEMS + 1) * XQ_MASK_SIZE];
    xq_position positions[ITEMS];
    xq_status statuses[ITEMS];
    read_all(positions);
    assert_int_equal(xq_position_start(XQ_VARIANT_JANGGI, &positions[3]), XQ_OK);
    for (uint32_t view = XQ_VIEW_FIRST_SIDE; view <= XQ_VIEW_MOVER; view++) {
        memset(planes, 7, sizeof planes);
        memset(masks, 7, sizeof masks);
        assert_int_equal(xq_batch_planes(positions, ITEMS, view, planes, statuses), XQ_ERR_POSITION);
        expect_statuses(statuses);
        assert_int_equal(xq_batch_masks(positions, ITEMS, view, masks, statuses), XQ_ERR_POSITION);
        expect_statuses(statuses);
        for (int i = 0; i < ITEMS; i++) {
            if (i != ZEROED) {
                expect_planes(&positions[i], view, planes + i * XQ_PLANES_SIZE);
                expect_mask(&positions[i], view, masks + i * XQ_MASK_SIZE);
            }
        }
        for (int i = 0; i < XQ_PLANES_SIZE; i++)
            assert_int_equal(planes[ZEROED * XQ_PLANES_SIZE + i] + planes[ITEMS * XQ_PLANES_SIZE + i], 14);
        for (int i = 0; i < XQ_MASK_SIZE; i++)
            assert_int_equal(masks[ZEROED * XQ_MASK_SIZE + i] + masks[ITEMS * XQ_MASK_SIZE + i], 14);
    }
    /* The red general of the start on plane 0, e0; the black one of a board turned round on e0 too. */
    assert_int_equal(planes[4], 1);
    assert_int_equal(xq_batch_planes(positions, 1, XQ_VIEW_MOVER + 1, planes, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_batch_masks(positions, 1, XQ_VIEW_MOVER + 1, masks, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_batch_planes(positions, 1, 0, NULL, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_batch_planes(NULL, 1, 0, planes, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_batch_masks(positions, 1, 0, NULL, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_batch_masks(NULL, 1, 0, masks, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_batch_planes(NULL, 0, 0, NULL, NULL), XQ_OK);
}

/* ---- whole games ---- */

enum { GAMES = 4, MOVES = 6 };

static void test_replay(void **state)
{
    (void)state;
    const xq_move moves[MOVES] = {
        xq_move_make(25, 22), xq_move_make(88, 69), /* h2e2 h9g7 */
        xq_move_make(25, 22), xq_move_make(25, 22), /* h2e2, which is then not legal */
        xq_move_make(19, 22), xq_move_make(0, 0),   /* b2e2; the rest belongs to a game that ends too late */
    };
    const size_t ends[GAMES] = {2, 4, 5, MOVES + 1};
    xq_position start, before[MOVES], finals[GAMES], expected;
    uint64_t keys[MOVES];
    size_t played[GAMES];
    xq_status statuses[GAMES];
    memset(before, 0, sizeof before);
    memset(keys, 0, sizeof keys);
    assert_int_equal(xq_position_start(XQ_VARIANT_XIANGQI, &start), XQ_OK);
    const xq_replay result = {sizeof result, before, keys, finals, played, statuses};
    assert_int_equal(xq_batch_replay(&start, moves, MOVES, ends, GAMES, &result), XQ_ERR_ILLEGAL_MOVE);
    const xq_status expected_statuses[GAMES] = {XQ_OK, XQ_ERR_ILLEGAL_MOVE, XQ_OK, XQ_ERR_ARGUMENT};
    const size_t expected_played[GAMES] = {2, 1, 1, 0};
    for (int i = 0; i < GAMES; i++) {
        assert_int_equal(statuses[i], expected_statuses[i]);
        assert_int_equal(played[i], expected_played[i]);
    }
    expected = start;
    for (int i = 0; i < 2; i++) {
        assert_true(xq_position_equal(&before[i], &expected));
        assert_true(keys[i] == xq_position_key(&expected));
        assert_int_equal(xq_position_play(&expected, moves[i], NULL, NULL), XQ_OK);
    }
    assert_true(xq_position_equal(&finals[0], &expected));
    assert_true(xq_position_equal(&before[2], &start) && xq_position_equal(&before[4], &start));
    assert_false(xq_position_is_made(&before[3]) || xq_position_is_made(&before[5]));
    assert_true(keys[3] == 0 && keys[5] == 0);
    assert_true(xq_position_key(&finals[1]) == xq_position_key_after(&start, moves[2]));
    assert_true(xq_position_key(&finals[2]) == xq_position_key_after(&start, moves[4]));
    assert_true(xq_position_equal(&finals[3], &start));
}

static void test_replay_writes_what_is_asked(void **state)
{
    (void)state;
    const xq_move moves[1] = {xq_move_make(25, 22)};
    const size_t ends[2] = {1, 0}; /* the second goes backwards */
    xq_position start, zeroed;
    xq_status statuses[2];
    xq_replay result;
    memset(&result, 0, sizeof result);
    memset(&zeroed, 0, sizeof zeroed);
    assert_int_equal(xq_position_start(XQ_VARIANT_XIANGQI, &start), XQ_OK);
    assert_int_equal(xq_batch_replay(&start, moves, 1, ends, 1, &result), XQ_ERR_ARGUMENT);
    result.size = sizeof result;
    assert_int_equal(xq_batch_replay(&start, moves, 1, ends, 1, &result), XQ_OK);
    result.statuses = statuses;
    assert_int_equal(xq_batch_replay(&start, moves, 1, ends, 2, &result), XQ_ERR_ARGUMENT);
    assert_int_equal(statuses[0], XQ_OK);
    assert_int_equal(statuses[1], XQ_ERR_ARGUMENT);
    assert_int_equal(xq_batch_replay(&zeroed, moves, 1, ends, 1, &result), XQ_ERR_POSITION);
    assert_int_equal(xq_batch_replay(&start, moves, 0, NULL, 0, &result), XQ_OK);
    assert_int_equal(xq_batch_replay(NULL, moves, 1, ends, 1, &result), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_batch_replay(&start, NULL, 1, ends, 1, &result), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_batch_replay(&start, moves, 1, NULL, 1, &result), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_batch_replay(&start, moves, 1, ends, 1, NULL), XQ_ERR_ARGUMENT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_counts_keys_and_standings),
        cmocka_unit_test(test_lists_at_every_capacity),
        cmocka_unit_test(test_play),
        cmocka_unit_test(test_planes_and_masks),
        cmocka_unit_test(test_replay),
        cmocka_unit_test(test_replay_writes_what_is_asked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
