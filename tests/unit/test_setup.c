/* Setups: what they begin as, and every fault of one, named with its square and piece. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include <xiangqi/fen.h>

#include "support/random.h"
#include "unit/texts.h"

static const xq_fault untouched_fault = {.code = -7, .square = 33, .piece = 44, .reserved = {5, 6}};

/* The setup of a board and a side, "w" or "b", by the FEN reader, which judges nothing. */
static xq_setup setup_of(const char *board, const char *side)
{
    char fen[XQ_FEN_TEXT_SIZE];
    xq_setup setup;
    const int length = snprintf(fen, sizeof fen, "%s %s - - 0 1", board, side);

    assert_int_equal(xq_fen_read(fen, (size_t)length, XQ_VARIANT_XIANGQI, XQ_FEN_STRICT, &setup, NULL, NULL),
                     XQ_OK);
    return setup;
}

/* Generals that see nothing of each other, and nothing else. */
static xq_setup two_generals(void)
{
    return setup_of("5k3/9/9/9/9/9/9/9/9/3K5", "w");
}

/* All faults as text: "name square letter", "-" for none, with commas between. */
static void faults_as_text(const xq_setup *setup, char *text, size_t capacity)
{
    xq_fault faults[XQ_FAULTS_MAX];
    size_t count = 0;
    size_t length = 0;

    const xq_status status = xq_setup_validate(setup, faults, XQ_FAULTS_MAX, &count, NULL);
    assert_int_equal(status, count > 0 ? XQ_ERR_SETUP : XQ_OK);
    assert_true(count <= XQ_FAULTS_MAX);
    text[0] = '\0';
    for (size_t i = 0; i < count; i++) {
        char square[XQ_SQUARE_TEXT_SIZE];
        const char letter = xq_piece_letter(faults[i].piece);
        const bool placed = xq_square_write(faults[i].square, XQ_VARIANT_XIANGQI, square, sizeof square) > 0;

        length += (size_t)snprintf(text + length, capacity - length, "%s%s %s %c", i > 0 ? ", " : "",
                                   xq_fault_name((xq_fault_code)faults[i].code), placed ? square : "-",
                                   letter ? letter : '-');
        assert_true(length < capacity);
        assert_true(placed || faults[i].square == XQ_SQUARE_NONE);
        assert_memory_equal(faults[i].reserved, "\0\0", 2);
    }
}

static void assert_faults(const xq_setup *setup, const char *expected)
{
    char text[8000];

    faults_as_text(setup, text, sizeof text);
    assert_string_equal(text, expected);
}

/* Places and numbers */

