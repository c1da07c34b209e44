/* What the profiles decide where their sources are open, and what remains open: lists that end with null. */
#ifndef XQ_JUDGE_READINGS_H
#define XQ_JUDGE_READINGS_H

extern const char *const xq_no_text[];
extern const char *const xq_check_only_readings[];
extern const char *const xq_online_readings[];
extern const char *const xq_cxa_readings[];
extern const char *const xq_cxa_questions[];
extern const char *const xq_axf_readings[];
extern const char *const xq_axf_questions[];
extern const char *const xq_wxf_questions[];

#endif
