/**
 * @file
 * The start layouts of Janggi (상차림, J3): how horses and elephants stand on files b, c, g and h.
 *
 * Four layouts a side, sixteen starts. A word such as 마상마상 names the four files from left to right, and there
 * are two readings of left: each player's own (seat), and the board drawn with Cho below (drawn). For Cho they agree;
 * for Han 마상마상 and 상마상마 change places. The rules here read from the seat (J3); game files of the gib kind
 * as drawn. All functions may be called from any thread.
 */
#ifndef XIANGQI_LAYOUT_H
#define XIANGQI_LAYOUT_H

#include <xiangqi/setup.h>

XQ_BEGIN_DECLARATIONS

/** A layout: H for a horse (마), E for an elephant (상), from left to right. */
typedef enum xq_layout {
    XQ_LAYOUT_NONE = -1, /**< not one of the four */
    XQ_LAYOUT_HEHE = 0,  /**< 마상마상, of a side that has not chosen */
    XQ_LAYOUT_EHEH = 1,  /**< 상마상마 */
    XQ_LAYOUT_HEEH = 2,  /**< 마상상마, elephants inside */
    XQ_LAYOUT_EHHE = 3,  /**< 상마마상, elephants outside */
    XQ_LAYOUT_END = 4
} xq_layout;

/** A choice of layouts in progress: Han first, then Cho, who sees it (J3). 16 bytes; read by the functions alone. */
typedef struct xq_layout_choice {
    int32_t side;      /**< the ::xq_side that chooses next, XQ_SIDE_NONE when both have */
    int32_t cho;       /**< Cho's ::xq_layout from its own seat */
    int32_t han;       /**< Han's, from its own seat */
    uint32_t reserved; /**< zero */
} xq_layout_choice;

/** The start of a game with layouts as each player reads them from the own left. */
XQ_API xq_status xq_setup_start_seat(xq_setup *setup, xq_layout cho, xq_layout han);

/** The start of a game with layouts as drawn, files a to i from left to right for both. */
XQ_API xq_status xq_setup_start_drawn(xq_setup *setup, xq_layout cho, xq_layout han);

/** A side's layout as drawn; XQ_LAYOUT_NONE unless all its pieces, and no others, stand as at a start. */
XQ_API xq_layout xq_setup_layout_drawn(const xq_setup *setup, xq_side side);

/** A side's layout from its own seat; likewise. */
XQ_API xq_layout xq_setup_layout_seat(const xq_setup *setup, xq_side side);

/** The same layout in the other reading, seat or drawn; XQ_LAYOUT_NONE stays. */
XQ_API xq_layout xq_layout_turn(xq_layout layout, xq_side side);

/** The Korean word of a layout, such as "마상마상"; "" for none. UTF-8, static storage. */
XQ_API const char *xq_layout_word(xq_layout layout);

/** The letters of a layout, such as "HEHE"; "" for none. Static storage. */
XQ_API const char *xq_layout_name(xq_layout layout);

/**
 * The layout of a word: Hangul, Chinese characters (馬象馬象) or letters of either case, N for H and B for E too.
 * @param text    UTF-8, not necessarily zero-terminated
 * @param length  bytes of @p text; all of them must belong to the word
 * @return XQ_LAYOUT_NONE for any other text
 */
XQ_API xq_layout xq_layout_from_word(const char *text, size_t length);

/** Begins a choice: Han is to choose. */
XQ_API xq_status xq_layout_choice_begin(xq_layout_choice *choice);

/**
 * Takes a side's choice, from its own seat. It stands: none is taken back.
 * @return XQ_OK; XQ_ERR_ARGUMENT when it is not that side's turn, or for no layout
 */
XQ_API xq_status xq_layout_choice_take(xq_layout_choice *choice, xq_side side, xq_layout layout);

/** The start of the game chosen; a side that has not chosen in time gets #XQ_LAYOUT_HEHE (J3). */
XQ_API xq_status xq_layout_choice_setup(const xq_layout_choice *choice, xq_setup *setup);

XQ_END_DECLARATIONS

#endif
