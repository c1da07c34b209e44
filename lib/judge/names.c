/* The words for results, reasons, natures and refusals. */
#include <xiangqi/outcome.h>

static const char *const results[] = {
    [XQ_RESULT_NONE] = "*",
    [XQ_RESULT_FIRST_SIDE_WINS] = "1-0",
    [XQ_RESULT_SECOND_SIDE_WINS] = "0-1",
    [XQ_RESULT_DRAW] = "1/2-1/2",
};

static const char *const reasons[XQ_REASON_END] = {
    [XQ_REASON_NONE] = "",
    [XQ_REASON_CHECKMATE] = "checkmate",
    [XQ_REASON_STALEMATE] = "stalemate",
    [XQ_REASON_PERPETUAL_CHECK] = "perpetual_check",
    [XQ_REASON_PERPETUAL_CHASE] = "perpetual_chase",
    [XQ_REASON_PERPETUAL_ATTACK] = "perpetual_attack",
    [XQ_REASON_MUTUAL_PERPETUAL] = "mutual_perpetual",
    [XQ_REASON_REPETITION] = "repetition",
    [XQ_REASON_NO_CAPTURE_LIMIT] = "no_capture_limit",
    [XQ_REASON_INSUFFICIENT_MATERIAL] = "insufficient_material",
    [XQ_REASON_RESIGNATION] = "resignation",
    [XQ_REASON_AGREEMENT] = "agreement",
    [XQ_REASON_POINTS_PASS] = "points_pass",
    [XQ_REASON_POINTS_BIKJANG] = "points_bikjang",
    [XQ_REASON_POINTS_REPETITION] = "points_repetition",
    [XQ_REASON_POINTS_LIMIT] = "points_limit",
    [XQ_REASON_DRAW_BIKJANG] = "draw_bikjang",
    [XQ_REASON_DRAW_PASS] = "draw_pass",
    [XQ_REASON_SHUFFLE] = "shuffle",
    [XQ_REASON_TIME] = "time",
};

static const char *const natures[XQ_NATURE_END] = {
    [XQ_NATURE_IDLE] = "idle",   [XQ_NATURE_CHECK] = "check",       [XQ_NATURE_KILL] = "kill",
    [XQ_NATURE_CHASE] = "chase", [XQ_NATURE_EXCHANGE] = "exchange", [XQ_NATURE_OFFER] = "offer",
    [XQ_NATURE_BLOCK] = "block", [XQ_NATURE_FOLLOW] = "follow",     [XQ_NATURE_ATTACK] = "attack",
};

static const struct {
    const char *name;
    const char *text;
} refusals[XQ_REFUSAL_END] = {
    [XQ_REFUSAL_NONE] = {"", ""},
    [XQ_REFUSAL_UNCROSSED_SOLDIER] = {"uncrossed_soldier", "a soldier before the river may be attacked"},
    [XQ_REFUSAL_GENERAL] = {"general", "a general may attack"},
    [XQ_REFUSAL_SOLDIER] = {"soldier", "a soldier may attack"},
    [XQ_REFUSAL_ILLEGAL] = {"illegal", "the capture would leave the own general attacked"},
    [XQ_REFUSAL_EXCHANGE] = {"exchange", "each could take the other: an exchange is offered"},
    [XQ_REFUSAL_PROTECTED] = {"protected", "it is protected"},
    [XQ_REFUSAL_NOT_NEW] = {"not_new", "it did so before the move"},
    [XQ_REFUSAL_CHECK] = {"check", "a move that checks does not chase"},
    [XQ_REFUSAL_NO_GAIN] = {"no_gain", "what follows wins nothing"},
    [XQ_REFUSAL_MATED] = {"mated", "taking it would allow a mate"},
    [XQ_REFUSAL_ANSWERS_CHECK] = {"answers_check", "the general has moved out of check"},
    [XQ_REFUSAL_KEEPS_POST] = {"keeps_post", "its side's only attacking piece keeps off a mate"},
};

static const char *word(const char *const *words, size_t count, uint32_t value)
{
    return value < count ? words[value] : "";
}

const char *xq_result_text(xq_result result)
{
    return word(results, sizeof results / sizeof results[0], (uint32_t)result);
}

const char *xq_reason_name(xq_reason reason)
{
    return word(reasons, XQ_REASON_END, (uint32_t)reason);
}

const char *xq_nature_name(xq_nature nature)
{
    return word(natures, XQ_NATURE_END, (uint32_t)nature);
}

static bool is_refusal(xq_refusal_reason reason)
{
    return (uint32_t)reason < XQ_REFUSAL_END;
}

const char *xq_refusal_name(xq_refusal_reason reason)
{
    return is_refusal(reason) ? refusals[reason].name : "";
}

const char *xq_refusal_text(xq_refusal_reason reason)
{
    return is_refusal(reason) ? refusals[reason].text : "";
}
