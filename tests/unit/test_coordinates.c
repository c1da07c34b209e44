/* Squares and moves as coordinates. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include <xiangqi/move.h>

#include "support/random.h"
#include "unit/texts.h"

enum { X = XQ_VARIANT_XIANGQI, J = XQ_VARIANT_JANGGI };

enum {
    DEFAULT = XQ_COORDINATES_DEFAULT,
    FROM_0 = XQ_COORDINATES_FROM_0,
    FROM_1 = XQ_COORDINATES_FROM_1,
    ICCS = XQ_COORDINATES_ICCS,
};

/* How a square is written, from the definition: files a to i, rank * 9 + file. */
static void spell(xq_square square, char first_file, int first_rank, char *text, size_t capacity)
{
    snprintf(text, capacity, "%c%d", first_file + square % 9, square / 9 + first_rank);
}

static void every_square_both_ways(void **state)
{
    (void)state;
    for (int variant = X; variant <= J; variant++) {
        for (xq_square square = 0; square < XQ_SQUARE_COUNT; square++) {
            char expected[8];
            char text[XQ_SQUARE_TEXT_SIZE];
            xq_square read = XQ_SQUARE_NONE;

            spell(square, 'a', variant == J, expected, sizeof expected);
            assert_int_equal(xq_square_write(square, (xq_variant)variant, text, sizeof text),
                             strlen(expected));
            assert_string_equal(text, expected);
            assert_int_equal(xq_square_read(text, strlen(text), (xq_variant)variant, &read, NULL), XQ_OK);
            assert_int_equal(read, square);
            spell(square, 'A', variant == J, expected, sizeof expected);
            read = XQ_SQUARE_NONE;
            assert_int_equal(xq_square_read(expected, strlen(expected), (xq_variant)variant, &read, NULL),
                             XQ_OK);
            assert_int_equal(read, square);
        }
    }
}

static void no_square_is_written_as_nothing(void **state)
{
    char text[8] = "?";

    (void)state;
    for (int square = XQ_SQUARE_COUNT; square <= XQ_SQUARE_NONE; square++) {
        text[0] = '?';
        assert_int_equal(xq_square_write((xq_square)square, XQ_VARIANT_XIANGQI, text, sizeof text), 0);
        assert_string_equal(text, "");
    }
}

static void spell_move(int from, int to, int coordinates, int first_rank, char *text, size_t capacity)
{
    const bool iccs = coordinates == ICCS;
    char origin[8];
    char target[8];

    spell((xq_square)from, iccs ? 'A' : 'a', first_rank, origin, sizeof origin);
    spell((xq_square)to, iccs ? 'A' : 'a', first_rank, target, sizeof target);
    snprintf(text, capacity, "%s%s%s", origin, iccs ? "-" : "", target);
}

static unsigned wrong_moves(int variant, int coordinates, int first_rank)
{
    unsigned wrong = 0;

    for (int value = 1; value < XQ_SQUARE_COUNT * XQ_SQUARE_COUNT; value++) {
        const int from = value / XQ_SQUARE_COUNT;
        const int to = value % XQ_SQUARE_COUNT;
        const xq_move move = (xq_move)(from << 7 | to);
        char expected[24];
        char text[XQ_MOVE_TEXT_SIZE];
        xq_move read = XQ_MOVE_NONE;

        spell_move(from, to, coordinates, first_rank, expected, sizeof expected);
        if (xq_move_write(move, (xq_variant)variant, (xq_coordinates)coordinates, text, sizeof text) !=
                strlen(expected) ||
            strcmp(text, expected) != 0 ||
            xq_move_read(text, strlen(text), (xq_variant)variant, (xq_coordinates)coordinates, &read, NULL) !=
                XQ_OK ||
            read != move) {
            print_error("%d to %d in coordinates %d: expected %s\n", from, to, coordinates, expected);
            wrong++;
        }
    }
    return wrong;
}

