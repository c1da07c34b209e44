#include "board/attack.h"

#include "board/targets.h"

/* From one point to another: differences of file and rank, absolute too. */
typedef struct leap {
    int files, ranks;
    unsigned width, height;
} leap;

static inline leap leap_between(unsigned from, unsigned to)
{
    const struct xq_square_info *start = &xq_square_info[from], *end = &xq_square_info[to];
    const int files = end->file - start->file;
    const int ranks = end->rank - start->rank;
    return (leap){files, ranks, (unsigned)(files < 0 ? -files : files),
                  (unsigned)(ranks < 0 ? -ranks : ranks)};
}

static inline bool is_empty(const xq_position *position, unsigned from, int files, int ranks)
{
    return position->slot_at[(int)from + ranks * XQ_FILE_COUNT + files] == XQ_EMPTY_SLOT;
}

/* The bits strictly between two. */
static inline uint32_t between(uint32_t line, unsigned a, unsigned b)
{
    const unsigned low = a < b ? a : b, high = a < b ? b : a;
    return line & ((UINT32_C(1) << high) - (UINT32_C(2) << low));
}

/* Whether two points share a line, and the pieces between them. */
static inline bool share_line(const xq_position *position, unsigned from, unsigned to, uint32_t *pieces)
{
    const struct xq_square_info *start = &xq_square_info[from], *end = &xq_square_info[to];
    if (start->file == end->file)
        *pieces = between(xq_on_file(position, start), start->rank + XQ_LINE_PAD, end->rank + XQ_LINE_PAD);
    else if (start->rank == end->rank)
        *pieces = between(xq_on_rank(position, start), start->file, end->file);
    else
        return false;
    return from != to;
}

/* R1 */
static inline bool chariot_attacks(const xq_position *position, unsigned from, unsigned to)
{
    uint32_t pieces;
    return share_line(position, from, to, &pieces) && pieces == 0;
}

/* C2 */
static inline bool cannon_attacks(const xq_position *position, unsigned from, unsigned to)
{
    uint32_t pieces;
    return share_line(position, from, to, &pieces) && pieces != 0 && (pieces & (pieces - 1)) == 0;
}

/* H1: the leg lies in the long direction. */
static inline bool horse_attacks(const xq_position *position, unsigned from, unsigned to)
{
    const leap by = leap_between(from, to);
    return by.width * by.height == 2 && is_empty(position, from, by.files / 2, by.ranks / 2);
}

/* E1, E2 */
static inline bool elephant_attacks(const xq_position *position, unsigned from, unsigned to, unsigned piece)
{
    const leap by = leap_between(from, to);
    return by.width == 2 && by.height == 2 && xq_reach[to] >> piece & 1 &&
           is_empty(position, from, by.files / 2, by.ranks / 2);
}

/* A1 */
static inline bool advisor_attacks(unsigned from, unsigned to, unsigned piece)
{
    const leap by = leap_between(from, to);
    return by.width == 1 && by.height == 1 && xq_reach[to] >> piece & 1;
}

/* G1 */
static inline bool general_attacks(unsigned from, unsigned to, unsigned piece)
{
    const leap by = leap_between(from, to);
    return by.width + by.height == 1 && xq_reach[to] >> piece & 1;
}

/* P1-P3 */
static inline bool soldier_attacks(unsigned from, unsigned to, unsigned side)
{
    const leap by = leap_between(from, to);
    if (by.width == 0)
        return by.ranks == (side == XQ_RED ? 1 : -1);
    return by.width == 1 && by.height == 0 && xq_square_info[from].half != side;
}

bool xq_attacks(const xq_position *position, unsigned slot, unsigned square)
{
    const unsigned from = position->square_of[slot];
    const unsigned piece = xq_slot_piece[slot];
    switch (piece % 8) {
    case XQ_GENERAL:
        return general_attacks(from, square, piece);
    case XQ_ADVISOR:
        return advisor_attacks(from, square, piece);
    case XQ_ELEPHANT:
        return elephant_attacks(position, from, square, piece);
    case XQ_HORSE:
        return horse_attacks(position, from, square);
    case XQ_CHARIOT:
        return chariot_attacks(position, from, square);
    case XQ_CANNON:
        return cannon_attacks(position, from, square);
    default:
        return soldier_attacks(from, square, slot / XQ_SLOTS_PER_SIDE);
    }
}

