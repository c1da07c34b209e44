/* Whether a move is legal, and the first reason why not. */
#include "board/generator.h"
#include "board/make.h"
#include "board/movement.h"

static const struct {
    const char *name;
    const char *text;
} reasons[XQ_ILLEGALITY_END] = {
    [XQ_LEGAL] = {"legal", "the move is legal"},
    [XQ_ILLEGAL_VALUE] = {"value", "this is no move between two squares of the board"},
    [XQ_ILLEGAL_NO_PIECE] = {"no_piece", "there is no piece on the origin"},
    [XQ_ILLEGAL_WRONG_SIDE] = {"wrong_side", "the piece belongs to the side that is not to move"},
    [XQ_ILLEGAL_OWN_PIECE] = {"own_piece", "the target holds an own piece"},
    [XQ_ILLEGAL_MOVEMENT] = {"movement", "the piece does not move like this"},
    [XQ_ILLEGAL_PALACE] = {"palace", "general and advisors stay inside their palace"},
    [XQ_ILLEGAL_RIVER] = {"river",
                          "elephants stay on their side of the river, soldiers step aside only beyond it"},
    [XQ_ILLEGAL_BLOCKED_LEG] = {"blocked_leg",
                                "the horse's leg is blocked: the point next to it must be empty"},
    [XQ_ILLEGAL_BLOCKED_EYE] = {"blocked_eye",
                                "the elephant's eye is blocked: the point midway must be empty"},
    [XQ_ILLEGAL_PATH] = {"path", "a piece stands in the way: only a capturing cannon jumps"},
    [XQ_ILLEGAL_SCREEN_COUNT] = {"screen_count", "a cannon captures over exactly one piece"},
    [XQ_ILLEGAL_GENERAL_ATTACKED] = {"general_attacked", "the own general would stand attacked"},
    [XQ_ILLEGAL_GENERALS_FACE] = {"generals_face", "the generals would face each other on an open file"},
};

static bool is_known(xq_illegality why)
{
    return (unsigned)why < XQ_ILLEGALITY_END;
}

const char *xq_illegality_name(xq_illegality why)
{
    return is_known(why) ? reasons[why].name : "";
}

const char *xq_illegality_text(xq_illegality why)
{
    return is_known(why) ? reasons[why].text : "";
}

/* Every rule in the order of xq_illegality; from and to are squares, from holds an own piece, to none. */
static xq_illegality movement_reason(const xq_position *position, unsigned from, unsigned to)
{
    xq_piece board[XQ_SQUARE_COUNT];
    xq_copy_board(position, board);
    const xq_illegality why = xq_movement(board, from, to);
    return why == XQ_LEGAL ? xq_safety_after(board, from, to) : why;
}

/* What can be said before movement is asked. */
static xq_illegality ownership(const xq_position *position, xq_move move)
{
    const unsigned from = move >> 7;
    const unsigned to = move & 127u;
    if (!xq_is_made(position) || from >= XQ_SQUARE_COUNT || to >= XQ_SQUARE_COUNT)
        return XQ_ILLEGAL_VALUE;
    const unsigned slot = xq_slot_at(position, from);
    if (slot == XQ_EMPTY_SLOT)
        return XQ_ILLEGAL_NO_PIECE;
    if (slot / XQ_SLOTS_PER_SIDE != position->side)
        return XQ_ILLEGAL_WRONG_SIDE;
    return xq_slot_at(position, to) / XQ_SLOTS_PER_SIDE == position->side ? XQ_ILLEGAL_OWN_PIECE : XQ_LEGAL;
}

bool xq_position_is_legal(const xq_position *position, xq_move move, xq_illegality *why)
{
    const unsigned from = move >> 7;
    const unsigned to = move & 127u;
    xq_illegality reason = ownership(position, move);
    const bool is_legal = reason == XQ_LEGAL && xq_best_generator()->is_legal(position, from, to);
    if (why) {
        if (reason == XQ_LEGAL && !is_legal)
            reason = movement_reason(position, from, to);
        *why = reason;
    }
    return is_legal;
}
