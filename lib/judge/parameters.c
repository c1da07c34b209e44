#include "judge/parameters.h"

#include "judge/text.h"

/*
 * A parameter takes a number, a number or "all", or a word of a list; the value of a word is its place in the list,
 * that of "all" is XQ_CHECKS_COUNTED_ALL.
 */
typedef struct parameter_row {
    const char *name;
    const char *clause;
    const char *description;
    const char *values;
    uint32_t minimum;
    uint32_t maximum; /* 0 for words */
} parameter_row;

#define RANGE(minimum, maximum) #minimum " to " #maximum, minimum, maximum
#define WORDS(words) words, 0, 0
#define OFF_ON WORDS("off|on")

static const parameter_row parameters[XQ_PARAMETER_END] = {
    [XQ_PARAMETER_REPETITION] = {"repetition", "Q1", "whether repeated positions end the game", OFF_ON},
    [XQ_PARAMETER_REPETITION_COUNT] = {"repetition_count", "Q1",
                                       "occurrence of a position, the start counted, that ends the game",
                                       RANGE(2, 100)},
    [XQ_PARAMETER_REPETITION_WINDOW] = {"repetition_window", "Q2",
                                        "moves judged: all after the first occurrence, or the last loop",
                                        WORDS("first|last")},
    [XQ_PARAMETER_PERPETUAL_CHECK] = {"perpetual_check", "Q7",
                                      "what becomes of the one side that checked with every move judged",
                                      WORDS("draw|loses")},
    [XQ_PARAMETER_PERPETUAL_CHASE] =
        {"perpetual_chase", "Q4", "of the one side that chased with every move; draw: chases are not asked",
         WORDS("draw|loses")},
    [XQ_PARAMETER_MIXED_ATTACKS] = {"mixed_attacks", "Q4",
                                    "whether checks and chases may mix in a perpetual attack", OFF_ON},
    [XQ_PARAMETER_MUTUAL_ATTACK] = {"mutual_attack", "Q5",
                                    "both sides attack with every move: draw, check outranks chase, or the "
                                    "graver attack by the table of CXA 26.9",
                                    WORDS("draw|level|table")},
    [XQ_PARAMETER_SAME_VICTIM] = {"same_victim", "AXF 32",
                                  "whether a perpetual chase needs one victim that every move chases",
                                  OFF_ON},
    [XQ_PARAMETER_CHECK_ALSO_CHASE] = {"check_also_chase", "Q3",
                                       "whether a move that checks can also be a chase", OFF_ON},
    [XQ_PARAMETER_NEWNESS] =
        {"newness", "Q9",
         "what the move must have made new: nothing, any attack on the victim, or that of "
         "the same pair",
         WORDS("off|victim|pair")},
    [XQ_PARAMETER_ROOT] = {"root", "Q9",
                           "when a protector must reach the victim: before or after its capture",
                           WORDS("before|after|both")},
    [XQ_PARAMETER_LIKE_PIECES] =
        {"like_pieces", "Q3",
         "an attack on a piece of the same kind: a chase, idle, or idle when each could "
         "take the other",
         WORDS("chase|mutual|idle")},
    [XQ_PARAMETER_SUPERIOR_ATTACK] = {"superior_attack", "AXF 15",
                                      "whether a horse or cannon chases a protected chariot", OFF_ON},
    [XQ_PARAMETER_LIGHT_SUPERIOR] =
        {"light_superior", "AXF 15",
         "whether an advisor or elephant chases a protected chariot, horse or cannon", OFF_ON},
    [XQ_PARAMETER_GENERAL_CHASES] = {"general_chases", "Q10", "whether a general's own attacks chase",
                                     OFF_ON},
    [XQ_PARAMETER_SOLDIER_CHASES] = {"soldier_chases", "Q10", "whether a soldier's own attacks chase",
                                     OFF_ON},
    [XQ_PARAMETER_UNCROSSED_SOLDIER_VICTIM] = {"uncrossed_soldier_victim", "Q10",
                                               "whether a soldier before the river can be chased", OFF_ON},
    [XQ_PARAMETER_CHASE_BY] =
        {"chase_by", "CXA 24.3",
         "what makes a chase: a capture as the parameters before this have it, or a net gain by force",
         WORDS("capture|gain")},
    [XQ_PARAMETER_KILL] = {"kill", "CXA 24.2", "whether a threat of mate by checks is an attack", OFF_ON},
    [XQ_PARAMETER_KILL_CHECKS] = {"kill_checks", "CXA 24.2",
                                  "how many checks in a row a mate that is threatened may take",
                                  RANGE(1, 12)},
    [XQ_PARAMETER_CHASE_MOVES] = {"chase_moves", "CXA 24.3",
                                  "how many captures and checks of its own a gain may take", RANGE(1, 8)},
    [XQ_PARAMETER_ANSWER_CHECKS] = {"answer_checks", "CXA 24.3",
                                    "how many checks the other side may put in to spoil a gain", RANGE(0, 4)},
    [XQ_PARAMETER_ANSWER_MATE] = {"answer_mate", "CXA 24.3",
                                  "checks of a mate that refutes a capture; 0 asks for none", RANGE(0, 6)},
    [XQ_PARAMETER_SEARCH_NODES] = {"search_nodes", "CXA 24.3",
                                   "positions that the searches for one move may look at",
                                   RANGE(100, 100000000)},
    [XQ_PARAMETER_NO_CAPTURE_LIMIT] = {"no_capture_limit", "D1",
                                       "plies in a row without a capture that make a draw; 0 is no limit",
                                       RANGE(0, 100000)},
    [XQ_PARAMETER_CHECKS_COUNTED] = {"checks_counted", "D1",
                                     "how many of a side's checks count towards that limit, or all of them",
                                     "0 to 100000 or all", 0, 100000},
    [XQ_PARAMETER_INSUFFICIENT_MATERIAL] = {"insufficient_material", "D2",
                                            "when no chariot, horse, cannon or soldier is left",
                                            WORDS("off|draw")},
    [XQ_PARAMETER_BIKJANG] =
        {"bikjang", "J12",
         "facing generals: nothing, points at once, a call that a pass accepts, points at "
         "once when both sides have less than 30, or illegal",
         WORDS("off|points|offer_points|offer_draw|gated_points|forbidden")},
    [XQ_PARAMETER_TWO_PASSES] = {"two_passes", "J11", "what two passes in a row end the game by",
                                 WORDS("points|draw")},
    [XQ_PARAMETER_REPETITION_RESULT] = {"repetition_result", "J14",
                                        "what a repetition ends the game by; loses: the side that brought it",
                                        WORDS("points|draw|loses")},
    [XQ_PARAMETER_REPETITION_FREE_BELOW] =
        {"repetition_free_below", "J14",
         "points of pieces: while both sides have fewer, positions may be repeated; 0: never", RANGE(0, 100)},
    [XQ_PARAMETER_PERPETUAL_CHECKER] =
        {"perpetual_checker", "J14",
         "of the one side that checked with every move of the loop: as of any repetition, or it loses",
         WORDS("free|loses")},
    [XQ_PARAMETER_SHUFFLE] = {"shuffle", "J14",
                              "of the side whose piece arrives at a point a third time, between two points",
                              WORDS("free|loses")},
    [XQ_PARAMETER_PLY_LIMIT] = {"ply_limit", "J14",
                                "plies from move 1 that end the game by points; 0 is no limit",
                                RANGE(0, 100000)},
    [XQ_PARAMETER_NO_CAPTURE_RESULT] = {"no_capture_result", "J14",
                                        "what the limit of plies without a capture ends the game by",
                                        WORDS("points|draw")},
    [XQ_PARAMETER_DEAD_POSITION] = {"dead_position", "J13", "when both sides have generals and guards alone",
                                    WORDS("off|points|draw")},
    [XQ_PARAMETER_AGREED_DRAW] = {"agreed_draw", "O1", "whether the players may agree on a draw", OFF_ON},
};

