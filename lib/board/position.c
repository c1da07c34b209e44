#include "board/board.h"

#include "base/error.h"
#include "board/generator.h"
#include "board/janggi_state.h"

#include <string.h>

/* All bits of a file word: its places, and two bits on each side; and those on the sides alone. */
enum { full_file = 0x3FFF, empty_file = 0x3003 };

static void clear_board(xq_position *position)
{
    memset(position, 0, sizeof *position);
    memset(position->slot_at, XQ_EMPTY_SLOT, sizeof position->slot_at);
    memset(position->square_of, XQ_NOWHERE_SQUARE, sizeof position->square_of);
    for (unsigned side = 0; side < 2; side++) {
        position->pieces[side].occupied[2] = UINT64_MAX;
        for (int file = 0; file < 16; file++) {
            const bool on_board = file >= XQ_LINE_PAD && file < XQ_LINE_PAD + XQ_FILE_COUNT;
            position->pieces[side].file_line[file] = on_board ? empty_file : full_file;
        }
    }
}

/* Places the pieces of a setup; false when one is no piece, one too many, or where it can never be. The game is a constant. */
XQ_ALWAYS_INLINE bool place_pieces(xq_position *position, xq_variant game,
                                   const xq_piece piece_at[XQ_SQUARE_COUNT])
{
    const uint16_t *reach = game == XQ_VARIANT_JANGGI ? xq_janggi_reach : xq_reach;
    static const uint8_t first_slot[XQ_KIND_END + 1] = {0, 0, 1,  3, 5,
                                                        7, 9, 11, 16}; /* by kind, and an end */
    uint8_t placed[XQ_PIECE_END] = {0};
    for (unsigned square = 0; square < XQ_SQUARE_COUNT; square++) {
        const unsigned piece = piece_at[square];
        if (piece == XQ_PIECE_NONE)
            continue;
        const unsigned kind = piece % 8;
        if (piece >= XQ_PIECE_END || !(reach[square] >> piece & 1) ||
            placed[piece] == first_slot[kind + 1] - first_slot[kind])
            return false;
        const unsigned slot = piece / 8 * XQ_SLOTS_PER_SIDE + first_slot[kind] + placed[piece]++;
        position->square_of[slot] = (uint8_t)square;
        position->slot_at[square] = (uint8_t)slot;
        position->key ^= xq_piece_keys[square][piece];
        xq_toggle(position, game, piece / 8, slot, square);
    }
    return placed[XQ_RED_GENERAL] && placed[XQ_BLACK_GENERAL];
}

static bool place_all_in_xiangqi(xq_position *position, const xq_setup *setup)
{
    return setup->bikjang == XQ_BIKJANG_DEFAULT && !setup->passes && !setup->faced &&
           place_pieces(position, XQ_VARIANT_XIANGQI, setup->piece);
}

/* Passes and facing are what a setup can tell of the moves before (J11, J12). */
static bool place_all_in_janggi(xq_position *position, const xq_setup *setup)
{
    if (setup->bikjang < 0 || setup->bikjang >= (int32_t)XQ_BIKJANG_END || setup->passes > XQ_PASSES_END ||
        setup->faced > (setup->bikjang == (int32_t)XQ_BIKJANG_CALL))
        return false;
    position->variant = XQ_VARIANT_JANGGI;
    position->bikjang = (uint8_t)setup->bikjang;
    position->passes = setup->passes;
    position->faced = setup->faced;
    position->key = xq_janggi_key;
    return place_pieces(position, XQ_VARIANT_JANGGI, setup->piece);
}

/* L4, G3, J10. A call accepted in check has ended play (J12). */
static bool is_waiting_side_safe(const xq_position *position)
{
    return !xq_generator_of(position)->in_check(position, position->side ^ 1u) ||
           (position->faced && xq_faces(position));
}

/* Makes a position of a setup without a fault; false when it has one, which xq_setup_validate() then names. */
static bool fill(xq_position *position, const xq_setup *setup)
{
    if ((setup->side_to_move != XQ_RED && setup->side_to_move != XQ_BLACK) || setup->move_number == 0 ||
        setup->move_number > XQ_CLOCK_MAX || setup->half_move_clock > XQ_CLOCK_MAX)
        return false;
    clear_board(position);
    if (setup->variant == XQ_VARIANT_XIANGQI
            ? !place_all_in_xiangqi(position, setup)
            : setup->variant != XQ_VARIANT_JANGGI || !place_all_in_janggi(position, setup))
        return false;
    position->side = (uint8_t)setup->side_to_move;
    position->key ^= position->side ? xq_side_key : 0;
    position->clocks = setup->half_move_clock | (uint64_t)setup->move_number << 32;
    position->seal = XQ_SEAL;
    return is_waiting_side_safe(position);
}

