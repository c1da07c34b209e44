#include "start.h"

#include "move_text.h"

#include <string.h>

span span_of(const char *text)
{
    return (span){text, strlen(text), 0};
}

static void say_repairs(place where, uint32_t repairs)
{
    for (uint32_t bit = 1; bit < XQ_REPAIR_END; bit <<= 1)
        if (repairs & bit)
            complain(where, "repaired: %s", xq_fen_repair_text(bit));
}

static void say_faults(place where, const setup_reading *reading)
{
    const xq_variant variant = (xq_variant)reading->setup.variant;
    for (size_t i = 0; i < reading->fault_count; i++) {
        char text[XQ_ERROR_TEXT_SIZE];
        xq_fault_write(&reading->faults[i], variant, text, sizeof text);
        complain(where, "fault: %s: %s", xq_fault_name((xq_fault_code)reading->faults[i].code), text);
    }
}

xq_status setup_read(const options *given, place where, span fen, setup_reading *reading)
{
    const uint32_t flags = option_given(given, OPTION_STRICT) ? XQ_FEN_STRICT : XQ_FEN_LENIENT;
    *reading = (setup_reading){.fault_count = 0};
    xq_status status = xq_fen_read(fen.text, fen.length, given->variant, flags, &reading->setup,
                                   &reading->repairs, &reading->error);
    if (status) {
        if (reading->error.byte != XQ_NOWHERE)
            reading->error.byte += (uint32_t)fen.byte;
        complain_of(where, &reading->error);
        return status;
    }
    say_repairs(where, reading->repairs);
    reading->setup.bikjang = given->start.bikjang;
    status = xq_setup_validate(&reading->setup, reading->faults, XQ_FAULTS_MAX, &reading->fault_count,
                               &reading->error);
    say_faults(where, reading);
    return status;
}

xq_status start_read(const options *given, place where, span fen, xq_position *position, xq_error *error)
{
    setup_reading reading;
    const xq_status status = setup_read(given, where, fen, &reading);
    *error = reading.error;
    return status ? status : xq_position_from_setup(&reading.setup, position, error);
}

static xq_status play(xq_position *position, span moves, xq_move *last, xq_error *error)
{
    move_list list = move_list_of(moves);
    xq_move move;
    while (move_list_next(&list, position, &move, error)) {
        if (xq_position_play(position, move, NULL, error)) {
            move_list_quote(&list, error);
            move_list_blame(&list, error);
            break;
        }
        *last = move;
    }
    if (error->code)
        complain_of(command_line, error);
    return (xq_status)error->code;
}

xq_status start_of_options(const options *given, xq_position *position, xq_move *last, xq_error *error)
{
    xq_move none;
    const char *fen = given->value[OPTION_FEN];
    const char *moves = given->value[OPTION_MOVES];
    last = last ? last : &none;
    *last = XQ_MOVE_NONE;
    *error = (xq_error){.code = XQ_OK};
    const xq_status status = fen ? start_read(given, command_line, span_of(fen), position, error)
                                 : xq_position_from_setup(&given->start, position, error);
    return status || !moves ? status : play(position, span_of(moves), last, error);
}
