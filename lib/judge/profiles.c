#include "judge/profile.h"

#include "judge/text.h"

static const char *const no_text[] = {NULL};

static const char *const check_only_readings[] = {
    "Q2: the cycle is every move after the first of the occurrences (repetition_window).",
    "D3: several ends on one ply: mate or stalemate, repetition, the limit, the material.",
    NULL,
};

static const char *const online_readings[] = {
    "Q2: the cycle is every move after the first of the occurrences (repetition_window).",
    "Q4: chaser and victim may change, checks and chases may mix (same_victim, mixed_attacks).",
    "Q5: check does not outrank chase (mutual_attack).",
    "Q3: like pieces are exempt only when each could legally take the other (like_pieces).",
    "Q3: a protected chariot is not chased by a horse or cannon (superior_attack).",
    "Q9: a chase is a capture by a pair that could not capture before the move (newness); an attack that "
    "stays is "
    "none.",
    "Q9: a root reaches the piece now and after its capture, and may legally retake (root).",
    "Q10: attacks by general and soldier are idle, an uncrossed soldier is no victim (general_chases, "
    "soldier_chases, uncrossed_soldier_victim); their moves chase when they open another piece's attack.",
    "D3: several ends on one ply: mate or stalemate, repetition, the limit, the material.",
    NULL,
};

/* What the federation's text leaves open, or where it was not at hand; WXF rests on it. */
#define AXF_READINGS                                                                                         \
    "AXF 3: the arbiter's warning is left out: the third occurrence decides (repetition_count).",            \
        "AXF 6-14: perpetual check outranks perpetual chase; a move counts by its gravest nature, one that " \
        "checks can also chase (mutual_attack, check_also_chase).",                                          \
        "AXF 15: horse and cannon may not chase even a protected chariot (superior_attack); of advisors "    \
        "and "                                                                                               \
        "elephants the text says nothing (light_superior).",                                                 \
        "AXF 19, 34: a root reaches the piece now and after its capture, and may legally retake (root).",    \
        "AXF 24: like pieces that could take each other offer an exchange (like_pieces).",                   \
        "AXF 26, 28-31: general and soldier may chase, an uncrossed soldier may be chased; their moves "     \
        "chase "                                                                                             \
        "when they open another piece's attack.",                                                            \
        "AXF 32: the victim must be one and the same piece through the cycle (same_victim).",                \
        "The limit of 50 moves a side falls when one of the sides could claim it: of the claimant's checks " \
        "ten "                                                                                               \
        "count, the other side's all (no_capture_limit, checks_counted). Checks before the start are "       \
        "unknown "                                                                                           \
        "and count as other moves."

static const char *const axf_readings[] = {AXF_READINGS, NULL};

static const char *const axf_questions[] = {
    "The articles 10-14, 20-22, 25, 26, 30, 31, 33, 34 and 37-39 were read from diagrams and summaries, not "
    "in the "
    "original.",
    "Whether a checking move also chases, and whether a light piece's attack on a protected major piece is a "
    "chase, no "
    "published diagram decides.",
    "Insufficient material (D2) and the order of ends on one ply (D3) are taken over from the online rules.",
    NULL,
};

static const char *const wxf_readings[] = {
    "The World Xiangqi Rules of 2018 rest on the fourth AXF revision; articles are cited by the AXF's "
    "numbers.",
    AXF_READINGS,
    NULL,
};

static const char *const wxf_questions[] = {
    "The limit without a capture is taken over from the AXF; other programs use 60 moves a side.",
    "No difference from the AXF in the rules on chases was found; the original was not read.",
    "Insufficient material (D2) and the order of ends on one ply (D3) are taken over from the online rules.",
    NULL,
};

#define AXF_CLAUSES "Q1 D1 D2 D3 AXF 3,5-8,15,17-20,22-24,26-28,32-37"

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
        [XQ_PARAMETER_INSUFFICIENT_MATERIAL] = XQ_INSUFFICIENT_MATERIAL_DRAW,                                \
    }

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
        .book = XQ_BOOK_CHECK_ONLY,
        .readings = check_only_readings,
        .questions = no_text,
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
            },
    },
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
        .readings = online_readings,
        .questions = no_text,
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
        .readings = axf_readings,
        .questions = axf_questions,
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
        .readings = wxf_readings,
        .questions = wxf_questions,
        .values = AXF_VALUES,
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