static const struct {
    const char *board;
    const char *side;
    const char *faults;
} boards[] = {
    {"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR", "w", ""},
    {"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR", "b", ""},
    {"5k3/9/9/9/9/9/9/9/9/3K5", "b", ""},
    /* No general, too many */
    {"9/9/9/9/9/9/9/9/9/9", "w", "no_general - K, no_general - k"},
    {"9/9/9/9/9/9/9/9/9/3K5", "w", "no_general - k"},
    {"5k3/9/9/9/9/9/9/9/9/9", "b", "no_general - K"},
    {"4k4/9/9/9/9/9/9/9/9/3K1K3", "w", "too_many f0 K"},
    {"3k1k3/9/9/9/9/9/9/9/9/4K4", "b", "too_many f9 k"},
    {"4k4/9/9/9/9/9/9/9/9/R2K3RR", "w", "too_many i0 R"},
    {"4k4/9/9/9/9/9/9/9/RR7/RR1K5", "w", "too_many a1 R, too_many b1 R"},
    {"4k2nn/8n/9/9/9/9/9/9/9/3K5", "w", "too_many i9 n"},
    {"4k4/9/9/9/9/9/9/CCC6/9/3K5", "w", "too_many c2 C"},
    {"4k4/9/9/9/9/9/9/B3B3B/9/3K5", "w", "too_many i2 B"},
    {"4k4/9/9/9/9/9/9/5A3/4A4/3A1K3", "w", "too_many f2 A"},
    {"4k4/9/PPPPPP3/9/9/9/9/9/9/3K5", "w", "too_many f7 P"},
    {"4k4/9/9/9/9/9/9/pppppppp1/9/3K5", "w", "too_many f2 p, too_many g2 p, too_many h2 p"},
    /* Places: of the general, advisors, elephants and soldiers (each point: see the maps below) */
    {"4k4/9/9/9/9/9/9/9/9/2K6", "w", "general_place c0 K"},
    {"4k4/9/9/9/9/9/3K5/9/9/9", "w", "general_place d3 K"},
    {"9/9/9/4k4/9/9/9/9/9/3K5", "w", "general_place e6 k"},
    {"4k4/9/9/9/9/9/9/9/3A5/3K5", "w", "advisor_place d1 A"},
    {"4k4/9/9/9/9/9/9/9/9/3K4A", "w", "advisor_place i0 A"},
    {"3ak4/9/9/9/9/9/4a4/9/9/3K5", "w", "advisor_place e3 a"},
    {"4k4/9/9/9/9/9/9/9/9/2BK1B3", "w", "elephant_place f0 B"},
    {"4k4/9/9/2B6/9/9/9/9/9/3K5", "w", "elephant_place c6 B"},
    {"4k4/9/9/9/9/2b6/9/9/9/3K5", "w", "elephant_place c4 b"},
    {"4k4/9/9/9/9/P1P1P1P1P/9/9/9/3K5", "w", ""},
    {"4k4/9/9/9/9/1P7/9/9/9/3K5", "w", "soldier_place b4 P"},
    {"4k4/9/9/9/9/9/9/P8/9/3K5", "w", "soldier_place a2 P"},
    {"4k4/9/9/9/9/9/9/9/9/3K4P", "w", "soldier_place i0 P"},
    {"4k4/9/p8/9/9/9/9/9/9/3K5", "w", "soldier_place a7 p"},
    {"4k4/9/9/9/7p1/9/9/9/9/3K5", "w", "soldier_place h5 p"},
    /* Generals facing, whoever is to move */
    {"4k4/9/9/9/9/9/9/9/9/4K4", "w", "generals_facing e0 K"},
    {"4k4/9/9/9/9/9/9/9/9/4K4", "b", "generals_facing e0 K"},
    {"9/9/5k3/9/9/9/9/5K3/9/9", "b", "generals_facing f2 K"},
    {"4k4/9/9/9/9/4p4/9/9/9/4K4", "w", ""},
    /* The side to move could take the general: a chariot, cannon, horse, soldier */
    {"4k4/9/9/9/9/9/9/9/4R4/3K5", "w", "can_take_general e9 k"},
    {"4k4/9/9/9/9/9/9/9/4R4/3K5", "b", ""},
    {"4k4/9/9/9/9/9/9/9/3r5/3K5", "b", "can_take_general d0 K"},
    {"4k4/9/9/4p4/9/9/9/4C4/9/3K5", "w", "can_take_general e9 k"},
    {"4k4/9/9/9/9/9/9/4C4/9/3K5", "w", ""},
    {"4k4/9/3N5/9/9/9/9/9/9/3K5", "w", "can_take_general e9 k"},
    {"4k4/3r5/3N5/9/9/9/9/9/9/3K5", "w", ""},
    {"4k4/4P4/9/9/9/9/9/9/9/3K5", "w", "can_take_general e9 k"},
    {"3Pk4/9/9/9/9/9/9/9/9/3K5", "w", "can_take_general e9 k"},
    {"9/4k4/9/9/9/9/9/9/9/3Kp4", "b", "can_take_general d0 K"},
    /* Five checkers at once are no fault: whether a position can arise is not asked */
    {"3PkP3/2N3N2/9/9/9/4R4/9/9/9/3K5", "b", ""},
    /* Several at once, by code, then square */
    {"RRRRRRRRR/9/9/9/4k4/9/9/9/9/4K4", "w",
     "too_many c9 R, too_many d9 R, too_many e9 R, too_many f9 R, too_many g9 R, too_many h9 R, "
     "too_many i9 R, general_place e5 k, generals_facing e0 K, can_take_general e5 k"},
    {"4k4/1P7/9/P7b/9/9/1A2b4/B8/2K6/P8", "w",
     "general_place c1 K, advisor_place b3 A, elephant_place e3 b, elephant_place i6 b, soldier_place a0 P"},
};

