/*
 * FEN, the reader: every repair in lenient reading, and in strict reading the refusal of the first one, at its
 * byte and field. B001 and the like are reported bugs of other programs.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include <xiangqi/fen.h>

#include "unit/texts.h"

#define START "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR" /* 59 bytes */
#define CANONICAL START " w - - 0 1"
#define LETTERS "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR"
#define COUNTS "rnbakabnr/45/1c5c1/p1p1p1p1p/111111111/9/P1P1P1P1P/1C5C1/9/RNBAKABNR"
#define SHARED "3ak4/4a4/2R6/9/9/9/9/2C6/3r2p2/4K1c2"    /* 36 bytes */
#define SITE "c3k2C1/4anR2/9/3NP4/9/6n2/9/1r1p5/4p4/3K5" /* 41 bytes */
#define CLOUD "c3k2C1/4a4/6R2/9/9/9/9/9/9/3K5"
#define JANGGI "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR"
#define SOLDIERS "ppppppppp/ppppppppp"
#define MARK "\xEF\xBB\xBF"

enum {
    NO_NUMBER = XQ_REPAIR_MISSING_NUMBER,
    NO_COUNTERS = XQ_REPAIR_MISSING_CLOCK | NO_NUMBER,
    NO_TAIL = XQ_REPAIR_MISSING_UNUSED | NO_COUNTERS,
    BOARD_ALONE = XQ_REPAIR_MISSING_SIDE | NO_TAIL,
    JOINED = XQ_REPAIR_MISSING_BLANKS,
    LINE_END = XQ_REPAIR_BLANKS,
    UNDERLINED = XQ_REPAIR_UNDERSCORES,
    FIRST_LETTER = XQ_REPAIR_SIDE_LETTER,
};

