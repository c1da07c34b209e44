/* Moves made on a position and taken back; what Lua takes back is what it made, so nothing here is unchecked. */
#include "core.h"

static xq_lua_step *next_step(lua_State *L, xq_lua_position *position)
{
    if (position->count < position->capacity)
        return &position->steps[position->count];
    const size_t capacity = position->capacity ? position->capacity * 2 : 8;
    xq_lua_step *const steps =
        xq_lua_resize(position->head.memory, position->steps, 0, capacity * sizeof *steps);
    if (!steps) {
        xq_lua_failure(L, "position_push", XQ_ERR_MEMORY, NULL);
        return NULL;
    }
    position->steps = steps;
    position->capacity = capacity;
    return &steps[position->count];
}

/* push(position, move): true; or nil, error */
int xq_lua_position_push(lua_State *L)
{
    xq_lua_position *const position = xq_lua_in_own_position(L, 1, __func__, "position");
    xq_move move = XQ_MOVE_NONE;
    xq_error error;
    const xq_error *const fault = xq_lua_in_move(L, 2, __func__, "move", &move, &error);
    if (fault)
        return xq_lua_failure(L, __func__, (xq_status)fault->code, fault);
    xq_lua_step *const step = next_step(L, position);
    if (!step)
        return 0; /* has raised */
    const xq_status status = xq_position_play(&position->now, move, &step->undo, &error);
    if (status != XQ_OK)
        return xq_lua_failure(L, __func__, status, &error);
    step->move = move;
    position->count++;
    lua_pushboolean(L, true);
    return 1;
}

int xq_lua_position_push_null(lua_State *L)
{
    xq_lua_position *const position = xq_lua_in_own_position(L, 1, __func__, "position");
    xq_error error;
    xq_lua_step *const step = next_step(L, position);
    if (!step)
        return 0; /* has raised */
    const xq_status status = xq_position_play_null(&position->now, &step->undo, &error);
    if (status != XQ_OK)
        return xq_lua_failure(L, __func__, status, &error);
    step->move = XQ_MOVE_NONE;
    position->count++;
    lua_pushboolean(L, true);
    return 1;
}

/* pop(position, as): the move, false for a null move; or nil, error */
int xq_lua_position_pop(lua_State *L)
{
    xq_lua_position *const position = xq_lua_in_own_position(L, 1, __func__, "position");
    const int form = xq_lua_in_form(L, 2, __func__);
    if (!position->count)
        return xq_lua_failure(L, __func__, XQ_ERR_NO_MOVE, NULL);
    const xq_lua_step *const step = &position->steps[--position->count];
    if (step->move == XQ_MOVE_NONE) {
        xq_position_unmake_null(&position->now, &step->undo);
        lua_pushboolean(L, false);
        return 1;
    }
    xq_position_unmake(&position->now, step->move, &step->undo);
    xq_lua_push_move(L, step->move, form);
    return 1;
}

/* The position alone: the copy has nothing to take back. */
int xq_lua_position_copy(lua_State *L)
{
    xq_lua_push_position(L, xq_lua_in_position(L, 1, __func__, "position"));
    return 1;
}

/* How many moves can be taken back. */
int xq_lua_position_depth(lua_State *L)
{
    xq_lua_push_count(L, xq_lua_in_own_position(L, 1, __func__, "position")->count);
    return 1;
}

/* The bits of the key as an integer, where Lua has integers; the façade shows it there alone. */
int xq_lua_position_key_integer(lua_State *L)
{
    const xq_position *const position = xq_lua_in_position(L, 1, __func__, "position");
#if LUA_VERSION_NUM >= 503
    lua_pushinteger(L, (lua_Integer)xq_position_key(position));
    return 1;
#else
    (void)position;
    return xq_lua_bad_value(L, __func__, "position", "this Lua has no 64-bit integers, key() has all bits");
#endif
}
