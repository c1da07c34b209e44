/* Arrays of positions, and the questions asked of all of them at once, while other threads run. */
#include "buffers.h"

#include <string.h>

static positions_object *self_of(PyObject *object)
{
    return (positions_object *)object;
}

/* ---- use by several threads ---- */

static bool begin_read(positions_object *self)
{
    if (self->is_written)
        return core_refuse("the positions", "are being changed by another thread");
    self->readers++;
    return true;
}

static void end_read(positions_object *self)
{
    self->readers--;
}

static bool begin_write(positions_object *self)
{
    if (self->is_written || self->readers)
        return core_refuse("the positions", "are in use by another thread");
    self->is_written = true;
    return true;
}

/* ---- making ---- */

PyObject *core_new_positions(size_t count)
{
    PyTypeObject *type = core_class_of(&core_positions_type);
    PyObject *made = type->tp_alloc(type, 0);
    if (!made)
        return NULL;
    self_of(made)->items = PyMem_RawCalloc(count ? count : 1, sizeof(xq_position));
    if (!self_of(made)->items) {
        Py_DECREF(made);
        return PyErr_NoMemory();
    }
    self_of(made)->count = count;
    return made;
}

static int positions_init(PyObject *object, PyObject *arguments, PyObject *keywords)
{
    static char *names[] = {"positions", NULL};
    PyObject *source = NULL;
    positions_object *self = self_of(object);
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "|O:Positions", names, &source))
        return -1;
    if (self->items) {
        core_refuse("the positions", "are initialised already");
        return -1;
    }
    PyObject *list = source ? PySequence_List(source) : PyList_New(0);
    if (!list)
        return -1;
    const size_t count = (size_t)PyList_GET_SIZE(list);
    xq_position *items = PyMem_RawCalloc(count ? count : 1, sizeof *items);
    bool good = items != NULL;
    if (!items)
        PyErr_NoMemory();
    for (size_t i = 0; good && i < count; i++) {
        xq_position *position = NULL;
        good = core_to_position(PyList_GET_ITEM(list, (Py_ssize_t)i), &position, "each item");
        if (good)
            items[i] = *position;
    }
    Py_DECREF(list);
    if (!good) {
        PyMem_RawFree(items);
        return -1;
    }
    self->items = items;
    self->count = count;
    return 0;
}

static void positions_dealloc(PyObject *object)
{
    PyMem_RawFree(self_of(object)->items);
    Py_TYPE(object)->tp_free(object);
}

/* ---- as a sequence ---- */

static Py_ssize_t positions_length(PyObject *object)
{
    return (Py_ssize_t)self_of(object)->count;
}

static bool find_index(PyObject *object, PyObject *key, size_t *index)
{
    const Py_ssize_t count = positions_length(object);
    Py_ssize_t at = PyNumber_AsSsize_t(key, PyExc_IndexError);
    if (at == -1 && PyErr_Occurred())
        return false;
    if (at < 0)
        at += count;
    if (at < 0 || at >= count) {
        PyErr_SetString(PyExc_IndexError, "index is out of range");
        return false;
    }
    *index = (size_t)at;
    return true;
}

static PyObject *positions_slice(PyObject *object, PyObject *slice)
{
    positions_object *self = self_of(object);
    Py_ssize_t begin = 0, end = 0, step = 0;
    if (PySlice_Unpack(slice, &begin, &end, &step) < 0 || !begin_read(self))
        return NULL;
    const Py_ssize_t count = PySlice_AdjustIndices((Py_ssize_t)self->count, &begin, &end, step);
    PyObject *made = core_new_positions((size_t)count);
    for (Py_ssize_t i = 0; made && i < count; i++)
        self_of(made)->items[i] = self->items[begin + i * step];
    end_read(self);
    return made;
}

static PyObject *positions_get(PyObject *object, PyObject *key)
{
    positions_object *self = self_of(object);
    size_t index = 0;
    if (PySlice_Check(key))
        return positions_slice(object, key);
    if (!PyIndex_Check(key)) {
        core_refuse_type("index", "an integer or a slice", key);
        return NULL;
    }
    if (!find_index(object, key, &index) || !begin_read(self))
        return NULL;
    end_read(self);
    return core_new_position(&self->items[index]);
}

static int positions_set(PyObject *object, PyObject *key, PyObject *value)
{
    positions_object *self = self_of(object);
    size_t index = 0;
    xq_position *position = NULL;
    if (!value) {
        core_refuse("an item", "cannot be deleted");
        return -1;
    }
    if (!PyIndex_Check(key)) {
        core_refuse_type("index", "an integer", key);
        return -1;
    }
    if (!find_index(object, key, &index) || !core_to_position(value, &position, "value") ||
        !begin_write(self))
        return -1;
    self->items[index] = *position;
    self->is_written = false;
    return 0;
}

/* ---- questions: one function of each kind of output ---- */

