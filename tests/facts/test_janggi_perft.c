/* Node counts of Janggi that independent programs agree on, up to depth 3; XQ_LONG adds the deeper ones. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <xiangqi/fen.h>
#include <xiangqi/layout.h>
#include <xiangqi/perft.h>

#include "support/moves.h"
#include "support/rows.h"

enum { SHORT_DEPTH = 3, DEEPEST = 5 };

typedef struct tally {
    unsigned counted;
    unsigned wrong;
} tally;

static unsigned depth_wanted(void)
{
    const char *wish = getenv("XQ_LONG");

    return wish && *wish && strcmp(wish, "0") != 0 ? DEEPEST : SHORT_DEPTH;
}

/* Counts one tree. */
static void count(tally *sum, unsigned line, const xq_position *position, unsigned depth,
                  const char *expected)
{
    uint64_t nodes = 0;

    assert_int_equal(xq_perft(position, depth, &nodes, NULL), XQ_OK);
    sum->counted++;
    if (nodes != strtoull(expected, NULL, 10)) {
        sum->wrong++;
        print_error("line %u: mode %d, depth %u: %llu nodes, expected %s\n", line,
                    (int)xq_position_bikjang(position), depth, (unsigned long long)nodes, expected);
    }
}

static void all_right(const tally *sum, unsigned at_least)
{
    print_message("%u counts, %u wrong\n", sum->counted, sum->wrong);
    assert_true(sum->counted >= at_least);
    assert_int_equal(sum->wrong, 0);
}

/* J2: a side owns 2 of a kind, 5 soldiers. A few rows hold more: counts, but no positions. */
static bool holds_too_many(const char *fen)
{
    unsigned count[128] = {0};

    for (; *fen != ' '; fen++) {
        count[(unsigned char)*fen & 127]++;
        if (strchr("ACRNBacrnb", *fen) && count[(unsigned char)*fen & 127] > 2) {
            return true;
        }
    }
    return count['P'] > 5 || count['p'] > 5;
}

static void refuse(const char *fen)
{
    xq_position position;
    xq_error error;

    assert_int_equal(
        xq_position_from_fen(fen, strlen(fen), XQ_VARIANT_JANGGI, XQ_FEN_STRICT, &position, NULL, &error),
        XQ_ERR_SETUP);
    assert_int_equal(error.reason, XQ_FAULT_TOO_MANY);
}

static void perft_table(void **state)
{
    enum { FEN, DEPTH, WITHOUT, BIKJANG, FIELDS };
    rows *table = rows_open(XQ_FACTS_DIR "/janggi_perft.tsv");
    char *field[FIELDS];
    tally sum = {0, 0};
    unsigned refused = 0;

    (void)state;
    assert_non_null(table);
    while (rows_next(table, field, FIELDS)) {
        unsigned depth = (unsigned)strtoul(field[DEPTH], NULL, 10);
        unsigned line = rows_line(table);
        xq_position without;
        xq_position with;

        if (holds_too_many(field[FEN])) {
            refuse(field[FEN]);
            refused++;
        } else if (depth <= depth_wanted()) {
            without = janggi_position_of(field[FEN], XQ_BIKJANG_DEFAULT);
            with = janggi_position_of(field[FEN], XQ_BIKJANG_CALL);
            count(&sum, line, &without, depth, field[WITHOUT]);
            count(&sum, line, &with, depth, field[BIKJANG]);
        }
    }
    rows_close(table);
    print_message("%u rows are no positions\n", refused);
    assert_int_equal(refused, 8);
    all_right(&sum, 384);
}

static xq_layout layout_of(const char *word)
{
    xq_layout layout = xq_layout_from_word(word, strlen(word));

    if (layout == XQ_LAYOUT_NONE || strcmp(xq_layout_word(layout), word) != 0) {
        fail_msg("no layout, or not written so: %s", word);
    }
    return layout;
}

