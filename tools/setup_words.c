#include "setup_words.h"

#include "diagnostics.h"

#include <stdio.h>
#include <string.h>

/* Takes a word away from the text that begins with it. */
static bool take_prefix(const char **text, const char *word)
{
    const size_t length = strlen(word);
    if (strncmp(*text, word, length) != 0)
        return false;
    *text += length;
    return true;
}

static bool read_layout(const char *word, size_t length, xq_layout *layout)
{
    *layout = xq_layout_from_word(word, length);
    if (*layout != XQ_LAYOUT_NONE)
        return true;
    complain(command_line, "no layout is called '%.*s'; there are:", (int)length, word);
    for (xq_layout i = 0; i < XQ_LAYOUT_END; i++)
        fprintf(stderr, "  %s %s\n", xq_layout_name(i), xq_layout_word(i));
    return false;
}

bool setup_words_read(const char *text, xq_setup *setup)
{
    const bool drawn = take_prefix(&text, "drawn:");
    if (!drawn)
        take_prefix(&text, "seat:");
    const char *slash = strchr(text, '/');
    xq_layout cho;
    xq_layout han;
    if (!slash) {
        complain(command_line, "--setup takes Cho's layout, a slash, and Han's, not '%s'", text);
        return false;
    }
    if (!read_layout(text, (size_t)(slash - text), &cho) || !read_layout(slash + 1, strlen(slash + 1), &han))
        return false;
    return (drawn ? xq_setup_start_drawn(setup, cho, han) : xq_setup_start_seat(setup, cho, han)) == XQ_OK;
}