static void faults_of_boards(void **state)
{
    unsigned wrong = 0;

    (void)state;
    for (size_t i = 0; i < sizeof boards / sizeof boards[0]; i++) {
        const xq_setup setup = setup_of(boards[i].board, boards[i].side);
        char text[4000];

        faults_as_text(&setup, text, sizeof text);
        if (strcmp(text, boards[i].faults) != 0) {
            print_error("%s %s: \"%s\" expected, not \"%s\"\n", boards[i].board, boards[i].side,
                        boards[i].faults, text);
            wrong++;
        }
    }
    assert_int_equal(wrong, 0);
}

/* Where Red's pieces can stand, from rank 9 down; Black's points are these turned by half a turn. */
static const struct {
    xq_kind kind;
    xq_fault_code code;
    const char *points[XQ_RANK_COUNT];
} maps[] = {
    {XQ_GENERAL,
     XQ_FAULT_GENERAL_PLACE,
     {".........", ".........", ".........", ".........", ".........", ".........", ".........", "...xxx...",
      "...xxx...", "...xxx..."}},
    {XQ_ADVISOR,
     XQ_FAULT_ADVISOR_PLACE,
     {".........", ".........", ".........", ".........", ".........", ".........", ".........", "...x.x...",
      "....x....", "...x.x..."}},
    {XQ_ELEPHANT,
     XQ_FAULT_ELEPHANT_PLACE,
     {".........", ".........", ".........", ".........", ".........", "..x...x..", ".........", "x...x...x",
      ".........", "..x...x.."}},
    {XQ_HORSE,
     XQ_FAULT_NONE,
     {"xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx",
      "xxxxxxxxx", "xxxxxxxxx"}},
    {XQ_CHARIOT,
     XQ_FAULT_NONE,
     {"xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx",
      "xxxxxxxxx", "xxxxxxxxx"}},
    {XQ_CANNON,
     XQ_FAULT_NONE,
     {"xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx",
      "xxxxxxxxx", "xxxxxxxxx"}},
    {XQ_SOLDIER,
     XQ_FAULT_SOLDIER_PLACE,
     {"xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx", "xxxxxxxxx", "x.x.x.x.x", "x.x.x.x.x", ".........",
      ".........", "........."}},
};

/* Whether a setup has a fault of a place on a square, and how many such faults there are. */
static bool has_place_fault(const xq_setup *setup, xq_square square, xq_fault_code code)
{
    xq_fault faults[XQ_FAULTS_MAX];
    size_t count = 0;
    bool found = false;

    xq_setup_validate(setup, faults, XQ_FAULTS_MAX, &count, NULL);
    for (size_t i = 0; i < count; i++) {
        const bool of_place =
            faults[i].code >= XQ_FAULT_GENERAL_PLACE && faults[i].code <= XQ_FAULT_SOLDIER_PLACE;

        if (of_place && faults[i].square == square) {
            assert_int_equal(faults[i].code, code);
            assert_int_equal(faults[i].piece, setup->piece[square]);
            found = true;
        }
    }
    return found;
}

