/* Games and rules: opening them, and text of any length. */
#include "core.h"

/* The userdata comes first: should anything fail afterwards, the collector finds an empty one. */
int xq_lua_rules_new(lua_State *L)
{
    const char *name = NULL;
    if (!lua_isnoneornil(L, 1))
        xq_lua_in_word(L, 1, __func__, "name", &name);
    xq_lua_collect(L);
    xq_lua_rules *const made = xq_lua_new(L, XQ_LUA_RULES);
    const xq_allocator allocator = xq_lua_allocator(made->head.memory);
    xq_error error;
    const xq_status status = xq_rules_new(name, &allocator, &made->rules, &error);
    return status == XQ_OK ? 1 : xq_lua_failure(L, __func__, status, &error);
}

/* All parameters of one handle set in another of the same profile; sets that refuse one another need several rounds. */
static bool copy_parameters(const xq_rules *from, xq_rules *to)
{
    char value[XQ_ERROR_TEXT_SIZE];
    xq_parameter_info info;
    const size_t count = xq_rules_parameter_count(from);
    size_t refused = count;
    for (size_t round = 0; refused && round <= count; round++) {
        refused = 0;
        for (size_t i = 0; i < count; i++) {
            xq_rules_parameter(from, i, &info);
            xq_rules_get(from, info.name, value, sizeof value, NULL, NULL);
            refused += xq_rules_set(to, info.name, value, NULL) != XQ_OK;
        }
    }
    return !refused;
}

int xq_lua_rules_copy(lua_State *L)
{
    const xq_rules *const from = xq_lua_in_rules(L, 1, __func__, "rules");
    xq_profile_info info;
    xq_rules_info(from, &info);
    xq_lua_collect(L);
    xq_lua_rules *const made = xq_lua_new(L, XQ_LUA_RULES);
    const xq_allocator allocator = xq_lua_allocator(made->head.memory);
    xq_error error;
    const xq_status status = xq_rules_new(info.name, &allocator, &made->rules, &error);
    if (status != XQ_OK)
        return xq_lua_failure(L, __func__, status, &error);
    if (!copy_parameters(from, made->rules))
        return xq_lua_failure(L, __func__, XQ_ERR_PARAMETER_CONFLICT, NULL);
    return 1;
}

/* game_new(start or nil, rules or nil, play_on) */
int xq_lua_game_new(lua_State *L)
{
    const xq_position *const start =
        lua_isnoneornil(L, 1) ? NULL : xq_lua_in_position(L, 1, __func__, "start");
    const xq_rules *const rules = lua_isnoneornil(L, 2) ? NULL : xq_lua_in_rules(L, 2, __func__, "rules");
    const bool plays_on = xq_lua_in_bool(L, 3, __func__, "play_on");
    xq_lua_collect(L);
    xq_lua_game *const made = xq_lua_new(L, XQ_LUA_GAME);
    const xq_allocator allocator = xq_lua_allocator(made->head.memory);
    const xq_game_options options = {sizeof options, &allocator, plays_on ? XQ_GAME_PLAY_ON : 0, 0};
    xq_error error;
    const xq_status status = xq_game_new(start, rules, &options, &made->game, &error);
    return status == XQ_OK ? 1 : xq_lua_failure(L, __func__, status, &error);
}

/* The explanation, or nil when the game has not ended by repetition. */
int xq_lua_game_explain(lua_State *L)
{
    const xq_game *const game = xq_lua_in_game(L, 1, __func__, "game");
    const size_t length = xq_game_explain(game, NULL, 0);
    if (!length) {
        lua_pushnil(L);
        return 1;
    }
    char *const text = lua_newuserdata(L, length + 1); /* the collector's, whatever happens */
    xq_game_explain(game, text, length + 1);
    lua_pushlstring(L, text, length);
    return 1;
}
