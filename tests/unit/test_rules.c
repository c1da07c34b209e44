/* Rule profiles, their parameters, and the words of outcomes. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include <xiangqi/outcome.h>
#include <xiangqi/rules.h>

#include "support/games.h"
#include "support/memory.h"

/* What check-only has, as promised in the documents. */
static const struct {
    const char *name;
    const char *values;
    const char *clause;
    const char *standard;
    const char *good[4];
    const char *bad[8];
} parameters[] = {
    {"repetition", "off|on", "Q1", "on", {"on"}, {"", "o", "onn", "off|on", "|", "On", "1", " on"}},
    {"repetition_count",
     "2 to 100",
     "Q1",
     "3",
     {"2", "100", "57"},
     {"", "1", "0", "101", "-3", "+3", "3 ", "3x"}},
    {"repetition_window",
     "first|last",
     "Q2",
     "first",
     {"last", "first"},
     {"", "fir", "firstlast", "0", "lastx"}},
    {"perpetual_check", "draw|loses", "Q7", "loses", {"draw", "loses"}, {"", "wins", "los", "drawn"}},
    {"perpetual_chase", "draw|loses", "Q4", "draw", {"loses", "draw"}, {"", "off", "chase"}},
    {"mixed_attacks", "off|on", "Q4", "off", {"off"}, {"", "yes"}},
    {"mutual_attack", "draw|level|table", "Q5", "draw", {"level", "draw"}, {"", "levels", "loses", "tabl"}},
    {"same_victim", "off|on", "AXF 32", "off", {"on", "off"}, {"", "one"}},
    {"check_also_chase", "off|on", "Q3", "on", {"off", "on"}, {"", "o"}},
    {"newness", "off|victim|pair", "Q9", "pair", {"off", "victim", "pair"}, {"", "pairs", "on", "vic"}},
    {"root", "before|after|both", "Q9", "both", {"before", "after", "both"}, {"", "off", "afte"}},
    {"like_pieces", "chase|mutual|idle", "Q3", "mutual", {"chase", "idle", "mutual"}, {"", "on", "draw"}},
    {"superior_attack", "off|on", "AXF 15", "off", {"on", "off"}, {"", "2"}},
    {"light_superior", "off|on", "AXF 15", "off", {"on", "off"}, {"", "2"}},
    {"general_chases", "off|on", "Q10", "off", {"on", "off"}, {"", "2"}},
    {"soldier_chases", "off|on", "Q10", "off", {"on", "off"}, {"", "2"}},
    {"uncrossed_soldier_victim", "off|on", "Q10", "off", {"on", "off"}, {"", "2"}},
    {"chase_by", "capture|gain", "CXA 24.3", "capture", {"gain", "capture"}, {"", "gains", "captur"}},
    {"kill", "off|on", "CXA 24.2", "off", {"off"}, {"", "kill", "1"}},
    {"kill_checks", "1 to 12", "CXA 24.2", "8", {"1", "12", "3"}, {"", "0", "13", "-1", "all"}},
    {"chase_moves", "1 to 8", "CXA 24.3", "4", {"1", "8", "3"}, {"", "0", "9", "-1", "all"}},
    {"answer_checks", "0 to 4", "CXA 24.3", "2", {"0", "4"}, {"", "5", "-1", "all"}},
    {"answer_mate", "0 to 6", "CXA 24.3", "3", {"0", "6"}, {"", "7", "-1", "all"}},
    {"search_nodes",
     "100 to 100000000",
     "CXA 24.3",
     "100000",
     {"100", "100000000"},
     {"", "99", "100000001", "all"}},
    {"no_capture_limit",
     "0 to 100000",
     "D1",
     "120",
     {"0", "1", "100000", "99"},
     {"", "100001", "-1", "4294967296", "18446744073709551616", "1e3", "0x10", "99999999999999999999999999"}},
    {"checks_counted",
     "0 to 100000 or all",
     "D1",
     "all",
     {"10", "0", "100000", "all"},
     {"", "al", "alll", "100001", "4294967295", "-1", "ALL"}},
    {"insufficient_material", "off|draw", "D2", "draw", {"off", "draw"}, {"", "on", "of", "off|"}},
};