static void every_piece_on_every_point(void **state)
{
    unsigned wrong = 0;

    (void)state;
    for (size_t i = 0; i < sizeof maps / sizeof maps[0]; i++) {
        for (xq_square at = 0; at < XQ_SQUARE_COUNT; at++) {
            const bool reached =
                maps[i].points[XQ_RANK_COUNT - 1 - at / XQ_FILE_COUNT][at % XQ_FILE_COUNT] == 'x';
            const xq_square turned = (xq_square)(XQ_SQUARE_COUNT - 1 - at);
            xq_setup red = two_generals();
            xq_setup black = two_generals();

            red.piece[at] = (xq_piece)maps[i].kind;
            black.piece[turned] = (xq_piece)(maps[i].kind + 8);
            wrong += has_place_fault(&red, at, maps[i].code) == reached;
            wrong += has_place_fault(&black, turned, maps[i].code) == reached;
        }
    }
    assert_int_equal(wrong, 0);
}

/* What no FEN can hold */

static void unknown_variants(void **state)
{
    static const int32_t unknown[] = {2, 7, -1, INT32_MIN, INT32_MAX};

    (void)state;
    for (size_t i = 0; i < sizeof unknown / sizeof unknown[0]; i++) {
        xq_setup setup = two_generals();

        setup.variant = unknown[i];
        assert_faults(&setup, "variant - -");
    }
}

static void unknown_sides(void **state)
{
    static const int32_t unknown[] = {2, -1, INT32_MIN, INT32_MAX};

    (void)state;
    for (size_t i = 0; i < sizeof unknown / sizeof unknown[0]; i++) {
        xq_setup setup = two_generals();

        setup.side_to_move = unknown[i];
        assert_faults(&setup, "side - -");
    }
}

static void every_piece_value(void **state)
{
    (void)state;
    for (int value = 0; value < 256; value++) {
        const bool is_piece = value < XQ_PIECE_END && value % 8 != 0;
        xq_setup setup = two_generals();
        xq_fault faults[XQ_FAULTS_MAX];
        size_t count = 0;

        setup.piece[44] = (xq_piece)value;
        xq_setup_validate(&setup, faults, XQ_FAULTS_MAX, &count, NULL);
        if (is_piece || value == XQ_PIECE_NONE) {
            assert_true(count == 0 || faults[0].code != XQ_FAULT_PIECE);
        } else {
            assert_int_equal(count, 1);
            assert_int_equal(faults[0].code, XQ_FAULT_PIECE);
            assert_int_equal(faults[0].square, 44);
            assert_int_equal(faults[0].piece, value);
        }
    }
}