/* What is read, what it means, which repairs that takes; the byte, field and repair that stop a strict reader. */
static const struct repaired {
    const char *text;
    const char *canonical;
    uint32_t repairs;
    uint32_t byte;
    xq_fen_field field;
    uint32_t first;
} repaired[] = {
    /* Side to move */
    {START " r - - 0 1", CANONICAL, XQ_REPAIR_SIDE_LETTER, 60, XQ_FIELD_SIDE, XQ_REPAIR_SIDE_LETTER},
    {START " R - - 0 1", CANONICAL, XQ_REPAIR_SIDE_LETTER, 60, XQ_FIELD_SIDE, XQ_REPAIR_SIDE_LETTER},
    {START " W - - 0 1", CANONICAL, XQ_REPAIR_SIDE_LETTER, 60, XQ_FIELD_SIDE, XQ_REPAIR_SIDE_LETTER},
    {START " B - - 0 1", START " b - - 0 1", XQ_REPAIR_SIDE_LETTER, 60, XQ_FIELD_SIDE, XQ_REPAIR_SIDE_LETTER},
    /* Letters (B005) */
    {LETTERS " w - - 0 1", CANONICAL, XQ_REPAIR_PIECE_LETTERS, 1, XQ_FIELD_BOARD, XQ_REPAIR_PIECE_LETTERS},
    {"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKAENR w - - 0 1", CANONICAL,
     XQ_REPAIR_PIECE_LETTERS, 56, XQ_FIELD_BOARD, XQ_REPAIR_PIECE_LETTERS},
    /* Missing fields (B002, B007) */
    {START, CANONICAL, BOARD_ALONE, 59, XQ_FIELD_SIDE, XQ_REPAIR_MISSING_SIDE},
    {START " w", CANONICAL, NO_TAIL, 61, XQ_FIELD_UNUSED_1, XQ_REPAIR_MISSING_UNUSED},
    {START " b", START " b - - 0 1", NO_TAIL, 61, XQ_FIELD_UNUSED_1, XQ_REPAIR_MISSING_UNUSED},
    {START " w -", CANONICAL, NO_TAIL, 63, XQ_FIELD_UNUSED_2, XQ_REPAIR_MISSING_UNUSED},
    {START " w - -", CANONICAL, NO_COUNTERS, 65, XQ_FIELD_HALF_MOVE_CLOCK, XQ_REPAIR_MISSING_CLOCK},
    {START " w - - 0", CANONICAL, NO_NUMBER, 67, XQ_FIELD_MOVE_NUMBER, XQ_REPAIR_MISSING_NUMBER},
    {START " b - - 17", START " b - - 17 1", NO_NUMBER, 68, XQ_FIELD_MOVE_NUMBER, XQ_REPAIR_MISSING_NUMBER},
    {START " b 17 30", START " b - - 17 30", XQ_REPAIR_MISSING_UNUSED, 62, XQ_FIELD_UNUSED_1,
     XQ_REPAIR_MISSING_UNUSED},
    {START " b - 17 30", START " b - - 17 30", XQ_REPAIR_MISSING_UNUSED, 64, XQ_FIELD_UNUSED_2,
     XQ_REPAIR_MISSING_UNUSED},
    {START " b 17", START " b - - 17 1", XQ_REPAIR_MISSING_UNUSED | NO_NUMBER, 62, XQ_FIELD_UNUSED_1,
     XQ_REPAIR_MISSING_UNUSED},
    {START " - - 4 5", START " w - - 4 5", XQ_REPAIR_MISSING_SIDE, 60, XQ_FIELD_SIDE, XQ_REPAIR_MISSING_SIDE},
    {START " 4 5", START " w - - 4 5", XQ_REPAIR_MISSING_SIDE | XQ_REPAIR_MISSING_UNUSED, 60, XQ_FIELD_SIDE,
     XQ_REPAIR_MISSING_SIDE},
    /* The number that is nothing but blanks (B001): strict reading misses the number, then minds the blanks */
    {START " w - - 0 ", CANONICAL, NO_NUMBER | LINE_END, 68, XQ_FIELD_MOVE_NUMBER, XQ_REPAIR_MISSING_NUMBER},
    {START " w - - 0    ", CANONICAL, NO_NUMBER | LINE_END, 71, XQ_FIELD_MOVE_NUMBER,
     XQ_REPAIR_MISSING_NUMBER},
    {START " r - - 0 ", CANONICAL, FIRST_LETTER | NO_NUMBER | LINE_END, 60, XQ_FIELD_SIDE,
     XQ_REPAIR_SIDE_LETTER},
    {START " r - - 0    ", CANONICAL, FIRST_LETTER | NO_NUMBER | LINE_END, 60, XQ_FIELD_SIDE,
     XQ_REPAIR_SIDE_LETTER},
    {START " ", CANONICAL, BOARD_ALONE | LINE_END, 60, XQ_FIELD_SIDE, XQ_REPAIR_MISSING_SIDE},
    /* Blanks (B004, B010) */
    {CANONICAL "\n", CANONICAL, XQ_REPAIR_BLANKS, 69, XQ_FIELD_TAIL, XQ_REPAIR_BLANKS},
    {CANONICAL "\r\n", CANONICAL, XQ_REPAIR_BLANKS, 69, XQ_FIELD_TAIL, XQ_REPAIR_BLANKS},
    {CANONICAL " ", CANONICAL, XQ_REPAIR_BLANKS, 69, XQ_FIELD_TAIL, XQ_REPAIR_BLANKS},
    {" " CANONICAL, CANONICAL, XQ_REPAIR_BLANKS, 0, XQ_FIELD_BOARD, XQ_REPAIR_BLANKS},
    {"\t\n " CANONICAL, CANONICAL, XQ_REPAIR_BLANKS, 0, XQ_FIELD_BOARD, XQ_REPAIR_BLANKS},
    {MARK CANONICAL, CANONICAL, XQ_REPAIR_BLANKS, 0, XQ_FIELD_BOARD, XQ_REPAIR_BLANKS},
    {MARK "\n" CANONICAL, CANONICAL, XQ_REPAIR_BLANKS, 0, XQ_FIELD_BOARD, XQ_REPAIR_BLANKS},
    {START "  w - - 0 1", CANONICAL, XQ_REPAIR_BLANKS, 60, XQ_FIELD_SIDE, XQ_REPAIR_BLANKS},
    {START "\tw - - 0 1", CANONICAL, XQ_REPAIR_BLANKS, 59, XQ_FIELD_SIDE, XQ_REPAIR_BLANKS},
    {START " w\r- - 0 1", CANONICAL, XQ_REPAIR_BLANKS, 61, XQ_FIELD_UNUSED_1, XQ_REPAIR_BLANKS},
    {START " w -   - 0 1", CANONICAL, XQ_REPAIR_BLANKS, 64, XQ_FIELD_UNUSED_2, XQ_REPAIR_BLANKS},
    {START " w - -\n0 1", CANONICAL, XQ_REPAIR_BLANKS, 65, XQ_FIELD_HALF_MOVE_CLOCK, XQ_REPAIR_BLANKS},
    {START " w - - 0  1", CANONICAL, XQ_REPAIR_BLANKS, 68, XQ_FIELD_MOVE_NUMBER, XQ_REPAIR_BLANKS},
    /* Fields run together */
    {SHARED "w--01", SHARED " w - - 0 1", JOINED, 36, XQ_FIELD_SIDE, JOINED},
    {START " w--01", CANONICAL, JOINED, 61, XQ_FIELD_UNUSED_1, JOINED},
    {START " w--012", START " w - - 0 12", JOINED, 61, XQ_FIELD_UNUSED_1, JOINED},
    {START " w--0", CANONICAL, JOINED | NO_NUMBER, 61, XQ_FIELD_UNUSED_1, JOINED},
    {START " w--7 12", START " w - - 7 12", JOINED, 61, XQ_FIELD_UNUSED_1, JOINED},
    {START " w--17 12", START " w - - 17 12", JOINED, 61, XQ_FIELD_UNUSED_1, JOINED},
    {START " w--01 12", START " w - - 1 12", JOINED | XQ_REPAIR_LEADING_ZEROS, 61, XQ_FIELD_UNUSED_1, JOINED},
    {START " w -- 0 1", CANONICAL, JOINED, 63, XQ_FIELD_UNUSED_2, JOINED},
    {START " w - -0 1", CANONICAL, JOINED, 65, XQ_FIELD_HALF_MOVE_CLOCK, JOINED},
    {START " w - -01", CANONICAL, JOINED, 65, XQ_FIELD_HALF_MOVE_CLOCK, JOINED},
    {START " w- - 0 1", CANONICAL, JOINED, 61, XQ_FIELD_UNUSED_1, JOINED},
    {START "w - - 0 1", CANONICAL, JOINED, 59, XQ_FIELD_SIDE, JOINED},
    {START "b - - 3 7", START " b - - 3 7", JOINED, 59, XQ_FIELD_SIDE, JOINED},
    {START "b-- 3 7", START " b - - 3 7", JOINED, 59, XQ_FIELD_SIDE, JOINED},
    {START "b 3 7", START " b - - 3 7", JOINED | XQ_REPAIR_MISSING_UNUSED, 59, XQ_FIELD_SIDE, JOINED},
    {START "w", CANONICAL, JOINED | NO_TAIL, 59, XQ_FIELD_SIDE, JOINED},
    {START "b", START " b - - 0 1", JOINED | NO_TAIL, 59, XQ_FIELD_SIDE, JOINED},
    {START "r", CANONICAL, JOINED | FIRST_LETTER | NO_TAIL, 59, XQ_FIELD_SIDE, JOINED},
    {START "W - - 0 1", CANONICAL, JOINED | FIRST_LETTER, 59, XQ_FIELD_SIDE, JOINED},
    {START " -b", START " b - - 0 1", JOINED | NO_TAIL, 61, XQ_FIELD_SIDE, JOINED},
    {START "-b", START " b - - 0 1", JOINED | NO_TAIL, 60, XQ_FIELD_SIDE, JOINED},
    {START " -b - - 3 7", START " b - - 3 7", JOINED, 61, XQ_FIELD_SIDE, JOINED},
    /* Underscores and pocket (B008) */
    {START "_w_-_-_0_1", CANONICAL, XQ_REPAIR_UNDERSCORES, 59, XQ_FIELD_SIDE, XQ_REPAIR_UNDERSCORES},
    {START " w - - 0_1", CANONICAL, XQ_REPAIR_UNDERSCORES, 67, XQ_FIELD_MOVE_NUMBER, XQ_REPAIR_UNDERSCORES},
    {START "__w - - 0 1", CANONICAL, UNDERLINED | LINE_END, 59, XQ_FIELD_SIDE, UNDERLINED},
    {CANONICAL "_", CANONICAL, UNDERLINED | LINE_END, 69, XQ_FIELD_TAIL, UNDERLINED},
    {START "[] w - - 0 1", CANONICAL, XQ_REPAIR_POCKET, 59, XQ_FIELD_BOARD, XQ_REPAIR_POCKET},
    {START "[]w--01", CANONICAL, XQ_REPAIR_POCKET | JOINED, 59, XQ_FIELD_BOARD, XQ_REPAIR_POCKET},
    {SITE "[]_w_-_-_0_1", SITE " w - - 0 1", XQ_REPAIR_POCKET | UNDERLINED, 41, XQ_FIELD_BOARD,
     XQ_REPAIR_POCKET},
    {CLOUD "[]_w", CLOUD " w - - 0 1", XQ_REPAIR_POCKET | UNDERLINED | NO_TAIL, 30, XQ_FIELD_BOARD,
     XQ_REPAIR_POCKET},
    /* Unused fields */
    {START " w KQkq - 0 1", CANONICAL, XQ_REPAIR_UNUSED_FIELD, 62, XQ_FIELD_UNUSED_1, XQ_REPAIR_UNUSED_FIELD},
    {START " w - e3 0 1", CANONICAL, XQ_REPAIR_UNUSED_FIELD, 64, XQ_FIELD_UNUSED_2, XQ_REPAIR_UNUSED_FIELD},
    {START " w \xE2\x80\x93 \xE2\x80\x93 0 1", CANONICAL, XQ_REPAIR_UNUSED_FIELD, 62, XQ_FIELD_UNUSED_1,
     XQ_REPAIR_UNUSED_FIELD}, /* dashes of a word processor */
    /* Numbers */
    {START " w - - 0 0", CANONICAL, XQ_REPAIR_MOVE_NUMBER_ZERO, 68, XQ_FIELD_MOVE_NUMBER,
     XQ_REPAIR_MOVE_NUMBER_ZERO},
    {START " w--00", CANONICAL, JOINED | XQ_REPAIR_MOVE_NUMBER_ZERO, 61, XQ_FIELD_UNUSED_1, JOINED},
    {START " w - - 007 1", START " w - - 7 1", XQ_REPAIR_LEADING_ZEROS, 66, XQ_FIELD_HALF_MOVE_CLOCK,
     XQ_REPAIR_LEADING_ZEROS},
    {START " w - - 0 012", START " w - - 0 12", XQ_REPAIR_LEADING_ZEROS, 68, XQ_FIELD_MOVE_NUMBER,
     XQ_REPAIR_LEADING_ZEROS},
    {START " w - - 01", START " w - - 1 1", XQ_REPAIR_LEADING_ZEROS | NO_NUMBER, 66, XQ_FIELD_HALF_MOVE_CLOCK,
     XQ_REPAIR_LEADING_ZEROS},
    {START " w - - 0 00", CANONICAL, XQ_REPAIR_LEADING_ZEROS | XQ_REPAIR_MOVE_NUMBER_ZERO, 68,
     XQ_FIELD_MOVE_NUMBER, XQ_REPAIR_LEADING_ZEROS},
    {START " w - - 0000000999999 1", START " w - - 999999 1", XQ_REPAIR_LEADING_ZEROS, 66,
     XQ_FIELD_HALF_MOVE_CLOCK, XQ_REPAIR_LEADING_ZEROS},
    {COUNTS " w - - 0 1", CANONICAL, XQ_REPAIR_EMPTY_COUNTS, 11, XQ_FIELD_BOARD, XQ_REPAIR_EMPTY_COUNTS},
    /* Words around (B011) */
    {CANONICAL " moves", CANONICAL, XQ_REPAIR_MOVES_WORD, 70, XQ_FIELD_TAIL, XQ_REPAIR_MOVES_WORD},
    {CANONICAL " moves \n", CANONICAL, XQ_REPAIR_MOVES_WORD | LINE_END, 70, XQ_FIELD_TAIL,
     XQ_REPAIR_MOVES_WORD},
    {START " w - - moves", CANONICAL, XQ_REPAIR_MOVES_WORD | NO_COUNTERS, 66, XQ_FIELD_HALF_MOVE_CLOCK,
     XQ_REPAIR_MISSING_CLOCK},
    {START " b moves", START " b - - 0 1", XQ_REPAIR_MOVES_WORD | NO_TAIL, 62, XQ_FIELD_UNUSED_1,
     XQ_REPAIR_MISSING_UNUSED},
    {START " moves", CANONICAL, XQ_REPAIR_MOVES_WORD | BOARD_ALONE, 60, XQ_FIELD_SIDE,
     XQ_REPAIR_MISSING_SIDE},
    {START " w - -moves", CANONICAL, XQ_REPAIR_MOVES_WORD | NO_COUNTERS | JOINED, 65,
     XQ_FIELD_HALF_MOVE_CLOCK, XQ_REPAIR_MISSING_CLOCK},
    {"fen " CANONICAL, CANONICAL, XQ_REPAIR_PREFIX, 0, XQ_FIELD_BOARD, XQ_REPAIR_PREFIX},
    {"position fen " CANONICAL, CANONICAL, XQ_REPAIR_PREFIX, 0, XQ_FIELD_BOARD, XQ_REPAIR_PREFIX},
    {"position fen " START " w - - moves", CANONICAL, XQ_REPAIR_PREFIX | XQ_REPAIR_MOVES_WORD | NO_COUNTERS,
     0, XQ_FIELD_BOARD, XQ_REPAIR_PREFIX},
    {"position  fen\t" CANONICAL, CANONICAL, XQ_REPAIR_PREFIX | LINE_END, 0, XQ_FIELD_BOARD,
     XQ_REPAIR_PREFIX},
    {"fen_" CANONICAL, CANONICAL, XQ_REPAIR_PREFIX | UNDERLINED, 0, XQ_FIELD_BOARD, XQ_REPAIR_PREFIX},
    {" fen " CANONICAL, CANONICAL, XQ_REPAIR_PREFIX | LINE_END, 0, XQ_FIELD_BOARD, XQ_REPAIR_BLANKS},
    /* Many at once */
    {"\r\nfen " LETTERS "[]_R__KQkq-007_0 moves\n", START " w - - 0 1",
     LINE_END | XQ_REPAIR_PREFIX | XQ_REPAIR_PIECE_LETTERS | XQ_REPAIR_POCKET | UNDERLINED | FIRST_LETTER |
         XQ_REPAIR_UNUSED_FIELD | XQ_REPAIR_MISSING_UNUSED | XQ_REPAIR_MOVES_WORD | NO_NUMBER,
     0, XQ_FIELD_BOARD, XQ_REPAIR_BLANKS},
};