enum { PARAMETERS = sizeof parameters / sizeof parameters[0] };

static void assert_value(const xq_rules *rules, const char *name, const char *expected)
{
    char value[32];
    size_t length = 99;

    assert_int_equal(xq_rules_get(rules, name, value, sizeof value, &length, NULL), XQ_OK);
    assert_string_equal(value, expected);
    assert_int_equal(length, strlen(expected));
}

static void profiles_can_be_listed(void **state)
{
    xq_profile_info info;
    xq_rules *rules = rules_with("");
    size_t index;

    (void)state;
    assert_true(xq_rules_profile_count() >= 1);
    for (index = 0; index < xq_rules_profile_count(); index++) {
        xq_rules *copy = NULL;
        xq_profile_info again;

        assert_int_equal(xq_rules_profile(index, &info), XQ_OK);
        assert_true(strlen(info.title) > 0);
        assert_int_equal(xq_rules_new(info.name, NULL, &copy, NULL), XQ_OK);
        assert_int_equal(xq_rules_info(copy, &again), XQ_OK);
        assert_string_equal(again.name, info.name);
        xq_rules_free(copy);
    }
    assert_int_equal(xq_rules_profile(index, &info), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_rules_profile(0, NULL), XQ_ERR_ARGUMENT);

    assert_int_equal(xq_rules_info(rules, &info), XQ_OK);
    assert_string_equal(info.name, "check-only");
    assert_string_equal(info.clauses, "Q1 Q2 Q7 D1 D2 D3");
    assert_int_equal(info.variant, XQ_VARIANT_XIANGQI);
    xq_rules_free(rules);
}

static void parameters_are_as_documented(void **state)
{
    xq_rules *rules = rules_with("");
    xq_parameter_info info;
    size_t i;

    (void)state;
    assert_int_equal(xq_rules_parameter_count(rules), PARAMETERS);
    for (i = 0; i < PARAMETERS; i++) {
        assert_int_equal(xq_rules_parameter(rules, i, &info), XQ_OK);
        assert_string_equal(info.name, parameters[i].name);
        assert_string_equal(info.values, parameters[i].values);
        assert_string_equal(info.clause, parameters[i].clause);
        assert_true(strlen(info.description) > 10);
        assert_value(rules, parameters[i].name, parameters[i].standard);
    }
    assert_int_equal(xq_rules_parameter(rules, i, &info), XQ_ERR_ARGUMENT);
    xq_rules_free(rules);
}

static void values_are_set_and_read_back(void **state)
{
    size_t i;
    size_t j;

    (void)state;
    for (i = 0; i < PARAMETERS; i++) {
        xq_rules *rules = rules_with("");

        for (j = 0; j < 4 && parameters[i].good[j]; j++) {
            assert_int_equal(xq_rules_set(rules, parameters[i].name, parameters[i].good[j], NULL), XQ_OK);
            assert_value(rules, parameters[i].name, parameters[i].good[j]);
        }
        xq_rules_free(rules);
    }
}

static void wrong_values_are_refused(void **state)
{
    xq_error error;
    size_t i;
    size_t j;

    (void)state;
    for (i = 0; i < PARAMETERS; i++) {
        xq_rules *rules = rules_with("");

        for (j = 0; j < 8 && parameters[i].bad[j]; j++) {
            assert_int_equal(xq_rules_set(rules, parameters[i].name, parameters[i].bad[j], &error),
                             XQ_ERR_PARAMETER_VALUE);
            assert_int_equal(error.code, XQ_ERR_PARAMETER_VALUE);
            assert_non_null(strstr(error.text, parameters[i].name));
            assert_non_null(strstr(error.text, parameters[i].values));
            assert_value(rules, parameters[i].name, parameters[i].standard);
        }
        xq_rules_free(rules);
    }
}

