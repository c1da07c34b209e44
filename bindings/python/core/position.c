/* Positions: making, playing and taking back, lists of moves; the rest is asked through SWIG. */
#include "core.h"

#include <string.h>

static position_object *self_of(PyObject *object)
{
    return (position_object *)object;
}

/* A position that was never initialised is refused by all methods. */
static bool is_ready(PyObject *object)
{
    return xq_position_is_made(&self_of(object)->position) ||
           core_refuse("the position", "was never initialised");
}

static xq_variant variant_of(PyObject *object)
{
    return xq_position_variant(&self_of(object)->position);
}

PyObject *core_new_position(const xq_position *position)
{
    PyTypeObject *type = core_class_of(&core_position_type);
    PyObject *made = type->tp_alloc(type, 0);
    if (made)
        self_of(made)->position = *position;
    return made;
}

/* ---- making ---- */

static bool read_fen(PyObject *fen, xq_variant variant, bool is_strict, long long bikjang,
                     xq_position *position)
{
    const char *text = NULL;
    size_t length = 0;
    xq_setup setup;
    xq_error error;
    if (!core_to_text(fen, &text, &length, "fen"))
        return false;
    xq_status status =
        xq_fen_read(text, length, variant, is_strict ? XQ_FEN_STRICT : XQ_FEN_LENIENT, &setup, NULL, &error);
    if (status != XQ_OK) {
        core_fail(status, &error);
        return false;
    }
    setup.bikjang = (int32_t)bikjang;
    status = xq_position_from_setup(&setup, position, &error);
    if (status != XQ_OK)
        core_fail_setup(&setup, &error);
    return status == XQ_OK;
}

static bool take_setup(const xq_setup *setup, xq_position *position)
{
    xq_error error;
    const xq_status status = xq_position_from_setup(setup, position, &error);
    if (status != XQ_OK)
        core_fail_setup(setup, &error);
    return status == XQ_OK;
}

static bool take_start(xq_variant variant, long long bikjang, xq_position *position)
{
    xq_setup setup;
    const xq_status status = xq_setup_start(&setup, variant);
    if (status != XQ_OK) {
        core_fail(status, NULL);
        return false;
    }
    setup.bikjang = (int32_t)bikjang;
    return take_setup(&setup, position);
}

static int position_init(PyObject *object, PyObject *arguments, PyObject *keywords)
{
    static char *names[] = {"fen", "variant", "strict", "bikjang", NULL};
    PyObject *fen = NULL, *variant_object = NULL, *strict_object = NULL, *bikjang_object = NULL;
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "|OO$OO:Position", names, &fen, &variant_object,
                                     &strict_object, &bikjang_object))
        return -1;
    xq_variant variant = XQ_VARIANT_XIANGQI;
    bool is_strict = false;
    long long bikjang = 0;
    if ((variant_object && !core_to_variant(variant_object, &variant, "variant")) ||
        (strict_object && !core_to_bool(strict_object, &is_strict, "strict")) ||
        (bikjang_object && !core_to_int(bikjang_object, 0, INT32_MAX, &bikjang, "bikjang")))
        return -1;
    xq_position made;
    if (core_is_none(fen)) {
        if (!take_start(variant, bikjang, &made))
            return -1;
    } else if (PyObject_TypeCheck(fen, &core_setup_type)) {
        if (variant_object || bikjang_object) {
            core_refuse("variant and bikjang", "stand in the setup already");
            return -1;
        }
        if (!take_setup(&((setup_object *)fen)->setup, &made))
            return -1;
    } else if (!PyUnicode_Check(fen)) {
        core_refuse_type("fen", "a str, a Setup or None", fen);
        return -1;
    } else if (!read_fen(fen, variant, is_strict, bikjang, &made)) {
        return -1;
    }
    position_object *self = self_of(object);
    self->position = made;
    self->depth = 0;
    return 0;
}

static void position_dealloc(PyObject *object)
{
    PyMem_Free(self_of(object)->stack);
    Py_TYPE(object)->tp_free(object);
}

/* ---- playing and taking back ---- */

static played *next_played(position_object *self)
{
    if (self->depth == self->capacity) {
        const size_t capacity = self->capacity ? 2 * self->capacity : 16;
        played *stack = PyMem_Realloc(self->stack, capacity * sizeof *stack);
        if (!stack) {
            PyErr_NoMemory();
            return NULL;
        }
        self->stack = stack;
        self->capacity = capacity;
    }
    return &self->stack[self->depth];
}

