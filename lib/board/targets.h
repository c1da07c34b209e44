/*
 * Where pieces can go by movement alone: sets of points, own pieces excluded, the general's safety
 * not asked. Included by generator_level.c; movement.c says the same in words.
 */
#ifndef XQ_BOARD_TARGETS_H
#define XQ_BOARD_TARGETS_H

#include "board/set.h"

#ifndef XQ_BOARD_TRAITS_H
#include "board/traits_xiangqi.h"
#endif

/* Targets of a chariot or cannon: places of its rank and of its file, as bits of line words. */
typedef struct line_targets {
    uint32_t rank;
    uint32_t file;
} line_targets;

/* R1: up to the first piece, which is taken when it is an enemy. */
XQ_ALWAYS_INLINE uint32_t chariot_on_line(uint32_t entry, uint32_t own)
{
    return entry & 0xFFFFu & ~own;
}

/*
 * C1: without capture up to the first piece. C2-C4: what it takes lies over exactly one piece, whose side does
 * not matter, and is an enemy. (Own pieces are named for the captured piece's square, whose line is full for both.)
 */
XQ_ALWAYS_INLINE uint32_t cannon_on_line(uint32_t entry, uint32_t own, uint32_t enemies)
{
    return (entry & 0xFFFFu & ~(own | enemies)) | (entry >> 16 & enemies & ~own);
}

/* A slider's two sets on its rank and on its file; tables.h tells how they are packed. */
XQ_ALWAYS_INLINE uint32_t rank_entry(const xq_position *position, const struct xq_square_info *at)
{
    return xq_rank_lines[at->file][xq_on_rank(position, at) >> XQ_RANK_INNER & 127];
}

XQ_ALWAYS_INLINE uint32_t file_entry(const xq_position *position, const struct xq_square_info *at)
{
    return xq_file_lines[at->rank][xq_on_file(position, at) >> XQ_FILE_INNER & 255];
}

XQ_ALWAYS_INLINE line_targets chariot_targets(const xq_position *position, unsigned us, unsigned square)
{
    const struct xq_square_info *at = &xq_square_info[square];
    return (line_targets){
        chariot_on_line(rank_entry(position, at), xq_rank_of(position, us, at)),
        chariot_on_line(file_entry(position, at), position->pieces[us].file_line[at->file_line]),
    };
}

XQ_ALWAYS_INLINE line_targets cannon_targets(const xq_position *position, unsigned us, unsigned square)
{
    const struct xq_square_info *at = &xq_square_info[square];
    return (line_targets){
        cannon_on_line(rank_entry(position, at), xq_rank_of(position, us, at),
                       xq_rank_of(position, us ^ 1, at)),
        cannon_on_line(file_entry(position, at), position->pieces[us].file_line[at->file_line],
                       position->pieces[us ^ 1].file_line[at->file_line]),
    };
}

XQ_ALWAYS_INLINE xq_set line_target_set(line_targets targets, unsigned square)
{
    const struct xq_square_info *at = &xq_square_info[square];
    return xq_set_or(xq_set_on_rank(at->rank, targets.rank),
                     xq_set_on_file(at->file, targets.file >> XQ_LINE_PAD));
}

/*
 * A horse's eight leaps as ten bits: ranks -2 to +2 of the points to its left (bits 0-4) and right (5-9); ranks
 * -2 and +2 one file away, -1 and +1 two files away.
 */
enum {
    LEAPS_ONE_FILE = 0x11,
    LEAPS_TWO_FILES = 0x0A,
    LEAPS_LEFT = 0x0A,
    LEAPS_RIGHT = 0x0A << 5,
    LEAPS_UP = 0x10 | 0x10 << 5,
    LEAPS_DOWN = 0x01 | 0x01 << 5,
};

/*
 * H1-H3: each leg that is free, whoever else stands around, opens two leaps. By the legs that are
 * blocked: bit 0 left, 1 below, 2 right, 3 above.
 */
#define LEAPS_BY(blocked)                                                                                    \
    (((blocked)&1 ? 0 : LEAPS_LEFT) | ((blocked)&2 ? 0 : LEAPS_DOWN) | ((blocked)&4 ? 0 : LEAPS_RIGHT) |     \
     ((blocked)&8 ? 0 : LEAPS_UP))
