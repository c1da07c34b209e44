/* FEN, the reader: what no dialect explains is refused at its byte, with its field, and nothing is written. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include <xiangqi/fen.h>

#include "support/random.h"
#include "unit/texts.h"

#define TOP "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/" /* 50 bytes */
#define START TOP "RNBAKABNR"                                    /* 59 bytes */
#define CANONICAL START " w - - 0 1"                             /* 69 bytes */

/* A text that may hold zero bytes, and its length. */
#define TEXT(literal) (literal), sizeof(literal) - 1

struct refused {
    const char *text;
    size_t length;
    uint32_t byte;
    xq_fen_field field;
    const char *told; /* part of the error's text */
};

static const struct refused refused[] = {
    /* No FEN at all */
    {TEXT(""), 0, XQ_FIELD_BOARD, "there is no board"},
    {TEXT("  \n"), 3, XQ_FIELD_BOARD, "there is no board"},
    {TEXT("fen"), 3, XQ_FIELD_BOARD, "there is no board"},
    {TEXT("position fen "), 13, XQ_FIELD_BOARD, "there is no board"},
    {TEXT("\xEF\xBB\xBF"), 3, XQ_FIELD_BOARD, "there is no board"},
    {TEXT("position startpos"), 1, XQ_FIELD_BOARD, "\"o\" is no piece"},
    {TEXT("fence"), 0, XQ_FIELD_BOARD, "\"f\" is no piece"},
    {TEXT("hello"), 2, XQ_FIELD_BOARD, "\"l\" is no piece (K A B N R C P, k a b n r c p)"},
    {TEXT("\xE5\xB8\xA5"), 0, XQ_FIELD_BOARD, "byte 0xE5 is no piece"},
    {TEXT("\xEF\xBB"), 0, XQ_FIELD_BOARD, "byte 0xEF is no piece"},
    {TEXT("PK\x03\x04"), 2, XQ_FIELD_BOARD, "byte 0x03 is no piece"},
    /* Ranks: 9 is the first */
    {TEXT("rnbakabnrr/9"), 9, XQ_FIELD_BOARD, "rank 9 has 10 points; 9 would be right"},
    {TEXT("rnbakabnrrR1/9"), 9, XQ_FIELD_BOARD, "rank 9 has 12 points"},
    {TEXT("rnbakabn2/9"), 8, XQ_FIELD_BOARD, "rank 9 has 10 points"},
    {TEXT("91/9"), 1, XQ_FIELD_BOARD, "rank 9 has 10 points"},
    {TEXT("rnbakabn/9"), 8, XQ_FIELD_BOARD, "rank 9 has 8 points; 9 would be right"},
    {TEXT("rnbakabn w"), 8, XQ_FIELD_BOARD, "rank 9 has 8 points"},
    {TEXT("rnbakabn"), 8, XQ_FIELD_BOARD, "rank 9 has 8 points"},
    {TEXT("/9/9"), 0, XQ_FIELD_BOARD, "rank 9 has 0 points"},
    {TEXT("rnbakabnr/8/1c5c1"), 11, XQ_FIELD_BOARD, "rank 8 has 8 points"},
    {TEXT("rnbakabnr/9/1c5c2/9"), 16, XQ_FIELD_BOARD, "rank 7 has 10 points"},
    {TEXT("rnbakabnr//9"), 10, XQ_FIELD_BOARD, "rank 8 has 0 points"},
    {TEXT("rnbakabnr/ 9"), 10, XQ_FIELD_BOARD, "rank 8 has 0 points"},
    {TEXT("rnbakabnr/\n9"), 10, XQ_FIELD_BOARD, "rank 8 has 0 points"},
    {TEXT("rnbakabnr/55/9"), 11, XQ_FIELD_BOARD, "rank 8 has 10 points"},
    {TEXT(TOP "RNBAKABN w - - 0 1"), 58, XQ_FIELD_BOARD, "rank 0 has 8 points"},
    {TEXT(TOP), 50, XQ_FIELD_BOARD, "rank 0 has 0 points"},
    {TEXT(START "R w - - 0 1"), 59, XQ_FIELD_BOARD, "rank 0 has 10 points"},
    {TEXT(START "r w - - 0 1"), 59, XQ_FIELD_BOARD,
     "rank 0 has 10 points"}, /* no side run together: there is one */
    {TEXT(START "b b - - 0 1"), 59, XQ_FIELD_BOARD, "rank 0 has 10 points"},
    {TEXT(START "b1 w - - 0 1"), 59, XQ_FIELD_BOARD, "rank 0 has 11 points"},
    {TEXT(START "1 w - - 0 1"), 59, XQ_FIELD_BOARD, "rank 0 has 10 points"},
    {TEXT(START "B"), 59, XQ_FIELD_BOARD, "rank 0 has 10 points"},
    /* Symbols */
    {TEXT("0rnbakabnr/9"), 0, XQ_FIELD_BOARD, "0 is no count of empty points; 1 to 9 would be right"},
    {TEXT("rnbakabnr/0"), 10, XQ_FIELD_BOARD, "0 is no count"},
    {TEXT("rnbakabnr/90/9"), 11, XQ_FIELD_BOARD, "0 is no count"},
    {TEXT("rnbakabnr/10/9"), 11, XQ_FIELD_BOARD, "0 is no count"},
    {TEXT(START "0 w - - 0 1"), 59, XQ_FIELD_BOARD, "0 is no count"},
    {TEXT("rnbakxbnr/9"), 5, XQ_FIELD_BOARD, "\"x\" is no piece"},
    {TEXT("rnbqkbnr/9"), 3, XQ_FIELD_BOARD, "\"q\" is no piece"},
    {TEXT("rnbakabnr.9"), 9, XQ_FIELD_BOARD, "\".\" is no piece"},
    {TEXT("rnbakabnr\\9"), 9, XQ_FIELD_BOARD, "\"\\\" is no piece"},
    {TEXT("rnb+akabnr/9"), 3, XQ_FIELD_BOARD, "\"+\" is no piece"},
    {TEXT("rnbakabn\0r"), 8, XQ_FIELD_BOARD, "byte 0x00 is no piece"},
    {TEXT("rnbakabnr\0/9"), 9, XQ_FIELD_BOARD, "byte 0x00 is no piece"},
    {TEXT("\0"), 0, XQ_FIELD_BOARD, "byte 0x00 is no piece"},
    {TEXT(START "\0 w"), 59, XQ_FIELD_BOARD, "byte 0x00"},
    {TEXT(START ", w"), 59, XQ_FIELD_BOARD, "\",\" is no piece"},
    /* Number of ranks */
    {TEXT("rnbakabnr"), 9, XQ_FIELD_BOARD, "the board has 1 rank; 10 would be right"},
    {TEXT("9/9 w"), 3, XQ_FIELD_BOARD, "the board has 2 ranks; 10 would be right"},
    {TEXT("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9 w - - 0 1"), 49, XQ_FIELD_BOARD,
     "the board has 9 ranks"},
    {TEXT("9/9/9[] w"), 5, XQ_FIELD_BOARD, "the board has 3 ranks"},
    {TEXT(START "/9 w - - 0 1"), 59, XQ_FIELD_BOARD, "the board has 11 ranks"},
    {TEXT(START "/9/9/9 w - - 0 1"), 59, XQ_FIELD_BOARD, "the board has 13 ranks"},
    {TEXT(START "/ w - - 0 1"), 59, XQ_FIELD_BOARD, "the board has 11 ranks"},
    /* Pocket (B008) */
    {TEXT(START "[R] w - - 0 1"), 59, XQ_FIELD_BOARD, "a pocket that is not empty"},
    {TEXT(START "["), 59, XQ_FIELD_BOARD, "a pocket that is not empty"},
    {TEXT(START "[ ] w - - 0 1"), 59, XQ_FIELD_BOARD, "a pocket that is not empty"},
    {TEXT(START "[][] w - - 0 1"), 61, XQ_FIELD_SIDE, "no side to move can be read"},
    /* Side to move */
    {TEXT(START " x - - 0 1"), 60, XQ_FIELD_SIDE,
     "no side to move can be read here; \"w\" or \"b\" would be right"},
    {TEXT(START " white - - 0 1"), 60, XQ_FIELD_SIDE, "no side to move"},
    {TEXT(START " red"), 60, XQ_FIELD_SIDE, "no side to move"},
    {TEXT(START " wb - - 0 1"), 60, XQ_FIELD_SIDE, "no side to move"},
    {TEXT(START "wx"), 59, XQ_FIELD_SIDE, "no side to move"},
    {TEXT(START " \0 - - 0 1"), 60, XQ_FIELD_SIDE, "no side to move"},
    {TEXT(START " w\0- - 0 1"), 61, XQ_FIELD_SIDE,
     "byte 0x00 follows the side to move; a blank would be right"},
    {TEXT(START " b\xC2\xA0- - 0 1"), 61, XQ_FIELD_SIDE, "byte 0xC2 follows the side to move"},
    {TEXT(START " movesx"), 60, XQ_FIELD_SIDE, "no side to move"},
    {TEXT(START " - b 0 1"), 62, XQ_FIELD_UNUSED_2, "no side to move stands behind the board"},
    {TEXT(START " - - w"), 64, XQ_FIELD_HALF_MOVE_CLOCK, "\"w\" stands where a number"},
    /* Unused fields */
    {TEXT(START " w \x01 - 0 1"), 62, XQ_FIELD_UNUSED_1, "byte 0x01 stands in an unused field"},
    {TEXT(START " w - x\x7F 0 1"), 65, XQ_FIELD_UNUSED_2, "byte 0x7F stands in an unused field"},
    {TEXT(START " w \0 - 0 1"), 62, XQ_FIELD_UNUSED_1, "byte 0x00 stands in an unused field"},
    {TEXT(START " w - - - 0 1"), 66, XQ_FIELD_HALF_MOVE_CLOCK, "\"-\" stands where a number would be right"},
    /* Half-move clock */
    {TEXT(START " w - - x 1"), 66, XQ_FIELD_HALF_MOVE_CLOCK, "\"x\" stands where a number would be right"},
    {TEXT(START " w - - +1 1"), 66, XQ_FIELD_HALF_MOVE_CLOCK, "\"+\" stands where a number"},
    {TEXT(START " w - - -1 1"), 66, XQ_FIELD_HALF_MOVE_CLOCK, "negative; 0 to 999999 would be right"},
    {TEXT(START " w - - -0 1"), 66, XQ_FIELD_HALF_MOVE_CLOCK, "negative"},
    {TEXT(START " w - -5 1"), 64, XQ_FIELD_HALF_MOVE_CLOCK, "negative"},
    {TEXT(START " w -5 1"), 62, XQ_FIELD_HALF_MOVE_CLOCK, "negative"},
    {TEXT(START " w - - 1000000 1"), 66, XQ_FIELD_HALF_MOVE_CLOCK,
     "the half-move clock is too large; at most 999999"},
    {TEXT(START " w - - 4294967296 1"), 66, XQ_FIELD_HALF_MOVE_CLOCK, "the half-move clock is too large"},
    {TEXT(START " w - - 99999999999999999999999999 1"), 66, XQ_FIELD_HALF_MOVE_CLOCK, "too large"},
    {TEXT(START " w - - 0.5 1"), 67, XQ_FIELD_HALF_MOVE_CLOCK,
     "\".\" follows a number; a blank would be right"},
    {TEXT(START " w - - 0x1 1"), 67, XQ_FIELD_HALF_MOVE_CLOCK, "\"x\" follows a number"},
    {TEXT(START " w - - 0\0 1"), 67, XQ_FIELD_HALF_MOVE_CLOCK, "byte 0x00 follows a number"},
    {TEXT(START " w--12"), 63, XQ_FIELD_HALF_MOVE_CLOCK, "run together; a blank between would be right"},
    {TEXT(START " w---"), 63, XQ_FIELD_HALF_MOVE_CLOCK, "\"-\" stands where a number"},
    /* Move number */
    {TEXT(START " w - - 0 x"), 68, XQ_FIELD_MOVE_NUMBER, "\"x\" stands where a number would be right"},
    {TEXT(START " w - - 0 -1"), 68, XQ_FIELD_MOVE_NUMBER, "negative"},
    {TEXT(START " w - - 0 -"), 68, XQ_FIELD_MOVE_NUMBER, "\"-\" stands where a number"},
    {TEXT(START " w - - 0 1000000"), 68, XQ_FIELD_MOVE_NUMBER,
     "the move number is too large; at most 999999"},
    {TEXT(START " w - - 0 18446744073709551617"), 68, XQ_FIELD_MOVE_NUMBER, "the move number is too large"},
    {TEXT(START " w - - 0 1;"), 69, XQ_FIELD_MOVE_NUMBER, "\";\" follows a number"},
    {TEXT(START " w - - 0 1moves"), 69, XQ_FIELD_MOVE_NUMBER, "\"m\" follows a number"},
    {TEXT(START " w - - 0 1-"), 69, XQ_FIELD_MOVE_NUMBER, "\"-\" follows a number"},
    /* Tail */
    {TEXT(CANONICAL " x"), 70, XQ_FIELD_TAIL, "\"x\" follows the last field; nothing would be right"},
    {TEXT(CANONICAL " 1"), 70, XQ_FIELD_TAIL, "\"1\" follows the last field"},
    {TEXT(CANONICAL "\0"), 69, XQ_FIELD_MOVE_NUMBER,
     "byte 0x00 follows a number"}, /* the terminating zero, counted in */
    {TEXT(CANONICAL " \0"), 70, XQ_FIELD_TAIL, "byte 0x00 follows the last field"},
    {TEXT(CANONICAL "\n" CANONICAL), 70, XQ_FIELD_TAIL, "\"r\" follows the last field"},
    {TEXT(CANONICAL " moves h2e2"), 76, XQ_FIELD_TAIL, "moves follow the FEN"},
    {TEXT(CANONICAL " moves moves"), 76, XQ_FIELD_TAIL, "moves follow the FEN"},
    {TEXT(START " w moves h2e2"), 68, XQ_FIELD_TAIL, "moves follow the FEN"},
    {TEXT(CANONICAL " movesx"), 70, XQ_FIELD_TAIL, "\"m\" follows the last field"},
    {TEXT(CANONICAL " move"), 70, XQ_FIELD_TAIL, "\"m\" follows the last field"},
};

