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

        assert_int_equal(xq_square_write(squares[i], XQ_VARIANT_XIANGQI, name, sizeof name), 2);
        say(given, "%s%s", i > 0 ? " " : "", name);
    }
}

void say_differs(answer *given, const char *way)
{
    say(given, " (%s differs)", way);
}

bool question_setup(const question *asked, xq_setup *setup, answer *given)
{
    xq_status status = XQ_OK;

    if (strcmp(asked->fen, "start") == 0) {
        status = xq_setup_start(setup, XQ_VARIANT_XIANGQI);
    } else {
        status =
            xq_fen_read(asked->fen, strlen(asked->fen), XQ_VARIANT_XIANGQI, XQ_FEN_STRICT, setup, NULL, NULL);
    }
    if (status) {
        say(given, "%s", xq_status_name(status));
        return false;
    }
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
    assert_int_equal(moves_read(text, XQ_VARIANT_XIANGQI, &move, 1), 1);
    return image_move(asked->image, move);
}

xq_square question_square(const question *asked, const char *text)
{
    if (strlen(text) != 2 || text[0] < 'a' || text[0] > 'i' || text[1] < '0' || text[1] > '9') {
        fail_msg("no square: %s", text);
    }
    return image_square(asked->image, (xq_square)((text[1] - '0') * XQ_FILE_COUNT + text[0] - 'a'));
}

xq_side question_side(const question *asked, const char *text)
{
    const bool is_red = strcmp(text, "red") == 0;

    if (!is_red && strcmp(text, "black") != 0) {
        fail_msg("no side: %s", text);
    }
    return image_side(asked->image, is_red ? XQ_RED : XQ_BLACK);
}

bool question_play(const question *asked, const char *moves, xq_position *position, answer *given)
{
    xq_move played[100];
    const size_t capacity = sizeof played / sizeof played[0];
    const bool any = strcmp(moves, "-") != 0;
    const size_t count = any ? moves_read(moves, XQ_VARIANT_XIANGQI, played, capacity) : 0;

    for (size_t i = 0; i < count; i++) {
        if (xq_position_play(position, image_move(asked->image, played[i]), NULL, NULL)) {
            say(given, "move %zu is refused", i + 1);
            return false;
        }
    }
    return true;
}
