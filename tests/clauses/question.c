#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "clauses/question.h"
#include "support/moves.h"

#include <xiangqi/fen.h>

void say(answer *given, const char *format, ...)
{
    const size_t room = sizeof given->text - given->length;
    va_list arguments;
    int length = 0;

    va_start(arguments, format);
    length = vsnprintf(given->text + given->length, room, format, arguments);
    va_end(arguments);
    assert_true(length >= 0 && (size_t)length < room);
    given->length += (size_t)length;
}

void say_squares(const question *asked, answer *given, xq_square *squares, size_t count)
{
    if (count == 0) {
        say(given, "-");
    }
    image_squares(asked->image, squares, count);
    for (size_t i = 0; i < count; i++) {
        char name[XQ_SQUARE_TEXT_SIZE];

        assert_in_range(xq_square_write(squares[i], asked->variant, name, sizeof name), 2, 3);
        say(given, "%s%s", i > 0 ? " " : "", name);
    }
}

void say_differs(answer *given, const char *way)
{
    say(given, " (%s differs)", way);
}

/* The bikjang mode that a row's FEN begins with; the text is moved past it. */
static xq_bikjang take_mode(const char **fen)
{
    static const char *const names[XQ_BIKJANG_END] = {"", "ends: ", "call: ", "forbidden: "};

    for (int mode = XQ_BIKJANG_ENDS; mode < XQ_BIKJANG_END; mode++) {
        if (strncmp(*fen, names[mode], strlen(names[mode])) == 0) {
            *fen += strlen(names[mode]);
            return (xq_bikjang)mode;
        }
    }
    return XQ_BIKJANG_DEFAULT;
}

bool question_setup(const question *asked, xq_setup *setup, answer *given)
{
    const char *fen = asked->fen;
    const xq_bikjang mode = take_mode(&fen);
    xq_status status = XQ_OK;

    if (strcmp(fen, "start") == 0) {
        status = xq_setup_start(setup, asked->variant);
    } else {
        status = xq_fen_read(fen, strlen(fen), asked->variant, XQ_FEN_STRICT, setup, NULL, NULL);
    }
    if (status) {
        say(given, "%s", xq_status_name(status));
        return false;
    }
    setup->bikjang = (int32_t)mode;
    image_setup(asked->image, setup);
    return true;
}

bool question_position(const question *asked, xq_position *position, answer *given)
{
    xq_setup setup;
    xq_error error = {.text = ""};

    if (!question_setup(asked, &setup, given)) {
        return false;
    }
    if (xq_position_from_setup(&setup, position, &error)) {
        say(given, "no position: %s", error.text);
        return false;
    }
    return true;
}

xq_move question_move(const question *asked, const char *text)
{
    xq_move move = XQ_MOVE_NONE;

    if (text[0] == '#') {
        return (xq_move)strtoul(text + 1, NULL, 10);
    }
    assert_int_equal(moves_read(text, asked->variant, &move, 1), 1);
    return image_move(asked->image, move);
}

xq_square question_square(const question *asked, const char *text)
{
    const int rank = atoi(text + 1) - (asked->variant == XQ_VARIANT_JANGGI);

    if (text[0] < 'a' || text[0] > 'i' || rank < 0 || rank >= XQ_RANK_COUNT) {
        fail_msg("no square: %s", text);
    }
    return image_square(asked->image, (xq_square)(rank * XQ_FILE_COUNT + text[0] - 'a'));
}

xq_side question_side(const question *asked, const char *text)
{
    for (int side = XQ_RED; side <= XQ_BLACK; side++) {
        if (strcmp(text, xq_side_name((xq_side)side, asked->variant)) == 0) {
            return image_side(asked->image, (xq_side)side);
        }
    }
    fail_msg("no side: %s", text);
    return XQ_SIDE_NONE;
}

bool question_play(const question *asked, const char *moves, xq_position *position, answer *given)
{
    xq_move played[100];
    const size_t capacity = sizeof played / sizeof played[0];
    const bool any = strcmp(moves, "-") != 0;
    const size_t count = any ? moves_read(moves, asked->variant, played, capacity) : 0;

    for (size_t i = 0; i < count; i++) {
        if (xq_position_play(position, image_move(asked->image, played[i]), NULL, NULL)) {
            say(given, "move %zu is refused", i + 1);
            return false;
        }
    }
    return true;
}
