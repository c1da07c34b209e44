/* Small values: squares, moves as numbers, sides, kinds and pieces, with their names, letters and values. */
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include <xiangqi/move.h>
#include <xiangqi/piece.h>

/* Squares */

static void squares_are_rank_times_nine_plus_file(void **state)
{
    (void)state;
    for (int file = -2; file <= 11; file++) {
        for (int rank = -2; rank <= 11; rank++) {
            const bool on_board = file >= 0 && file <= 8 && rank >= 0 && rank <= 9;

            assert_int_equal(xq_square_make(file, rank), on_board ? rank * 9 + file : 255);
        }
    }
    assert_int_equal(xq_square_make(INT32_MAX, INT32_MAX), XQ_SQUARE_NONE);
    assert_int_equal(xq_square_make(INT32_MIN, INT32_MIN), XQ_SQUARE_NONE);
    assert_int_equal(xq_square_make(0, INT32_MAX), XQ_SQUARE_NONE);
    assert_int_equal(xq_square_make(INT32_MIN, 0), XQ_SQUARE_NONE);
}

static void files_and_ranks_of_every_value(void **state)
{
    (void)state;
    for (int square = 0; square < 256; square++) {
        const bool on_board = square < 90;

        assert_int_equal(xq_square_file((xq_square)square), on_board ? square % 9 : -1);
        assert_int_equal(xq_square_rank((xq_square)square), on_board ? square / 9 : -1);
    }
}

/* Moves */

static void moves_of_all_pairs_of_values(void **state)
{
    (void)state;
    for (int from = 0; from < 256; from++) {
        for (int to = 0; to < 256; to++) {
            const bool on_board = from < 90 && to < 90;

            assert_int_equal(xq_move_make((xq_square)from, (xq_square)to), on_board ? from << 7 | to : 0);
        }
    }
}

static void ends_of_every_move_value(void **state)
{
    (void)state;
    for (int move = 0; move <= UINT16_MAX; move++) {
        const int from = move >> 7;
        const int to = move & 127;
        const bool on_board = from < 90 && to < 90;

        assert_int_equal(xq_move_from((xq_move)move), on_board ? from : XQ_SQUARE_NONE);
        assert_int_equal(xq_move_to((xq_move)move), on_board ? to : XQ_SQUARE_NONE);
    }
}

/* Sides and kinds */

static void other_sides(void **state)
{
    (void)state;
    assert_int_equal(xq_side_other(XQ_RED), XQ_BLACK);
    assert_int_equal(xq_side_other(XQ_BLACK), XQ_RED);
    assert_int_equal(xq_side_other(XQ_CHO), XQ_HAN);
    assert_int_equal(xq_side_other(XQ_SIDE_NONE), XQ_SIDE_NONE);
    assert_int_equal(xq_side_other((xq_side)2), XQ_SIDE_NONE);
}

static void names_of_sides_and_variants(void **state)
{
    (void)state;
    assert_string_equal(xq_side_name(XQ_RED, XQ_VARIANT_XIANGQI), "red");
    assert_string_equal(xq_side_name(XQ_BLACK, XQ_VARIANT_XIANGQI), "black");
    assert_string_equal(xq_side_name(XQ_CHO, XQ_VARIANT_JANGGI), "cho");
    assert_string_equal(xq_side_name(XQ_HAN, XQ_VARIANT_JANGGI), "han");
    assert_string_equal(xq_side_name(XQ_SIDE_NONE, XQ_VARIANT_XIANGQI), "");
    assert_string_equal(xq_side_name((xq_side)2, XQ_VARIANT_XIANGQI), "");
    assert_string_equal(xq_side_name(XQ_RED, (xq_variant)2), "");
    assert_string_equal(xq_side_name(XQ_RED, (xq_variant)-1), "");
    assert_string_equal(xq_variant_name(XQ_VARIANT_XIANGQI), "xiangqi");
    assert_string_equal(xq_variant_name(XQ_VARIANT_JANGGI), "janggi");
    assert_string_equal(xq_variant_name((xq_variant)2), "");
    assert_string_equal(xq_variant_name((xq_variant)-1), "");
}