/* The start made from two words, and read back in both ways (J3). */
static xq_setup start_of(unsigned line, const char *cho, const char *han, const char *fen)
{
    const xq_layout wanted[2] = {layout_of(cho), layout_of(han)};
    char written[XQ_FEN_TEXT_SIZE];
    xq_setup seat;
    xq_setup drawn;

    assert_int_equal(xq_setup_start_seat(&seat, wanted[XQ_CHO], wanted[XQ_HAN]), XQ_OK);
    assert_int_equal(xq_setup_start_drawn(&drawn, xq_layout_turn(wanted[XQ_CHO], XQ_CHO),
                                          xq_layout_turn(wanted[XQ_HAN], XQ_HAN)),
                     XQ_OK);
    assert_memory_equal(&seat, &drawn, sizeof seat);
    assert_int_equal(xq_fen_write(&seat, written, sizeof written, NULL, NULL), XQ_OK);
    if (strcmp(written, fen) != 0) {
        fail_msg("line %u: %s, expected %s", line, written, fen);
    }
    for (int side = XQ_CHO; side <= XQ_HAN; side++) {
        assert_int_equal(xq_setup_layout_seat(&seat, (xq_side)side), wanted[side]);
        assert_int_equal(xq_setup_layout_drawn(&seat, (xq_side)side),
                         xq_layout_turn(wanted[side], (xq_side)side));
    }
    return seat;
}

static void sixteen_layouts(void **state)
{
    enum { CHO, HAN, FEN, WITHOUT, BIKJANG = WITHOUT + DEEPEST - SHORT_DEPTH + 1, FIELDS = BIKJANG + 3 };
    rows *table = rows_open(XQ_FACTS_DIR "/janggi_layouts.tsv");
    char *field[FIELDS];
    tally sum = {0, 0};
    unsigned layouts = 0;

    (void)state;
    assert_non_null(table);
    while (rows_next(table, field, FIELDS)) {
        xq_setup setup = start_of(rows_line(table), field[CHO], field[HAN], field[FEN]);

        layouts++;
        for (int bikjang = 0; bikjang < 2; bikjang++) {
            xq_position position;

            setup.bikjang = (int32_t)(bikjang ? XQ_BIKJANG_CALL : XQ_BIKJANG_DEFAULT);
            assert_int_equal(xq_position_from_setup(&setup, &position, NULL), XQ_OK);
            count(&sum, rows_line(table), &position, 1, "32");
            count(&sum, rows_line(table), &position, 2, "1024");
            for (unsigned depth = SHORT_DEPTH; depth <= depth_wanted(); depth++) {
                count(&sum, rows_line(table), &position, depth,
                      field[(bikjang ? BIKJANG : WITHOUT) + depth - SHORT_DEPTH]);
            }
        }
    }
    rows_close(table);
    assert_int_equal(layouts, 16);
    all_right(&sum, 96);
}

static uint64_t tree_without_passes(const xq_position *position, unsigned depth)
{
    xq_move moves[XQ_MOVES_MAX];
    const size_t count = xq_position_moves(position, moves, XQ_MOVES_MAX);
    uint64_t nodes = 0;

    for (size_t i = 0; i < count; i++) {
        if (!xq_move_is_pass(moves[i])) {
            xq_position after;

            xq_position_make_copy(position, moves[i], &after);
            nodes += depth > 1 ? tree_without_passes(&after, depth - 1) : 1;
        }
    }
    return nodes;
}

/* Programs that know no pass and no bikjang have published these counts; their words are as drawn. */
static void without_passes(void **state)
{
    static const struct {
        const char *cho;
        const char *han;
        uint64_t nodes[4];
    } starts[] = {
        {"마상상마", "마상상마", {31, 961, 30353, 958264}},
        {"상마마상", "상마마상", {31, 961, 30659, 977598}},
        {"마상마상", "마상마상", {31, 961, 30506, 967906}},
    };

    (void)state;
    for (size_t i = 0; i < sizeof starts / sizeof starts[0]; i++) {
        xq_setup setup;
        xq_position position;

        assert_int_equal(xq_setup_start_drawn(&setup, layout_of(starts[i].cho), layout_of(starts[i].han)),
                         XQ_OK);
        assert_int_equal(xq_position_from_setup(&setup, &position, NULL), XQ_OK);
        for (unsigned depth = 1; depth <= 4; depth++) {
            assert_int_equal(tree_without_passes(&position, depth), starts[i].nodes[depth - 1]);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(perft_table),
        cmocka_unit_test(sixteen_layouts),
        cmocka_unit_test(without_passes),
    };

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
