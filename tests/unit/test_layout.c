/* Layouts of Janggi: what is refused, and names; what they are is in the clauses' rows (J3). */
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include <xiangqi/layout.h>

static void arguments_are_refused(void **state)
{
    xq_setup setup;
    xq_setup before;
    xq_layout_choice choice;

    (void)state;
    memset(&setup, 0xA5, sizeof setup);
    before = setup;
    assert_int_equal(xq_setup_start_seat(NULL, XQ_LAYOUT_HEHE, XQ_LAYOUT_HEHE), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_setup_start_drawn(NULL, XQ_LAYOUT_HEHE, XQ_LAYOUT_HEHE), XQ_ERR_ARGUMENT);
    for (int layout = -2; layout < 8; layout++) {
        if (layout >= 0 && layout < XQ_LAYOUT_END) {
            continue;
        }
        assert_int_equal(xq_setup_start_seat(&setup, (xq_layout)layout, XQ_LAYOUT_HEHE), XQ_ERR_ARGUMENT);
        assert_int_equal(xq_setup_start_seat(&setup, XQ_LAYOUT_HEHE, (xq_layout)layout), XQ_ERR_ARGUMENT);
        assert_int_equal(xq_setup_start_drawn(&setup, (xq_layout)layout, XQ_LAYOUT_HEHE), XQ_ERR_ARGUMENT);
        assert_int_equal(xq_layout_turn((xq_layout)layout, XQ_HAN), XQ_LAYOUT_NONE);
        assert_string_equal(xq_layout_word((xq_layout)layout), "");
        assert_string_equal(xq_layout_name((xq_layout)layout), "");
    }
    assert_memory_equal(&setup, &before, sizeof setup);
    assert_int_equal(xq_layout_choice_begin(NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_layout_choice_begin(&choice), XQ_OK);
    assert_int_equal(xq_layout_choice_take(NULL, XQ_HAN, XQ_LAYOUT_HEHE), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_layout_choice_take(&choice, XQ_HAN, XQ_LAYOUT_NONE), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_layout_choice_take(&choice, XQ_SIDE_NONE, XQ_LAYOUT_HEHE), XQ_ERR_ARGUMENT);
    assert_int_equal(choice.side, XQ_HAN);
    assert_int_equal(xq_layout_choice_setup(NULL, &setup), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_layout_choice_setup(&choice, NULL), XQ_ERR_ARGUMENT);
}

static void what_has_no_layout(void **state)
{
    xq_setup setup;

    (void)state;
    assert_int_equal(xq_setup_layout_seat(NULL, XQ_CHO), XQ_LAYOUT_NONE);
    assert_int_equal(xq_setup_start(&setup, XQ_VARIANT_XIANGQI), XQ_OK);
    assert_int_equal(xq_setup_layout_seat(&setup, XQ_CHO), XQ_LAYOUT_NONE);
    assert_int_equal(xq_setup_start(&setup, XQ_VARIANT_JANGGI), XQ_OK);
    assert_int_equal(xq_setup_layout_seat(&setup, XQ_CHO), XQ_LAYOUT_HEHE);
    assert_int_equal(xq_setup_layout_seat(&setup, XQ_SIDE_NONE), XQ_LAYOUT_NONE);
    assert_int_equal(xq_setup_layout_drawn(&setup, (xq_side)2), XQ_LAYOUT_NONE);
    setup.piece[40] = XQ_RED_CHARIOT;
    assert_int_equal(xq_setup_layout_drawn(&setup, XQ_CHO), XQ_LAYOUT_NONE);
    assert_int_equal(xq_setup_layout_drawn(&setup, XQ_HAN), XQ_LAYOUT_EHEH);
}

static void words(void **state)
{
    static const struct {
        const char *text;
        xq_layout layout;
    } texts[] = {
        {"마상마상", XQ_LAYOUT_HEHE}, {"馬象象馬", XQ_LAYOUT_HEEH}, {"eheh", XQ_LAYOUT_EHEH},
        {"NBBN", XQ_LAYOUT_HEEH},     {"상馬hE", XQ_LAYOUT_EHHE},   {"", XQ_LAYOUT_NONE},
        {"HEH", XQ_LAYOUT_NONE},      {"HEHEH", XQ_LAYOUT_NONE},    {"HHEE", XQ_LAYOUT_NONE},
        {"마상마", XQ_LAYOUT_NONE},   {"HE HE", XQ_LAYOUT_NONE},    {"마상마\xEC", XQ_LAYOUT_NONE},
    };

    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        assert_int_equal(xq_layout_from_word(texts[i].text, strlen(texts[i].text)), texts[i].layout);
    }
    assert_int_equal(xq_layout_from_word(NULL, 0), XQ_LAYOUT_NONE);
    assert_int_equal(xq_layout_from_word("HEHEx", 4), XQ_LAYOUT_HEHE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arguments_are_refused),
        cmocka_unit_test(what_has_no_layout),
        cmocka_unit_test(words),
    };

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
