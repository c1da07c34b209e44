/* The Lua module xiangqi_core: the shared interface files in terms of bindings/lua/core. */
%module xiangqi_core

%{
#include "core.h"

/* SWIG counts arguments here. What is missing or wrong is told by name, what is too much is Lua's to drop; the
   argument after the last may ask for a form of moves and squares. */
#undef SWIG_check_num_args
#define SWIG_check_num_args(function, low, high) \
    const int xq_form_at = (high) + 1;           \
    (void)xq_form_at;

/* No type of SWIG's runtime is in use here, so its list of modules stays empty: nothing is shared with other modules
   that SWIG made, and what is static is written once, before any state is opened (below). */
#undef SWIG_GetModule
#undef SWIG_SetModule
#define SWIG_GetModule(clientdata) ((void)(clientdata), (swig_module_info *)NULL)
#define SWIG_SetModule(clientdata, pointer) ((void)(clientdata), (void)(pointer))

#define XQ_FORM xq_lua_in_form(L, xq_form_at, __func__)
#define XQ_PUSH(call) \
    do {              \
        call;         \
        SWIG_arg++;   \
    } while (0)

#define XQB_TEXT_SIZE 1024
#define XQB_FAIL(STATUS, ERROR) return xq_lua_failure(L, __func__, (xq_status)(STATUS), ERROR)
#define XQB_IN_INT(INPUT, TARGET, LOW, HIGH, NAME) xq_lua_in_int(L, INPUT, __func__, NAME, LOW, HIGH, &(TARGET))
#define XQB_IN_BOOL(INPUT, TARGET, NAME) ((TARGET = xq_lua_in_bool(L, INPUT, __func__, NAME)), true)
#define XQB_IN_TEXT(INPUT, POINTER, LENGTH, NAME) \
    xq_lua_in_text(L, INPUT, __func__, NAME, (const char **)&(POINTER), &(LENGTH))
#define XQB_IN_WORD(INPUT, POINTER, NAME) xq_lua_in_word(L, INPUT, __func__, NAME, (const char **)&(POINTER))
#define XQB_IN_POSITION(INPUT, POINTER, NAME) \
    ((POINTER = (xq_position *)xq_lua_in_position(L, INPUT, __func__, NAME)) != NULL)
#define XQB_IN_SETUP(INPUT, POINTER, NAME) ((POINTER = xq_lua_in_setup(L, INPUT, __func__, NAME)) != NULL)
#define XQB_IN_GAME(INPUT, POINTER, NAME) ((POINTER = xq_lua_in_game(L, INPUT, __func__, NAME)) != NULL)
#define XQB_IN_RULES(INPUT, POINTER, NAME) ((POINTER = xq_lua_in_rules(L, INPUT, __func__, NAME)) != NULL)
#define XQB_IN_POSITION_OR_NONE XQB_IN_POSITION
#define XQB_IN_RULES_OR_NONE XQB_IN_RULES

#define XQB_OUT_STATUS() (void)0
#define XQB_OUT_NONE() XQ_PUSH(lua_pushnil(L))
#define XQB_OUT_INT(VALUE) XQ_PUSH(lua_pushinteger(L, (lua_Integer)(VALUE)))
#define XQB_OUT_BOOL(VALUE) XQ_PUSH(lua_pushboolean(L, VALUE))
#define XQB_OUT_KEY(VALUE) XQ_PUSH(xq_lua_push_key(L, VALUE))
#define XQB_OUT_TEXT(POINTER, LENGTH) XQ_PUSH(lua_pushlstring(L, POINTER, LENGTH))
#define XQB_OUT_MOVES(POINTER, COUNT) \
    XQ_PUSH(xq_lua_push_moves(L, POINTER, (COUNT) < XQ_MOVES_MAX ? (COUNT) : XQ_MOVES_MAX, XQ_FORM))
#define XQB_OUT_SQUARES(POINTER, COUNT) XQ_PUSH(xq_lua_push_squares(L, POINTER, COUNT, XQ_FORM))
#define XQB_OUT_PINS(POINTER, COUNT) XQ_PUSH(xq_lua_push_pins(L, POINTER, COUNT, XQ_FORM))
#define XQB_OUT_FAULTS(POINTER, COUNT) XQ_PUSH(xq_lua_push_faults(L, POINTER, COUNT, XQ_FORM))
#define XQB_OUT_DIVIDE(POINTER, COUNT) XQ_PUSH(xq_lua_push_divide(L, POINTER, COUNT, XQ_FORM))
#define XQB_OUT_COUNTS(POINTER) XQ_PUSH(xq_lua_push_counts(L, POINTER))
#define XQB_OUT_OUTCOME(POINTER) XQ_PUSH(xq_lua_push_outcome(L, POINTER))
#define XQB_OUT_VERDICT(POINTER) XQ_PUSH(xq_lua_push_verdict(L, POINTER))
#define XQB_OUT_EVIDENCE(POINTER) XQ_PUSH(xq_lua_push_evidence(L, POINTER, XQ_FORM))
#define XQB_OUT_VICTIM(POINTER) XQ_PUSH(xq_lua_push_victim(L, POINTER, XQ_FORM))
#define XQB_OUT_REFUSAL(POINTER) XQ_PUSH(xq_lua_push_refusal(L, POINTER, XQ_FORM))
#define XQB_OUT_PROFILE(POINTER) XQ_PUSH(xq_lua_push_profile(L, POINTER))
#define XQB_OUT_PARAMETER(POINTER) XQ_PUSH(xq_lua_push_parameter(L, POINTER))
#define XQB_NEW_POSITION(POINTER) (xq_lua_push_position(L, POINTER), SWIG_arg++, true)
#define XQB_NEW_SETUP(POINTER) (xq_lua_push_setup(L, POINTER), SWIG_arg++, true)

#include "checked.h"
%}