static void unknown_names_are_answered_with_the_list(void **state)
{
    static const char *const names[] = {"", "asian", "AXF", "Check-only", "check-only ", "check-onl"};
    xq_rules *rules = NULL;
    xq_error error;
    char value[8] = "kept";
    size_t i;

    (void)state;
    for (i = 0; i < sizeof names / sizeof names[0]; i++) {
        assert_int_equal(xq_rules_new(names[i], NULL, &rules, &error), XQ_ERR_UNKNOWN_RULES);
        assert_null(rules);
        assert_string_equal(error.text,
                            "no rule profile has this name; there are: asian-online, axf, wxf, cxa2020, "
                            "check-only, janggi-site, janggi-site-bikjang, janggi, janggitraditional, ...");
    }
    rules = rules_with("");
    assert_int_equal(xq_rules_set(rules, "repetitions", "3", &error), XQ_ERR_UNKNOWN_PARAMETER);
    assert_string_equal(
        error.text, "no parameter has this name; there are: repetition, repetition_count, "
                    "repetition_window, perpetual_check, perpetual_chase, mixed_attacks, mutual_attack, ...");
    assert_int_equal(xq_rules_get(rules, "Repetition", value, sizeof value, NULL, &error),
                     XQ_ERR_UNKNOWN_PARAMETER);
    assert_string_equal(value, "kept");
    xq_rules_free(rules);
}

static void contradictions_name_both(void **state)
{
    xq_rules *rules = rules_with("");
    xq_error error;

    (void)state;
    assert_int_equal(xq_rules_set(rules, "repetition", "off", &error), XQ_ERR_PARAMETER_CONFLICT);
    assert_int_equal(error.code, XQ_ERR_PARAMETER_CONFLICT);
    assert_string_equal(error.text,
                        "repetition=off contradicts perpetual_check=loses; change the latter first");
    assert_value(rules, "repetition", "on");

    /* In the other order both can be set, and taken back. */
    assert_int_equal(xq_rules_set(rules, "perpetual_check", "draw", &error), XQ_OK);
    assert_int_equal(xq_rules_set(rules, "repetition", "off", &error), XQ_OK);
    assert_int_equal(xq_rules_set(rules, "perpetual_check", "loses", &error), XQ_ERR_PARAMETER_CONFLICT);
    assert_string_equal(error.text,
                        "perpetual_check=loses contradicts repetition=off; change the latter first");
    assert_value(rules, "perpetual_check", "draw");
    assert_int_equal(xq_rules_set(rules, "repetition", "on", &error), XQ_OK);
    assert_int_equal(xq_rules_set(rules, "perpetual_check", "loses", &error), XQ_OK);
    xq_rules_free(rules);
}

/* Each pair that contradicts, refused with both names, whichever is set last. */
static void every_contradiction_is_refused(void **state)
{
    static const struct {
        const char *settings; /* all but the last */
        const char *name;
        const char *value;
        const char *text;
    } pairs[] = {
        {"rules=check-only perpetual_check=draw perpetual_chase=loses", "repetition", "off",
         "repetition=off contradicts perpetual_chase=loses; change the latter first"},
        {"rules=check-only perpetual_check=draw repetition=off", "perpetual_chase", "loses",
         "perpetual_chase=loses contradicts repetition=off; change the latter first"},
        {"rules=asian-online", "same_victim", "on",
         "same_victim=on contradicts mixed_attacks=on; change the latter first"},
        {"rules=axf", "mixed_attacks", "on",
         "mixed_attacks=on contradicts same_victim=on; change the latter first"},
        {"rules=asian-online", "perpetual_check", "draw",
         "perpetual_check=draw contradicts mixed_attacks=on; change the latter first"},
        {"rules=asian-online", "perpetual_chase", "draw",
         "perpetual_chase=draw contradicts mixed_attacks=on; change the latter first"},
        {"rules=check-only", "mixed_attacks", "on",
         "mixed_attacks=on contradicts perpetual_chase=draw; change the latter first"},
        {"rules=axf", "kill", "on", "kill=on contradicts chase_by=capture; change the latter first"},
        {"rules=cxa2020", "chase_by", "capture",
         "chase_by=capture contradicts kill=on; change the latter first"},
        {"rules=cxa2020 kill=off", "chase_by", "capture",
         "chase_by=capture contradicts mutual_attack=table; change the latter first"},
        {"rules=axf", "mutual_attack", "table",
         "mutual_attack=table contradicts chase_by=capture; change the latter first"},
        {"rules=check-only chase_by=gain", "kill", "on",
         "kill=on contradicts perpetual_chase=draw; change the latter first"},
        {"rules=cxa2020 mixed_attacks=off", "perpetual_chase", "draw",
         "perpetual_chase=draw contradicts kill=on; change the latter first"},
        {"rules=axf same_victim=off perpetual_check=draw", "mixed_attacks", "on",
         "mixed_attacks=on contradicts perpetual_check=draw; change the latter first"},
    };
    size_t i;

    (void)state;
    for (i = 0; i < sizeof pairs / sizeof pairs[0]; i++) {
        xq_rules *rules = rules_with(pairs[i].settings);
        char before[32];
        xq_error error;

        assert_int_equal(xq_rules_get(rules, pairs[i].name, before, sizeof before, NULL, NULL), XQ_OK);
        assert_int_equal(xq_rules_set(rules, pairs[i].name, pairs[i].value, &error),
                         XQ_ERR_PARAMETER_CONFLICT);
        assert_string_equal(error.text, pairs[i].text);
        assert_value(rules, pairs[i].name, before);
        xq_rules_free(rules);
    }
}