/* What is asked; all positions were made, or are left alone. */
typedef void asker(const positions_object *self, void *items, uint32_t view);

static void ask_counts(const positions_object *self, void *items, uint32_t view)
{
    (void)view;
    xq_batch_count(self->items, self->count, items, NULL);
}

static void ask_keys(const positions_object *self, void *items, uint32_t view)
{
    (void)view;
    xq_batch_keys(self->items, self->count, items, NULL);
}

static void ask_standings(const positions_object *self, void *items, uint32_t view)
{
    (void)view;
    xq_batch_status(self->items, self->count, items, NULL);
}

static void ask_planes(const positions_object *self, void *items, uint32_t view)
{
    xq_batch_planes(self->items, self->count, view, items, NULL);
}

static void ask_masks(const positions_object *self, void *items, uint32_t view)
{
    xq_batch_masks(self->items, self->count, view, items, NULL);
}

static PyObject *answer(PyObject *object, asker *ask, const item_kind *kind, size_t each, const size_t *shape,
                        PyObject *given, uint32_t view)
{
    positions_object *self = self_of(object);
    output out;
    if (!core_open_output(given, kind, self->count * each, shape, "out", &out))
        return NULL;
    if (!begin_read(self)) {
        Py_DECREF(core_close_output(&out));
        return NULL;
    }
    Py_BEGIN_ALLOW_THREADS ask(self, out.view.buf, view);
    Py_END_ALLOW_THREADS end_read(self);
    return core_close_output(&out);
}

static bool parse_out(PyObject *arguments, PyObject *keywords, PyObject **out)
{
    static char *names[] = {"out", NULL};
    return PyArg_ParseTupleAndKeywords(arguments, keywords, "|O", names, out);
}

static bool parse_view(PyObject *arguments, PyObject *keywords, PyObject **out, uint32_t *view)
{
    static char *names[] = {"out", "mover", NULL};
    PyObject *mover = NULL;
    bool by_mover = false;
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "|O$O", names, out, &mover) ||
        (mover && !core_to_bool(mover, &by_mover, "mover")))
        return false;
    *view = by_mover ? XQ_VIEW_MOVER : XQ_VIEW_FIRST_SIDE;
    return true;
}

static PyObject *answer_each(PyObject *object, PyObject *arguments, PyObject *keywords, asker *ask,
                             const item_kind *kind)
{
    PyObject *out = NULL;
    const size_t shape[] = {self_of(object)->count, 0};
    return parse_out(arguments, keywords, &out) ? answer(object, ask, kind, 1, shape, out, 0) : NULL;
}

static PyObject *positions_counts(PyObject *object, PyObject *arguments, PyObject *keywords)
{
    return answer_each(object, arguments, keywords, ask_counts, &core_words);
}

static PyObject *positions_keys(PyObject *object, PyObject *arguments, PyObject *keywords)
{
    return answer_each(object, arguments, keywords, ask_keys, &core_longs);
}

static PyObject *positions_standings(PyObject *object, PyObject *arguments, PyObject *keywords)
{
    return answer_each(object, arguments, keywords, ask_standings, &core_integers);
}

static PyObject *positions_planes(PyObject *object, PyObject *arguments, PyObject *keywords)
{
    PyObject *out = NULL;
    uint32_t view = 0;
    const size_t shape[] = {self_of(object)->count, XQ_PLANE_COUNT, XQ_RANK_COUNT, XQ_FILE_COUNT, 0};
    return parse_view(arguments, keywords, &out, &view)
               ? answer(object, ask_planes, &core_bytes, XQ_PLANES_SIZE, shape, out, view)
               : NULL;
}

static PyObject *positions_masks(PyObject *object, PyObject *arguments, PyObject *keywords)
{
    PyObject *out = NULL;
    uint32_t view = 0;
    const size_t shape[] = {self_of(object)->count, XQ_SQUARE_COUNT, XQ_SQUARE_COUNT, 0};
    return parse_view(arguments, keywords, &out, &view)
               ? answer(object, ask_masks, &core_bytes, XQ_MASK_SIZE, shape, out, view)
               : NULL;
}

/* ---- lists of moves, and playing ---- */

static size_t total_moves(const positions_object *self)
{
    size_t total = 0;
    for (size_t i = 0; i < self->count; i++)
        total += xq_position_count(&self->items[i]);
    return total;
}