static PyObject *position_push(PyObject *object, PyObject *argument)
{
    position_object *self = self_of(object);
    xq_move move = XQ_MOVE_NONE;
    xq_error error;
    if (!is_ready(object) || !core_to_move(argument, &self->position, &move, "move"))
        return NULL;
    played *entry = next_played(self);
    if (!entry)
        return NULL;
    const xq_status status = xq_position_play(&self->position, move, &entry->undo, &error);
    if (status != XQ_OK)
        return core_fail(status, &error);
    entry->move = move;
    self->depth++;
    Py_RETURN_NONE;
}

static PyObject *position_push_null(PyObject *object, PyObject *unused)
{
    (void)unused;
    position_object *self = self_of(object);
    xq_error error;
    if (!is_ready(object))
        return NULL;
    played *entry = next_played(self);
    if (!entry)
        return NULL;
    const xq_status status = xq_position_play_null(&self->position, &entry->undo, &error);
    if (status != XQ_OK)
        return core_fail(status, &error);
    entry->move = XQ_MOVE_NONE;
    self->depth++;
    Py_RETURN_NONE;
}

static PyObject *move_or_none(xq_move move, xq_variant variant)
{
    if (move == XQ_MOVE_NONE)
        Py_RETURN_NONE;
    return core_move(move, variant);
}

static void take_back(xq_position *position, const played *entry)
{
    if (entry->move == XQ_MOVE_NONE)
        xq_position_unmake_null(position, &entry->undo);
    else
        xq_position_unmake(position, entry->move, &entry->undo);
}

static PyObject *position_pop(PyObject *object, PyObject *unused)
{
    (void)unused;
    position_object *self = self_of(object);
    if (!is_ready(object))
        return NULL;
    if (!self->depth)
        return core_fail(XQ_ERR_NO_MOVE, NULL);
    const played *entry = &self->stack[self->depth - 1];
    PyObject *move = move_or_none(entry->move, variant_of(object));
    if (move) {
        take_back(&self->position, entry);
        self->depth--;
    }
    return move;
}

static PyObject *get_move_stack(PyObject *object, void *unused)
{
    (void)unused;
    const position_object *self = self_of(object);
    PyObject *list = PyList_New((Py_ssize_t)self->depth);
    for (size_t i = 0; list && i < self->depth; i++) {
        PyObject *move = move_or_none(self->stack[i].move, variant_of(object));
        if (!move)
            Py_CLEAR(list);
        else
            PyList_SET_ITEM(list, (Py_ssize_t)i, move);
    }
    return list;
}

/* ---- lists of moves ---- */

typedef size_t lister(const xq_position *position, xq_move *moves, size_t capacity);

static PyObject *list_of(PyObject *object, lister *lists)
{
    xq_move moves[XQ_MOVES_MAX];
    if (!is_ready(object))
        return NULL;
    const size_t count = lists(&self_of(object)->position, moves, XQ_MOVES_MAX);
    return core_moves(moves, count, variant_of(object));
}

static PyObject *position_moves(PyObject *object, PyObject *unused)
{
    (void)unused;
    return list_of(object, xq_position_moves);
}

static PyObject *position_captures(PyObject *object, PyObject *unused)
{
    (void)unused;
    return list_of(object, xq_position_captures);
}

static PyObject *position_checks(PyObject *object, PyObject *unused)
{
    (void)unused;
    return list_of(object, xq_position_checks);
}

static PyObject *position_evasions(PyObject *object, PyObject *unused)
{
    (void)unused;
    return list_of(object, xq_position_evasions);
}

static PyObject *position_move_ints(PyObject *object, PyObject *unused)
{
    (void)unused;
    xq_move moves[XQ_MOVES_MAX];
    if (!is_ready(object))
        return NULL;
    return core_move_ints(moves, xq_position_moves(&self_of(object)->position, moves, XQ_MOVES_MAX));
}

static PyObject *position_moves_from(PyObject *object, PyObject *argument)
{
    xq_move moves[XQ_MOVES_MAX];
    xq_square square = XQ_SQUARE_NONE;
    if (!is_ready(object) || !core_to_square(argument, variant_of(object), &square, "square"))
        return NULL;
    const size_t count = xq_position_moves_from(&self_of(object)->position, square, moves, XQ_MOVES_MAX);
    return core_moves(moves, count, variant_of(object));
}

static PyObject *position_count(PyObject *object, PyObject *unused)
{
    (void)unused;
    return is_ready(object) ? PyLong_FromSize_t(xq_position_count(&self_of(object)->position)) : NULL;
}

