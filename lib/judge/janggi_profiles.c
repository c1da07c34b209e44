/* The rule profiles of Janggi, what they decide where their sources are open, and what remains open. */
#include "judge/janggi_profiles.h"

#include "judge/readings.h"

#include <stddef.h>

#define SITE_CLAUSES "J10 J11 J12 J13 J14 J16 O2"
#define FSF_ENDS "repetition,perpetual,no-capture"

/* What S3's online rules say; the bikjang option apart. */
#define SITE_VALUES(bikjang)                                                                                 \
    {                                                                                                        \
        [XQ_PARAMETER_REPETITION] = XQ_REPETITION_ON, [XQ_PARAMETER_REPETITION_COUNT] = 3,                   \
        [XQ_PARAMETER_CHECKS_COUNTED] = XQ_CHECKS_COUNTED_ALL, [XQ_PARAMETER_BIKJANG] = (bikjang),           \
        [XQ_PARAMETER_TWO_PASSES] = XQ_BY_POINTS, [XQ_PARAMETER_REPETITION_RESULT] = XQ_REPETITION_POINTS,   \
        [XQ_PARAMETER_PERPETUAL_CHECKER] = XQ_PERPETUAL_CHECKER_FREE,                                        \
        [XQ_PARAMETER_SHUFFLE] = XQ_SHUFFLE_FREE, [XQ_PARAMETER_PLY_LIMIT] = 400,                            \
        [XQ_PARAMETER_NO_CAPTURE_RESULT] = XQ_BY_POINTS,                                                     \
        [XQ_PARAMETER_DEAD_POSITION] = XQ_DEAD_POSITION_OFF, [XQ_PARAMETER_AGREED_DRAW] = XQ_OFF_ON_OFF,     \
    }

/* What differs between the four of Fairy-Stockfish; what is by points in one is a draw in another. */
#define FSF_VALUES(bikjang, count, result, repetition, shuffle, limit, agreed)                               \
    {                                                                                                        \
        [XQ_PARAMETER_REPETITION] = XQ_REPETITION_ON, [XQ_PARAMETER_REPETITION_COUNT] = (count),             \
        [XQ_PARAMETER_NO_CAPTURE_LIMIT] = (limit), [XQ_PARAMETER_CHECKS_COUNTED] = XQ_CHECKS_COUNTED_ALL,    \
        [XQ_PARAMETER_BIKJANG] = (bikjang), [XQ_PARAMETER_TWO_PASSES] = (result),                            \
        [XQ_PARAMETER_REPETITION_RESULT] = (repetition),                                                     \
        [XQ_PARAMETER_PERPETUAL_CHECKER] = XQ_PERPETUAL_CHECKER_LOSES, [XQ_PARAMETER_SHUFFLE] = (shuffle),   \
        [XQ_PARAMETER_NO_CAPTURE_RESULT] = (result), [XQ_PARAMETER_DEAD_POSITION] = XQ_DEAD_POSITION_OFF,    \
        [XQ_PARAMETER_AGREED_DRAW] = (agreed),                                                               \
    }

#define ORDER "J10: ends on one ply: facing generals, two passes, mate, repetition, limits, dead position."

static const char *const site_readings[] = {
    "J3: a start without a choice of layouts is 마상마상 (HEHE) for both, each from the own seat.",
    ORDER,
    "J12: facing generals end the game before a mate by the same move.",
    "J14: a perpetual check is a repetition like any other (perpetual_checker).",
    "J14: a pass counts towards the 400 plies; plies before the start by its move number (ply_limit).",
    "J14: an occurrence is placement and side to move; passes are none of it.",
    "J13: a score is never a draw, so none can be agreed on (agreed_draw).",
    NULL,
};

static const char *const site_questions[] = {
    "Whether the threefold rule has an exception for perpetual check the source does not say.",
    "Whether a pass counts as a move of the 200 the source does not say; its total of 400 suggests it.",
    "What decides when one move both mates and makes the generals face the source does not say.",
    NULL,
};