enum { REFUSED_COUNT = sizeof refused / sizeof refused[0] };

/* Reads into a setup filled with a pattern; false when a failure has touched it, or left the error unwritten. */
static xq_status read_guarded(const char *text, size_t length, uint32_t flags, xq_error *error,
                              bool *untouched)
{
    xq_setup setup;
    xq_setup before;
    uint32_t repairs = 0xABCD;
    xq_status status = XQ_OK;

    memset(&setup, 0xA5, sizeof setup);
    before = setup;
    memset(error, 0xEE, sizeof *error);
    status = xq_fen_read(text, length, XQ_VARIANT_XIANGQI, flags, &setup, &repairs, error);
    *untouched = memcmp(&setup, &before, sizeof setup) == 0 && repairs == 0xABCD;
    return status;
}

static bool is_error_whole(const xq_error *error)
{
    static const uint8_t nothing[sizeof error->reserved] = {0};
    return error->code == XQ_ERR_FEN && error->reason == 0 && error->line == XQ_NOWHERE &&
           error->ply == XQ_NOWHERE && error->move == XQ_MOVE_NONE && error->square == XQ_SQUARE_NONE &&
           error->piece == XQ_PIECE_NONE && memcmp(error->reserved, nothing, sizeof nothing) == 0 &&
           memchr(error->text, '\0', sizeof error->text) && strlen(error->text) < sizeof error->text - 1;
}

