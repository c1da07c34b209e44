#include "base/error.h"
#include "board/janggi_movement.h"
#include "board/janggi_state.h"
#include "board/movement.h"
#include "board/variant.h"

#include <xiangqi/setup.h>

static const char *const fault_names[XQ_FAULT_END] = {
    [XQ_FAULT_NONE] = "",
    [XQ_FAULT_VARIANT] = "variant",
    [XQ_FAULT_SIDE] = "side",
    [XQ_FAULT_PIECE] = "piece",
    [XQ_FAULT_HALF_MOVE_CLOCK] = "half_move_clock",
    [XQ_FAULT_MOVE_NUMBER] = "move_number",
    [XQ_FAULT_NO_GENERAL] = "no_general",
    [XQ_FAULT_TOO_MANY] = "too_many",
    [XQ_FAULT_GENERAL_PLACE] = "general_place",
    [XQ_FAULT_ADVISOR_PLACE] = "advisor_place",
    [XQ_FAULT_ELEPHANT_PLACE] = "elephant_place",
    [XQ_FAULT_SOLDIER_PLACE] = "soldier_place",
    [XQ_FAULT_GENERALS_FACING] = "generals_facing",
    [XQ_FAULT_CAN_TAKE_GENERAL] = "can_take_general",
    [XQ_FAULT_BIKJANG] = "bikjang",
    [XQ_FAULT_PASSES] = "passes",
    [XQ_FAULT_FACED] = "faced",
};

/* What is wrong, and what would be right; the piece and the square are written before it. */
static const char *const fault_texts[XQ_FAULT_END] = {
    [XQ_FAULT_NONE] = "no fault",
    [XQ_FAULT_VARIANT] = "the variant is unknown or not built in",
    [XQ_FAULT_SIDE] = "the side to move is neither side",
    [XQ_FAULT_PIECE] = "holds a value that is no piece",
    [XQ_FAULT_HALF_MOVE_CLOCK] = "the half-move clock is above 999999",
    [XQ_FAULT_MOVE_NUMBER] = "the move number is not from 1 to 999999",
    [XQ_FAULT_NO_GENERAL] = "is missing; each side has one",
    [XQ_FAULT_TOO_MANY] = "is one too many of its kind",
    [XQ_FAULT_GENERAL_PLACE] = "is outside its palace",
    [XQ_FAULT_ADVISOR_PLACE] = "is not on the centre or a corner of its palace",
    [XQ_FAULT_ELEPHANT_PLACE] = "is not on one of the seven points that an elephant reaches",
    [XQ_FAULT_SOLDIER_PLACE] = "is on a point that a soldier never reaches from its start",
    [XQ_FAULT_GENERALS_FACING] = "faces the other general on an open file",
    [XQ_FAULT_CAN_TAKE_GENERAL] = "could be taken: the side not to move is in check",
    [XQ_FAULT_BIKJANG] = "the bikjang mode is unknown or does not fit the variant",
    [XQ_FAULT_PASSES] = "the passes in a row are more than 2 or do not fit the variant",
    [XQ_FAULT_FACED] = "facing before the last move is neither 0 nor 1 or does not fit the bikjang mode",
};

typedef struct collector {
    xq_fault *faults;
    size_t capacity;
    size_t count;
    xq_fault first;
} collector;

static void add(collector *found, xq_fault_code code, unsigned square, xq_piece piece)
{
    const xq_fault fault = {.code = (int32_t)code, .square = (xq_square)square, .piece = piece};
    if (found->count == 0)
        found->first = fault;
    if (found->count < found->capacity)
        found->faults[found->count] = fault;
    found->count++;
}

static bool is_piece(xq_piece piece)
{
    return xq_piece_kind(piece) != XQ_KIND_NONE;
}

static void check_pieces(const xq_setup *setup, collector *found)
{
    for (unsigned square = 0; square < XQ_SQUARE_COUNT; square++)
        if (setup->piece[square] != XQ_PIECE_NONE && !is_piece(setup->piece[square]))
            add(found, XQ_FAULT_PIECE, square, setup->piece[square]);
}

static void check_clocks(const xq_setup *setup, collector *found)
{
    if (setup->half_move_clock > XQ_CLOCK_MAX)
        add(found, XQ_FAULT_HALF_MOVE_CLOCK, XQ_SQUARE_NONE, XQ_PIECE_NONE);
    if (setup->move_number == 0 || setup->move_number > XQ_CLOCK_MAX)
        add(found, XQ_FAULT_MOVE_NUMBER, XQ_SQUARE_NONE, XQ_PIECE_NONE);
}

