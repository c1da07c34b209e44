/* What can be asked of a position, against the second implementation. */
#include "properties/spots.h"

#include <stdlib.h>
#include <string.h>

enum { GUARD = 0xA5 };

static bool squares_are(const spot *here, const char *name, const xq_square *list, size_t count,
                        const xq_square *expected, size_t expected_count)
{
    return (count == expected_count && memcmp(list, expected, count) == 0) ||
           complain(here, XQ_MOVE_NONE, "%s: %zu squares, first %d; expected %zu, first %d", name, count,
                    count ? (int)list[0] : -1, expected_count, expected_count ? (int)expected[0] : -1);
}

static int general_square(const naive_board *board, int side)
{
    for (int square = 0; square < XQ_SQUARE_COUNT; square++) {
        if (board->at[square] == (side == 0 ? 'K' : 'k')) {
            return square;
        }
    }
    return XQ_SQUARE_NONE;
}

static xq_standing expected_standing(const naive_board *board) /* K1, M1, M2, J10 to J12 */
{
    xq_move moves[XQ_MOVES_MAX];
    bool check = naive_in_check(board, board->side);

    if (naive_is_over(board)) {
        return XQ_STANDING_FINISHED;
    }
    if (naive_moves(board, moves) == 0) {
        return check ? XQ_STANDING_CHECKMATE : XQ_STANDING_STALEMATE;
    }
    return check ? XQ_STANDING_CHECK : XQ_STANDING_PLAYING;
}

static bool standing_check_and_checkers(const spot *here)
{
    xq_square expected[XQ_SQUARE_COUNT];
    xq_square list[XQ_SQUARE_COUNT];
    int side = here->board.side;
    size_t expected_count =
        naive_attackers(&here->board, general_square(&here->board, side), 1 - side, expected);
    size_t count = xq_position_checkers(&here->position, list, XQ_SQUARE_COUNT);
    xq_standing standing = expected_standing(&here->board);

    if (xq_position_status(&here->position) != standing ||
        xq_position_is_checkmate(&here->position) != (standing == XQ_STANDING_CHECKMATE) ||
        xq_position_is_stalemate(&here->position) != (standing == XQ_STANDING_STALEMATE) ||
        xq_position_in_check(&here->position) != (expected_count > 0)) {
        return complain(
            here, XQ_MOVE_NONE, "standing %s, checkmate %d, stalemate %d, in check %d; expected %s",
            xq_standing_name(xq_position_status(&here->position)),
            (int)xq_position_is_checkmate(&here->position), (int)xq_position_is_stalemate(&here->position),
            (int)xq_position_in_check(&here->position), xq_standing_name(standing));
    }
    return squares_are(here, "checkers", list, count, expected, expected_count);
}

/* The same after every legal move, so that many checks of all kinds are seen. */
static bool standing_after_every_move(const spot *here)
{
    xq_move moves[XQ_MOVES_MAX];
    size_t count = naive_moves(&here->board, moves);

    for (size_t i = 0; i < count; i++) {
        spot after;

        after.position = after_move(&here->position, moves[i]);
        after.board = naive_after(&here->board, moves[i]);
        after.random = here->random;
        if (!standing_check_and_checkers(&after)) {
            return false;
        }
    }
    return true;
}

static bool attackers_of_every_square(const spot *here)
{
    for (int square = 0; square < XQ_SQUARE_COUNT; square++) {
        for (int side = 0; side < 2; side++) {
            xq_square expected[XQ_SQUARE_COUNT];
            xq_square list[XQ_SQUARE_COUNT];
            size_t expected_count = naive_attackers(&here->board, square, side, expected);
            size_t count = xq_position_attackers(&here->position, (xq_square)square, (xq_side)side, list,
                                                 XQ_SQUARE_COUNT);

            if (!squares_are(here, "attackers", list, count, expected, expected_count)) {
                return complain(here, XQ_MOVE_NONE, "that was square %d, side %d", square, side);
            }
            if (xq_position_is_attacked(&here->position, (xq_square)square, (xq_side)side) != (count > 0)) {
                return complain(here, XQ_MOVE_NONE, "is_attacked differs: square %d, side %d", square, side);
            }
        }
    }
    return true;
}

static bool protected_squares(const spot *here)
{
    for (int square = 0; square < XQ_SQUARE_COUNT; square++) {
        bool expected = naive_is_protected(&here->board, square);

        if (xq_position_is_protected(&here->position, (xq_square)square) != expected) {
            return complain(here, XQ_MOVE_NONE, "square %d: is_protected is not %d", square, (int)expected);
        }
    }
    return true;
}

