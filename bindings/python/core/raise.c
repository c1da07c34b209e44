/* Exceptions. Their classes are the package's (errors.py), which registers the function that makes them. */
#include "core.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static PyObject *exception_maker;
static PyObject *class_position;
static PyObject *class_setup;
static PyObject *class_positions;

PyObject *core_register(PyObject *module, PyObject *arguments)
{
    (void)module;
    PyObject *maker, *position, *setup, *positions;
    if (!PyArg_ParseTuple(arguments, "OO!O!O!:register", &maker, &PyType_Type, &position, &PyType_Type,
                          &setup, &PyType_Type, &positions))
        return NULL;
    if (!PyCallable_Check(maker) || !PyType_IsSubtype((PyTypeObject *)position, &core_position_type) ||
        !PyType_IsSubtype((PyTypeObject *)setup, &core_setup_type) ||
        !PyType_IsSubtype((PyTypeObject *)positions, &core_positions_type)) {
        PyErr_SetString(PyExc_TypeError,
                        "the package registers a maker of exceptions and subclasses of the core's");
        return NULL;
    }
    Py_INCREF(maker);
    Py_XSETREF(exception_maker, maker);
    Py_INCREF(position);
    Py_XSETREF(class_position, position);
    Py_INCREF(setup);
    Py_XSETREF(class_setup, setup);
    Py_INCREF(positions);
    Py_XSETREF(class_positions, positions);
    Py_RETURN_NONE;
}

PyTypeObject *core_class_of(PyTypeObject *type)
{
    PyObject *registered = type == &core_position_type ? class_position
                           : type == &core_setup_type  ? class_setup
                                                       : class_positions;
    return registered ? (PyTypeObject *)registered : type;
}

/* Calls the package's maker with the detail; faults is null or a tuple, and is taken. */
static PyObject *raise_detail(const xq_error *error, PyObject *faults)
{
    if (!faults) {
        faults = PyTuple_New(0);
        if (!faults)
            return NULL;
    }
    if (!exception_maker) {
        PyErr_SetString(PyExc_ValueError, error->text);
        Py_DECREF(faults);
        return NULL;
    }
    PyObject *exception = PyObject_CallFunction(
        exception_maker, "iiiIIIHBBsN", error->code, error->reason, error->field, error->byte, error->line,
        error->ply, error->move, error->square, error->piece, error->text, faults);
    if (!exception)
        return NULL;
    PyErr_SetObject((PyObject *)Py_TYPE(exception), exception);
    Py_DECREF(exception);
    return NULL;
}

static void clear(xq_error *error, xq_status status)
{
    memset(error, 0, sizeof *error);
    error->code = (int32_t)status;
    error->byte = error->line = error->ply = XQ_NOWHERE;
    error->square = XQ_SQUARE_NONE;
}

PyObject *core_fail(xq_status status, const xq_error *error)
{
    if (status == XQ_ERR_MEMORY)
        return PyErr_NoMemory();
    xq_error plain;
    if (!error || error->code == XQ_OK) {
        clear(&plain, status);
        snprintf(plain.text, sizeof plain.text, "%s", xq_status_text(status));
        error = &plain;
    }
    return raise_detail(error, NULL);
}

PyObject *core_fail_setup(const xq_setup *setup, const xq_error *error)
{
    xq_fault faults[XQ_FAULTS_MAX];
    size_t count = 0;
    if (xq_setup_validate(setup, faults, XQ_FAULTS_MAX, &count, NULL) != XQ_ERR_SETUP)
        return core_fail((xq_status)error->code, error);
    PyObject *list = core_faults(faults, count, (xq_variant)setup->variant);
    if (!list)
        return NULL;
    PyObject *tuple = PyList_AsTuple(list);
    Py_DECREF(list);
    return tuple ? raise_detail(error, tuple) : NULL;
}

bool core_refuse(const char *name, const char *format, ...)
{
    xq_error error;
    clear(&error, XQ_ERR_ARGUMENT);
    int length = snprintf(error.text, sizeof error.text, "%s ", name);
    if (length < 0 || length >= (int)sizeof error.text)
        length = 0;
    va_list values;
    va_start(values, format);
    vsnprintf(error.text + length, sizeof error.text - (size_t)length, format, values);
    va_end(values);
    raise_detail(&error, NULL);
    return false;
}

bool core_refuse_type(const char *name, const char *what, PyObject *object)
{
    PyErr_Format(PyExc_TypeError, "%s must be %s, not %.100s", name, what, Py_TYPE(object)->tp_name);
    return false;
}
