#include "json_output.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static json_t *need(json_t *value)
{
    if (!value) {
        fputs("xiangqi: out of memory\n", stderr);
        exit(2);
    }
    return value;
}

static void must(int failed)
{
    need(failed ? NULL : json_null());
}

json_t *json_new_object(void)
{
    return need(json_object());
}

json_t *json_new_array(void)
{
    return need(json_array());
}

void put(json_t *object, const char *key, json_t *value)
{
    must(json_object_set_new(object, key, need(value)));
}

/* A string of any bytes: what is no UTF-8 has each byte beyond ASCII replaced by U+FFFD. */
static json_t *string_of(const char *bytes, size_t length)
{
    static const char replacement[] = "\xEF\xBF\xBD";
    json_t *string = json_stringn(bytes, length);
    if (string)
        return string;
    char *text = malloc(3 * length);
    if (!text)
        return need(NULL);
    size_t end = 0;
    for (size_t i = 0; i < length; i++) {
        if ((unsigned char)bytes[i] < 0x80) {
            text[end++] = bytes[i];
        } else {
            memcpy(text + end, replacement, 3);
            end += 3;
        }
    }
    string = need(json_stringn(text, end));
    free(text);
    return string;
}

void put_bytes(json_t *object, const char *key, const char *bytes, size_t length)
{
    put(object, key, string_of(bytes, length));
}

void put_text(json_t *object, const char *key, const char *text)
{
    put(object, key, text ? string_of(text, strlen(text)) : json_null());
}

void put_number(json_t *object, const char *key, uint64_t number)
{
    put(object, key, json_integer((json_int_t)number));
}

void put_boolean(json_t *object, const char *key, bool value)
{
    put(object, key, json_boolean(value));
}

void put_square(json_t *object, const char *key, xq_square square, xq_variant variant)
{
    char text[XQ_SQUARE_TEXT_SIZE] = "";
    put_text(object, key, xq_square_write(square, variant, text, sizeof text) ? text : NULL);
}

void put_move(json_t *object, const char *key, xq_move move, xq_variant variant)
{
    char text[XQ_MOVE_TEXT_SIZE] = "";
    xq_move_write(move, variant, XQ_COORDINATES_DEFAULT, text, sizeof text);
    put_text(object, key, move != XQ_MOVE_NONE ? text : NULL);
}

void append(json_t *array, json_t *value)
{
    must(json_array_append_new(array, need(value)));
}

void append_text(json_t *array, const char *text)
{
    append(array, string_of(text, strlen(text)));
}

void put_fen(json_t *object, const char *key, const xq_position *position)
{
    char text[XQ_FEN_TEXT_SIZE] = "";
    if (position)
        xq_position_to_fen(position, text, sizeof text);
    put_text(object, key, position ? text : NULL);
}

void put_position(json_t *object, const xq_position *position, xq_variant variant)
{
    put_fen(object, "fen", position);
    put_text(object, "variant", xq_variant_name(variant));
    put_text(object, "standing", position ? xq_standing_name(xq_position_status(position)) : NULL);
}

/* Points, of which Han has a half. */
static json_t *points_json(int half_points)
{
    return half_points % 2 ? json_real(half_points / 2.0) : json_integer(half_points / 2);
}

void put_score(json_t *object, const xq_position *position, xq_variant variant)
{
    if (variant != XQ_VARIANT_JANGGI)
        return;
    if (!position) {
        put(object, "score", json_null());
        return;
    }
    json_t *score = json_new_object();
    put(score, "cho", points_json(xq_position_score(position, XQ_CHO)));
    put(score, "han", points_json(xq_position_score(position, XQ_HAN)));
    put(object, "score", score);
}

/* A count or offset of an xq_error. */
static void put_where(json_t *object, const char *key, uint32_t number)
{
    put(object, key, number == XQ_NOWHERE ? json_null() : json_integer(number));
}

/* The library's name of a status without its prefix, in lower case: XQ_ERR_FEN is "fen". */
static void put_code(json_t *object, const char *key, xq_status status)
{
    const char *name = xq_status_name(status);
    char code[64] = "";
    size_t length = 0;
    if (strncmp(name, "XQ_ERR_", 7) == 0)
        name += 7;
    for (; name[length] && length + 1 < sizeof code; length++)
        code[length] =
            name[length] >= 'A' && name[length] <= 'Z' ? (char)(name[length] - 'A' + 'a') : name[length];
    code[length] = '\0';
    put_text(object, key, code);
}

static const char *const field_names[] = {
    [XQ_FIELD_BOARD] = "board",
    [XQ_FIELD_SIDE] = "side",
    [XQ_FIELD_UNUSED_1] = "unused_1",
    [XQ_FIELD_UNUSED_2] = "unused_2",
    [XQ_FIELD_HALF_MOVE_CLOCK] = "half_move_clock",
    [XQ_FIELD_MOVE_NUMBER] = "move_number",
    [XQ_FIELD_TAIL] = "tail",
};

static const char *field_name(int32_t field)
{
    return field > 0 && (size_t)field < sizeof field_names / sizeof field_names[0] ? field_names[field]
                                                                                   : NULL;
}

/* The sentence, after the name of the reason where there is one. */
static void put_message(json_t *object, const char *key, const xq_error *error)
{
    char message[XQ_ERROR_TEXT_SIZE + 64];
    const char *reason = error->code == XQ_ERR_ILLEGAL_MOVE ? xq_illegality_name((xq_illegality)error->reason)
                         : error->code == XQ_ERR_SETUP      ? xq_fault_name((xq_fault_code)error->reason)
                                                            : "";
    snprintf(message, sizeof message, "%s%s%s", reason, *reason ? ": " : "", error->text);
    put_text(object, key, message);
}

void put_error(json_t *object, const char *key, const xq_error *error, xq_variant variant)
{
    if (error->code == XQ_OK) {
        put(object, key, json_null());
        return;
    }
    json_t *detail = json_new_object();
    put_code(detail, "code", (xq_status)error->code);
    put_message(detail, "message", error);
    put_where(detail, "line", error->line);
    put_where(detail, "byte", error->byte);
    put_text(detail, "field", field_name(error->field));
    put_square(detail, "square", error->square, variant);
    put_where(detail, "ply", error->ply);
    put_move(detail, "move", error->move, variant);
    put(object, key, detail);
}

void json_print(json_t *object)
{
    json_dumpf(object, stdout, JSON_COMPACT | JSON_PRESERVE_ORDER);
    putchar('\n');
    json_decref(object);
}
