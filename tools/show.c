/* xiangqi show: the board. */
#include "command.h"
#include "diagnostics.h"
#include "json_output.h"
#include "start.h"

#include <stdio.h>
#include <string.h>

static const struct form {
    const char *name;
    size_t (*draw)(const xq_position *position, char *text, size_t capacity);
} forms[] = {
    {"text", xq_position_to_text},
};

enum { FORM_COUNT = sizeof forms / sizeof forms[0] };

static const struct form *find_form(const char *name)
{
    for (size_t i = 0; i < FORM_COUNT; i++)
        if (!name || strcmp(name, forms[i].name) == 0)
            return &forms[i];
    complain(command_line, "no board is drawn as '%s'; there are:", name);
    for (size_t i = 0; i < FORM_COUNT; i++)
        fprintf(stderr, "  %s\n", forms[i].name);
    return NULL;
}

static void print_json(const options *given, const xq_position *position, const char *form, const char *board,
                       const xq_error *error)
{
    json_t *object = json_new_object();
    put_position(object, position, given->variant);
    put_text(object, "as", form);
    put_text(object, "board", board);
    put_score(object, position, given->variant);
    put_error(object, "error", error, given->variant);
    json_print(object);
}

static int run(const options *given)
{
    xq_position position;
    xq_error error;
    char board[XQ_BOARD_TEXT_SIZE];
    const struct form *form = find_form(given->value[OPTION_AS]);
    if (!form)
        return EXIT_USE;
    if (given->operand_count)
        return wrong_use(given->of, "'%s' is not wanted; a FEN is given with --fen", given->operands[0]);
    const bool known = start_of_options(given, &position, &error) == XQ_OK;
    if (known)
        form->draw(&position, board, sizeof board);
    if (option_given(given, OPTION_JSON))
        print_json(given, known ? &position : NULL, form->name, known ? board : NULL, &error);
    else if (known)
        fputs(board, stdout);
    return known ? EXIT_WELL : EXIT_BROKEN;
}

const command show_command = {
    .name = "show",
    .usage = {"[OPTION]..."},
    .summary = "draw the board",
    .options = 1u << OPTION_FEN | 1u << OPTION_SETUP | 1u << OPTION_MOVES | 1u << OPTION_STRICT |
               1u << OPTION_VARIANT | 1u << OPTION_AS | 1u << OPTION_JSON,
    .run = run,
};
