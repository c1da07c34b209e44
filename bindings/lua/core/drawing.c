/* Boards as text and pictures; a table of options becomes a drawing. */
#include "core.h"

enum { OPTIONS_AT = 3, PICTURE_SIZE = 48 << 10 };

/* The function for messages, and where on the stack its options stand. What options point to stays on the stack. */
typedef struct request {
    lua_State *L;
    const char *function;
} request;

/* Pushes an option; whether it is there. */
static bool has_option(const request *asked, const char *name)
{
    lua_getfield(asked->L, OPTIONS_AT, name);
    return !lua_isnil(asked->L, -1);
}

static const char *text_option(const request *asked, const char *name)
{
    const char *word = NULL;
    if (has_option(asked, name))
        xq_lua_in_word(asked->L, lua_gettop(asked->L), asked->function, name, &word);
    return word;
}

static bool bool_option(const request *asked, const char *name, bool otherwise)
{
    if (!has_option(asked, name))
        return otherwise;
    return xq_lua_in_bool(asked->L, lua_gettop(asked->L), asked->function, name);
}

static int word_option(const request *asked, const char *name, const char *const *words)
{
    const char *const given = text_option(asked, name);
    if (!given)
        return 0;
    for (int value = 0; words[value]; value++)
        if (strcmp(words[value], given) == 0)
            return value;
    xq_lua_bad_value(asked->L, asked->function, name, lua_pushfstring(asked->L, "'%s' is unknown", given));
    return 0;
}

static int tone_at(const request *asked, int index, const char *name)
{
    const char *given = NULL;
    xq_lua_in_word(asked->L, index, asked->function, name, &given);
    for (int tone = 0; tone < XQ_TONE_END; tone++)
        if (strcmp(xq_tone_name((xq_tone)tone), given) == 0)
            return tone;
    xq_lua_bad_value(asked->L, asked->function, name,
                     lua_pushfstring(asked->L,
                                     "tone (plain, allowed, refused, attack or guard) expected, got '%s'",
                                     given));
    return 0;
}

/* Room for one item for each key of the table on top, and how many there are. */
static void *room_for(const request *asked, const char *name, size_t size, size_t *count)
{
    lua_State *const L = asked->L;
    const int table = lua_gettop(L);
    if (!lua_istable(L, table))
        xq_lua_bad_argument(L, table, asked->function, name, "table");
    *count = 0;
    for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1))
        ++*count;
    return lua_newuserdata(L, (*count + 1) * size);
}

/* marks = {e4 = "allowed"}, sorted by square, so that the same marks make the same picture. */
static void read_marks(const request *asked, xq_drawing *drawing)
{
    lua_State *const L = asked->L;
    if (!has_option(asked, "marks"))
        return;
    size_t room = 0;
    const int table = lua_gettop(L);
    xq_mark *const marks = room_for(asked, "marks", sizeof *marks, &room);
    size_t count = 0;
    for (lua_pushnil(L); lua_next(L, table) && count < room; lua_pop(L, 1)) {
        xq_mark mark = {0};
        xq_error error;
        lua_pushvalue(L, -2);
        const xq_error *const fault =
            xq_lua_in_square(L, lua_gettop(L), asked->function, "marks", &mark.square, &error);
        if (fault)
            xq_lua_bad_value(L, asked->function, "marks", fault->text);
        lua_pop(L, 1);
        mark.tone = tone_at(asked, lua_gettop(L), "marks");
        size_t place = count++;
        for (; place && marks[place - 1].square > mark.square; place--)
            marks[place] = marks[place - 1];
        marks[place] = mark;
    }
    lua_settop(L, table + 1);
    drawing->marks = marks;
    drawing->mark_count = count;
}

static unsigned order_of(const xq_arrow *arrow)
{
    return arrow->from * 256u + arrow->to;
}

/* arrows = {h2e2 = "plain"}, sorted by squares. */
static void read_arrows(const request *asked, xq_drawing *drawing)
{
    lua_State *const L = asked->L;
    if (!has_option(asked, "arrows"))
        return;
    size_t room = 0;
    const int table = lua_gettop(L);
    xq_arrow *const arrows = room_for(asked, "arrows", sizeof *arrows, &room);
    size_t count = 0;
    for (lua_pushnil(L); lua_next(L, table) && count < room; lua_pop(L, 1)) {
        xq_arrow arrow = {0};
        xq_move move = XQ_MOVE_NONE;
        xq_error error;
        lua_pushvalue(L, -2);
        const xq_error *const fault =
            xq_lua_in_move(L, lua_gettop(L), asked->function, "arrows", &move, &error);
        if (fault)
            xq_lua_bad_value(L, asked->function, "arrows", fault->text);
        lua_pop(L, 1);
        arrow.from = xq_move_from(move);
        arrow.to = xq_move_to(move);
        arrow.tone = tone_at(asked, lua_gettop(L), "arrows");
        size_t place = count++;
        for (; place && order_of(&arrows[place - 1]) > order_of(&arrow); place--)
            arrows[place] = arrows[place - 1];
        arrows[place] = arrow;
    }
    lua_settop(L, table + 1);
    drawing->arrows = arrows;
    drawing->arrow_count = count;
}

