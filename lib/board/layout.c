/* The starts of Janggi (J2, J3). A layout is four letters, files b, c, g and h from left to right. */
#include <xiangqi/layout.h>

#include <string.h>

enum { LETTERS = 4, SIGN_SIZE = 3 /* bytes of a Korean or Chinese sign in UTF-8 */ };

static const struct {
    char name[LETTERS + 1];
    const char *word;
} layouts[XQ_LAYOUT_END] = {
    [XQ_LAYOUT_HEHE] = {"HEHE", "마상마상"},
    [XQ_LAYOUT_EHEH] = {"EHEH", "상마상마"},
    [XQ_LAYOUT_HEEH] = {"HEEH", "마상상마"},
    [XQ_LAYOUT_EHHE] = {"EHHE", "상마마상"},
};

static const int layout_files[LETTERS] = {1, 2, 6, 7};

static bool is_layout(xq_layout layout)
{
    return layout > XQ_LAYOUT_NONE && layout < XQ_LAYOUT_END;
}

static bool is_side(xq_side side)
{
    return side == XQ_CHO || side == XQ_HAN;
}

const char *xq_layout_name(xq_layout layout)
{
    return is_layout(layout) ? layouts[layout].name : "";
}

const char *xq_layout_word(xq_layout layout)
{
    return is_layout(layout) ? layouts[layout].word : "";
}

static xq_layout layout_of(const char letters[LETTERS])
{
    for (int layout = 0; layout < XQ_LAYOUT_END; layout++)
        if (memcmp(layouts[layout].name, letters, LETTERS) == 0)
            return (xq_layout)layout;
    return XQ_LAYOUT_NONE;
}

/* Han's left is the right of the drawing. */
xq_layout xq_layout_turn(xq_layout layout, xq_side side)
{
    if (!is_layout(layout) || !is_side(side))
        return XQ_LAYOUT_NONE;
    char letters[LETTERS];
    for (int i = 0; i < LETTERS; i++)
        letters[i] = layouts[layout].name[side == XQ_HAN ? LETTERS - 1 - i : i];
    return layout_of(letters);
}

/* What stands for a horse or an elephant in a word. */
static const struct {
    const char *text;
    size_t size;
    char letter;
} signs[] = {
    {"마", SIGN_SIZE, 'H'}, {"馬", SIGN_SIZE, 'H'}, {"상", SIGN_SIZE, 'E'}, {"象", SIGN_SIZE, 'E'},
    {"H", 1, 'H'},          {"h", 1, 'H'},          {"N", 1, 'H'},          {"n", 1, 'H'},
    {"E", 1, 'E'},          {"e", 1, 'E'},          {"B", 1, 'E'},          {"b", 1, 'E'},
};

enum { SIGNS = sizeof signs / sizeof signs[0] };

/* The sign that a text begins with, or SIGNS. */
static size_t sign_at(const char *text, size_t length)
{
    size_t sign = 0;
    while (sign < SIGNS &&
           (signs[sign].size > length || memcmp(signs[sign].text, text, signs[sign].size) != 0))
        sign++;
    return sign;
}

xq_layout xq_layout_from_word(const char *text, size_t length)
{
    char letters[LETTERS];
    size_t at = 0;
    for (int i = 0; text && i < LETTERS; i++) {
        const size_t sign = sign_at(text + at, length - at);
        if (sign == SIGNS)
            return XQ_LAYOUT_NONE;
        letters[i] = signs[sign].letter;
        at += signs[sign].size;
    }
    return text && at == length ? layout_of(letters) : XQ_LAYOUT_NONE;
}

static void place(xq_setup *setup, xq_side side, int file, int rank, xq_kind kind)
{
    const int from_home = side == XQ_CHO ? rank : XQ_RANK_COUNT - 1 - rank;
    setup->piece[xq_square_make(file, from_home)] = xq_piece_make(side, kind);
}

