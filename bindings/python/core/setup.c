/* Setups: any arrangement of pieces. */
#include "core.h"

#include <string.h>

static xq_setup *setup_of(PyObject *object)
{
    return &((setup_object *)object)->setup;
}

PyObject *core_new_setup(const xq_setup *setup)
{
    PyTypeObject *type = core_class_of(&core_setup_type);
    PyObject *made = type->tp_alloc(type, 0);
    if (made)
        *setup_of(made) = *setup;
    return made;
}

/* Empty from the first, so that there is no setup without a size. */
static PyObject *setup_new(PyTypeObject *type, PyObject *arguments, PyObject *keywords)
{
    (void)arguments, (void)keywords;
    PyObject *made = type->tp_alloc(type, 0);
    if (made)
        xq_setup_clear(setup_of(made), XQ_VARIANT_XIANGQI);
    return made;
}

/* ---- fields: a setup may hold anything, so any number of the field's width is taken ---- */

typedef struct field {
    const char *name;
    size_t offset;
    bool is_signed;
    bool is_byte;
} field;

static const field fields[] = {
    {"side_to_move", offsetof(xq_setup, side_to_move), true, false},
    {"half_move_clock", offsetof(xq_setup, half_move_clock), false, false},
    {"move_number", offsetof(xq_setup, move_number), false, false},
    {"bikjang", offsetof(xq_setup, bikjang), true, false},
    {"passes", offsetof(xq_setup, passes), false, true},
    {"faced", offsetof(xq_setup, faced), false, true},
    {"variant", offsetof(xq_setup, variant), true, false},
};

static PyObject *get_field(PyObject *object, void *closure)
{
    const field *it = closure;
    const char *place = (const char *)setup_of(object) + it->offset;
    if (it->is_byte)
        return PyLong_FromLong(*(const uint8_t *)place);
    uint32_t value = 0;
    memcpy(&value, place, sizeof value);
    return it->is_signed ? PyLong_FromLong((int32_t)value) : PyLong_FromUnsignedLong(value);
}

static int set_field(PyObject *object, PyObject *value, void *closure)
{
    const field *it = closure;
    char *place = (char *)setup_of(object) + it->offset;
    long long number = 0;
    if (!value) {
        core_refuse(it->name, "cannot be deleted");
        return -1;
    }
    const long long low = it->is_signed ? INT32_MIN : 0;
    const long long high = it->is_byte     ? UINT8_MAX
                           : it->is_signed ? (long long)INT32_MAX
                                           : (long long)UINT32_MAX;
    if (!core_to_int(value, low, high, &number, it->name))
        return -1;
    if (it->is_byte) {
        *(uint8_t *)place = (uint8_t)number;
    } else {
        const uint32_t bits = (uint32_t)number;
        memcpy(place, &bits, sizeof bits);
    }
    return 0;
}

/* ---- squares ---- */

static PyObject *setup_get(PyObject *object, PyObject *argument)
{
    xq_square square = XQ_SQUARE_NONE;
    if (!core_to_square(argument, (xq_variant)setup_of(object)->variant, &square, "square"))
        return NULL;
    return PyLong_FromLong(setup_of(object)->piece[square]);
}

static PyObject *setup_put(PyObject *object, PyObject *arguments)
{
    PyObject *where, *what;
    xq_square square = XQ_SQUARE_NONE;
    long long piece = XQ_PIECE_NONE;
    if (!PyArg_ParseTuple(arguments, "OO:put", &where, &what) ||
        !core_to_square(where, (xq_variant)setup_of(object)->variant, &square, "square") ||
        (what != Py_None && !core_to_int(what, 0, UINT8_MAX, &piece, "piece")))
        return NULL;
    setup_of(object)->piece[square] = (xq_piece)piece;
    Py_RETURN_NONE;
}

static PyObject *setup_assign(PyObject *object, PyObject *argument)
{
    xq_setup *other = NULL;
    if (!core_to_setup(argument, &other, "setup"))
        return NULL;
    *setup_of(object) = *other;
    Py_RETURN_NONE;
}

