#include "base/error.h"
#include "board/variant.h"

#include <xiangqi/layout.h>

xq_status xq_setup_clear(xq_setup *setup, xq_variant variant)
{
    if (!setup || !xq_is_variant(variant))
        return XQ_ERR_ARGUMENT;
    *setup = (xq_setup){
        .size = sizeof *setup, .variant = (int32_t)variant, .side_to_move = XQ_RED, .move_number = 1};
    return XQ_OK;
}

static void place_both(xq_setup *setup, int file, int rank, xq_kind kind)
{
    setup->piece[xq_square_make(file, rank)] = xq_piece_make(XQ_RED, kind);
    setup->piece[xq_square_make(file, XQ_RANK_COUNT - 1 - rank)] = xq_piece_make(XQ_BLACK, kind);
}

xq_status xq_setup_start(xq_setup *setup, xq_variant variant)
{
    /* B4 */
    static const xq_kind back_rank[XQ_FILE_COUNT] = {
        XQ_CHARIOT, XQ_HORSE,    XQ_ELEPHANT, XQ_ADVISOR, XQ_GENERAL,
        XQ_ADVISOR, XQ_ELEPHANT, XQ_HORSE,    XQ_CHARIOT,
    };
    if (variant == XQ_VARIANT_JANGGI)
        return xq_setup_start_seat(setup, XQ_LAYOUT_HEHE, XQ_LAYOUT_HEHE); /* J3: nobody has chosen */
    const xq_status status = xq_setup_clear(setup, variant);
    if (status != XQ_OK)
        return status;
    for (int file = 0; file < XQ_FILE_COUNT; file++)
        place_both(setup, file, 0, back_rank[file]);
    for (int file = 1; file < XQ_FILE_COUNT; file += 6)
        place_both(setup, file, 2, XQ_CANNON); /* B5 */
    for (int file = 0; file < XQ_FILE_COUNT; file += 2)
        place_both(setup, file, 3, XQ_SOLDIER); /* B5 */
    return XQ_OK;
}