/* How many of a kind a side owns (B6), its name, and its customary value in half points (V1). */
static const struct {
    xq_kind kind;
    const char *name;
    int limit;
    int value; /* of a soldier before the river */
} kinds[] = {
    {XQ_GENERAL, "general", 1, 0}, {XQ_ADVISOR, "advisor", 2, 4},  {XQ_ELEPHANT, "elephant", 2, 4},
    {XQ_HORSE, "horse", 2, 8},     {XQ_CHARIOT, "chariot", 2, 18}, {XQ_CANNON, "cannon", 2, 9},
    {XQ_SOLDIER, "soldier", 5, 2},
};

static void names_and_numbers_of_kinds(void **state)
{
    (void)state;
    assert_int_equal(sizeof kinds / sizeof kinds[0], XQ_KIND_END - 1);
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        assert_string_equal(xq_kind_name(kinds[i].kind), kinds[i].name);
        assert_int_equal(xq_kind_limit(kinds[i].kind), kinds[i].limit);
    }
    assert_string_equal(xq_kind_name(XQ_KIND_NONE), "");
    assert_string_equal(xq_kind_name(XQ_KIND_END), "");
    assert_string_equal(xq_kind_name((xq_kind)-1), "");
    assert_int_equal(xq_kind_limit(XQ_KIND_NONE), 0);
    assert_int_equal(xq_kind_limit(XQ_KIND_END), 0);
    assert_int_equal(xq_kind_limit((xq_kind)-1), 0);
}

/* Pieces */

/* Letter and character (B7) of each. */
static const struct {
    xq_piece piece;
    xq_side side;
    xq_kind kind;
    char letter;
    const char *character;
} pieces[] = {
    {XQ_RED_GENERAL, XQ_RED, XQ_GENERAL, 'K', "帥"},
    {XQ_RED_ADVISOR, XQ_RED, XQ_ADVISOR, 'A', "仕"},
    {XQ_RED_ELEPHANT, XQ_RED, XQ_ELEPHANT, 'B', "相"},
    {XQ_RED_HORSE, XQ_RED, XQ_HORSE, 'N', "傌"},
    {XQ_RED_CHARIOT, XQ_RED, XQ_CHARIOT, 'R', "俥"},
    {XQ_RED_CANNON, XQ_RED, XQ_CANNON, 'C', "炮"},
    {XQ_RED_SOLDIER, XQ_RED, XQ_SOLDIER, 'P', "兵"},
    {XQ_BLACK_GENERAL, XQ_BLACK, XQ_GENERAL, 'k', "將"},
    {XQ_BLACK_ADVISOR, XQ_BLACK, XQ_ADVISOR, 'a', "士"},
    {XQ_BLACK_ELEPHANT, XQ_BLACK, XQ_ELEPHANT, 'b', "象"},
    {XQ_BLACK_HORSE, XQ_BLACK, XQ_HORSE, 'n', "馬"},
    {XQ_BLACK_CHARIOT, XQ_BLACK, XQ_CHARIOT, 'r', "車"},
    {XQ_BLACK_CANNON, XQ_BLACK, XQ_CANNON, 'c', "砲"},
    {XQ_BLACK_SOLDIER, XQ_BLACK, XQ_SOLDIER, 'p', "卒"},
};

static void every_piece(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof pieces / sizeof pieces[0]; i++) {
        assert_int_equal(pieces[i].piece, (int)pieces[i].kind + 8 * (int)pieces[i].side);
        assert_int_equal(xq_piece_make(pieces[i].side, pieces[i].kind), pieces[i].piece);
        assert_int_equal(xq_piece_side(pieces[i].piece), pieces[i].side);
        assert_int_equal(xq_piece_kind(pieces[i].piece), pieces[i].kind);
        assert_int_equal(xq_piece_letter(pieces[i].piece), pieces[i].letter);
        assert_int_equal(xq_piece_from_letter(pieces[i].letter), pieces[i].piece);
        assert_string_equal(xq_piece_character(pieces[i].piece), pieces[i].character);
    }
}

