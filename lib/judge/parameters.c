#include "judge/parameters.h"

#include "judge/text.h"

/* A parameter takes a number, or a word of a list; the value of a word is its place in the list. */
typedef struct parameter_row {
    const char *name;
    const char *clause;
    const char *description;
    const char *values;
    uint32_t minimum;
    uint32_t maximum; /* 0 for words */
} parameter_row;

#define RANGE(minimum, maximum) #minimum " to " #maximum, minimum, maximum

static const parameter_row parameters[XQ_PARAMETER_END] = {
    [XQ_PARAMETER_REPETITION] = {"repetition", "Q1", "whether repeated positions end the game", "off|on", 0,
                                 0},
    [XQ_PARAMETER_REPETITION_COUNT] = {"repetition_count", "Q1",
                                       "occurrence of a position, the start counted, that ends the game",
                                       RANGE(2, 100)},
    [XQ_PARAMETER_REPETITION_WINDOW] = {"repetition_window", "Q2",
                                        "moves judged: all after the first occurrence, or the last loop",
                                        "first|last", 0, 0},
    [XQ_PARAMETER_PERPETUAL_CHECK] = {"perpetual_check", "Q7",
                                      "what becomes of the one side that checked with every move judged",
                                      "draw|loses", 0, 0},
    [XQ_PARAMETER_NO_CAPTURE_LIMIT] = {"no_capture_limit", "D1",
                                       "plies in a row without a capture that make a draw; 0 is no limit",
                                       RANGE(0, 100000)},
    [XQ_PARAMETER_INSUFFICIENT_MATERIAL] = {"insufficient_material", "D2",
                                            "when no chariot, horse, cannon or soldier is left", "off|draw",
                                            0, 0},
};

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
};

enum { CONFLICT_COUNT = sizeof conflicts / sizeof conflicts[0] };

static bool takes_words(const parameter_row *row)
{
    return row->maximum == 0;
}

xq_parameter_info xq_parameter_describe(xq_parameter parameter)
{
    return (xq_parameter_info){
        .name = parameters[parameter].name,
        .description = parameters[parameter].description,
        .values = parameters[parameter].values,
        .clause = parameters[parameter].clause,
    };
}

xq_parameter xq_parameter_named(const char *name)
{
    xq_parameter parameter = 0;
    while (parameter < XQ_PARAMETER_END && !xq_text_equal(parameters[parameter].name, name))
        parameter++;
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
    return takes_words(row) ? read_word(row->values, text, value) : read_number(row, text, value);
}

void xq_parameter_write(xq_parameter parameter, uint32_t value, xq_writer *writer)
{
    const parameter_row *const row = &parameters[parameter];
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