static bool is_refused(const struct refused *row)
{
    const size_t length = row->length;
    char *text = exact_copy(row->text, length);
    xq_setup setup;
    xq_error error;
    bool untouched = false;
    bool right = read_guarded(text, length, XQ_FEN_LENIENT, &error, &untouched) == XQ_ERR_FEN && untouched;

    right = right && is_error_whole(&error) && error.byte == row->byte &&
            error.field == (int32_t)row->field && strstr(error.text, row->told);
    right = right && xq_fen_read(text, length, XQ_VARIANT_XIANGQI, 0, &setup, NULL, NULL) == XQ_ERR_FEN;
    if (!right)
        print_error("\"%s\": byte %u, field %d, \"%s\"; expected byte %u, field %d, \"%s\"\n", row->text,
                    error.byte, error.field, error.text, row->byte, (int)row->field, row->told);
    right = right && read_guarded(text, length, XQ_FEN_STRICT, &error, &untouched) == XQ_ERR_FEN &&
            untouched && is_error_whole(&error) && error.byte <= row->byte;
    free(text);
    return right;
}

static void refusals_name_byte_and_field(void **state)
{
    unsigned wrong = 0;

    (void)state;
    for (int i = 0; i < REFUSED_COUNT; i++)
        wrong += !is_refused(&refused[i]);
    print_message("%d texts, %u wrong\n", REFUSED_COUNT, wrong);
    assert_int_equal(wrong, 0);
}

