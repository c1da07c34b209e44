#include "judge/profile.h"

#include "judge/janggi_profiles.h"
#include "judge/readings.h"
#include "judge/text.h"

#define CXA_CLAUSES "Q1 D1 D2 D3 CXA 24.1-24.8,24.17,25.1-25.3,26.1,26.2,26.5,26.8,26.9"
#define AXF_CLAUSES "Q1 D1 D2 D3 AXF 3,5-8,15-20,22-24,26-28,32-37"

/* What the searches for gains may do, once a profile's copy asks for them. */
#define SEARCH_VALUES                                                                                        \
    [XQ_PARAMETER_KILL_CHECKS] = 8, [XQ_PARAMETER_CHASE_MOVES] = 4, [XQ_PARAMETER_ANSWER_CHECKS] = 2,        \
    [XQ_PARAMETER_ANSWER_MATE] = 3, [XQ_PARAMETER_SEARCH_NODES] = 100000

#define AXF_VALUES                                                                                           \
    {                                                                                                        \
        [XQ_PARAMETER_REPETITION] = XQ_REPETITION_ON, [XQ_PARAMETER_REPETITION_COUNT] = 3,                   \
        [XQ_PARAMETER_REPETITION_WINDOW] = XQ_WINDOW_FIRST,                                                  \
        [XQ_PARAMETER_PERPETUAL_CHECK] = XQ_PERPETUAL_CHECK_LOSES,                                           \
        [XQ_PARAMETER_PERPETUAL_CHASE] = XQ_PERPETUAL_CHASE_LOSES,                                           \
        [XQ_PARAMETER_MIXED_ATTACKS] = XQ_OFF_ON_OFF, [XQ_PARAMETER_MUTUAL_ATTACK] = XQ_MUTUAL_ATTACK_LEVEL, \
        [XQ_PARAMETER_SAME_VICTIM] = XQ_OFF_ON_ON, [XQ_PARAMETER_CHECK_ALSO_CHASE] = XQ_OFF_ON_ON,           \
        [XQ_PARAMETER_NEWNESS] = XQ_NEWNESS_PAIR, [XQ_PARAMETER_ROOT] = XQ_ROOT_BOTH,                        \
        [XQ_PARAMETER_LIKE_PIECES] = XQ_LIKE_PIECES_MUTUAL, [XQ_PARAMETER_SUPERIOR_ATTACK] = XQ_OFF_ON_ON,   \
        [XQ_PARAMETER_LIGHT_SUPERIOR] = XQ_OFF_ON_OFF, [XQ_PARAMETER_GENERAL_CHASES] = XQ_OFF_ON_OFF,        \
        [XQ_PARAMETER_SOLDIER_CHASES] = XQ_OFF_ON_OFF,                                                       \
        [XQ_PARAMETER_UNCROSSED_SOLDIER_VICTIM] = XQ_OFF_ON_OFF, [XQ_PARAMETER_NO_CAPTURE_LIMIT] = 100,      \
        [XQ_PARAMETER_CHECKS_COUNTED] = 10,                                                                  \
        [XQ_PARAMETER_INSUFFICIENT_MATERIAL] = XQ_INSUFFICIENT_MATERIAL_DRAW, SEARCH_VALUES,                 \
    }

