#include "oracle/kinds.h"

#include <string.h>

#include <xiangqi/setup.h>

/* A random point of the rectangle. */
static xq_square point_in(random_source *random, unsigned file, unsigned files, unsigned rank, unsigned ranks)
{
    rank += random_below(random, ranks);
    file += random_below(random, files);
    return (xq_square)(rank * XQ_FILE_COUNT + file);
}

/* Puts a piece on a random point of its side's palace, half or the whole board; none where one stands. */
static void put(random_source *random, xq_setup *setup, unsigned side, xq_kind kind)
{
    bool at_home = kind == XQ_ADVISOR || kind == XQ_GENERAL;
    bool in_half = kind == XQ_ELEPHANT;
    xq_square square = at_home   ? point_in(random, 3, 3, side ? 7 : 0, 3)
                       : in_half ? point_in(random, 0, 9, side ? 5 : 0, 5)
                                 : point_in(random, 0, 9, 0, 10);

    if (setup->piece[square] == XQ_PIECE_NONE) {
        setup->piece[square] = (xq_piece)(kind + 8 * side);
    }
}

/* Takes off the pieces that stand where they never can, and those too many. */
static void take_off_faults(xq_setup *setup)
{
    xq_fault faults[XQ_FAULTS_MAX];
    size_t count = 0;

    xq_setup_validate(setup, faults, XQ_FAULTS_MAX, &count, NULL);
    for (size_t i = 0; i < count; i++) {
        if (faults[i].code >= XQ_FAULT_ADVISOR_PLACE && faults[i].code <= XQ_FAULT_SOLDIER_PLACE) {
            setup->piece[faults[i].square] = XQ_PIECE_NONE;
        }
    }
}

/* Up to so many tries for each kind but the general, fewer for the pieces that guard; until our rules of
   setups take the position. */
static void place(random_source *random, unsigned most, unsigned most_soldiers, xq_position *position)
{
    xq_setup setup;

    do {
        xq_setup_clear(&setup, XQ_VARIANT_XIANGQI);
        setup.side_to_move = (int32_t)random_below(random, 2);
        for (unsigned side = 0; side < 2; side++) {
            put(random, &setup, side, XQ_GENERAL);
            for (unsigned kind = XQ_ADVISOR; kind <= XQ_SOLDIER; kind++) {
                unsigned pieces = random_below(random, (kind == XQ_SOLDIER ? most_soldiers : most) + 1);

                while (pieces-- > 0) {
                    put(random, &setup, side, (xq_kind)kind);
                }
            }
        }
        take_off_faults(&setup);
    } while (xq_position_from_setup(&setup, position, NULL) != XQ_OK);
}

static void placed_full(random_source *random, const xq_position *before, xq_position *position)
{
    (void)before;
    place(random, 2, 5, position);
}

static void placed_few(random_source *random, const xq_position *before, xq_position *position)
{
    (void)before;
    place(random, 1, 1, position);
}

/* Many positions with a check: as placed, but only those in check. */
static void placed_in_check(random_source *random, const xq_position *before, xq_position *position)
{
    (void)before;
    do {
        place(random, 2, 3, position);
    } while (!xq_position_in_check(position));
}

static void place_pinned(random_source *random, size_t pins, xq_position *position)
{
    do {
        place(random, 2, 3, position);
    } while (xq_position_pins(position, xq_position_side_to_move(position), NULL, 0) < pins);
}

static void placed_with_a_pin(random_source *random, const xq_position *before, xq_position *position)
{
    (void)before;
    place_pinned(random, 1, position);
}

static void placed_with_pins(random_source *random, const xq_position *before, xq_position *position)
{
    (void)before;
    place_pinned(random, 2, position);
}

/* Few moves are left, or none: mates, stalemates and what is nearly one. */
static void placed_nearly_mated(random_source *random, const xq_position *before, xq_position *position)
{
    (void)before;
    do {
        place(random, 2, 2, position);
    } while (xq_position_count(position) > 3);
}

/* Play from the start; a new game after the end or 150 plies. */
static void played(random_source *random, const xq_position *before, xq_position *position)
{
    *position = *before;
    if (!xq_position_is_made(before) || xq_position_move_number(before) > 75 ||
        !random_step(random, position)) {
        xq_position_start(XQ_VARIANT_XIANGQI, position);
    }
}

/* Play on from a full random position, so that it is left after a dozen moves. */
static void played_from_placed(random_source *random, const xq_position *before, xq_position *position)
{
    *position = *before;
    if (!xq_position_is_made(before) || random_below(random, 12) == 0 || !random_step(random, position)) {
        place(random, 2, 5, position);
    }
}

const position_kind kinds[] = {
    {"play from the start", 6000, played},
    {"random placement, all pieces", 5000, placed_full},
    {"play on from random placement", 5000, played_from_placed},
    {"endings, few pieces", 6000, placed_few},
    {"in check", 4000, placed_in_check},
    {"a pin or more", 4000, placed_with_a_pin},
    {"two pins or more", 400, placed_with_pins}, /* rare, hence dear to find */
    {"at most three moves", 2000, placed_nearly_mated},
};
const size_t kind_count = sizeof kinds / sizeof *kinds;
