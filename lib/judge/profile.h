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
    XQ_PARAMETER_XIANGQI_END, /* all before are of Xiangqi; what Janggi has stands in parameters.c */
    XQ_PARAMETER_BIKJANG = XQ_PARAMETER_XIANGQI_END,
    XQ_PARAMETER_TWO_PASSES,
    XQ_PARAMETER_REPETITION_RESULT,
    XQ_PARAMETER_REPETITION_FREE_BELOW,
    XQ_PARAMETER_PERPETUAL_CHECKER,
    XQ_PARAMETER_SHUFFLE,
    XQ_PARAMETER_PLY_LIMIT,
    XQ_PARAMETER_NO_CAPTURE_RESULT,
    XQ_PARAMETER_DEAD_POSITION,
    XQ_PARAMETER_AGREED_DRAW,
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

/* The same of Janggi. */
enum {
    XQ_RULE_BIKJANG_OFF,
    XQ_RULE_BIKJANG_POINTS,
    XQ_RULE_BIKJANG_OFFER_POINTS,
    XQ_RULE_BIKJANG_OFFER_DRAW,
    XQ_RULE_BIKJANG_GATED_POINTS,
    XQ_RULE_BIKJANG_FORBIDDEN
};
enum { XQ_BY_POINTS, XQ_BY_DRAW };
enum { XQ_REPETITION_POINTS, XQ_REPETITION_DRAW, XQ_REPETITION_LOSES };
enum { XQ_PERPETUAL_CHECKER_FREE, XQ_PERPETUAL_CHECKER_LOSES };
enum { XQ_SHUFFLE_FREE, XQ_SHUFFLE_LOSES };
enum { XQ_DEAD_POSITION_OFF, XQ_DEAD_POSITION_POINTS, XQ_DEAD_POSITION_DRAW };

/* Takes a number, or the word "all". */
#define XQ_CHECKS_COUNTED_ALL UINT32_MAX

/* Whose articles a verdict cites. */
typedef enum xq_book {
    XQ_BOOK_CHECK_ONLY,   /* Q7 */
    XQ_BOOK_ASIAN_ONLINE, /* Q4, Q5 */
    XQ_BOOK_CXA,          /* the Chinese association's articles of 2020 */
    XQ_BOOK_AXF,          /* the federation's articles; WXF has taken them over */
    XQ_BOOK_JANGGI_SITE,  /* J11, J12, J14 */
    XQ_BOOK_JANGGI_FSF,   /* as Fairy-Stockfish plays it */
    XQ_BOOK_JANGGI_KJA    /* the Korea Janggi Association's points format */
} xq_book;

/* The judge works on a copy of one of these; a handle and a game each hold their own. */
typedef struct xq_profile {
    xq_profile_info info;
    const char *const *readings;  /* what was decided where the sources are open; ends with null */
    const char *const *questions; /* what remains open; ends with null */
    xq_book book;
    uint32_t values[XQ_PARAMETER_END];
} xq_profile;

struct xq_rules {
    xq_allocator memory;
    xq_profile profile;
};

/* The profile of a name, or null. */
const xq_profile *xq_profile_named(const char *name);

/* The mode of positions under a profile. Whether a gate is open no position knows: that is the judge's. */
static inline xq_bikjang xq_profile_bikjang(const xq_profile *profile)
{
    switch (profile->values[XQ_PARAMETER_BIKJANG]) {
    case XQ_RULE_BIKJANG_POINTS:
        return XQ_BIKJANG_ENDS;
    case XQ_RULE_BIKJANG_OFFER_POINTS:
    case XQ_RULE_BIKJANG_OFFER_DRAW:
        return XQ_BIKJANG_CALL;
    case XQ_RULE_BIKJANG_FORBIDDEN:
        return XQ_BIKJANG_FORBIDDEN;
    default:
        return XQ_BIKJANG_DEFAULT;
    }
}

/* The default profile of a variant, or null when it has none. */
const xq_profile *xq_profile_default(xq_variant variant);

#endif