/* The first of each variant is its default. */
static const xq_profile profiles[] = {
    {
        .info =
            {
                .name = "asian-online",
                .title =
                    "Third occurrence ends the game: one side that checks or chases with every move loses, "
                    "else draw",
                .clauses = "Q1 Q2 Q3 Q4 Q5 Q6 Q8 Q9 Q10 D1 D2 D3",
                .variant = XQ_VARIANT_XIANGQI,
            },
        .book = XQ_BOOK_ASIAN_ONLINE,
        .readings = xq_online_readings,
        .questions = xq_no_text,
        .values =
            {
                [XQ_PARAMETER_REPETITION] = XQ_REPETITION_ON,
                [XQ_PARAMETER_REPETITION_COUNT] = 3,
                [XQ_PARAMETER_REPETITION_WINDOW] = XQ_WINDOW_FIRST,
                [XQ_PARAMETER_PERPETUAL_CHECK] = XQ_PERPETUAL_CHECK_LOSES,
                [XQ_PARAMETER_PERPETUAL_CHASE] = XQ_PERPETUAL_CHASE_LOSES,
                [XQ_PARAMETER_MIXED_ATTACKS] = XQ_OFF_ON_ON,
                [XQ_PARAMETER_MUTUAL_ATTACK] = XQ_MUTUAL_ATTACK_DRAW,
                [XQ_PARAMETER_SAME_VICTIM] = XQ_OFF_ON_OFF,
                [XQ_PARAMETER_CHECK_ALSO_CHASE] = XQ_OFF_ON_ON,
                [XQ_PARAMETER_NEWNESS] = XQ_NEWNESS_PAIR,
                [XQ_PARAMETER_ROOT] = XQ_ROOT_BOTH,
                [XQ_PARAMETER_LIKE_PIECES] = XQ_LIKE_PIECES_MUTUAL,
                [XQ_PARAMETER_SUPERIOR_ATTACK] = XQ_OFF_ON_OFF,
                [XQ_PARAMETER_LIGHT_SUPERIOR] = XQ_OFF_ON_OFF,
                [XQ_PARAMETER_GENERAL_CHASES] = XQ_OFF_ON_OFF,
                [XQ_PARAMETER_SOLDIER_CHASES] = XQ_OFF_ON_OFF,
                [XQ_PARAMETER_UNCROSSED_SOLDIER_VICTIM] = XQ_OFF_ON_OFF,
                [XQ_PARAMETER_NO_CAPTURE_LIMIT] = 120,
                [XQ_PARAMETER_CHECKS_COUNTED] = XQ_CHECKS_COUNTED_ALL,
                [XQ_PARAMETER_INSUFFICIENT_MATERIAL] = XQ_INSUFFICIENT_MATERIAL_DRAW,
                SEARCH_VALUES,
            },
    },
    {
        .info =
            {
                .name = "axf",
                .title =
                    "Asian Xiangqi Federation: perpetual check and the perpetual chase of one piece lose",
                .clauses = AXF_CLAUSES,
                .variant = XQ_VARIANT_XIANGQI,
            },
        .book = XQ_BOOK_AXF,
        .readings = xq_axf_readings,
        .questions = xq_axf_questions,
        .values = AXF_VALUES,
    },
    {
        .info =
            {
                .name = "wxf",
                .title =
                    "World Xiangqi Rules 2018: perpetual check and the perpetual chase of one piece lose",
                .clauses = AXF_CLAUSES,
                .variant = XQ_VARIANT_XIANGQI,
            },
        .book = XQ_BOOK_AXF,
        .readings = xq_axf_readings,
        .questions = xq_wxf_questions,
        .values = AXF_VALUES,
    },
    {
        .info =
            {
                .name = "cxa2020",
                .title =
                    "China Xiangqi Association 2020: whoever alone checks, threatens mate or wins material "
                    "with every move loses",
                .clauses = CXA_CLAUSES,
                .variant = XQ_VARIANT_XIANGQI,
            },
        .book = XQ_BOOK_CXA,
        .readings = xq_cxa_readings,
        .questions = xq_cxa_questions,
        .values =
            {
                [XQ_PARAMETER_REPETITION] = XQ_REPETITION_ON,
                [XQ_PARAMETER_REPETITION_COUNT] = 3,
                [XQ_PARAMETER_REPETITION_WINDOW] = XQ_WINDOW_FIRST,
                [XQ_PARAMETER_PERPETUAL_CHECK] = XQ_PERPETUAL_CHECK_LOSES,
                [XQ_PARAMETER_PERPETUAL_CHASE] = XQ_PERPETUAL_CHASE_LOSES,
                [XQ_PARAMETER_MIXED_ATTACKS] = XQ_OFF_ON_ON,
                [XQ_PARAMETER_MUTUAL_ATTACK] = XQ_MUTUAL_ATTACK_TABLE,
                [XQ_PARAMETER_SAME_VICTIM] = XQ_OFF_ON_OFF,
                [XQ_PARAMETER_CHECK_ALSO_CHASE] = XQ_OFF_ON_ON,
                [XQ_PARAMETER_NEWNESS] = XQ_NEWNESS_PAIR,
                [XQ_PARAMETER_ROOT] = XQ_ROOT_BOTH,
                [XQ_PARAMETER_LIKE_PIECES] = XQ_LIKE_PIECES_MUTUAL,
                [XQ_PARAMETER_CHASE_BY] = XQ_CHASE_BY_GAIN,
                [XQ_PARAMETER_KILL] = XQ_OFF_ON_ON,
                SEARCH_VALUES,
                [XQ_PARAMETER_NO_CAPTURE_LIMIT] = 120,
                [XQ_PARAMETER_CHECKS_COUNTED] = 10,
                [XQ_PARAMETER_INSUFFICIENT_MATERIAL] = XQ_INSUFFICIENT_MATERIAL_DRAW,
            },
    },
    {
        .info =
            {
                .name = "check-only",
                .title = "Third occurrence ends the game: perpetual check loses, anything else is a draw",
                .clauses = "Q1 Q2 Q7 D1 D2 D3",
                .variant = XQ_VARIANT_XIANGQI,
            },
        .book = XQ_BOOK_CHECK_ONLY,
        .readings = xq_check_only_readings,
        .questions = xq_no_text,
        .values =
            {
                [XQ_PARAMETER_REPETITION] = XQ_REPETITION_ON,
                [XQ_PARAMETER_REPETITION_COUNT] = 3,
                [XQ_PARAMETER_REPETITION_WINDOW] = XQ_WINDOW_FIRST,
                [XQ_PARAMETER_PERPETUAL_CHECK] = XQ_PERPETUAL_CHECK_LOSES,
                [XQ_PARAMETER_PERPETUAL_CHASE] = XQ_PERPETUAL_CHASE_DRAW,
                [XQ_PARAMETER_MIXED_ATTACKS] = XQ_OFF_ON_OFF,
                [XQ_PARAMETER_MUTUAL_ATTACK] = XQ_MUTUAL_ATTACK_DRAW,
                [XQ_PARAMETER_SAME_VICTIM] = XQ_OFF_ON_OFF,
                [XQ_PARAMETER_CHECK_ALSO_CHASE] = XQ_OFF_ON_ON,
                [XQ_PARAMETER_NEWNESS] = XQ_NEWNESS_PAIR,
                [XQ_PARAMETER_ROOT] = XQ_ROOT_BOTH,
                [XQ_PARAMETER_LIKE_PIECES] = XQ_LIKE_PIECES_MUTUAL,
                [XQ_PARAMETER_NO_CAPTURE_LIMIT] = 120,
                [XQ_PARAMETER_CHECKS_COUNTED] = XQ_CHECKS_COUNTED_ALL,
                [XQ_PARAMETER_INSUFFICIENT_MATERIAL] = XQ_INSUFFICIENT_MATERIAL_DRAW,
                SEARCH_VALUES,
            },
    },
};

enum { PROFILE_COUNT = sizeof profiles / sizeof profiles[0] };

/* Those of Xiangqi, then those of Janggi; null beyond the last. */
static const xq_profile *profile_at(size_t index)
{
    return index < PROFILE_COUNT ? &profiles[index] : xq_janggi_profile(index - PROFILE_COUNT);
}

size_t xq_rules_profile_count(void)
{
    size_t count = PROFILE_COUNT;
    while (profile_at(count))
        count++;
    return count;
}

xq_status xq_rules_profile(size_t index, xq_profile_info *info)
{
    const xq_profile *const profile = profile_at(index);
    if (!profile || !info)
        return XQ_ERR_ARGUMENT;
    *info = profile->info;
    return XQ_OK;
}

const xq_profile *xq_profile_named(const char *name)
{
    const xq_profile *profile = NULL;
    for (size_t i = 0; (profile = profile_at(i)) != NULL; i++)
        if (xq_text_equal(profile->info.name, name))
            break;
    return profile;
}

const xq_profile *xq_profile_default(xq_variant variant)
{
    const xq_profile *profile = NULL;
    for (size_t i = 0; (profile = profile_at(i)) != NULL; i++)
        if (profile->info.variant == (int32_t)variant)
            break;
    return profile;
}
