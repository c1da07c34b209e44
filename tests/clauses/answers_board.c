/* What stands where at the start and in a setup, letters and values. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "clauses/question.h"

#include <xiangqi/fen.h>
#include <xiangqi/render.h>

/* The number of a point, or why the text is none. */
void ask_square(const question *asked, answer *given)
{
    xq_square square = XQ_SQUARE_NONE;
    xq_status status =
        xq_square_read(asked->argument, strlen(asked->argument), asked->variant, &square, NULL);

    if (status) {
        say(given, "%s", xq_status_name(status));
    } else {
        say(given, "%d", square);
    }
}

/* The pieces of a rank. */
void ask_rank(const question *asked, answer *given)
{
    const int rank = atoi(asked->argument);

    for (int file = 0; file < XQ_FILE_COUNT; file++) {
        const char letter =
            xq_piece_letter(xq_position_piece_at(asked->position, xq_square_make(file, rank)));

        say(given, "%s%c", file > 0 ? " " : "", letter ? letter : '.');
    }
}

/* Width of the rank's number at the left edge of a drawing. */
enum { LABEL = 4 };

/* Whether a line of a drawing shows a rank: its number, then nine points. */
static bool shows_a_rank(const char *line)
{
    return strspn(line, " 0123456789") == LABEL &&
           strspn(line + LABEL, ".KABNRCPkabnrcp ") == 2 * XQ_FILE_COUNT - 1;
}

/* The n-th rank of the drawing, from the top. */
void ask_drawn(const question *asked, answer *given)
{
    char board[XQ_BOARD_TEXT_SIZE];
    int wanted = atoi(asked->argument);

    assert_true(xq_position_to_text(asked->position, board, sizeof board) < sizeof board);
    for (char *line = strtok(board, "\n"); line; line = strtok(NULL, "\n")) {
        if (shows_a_rank(line) && --wanted == 0) {
            say(given, "%s", line + LABEL);
            return;
        }
    }
    say(given, "not drawn");
}

/* Whether the position is the start of a game. */
void ask_is_start(const question *asked, answer *given)
{
    xq_position start;
    xq_setup setup;

    assert_int_equal(xq_position_start(asked->variant, &start), XQ_OK);
    assert_int_equal(xq_setup_start(&setup, asked->variant), XQ_OK);
    say(given, "%s", xq_position_equal(asked->position, &start) ? "yes" : "no");
    assert_int_equal(xq_position_from_setup(&setup, &start, NULL), XQ_OK);
    if (xq_position_equal(asked->position, &start) != (given->text[0] == 'y')) {
        say_differs(given, "xq_setup_start");
    }
}

/* How many of each kind a side has. */
void ask_material(const question *asked, answer *given)
{
    const xq_side side = question_side(asked, asked->argument);
    uint8_t counts[XQ_KIND_END];

    assert_int_equal(xq_position_material(asked->position, side, counts), XQ_OK);
    for (xq_kind kind = XQ_GENERAL; kind < XQ_KIND_END; kind++) {
        say(given, "%s%s %d", given->length > 0 ? " " : "", xq_kind_name(kind), counts[kind]);
        if (xq_position_find(asked->position, xq_piece_make(side, kind), NULL, 0) != counts[kind]) {
            say_differs(given, "xq_position_find");
        }
    }
}

/* The Chinese character of a FEN letter. */
void ask_character(const question *asked, answer *given)
{
    say(given, "%s", xq_piece_character(xq_piece_from_letter(asked->argument[0])));
}

/* Half points of the piece on a square, or of a side. */
void ask_value(const question *asked, answer *given)
{

    if (strlen(asked->argument) == 2) {
        const xq_square square = question_square(asked, asked->argument);

        say(given, "%d", xq_piece_value(xq_position_piece_at(asked->position, square), square));
    } else {
        say(given, "%d", xq_position_value(asked->position, question_side(asked, asked->argument)));
    }
}

static int by_code_and_square(const void *a, const void *b)
{
    const xq_fault *one = a;
    const xq_fault *other = b;
    const int by_code = one->code - other->code;
    const int by_square = one->square - other->square;

    return by_code ? by_code : by_square ? by_square : one->piece - other->piece;
}

/* Where a fault lies. Which of the pieces is one too many depends on the image: they are told by letter. */
static void say_fault(answer *given, const xq_fault *fault, xq_variant variant)
{
    char square[XQ_SQUARE_TEXT_SIZE];

    say(given, "%s%s", given->length > 0 ? ", " : "", xq_fault_name((xq_fault_code)fault->code));
    if (fault->code == XQ_FAULT_TOO_MANY || fault->code == XQ_FAULT_NO_GENERAL) {
        say(given, " %c", xq_piece_letter(fault->piece));
    } else if (fault->code != XQ_FAULT_GENERALS_FACING) {
        xq_square_write(fault->square, variant, square, sizeof square);
        say(given, " %s", square);
    }
}

/* All faults of a setup, or "accepted". */
void ask_fen(const question *asked, answer *given)
{
    xq_setup setup;
    xq_position position;
    xq_fault faults[XQ_FAULTS_MAX];
    size_t count = 0;

    if (!question_setup(asked, &setup, given)) {
        return;
    }
    xq_status status = xq_setup_validate(&setup, faults, XQ_FAULTS_MAX, &count, NULL);
    for (size_t i = 0; i < count; i++) {
        faults[i].square = image_square(asked->image, faults[i].square);
        faults[i].piece = image_piece(asked->image, faults[i].piece);
    }
    qsort(faults, count, sizeof faults[0], by_code_and_square);
    for (size_t i = 0; i < count; i++) {
        say_fault(given, &faults[i], asked->variant);
    }
    if (count == 0) {
        say(given, "accepted");
    }
    if ((status == XQ_OK) != (count == 0) || xq_position_from_setup(&setup, &position, NULL) != status) {
        say_differs(given, "xq_position_from_setup");
    }
}
