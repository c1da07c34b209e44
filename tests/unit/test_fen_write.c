/* FEN, the writer, and round trips through setups and positions. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include <xiangqi/fen.h>

#include "support/rows.h"
#include "unit/texts.h"

/* Positions of random games, as Fairy-Stockfish writes them. */
static const char *const fens[] = {
    "rnbakabnr/9/6cc1/p1p1p1p1p/9/9/P1P1P1P1P/3CC4/9/RNBAKABNR b - - 3 2",
    "rnbakabnr/9/1c7/p1p1p1p1p/9/7c1/P1P1P1P1P/RC4C2/9/1NBAKABNR b - - 3 2",
    "rnbakabnr/9/1c7/p1p1p1p1p/9/9/P1P1P1PcP/1C5C1/3K5/RNBA1ABNR b - - 3 2",
    "rnbak1bnr/4a4/1c7/p1p1p1p1p/5c3/9/PCP1P1P1P/5C2R/4K4/RNBA1ABN1 b - - 7 4",
    "1nbaka1nr/9/r5c1b/p1p1p2cC/6p2/8P/P1P1P1P2/RC7/9/1NBAKABNR w - - 3 7",
    "rnbakabn1/2C2r3/8c/p1p1p3p/6p1C/2B1P4/P1P3PcP/R5N1B/4A4/1N2KA2R b - - 27 14",
    "1rb1ra3/3Rk4/1c6b/p1p3p2/4p3p/P8/2P1P1P1P/4K3N/9/1NBA1AB1R b - - 4 21",
    "r1bakC3/4a4/2n5b/2p3pr1/4p3p/p1B1Pc3/P1P5P/9/4KN3/RNBA1c3 w - - 10 31",
    "3akr3/3rC1C2/nR2b1n2/pc4p2/4p1N2/2p1P1P2/2P4R1/2N1B3p/9/3AKc3 w - - 5 47",
    "3ak1b2/C2n5/3ab4/1P7/p3p4/8R/3NP3P/R2A5/9/1p1AK1B2 w - - 3 62",
    "2baNk3/9/8b/6n2/C8/P1P1PC3/1c7/B2A3rB/5K3/9 b - - 3 81",
    "rn1aka1n1/3C5/4b4/2P1prp2/p2c2b1p/P7P/3c2P1C/3KB4/3N5/R2A1ABNR w - - 13 31",
    "9/5k3/3a3Pb/1P1P5/3R5/9/1C7/3A5/3K5/3p5 w - - 97 131",
    "5k3/9/3aba3/9/9/9/9/B4K3/9/3A5 w - - 6 162",
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1CC6/9/RNBAKABNR b - - 1 1",
    "1nbakabnr/9/rc5c1/p1p1p1p1p/9/2P6/P3P1P1P/1C5C1/9/RNBAKABNR w - - 2 2",
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/8C/1C7/RNBAKABNR b - - 5 3",
    "rnbakab1r/9/7cn/p1p1p1p1p/3c5/8P/P1P1P1P2/1C5C1/9/RNBAKABNR b - - 7 4",
    "rnb1kabnr/4a4/4c4/2p1p1p1p/p4C3/9/P1P1P1P1P/3R2C1B/1c7/1NBAKA1NR w - - 14 8",
    "r1ba1abnr/4k4/n8/p3p1p1p/2p3cC1/2P6/P3P1P1P/1cN6/R3C4/R1BAKABN1 b - - 25 13",
    "2bakabr1/9/2n3c1n/p2c2p1p/2p1p4/4P1P1P/P1P2C3/R5C2/4NK2R/2BA1ArN1 b - - 25 21",
    "rn1akab1r/1C2c1n2/4b1C2/p8/3P3R1/P3p4/6p1P/4B3B/4A4/1NR1KA3 w - - 0 31",
    "2b1k1b2/4a2r1/3an1n2/2p1p1p1p/c1r5P/1p4B2/4P3N/B8/4A4/3A1K1R1 w - - 10 46",
    "1C1a3Rn/4k4/3a5/6p1p/c5b2/r1B1P3P/P1R6/8B/N3A1N2/3K1A3 w - - 20 61",
    "3a5/3Nk4/4ba3/4p1pCP/6P2/1p1nP4/2p5c/6rN1/5R3/3A1K3 w - - 7 81",
    "3anab2/4k4/4b4/9/P8/7C1/1R1C2p1r/2NK1A2B/9/3A5 w - - 8 102",
    "2b6/4a4/4Nk3/9/9/1r7/2p6/B5N1B/9/4KA3 w - - 3 132",
    "6b2/3k5/9/9/C8/9/9/3n1r3/6pN1/5K3 w - - 0 125",
    "rn1akabnr/9/1c2b2c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2B2C1/4A4/RN2KABNR b - - 3 2",
    "rnbakabnr/9/1c2c4/p1p1p1p1p/9/9/P1P1P1P1P/RC1C5/9/1NBAKABNR b - - 3 2",
    "rnbakabnr/9/5c1c1/p1p3p1p/4p4/9/P1P1P1P1P/1C5C1/7R1/RNBAKABN1 w - - 4 3",
    "rnbakabnr/9/2c6/2p1p1p1p/p5Pc1/9/P1P1P3P/6CC1/9/RNBAKABNR b - - 9 5",
    "rnbaka1n1/9/1c2b3r/2p5p/p3p1p2/1Cc6/P1P1P1P1P/B1N6/C8/R2AKABNR w - - 14 8",
    "r2aka3/3nr4/bCc3nc1/p1p3p1p/2C1p1b2/4P4/P1P5P/N6RN/3KA4/R1B2AB2 b - - 3 13",
    "r1b2a1nr/3k5/2n2a2b/p1p3p1p/9/P3p4/1NP1P1P1P/c3C2cN/2C1K4/R1BA1AB1R b - - 41 21",
    "1nbaka2r/9/2c1c1n1b/2p5p/p5pCP/2P1p1B2/P3P1P2/5C3/NR2A4/2BAK1RN1 w - - 7 32",
    "3a1k1n1/4a4/1n5cb/4p3r/2N3pRp/p7P/9/4B4/6C1r/N1RAKAB2 b - - 10 46",
    "4kCb2/8c/4ba2n/4n3P/R1p6/2B2p2P/4P4/8B/N3A4/3A1K1N1 w - - 9 61",
    "3k1a3/9/b2r1a3/2pR4p/P6P1/r5P2/1p3N3/5A3/9/3A1Kc2 w - - 1 81",
    "r2a5/4a2r1/4bk1P1/pn4n1p/4PR3/2P5P/9/B4A3/4N4/4K1BN1 b - - 0 59",
};

