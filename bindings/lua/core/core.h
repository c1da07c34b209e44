/**
 * @file
 * What the files of the Lua module share: values as userdata, arguments, results, failures.
 *
 * Lua 5.1 to 5.4 and LuaJIT. Functions that raise an error do not return, whatever their type. Nothing is kept outside
 * a lua_State, so that several states may run in several threads.
 */
#ifndef XQ_LUA_CORE_H
#define XQ_LUA_CORE_H

#include <stdbool.h>
#include <string.h>

#include <lauxlib.h>
#include <lua.h>

#include <xiangqi/xiangqi.h>

#if LUA_VERSION_NUM < 502
#define lua_rawlen lua_objlen
#endif

/* A whole number in the formats of lua_pushfstring. */
#if LUA_VERSION_NUM >= 503
#define XQ_LUA_WHOLE "%I"
#define XQ_LUA_AS_WHOLE(number) ((LUAI_UACINT)(number))
#else
#define XQ_LUA_WHOLE "%f"
#define XQ_LUA_AS_WHOLE(number) ((lua_Number)(number))
#endif

/** Memory of handles, taken from the state's own allocator and counted, for the collector doesn't see it. */
typedef struct xq_lua_memory {
    lua_Alloc alloc;
    void *user;
    size_t bytes; /* now */
    size_t limit; /* a full collection follows when there are more */
} xq_lua_memory;

/** The kinds of userdata. */
typedef enum xq_lua_kind {
    XQ_LUA_POSITION,
    XQ_LUA_SETUP,
    XQ_LUA_GAME,
    XQ_LUA_RULES,
    XQ_LUA_KIND_END
} xq_lua_kind;

/**
 * The head of each userdata. The mark is an address in this module, which no other module's userdata of the same size
 * holds: cheaper to check than a metatable, and debug.setmetatable can't forge it.
 */
typedef struct xq_lua_head {
    const void *mark;
    xq_lua_memory *memory;
} xq_lua_head;

/** A move made on a position, as needed to take it back. */
typedef struct xq_lua_step {
    xq_undo undo;
    xq_move move; /* XQ_MOVE_NONE: a null move */
} xq_lua_step;

typedef struct xq_lua_position {
    xq_lua_head head;
    xq_position now;
    xq_lua_step *steps;
    size_t count;
    size_t capacity;
} xq_lua_position;

typedef struct xq_lua_setup {
    xq_lua_head head;
    xq_setup setup;
} xq_lua_setup;

typedef struct xq_lua_game {
    xq_lua_head head;
    xq_game *game; /* null when closed */
} xq_lua_game;

typedef struct xq_lua_rules {
    xq_lua_head head;
    xq_rules *rules; /* null when closed */
} xq_lua_rules;

extern const char xq_lua_marks[XQ_LUA_KIND_END];

/* ---- userdata (handle.c) ---- */

/** Opens the module's metatables and memory in a state; the table "metatables" is set in the table on top. */
void xq_lua_open(lua_State *L);

/** Pushes a new userdata, zeroed but for its head. */
void *xq_lua_new(lua_State *L, xq_lua_kind kind);

/** The memory of a state as an allocator of the library. */
xq_allocator xq_lua_allocator(xq_lua_memory *memory);

/** Runs the collector when handles have taken much since it last ran. */
void xq_lua_collect(lua_State *L);

/** Memory of a position's steps; null when there is none. */
void *xq_lua_resize(xq_lua_memory *memory, void *block, size_t old_bytes, size_t bytes);

/** The value at an index when it is of a kind, else null. */
static inline void *xq_lua_test(lua_State *L, int index, xq_lua_kind kind, size_t size)
{
    if (lua_type(L, index) != LUA_TUSERDATA || lua_rawlen(L, index) != size)
        return NULL;
    xq_lua_head *const head = lua_touserdata(L, index);
    return head->mark == &xq_lua_marks[kind] ? head : NULL;
}

static inline xq_lua_position *xq_lua_test_position(lua_State *L, int index)
{
    return xq_lua_test(L, index, XQ_LUA_POSITION, sizeof(xq_lua_position));
}

static inline xq_lua_game *xq_lua_test_game(lua_State *L, int index)
{
    return xq_lua_test(L, index, XQ_LUA_GAME, sizeof(xq_lua_game));
}

/* ---- failures (failure.c) ---- */

/** Raises that an argument is not what was expected. @p function is __func__ of a wrapper. */
int xq_lua_bad_argument(lua_State *L, int index, const char *function, const char *name,
                        const char *expected);

/** Raises an error of the code "argument" with a text of its own. */
int xq_lua_bad_value(lua_State *L, const char *function, const char *name, const char *text);

/**
 * What a status means to Lua: nil and an error table, which are pushed; raised instead where no input of the program is
 * the cause (memory, arguments).
 * @return 2
 */
int xq_lua_failure(lua_State *L, const char *function, xq_status status, const xq_error *error);

/* ---- arguments (argument.c): each raises when the value is of the wrong type ---- */

/** Reads a whole number without a change of value. */
bool xq_lua_whole(lua_State *L, int index, long long *number);

bool xq_lua_in_int(lua_State *L, int index, const char *function, const char *name, long long low,
                   long long high, long long *number);
bool xq_lua_in_bool(lua_State *L, int index, const char *function, const char *name);
bool xq_lua_in_text(lua_State *L, int index, const char *function, const char *name, const char **text,
                    size_t *length);
