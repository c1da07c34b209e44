/* The parameters of rules: what each takes, reading and writing values, contradictions. */
#ifndef XQ_JUDGE_PARAMETERS_H
#define XQ_JUDGE_PARAMETERS_H

#include "base/writer.h"
#include "judge/profile.h"

/* What is said of a parameter in a variant. */
xq_parameter_info xq_parameter_describe(xq_variant variant, xq_parameter parameter);

/* The parameter at an index of those a variant has, or XQ_PARAMETER_END. */
xq_parameter xq_parameter_at(xq_variant variant, size_t index);

/* The parameter of a name in a variant, or XQ_PARAMETER_END. */
xq_parameter xq_parameter_named(xq_variant variant, const char *name);

/* Reads a value; false when the parameter doesn't take it. */
bool xq_parameter_read(xq_parameter parameter, const char *text, uint32_t *value);

/* Writes a value as text. */
void xq_parameter_write(xq_parameter parameter, uint32_t value, xq_writer *writer);

/* The parameter whose value in the profile contradicts the value of this one, or XQ_PARAMETER_END. */
xq_parameter xq_parameter_conflict(const xq_profile *profile, xq_parameter parameter);

#endif