static void values_that_are_no_piece(void **state)
{
    (void)state;
    for (int value = 0; value < 256; value++) {
        if (value < XQ_PIECE_END && value % 8 != 0) {
            continue;
        }
        assert_int_equal(xq_piece_kind((xq_piece)value), XQ_KIND_NONE);
        assert_int_equal(xq_piece_side((xq_piece)value), XQ_SIDE_NONE);
        assert_int_equal(xq_piece_letter((xq_piece)value), 0);
        assert_string_equal(xq_piece_character((xq_piece)value), "");
        assert_int_equal(xq_piece_value((xq_piece)value, 0), 0);
    }
}

static void pieces_out_of_range(void **state)
{
    (void)state;
    assert_int_equal(xq_piece_make(XQ_SIDE_NONE, XQ_GENERAL), XQ_PIECE_NONE);
    assert_int_equal(xq_piece_make((xq_side)2, XQ_GENERAL), XQ_PIECE_NONE);
    assert_int_equal(xq_piece_make(XQ_RED, XQ_KIND_NONE), XQ_PIECE_NONE);
    assert_int_equal(xq_piece_make(XQ_BLACK, XQ_KIND_END), XQ_PIECE_NONE);
    assert_int_equal(xq_piece_make(XQ_BLACK, (xq_kind)-1), XQ_PIECE_NONE);
}

/* Two letters are in use for elephant and horse; all else is none. */
static void every_letter(void **state)
{
    (void)state;
    for (int byte = 0; byte < 256; byte++) {
        xq_piece expected = XQ_PIECE_NONE;

        for (size_t i = 0; i < sizeof pieces / sizeof pieces[0]; i++) {
            if (pieces[i].letter == byte) {
                expected = pieces[i].piece;
            }
        }
        expected = byte == 'E' ? XQ_RED_ELEPHANT : expected;
        expected = byte == 'e' ? XQ_BLACK_ELEPHANT : expected;
        expected = byte == 'H' ? XQ_RED_HORSE : expected;
        expected = byte == 'h' ? XQ_BLACK_HORSE : expected;
        assert_int_equal(xq_piece_from_letter((char)byte), expected);
    }
}

/* V1: only a soldier's value depends on where it stands: twice as much over the river. */
static void values_on_every_square(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        for (int square = 0; square < XQ_SQUARE_COUNT; square++) {
            const bool is_soldier = kinds[i].kind == XQ_SOLDIER;
            const bool over_river_for_red = square >= 45; /* ranks 5 to 9 */
            const int red = kinds[i].value * (is_soldier && over_river_for_red ? 2 : 1);
            const int black = kinds[i].value * (is_soldier && !over_river_for_red ? 2 : 1);

            assert_int_equal(xq_piece_value(xq_piece_make(XQ_RED, kinds[i].kind), (xq_square)square), red);
            assert_int_equal(xq_piece_value(xq_piece_make(XQ_BLACK, kinds[i].kind), (xq_square)square),
                             black);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(squares_are_rank_times_nine_plus_file),
        cmocka_unit_test(files_and_ranks_of_every_value),
        cmocka_unit_test(moves_of_all_pairs_of_values),
        cmocka_unit_test(ends_of_every_move_value),
        cmocka_unit_test(other_sides),
        cmocka_unit_test(names_of_sides_and_variants),
        cmocka_unit_test(names_and_numbers_of_kinds),
        cmocka_unit_test(every_piece),
        cmocka_unit_test(values_that_are_no_piece),
        cmocka_unit_test(pieces_out_of_range),
        cmocka_unit_test(every_letter),
        cmocka_unit_test(values_on_every_square),
    };

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
