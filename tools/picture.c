#include "picture.h"

#include "command.h"
#include "diagnostics.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH_MAX = 65535 };

static const char *const letters[XQ_LETTERS_END] = {
    [XQ_LETTERS_CHINESE] = "chinese",
    [XQ_LETTERS_WESTERN] = "western",
};
static const char *const themes[XQ_THEME_END] = {
    [XQ_THEME_LIGHT] = "light",
    [XQ_THEME_DARK] = "dark",
};

static void *room(void *old, size_t count, size_t size)
{
    void *const grown = realloc(old, (count ? count : 1) * size);
    if (grown)
        return grown;
    complain(command_line, "out of memory");
    exit(EXIT_USE);
}

xq_mark *picture_add_marks(picture *drawn, size_t count)
{
    const size_t before = drawn->drawing.mark_count;
    drawn->marks = room(drawn->marks, before + count, sizeof *drawn->marks);
    drawn->drawing.marks = drawn->marks;
    drawn->drawing.mark_count += count;
    return memset(drawn->marks + before, 0, count * sizeof *drawn->marks);
}

xq_arrow *picture_add_arrows(picture *drawn, size_t count)
{
    const size_t before = drawn->drawing.arrow_count;
    drawn->arrows = room(drawn->arrows, before + count, sizeof *drawn->arrows);
    drawn->drawing.arrows = drawn->arrows;
    drawn->drawing.arrow_count += count;
    return memset(drawn->arrows + before, 0, count * sizeof *drawn->arrows);
}

/* One of a list of names; the first when none is given. */
static bool find_name(const options *given, option_id id, const char *const *names, int count, int32_t *found)
{
    const char *wanted = given->value[id];
    for (*found = 0; *found < count; (*found)++)
        if (!wanted || strcmp(wanted, names[*found]) == 0)
            return true;
    complain(command_line, "'%s' is not known; there are:", wanted);
    for (int i = 0; i < count; i++)
        fprintf(stderr, "  %s\n", names[i]);
    return false;
}

/* "refused:e4,e5": the tone, plain when none is named, and the length of what names it. */
static bool read_tone(const char *text, int32_t *tone, size_t *length)
{
    const char *colon = strchr(text, ':');
    *tone = XQ_TONE_PLAIN;
    *length = colon ? (size_t)(colon - text) + 1 : 0;
    for (int i = 0; colon && i < XQ_TONE_END; i++) {
        const char *name = xq_tone_name((xq_tone)i);
        if (strlen(name) + 1 == *length && strncmp(text, name, *length - 1) == 0) {
            *tone = i;
            return true;
        }
    }
    if (!colon)
        return true;
    complain(command_line, "no tone is called '%.*s'; there are:", (int)*length - 1, text);
    for (int i = 0; i < XQ_TONE_END; i++)
        fprintf(stderr, "  %s\n", xq_tone_name((xq_tone)i));
    return false;
}

static bool read_mark(picture *drawn, const char *text, size_t length, int32_t tone, xq_variant variant,
                      xq_error *error)
{
    xq_square square;
    if (xq_square_read(text, length, variant, &square, error))
        return false;
    xq_mark *mark = picture_add_marks(drawn, 1);
    mark->tone = tone;
    mark->square = square;
    return true;
}

static bool read_arrow(picture *drawn, const char *text, size_t length, int32_t tone, xq_variant variant,
                       xq_error *error)
{
    xq_move move;
    if (xq_move_read(text, length, variant, XQ_COORDINATES_DEFAULT, &move, error))
        return false;
    xq_arrow *arrow = picture_add_arrows(drawn, 1);
    arrow->tone = tone;
    arrow->from = xq_move_from(move);
    arrow->to = xq_move_to(move);
    return true;
}

typedef bool item_reader(picture *drawn, const char *text, size_t length, int32_t tone, xq_variant variant,
                         xq_error *error);

/* "TONE:ITEM,ITEM" */
static bool read_list(picture *drawn, const char *text, xq_variant variant, item_reader *read)
{
    int32_t tone;
    size_t length;
    if (!read_tone(text, &tone, &length))
        return false;
    for (const char *item = text + length;; item += length + 1) {
        xq_error error;
        length = strcspn(item, ", ");
        if (!read(drawn, item, length, tone, variant, &error)) {
            complain(command_line, "in '%s': %s", text, error.text);
            return false;
        }
        if (!item[length])
            return true;
    }
}

static bool read_lists(picture *drawn, const options *given, option_id id, item_reader *read)
{
    size_t next = 0;
    for (const char *text; (text = option_next(given, id, &next));)
        if (!read_list(drawn, text, given->variant, read))
            return false;
    return true;
}

static bool read_width(picture *drawn, const options *given)
{
    const char *wanted = given->value[OPTION_WIDTH];
    unsigned width = 0;
    if (wanted && (!read_number(wanted, WIDTH_MAX, &width) || width == 0)) {
        complain(command_line, "--width takes 1 to %d, not '%s'", WIDTH_MAX, wanted);
        return false;
    }
    drawn->drawing.width = width;
    return true;
}

bool picture_of_options(picture *drawn, const options *given)
{
    *drawn = (picture){.drawing = {.size = sizeof drawn->drawing, .title = given->value[OPTION_TITLE]}};
    if (option_given(given, OPTION_FLIP))
        drawn->drawing.flags |= XQ_DRAWING_FLIP;
    if (option_given(given, OPTION_NO_COORDINATES))
        drawn->drawing.flags |= XQ_DRAWING_NO_COORDINATES;
    return find_name(given, OPTION_LETTERS, letters, XQ_LETTERS_END, &drawn->drawing.letters) &&
           find_name(given, OPTION_THEME, themes, XQ_THEME_END, &drawn->drawing.theme) &&
           read_width(drawn, given) && read_lists(drawn, given, OPTION_MARK, read_mark) &&
           read_lists(drawn, given, OPTION_ARROW, read_arrow);
}

void picture_release(picture *drawn)
{
    free(drawn->marks);
    free(drawn->arrows);
}

char *picture_of_position(const picture *drawn, const xq_position *position, xq_form form)
{
    const size_t size = xq_position_draw(position, form, &drawn->drawing, NULL, 0) + 1;
    char *const text = room(NULL, size, 1);
    xq_position_draw(position, form, &drawn->drawing, text, size);
    return text;
}

char *picture_of_setup(const picture *drawn, const xq_setup *setup, xq_form form)
{
    const size_t size = xq_setup_draw(setup, form, &drawn->drawing, NULL, 0) + 1;
    char *const text = room(NULL, size, 1);
    xq_setup_draw(setup, form, &drawn->drawing, text, size);
    return text;
}