%include "typemaps.i"

/* ---- Lua's own: text or numbers, names for enumerations, lists from 1 ---- */

/* A call that only can fail returns true when it does not, so that assert() takes it. */
%typemap(ret) xq_status
{
    if (!SWIG_arg)
        XQ_PUSH(lua_pushboolean(L, true));
}
%typemap(ret) xq_status xq_setup_validate ""

%define %xq_text_or_number(TYPE, FUNCTION)
%typemap(in) TYPE
{
    xq_error fault_detail;
    const xq_error *const fault = FUNCTION(L, $input, __func__, "$1_name", &$1, &fault_detail);
    if (fault)
        return xq_lua_failure(L, __func__, (xq_status)fault->code, fault);
}
%enddef
%xq_text_or_number(xq_move, xq_lua_in_move)
%xq_text_or_number(xq_square, xq_lua_in_square)

%typemap(in) xq_piece { $1 = xq_lua_in_piece(L, $input, __func__, "$1_name"); }

%define %xq_named(TYPE, WORDS)
%typemap(in) TYPE { $1 = (TYPE)xq_lua_in_named(L, $input, __func__, "$1_name", WORDS); }
%enddef
%xq_named(xq_side, XQ_LUA_SIDES)
%xq_named(xq_variant, XQ_LUA_VARIANTS)
%xq_named(xq_kind, XQ_LUA_KINDS)
%xq_named(xq_notation, XQ_LUA_NOTATIONS)
%xq_named(xq_coordinates, XQ_LUA_COORDINATES)
%xq_named(xq_layout, XQ_LUA_LAYOUTS)

/* Enumerations without a rule of their own, those of later headers too. */
%typemap(in) enum SWIGTYPE
{
    long long number = 0;
    xq_lua_in_int(L, $input, __func__, "$1_name", 0, INT32_MAX, &number);
    $1 = ($1_ltype)number;
}

%typemap(in) uint32_t index, uint32_t which, size_t index
{
    long long number = 0;
    xq_lua_in_int(L, $input, __func__, "$1_name", 1, UINT32_MAX, &number);
    $1 = ($1_ltype)(number - 1);
}

%typemap(out) xq_move { XQ_PUSH(xq_lua_push_move(L, $1, XQ_FORM)); }
%typemap(out) xq_square { XQ_PUSH(xq_lua_push_square(L, $1, XQ_FORM)); }
%typemap(out) xq_piece { XQ_PUSH(xq_lua_push_piece(L, $1)); }
%typemap(out) xq_side { XQ_PUSH(xq_lua_push_side(L, $1)); }
%typemap(argout) xq_square *square { XQ_PUSH(xq_lua_push_square(L, *$1, XQ_FORM)); }
%typemap(argout) uint64_t *nodes { XQ_PUSH(xq_lua_push_count(L, *$1)); }
%typemap(argout) uint32_t *repairs { XQ_PUSH(xq_lua_push_repairs(L, *$1)); }
%typemap(argout) xq_nature *nature { XQ_PUSH(lua_pushstring(L, xq_nature_name(*$1))); }

