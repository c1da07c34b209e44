/* Boards as pictures and as Chinese characters: what is refused, what is passed over, capacities, twins. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include <xiangqi/fen.h>
#include <xiangqi/render.h>

#include "unit/texts.h"

enum { DRAWN_SIZE = 65536 };

static const xq_mark marks[] = {{.tone = XQ_TONE_ALLOWED, .square = 40},
                                {.tone = XQ_TONE_REFUSED, .square = 4}};
static const xq_arrow arrows[] = {{.tone = XQ_TONE_ATTACK, .from = 4, .to = 40},
                                  {.tone = XQ_TONE_GUARD, .from = 9, .to = 27}};

/* A drawing as text, with its own room. */
typedef struct drawn {
    char text[DRAWN_SIZE];
    size_t length;
} drawn;

static drawn first;
static drawn second;

/* What a writer of the helpers draws. */
typedef struct subject {
    const xq_position *position;
    xq_form form;
    xq_drawing drawing;
} subject;

static xq_drawing usual(void)
{
    return (xq_drawing){.size = sizeof(xq_drawing)};
}

static xq_drawing full(void)
{
    return (xq_drawing){.size = sizeof(xq_drawing),
                        .id = "board",
                        .marks = marks,
                        .mark_count = 2,
                        .arrows = arrows,
                        .arrow_count = 2,
                        .last_move = xq_move_make(13, 4)};
}

static xq_position position_of(const char *fen, xq_variant variant)
{
    xq_position position = {0};
    assert_int_equal(xq_position_from_fen(fen, strlen(fen), variant, XQ_FEN_LENIENT, &position, NULL, NULL),
                     XQ_OK);
    return position;
}

static xq_position start_of(xq_variant variant)
{
    xq_position position = {0};
    assert_int_equal(xq_position_start(variant, &position), XQ_OK);
    return position;
}

static void draw(drawn *result, const xq_position *position, xq_form form, const xq_drawing *drawing)
{
    result->length = xq_position_draw(position, form, drawing, result->text, sizeof result->text);
    assert_in_range(result->length, 1, sizeof result->text - 1);
    assert_int_equal(strlen(result->text), result->length);
}

static void assert_same(void)
{
    assert_int_equal(first.length, second.length);
    assert_string_equal(first.text, second.text);
}

static size_t draw_subject(const void *value, char *text, size_t capacity)
{
    const subject *of = value;
    return xq_position_draw(of->position, of->form, &of->drawing, text, capacity);
}

static void names(void **state)
{
    (void)state;
    assert_string_equal(xq_form_name(XQ_FORM_TEXT), "text");
    assert_string_equal(xq_form_name(XQ_FORM_UNICODE), "unicode");
    assert_string_equal(xq_form_name(XQ_FORM_SVG), "svg");
    assert_string_equal(xq_form_name(XQ_FORM_END), "");
    assert_string_equal(xq_form_name((xq_form)-1), "");
    assert_string_equal(xq_tone_name(XQ_TONE_PLAIN), "plain");
    assert_string_equal(xq_tone_name(XQ_TONE_ALLOWED), "allowed");
    assert_string_equal(xq_tone_name(XQ_TONE_REFUSED), "refused");
    assert_string_equal(xq_tone_name(XQ_TONE_ATTACK), "attack");
    assert_string_equal(xq_tone_name(XQ_TONE_GUARD), "guard");
    assert_string_equal(xq_tone_name(XQ_TONE_END), "");
    assert_string_equal(xq_tone_name((xq_tone)-1), "");
}

static void assert_refused(const xq_position *position, xq_form form, const xq_drawing *drawing)
{
    xq_setup setup;
    char text[8] = "?";
    assert_int_equal(xq_position_draw(position, form, drawing, text, sizeof text), 0);
    assert_string_equal(text, "");
    assert_int_equal(xq_position_draw(position, form, drawing, NULL, 0), 0);
    if (xq_position_to_setup(position, &setup) == XQ_OK) {
        text[0] = '?';
        assert_int_equal(xq_setup_draw(&setup, form, drawing, text, sizeof text), 0);
        assert_string_equal(text, "");
    }
}

