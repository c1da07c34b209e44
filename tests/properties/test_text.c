/* Round trips through FEN, setups and coordinates. */
#include "properties/spots.h"

#include <string.h>

#include <xiangqi/fen.h>

#include "support/moves.h"

static bool fen_round_trip(const spot *here)
{
    char fen[XQ_FEN_TEXT_SIZE];
    char again[XQ_FEN_TEXT_SIZE];
    size_t length = xq_position_to_fen(&here->position, fen, sizeof fen);
    uint32_t repairs = 1;
    naive_board board;
    xq_position back;

    if (length != strlen(fen) || !naive_read(&board, fen) || board.side != here->board.side ||
        memcmp(board.at, here->board.at, sizeof board.at) != 0) {
        return complain(here, XQ_MOVE_NONE, "the FEN is not the position's");
    }
    if (naive_in_check(&here->board, 1 - here->board.side)) {
        /* J12: a call accepted in check has ended play, which the FEN does not tell */
        return naive_is_over(&here->board) &&
               xq_position_from_fen(fen, length, XQ_VARIANT_JANGGI, XQ_FEN_STRICT, &back, NULL, NULL) ==
                   XQ_ERR_SETUP;
    }
    if (xq_position_from_fen(fen, length, here->board.variant, XQ_FEN_STRICT, &back, &repairs, NULL) ||
        repairs != 0) {
        return complain(here, XQ_MOVE_NONE, "strict reading refuses or mends it");
    }
    xq_position_to_fen(&back, again, sizeof again);
    if (here->board.variant == XQ_VARIANT_JANGGI) {
        back = rebuilt(&here->position); /* with what a FEN does not tell */
    }
    if (strcmp(fen, again) != 0 || !xq_position_equal(&here->position, &back) ||
        xq_position_half_move_clock(&back) != xq_position_half_move_clock(&here->position) ||
        xq_position_move_number(&back) != xq_position_move_number(&here->position)) {
        return complain(here, XQ_MOVE_NONE, "read again it is %s", again);
    }
    return true;
}

static bool fen_in_small_buffers(const spot *here)
{
    char fen[XQ_FEN_TEXT_SIZE];
    size_t length = xq_position_to_fen(&here->position, fen, sizeof fen);

    for (size_t capacity = 0; capacity <= length + 1; capacity++) {
        char text[XQ_FEN_TEXT_SIZE + 1];
        size_t kept = capacity == 0 ? 0 : capacity - 1 < length ? capacity - 1 : length;

        memset(text, '#', sizeof text);
        if (xq_position_to_fen(&here->position, capacity ? text : NULL, capacity) != length ||
            memcmp(text, fen, kept) != 0 || (capacity > 0 && text[kept] != '\0') ||
            text[capacity > 0 ? kept + 1 : 0] != '#') {
            return complain(here, XQ_MOVE_NONE, "written to %zu bytes it is wrong", capacity);
        }
    }
    return true;
}

static bool setup_round_trip(const spot *here)
{
    xq_setup setup;
    xq_setup again;
    xq_position back;
    size_t faults = 1;

    memset(&setup, 0xA5, sizeof setup);
    memset(&again, 0x5A, sizeof again);
    if (xq_position_to_setup(&here->position, &setup) != XQ_OK ||
        xq_setup_validate(&setup, NULL, 0, &faults, NULL) != XQ_OK || faults != 0) {
        return complain(here, XQ_MOVE_NONE, "its setup has %zu faults", faults);
    }
    if (xq_position_from_setup(&setup, &back, NULL) != XQ_OK ||
        xq_position_to_setup(&back, &again) != XQ_OK || memcmp(&setup, &again, sizeof setup) != 0) {
        return complain(here, XQ_MOVE_NONE, "made anew from its setup it differs");
    }
    for (unsigned square = 0; square < XQ_SQUARE_COUNT; square++) {
        char letter = xq_piece_letter(setup.piece[square]);

        if ((letter ? letter : '.') != here->board.at[square]) {
            return complain(here, XQ_MOVE_NONE, "its setup has '%c' on square %u", letter, square);
        }
    }
    return setup.side_to_move == here->board.side ||
           complain(here, XQ_MOVE_NONE, "its setup has another side");
}

static bool move_text_round_trip(const spot *here)
{
    xq_move moves[XQ_MOVES_MAX];
    size_t count = xq_position_moves(&here->position, moves, XQ_MOVES_MAX);

    for (size_t i = 0; i < count; i++) {
        for (int variant = 0; variant < 2; variant++) {
            for (int style = XQ_COORDINATES_DEFAULT; style <= XQ_COORDINATES_ICCS; style++) {
                char text[XQ_MOVE_TEXT_SIZE];
                size_t length =
                    xq_move_write(moves[i], (xq_variant)variant, (xq_coordinates)style, text, sizeof text);
                xq_move back = XQ_MOVE_NONE;

                if (xq_move_read(text, length, (xq_variant)variant, (xq_coordinates)style, &back, NULL) !=
                        XQ_OK ||
                    back != moves[i]) {
                    return complain(here, moves[i], "written as %s it is read as %u", text, (unsigned)back);
                }
                if (style == XQ_COORDINATES_DEFAULT &&
                    strcmp(text, move_text(moves[i], (xq_variant)variant)) != 0) {
                    return complain(here, moves[i], "is written as %s", text);
                }
            }
        }
    }
    return true;
}

int main(void)
{
    static const property all[] = {
        {"FEN round trip", fen_round_trip, 8000, 601},
        {"FEN in small buffers", fen_in_small_buffers, 500, 602},
        {"setup round trip", setup_round_trip, 8000, 603},
        {"move text round trip", move_text_round_trip, 500, 604},
    };

    return run_properties(all, sizeof all / sizeof all[0]);
}
