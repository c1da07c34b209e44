#include "options.h"

#include "command.h"
#include "diagnostics.h"
#include "setup_words.h"

#include <getopt.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *name;
    const char *argument; /* null when it takes none */
    const char *help;
} known[OPTION_COUNT] = {
    [OPTION_FEN] = {"fen", "FEN", "the start; without it the start of a game"},
    [OPTION_SETUP] = {"setup", "WORDS",
                      "the start by layouts of Janggi, Cho/Han: HEHE/EHHE, drawn:HEHE/EHHE"},
    [OPTION_MOVES] = {"moves", "MOVES", "moves played from there, with blanks between: \"h2e2 h9g7\""},
    [OPTION_STRICT] = {"strict", NULL, "refuse a FEN that is not canonical instead of repairing it"},
    [OPTION_RULES] = {"rules", "NAME", "the rule profile (see: xiangqi rules)"},
    [OPTION_SET] = {"set", "NAME=VALUE", "set a parameter of the rules; may be repeated"},
    [OPTION_VARIANT] = {"variant", "NAME", "xiangqi or janggi; rules imply theirs"},
    [OPTION_EXPLAIN] = {"explain", NULL, "show what a verdict on a repetition rests on"},
    [OPTION_NOTATION] =
        {"notation", "NAME",
         "coordinates (the variant's), iccs (h2e2), uci (h3e3), xboard, korean or row-column"},
    [OPTION_DIVIDE] = {"divide", NULL, "a line for each first move too"},
    [OPTION_THREADS] = {"threads", "N", "work with N threads, 1 to 256"},
    [OPTION_AS] = {"as", "FORM", "text (the default), unicode or svg"},
    [OPTION_MARK] =
        {"mark", "MARKS",
         "mark squares: \"allowed:e4,e5\"; plain, allowed, refused, attack or guard; may be repeated"},
    [OPTION_ARROW] = {"arrow", "ARROWS", "draw arrows: \"attack:e2e6\"; as --mark"},
    [OPTION_FLIP] = {"flip", NULL, "the second side below"},
    [OPTION_NO_COORDINATES] = {"no-coordinates", NULL, "no letters and numbers at the edges"},
    [OPTION_LETTERS] = {"letters", "NAME", "chinese (the default) or western, on the pieces of a picture"},
    [OPTION_THEME] = {"theme", "NAME", "light (the default) or dark, of a picture"},
    [OPTION_WIDTH] = {"width", "PIXELS", "of a picture, 1 to 65535"},
    [OPTION_TITLE] = {"title", "TEXT", "what a picture is called"},
    [OPTION_SVG] = {"svg", "DIR", "a picture of each cycle that was judged, as DIR/game-1.svg and so on"},
    [OPTION_JSON] = {"json", NULL, "one JSON object for each item, one a line"},
    [OPTION_HELP] = {"help", NULL, "print this and exit"},
};

static bool takes(const command *which, option_id id)
{
    return id == OPTION_HELP || (which->options & 1u << id);
}

bool option_given(const options *given, option_id id)
{
    return given->value[id] != NULL;
}

const char *option_next(const options *given, option_id id, size_t *next)
{
    while (*next < given->use_count) {
        const option_use *use = &given->uses[(*next)++];
        if (use->id == id)
            return use->value;
    }
    return NULL;
}

bool read_number(const char *text, unsigned largest, unsigned *number)
{
    unsigned long long value = 0;
    if (!*text)
        return false;
    for (; *text; text++) {
        if (*text < '0' || *text > '9')
            return false;
        value = 10 * value + (unsigned)(*text - '0');
        if (value > largest)
            return false;
    }
    *number = (unsigned)value;
    return true;
}

void options_help(const command *of)
{
    for (size_t i = 0; i < 2 && of->usage[i]; i++)
        printf("%s xiangqi %s %s\n", i ? "      " : "usage:", of->name, of->usage[i]);
    printf("%s\n\n", of->summary);
    for (option_id id = 0; id < OPTION_COUNT; id++) {
        char left[40];
        if (!takes(of, id))
            continue;
        snprintf(left, sizeof left, "--%s %s", known[id].name, known[id].argument ? known[id].argument : "");
        printf("  %-18s %s\n", left, known[id].help);
    }
}

static void hint(const command *of)
{
    fprintf(stderr, "try: xiangqi %s --help\n", of->name);
}

int wrong_use(const command *of, const char *format, ...)
{
    va_list arguments;
    fprintf(stderr, "xiangqi %s: ", of->name);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    hint(of);
    return EXIT_USE;
}

/* Fills getopt's table with the options that the command takes; val is the id plus one. */
static void list_options(const command *of, struct option *list)
{
    for (option_id id = 0; id < OPTION_COUNT; id++)
        if (takes(of, id))
            *list++ = (struct option){known[id].name, known[id].argument ? required_argument : no_argument,
                                      NULL, (int)id + 1};
    *list = (struct option){NULL, 0, NULL, 0};
}