static void clocks_out_of_range(void **state)
{
    static const struct {
        uint32_t half_move_clock;
        uint32_t move_number;
        const char *faults;
    } clocks[] = {
        {0, 1, ""},
        {XQ_CLOCK_MAX, XQ_CLOCK_MAX, ""},
        {XQ_CLOCK_MAX + 1, 1, "half_move_clock - -"},
        {UINT32_MAX, 1, "half_move_clock - -"},
        {0, 0, "move_number - -"},
        {0, XQ_CLOCK_MAX + 1, "move_number - -"},
        {0, UINT32_MAX, "move_number - -"},
        {1000000, 0, "half_move_clock - -, move_number - -"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof clocks / sizeof clocks[0]; i++) {
        xq_setup setup = two_generals();

        setup.half_move_clock = clocks[i].half_move_clock;
        setup.move_number = clocks[i].move_number;
        assert_faults(&setup, clocks[i].faults);
    }
}

static void bikjang_in_xiangqi(void **state)
{
    xq_setup setup = two_generals();

    (void)state;
    setup.bikjang = 1;
    assert_faults(&setup, "bikjang - -");
    setup.bikjang = -1;
    assert_faults(&setup, "bikjang - -");
}

/* One fault of every kind that a known variant can have, all told at once. */
static xq_setup all_wrong(void)
{
    xq_setup setup = setup_of("3P5/4k4/9/4b4/9/1P7/9/9/A3K4/RRR6", "w");

    setup.side_to_move = 5;
    setup.piece[60] = 8;
    setup.piece[62] = 200;
    setup.half_move_clock = UINT32_MAX;
    setup.move_number = 0;
    setup.bikjang = 3;
    setup.piece[0] = XQ_RED_GENERAL;
    setup.piece[58] = XQ_PIECE_NONE;
    setup.piece[13] = XQ_RED_CHARIOT;
    return setup;
}

static void all_at_once(void **state)
{
    xq_setup setup = all_wrong();

    (void)state;
    assert_faults(&setup,
                  "side - -, piece g6 -, piece i6 -, half_move_clock - -, move_number - -, too_many e1 R, "
                  "general_place a0 K, advisor_place a1 A, soldier_place b4 P, bikjang - -");
    setup.side_to_move = XQ_RED;
    assert_faults(&setup,
                  "piece g6 -, piece i6 -, half_move_clock - -, move_number - -, too_many e1 R, "
                  "general_place a0 K, advisor_place a1 A, soldier_place b4 P, can_take_general e8 k, "
                  "bikjang - -");
}

/* Capacity and arguments */

static void every_capacity(void **state)
{
    const xq_setup setup = all_wrong();
    xq_fault all[XQ_FAULTS_MAX];
    size_t total = 0;

    (void)state;
    assert_int_equal(xq_setup_validate(&setup, all, XQ_FAULTS_MAX, &total, NULL), XQ_ERR_SETUP);
    assert_int_equal(total, 10);
    for (size_t capacity = 0; capacity <= total + 1; capacity++) {
        xq_fault some[12];
        size_t count = 0;

        for (size_t i = 0; i < 12; i++) {
            some[i] = untouched_fault;
        }
        assert_int_equal(xq_setup_validate(&setup, some, capacity, &count, NULL), XQ_ERR_SETUP);
        assert_int_equal(count, total);
        for (size_t i = 0; i < 12; i++) {
            assert_memory_equal(&some[i], i < capacity && i < total ? &all[i] : &untouched_fault,
                                sizeof some[i]);
        }
    }
    assert_int_equal(xq_setup_validate(&setup, NULL, 0, NULL, NULL), XQ_ERR_SETUP);
    total = 0;
    assert_int_equal(xq_setup_validate(&setup, NULL, 0, &total, NULL), XQ_ERR_SETUP);
    assert_int_equal(total, 10);
}

static void no_fault(void **state)
{
    const xq_setup setup = two_generals();
    xq_fault fault = untouched_fault;
    xq_error error;
    xq_error before;
    size_t count = 99;

    (void)state;
    memset(&error, 0x5A, sizeof error);
    before = error;
    assert_int_equal(xq_setup_validate(&setup, &fault, 1, &count, &error), XQ_OK);
    assert_int_equal(count, 0);
    assert_memory_equal(&fault, &untouched_fault, sizeof fault);
    assert_memory_equal(&error, &before, sizeof error);
}

static void wrong_arguments(void **state)
{
    xq_setup setup = all_wrong();
    xq_fault fault = untouched_fault;
    xq_error error = {.code = XQ_OK};
    size_t count = 99;

    (void)state;
    assert_int_equal(xq_setup_validate(NULL, &fault, 1, &count, &error), XQ_ERR_ARGUMENT);
    assert_int_equal(error.code, XQ_ERR_ARGUMENT);
    assert_int_equal(xq_setup_validate(&setup, NULL, 1, &count, NULL), XQ_ERR_ARGUMENT);
    for (uint32_t size = 0; size < 2 * sizeof setup; size++) {
        setup.size = size;
        assert_int_equal(xq_setup_validate(&setup, &fault, 1, &count, NULL),
                         size == sizeof setup ? XQ_ERR_SETUP : XQ_ERR_ARGUMENT);
        if (size == sizeof setup) {
            fault = untouched_fault;
            count = 99;
        }
    }
    assert_int_equal(count, 99);
    assert_memory_equal(&fault, &untouched_fault, sizeof fault);
}

/* The first fault as error, and no position */

static void refused_with_the_first_fault(void **state)
{
    unsigned wrong = 0;

    (void)state;
    for (size_t i = 0; i < sizeof boards / sizeof boards[0]; i++) {
        const xq_setup setup = setup_of(boards[i].board, boards[i].side);
        const bool is_right = boards[i].faults[0] == '\0';
        xq_error error = {.code = XQ_OK};
        xq_fault first = untouched_fault;
        xq_position position;
        xq_position before;
        char text[XQ_ERROR_TEXT_SIZE] = "";

        memset(&position, 0x5A, sizeof position);
        before = position;
        const xq_status status = xq_position_from_setup(&setup, &position, &error);
        if (is_right) {
            wrong += status != XQ_OK || !xq_position_is_made(&position);
            continue;
        }
        xq_setup_validate(&setup, &first, 1, NULL, NULL);
        xq_fault_write(&first, XQ_VARIANT_XIANGQI, text, sizeof text);
        wrong += status != XQ_ERR_SETUP || memcmp(&position, &before, sizeof position) != 0 ||
                 error.code != XQ_ERR_SETUP || error.reason != first.code || error.square != first.square ||
                 error.piece != first.piece || strcmp(error.text, text) != 0;
    }
    assert_int_equal(wrong, 0);
}

static void position_from_nothing(void **state)
{
    xq_setup setup = two_generals();
    xq_position position;
    xq_error error = {.code = XQ_OK};

    (void)state;
    assert_int_equal(xq_position_from_setup(NULL, &position, &error), XQ_ERR_ARGUMENT);
    assert_int_equal(error.code, XQ_ERR_ARGUMENT);
    assert_int_equal(xq_position_from_setup(&setup, NULL, NULL), XQ_ERR_ARGUMENT);
    setup.size = 0;
    assert_int_equal(xq_position_from_setup(&setup, &position, NULL), XQ_ERR_ARGUMENT);
    memset(&setup, 0, sizeof setup);
    assert_int_equal(xq_position_from_setup(&setup, &position, NULL), XQ_ERR_ARGUMENT);
}

/* What a setup holds comes back from its position. */
static void there_and_back(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof boards / sizeof boards[0]; i++) {
        xq_setup setup = setup_of(boards[i].board, boards[i].side);
        xq_setup back;
        xq_position position;

        setup.half_move_clock = 17;
        setup.move_number = 234;
        if (xq_position_from_setup(&setup, &position, NULL) == XQ_OK) {
            memset(&back, 0x5A, sizeof back);
            assert_int_equal(xq_position_to_setup(&position, &back), XQ_OK);
            assert_memory_equal(&back, &setup, sizeof back);
        }
    }
}

