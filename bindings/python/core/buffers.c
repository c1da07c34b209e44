/* Buffers that batch calls read and write. */
#include "buffers.h"

#include <string.h>

const item_kind core_bytes = {1, "B", "uint8"};
const item_kind core_shorts = {2, "H", "uint16"};
const item_kind core_words = {4, "I", "uint32"};
const item_kind core_integers = {4, "i", "int32"};
const item_kind core_longs = {8, "Q", "uint64"};
const item_kind core_sizes = {sizeof(size_t), sizeof(size_t) == 8 ? "Q" : "I",
                              sizeof(size_t) == 8 ? "uint64" : "uint32"};

/* Letters of the struct module that mean the same item: which of I and L has 4 bytes depends on the system. */
static const char *letters_of(const item_kind *kind)
{
    return kind->size == 1 ? "B?b" : *kind->format == 'i' ? "il" : kind->size == 2 ? "H" : "ILQN";
}

static bool is_of_kind(const Py_buffer *view, const item_kind *kind)
{
    const char *format = view->format ? view->format : "B";
    if (*format == '@' || *format == '=' || (*format == '<' && PY_LITTLE_ENDIAN))
        format++;
    return (size_t)view->itemsize == kind->size && *format && !format[1] && strchr(letters_of(kind), *format);
}

static bool get_buffer(PyObject *object, const item_kind *kind, int flags, const char *name, Py_buffer *view)
{
    if (!PyObject_CheckBuffer(object))
        return core_refuse_type(name, "a buffer, such as an array", object);
    if (PyObject_GetBuffer(object, view, PyBUF_C_CONTIGUOUS | PyBUF_FORMAT | flags) < 0) {
        PyErr_Clear();
        return core_refuse(name, flags ? "must be a contiguous buffer that can be written to"
                                       : "must be a contiguous buffer");
    }
    if (is_of_kind(view, kind))
        return true;
    PyBuffer_Release(view);
    return core_refuse(name, "must hold items of type %s", kind->name);
}

bool core_open_input(PyObject *given, const item_kind *kind, const char *name, Py_buffer *view)
{
    return get_buffer(given, kind, 0, name, view);
}

/* memoryview(bytearray(...)).cast(format, shape); one of no items has a single dimension. */
static PyObject *new_buffer(const item_kind *kind, size_t count, const size_t *shape)
{
    PyObject *bytes = PyByteArray_FromStringAndSize(NULL, (Py_ssize_t)(count * kind->size));
    if (!bytes)
        return NULL;
    memset(PyByteArray_AS_STRING(bytes), 0, count * kind->size);
    PyObject *flat = PyMemoryView_FromObject(bytes);
    Py_DECREF(bytes);
    PyObject *dimensions = PyList_New(0);
    for (size_t i = 0; dimensions && count && shape[i]; i++) {
        PyObject *length = PyLong_FromSize_t(shape[i]);
        if (!length || PyList_Append(dimensions, length) < 0)
            Py_CLEAR(dimensions);
        Py_XDECREF(length);
    }
    PyObject *cast = NULL;
    if (flat && dimensions)
        cast = count ? PyObject_CallMethod(flat, "cast", "sO", kind->format, dimensions)
                     : PyObject_CallMethod(flat, "cast", "s", kind->format);
    Py_XDECREF(flat);
    Py_XDECREF(dimensions);
    return cast;
}

bool core_open_output(PyObject *given, const item_kind *kind, size_t count, const size_t *shape,
                      const char *name, output *out)
{
    out->object = NULL;
    PyObject *object;
    if (core_is_none(given)) {
        object = new_buffer(kind, count, shape);
        if (!object)
            return false;
    } else {
        object = given;
        Py_INCREF(object);
    }
    if (!get_buffer(object, kind, PyBUF_WRITABLE, name, &out->view)) {
        Py_DECREF(object);
        return false;
    }
    const size_t there = (size_t)out->view.len / kind->size;
    if (there < count) {
        PyBuffer_Release(&out->view);
        Py_DECREF(object);
        return core_refuse(name, "is too short: %zu items are needed, it has %zu", count, there);
    }
    out->object = object;
    return true;
}

PyObject *core_close_output(output *out)
{
    PyBuffer_Release(&out->view);
    return out->object;
}
