/* Moves as text that needs the position: passes, and the row-column text of Janggi. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include <xiangqi/fen.h>
#include <xiangqi/notation.h>

#include "unit/texts.h"

static const xq_variant X = XQ_VARIANT_XIANGQI;
static const xq_variant J = XQ_VARIANT_JANGGI;

#define INNER "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR"
#define HUNT "4k4/9/9/1p7/9/9/3B5/9/4K4/9" /* an elephant takes a soldier */
#define CHECK "3k5/9/9/9/9/9/9/9/R8/4K4"   /* a chariot checks */
#define MATE "3k5/9/9/9/9/9/9/4R4/R8/5K3"  /* a chariot mates */
#define XIANGQI "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR"

static xq_position position_of(const char *fen, xq_variant variant)
{
    xq_position position;
    assert_int_equal(xq_position_from_fen(fen, strlen(fen), variant, XQ_FEN_LENIENT, &position, NULL, NULL),
                     XQ_OK);
    return position;
}

static xq_status read(const xq_position *position, const char *text, xq_notation notation, xq_move *move,
                      xq_error *error)
{
    char *copy = exact_copy(text, strlen(text));
    const xq_status status = xq_position_read_move(position, copy, strlen(text), notation, move, error);
    free(copy);
    return status;
}

/* The move of coordinates, whatever stands there. */
static xq_move move_of(const char *coordinates, xq_variant variant)
{
    xq_move move = XQ_MOVE_NONE;
    assert_int_equal(
        xq_move_read(coordinates, strlen(coordinates), variant, XQ_COORDINATES_DEFAULT, &move, NULL), XQ_OK);
    return move;
}

/* Pairs as the records of associations and sites have them: the row from Han's edge, then the column. */
static const struct {
    const char *fen;
    const char *coordinates;
    const char *xboard;
    const char *korean;
    const char *row_column;
} written[] = {
    {INNER " w", "a4b4", "a3b3", "71졸72", "P71-72"},
    {INNER " w", "c4d4", "c3d3", "73졸74", "P73-74"},
    {INNER " w", "h1g3", "h0g2", "08마87", "H08-87"},
    {INNER " w", "e2e2", "@@@@", "한수쉼", "K95-95"},
    {INNER " b", "e9e9", "@@@@", "한수쉼", "K25-25"},
    {INNER " b", "a7b7", "a6b6", "41병42", "P41-42"},
    {INNER " b", "b10c8", "b9c7", "12마33", "H12-33"},
    {HUNT " w", "d4b7", "d3b6", "74상42", "E74x42"},
    {CHECK " w", "a2d2", "a1d1", "91차94장군", "R91-94+"},
    {MATE " w", "a2d2", "a1d1", "91차94장군", "R91-94#"},
};

static void moves_are_written_and_read_back(void **state)
{
    (void)state;
    unsigned wrong = 0;
    for (size_t i = 0; i < sizeof written / sizeof written[0]; i++) {
        const xq_position position = position_of(written[i].fen, J);
        const xq_move move = move_of(written[i].coordinates, J);
        const char *const expected[XQ_NOTATION_END] = {
            [XQ_NOTATION_COORDINATES] = written[i].coordinates, [XQ_NOTATION_UCI] = written[i].coordinates,
            [XQ_NOTATION_XBOARD] = written[i].xboard,           [XQ_NOTATION_KOREAN] = written[i].korean,
            [XQ_NOTATION_ROW_COLUMN] = written[i].row_column,
        };
        for (xq_notation notation = 0; notation < XQ_NOTATION_END; notation++) {
            char text[XQ_NOTATION_TEXT_SIZE] = "";
            size_t length = 0;
            xq_move back = XQ_MOVE_NONE;
            if (!expected[notation])
                continue;
            if (xq_position_write_move(&position, move, notation, text, sizeof text, &length, NULL) !=
                    XQ_OK ||
                strcmp(text, expected[notation]) != 0 || length != strlen(text) ||
                read(&position, text, notation, &back, NULL) != XQ_OK || back != move) {
                printf("%s %s: written as \"%s\" in %s\n", written[i].fen, written[i].coordinates, text,
                       xq_notation_name(notation));
                wrong++;
            }
        }
    }
    assert_int_equal(wrong, 0);
}