/* J2: all that is the same in every layout; J3: horses and elephants as drawn. */
static void place_side(xq_setup *setup, xq_side side, xq_layout drawn)
{
    for (int flank = 0; flank < 2; flank++) {
        place(setup, side, flank ? 8 : 0, 0, XQ_CHARIOT);
        place(setup, side, flank ? 5 : 3, 0, XQ_ADVISOR);
        place(setup, side, flank ? 7 : 1, 2, XQ_CANNON);
    }
    place(setup, side, 4, 1, XQ_GENERAL);
    for (int file = 0; file < XQ_FILE_COUNT; file += 2)
        place(setup, side, file, 3, XQ_SOLDIER);
    for (int i = 0; i < LETTERS; i++)
        place(setup, side, layout_files[i], 0, layouts[drawn].name[i] == 'H' ? XQ_HORSE : XQ_ELEPHANT);
}

xq_status xq_setup_start_drawn(xq_setup *setup, xq_layout cho, xq_layout han)
{
    if (!setup || !is_layout(cho) || !is_layout(han))
        return XQ_ERR_ARGUMENT;
    xq_setup_clear(setup, XQ_VARIANT_JANGGI);
    place_side(setup, XQ_CHO, cho);
    place_side(setup, XQ_HAN, han);
    return XQ_OK;
}

xq_status xq_setup_start_seat(xq_setup *setup, xq_layout cho, xq_layout han)
{
    return xq_setup_start_drawn(setup, cho, xq_layout_turn(han, XQ_HAN));
}

/* Whether a side's pieces stand the same in two setups. */
static bool same_pieces(const xq_setup *a, const xq_setup *b, xq_side side)
{
    for (unsigned square = 0; square < XQ_SQUARE_COUNT; square++) {
        const bool in_a = xq_piece_side(a->piece[square]) == side;
        const bool in_b = xq_piece_side(b->piece[square]) == side;
        if (in_a != in_b || (in_a && a->piece[square] != b->piece[square]))
            return false;
    }
    return true;
}

xq_layout xq_setup_layout_drawn(const xq_setup *setup, xq_side side)
{
    xq_setup start;
    if (!setup || setup->size != sizeof *setup || setup->variant != XQ_VARIANT_JANGGI || !is_side(side))
        return XQ_LAYOUT_NONE;
    for (int layout = 0; layout < XQ_LAYOUT_END; layout++) {
        xq_setup_clear(&start, XQ_VARIANT_JANGGI);
        place_side(&start, side, (xq_layout)layout);
        if (same_pieces(setup, &start, side))
            return (xq_layout)layout;
    }
    return XQ_LAYOUT_NONE;
}

xq_layout xq_setup_layout_seat(const xq_setup *setup, xq_side side)
{
    return xq_layout_turn(xq_setup_layout_drawn(setup, side), side);
}

xq_status xq_layout_choice_begin(xq_layout_choice *choice)
{
    if (!choice)
        return XQ_ERR_ARGUMENT;
    *choice = (xq_layout_choice){.side = XQ_HAN, .cho = XQ_LAYOUT_NONE, .han = XQ_LAYOUT_NONE};
    return XQ_OK;
}

xq_status xq_layout_choice_take(xq_layout_choice *choice, xq_side side, xq_layout layout)
{
    if (!choice || !is_side(side) || choice->side != (int32_t)side || !is_layout(layout))
        return XQ_ERR_ARGUMENT;
    *(side == XQ_HAN ? &choice->han : &choice->cho) = (int32_t)layout;
    choice->side = side == XQ_HAN ? XQ_CHO : XQ_SIDE_NONE;
    return XQ_OK;
}

xq_status xq_layout_choice_setup(const xq_layout_choice *choice, xq_setup *setup)
{
    if (!choice || !setup)
        return XQ_ERR_ARGUMENT;
    const xq_layout cho = (xq_layout)choice->cho, han = (xq_layout)choice->han;
    return xq_setup_start_seat(setup, is_layout(cho) ? cho : XQ_LAYOUT_HEHE,
                               is_layout(han) ? han : XQ_LAYOUT_HEHE);
}
