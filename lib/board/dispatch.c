#include "board/generator.h"

extern const xq_generator xq_generator_plain;
extern const xq_generator xq_janggi_generator_plain;

#ifdef XQ_HAVE_LEVELS

extern const xq_generator xq_generator_popcnt;
extern const xq_generator xq_generator_v3;
extern const xq_generator xq_janggi_generator_popcnt;
extern const xq_generator xq_janggi_generator_v3;

static const xq_generator *best_of(const xq_generator *plain, const xq_generator *popcnt,
                                   const xq_generator *v3)
{
    const bool has_popcnt = __builtin_cpu_supports("popcnt");
    if (has_popcnt && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2"))
        return v3;
    return has_popcnt ? popcnt : plain;
}

const xq_generator *xq_best_generator(void)
{
    return best_of(&xq_generator_plain, &xq_generator_popcnt, &xq_generator_v3);
}

const xq_generator *xq_best_janggi_generator(void)
{
    return best_of(&xq_janggi_generator_plain, &xq_janggi_generator_popcnt, &xq_janggi_generator_v3);
}

#else

const xq_generator *xq_best_generator(void)
{
    return &xq_generator_plain;
}

const xq_generator *xq_best_janggi_generator(void)
{
    return &xq_janggi_generator_plain;
}

#endif