enum { REPAIRED_COUNT = sizeof repaired / sizeof repaired[0] };

static bool is_mended(const struct repaired *row)
{
    const size_t length = strlen(row->text);
    char *text = exact_copy(row->text, length);
    char back[XQ_FEN_TEXT_SIZE] = "";
    xq_setup setup;
    uint32_t repairs = UINT32_MAX;
    xq_error error = {.text = ""};
    const xq_status status =
        xq_fen_read(text, length, XQ_VARIANT_XIANGQI, XQ_FEN_LENIENT, &setup, &repairs, &error);
    bool right = status == XQ_OK && repairs == row->repairs;

    right = right && xq_fen_write(&setup, back, sizeof back, NULL, NULL) == XQ_OK &&
            !strcmp(back, row->canonical);
    right =
        right && xq_fen_read(text, length, XQ_VARIANT_XIANGQI, XQ_FEN_LENIENT, &setup, NULL, NULL) == XQ_OK;
    if (!right)
        print_error("\"%s\": status %d, repairs %x, \"%s\", \"%s\"; expected repairs %x\n", row->text, status,
                    repairs, back, error.text, row->repairs);
    free(text);
    return right;
}

static void lenient_reading_mends(void **state)
{
    unsigned wrong = 0;

    (void)state;
    for (int i = 0; i < REPAIRED_COUNT; i++)
        wrong += !is_mended(&repaired[i]);
    print_message("%d texts, %u wrong\n", REPAIRED_COUNT, wrong);
    assert_int_equal(wrong, 0);
}

