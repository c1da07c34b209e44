/* From Python values to C ones, each refusal naming the argument. */
#include "core.h"

#include <string.h>

bool core_is_none(PyObject *object)
{
    return object == NULL || object == Py_None;
}

bool core_to_int(PyObject *object, long long low, long long high, long long *value, const char *name)
{
    PyObject *number = PyNumber_Index(object);
    if (!number) {
        if (!PyErr_ExceptionMatches(PyExc_TypeError))
            return false;
        PyErr_Clear();
        return core_refuse_type(name, "an integer", object);
    }
    int overflow = 0;
    const long long whole = PyLong_AsLongLongAndOverflow(number, &overflow);
    Py_DECREF(number);
    if (whole == -1 && PyErr_Occurred())
        return false;
    if (overflow || whole < low || whole > high)
        return core_refuse(name, "must be from %lld to %lld", low, high);
    *value = whole;
    return true;
}

bool core_to_bool(PyObject *object, bool *value, const char *name)
{
    (void)name;
    const int truth = PyObject_IsTrue(object);
    if (truth < 0)
        return false;
    *value = truth != 0;
    return true;
}

bool core_to_text(PyObject *object, const char **text, size_t *length, const char *name)
{
    if (!PyUnicode_Check(object))
        return core_refuse_type(name, "a str", object);
    Py_ssize_t bytes = 0;
    *text = PyUnicode_AsUTF8AndSize(object, &bytes);
    if (!*text) {
        if (!PyErr_ExceptionMatches(PyExc_UnicodeError))
            return false;
        PyErr_Clear();
        return core_refuse(name, "holds a lone surrogate, which is no character");
    }
    *length = (size_t)bytes;
    return true;
}

bool core_to_word(PyObject *object, const char **word, const char *name)
{
    size_t length = 0;
    if (!core_to_text(object, word, &length, name))
        return false;
    return strlen(*word) == length ? true : core_refuse(name, "holds a zero byte");
}

bool core_to_variant(PyObject *object, xq_variant *variant, const char *name)
{
    if (PyUnicode_Check(object)) {
        for (int i = 0; i <= XQ_VARIANT_JANGGI; i++)
            if (PyUnicode_CompareWithASCIIString(object, xq_variant_name((xq_variant)i)) == 0) {
                *variant = (xq_variant)i;
                return true;
            }
        return core_refuse(name, "must be 'xiangqi' or 'janggi'");
    }
    long long number = 0;
    if (!PyIndex_Check(object))
        return core_refuse_type(name, "'xiangqi', 'janggi' or a Variant", object);
    if (!core_to_int(object, 0, XQ_VARIANT_JANGGI, &number, name))
        return false;
    *variant = (xq_variant)number;
    return true;
}

bool core_to_square(PyObject *object, xq_variant variant, xq_square *square, const char *name)
{
    if (PyUnicode_Check(object)) {
        const char *text = NULL;
        size_t length = 0;
        xq_error error;
        if (!core_to_text(object, &text, &length, name))
            return false;
        const xq_status status = xq_square_read(text, length, variant, square, &error);
        if (status != XQ_OK)
            core_fail(status, &error);
        return status == XQ_OK;
    }
    long long number = 0;
    if (!PyIndex_Check(object))
        return core_refuse_type(name, "a square as integer or str", object);
    if (!core_to_int(object, 0, XQ_SQUARE_COUNT - 1, &number, name))
        return false;
    *square = (xq_square)number;
    return true;
}

static bool read_move(PyObject *object, const xq_position *position, xq_move *move, const char *name)
{
    const char *text = NULL;
    size_t length = 0;
    xq_error error;
    if (!core_to_text(object, &text, &length, name))
        return false;
    const xq_status status =
        xq_position_read_move(position, text, length, XQ_NOTATION_COORDINATES, move, &error);
    if (status != XQ_OK)
        core_fail(status, &error);
    return status == XQ_OK;
}

bool core_to_move(PyObject *object, const xq_position *position, xq_move *move, const char *name)
{
    if (Py_IS_TYPE(object, &core_move_type)) {
        const move_object *self = (const move_object *)object;
        if (position && self->variant != (uint8_t)xq_position_variant(position))
            return core_refuse(name, "is a move of the other game");
        *move = self->value;
        return true;
    }
    if (position && PyUnicode_Check(object))
        return read_move(object, position, move, name);
    long long number = 0;
    if (!PyIndex_Check(object))
        return core_refuse_type(name, position ? "a Move, an integer or a str" : "a Move or an integer",
                                object);
    if (!core_to_int(object, 0, UINT16_MAX, &number, name))
        return false;
    *move = (xq_move)number;
    return true;
}

bool core_to_position(PyObject *object, xq_position **position, const char *name)
{
    if (!PyObject_TypeCheck(object, &core_position_type))
        return core_refuse_type(name, "a Position", object);
    *position = &((position_object *)object)->position;
    return xq_position_is_made(*position) ? true : core_refuse(name, "was never initialised");
}

bool core_to_setup(PyObject *object, xq_setup **setup, const char *name)
{
    if (!PyObject_TypeCheck(object, &core_setup_type))
        return core_refuse_type(name, "a Setup", object);
    *setup = &((setup_object *)object)->setup;
    return true;
}

bool core_to_game(PyObject *object, xq_game **game, const char *name)
{
    if (!PyObject_TypeCheck(object, &core_game_type))
        return core_refuse_type(name, "a Game", object);
    *game = ((game_object *)object)->game;
    return *game ? true : core_refuse(name, "was never initialised");
}

bool core_to_rules(PyObject *object, xq_rules **rules, const char *name)
{
    if (!PyObject_TypeCheck(object, &core_rules_type))
        return core_refuse_type(name, "Rules", object);
    *rules = ((rules_object *)object)->rules;
    return *rules ? true : core_refuse(name, "was never initialised");
}
