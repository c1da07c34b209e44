/* Setups: fields and squares that a script may set as it likes. */
#include "core.h"

typedef struct field {
    const char *name;
    size_t offset;
    size_t size;
    int words; /* a set of names, or XQ_LUA_WORDS_END for a number */
} field;

static const field fields[] = {
    {"variant", offsetof(xq_setup, variant), 4, XQ_LUA_VARIANTS},
    {"side_to_move", offsetof(xq_setup, side_to_move), 4, XQ_LUA_SIDES},
    {"half_move_clock", offsetof(xq_setup, half_move_clock), 4, XQ_LUA_WORDS_END},
    {"move_number", offsetof(xq_setup, move_number), 4, XQ_LUA_WORDS_END},
    {"bikjang", offsetof(xq_setup, bikjang), 4, XQ_LUA_BIKJANGS},
    {"passes", offsetof(xq_setup, passes), 1, XQ_LUA_WORDS_END},
    {"faced", offsetof(xq_setup, faced), 1, XQ_LUA_WORDS_END},
};

static const field *find_field(lua_State *L, const char *function)
{
    const char *name = NULL;
    xq_lua_in_word(L, 2, function, "name", &name);
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++)
        if (strcmp(fields[i].name, name) == 0)
            return &fields[i];
    xq_lua_bad_value(L, function, "name", lua_pushfstring(L, "a setup has no field '%s'", name));
    return NULL;
}

static void push_named(lua_State *L, const field *which, uint32_t value)
{
    if (which->words == XQ_LUA_SIDES)
        xq_lua_push_side(L, (int)value);
    else if (which->words != XQ_LUA_WORDS_END)
        lua_pushstring(L, xq_lua_word((xq_lua_words)which->words, (int)value));
    else
        xq_lua_push_count(L, value);
}

/* get(setup, name) */
int xq_lua_setup_get(lua_State *L)
{
    const xq_setup *const setup = xq_lua_in_setup(L, 1, __func__, "setup");
    const field *const which = find_field(L, __func__);
    if (!which)
        return 0; /* has raised */
    uint32_t value = 0;
    if (which->size == 1)
        value = *((const unsigned char *)setup + which->offset);
    else
        memcpy(&value, (const unsigned char *)setup + which->offset, sizeof value);
    push_named(L, which, value);
    return 1;
}

/* set(setup, name, value): the setup */
int xq_lua_setup_set(lua_State *L)
{
    xq_setup *const setup = xq_lua_in_setup(L, 1, __func__, "setup");
    const field *const which = find_field(L, __func__);
    if (!which)
        return 0; /* has raised */
    long long number = 0;
    if (which->words != XQ_LUA_WORDS_END)
        number = xq_lua_in_named(L, 3, __func__, which->name, (xq_lua_words)which->words);
    else
        xq_lua_in_int(L, 3, __func__, which->name, 0, which->size == 1 ? UINT8_MAX : UINT32_MAX, &number);
    const uint32_t value = (uint32_t)number;
    if (which->size == 1)
        *((unsigned char *)setup + which->offset) = (unsigned char)value;
    else
        memcpy((unsigned char *)setup + which->offset, &value, sizeof value);
    lua_settop(L, 1);
    return 1;
}

/* piece(setup, square): FEN letter or nil */
int xq_lua_setup_piece(lua_State *L)
{
    const xq_setup *const setup = xq_lua_in_setup(L, 1, __func__, "setup");
    xq_square square = 0;
    xq_error error;
    const xq_error *const fault = xq_lua_in_square(L, 2, __func__, "square", &square, &error);
    if (fault)
        return xq_lua_failure(L, __func__, (xq_status)fault->code, fault);
    xq_lua_push_piece(L, setup->piece[square]);
    return 1;
}

/* put(setup, square, piece or nil): the setup */
int xq_lua_setup_put(lua_State *L)
{
    xq_setup *const setup = xq_lua_in_setup(L, 1, __func__, "setup");
    xq_square square = 0;
    xq_error error;
    const xq_error *const fault = xq_lua_in_square(L, 2, __func__, "square", &square, &error);
    if (fault)
        return xq_lua_failure(L, __func__, (xq_status)fault->code, fault);
    setup->piece[square] = xq_lua_in_piece(L, 3, __func__, "piece");
    lua_settop(L, 1);
    return 1;
}