%apply xq_position *made { xq_position *mirrored, xq_position *swapped };
%typemap(out) xq_bikjang { XQ_PUSH(lua_pushstring(L, xq_lua_word(XQ_LUA_BIKJANGS, (int)$1))); }

/* The form is asked for before the call, which may change the game. */
%typemap(in, numinputs=0) xq_move *move (xq_move value, int form)
{
    value = XQ_MOVE_NONE;
    form = XQ_LUA_TEXT;
    $1 = &value;
}
%typemap(check) xq_move *move { form$argnum = XQ_FORM; }
%typemap(argout) xq_move *move { XQ_PUSH(xq_lua_push_move(L, *$1, form$argnum)); }

%define %xq_by_name(TYPE, NAME)
%typemap(out) TYPE { XQ_PUSH(lua_pushstring(L, NAME($1))); }
%enddef
%xq_by_name(xq_kind, xq_kind_name)
%xq_by_name(xq_variant, xq_variant_name)
%xq_by_name(xq_standing, xq_standing_name)
%xq_by_name(xq_illegality, xq_illegality_name)
%xq_by_name(xq_nature, xq_nature_name)
%xq_by_name(xq_layout, xq_layout_name)

%define %xq_in_points(FUNCTION)
%typemap(out) int FUNCTION { XQ_PUSH(xq_lua_push_points(L, $1)); }
%enddef
%xq_in_points(xq_position_value)
%xq_in_points(xq_position_score)
%xq_in_points(xq_kind_points)
%xq_in_points(xq_piece_value)

%typemap(out) uint32_t xq_game_repeats_left
{
    if ($1 == UINT32_MAX)
        XQ_PUSH(lua_pushnil(L));
    else
        XQ_PUSH(lua_pushinteger(L, (lua_Integer)$1));
}

/* ---- written by hand ---- */

%ignore xq_fault_write; /* takes a struct: setup:faults() has the sentences */
%ignore xq_rules_outcome; /* a line in the caller's arrays */
%ignore xqb_position_play;
%ignore xqb_game_new;
%ignore xqb_rules_new;
%ignore xqb_game_explain;

%rename("%(regex:/^xqb?_(.*)/\\1/)s", %$isfunction) "";
%rename("%(regex:/^XQ_(.*)/\\1/)s", %$isconstant) "";
%rename("%(regex:/^XQ_(.*)/\\1/)s", %$isenumitem) "";

%include "calls.i"

%native(position_push) int xq_lua_position_push(lua_State *L);
%native(position_push_null) int xq_lua_position_push_null(lua_State *L);
%native(position_pop) int xq_lua_position_pop(lua_State *L);
%native(position_copy) int xq_lua_position_copy(lua_State *L);
%native(position_depth) int xq_lua_position_depth(lua_State *L);
%native(position_key_integer) int xq_lua_position_key_integer(lua_State *L);
%native(position_draw) int xq_lua_position_draw(lua_State *L);
%native(setup_draw) int xq_lua_setup_draw(lua_State *L);
%native(setup_get) int xq_lua_setup_get(lua_State *L);
%native(setup_set) int xq_lua_setup_set(lua_State *L);
%native(setup_piece) int xq_lua_setup_piece(lua_State *L);
%native(setup_put) int xq_lua_setup_put(lua_State *L);
%native(game_new) int xq_lua_game_new(lua_State *L);
%native(game_close) int xq_lua_game_close(lua_State *L);
%native(game_explain) int xq_lua_game_explain(lua_State *L);
%native(rules_new) int xq_lua_rules_new(lua_State *L);
%native(rules_copy) int xq_lua_rules_copy(lua_State *L);
%native(rules_close) int xq_lua_rules_close(lua_State *L);
%native(type_of) int xq_lua_type(lua_State *L);
%native(raise_argument) int xq_lua_raise_argument(lua_State *L);

%insert(initbeforefunc) %{
/* Two states may be opened at once: both find the static tables filled. */
#if defined(__GNUC__)
__attribute__((constructor)) static void xq_lua_fill_tables(void)
{
    SWIG_InitializeModule(NULL);
    SWIG_PropagateClientData();
}
#endif
%}

%init %{
    xq_lua_open(L);
%}