/* The decisions for each profile, parameter by parameter: asian-online, axf, wxf, cxa2020. */
static void profiles_are_as_decided(void **state)
{
    static const char *const profiles[] = {"asian-online", "axf", "wxf", "cxa2020"};
    static const struct {
        const char *name;
        const char *values[4];
    } decided[] = {
        {"repetition", {"on", "on", "on", "on"}},
        {"repetition_count", {"3", "3", "3", "3"}},
        {"repetition_window", {"first", "first", "first", "first"}},
        {"perpetual_check", {"loses", "loses", "loses", "loses"}},
        {"perpetual_chase", {"loses", "loses", "loses", "loses"}},
        {"mixed_attacks", {"on", "off", "off", "on"}},
        {"mutual_attack", {"draw", "level", "level", "table"}},
        {"same_victim", {"off", "on", "on", "off"}},
        {"check_also_chase", {"on", "on", "on", "on"}},
        {"newness", {"pair", "pair", "pair", "pair"}},
        {"root", {"both", "both", "both", "both"}},
        {"like_pieces", {"mutual", "mutual", "mutual", "mutual"}},
        {"superior_attack", {"off", "on", "on", "off"}},
        {"light_superior", {"off", "off", "off", "off"}},
        {"general_chases", {"off", "off", "off", "off"}},
        {"soldier_chases", {"off", "off", "off", "off"}},
        {"uncrossed_soldier_victim", {"off", "off", "off", "off"}},
        {"chase_by", {"capture", "capture", "capture", "gain"}},
        {"kill", {"off", "off", "off", "on"}},
        {"kill_checks", {"8", "8", "8", "8"}},
        {"chase_moves", {"4", "4", "4", "4"}},
        {"answer_checks", {"2", "2", "2", "2"}},
        {"answer_mate", {"3", "3", "3", "3"}},
        {"search_nodes", {"100000", "100000", "100000", "100000"}},
        {"no_capture_limit", {"120", "100", "100", "120"}},
        {"checks_counted", {"all", "10", "10", "10"}},
        {"insufficient_material", {"draw", "draw", "draw", "draw"}},
    };
    size_t i;
    size_t j;

    (void)state;
    assert_int_equal(sizeof decided / sizeof decided[0], PARAMETERS);
    for (i = 0; i < 4; i++) {
        xq_rules *rules = NULL;

        assert_int_equal(xq_rules_new(profiles[i], NULL, &rules, NULL), XQ_OK);
        for (j = 0; j < PARAMETERS; j++) {
            assert_value(rules, decided[j].name, decided[j].values[i]);
        }
        xq_rules_free(rules);
    }
}

static void the_default_is_asian_online(void **state)
{
    xq_profile_info info;
    xq_rules *rules = NULL;

    (void)state;
    assert_int_equal(xq_rules_new(NULL, NULL, &rules, NULL), XQ_OK);
    assert_int_equal(xq_rules_info(rules, &info), XQ_OK);
    assert_string_equal(info.name, "asian-online");
    xq_rules_free(rules);
    assert_int_equal(xq_rules_profile(0, &info), XQ_OK);
    assert_string_equal(info.name, "asian-online");
}