static bool is_refused(const struct repaired *row)
{
    const size_t length = strlen(row->text);
    char *text = exact_copy(row->text, length);
    xq_setup setup;
    xq_setup before;
    uint32_t repairs = 0xABCD;
    xq_error error;
    bool right = false;

    memset(&setup, 0xA5, sizeof setup);
    before = setup;
    memset(&error, 0xEE, sizeof error);
    right =
        xq_fen_read(text, length, XQ_VARIANT_XIANGQI, XQ_FEN_STRICT, &setup, &repairs, &error) == XQ_ERR_FEN;
    right = right && memcmp(&setup, &before, sizeof setup) == 0 && repairs == 0xABCD;
    right = right && error.code == XQ_ERR_FEN && error.byte == row->byte &&
            error.field == (int32_t)row->field && !strcmp(error.text, xq_fen_repair_text(row->first));
    right = right &&
            xq_fen_read(text, length, XQ_VARIANT_XIANGQI, XQ_FEN_STRICT, &setup, NULL, NULL) == XQ_ERR_FEN;
    if (!right)
        print_error("\"%s\": byte %u, field %d, \"%s\"; expected byte %u, field %d\n", row->text, error.byte,
                    error.field, error.text, row->byte, (int)row->field);
    free(text);
    return right;
}

