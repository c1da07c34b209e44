/* What the profiles decide where their sources are open, and what remains open. */
#include "judge/readings.h"

#include <stddef.h>

const char *const xq_no_text[] = {NULL};

const char *const xq_check_only_readings[] = {
    "Q2: the cycle is every move after the first of the occurrences (repetition_window).",
    "D3: several ends on one ply: mate or stalemate, repetition, the limit, the material.",
    NULL,
};

const char *const xq_online_readings[] = {
    "Q2: the cycle is every move after the first of the occurrences (repetition_window).",
    "Q4: chaser and victim may change, checks and chases may mix (same_victim, mixed_attacks).",
    "Q5: check does not outrank chase (mutual_attack).",
    "Q3: like pieces are exempt only when each could legally take the other (like_pieces).",
    "Q3: a protected chariot is not chased by a horse or cannon (superior_attack).",
    "Q9: a chase is a capture by a pair that could not capture before the move (newness); an attack that "
    "stays is none.",
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
        "and elephants the text says nothing (light_superior).",                                             \
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

const char *const xq_axf_readings[] = {AXF_READINGS, NULL};

const char *const xq_axf_questions[] = {
    "The articles 10-14, 20-22, 25, 26, 30, 31, 33, 34 and 37-39 were read from diagrams and summaries, not "
    "in the "
    "original.",
    "Whether a checking move also chases, and whether a light piece's attack on a protected major piece is a "
    "chase, no "
    "published diagram decides.",
    "Insufficient material (D2) and the order of ends on one ply (D3) are taken over from the online rules.",
    NULL,
};

const char *const xq_wxf_readings[] = {
    "The World Xiangqi Rules of 2018 rest on the fourth AXF revision; articles are cited by the AXF's "
    "numbers.",
    AXF_READINGS,
    NULL,
};

const char *const xq_wxf_questions[] = {
    "The limit without a capture is taken over from the AXF; other programs use 60 moves a side.",
    "No difference from the AXF in the rules on chases was found; the original was not read.",
    "Insufficient material (D2) and the order of ends on one ply (D3) are taken over from the online rules.",
    NULL,
};
