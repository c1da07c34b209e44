/**
 * @file
 * Boards as text and as pictures. May be called from any thread.
 *
 * A picture is an SVG element that stands alone as a file, in a page, or within another SVG. It needs no font: pieces
 * and coordinates are outlines, so that every program shows the same.
 */
#ifndef XIANGQI_RENDER_H
#define XIANGQI_RENDER_H

#include <xiangqi/position.h>

XQ_BEGIN_DECLARATIONS

enum { XQ_BOARD_TEXT_SIZE = 1024 /**< enough for any board as ASCII or Unicode text and its zero */ };

/** How a board is drawn. */
typedef enum xq_form {
    XQ_FORM_TEXT = 0, /**< ASCII: FEN letters, a dot on an empty point */
    XQ_FORM_UNICODE =
        1, /**< Chinese characters, all signs of the board two columns wide in a terminal. In Janggi, whose sides
                share characters, Cho's stand in ( ) and Han's in [ ] */
    XQ_FORM_SVG = 2, /**< a picture */
    XQ_FORM_END
} xq_form;

/** What stands on the pieces of a picture. Where both sides bear the same signs, the second has a heavy ring. */
typedef enum xq_letters {
    XQ_LETTERS_CHINESE = 0, /**< characters (B7); in Janggi those of its pieces */
    XQ_LETTERS_WESTERN = 1, /**< K A E H R C P, as in Western notation */
    XQ_LETTERS_END
} xq_letters;

/** The colours of a picture. */
typedef enum xq_theme { XQ_THEME_LIGHT = 0, XQ_THEME_DARK = 1, XQ_THEME_END } xq_theme;

/** What a mark or an arrow means. Each has a colour and a shape of its own, so that nobody needs the colour. */
typedef enum xq_tone {
    XQ_TONE_PLAIN = 0,   /**< blue: look here; a square frame, a plain arrow */
    XQ_TONE_ALLOWED = 1, /**< green: may go there; a dot, around a piece a ring */
    XQ_TONE_REFUSED = 2, /**< red: may not; a cross, a broken arrow */
    XQ_TONE_ATTACK = 3,  /**< orange: attacked or chased; a double ring, a heavy arrow */
    XQ_TONE_GUARD = 4,   /**< violet: protects, blocks, pins; a broken ring, a dotted arrow */
    XQ_TONE_END
} xq_tone;

/** A marked square. 8 bytes. */
typedef struct xq_mark {
    int32_t tone; /**< an ::xq_tone */
    xq_square square;
    uint8_t reserved[3]; /**< zero */
} xq_mark;

/** An arrow from square to square. 8 bytes. */
typedef struct xq_arrow {
    int32_t tone; /**< an ::xq_tone */
    xq_square from;
    xq_square to;
    uint8_t reserved[2]; /**< zero */
} xq_arrow;

/** What a drawing shows beside the pieces; bits of xq_drawing::flags. */
typedef enum xq_drawing_flags {
    XQ_DRAWING_FLIP = 1,           /**< the second side below */
    XQ_DRAWING_NO_COORDINATES = 2, /**< no letters and numbers at the edges */
    XQ_DRAWING_NO_CHECK = 4,       /**< a picture does not show that a general is in check */
    XQ_DRAWING_NO_SIDE = 8         /**< text does not end with the line that tells the side to move */
} xq_drawing_flags;

/**
 * How to draw. All zero but the size is the usual picture. Text heeds the flags alone.
 *
 * Pictures that stand in one page need ids that differ. An id is a letter, then letters, digits, - and _; anything else
 * counts as null. That made by the library differs where anything drawn differs.
 *
 * With @c shapes board and pieces are not defined again but taken from an earlier picture of the same page, which has
 * the same game, theme, letters and flags, and all the pieces of this one.
 */
typedef struct xq_drawing {
    size_t size;             /**< sizeof(xq_drawing) */
    const char *title;       /**< a picture's name, as UTF-8; null: game and side to move */
    const char *description; /**< what it shows for those who don't see it; null: pieces, last move, check */
    const char *id;          /**< prefix of a picture's ids, see below; null: made of all that is drawn */
    const char *shapes;      /**< id of an earlier picture whose shapes are used, see below; null: none */
    const xq_mark *marks;    /**< those off the board or of no known tone are passed over */
    size_t mark_count;
    const xq_arrow *arrows; /**< likewise, and those that go nowhere */
    size_t arrow_count;
    uint32_t flags;      /**< ::xq_drawing_flags */
    uint32_t width;      /**< pixels, up to 65535; 0: 400. The height follows: with coordinates 11 to 10 */
    int32_t letters;     /**< an ::xq_letters */
    int32_t theme;       /**< an ::xq_theme */
    xq_move last_move;   /**< XQ_MOVE_NONE: none */
    uint8_t reserved[6]; /**< zero */
} xq_drawing;

/**
 * Draws a position.
 * @param drawing   null is the usual picture
 * @param text      may be null when @p capacity is 0; always terminated
 * @return the length needed without the zero, as snprintf; 0 (and an empty text) for a zeroed position, an unknown form,
 *         theme or letters, and a drawing of another size. A picture needs some 20 kB.
 */
XQ_API size_t xq_position_draw(const xq_position *position, xq_form form, const xq_drawing *drawing,
                               char *text, size_t capacity);

/**
 * Draws a setup, whatever is wrong with it, as xq_position_draw() does; values that are no pieces are not drawn. Check is
 * shown where the setup makes a position.
 */
XQ_API size_t xq_setup_draw(const xq_setup *setup, xq_form form, const xq_drawing *drawing, char *text,
                            size_t capacity);

/** As xq_position_draw() with #XQ_FORM_TEXT and no options: rank 9 on top, coordinates, the river, the side to move. */
XQ_API size_t xq_position_to_text(const xq_position *position, char *text, size_t capacity);

/** The identifier of a form, such as "svg"; "" when unknown. Static storage. */
XQ_API const char *xq_form_name(xq_form form);

/** The identifier of a tone, such as "allowed"; "" when unknown. Static storage. */
XQ_API const char *xq_tone_name(xq_tone tone);

XQ_END_DECLARATIONS

#endif
