#include "judge/grade.h"

static bool is_strong(unsigned slot)
{
    const unsigned place = slot % XQ_SLOTS_PER_SIDE;
    return place >= XQ_SLOT_HORSE && place < XQ_SLOT_SOLDIER;
}

static bool is_one_piece(xq_slots slots)
{
    return (slots & (slots - 1)) == 0;
}

/* The capture of a target on a line. */
typedef struct capture {
    unsigned captor;    /* slot */
    bool is_first;      /* no check goes before it */
    bool by_checker;    /* the captor made all the moves before it too */
    bool over_strong;   /* a cannon over a chariot, horse or cannon of its own */
    xq_slots attackers; /* the captor's side's pieces that attack the point */
    xq_slots roots;     /* pieces that could retake; a general too that only another attacker keeps from it */
    int value, captor_value;
} capture;

/* With the capture made: fake roots, which can't legally retake, are none (CXA 24.15). */
static xq_slots roots_against(const xq_position *after, unsigned captor, xq_slots attackers)
{
    const unsigned them = after->side;
    const unsigned to = after->square_of[captor];
    xq_slots roots = 0;
    for (xq_slots rest = xq_attackers_on(after, them, to); rest; rest &= rest - 1) {
        const unsigned slot = xq_slots_first(rest, them);
        const bool is_outnumbered = slot % XQ_SLOTS_PER_SIDE == XQ_SLOT_GENERAL &&
                                    (attackers & ~xq_slots_of(captor) & ~(xq_slots)XQ_SLOTS_GENERAL) != 0;
        if (is_outnumbered ||
            xq_position_is_legal(after, xq_move_make(after->square_of[slot], (xq_square)to), NULL))
            roots |= xq_slots_of(slot);
    }
    return roots;
}

/* Whether a cannon captures over a strong piece of its own side. */
static bool is_over_strong(const xq_position *at, xq_move move)
{
    const int from = xq_move_from(move);
    const int to = xq_move_to(move);
    const int line = from % XQ_FILE_COUNT == to % XQ_FILE_COUNT ? XQ_FILE_COUNT : 1;
    const int step = from < to ? line : -line;
    if (xq_slot_kind(at->slot_at[from]) != XQ_CANNON)
        return false;
    int square = from + step;
    while (square != to && at->slot_at[square] == XQ_EMPTY_SLOT)
        square += step;
    const unsigned screen = at->slot_at[square];
    return square != to && screen / XQ_SLOTS_PER_SIDE == at->side && is_strong(screen);
}

/* The capture of a target by the side to move. */
static void look_at(const xq_position *at, xq_move move, unsigned target, capture *found)
{
    const unsigned us = at->side;
    xq_position after = *at;
    xq_undo undo;
    found->captor = at->slot_at[xq_move_from(move)];
    found->attackers = xq_attackers_on(at, us, xq_move_to(move));
    found->over_strong = is_over_strong(at, move);
    found->value = xq_material_gain(xq_material_of(at, target));
    found->captor_value = xq_material_gain(xq_material_of(at, found->captor));
    xq_position_make(&after, move, &undo);
    found->roots = roots_against(&after, found->captor, found->attackers);
}

/* Follows the line up to the capture; false when there is none. */
static bool find_capture(const xq_position *position, unsigned target, const xq_line *line, capture *found)
{
    xq_position at = *position;
    xq_undo undo;
    const unsigned first = position->slot_at[xq_move_from(line->moves[0])];
    found->by_checker = true;
    for (uint32_t i = 0; i < line->count; i++) {
        const unsigned slot = at.slot_at[xq_move_from(line->moves[i])];
        found->by_checker = found->by_checker && (i % 2 != 0 || slot == first);
        if (i % 2 == 0 && at.slot_at[xq_move_to(line->moves[i])] == target) {
            found->is_first = i == 0;
            look_at(&at, line->moves[i], target, found);
            return true;
        }
        xq_position_make(&at, line->moves[i], &undo);
    }
    return false;
}

/* CXA 24.17: check and capture by different pieces; a strong screen of its own; or a root that only several attackers overcome. */
static bool is_joint(const capture *of)
{
    if (!of->is_first)
        return !of->by_checker;
    if (of->over_strong)
        return true;
    return of->roots != 0 && (!is_one_piece(of->attackers) || of->captor_value >= of->value);
}

xq_attack_class xq_grade_threat(const xq_position *position, unsigned target, const xq_line *line)
{
    capture found;
    if (!find_capture(position, target, line, &found))
        return XQ_ATTACK_OTHER;
    const bool joint = is_joint(&found);
    if (xq_slot_kind(target) == XQ_CHARIOT)
        return joint ? XQ_ATTACK_JOINT_CHARIOT : XQ_ATTACK_CHARIOT;
    if (found.roots != 0)
        return XQ_ATTACK_OTHER;
    return joint ? XQ_ATTACK_JOINT_ROOTLESS : XQ_ATTACK_ROOTLESS;
}

unsigned xq_grade_of(unsigned classes)
{
    const bool is_mixed = (classes & (XQ_ATTACK_CHECK | XQ_ATTACK_KILL)) != 0;
    if (classes & XQ_ATTACK_OTHER)
        return 1;
    if (!is_mixed && (classes & (XQ_ATTACK_JOINT_CHARIOT | XQ_ATTACK_JOINT_ROOTLESS)))
        return 2;
    return classes ? 3 : 0;
}
