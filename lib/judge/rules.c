/* The handle of a set of rules. */
#include "base/error.h"
#include "base/memory.h"
#include "judge/parameters.h"

/*
 * The errors list the names there are and don't repeat what was given: that may be no UTF-8, or long. A name that has no
 * room is not begun; the functions that list profiles and parameters give all. False when it had none.
 */
static bool list_name(xq_writer *writer, const char *name, bool is_first)
{
    static const char more[] = ", ...";
    xq_writer measure = xq_writer_to(NULL, 0);
    xq_write_text(&measure, name);
    if (writer->length + 2 + measure.length + sizeof more > writer->capacity) {
        xq_write_text(writer, more);
        return false;
    }
    xq_write_text(writer, is_first ? "" : ", ");
    xq_write_text(writer, name);
    return true;
}

static xq_status unknown_rules(xq_error *error)
{
    xq_writer writer = xq_error_begin(error, XQ_ERR_UNKNOWN_RULES);
    xq_profile_info info;
    xq_write_text(&writer, "no rule profile has this name; there are: ");
    for (size_t i = 0; xq_rules_profile(i, &info) == XQ_OK && list_name(&writer, info.name, i == 0); i++)
        continue;
    xq_writer_finish(&writer);
    return XQ_ERR_UNKNOWN_RULES;
}

xq_status xq_rules_new(const char *name, const xq_allocator *allocator, xq_rules **rules, xq_error *error)
{
    if (!rules)
        return xq_fail(error, XQ_ERR_ARGUMENT, "no place for the rules");
    xq_allocator memory;
    const xq_status status = xq_memory_from(allocator, &memory, error);
    if (status != XQ_OK)
        return status;
    const xq_profile *const profile = name ? xq_profile_named(name) : xq_profile_default(XQ_VARIANT_XIANGQI);
    if (!profile)
        return unknown_rules(error);
    xq_rules *const made = memory.alloc(memory.user, sizeof *made);
    if (!made)
        return xq_fail(error, XQ_ERR_MEMORY, "no memory for the rules");
    *made = (xq_rules){.memory = memory, .profile = *profile};
    *rules = made;
    return XQ_OK;
}

void xq_rules_free(xq_rules *rules)
{
    if (rules)
        rules->memory.release(rules->memory.user, rules);
}

xq_status xq_rules_info(const xq_rules *rules, xq_profile_info *info)
{
    if (!rules || !info)
        return XQ_ERR_ARGUMENT;
    *info = rules->profile.info;
    return XQ_OK;
}

/* The text at an index of a list that ends with null. */
static const char *text_at(const char *const *texts, size_t index)
{
    while (*texts && index > 0) {
        texts++;
        index--;
    }
    return *texts;
}

const char *xq_rules_reading(const xq_rules *rules, size_t index)
{
    return rules ? text_at(rules->profile.readings, index) : NULL;
}

const char *xq_rules_question(const xq_rules *rules, size_t index)
{
    return rules ? text_at(rules->profile.questions, index) : NULL;
}

static xq_variant variant_of(const xq_rules *rules)
{
    return (xq_variant)rules->profile.info.variant;
}

xq_bikjang xq_rules_bikjang(const xq_rules *rules)
{
    return rules ? xq_profile_bikjang(&rules->profile) : XQ_BIKJANG_DEFAULT;
}

size_t xq_rules_parameter_count(const xq_rules *rules)
{
    size_t count = 0;
    while (rules && xq_parameter_at(variant_of(rules), count) != XQ_PARAMETER_END)
        count++;
    return count;
}

xq_status xq_rules_parameter(const xq_rules *rules, size_t index, xq_parameter_info *info)
{
    if (!info || index >= xq_rules_parameter_count(rules))
        return XQ_ERR_ARGUMENT;
    *info = xq_parameter_describe(variant_of(rules), xq_parameter_at(variant_of(rules), index));
    return XQ_OK;
}

static xq_status unknown_parameter(xq_variant variant, xq_error *error)
{
    xq_writer writer = xq_error_begin(error, XQ_ERR_UNKNOWN_PARAMETER);
    xq_write_text(&writer, "no parameter has this name; there are: ");
    for (size_t i = 0; xq_parameter_at(variant, i) != XQ_PARAMETER_END; i++)
        if (!list_name(&writer, xq_parameter_describe(variant, xq_parameter_at(variant, i)).name, i == 0))
            break;
    xq_writer_finish(&writer);
    return XQ_ERR_UNKNOWN_PARAMETER;
}

static xq_status wrong_value(xq_variant variant, xq_parameter parameter, xq_error *error)
{
    const xq_parameter_info info = xq_parameter_describe(variant, parameter);
    xq_writer writer = xq_error_begin(error, XQ_ERR_PARAMETER_VALUE);
    xq_write_text(&writer, info.name);
    xq_write_text(&writer, " takes ");
    xq_write_text(&writer, info.values);
    xq_writer_finish(&writer);
    return XQ_ERR_PARAMETER_VALUE;
}

static void write_setting(const xq_profile *profile, xq_parameter parameter, xq_writer *writer)
{
    xq_write_text(writer, xq_parameter_describe((xq_variant)profile->info.variant, parameter).name);
    xq_write_char(writer, '=');
    xq_parameter_write(parameter, profile->values[parameter], writer);
}

static xq_status conflict(const xq_profile *profile, xq_parameter parameter, xq_parameter other,
                          xq_error *error)
{
    xq_writer writer = xq_error_begin(error, XQ_ERR_PARAMETER_CONFLICT);
    write_setting(profile, parameter, &writer);
    xq_write_text(&writer, " contradicts ");
    write_setting(profile, other, &writer);
    xq_write_text(&writer, "; change the latter first");
    xq_writer_finish(&writer);
    return XQ_ERR_PARAMETER_CONFLICT;
}

xq_status xq_rules_set(xq_rules *rules, const char *name, const char *value, xq_error *error)
{
    if (!rules || !name || !value)
        return xq_fail(error, XQ_ERR_ARGUMENT, "rules, name or value is missing");
    const xq_parameter parameter = xq_parameter_named(variant_of(rules), name);
    if (parameter == XQ_PARAMETER_END)
        return unknown_parameter(variant_of(rules), error);
    xq_profile changed = rules->profile;
    if (!xq_parameter_read(parameter, value, &changed.values[parameter]))
        return wrong_value(variant_of(rules), parameter, error);
    const xq_parameter other = xq_parameter_conflict(&changed, parameter);
    if (other != XQ_PARAMETER_END)
        return conflict(&changed, parameter, other, error);
    rules->profile = changed;
    return XQ_OK;
}

xq_status xq_rules_get(const xq_rules *rules, const char *name, char *value, size_t capacity, size_t *length,
                       xq_error *error)
{
    if (!rules || !name || (!value && capacity > 0))
        return xq_fail(error, XQ_ERR_ARGUMENT, "rules, name or the place for the value is missing");
    const xq_parameter parameter = xq_parameter_named(variant_of(rules), name);
    if (parameter == XQ_PARAMETER_END)
        return unknown_parameter(variant_of(rules), error);
    xq_writer writer = xq_writer_to(value, capacity);
    xq_parameter_write(parameter, rules->profile.values[parameter], &writer);
    const size_t needed = xq_writer_finish(&writer);
    if (length)
        *length = needed;
    return XQ_OK;
}