/* Janggi counts its ranks from 1: the first is rank 10. */
static void ranks_of_janggi(void **state)
{
    static const char text[] = "rnba1abn/4k4";
    xq_setup setup;
    xq_error error;

    (void)state;
    assert_int_equal(xq_fen_read(text, strlen(text), XQ_VARIANT_JANGGI, 0, &setup, NULL, &error), XQ_ERR_FEN);
    assert_string_equal(error.text, "rank 10 has 8 points; 9 would be right");
    assert_int_equal(error.byte, 8);
}

/* Every beginning of a FEN is either read or refused within its bytes; the whole alone is canonical. */
static void every_beginning(void **state)
{
    static const char whole[] = CANONICAL;
    const size_t length = sizeof whole - 1;

    (void)state;
    for (size_t size = 0; size <= length; size++) {
        char *text = exact_copy(whole, size);
        xq_error error;
        bool untouched = false;
        const xq_status lenient = read_guarded(text, size, XQ_FEN_LENIENT, &error, &untouched);

        assert_int_equal(lenient, size < 59 ? XQ_ERR_FEN : XQ_OK);
        if (lenient != XQ_OK) {
            assert_true(untouched && is_error_whole(&error));
            assert_int_equal(error.byte, size); /* the text ends too soon, and there is nothing else wrong */
            assert_int_equal(error.field, XQ_FIELD_BOARD);
        }
        assert_int_equal(read_guarded(text, size, XQ_FEN_STRICT, &error, &untouched),
                         size < length ? XQ_ERR_FEN : XQ_OK);
        free(text);
    }
}