static const char *const fsf_readings[] = {
    ORDER,
    "FSF bikjang: a start whose generals face is a call that is pending, not accepted (bikjang).",
    "FSF bikjang: an accepted call ends the game even when the pass was made in check.",
    "FSF perpetual: the loop is every move after the first of the occurrences; both checking is neither.",
    "FSF no-capture: soldier moves and passes count; the clock of the start counts (no_capture_limit).",
    ("FSF order: repetition is asked before the no-capture limit, as J10's order has it; that engine asks it "
     "after."),
    "FSF material: general and guards alone are told of by that engine, and end nothing (dead_position).",
    NULL,
};

static const char *const modern_readings[] = {
    ORDER,
    "FSF shuffle: asked before repetition; generals and guards are free, and whoever was in check (shuffle).",
    "FSF shuffle: five own moves between two points, one pass before the last left out; a triangle is none.",
    "FSF perpetual: the loop is every move after the first of the occurrences; both checking is neither.",
    "FSF no-capture: soldier moves and passes count; the clock of the start counts (no_capture_limit).",
    ("FSF order: repetition is asked before the no-capture limit, as J10's order has it; that engine asks it "
     "after."),
    NULL,
};

static const char *const modern_questions[] = {
    "The app's own shuffle rule is known from players, who also tell of returns between three points.",
    NULL,
};

static const char *const kja_readings[] = {
    ORDER,
    "KJA bikjang: generals that come to face end the game when both sides have less than 30 (bikjang).",
    "KJA bikjang: not when the general came to face by a capture of its own, and not at the start.",
    "KJA repetition: whoever brings a position the third time loses (repetition_count).",
    "KJA repetition: free, perpetual check too, while both have less than 30 (repetition_free_below).",
    "KJA pass: two passes in a row end the game by points, as another federation has it (two_passes).",
    "KJA material: generals and guards alone are counted (dead_position).",
    NULL,
};

static const char *const kja_questions[] = {
    "A draft: the association's own text was not read, but what others tell of it.",
    "Whether a call with more than 30 points is forbidden or means nothing; here it means nothing.",
    "Whether Han's 1.5 points count towards the 30; here they do not.",
    "Whether the third or the fourth occurrence is forbidden: the reports differ by one.",
    "The text forbids the same move three times, a referee decides; here positions are counted.",
    "Whether the words of layouts are read from the seat or as drawn is not said.",
    NULL,
};