static int compare_pins(const void *a, const void *b)
{
    const xq_pin *left = a;
    const xq_pin *right = b;

    return (left->square - right->square) * 256 + left->pinner - right->pinner;
}

static bool same_pin(const xq_pin *a, const xq_pin *b)
{
    return a->square == b->square && a->pinner == b->pinner && a->other == b->other &&
           a->length == b->length && memcmp(a->line, b->line, a->length) == 0;
}

static bool pins_of_both_sides(const spot *here)
{
    static const uint8_t zeros[sizeof((xq_pin *)0)->reserved];

    for (int side = 0; side < 2; side++) {
        xq_pin expected[XQ_PINS_MAX];
        xq_pin list[XQ_PINS_MAX];
        size_t expected_count = naive_pins(&here->board, side, expected);
        size_t count = xq_position_pins(&here->position, (xq_side)side, list, XQ_PINS_MAX);

        if (count != expected_count) {
            return complain(here, XQ_MOVE_NONE, "side %d has %zu pins, expected %zu", side, count,
                            expected_count);
        }
        for (size_t i = 1; i < count; i++) {
            if (list[i].square < list[i - 1].square) {
                return complain(here, XQ_MOVE_NONE, "pins are not ascending");
            }
        }
        qsort(list, count, sizeof *list, compare_pins);
        for (size_t i = 0; i < count; i++) {
            if (!same_pin(&list[i], &expected[i]) || memcmp(list[i].reserved, zeros, sizeof zeros) != 0) {
                return complain(here, XQ_MOVE_NONE, "side %d: pin %zu on square %d by %d differs", side, i,
                                (int)list[i].square, (int)list[i].pinner);
            }
        }
    }
    return true;
}

static int half_points(char letter, int square) /* V1 */
{
    int rank = square / XQ_FILE_COUNT;

    switch (letter) {
    case 'A':
    case 'a':
    case 'B':
    case 'b':
        return 4;
    case 'N':
    case 'n':
        return 8;
    case 'C':
    case 'c':
        return 9;
    case 'R':
    case 'r':
        return 18;
    case 'P':
        return rank >= 5 ? 4 : 2;
    case 'p':
        return rank <= 4 ? 4 : 2;
    default:
        return 0;
    }
}

static bool material_value_and_places(const spot *here)
{
    static const char letters[] = ".KABNRCP.kabnrcp"; /* by xq_piece */
    int value[2] = {0, 0};

    for (int piece = 1; piece < XQ_PIECE_END; piece++) {
        xq_square expected[XQ_SQUARE_COUNT];
        xq_square list[XQ_SQUARE_COUNT];
        uint8_t material[XQ_KIND_END];
        size_t expected_count = 0;
        int side = piece / 8;

        if (piece % 8 == 0) {
            continue;
        }
        for (int square = 0; square < XQ_SQUARE_COUNT; square++) {
            if (here->board.at[square] == letters[piece]) {
                expected[expected_count++] = (xq_square)square;
                value[side] +=
                    here->board.variant == XQ_VARIANT_XIANGQI ? half_points(letters[piece], square) : 0;
            }
        }
        if (!squares_are(here, "find", list,
                         xq_position_find(&here->position, (xq_piece)piece, list, XQ_SQUARE_COUNT), expected,
                         expected_count)) {
            return false;
        }
        xq_position_material(&here->position, (xq_side)side, material);
        if (material[piece % 8] != expected_count || material[XQ_KIND_NONE] != 0) {
            return complain(here, XQ_MOVE_NONE, "material of piece %d is %d", piece,
                            (int)material[piece % 8]);
        }
    }
    for (int side = 0; side < 2; side++) {
        if (here->board.variant == XQ_VARIANT_JANGGI) { /* J13, without Han's 1.5 */
            value[side] = naive_score(&here->board, side) - 3 * side;
        }
        if (xq_position_value(&here->position, (xq_side)side) != value[side] ||
            xq_position_general(&here->position, (xq_side)side) != general_square(&here->board, side)) {
            return complain(here, XQ_MOVE_NONE, "side %d: value %d, expected %d, or the general's square",
                            side, xq_position_value(&here->position, (xq_side)side), value[side]);
        }
    }
    return true;
}