/* A zero byte is refused wherever it stands. */
static void zero_bytes(void **state)
{
    static const char whole[] = "position fen " CANONICAL " moves ";

    (void)state;
    for (size_t at = 0; at < sizeof whole - 1; at++) {
        char *text = exact_copy(whole, sizeof whole - 1);
        xq_error error;
        bool untouched = false;

        text[at] = '\0';
        assert_int_equal(read_guarded(text, sizeof whole - 1, XQ_FEN_LENIENT, &error, &untouched),
                         XQ_ERR_FEN);
        assert_true(untouched && is_error_whole(&error));
        assert_true(error.byte <= at);
        free(text);
    }
}

static void length_limit(void **state)
{
    enum { SIZE = 1 << 20 };
    char *text = malloc(SIZE);
    xq_setup setup;
    xq_error error;
    bool untouched = false;

    (void)state;
    assert_non_null(text);
    memset(text, ' ', SIZE);
    memcpy(text, CANONICAL, sizeof CANONICAL - 1);
    assert_int_equal(xq_fen_read(text, XQ_FEN_LENGTH_MAX, XQ_VARIANT_XIANGQI, 0, &setup, NULL, NULL), XQ_OK);
    for (size_t length = XQ_FEN_LENGTH_MAX + 1; length <= SIZE; length = length * 2 - 1) {
        assert_int_equal(read_guarded(text, length, XQ_FEN_LENIENT, &error, &untouched), XQ_ERR_FEN);
        assert_true(untouched && is_error_whole(&error));
        assert_int_equal(error.byte, XQ_FEN_LENGTH_MAX);
        assert_int_equal(error.field, XQ_FIELD_NONE);
    }
    free(text);
}

