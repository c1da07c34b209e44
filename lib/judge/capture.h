/*
 * What a side could capture if it were its turn: captures tried on a position of the judge's own, and taken back.
 */
#ifndef XQ_JUDGE_CAPTURE_H
#define XQ_JUDGE_CAPTURE_H

#include "board/make.h"
#include "board/attack.h"

/* A position on which captures are tried. Side to move, key and clocks of the position do not matter. */
typedef struct xq_stage {
    xq_position position;
    xq_slots checkers[2]; /* those on each side's general as the position stands */
} xq_stage;

/*
 * Makes the capture of one piece by another on the stage, and takes it back. In between the victim's slot is off the
 * board.
 */
static inline void xq_stage_capture(xq_stage *stage, unsigned from, unsigned to)
{
    const unsigned side = stage->position.slot_at[from] / XQ_SLOTS_PER_SIDE;
    xq_move_pieces(&stage->position, XQ_VARIANT_XIANGQI, side, from, to);
}

static inline void xq_stage_take_back(xq_stage *stage, unsigned from, unsigned to, unsigned victim)
{
    const unsigned side = stage->position.slot_at[to] / XQ_SLOTS_PER_SIDE;
    xq_unmove_pieces(&stage->position, XQ_VARIANT_XIANGQI, side, from, to, victim);
}

/* Takes the piece of a slot off a position of the judge's own. */
static inline void xq_lift(xq_position *position, unsigned slot)
{
    const unsigned square = position->square_of[slot];
    position->slot_at[square] = XQ_EMPTY_SLOT;
    xq_toggle_captured(position, XQ_VARIANT_XIANGQI, slot / XQ_SLOTS_PER_SIDE, slot, square);
}

/* Whether emptying a point, or moving the piece of a slot away from it, could open an attack on a side's general. */
bool xq_stage_may_open(const xq_stage *stage, unsigned us, unsigned square);

/*
 * The enemy pieces that attack a side's general and bar the capture that the slot has just made (L4, L5): all
 * when the general itself captured, else those that did not attack it before. A check that stood before is
 * to be answered, whatever is captured meanwhile, and does not count.
 */
xq_slots xq_stage_barring(const xq_stage *stage, unsigned slot);

/*
 * Whether the attack of one slot on another, which exists by movement, could be carried out legally: no pin
 * holds the piece. The barring piece's slot goes to by, if there is one.
 */
bool xq_stage_can_capture(xq_stage *stage, unsigned attacker, unsigned victim, unsigned *by);

#endif