static void what_is_no_drawing_is_refused(void **state)
{
    const xq_position start = start_of(XQ_VARIANT_XIANGQI);
    const xq_position none = {0};
    xq_drawing wrong[6];

    (void)state;
    for (int i = 0; i < 6; i++)
        wrong[i] = usual();
    wrong[0].size = 0;
    wrong[1].size = sizeof(xq_drawing) + 8;
    wrong[2].letters = XQ_LETTERS_END;
    wrong[3].letters = -1;
    wrong[4].theme = XQ_THEME_END;
    wrong[5].theme = -1;
    for (int i = 0; i < 6; i++)
        for (int form = 0; form < XQ_FORM_END; form++)
            assert_refused(&start, (xq_form)form, &wrong[i]);
    assert_refused(&start, XQ_FORM_END, NULL);
    assert_refused(&start, (xq_form)-1, NULL);
    for (int form = 0; form < XQ_FORM_END; form++) {
        assert_refused(&none, (xq_form)form, NULL);
        assert_refused(NULL, (xq_form)form, NULL);
    }
}

static void what_is_no_setup_is_refused(void **state)
{
    xq_setup setup;
    char text[8] = "?";

    (void)state;
    assert_int_equal(xq_setup_draw(NULL, XQ_FORM_SVG, NULL, text, sizeof text), 0);
    assert_string_equal(text, "");
    xq_setup_clear(&setup, XQ_VARIANT_XIANGQI);
    setup.size = 1;
    assert_int_equal(xq_setup_draw(&setup, XQ_FORM_SVG, NULL, text, sizeof text), 0);
    xq_setup_clear(&setup, XQ_VARIANT_XIANGQI);
    setup.variant = 7;
    assert_int_equal(xq_setup_draw(&setup, XQ_FORM_SVG, NULL, text, sizeof text), 0);
}

static void every_capacity(void **state)
{
    static const xq_form forms[] = {XQ_FORM_TEXT, XQ_FORM_SVG};
    const xq_position positions[] = {position_of("3k5/9/9/9/8p/9/9/9/9/R3K4 w", XQ_VARIANT_XIANGQI),
                                     position_of("3k5/9/9/9/8p/9/9/9/9/R3K4 w", XQ_VARIANT_JANGGI)};

    (void)state;
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++) {
            subject of = {.position = &positions[i], .form = forms[j], .drawing = full()};
            of.drawing.shapes = "earlier"; /* without outlines the text is short enough for all capacities */
            draw(&first, of.position, of.form, &of.drawing);
            assert_int_equal(wrong_capacities(draw_subject, &of, first.text), 0);
        }
}

static void whole_pictures_at_some_capacities(void **state)
{
    const xq_position start = start_of(XQ_VARIANT_JANGGI);
    const subject of = {.position = &start, .form = XQ_FORM_SVG, .drawing = full()};

    (void)state;
    draw(&first, of.position, of.form, &of.drawing);
    assert_in_range(first.length, 1000, DRAWN_SIZE - 2);
    for (size_t capacity = 0; capacity < DRAWN_SIZE; capacity += 509)
        assert_true(fits_capacity(draw_subject, &of, first.text, capacity));
    for (size_t capacity = 1000; capacity < DRAWN_SIZE; capacity++) /* where it begins to fit */
        if (capacity + 1 >= first.length && capacity <= first.length + 2)
            assert_true(fits_capacity(draw_subject, &of, first.text, capacity));
}

/* Cut text is the beginning of the whole and ends with a whole character. */
static void characters_are_never_cut(void **state)
{
    static const xq_form forms[] = {XQ_FORM_UNICODE, XQ_FORM_SVG};
    xq_drawing drawing = usual();

    (void)state;
    drawing.title = "象棋 장기";
    drawing.shapes = "earlier";
    for (int variant = 0; variant < 2; variant++)
        for (int i = 0; i < 2; i++) {
            const xq_position start = start_of((xq_variant)variant);
            draw(&first, &start, forms[i], &drawing);
            for (size_t capacity = 1; capacity <= first.length; capacity++) {
                memset(second.text, '?', first.length + 1);
                assert_int_equal(xq_position_draw(&start, forms[i], &drawing, second.text, capacity),
                                 first.length);
                const size_t length = strlen(second.text);
                assert_in_range(length, capacity < 4 ? 0 : capacity - 4, capacity - 1);
                assert_memory_equal(first.text, second.text, length);
                assert_int_not_equal((unsigned char)first.text[length] & 0xC0, 0x80);
                assert_int_equal(second.text[capacity], '?');
            }
        }
}

