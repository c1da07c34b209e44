#include "board/generator.h"

extern const xq_generator xq_generator_plain;

#ifdef XQ_HAVE_LEVELS

extern const xq_generator xq_generator_popcnt;
extern const xq_generator xq_generator_v3;

const xq_generator *xq_best_generator(void)
{
    const bool has_popcnt = __builtin_cpu_supports("popcnt");
    if (has_popcnt && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2"))
        return &xq_generator_v3;
    return has_popcnt ? &xq_generator_popcnt : &xq_generator_plain;
}

#else

const xq_generator *xq_best_generator(void)
{
    return &xq_generator_plain;
}

#endif
