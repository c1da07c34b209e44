#include "judge/evidence.h"

#include <string.h>

void xq_exhibit_make(const xq_profile *rules, const xq_history *history, uint32_t index, uint32_t previous,
                     xq_slots common, xq_exhibit *exhibit)
{
    xq_stage stage = {.position = *history->position};
    const xq_step step = xq_history_step(history, index);
    for (uint32_t later = history->count; later-- > index + 1;) {
        const xq_step undone = xq_history_step(history, later);
        xq_unmake(&stage.position, undone.move, undone.undo);
    }
    memcpy(exhibit->square_of, stage.position.square_of, sizeof exhibit->square_of);
    exhibit->after = stage.position;
    exhibit->ply = index + 1;
    exhibit->side = xq_history_mover(history, index);
    exhibit->move = step.move;
    exhibit->common = common;
    if (previous == XQ_NO_PLY) {
        xq_nature_find(rules, &stage, &step, NULL, true, &exhibit->finding);
        return;
    }
    const xq_step before = xq_history_step(history, previous);
    xq_nature_find(rules, &stage, &step, &before, true, &exhibit->finding);
}

static uint8_t count_slots(xq_slots slots)
{
    uint8_t count = 0;
    for (; slots; slots &= slots - 1)
        count++;
    return count;
}

static bool is_refused(const xq_pair *pair)
{
    return pair->refusal != XQ_REFUSAL_NONE;
}

xq_material xq_exhibit_gain(const xq_exhibit *exhibit)
{
    const xq_line *const line = &exhibit->finding.proof;
    xq_position at = exhibit->after;
    xq_material won = {0, 0, 0};
    xq_undo undo;
    if (line->count == 0 || xq_position_play_null(&at, &undo, NULL) != XQ_OK)
        return won;
    for (uint32_t i = 0; i < line->count; i++) {
        const unsigned slot = at.slot_at[xq_move_to(line->moves[i])];
        const xq_material taken = slot == XQ_EMPTY_SLOT ? (xq_material){0, 0, 0} : xq_material_of(&at, slot);
        won = i % 2 == 0 ? xq_material_plus(won, taken) : xq_material_minus(won, taken);
        xq_position_make(&at, line->moves[i], &undo);
    }
    return won;
}

xq_evidence xq_exhibit_evidence(const xq_exhibit *exhibit)
{
    const xq_chase *const chase = &exhibit->finding.chase;
    const xq_material gain = xq_exhibit_gain(exhibit);
    xq_evidence evidence = {
        .ply = exhibit->ply,
        .side = (int32_t)exhibit->side,
        .nature = (int32_t)xq_nature_of(&exhibit->finding),
        .move = exhibit->move,
        .chaser = XQ_SQUARE_NONE,
        .victims = count_slots(chase->victims),
        .line = (uint8_t)exhibit->finding.proof.count,
        .is_unsure = exhibit->finding.is_unsure,
        .gain_strong = gain.strong,
        .gain_soldiers = gain.soldiers,
        .gain_weak = gain.weak,
    };
    xq_victim first;
    if (xq_exhibit_victim(exhibit, 0, &first))
        evidence.chaser = first.chasers[0];
    for (uint32_t i = 0; i < chase->count; i++)
        evidence.refusals = (uint8_t)(evidence.refusals + is_refused(&chase->pairs[i]));
    return evidence;
}

size_t xq_exhibit_line(const xq_exhibit *exhibit, xq_move *moves, size_t capacity)
{
    const xq_line *const line = &exhibit->finding.proof;
    for (uint32_t i = 0; moves && i < line->count && i < capacity; i++)
        moves[i] = line->moves[i];
    return line->count;
}

bool xq_exhibit_victim(const xq_exhibit *exhibit, uint32_t index, xq_victim *victim)
{
    const xq_chase *const chase = &exhibit->finding.chase;
    xq_slots rest = chase->victims;
    for (; rest && index > 0; index--)
        rest &= rest - 1;
    if (!rest)
        return false;
    const unsigned slot = xq_slots_first(rest, (unsigned)xq_side_other(exhibit->side));
    *victim = (xq_victim){
        .square = exhibit->square_of[slot],
        .piece = xq_slot_piece[slot],
        .is_common = (exhibit->common & xq_slots_of(slot)) != 0,
    };
    memset(victim->chasers, XQ_SQUARE_NONE, sizeof victim->chasers);
    for (uint32_t i = 0; i < chase->count; i++)
        if (chase->pairs[i].victim == slot && !is_refused(&chase->pairs[i]))
            victim->chasers[victim->chaser_count++] = exhibit->square_of[chase->pairs[i].attacker];
    return true;
}

static const xq_pair *refused_pair(const xq_chase *chase, uint32_t index)
{
    for (uint32_t i = 0; i < chase->count; i++)
        if (is_refused(&chase->pairs[i]) && index-- == 0)
            return &chase->pairs[i];
    return NULL;
}

bool xq_exhibit_refusal(const xq_exhibit *exhibit, uint32_t index, xq_refusal *refusal)
{
    const xq_pair *const pair = refused_pair(&exhibit->finding.chase, index);
    if (!pair)
        return false;
    *refusal = (xq_refusal){
        .reason = pair->refusal,
        .chaser = exhibit->square_of[pair->attacker],
        .chaser_piece = xq_slot_piece[pair->attacker],
        .square = exhibit->square_of[pair->victim],
        .piece = xq_slot_piece[pair->victim],
        .by = pair->by == XQ_EMPTY_SLOT ? XQ_SQUARE_NONE : exhibit->square_of[pair->by],
        .by_piece = xq_slot_piece[pair->by],
    };
    return true;
}