/* B6: the surplus is what comes last in the order of squares. */
static void check_numbers(const xq_setup *setup, collector *found)
{
    int counts[XQ_PIECE_END] = {0};
    for (unsigned square = 0; square < XQ_SQUARE_COUNT; square++)
        if (is_piece(setup->piece[square]))
            counts[setup->piece[square]]++;
    if (counts[XQ_RED_GENERAL] == 0)
        add(found, XQ_FAULT_NO_GENERAL, XQ_SQUARE_NONE, XQ_RED_GENERAL);
    if (counts[XQ_BLACK_GENERAL] == 0)
        add(found, XQ_FAULT_NO_GENERAL, XQ_SQUARE_NONE, XQ_BLACK_GENERAL);
    int seen[XQ_PIECE_END] = {0};
    for (unsigned square = 0; square < XQ_SQUARE_COUNT; square++) {
        const xq_piece piece = setup->piece[square];
        if (is_piece(piece) && ++seen[piece] > xq_kind_limit(xq_piece_kind(piece)))
            add(found, XQ_FAULT_TOO_MANY, square, piece);
    }
}

/* Whether the piece on a square can ever stand there. */
static bool can_reach(const xq_setup *setup, unsigned square)
{
    return setup->variant == XQ_VARIANT_JANGGI ? xq_janggi_can_reach(setup->piece[square], square)
                                               : xq_can_reach(setup->piece[square], square);
}

static void check_places(const xq_setup *setup, collector *found)
{
    static const struct {
        xq_kind kind;
        xq_fault_code code;
    } places[] = {
        {XQ_GENERAL, XQ_FAULT_GENERAL_PLACE},
        {XQ_ADVISOR, XQ_FAULT_ADVISOR_PLACE},
        {XQ_ELEPHANT, XQ_FAULT_ELEPHANT_PLACE},
        {XQ_SOLDIER, XQ_FAULT_SOLDIER_PLACE},
    };
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++)
        for (unsigned square = 0; square < XQ_SQUARE_COUNT; square++)
            if (xq_piece_kind(setup->piece[square]) == places[i].kind && !can_reach(setup, square))
                add(found, places[i].code, square, setup->piece[square]);
}

static bool is_attacked(const xq_setup *setup, unsigned target, xq_side by)
{
    for (unsigned square = 0; square < XQ_SQUARE_COUNT; square++)
        if (xq_piece_side(setup->piece[square]) == by &&
            xq_movement_attacks((xq_variant)setup->variant, setup->piece, square, target))
            return true;
    return false;
}

/* G3, J12. The first side's general stands for both; returns whether any two face each other. */
static bool check_facing(const xq_setup *setup, collector *found)
{
    const bool is_fault =
        setup->variant == XQ_VARIANT_XIANGQI || setup->bikjang == (int32_t)XQ_BIKJANG_FORBIDDEN;
    bool any = false;
    for (unsigned red = 0; red < XQ_SQUARE_COUNT; red++)
        for (unsigned black = 0; black < XQ_SQUARE_COUNT; black++)
            if (setup->piece[red] == XQ_RED_GENERAL && setup->piece[black] == XQ_BLACK_GENERAL &&
                xq_generals_face(setup->piece, red, black)) {
                any = true;
                if (is_fault)
                    add(found, XQ_FAULT_GENERALS_FACING, red, XQ_RED_GENERAL);
            }
    return any;
}

/* L4, J10. A call may be accepted in check, and then play has ended (J12). */
static void check_generals(const xq_setup *setup, collector *found)
{
    const bool is_facing = check_facing(setup, found);
    const xq_side mover = (xq_side)setup->side_to_move;
    const xq_piece waiting_general = xq_piece_make(xq_side_other(mover), XQ_GENERAL);
    const bool is_accepted = is_facing && setup->bikjang == (int32_t)XQ_BIKJANG_CALL && setup->faced;
    if (waiting_general == XQ_PIECE_NONE || is_accepted)
        return;
    for (unsigned square = 0; square < XQ_SQUARE_COUNT; square++)
        if (setup->piece[square] == waiting_general && is_attacked(setup, square, mover))
            add(found, XQ_FAULT_CAN_TAKE_GENERAL, square, waiting_general);
}

