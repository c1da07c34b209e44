/* xiangqi show: the board. */
#include "command.h"
#include "diagnostics.h"
#include "json_output.h"
#include "picture.h"
#include "start.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What is shown: a position, or a setup with faults. */
typedef struct exhibit {
    xq_position position;
    xq_setup setup;
    bool is_position, is_setup;
    xq_error error;
} exhibit;

static bool find_form(const char *name, xq_form *form)
{
    for (int i = 0; i < XQ_FORM_END; i++)
        if (!name || strcmp(name, xq_form_name((xq_form)i)) == 0) {
            *form = (xq_form)i;
            return true;
        }
    complain(command_line, "no board is drawn as '%s'; there are:", name);
    for (int i = 0; i < XQ_FORM_END; i++)
        fprintf(stderr, "  %s\n", xq_form_name((xq_form)i));
    return false;
}

/* Every fault has a square at most. */
static void mark_faults(picture *drawn, const xq_setup *setup)
{
    xq_fault faults[XQ_FAULTS_MAX];
    size_t count = 0;
    xq_setup_validate(setup, faults, XQ_FAULTS_MAX, &count, NULL);
    xq_mark *marks = picture_add_marks(drawn, count);
    for (size_t i = 0; i < count; i++) {
        marks[i].tone = XQ_TONE_REFUSED;
        marks[i].square = faults[i].square;
    }
}

/* A setup that makes no position is shown too, with its faults marked. */
static void find(exhibit *shown, picture *drawn, const options *given)
{
    const char *fen = given->value[OPTION_FEN];
    const uint32_t flags = option_given(given, OPTION_STRICT) ? XQ_FEN_STRICT : XQ_FEN_LENIENT;
    shown->is_position =
        start_of_options(given, &shown->position, &drawn->drawing.last_move, &shown->error) == XQ_OK;
    shown->is_setup =
        !shown->is_position && shown->error.code == XQ_ERR_SETUP && fen &&
        xq_fen_read(fen, strlen(fen), given->variant, flags, &shown->setup, NULL, NULL) == XQ_OK;
    if (shown->is_setup)
        mark_faults(drawn, &shown->setup);
}

static char *draw(const exhibit *shown, const picture *drawn, xq_form form)
{
    if (shown->is_position)
        return picture_of_position(drawn, &shown->position, form);
    return shown->is_setup ? picture_of_setup(drawn, &shown->setup, form) : NULL;
}

static void print_json(const options *given, const exhibit *shown, xq_form form, const char *board)
{
    const xq_position *position = shown->is_position ? &shown->position : NULL;
    json_t *object = json_new_object();
    put_position(object, position, given->variant);
    put_text(object, "as", xq_form_name(form));
    put_text(object, "board", board);
    put_score(object, position, given->variant);
    put_error(object, "error", &shown->error, given->variant);
    json_print(object);
}

static int show(const options *given, picture *drawn, xq_form form)
{
    exhibit shown;
    find(&shown, drawn, given);
    char *const board = draw(&shown, drawn, form);
    if (option_given(given, OPTION_JSON))
        print_json(given, &shown, form, board);
    else if (board)
        fputs(board, stdout);
    free(board);
    return shown.is_position ? EXIT_WELL : EXIT_BROKEN;
}

static int run(const options *given)
{
    picture drawn;
    xq_form form;
    if (!find_form(given->value[OPTION_AS], &form))
        return EXIT_USE;
    if (given->operand_count)
        return wrong_use(given->of, "'%s' is not wanted; a FEN is given with --fen", given->operands[0]);
    const int status = picture_of_options(&drawn, given) ? show(given, &drawn, form) : EXIT_USE;
    picture_release(&drawn);
    return status;
}

const command show_command = {
    .name = "show",
    .usage = {"[OPTION]..."},
    .summary = "draw the board",
    .options = 1u << OPTION_FEN | 1u << OPTION_SETUP | 1u << OPTION_MOVES | 1u << OPTION_STRICT |
               1u << OPTION_VARIANT | 1u << OPTION_AS | PICTURE_OPTIONS | MARK_OPTIONS | 1u << OPTION_JSON,
    .run = run,
};
