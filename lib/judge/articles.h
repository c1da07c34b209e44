/* Which clause or article decides a verdict. */
#ifndef XQ_JUDGE_ARTICLES_H
#define XQ_JUDGE_ARTICLES_H

#include "judge/profile.h"
#include "judge/tally.h"

#include <xiangqi/outcome.h>

/* The id of the clause; loser, reason and judgement of the verdict must be set. Static storage. */
const char *xq_article_of(const xq_profile *rules, const xq_verdict *verdict, const xq_tally tallies[2]);

/* What a clause that decides repetitions says, as an English sentence; "" for another. Static storage. */
const char *xq_article_text(const char *clause);

#endif