static const uint16_t leaps_by_blocked_legs[16] = {
    LEAPS_BY(0),  LEAPS_BY(1),  LEAPS_BY(2),  LEAPS_BY(3),  LEAPS_BY(4),  LEAPS_BY(5),
    LEAPS_BY(6),  LEAPS_BY(7),  LEAPS_BY(8),  LEAPS_BY(9),  LEAPS_BY(10), LEAPS_BY(11),
    LEAPS_BY(12), LEAPS_BY(13), LEAPS_BY(14), LEAPS_BY(15),
};
#undef LEAPS_BY

/* The leaps that the legs leave open, whatever stands on the targets. */
XQ_ALWAYS_INLINE uint32_t open_leaps(const xq_position *position, const struct xq_square_info *at)
{
    const uint32_t beside = xq_on_rank(position, at) << 1 >> at->file & 5;
    const uint32_t along = xq_on_file(position, at) >> (at->rank + XQ_LINE_PAD - 1) & 5;
    return leaps_by_blocked_legs[beside | along << 1];
}

/* The points of all eight leaps that a side's pieces hold; those off the board count as held. */
XQ_ALWAYS_INLINE uint32_t held_leaps(const xq_position *position, unsigned side,
                                     const struct xq_square_info *at)
{
    const uint16_t *line = &position->pieces[side].file_line[at->file_line];
    const unsigned rank = at->rank; /* ranks -2 to +2 of a file word, shifted to bit 0 */
    const uint32_t left =
        ((uint32_t)line[-1] >> rank & LEAPS_ONE_FILE) | ((uint32_t)line[-2] >> rank & LEAPS_TWO_FILES);
    const uint32_t right =
        ((uint32_t)line[1] >> rank & LEAPS_ONE_FILE) | ((uint32_t)line[2] >> rank & LEAPS_TWO_FILES);
    return left | right << 5;
}

XQ_ALWAYS_INLINE uint32_t horse_leaps(const xq_position *position, unsigned us, unsigned square)
{
    const struct xq_square_info *at = &xq_square_info[square];
    return open_leaps(position, at) & ~held_leaps(position, us, at);
}

/* The bit of the leap between two squares; leaps over the edge have one too, which horse_leaps() masks. */
XQ_ALWAYS_INLINE uint32_t leap_bit(unsigned from, unsigned to)
{
    /* by to - from + 19: bits 0, 1, 3, 4 to the left (-19, -11, 7, 17), 5, 6, 8, 9 to the right (-17, -7, 11, 19) */
    static const uint16_t bits[39] = {
        [0] = 1 << 0, [8] = 1 << 1,  [26] = 1 << 3, [36] = 1 << 4,
        [2] = 1 << 5, [12] = 1 << 6, [30] = 1 << 8, [38] = 1 << 9,
    };
    const unsigned index = to + 19 - from;
    return index < 39 ? bits[index] : 0;
}

/* The points of leaps from a square; those off the board must be masked already, as horse_leaps() does. */
XQ_ALWAYS_INLINE xq_set leap_set(uint32_t leaps, unsigned square)
{
    const unsigned file = square % XQ_FILE_COUNT;
    const unsigned rank = square / XQ_FILE_COUNT;
    const uint32_t left = leaps & 31u, right = leaps >> 5;
    xq_set set = xq_set_on_file(file - 1, (left & LEAPS_ONE_FILE) << rank >> XQ_LINE_PAD);
    set = xq_set_or(set, xq_set_on_file(file - 2, (left & LEAPS_TWO_FILES) << rank >> XQ_LINE_PAD));
    set = xq_set_or(set, xq_set_on_file(file + 1, (right & LEAPS_ONE_FILE) << rank >> XQ_LINE_PAD));
    return xq_set_or(set, xq_set_on_file(file + 2, (right & LEAPS_TWO_FILES) << rank >> XQ_LINE_PAD));
}

