/* Rule profiles: plain data, a name and a value for each parameter. */
#ifndef XQ_JUDGE_PROFILE_H
#define XQ_JUDGE_PROFILE_H

#include <xiangqi/rules.h>

typedef enum xq_parameter {
    XQ_PARAMETER_REPETITION,
    XQ_PARAMETER_REPETITION_COUNT,
    XQ_PARAMETER_REPETITION_WINDOW,
    XQ_PARAMETER_PERPETUAL_CHECK,
    XQ_PARAMETER_PERPETUAL_CHASE,
    XQ_PARAMETER_MIXED_ATTACKS,
    XQ_PARAMETER_MUTUAL_ATTACK,
    XQ_PARAMETER_SAME_VICTIM,
    XQ_PARAMETER_CHECK_ALSO_CHASE,
    XQ_PARAMETER_NEWNESS,
    XQ_PARAMETER_ROOT,
    XQ_PARAMETER_LIKE_PIECES,
    XQ_PARAMETER_SUPERIOR_ATTACK,
    XQ_PARAMETER_LIGHT_SUPERIOR,
    XQ_PARAMETER_GENERAL_CHASES,
    XQ_PARAMETER_SOLDIER_CHASES,
    XQ_PARAMETER_UNCROSSED_SOLDIER_VICTIM,
    XQ_PARAMETER_CHASE_BY,
    XQ_PARAMETER_KILL,
    XQ_PARAMETER_KILL_CHECKS,
    XQ_PARAMETER_CHASE_MOVES,
    XQ_PARAMETER_ANSWER_CHECKS,
    XQ_PARAMETER_ANSWER_MATE,
    XQ_PARAMETER_SEARCH_NODES,
    XQ_PARAMETER_NO_CAPTURE_LIMIT,
    XQ_PARAMETER_CHECKS_COUNTED,
    XQ_PARAMETER_INSUFFICIENT_MATERIAL,
    XQ_PARAMETER_END
} xq_parameter;

/* The values of parameters that take words, in the order in which the words stand in parameters.c. */
enum { XQ_OFF_ON_OFF, XQ_OFF_ON_ON };
enum { XQ_REPETITION_OFF, XQ_REPETITION_ON };
enum { XQ_WINDOW_FIRST, XQ_WINDOW_LAST };
enum { XQ_PERPETUAL_CHECK_DRAW, XQ_PERPETUAL_CHECK_LOSES };
enum { XQ_PERPETUAL_CHASE_DRAW, XQ_PERPETUAL_CHASE_LOSES };
enum { XQ_MUTUAL_ATTACK_DRAW, XQ_MUTUAL_ATTACK_LEVEL, XQ_MUTUAL_ATTACK_TABLE };
enum { XQ_CHASE_BY_CAPTURE, XQ_CHASE_BY_GAIN };
enum { XQ_NEWNESS_OFF, XQ_NEWNESS_VICTIM, XQ_NEWNESS_PAIR };
enum { XQ_ROOT_BEFORE, XQ_ROOT_AFTER, XQ_ROOT_BOTH };
enum { XQ_LIKE_PIECES_CHASE, XQ_LIKE_PIECES_MUTUAL, XQ_LIKE_PIECES_IDLE };
enum { XQ_INSUFFICIENT_MATERIAL_OFF, XQ_INSUFFICIENT_MATERIAL_DRAW };

/* Takes a number, or the word "all". */
#define XQ_CHECKS_COUNTED_ALL UINT32_MAX

/* Whose articles a verdict cites. */
typedef enum xq_book {
    XQ_BOOK_CHECK_ONLY,   /* Q7 */
    XQ_BOOK_ASIAN_ONLINE, /* Q4, Q5 */
    XQ_BOOK_CXA,          /* the Chinese association's articles of 2020 */
    XQ_BOOK_AXF           /* the federation's articles; WXF has taken them over */
} xq_book;

/* The judge works on a copy of one of these; a handle and a game each hold their own. */
typedef struct xq_profile {
    xq_profile_info info;
    xq_book book;
    const char *const *readings;  /* what was decided where the sources are open; ends with null */
    const char *const *questions; /* what remains open; ends with null */
    uint32_t values[XQ_PARAMETER_END];
} xq_profile;

struct xq_rules {
    xq_allocator memory;
    xq_profile profile;
};

/* The profile of a name, or null. */
const xq_profile *xq_profile_named(const char *name);

/* The default profile of a variant, or null when it has none. */
const xq_profile *xq_profile_default(xq_variant variant);

#endif
