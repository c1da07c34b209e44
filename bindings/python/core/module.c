/* What is added to the module that SWIG makes. */
#include "core.h"

#include <string.h>

static PyObject *to_variant(PyObject *module, PyObject *object)
{
    (void)module;
    xq_variant variant = XQ_VARIANT_XIANGQI;
    return core_to_variant(object, &variant, "variant") ? PyLong_FromLong((long)variant) : NULL;
}

/* A square given as integer or text. */
static PyObject *to_square(PyObject *module, PyObject *arguments)
{
    (void)module;
    PyObject *object, *variant_object;
    xq_variant variant = XQ_VARIANT_XIANGQI;
    xq_square square = XQ_SQUARE_NONE;
    if (!PyArg_ParseTuple(arguments, "OO:to_square", &object, &variant_object) ||
        !core_to_variant(variant_object, &variant, "variant") ||
        !core_to_square(object, variant, &square, "square"))
        return NULL;
    return PyLong_FromLong(square);
}

/* A move given as move, integer or text of a position. */
static PyObject *to_move(PyObject *module, PyObject *arguments)
{
    (void)module;
    PyObject *object, *position_object_;
    xq_position *position = NULL;
    xq_move move = XQ_MOVE_NONE;
    if (!PyArg_ParseTuple(arguments, "OO:to_move", &object, &position_object_) ||
        !core_to_position(position_object_, &position, "position") ||
        !core_to_move(object, position, &move, "move"))
        return NULL;
    return core_move_int(move);
}

/* Moves of integers. */
static PyObject *to_moves(PyObject *module, PyObject *arguments)
{
    (void)module;
    PyObject *moves, *variant_object;
    xq_variant variant = XQ_VARIANT_XIANGQI;
    if (!PyArg_ParseTuple(arguments, "O!O:to_moves", &PyList_Type, &moves, &variant_object) ||
        !core_to_variant(variant_object, &variant, "variant"))
        return NULL;
    PyObject *list = PyList_New(0);
    for (Py_ssize_t i = 0; list && i < PyList_GET_SIZE(moves); i++) {
        xq_move value = XQ_MOVE_NONE;
        PyObject *move =
            core_to_move(PyList_GET_ITEM(moves, i), NULL, &value, "move") ? core_move(value, variant) : NULL;
        if (!move || PyList_Append(list, move) < 0)
            Py_CLEAR(list);
        Py_XDECREF(move);
    }
    return list;
}

static PyMethodDef functions[] = {
    {"register", core_register, METH_VARARGS, NULL},
    {"replay", core_replay, METH_VARARGS, NULL},
    {"judge", core_judge, METH_VARARGS, NULL},
    {"draw", core_draw, METH_VARARGS, NULL},
    {"to_variant", to_variant, METH_O, NULL},
    {"to_square", to_square, METH_VARARGS, NULL},
    {"to_move", to_move, METH_VARARGS, NULL},
    {"to_moves", to_moves, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static const struct {
    const char *name;
    PyTypeObject *type;
} types[] = {
    {"Move", &core_move_type},   {"Position", &core_position_type}, {"Positions", &core_positions_type},
    {"Setup", &core_setup_type}, {"Game", &core_game_type},         {"Rules", &core_rules_type},
};

/* Whether the package around is ours: another project's of the same name may have been installed over it. */
static bool is_ours(void)
{
    PyObject *package = PyDict_GetItemString(PyImport_GetModuleDict(), "xiangqi"); /* borrowed */
    PyObject *told = package ? PyObject_GetAttrString(package, "_DISTRIBUTION") : NULL;
    const bool ours = !package || (told && PyUnicode_Check(told) &&
                                   PyUnicode_CompareWithASCIIString(told, "libxiangqi") == 0);
    Py_XDECREF(told);
    PyErr_Clear();
    if (!ours)
        PyErr_SetString(
            PyExc_ImportError,
            "the folder xiangqi belongs to libxiangqi, but another project's files were put over it. Remove "
            "both (pip uninstall libxiangqi xiangqi), then install libxiangqi again");
    return ours;
}

int core_add_to(PyObject *module)
{
    if (!is_ours())
        return -1;
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++) {
        if (PyType_Ready(types[i].type) < 0)
            return -1;
        Py_INCREF(types[i].type);
        if (PyModule_AddObject(module, types[i].name, (PyObject *)types[i].type) < 0) {
            Py_DECREF(types[i].type);
            return -1;
        }
    }
    return PyModule_AddFunctions(module, functions);
}
