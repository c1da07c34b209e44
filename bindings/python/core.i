/* The module xiangqi._core: the library through SWIG, over types written by hand (core/). */
%module _core

%{
#include <string.h>

#include "checked.h"
#include "core.h"

#define XQB_TEXT_SIZE XQ_BOARD_TEXT_SIZE

#define XQB_FAIL(STATUS, ERROR) core_fail(STATUS, ERROR)
#define XQB_IN_INT(INPUT, TARGET, LOW, HIGH, NAME) core_to_int(INPUT, LOW, HIGH, &TARGET, NAME)
#define XQB_IN_BOOL(INPUT, TARGET, NAME) core_to_bool(INPUT, &TARGET, NAME)
#define XQB_IN_TEXT(INPUT, POINTER, LENGTH, NAME) core_to_text(INPUT, (const char **)&POINTER, &LENGTH, NAME)
#define XQB_IN_WORD(INPUT, POINTER, NAME) core_to_word(INPUT, (const char **)&POINTER, NAME)
#define XQB_IN_POSITION(INPUT, POINTER, NAME) core_to_position(INPUT, (xq_position **)&POINTER, NAME)
#define XQB_IN_SETUP(INPUT, POINTER, NAME) core_to_setup(INPUT, (xq_setup **)&POINTER, NAME)
#define XQB_IN_GAME(INPUT, POINTER, NAME) core_to_game(INPUT, (xq_game **)&POINTER, NAME)
#define XQB_IN_RULES(INPUT, POINTER, NAME) core_to_rules(INPUT, (xq_rules **)&POINTER, NAME)

/* The wrappers' result is named resultobj. */
#define APPEND(ITEM) \
    do { \
        resultobj = core_append(resultobj, ITEM); \
        if (!resultobj) \
            SWIG_fail; \
    } while (0)
#define XQB_OUT_STATUS() (resultobj = SWIG_Py_Void())
#define XQB_OUT_INT(VALUE) APPEND(PyLong_FromLongLong((long long)(VALUE)))
#define XQB_OUT_BOOL(VALUE) APPEND(PyBool_FromLong(VALUE))
#define XQB_OUT_KEY(VALUE) APPEND(PyLong_FromUnsignedLongLong(VALUE))
#define XQB_OUT_TEXT(POINTER, LENGTH) APPEND(PyUnicode_DecodeUTF8(POINTER, (Py_ssize_t)(LENGTH), NULL))
#define XQB_OUT_NONE() APPEND(SWIG_Py_Void())
#define XQB_OUT_MOVES(POINTER, COUNT) APPEND(core_move_ints(POINTER, COUNT))
#define XQB_OUT_SQUARES(POINTER, COUNT) APPEND(core_squares(POINTER, COUNT))
#define XQB_OUT_PINS(POINTER, COUNT) APPEND(core_pins(POINTER, COUNT))
#define XQB_OUT_FAULTS(POINTER, COUNT) APPEND(core_faults(POINTER, COUNT, (xq_variant)arg1->variant))
#define XQB_OUT_COUNTS(POINTER) APPEND(core_counts(POINTER))
#define XQB_OUT_OUTCOME(POINTER) APPEND(core_outcome(POINTER))
#define XQB_OUT_VERDICT(POINTER) APPEND(core_verdict(POINTER))
#define XQB_OUT_EVIDENCE(POINTER) APPEND(core_evidence(POINTER))
#define XQB_OUT_VICTIM(POINTER) APPEND(core_victim(POINTER))
#define XQB_OUT_REFUSAL(POINTER) APPEND(core_refusal(POINTER))
#define XQB_OUT_PROFILE(POINTER) APPEND(core_profile(POINTER))
#define XQB_OUT_PARAMETER(POINTER) APPEND(core_parameter(POINTER))
#define XQB_NEW_POSITION(POINTER) ((resultobj = core_append(resultobj, core_new_position(POINTER))) != NULL)
#define XQB_NEW_SETUP(POINTER) ((resultobj = core_append(resultobj, core_new_setup(POINTER))) != NULL)
%}

%include "typemaps.i"

/* A Move object does for a move. */
%typemap(in) xq_move
{
    xq_move value = XQ_MOVE_NONE;
    if (!core_to_move($input, NULL, &value, "$1_name"))
        SWIG_fail;
    $1 = value;
}

/* Made by hand: the constructors of Position, Game and Rules. */
%ignore xqb_position_start;
%ignore xqb_position_from_setup;
%ignore xqb_position_from_fen;
%ignore xqb_position_play;
%ignore xqb_game_new;
%ignore xqb_rules_new;
%ignore xq_perft;
%ignore xq_perft_divide;

/* The package has the numbers by name (names.py). */
%rename("$ignore", %$isenumitem) "";
%rename("$ignore", %$isconstant) "";
%ignore XQ_NOWHERE;

%include "calls.i"

%init %{
    if (core_add_to(m) < 0)
        return NULL;
%}
