/* Userdata: their metatables, their memory, and what the collector does with them. */
#include "core.h"

const char xq_lua_marks[XQ_LUA_KIND_END] = {0};

static const char registry_memory = 0;

/* ---- memory: a block is led by its size, which Lua's allocators want told ---- */

typedef union block_head {
    size_t bytes;
    long double align_number;
    void *align_pointer;
} block_head;

void *xq_lua_resize(xq_lua_memory *memory, void *block, size_t old_bytes, size_t bytes)
{
    (void)old_bytes;
    block_head *const old = block ? (block_head *)block - 1 : NULL;
    const size_t before = old ? old->bytes : 0;
    const size_t after = bytes ? bytes + sizeof(block_head) : 0;
    block_head *const made = memory->alloc(memory->user, old, before, after);
    if (after && !made)
        return NULL;
    memory->bytes = memory->bytes - before + after;
    if (!after)
        return NULL;
    made->bytes = after;
    return made + 1;
}

static void *take(void *user, size_t bytes)
{
    return xq_lua_resize(user, NULL, 0, bytes);
}

static void *grow(void *user, void *block, size_t old_bytes, size_t bytes)
{
    return xq_lua_resize(user, block, old_bytes, bytes);
}

static void give_back(void *user, void *block)
{
    xq_lua_resize(user, block, 0, 0);
}

xq_allocator xq_lua_allocator(xq_lua_memory *memory)
{
    const xq_allocator allocator = {sizeof allocator, memory, take, grow, give_back};
    return allocator;
}

enum { COLLECT_FROM = 4 << 20 };

static void get_memory(lua_State *L)
{
    lua_pushlightuserdata(L, (void *)&registry_memory);
    lua_rawget(L, LUA_REGISTRYINDEX);
}

void xq_lua_collect(lua_State *L)
{
    get_memory(L);
    xq_lua_memory *const memory = lua_touserdata(L, -1);
    lua_pop(L, 1);
    if (memory->bytes <= memory->limit)
        return;
    lua_gc(L, LUA_GCCOLLECT, 0);
    const size_t twice = memory->bytes * 2;
    memory->limit = twice > COLLECT_FROM ? twice : COLLECT_FROM;
}

/* ---- what is freed; a value that was freed stays a closed one ---- */

static int collect_position(lua_State *L)
{
    xq_lua_position *const position = xq_lua_test_position(L, 1);
    if (position && position->steps) {
        xq_lua_resize(position->head.memory, position->steps, 0, 0);
        position->steps = NULL;
        position->count = 0;
        position->capacity = 0;
    }
    return 0;
}

int xq_lua_game_close(lua_State *L)
{
    xq_lua_game *const game = xq_lua_test_game(L, 1);
    if (!game)
        return xq_lua_bad_argument(L, 1, __func__, "game", "Game");
    xq_game_free(game->game);
    game->game = NULL;
    return 0;
}

int xq_lua_rules_close(lua_State *L)
{
    xq_lua_rules *const rules = xq_lua_test(L, 1, XQ_LUA_RULES, sizeof *rules);
    if (!rules)
        return xq_lua_bad_argument(L, 1, __func__, "rules", "Rules");
    xq_rules_free(rules->rules);
    rules->rules = NULL;
    return 0;
}

/* ---- making ---- */

static const struct kind {
    const char *name;
    size_t size;
    lua_CFunction collect;
} kind_table[XQ_LUA_KIND_END] = {
    [XQ_LUA_POSITION] = {"Position", sizeof(xq_lua_position), collect_position},
    [XQ_LUA_SETUP] = {"Setup", sizeof(xq_lua_setup), NULL},
    [XQ_LUA_GAME] = {"Game", sizeof(xq_lua_game), xq_lua_game_close},
    [XQ_LUA_RULES] = {"Rules", sizeof(xq_lua_rules), xq_lua_rules_close},
};

void *xq_lua_new(lua_State *L, xq_lua_kind kind)
{
    luaL_checkstack(L, 3, "no room for a new value");
    get_memory(L);
    xq_lua_memory *const memory = lua_touserdata(L, -1);
    lua_pop(L, 1);
    xq_lua_head *const head = lua_newuserdata(L, kind_table[kind].size);
    memset(head, 0, kind_table[kind].size);
    head->mark = &xq_lua_marks[kind];
    head->memory = memory;
    lua_pushlightuserdata(L, (void *)&xq_lua_marks[kind]);
    lua_rawget(L, LUA_REGISTRYINDEX);
    lua_setmetatable(L, -2);
    return head;
}

static void open_memory(lua_State *L)
{
    lua_pushlightuserdata(L, (void *)&registry_memory);
    xq_lua_memory *const memory = lua_newuserdata(L, sizeof *memory);
    memory->alloc = lua_getallocf(L, &memory->user);
    memory->bytes = 0;
    memory->limit = COLLECT_FROM;
    lua_rawset(L, LUA_REGISTRYINDEX);
}

/* A second require of the core in one state finds what the first made. */
void xq_lua_open(lua_State *L)
{
    get_memory(L);
    const bool is_open = !lua_isnil(L, -1);
    lua_pop(L, 1);
    if (!is_open)
        open_memory(L);
    lua_newtable(L);
    for (int kind = 0; kind < XQ_LUA_KIND_END; kind++) {
        lua_pushlightuserdata(L, (void *)&xq_lua_marks[kind]);
        if (!is_open) {
            lua_newtable(L);
            xq_lua_set_text(L, "__name", kind_table[kind].name);
            if (kind_table[kind].collect) {
                lua_pushcfunction(L, kind_table[kind].collect);
                lua_setfield(L, -2, "__gc");
            }
            lua_rawset(L, LUA_REGISTRYINDEX);
            lua_pushlightuserdata(L, (void *)&xq_lua_marks[kind]);
        }
        lua_rawget(L, LUA_REGISTRYINDEX);
        lua_setfield(L, -2, kind_table[kind].name);
    }
    luaL_newmetatable(L, "xiangqi.Error");
    lua_setfield(L, -2, "Error");
    lua_setfield(L, -2, "metatables");
}

int xq_lua_type(lua_State *L)
{
    if (lua_type(L, 1) == LUA_TUSERDATA)
        for (int kind = 0; kind < XQ_LUA_KIND_END; kind++)
            if (xq_lua_test(L, 1, (xq_lua_kind)kind, kind_table[kind].size)) {
                lua_pushstring(L, kind_table[kind].name);
                return 1;
            }
    lua_pushnil(L);
    return 1;
}