static void every_move_both_ways(void **state)
{
    (void)state;
    assert_int_equal(wrong_moves(X, DEFAULT, 0), 0);
    assert_int_equal(wrong_moves(J, DEFAULT, 1), 0);
    for (int variant = X; variant <= J; variant++) {
        assert_int_equal(wrong_moves(variant, FROM_0, 0), 0);
        assert_int_equal(wrong_moves(variant, FROM_1, 1), 0);
        assert_int_equal(wrong_moves(variant, ICCS, 0), 0);
    }
}

static bool is_written_as_nothing(unsigned move, int variant, int coordinates)
{
    char text[XQ_MOVE_TEXT_SIZE] = "?";

    return xq_move_write((xq_move)move, (xq_variant)variant, (xq_coordinates)coordinates, text,
                         sizeof text) == 0 &&
           text[0] == '\0';
}

static void values_without_two_squares(void **state)
{
    unsigned wrong = 0;

    (void)state;
    for (unsigned move = 0; move <= UINT16_MAX; move++) {
        const bool names_two = move < 1U << 14 && move >> 7 < 90 && (move & 127) < 90;
        if ((!names_two || move == XQ_MOVE_NONE) && !is_written_as_nothing(move, X, DEFAULT)) {
            print_error("move %u is written as something\n", move);
            wrong++;
        }
    }
    assert_int_equal(wrong, 0);
    assert_true(is_written_as_nothing(1, 2, DEFAULT));
    assert_true(is_written_as_nothing(1, X, ICCS + 1));
    assert_true(is_written_as_nothing(1, X, -1));
}

/* What is read besides the forms that are written. Squares are rank * 9 + file. */
static const struct {
    const char *text;
    int variant;
    int coordinates;
    int from;
    int to;
} readings[] = {
    {"h2e2", X, DEFAULT, 25, 22}, {"H2-E2", X, DEFAULT, 25, 22},
    {"H2E2", X, DEFAULT, 25, 22}, {"h2-e2", X, DEFAULT, 25, 22},
    {"H2-E2", X, FROM_0, 25, 22}, {"h2E2", X, FROM_0, 25, 22},
    {"h2e2", X, ICCS, 25, 22},    {"H2-E2", J, FROM_0, 25, 22},
    {"h2e2", X, FROM_1, 16, 13}, /* one rank lower than with ranks from 0 */
    {"h3e3", X, FROM_1, 25, 22},  {"i10h10", X, FROM_1, 89, 88},
    {"i1i10", X, FROM_1, 8, 89},  {"i10i1", X, FROM_1, 89, 8},
    {"a1b1", X, FROM_1, 0, 1},    {"a10a9", J, DEFAULT, 81, 72},
    {"e2e2", J, DEFAULT, 13, 13}, /* a pass (J11) */
    {"e1e1", X, DEFAULT, 13, 13}, /* illegal, but a value */
    {"i9a0", X, DEFAULT, 89, 0},
};

static void further_readings(void **state)
{
    unsigned wrong = 0;

    (void)state;
    for (size_t i = 0; i < sizeof readings / sizeof readings[0]; i++) {
        const size_t length = strlen(readings[i].text);
        char *text = exact_copy(readings[i].text, length);
        xq_move move = XQ_MOVE_NONE;
        const xq_status status = xq_move_read(text, length, (xq_variant)readings[i].variant,
                                              (xq_coordinates)readings[i].coordinates, &move, NULL);

        if (status != XQ_OK || move != (readings[i].from << 7 | readings[i].to)) {
            print_error("%s: status %d, move %d\n", readings[i].text, status, move);
            wrong++;
        }
        free(text);
    }
    assert_int_equal(wrong, 0);
}

/* Errors; length 0 means the text up to its zero. */
struct refusal {
    const char *text;
    size_t length;
    int variant;
    int coordinates;
    uint32_t byte;
    const char *told; /* part of the error's text */
};

