/* JSON on stdout: one object a line, keys in the order in which they were put. */
#ifndef TOOLS_JSON_OUTPUT_H
#define TOOLS_JSON_OUTPUT_H

#include <xiangqi/xiangqi.h>

#include <jansson.h>

/* Each of these ends the program when memory runs out. */
json_t *json_new_object(void);
json_t *json_new_array(void);
void put(json_t *object, const char *key, json_t *value);
void put_text(json_t *object, const char *key, const char *text); /* null text is null */
void put_bytes(json_t *object, const char *key, const char *bytes, size_t length);
void put_number(json_t *object, const char *key, uint64_t number);
void put_boolean(json_t *object, const char *key, bool value);
void put_square(json_t *object, const char *key, xq_square square, xq_variant variant);
void put_move(json_t *object, const char *key, xq_move move, xq_variant variant);
void append(json_t *array, json_t *value);
void append_text(json_t *array, const char *text);

/* The FEN of a position; null is null. */
void put_fen(json_t *object, const char *key, const xq_position *position);

/* Its "fen", "variant" and "standing"; all but the variant are null without a position. */
void put_position(json_t *object, const xq_position *position, xq_variant variant);

/* Janggi's "score": both sides' points, null without a position. Xiangqi has no such key. */
void put_score(json_t *object, const xq_position *position, xq_variant variant);

/* Puts an xq_error, or null when its code is XQ_OK; line is XQ_NOWHERE where there are no lines. */
void put_error(json_t *object, const char *key, const xq_error *error, xq_variant variant);

/* Prints the object and gives it back. */
void json_print(json_t *object);

#endif
