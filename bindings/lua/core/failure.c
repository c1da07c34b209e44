/* Errors as tables: code, text, place. */
#include "core.h"

/* "_wrap_position_find" and "xq_lua_position_push" both are methods of Position: "position:push". */
static void push_call(lua_State *L, const char *function)
{
    static const char *const heads[] = {"_wrap_", "xq_lua_", "xqb_"};
    static const char *const nouns[] = {"position_", "game_", "rules_", "setup_"};
    for (size_t i = 0; i < sizeof heads / sizeof *heads; i++)
        if (strncmp(function, heads[i], strlen(heads[i])) == 0)
            function += strlen(heads[i]);
    for (size_t i = 0; i < sizeof nouns / sizeof *nouns; i++) {
        const size_t length = strlen(nouns[i]);
        if (strncmp(function, nouns[i], length) == 0) {
            lua_pushlstring(L, nouns[i], length - 1);
            lua_pushfstring(L, "%s:%s", lua_tostring(L, -1), function + length);
            lua_remove(L, -2);
            return;
        }
    }
    lua_pushstring(L, function);
}

/* Line of the script, past the frames of the façade. Replaced by "" where there is none. */
static void push_where(lua_State *L)
{
    lua_Debug frame;
    for (int level = 1; lua_getstack(L, level, &frame); level++) {
        lua_getinfo(L, "Sl", &frame);
        const size_t length = strlen(frame.short_src);
        const bool is_facade = length >= 11 && strcmp(frame.short_src + length - 11, "xiangqi.lua") == 0;
        if (frame.currentline > 0 && !is_facade) {
            lua_pushfstring(L, "%s:%d: ", frame.short_src, frame.currentline);
            return;
        }
    }
    lua_pushliteral(L, "");
}

static void push_error_table(lua_State *L, const char *code)
{
    luaL_checkstack(L, 8, "no room for an error");
    lua_newtable(L);
    xq_lua_set_text(L, "code", code);
    push_where(L);
    lua_setfield(L, -2, "where");
    luaL_getmetatable(L, "xiangqi.Error");
    lua_setmetatable(L, -2);
}

int xq_lua_bad_value(lua_State *L, const char *function, const char *name, const char *text)
{
    push_error_table(L, "argument");
    xq_lua_set_text(L, "argument", name);
    push_call(L, function);
    lua_pushfstring(L, "bad argument '%s' to '%s' (%s)", name, lua_tostring(L, -1), text);
    lua_setfield(L, -3, "text");
    lua_setfield(L, -2, "call");
    return lua_error(L);
}

int xq_lua_bad_argument(lua_State *L, int index, const char *function, const char *name, const char *expected)
{
    const int kind = lua_type(L, index);
    const char *got = kind == LUA_TNONE ? "no value" : lua_typename(L, kind);
    long long number = 0;
    if (kind == LUA_TUSERDATA && luaL_getmetafield(L, index, "__name") && lua_type(L, -1) == LUA_TSTRING)
        got = lua_tostring(L, -1);
    else if (kind == LUA_TNUMBER && !xq_lua_whole(L, index, &number))
        got = "a number that is not whole or too large";
    else if (kind == LUA_TNUMBER)
        got = lua_pushfstring(L, XQ_LUA_WHOLE, XQ_LUA_AS_WHOLE(number));
    return xq_lua_bad_value(L, function, name, lua_pushfstring(L, "%s expected, got %s", expected, got));
}

/* For the façade: raise_argument(call, argument, text). */
int xq_lua_raise_argument(lua_State *L)
{
    return xq_lua_bad_value(L, luaL_checkstring(L, 1), luaL_checkstring(L, 2), luaL_checkstring(L, 3));
}

/* "XQ_ERR_GAME_OVER" is "game_over". */
static void push_code(lua_State *L, xq_status status)
{
    const char *const name = xq_status_name(status);
    const size_t skip = strlen("XQ_ERR_");
    char code[64] = "";
    for (size_t i = 0; i + 1 < sizeof code && strlen(name) > skip && name[skip + i]; i++) {
        const char letter = name[skip + i];
        code[i] = (char)(letter >= 'A' && letter <= 'Z' ? letter - 'A' + 'a' : letter);
    }
    lua_pushstring(L, code);
}

static const char *field_name(int32_t field)
{
    static const char *const names[] = {NULL,       "board",           "side",        "unused_1",
                                        "unused_2", "half_move_clock", "move_number", "tail"};
    return field > 0 && (size_t)field < sizeof names / sizeof *names ? names[field] : NULL;
}

static void set_place(lua_State *L, const xq_error *error)
{
    if (error->byte != XQ_NOWHERE)
        xq_lua_set_count(L, "byte", (uint64_t)error->byte + 1);
    if (error->line != XQ_NOWHERE)
        xq_lua_set_count(L, "line", error->line);
    if (error->ply != XQ_NOWHERE)
        xq_lua_set_count(L, "ply", (uint64_t)error->ply + 1);
    if (field_name(error->field))
        xq_lua_set_text(L, "field", field_name(error->field));
    if (error->code == XQ_ERR_ILLEGAL_MOVE)
        xq_lua_set_text(L, "reason", xq_illegality_name((xq_illegality)error->reason));
    if (error->code == XQ_ERR_SETUP)
        xq_lua_set_text(L, "reason", xq_fault_name((xq_fault_code)error->reason));
    if (error->move != XQ_MOVE_NONE) {
        xq_lua_push_move(L, error->move, XQ_LUA_TEXT);
        lua_setfield(L, -2, "move");
    }
    if (error->square != XQ_SQUARE_NONE) {
        xq_lua_push_square(L, error->square, XQ_LUA_TEXT);
        lua_setfield(L, -2, "square");
    }
    if (error->piece != XQ_PIECE_NONE) {
        xq_lua_push_piece(L, error->piece);
        lua_setfield(L, -2, "piece");
    }
}

int xq_lua_failure(lua_State *L, const char *function, xq_status status, const xq_error *error)
{
    const bool has_detail = error && error->code == (int32_t)status;
    const char *const text = has_detail && error->text[0] ? error->text : xq_status_text(status);
    if (status == XQ_ERR_ARGUMENT)
        return xq_lua_bad_value(L, function, "?", text);
    lua_pushnil(L);
    push_code(L, status);
    push_error_table(L, lua_tostring(L, -1));
    lua_remove(L, -2);
    xq_lua_set_text(L, "text", text);
    push_call(L, function);
    lua_setfield(L, -2, "call");
    if (has_detail)
        set_place(L, error);
    return status == XQ_ERR_MEMORY ? lua_error(L) : 2;
}