enum { FEN_COUNT = sizeof fens / sizeof fens[0] };

static const char start[] = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

static bool keeps_setup(const char *fen)
{
    char text[XQ_FEN_TEXT_SIZE] = "";
    size_t length = 0;
    xq_setup setup;
    uint32_t repairs = UINT32_MAX;

    return xq_fen_read(fen, strlen(fen), XQ_VARIANT_XIANGQI, XQ_FEN_STRICT, &setup, &repairs, NULL) ==
               XQ_OK &&
           repairs == 0 && xq_fen_write(&setup, text, sizeof text, &length, NULL) == XQ_OK &&
           length == strlen(fen) && strcmp(text, fen) == 0;
}

static bool keeps_position(const char *fen)
{
    char text[XQ_FEN_TEXT_SIZE] = "";
    xq_position position;
    uint32_t repairs = UINT32_MAX;

    return xq_position_from_fen(fen, strlen(fen), XQ_VARIANT_XIANGQI, XQ_FEN_STRICT, &position, &repairs,
                                NULL) == XQ_OK &&
           repairs == 0 && xq_position_to_fen(&position, text, sizeof text) == strlen(fen) &&
           strcmp(text, fen) == 0;
}

static unsigned wrong_round_trip(const char *fen)
{
    if (keeps_setup(fen) && keeps_position(fen))
        return 0;
    print_error("\"%s\" does not come back\n", fen);
    return 1;
}

