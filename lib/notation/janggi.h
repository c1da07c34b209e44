/* The row-column text of Janggi: 73졸74, P73-74. */
#ifndef XQ_NOTATION_JANGGI_H
#define XQ_NOTATION_JANGGI_H

#include "base/writer.h"

#include <xiangqi/notation.h>

/* The words of a record. */
#define XQ_JANGGI_PASS_WORD "\xED\x95\x9C\xEC\x88\x98\xEC\x89\xBC" /* 한수쉼 */
#define XQ_JANGGI_CHECK_WORD "\xEC\x9E\xA5\xEA\xB5\xB0"            /* 장군 */
#define XQ_JANGGI_PASS_SIGN "@@@@"                                 /* of XBoard */

/* The Hangul sign of a piece, such as 졸 for Cho's soldier and 병 for Han's. Static storage. */
const char *xq_janggi_sign(xq_piece piece);

/* The letter of a kind in row-column text: H and E for horse and elephant. */
char xq_janggi_letter(xq_kind kind);

/* The kind of the sign that begins a text, in Hangul or Chinese; returns its bytes, 0 when there is none. */
size_t xq_janggi_read_sign(const char *text, size_t length, xq_kind *kind);

/* Likewise the side of 초, 한, 楚, 漢. */
size_t xq_janggi_read_side(const char *text, size_t length, xq_side *side);

/* The bytes of a word when a text begins with it, else 0. */
size_t xq_janggi_begins(const char *text, size_t length, const char *word);

/* Writes a legal move, no pass, in Korean signs or in letters. */
void xq_janggi_write(const xq_position *position, xq_move move, xq_notation notation, xq_writer *writer);

/* Reads a move in row-column text. */
xq_status xq_janggi_read(const xq_position *position, const char *text, size_t length, xq_move *move,
                         xq_error *error);

#endif
