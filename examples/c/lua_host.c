/*
 * A host that embeds Lua: two scripts play a game against each other, the host is the referee.
 *
 *     lua_host FIRST.lua SECOND.lua [RULES]
 *
 * A script returns a function that gets a game and returns its move as text (examples/lua/players). Each has a state of Lua
 * and a game of its own, so nothing that it does there reaches the other or the host; LUA_PATH and LUA_CPATH lead to the
 * module. Who fails, or gives a move that is refused, loses.
 */
#include <stdio.h>
#include <string.h>

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <xiangqi/xiangqi.h>

/* What a state keeps: a function that takes the other side's last move, or nil, and returns the next one. */
static const char opening[] =
    "local path, rules = ...\n"
    "local xiangqi = require('xiangqi')\n"
    "local player = assert(loadfile(path))()\n"
    "local game = xiangqi.try(xiangqi.game({ rules = rules }))\n"
    "return function(last)\n"
    "  if last then xiangqi.try(game:push(last)) end\n"
    "  local move = player(game)\n"
    "  if type(move) ~= 'string' then error('the player gives no move but ' .. tostring(move), 0) end\n"
    "  xiangqi.try(game:push(move))\n"
    "  return move\n"
    "end\n";

/* The text of an error, be it a table of the module. */
static int to_text(lua_State *L)
{
    lua_getglobal(L, "tostring");
    lua_insert(L, 1);
    lua_call(L, 1, 1);
    return 1;
}

/* Calls what stands below its arguments; says what is wrong, with the name of the script, when that fails. */
static int call(lua_State *L, const char *path, int arguments)
{
    if (lua_pcall(L, arguments, 1, 0) == 0)
        return 1;
    lua_pushcfunction(L, to_text);
    lua_insert(L, -2);
    const int is_text = lua_pcall(L, 1, 1, 0) == 0 && lua_isstring(L, -1);
    printf("%s: %s\n", path, is_text ? lua_tostring(L, -1) : "an error without a text");
    lua_pop(L, 1);
    return 0;
}

static lua_State *open_player(const char *path, const char *rules)
{
    lua_State *const L = luaL_newstate();
    if (!L)
        return NULL;
    luaL_openlibs(L);
    if (luaL_loadstring(L, opening) == 0) {
        lua_pushstring(L, path);
        lua_pushstring(L, rules);
        if (call(L, path, 2))
            return L;
    }
    lua_close(L);
    return NULL;
}

/* The player's move, XQ_MOVE_NONE when it has failed. Its function stays on its stack. */
static xq_move ask(lua_State *L, const char *path, const char *last, xq_variant variant, char *text,
                   size_t size)
{
    xq_error error;
    xq_move move = XQ_MOVE_NONE;
    size_t length = 0;
    lua_pushvalue(L, 1);
    if (last[0])
        lua_pushstring(L, last);
    else
        lua_pushnil(L);
    if (!call(L, path, 1))
        return XQ_MOVE_NONE;
    const char *const said = lua_tolstring(L, -1, &length);
    if (xq_move_read(said, length, variant, XQ_COORDINATES_DEFAULT, &move, &error))
        printf("%s: %s\n", path, error.text);
    else
        snprintf(text, size, "%s", said);
    lua_pop(L, 1);
    return move;
}

static void play(xq_game *game, lua_State *const *players, const char *const *paths)
{
    char last[XQ_MOVE_TEXT_SIZE] = "";
    const xq_variant variant = xq_position_variant(xq_game_position(game));
    while (!xq_game_is_over(game)) {
        const xq_side side = xq_position_side_to_move(xq_game_position(game));
        xq_error error;
        const xq_move move = ask(players[side], paths[side], last, variant, last, sizeof last);
        if (move != XQ_MOVE_NONE && xq_game_push(game, move, &error) == XQ_OK) {
            printf("%s%s", last, xq_game_ply_count(game) % 16 ? " " : "\n");
            continue;
        }
        if (move != XQ_MOVE_NONE)
            printf("%s: %s\n", paths[side], error.text);
        xq_game_resign(game, side, NULL);
    }
}

static void tell(const xq_game *game)
{
    xq_outcome outcome;
    xq_game_outcome(game, &outcome);
    printf("\n%s by %s (%s) after %u plies\n", xq_result_text((xq_result)outcome.result),
           xq_reason_name((xq_reason)outcome.reason), outcome.clause, (unsigned)outcome.ply);
}

static int run(xq_rules *rules, const char *name, const char *const *paths)
{
    xq_game *game = NULL;
    xq_error error;
    if (xq_game_new(NULL, rules, NULL, &game, &error)) {
        fprintf(stderr, "lua_host: %s\n", error.text);
        return 2;
    }
    lua_State *players[2] = {open_player(paths[0], name), open_player(paths[1], name)};
    const int are_open = players[0] && players[1];
    if (are_open) {
        play(game, players, paths);
        tell(game);
    }
    for (int side = 0; side < 2; side++)
        if (players[side])
            lua_close(players[side]);
    xq_game_free(game);
    return are_open ? 0 : 1;
}

int main(int count, char **arguments)
{
    if (count < 3 || count > 4) {
        fputs("usage: lua_host FIRST.lua SECOND.lua [RULES]\n", stderr);
        return 2;
    }
    const char *const name = count > 3 ? arguments[3] : "asian-online";
    const char *const paths[2] = {arguments[1], arguments[2]};
    xq_rules *rules = NULL;
    xq_error error;
    if (xq_rules_new(name, NULL, &rules, &error)) {
        fprintf(stderr, "lua_host: %s\n", error.text);
        return 2;
    }
    const int status = run(rules, name, paths);
    xq_rules_free(rules);
    return status;
}
