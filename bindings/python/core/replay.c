/* Whole games at once: replayed, or judged. Moves and ends are buffers, one game behind the other. */
#include "buffers.h"

#include <stdlib.h>
#include <string.h>

/* The games that a call is given. */
typedef struct game_list {
    Py_buffer moves;
    Py_buffer ends;
    size_t count; /* of moves */
    size_t games;
} game_list;

static bool open_games(PyObject *moves, PyObject *ends, game_list *list)
{
    if (!core_open_input(moves, &core_shorts, "moves", &list->moves))
        return false;
    if (!core_open_input(ends, &core_sizes, "ends", &list->ends)) {
        PyBuffer_Release(&list->moves);
        return false;
    }
    list->count = (size_t)list->moves.len / sizeof(xq_move);
    list->games = (size_t)list->ends.len / sizeof(size_t);
    return true;
}

static void close_games(game_list *list)
{
    PyBuffer_Release(&list->moves);
    PyBuffer_Release(&list->ends);
}

/* The results of a replay; those not wanted are null. */
typedef struct results {
    PyObject *finals;
    PyObject *before;
    output lengths;
    output statuses;
    output keys;
} results;

static bool open_results(const game_list *list, bool wants_before, bool wants_keys, results *it)
{
    const size_t games[] = {list->games, 0}, moves[] = {list->count, 0};
    it->finals = core_new_positions(list->games);
    if (!it->finals || (wants_before && !(it->before = core_new_positions(list->count))) ||
        (wants_keys && !core_open_output(NULL, &core_longs, list->count, moves, "keys", &it->keys)))
        return false;
    return core_open_output(NULL, &core_sizes, list->games, games, "played", &it->lengths) &&
           core_open_output(NULL, &core_integers, list->games, games, "statuses", &it->statuses);
}

static PyObject *close_output(output *out)
{
    if (out->object)
        return core_close_output(out);
    Py_RETURN_NONE;
}

static PyObject *close_results(results *it, bool good)
{
    PyObject *lengths = close_output(&it->lengths), *statuses = close_output(&it->statuses);
    PyObject *keys = close_output(&it->keys);
    PyObject *before = it->before;
    if (!before) {
        before = Py_None;
        Py_INCREF(before);
    }
    if (good)
        return Py_BuildValue("(NNNNN)", it->finals, lengths, statuses, before, keys);
    Py_XDECREF(it->finals);
    Py_DECREF(lengths);
    Py_DECREF(statuses);
    Py_DECREF(keys);
    Py_DECREF(before);
    return NULL;
}

static void replay(const xq_position *start, const game_list *list, results *it)
{
    const xq_replay result = {
        sizeof result,
        it->before ? ((positions_object *)it->before)->items : NULL,
        it->keys.object ? it->keys.view.buf : NULL,
        ((positions_object *)it->finals)->items,
        it->lengths.view.buf,
        it->statuses.view.buf,
    };
    xq_batch_replay(start, list->moves.buf, list->count, list->ends.buf, list->games, &result);
}

PyObject *core_replay(PyObject *module, PyObject *arguments)
{
    (void)module;
    PyObject *start_object, *moves, *ends;
    int wants_before = 0, wants_keys = 0;
    xq_position *position = NULL;
    game_list list;
    if (!PyArg_ParseTuple(arguments, "OOOpp:replay", &start_object, &moves, &ends, &wants_before,
                          &wants_keys) ||
        !core_to_position(start_object, &position, "start"))
        return NULL;
    const xq_position start = *position;
    if (!open_games(moves, ends, &list))
        return NULL;
    results it;
    memset(&it, 0, sizeof it);
    const bool good = open_results(&list, wants_before, wants_keys, &it);
    if (good) {
        Py_BEGIN_ALLOW_THREADS replay(&start, &list, &it);
        Py_END_ALLOW_THREADS
    }
    close_games(&list);
    return close_results(&it, good);
}

/* ---- judging ---- */

/* What became of one game. */
typedef struct judged {
    xq_outcome outcome;
    size_t played;
    xq_status status;
    xq_illegality why;
} judged;

/* Plays one game in a game that is taken back afterwards: its rules and start were copied under the lock. */
static void judge_one(xq_game *game, const game_list *list, size_t index, judged *it)
{
    const size_t *ends = list->ends.buf;
    const size_t begin = index ? ends[index - 1] : 0;
    memset(it, 0, sizeof *it);
    if (begin > ends[index] || ends[index] > list->count) {
        it->status = XQ_ERR_ARGUMENT;
        return;
    }
    xq_error error;
    const xq_move *moves = (const xq_move *)list->moves.buf + begin;
    it->status = xq_game_push_all(game, moves, ends[index] - begin, &it->played, &error);
    if (it->status == XQ_ERR_ILLEGAL_MOVE)
        it->why = (xq_illegality)error.reason;
    xq_game_outcome(game, &it->outcome);
    while (xq_game_ply_count(game))
        xq_game_pop(game, NULL, NULL);
}

static PyObject *judged_list(const judged *all, size_t count)
{
    PyObject *list = PyList_New((Py_ssize_t)count);
    for (size_t i = 0; list && i < count; i++) {
        PyObject *item = Py_BuildValue("(Nnii)", core_outcome(&all[i].outcome), (Py_ssize_t)all[i].played,
                                       (int)all[i].status, (int)all[i].why);
        if (!item)
            Py_CLEAR(list);
        else
            PyList_SET_ITEM(list, (Py_ssize_t)i, item);
    }
    return list;
}

static PyObject *judge_range(xq_game *game, const game_list *list, size_t first, size_t last)
{
    judged *all = PyMem_RawCalloc(last - first + 1, sizeof *all);
    if (!all)
        return PyErr_NoMemory();
    Py_BEGIN_ALLOW_THREADS for (size_t i = first; i < last; i++) judge_one(game, list, i, &all[i - first]);
    Py_END_ALLOW_THREADS PyObject *result = NULL;
    bool is_out_of_memory = false;
    for (size_t i = first; i < last; i++)
        is_out_of_memory = is_out_of_memory || all[i - first].status == XQ_ERR_MEMORY;
    result = is_out_of_memory ? PyErr_NoMemory() : judged_list(all, last - first);
    PyMem_RawFree(all);
    return result;
}

PyObject *core_judge(PyObject *module, PyObject *arguments)
{
    (void)module;
    PyObject *start_object, *rules_object_, *moves, *ends, *first_object, *last_object;
    xq_position *start = NULL;
    xq_rules *rules = NULL;
    long long first = 0, last = 0;
    game_list list;
    if (!PyArg_ParseTuple(arguments, "OOOOOO:judge", &start_object, &rules_object_, &moves, &ends,
                          &first_object, &last_object) ||
        !open_games(moves, ends, &list))
        return NULL;
    /* The integers come first: asking them may run Python code, which could change what the pointers lead to. */
    PyObject *result = NULL;
    const long long games = (long long)list.games;
    if (core_to_int(first_object, 0, games, &first, "first") &&
        core_to_int(last_object, first, games, &last, "last") &&
        core_to_position(start_object, &start, "start") && core_to_rules(rules_object_, &rules, "rules")) {
        const xq_game_options options = {sizeof options, NULL, XQ_GAME_PLAY_ON, 0};
        xq_game *game = NULL;
        xq_error error;
        const xq_status status = xq_game_new(start, rules, &options, &game, &error);
        result = status == XQ_OK ? judge_range(game, &list, (size_t)first, (size_t)last)
                                 : core_fail(status, &error);
        xq_game_free(game);
    }
    close_games(&list);
    return result;
}
