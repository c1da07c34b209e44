#include "support/moves.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include <xiangqi/fen.h>

/* Reads a square and moves on; 90 when there is none. */
static unsigned square_read(const char **at, xq_variant variant)
{
    const char *text = *at;
    unsigned file = (unsigned)(text[0] - 'a');
    unsigned rank = 0;
    unsigned digits = 0;

    if (file > 8) {
        return 90;
    }
    for (text++; *text >= '0' && *text <= '9' && digits < 2; text++, digits++) {
        rank = rank * 10 + (unsigned)(*text - '0');
    }
    if (variant == XQ_VARIANT_JANGGI) {
        rank--; /* rank 0 becomes a huge number */
    }
    if (digits == 0 || rank > 9) {
        return 90;
    }
    *at = text;
    return rank * 9 + file;
}

size_t moves_read(const char *text, xq_variant variant, xq_move *moves, size_t capacity)
{
    size_t count = 0;
    const char *at = text;

    for (;;) {
        unsigned from;
        unsigned to;

        at += strspn(at, " ");
        if (*at == '\0') {
            return count;
        }
        from = square_read(&at, variant);
        to = from < 90 ? square_read(&at, variant) : 90;
        if (to == 90 || (*at != ' ' && *at != '\0')) {
            fail_msg("no list of moves at \"%.12s\" in \"%.60s\"", at, text);
        }
        if (count == capacity) {
            fail_msg("more than %zu moves in \"%.60s\"", capacity, text);
        }
        moves[count++] = (xq_move)(from << 7 | to);
    }
}

const char *move_text(xq_move move, xq_variant variant)
{
    static char texts[8][24];
    static unsigned turn;
    char *text = texts[turn++ % 8];
    unsigned from = move >> 7;
    unsigned to = move & 127;
    unsigned base = variant == XQ_VARIANT_JANGGI;

    if (from < 90 && to < 90) {
        snprintf(text, sizeof texts[0], "%c%u%c%u", (char)('a' + from % 9), from / 9 + base,
                 (char)('a' + to % 9), to / 9 + base);
    } else {
        snprintf(text, sizeof texts[0], "value %u", (unsigned)move);
    }
    return text;
}

xq_position position_of(const char *fen, xq_variant variant)
{
    xq_position position;
    xq_error error;

    memset(&position, 0, sizeof position);
    if (xq_position_from_fen(fen, strlen(fen), variant, XQ_FEN_LENIENT, &position, NULL, &error)) {
        fail_msg("%s: %s", fen, error.text);
    }
    return position;
}

xq_position janggi_position_of(const char *fen, xq_bikjang bikjang)
{
    xq_position position = position_of(fen, XQ_VARIANT_JANGGI);
    xq_setup setup;
    xq_error error = {.text = ""};

    if (xq_position_to_setup(&position, &setup) != XQ_OK) {
        fail_msg("%s has no setup", fen);
    }
    setup.bikjang = (int32_t)bikjang;
    if (xq_position_from_setup(&setup, &position, &error) != XQ_OK) {
        fail_msg("%s: %s", fen, error.text);
    }
    return position;
}