/* The parameters of Janggi, in order; a clause and a description where they differ from those above. */
static const struct {
    xq_parameter parameter;
    const char *clause;
    const char *description;
} janggi[] = {
    {XQ_PARAMETER_BIKJANG, NULL, NULL},
    {XQ_PARAMETER_TWO_PASSES, NULL, NULL},
    {XQ_PARAMETER_REPETITION, "J14", NULL},
    {XQ_PARAMETER_REPETITION_COUNT, "J14", NULL},
    {XQ_PARAMETER_REPETITION_RESULT, NULL, NULL},
    {XQ_PARAMETER_REPETITION_FREE_BELOW, NULL, NULL},
    {XQ_PARAMETER_PERPETUAL_CHECKER, NULL, NULL},
    {XQ_PARAMETER_SHUFFLE, NULL, NULL},
    {XQ_PARAMETER_PLY_LIMIT, NULL, NULL},
    {XQ_PARAMETER_NO_CAPTURE_LIMIT, "J14",
     "plies in a row without a capture, passes counted, that end the game; 0 is no limit"},
    {XQ_PARAMETER_NO_CAPTURE_RESULT, NULL, NULL},
    {XQ_PARAMETER_DEAD_POSITION, NULL, NULL},
    {XQ_PARAMETER_AGREED_DRAW, NULL, NULL},
};