/* Score, passes and facing generals of Janggi; nothing of the kind in Xiangqi. */
static bool janggi_alone(const spot *here)
{
    const naive_board *board = &here->board;
    bool is_janggi = board->variant == XQ_VARIANT_JANGGI;
    bool faces = is_janggi && naive_faces(board);
    bool is_called = faces && board->facing == NAIVE_FACING_CALLS && !naive_is_over(board);
    unsigned general = (unsigned)general_square(board, board->side);

    for (int side = 0; side < 2; side++) {
        int expected = is_janggi ? naive_score(board, side) : 0;

        if (xq_position_score(&here->position, (xq_side)side) != expected) {
            return complain(here, XQ_MOVE_NONE, "side %d scores %d, expected %d", side,
                            xq_position_score(&here->position, (xq_side)side), expected);
        }
    }
    return (xq_position_faces(&here->position) == faces &&
            xq_position_has_call(&here->position) == is_called &&
            xq_position_passes(&here->position) == (uint32_t)board->passes &&
            xq_position_pass(&here->position) == (is_janggi ? general << 7 | general : XQ_MOVE_NONE)) ||
           complain(here, XQ_MOVE_NONE, "faces %d, call %d, passes %u, pass %u; expected %d, %d, %d",
                    (int)xq_position_faces(&here->position), (int)xq_position_has_call(&here->position),
                    (unsigned)xq_position_passes(&here->position),
                    (unsigned)xq_position_pass(&here->position), (int)faces, (int)is_called, board->passes);
}

/* A list of squares asked with every capacity; call is one of the three below. */
typedef size_t (*square_call)(const spot *here, xq_square *list, size_t capacity);

static size_t call_checkers(const spot *here, xq_square *list, size_t capacity)
{
    return xq_position_checkers(&here->position, list, capacity);
}

static size_t call_attackers(const spot *here, xq_square *list, size_t capacity)
{
    xq_square general = xq_position_general(&here->position, XQ_RED);

    return xq_position_attackers(&here->position, (xq_square)(general + 9), XQ_RED, list, capacity);
}

static size_t call_find(const spot *here, xq_square *list, size_t capacity)
{
    return xq_position_find(&here->position, XQ_RED_SOLDIER, list, capacity);
}

static bool squares_stay_in_capacity(const spot *here)
{
    static const square_call calls[] = {call_checkers, call_attackers, call_find};

    for (size_t c = 0; c < sizeof calls / sizeof *calls; c++) {
        xq_square all[XQ_SQUARE_COUNT];
        size_t count = calls[c](here, all, sizeof all);

        for (size_t capacity = 0; capacity <= count + 1; capacity++) {
            xq_square list[XQ_SQUARE_COUNT];
            size_t kept = capacity < count ? capacity : count;

            memset(list, GUARD, sizeof list);
            if (calls[c](here, list, capacity) != count || memcmp(list, all, kept) != 0) {
                return complain(here, XQ_MOVE_NONE, "call %zu differs at capacity %zu", c, capacity);
            }
            for (size_t i = kept; i < sizeof list; i++) {
                if (list[i] != GUARD) {
                    return complain(here, XQ_MOVE_NONE, "call %zu wrote past capacity %zu", c, capacity);
                }
            }
        }
        if (calls[c](here, NULL, 0) != count) {
            return complain(here, XQ_MOVE_NONE, "call %zu differs without an array", c);
        }
    }
    return true;
}

static bool pins_stay_in_capacity(const spot *here)
{
    for (int side = 0; side < 2; side++) {
        xq_pin all[XQ_PINS_MAX];
        size_t count = xq_position_pins(&here->position, (xq_side)side, all, XQ_PINS_MAX);

        for (size_t capacity = 0; capacity <= count; capacity++) {
            xq_pin list[XQ_PINS_MAX];
            const uint8_t *bytes = (const uint8_t *)list;

            memset(list, GUARD, sizeof list);
            if (xq_position_pins(&here->position, (xq_side)side, list, capacity) != count ||
                memcmp(list, all, capacity * sizeof *list) != 0) {
                return complain(here, XQ_MOVE_NONE, "pins differ at capacity %zu", capacity);
            }
            for (size_t i = capacity * sizeof *list; i < sizeof list; i++) {
                if (bytes[i] != GUARD) {
                    return complain(here, XQ_MOVE_NONE, "pins wrote past capacity %zu", capacity);
                }
            }
        }
    }
    return true;
}

int main(void)
{
    static const property all[] = {
        {"standing, check and checkers", standing_check_and_checkers, 6000, 401},
        {"standing after every move", standing_after_every_move, 400, 402},
        {"attackers of every square", attackers_of_every_square, 3000, 403},
        {"protected squares", protected_squares, 3000, 404},
        {"pins of both sides", pins_of_both_sides, 6000, 405},
        {"material, value and places", material_value_and_places, 4000, 406},
        {"what Janggi alone has", janggi_alone, 4000, 409},
        {"squares stay in capacity", squares_stay_in_capacity, 2000, 407},
        {"pins stay in capacity", pins_stay_in_capacity, 2000, 408},
    };

    return run_properties(all, sizeof all / sizeof all[0]);
}
