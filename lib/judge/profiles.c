#include "judge/profile.h"

#include "judge/text.h"

/* The first of each variant is its default. */
static const xq_profile profiles[] = {
    {
        .info =
            {
                .name = "check-only",
                .title = "Third occurrence ends the game: perpetual check loses, anything else is a draw",
                .clauses = "Q1 Q2 Q7 D1 D2 D3",
                .variant = XQ_VARIANT_XIANGQI,
            },
        .values =
            {
                [XQ_PARAMETER_REPETITION] = XQ_REPETITION_ON,
                [XQ_PARAMETER_REPETITION_COUNT] = 3,
                [XQ_PARAMETER_REPETITION_WINDOW] = XQ_WINDOW_FIRST,
                [XQ_PARAMETER_PERPETUAL_CHECK] = XQ_PERPETUAL_CHECK_LOSES,
                [XQ_PARAMETER_NO_CAPTURE_LIMIT] = 120,
                [XQ_PARAMETER_INSUFFICIENT_MATERIAL] = XQ_INSUFFICIENT_MATERIAL_DRAW,
            },
    },
};

enum { PROFILE_COUNT = sizeof profiles / sizeof profiles[0] };

size_t xq_rules_profile_count(void)
{
    return PROFILE_COUNT;
}

xq_status xq_rules_profile(size_t index, xq_profile_info *info)
{
    if (index >= PROFILE_COUNT || !info)
        return XQ_ERR_ARGUMENT;
    *info = profiles[index].info;
    return XQ_OK;
}

const xq_profile *xq_profile_named(const char *name)
{
    for (size_t i = 0; i < PROFILE_COUNT; i++) {
        if (xq_text_equal(profiles[i].info.name, name))
            return &profiles[i];
    }
    return NULL;
}

const xq_profile *xq_profile_default(xq_variant variant)
{
    for (size_t i = 0; i < PROFILE_COUNT; i++) {
        if (profiles[i].info.variant == (int32_t)variant)
            return &profiles[i];
    }
    return NULL;
}