static inline xq_slots guards_on(const xq_position *position, unsigned side, unsigned square)
{
    const unsigned base = side * XQ_SLOTS_PER_SIDE;
    xq_slots found = 0;
    if (!(xq_reach[square] >> side * 8 & (1u << XQ_GENERAL | 1u << XQ_ADVISOR | 1u << XQ_ELEPHANT)))
        return 0;
    for (unsigned place = XQ_SLOT_GENERAL; place < XQ_SLOT_HORSE; place++)
        if (position->square_of[base + place] != XQ_NOWHERE_SQUARE &&
            xq_attacks(position, base + place, square))
            found |= 1u << place;
    return found;
}

static inline xq_slots soldier_on(const xq_position *position, unsigned side, unsigned square)
{
    const unsigned place = position->slot_at[square] - side * XQ_SLOTS_PER_SIDE;
    return place >= XQ_SLOT_SOLDIER && place < XQ_SLOTS_PER_SIDE ? 1u << place : 0;
}

/* Those that can step onto the point: from behind it, and beyond the river from its sides (P1, P2). */
static inline xq_slots soldiers_on(const xq_position *position, unsigned side, unsigned square)
{
    const struct xq_square_info *at = &xq_square_info[square];
    xq_slots found = 0;
    if (side == XQ_RED ? at->rank > 0 : at->rank < XQ_RANK_COUNT - 1)
        found = soldier_on(position, side, side == XQ_RED ? square - XQ_FILE_COUNT : square + XQ_FILE_COUNT);
    if (at->half == side)
        return found;
    if (at->file > 0)
        found |= soldier_on(position, side, square - 1);
    if (at->file < XQ_FILE_COUNT - 1)
        found |= soldier_on(position, side, square + 1);
    return found;
}

xq_slots xq_attackers_on(const xq_position *position, unsigned side, unsigned square)
{
    const uint8_t *own = position->square_of + side * XQ_SLOTS_PER_SIDE;
    xq_slots found = guards_on(position, side, square) | soldiers_on(position, side, square);
    for (unsigned twin = 0; twin < 2; twin++) {
        const unsigned horse = XQ_SLOT_HORSE + twin, chariot = XQ_SLOT_CHARIOT + twin;
        const unsigned cannon = XQ_SLOT_CANNON + twin;
        if (own[horse] != XQ_NOWHERE_SQUARE && horse_attacks(position, own[horse], square))
            found |= 1u << horse;
        if (own[chariot] != XQ_NOWHERE_SQUARE && chariot_attacks(position, own[chariot], square))
            found |= 1u << chariot;
        if (own[cannon] != XQ_NOWHERE_SQUARE && cannon_attacks(position, own[cannon], square))
            found |= 1u << cannon;
    }
    return found;
}

xq_slots xq_checkers_on(const xq_position *position, unsigned us)
{
    const unsigned general = xq_general_square(position, us), other = xq_general_square(position, us ^ 1);
    xq_slots found = xq_attackers_on(position, us ^ 1, general);
    uint32_t pieces;
    if (share_line(position, general, other, &pieces) && pieces == 0)
        found |= XQ_SLOTS_GENERAL; /* G5: the general sees along an open file */
    return found;
}

xq_slots xq_attacked_by(const xq_position *position, unsigned slot)
{
    const unsigned us = slot / XQ_SLOTS_PER_SIDE;
    const unsigned square = position->square_of[slot];
    xq_set targets = xq_set_and(piece_targets(position, us, xq_slot_kind(slot), square),
                                xq_set_occupied(position, us ^ 1));
    xq_slots found = 0;
    for (unsigned half = 0; half < 2; half++)
        for (uint64_t rest = targets.half[half]; rest; rest &= rest - 1)
            found |= xq_slots_of(position->slot_at[(unsigned)__builtin_ctzll(rest) + half * 45]);
    return found & ~(xq_slots)XQ_SLOTS_GENERAL;
}