/* Points of a half that a side's elephants (E2) and advisors (A1) can reach; Black's lie mirrored. */
static const uint64_t elephant_points = UINT64_C(1) << 2 | UINT64_C(1) << 6 | UINT64_C(1) << 18 |
                                        UINT64_C(1) << 22 | UINT64_C(1) << 26 | UINT64_C(1) << 38 |
                                        UINT64_C(1) << 42;
static const uint64_t advisor_points[2] = {
    UINT64_C(1) << 3 | UINT64_C(1) << 5 | UINT64_C(1) << 13 | UINT64_C(1) << 21 | UINT64_C(1) << 23,
    UINT64_C(1) << 21 | UINT64_C(1) << 23 | UINT64_C(1) << 31 | UINT64_C(1) << 39 | UINT64_C(1) << 41,
};

/* Half-board steps: one rank is 9 bits. */
enum { UP_LEFT = 8, UP_RIGHT = 10 };

/* The four diagonal directions of a set of elephants or advisors, apart, so that they can be counted. */
typedef struct diagonals {
    uint64_t up_left, up_right, down_left, down_right;
} diagonals;

/* E1: two points diagonally over an empty eye. Steps over the edge end off the elephants' points. */
XQ_ALWAYS_INLINE diagonals elephant_targets(uint64_t elephants, uint64_t all, uint64_t own)
{
    const uint64_t targets = elephant_points & ~own;
    return (diagonals){
        (elephants << UP_LEFT & ~all) << UP_LEFT & targets,
        (elephants << UP_RIGHT & ~all) << UP_RIGHT & targets,
        (elephants >> UP_RIGHT & ~all) >> UP_RIGHT & targets,
        (elephants >> UP_LEFT & ~all) >> UP_LEFT & targets,
    };
}

/* A1 */
XQ_ALWAYS_INLINE diagonals advisor_targets(uint64_t advisors, uint64_t own, unsigned us)
{
    const uint64_t targets = advisor_points[us] & ~own;
    return (diagonals){
        advisors << UP_LEFT & targets,
        advisors << UP_RIGHT & targets,
        advisors >> UP_RIGHT & targets,
        advisors >> UP_LEFT & targets,
    };
}

XQ_ALWAYS_INLINE uint64_t join(diagonals targets)
{
    return targets.up_left | targets.up_right | targets.down_left | targets.down_right;
}

/*
 * The diagonal steps of both elephants and both advisors in one word. The shifts keep the eight
 * directions apart: no two of them can meet (tests/unit/test_tables.c proves it).
 */
XQ_ALWAYS_INLINE uint64_t pack_guards(diagonals elephants, diagonals advisors)
{
    return elephants.up_left | elephants.up_right << 1 | elephants.down_left << 2 |
           elephants.down_right << 4 | advisors.up_left << 15 | advisors.up_right << 6 | advisors.down_left |
           advisors.down_right << 2;
}

/* Targets of a set of soldiers, by direction. */
typedef struct soldier_targets {
    xq_set ahead;
    uint64_t left, right; /* on the far half alone */
} soldier_targets;

static const uint64_t file_a = UINT64_C(0x1008040201);

/* P1: one point ahead. P2: beyond the river also aside. P3: never back. */
XQ_ALWAYS_INLINE soldier_targets soldier_steps(const xq_position *position, unsigned us, xq_set soldiers)
{
    const unsigned near = us, far = us ^ 1;
    const uint64_t own_far = position->pieces[us].occupied[far],
                   own_near = position->pieces[us].occupied[near];
    uint64_t ahead_near, ahead_far;
    if (us == XQ_RED) {
        ahead_near = soldiers.half[near] << 9;
        ahead_far = soldiers.half[far] << 9 | ahead_near >> 45;
    } else {
        ahead_near = soldiers.half[near] >> 9;
        ahead_far = soldiers.half[far] >> 9 | soldiers.half[near] << 36;
    }
    ahead_near &= XQ_HALF_MASK & ~own_near;
    ahead_far &= XQ_HALF_MASK & ~own_far;
    return (soldier_targets){
        {{near ? ahead_far : ahead_near, near ? ahead_near : ahead_far}},
        (soldiers.half[far] & ~file_a) >> 1 & ~own_far,
        (soldiers.half[far] & ~(file_a << 8)) << 1 & ~own_far,
    };
}

