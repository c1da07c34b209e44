/* Boards as text and pictures, of positions and setups. */
#include "core.h"

#include <string.h>

enum { SHAPES_MAX = 256 /* marks, and arrows, of one picture */ };

/* What a drawing points to. */
typedef struct shapes {
    xq_mark marks[SHAPES_MAX];
    xq_arrow arrows[SHAPES_MAX];
} shapes;

/* A tuple of numbers, each below a limit. */
static bool read_numbers(PyObject *item, const long long *limits, long long *numbers, Py_ssize_t count,
                         const char *name)
{
    if (!PyTuple_Check(item) || PyTuple_GET_SIZE(item) != count)
        return core_refuse(name, "must be tuples of %zd numbers", count);
    for (Py_ssize_t i = 0; i < count; i++)
        if (!core_to_int(PyTuple_GET_ITEM(item, i), 0, limits[i] - 1, &numbers[i], name))
            return false;
    return true;
}

static const long long limits[] = {XQ_TONE_END, XQ_SQUARE_COUNT, XQ_SQUARE_COUNT};

static bool has_room(PyObject *list, const char *name)
{
    if (!PyList_Check(list))
        return core_refuse_type(name, "a list", list);
    return PyList_GET_SIZE(list) <= SHAPES_MAX || core_refuse(name, "are more than %d", SHAPES_MAX);
}

static bool read_marks(PyObject *list, shapes *all, size_t *count)
{
    if (!has_room(list, "marks"))
        return false;
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(list) && i < SHAPES_MAX; i++) {
        long long numbers[2];
        if (!read_numbers(PyList_GET_ITEM(list, i), limits, numbers, 2, "marks"))
            return false;
        all->marks[i].tone = (int32_t)numbers[0];
        all->marks[i].square = (xq_square)numbers[1];
        *count = (size_t)i + 1;
    }
    return true;
}

static bool read_arrows(PyObject *list, shapes *all, size_t *count)
{
    if (!has_room(list, "arrows"))
        return false;
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(list) && i < SHAPES_MAX; i++) {
        long long numbers[3];
        if (!read_numbers(PyList_GET_ITEM(list, i), limits, numbers, 3, "arrows"))
            return false;
        all->arrows[i].tone = (int32_t)numbers[0];
        all->arrows[i].from = (xq_square)numbers[1];
        all->arrows[i].to = (xq_square)numbers[2];
        *count = (size_t)i + 1;
    }
    return true;
}

static size_t draw_into(PyObject *board, xq_form form, const xq_drawing *drawing, char *text, size_t capacity)
{
    return PyObject_TypeCheck(board, &core_position_type)
               ? xq_position_draw(&((position_object *)board)->position, form, drawing, text, capacity)
               : xq_setup_draw(&((setup_object *)board)->setup, form, drawing, text, capacity);
}

static PyObject *draw(PyObject *board, xq_form form, const xq_drawing *drawing)
{
    const size_t length = draw_into(board, form, drawing, NULL, 0);
    if (!length) {
        core_refuse("the drawing", "has an unknown form, or the position was never initialised");
        return NULL;
    }
    char *text = PyMem_Malloc(length + 1);
    if (!text)
        return PyErr_NoMemory();
    draw_into(board, form, drawing, text, length + 1);
    PyObject *result = PyUnicode_DecodeUTF8(text, (Py_ssize_t)length, NULL);
    PyMem_Free(text);
    return result;
}

/* draw(board, form, flags, width, letters, theme, last_move, title, marks, arrows) */
PyObject *core_draw(PyObject *module, PyObject *arguments)
{
    (void)module;
    PyObject *board, *numbers[5], *last_move, *title, *marks, *arrows;
    if (!PyArg_ParseTuple(arguments, "OOOOOOOOOO:draw", &board, &numbers[0], &numbers[1], &numbers[2],
                          &numbers[3], &numbers[4], &last_move, &title, &marks, &arrows))
        return NULL;
    if (!PyObject_TypeCheck(board, &core_position_type) && !PyObject_TypeCheck(board, &core_setup_type)) {
        core_refuse_type("board", "a Position or a Setup", board);
        return NULL;
    }
    static const struct {
        const char *name;
        long long high;
    } kinds[5] = {{"form", XQ_FORM_END - 1},
                  {"flags", UINT16_MAX},
                  {"width", UINT16_MAX},
                  {"letters", XQ_LETTERS_END - 1},
                  {"theme", XQ_THEME_END - 1}};
    long long values[5];
    for (int i = 0; i < 5; i++)
        if (!core_to_int(numbers[i], 0, kinds[i].high, &values[i], kinds[i].name))
            return NULL;
    shapes all;
    memset(&all, 0, sizeof all);
    xq_drawing drawing;
    memset(&drawing, 0, sizeof drawing);
    drawing.size = sizeof drawing;
    drawing.marks = all.marks;
    drawing.arrows = all.arrows;
    drawing.flags = (uint32_t)values[1];
    drawing.width = (uint32_t)values[2];
    drawing.letters = (int32_t)values[3];
    drawing.theme = (int32_t)values[4];
    if ((!core_is_none(title) && !core_to_word(title, &drawing.title, "title")) ||
        (!core_is_none(last_move) && !core_to_move(last_move, NULL, &drawing.last_move, "last_move")) ||
        !read_marks(marks, &all, &drawing.mark_count) || !read_arrows(arrows, &all, &drawing.arrow_count))
        return NULL;
    return draw(board, (xq_form)values[0], &drawing);
}
