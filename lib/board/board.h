/*
 * How a position is laid out, and its small accessors.
 *
 * Slots. Every piece a side owns has a slot: side * 16 + 0 general, 1-2 advisors, 3-4 elephants, 5-6
 * horses, 7-8 chariots, 9-10 cannons, 11-15 soldiers. slot_at tells the slot on a point, square_of
 * the point of a slot; a captured (or never placed) piece stands on XQ_NOWHERE_SQUARE, where all tables are
 * inert, so that code for two chariots needs no test whether there are two.
 *
 * Halves. pieces[side].occupied and .sets hold one word for each half of the board (ranks 0-4, 5-9), bit =
 * rank % 5 * 9 + file. A rank is nine bits of its half.
 *
 * Lines. pieces[side].file_line[f + 2] holds a side's pieces on a file; place p of it is bit p + 2. Bits and words
 * off the board are set for both sides: they block a horse like own pieces, and never come into a slider's inner
 * points.
 */
#ifndef XQ_BOARD_BOARD_H
#define XQ_BOARD_BOARD_H

#include "base/inline.h"
#include "board/tables.h"

#include <xiangqi/position.h>

enum {
    XQ_SLOTS_PER_SIDE = 16,
    XQ_EMPTY_SLOT = 32, /* slot_at of an empty point; no piece has it */
    XQ_NOWHERE_SQUARE = 90,
    XQ_SEAL = 0x58,

    XQ_SLOT_GENERAL = 0,
    XQ_SLOT_ADVISOR = 1,
    XQ_SLOT_ELEPHANT = 3,
    XQ_SLOT_HORSE = 5,
    XQ_SLOT_CHARIOT = 7,
    XQ_SLOT_CANNON = 9,
    XQ_SLOT_SOLDIER = 11,

    /* Index of xq_position.sets: which kinds are kept as sets of points. */
    XQ_SET_SOLDIERS = 0,
    XQ_SET_GUARDS = 1, /* advisors and elephants: in Xiangqi their points tell them apart */
    XQ_NO_SET = 2,     /* general, horses, chariots, cannons: their slots suffice */

    XQ_LINE_PAD = 2,
    XQ_RANK_INNER = 1, /* the first inner place of a rank is bit 1 */
    XQ_FILE_INNER = 3, /* and of a file word bit 3 */
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

/* A side's pieces on a square's rank from bit 0 on; above bit 8 stand those of the ranks above. */
XQ_ALWAYS_INLINE uint32_t xq_rank_of(const xq_position *position, unsigned side,
                                     const struct xq_square_info *at)
{
    return (uint32_t)(position->pieces[side].occupied[at->rank_half] >> at->rank_shift);
}

/* Both sides' pieces on a square's rank, likewise, and on its file. */
XQ_ALWAYS_INLINE uint32_t xq_on_rank(const xq_position *position, const struct xq_square_info *at)
{
    return (uint32_t)((position->pieces[XQ_RED].occupied[at->rank_half] |
                       position->pieces[XQ_BLACK].occupied[at->rank_half]) >>
                      at->rank_shift);
}

XQ_ALWAYS_INLINE uint32_t xq_on_file(const xq_position *position, const struct xq_square_info *at)
{
    return (uint32_t)position->pieces[XQ_RED].file_line[at->file_line] |
           position->pieces[XQ_BLACK].file_line[at->file_line];
}

XQ_ALWAYS_INLINE uint32_t xq_half_move_clock(const xq_position *position)
{
    return (uint32_t)position->clocks;
}

XQ_ALWAYS_INLINE uint32_t xq_move_number(const xq_position *position)
{
    return (uint32_t)(position->clocks >> 32);
}

/* Sets or clears a side's piece on the lines and in the occupation of a square. */
XQ_ALWAYS_INLINE void xq_toggle_lines(xq_position *position, unsigned side, unsigned square)
{
    const struct xq_square_bits *bits = &xq_square_bits[square];
    uint16_t *files = position->pieces[side].file_line;
    uint64_t *halves = position->pieces[side].occupied;
    files[bits->file_line] ^= bits->on_file;
    halves[bits->half] ^= bits->in_half;
}

/* Sets or clears the piece of a slot in the sets of its kind. */
XQ_ALWAYS_INLINE void xq_toggle_set(xq_position *position, unsigned side, unsigned slot, unsigned square)
{
    const struct xq_square_bits *bits = &xq_square_bits[square];
    position->pieces[side].sets[xq_slot_set[slot]][bits->half] ^= bits->in_half;
}

XQ_ALWAYS_INLINE bool xq_is_in_set(unsigned slot)
{
    return xq_slot_set[slot] != XQ_NO_SET;
}

/* Sets or clears a cannon of Janggi, which other cannons neither jump nor take (J6). */
XQ_ALWAYS_INLINE void xq_toggle_cannon(xq_position *position, unsigned square)
{
    const struct xq_square_bits *bits = &xq_square_bits[square];
    position->cannons.halves[bits->half] ^= bits->in_half;
    position->cannons.files[bits->file_line] ^= bits->on_file;
}

/* Sets or clears the piece of a slot in what is kept for its kind; guards and elephants of Janggi have nothing. */
XQ_ALWAYS_INLINE void xq_toggle_kind(xq_position *position, xq_variant game, unsigned side, unsigned slot,
                                     unsigned square)
{
    if (game == XQ_VARIANT_XIANGQI) {
        if (xq_is_in_set(slot))
            xq_toggle_set(position, side, slot, square);
    } else if (slot % XQ_SLOTS_PER_SIDE >= XQ_SLOT_SOLDIER) {
        xq_toggle_set(position, side, slot, square);
    } else if (slot % XQ_SLOTS_PER_SIDE >= XQ_SLOT_CANNON) {
        xq_toggle_cannon(position, square);
    }
}

/* Places or takes away the piece of a slot; the caller keeps slots, key and clocks. The game is a constant. */
XQ_ALWAYS_INLINE void xq_toggle(xq_position *position, xq_variant game, unsigned side, unsigned slot,
                                unsigned square)
{
    xq_toggle_lines(position, side, square);
    xq_toggle_kind(position, game, side, slot, square);
}

/* Takes the piece of a slot from one square to another, or back. */
XQ_ALWAYS_INLINE void xq_shift(xq_position *position, xq_variant game, unsigned side, unsigned slot,
                               unsigned from, unsigned to)
{
    xq_toggle_lines(position, side, from);
    xq_toggle_lines(position, side, to);
    if (game == XQ_VARIANT_JANGGI || xq_is_in_set(slot)) {
        xq_toggle_kind(position, game, side, slot, from);
        xq_toggle_kind(position, game, side, slot, to);
    }
}

/* The pieces as a plain array, for code that is written for clarity. */
static inline void xq_copy_board(const xq_position *position, xq_piece board[XQ_SQUARE_COUNT])
{
    for (unsigned square = 0; square < XQ_SQUARE_COUNT; square++)
        board[square] = xq_piece_on(position, square);
}

#endif
