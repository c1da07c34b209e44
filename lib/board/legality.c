/* Whether a move is legal, and the first reason why not. */
#include "board/generator.h"
#include "board/janggi_state.h"
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
                                "the elephant's eye is blocked: what it passes midway must be empty"},
    [XQ_ILLEGAL_PATH] = {"path", "a piece stands in the way: only a cannon jumps, and not without a capture"
                                 " in Xiangqi"},
    [XQ_ILLEGAL_SCREEN_COUNT] = {"screen_count",
                                 "a cannon captures, and in Janggi moves, over exactly one piece"},
    [XQ_ILLEGAL_GENERAL_ATTACKED] = {"general_attacked", "the own general would stand attacked"},
    [XQ_ILLEGAL_GENERALS_FACE] = {"generals_face", "the generals would face each other on an open file"},
    [XQ_ILLEGAL_FINISHED] = {"finished", "two passes or facing generals have ended play"},
    [XQ_ILLEGAL_CANNON_SCREEN] = {"cannon_screen", "a cannon jumps no other cannon"},
    [XQ_ILLEGAL_CANNON_CAPTURE] = {"cannon_capture", "a cannon takes no other cannon"},
    [XQ_ILLEGAL_PASS_IN_CHECK] = {"pass_in_check", "there is no pass while in check"},
    [XQ_ILLEGAL_CALL_STANDS] = {"call_stands",
                                "the generals would go on facing each other: break it, or pass"},
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
    const xq_illegality why = xq_movement((xq_variant)position->variant, board, from, to);
    return why == XQ_LEGAL ? xq_safety_after(position, board, from, to) : why;
}

/* What can be said of a position that was made, and of two squares of the board, before movement is asked. */
static inline xq_illegality ownership(const xq_position *position, unsigned from, unsigned to)
{
    const unsigned slot = xq_slot_at(position, from);
    if (slot == XQ_EMPTY_SLOT)
        return XQ_ILLEGAL_NO_PIECE;
    if (slot / XQ_SLOTS_PER_SIDE != position->side)
        return XQ_ILLEGAL_WRONG_SIDE;
    return xq_slot_at(position, to) / XQ_SLOTS_PER_SIDE == position->side ? XQ_ILLEGAL_OWN_PIECE : XQ_LEGAL;
}

/* J11; a call may be accepted even in check (J12). */
static xq_illegality pass_reason(const xq_position *position)
{
    return xq_position_in_check(position) && !xq_has_call(position) ? XQ_ILLEGAL_PASS_IN_CHECK : XQ_LEGAL;
}

/* Given for a move that is not legal by movement or by what it leaves: the reason is to be found. */
static const xq_illegality to_be_found = XQ_ILLEGALITY_END;

static inline xq_illegality reason_in_xiangqi(const xq_position *position, unsigned from, unsigned to)
{
    const xq_illegality why = ownership(position, from, to);
    return why == XQ_LEGAL && !xq_best_generator()->is_legal(position, from, to) ? to_be_found : why;
}

XQ_NEVER_INLINE xq_illegality reason_in_janggi(const xq_position *position, unsigned from, unsigned to)
{
    if (xq_is_finished(position))
        return XQ_ILLEGAL_FINISHED;
    if (from == to && from == xq_general_square(position, position->side))
        return pass_reason(position);
    const xq_illegality why = ownership(position, from, to);
    return why == XQ_LEGAL && !xq_generator_of(position)->is_legal(position, from, to) ? to_be_found : why;
}

bool xq_position_is_legal(const xq_position *position, xq_move move, xq_illegality *why)
{
    const unsigned from = move >> 7;
    const unsigned to = move & 127u;
    xq_illegality reason = XQ_ILLEGAL_VALUE;
    if (xq_is_made(position) && from < XQ_SQUARE_COUNT && to < XQ_SQUARE_COUNT)
        reason = position->variant == XQ_VARIANT_JANGGI ? reason_in_janggi(position, from, to)
                                                        : reason_in_xiangqi(position, from, to);
    if (why)
        *why = reason == to_be_found ? movement_reason(position, from, to) : reason;
    return reason == XQ_LEGAL;
}