static bool read_arguments(options *given, int argc, char **argv)
{
    struct option list[OPTION_COUNT + 1];
    list_options(given->of, list);
    int value;
    while ((value = getopt_long(argc, argv, "h", list, NULL)) != -1) {
        if (value == '?') {
            hint(given->of);
            return false;
        }
        const option_id id = value == 'h' ? OPTION_HELP : (option_id)(value - 1);
        given->value[id] = known[id].argument ? optarg : "";
        if (value != 'h') /* "-hhh" is one argument; a long option is one of its own */
            given->uses[given->use_count++] = (option_use){id, given->value[id]};
    }
    given->operands = argv + optind;
    given->operand_count = (size_t)(argc - optind);
    return true;
}

static bool is_built_in(xq_variant variant)
{
    xq_position position;
    return xq_position_start(variant, &position) == XQ_OK;
}

static void list_variants(bool built_in_only)
{
    for (int variant = 0; *xq_variant_name((xq_variant)variant); variant++)
        if (!built_in_only || is_built_in((xq_variant)variant))
            fprintf(stderr, "  %s\n", xq_variant_name((xq_variant)variant));
}

static bool find_variant(options *given, const char *name)
{
    for (int variant = 0; *xq_variant_name((xq_variant)variant); variant++)
        if (strcmp(name, xq_variant_name((xq_variant)variant)) == 0) {
            given->variant = (xq_variant)variant;
            if (is_built_in(given->variant))
                return true;
            complain(command_line, "variant %s is not built in; there are:", name);
            list_variants(true);
            return false;
        }
    complain(command_line, "no variant is called '%s'; there are:", name);
    list_variants(false);
    return false;
}

/* The first profile of a variant is its default; a variant that is built in has one. */
static const char *default_rules(xq_variant variant)
{
    xq_profile_info info;
    for (size_t i = 0; xq_rules_profile(i, &info) == XQ_OK; i++)
        if (info.variant == (int32_t)variant)
            return info.name;
    return "";
}

static bool fits_variant(const options *given, const xq_rules *rules)
{
    xq_profile_info info;
    if (xq_rules_info(rules, &info))
        return false;
    if (!option_given(given, OPTION_VARIANT) || info.variant == (int32_t)given->variant)
        return true;
    complain(command_line, "the rules %s are of %s, not of %s", info.name,
             xq_variant_name((xq_variant)info.variant), xq_variant_name(given->variant));
    return false;
}

static bool set_parameter(xq_rules *rules, const char *setting)
{
    char name[64];
    xq_error error;
    const char *sign = strchr(setting, '=');
    if (!sign || sign - setting >= (ptrdiff_t)sizeof name) {
        complain(command_line, "--set takes NAME=VALUE, not '%s'", setting);
        return false;
    }
    snprintf(name, sizeof name, "%.*s", (int)(sign - setting), setting);
    if (xq_rules_set(rules, name, sign + 1, &error) == XQ_OK)
        return true;
    complain(command_line, "--set %s: %s", setting, error.text);
    return false;
}

xq_rules *options_make_rules(const options *given, const char *name)
{
    xq_error error;
    xq_rules *rules;
    const char *wanted = name ? name : default_rules(given->variant);
    if (xq_rules_new(wanted, NULL, &rules, &error)) {
        complain(command_line, "rules '%s': %s", wanted, error.text);
        return NULL;
    }
    bool good = fits_variant(given, rules);
    size_t next = 0;
    for (const char *setting; good && (setting = option_next(given, OPTION_SET, &next));)
        good = set_parameter(rules, setting);
    if (good)
        return rules;
    xq_rules_free(rules);
    return NULL;
}

/* Rules imply their variant. */
static bool take_rules(options *given)
{
    xq_profile_info info;
    given->rules = options_make_rules(given, given->value[OPTION_RULES]);
    if (!given->rules || xq_rules_info(given->rules, &info))
        return false;
    given->variant = (xq_variant)info.variant;
    return true;
}

/* The start of games that name none; of Janggi in the mode of the rules. */
static bool take_start(options *given)
{
    const char *words = given->value[OPTION_SETUP];
    xq_setup_start(&given->start, given->variant);
    if (words && option_given(given, OPTION_FEN)) {
        complain(command_line, "either --fen or --setup");
        return false;
    }
    if (words && given->variant != XQ_VARIANT_JANGGI) {
        complain(command_line, "--setup is of janggi, not of %s", xq_variant_name(given->variant));
        return false;
    }
    if (words && !setup_words_read(words, &given->start))
        return false;
    given->start.bikjang = (int32_t)xq_rules_bikjang(given->rules);
    return true;
}

bool options_read(options *given, const command *of, int argc, char **argv, int *status)
{
    *given = (options){.of = of, .variant = XQ_VARIANT_XIANGQI};
    *status = EXIT_USE;
    given->uses = calloc((size_t)argc, sizeof *given->uses);
    if (!given->uses) {
        complain(command_line, "out of memory");
        return false;
    }
    if (!read_arguments(given, argc, argv))
        return false;
    if (option_given(given, OPTION_HELP)) {
        options_help(of);
        *status = EXIT_WELL;
        return false;
    }
    const char *variant = given->value[OPTION_VARIANT];
    return (!variant || find_variant(given, variant)) && (!takes(of, OPTION_RULES) || take_rules(given)) &&
           take_start(given);
}

void options_release(options *given)
{
    xq_rules_free(given->rules);
    free(given->uses);
}
