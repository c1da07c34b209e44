#include "board/variant.h"

#include <xiangqi/piece.h>

/* By kind. Values are half points (V1); a soldier's is the one before the river. */
static const struct {
    const char *name;
    char letter;
    uint8_t limit; /* B6, J2 */
    uint8_t value;
    uint8_t points; /* J13, half points too */
} kinds[XQ_KIND_END] = {
    [XQ_KIND_NONE] = {"", 0, 0, 0, 0},        [XQ_GENERAL] = {"general", 'K', 1, 0, 0},
    [XQ_ADVISOR] = {"advisor", 'A', 2, 4, 6}, [XQ_ELEPHANT] = {"elephant", 'B', 2, 4, 6},
    [XQ_HORSE] = {"horse", 'N', 2, 8, 10},    [XQ_CHARIOT] = {"chariot", 'R', 2, 18, 26},
    [XQ_CANNON] = {"cannon", 'C', 2, 9, 14},  [XQ_SOLDIER] = {"soldier", 'P', 5, 2, 4},
};

/* B7 */
static const char *const characters[XQ_PIECE_END] = {
    "", "帥", "仕", "相", "傌", "俥", "炮", "兵", "", "將", "士", "象", "馬", "車", "砲", "卒",
};

static bool is_piece(unsigned piece)
{
    return piece < XQ_PIECE_END && piece % 8 != XQ_KIND_NONE;
}

static bool is_kind(xq_kind kind)
{
    return kind > XQ_KIND_NONE && kind < XQ_KIND_END;
}

static bool is_side(xq_side side)
{
    return side == XQ_RED || side == XQ_BLACK;
}

xq_piece xq_piece_make(xq_side side, xq_kind kind)
{
    return is_side(side) && is_kind(kind) ? (xq_piece)((int)side * 8 + (int)kind) : (xq_piece)XQ_PIECE_NONE;
}

xq_kind xq_piece_kind(xq_piece piece)
{
    return is_piece(piece) ? (xq_kind)(piece % 8) : XQ_KIND_NONE;
}

xq_side xq_piece_side(xq_piece piece)
{
    return is_piece(piece) ? (xq_side)(piece / 8) : XQ_SIDE_NONE;
}

char xq_piece_letter(xq_piece piece)
{
    const char letter = kinds[xq_piece_kind(piece)].letter;
    return xq_piece_side(piece) == XQ_BLACK ? (char)(letter - 'A' + 'a') : letter;
}

xq_piece xq_piece_from_letter(char letter)
{
    const bool small = letter >= 'a' && letter <= 'z';
    char capital = small ? (char)(letter - 'a' + 'A') : letter;
    capital = capital == 'E' ? 'B' : capital; /* the letters of XBoard and WXF */
    capital = capital == 'H' ? 'N' : capital;
    for (int kind = XQ_GENERAL; kind < XQ_KIND_END; kind++)
        if (kinds[kind].letter == capital)
            return (xq_piece)(kind + (small ? 8 : 0));
    return XQ_PIECE_NONE;
}

const char *xq_piece_character(xq_piece piece)
{
    return characters[is_piece(piece) ? piece : XQ_PIECE_NONE];
}

const char *xq_kind_name(xq_kind kind)
{
    return kinds[is_kind(kind) ? kind : XQ_KIND_NONE].name;
}

const char *xq_side_name(xq_side side, xq_variant variant)
{
    static const char *const names[2][2] = {{"red", "black"}, {"cho", "han"}};
    if (!is_side(side) || !xq_is_variant(variant))
        return "";
    return names[variant][side];
}

xq_side xq_side_other(xq_side side)
{
    return is_side(side) ? (xq_side)(1 - (int)side) : XQ_SIDE_NONE;
}

const char *xq_variant_name(xq_variant variant)
{
    static const char *const names[2] = {"xiangqi", "janggi"};
    return xq_is_variant(variant) ? names[variant] : "";
}

int xq_kind_limit(xq_kind kind)
{
    return kinds[is_kind(kind) ? kind : XQ_KIND_NONE].limit;
}

int xq_kind_points(xq_kind kind)
{
    return kinds[is_kind(kind) ? kind : XQ_KIND_NONE].points;
}

int xq_piece_value(xq_piece piece, xq_square square)
{
    const int value = kinds[xq_piece_kind(piece)].value;
    if (xq_piece_kind(piece) != XQ_SOLDIER || square >= XQ_SQUARE_COUNT)
        return value;
    const bool on_far_half = (square >= XQ_SQUARE_COUNT / 2) == (xq_piece_side(piece) == XQ_RED);
    return on_far_half ? 2 * value : value; /* V1: after the river */
}