/* Other forms in which the same moves stand in records. */
static const struct {
    const char *fen;
    const char *text;
    const char *coordinates;
} readable[] = {
    {INNER " w", "79卒78", "i4h4"},   {INNER " b", "41漢兵42", "a7b7"},   {INNER " w", "71초졸72", "a4b4"},
    {INNER " w", "02 馬 83", "b1c3"}, {INNER " w", "N02-83", "b1c3"},     {INNER " w", "H0283", "b1c3"},
    {HUNT " w", "74상42병", "d4b7"},  {HUNT " w", "B74-42", "d4b7"},      {HUNT " w", "74象42兵", "d4b7"},
    {HUNT " w", "95장94", "e2d2"},    {HUNT " w", "95楚94", "e2d2"},      {HUNT " b", "15漢14", "e10d10"},
    {HUNT " w", "95궁85", "e2e3"},    {CHECK " w", "91車94장군", "a2d2"}, {CHECK " w", "91거94", "a2d2"},
    {INNER " w", "@@@@", "e2e2"},     {INNER " w", "한수쉼", "e2e2"},     {INNER " w", "95장95", "e2e2"},
};

static void other_forms_are_read(void **state)
{
    (void)state;
    unsigned wrong = 0;
    for (size_t i = 0; i < sizeof readable / sizeof readable[0]; i++) {
        const xq_position position = position_of(readable[i].fen, J);
        for (xq_notation notation = XQ_NOTATION_KOREAN; notation <= XQ_NOTATION_ROW_COLUMN; notation++) {
            xq_move move = XQ_MOVE_NONE;
            xq_error error = {.code = XQ_OK};
            if (read(&position, readable[i].text, notation, &move, &error) != XQ_OK ||
                move != move_of(readable[i].coordinates, J)) {
                printf("%s: \"%s\" is not read: %s\n", readable[i].fen, readable[i].text, error.text);
                wrong++;
            }
        }
    }
    assert_int_equal(wrong, 0);
}

/* Texts that are wrong, and the byte at which they are. */
static const struct {
    const char *fen;
    const char *text;
    uint32_t byte;
} unreadable[] = {
    {INNER " w", "", 0},
    {INNER " w", "7", 1},
    {INNER " w", "73", 2},
    {INNER " w", "73졸", 5},
    {INNER " w", "73졸7", 6},
    {INNER " w", "73졸70", 6},
    {INNER " w", "70졸71", 1},
    {INNER " w", "73졸74x", 7},
    {INNER " w", "73졸74장", 7},
    {INNER " w", "73졸74장군", 7},
    {INNER " w", "73마74", 0},
    {INNER " w", "63졸64", 0},
    {INNER " w", "73한졸74", 2},
    {INNER " w", "P71x72", 4},
    {INNER " w", "H71-72", 1},
    {INNER " w", "73\xEC\xA1", 2},
    {INNER " w", "X71-72", 0},
    {INNER " w", "P71-72+", 6},
    {HUNT " w", "74상42졸장군", 10},
    {HUNT " w", "74상42마", 7},
    {INNER " w", "01차01", 0},
    {INNER " w", "한수", 0},
    {INNER " w", "a4b4", 0},
    {INNER " w", "@@@", 0},
};

static void wrong_texts_are_refused_at_their_byte(void **state)
{
    (void)state;
    unsigned wrong = 0;
    for (size_t i = 0; i < sizeof unreadable / sizeof unreadable[0]; i++) {
        const xq_position position = position_of(unreadable[i].fen, J);
        xq_move move = 77;
        xq_error error = {.code = XQ_OK};
        if (read(&position, unreadable[i].text, XQ_NOTATION_KOREAN, &move, &error) != XQ_ERR_MOVE_TEXT ||
            error.code != XQ_ERR_MOVE_TEXT || error.byte != unreadable[i].byte || !*error.text ||
            move != 77) {
            printf("%s: \"%s\": byte %u, %s\n", unreadable[i].fen, unreadable[i].text, (unsigned)error.byte,
                   error.text);
            wrong++;
        }
    }
    assert_int_equal(wrong, 0);
}