enum { JANGGI_COUNT = sizeof janggi / sizeof janggi[0] };

/*
 * Pairs of values that contradict each other. Any allowed set of values can be reached by setting one
 * parameter at a time: the error names the one that has to change first.
 */
static const struct {
    xq_parameter one;
    uint32_t value_of_one;
    xq_parameter other;
    uint32_t value_of_other;
} conflicts[] = {
    /* Where repetition is not judged no perpetual check can lose. */
    {XQ_PARAMETER_REPETITION, XQ_REPETITION_OFF, XQ_PARAMETER_PERPETUAL_CHECK, XQ_PERPETUAL_CHECK_LOSES},
    {XQ_PARAMETER_REPETITION, XQ_REPETITION_OFF, XQ_PARAMETER_PERPETUAL_CHASE, XQ_PERPETUAL_CHASE_LOSES},
    /* A mixture loses only where both that it is made of do; and checks have no victim to share. */
    {XQ_PARAMETER_MIXED_ATTACKS, XQ_OFF_ON_ON, XQ_PARAMETER_PERPETUAL_CHECK, XQ_PERPETUAL_CHECK_DRAW},
    {XQ_PARAMETER_MIXED_ATTACKS, XQ_OFF_ON_ON, XQ_PARAMETER_PERPETUAL_CHASE, XQ_PERPETUAL_CHASE_DRAW},
    {XQ_PARAMETER_MIXED_ATTACKS, XQ_OFF_ON_ON, XQ_PARAMETER_SAME_VICTIM, XQ_OFF_ON_ON},
    /* Kills and the table of grave attacks rest on what the search for gains finds. */
    {XQ_PARAMETER_KILL, XQ_OFF_ON_ON, XQ_PARAMETER_CHASE_BY, XQ_CHASE_BY_CAPTURE},
    {XQ_PARAMETER_KILL, XQ_OFF_ON_ON, XQ_PARAMETER_PERPETUAL_CHASE, XQ_PERPETUAL_CHASE_DRAW},
    {XQ_PARAMETER_MUTUAL_ATTACK, XQ_MUTUAL_ATTACK_TABLE, XQ_PARAMETER_CHASE_BY, XQ_CHASE_BY_CAPTURE},
    {XQ_PARAMETER_REPETITION, XQ_REPETITION_OFF, XQ_PARAMETER_PERPETUAL_CHECKER, XQ_PERPETUAL_CHECKER_LOSES},
};

enum { CONFLICT_COUNT = sizeof conflicts / sizeof conflicts[0] };

static bool takes_words(const parameter_row *row)
{
    return row->maximum == 0;
}