static const struct refusal square_refusals[] = {
    {"", 0, X, DEFAULT, 0, "the end of the text is no file"},
    {"a", 0, X, DEFAULT, 1, "the end of the text is no rank; ranks are 0 to 9"},
    {"a", 0, J, DEFAULT, 1, "the end of the text is no rank; ranks are 1 to 10"},
    {"j0", 0, X, DEFAULT, 0, "\"j\" is no file; files are a to i"},
    {"J0", 0, X, DEFAULT, 0, "\"J\" is no file"},
    {"`0", 0, X, DEFAULT, 0, "\"`\" is no file"},
    {"@0", 0, X, DEFAULT, 0, "\"@\" is no file"},
    {"00", 0, X, DEFAULT, 0, "\"0\" is no file"},
    {" a0", 0, X, DEFAULT, 0, "\" \" is no file"},
    {"ab", 0, X, DEFAULT, 1, "\"b\" is no rank"},
    {"a/", 0, X, DEFAULT, 1, "\"/\" is no rank"},
    {"a:", 0, X, DEFAULT, 1, "\":\" is no rank"},
    {"a-1", 0, X, DEFAULT, 1, "\"-\" is no rank"},
    {"a10", 0, X, DEFAULT, 2, "\"0\" follows the square"},
    {"a0 ", 0, X, DEFAULT, 2, "\" \" follows the square"},
    {"a0\0", 3, X, DEFAULT, 2, "byte 0x00 follows the square"},
    {"\xE5\xB8\xA5", 0, X, DEFAULT, 0, "byte 0xE5 is no file"},
    {"a\x7F", 0, X, DEFAULT, 1, "byte 0x7F is no rank"},
    {"a0", 0, J, DEFAULT, 1, "\"0\" is no rank; ranks are 1 to 10"},
    {"a01", 0, J, DEFAULT, 1, "\"0\" is no rank"},
    {"a11", 0, J, DEFAULT, 2, "\"1\" follows the square"},
    {"a100", 0, J, DEFAULT, 3, "\"0\" follows the square"},
    {"a20", 0, J, DEFAULT, 2, "\"0\" follows the square"},
};

static const struct refusal move_refusals[] = {
    {"", 0, X, DEFAULT, 0, "the end of the text is no file"},
    {"h", 0, X, DEFAULT, 1, "is no rank"},
    {"h2", 0, X, DEFAULT, 2, "the end of the text is no file"},
    {"h2-", 0, X, DEFAULT, 3, "the end of the text is no file"},
    {"h2e", 0, X, DEFAULT, 3, "the end of the text is no rank"},
    {"h2--e2", 0, X, DEFAULT, 3, "\"-\" is no file"},
    {"h2 e2", 0, X, DEFAULT, 2, "\" \" is no file"},
    {"h2xe2", 0, X, DEFAULT, 2, "\"x\" is no file"},
    {"h2e2+", 0, X, DEFAULT, 4, "\"+\" follows the move; a move is two squares"},
    {"h2e2 ", 0, X, DEFAULT, 4, "\" \" follows the move"},
    {"h2e2\n", 0, X, DEFAULT, 4, "byte 0x0A follows the move"},
    {"h2e2\0", 5, X, DEFAULT, 4, "byte 0x00 follows the move"},
    {"h2e2e3", 0, X, DEFAULT, 4, "\"e\" follows the move"},
    {"h10e10", 0, X, DEFAULT, 2, "\"0\" is no file"},
    {"0000", 0, X, DEFAULT, 0, "\"0\" is no file"}, /* the null move of some protocols */
    {"@@@@", 0, J, DEFAULT, 0, "\"@\" is no file"},
    {"C2.5", 0, X, DEFAULT, 2, "\".\" is no file"},
    {"a0a0", 0, X, DEFAULT, 0, "no game has such a move"},
    {"A0-A0", 0, X, ICCS, 0, "no game has such a move"},
    {"a1a1", 0, J, DEFAULT, 0, "no game has such a move"},
    {"a1a1", 0, X, FROM_1, 0, "no game has such a move"},
    {"h0e3", 0, X, FROM_1, 1, "\"0\" is no rank; ranks are 1 to 10"},
    {"h3e0", 0, X, FROM_1, 3, "\"0\" is no rank"},
    {"h11e1", 0, X, FROM_1, 2, "\"1\" is no file"},
    {"i10h100", 0, X, FROM_1, 6, "\"0\" follows the move"},
    {"h3-e3", 0, X, FROM_1, 2, "\"-\" is no file"},
    {"H3E3", 0, X, FROM_1, 0, "\"H\" is no file"},
    {"H3-E3", 0, J, DEFAULT, 0, "\"H\" is no file"},
};

