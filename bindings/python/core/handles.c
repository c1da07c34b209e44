/* Owners of games and rules. Opened once: a pointer that a call has taken stays good until the call's end. */
#include "core.h"

static int rules_init(PyObject *object, PyObject *arguments, PyObject *keywords)
{
    rules_object *self = (rules_object *)object;
    static char *names[] = {"name", NULL};
    PyObject *name = NULL;
    const char *word = NULL;
    xq_error error;
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "|O:Rules", names, &name) ||
        (!core_is_none(name) && !core_to_word(name, &word, "name")))
        return -1;
    if (self->rules) {
        core_refuse("the rules", "are initialised already");
        return -1;
    }
    const xq_status status = xq_rules_new(word, NULL, &self->rules, &error);
    if (status != XQ_OK)
        core_fail(status, &error);
    return status == XQ_OK ? 0 : -1;
}

static void rules_dealloc(PyObject *object)
{
    xq_rules_free(((rules_object *)object)->rules);
    Py_TYPE(object)->tp_free(object);
}

PyTypeObject core_rules_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "xiangqi._core.Rules",
    .tp_basicsize = sizeof(rules_object),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
    .tp_new = PyType_GenericNew,
    .tp_init = rules_init,
    .tp_dealloc = rules_dealloc,
};

static int game_init(PyObject *object, PyObject *arguments, PyObject *keywords)
{
    game_object *self = (game_object *)object;
    static char *names[] = {"start", "rules", "play_on", NULL};
    PyObject *start_object = NULL, *rules_object_ = NULL, *play_on_object = NULL;
    xq_position *start = NULL;
    xq_rules *rules = NULL;
    bool play_on = false;
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "|OOO:Game", names, &start_object, &rules_object_,
                                     &play_on_object) ||
        (!core_is_none(start_object) && !core_to_position(start_object, &start, "start")) ||
        (!core_is_none(rules_object_) && !core_to_rules(rules_object_, &rules, "rules")) ||
        (play_on_object && !core_to_bool(play_on_object, &play_on, "play_on")))
        return -1;
    if (self->game) {
        core_refuse("the game", "is initialised already");
        return -1;
    }
    const xq_game_options options = {sizeof options, NULL, play_on ? XQ_GAME_PLAY_ON : 0, 0};
    xq_error error;
    const xq_status status = xq_game_new(start, rules, &options, &self->game, &error);
    if (status != XQ_OK)
        core_fail(status, &error);
    return status == XQ_OK ? 0 : -1;
}

static void game_dealloc(PyObject *object)
{
    xq_game_free(((game_object *)object)->game);
    Py_TYPE(object)->tp_free(object);
}

PyTypeObject core_game_type = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "xiangqi._core.Game",
    .tp_basicsize = sizeof(game_object),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE,
    .tp_new = PyType_GenericNew,
    .tp_init = game_init,
    .tp_dealloc = game_dealloc,
};
