/* Arguments: numbers, words, text, handles. */
#include "core.h"

bool xq_lua_whole(lua_State *L, int index, long long *number)
{
    if (lua_type(L, index) != LUA_TNUMBER)
        return false;
#if LUA_VERSION_NUM >= 503
    int is_whole = 0;
    *number = lua_tointegerx(L, index, &is_whole);
    return is_whole;
#else
    const double limit = 9007199254740992.0; /* whole numbers are exact below */
    const lua_Number value = lua_tonumber(L, index);
    if (!(value > -limit && value < limit))
        return false;
    *number = (long long)value;
    return (lua_Number)*number == value;
#endif
}

bool xq_lua_in_int(lua_State *L, int index, const char *function, const char *name, long long low,
                   long long high, long long *number)
{
    if (xq_lua_whole(L, index, number) && *number >= low && *number <= high)
        return true;
    const char *const expected = lua_pushfstring(L, "whole number from " XQ_LUA_WHOLE " to " XQ_LUA_WHOLE,
                                                 XQ_LUA_AS_WHOLE(low), XQ_LUA_AS_WHOLE(high));
    return xq_lua_bad_argument(L, index, function, name, expected);
}

bool xq_lua_in_bool(lua_State *L, int index, const char *function, const char *name)
{
    if (!lua_isboolean(L, index) && !lua_isnoneornil(L, index))
        xq_lua_bad_argument(L, index, function, name, "boolean");
    return lua_toboolean(L, index);
}

bool xq_lua_in_text(lua_State *L, int index, const char *function, const char *name, const char **text,
                    size_t *length)
{
    if (lua_type(L, index) != LUA_TSTRING)
        return xq_lua_bad_argument(L, index, function, name, "string");
    *text = lua_tolstring(L, index, length);
    return true;
}

bool xq_lua_in_word(lua_State *L, int index, const char *function, const char *name, const char **word)
{
    size_t length = 0;
    xq_lua_in_text(L, index, function, name, word, &length);
    if (strlen(*word) != length)
        return xq_lua_bad_value(L, function, name, "string without a zero byte expected");
    return true;
}

/* ---- handles ---- */

xq_game *xq_lua_in_game(lua_State *L, int index, const char *function, const char *name)
{
    xq_lua_game *const game = xq_lua_test_game(L, index);
    if (!game)
        xq_lua_bad_argument(L, index, function, name, "Game");
    else if (!game->game)
        xq_lua_bad_value(L, function, name, "the game is closed");
    return game ? game->game : NULL;
}

xq_rules *xq_lua_in_rules(lua_State *L, int index, const char *function, const char *name)
{
    xq_lua_rules *const rules = xq_lua_test(L, index, XQ_LUA_RULES, sizeof *rules);
    if (!rules)
        xq_lua_bad_argument(L, index, function, name, "Rules");
    else if (!rules->rules)
        xq_lua_bad_value(L, function, name, "the rules are closed");
    return rules ? rules->rules : NULL;
}

xq_setup *xq_lua_in_setup(lua_State *L, int index, const char *function, const char *name)
{
    xq_lua_setup *const setup = xq_lua_test(L, index, XQ_LUA_SETUP, sizeof *setup);
    if (!setup)
        xq_lua_bad_argument(L, index, function, name, "Setup");
    return setup ? &setup->setup : NULL;
}

xq_lua_position *xq_lua_in_own_position(lua_State *L, int index, const char *function, const char *name)
{
    xq_lua_position *const position = xq_lua_test_position(L, index);
    if (!position)
        xq_lua_bad_argument(L, index, function, name, "Position");
    return position;
}

/* Where a position is asked a game serves too, as it stands. */
const xq_position *xq_lua_in_position(lua_State *L, int index, const char *function, const char *name)
{
    xq_lua_position *const position = xq_lua_test_position(L, index);
    if (position)
        return &position->now;
    if (!xq_lua_test_game(L, index))
        xq_lua_bad_argument(L, index, function, name, "Position or Game");
    return xq_game_position(xq_lua_in_game(L, index, function, name));
}

const xq_position *xq_lua_position_of(lua_State *L)
{
    xq_lua_position *const position = xq_lua_test_position(L, 1);
    if (position)
        return &position->now;
    xq_lua_game *const game = xq_lua_test_game(L, 1);
    return game ? xq_game_position(game->game) : NULL;
}

xq_variant xq_lua_variant(lua_State *L)
{
    const xq_position *const position = xq_lua_position_of(L);
    if (position)
        return xq_position_variant(position);
    const xq_lua_setup *const setup = xq_lua_test(L, 1, XQ_LUA_SETUP, sizeof *setup);
    if (setup)
        return (xq_variant)setup->setup.variant;
    const xq_lua_rules *const rules = xq_lua_test(L, 1, XQ_LUA_RULES, sizeof *rules);
    xq_profile_info info;
    if (rules && xq_rules_info(rules->rules, &info) == XQ_OK)
        return (xq_variant)info.variant;
    return XQ_VARIANT_XIANGQI;
}

/* ---- names of numbers ---- */

static const char *side_word(int value)
{
    static const char *const words[] = {"red", "black", "cho", "han"};
    return value < 4 ? words[value] : NULL;
}

static const char *variant_word(int value)
{
    return xq_variant_name((xq_variant)value);
}

static const char *kind_word(int value)
{
    return value == XQ_KIND_NONE ? "none" : xq_kind_name((xq_kind)value);
}

static const char *notation_word(int value)
{
    return xq_notation_name((xq_notation)value);
}