enum { SENTINEL = 0x2A2A };

/* Reads as a square or as a move; the result shows whether the output was touched. */
static xq_status read_either(const struct refusal *row, bool square, const char *text, size_t length,
                             unsigned *output, xq_error *error)
{
    xq_square read_square = SENTINEL & 0xFF;
    xq_move read_move = SENTINEL;
    xq_status status = XQ_OK;

    if (square)
        status = xq_square_read(text, length, (xq_variant)row->variant, &read_square, error);
    else
        status = xq_move_read(text, length, (xq_variant)row->variant, (xq_coordinates)row->coordinates,
                              &read_move, error);
    *output = square ? read_square | (SENTINEL & 0xFF00) : read_move;
    return status;
}

static bool is_refused(const struct refusal *row, bool square)
{
    const size_t length = row->length ? row->length : strlen(row->text);
    const xq_status code = square ? XQ_ERR_SQUARE_TEXT : XQ_ERR_MOVE_TEXT;
    char *text = exact_copy(row->text, length);
    unsigned output = 0;
    xq_error error;
    bool right = false;

    memset(&error, 0xEE, sizeof error);
    right = read_either(row, square, text, length, &output, &error) == code && output == SENTINEL;
    right = right && error.code == (int32_t)code && error.byte == row->byte && error.field == XQ_FIELD_NONE &&
            error.reason == 0 && error.line == XQ_NOWHERE && error.ply == XQ_NOWHERE &&
            strstr(error.text, row->told);
    right = right && read_either(row, square, text, length, &output, NULL) == code;
    if (!right)
        print_error("\"%s\": code %d, byte %u, output %x, \"%s\"; expected byte %u, \"%s\"\n", row->text,
                    error.code, error.byte, output, error.text, row->byte, row->told);
    free(text);
    return right;
}

static void refusals_name_the_byte(void **state)
{
    unsigned wrong = 0;

    (void)state;
    for (size_t i = 0; i < sizeof square_refusals / sizeof square_refusals[0]; i++)
        wrong += !is_refused(&square_refusals[i], true);
    for (size_t i = 0; i < sizeof move_refusals / sizeof move_refusals[0]; i++)
        wrong += !is_refused(&move_refusals[i], false);
    assert_int_equal(wrong, 0);
}

static void wrong_arguments(void **state)
{
    xq_square square = 7;
    xq_move move = SENTINEL;
    xq_error error;

    (void)state;
    assert_int_equal(xq_square_read(NULL, 0, XQ_VARIANT_XIANGQI, &square, &error), XQ_ERR_ARGUMENT);
    assert_int_equal(error.code, XQ_ERR_ARGUMENT);
    assert_int_equal(xq_square_read("a0", 2, XQ_VARIANT_XIANGQI, NULL, &error), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_square_read("a0", 2, (xq_variant)2, &square, &error), XQ_ERR_ARGUMENT);
    assert_int_equal(square, 7);
    assert_int_equal(xq_move_read(NULL, 0, XQ_VARIANT_XIANGQI, XQ_COORDINATES_DEFAULT, &move, NULL),
                     XQ_ERR_ARGUMENT);
    assert_int_equal(xq_move_read("h2e2", 4, XQ_VARIANT_XIANGQI, XQ_COORDINATES_DEFAULT, NULL, &error),
                     XQ_ERR_ARGUMENT);
    assert_int_equal(xq_move_read("h2e2", 4, (xq_variant)-1, XQ_COORDINATES_DEFAULT, &move, &error),
                     XQ_ERR_ARGUMENT);
    assert_int_equal(xq_move_read("h2e2", 4, XQ_VARIANT_XIANGQI, (xq_coordinates)4, &move, &error),
                     XQ_ERR_ARGUMENT);
    assert_int_equal(move, SENTINEL);
}

struct written_move {
    xq_move move;
    xq_coordinates coordinates;
};

