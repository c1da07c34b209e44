/* Two states of Lua in two threads, each with its own module: what they find must be the same, at the same time. */
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>

enum { THREADS = 2, ROUNDS = 20 };

static const char script[] = "local xiangqi = require('xiangqi')\n"
                             "local keys, seed = {}, 3\n"
                             "for _ = 1, 30 do\n"
                             "  local game = xiangqi.game({ rules = 'axf' })\n"
                             "  while not game:is_over() and game:ply_count() < 60 do\n"
                             "    local moves = game:moves('integer')\n"
                             "    seed = seed * 48271 % 2147483647\n"
                             "    assert(game:push(moves[seed % #moves + 1]))\n"
                             "    pcall(game.push, game, {})\n"
                             "  end\n"
                             "  keys[#keys + 1] = game:key()\n"
                             "end\n"
                             "return table.concat(keys)\n";

typedef struct work {
    pthread_t thread;
    char found[1024];
    const char *fault;
} work;

static const char *run(lua_State *L, char *found, size_t size)
{
    luaL_openlibs(L);
    if (luaL_loadstring(L, script) || lua_pcall(L, 0, 1, 0)) {
        const char *const text = lua_tostring(L, -1);
        snprintf(found, size, "%s", text ? text : "an error that is no text");
        return found;
    }
    snprintf(found, size, "%s", lua_tostring(L, -1));
    return NULL;
}

static void *start(void *argument)
{
    work *const mine = argument;
    for (int round = 0; round < ROUNDS && !mine->fault; round++) {
        lua_State *const L = luaL_newstate();
        mine->fault = L ? run(L, mine->found, sizeof mine->found) : "no state";
        if (L)
            lua_close(L);
    }
    return NULL;
}

int main(void)
{
    static work works[THREADS];
    for (int i = 0; i < THREADS; i++)
        if (pthread_create(&works[i].thread, NULL, start, &works[i]))
            return 2;
    for (int i = 0; i < THREADS; i++)
        pthread_join(works[i].thread, NULL);
    for (int i = 0; i < THREADS; i++)
        if (works[i].fault || strlen(works[i].found) < 400 || strcmp(works[i].found, works[0].found) != 0) {
            fprintf(stderr, "thread %d: %s\n", i, works[i].fault ? works[i].fault : works[i].found);
            return 1;
        }
    puts("both threads found the same");
    return 0;
}
