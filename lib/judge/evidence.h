/* What a verdict, or the judgement of a single move, rests on: found anew when it is asked for, never stored. */
#ifndef XQ_JUDGE_EVIDENCE_H
#define XQ_JUDGE_EVIDENCE_H

#include "judge/history.h"
#include "judge/material.h"
#include "judge/nature.h"

/* A move looked at: what it does, and where all pieces stand after it. */
typedef struct xq_exhibit {
    xq_finding finding;
    uint32_t ply;
    xq_side side;
    xq_move move;
    xq_slots common; /* the pieces that all moves of the side chase */
    uint8_t square_of[2 * XQ_SLOTS_PER_SIDE];
    xq_position after; /* the move made */
} xq_exhibit;

/*
 * Looks at the ply at an index of the history. Costs one unmake for each ply back.
 * previous  index of the ply before it, in a cycle or in the game; or XQ_NO_PLY
 */
void xq_exhibit_make(const xq_profile *rules, const xq_history *history, uint32_t index, uint32_t previous,
                     xq_slots common, xq_exhibit *exhibit);

xq_evidence xq_exhibit_evidence(const xq_exhibit *exhibit);

/* The line itself; returns its length. */
size_t xq_exhibit_line(const xq_exhibit *exhibit, xq_move *moves, size_t capacity);

/* What the line of a kill or a chase wins, by exchange of both sides (CXA 25.3). */
xq_material xq_exhibit_gain(const xq_exhibit *exhibit);

/* Victims and refusals by index; false when there is none. */
bool xq_exhibit_victim(const xq_exhibit *exhibit, uint32_t index, xq_victim *victim);
bool xq_exhibit_refusal(const xq_exhibit *exhibit, uint32_t index, xq_refusal *refusal);

#endif
