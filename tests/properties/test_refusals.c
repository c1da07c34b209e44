/* A zeroed position, and null pointers, are refused by every checked call, and outputs stay untouched. */
#include "properties/spots.h"

#include <string.h>

#include <xiangqi/fen.h>
#include <xiangqi/perft.h>

#include "support/moves.h"

static const xq_position zeroed;

static void calls_with_a_status(void **state)
{
    xq_position position;
    xq_position before;
    xq_setup setup;
    xq_setup setup_before;
    xq_undo undo;
    xq_perft_entry entry;
    xq_error error;
    uint8_t material[XQ_KIND_END];
    uint64_t nodes = 7;
    size_t count = 7;

    (void)state;
    memset(&before, 0xA5, sizeof before);
    memset(&setup_before, 0xA5, sizeof setup_before);
    position = before;
    setup = setup_before;
    memset(material, 0xA5, sizeof material);
    assert_int_equal(xq_position_to_setup(&zeroed, &setup), XQ_ERR_POSITION);
    assert_int_equal(xq_position_mirror(&zeroed, &position), XQ_ERR_POSITION);
    assert_int_equal(xq_position_swap_sides(&zeroed, &position), XQ_ERR_POSITION);
    assert_int_equal(xq_position_material(&zeroed, XQ_RED, material), XQ_ERR_POSITION);
    assert_int_equal(xq_perft(&zeroed, 1, &nodes, &error), XQ_ERR_POSITION);
    assert_int_equal(error.code, XQ_ERR_POSITION);
    assert_int_equal(xq_perft_divide(&zeroed, 1, &entry, 1, &count, &error), XQ_ERR_POSITION);
    assert_int_equal(error.code, XQ_ERR_POSITION);
    assert_memory_equal(&position, &before, sizeof position);
    assert_memory_equal(&setup, &setup_before, sizeof setup);
    assert_int_equal(material[0], 0xA5);
    assert_int_equal(material[XQ_KIND_END - 1], 0xA5);
    assert_int_equal(nodes, 7);
    assert_int_equal(count, 7);

    position = zeroed;
    assert_int_equal(xq_position_play(&position, 1, &undo, &error), XQ_ERR_POSITION);
    assert_int_equal(error.code, XQ_ERR_POSITION);
    assert_int_equal(xq_position_play_null(&position, &undo, &error), XQ_ERR_POSITION);
    assert_int_equal(error.code, XQ_ERR_POSITION);
    assert_memory_equal(&position, &zeroed, sizeof position);
}

static void calls_that_list(void **state)
{
    xq_move moves[4];
    xq_square squares[4];
    xq_pin pins[1];

    (void)state;
    assert_int_equal(xq_position_moves(&zeroed, moves, 4), 0);
    assert_int_equal(xq_position_captures(&zeroed, moves, 4), 0);
    assert_int_equal(xq_position_checks(&zeroed, moves, 4), 0);
    assert_int_equal(xq_position_evasions(&zeroed, moves, 4), 0);
    assert_int_equal(xq_position_moves_from(&zeroed, 4, moves, 4), 0);
    assert_int_equal(xq_position_count(&zeroed), 0);
    assert_int_equal(xq_position_find(&zeroed, XQ_RED_GENERAL, squares, 4), 0);
    assert_int_equal(xq_position_checkers(&zeroed, squares, 4), 0);
    assert_int_equal(xq_position_attackers(&zeroed, 4, XQ_RED, squares, 4), 0);
    assert_int_equal(xq_position_attackers(&zeroed, 4, XQ_BLACK, squares, 4), 0);
    assert_int_equal(xq_position_pins(&zeroed, XQ_RED, pins, 1), 0);
    assert_int_equal(xq_position_pins(&zeroed, XQ_BLACK, pins, 1), 0);
}