bool xq_lua_in_word(lua_State *L, int index, const char *function, const char *name, const char **word);
const xq_position *xq_lua_in_position(lua_State *L, int index, const char *function, const char *name);
xq_lua_position *xq_lua_in_own_position(lua_State *L, int index, const char *function, const char *name);
xq_setup *xq_lua_in_setup(lua_State *L, int index, const char *function, const char *name);
xq_game *xq_lua_in_game(lua_State *L, int index, const char *function, const char *name);
xq_rules *xq_lua_in_rules(lua_State *L, int index, const char *function, const char *name);

/** Sets of names that a function takes beside their numbers. */
typedef enum xq_lua_words {
    XQ_LUA_SIDES,
    XQ_LUA_VARIANTS,
    XQ_LUA_KINDS,
    XQ_LUA_NOTATIONS,
    XQ_LUA_COORDINATES,
    XQ_LUA_LAYOUTS,
    XQ_LUA_BIKJANGS,
    XQ_LUA_WORDS_END
} xq_lua_words;

/** A number of a set, by its name or itself. */
int xq_lua_in_named(lua_State *L, int index, const char *function, const char *name, xq_lua_words words);

/** The name of a number of a set; null or "" beyond the last. */
const char *xq_lua_word(xq_lua_words words, int value);

/** A piece: FEN letter, number, or nil for none. */
xq_piece xq_lua_in_piece(lua_State *L, int index, const char *function, const char *name);

/** A move or a square as text or number. @return null, or the error of a text that is none, kept in @p error */
const xq_error *xq_lua_in_move(lua_State *L, int index, const char *function, const char *name, xq_move *move,
                               xq_error *error);
const xq_error *xq_lua_in_square(lua_State *L, int index, const char *function, const char *name,
                                 xq_square *square, xq_error *error);

/** The variant that the first argument plays; Xiangqi where it plays none. */
xq_variant xq_lua_variant(lua_State *L);

/** The position of the first argument, or null. */
const xq_position *xq_lua_position_of(lua_State *L);

/* ---- results (result.c): each pushes one value ---- */

/** How moves and squares are given; XQ_LUA_NOTATION + n is an xq_notation. */
typedef enum xq_lua_form { XQ_LUA_TEXT, XQ_LUA_INTEGER, XQ_LUA_NOTATION } xq_lua_form;

/** The form that the argument at an index asks for: "text" (nil too), "integer", or a notation. */
int xq_lua_in_form(lua_State *L, int index, const char *function);

void xq_lua_push_count(lua_State *L, uint64_t count);
void xq_lua_push_key(lua_State *L, uint64_t key);
void xq_lua_push_move(lua_State *L, xq_move move, int form);
void xq_lua_push_square(lua_State *L, xq_square square, int form);
void xq_lua_push_piece(lua_State *L, xq_piece piece);
void xq_lua_push_side(lua_State *L, int side);
void xq_lua_push_points(lua_State *L, int half_points);
void xq_lua_push_moves(lua_State *L, const xq_move *moves, size_t count, int form);
void xq_lua_push_squares(lua_State *L, const xq_square *squares, size_t count, int form);
void xq_lua_push_pins(lua_State *L, const xq_pin *pins, size_t count, int form);
void xq_lua_push_faults(lua_State *L, const xq_fault *faults, size_t count, int form);
void xq_lua_push_divide(lua_State *L, const xq_perft_entry *entries, size_t count, int form);
void xq_lua_push_repairs(lua_State *L, uint32_t repairs);
void xq_lua_push_counts(lua_State *L, const uint8_t *counts);
void xq_lua_push_outcome(lua_State *L, const xq_outcome *outcome);
void xq_lua_push_verdict(lua_State *L, const xq_verdict *verdict);
void xq_lua_push_evidence(lua_State *L, const xq_evidence *evidence, int form);
void xq_lua_push_victim(lua_State *L, const xq_victim *victim, int form);
void xq_lua_push_refusal(lua_State *L, const xq_refusal *refusal, int form);
void xq_lua_push_profile(lua_State *L, const xq_profile_info *info);
void xq_lua_push_parameter(lua_State *L, const xq_parameter_info *info);
void xq_lua_push_position(lua_State *L, const xq_position *position);
void xq_lua_push_setup(lua_State *L, const xq_setup *setup);

/** Sets a field of the table on top. */
void xq_lua_set_text(lua_State *L, const char *field, const char *text);
void xq_lua_set_count(lua_State *L, const char *field, uint64_t count);

/* ---- functions written by hand ---- */

int xq_lua_position_push(lua_State *L);
int xq_lua_position_push_null(lua_State *L);
int xq_lua_position_pop(lua_State *L);
int xq_lua_position_copy(lua_State *L);
int xq_lua_position_depth(lua_State *L);
int xq_lua_position_key_integer(lua_State *L);
int xq_lua_position_draw(lua_State *L);
int xq_lua_setup_draw(lua_State *L);
int xq_lua_setup_get(lua_State *L);
int xq_lua_setup_set(lua_State *L);
int xq_lua_setup_piece(lua_State *L);
int xq_lua_setup_put(lua_State *L);
int xq_lua_game_new(lua_State *L);
int xq_lua_game_close(lua_State *L);
int xq_lua_game_explain(lua_State *L);
int xq_lua_rules_new(lua_State *L);
int xq_lua_rules_copy(lua_State *L);
int xq_lua_rules_close(lua_State *L);
int xq_lua_type(lua_State *L);
int xq_lua_raise_argument(lua_State *L);

#endif
