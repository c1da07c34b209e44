/* Left and right, Red and Black: the rules treat them alike, so the trees are equal. */
#include "properties/spots.h"

#include <xiangqi/perft.h>

static unsigned mirrored_square(unsigned square)
{
    return square / XQ_FILE_COUNT * XQ_FILE_COUNT + XQ_FILE_COUNT - 1 - square % XQ_FILE_COUNT;
}

static unsigned turned_square(unsigned square)
{
    return (XQ_RANK_COUNT - 1 - square / XQ_FILE_COUNT) * XQ_FILE_COUNT + square % XQ_FILE_COUNT;
}

static xq_piece same_piece(xq_piece piece)
{
    return piece;
}

static xq_piece other_sides_piece(xq_piece piece)
{
    return piece == XQ_PIECE_NONE ? piece : piece ^ 8;
}

typedef struct symmetry {
    xq_status (*make)(const xq_position *position, xq_position *image);
    unsigned (*square)(unsigned square);
    xq_piece (*piece)(xq_piece piece);
    int side_change;
} symmetry;

static const symmetry mirror = {xq_position_mirror, mirrored_square, same_piece, 0};
static const symmetry swap = {xq_position_swap_sides, turned_square, other_sides_piece, 1};

static bool image_is(const spot *here, const symmetry *kind, const xq_position *image)
{
    for (unsigned square = 0; square < XQ_SQUARE_COUNT; square++) {
        xq_piece piece = xq_position_piece_at(&here->position, (xq_square)square);

        if (xq_position_piece_at(image, (xq_square)kind->square(square)) != kind->piece(piece)) {
            return complain(here, XQ_MOVE_NONE, "the image of square %u is wrong", square);
        }
    }
    return ((int)xq_position_side_to_move(image) == (here->board.side ^ kind->side_change) &&
            xq_position_half_move_clock(image) == xq_position_half_move_clock(&here->position) &&
            xq_position_move_number(image) == xq_position_move_number(&here->position)) ||
           complain(here, XQ_MOVE_NONE, "the image's side or clocks are wrong");
}

static bool moves_correspond(const spot *here, const symmetry *kind, const xq_position *image)
{
    xq_move moves[XQ_MOVES_MAX];
    size_t count = xq_position_moves(&here->position, moves, XQ_MOVES_MAX);

    for (size_t i = 0; i < count; i++) {
        unsigned from = kind->square(moves[i] >> 7);
        unsigned to = kind->square(moves[i] & 127);

        if (!xq_position_is_legal(image, (xq_move)(from << 7 | to), NULL)) {
            return complain(here, moves[i], "has no image");
        }
    }
    return xq_position_count(image) == count || complain(here, XQ_MOVE_NONE, "the image has other moves");
}

static bool symmetry_holds(const spot *here, const symmetry *kind, uint32_t depth)
{
    xq_position image;
    xq_position back;
    uint64_t nodes = 0;
    uint64_t image_nodes = 1;

    if (kind->make(&here->position, &image) != XQ_OK || kind->make(&image, &back) != XQ_OK) {
        return complain(here, XQ_MOVE_NONE, "the image is refused");
    }
    if (!xq_position_equal(&back, &here->position) ||
        xq_position_key(&back) != xq_position_key(&here->position)) {
        return complain(here, XQ_MOVE_NONE, "twice is not the position itself");
    }
    if (!image_is(here, kind, &image) || !moves_correspond(here, kind, &image)) {
        return false;
    }
    xq_perft(&here->position, depth, &nodes, NULL);
    xq_perft(&image, depth, &image_nodes, NULL);
    return nodes == image_nodes ||
           complain(here, XQ_MOVE_NONE, "perft %u is %llu, of the image %llu", (unsigned)depth,
                    (unsigned long long)nodes, (unsigned long long)image_nodes);
}

static bool mirror_image(const spot *here)
{
    return symmetry_holds(here, &mirror, 2);
}

static bool sides_swapped(const spot *here)
{
    return symmetry_holds(here, &swap, 2);
}

static bool deeper_trees(const spot *here)
{
    return symmetry_holds(here, &mirror, 3) && symmetry_holds(here, &swap, 3);
}

/* Works on the position itself too. */
static bool image_in_place(const spot *here)
{
    xq_position apart;
    xq_position in_place = here->position;

    xq_position_mirror(&here->position, &apart);
    xq_position_mirror(&in_place, &in_place);
    if (!xq_position_equal(&apart, &in_place)) {
        return complain(here, XQ_MOVE_NONE, "mirrored in place it differs");
    }
    in_place = here->position;
    xq_position_swap_sides(&here->position, &apart);
    xq_position_swap_sides(&in_place, &in_place);
    return xq_position_equal(&apart, &in_place) ||
           complain(here, XQ_MOVE_NONE, "with sides swapped in place it differs");
}

int main(void)
{
    static const property all[] = {
        {"mirror image", mirror_image, 2000, 501},
        {"sides swapped", sides_swapped, 2000, 502},
        {"deeper trees", deeper_trees, 150, 503},
        {"image in place", image_in_place, 1000, 504},
    };

    return run_properties(all, sizeof all / sizeof all[0]);
}
