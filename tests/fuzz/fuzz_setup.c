/*
 * Setups from any bytes: validation, and positions of what it lets pass.
 *
 * The first byte chooses what to begin with and whether the rest is pairs of square and piece, which stay
 * near what is valid, or the bytes of the setup themselves.
 */
#include "fuzz/fuzz.h"

#include <xiangqi/fen.h>

enum { RAW = 0x80, BARE = 0x40, FROM_START = 0x20, BLACK_MOVES = 0x10, JANGGI = 0x08, BIKJANG = 0x03 };

static void set_pieces(xq_setup *setup, const uint8_t *pairs, size_t size)
{
    for (size_t i = 0; i + 1 < size; i += 2) {
        const uint8_t piece = pairs[i + 1];
        setup->piece[pairs[i] % XQ_SQUARE_COUNT] = piece < 0xF8 ? piece % XQ_PIECE_END : piece;
    }
}

static void decode(xq_setup *setup, const uint8_t *data, size_t size)
{
    const uint8_t mode = size > 0 ? data[0] : 0;
    const xq_variant variant = mode & JANGGI ? XQ_VARIANT_JANGGI : XQ_VARIANT_XIANGQI;

    xq_setup_clear(setup, variant);
    if (size < 2)
        return;
    if (mode & RAW) {
        const size_t rest = size - 1 < sizeof *setup ? size - 1 : sizeof *setup;
        memcpy(setup, data + 1, rest);
        if (mode & BARE)
            setup->size = sizeof *setup;
        return;
    }
    if (mode & FROM_START)
        xq_setup_start(setup, variant);
    if (mode & BARE) {
        setup->piece[4] = XQ_RED_GENERAL;
        setup->piece[84] = XQ_BLACK_GENERAL;
    }
    setup->side_to_move = mode & BLACK_MOVES ? XQ_BLACK : XQ_RED;
    setup->bikjang = mode & BIKJANG;
    setup->passes = mode & JANGGI && size % 5 == 0;
    set_pieces(setup, data + 1, size - 1);
}

static bool is_before(const xq_fault *a, const xq_fault *b)
{
    return a->code != b->code ? a->code < b->code : a->square <= b->square;
}

static void write_fault(const xq_fault *fault, xq_variant variant)
{
    char text[200];
    char cut[12];
    const size_t length = xq_fault_write(fault, variant, text, sizeof text);

    require(length > 0 && length < sizeof text && strlen(text) == length, "a fault has a sentence");
    require(xq_fault_write(fault, variant, cut, sizeof cut) == length,
            "its length does not hang on the capacity");
    require(strlen(cut) < sizeof cut && strncmp(cut, text, strlen(cut)) == 0,
            "a cut sentence is its beginning");
    require(xq_fault_name((xq_fault_code)fault->code)[0] != '\0', "a fault has a name");
}

/* Faults are listed in order, at most as many as there is room for. */
static void list_faults(const xq_setup *setup, size_t count)
{
    xq_fault faults[XQ_FAULTS_MAX];
    xq_fault guarded[4];
    size_t again = 0;

    require(count <= XQ_FAULTS_MAX, "there is room for all faults");
    xq_setup_validate(setup, faults, XQ_FAULTS_MAX, &again, NULL);
    require(again == count, "faults are counted the same");
    for (size_t i = 0; i < count; i++) {
        write_fault(&faults[i], (xq_variant)setup->variant);
        require(i == 0 || is_before(&faults[i - 1], &faults[i]), "faults are in order");
    }
    memset(guarded, 0x5A, sizeof guarded);
    xq_setup_validate(setup, guarded, 2, &again, NULL);
    require(again == count, "the count does not hang on the capacity");
    require(guarded[2].code == 0x5A5A5A5A && guarded[3].code == 0x5A5A5A5A,
            "nothing is written past the capacity");
}

/* Every move of the list is legal, and leads to a position that is taken back to the same one. */
static void play_all(xq_position *position)
{
    xq_move moves[XQ_MOVES_MAX];
    const xq_position before = *position;
    const size_t count = xq_position_moves(position, moves, XQ_MOVES_MAX);

    require(count <= XQ_MOVES_MAX && count == xq_position_count(position), "moves are counted as listed");
    require(xq_position_has_move(position) == (count > 0), "there is a move where one is listed");
    for (size_t i = 0; i < count; i++) {
        xq_undo undo;
        require(xq_position_play(position, moves[i], &undo, NULL) == XQ_OK, "a move of the list is legal");
        xq_position_unmake(position, moves[i], &undo);
        require(xq_position_equal(position, &before) &&
                    xq_position_half_move_clock(position) == xq_position_half_move_clock(&before) &&
                    xq_position_move_number(position) == xq_position_move_number(&before) &&
                    xq_position_key(position) == xq_position_key(&before),
                "a move is taken back");
    }
}

static void make_position(const xq_setup *setup, xq_status expected)
{
    xq_position position;
    xq_position before;
    xq_setup back;
    xq_error error;
    xq_status status = XQ_OK;

    memset(&position, 0x5A, sizeof position);
    before = position;
    status = xq_position_from_setup(setup, &position, &error);
    require(status == expected, "a position is made where there is no fault");
    if (status != XQ_OK) {
        require(memcmp(&position, &before, sizeof before) == 0, "a failure leaves the position alone");
        require_error(&error, status, 0);
        return;
    }
    require(xq_position_to_setup(&position, &back) == XQ_OK, "a position has a setup");
    require(memcmp(back.piece, setup->piece, sizeof back.piece) == 0 &&
                back.side_to_move == setup->side_to_move && back.half_move_clock == setup->half_move_clock &&
                back.move_number == setup->move_number && back.variant == setup->variant,
            "a setup comes back");
    require(back.bikjang == setup->bikjang && back.passes == setup->passes && back.faced == setup->faced,
            "and what Janggi adds");
    play_all(&position);
}

static void write_fen(const xq_setup *setup)
{
    char text[XQ_FEN_TEXT_SIZE];
    size_t length = 0;
    const xq_status status = xq_fen_write(setup, text, sizeof text, &length, NULL);

    require(status == XQ_OK || status == XQ_ERR_SETUP || status == XQ_ERR_ARGUMENT,
            "a setup is written or refused");
    require(status != XQ_OK || (length < sizeof text && strlen(text) == length), "a FEN fits its size");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    xq_setup setup;
    xq_error error;
    size_t count = 0;
    xq_status status = XQ_OK;

    decode(&setup, data, size);
    status = xq_setup_validate(&setup, NULL, 0, &count, &error);
    if (setup.size == sizeof setup) {
        require(status == (count > 0 ? XQ_ERR_SETUP : XQ_OK), "faults and status agree");
        list_faults(&setup, count);
    } else {
        require(status == XQ_ERR_ARGUMENT, "a setup of a wrong size is refused");
    }
    if (status != XQ_OK)
        require_error(&error, status, 0);
    make_position(&setup, status);
    write_fen(&setup);
    return 0;
}