static void strict_reading_refuses(void **state)
{
    unsigned wrong = 0;

    (void)state;
    for (int i = 0; i < REPAIRED_COUNT; i++)
        wrong += !is_refused(&repaired[i]);
    assert_int_equal(wrong, 0);
}

/* Each bit is seen in the table above, and has a name and a sentence of its own. */
static void every_repair(void **state)
{
    uint32_t seen = 0;

    (void)state;
    for (int i = 0; i < REPAIRED_COUNT; i++)
        seen |= repaired[i].repairs;
    assert_int_equal(seen, XQ_REPAIR_END - 1);
    for (uint32_t one = 1; one < XQ_REPAIR_END; one <<= 1) {
        assert_true(strlen(xq_fen_repair_name(one)) > 0);
        assert_true(strlen(xq_fen_repair_text(one)) < XQ_ERROR_TEXT_SIZE);
        for (uint32_t other = one << 1; other < XQ_REPAIR_END; other <<= 1) {
            assert_string_not_equal(xq_fen_repair_name(one), xq_fen_repair_name(other));
            assert_string_not_equal(xq_fen_repair_text(one), xq_fen_repair_text(other));
        }
    }
    assert_string_equal(xq_fen_repair_name(XQ_REPAIR_MISSING_CLOCK), "missing_clock");
    assert_string_equal(xq_fen_repair_name(XQ_REPAIR_PREFIX), "prefix");
    assert_string_equal(xq_fen_repair_name(0), "");
    assert_string_equal(xq_fen_repair_name(3), "");
    assert_string_equal(xq_fen_repair_name(XQ_REPAIR_END), "");
    assert_string_equal(xq_fen_repair_name(UINT32_MAX), "");
    assert_string_equal(xq_fen_repair_text(0), xq_fen_repair_text(UINT32_MAX));
}

