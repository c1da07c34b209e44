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
    "Q9: a chase is a capture by a pair that could not capture before the move (newness).",
    "Q9: a root reaches the piece now and after its capture, and may legally retake (root).",
    "Q10: attacks by a general itself are idle (general_chases); its moves can open another piece's.",
    "Q10: attacks by a soldier itself are idle (soldier_chases); its moves can open another piece's.",
    "Q10: a soldier before the river is no victim (uncrossed_soldier_victim).",
    "D3: several ends on one ply: mate or stalemate, repetition, the limit, the material.",
    NULL,
};

const char *const xq_cxa_readings[] = {
    "Q2: the cycle is every move after the first of the occurrences (repetition_window).",
    "CXA 24.2: a kill is a new threat of mate by at most so many checks in a row (kill_checks).",
    ("CXA 24.3: a chase is a new gain by captures and checks against the best answers (chase_by, "
     "chase_moves)."),
    "CXA 24.3: the answers are evasions, captures anywhere, checks, or a mate (answer_checks, answer_mate).",
    ("CXA 24.4: like pieces that could take each other offer an exchange when the offerer moved, or has a "
     "root to face."),
    ("CXA 24.17: a chase is joint when checks and capture fall to different pieces, or when a root is "
     "outnumbered."),
    ("CXA 25.3: values: chariot 2, horse and cannon 1, crossed soldier floating, advisor and elephant less "
     "than 1."),
    ("CXA 26.1: what a general or soldier attacks by itself is idle; by 26.8 a soldier that uncovers a "
     "check chases."),
    ("CXA 26.2: a side's only attacking piece, without which the other would mate, may attack advisors and "
     "elephants."),
    "CXA 26.5: where each side takes its own, an equal result still is a chase.",
    "CXA 26.9: both attack with every move: the graver attack loses, the lightest move of each side decides.",
    "D1: 60 moves a side; of the claimant's checks ten count, those before the start all (checks_counted).",
    NULL,
};

/* What the association's text leaves open, or where it was not at hand. */
const char *const xq_cxa_questions[] = {
    "The text of 2020 was not read in full: articles are cited by what programs and diagrams tell of them.",
    "Whether a chase that came about because the other side lost a refutation is new: taken as new.",
    "The list of grave attacks (26.9.1) is known from programs alone.",
    "Nine prohibited moves in a row over several points lose without repetition: not judged.",
    ("In a move's own search a depth or a number of positions may be reached: it is then idle, and the "
     "verdict says so."),
    "Insufficient material (D2) and the order of ends on one ply (D3) are taken over from the online rules.",
    NULL,
};

/* What the federation's text leaves open, or where it was not at hand. WXF rests on it. */
const char *const xq_axf_readings[] = {
    "AXF 3: the arbiter's warning is left out: the third occurrence decides (repetition_count).",
    "AXF 6-8: perpetual check outranks perpetual chase (mutual_attack).",
    "AXF 9-14: a move counts by its gravest nature; one that checks can also chase (check_also_chase).",
    "AXF 15, 20: cannon and horse may not chase even a protected chariot (superior_attack).",
    "AXF 15, 20: of advisor and elephant against major pieces nothing is said (light_superior).",
    "AXF 19, 34: a root reaches the piece now and after its capture, and may legally retake (root).",
    "AXF 24: like pieces that could take each other offer an exchange (like_pieces).",
    "AXF 26: a soldier before the river may be chased (uncrossed_soldier_victim).",
    "AXF 28-31: a general may chase (general_chases); its moves can open another piece's attack.",
    "AXF 28-31: a soldier may chase (soldier_chases); its moves can open another piece's attack.",
    "AXF 32: the victim is one and the same piece through the cycle (same_victim).",
    "D1: 50 moves a side, as soon as one of the sides could claim the draw (no_capture_limit).",
    "D1: of the claimant's checks ten count, those before the start all (checks_counted).",
    NULL,
};

const char *const xq_axf_questions[] = {
    "Articles 10-14, 20-22, 25, 26, 30, 31, 33, 34, 37-39: read from diagrams and summaries alone.",
    "Whether a checking move also chases no published diagram decides.",
    "Whether a light piece's attack on a protected major piece chases no published diagram decides.",
    "Insufficient material (D2) and the order of ends on one ply (D3) are taken over from the online rules.",
    NULL,
};

const char *const xq_wxf_questions[] = {
    "The World Xiangqi Rules of 2018 rest on the fourth AXF revision; articles are cited by AXF numbers.",
    "The limit without a capture is taken over from the AXF; other programs use 60 moves a side.",
    "No difference from the AXF in the rules on chases was found; the original was not read.",
    "Insufficient material (D2) and the order of ends on one ply (D3) are taken over from the online rules.",
    NULL,
};
