#include "oracle/kinds.h"

#include <xiangqi/layout.h>

/* Where random pieces are put: anywhere, or crowded where the drawn diagonals are. */
typedef enum crowd { ANYWHERE, IN_PALACES } crowd;

static xq_square point_in(random_source *random, unsigned file, unsigned files, unsigned rank, unsigned ranks)
{
    rank += random_below(random, ranks);
    file += random_below(random, files);
    return (xq_square)(rank * XQ_FILE_COUNT + file);
}

/* A point that the piece can stand on; a soldier may fall behind its start and is taken off again. */
static xq_square point_for(random_source *random, unsigned side, xq_kind kind, crowd where)
{
    if (kind == XQ_GENERAL || kind == XQ_ADVISOR) {
        return point_in(random, 3, 3, side ? 7 : 0, 3);
    }
    if (where == IN_PALACES && random_below(random, 2)) {
        bool is_far = kind == XQ_SOLDIER ? side == XQ_CHO : random_below(random, 2);

        return point_in(random, 3, 3, is_far ? 7 : 0, 3);
    }
    return point_in(random, 0, 9, 0, 10);
}

static void put(random_source *random, xq_setup *setup, unsigned side, xq_kind kind, crowd where)
{
    xq_square square = point_for(random, side, kind, where);
    bool is_behind = kind == XQ_SOLDIER && (side == XQ_CHO ? square < 27 : square >= 63); /* J2, J9 */

    if (!is_behind && setup->piece[square] == XQ_PIECE_NONE) {
        setup->piece[square] = (xq_piece)(kind + 8 * side);
    }
}

/* Up to so many of each kind, until no general could be taken. */
static void place(random_source *random, unsigned most, unsigned most_soldiers, crowd where,
                  xq_position *position)
{
    xq_setup setup;

    do {
        xq_setup_clear(&setup, XQ_VARIANT_JANGGI);
        setup.side_to_move = (int32_t)random_below(random, 2);
        for (unsigned side = 0; side < 2; side++) {
            put(random, &setup, side, XQ_GENERAL, where);
            for (unsigned kind = XQ_ADVISOR; kind <= XQ_SOLDIER; kind++) {
                unsigned pieces = random_below(random, (kind == XQ_SOLDIER ? most_soldiers : most) + 1);

                while (pieces-- > 0) {
                    put(random, &setup, side, (xq_kind)kind, where);
                }
            }
        }
    } while (xq_position_from_setup(&setup, position, NULL) != XQ_OK);
}

static void placed_full(random_source *random, const xq_position *before, xq_position *position)
{
    (void)before;
    place(random, 2, 5, ANYWHERE, position);
}

static void placed_few(random_source *random, const xq_position *before, xq_position *position)
{
    (void)before;
    place(random, 1, 1, ANYWHERE, position);
}

static void placed_in_palaces(random_source *random, const xq_position *before, xq_position *position)
{
    (void)before;
    place(random, 2, 3, IN_PALACES, position);
}

static void placed_in_check(random_source *random, const xq_position *before, xq_position *position)
{
    (void)before;
    do {
        place(random, 2, 3, IN_PALACES, position);
    } while (!xq_position_in_check(position));
}

static void placed_with_a_pin(random_source *random, const xq_position *before, xq_position *position)
{
    (void)before;
    do {
        place(random, 2, 3, IN_PALACES, position);
    } while (xq_position_pins(position, xq_position_side_to_move(position), NULL, 0) == 0);
}

static void placed_facing(random_source *random, const xq_position *before, xq_position *position)
{
    (void)before;
    do {
        place(random, 1, 2, IN_PALACES, position);
    } while (!xq_position_faces(position));
}

static void placed_facing_in_check(random_source *random, const xq_position *before, xq_position *position)
{
    (void)before;
    do {
        placed_facing(random, before, position);
    } while (!xq_position_in_check(position));
}

static void placed_nearly_mated(random_source *random, const xq_position *before, xq_position *position)
{
    (void)before;
    do {
        place(random, 2, 2, IN_PALACES, position);
    } while (xq_position_count(position) > 3);
}

static void start(random_source *random, xq_position *position)
{
    xq_setup setup;

    xq_setup_start_drawn(&setup, (xq_layout)random_below(random, XQ_LAYOUT_END),
                         (xq_layout)random_below(random, XQ_LAYOUT_END));
    xq_position_from_setup(&setup, position, NULL);
}

/* Play from one of the sixteen starts; a new game after the end or 150 plies. */
static void played(random_source *random, const xq_position *before, xq_position *position)
{
    *position = *before;
    if (!xq_position_is_made(before) || xq_position_move_number(before) > 75 ||
        !random_step(random, position)) {
        start(random, position);
    }
}

/* Play on from a random position, so that it is left after a dozen moves. */
static void played_from_placed(random_source *random, const xq_position *before, xq_position *position)
{
    *position = *before;
    if (!xq_position_is_made(before) || random_below(random, 12) == 0 || !random_step(random, position)) {
        place(random, 2, 5, IN_PALACES, position);
    }
}

const position_kind janggi_kinds[] = {
    {"play from sixteen starts", 4000, played},
    {"random placement, all pieces", 3000, placed_full},
    {"crowded palaces", 4000, placed_in_palaces},
    {"play on from crowded palaces", 4000, played_from_placed},
    {"endings, few pieces", 2000, placed_few},
    {"in check", 3000, placed_in_check},
    {"a pin or more", 2000, placed_with_a_pin},
    {"generals face each other", 3000, placed_facing},
    {"facing and in check", 400, placed_facing_in_check},
    {"at most three moves", 400, placed_nearly_mated},
};
const size_t janggi_kind_count = sizeof janggi_kinds / sizeof *janggi_kinds;
