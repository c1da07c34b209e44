/* The rule profiles of Janggi. */
#ifndef XQ_JUDGE_JANGGI_PROFILES_H
#define XQ_JUDGE_JANGGI_PROFILES_H

#include "judge/profile.h"

/* A profile by index, the default first; null beyond the last. */
const xq_profile *xq_janggi_profile(size_t index);

#endif