static const xq_profile profiles[] = {
    {
        .info = {.name = "janggi-site",
                 .title =
                     "Online rules: two passes, the third occurrence and 400 plies end the game by points",
                 .clauses = SITE_CLAUSES,
                 .variant = XQ_VARIANT_JANGGI},
        .book = XQ_BOOK_JANGGI_SITE,
        .readings = site_readings,
        .questions = site_questions,
        .values = SITE_VALUES(XQ_RULE_BIKJANG_OFF),
    },
    {
        .info = {.name = "janggi-site-bikjang",
                 .title = "Online rules of a room with scoring: facing generals end the game by points too",
                 .clauses = SITE_CLAUSES,
                 .variant = XQ_VARIANT_JANGGI},
        .book = XQ_BOOK_JANGGI_SITE,
        .readings = site_readings,
        .questions = site_questions,
        .values = SITE_VALUES(XQ_RULE_BIKJANG_POINTS),
    },
    {
        .info = {.name = "janggi",
                 .title =
                     "As Fairy-Stockfish's janggi: facing generals are a call; points; perpetual check loses",
                 .clauses = "J10 J11 J13 O2 FSF bikjang,pass," FSF_ENDS,
                 .variant = XQ_VARIANT_JANGGI},
        .book = XQ_BOOK_JANGGI_FSF,
        .readings = fsf_readings,
        .questions = xq_no_text,
        .values = FSF_VALUES(XQ_RULE_BIKJANG_OFFER_POINTS, 3, XQ_BY_POINTS, XQ_REPETITION_POINTS,
                             XQ_SHUFFLE_FREE, 100, XQ_OFF_ON_OFF),
    },
    {
        .info = {.name = "janggitraditional",
                 .title = "As Fairy-Stockfish's: facing generals are a call; draws; perpetual check loses",
                 .clauses = "J10 J11 O1 O2 FSF bikjang,pass," FSF_ENDS,
                 .variant = XQ_VARIANT_JANGGI},
        .book = XQ_BOOK_JANGGI_FSF,
        .readings = fsf_readings,
        .questions = xq_no_text,
        .values = FSF_VALUES(XQ_RULE_BIKJANG_OFFER_DRAW, 3, XQ_BY_DRAW, XQ_REPETITION_DRAW, XQ_SHUFFLE_FREE,
                             100, XQ_OFF_ON_ON),
    },
    {
        .info = {.name = "janggimodern",
                 .title = "As Fairy-Stockfish's: points; going to and fro loses, and so does perpetual check",
                 .clauses = "J10 J11 J13 O2 FSF pass,shuffle," FSF_ENDS,
                 .variant = XQ_VARIANT_JANGGI},
        .book = XQ_BOOK_JANGGI_FSF,
        .readings = modern_readings,
        .questions = modern_questions,
        .values = FSF_VALUES(XQ_RULE_BIKJANG_OFF, 4, XQ_BY_POINTS, XQ_REPETITION_POINTS, XQ_SHUFFLE_LOSES,
                             200, XQ_OFF_ON_OFF),
    },
    {
        .info = {.name = "janggicasual",
                 .title = "As Fairy-Stockfish's: draws; perpetual check loses",
                 .clauses = "J10 J11 O1 O2 FSF pass," FSF_ENDS,
                 .variant = XQ_VARIANT_JANGGI},
        .book = XQ_BOOK_JANGGI_FSF,
        .readings = fsf_readings,
        .questions = xq_no_text,
        .values = FSF_VALUES(XQ_RULE_BIKJANG_OFF, 3, XQ_BY_DRAW, XQ_REPETITION_DRAW, XQ_SHUFFLE_FREE, 100,
                             XQ_OFF_ON_ON),
    },
    {
        .info = {.name = "janggi-kja",
                 .title =
                     "Korea Janggi Association, points format (draft): repetition loses, small armies call",
                 .clauses = "J10 J11 J13 O2 KJA bikjang,pass,repetition,material",
                 .variant = XQ_VARIANT_JANGGI},
        .book = XQ_BOOK_JANGGI_KJA,
        .readings = kja_readings,
        .questions = kja_questions,
        .values =
            {
                [XQ_PARAMETER_REPETITION] = XQ_REPETITION_ON,
                [XQ_PARAMETER_REPETITION_COUNT] = 3,
                [XQ_PARAMETER_CHECKS_COUNTED] = XQ_CHECKS_COUNTED_ALL,
                [XQ_PARAMETER_BIKJANG] = XQ_RULE_BIKJANG_GATED_POINTS,
                [XQ_PARAMETER_TWO_PASSES] = XQ_BY_POINTS,
                [XQ_PARAMETER_REPETITION_RESULT] = XQ_REPETITION_LOSES,
                [XQ_PARAMETER_REPETITION_FREE_BELOW] = 30,
                [XQ_PARAMETER_PERPETUAL_CHECKER] = XQ_PERPETUAL_CHECKER_FREE,
                [XQ_PARAMETER_SHUFFLE] = XQ_SHUFFLE_FREE,
                [XQ_PARAMETER_NO_CAPTURE_RESULT] = XQ_BY_POINTS,
                [XQ_PARAMETER_DEAD_POSITION] = XQ_DEAD_POSITION_POINTS,
                [XQ_PARAMETER_AGREED_DRAW] = XQ_OFF_ON_OFF,
            },
    },
};

const xq_profile *xq_janggi_profile(size_t index)
{
    return index < sizeof profiles / sizeof profiles[0] ? &profiles[index] : NULL;
}