static void calls_that_answer(void **state)
{
    xq_position start = position_of("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
                                    XQ_VARIANT_XIANGQI);
    xq_illegality why = XQ_LEGAL;
    char text[8] = "#######";

    (void)state;
    assert_false(xq_position_is_made(&zeroed));
    assert_true(xq_position_is_made(&start));
    assert_int_equal(xq_position_side_to_move(&zeroed), XQ_SIDE_NONE);
    assert_int_equal(xq_position_half_move_clock(&zeroed), 0);
    assert_int_equal(xq_position_key(&zeroed), 0);
    assert_int_equal(xq_position_search_key(&zeroed), 0);
    assert_int_equal(xq_position_general(&zeroed, XQ_RED), XQ_SQUARE_NONE);
    assert_int_equal(xq_position_general(&zeroed, XQ_BLACK), XQ_SQUARE_NONE);
    assert_int_equal(xq_position_value(&zeroed, XQ_RED), 0);
    assert_false(xq_position_equal(&zeroed, &start));
    assert_false(xq_position_equal(&start, &zeroed));
    assert_false(xq_position_has_move(&zeroed));
    for (unsigned value = 0; value < 65536; value++) {
        why = XQ_LEGAL;
        assert_false(xq_position_is_legal(&zeroed, (xq_move)value, &why));
        assert_int_equal(why, XQ_ILLEGAL_VALUE);
    }
    for (unsigned square = 0; square < 256; square++) {
        assert_int_equal(xq_position_piece_at(&zeroed, (xq_square)square), XQ_PIECE_NONE);
        assert_false(xq_position_is_attacked(&zeroed, (xq_square)square, XQ_RED));
        assert_false(xq_position_is_protected(&zeroed, (xq_square)square));
    }
    assert_int_equal(xq_position_status(&zeroed), XQ_STANDING_NONE);
    assert_false(xq_position_in_check(&zeroed));
    assert_false(xq_position_is_checkmate(&zeroed));
    assert_false(xq_position_is_stalemate(&zeroed));
    assert_int_equal(xq_position_to_fen(&zeroed, text, sizeof text), 0);
    assert_int_equal(text[0], '\0');
}

static void values_out_of_range(void **state)
{
    xq_position start = position_of("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
                                    XQ_VARIANT_XIANGQI);
    xq_square squares[4];
    xq_pin pins[4];
    uint8_t material[XQ_KIND_END];

    (void)state;
    for (unsigned square = XQ_SQUARE_COUNT; square < 256; square++) {
        assert_int_equal(xq_position_piece_at(&start, (xq_square)square), XQ_PIECE_NONE);
        assert_int_equal(xq_position_attackers(&start, (xq_square)square, XQ_RED, squares, 4), 0);
        assert_false(xq_position_is_attacked(&start, (xq_square)square, XQ_BLACK));
        assert_false(xq_position_is_protected(&start, (xq_square)square));
        assert_int_equal(xq_position_moves_from(&start, (xq_square)square, NULL, 0), 0);
    }
    for (int side = -3; side < 6; side++) {
        if (side == XQ_RED || side == XQ_BLACK) {
            continue;
        }
        assert_int_equal(xq_position_general(&start, (xq_side)side), XQ_SQUARE_NONE);
        assert_int_equal(xq_position_attackers(&start, 0, (xq_side)side, squares, 4), 0);
        assert_int_equal(xq_position_pins(&start, (xq_side)side, pins, 4), 0);
        assert_int_equal(xq_position_value(&start, (xq_side)side), 0);
        assert_int_equal(xq_position_material(&start, (xq_side)side, material), XQ_ERR_ARGUMENT);
    }
    for (unsigned piece = 0; piece < 256; piece++) {
        if (piece % 8 == 0 || piece >= XQ_PIECE_END) {
            assert_int_equal(xq_position_find(&start, (xq_piece)piece, squares, 4), 0);
        }
    }
}

static void null_pointers(void **state)
{
    xq_position start = position_of("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
                                    XQ_VARIANT_XIANGQI);
    uint64_t nodes;
    size_t count;

    (void)state;
    assert_int_equal(xq_position_start(XQ_VARIANT_XIANGQI, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_position_from_setup(NULL, &start, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_position_to_setup(&start, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_position_mirror(&start, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_position_swap_sides(&start, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_position_play(NULL, 1, NULL, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_position_play_null(NULL, NULL, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_perft(NULL, 1, &nodes, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_perft(&start, 1, NULL, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_perft(&start, XQ_PERFT_DEPTH_MAX + 1, &nodes, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_perft_divide(&start, 0, NULL, 0, &count, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_perft(&start, 0, &nodes, NULL), XQ_OK);
    assert_int_equal(nodes, 1);
    assert_int_equal(xq_position_moves(NULL, NULL, 0), 0);
    assert_int_equal(xq_position_count(NULL), 0);
    assert_false(xq_position_is_made(NULL));
    assert_int_equal(xq_position_status(NULL), XQ_STANDING_NONE);
    assert_false(xq_position_is_legal(NULL, 1, NULL));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(calls_with_a_status), cmocka_unit_test(calls_that_list),
        cmocka_unit_test(calls_that_answer),   cmocka_unit_test(values_out_of_range),
        cmocka_unit_test(null_pointers),
    };

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