static const char *coordinates_word(int value)
{
    static const char *const words[] = {"default", "from_0", "from_1", "iccs"};
    return value < 4 ? words[value] : NULL;
}

static const char *layout_word(int value)
{
    return xq_layout_name((xq_layout)value);
}

static const char *bikjang_word(int value)
{
    static const char *const words[] = {"default", "ends", "call", "forbidden"};
    return value < XQ_BIKJANG_END ? words[value] : NULL;
}

static const struct {
    const char *expected;
    const char *(*word)(int value); /* null or "" beyond the last */
} word_sets[XQ_LUA_WORDS_END] = {
    [XQ_LUA_SIDES] = {"side (red, black, cho or han)", side_word},
    [XQ_LUA_VARIANTS] = {"variant (xiangqi or janggi)", variant_word},
    [XQ_LUA_KINDS] = {"kind of piece (general, ..., soldier)", kind_word},
    [XQ_LUA_NOTATIONS] = {"notation (coordinates, iccs, uci, xboard, korean or row-column)", notation_word},
    [XQ_LUA_COORDINATES] = {"coordinates (default, from_0, from_1 or iccs)", coordinates_word},
    [XQ_LUA_LAYOUTS] = {"layout (HEHE, EHEH, HEEH or EHHE)", layout_word},
    [XQ_LUA_BIKJANGS] = {"bikjang mode (default, ends, call or forbidden)", bikjang_word},
};

const char *xq_lua_word(xq_lua_words words, int value)
{
    return word_sets[words].word(value);
}

int xq_lua_in_named(lua_State *L, int index, const char *function, const char *name, xq_lua_words words)
{
    const int kind = lua_type(L, index);
    long long number = -1;
    if (kind == LUA_TNUMBER && !xq_lua_whole(L, index, &number))
        return xq_lua_bad_argument(L, index, function, name, word_sets[words].expected);
    size_t length = 0;
    const char *const text = kind == LUA_TSTRING ? lua_tolstring(L, index, &length) : NULL;
    if (text && words == XQ_LUA_LAYOUTS) {
        const xq_layout layout = xq_layout_from_word(text, length);
        if (layout != XQ_LAYOUT_NONE)
            return (int)layout;
    }
    const char *word = NULL;
    for (int value = 0; (word = word_sets[words].word(value)) && word[0]; value++)
        if (text ? strlen(word) == length && memcmp(word, text, length) == 0 : number == value)
            return words == XQ_LUA_SIDES ? value & 1 : value;
    if (text)
        return xq_lua_bad_value(L, function, name,
                                lua_pushfstring(L, "%s expected, got '%s'", word_sets[words].expected, text));
    return xq_lua_bad_argument(L, index, function, name, word_sets[words].expected);
}

xq_piece xq_lua_in_piece(lua_State *L, int index, const char *function, const char *name)
{
    if (lua_isnoneornil(L, index))
        return XQ_PIECE_NONE;
    size_t length = 0;
    if (lua_type(L, index) == LUA_TSTRING) {
        const char *const letter = lua_tolstring(L, index, &length);
        const xq_piece piece = length == 1 ? xq_piece_from_letter(letter[0]) : XQ_PIECE_NONE;
        if (piece != XQ_PIECE_NONE)
            return piece;
    }
    long long number = 0;
    if (!xq_lua_whole(L, index, &number) || number < 0 || number >= XQ_PIECE_END)
        xq_lua_bad_argument(L, index, function, name, "piece (a FEN letter, or a number from 0 to 15)");
    return (xq_piece)number;
}

/* ---- moves and squares ---- */

/* Text of a move is read with the position where there is one, so that every form of a pass is known. */
static const xq_error *read_move(lua_State *L, int index, xq_move *move, xq_error *error)
{
    size_t length = 0;
    const char *const text = lua_tolstring(L, index, &length);
    const xq_position *const position = xq_lua_position_of(L);
    const xq_variant variant = xq_lua_variant(L);
    if (xq_move_read(text, length, variant, XQ_COORDINATES_DEFAULT, move, error) == XQ_OK)
        return NULL;
    if (position && variant == XQ_VARIANT_JANGGI) {
        xq_error korean;
        if (xq_position_read_move(position, text, length, XQ_NOTATION_KOREAN, move, &korean) == XQ_OK)
            return NULL;
    }
    return error;
}

const xq_error *xq_lua_in_move(lua_State *L, int index, const char *function, const char *name, xq_move *move,
                               xq_error *error)
{
    const int kind = lua_type(L, index);
    long long number = 0;
    if (kind == LUA_TSTRING)
        return read_move(L, index, move, error);
    if (kind != LUA_TNUMBER || !xq_lua_whole(L, index, &number) || number < 0 || number > UINT16_MAX)
        xq_lua_bad_argument(L, index, function, name, "move (text, or a number from 0 to 65535)");
    *move = (xq_move)number;
    return NULL;
}

const xq_error *xq_lua_in_square(lua_State *L, int index, const char *function, const char *name,
                                 xq_square *square, xq_error *error)
{
    const int kind = lua_type(L, index);
    long long number = 0;
    if (kind == LUA_TSTRING) {
        size_t length = 0;
        const char *const text = lua_tolstring(L, index, &length);
        return xq_square_read(text, length, xq_lua_variant(L), square, error) == XQ_OK ? NULL : error;
    }
    if (kind != LUA_TNUMBER || !xq_lua_whole(L, index, &number) || number < 0 || number >= XQ_SQUARE_COUNT)
        xq_lua_bad_argument(L, index, function, name, "square (text, or a number from 0 to 89)");
    *square = (xq_square)number;
    return NULL;
}