/* Each reading names a parameter that there is, in brackets; questions end. */
static void readings_can_be_listed(void **state)
{
    xq_profile_info info;
    size_t profile;

    (void)state;
    for (profile = 0; xq_rules_profile(profile, &info) == XQ_OK; profile++) {
        xq_rules *rules = NULL;
        size_t i;

        assert_int_equal(xq_rules_new(info.name, NULL, &rules, NULL), XQ_OK);
        for (i = 0; xq_rules_reading(rules, i); i++) {
            const char *const open = strrchr(xq_rules_reading(rules, i), '(');
            char name[32];

            if (open && sscanf(open, "(%31[a-z_]", name) == 1 && strchr(name, '_')) {
                char value[32];

                assert_int_equal(xq_rules_get(rules, name, value, sizeof value, NULL, NULL), XQ_OK);
            }
        }
        assert_true(i >= 2);
        assert_null(xq_rules_reading(rules, i + 1));
        assert_null(xq_rules_question(rules, 99));
        xq_rules_free(rules);
    }
    assert_null(xq_rules_reading(NULL, 0));
    assert_null(xq_rules_question(NULL, 0));
}

static void values_are_cut_to_the_capacity(void **state)
{
    xq_rules *rules = rules_with("");
    char value[8];
    size_t capacity;
    size_t length;

    (void)state;
    for (capacity = 0; capacity <= 6; capacity++) {
        const size_t kept = capacity == 0 ? 0 : capacity - 1 < 5 ? capacity - 1 : 5;

        memset(value, '#', sizeof value);
        assert_int_equal(xq_rules_get(rules, "perpetual_check", value, capacity, &length, NULL), XQ_OK);
        assert_int_equal(length, 5);
        assert_memory_equal(value, "loses", kept);
        assert_int_equal(value[kept], capacity == 0 ? '#' : '\0');
        assert_int_equal(value[capacity], '#');
    }
    assert_int_equal(xq_rules_get(rules, "perpetual_check", NULL, 0, &length, NULL), XQ_OK);
    assert_int_equal(length, 5);
    xq_rules_free(rules);
}

static void copies_are_independent(void **state)
{
    xq_rules *one = rules_with("repetition_count=5");
    xq_rules *other = rules_with("");

    (void)state;
    assert_value(one, "repetition_count", "5");
    assert_value(other, "repetition_count", "3");
    xq_rules_free(one);
    xq_rules_free(other);
}