static bool takes_all(xq_parameter parameter)
{
    return parameter == XQ_PARAMETER_CHECKS_COUNTED;
}

xq_parameter_info xq_parameter_describe(xq_variant variant, xq_parameter parameter)
{
    xq_parameter_info info = {
        .name = parameters[parameter].name,
        .description = parameters[parameter].description,
        .values = parameters[parameter].values,
        .clause = parameters[parameter].clause,
    };
    for (size_t i = 0; variant == XQ_VARIANT_JANGGI && i < JANGGI_COUNT; i++) {
        if (janggi[i].parameter != parameter)
            continue;
        info.clause = janggi[i].clause ? janggi[i].clause : info.clause;
        info.description = janggi[i].description ? janggi[i].description : info.description;
    }
    return info;
}

xq_parameter xq_parameter_at(xq_variant variant, size_t index)
{
    if (variant == XQ_VARIANT_JANGGI)
        return index < JANGGI_COUNT ? janggi[index].parameter : XQ_PARAMETER_END;
    return index < XQ_PARAMETER_XIANGQI_END ? (xq_parameter)index : XQ_PARAMETER_END;
}

xq_parameter xq_parameter_named(xq_variant variant, const char *name)
{
    xq_parameter parameter = xq_parameter_at(variant, 0);
    for (size_t i = 1; parameter != XQ_PARAMETER_END && !xq_text_equal(parameters[parameter].name, name); i++)
        parameter = xq_parameter_at(variant, i);
    return parameter;
}

/* The end of the word that begins here: its '|' or the zero. */
static const char *word_end(const char *word)
{
    while (*word && *word != '|')
        word++;
    return word;
}

static bool read_word(const char *words, const char *text, uint32_t *value)
{
    uint32_t index = 0;
    for (const char *word = words;; word++, index++) {
        const char *const end = word_end(word);
        const char *rest = text;
        while (word < end && *word == *rest) {
            word++;
            rest++;
        }
        if (word == end && !*rest) {
            *value = index;
            return true;
        }
        word = end;
        if (!*word)
            return false;
    }
}

static bool read_number(const parameter_row *row, const char *text, uint32_t *value)
{
    uint32_t number = 0;
    if (!*text)
        return false;
    for (; *text; text++) {
        if (*text < '0' || *text > '9')
            return false;
        number = number * 10 + (uint32_t)(*text - '0');
        if (number > row->maximum) /* far below an overflow */
            return false;
    }
    if (number < row->minimum)
        return false;
    *value = number;
    return true;
}

bool xq_parameter_read(xq_parameter parameter, const char *text, uint32_t *value)
{
    const parameter_row *const row = &parameters[parameter];
    if (takes_all(parameter) && xq_text_equal(text, "all")) {
        *value = XQ_CHECKS_COUNTED_ALL;
        return true;
    }
    return takes_words(row) ? read_word(row->values, text, value) : read_number(row, text, value);
}

void xq_parameter_write(xq_parameter parameter, uint32_t value, xq_writer *writer)
{
    const parameter_row *const row = &parameters[parameter];
    if (takes_all(parameter) && value == XQ_CHECKS_COUNTED_ALL) {
        xq_write_text(writer, "all");
        return;
    }
    if (!takes_words(row)) {
        xq_write_number(writer, value);
        return;
    }
    const char *word = row->values;
    while (value-- > 0)
        word = word_end(word) + 1;
    xq_write_bytes(writer, word, (size_t)(word_end(word) - word));
}

xq_parameter xq_parameter_conflict(const xq_profile *profile, xq_parameter parameter)
{
    for (size_t i = 0; i < CONFLICT_COUNT; i++) {
        const xq_parameter one = conflicts[i].one;
        const xq_parameter other = conflicts[i].other;
        if (profile->values[one] != conflicts[i].value_of_one ||
            profile->values[other] != conflicts[i].value_of_other)
            continue;
        if (parameter == one)
            return other;
        if (parameter == other)
            return one;
    }
    return XQ_PARAMETER_END;
}