XQ_ALWAYS_INLINE xq_set soldiers_of(const xq_position *position, unsigned side)
{
    const uint64_t *halves = position->pieces[side].sets[XQ_SET_SOLDIERS];
    return (xq_set){{halves[0], halves[1]}};
}

XQ_ALWAYS_INLINE xq_set soldier_target_set(const xq_position *position, unsigned us, xq_set soldiers)
{
    soldier_targets targets = soldier_steps(position, us, soldiers);
    targets.ahead.half[us ^ 1] |= targets.left | targets.right;
    return targets.ahead;
}

XQ_ALWAYS_INLINE xq_set in_half(unsigned half, uint64_t points)
{
    return (xq_set){{half ? 0 : points, half ? points : 0}};
}

/* Targets of one piece by its kind; of the general without regard to its safety (G1). */
XQ_ALWAYS_INLINE xq_set piece_targets(const xq_position *position, unsigned us, xq_kind kind, unsigned square)
{
    const struct xq_square_info *at = &xq_square_info[square];
    const uint64_t bit = UINT64_C(1) << at->half_bit;
    const uint64_t own = position->pieces[us].occupied[us];
    switch (kind) {
    case XQ_GENERAL:
        return in_half(us, xq_general_steps[at->palace] & ~own);
    case XQ_ADVISOR:
        return in_half(us, join(advisor_targets(bit, own, us)));
    case XQ_ELEPHANT:
        return in_half(us, join(elephant_targets(bit, own | position->pieces[us ^ 1].occupied[us], own)));
    case XQ_HORSE:
        return leap_set(horse_leaps(position, us, square), square);
    case XQ_CHARIOT:
        return line_target_set(chariot_targets(position, us, square), square);
    case XQ_CANNON:
        return line_target_set(cannon_targets(position, us, square), square);
    case XQ_SOLDIER:
        return soldier_target_set(position, us, xq_set_of(square));
    default:
        return XQ_SET_EMPTY;
    }
}

/* Janggi's pieces: janggi_targets.h. */
XQ_ALWAYS_INLINE xq_set janggi_targets(const xq_position *position, unsigned us, xq_kind kind,
                                       unsigned square);

static inline xq_set piece_targets_of(const xq_position *position, unsigned us, unsigned square)
{
    const xq_kind kind = (xq_kind)(xq_piece_on(position, square) % 8);
    return IS_JANGGI ? janggi_targets(position, us, kind, square) : piece_targets(position, us, kind, square);
}

/* Whether a place is among the targets on a rank, and on a file. */
XQ_ALWAYS_INLINE bool has_on_rank(uint32_t targets, unsigned file)
{
    return targets >> file & 1;
}

XQ_ALWAYS_INLINE bool has_on_file(uint32_t targets, unsigned rank)
{
    return targets >> (rank + XQ_LINE_PAD) & 1;
}

/* Whether a chariot or cannon with these sets of its lines has a square among them. */
XQ_ALWAYS_INLINE bool has_on_lines(line_targets targets, unsigned from, unsigned to)
{
    const struct xq_square_info *at = &xq_square_info[from], *target = &xq_square_info[to];
    return (at->rank == target->rank && has_on_rank(targets.rank, target->file)) ||
           (at->file == target->file && has_on_file(targets.file, target->rank));
}

/* Whether one square is among the targets of the piece on another; quicker than the set of them all. */
static inline bool can_go(const xq_position *position, unsigned us, unsigned from, unsigned to)
{
    if (IS_JANGGI)
        return xq_set_has(piece_targets_of(position, us, from), to);
    switch (xq_piece_on(position, from) % 8) {
    case XQ_HORSE:
        return horse_leaps(position, us, from) & leap_bit(from, to);
    case XQ_CHARIOT:
        return has_on_lines(chariot_targets(position, us, from), from, to);
    case XQ_CANNON:
        return has_on_lines(cannon_targets(position, us, from), from, to);
    default:
        return xq_set_has(piece_targets_of(position, us, from), to);
    }
}

#include "board/janggi_targets.h"

#endif