static PyObject *position_is_legal(PyObject *object, PyObject *argument)
{
    xq_move move = XQ_MOVE_NONE;
    if (!is_ready(object) || !core_to_move(argument, &self_of(object)->position, &move, "move"))
        return NULL;
    return PyBool_FromLong(xq_position_is_legal(&self_of(object)->position, move, NULL));
}

/* ---- what stands where ---- */

static PyObject *position_fen(PyObject *object, PyObject *unused)
{
    (void)unused;
    char text[XQ_FEN_TEXT_SIZE];
    if (!is_ready(object))
        return NULL;
    const size_t length = xq_position_to_fen(&self_of(object)->position, text, sizeof text);
    return PyUnicode_FromStringAndSize(text, (Py_ssize_t)length);
}

static PyObject *position_piece_code(PyObject *object, PyObject *argument)
{
    xq_square square = XQ_SQUARE_NONE;
    if (!is_ready(object) || !core_to_square(argument, variant_of(object), &square, "square"))
        return NULL;
    return PyLong_FromLong(xq_position_piece_at(&self_of(object)->position, square));
}

static PyObject *position_perft(PyObject *object, PyObject *argument)
{
    long long depth = 0;
    if (!is_ready(object) || !core_to_int(argument, 0, XQ_PERFT_DEPTH_MAX, &depth, "depth"))
        return NULL;
    const xq_position start = self_of(object)->position;
    if (depth == 0)
        return PyLong_FromLong(1);
    xq_move moves[XQ_MOVES_MAX];
    const size_t count = xq_position_moves(&start, moves, XQ_MOVES_MAX);
    uint64_t nodes = 0;
    for (size_t i = 0; i < count; i++) { /* move by move, so that an interrupt is heard */
        uint64_t below = 0;
        Py_BEGIN_ALLOW_THREADS xq_position after;
        xq_position_make_copy(&start, moves[i], &after);
        xq_perft(&after, (uint32_t)depth - 1, &below, NULL);
        Py_END_ALLOW_THREADS nodes += below;
        if (PyErr_CheckSignals())
            return NULL;
    }
    return PyLong_FromUnsignedLongLong(nodes);
}

/* ---- copies ---- */

static PyObject *position_copy(PyObject *object, PyObject *unused)
{
    (void)unused;
    const position_object *self = self_of(object);
    if (!is_ready(object))
        return NULL;
    PyObject *made = Py_TYPE(object)->tp_alloc(Py_TYPE(object), 0);
    if (!made)
        return NULL;
    position_object *copy = self_of(made);
    copy->position = self->position;
    if (self->depth) {
        copy->stack = PyMem_Malloc(self->depth * sizeof *copy->stack);
        if (!copy->stack) {
            Py_DECREF(made);
            return PyErr_NoMemory();
        }
        memcpy(copy->stack, self->stack, self->depth * sizeof *copy->stack);
        copy->depth = copy->capacity = self->depth;
    }
    return made;
}

/** The position before all moves of the stack. */
static PyObject *position_root(PyObject *object, PyObject *unused)
{
    (void)unused;
    const position_object *self = self_of(object);
    if (!is_ready(object))
        return NULL;
    PyObject *made = Py_TYPE(object)->tp_alloc(Py_TYPE(object), 0);
    if (!made)
        return NULL;
    self_of(made)->position = self->position;
    for (size_t i = self->depth; i > 0; i--)
        take_back(&self_of(made)->position, &self->stack[i - 1]);
    return made;
}

/* What pickle keeps: the setup at the root, and the moves since. */
static PyObject *position_reduce(PyObject *object, PyObject *unused)
{
    PyObject *root = position_root(object, unused);
    if (!root)
        return NULL;
    xq_setup setup;
    const xq_status status = xq_position_to_setup(&self_of(root)->position, &setup);
    Py_DECREF(root);
    if (status != XQ_OK)
        return core_fail(status, NULL);
    PyObject *setup_object_ = core_new_setup(&setup);
    PyObject *moves = get_move_stack(object, NULL);
    if (!setup_object_ || !moves) {
        Py_XDECREF(setup_object_);
        Py_XDECREF(moves);
        return NULL;
    }
    return Py_BuildValue("O(N)N", Py_TYPE(object), setup_object_, moves);
}

static PyObject *position_setstate(PyObject *object, PyObject *moves)
{
    if (!PyList_Check(moves)) {
        core_refuse_type("state", "a list of moves", moves);
        return NULL;
    }
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(moves); i++) {
        PyObject *move = PyList_GET_ITEM(moves, i);
        PyObject *done = move == Py_None ? position_push_null(object, NULL) : position_push(object, move);
        if (!done)
            return NULL;
        Py_DECREF(done);
    }
    Py_RETURN_NONE;
}