static void check_state(const xq_setup *setup, collector *found)
{
    const bool is_janggi = setup->variant == XQ_VARIANT_JANGGI;
    const int32_t bikjang_end = is_janggi ? (int32_t)XQ_BIKJANG_END : 1;
    if (setup->bikjang < 0 || setup->bikjang >= bikjang_end)
        add(found, XQ_FAULT_BIKJANG, XQ_SQUARE_NONE, XQ_PIECE_NONE);
    if (setup->passes > (is_janggi ? XQ_PASSES_END : 0))
        add(found, XQ_FAULT_PASSES, XQ_SQUARE_NONE, XQ_PIECE_NONE);
    if (setup->faced > (is_janggi && setup->bikjang == (int32_t)XQ_BIKJANG_CALL))
        add(found, XQ_FAULT_FACED, XQ_SQUARE_NONE, XQ_PIECE_NONE);
}

static void collect(const xq_setup *setup, collector *found)
{
    const bool is_known = xq_is_variant((xq_variant)setup->variant);
    if (!is_known)
        add(found, XQ_FAULT_VARIANT, XQ_SQUARE_NONE, XQ_PIECE_NONE);
    if (setup->side_to_move != XQ_RED && setup->side_to_move != XQ_BLACK)
        add(found, XQ_FAULT_SIDE, XQ_SQUARE_NONE, XQ_PIECE_NONE);
    check_pieces(setup, found);
    check_clocks(setup, found);
    check_numbers(setup, found);
    if (is_known) {
        check_places(setup, found);
        check_generals(setup, found);
        check_state(setup, found);
    }
}

xq_status xq_setup_validate(const xq_setup *setup, xq_fault *faults, size_t capacity, size_t *count,
                            xq_error *error)
{
    if (!setup)
        return xq_fail(error, XQ_ERR_ARGUMENT, "the setup is null");
    if (setup->size != sizeof *setup)
        return xq_fail(error, XQ_ERR_ARGUMENT,
                       "the setup's size is not sizeof(xq_setup); begin with xq_setup_clear()");
    if (!faults && capacity)
        return xq_fail(error, XQ_ERR_ARGUMENT, "the array of faults is null but its capacity is not 0");
    collector found = {.faults = faults, .capacity = capacity};
    collect(setup, &found);
    if (count)
        *count = found.count;
    if (found.count == 0)
        return XQ_OK;
    xq_writer writer = xq_error_begin(error, XQ_ERR_SETUP);
    if (error) {
        error->reason = found.first.code;
        error->square = found.first.square;
        error->piece = found.first.piece;
        writer.length =
            xq_fault_write(&found.first, (xq_variant)setup->variant, error->text, sizeof error->text);
    }
    xq_writer_finish(&writer);
    return XQ_ERR_SETUP;
}

const char *xq_fault_name(xq_fault_code code)
{
    return (unsigned)code < XQ_FAULT_END ? fault_names[code] : "";
}

static void write_piece(xq_writer *writer, xq_piece piece, xq_variant variant)
{
    xq_write_text(writer, xq_side_name(xq_piece_side(piece), variant));
    xq_write_char(writer, ' ');
    xq_write_text(writer, xq_kind_name(xq_piece_kind(piece)));
}

/* J4: guards stand anywhere in their palace. */
static const char *text_of(xq_fault_code code, xq_variant variant)
{
    const bool is_guard = code == XQ_FAULT_ADVISOR_PLACE && variant == XQ_VARIANT_JANGGI;
    return fault_texts[is_guard ? XQ_FAULT_GENERAL_PLACE : code];
}

size_t xq_fault_write(const xq_fault *fault, xq_variant variant, char *text, size_t capacity)
{
    xq_writer writer = xq_writer_to(text, capacity);
    if (fault && (unsigned)fault->code < XQ_FAULT_END) {
        char square[XQ_SQUARE_TEXT_SIZE];
        const bool is_placed = xq_square_write(fault->square, variant, square, sizeof square) > 0;
        if (is_piece(fault->piece))
            write_piece(&writer, fault->piece, variant);
        if (is_placed) {
            xq_write_text(&writer, writer.length ? " on " : "square ");
            xq_write_text(&writer, square);
        }
        if (writer.length)
            xq_write_char(&writer, ' ');
        xq_write_text(&writer, text_of((xq_fault_code)fault->code, variant));
    }
    return xq_writer_finish(&writer);
}
