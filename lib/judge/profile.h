/* Rule profiles: plain data, a name and a value for each parameter. */
#ifndef XQ_JUDGE_PROFILE_H
#define XQ_JUDGE_PROFILE_H

#include <xiangqi/rules.h>

typedef enum xq_parameter {
    XQ_PARAMETER_REPETITION,
    XQ_PARAMETER_REPETITION_COUNT,
    XQ_PARAMETER_REPETITION_WINDOW,
    XQ_PARAMETER_PERPETUAL_CHECK,
    XQ_PARAMETER_NO_CAPTURE_LIMIT,
    XQ_PARAMETER_INSUFFICIENT_MATERIAL,
    XQ_PARAMETER_END
} xq_parameter;

/* The values of parameters that take words, in the order in which the words stand in parameters.c. */
enum { XQ_REPETITION_OFF, XQ_REPETITION_ON };
enum { XQ_WINDOW_FIRST, XQ_WINDOW_LAST };
enum { XQ_PERPETUAL_CHECK_DRAW, XQ_PERPETUAL_CHECK_LOSES };
enum { XQ_INSUFFICIENT_MATERIAL_OFF, XQ_INSUFFICIENT_MATERIAL_DRAW };

/* The judge works on a copy of one of these; a handle and a game each hold their own. */
typedef struct xq_profile {
    xq_profile_info info;
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
