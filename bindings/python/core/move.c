/* Moves: one immutable object for each value and game, and one integer object for each value. */
#include "core.h"

/* Values up to i9i9; others are made anew each time. */
enum { INTERNED = 89 * 128 + 90 };

static PyObject *interned[2][INTERNED];
static PyObject *interned_ints[INTERNED];

static PyObject *new_move(xq_move value, xq_variant variant)
{
    move_object *self = PyObject_New(move_object, &core_move_type);
    if (self) {
        self->value = value;
        self->variant = (uint8_t)variant;
    }
    return (PyObject *)self;
}

PyObject *core_move(xq_move move, xq_variant variant)
{
    if (move >= INTERNED)
        return new_move(move, variant);
    PyObject **place = &interned[variant == XQ_VARIANT_JANGGI][move];
    if (!*place)
        *place = new_move(move, variant);
    Py_XINCREF(*place);
    return *place;
}

PyObject *core_move_int(xq_move move)
{
    if (move >= INTERNED)
        return PyLong_FromLong(move);
    PyObject **place = &interned_ints[move];
    if (!*place)
        *place = PyLong_FromLong(move);
    Py_XINCREF(*place);
    return *place;
}

PyObject *core_moves(const xq_move *moves, size_t count, xq_variant variant)
{
    PyObject *list = PyList_New((Py_ssize_t)count);
    for (size_t i = 0; list && i < count; i++) {
        PyObject *move = core_move(moves[i], variant);
        if (!move)
            Py_CLEAR(list);
        else
            PyList_SET_ITEM(list, (Py_ssize_t)i, move);
    }
    return list;
}

PyObject *core_move_ints(const xq_move *moves, size_t count)
{
    PyObject *list = PyList_New((Py_ssize_t)count);
    for (size_t i = 0; list && i < count; i++) {
        PyObject *move = core_move_int(moves[i]);
        if (!move)
            Py_CLEAR(list);
        else
            PyList_SET_ITEM(list, (Py_ssize_t)i, move);
    }
    return list;
}

static bool read_value(PyObject *object, xq_variant variant, xq_move *value)
{
    const char *text = NULL;
    size_t length = 0;
    xq_error error;
    if (!PyUnicode_Check(object))
        return core_to_move(object, NULL, value, "move");
    if (!core_to_text(object, &text, &length, "move"))
        return false;
    const xq_status status = xq_move_read(text, length, variant, XQ_COORDINATES_DEFAULT, value, &error);
    if (status != XQ_OK)
        core_fail(status, &error);
    return status == XQ_OK;
}

static PyObject *move_new(PyTypeObject *type, PyObject *arguments, PyObject *keywords)
{
    (void)type;
    static char *names[] = {"move", "variant", NULL};
    PyObject *object = NULL, *variant_object = NULL;
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "O|O:Move", names, &object, &variant_object))
        return NULL;
    xq_variant variant = XQ_VARIANT_XIANGQI;
    if (Py_IS_TYPE(object, &core_move_type))
        variant = (xq_variant)((move_object *)object)->variant;
    if (variant_object && !core_to_variant(variant_object, &variant, "variant"))
        return NULL;
    xq_move value = XQ_MOVE_NONE;
    if (!read_value(object, variant, &value))
        return NULL;
    if (xq_move_from(value) == XQ_SQUARE_NONE || xq_move_to(value) == XQ_SQUARE_NONE ||
        value == XQ_MOVE_NONE) {
        core_refuse("move", "%u names no two squares", (unsigned)value);
        return NULL;
    }
    return core_move(value, variant);
}

static PyObject *move_text(const move_object *self)
{
    char text[XQ_MOVE_TEXT_SIZE];
    const size_t length =
        xq_move_write(self->value, (xq_variant)self->variant, XQ_COORDINATES_DEFAULT, text, sizeof text);
    return PyUnicode_FromStringAndSize(text, (Py_ssize_t)length);
}

static PyObject *move_str(PyObject *object)
{
    return move_text((const move_object *)object);
}

static PyObject *move_repr(PyObject *object)
{
    const move_object *self = (const move_object *)object;
    PyObject *text = move_text(self);
    if (!text)
        return NULL;
    PyObject *repr = self->variant == XQ_VARIANT_JANGGI ? PyUnicode_FromFormat("Move(%R, 'janggi')", text)
                                                        : PyUnicode_FromFormat("Move(%R)", text);
    Py_DECREF(text);
    return repr;
}

static PyObject *move_index(PyObject *object)
{
    return core_move_int(((const move_object *)object)->value);
}

static long order_of(PyObject *object)
{
    const move_object *self = (const move_object *)object;
    return ((long)self->variant << 16) + self->value;
}

static Py_hash_t move_hash(PyObject *object)
{
    return (Py_hash_t)order_of(object);
}

static PyObject *move_compare(PyObject *a, PyObject *b, int operation)
{
    if (!Py_IS_TYPE(a, &core_move_type) || !Py_IS_TYPE(b, &core_move_type))
        Py_RETURN_NOTIMPLEMENTED;
    Py_RETURN_RICHCOMPARE(order_of(a), order_of(b), operation);
}

static PyObject *move_reduce(PyObject *object, PyObject *unused)
{
    (void)unused;
    const move_object *self = (const move_object *)object;
    return Py_BuildValue("O(is)", &core_move_type, (int)self->value,
                         xq_variant_name((xq_variant)self->variant));
}

static PyObject *get_from(PyObject *object, void *unused)
{
    (void)unused;
    return PyLong_FromLong(xq_move_from(((const move_object *)object)->value));
}

static PyObject *get_to(PyObject *object, void *unused)
{
    (void)unused;
    return PyLong_FromLong(xq_move_to(((const move_object *)object)->value));
}

static PyObject *get_is_pass(PyObject *object, void *unused)
{
    (void)unused;
    return PyBool_FromLong(xq_move_is_pass(((const move_object *)object)->value));
}

static PyObject *get_variant(PyObject *object, void *unused)
{
    (void)unused;
    return PyUnicode_FromString(xq_variant_name((xq_variant)((const move_object *)object)->variant));
}

static PyMethodDef move_methods[] = {
    {"__reduce__", move_reduce, METH_NOARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static PyGetSetDef move_members[] = {
    {"from_square", get_from, NULL, "The square a piece moves from, 0 to 89.", NULL},
    {"to_square", get_to, NULL, "The square a piece moves to, 0 to 89.", NULL},
    {"is_pass", get_is_pass, NULL, "Whether it is a pass of Janggi.", NULL},
    {"variant", get_variant, NULL, "'xiangqi' or 'janggi'.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyNumberMethods move_numbers = {.nb_index = move_index, .nb_int = move_index};

PyTypeObject core_move_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "xiangqi.Move",
    .tp_doc = "Move(move, variant='xiangqi')\n--\n\n"
              "A move: two squares, of a game.\n\n"
              "Made of text ('h2e2'; ranks 1 to 10 in Janggi) or of an integer (from * 128 + to); int(move) "
              "gives that\n"
              "integer back. Moves are immutable, compare by game, origin and target, and serve as keys.\n\n"
              "Raises MoveTextError for text that is no move, ArgumentError for an integer that is none.",
    .tp_basicsize = sizeof(move_object),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = move_new,
    .tp_str = move_str,
    .tp_repr = move_repr,
    .tp_hash = move_hash,
    .tp_richcompare = move_compare,
    .tp_as_number = &move_numbers,
    .tp_methods = move_methods,
    .tp_getset = move_members,
};
