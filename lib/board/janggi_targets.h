/*
 * Where the pieces of Janggi can go by movement alone; horses, and chariots on files and ranks, as in targets.h, which
 * includes this. janggi_movement.c says the same in words.
 */
#ifndef XQ_BOARD_JANGGI_TARGETS_H
#define XQ_BOARD_JANGGI_TARGETS_H

#include "board/targets.h"

XQ_ALWAYS_INLINE uint64_t occupied_half(const xq_position *position, unsigned half)
{
    return position->pieces[XQ_CHO].occupied[half] | position->pieces[XQ_HAN].occupied[half];
}

/* Both sides' cannons on a square's rank, and on its file, as bits of line words. */
XQ_ALWAYS_INLINE uint32_t cannons_on_rank(const xq_position *position, const struct xq_square_info *at)
{
    return (uint32_t)(position->cannons.halves[at->rank_half] >> at->rank_shift);
}

XQ_ALWAYS_INLINE uint32_t cannons_on_file(const xq_position *position, const struct xq_square_info *at)
{
    return position->cannons.files[at->file_line];
}

/*
 * J6: what lies over exactly one piece, that piece no cannon, and holds neither an own piece nor a cannon. A cannon
 * jumped shows where the line without cannons has its first piece further on, or none: nothing is left of both.
 */
XQ_ALWAYS_INLINE uint32_t over_screen(uint32_t entry, uint32_t entry_without_cannons, uint32_t own,
                                      uint32_t cannons)
{
    return (entry & entry_without_cannons) >> 16 & ~(own | cannons);
}

XQ_ALWAYS_INLINE line_targets janggi_cannon_targets(const xq_position *position, unsigned us, unsigned square)
{
    const struct xq_square_info *at = &xq_square_info[square];
    const uint32_t rank_cannons = cannons_on_rank(position, at), file_cannons = cannons_on_file(position, at);
    const uint32_t rank_others = xq_on_rank(position, at) & ~rank_cannons;
    const uint32_t file_others = xq_on_file(position, at) & ~file_cannons;
    return (line_targets){
        over_screen(rank_entry(position, at), xq_rank_lines[at->file][rank_others >> XQ_RANK_INNER & 127],
                    xq_rank_of(position, us, at), rank_cannons),
        over_screen(file_entry(position, at), xq_file_lines[at->rank][file_others >> XQ_FILE_INNER & 255],
                    position->pieces[us].file_line[at->file_line], file_cannons),
    };
}

/* J5: along drawn diagonals, as bits of the square's half. */
XQ_ALWAYS_INLINE uint64_t chariot_slides(const xq_position *position, unsigned us, unsigned square)
{
    const struct xq_palace_slides *slides = &xq_palace_slides[square];
    const unsigned half = xq_square_info[square].half;
    const uint64_t far = slides->near & occupied_half(position, half) ? 0 : slides->far;
    return (slides->near | far) & ~position->pieces[us].occupied[half];
}

/* J6: from corner to corner over the centre. */
XQ_ALWAYS_INLINE uint64_t cannon_slides(const xq_position *position, unsigned us, unsigned square)
{
    const struct xq_palace_slides *slides = &xq_palace_slides[square];
    const unsigned half = xq_square_info[square].half;
    const uint64_t cannons = position->cannons.halves[half];
    const bool has_screen = (slides->near & occupied_half(position, half) & ~cannons) != 0;
    return has_screen ? slides->far & ~(position->pieces[us].occupied[half] | cannons) : 0;
}

/* The points that one side's file words hold, or both sides', as a horse's leaps; those off the board count as held. */
XQ_ALWAYS_INLINE uint32_t held_by_any(const xq_position *position, const struct xq_square_info *at)
{
    const uint16_t *cho = &position->pieces[XQ_CHO].file_line[at->file_line];
    const uint16_t *han = &position->pieces[XQ_HAN].file_line[at->file_line];
    const unsigned rank = at->rank;
    const uint32_t left = ((uint32_t)(cho[-1] | han[-1]) >> rank & LEAPS_ONE_FILE) |
                          ((uint32_t)(cho[-2] | han[-2]) >> rank & LEAPS_TWO_FILES);
    const uint32_t right = ((uint32_t)(cho[1] | han[1]) >> rank & LEAPS_ONE_FILE) |
                           ((uint32_t)(cho[2] | han[2]) >> rank & LEAPS_TWO_FILES);
    return left | right << 5;
}

/* An elephant's targets on one side from two file words, two and three files away, in the bits of a horse's leaps. */
XQ_ALWAYS_INLINE uint32_t held_far(uint32_t two_files, uint32_t three_files, unsigned rank)
{
    const uint32_t by_three_ranks = two_files << 1 >> rank, by_two_ranks = three_files >> rank;
    return (by_three_ranks & 0x01) | (by_three_ranks >> 2 & 0x10) | (by_two_ranks << 1 & 0x02) |
           (by_two_ranks >> 1 & 0x08);
}

/*
 * J8: an elephant passes a horse's leg and a horse's target, both of which must be empty, and goes one point further
 * in both directions. A target off the board needs no mask of its own where one that it passes is off the board too.
 */
XQ_ALWAYS_INLINE uint32_t elephant_leaps(const xq_position *position, unsigned us, unsigned square)
{
    const struct xq_square_info *at = &xq_square_info[square];
    const uint16_t *lines = position->pieces[us].file_line;
    const unsigned file =
        at->file_line; /* three files to the left of file a is file word 15, which is full */
    const uint32_t left = held_far(lines[file - 2], lines[(file - 3u) & 15], at->rank);
    const uint32_t right = held_far(lines[file + 2], lines[(file + 3u) & 15], at->rank);
    return open_leaps(position, at) & ~(held_by_any(position, at) | left | right << 5);
}