static PyObject *setup_bytes(PyObject *object, PyObject *unused)
{
    (void)unused;
    return PyBytes_FromStringAndSize((const char *)setup_of(object)->piece, XQ_SQUARE_COUNT);
}

static PyObject *setup_to_fen(PyObject *object, PyObject *unused)
{
    (void)unused;
    char text[XQ_FEN_TEXT_SIZE];
    size_t length = 0;
    xq_error error;
    const xq_status status = xq_fen_write(setup_of(object), text, sizeof text, &length, &error);
    if (status != XQ_OK)
        return core_fail(status, &error);
    return PyUnicode_FromStringAndSize(text, (Py_ssize_t)length);
}

static bool is_equal(const xq_setup *a, const xq_setup *b)
{
    return a->variant == b->variant && a->side_to_move == b->side_to_move &&
           a->half_move_clock == b->half_move_clock && a->move_number == b->move_number &&
           a->bikjang == b->bikjang && a->passes == b->passes && a->faced == b->faced &&
           memcmp(a->piece, b->piece, sizeof a->piece) == 0;
}

static PyObject *setup_compare(PyObject *a, PyObject *b, int operation)
{
    if ((operation != Py_EQ && operation != Py_NE) || !PyObject_TypeCheck(a, &core_setup_type) ||
        !PyObject_TypeCheck(b, &core_setup_type))
        Py_RETURN_NOTIMPLEMENTED;
    return PyBool_FromLong(is_equal(setup_of(a), setup_of(b)) == (operation == Py_EQ));
}

static PyObject *get_repairs(PyObject *object, void *unused)
{
    (void)unused;
    return PyLong_FromUnsignedLong(((setup_object *)object)->repairs);
}

static int set_repairs(PyObject *object, PyObject *value, void *unused)
{
    (void)unused;
    long long number = 0;
    if (!value) {
        core_refuse("repairs", "cannot be deleted");
        return -1;
    }
    if (!core_to_int(value, 0, XQ_REPAIR_END - 1, &number, "repairs"))
        return -1;
    ((setup_object *)object)->repairs = (uint32_t)number;
    return 0;
}

#define FIELD(INDEX, NAME, TEXT)                                                                             \
    {                                                                                                        \
        NAME, get_field, set_field, TEXT, (void *)&fields[INDEX]                                             \
    }
static PyGetSetDef setup_members[] = {
    FIELD(0, "side_to_move", "The side to move, 0 or 1."),
    FIELD(1, "half_move_clock", "Plies since the last capture."),
    FIELD(2, "move_number", "Number of the full move, from 1."),
    FIELD(3, "bikjang", "Janggi: what facing generals do, a Bikjang."),
    FIELD(4, "passes", "Janggi: passes in a row that led here."),
    FIELD(5, "faced", "Janggi: 1 when the generals faced each other before the last move."),
    FIELD(6, "variant_code", "The game as integer."),
    {"repairs_code", get_repairs, set_repairs, "What reading the FEN mended, as integer.", NULL},
    {NULL, NULL, NULL, NULL, NULL},
};
#undef FIELD

static PyMethodDef setup_methods[] = {
    {"get_code", setup_get, METH_O, NULL},
    {"put", setup_put, METH_VARARGS, NULL},
    {"assign", setup_assign, METH_O, NULL},
    {"board_bytes", setup_bytes, METH_NOARGS,
     "board_bytes($self, /)\n--\n\nThe 90 squares as bytes, a0 first."},
    {"fen", setup_to_fen, METH_NOARGS,
     "fen($self, /)\n--\n\nThe setup as canonical FEN. Raises SetupError when a square holds no piece "
     "value."},
    {NULL, NULL, 0, NULL},
};

PyTypeObject core_setup_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "xiangqi._core.Setup",
    .tp_basicsize = sizeof(setup_object),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
    .tp_new = setup_new,
    .tp_hash = PyObject_HashNotImplemented,
    .tp_richcompare = setup_compare,
    .tp_methods = setup_methods,
    .tp_getset = setup_members,
};