static size_t write_move(const void *value, char *text, size_t capacity)
{
    const struct written_move *written = value;
    return xq_move_write(written->move, XQ_VARIANT_XIANGQI, written->coordinates, text, capacity);
}

static size_t write_janggi_square(const void *value, char *text, size_t capacity)
{
    return xq_square_write(*(const xq_square *)value, XQ_VARIANT_JANGGI, text, capacity);
}

static void every_capacity(void **state)
{
    const struct written_move usual = {25 << 7 | 22, XQ_COORDINATES_FROM_0};
    const struct written_move longest = {89 << 7 | 88, XQ_COORDINATES_FROM_1};
    const struct written_move iccs = {25 << 7 | 22, XQ_COORDINATES_ICCS};
    const struct written_move none = {XQ_MOVE_NONE, XQ_COORDINATES_FROM_0};
    const xq_square corner = 89;

    (void)state;
    assert_int_equal(wrong_capacities(write_move, &usual, "h2e2"), 0);
    assert_int_equal(wrong_capacities(write_move, &longest, "i10h10"), 0);
    assert_int_equal(wrong_capacities(write_move, &iccs, "H2-E2"), 0);
    assert_int_equal(wrong_capacities(write_move, &none, ""), 0);
    assert_int_equal(wrong_capacities(write_janggi_square, &corner, "i10"), 0);
}

/* Random bytes of the letters that matter: what is read is written back as the same squares. */
static void random_texts(void **state)
{
    static const char letters[] = "abehiABHI0123910-- ";
    random_source source = random_from(11);
    unsigned taken = 0;

    (void)state;
    for (int round = 0; round < 300000; round++) {
        const size_t length = random_below(&source, 8);
        const xq_coordinates coordinates = (xq_coordinates)random_below(&source, 4);
        char text[8];
        char back[XQ_MOVE_TEXT_SIZE];
        xq_move move = XQ_MOVE_NONE;
        xq_move again = XQ_MOVE_NONE;
        xq_error error = {0};

        for (size_t i = 0; i < length; i++)
            text[i] = letters[random_below(&source, sizeof letters - 1)];
        if (xq_move_read(text, length, XQ_VARIANT_XIANGQI, coordinates, &move, &error) != XQ_OK) {
            assert_true(error.byte <= length);
            continue;
        }
        taken++;
        assert_true(xq_move_write(move, XQ_VARIANT_XIANGQI, coordinates, back, sizeof back) >= 4);
        assert_int_equal(xq_move_read(back, strlen(back), XQ_VARIANT_XIANGQI, coordinates, &again, NULL),
                         XQ_OK);
        assert_int_equal(again, move);
    }
    assert_true(taken > 100);
}

static void a_megabyte(void **state)
{
    enum { SIZE = 1 << 20 };
    char *text = malloc(SIZE);
    xq_move move = SENTINEL;
    xq_error error;

    (void)state;
    assert_non_null(text);
    memset(text, 'a', SIZE);
    assert_int_equal(xq_move_read(text, SIZE, XQ_VARIANT_XIANGQI, XQ_COORDINATES_DEFAULT, &move, &error),
                     XQ_ERR_MOVE_TEXT);
    assert_int_equal(error.byte, 1);
    memcpy(text, "h2e2", 4);
    assert_int_equal(xq_move_read(text, SIZE, XQ_VARIANT_XIANGQI, XQ_COORDINATES_DEFAULT, &move, &error),
                     XQ_ERR_MOVE_TEXT);
    assert_int_equal(error.byte, 4);
    assert_int_equal(move, SENTINEL);
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_square_both_ways), cmocka_unit_test(no_square_is_written_as_nothing),
        cmocka_unit_test(every_move_both_ways),   cmocka_unit_test(values_without_two_squares),
        cmocka_unit_test(further_readings),       cmocka_unit_test(refusals_name_the_byte),
        cmocka_unit_test(wrong_arguments),        cmocka_unit_test(every_capacity),
        cmocka_unit_test(random_texts),           cmocka_unit_test(a_megabyte),
    };

    return cmocka_run_group_tests_name("coordinates", tests, NULL, NULL) != 0;
}
