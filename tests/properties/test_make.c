/* Making, unmaking, null moves, keys and equality. */
#include "properties/spots.h"

#include <string.h>

/* Byte for byte: make and unmake leave no trace, not even in a position's unused bytes. */
static bool same_bytes(const xq_position *a, const xq_position *b)
{
    return memcmp(a, b, sizeof *a) == 0;
}

static bool unmake_restores_every_byte(const spot *here)
{
    xq_move moves[XQ_MOVES_MAX];
    size_t count = xq_position_moves(&here->position, moves, XQ_MOVES_MAX);

    for (size_t i = 0; i < count; i++) {
        xq_position moved = here->position;
        xq_undo undo;

        xq_position_make(&moved, moves[i], &undo);
        if (same_bytes(&moved, &here->position)) {
            return complain(here, moves[i], "make changed nothing");
        }
        xq_position_unmake(&moved, moves[i], &undo);
        if (!same_bytes(&moved, &here->position)) {
            return complain(here, moves[i], "unmake left the position changed");
        }
    }
    return true;
}

/* A whole line is made and taken back, last move first. */
static bool unmake_restores_a_line(const spot *here)
{
    enum { DEEP = 40 };
    xq_position line = here->position;
    xq_move made[DEEP];
    xq_undo undo[DEEP];
    size_t depth = 0;

    for (; depth < DEEP; depth++) {
        xq_move moves[XQ_MOVES_MAX];
        size_t count = xq_position_moves(&line, moves, XQ_MOVES_MAX);

        if (count == 0) {
            break;
        }
        made[depth] = moves[random_below(here->random, (uint32_t)count)];
        xq_position_make(&line, made[depth], &undo[depth]);
    }
    while (depth-- > 0) {
        xq_position_unmake(&line, made[depth], &undo[depth]);
    }
    return same_bytes(&line, &here->position) ||
           complain(here, XQ_MOVE_NONE, "a line of moves taken back left the position changed");
}

static bool play_equals_make(const spot *here)
{
    xq_move moves[XQ_MOVES_MAX];
    size_t count = xq_position_moves(&here->position, moves, XQ_MOVES_MAX);

    for (size_t i = 0; i < count; i++) {
        xq_position made = after_move(&here->position, moves[i]);
        xq_position played = here->position;
        xq_undo undo;

        if (xq_position_play(&played, moves[i], &undo, NULL) != XQ_OK || !same_bytes(&played, &made)) {
            return complain(here, moves[i], "play and make differ");
        }
        xq_position_unmake(&played, moves[i], &undo);
        if (!same_bytes(&played, &here->position)) {
            return complain(here, moves[i], "play's undo does not take the move back");
        }
    }
    return true;
}

static bool play_refuses_and_changes_nothing(const spot *here)
{
    for (int i = 0; i < 500; i++) {
        xq_move move = (xq_move)random_below(here->random, 65536);
        xq_illegality why = naive_illegality(&here->board, move);
        xq_position played = here->position;
        xq_error error;

        if (why == XQ_LEGAL) {
            continue;
        }
        if (xq_position_play(&played, move, NULL, &error) != XQ_ERR_ILLEGAL_MOVE ||
            error.code != XQ_ERR_ILLEGAL_MOVE || error.reason != (int32_t)why || error.move != move) {
            return complain(here, move, "play gave reason %d, expected %d", error.reason, (int)why);
        }
        if (!same_bytes(&played, &here->position)) {
            return complain(here, move, "a refused move changed the position");
        }
    }
    return true;
}

/* T2, T3, D1: pieces, turn, clocks. */
static bool make_moves_as_the_rules_say(const spot *here)
{
    xq_move moves[XQ_MOVES_MAX];
    size_t count = naive_moves(&here->board, moves);

    for (size_t i = 0; i < count; i++) {
        xq_position after = after_move(&here->position, moves[i]);
        naive_board board = naive_after(&here->board, moves[i]);
        bool capture = takes_a_piece(&here->board, moves[i]);
        uint32_t clock = capture ? 0 : xq_position_half_move_clock(&here->position) + 1;
        uint32_t number = xq_position_move_number(&here->position) + (here->board.side == 1);

        for (unsigned square = 0; square < XQ_SQUARE_COUNT; square++) {
            char letter = xq_piece_letter(xq_position_piece_at(&after, (xq_square)square));

            if ((letter ? letter : '.') != board.at[square]) {
                return complain(here, moves[i], "after the move square %u holds '%c'", square, letter);
            }
        }
        if ((int)xq_position_side_to_move(&after) != board.side) {
            return complain(here, moves[i], "the turn did not pass");
        }
        if (xq_position_half_move_clock(&after) != clock || xq_position_move_number(&after) != number) {
            return complain(here, moves[i], "clock %u and move number %u, expected %u and %u",
                            (unsigned)xq_position_half_move_clock(&after),
                            (unsigned)xq_position_move_number(&after), (unsigned)clock, (unsigned)number);
        }
    }
    return true;
}