/* Random setups: sorted, and as many as is said to suffice */

static bool is_sorted(const xq_fault *faults, size_t count)
{
    for (size_t i = 1; i < count; i++) {
        const bool later = faults[i].code > faults[i - 1].code ||
                           (faults[i].code == faults[i - 1].code && faults[i].square >= faults[i - 1].square);

        if (!later) {
            return false;
        }
    }
    return true;
}

static void random_setups_sort_their_faults(void **state)
{
    random_source source = random_from(20);
    unsigned faultless = 0;

    (void)state;
    for (int round = 0; round < 20000; round++) {
        const uint32_t pieces = random_below(&source, round % 2 ? 4 : 90);
        xq_setup setup = two_generals();
        xq_fault faults[XQ_FAULTS_MAX];
        xq_position position;
        size_t count = 0;

        for (uint32_t i = 0; i < pieces; i++) {
            setup.piece[random_below(&source, XQ_SQUARE_COUNT)] = (xq_piece)random_below(&source, 18);
        }
        setup.side_to_move = (int32_t)random_below(&source, 2);
        const xq_status status = xq_setup_validate(&setup, faults, XQ_FAULTS_MAX, &count, NULL);
        assert_true(count <= XQ_FAULTS_MAX);
        assert_true(is_sorted(faults, count));
        assert_int_equal(status, count > 0 ? XQ_ERR_SETUP : XQ_OK);
        assert_int_equal(xq_position_from_setup(&setup, &position, NULL), status);
        faultless += status == XQ_OK;
    }
    assert_true(faultless > 100);
}