xq_status xq_position_from_setup(const xq_setup *setup, xq_position *position, xq_error *error)
{
    if (!position)
        return xq_fail(error, XQ_ERR_ARGUMENT, "the position is null");
    xq_position made;
    if (!setup || setup->size != sizeof *setup || !fill(&made, setup))
        return xq_setup_validate(setup, NULL, 0, NULL, error);
    *position = made;
    return XQ_OK;
}

xq_status xq_position_start(xq_variant variant, xq_position *position)
{
    xq_setup setup;
    const xq_status status = xq_setup_start(&setup, variant);
    return status == XQ_OK ? xq_position_from_setup(&setup, position, NULL) : status;
}

/* Clocks run on in the position and stand still at what a setup may hold. */
static uint32_t at_most(uint32_t value, uint32_t limit)
{
    return value < limit ? value : limit;
}

xq_status xq_position_to_setup(const xq_position *position, xq_setup *setup)
{
    if (!position || !setup)
        return XQ_ERR_ARGUMENT;
    if (!xq_is_made(position))
        return XQ_ERR_POSITION;
    xq_setup_clear(setup, (xq_variant)position->variant);
    xq_copy_board(position, setup->piece);
    setup->side_to_move = position->side;
    setup->half_move_clock = xq_position_half_move_clock(position);
    setup->move_number = xq_position_move_number(position);
    setup->bikjang = position->bikjang;
    setup->passes = position->passes;
    setup->faced = position->faced;
    return XQ_OK;
}

static unsigned mirrored_square(unsigned square)
{
    return square - square % XQ_FILE_COUNT + (XQ_FILE_COUNT - 1 - square % XQ_FILE_COUNT);
}

static unsigned turned_square(unsigned square)
{
    return (XQ_RANK_COUNT - 1 - square / XQ_FILE_COUNT) * XQ_FILE_COUNT + square % XQ_FILE_COUNT;
}

/* A symmetric image of a position: squares mapped, sides exchanged or not. */
static xq_status transform(const xq_position *position, xq_position *image, unsigned (*map)(unsigned),
                           bool swap_sides)
{
    xq_setup setup;
    if (!image)
        return XQ_ERR_ARGUMENT;
    const xq_status status = xq_position_to_setup(position, &setup);
    if (status != XQ_OK)
        return status;
    for (unsigned square = 0; square < XQ_SQUARE_COUNT; square++) {
        const xq_piece piece = xq_piece_on(position, square);
        setup.piece[map(square)] = piece != XQ_PIECE_NONE && swap_sides ? piece ^ 8 : piece;
    }
    setup.side_to_move ^= swap_sides;
    return xq_position_from_setup(&setup, image, NULL);
}

xq_status xq_position_mirror(const xq_position *position, xq_position *mirrored)
{
    return transform(position, mirrored, mirrored_square, false);
}

xq_status xq_position_swap_sides(const xq_position *position, xq_position *swapped)
{
    return transform(position, swapped, turned_square, true);
}

bool xq_position_is_made(const xq_position *position)
{
    return xq_is_made(position);
}

xq_variant xq_position_variant(const xq_position *position)
{
    return xq_is_made(position) ? (xq_variant)position->variant : XQ_VARIANT_XIANGQI;
}

xq_side xq_position_side_to_move(const xq_position *position)
{
    return xq_is_made(position) ? (xq_side)position->side : XQ_SIDE_NONE;
}

uint32_t xq_position_half_move_clock(const xq_position *position)
{
    return xq_is_made(position) ? at_most(xq_half_move_clock(position), XQ_CLOCK_MAX) : 0;
}

uint32_t xq_position_move_number(const xq_position *position)
{
    return xq_is_made(position) ? at_most(xq_move_number(position), XQ_CLOCK_MAX) : 0;
}

xq_piece xq_position_piece_at(const xq_position *position, xq_square square)
{
    return xq_is_made(position) && square < XQ_SQUARE_COUNT ? xq_piece_on(position, square)
                                                            : (xq_piece)XQ_PIECE_NONE;
}

xq_square xq_position_general(const xq_position *position, xq_side side)
{
    if (!xq_is_made(position) || (side != XQ_RED && side != XQ_BLACK))
        return XQ_SQUARE_NONE;
    return (xq_square)xq_general_square(position, (unsigned)side);
}