/* All of the setup is written, by the squares' numbers: rank * 9 + file. */
static void what_is_read(void **state)
{
    static const char text[] = "3k5/9/9/9/8p/9/9/9/1C7/R4K3 b - - 12 345";
    static const uint8_t nothing[sizeof((xq_setup *)0)->reserved] = {0};
    xq_setup setup;
    uint32_t repairs = UINT32_MAX;
    int pieces = 0;

    (void)state;
    memset(&setup, 0xA5, sizeof setup);
    assert_int_equal(
        xq_fen_read(text, strlen(text), XQ_VARIANT_XIANGQI, XQ_FEN_STRICT, &setup, &repairs, NULL), XQ_OK);
    assert_int_equal(repairs, 0);
    assert_int_equal(setup.size, sizeof setup);
    assert_int_equal(setup.variant, XQ_VARIANT_XIANGQI);
    assert_int_equal(setup.side_to_move, XQ_BLACK);
    assert_int_equal(setup.half_move_clock, 12);
    assert_int_equal(setup.move_number, 345);
    assert_int_equal(setup.bikjang, XQ_BIKJANG_DEFAULT);
    assert_memory_equal(setup.reserved, nothing, sizeof nothing);
    assert_int_equal(setup.piece[84], XQ_BLACK_GENERAL);
    assert_int_equal(setup.piece[53], XQ_BLACK_SOLDIER);
    assert_int_equal(setup.piece[10], XQ_RED_CANNON);
    assert_int_equal(setup.piece[0], XQ_RED_CHARIOT);
    assert_int_equal(setup.piece[5], XQ_RED_GENERAL);
    for (int square = 0; square < XQ_SQUARE_COUNT; square++)
        pieces += setup.piece[square] != XQ_PIECE_NONE;
    assert_int_equal(pieces, 5);
}