static void wrong_arguments(void **state)
{
    xq_setup setup;
    xq_setup before;
    xq_error error;
    uint32_t repairs = 7;

    (void)state;
    memset(&setup, 0xA5, sizeof setup);
    before = setup;
    assert_int_equal(xq_fen_read(NULL, 0, XQ_VARIANT_XIANGQI, 0, &setup, &repairs, &error), XQ_ERR_ARGUMENT);
    assert_int_equal(error.code, XQ_ERR_ARGUMENT);
    assert_int_equal(xq_fen_read("", 0, XQ_VARIANT_XIANGQI, 0, NULL, &repairs, &error), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_fen_read("", 0, (xq_variant)2, 0, &setup, &repairs, &error), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_fen_read("", 0, (xq_variant)-1, 0, &setup, &repairs, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_fen_read("", 0, XQ_VARIANT_XIANGQI, 2, &setup, &repairs, NULL), XQ_ERR_ARGUMENT);
    assert_memory_equal(&setup, &before, sizeof setup);
    assert_int_equal(repairs, 7);
}

/* Bytes at random, and a FEN with a few bytes changed: read or refused, never anything between. */
static void random_bytes(void **state)
{
    random_source source = random_from(2024);
    unsigned read = 0;

    (void)state;
    for (int round = 0; round < 200000; round++) {
        char text[128] = CANONICAL;
        const bool changed = random_below(&source, 4) > 0;
        const size_t length = changed ? sizeof CANONICAL - 1 : random_below(&source, sizeof text);
        const size_t changes = changed ? 1 + random_below(&source, 3) : length;
        xq_error error;
        bool untouched = false;
        xq_status status = XQ_OK;

        for (size_t i = 0; i < changes; i++) {
            const size_t at = changed ? random_below(&source, (uint32_t)length) : i;
            text[at] = (char)(changed ? CANONICAL[random_below(&source, (uint32_t)length)]
                                      : (char)random_below(&source, 256));
        }
        status = read_guarded(text, length, random_below(&source, 2), &error, &untouched);
        assert_true(status == XQ_OK || status == XQ_ERR_FEN);
        assert_int_equal(untouched, status != XQ_OK);
        read += status == XQ_OK;
        if (status != XQ_OK) {
            assert_true(is_error_whole(&error));
            assert_true(error.byte <= length);
        }
    }
    assert_true(read > 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(refusals_name_byte_and_field),
        cmocka_unit_test(ranks_of_janggi),
        cmocka_unit_test(every_beginning),
        cmocka_unit_test(zero_bytes),
        cmocka_unit_test(length_limit),
        cmocka_unit_test(wrong_arguments),
        cmocka_unit_test(random_bytes),
    };

    return cmocka_run_group_tests_name("fen_errors", tests, NULL, NULL) != 0;
}