static void null_pointers_are_refused(void **state)
{
    xq_rules *rules = rules_with("");
    xq_profile_info profile;
    xq_parameter_info parameter;
    char value[8];
    xq_error error;

    (void)state;
    xq_rules_free(NULL);
    assert_int_equal(xq_rules_new("check-only", NULL, NULL, &error), XQ_ERR_ARGUMENT);
    assert_int_equal(error.code, XQ_ERR_ARGUMENT);
    assert_int_equal(xq_rules_info(NULL, &profile), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_rules_info(rules, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_rules_parameter_count(NULL), 0);
    assert_int_equal(xq_rules_parameter(NULL, 0, &parameter), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_rules_parameter(rules, 0, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_rules_set(NULL, "repetition", "on", NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_rules_set(rules, NULL, "on", NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_rules_set(rules, "repetition", NULL, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_rules_get(NULL, "repetition", value, sizeof value, NULL, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_rules_get(rules, NULL, value, sizeof value, NULL, NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_rules_get(rules, "repetition", NULL, 4, NULL, NULL), XQ_ERR_ARGUMENT);
    xq_rules_free(rules);
}

static void allocators_are_checked(void **state)
{
    test_memory memory = {0};
    xq_allocator allocator = test_memory_allocator(&memory);
    xq_allocator broken = allocator;
    xq_rules *rules = NULL;
    xq_error error;

    (void)state;
    broken.size--;
    assert_int_equal(xq_rules_new(NULL, &broken, &rules, &error), XQ_ERR_ARGUMENT);
    broken = allocator;
    broken.release = NULL;
    assert_int_equal(xq_rules_new(NULL, &broken, &rules, &error), XQ_ERR_ARGUMENT);
    assert_null(rules);
    assert_int_equal(memory.asked, 0);
}

static void outcomes_have_words(void **state)
{
    static const char *const reasons[] = {"",
                                          "checkmate",
                                          "stalemate",
                                          "perpetual_check",
                                          "perpetual_chase",
                                          "perpetual_attack",
                                          "mutual_perpetual",
                                          "repetition",
                                          "no_capture_limit",
                                          "insufficient_material",
                                          "resignation",
                                          "agreement",
                                          "points_pass",
                                          "points_bikjang",
                                          "points_repetition",
                                          "points_limit",
                                          "draw_bikjang",
                                          "draw_pass",
                                          "shuffle",
                                          "time"};
    static const char *const natures[] = {"idle",  "check", "kill",   "chase", "exchange",
                                          "offer", "block", "follow", "attack"};
    static const char *const refusals[] = {"",         "uncrossed_soldier", "general",   "soldier", "illegal",
                                           "exchange", "protected",         "not_new",   "check",   "no_gain",
                                           "mated",    "answers_check",     "keeps_post"};
    int i;

    (void)state;
    assert_int_equal(XQ_REASON_END, sizeof reasons / sizeof reasons[0]);
    assert_int_equal(XQ_NATURE_END, sizeof natures / sizeof natures[0]);
    for (i = 0; i < XQ_REASON_END; i++) {
        assert_string_equal(xq_reason_name((xq_reason)i), reasons[i]);
    }
    for (i = 0; i < XQ_NATURE_END; i++) {
        assert_string_equal(xq_nature_name((xq_nature)i), natures[i]);
    }
    assert_int_equal(XQ_REFUSAL_END, sizeof refusals / sizeof refusals[0]);
    for (i = 0; i < XQ_REFUSAL_END; i++) {
        assert_string_equal(xq_refusal_name((xq_refusal_reason)i), refusals[i]);
        assert_true(i == 0 || strlen(xq_refusal_text((xq_refusal_reason)i)) > 10);
    }
    assert_string_equal(xq_refusal_name(XQ_REFUSAL_END), "");
    assert_string_equal(xq_refusal_text(XQ_REFUSAL_NONE), "");
    assert_string_equal(xq_refusal_text(XQ_REFUSAL_END), "");
    assert_string_equal(xq_reason_name(XQ_REASON_END), "");
    assert_string_equal(xq_nature_name(XQ_NATURE_END), "");
    assert_string_equal(xq_result_text(XQ_RESULT_NONE), "*");
    assert_string_equal(xq_result_text(XQ_RESULT_FIRST_SIDE_WINS), "1-0");
    assert_string_equal(xq_result_text(XQ_RESULT_SECOND_SIDE_WINS), "0-1");
    assert_string_equal(xq_result_text(XQ_RESULT_DRAW), "1/2-1/2");
    assert_string_equal(xq_result_text((xq_result)4), "");
    assert_int_equal(sizeof(xq_outcome), 64);
    assert_int_equal(sizeof(xq_verdict), 64);
    assert_int_equal(sizeof(xq_evidence), 64);
    assert_int_equal(sizeof(xq_victim), 32);
    assert_int_equal(sizeof(xq_refusal), 32);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(profiles_can_be_listed),
        cmocka_unit_test(parameters_are_as_documented),
        cmocka_unit_test(values_are_set_and_read_back),
        cmocka_unit_test(wrong_values_are_refused),
        cmocka_unit_test(unknown_names_are_answered_with_the_list),
        cmocka_unit_test(contradictions_name_both),
        cmocka_unit_test(every_contradiction_is_refused),
        cmocka_unit_test(profiles_are_as_decided),
        cmocka_unit_test(the_default_is_asian_online),
        cmocka_unit_test(readings_can_be_listed),
        cmocka_unit_test(values_are_cut_to_the_capacity),
        cmocka_unit_test(copies_are_independent),
        cmocka_unit_test(null_pointers_are_refused),
        cmocka_unit_test(allocators_are_checked),
        cmocka_unit_test(outcomes_have_words),
    };

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
