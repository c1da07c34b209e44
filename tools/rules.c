/* xiangqi rules: the rule profiles; of one its clauses, parameters, readings and open questions. */
#include "command.h"
#include "json_output.h"

#include <stdio.h>
#include <string.h>

enum { VALUE_SIZE = 64 };

static void value_of(const xq_rules *rules, const xq_parameter_info *parameter, char value[VALUE_SIZE])
{
    value[0] = '\0';
    xq_rules_get(rules, parameter->name, value, VALUE_SIZE, NULL, NULL);
}

/* The first profile of each variant is its default. */
static bool is_default(const xq_profile_info *profile)
{
    xq_profile_info other;
    size_t i = 0;
    while (xq_rules_profile(i, &other) == XQ_OK && other.variant != profile->variant)
        i++;
    return strcmp(other.name, profile->name) == 0;
}

/* Where a clause ends in a list of them: an id such as "Q1", or a book's name with its articles, "AXF 3,5-8". */
static size_t clause_length(const char *clauses)
{
    const size_t length = strcspn(clauses, " ");
    const bool is_book = strcspn(clauses, "0123456789") >= length;
    return is_book && clauses[length] ? length + 1 + strcspn(clauses + length + 1, " ") : length;
}

static void put_clauses(json_t *object, const char *clauses)
{
    json_t *array = json_new_array();
    while (*clauses) {
        const size_t length = clause_length(clauses);
        char id[64];
        snprintf(id, sizeof id, "%.*s", (int)length, clauses);
        append_text(array, id);
        clauses += length;
        clauses += strspn(clauses, " ");
    }
    put(object, "clauses", array);
}

static void put_sentences(json_t *object, const char *key, const xq_rules *rules,
                          const char *(*sentence)(const xq_rules *rules, size_t index))
{
    json_t *array = json_new_array();
    for (size_t i = 0; sentence(rules, i); i++)
        append_text(array, sentence(rules, i));
    put(object, key, array);
}

static void put_parameters(json_t *object, const xq_rules *rules)
{
    json_t *array = json_new_array();
    xq_parameter_info info;
    for (size_t i = 0; xq_rules_parameter(rules, i, &info) == XQ_OK; i++) {
        char value[VALUE_SIZE];
        json_t *parameter = json_new_object();
        value_of(rules, &info, value);
        put_text(parameter, "name", info.name);
        put_text(parameter, "value", value);
        put_text(parameter, "values", info.values);
        put_text(parameter, "description", info.description);
        put_text(parameter, "clause", info.clause);
        append(array, parameter);
    }
    put(object, "parameters", array);
}

static void print_json(const xq_profile_info *profile, const xq_rules *rules)
{
    json_t *object = json_new_object();
    put_text(object, "name", profile->name);
    put_text(object, "title", profile->title);
    put_text(object, "variant", xq_variant_name((xq_variant)profile->variant));
    put_boolean(object, "default", is_default(profile));
    put_clauses(object, profile->clauses);
    put_parameters(object, rules);
    put_sentences(object, "readings", rules, xq_rules_reading);
    put_sentences(object, "questions", rules, xq_rules_question);
    json_print(object);
}

static void print_line(const xq_profile_info *profile)
{
    const int width = profile->variant == XQ_VARIANT_JANGGI ? 19 : 12; /* of the longest name */
    printf("%-*s %s%s: %s\n", width, profile->name, xq_variant_name((xq_variant)profile->variant),
           is_default(profile) ? ", default" : "", profile->title);
}

static void print_sentences(const char *title, const xq_rules *rules,
                            const char *(*sentence)(const xq_rules *rules, size_t index))
{
    for (size_t i = 0; sentence(rules, i); i++)
        printf("%s%s    %s\n", i ? "" : title, i ? "" : ":\n", sentence(rules, i));
}

static void print_whole(const xq_profile_info *profile, const xq_rules *rules)
{
    xq_parameter_info info;
    print_line(profile);
    printf("clauses: %s\n", profile->clauses);
    for (size_t i = 0; xq_rules_parameter(rules, i, &info) == XQ_OK; i++) {
        char value[VALUE_SIZE];
        value_of(rules, &info, value);
        printf("%s = %s\n    %s (%s; %s)\n", info.name, value, info.description, info.values, info.clause);
    }
    print_sentences("readings", rules, xq_rules_reading);
    print_sentences("open questions", rules, xq_rules_question);
}

/* One profile, whole in JSON and when it was asked for by name. */
static int show_profile(const options *given, const char *name, bool whole)
{
    xq_profile_info profile;
    xq_rules *rules = options_make_rules(given, name);
    if (!rules)
        return EXIT_USE;
    xq_rules_info(rules, &profile);
    if (option_given(given, OPTION_JSON))
        print_json(&profile, rules);
    else if (whole)
        print_whole(&profile, rules);
    else
        print_line(&profile);
    xq_rules_free(rules);
    return EXIT_WELL;
}

static int list_profiles(const options *given)
{
    xq_profile_info profile;
    int status = EXIT_WELL;
    for (size_t i = 0; status == EXIT_WELL && xq_rules_profile(i, &profile) == XQ_OK; i++)
        if (!option_given(given, OPTION_VARIANT) || profile.variant == (int32_t)given->variant)
            status = show_profile(given, profile.name, false);
    return status;
}

static int run(const options *given)
{
    if (given->operand_count > 1)
        return wrong_use(given->of, "one name");
    if (given->operand_count == 0 && option_given(given, OPTION_SET))
        return wrong_use(given->of, "--set needs the name of a profile");
    return given->operand_count ? show_profile(given, given->operands[0], true) : list_profiles(given);
}

const command rules_command = {
    .name = "rules",
    .usage = {"[OPTION]... [NAME]"},
    .summary = "list the rule profiles, or clauses, parameters and readings of one",
    .options = 1u << OPTION_SET | 1u << OPTION_VARIANT | 1u << OPTION_JSON,
    .run = run,
};
