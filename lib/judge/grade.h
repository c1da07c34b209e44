/* How grave an attack is when both sides attack with every move (CXA 26.9). */
#ifndef XQ_JUDGE_GRADE_H
#define XQ_JUDGE_GRADE_H

#include "judge/threat.h"

/* Kinds of attacking moves, a bit each. */
typedef enum xq_attack_class {
    XQ_ATTACK_CHECK = 1 << 0,
    XQ_ATTACK_KILL = 1 << 1,
    XQ_ATTACK_CHARIOT = 1 << 2,        /* one piece chases a chariot */
    XQ_ATTACK_ROOTLESS = 1 << 3,       /* or a piece without a root */
    XQ_ATTACK_JOINT_CHARIOT = 1 << 4,  /* several together (CXA 24.17, 聯合捉子) */
    XQ_ATTACK_JOINT_ROOTLESS = 1 << 5, /* the same */
    XQ_ATTACK_OTHER = 1 << 6           /* pieces with too few roots, and what else wins */
} xq_attack_class;

/*
 * The class of a threat, by the line that carries it out.
 * position  the searching side is to move
 * target    the slot that the line captures
 */
xq_attack_class xq_grade_threat(const xq_position *position, unsigned target, const xq_line *line);

/* The gravest class of a set, as a set of one. */
static inline unsigned xq_grade_gravest(unsigned classes)
{
    return classes & (0u - classes);
}

/*
 * How grave a side's moves are that are of these classes: the lightest of them decides (CXA 26.9.1). Joint chases are
 * lighter than those of one piece (CXA 26.9.2, 26.9.3), but not beside checks or kills.
 */
unsigned xq_grade_of(unsigned classes);

#endif
