/* The board's constant tables against walks from point to point. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

#include "board/janggi_movement.h"
#include "board/movement.h"
#include "board/targets.h"

/* What a slider at a place of a line sees: per place, pieces jumped to get there; -1 beyond the second piece. */
static int jumps_to(unsigned occupied, int place, int target)
{
    const int step = target > place ? 1 : -1;
    int jumped = 0;
    for (int at = place + step; at != target; at += step)
        jumped += (int)(occupied >> at & 1u);
    return jumped;
}

/* The end points count as occupied, which changes nothing: beyond them there is no place. */
static void check_line(const uint32_t *entries, int place, int length, int pad)
{
    for (unsigned inner = 0; inner < 1u << (length - 2); inner++)
        for (int target = 0; target < length; target++) {
            const int jumped = target == place ? -1 : jumps_to(inner << 1, place, target);
            const uint32_t entry = entries[inner];
            assert_int_equal(entry >> (target + pad) & 1, jumped == 0);
            assert_int_equal(entry >> (16 + target + pad) & 1, jumped == 1);
        }
}

static void test_lines(void **state)
{
    (void)state;
    for (int file = 0; file < XQ_FILE_COUNT; file++)
        check_line(xq_rank_lines[file], file, XQ_FILE_COUNT, 0);
    for (int rank = 0; rank < XQ_RANK_COUNT; rank++)
        check_line(xq_file_lines[rank], rank, XQ_RANK_COUNT, XQ_LINE_PAD);
}

static int file_of(int square)
{
    return square % XQ_FILE_COUNT;
}

static int rank_of(int square)
{
    return square / XQ_FILE_COUNT;
}

static bool lies_between(int point, int a, int b)
{
    const bool on_rank = rank_of(point) == rank_of(a) && rank_of(a) == rank_of(b);
    const bool on_file = file_of(point) == file_of(a) && file_of(a) == file_of(b);
    return (on_rank || on_file) && (point - a) * (point - b) < 0;
}

static bool leaps(int a, int b)
{
    return abs(file_of(a) - file_of(b)) * abs(rank_of(a) - rank_of(b)) == 2;
}

static uint32_t expected_relation(int general, int square)
{
    const bool aligned = file_of(general) == file_of(square) || rank_of(general) == rank_of(square);
    if (!aligned || general == square)
        return UINT32_C(0x3FFFFFFF) | (leaps(general, square) ? UINT32_C(1) << 31 : 0);
    uint32_t bits = 0;
    for (int point = 0; point < XQ_SQUARE_COUNT; point++)
        if (lies_between(point, general, square))
            bits |= rank_of(point) == rank_of(general) ? UINT32_C(1) << file_of(point)
                                                       : UINT32_C(4) << (16 + rank_of(point));
    return bits;
}

static void test_relations(void **state)
{
    (void)state;
    int palace_points = 0;
    for (int general = 0; general < XQ_SQUARE_COUNT; general++) {
        const unsigned palace = xq_square_info[general].palace;
        if (palace == 255)
            continue;
        palace_points++;
        for (int square = 0; square < XQ_SQUARE_COUNT; square++)
            assert_int_equal(xq_relation[palace][square], expected_relation(general, square));
        assert_int_equal(xq_relation[palace][XQ_NOWHERE_SQUARE], 0x3FFFFFFF);
    }
    assert_int_equal(palace_points, 18);
}

static void test_reach(void **state)
{
    (void)state;
    for (unsigned square = 0; square < XQ_SQUARE_COUNT; square++) {
        assert_int_equal(xq_reach[square] & 1, 1);
        for (unsigned piece = 1; piece < XQ_PIECE_END; piece++)
            assert_int_equal(xq_reach[square] >> piece & 1,
                             piece != 8 && xq_can_reach((xq_piece)piece, square));
    }
}

static size_t size_of(uint64_t bits)
{
    size_t count = 0;
    for (; bits; bits &= bits - 1)
        count++;
    return count;
}

static size_t size_of_all(diagonals d)
{
    return size_of(d.up_left) + size_of(d.up_right) + size_of(d.down_left) + size_of(d.down_right);
}

/* With guards on all their points at once no two packed directions meet, so they never do with fewer. */
static void test_packed_guards(void **state)
{
    (void)state;
    for (unsigned side = 0; side < 2; side++) {
        const diagonals elephants = elephant_targets(elephant_points, 0, 0);
        const diagonals advisors = advisor_targets(advisor_points[side], 0, side);
        assert_int_equal(size_of_all(elephants), 16); /* E2: 16 moves between the seven points */
        assert_int_equal(size_of_all(advisors), 8);   /* A1: 8 between the five */
        assert_int_equal(size_of(pack_guards(elephants, advisors)), 24);
    }
}

/* J4, J9: whatever soldiers and guards of Janggi stand, likewise. */
static void test_packed_janggi(void **state)
{
    static const xq_position empty;
    (void)state;
    for (unsigned side = 0; side < 2; side++) {
        xq_set soldiers = XQ_SET_EMPTY;
        uint64_t steps = 0;
        for (unsigned square = 0; square < XQ_SQUARE_COUNT; square++) {
            if (xq_janggi_can_reach(xq_piece_make((xq_side)side, XQ_SOLDIER), square))
                soldiers = xq_set_or(soldiers, xq_set_of(square));
            if (xq_in_palace((xq_side)side, square))
                steps |= xq_palace_steps[square];
        }
        const janggi_soldier_targets targets = janggi_soldier_steps(&empty, side, soldiers);
        const size_t aslant = size_of(targets.ahead_left) + size_of(targets.ahead_right);
        /* two ranks of eight steps aside each way, one rank ahead from the other, two diagonals of two steps */
        assert_int_equal(size_of(targets.left.half[side]) + size_of(targets.right.half[side]), 32);
        assert_int_equal(size_of(targets.ahead.half[side]), 9);
        assert_int_equal(aslant, 4);
        assert_int_equal(size_of(pack_near_soldiers(&targets, side)), 32 + 9 + 4);
        assert_int_equal(size_of(steps), 9);
        assert_int_equal(steps & steps << 3, 0);
    }
}

/* J4, J9: where pieces of Janggi can ever stand. */
static void test_janggi_reach(void **state)
{
    (void)state;
    for (unsigned square = 0; square < XQ_SQUARE_COUNT; square++)
        for (unsigned piece = 1; piece < XQ_PIECE_END; piece++)
            assert_int_equal(xq_janggi_reach[square] >> piece & 1,
                             piece != 8 && xq_janggi_can_reach((xq_piece)piece, square));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_lines),         cmocka_unit_test(test_relations),
        cmocka_unit_test(test_reach),         cmocka_unit_test(test_packed_guards),
        cmocka_unit_test(test_packed_janggi), cmocka_unit_test(test_janggi_reach),
    };
    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