static PyObject *position_compare(PyObject *a, PyObject *b, int operation)
{
    if ((operation != Py_EQ && operation != Py_NE) || !PyObject_TypeCheck(a, &core_position_type) ||
        !PyObject_TypeCheck(b, &core_position_type))
        Py_RETURN_NOTIMPLEMENTED;
    const bool equal = xq_position_equal(&self_of(a)->position, &self_of(b)->position);
    return PyBool_FromLong(equal == (operation == Py_EQ));
}

static PyMethodDef position_methods[] = {
    {"push", position_push, METH_O,
     "push($self, move, /)\n--\n\nPlays a move: a Move, an integer or text. Raises IllegalMoveError with the "
     "reason,\n"
     "MoveTextError for text that is no move; the position is then as before."},
    {"push_null", position_push_null, METH_NOARGS,
     "push_null($self, /)\n--\n\nGives the turn to the other side without a move. Raises IllegalMoveError in "
     "check."},
    {"pop", position_pop, METH_NOARGS,
     "pop($self, /)\n--\n\nTakes back the last move and returns it, None for a null move. Raises StateError "
     "when\n"
     "there is none."},
    {"moves", position_moves, METH_NOARGS, "moves($self, /)\n--\n\nThe legal moves."},
    {"move_ints", position_move_ints, METH_NOARGS,
     "move_ints($self, /)\n--\n\nThe legal moves as integers, from * 128 + to; faster than moves()."},
    {"captures", position_captures, METH_NOARGS, "captures($self, /)\n--\n\nThe legal moves that capture."},
    {"checks", position_checks, METH_NOARGS, "checks($self, /)\n--\n\nThe legal moves that give check."},
    {"evasions", position_evasions, METH_NOARGS,
     "evasions($self, /)\n--\n\nThe legal answers to a check; none when not in check."},
    {"moves_from", position_moves_from, METH_O,
     "moves_from($self, square, /)\n--\n\nThe legal moves of the piece on a square."},
    {"count", position_count, METH_NOARGS,
     "count($self, /)\n--\n\nHow many legal moves there are; faster than listing them."},
    {"is_legal", position_is_legal, METH_O,
     "is_legal($self, move, /)\n--\n\nWhether a move is legal; illegality() tells why not."},
    {"fen", position_fen, METH_NOARGS, "fen($self, /)\n--\n\nThe position as canonical FEN."},
    {"piece_code", position_piece_code, METH_O,
     "piece_code($self, square, /)\n--\n\nThe piece on a square as integer, 0 where there is none."},
    {"perft", position_perft, METH_O,
     "perft($self, depth, /)\n--\n\nHow many leaves the tree of legal moves has at a depth (0 to 64). Other "
     "threads run\n"
     "meanwhile; an interrupt is heard between the moves of the root."},
    {"copy", position_copy, METH_NOARGS, "copy($self, /)\n--\n\nA copy, with the moves played."},
    {"root", position_root, METH_NOARGS,
     "root($self, /)\n--\n\nThe position before the moves that were pushed, as a new one."},
    {"__copy__", position_copy, METH_NOARGS, NULL},
    {"__reduce__", position_reduce, METH_NOARGS, NULL},
    {"__setstate__", position_setstate, METH_O, NULL},
    {NULL, NULL, 0, NULL},
};

static PyObject *get_key(PyObject *object, void *unused)
{
    (void)unused;
    return PyLong_FromUnsignedLongLong(xq_position_key(&self_of(object)->position));
}

static PyObject *get_variant(PyObject *object, void *unused)
{
    (void)unused;
    return is_ready(object) ? PyUnicode_FromString(xq_variant_name(variant_of(object))) : NULL;
}

static PyGetSetDef position_members[] = {
    {"key", get_key, NULL,
     "The repetition key, 64 bits: game, placement and side to move. Equal positions have equal keys, not "
     "conversely.",
     NULL},
    {"variant", get_variant, NULL, "'xiangqi' or 'janggi'.", NULL},
    {"move_stack", get_move_stack, NULL, "The moves pushed, the earliest first; None is a null move.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

PyTypeObject core_position_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "xiangqi._core.Position",
    .tp_basicsize = sizeof(position_object),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
    .tp_new = PyType_GenericNew,
    .tp_init = position_init,
    .tp_dealloc = position_dealloc,
    .tp_hash = PyObject_HashNotImplemented,
    .tp_richcompare = position_compare,
    .tp_methods = position_methods,
    .tp_getset = position_members,
};
