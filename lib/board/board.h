/*
 * How a position is laid out, and its small accessors.
 *
 * Slots. Every piece a side owns has a slot: side * 16 + 0 general, 1-2 advisors, 3-4 elephants, 5-6
 * horses, 7-8 chariots, 9-10 cannons, 11-15 soldiers. slot_at tells the slot on a point, square_of
 * the point of a slot; a captured (or never placed) piece stands on XQ_NOWHERE_SQUARE, where all tables are
 * inert, so that code for two chariots needs no test whether there are two.
 *
 * Lines. rank_line[r + 2] and file_line[f] hold the pieces of a line, a word for each side; place p of a
 * line is bit p + 2. Bits and words off the board are set for both sides:
 * they block a horse like own pieces, and never come into a slider's inner points.
 *
 * Halves. occupied and sets hold one word for each half of the board (ranks 0-4, 5-9), bit = rank % 5 * 9 + file.
 */
#ifndef XQ_BOARD_BOARD_H
#define XQ_BOARD_BOARD_H

#include "base/inline.h"
#include "board/tables.h"

#include <xiangqi/position.h>

enum {
    XQ_SLOTS_PER_SIDE = 16,
    XQ_EMPTY_SLOT = 32, /* slot_at of an empty point; square_of[32] may be written and is never read */
    XQ_NOWHERE_SQUARE = 90,
    XQ_SEAL = 0x58,

    XQ_SLOT_GENERAL = 0,
    XQ_SLOT_HORSE = 5,
    XQ_SLOT_CHARIOT = 7,
    XQ_SLOT_CANNON = 9,
    XQ_SLOT_SOLDIER = 11,

    /* Index of xq_position.sets: which kinds are kept as sets of points. */
    XQ_SET_OTHERS = 0, /* general, horses, chariots, cannons */
    XQ_SET_SOLDIERS = 1,
    XQ_SET_GUARDS = 2, /* advisors and elephants: in Xiangqi their points tell them apart */

    XQ_LINE_PAD = 2,
    XQ_LINE_INNER = 3, /* the first inner place of a line is bit 3 */
};

#define XQ_HALF_MASK UINT64_C(0x1FFFFFFFFFFF) /* the 45 points of a half */

/* By slot, the last entry for XQ_EMPTY_SLOT. */
extern const uint8_t xq_slot_piece[XQ_EMPTY_SLOT + 1];
extern const uint8_t xq_slot_set[XQ_EMPTY_SLOT + 1];

XQ_ALWAYS_INLINE bool xq_is_made(const xq_position *position)
{
    return position && position->seal == XQ_SEAL;
}

XQ_ALWAYS_INLINE unsigned xq_slot_at(const xq_position *position, unsigned square)
{
    return position->slot_at[square];
}

XQ_ALWAYS_INLINE xq_piece xq_piece_on(const xq_position *position, unsigned square)
{
    return xq_slot_piece[position->slot_at[square]];
}

XQ_ALWAYS_INLINE unsigned xq_general_square(const xq_position *position, unsigned side)
{
    return position->square_of[side * XQ_SLOTS_PER_SIDE + XQ_SLOT_GENERAL];
}

/* Both sides' pieces of a line. */
XQ_ALWAYS_INLINE uint32_t xq_line_all(const uint16_t line[2])
{
    return (uint32_t)line[0] | line[1];
}

/* One side's pieces of a line. */
XQ_ALWAYS_INLINE uint32_t xq_line_of(const uint16_t line[2], unsigned side)
{
    return line[side];
}

XQ_ALWAYS_INLINE uint32_t xq_rank_entry(const xq_position *position, const struct xq_square_info *at)
{
    const uint32_t all = xq_line_all(position->rank_line[at->rank_line]);
    return xq_rank_lines[at->file][all >> XQ_LINE_INNER & 127];
}

XQ_ALWAYS_INLINE uint32_t xq_file_entry(const xq_position *position, const struct xq_square_info *at)
{
    const uint32_t all = xq_line_all(position->file_line[at->file_line]);
    return xq_file_lines[at->rank][all >> XQ_LINE_INNER & 255];
}

/* Sets or clears a side's piece on the lines and in the occupation of a square. */
XQ_ALWAYS_INLINE void xq_toggle_lines(xq_position *position, unsigned side, unsigned square)
{
    const struct xq_square_info *at = &xq_square_info[square];
    const struct xq_square_mask *mask = &xq_square_mask[square];
    position->rank_line[at->rank_line][side] ^= mask->on_rank;
    position->file_line[at->file_line][side] ^= mask->on_file;
    position->occupied[side][at->half] ^= mask->in_half;
}

/* Places or takes away the piece of a slot; the caller keeps slots, key and clocks. */
XQ_ALWAYS_INLINE void xq_toggle(xq_position *position, unsigned slot, unsigned square)
{
    const struct xq_square_info *at = &xq_square_info[square];
    const unsigned side = slot / XQ_SLOTS_PER_SIDE;
    xq_toggle_lines(position, side, square);
    position->sets[xq_slot_set[slot]][side][at->half] ^= xq_square_mask[square].in_half;
}

#endif