/* Each letter, on the squares of rank 9 from the left. */
static void letters(void **state)
{
    static const char rank[] = "KABNRCP/kabnrcp/EHeh";
    static const xq_piece pieces[] = {
        XQ_RED_GENERAL,    XQ_RED_ADVISOR,  XQ_RED_ELEPHANT,  XQ_RED_HORSE,      XQ_RED_CHARIOT,
        XQ_RED_CANNON,     XQ_RED_SOLDIER,  XQ_PIECE_NONE,    XQ_BLACK_GENERAL,  XQ_BLACK_ADVISOR,
        XQ_BLACK_ELEPHANT, XQ_BLACK_HORSE,  XQ_BLACK_CHARIOT, XQ_BLACK_CANNON,   XQ_BLACK_SOLDIER,
        XQ_PIECE_NONE,     XQ_RED_ELEPHANT, XQ_RED_HORSE,     XQ_BLACK_ELEPHANT, XQ_BLACK_HORSE,
    };

    (void)state;
    for (size_t i = 0; i < sizeof pieces; i++) {
        char text[XQ_FEN_TEXT_SIZE];
        xq_setup setup;

        if (rank[i] == '/')
            continue;
        snprintf(text, sizeof text, "%c8/9/9/9/9/9/9/9/9/9 w - - 0 1", rank[i]);
        assert_int_equal(xq_fen_read(text, strlen(text), XQ_VARIANT_XIANGQI, 0, &setup, NULL, NULL), XQ_OK);
        assert_int_equal(setup.piece[81], pieces[i]);
    }
}

/* The board is not judged here: empty, or full of chariots. */
static void any_setup(void **state)
{
    static const char *const texts[] = {
        "9/9/9/9/9/9/9/9/9/9 w - - 0 1",
        "RRRRRRRRR/9/9/9/4k4/9/9/9/9/4K4 w - - 0 1",
        "4k4/9/9/9/9/9/9/9/4R4/3K5 w - - 999999 999999",
        SOLDIERS "/" SOLDIERS "/" SOLDIERS "/" SOLDIERS "/" SOLDIERS " b - - 0 1",
    };

    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        char back[XQ_FEN_TEXT_SIZE];
        xq_setup setup;

        assert_int_equal(
            xq_fen_read(texts[i], strlen(texts[i]), XQ_VARIANT_XIANGQI, XQ_FEN_STRICT, &setup, NULL, NULL),
            XQ_OK);
        assert_int_equal(xq_fen_write(&setup, back, sizeof back, NULL, NULL), XQ_OK);
        assert_string_equal(back, texts[i]);
    }
}

/* The syntax is that of Xiangqi; whether the variant is built in is asked when a position is made. */
static void janggi(void **state)
{
    static const char plain[] = JANGGI " w - - 0 1";
    static const char winboard[] =
        "rhea1aehr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RHEA1AEHR w 0 1"; /* B145 */
    xq_setup setup;
    xq_setup other;
    uint32_t repairs = 0;

    (void)state;
    assert_int_equal(
        xq_fen_read(plain, strlen(plain), XQ_VARIANT_JANGGI, XQ_FEN_STRICT, &setup, &repairs, NULL), XQ_OK);
    assert_int_equal(setup.variant, XQ_VARIANT_JANGGI);
    assert_int_equal(xq_fen_read(winboard, strlen(winboard), XQ_VARIANT_JANGGI, 0, &other, &repairs, NULL),
                     XQ_OK);
    assert_int_equal(repairs, XQ_REPAIR_PIECE_LETTERS | XQ_REPAIR_MISSING_UNUSED);
    assert_memory_equal(setup.piece, other.piece, sizeof setup.piece);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lenient_reading_mends),
        cmocka_unit_test(strict_reading_refuses),
        cmocka_unit_test(every_repair),
        cmocka_unit_test(what_is_read),
        cmocka_unit_test(letters),
        cmocka_unit_test(any_setup),
        cmocka_unit_test(janggi),
    };

    return cmocka_run_group_tests_name("fen", tests, NULL, NULL) != 0;
}
