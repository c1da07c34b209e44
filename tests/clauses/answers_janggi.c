/* What Janggi alone has: scores, facing generals, layouts and their choice. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "clauses/question.h"

#include <xiangqi/fen.h>
#include <xiangqi/layout.h>

/* Both sides' half points after moves, Cho's first. */
void ask_score(const question *asked, answer *given)
{
    xq_position position = *asked->position;

    if (!question_play(asked, asked->argument, &position, given)) {
        return;
    }
    for (int side = XQ_CHO; side <= XQ_HAN; side++) {
        uint8_t material[XQ_KIND_END];
        int points = side == XQ_HAN ? 3 : 0;

        assert_int_equal(xq_position_material(&position, (xq_side)side, material), XQ_OK);
        for (xq_kind kind = XQ_GENERAL; kind < XQ_KIND_END; kind++) {
            points += material[kind] * xq_kind_points(kind);
        }
        say(given, "%s%d", side == XQ_HAN ? " " : "", xq_position_score(&position, (xq_side)side));
        if (xq_position_score(&position, (xq_side)side) != points) {
            say_differs(given, "xq_kind_points");
        }
    }
}

/* After moves: whether the generals face each other, and a call is pending or play over. */
void ask_faces(const question *asked, answer *given)
{
    xq_position position = *asked->position;

    if (question_play(asked, asked->argument, &position, given)) {
        say(given, "%s%s %s", xq_position_faces(&position) ? "yes" : "no",
            xq_position_has_call(&position) ? ", a call" : "",
            xq_standing_name(xq_position_status(&position)));
    }
}

/* The back ranks of a setup, Han's first. */
static void say_back_ranks(answer *given, const xq_setup *setup)
{
    char fen[XQ_FEN_TEXT_SIZE];
    const char *last;

    assert_int_equal(xq_fen_write(setup, fen, sizeof fen, NULL, NULL), XQ_OK);
    last = strrchr(fen, '/') + 1;
    say(given, "%.*s %.*s", (int)strcspn(fen, "/"), fen, (int)strcspn(last, " "), last);
}

static xq_layout layout_of(const char *word)
{
    return xq_layout_from_word(word, strlen(word));
}

/* "seat" or "drawn", Cho's word, Han's word: the back ranks of that start, read back as it was told. */
void ask_layout(const question *asked, answer *given)
{
    char reading[8];
    char words[2][16];
    xq_setup setup;

    assert_int_equal(sscanf(asked->argument, "%7s %15s %15s", reading, words[0], words[1]), 3);
    const xq_layout cho = layout_of(words[0]);
    const xq_layout han = layout_of(words[1]);
    const bool is_seat = strcmp(reading, "seat") == 0;
    const xq_status status =
        is_seat ? xq_setup_start_seat(&setup, cho, han) : xq_setup_start_drawn(&setup, cho, han);
    if (status) {
        say(given, "%s", xq_status_name(status));
        return;
    }
    say_back_ranks(given, &setup);
    if ((is_seat ? xq_setup_layout_seat : xq_setup_layout_drawn)(&setup, XQ_CHO) != cho ||
        (is_seat ? xq_setup_layout_seat : xq_setup_layout_drawn)(&setup, XQ_HAN) != han) {
        say_differs(given, "the layout read back");
    }
}

/* Steps such as han=HEHE, in turn: the back ranks then, after what was refused. */
void ask_choice(const question *asked, answer *given)
{
    char steps[100];
    xq_layout_choice choice;
    xq_setup setup;

    snprintf(steps, sizeof steps, "%s", asked->argument);
    assert_int_equal(xq_layout_choice_begin(&choice), XQ_OK);
    for (char *step = strtok(steps, " "); step && strcmp(step, "-") != 0; step = strtok(NULL, " ")) {
        char *word = strchr(step, '=');

        assert_non_null(word);
        *word++ = '\0';
        if (xq_layout_choice_take(&choice, question_side(asked, step), layout_of(word)) != XQ_OK) {
            say(given, "not %s; ", step);
        }
    }
    assert_int_equal(xq_layout_choice_setup(&choice, &setup), XQ_OK);
    say_back_ranks(given, &setup);
}

/* The sides' layouts in a FEN, Cho's then Han's, from the seat; "none" where it is none of the four. */
void ask_setup(const question *asked, answer *given)
{
    xq_setup setup;

    if (question_setup(asked, &setup, given)) {
        for (int side = XQ_CHO; side <= XQ_HAN; side++) {
            const xq_layout layout = xq_setup_layout_seat(&setup, image_side(asked->image, (xq_side)side));

            say(given, "%s%s", side == XQ_HAN ? " " : "",
                layout == XQ_LAYOUT_NONE ? "none" : xq_layout_word(layout));
        }
    }
}
