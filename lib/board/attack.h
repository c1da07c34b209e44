/*
 * What attacks what, by movement alone: pins and the own general's safety are asked elsewhere.
 *
 * A piece is named by its slot, side * 16 + place (lib/board/board.h). It keeps its slot while it moves, so a
 * slot is the piece's identity through all plies of a game, and a word holds a set of one side's pieces.
 */
#ifndef XQ_BOARD_ATTACK_H
#define XQ_BOARD_ATTACK_H

#include "board/board.h"

/* Pieces of one side: bit = slot % 16. */
typedef uint32_t xq_slots;

enum { XQ_SLOTS_GENERAL = 1u << XQ_SLOT_GENERAL };

static inline xq_slots xq_slots_of(unsigned slot)
{
    return UINT32_C(1) << slot % XQ_SLOTS_PER_SIDE;
}

/* The lowest slot of a set that is not empty, as one of a side. */
static inline unsigned xq_slots_first(xq_slots slots, unsigned side)
{
    return (unsigned)__builtin_ctz(slots) + side * XQ_SLOTS_PER_SIDE;
}

/* The kind of the piece of a slot. */
static inline xq_kind xq_slot_kind(unsigned slot)
{
    return (xq_kind)(xq_slot_piece[slot] % 8);
}

/* Whether the piece of a slot, which stands on the board, attacks a point: it could take an enemy piece there. */
bool xq_attacks(const xq_position *position, unsigned slot, unsigned square);

/* The pieces of a side that attack a point, whatever stands there. */
xq_slots xq_attackers_on(const xq_position *position, unsigned side, unsigned square);

/* The enemy pieces that attack a side's general (K1), the facing general among them (G3, L5). */
xq_slots xq_checkers_on(const xq_position *position, unsigned us);

/* The enemy pieces that the piece of a slot attacks, the general excepted. */
xq_slots xq_attacked_by(const xq_position *position, unsigned slot);

#endif