size_t xq_position_find(const xq_position *position, xq_piece piece, xq_square *squares, size_t capacity)
{
    if (!xq_is_made(position) || piece == XQ_PIECE_NONE)
        return 0;
    size_t count = 0;
    for (unsigned square = 0; square < XQ_SQUARE_COUNT; square++) {
        if (xq_piece_on(position, square) != piece)
            continue;
        if (squares && count < capacity)
            squares[count] = (xq_square)square;
        count++;
    }
    return count;
}

xq_status xq_position_material(const xq_position *position, xq_side side, uint8_t counts[XQ_KIND_END])
{
    if (!position || !counts || (side != XQ_RED && side != XQ_BLACK))
        return XQ_ERR_ARGUMENT;
    if (!xq_is_made(position))
        return XQ_ERR_POSITION;
    memset(counts, 0, XQ_KIND_END);
    const unsigned first = (unsigned)side * XQ_SLOTS_PER_SIDE;
    for (unsigned slot = first; slot < first + XQ_SLOTS_PER_SIDE; slot++)
        if (position->square_of[slot] != XQ_NOWHERE_SQUARE)
            counts[xq_slot_piece[slot] % 8]++;
    return XQ_OK;
}

int xq_position_value(const xq_position *position, xq_side side)
{
    if (!xq_is_made(position) || (side != XQ_RED && side != XQ_BLACK))
        return 0;
    int value = 0;
    const unsigned first = (unsigned)side * XQ_SLOTS_PER_SIDE;
    for (unsigned slot = first; slot < first + XQ_SLOTS_PER_SIDE; slot++)
        if (position->square_of[slot] != XQ_NOWHERE_SQUARE)
            value += position->variant == XQ_VARIANT_JANGGI
                         ? xq_kind_points((xq_kind)(xq_slot_piece[slot] % 8))
                         : xq_piece_value(xq_slot_piece[slot], position->square_of[slot]);
    return value;
}

/* Whether a position is one of Janggi. */
static bool is_janggi(const xq_position *position)
{
    return xq_is_made(position) && position->variant == XQ_VARIANT_JANGGI;
}

int xq_position_score(const xq_position *position, xq_side side)
{
    enum { HAN_IS_GIVEN = 3 }; /* J13: 1.5 points */
    if (!is_janggi(position) || (side != XQ_CHO && side != XQ_HAN))
        return 0;
    return xq_position_value(position, side) + (side == XQ_HAN ? HAN_IS_GIVEN : 0);
}

xq_bikjang xq_position_bikjang(const xq_position *position)
{
    return is_janggi(position) ? (xq_bikjang)position->bikjang : XQ_BIKJANG_DEFAULT;
}

bool xq_position_faces(const xq_position *position)
{
    return xq_is_made(position) && xq_faces(position);
}

bool xq_position_has_call(const xq_position *position)
{
    return is_janggi(position) && xq_has_call(position);
}

uint32_t xq_position_passes(const xq_position *position)
{
    return is_janggi(position) ? position->passes : 0;
}

xq_move xq_position_pass(const xq_position *position)
{
    if (!is_janggi(position))
        return XQ_MOVE_NONE;
    const xq_square general = (xq_square)xq_general_square(position, position->side);
    return xq_move_make(general, general);
}

/* Slots may differ where the pieces do not: pieces are compared, not slots. */
bool xq_position_equal(const xq_position *a, const xq_position *b)
{
    if (!xq_is_made(a) || !xq_is_made(b))
        return a && b && xq_is_made(a) == xq_is_made(b);
    if (a->key != b->key || a->side != b->side || a->variant != b->variant || a->bikjang != b->bikjang ||
        a->passes != b->passes || a->faced != b->faced)
        return false;
    for (unsigned square = 0; square < XQ_SQUARE_COUNT; square++)
        if (xq_piece_on(a, square) != xq_piece_on(b, square))
            return false;
    return true;
}

uint64_t xq_position_key(const xq_position *position)
{
    return xq_is_made(position) ? position->key : 0;
}

/* Xiangqi has nothing to mix in: what is mixed is 0 there, and so is its multiple (docs/keys.md). */
uint64_t xq_position_search_key(const xq_position *position)
{
    if (!xq_is_made(position))
        return 0;
    const uint64_t state =
        position->bikjang | (uint64_t)position->passes << 8 | (uint64_t)position->faced << 16;
    return position->key ^ state * UINT64_C(0x9E3779B97F4A7C15);
}
