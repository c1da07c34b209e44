/**
 * @file
 * Rule profiles: how a game is judged when it repeats, and when it is drawn.
 *
 * A profile is plain data with a name. xq_rules_new() copies one; the copy's parameters can then be
 * set by name. Profiles of Xiangqi:
 * - "check-only": perpetual check loses, chases never count (Q1, Q2, Q7, D1-D3)
 * - "asian-online": whoever alone checks or chases with every move loses (Q1-Q6, Q8-Q10, D1-D3)
 * - "axf": the Asian Xiangqi Federation's rules, cited as "AXF 15"
 * - "wxf": the World Xiangqi Rules of 2018, which rest on them
 * - "cxa2020": the rules of the China Xiangqi Association of 2020, cited as "CXA 26.9.1"
 *
 * Profiles of Janggi; how each ends a game stands in docs/rules/janggi-endings.md:
 * - "janggi-site": the online rules (J10-J14); facing generals are nothing
 * - "janggi-site-bikjang": the same in a room with scoring: facing generals end the game by points (J12)
 * - "janggi", "janggitraditional", "janggimodern", "janggicasual": as Fairy-Stockfish plays the variants of these
 *   names
 * - "janggi-kja": the points format of the Korea Janggi Association; a draft
 *
 * Where the sources disagree or were not at hand a profile has a reading, which xq_rules_reading() tells; a
 * parameter gives the other one.
 *
 * Different threads may use different handles freely, and share one that nobody changes. The functions
 * that take no handle may be called from any thread.
 */
#ifndef XIANGQI_RULES_H
#define XIANGQI_RULES_H

#include <xiangqi/allocator.h>
#include <xiangqi/setup.h>

XQ_BEGIN_DECLARATIONS

/** A set of rules. */
typedef struct xq_rules xq_rules;

/** What is said of a profile, its clauses and parameters. Pointers are to static storage. */
typedef struct xq_profile_info {
    const char *name;     /**< such as "check-only" */
    const char *title;    /**< one English line */
    const char *clauses;  /**< ids of the clauses it follows, with blanks between: "Q1 Q2 Q7 D1 D2 D3";
                             articles of a book after its name: "AXF 3,5-8" */
    int32_t variant;      /**< an ::xq_variant */
    uint8_t reserved[28]; /**< zero */
} xq_profile_info;

/** What is said of a parameter. Pointers are to static storage. */
typedef struct xq_parameter_info {
    const char *name;        /**< such as "repetition_count" */
    const char *description; /**< one English line: meaning and unit */
    const char *values;   /**< the values it takes: "2 to 100", "0 to 9 or all", or words with "|" between */
    const char *clause;   /**< the clause it is about */
    uint8_t reserved[32]; /**< zero */
} xq_parameter_info;

/** How many profiles there are. */
XQ_API size_t xq_rules_profile_count(void);

/** A profile by index; XQ_ERR_ARGUMENT when out of range. The first of each variant is its default. */
XQ_API xq_status xq_rules_profile(size_t index, xq_profile_info *info);

/**
 * A copy of a profile.
 * @param name       zero-terminated; null is the default of Xiangqi
 * @param allocator  null is libc
 * @return XQ_OK; XQ_ERR_UNKNOWN_RULES (the error lists the names there are); XQ_ERR_MEMORY; XQ_ERR_ARGUMENT
 */
XQ_API xq_status xq_rules_new(const char *name, const xq_allocator *allocator, xq_rules **rules,
                              xq_error *error);

/** Frees a handle; null is fine. */
XQ_API void xq_rules_free(xq_rules *rules);

/** What is said of the profile that a handle was copied from. */
XQ_API xq_status xq_rules_info(const xq_rules *rules, xq_profile_info *info);

/**
 * A decision that the profile takes where its sources are open, an English sentence that begins with the clause.
 * @return null when there are no more. Static storage.
 */
XQ_API const char *xq_rules_reading(const xq_rules *rules, size_t index);

/** What remains open of the profile, an English sentence; null when there are no more. Static storage. */
XQ_API const char *xq_rules_question(const xq_rules *rules, size_t index);

/**
 * What these rules make of facing generals (빅장): the mode of the positions of their games, and so part of what is
 * legal. XQ_BIKJANG_DEFAULT in Xiangqi and for null.
 */
XQ_API xq_bikjang xq_rules_bikjang(const xq_rules *rules);

/** How many parameters the rules have; each variant has its own. */
XQ_API size_t xq_rules_parameter_count(const xq_rules *rules);

/** A parameter by index; XQ_ERR_ARGUMENT when out of range. */
XQ_API xq_status xq_rules_parameter(const xq_rules *rules, size_t index, xq_parameter_info *info);

/**
 * Sets a parameter. On failure the rules are as before.
 * @param name, value zero-terminated
 * @return XQ_OK; XQ_ERR_UNKNOWN_PARAMETER; XQ_ERR_PARAMETER_VALUE (the error tells what it takes);
 *         XQ_ERR_PARAMETER_CONFLICT (the error names both parameters); XQ_ERR_ARGUMENT
 */
XQ_API xq_status xq_rules_set(xq_rules *rules, const char *name, const char *value, xq_error *error);

/**
 * Writes the value of a parameter.
 * @param length receives the length needed without the zero, as snprintf; may be null
 * @return XQ_OK; XQ_ERR_UNKNOWN_PARAMETER; XQ_ERR_ARGUMENT
 */
XQ_API xq_status xq_rules_get(const xq_rules *rules, const char *name, char *value, size_t capacity,
                              size_t *length, xq_error *error);

XQ_END_DECLARATIONS

#endif