static PyObject *positions_moves(PyObject *object, PyObject *arguments, PyObject *keywords)
{
    static char *names[] = {"out", "ends", NULL};
    positions_object *self = self_of(object);
    PyObject *given_moves = NULL, *given_ends = NULL;
    output moves, ends;
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "|OO:moves", names, &given_moves, &given_ends) ||
        !begin_read(self))
        return NULL;
    size_t total = 0;
    Py_BEGIN_ALLOW_THREADS total = total_moves(self);
    Py_END_ALLOW_THREADS end_read(self);
    const size_t moves_shape[] = {total, 0}, ends_shape[] = {self->count, 0};
    if (!core_open_output(given_moves, &core_shorts, total, moves_shape, "out", &moves))
        return NULL;
    if (!core_open_output(given_ends, &core_sizes, self->count, ends_shape, "ends", &ends)) {
        Py_DECREF(core_close_output(&moves));
        return NULL;
    }
    const bool is_free = begin_read(self);
    if (is_free) {
        const size_t capacity = (size_t)moves.view.len / sizeof(xq_move);
        Py_BEGIN_ALLOW_THREADS xq_batch_moves(self->items, self->count, moves.view.buf, capacity,
                                              ends.view.buf, NULL);
        Py_END_ALLOW_THREADS end_read(self);
    }
    PyObject *first = core_close_output(&moves), *second = core_close_output(&ends);
    if (is_free)
        return Py_BuildValue("(NN)", first, second);
    Py_DECREF(first);
    Py_DECREF(second);
    return NULL;
}

static PyObject *positions_play(PyObject *object, PyObject *argument)
{
    positions_object *self = self_of(object);
    Py_buffer moves;
    output statuses;
    const size_t shape[] = {self->count, 0};
    if (!core_open_input(argument, &core_shorts, "moves", &moves))
        return NULL;
    bool good = (size_t)moves.len / sizeof(xq_move) == self->count ||
                core_refuse("moves", "must have one move for each of the %zu positions", self->count);
    good = good && core_open_output(NULL, &core_integers, self->count, shape, "statuses", &statuses);
    if (!good || !begin_write(self)) {
        if (good)
            Py_DECREF(core_close_output(&statuses));
        PyBuffer_Release(&moves);
        return NULL;
    }
    Py_BEGIN_ALLOW_THREADS xq_batch_play(self->items, moves.buf, self->count, statuses.view.buf);
    Py_END_ALLOW_THREADS self->is_written = false;
    PyBuffer_Release(&moves);
    return core_close_output(&statuses);
}

static PyObject *positions_reduce(PyObject *object, PyObject *unused)
{
    (void)unused;
    PyObject *list = PySequence_List(object);
    return list ? Py_BuildValue("O(N)", Py_TYPE(object), list) : NULL;
}

#define WITH_KEYWORDS(FUNCTION) (PyCFunction)(void (*)(void)) FUNCTION, METH_VARARGS | METH_KEYWORDS
static PyMethodDef positions_methods[] = {
    {"counts", WITH_KEYWORDS(positions_counts),
     "counts($self, out=None)\n--\n\nHow many legal moves each position has: uint32, shape (n,)."},
    {"keys", WITH_KEYWORDS(positions_keys),
     "keys($self, out=None)\n--\n\nThe repetition keys: uint64, shape (n,)."},
    {"standings", WITH_KEYWORDS(positions_standings),
     "standings($self, out=None)\n--\n\nHow each position stands: int32, shape (n,), values of Standing."},
    {"planes", WITH_KEYWORDS(positions_planes),
     "planes($self, out=None, *, mover=False)\n--\n\n"
     "The positions as planes: uint8, shape (n, 14, 10, 9), 1 where a piece stands. Plane of a piece: its "
     "kind - 1, and 7\n"
     "more for the second side. With mover=True the side to move comes first, and the board is turned when "
     "that is the\n"
     "second side, so that it always plays upwards."},
    {"masks", WITH_KEYWORDS(positions_masks),
     "masks($self, out=None, *, mover=False)\n--\n\n"
     "The legal moves as masks: uint8, shape (n, 90, 90), 1 at [origin][target] of a legal move. With "
     "mover=True squares\n"
     "are turned as those of planes() are."},
    {"moves", WITH_KEYWORDS(positions_moves),
     "moves($self, out=None, ends=None)\n--\n\n"
     "The legal moves of all positions: a pair of uint16, one list behind the other, and where each list "
     "ends in it."},
    {"play", positions_play, METH_O,
     "play($self, moves, /)\n--\n\n"
     "Plays one move in each position, from a buffer of uint16. Returns int32, shape (n,): 0, or the status "
     "for which a\n"
     "position was left as it was."},
    {"__reduce__", positions_reduce, METH_NOARGS, NULL},
    {NULL, NULL, 0, NULL},
};
#undef WITH_KEYWORDS

static PyMappingMethods positions_mapping = {positions_length, positions_get, positions_set};
static PySequenceMethods positions_sequence = {.sq_length = positions_length};

PyTypeObject core_positions_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "xiangqi._core.Positions",
    .tp_basicsize = sizeof(positions_object),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
    .tp_new = PyType_GenericNew,
    .tp_init = positions_init,
    .tp_dealloc = positions_dealloc,
    .tp_hash = PyObject_HashNotImplemented,
    .tp_as_mapping = &positions_mapping,
    .tp_as_sequence = &positions_sequence,
    .tp_methods = positions_methods,
};