/* The same board by its position and by its setup, in every way. */
static void positions_and_setups_are_drawn_alike(void **state)
{
    static const char *const fens[] = {"3k5/9/9/3R5/8p/9/9/9/9/4K4 b", "4k4/9/9/9/9/9/9/9/4A4/R2AK1BNC w"};

    (void)state;
    for (int i = 0; i < 2; i++)
        for (int variant = 0; variant < 2; variant++)
            for (unsigned way = 0; way < 3 * 2 * 2 * 16; way++) {
                const xq_position position = position_of(fens[i], (xq_variant)variant);
                xq_setup setup;
                xq_drawing drawing = full();
                drawing.id = NULL;
                drawing.letters = (int32_t)(way / 3 % 2);
                drawing.theme = (int32_t)(way / 6 % 2);
                drawing.flags = way / 12;
                draw(&first, &position, (xq_form)(way % 3), &drawing);
                assert_int_equal(xq_position_to_setup(&position, &setup), XQ_OK);
                second.length =
                    xq_setup_draw(&setup, (xq_form)(way % 3), &drawing, second.text, sizeof second.text);
                assert_same();
            }
}

/* What a flipped board shows is what the board with sides swapped and mirrored shows, but for the labels, the
   words and the colours: compared are the places of pieces. */
static void a_flipped_board_is_the_board_turned(void **state)
{
    const xq_position position =
        position_of("r1bakabr1/9/1cn4c1/p1p1p1p1p/4N4/6P2/P1P1P3P/1C2C1N2/9/R1BAKAB1R b", XQ_VARIANT_XIANGQI);
    xq_position swapped;
    xq_position turned;
    xq_drawing drawing = usual();

    (void)state;
    drawing.flags = XQ_DRAWING_NO_COORDINATES | XQ_DRAWING_NO_SIDE;
    assert_int_equal(xq_position_swap_sides(&position, &swapped), XQ_OK);
    assert_int_equal(xq_position_mirror(&swapped, &turned), XQ_OK);
    draw(&first, &turned, XQ_FORM_TEXT, &drawing);
    drawing.flags |= XQ_DRAWING_FLIP;
    draw(&second, &position, XQ_FORM_TEXT, &drawing);
    for (char *sign = second.text; *sign; sign++) /* the other side's letters */
        if ((*sign >= 'a' && *sign <= 'z') || (*sign >= 'A' && *sign <= 'Z'))
            *sign = (char)(*sign ^ 0x20);
    assert_same();
}

static void what_means_nothing_is_passed_over(void **state)
{
    const xq_position start = start_of(XQ_VARIANT_XIANGQI);
    const xq_mark strange_marks[] = {
        {.tone = 0, .square = 90}, {.tone = XQ_TONE_END, .square = 1}, {.tone = -1}};
    const xq_arrow strange_arrows[] = {{.from = 90, .to = 1},
                                       {.from = 1, .to = XQ_SQUARE_NONE},
                                       {.from = 1, .to = 1},
                                       {.tone = XQ_TONE_END, .from = 1, .to = 2},
                                       {.tone = INT32_MIN, .from = 1, .to = 2}};
    xq_drawing drawing = usual();

    (void)state;
    drawing.id = "a";
    draw(&first, &start, XQ_FORM_SVG, &drawing);
    drawing.marks = strange_marks;
    drawing.mark_count = sizeof strange_marks / sizeof strange_marks[0];
    drawing.arrows = strange_arrows;
    drawing.arrow_count = sizeof strange_arrows / sizeof strange_arrows[0];
    drawing.last_move = UINT16_MAX;
    draw(&second, &start, XQ_FORM_SVG, &drawing);
    assert_same();
    drawing.marks = NULL;
    drawing.arrows = NULL;
    draw(&second, &start, XQ_FORM_SVG, &drawing);
    assert_same();
}

static void values_that_are_no_pieces_are_not_drawn(void **state)
{
    xq_setup setup;
    xq_drawing drawing = usual();

    (void)state;
    drawing.id = "a";
    xq_setup_start(&setup, XQ_VARIANT_XIANGQI);
    setup.side_to_move = 5;
    first.length = xq_setup_draw(&setup, XQ_FORM_SVG, &drawing, first.text, sizeof first.text);
    assert_non_null(strstr(first.text, ">Xiangqi<"));
    setup.piece[45] = 8;
    setup.piece[46] = 255;
    second.length = xq_setup_draw(&setup, XQ_FORM_SVG, &drawing, second.text, sizeof second.text);
    assert_same();
    second.length = xq_setup_draw(&setup, XQ_FORM_TEXT, &drawing, second.text, sizeof second.text);
    assert_null(strstr(second.text, "to move"));
}