/* Boards full of generals that face each other have most faults. */
static void no_setup_has_more_faults_than_the_maximum(void **state)
{
    (void)state;
    for (unsigned pattern = 0; pattern < 16; pattern++) {
        xq_setup setup = two_generals();
        size_t count = 0;

        for (unsigned square = 0; square < XQ_SQUARE_COUNT; square++) {
            const unsigned file = square % XQ_FILE_COUNT;
            const unsigned rank = square / XQ_FILE_COUNT;
            const unsigned black = (pattern & 1 ? file : 0) + (pattern & 2 ? rank : 0) + (pattern >> 2 & 1);

            setup.piece[square] = black % 2 ? XQ_BLACK_GENERAL : XQ_RED_GENERAL;
        }
        setup.side_to_move = (int32_t)(pattern >> 3);
        setup.half_move_clock = UINT32_MAX;
        setup.move_number = 0;
        setup.bikjang = 1;
        assert_int_equal(xq_setup_validate(&setup, NULL, 0, &count, NULL), XQ_ERR_SETUP);
        assert_true(count > XQ_SQUARE_COUNT);
        assert_true(count <= XQ_FAULTS_MAX);
    }
}

/* Beginnings */

static void cleared(void **state)
{
    xq_setup setup;

    (void)state;
    memset(&setup, 0x5A, sizeof setup);
    assert_int_equal(xq_setup_clear(&setup, XQ_VARIANT_XIANGQI), XQ_OK);
    const xq_setup expected = {.size = sizeof setup, .variant = XQ_VARIANT_XIANGQI, .move_number = 1};
    assert_memory_equal(&setup, &expected, sizeof setup);
    assert_int_equal(setup.side_to_move, XQ_RED);
    assert_faults(&setup, "no_general - K, no_general - k");
}

static void started(void **state)
{
    const xq_setup expected = setup_of("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR", "w");
    xq_setup setup;

    (void)state;
    memset(&setup, 0x5A, sizeof setup);
    assert_int_equal(xq_setup_start(&setup, XQ_VARIANT_XIANGQI), XQ_OK);
    assert_memory_equal(&setup, &expected, sizeof setup);
}

static void beginnings_of_nothing(void **state)
{
    const xq_setup before = all_wrong();
    xq_setup setup = before;

    (void)state;
    assert_int_equal(xq_setup_clear(NULL, XQ_VARIANT_XIANGQI), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_setup_start(NULL, XQ_VARIANT_XIANGQI), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_setup_clear(&setup, (xq_variant)7), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_setup_start(&setup, (xq_variant)7), XQ_ERR_ARGUMENT);
    assert_memory_equal(&setup, &before, sizeof setup);
}

/* Names and sentences */

static void every_fault_has_its_name(void **state)
{
    (void)state;
    for (int code = XQ_FAULT_NONE + 1; code < XQ_FAULT_END; code++) {
        const char *name = xq_fault_name((xq_fault_code)code);

        assert_true(name[0] != '\0');
        assert_int_equal(strspn(name, "abcdefghijklmnopqrstuvwxyz_"), strlen(name));
        for (int other = XQ_FAULT_NONE + 1; other < code; other++) {
            assert_string_not_equal(name, xq_fault_name((xq_fault_code)other));
        }
    }
    assert_string_equal(xq_fault_name(XQ_FAULT_NONE), "");
    assert_string_equal(xq_fault_name(XQ_FAULT_END), "");
    assert_string_equal(xq_fault_name((xq_fault_code)-1), "");
    assert_string_equal(xq_fault_name((xq_fault_code)INT32_MAX), "");
}

static size_t write_fault(const void *value, char *text, size_t capacity)
{
    return xq_fault_write(value, XQ_VARIANT_XIANGQI, text, capacity);
}