static void positions_of_random_games(void **state)
{
    unsigned wrong = wrong_round_trip(start);

    (void)state;
    for (int i = 0; i < FEN_COUNT; i++)
        wrong += wrong_round_trip(fens[i]);
    assert_int_equal(wrong, 0);
}

static void positions_of_shared_data(void **state)
{
    char path[1000];
    char *fen = NULL;
    rows *table = NULL;
    unsigned count = 0;
    unsigned wrong = 0;

    (void)state;
    if (!rows_shared(XQ_SOURCE_DIR, "data/perft.tsv", path, sizeof path))
        return;
    table = rows_open(path);
    assert_non_null(table);
    for (; rows_next(table, &fen, 1); count++)
        wrong += wrong_round_trip(fen);
    rows_close(table);
    print_message("%u rows, %u wrong\n", count, wrong);
    assert_true(count > 0);
    assert_int_equal(wrong, 0);
}

static size_t write_setup(const void *value, char *text, size_t capacity)
{
    size_t length = 0;
    return xq_fen_write(value, text, capacity, &length, NULL) == XQ_OK ? length : SIZE_MAX;
}

static size_t write_position(const void *value, char *text, size_t capacity)
{
    return xq_position_to_fen(value, text, capacity);
}

static void every_capacity(void **state)
{
    xq_setup setup;
    xq_position position;

    (void)state;
    assert_int_equal(xq_fen_read(start, strlen(start), XQ_VARIANT_XIANGQI, 0, &setup, NULL, NULL), XQ_OK);
    assert_int_equal(wrong_capacities(write_setup, &setup, start), 0);
    assert_int_equal(xq_position_from_setup(&setup, &position, NULL), XQ_OK);
    assert_int_equal(wrong_capacities(write_position, &position, start), 0);
}

/* The longest text there is fits the size that the header names. */
static void longest(void **state)
{
    xq_setup setup;
    char text[XQ_FEN_TEXT_SIZE];
    size_t length = 0;

    (void)state;
    assert_int_equal(xq_setup_clear(&setup, XQ_VARIANT_XIANGQI), XQ_OK);
    memset(setup.piece, XQ_BLACK_SOLDIER, sizeof setup.piece);
    setup.half_move_clock = UINT32_MAX;
    setup.move_number = UINT32_MAX;
    assert_int_equal(xq_fen_write(&setup, text, sizeof text, &length, NULL), XQ_OK);
    assert_true(length < XQ_FEN_TEXT_SIZE);
    assert_string_equal(text + length - 28, " w - - 4294967295 4294967295");
}

/* The numbers of squares and pieces, and not a reader, say what is written. */
static void what_is_written(void **state)
{
    xq_setup setup;
    char text[XQ_FEN_TEXT_SIZE];

    (void)state;
    assert_int_equal(xq_setup_clear(&setup, XQ_VARIANT_XIANGQI), XQ_OK);
    setup.side_to_move = XQ_BLACK;
    setup.half_move_clock = 7;
    setup.move_number = 0;
    setup.piece[0] = XQ_RED_HORSE;
    setup.piece[8] = XQ_RED_ELEPHANT;
    setup.piece[40] = XQ_BLACK_SOLDIER;
    setup.piece[84] = XQ_BLACK_GENERAL;
    setup.piece[85] = XQ_BLACK_ADVISOR;
    assert_int_equal(xq_fen_write(&setup, text, sizeof text, NULL, NULL), XQ_OK);
    assert_string_equal(text, "3ka4/9/9/9/9/4p4/9/9/9/N7B b - - 7 0");
}

