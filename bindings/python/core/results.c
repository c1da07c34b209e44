/* Results of the wrappers as tuples; the package makes named ones of them (results.py), field by field. */
#include "core.h"

PyObject *core_append(PyObject *result, PyObject *item)
{
    if (!item) {
        Py_XDECREF(result);
        return NULL;
    }
    if (!result || result == Py_None) {
        Py_XDECREF(result);
        return item;
    }
    PyObject *pair = PyTuple_Pack(2, result, item);
    Py_DECREF(result);
    Py_DECREF(item);
    return pair;
}

/* Fills a list from a function of the index; null after a failure. */
typedef PyObject *item_of(const void *items, size_t index);

static PyObject *list_of(const void *items, size_t count, item_of *make)
{
    PyObject *list = PyList_New((Py_ssize_t)count);
    for (size_t i = 0; list && i < count; i++) {
        PyObject *item = make(items, i);
        if (!item)
            Py_CLEAR(list);
        else
            PyList_SET_ITEM(list, (Py_ssize_t)i, item);
    }
    return list;
}

static PyObject *square_item(const void *items, size_t index)
{
    return PyLong_FromLong(((const xq_square *)items)[index]);
}

PyObject *core_squares(const xq_square *squares, size_t count)
{
    return list_of(squares, count, square_item);
}

PyObject *core_counts(const uint8_t *counts)
{
    return list_of(counts, XQ_KIND_END, square_item);
}

static PyObject *pin_item(const void *items, size_t index)
{
    const xq_pin *pin = (const xq_pin *)items + index;
    return Py_BuildValue("(BBBN)", pin->square, pin->pinner, pin->other,
                         core_squares(pin->line, pin->length));
}

PyObject *core_pins(const xq_pin *pins, size_t count)
{
    return list_of(pins, count, pin_item);
}

PyObject *core_faults(const xq_fault *faults, size_t count, xq_variant variant)
{
    PyObject *list = PyList_New(0);
    for (size_t i = 0; list && i < count && i < XQ_FAULTS_MAX; i++) {
        char text[XQ_ERROR_TEXT_SIZE];
        xq_fault_write(&faults[i], variant, text, sizeof text);
        PyObject *fault = Py_BuildValue("(iBBs)", faults[i].code, faults[i].square, faults[i].piece, text);
        if (!fault || PyList_Append(list, fault) < 0)
            Py_CLEAR(list);
        Py_XDECREF(fault);
    }
    return list;
}

PyObject *core_outcome(const xq_outcome *outcome)
{
    return Py_BuildValue("(iiiIs(ii))", outcome->result, outcome->winner, outcome->reason, outcome->ply,
                         outcome->clause, outcome->score[0], outcome->score[1]);
}

PyObject *core_verdict(const xq_verdict *verdict)
{
    return Py_BuildValue("(IIIi(ii)isI)", verdict->first, verdict->last, verdict->occurrences, verdict->loser,
                         verdict->judgement[0], verdict->judgement[1], verdict->reason, verdict->clause,
                         verdict->unsure);
}

PyObject *core_evidence(const xq_evidence *evidence)
{
    return Py_BuildValue("(IiiHBBBBB(bbb))", evidence->ply, evidence->side, evidence->nature, evidence->move,
                         evidence->chaser, evidence->victims, evidence->refusals, evidence->line,
                         evidence->is_unsure, evidence->gain_strong, evidence->gain_soldiers,
                         evidence->gain_weak);
}

PyObject *core_victim(const xq_victim *victim)
{
    return Py_BuildValue("(BBBN)", victim->square, victim->piece, victim->is_common,
                         core_squares(victim->chasers, victim->chaser_count));
}

PyObject *core_refusal(const xq_refusal *refusal)
{
    return Py_BuildValue("(iBBBBBB)", refusal->reason, refusal->chaser, refusal->chaser_piece,
                         refusal->square, refusal->piece, refusal->by, refusal->by_piece);
}

PyObject *core_profile(const xq_profile_info *info)
{
    return Py_BuildValue("(sssi)", info->name, info->title, info->clauses, info->variant);
}

PyObject *core_parameter(const xq_parameter_info *info)
{
    return Py_BuildValue("(ssss)", info->name, info->description, info->values, info->clause);
}