static void sentences_name_piece_and_square(void **state)
{
    static const struct {
        xq_fault fault;
        const char *told[3];
    } faults[] = {
        {{.code = XQ_FAULT_SIDE, .square = XQ_SQUARE_NONE}, {"side to move"}},
        {{.code = XQ_FAULT_PIECE, .square = 44, .piece = 8}, {"i4", "no piece"}},
        {{.code = XQ_FAULT_HALF_MOVE_CLOCK, .square = XQ_SQUARE_NONE}, {"half-move clock", "999999"}},
        {{.code = XQ_FAULT_NO_GENERAL, .square = XQ_SQUARE_NONE, .piece = XQ_BLACK_GENERAL},
         {"black general"}},
        {{.code = XQ_FAULT_TOO_MANY, .square = 2, .piece = XQ_RED_CHARIOT}, {"red chariot", "c0"}},
        {{.code = XQ_FAULT_GENERAL_PLACE, .square = 49, .piece = XQ_BLACK_GENERAL},
         {"black general", "e5", "palace"}},
        {{.code = XQ_FAULT_SOLDIER_PLACE, .square = 9, .piece = XQ_RED_SOLDIER}, {"red soldier", "a1"}},
        {{.code = XQ_FAULT_CAN_TAKE_GENERAL, .square = 85, .piece = XQ_BLACK_GENERAL},
         {"black general", "e9"}},
    };

    (void)state;
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) {
        char text[XQ_ERROR_TEXT_SIZE] = "";

        assert_in_range(write_fault(&faults[i].fault, text, sizeof text), 1, sizeof text - 1);
        for (size_t part = 0; part < 3 && faults[i].told[part]; part++) {
            assert_non_null(strstr(text, faults[i].told[part]));
        }
        assert_int_equal(wrong_capacities(write_fault, &faults[i].fault, text), 0);
    }
}

/* Every sentence fits into an error. */
static void every_sentence_fits(void **state)
{
    (void)state;
    for (int code = XQ_FAULT_NONE + 1; code < XQ_FAULT_END; code++) {
        for (int piece = 0; piece < XQ_PIECE_END; piece++) {
            const xq_fault fault = {.code = code, .square = 89, .piece = (xq_piece)piece};

            assert_in_range(xq_fault_write(&fault, XQ_VARIANT_XIANGQI, NULL, 0), 1, XQ_ERROR_TEXT_SIZE - 1);
            assert_in_range(xq_fault_write(&fault, XQ_VARIANT_JANGGI, NULL, 0), 1, XQ_ERROR_TEXT_SIZE - 1);
        }
    }
}

static void sentence_of_nothing(void **state)
{
    const xq_fault unknown = {.code = 99, .square = XQ_SQUARE_NONE};
    char text[4] = "abc";

    (void)state;
    assert_int_equal(xq_fault_write(NULL, XQ_VARIANT_XIANGQI, text, sizeof text), 0);
    assert_string_equal(text, "");
    assert_int_equal(xq_fault_write(&unknown, XQ_VARIANT_XIANGQI, text, sizeof text), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(faults_of_boards),
        cmocka_unit_test(every_piece_on_every_point),
        cmocka_unit_test(unknown_variants),
        cmocka_unit_test(unknown_sides),
        cmocka_unit_test(every_piece_value),
        cmocka_unit_test(clocks_out_of_range),
        cmocka_unit_test(bikjang_in_xiangqi),
        cmocka_unit_test(all_at_once),
        cmocka_unit_test(every_capacity),
        cmocka_unit_test(no_fault),
        cmocka_unit_test(wrong_arguments),
        cmocka_unit_test(refused_with_the_first_fault),
        cmocka_unit_test(position_from_nothing),
        cmocka_unit_test(there_and_back),
        cmocka_unit_test(random_setups_sort_their_faults),
        cmocka_unit_test(no_setup_has_more_faults_than_the_maximum),
        cmocka_unit_test(cleared),
        cmocka_unit_test(started),
        cmocka_unit_test(beginnings_of_nothing),
        cmocka_unit_test(every_fault_has_its_name),
        cmocka_unit_test(sentences_name_piece_and_square),
        cmocka_unit_test(every_sentence_fits),
        cmocka_unit_test(sentence_of_nothing),
    };

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