static void ids(void **state)
{
    static const char *const strange[] = {"", "1a", "-a", "a b", "a\"", "a.b", "\xE8\xB1\xA1"};
    const xq_position start = start_of(XQ_VARIANT_XIANGQI);
    xq_drawing drawing = usual();

    (void)state;
    draw(&first, &start, XQ_FORM_SVG, &drawing);
    for (size_t i = 0; i < sizeof strange / sizeof strange[0]; i++) {
        drawing.id = strange[i];
        draw(&second, &start, XQ_FORM_SVG, &drawing);
        assert_same();
    }
    drawing.id = "Board_1-a";
    drawing.shapes = "Earlier9";
    draw(&second, &start, XQ_FORM_SVG, &drawing);
    assert_non_null(strstr(second.text, "aria-labelledby=\"Board_1-a-title Board_1-a-desc\""));
    assert_non_null(strstr(second.text, "\"#Earlier9-board\""));
    assert_non_null(strstr(second.text, "\"#Earlier9-K\""));
    assert_null(strstr(second.text, "<defs"));
    assert_true(second.length * 5 < first.length);
}

static void widths(void **state)
{
    static const struct {
        uint32_t width;
        const char *size;
    } rows[] = {{0, "width=\"400\" height=\"440\""},
                {65535, "width=\"65535\" height=\"72089\""},
                {65536, "width=\"65535\" height=\"72089\""},
                {UINT32_MAX, "width=\"65535\" height=\"72089\""}};
    const xq_position start = start_of(XQ_VARIANT_JANGGI);

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        xq_drawing drawing = usual();
        drawing.width = rows[i].width;
        draw(&first, &start, XQ_FORM_SVG, &drawing);
        assert_non_null(strstr(first.text, rows[i].size));
    }
}

static void check_can_be_left_out(void **state)
{
    const xq_position checked = position_of("3k5/9/9/3R5/9/9/9/9/9/4K4 b", XQ_VARIANT_XIANGQI);
    xq_drawing drawing = usual();

    (void)state;
    draw(&first, &checked, XQ_FORM_SVG, &drawing);
    assert_non_null(strstr(first.text, "data-show=\"check\""));
    assert_non_null(strstr(first.text, "Black is in check."));
    drawing.flags = XQ_DRAWING_NO_CHECK;
    draw(&first, &checked, XQ_FORM_SVG, &drawing);
    assert_null(strstr(first.text, "check"));
}

/* A pass of Janggi is shown at the general once. */
static void the_last_move_may_be_a_pass(void **state)
{
    const xq_position start = start_of(XQ_VARIANT_JANGGI);
    xq_drawing drawing = usual();

    (void)state;
    drawing.last_move = xq_move_make(13, 13);
    draw(&first, &start, XQ_FORM_SVG, &drawing);
    const char *shown = strstr(first.text, "data-show=\"last-move\"");
    assert_non_null(shown);
    shown = strstr(shown, " d=\"M");
    assert_non_null(shown);
    assert_null(memchr(shown + 5, 'M', strcspn(shown + 5, "\"")));
    assert_non_null(strstr(first.text, "Last move e2e2."));
}

static void boards_of_text_fit_their_size(void **state)
{
    (void)state;
    for (int variant = 0; variant < 2; variant++)
        for (int form = XQ_FORM_TEXT; form <= XQ_FORM_UNICODE; form++) {
            const xq_position start = start_of((xq_variant)variant);
            draw(&first, &start, (xq_form)form, NULL);
            assert_in_range(first.length, 100, XQ_BOARD_TEXT_SIZE - 1);
        }
    assert_int_equal(sizeof(xq_mark), 8);
    assert_int_equal(sizeof(xq_arrow), 8);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names),
        cmocka_unit_test(what_is_no_drawing_is_refused),
        cmocka_unit_test(what_is_no_setup_is_refused),
        cmocka_unit_test(every_capacity),
        cmocka_unit_test(whole_pictures_at_some_capacities),
        cmocka_unit_test(characters_are_never_cut),
        cmocka_unit_test(positions_and_setups_are_drawn_alike),
        cmocka_unit_test(a_flipped_board_is_the_board_turned),
        cmocka_unit_test(what_means_nothing_is_passed_over),
        cmocka_unit_test(values_that_are_no_pieces_are_not_drawn),
        cmocka_unit_test(ids),
        cmocka_unit_test(widths),
        cmocka_unit_test(check_can_be_left_out),
        cmocka_unit_test(the_last_move_may_be_a_pass),
        cmocka_unit_test(boards_of_text_fit_their_size),
    };

    return cmocka_run_group_tests_name("render picture", tests, NULL, NULL) != 0;
}
