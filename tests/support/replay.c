#include "support/replay.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include <xiangqi/fen.h>

#include "support/moves.h"

enum { LINE_MAX_MOVES = 2000 };

bool replay_from(unsigned line, const char *moves, xq_position *position)
{
    xq_move list[LINE_MAX_MOVES];
    xq_variant variant = xq_position_variant(position);
    size_t count = moves_read(moves, variant, list, LINE_MAX_MOVES);
    xq_error error;

    for (size_t i = 0; i < count; i++) {
        if (xq_position_play(position, list[i], NULL, &error)) {
            char now[XQ_FEN_TEXT_SIZE];

            xq_position_to_fen(position, now, sizeof now);
            print_error("line %u: move %zu, %s in %s: %s\n", line, i + 1, move_text(list[i], variant), now,
                        error.text);
            return false;
        }
    }
    return true;
}

bool replay_line(unsigned line, xq_variant variant, const char *fen, const char *moves, xq_position *position)
{
    xq_error error;

    if (xq_position_from_fen(fen, strlen(fen), variant, XQ_FEN_LENIENT, position, NULL, &error)) {
        print_error("line %u: %s: %s\n", line, fen, error.text);
        return false;
    }
    return replay_from(line, moves, position);
}

bool replay_end_is(unsigned line, const xq_position *position, const char *board_and_side,
                   const char *standing)
{
    char now[XQ_FEN_TEXT_SIZE];
    size_t length = strlen(board_and_side);
    const char *name = xq_standing_name(xq_position_status(position));

    xq_position_to_fen(position, now, sizeof now);
    if (length > 0 && (strncmp(now, board_and_side, length) != 0 || now[length] != ' ')) {
        print_error("line %u: ends in %s, expected %s\n", line, now, board_and_side);
        return false;
    }
    if (*standing && strcmp(name, standing) != 0) {
        print_error("line %u: %s is %s, expected %s\n", line, now, name, standing);
        return false;
    }
    return true;
}
