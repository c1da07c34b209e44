/* xiangqi fen: all that is wrong with a FEN, what was repaired, and its canonical form. */
#include "command.h"
#include "json_output.h"
#include "start.h"

#include <stdio.h>
#include <string.h>

static void put_repairs(json_t *object, uint32_t repairs)
{
    json_t *array = json_new_array();
    for (uint32_t bit = 1; bit < XQ_REPAIR_END; bit <<= 1)
        if (repairs & bit)
            append_text(array, xq_fen_repair_name(bit));
    put(object, "repairs", array);
}

static json_t *fault_json(const xq_fault *fault, xq_variant variant)
{
    char message[XQ_ERROR_TEXT_SIZE];
    const char letter[2] = {xq_piece_letter(fault->piece), '\0'};
    json_t *object = json_new_object();
    xq_fault_write(fault, variant, message, sizeof message);
    put_text(object, "code", xq_fault_name((xq_fault_code)fault->code));
    put_square(object, "square", fault->square, variant);
    put_text(object, "piece", letter[0] ? letter : NULL);
    put_text(object, "message", message);
    return object;
}

static void put_faults(json_t *object, const setup_reading *reading, xq_variant variant)
{
    json_t *array = json_new_array();
    for (size_t i = 0; i < reading->fault_count; i++)
        append(array, fault_json(&reading->faults[i], variant));
    put(object, "faults", array);
}

/* Janggi's "layouts": how a start has its horses and elephants, each side from its own seat; else null. */
static void put_layouts(json_t *object, const xq_setup *setup)
{
    json_t *layouts = json_new_object();
    bool found = false;
    for (xq_side side = XQ_CHO; setup && side <= XQ_HAN; side++) {
        const char *word = xq_layout_word(xq_setup_layout_seat(setup, side));
        put_text(layouts, xq_side_name(side, XQ_VARIANT_JANGGI), *word ? word : NULL);
        found = found || *word;
    }
    if (found) {
        put(object, "layouts", layouts);
        return;
    }
    json_decref(layouts);
    put(object, "layouts", json_null());
}

/* Faults stand in their own list; the error tells of a text that can't be read. */
static void print_json(span fen, const char *canonical, const setup_reading *reading, xq_variant variant)
{
    const xq_error none = {.code = XQ_OK};
    json_t *object = json_new_object();
    put_bytes(object, "fen", fen.text, fen.length);
    put_text(object, "canonical", canonical);
    put_repairs(object, reading->repairs);
    put_faults(object, reading, variant);
    if (variant == XQ_VARIANT_JANGGI)
        put_layouts(object, canonical ? &reading->setup : NULL);
    put_error(object, "error", canonical ? &none : &reading->error, variant);
    json_print(object);
}

static int examine(const options *given, place where, span fen)
{
    char canonical[XQ_FEN_TEXT_SIZE];
    setup_reading reading;
    const xq_status status = setup_read(given, where, fen, &reading);
    const bool readable = status == XQ_OK || status == XQ_ERR_SETUP;
    if (readable)
        xq_fen_write(&reading.setup, canonical, sizeof canonical, NULL, NULL);
    else if (where.file)
        reading.error.line = where.line;
    if (option_given(given, OPTION_JSON))
        print_json(fen, readable ? canonical : NULL, &reading, given->variant);
    else if (readable)
        puts(canonical);
    return status ? EXIT_BROKEN : EXIT_WELL;
}

static int examine_lines(const options *given)
{
    lines reader;
    span line;
    int status = EXIT_WELL;
    if (!lines_open(&reader, "-"))
        return EXIT_USE;
    while (!ferror(stdout) && lines_next(&reader, &line))
        if (examine(given, reader.here, line))
            status = EXIT_BROKEN;
    return lines_close(&reader) ? status : EXIT_USE;
}

static int run(const options *given)
{
    if (given->operand_count != 1)
        return wrong_use(given->of, "one FEN, in quotes; - reads one a line from stdin");
    const char *fen = given->operands[0];
    return strcmp(fen, "-") == 0 ? examine_lines(given) : examine(given, command_line, span_of(fen));
}

const command fen_command = {
    .name = "fen",
    .usage = {"[OPTION]... FEN", "[OPTION]... -"},
    .summary = "list all faults of a FEN and the repairs made, print its canonical form",
    .options = 1u << OPTION_STRICT | 1u << OPTION_VARIANT | 1u << OPTION_JSON,
    .run = run,
};
