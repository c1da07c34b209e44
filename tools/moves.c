/* xiangqi moves: the legal moves of a position, sorted by origin, then target. */
#include "command.h"
#include "json_output.h"
#include "move_text.h"
#include "start.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct move_listing {
    xq_position position;
    xq_move moves[XQ_MOVES_MAX];
    size_t count;
    xq_notation notation;
    xq_error error;
} move_listing;

static int compare(const void *a, const void *b)
{
    return (int)*(const xq_move *)a - (int)*(const xq_move *)b;
}

static void write_move(const move_listing *listing, size_t i, char text[XQ_NOTATION_TEXT_SIZE])
{
    xq_position_write_move(&listing->position, listing->moves[i], listing->notation, text,
                           XQ_NOTATION_TEXT_SIZE, NULL, NULL);
}

static void print_text(const move_listing *listing)
{
    for (size_t i = 0; i < listing->count; i++) {
        char text[XQ_NOTATION_TEXT_SIZE];
        write_move(listing, i, text);
        puts(text);
    }
}

static json_t *moves_json(const move_listing *listing)
{
    json_t *array = json_new_array();
    for (size_t i = 0; i < listing->count; i++) {
        char text[XQ_NOTATION_TEXT_SIZE];
        write_move(listing, i, text);
        append_text(array, text);
    }
    return array;
}

static void print_json(const options *given, const move_listing *listing)
{
    const bool known = listing->error.code == XQ_OK;
    json_t *object = json_new_object();
    put_position(object, known ? &listing->position : NULL, given->variant);
    put_text(object, "notation", xq_notation_name(listing->notation));
    put_number(object, "count", listing->count);
    put(object, "moves", moves_json(listing));
    put_error(object, "error", &listing->error, given->variant);
    json_print(object);
}

static int run(const options *given)
{
    move_listing listing = {.count = 0};
    if (given->operand_count)
        return wrong_use(given->of, "'%s' is not wanted; a FEN is given with --fen", given->operands[0]);
    if (!notation_find(given->value[OPTION_NOTATION], given->variant, &listing.notation))
        return EXIT_USE;
    if (start_of_options(given, &listing.position, NULL, &listing.error) == XQ_OK) {
        listing.count = xq_position_moves(&listing.position, listing.moves, XQ_MOVES_MAX);
        qsort(listing.moves, listing.count, sizeof listing.moves[0], compare);
    }
    if (option_given(given, OPTION_JSON))
        print_json(given, &listing);
    else
        print_text(&listing);
    return listing.error.code ? EXIT_BROKEN : EXIT_WELL;
}

const command moves_command = {
    .name = "moves",
    .usage = {"[OPTION]..."},
    .summary = "list the legal moves of a position, one a line",
    .options = 1u << OPTION_FEN | 1u << OPTION_SETUP | 1u << OPTION_MOVES | 1u << OPTION_STRICT |
               1u << OPTION_RULES | 1u << OPTION_SET | 1u << OPTION_VARIANT | 1u << OPTION_NOTATION |
               1u << OPTION_JSON,
    .run = run,
};