static void xiangqi_has_neither_passes_nor_row_columns(void **state)
{
    (void)state;
    const xq_position position = position_of(XIANGQI " w", X);
    const xq_move move = move_of("h2e2", X);
    char text[XQ_NOTATION_TEXT_SIZE] = "?";
    xq_move read_move = XQ_MOVE_NONE;
    assert_int_equal(read(&position, "@@@@", XQ_NOTATION_COORDINATES, &read_move, NULL), XQ_ERR_MOVE_TEXT);
    assert_int_equal(read(&position, "한수쉼", XQ_NOTATION_COORDINATES, &read_move, NULL), XQ_ERR_MOVE_TEXT);
    assert_int_equal(read(&position, "88포85", XQ_NOTATION_KOREAN, &read_move, NULL), XQ_ERR_VARIANT);
    assert_int_equal(
        xq_position_write_move(&position, move, XQ_NOTATION_KOREAN, text, sizeof text, NULL, NULL),
        XQ_ERR_VARIANT);
    assert_string_equal(text, "?");
    assert_int_equal(read(&position, "h2e2", XQ_NOTATION_XBOARD, &read_move, NULL), XQ_OK);
    assert_int_equal(read_move, move);
    assert_int_equal(xq_position_write_move(&position, move, XQ_NOTATION_UCI, text, sizeof text, NULL, NULL),
                     XQ_OK);
    assert_string_equal(text, "h3e3");
}

static void illegal_moves_are_not_written(void **state)
{
    (void)state;
    const xq_position position = position_of(INNER " w", J);
    char text[XQ_NOTATION_TEXT_SIZE] = "?";
    xq_error error;
    assert_int_equal(xq_position_write_move(&position, move_of("b3b4", J), XQ_NOTATION_KOREAN, text,
                                            sizeof text, NULL, &error),
                     XQ_ERR_ILLEGAL_MOVE);
    assert_int_equal(error.reason, XQ_ILLEGAL_SCREEN_COUNT);
    assert_int_equal(error.move, move_of("b3b4", J));
    assert_string_equal(text, "?");
}

static void arguments_are_checked(void **state)
{
    (void)state;
    const xq_position position = position_of(INNER " w", J);
    const xq_position zeroed = {0};
    xq_move move = XQ_MOVE_NONE;
    char text[XQ_NOTATION_TEXT_SIZE];
    assert_int_equal(xq_position_read_move(NULL, "a4b4", 4, XQ_NOTATION_UCI, &move, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_position_read_move(&position, NULL, 4, XQ_NOTATION_UCI, &move, NULL),
                     XQ_ERR_ARGUMENT);
    assert_int_equal(xq_position_read_move(&position, "a4b4", 4, XQ_NOTATION_UCI, NULL, NULL),
                     XQ_ERR_ARGUMENT);
    assert_int_equal(xq_position_read_move(&position, "a4b4", 4, XQ_NOTATION_END, &move, NULL),
                     XQ_ERR_ARGUMENT);
    assert_int_equal(xq_position_read_move(&zeroed, "a4b4", 4, XQ_NOTATION_UCI, &move, NULL),
                     XQ_ERR_POSITION);
    assert_int_equal(xq_position_write_move(NULL, 1, XQ_NOTATION_UCI, text, sizeof text, NULL, NULL),
                     XQ_ERR_ARGUMENT);
    assert_int_equal(xq_position_write_move(&position, 1, XQ_NOTATION_UCI, NULL, 4, NULL, NULL),
                     XQ_ERR_ARGUMENT);
    assert_int_equal(xq_position_write_move(&zeroed, 1, XQ_NOTATION_UCI, text, sizeof text, NULL, NULL),
                     XQ_ERR_POSITION);
    assert_string_equal(xq_notation_name(XQ_NOTATION_END), "");
    assert_string_equal(xq_notation_name(XQ_NOTATION_ROW_COLUMN), "row-column");
}

/* A text cut short ends at a whole character. */
static void short_capacities_cut_no_character(void **state)
{
    (void)state;
    const xq_position position = position_of(CHECK " w", J);
    static const char *const expected[] = {"", "9", "91", "91", "91", "91차", "91차9", "91차94", "91차94"};
    for (size_t capacity = 1; capacity <= sizeof expected / sizeof expected[0]; capacity++) {
        char text[XQ_NOTATION_TEXT_SIZE];
        size_t length = 0;
        assert_int_equal(xq_position_write_move(&position, move_of("a2d2", J), XQ_NOTATION_KOREAN, text,
                                                capacity, &length, NULL),
                         XQ_OK);
        assert_int_equal(length, strlen("91차94장군"));
        assert_string_equal(text, expected[capacity - 1]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(moves_are_written_and_read_back),
        cmocka_unit_test(other_forms_are_read),
        cmocka_unit_test(wrong_texts_are_refused_at_their_byte),
        cmocka_unit_test(xiangqi_has_neither_passes_nor_row_columns),
        cmocka_unit_test(illegal_moves_are_not_written),
        cmocka_unit_test(arguments_are_checked),
        cmocka_unit_test(short_capacities_cut_no_character),
    };
    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
