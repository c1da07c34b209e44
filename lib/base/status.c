#include <xiangqi/status.h>

static const struct {
    const char *name;
    const char *text;
} statuses[XQ_STATUS_END] = {
    [XQ_OK] = {"XQ_OK", "all well"},
    [XQ_ERR_ARGUMENT] = {"XQ_ERR_ARGUMENT", "an argument is null, out of range or of the wrong size"},
    [XQ_ERR_MEMORY] = {"XQ_ERR_MEMORY", "out of memory; nothing was changed"},
    [XQ_ERR_FEN] = {"XQ_ERR_FEN", "the text is no FEN"},
    [XQ_ERR_SETUP] = {"XQ_ERR_SETUP", "the setup breaks a rule"},
    [XQ_ERR_POSITION] = {"XQ_ERR_POSITION", "the position was never made"},
    [XQ_ERR_MOVE_TEXT] = {"XQ_ERR_MOVE_TEXT", "the text is no move"},
    [XQ_ERR_SQUARE_TEXT] = {"XQ_ERR_SQUARE_TEXT", "the text is no square"},
    [XQ_ERR_ILLEGAL_MOVE] = {"XQ_ERR_ILLEGAL_MOVE", "the move is not legal"},
    [XQ_ERR_IN_CHECK] = {"XQ_ERR_IN_CHECK", "no null move while in check"},
    [XQ_ERR_GAME_OVER] = {"XQ_ERR_GAME_OVER", "the game has ended"},
    [XQ_ERR_NO_MOVE] = {"XQ_ERR_NO_MOVE", "there is no move to take back"},
    [XQ_ERR_NO_OFFER] = {"XQ_ERR_NO_OFFER", "there is no draw offer to answer"},
    [XQ_ERR_UNKNOWN_RULES] = {"XQ_ERR_UNKNOWN_RULES", "no rule profile has this name"},
    [XQ_ERR_UNKNOWN_PARAMETER] = {"XQ_ERR_UNKNOWN_PARAMETER", "no rule parameter has this name"},
    [XQ_ERR_PARAMETER_VALUE] = {"XQ_ERR_PARAMETER_VALUE", "the value does not fit the rule parameter"},
    [XQ_ERR_PARAMETER_CONFLICT] = {"XQ_ERR_PARAMETER_CONFLICT", "two rule parameters contradict each other"},
    [XQ_ERR_VARIANT] = {"XQ_ERR_VARIANT", "the variant is not built in, or two variants are mixed"},
};

static bool is_known(xq_status status)
{
    return (unsigned)status < XQ_STATUS_END;
}

const char *xq_status_name(xq_status status)
{
    return is_known(status) ? statuses[status].name : "?";
}

const char *xq_status_text(xq_status status)
{
    return is_known(status) ? statuses[status].text : "unknown status";
}