/* The points of an elephant's leaps. */
XQ_ALWAYS_INLINE xq_set long_leap_set(uint32_t leaps, unsigned square)
{
    const unsigned file = square % XQ_FILE_COUNT;
    const unsigned rank = square / XQ_FILE_COUNT;
    const uint32_t left = leaps & 31u, right = leaps >> 5;
    xq_set set = XQ_SET_EMPTY;
    for (unsigned side = 0; side < 2; side++) {
        const uint32_t bits = side ? right : left;
        const uint32_t two_files = ((bits & 1u) << rank >> 3) | ((bits >> 4 & 1u) << rank << 3);
        const uint32_t three_files = ((bits >> 1 & 1u) << rank >> 2) | ((bits >> 3 & 1u) << rank << 2);
        set = xq_set_or(set, xq_set_on_file(side ? file + 2 : file - 2, two_files));
        set = xq_set_or(set, xq_set_on_file(side ? file + 3 : file - 3, three_files));
    }
    return set;
}

/* J4: guards and generals. */
XQ_ALWAYS_INLINE uint64_t palace_targets(const xq_position *position, unsigned us, unsigned square)
{
    return xq_palace_steps[square] & ~position->pieces[us].occupied[us];
}

/* Points of the enemy palace, as bits of its half, whence a soldier goes ahead along a diagonal: to the left, and right. */
enum { CORNER_LEFT, CORNER_RIGHT, CENTRE };
static const uint64_t diagonal_points[2][3] = {
    {UINT64_C(1) << 21, UINT64_C(1) << 23, UINT64_C(1) << 31}, /* Cho's: d7, f7, e8 of rank 0 to 9 */
    {UINT64_C(1) << 21, UINT64_C(1) << 23, UINT64_C(1) << 13}, /* Han's: d2, f2, e1 */
};

/* Targets of a set of soldiers, by direction; to the left and right along diagonals on the far half alone. */
typedef struct janggi_soldier_targets {
    xq_set ahead, left, right;
    uint64_t ahead_left, ahead_right;
} janggi_soldier_targets;

/* J9: one point ahead or aside, and ahead along the diagonals of the enemy palace. */
XQ_ALWAYS_INLINE janggi_soldier_targets janggi_soldier_steps(const xq_position *position, unsigned us,
                                                             xq_set soldiers)
{
    const xq_set own = xq_set_occupied(position, us);
    const uint64_t far = soldiers.half[us ^ 1];
    const uint64_t to_left = far & (diagonal_points[us][CORNER_RIGHT] | diagonal_points[us][CENTRE]);
    const uint64_t to_right = far & (diagonal_points[us][CORNER_LEFT] | diagonal_points[us][CENTRE]);
    janggi_soldier_targets targets;
    targets.ahead = soldier_steps(position, us, soldiers).ahead;
    for (unsigned half = 0; half < 2; half++) {
        targets.left.half[half] = (soldiers.half[half] & ~file_a) >> 1 & ~own.half[half];
        targets.right.half[half] = (soldiers.half[half] & ~(file_a << 8)) << 1 & ~own.half[half];
    }
    targets.ahead_left = (us == XQ_CHO ? to_left << UP_LEFT : to_left >> UP_RIGHT) & ~own.half[us ^ 1];
    targets.ahead_right = (us == XQ_CHO ? to_right << UP_RIGHT : to_right >> UP_LEFT) & ~own.half[us ^ 1];
    return targets;
}

/*
 * Targets on the near half, where soldiers stand on two ranks alone, and along diagonals, in one word. Nothing meets
 * (tests/unit/test_tables.c proves it).
 */
XQ_ALWAYS_INLINE uint64_t pack_near_soldiers(const janggi_soldier_targets *targets, unsigned us)
{
    const uint64_t aslant = targets->ahead_left | targets->ahead_right << 1;
    if (us == XQ_CHO)
        return targets->left.half[0] | targets->right.half[0] >> 18 | targets->ahead.half[0] >> 36 |
               aslant << 14;
    return targets->left.half[1] | targets->right.half[1] << 18 | targets->ahead.half[1] << 36 | aslant << 42;
}

XQ_ALWAYS_INLINE xq_set janggi_soldier_set(const xq_position *position, unsigned us, xq_set soldiers)
{
    const janggi_soldier_targets targets = janggi_soldier_steps(position, us, soldiers);
    xq_set set = xq_set_or(targets.ahead, xq_set_or(targets.left, targets.right));
    set.half[us ^ 1] |= targets.ahead_left | targets.ahead_right;
    return set;
}

/* Targets of one piece by its kind; of the general without regard to its safety (J4). */
XQ_ALWAYS_INLINE xq_set janggi_targets(const xq_position *position, unsigned us, xq_kind kind,
                                       unsigned square)
{
    const unsigned half = xq_square_info[square].half;
    switch (kind) {
    case XQ_GENERAL:
    case XQ_ADVISOR:
        return in_half(us, palace_targets(position, us, square));
    case XQ_ELEPHANT:
        return long_leap_set(elephant_leaps(position, us, square), square);
    case XQ_HORSE:
        return leap_set(horse_leaps(position, us, square), square);
    case XQ_CHARIOT:
        return xq_set_or(line_target_set(chariot_targets(position, us, square), square),
                         in_half(half, chariot_slides(position, us, square)));
    case XQ_CANNON:
        return xq_set_or(line_target_set(janggi_cannon_targets(position, us, square), square),
                         in_half(half, cannon_slides(position, us, square)));
    case XQ_SOLDIER:
        return janggi_soldier_set(position, us, xq_set_of(square));
    default:
        return XQ_SET_EMPTY;
    }
}

#endif
