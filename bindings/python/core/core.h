/**
 * @file
 * The C part of the Python module: its types, and the conversions that the SWIG wrappers and they share.
 *
 * Moves, positions and arrays of positions are written by hand, for speed; SWIG wraps the rest of the library over
 * them (core.i). Conversions return false after they have raised a Python error that names the argument.
 */
#ifndef XIANGQI_PYTHON_CORE_H
#define XIANGQI_PYTHON_CORE_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <stdbool.h>

#include <xiangqi/xiangqi.h>

/** A move and its game. Interned: there is one object for each. */
typedef struct move_object {
    PyObject_HEAD xq_move value;
    uint8_t variant;
} move_object;

/** A move that can be taken back. A null move is XQ_MOVE_NONE. */
typedef struct played {
    xq_undo undo;
    xq_move move;
} played;

/** A position and the moves that led to it. */
typedef struct position_object {
    PyObject_HEAD xq_position position;
    played *stack;
    size_t depth;
    size_t capacity;
} position_object;

typedef struct setup_object {
    PyObject_HEAD xq_setup setup;
    uint32_t repairs; /* what reading its FEN mended */
} setup_object;

typedef struct game_object {
    PyObject_HEAD xq_game *game;
} game_object;

typedef struct rules_object {
    PyObject_HEAD xq_rules *rules;
} rules_object;

/** Many positions side by side. While a call has let other threads run, they may read what is read. */
typedef struct positions_object {
    PyObject_HEAD xq_position *items;
    size_t count;
    size_t readers;
    bool is_written;
} positions_object;

extern PyTypeObject core_move_type;
extern PyTypeObject core_position_type;
extern PyTypeObject core_positions_type;
extern PyTypeObject core_setup_type;
extern PyTypeObject core_game_type;
extern PyTypeObject core_rules_type;

/** Adds the types and functions written by hand to the module. */
int core_add_to(PyObject *module);

/* ---- errors (raise.c) ---- */

/** Raises for a status; @p error may be null. Always returns null. */
PyObject *core_fail(xq_status status, const xq_error *error);
/** Raises for a setup that makes no position, with all its faults. */
PyObject *core_fail_setup(const xq_setup *setup, const xq_error *error);
/** Raises ArgumentError: "NAME TEXT". Always returns false. */
bool core_refuse(const char *name, const char *format, ...);
/** Raises TypeError: "NAME must be WHAT, not ...". Always returns false. */
bool core_refuse_type(const char *name, const char *what, PyObject *object);
/** Takes the function that makes exceptions, and the classes of new objects. */
PyObject *core_register(PyObject *module, PyObject *arguments);
/** A class of the package, else the type itself: what new objects are made of. Borrowed. */
PyTypeObject *core_class_of(PyTypeObject *type);

/* ---- conversions (convert.c) ---- */

bool core_to_int(PyObject *object, long long low, long long high, long long *value, const char *name);
bool core_to_bool(PyObject *object, bool *value, const char *name);
bool core_to_text(PyObject *object, const char **text, size_t *length, const char *name);
bool core_to_word(PyObject *object, const char **word, const char *name);
bool core_to_variant(PyObject *object, xq_variant *variant, const char *name);
bool core_to_square(PyObject *object, xq_variant variant, xq_square *square, const char *name);
/** A move object, an integer or, where @p position is given, text. */
bool core_to_move(PyObject *object, const xq_position *position, xq_move *move, const char *name);
bool core_to_position(PyObject *object, xq_position **position, const char *name);
bool core_to_setup(PyObject *object, xq_setup **setup, const char *name);
bool core_to_game(PyObject *object, xq_game **game, const char *name);
bool core_to_rules(PyObject *object, xq_rules **rules, const char *name);
bool core_is_none(PyObject *object);

/* ---- results ---- */

/** The one object of a move, a new reference. */
PyObject *core_move(xq_move move, xq_variant variant);
/** The one object of a move as integer, a new reference. */
PyObject *core_move_int(xq_move move);
PyObject *core_moves(const xq_move *moves, size_t count, xq_variant variant);
PyObject *core_move_ints(const xq_move *moves, size_t count);
PyObject *core_new_position(const xq_position *position);
PyObject *core_new_setup(const xq_setup *setup);
/** An array of positions that are not made yet. */
PyObject *core_new_positions(size_t count);

/* Results of the wrappers (results.c): tuples, of which the package makes named ones. */
PyObject *core_append(PyObject *result, PyObject *item);
PyObject *core_squares(const xq_square *squares, size_t count);
PyObject *core_pins(const xq_pin *pins, size_t count);
PyObject *core_faults(const xq_fault *faults, size_t count, xq_variant variant);
PyObject *core_counts(const uint8_t *counts);
PyObject *core_outcome(const xq_outcome *outcome);
PyObject *core_verdict(const xq_verdict *verdict);
PyObject *core_evidence(const xq_evidence *evidence);
PyObject *core_victim(const xq_victim *victim);
PyObject *core_refusal(const xq_refusal *refusal);
PyObject *core_profile(const xq_profile_info *info);
PyObject *core_parameter(const xq_parameter_info *info);

/* ---- batch functions (replay.c) ---- */

PyObject *core_replay(PyObject *module, PyObject *arguments);
PyObject *core_judge(PyObject *module, PyObject *arguments);

/* ---- pictures (draw.c) ---- */

PyObject *core_draw(PyObject *module, PyObject *arguments);

#endif