/* Writes into a pattern; whether a failure left text and length alone. */
static xq_status write_guarded(const xq_setup *setup, xq_error *error, bool *untouched)
{
    char text[XQ_FEN_TEXT_SIZE];
    char before[XQ_FEN_TEXT_SIZE];
    size_t length = 4711;
    xq_status status = XQ_OK;

    memset(text, 0x5A, sizeof text);
    memcpy(before, text, sizeof text);
    status = xq_fen_write(setup, text, sizeof text, &length, error);
    *untouched = memcmp(text, before, sizeof text) == 0 && length == 4711;
    return status;
}

static void values_that_are_no_piece(void **state)
{
    (void)state;
    for (unsigned value = 0; value <= UINT8_MAX; value++) {
        const bool is_piece = value < 16 && value != 8; /* kinds 1-7, + 8 for Black; 0 is an empty point */
        xq_setup setup;
        xq_error error;
        bool untouched = false;

        assert_int_equal(xq_setup_clear(&setup, XQ_VARIANT_XIANGQI), XQ_OK);
        setup.piece[42] = (xq_piece)value;
        assert_int_equal(write_guarded(&setup, &error, &untouched), is_piece ? XQ_OK : XQ_ERR_SETUP);
        assert_int_equal(untouched, !is_piece);
        if (is_piece)
            continue;
        assert_int_equal(error.code, XQ_ERR_SETUP);
        assert_int_equal(error.reason, XQ_FAULT_PIECE);
        assert_int_equal(error.square, 42);
        assert_int_equal(error.piece, value);
        assert_true(strlen(error.text) > 0);
        assert_int_equal(write_guarded(&setup, NULL, &untouched), XQ_ERR_SETUP);
    }
}

static void sides_that_are_none(void **state)
{
    static const int32_t sides[] = {XQ_SIDE_NONE, 2, INT32_MIN, INT32_MAX};

    (void)state;
    for (size_t i = 0; i < sizeof sides / sizeof sides[0]; i++) {
        xq_setup setup;
        xq_error error;
        bool untouched = false;

        assert_int_equal(xq_setup_clear(&setup, XQ_VARIANT_XIANGQI), XQ_OK);
        setup.side_to_move = sides[i];
        assert_int_equal(write_guarded(&setup, &error, &untouched), XQ_ERR_SETUP);
        assert_true(untouched);
        assert_int_equal(error.reason, XQ_FAULT_SIDE);
        assert_int_equal(error.square, XQ_SQUARE_NONE);
    }
}

static void wrong_arguments(void **state)
{
    xq_setup setup;
    xq_error error;
    size_t length = 0;
    bool untouched = false;

    (void)state;
    assert_int_equal(xq_setup_clear(&setup, XQ_VARIANT_XIANGQI), XQ_OK);
    assert_int_equal(write_guarded(NULL, &error, &untouched), XQ_ERR_ARGUMENT);
    assert_true(untouched);
    assert_int_equal(xq_fen_write(&setup, NULL, 10, &length, &error), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_fen_write(&setup, NULL, 0, NULL, &error), XQ_OK);
    setup.size--;
    assert_int_equal(write_guarded(&setup, &error, &untouched), XQ_ERR_ARGUMENT);
    assert_true(untouched);
    assert_int_equal(error.code, XQ_ERR_ARGUMENT);
}

static void zeroed_position(void **state)
{
    const xq_position position = {0};
    char text[8] = "?";

    (void)state;
    assert_int_equal(xq_position_to_fen(&position, text, sizeof text), 0);
    assert_string_equal(text, "");
    text[0] = '?';
    assert_int_equal(xq_position_to_fen(NULL, text, sizeof text), 0);
    assert_string_equal(text, "");
    assert_int_equal(xq_position_to_fen(&position, NULL, 0), 0);
}

