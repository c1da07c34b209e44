/* What a position of Janggi carries beside its pieces: passes (J11) and facing generals (J12). */
#ifndef XQ_BOARD_JANGGI_STATE_H
#define XQ_BOARD_JANGGI_STATE_H

#include "board/board.h"

enum { XQ_PASSES_END = 2 /* as many in a row end play (J11) */ };

/* Whether the generals face each other: on one file with nothing between (J12; G3 in Xiangqi, where it never is). */
XQ_ALWAYS_INLINE bool xq_faces(const xq_position *position)
{
    const struct xq_square_info *at = &xq_square_info[xq_general_square(position, XQ_CHO)];
    const uint32_t between = xq_relation[at->palace][xq_general_square(position, XQ_HAN)];
    return (xq_on_file(position, at) << 16 & between) == 0;
}

/* Whether the side to move has to answer a call: to break it, or to pass. */
XQ_ALWAYS_INLINE bool xq_has_call(const xq_position *position)
{
    return position->bikjang == XQ_BIKJANG_CALL && !position->faced && xq_faces(position);
}

/* Whether play has ended, whatever moves there would be (J11, J12). */
static inline bool xq_is_finished(const xq_position *position)
{
    if (position->passes >= XQ_PASSES_END)
        return true;
    const bool may_end =
        position->bikjang == XQ_BIKJANG_ENDS || (position->bikjang == XQ_BIKJANG_CALL && position->faced);
    return may_end && xq_faces(position);
}

#endif