static bool keys_are_those_of_the_placement(const spot *here)
{
    xq_move moves[XQ_MOVES_MAX];
    size_t count = xq_position_moves(&here->position, moves, XQ_MOVES_MAX);

    for (size_t i = 0; i < count; i++) {
        xq_position after = after_move(&here->position, moves[i]);
        xq_position fresh = rebuilt(&after);

        if (xq_position_key(&after) != xq_position_key(&fresh) ||
            xq_position_search_key(&after) != xq_position_search_key(&fresh)) {
            return complain(here, moves[i], "the key after the move is not that of the position anew");
        }
        if (xq_position_key_after(&here->position, moves[i]) != xq_position_key(&after)) {
            return complain(here, moves[i], "key_after differs from the key after the move");
        }
        if (xq_position_key(&after) == xq_position_key(&here->position)) {
            return complain(here, moves[i], "the move left the key unchanged");
        }
        if (!xq_position_equal(&after, &fresh) || !xq_position_equal(&fresh, &after)) {
            return complain(here, moves[i], "the position anew is not equal");
        }
        if (xq_position_equal(&after, &here->position)) {
            return complain(here, moves[i], "two different positions are equal");
        }
    }
    return true;
}

/* Clocks are not compared, the side to move is. */
static bool equality_looks_at_placement_and_side(const spot *here)
{
    xq_setup setup;
    xq_position other;
    xq_undo undo;

    xq_position_to_setup(&here->position, &setup);
    setup.half_move_clock += 7;
    setup.move_number += 9;
    if (xq_position_from_setup(&setup, &other, NULL) != XQ_OK ||
        !xq_position_equal(&here->position, &other) ||
        xq_position_key(&here->position) != xq_position_key(&other)) {
        return complain(here, XQ_MOVE_NONE, "other clocks make another position");
    }
    other = here->position;
    if (xq_position_play_null(&other, &undo, NULL) == XQ_OK && xq_position_equal(&here->position, &other)) {
        return complain(here, XQ_MOVE_NONE, "equal with the other side to move");
    }
    return true;
}

static bool null_move_passes_the_turn(const spot *here)
{
    xq_position passed = here->position;
    xq_position fresh;
    xq_undo undo;
    xq_status status = xq_position_play_null(&passed, &undo, NULL);

    if (naive_in_check(&here->board, here->board.side)) {
        return (status == XQ_ERR_IN_CHECK && same_bytes(&passed, &here->position)) ||
               complain(here, XQ_MOVE_NONE, "a null move in check gave status %d", (int)status);
    }
    if (status != XQ_OK || (int)xq_position_side_to_move(&passed) == here->board.side) {
        return complain(here, XQ_MOVE_NONE, "a null move gave status %d", (int)status);
    }
    fresh = rebuilt(&passed);
    if (!xq_position_equal(&passed, &fresh) || xq_position_key(&passed) != xq_position_key(&fresh)) {
        return complain(here, XQ_MOVE_NONE, "after a null move the key is not that of the position anew");
    }
    for (unsigned square = 0; square < XQ_SQUARE_COUNT; square++) {
        if (xq_position_piece_at(&passed, (xq_square)square) !=
            xq_position_piece_at(&here->position, (xq_square)square)) {
            return complain(here, XQ_MOVE_NONE, "a null move changed square %u", square);
        }
    }
    xq_position_unmake_null(&passed, &undo);
    return same_bytes(&passed, &here->position) ||
           complain(here, XQ_MOVE_NONE, "a null move taken back left the position changed");
}

int main(void)
{
    static const property all[] = {
        {"unmake restores every byte", unmake_restores_every_byte, 4000, 101},
        {"unmake restores a line", unmake_restores_a_line, 1000, 102},
        {"play equals make", play_equals_make, 2000, 103},
        {"play refuses and changes nothing", play_refuses_and_changes_nothing, 500, 104},
        {"make moves as the rules say", make_moves_as_the_rules_say, 1000, 105},
        {"keys are those of the placement", keys_are_those_of_the_placement, 1000, 106},
        {"equality looks at placement and side", equality_looks_at_placement_and_side, 2000, 107},
        {"null move passes the turn", null_move_passes_the_turn, 4000, 108},
    };

    return run_properties(all, sizeof all / sizeof all[0]);
}