/* Lenient reading into a position: dialects play, counters included (B002, B007, B011, B175). */
static void positions_from_dialects(void **state)
{
    static const struct {
        const char *text;
        const char *canonical;
        uint32_t repairs;
    } dialects[] = {
        {"rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r 0 1", start,
         XQ_REPAIR_PIECE_LETTERS | XQ_REPAIR_SIDE_LETTER | XQ_REPAIR_MISSING_UNUSED},
        {"position fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - moves", start,
         XQ_REPAIR_PREFIX | XQ_REPAIR_MISSING_CLOCK | XQ_REPAIR_MISSING_NUMBER | XQ_REPAIR_MOVES_WORD},
        {"4k4/9/9/9/9/9/8r/4B4/4A4/2B1KA3 w - - 0 1\n", "4k4/9/9/9/9/9/8r/4B4/4A4/2B1KA3 w - - 0 1",
         XQ_REPAIR_BLANKS},
    };

    (void)state;
    for (size_t i = 0; i < sizeof dialects / sizeof dialects[0]; i++) {
        const char *text = dialects[i].text;
        char back[XQ_FEN_TEXT_SIZE];
        xq_position position;
        uint32_t repairs = 0;

        assert_int_equal(
            xq_position_from_fen(text, strlen(text), XQ_VARIANT_XIANGQI, 0, &position, &repairs, NULL),
            XQ_OK);
        assert_int_equal(repairs, dialects[i].repairs);
        assert_int_equal(xq_position_to_fen(&position, back, sizeof back), strlen(dialects[i].canonical));
        assert_string_equal(back, dialects[i].canonical);
    }
}

/* A text that is no FEN and a setup with a fault: the position stays what it was (B010). */
static void positions_untouched_on_failure(void **state)
{
    static const struct {
        const char *text;
        uint32_t flags;
        xq_status status;
    } refused[] = {
        {"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 x", XQ_FEN_LENIENT, XQ_ERR_FEN},
        {"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR  w - - 0 1", XQ_FEN_STRICT, XQ_ERR_FEN},
        {"", XQ_FEN_LENIENT, XQ_ERR_FEN},
        {"4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1", XQ_FEN_LENIENT, XQ_ERR_SETUP},
        {"9/9/9/9/9/9/9/9/9/9 w - - 0 1", XQ_FEN_STRICT, XQ_ERR_SETUP},
        {"4k4/9/9/9/9/9/9/9/4R4/3K5 w - - 0 1", XQ_FEN_LENIENT, XQ_ERR_SETUP},
    };

    (void)state;
    for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++) {
        xq_position position;
        xq_position before;
        uint32_t repairs = 0xABCD;
        xq_error error;

        assert_int_equal(xq_position_start(XQ_VARIANT_XIANGQI, &position), XQ_OK);
        before = position;
        memset(&error, 0xEE, sizeof error);
        assert_int_equal(xq_position_from_fen(refused[i].text, strlen(refused[i].text), XQ_VARIANT_XIANGQI,
                                              refused[i].flags, &position, &repairs, &error),
                         refused[i].status);
        assert_int_equal(error.code, refused[i].status);
        assert_memory_equal(&position, &before, sizeof position);
        assert_int_equal(repairs, 0xABCD);
    }
    assert_int_equal(xq_position_from_fen(start, strlen(start), XQ_VARIANT_XIANGQI, 0, NULL, NULL, NULL),
                     XQ_ERR_ARGUMENT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(positions_of_random_games),
        cmocka_unit_test(positions_of_shared_data),
        cmocka_unit_test(every_capacity),
        cmocka_unit_test(longest),
        cmocka_unit_test(what_is_written),
        cmocka_unit_test(values_that_are_no_piece),
        cmocka_unit_test(sides_that_are_none),
        cmocka_unit_test(wrong_arguments),
        cmocka_unit_test(zeroed_position),
        cmocka_unit_test(positions_from_dialects),
        cmocka_unit_test(positions_untouched_on_failure),
    };

    return cmocka_run_group_tests_name("fen_write", tests, NULL, NULL) != 0;
}