static void read_options(const request *asked, xq_drawing *drawing)
{
    static const char *const themes[] = {"light", "dark", NULL};
    static const char *const letters[] = {"chinese", "western", NULL};
    lua_State *const L = asked->L;
    memset(drawing, 0, sizeof *drawing);
    drawing->size = sizeof *drawing;
    lua_settop(L, OPTIONS_AT);
    if (lua_isnil(L, OPTIONS_AT))
        return;
    if (!lua_istable(L, OPTIONS_AT))
        xq_lua_bad_argument(L, OPTIONS_AT, asked->function, "options", "table");
    luaL_checkstack(L, 32, "no room for options");
    drawing->title = text_option(asked, "title");
    drawing->description = text_option(asked, "description");
    drawing->id = text_option(asked, "id");
    drawing->shapes = text_option(asked, "shapes");
    drawing->theme = word_option(asked, "theme", themes);
    drawing->letters = word_option(asked, "letters", letters);
    drawing->flags = (bool_option(asked, "flip", false) ? XQ_DRAWING_FLIP : 0u) |
                     (bool_option(asked, "coordinates", true) ? 0u : XQ_DRAWING_NO_COORDINATES) |
                     (bool_option(asked, "check", true) ? 0u : XQ_DRAWING_NO_CHECK) |
                     (bool_option(asked, "side", true) ? 0u : XQ_DRAWING_NO_SIDE);
    long long width = 0;
    if (has_option(asked, "width"))
        xq_lua_in_int(L, lua_gettop(L), asked->function, "width", 0, UINT16_MAX, &width);
    drawing->width = (uint32_t)width;
    xq_error error;
    if (has_option(asked, "last_move") &&
        xq_lua_in_move(L, lua_gettop(L), asked->function, "last_move", &drawing->last_move, &error))
        xq_lua_bad_value(L, asked->function, "last_move", error.text);
    read_marks(asked, drawing);
    read_arrows(asked, drawing);
}

static xq_form form_at(const request *asked)
{
    const char *given = NULL;
    xq_lua_in_word(asked->L, 2, asked->function, "form", &given);
    for (int form = 0; form < XQ_FORM_END; form++)
        if (strcmp(xq_form_name((xq_form)form), given) == 0)
            return (xq_form)form;
    xq_lua_bad_value(asked->L, asked->function, "form",
                     lua_pushfstring(asked->L, "form (text, unicode or svg) expected, got '%s'", given));
    return XQ_FORM_TEXT;
}

static size_t draw(const xq_position *position, const xq_setup *setup, xq_form form,
                   const xq_drawing *drawing, char *text, size_t capacity)
{
    return setup ? xq_setup_draw(setup, form, drawing, text, capacity)
                 : xq_position_draw(position, form, drawing, text, capacity);
}

static int draw_either(lua_State *L, const char *function, const xq_position *position, const xq_setup *setup)
{
    const request asked = {L, function};
    const xq_form form = form_at(&asked);
    xq_drawing drawing;
    read_options(&asked, &drawing);
    char *text = lua_newuserdata(L, PICTURE_SIZE); /* the collector's, whatever happens */
    const size_t length = draw(position, setup, form, &drawing, text, PICTURE_SIZE);
    if (length >= PICTURE_SIZE) {
        text = lua_newuserdata(L, length + 1);
        draw(position, setup, form, &drawing, text, length + 1);
    }
    if (!length)
        return xq_lua_bad_value(L, function, "options", "nothing can be drawn with these options");
    lua_pushlstring(L, text, length);
    return 1;
}

/* draw(position, form, options) */
int xq_lua_position_draw(lua_State *L)
{
    return draw_either(L, __func__, xq_lua_in_position(L, 1, __func__, "position"), NULL);
}

/* draw(setup, form, options) */
int xq_lua_setup_draw(lua_State *L)
{
    return draw_either(L, __func__, NULL, xq_lua_in_setup(L, 1, __func__, "setup"));
}
