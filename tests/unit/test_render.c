/* Boards as text. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include <xiangqi/fen.h>
#include <xiangqi/render.h>

#include "unit/texts.h"

static const struct drawing {
    const char *fen;
    const char *text;
} drawings[] = {
    {"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1", " 9  r n b a k a b n r\n"
                                                                              " 8  . . . . . . . . .\n"
                                                                              " 7  . c . . . . . c .\n"
                                                                              " 6  p . p . p . p . p\n"
                                                                              " 5  . . . . . . . . .\n"
                                                                              "    ~~~~~~~~~~~~~~~~~\n"
                                                                              " 4  . . . . . . . . .\n"
                                                                              " 3  P . P . P . P . P\n"
                                                                              " 2  . C . . . . . C .\n"
                                                                              " 1  . . . . . . . . .\n"
                                                                              " 0  R N B A K A B N R\n"
                                                                              "    a b c d e f g h i\n"
                                                                              "red to move\n"},
    {"3k5/9/9/9/8p/9/9/9/9/R4K3 b - - 3 7", " 9  . . . k . . . . .\n"
                                            " 8  . . . . . . . . .\n"
                                            " 7  . . . . . . . . .\n"
                                            " 6  . . . . . . . . .\n"
                                            " 5  . . . . . . . . p\n"
                                            "    ~~~~~~~~~~~~~~~~~\n"
                                            " 4  . . . . . . . . .\n"
                                            " 3  . . . . . . . . .\n"
                                            " 2  . . . . . . . . .\n"
                                            " 1  . . . . . . . . .\n"
                                            " 0  R . . . . K . . .\n"
                                            "    a b c d e f g h i\n"
                                            "black to move\n"},
};

enum { DRAWING_COUNT = sizeof drawings / sizeof drawings[0] };

static size_t draw(const void *value, char *text, size_t capacity)
{
    return xq_position_to_text(value, text, capacity);
}

static void boards_at_every_capacity(void **state)
{
    (void)state;
    for (int i = 0; i < DRAWING_COUNT; i++) {
        const struct drawing *row = &drawings[i];
        char text[XQ_BOARD_TEXT_SIZE];
        xq_position position;

        assert_int_equal(xq_position_from_fen(row->fen, strlen(row->fen), XQ_VARIANT_XIANGQI, XQ_FEN_STRICT,
                                              &position, NULL, NULL),
                         XQ_OK);
        assert_int_equal(xq_position_to_text(&position, text, sizeof text), strlen(row->text));
        assert_string_equal(text, row->text);
        assert_int_equal(wrong_capacities(draw, &position, row->text), 0);
    }
}

static void no_position_is_no_text(void **state)
{
    const xq_position position = {0};
    char text[XQ_BOARD_TEXT_SIZE] = "?";

    (void)state;
    assert_int_equal(xq_position_to_text(&position, text, sizeof text), 0);
    assert_string_equal(text, "");
    text[0] = '?';
    assert_int_equal(xq_position_to_text(NULL, text, sizeof text), 0);
    assert_string_equal(text, "");
    assert_int_equal(xq_position_to_text(&position, NULL, 0), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(boards_at_every_capacity),
        cmocka_unit_test(no_position_is_no_text),
    };

    return cmocka_run_group_tests_name("render", tests, NULL, NULL) != 0;
}
