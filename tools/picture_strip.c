#include "picture_strip.h"

#include "command.h"
#include "diagnostics.h"
#include "picture_caption.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Sizes in pixels. */
enum {
    USUAL_DIAGRAM = 280,
    GAP = 24,     /* between diagrams, and at the edges */
    LINE = 20,    /* from line to line of text */
    CAPTION = 64, /* three lines above a diagram */
    TITLE = 34,
    LETTER = 8,        /* the width of a letter, on the whole */
    WIDTH_LEAST = 560, /* for title and explanation */
    COLUMNS_USUAL = 4,
    COLUMNS_MAX = 6
};

/* The colours of what stands around the diagrams. */
static const struct {
    const char *ground, *text, *dim;
} inks[XQ_THEME_END] = {
    [XQ_THEME_LIGHT] = {"#ffffff", "#22201c", "#5f584c"},
    [XQ_THEME_DARK] = {"#161412", "#eee6d8", "#b3a791"},
};

/* What the colours of arrows mean, in the order of the tones. */
static const char *const legend[XQ_TONE_END] = {
    [XQ_TONE_PLAIN] = "blue: what the threat leads to",
    [XQ_TONE_REFUSED] = "red, broken: an attack that is no chase",
    [XQ_TONE_ATTACK] = "orange: checks or chases",
    [XQ_TONE_GUARD] = "violet, dotted: why it is none",
};

typedef struct strip {
    FILE *file;
    const xq_game *game;
    xq_drawing drawing; /* of each diagram, without marks */
    xq_variant variant;
    xq_verdict verdict;
    char id[16];
    int columns, rows;
    int diagram_width, diagram_height;
    int width, height;
    char *explanation;
    int explanation_lines;
} strip;

static uint32_t ply_count(const strip *drawn)
{
    return drawn->verdict.last - drawn->verdict.first + 1;
}

/* After how many plies the cycle repeats: a row for each round, where that fits. */
static int columns_of(const strip *drawn)
{
    xq_position last;
    xq_position earlier;
    xq_game_position_at(drawn->game, drawn->verdict.last, &last);
    for (uint32_t period = 2; period <= COLUMNS_MAX && period <= ply_count(drawn); period += 2) {
        xq_game_position_at(drawn->game, drawn->verdict.last - period, &earlier);
        if (xq_position_key(&earlier) == xq_position_key(&last))
            return (int)period;
    }
    return COLUMNS_USUAL;
}

/* How high a diagram is as the library draws it. */
static int height_of(const strip *drawn)
{
    const picture plain = {.drawing = drawn->drawing};
    char *const svg = picture_of_position(&plain, xq_game_position(drawn->game), XQ_FORM_SVG);
    const char *const height = strstr(svg, " height=\"");
    unsigned pixels = 0;
    char digits[8] = "";
    if (height)
        snprintf(digits, sizeof digits, "%.*s", (int)strspn(height + 9, "0123456789"), height + 9);
    free(svg);
    return read_number(digits, UINT16_MAX * 2u, &pixels) ? (int)pixels : 0;
}

static void write_escaped(FILE *file, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (text[i] == '&' || text[i] == '<')
            fputs(text[i] == '&' ? "&amp;" : "&lt;", file);
        else
            fputc(text[i], file);
}

static void write_line(const strip *drawn, int x, int y, const char *style, const char *text, size_t length)
{
    fprintf(drawn->file, "<text x=\"%d\" y=\"%d\" %s>", x, y, style);
    write_escaped(drawn->file, text, length);
    fputs("</text>\n", drawn->file);
}

/* The next line of a text that is broken at blanks: its length; *skip receives what to go on by. */
static size_t line_length(const char *text, size_t room, size_t *skip)
{
    size_t length = strlen(text);
    if (length > room) {
        length = room;
        while (length > 0 && text[length] != ' ')
            length--;
        if (length == 0) /* a word longer than a line */
            length = strcspn(text, " ");
    }
    *skip = length + (text[length] == ' ');
    return length;
}

/* Counts the lines of the explanation and, from a height on, writes them; only counts below 0. */
static int explain(const strip *drawn, int y)
{
    const size_t room = (size_t)((drawn->width - 2 * GAP) / LETTER);
    int lines = 0;
    size_t skip;
    for (const char *text = drawn->explanation; *text; text += skip, lines++) {
        const size_t length = line_length(text, room, &skip);
        if (y >= 0)
            write_line(drawn, GAP, y + LINE * lines, "", text, length);
    }
    return lines;
}

static bool measure(strip *drawn)
{
    const size_t size = xq_game_explain(drawn->game, NULL, 0) + 1;
    drawn->explanation = malloc(size);
    if (!drawn->explanation)
        return false;
    xq_game_explain(drawn->game, drawn->explanation, size);
    if (!drawn->drawing.width)
        drawn->drawing.width = USUAL_DIAGRAM;
    drawn->diagram_width = (int)drawn->drawing.width;
    drawn->diagram_height = height_of(drawn);
    drawn->columns = columns_of(drawn);
    if ((uint32_t)drawn->columns > ply_count(drawn))
        drawn->columns = (int)ply_count(drawn);
    drawn->rows = ((int)ply_count(drawn) + drawn->columns - 1) / drawn->columns;
    drawn->width = GAP + drawn->columns * (drawn->diagram_width + GAP);
    if (drawn->width < WIDTH_LEAST)
        drawn->width = WIDTH_LEAST;
    drawn->explanation_lines = explain(drawn, -1);
    drawn->height = GAP + TITLE + drawn->rows * (CAPTION + drawn->diagram_height + GAP) +
                    LINE * (drawn->explanation_lines + 1) + GAP;
    return true;
}

static void write_title(const strip *drawn)
{
    xq_outcome outcome;
    char text[160];
    xq_game_outcome(drawn->game, &outcome);
    const char *winner = xq_side_name((xq_side)outcome.winner, drawn->variant);
    const int length =
        snprintf(text, sizeof text, "%s, plies %" PRIu32 " to %" PRIu32 ": %s%s (%s)",
                 xq_result_text((xq_result)outcome.result), drawn->verdict.first, drawn->verdict.last,
                 *winner ? winner : "draw", *winner ? " wins" : "", outcome.clause);
    fprintf(drawn->file, "<title id=\"strip-title\">%s</title>\n<desc id=\"strip-desc\">", text);
    write_escaped(drawn->file, drawn->explanation, strlen(drawn->explanation));
    fputs("</desc>\n", drawn->file);
    fprintf(drawn->file, "<rect width=\"%d\" height=\"%d\" fill=\"%s\"/>\n", drawn->width, drawn->height,
            inks[drawn->drawing.theme].ground);
    fprintf(drawn->file,
            "<g font-family=\"system-ui,'Noto Sans','DejaVu Sans',Arial,sans-serif\" font-size=\"14\" "
            "fill=\"%s\">\n",
            inks[drawn->drawing.theme].text);
    write_line(drawn, GAP, GAP + 16, "font-size=\"19\" font-weight=\"bold\"", text, (size_t)length);
}

/* To as many letters as there is room for. */
static void shorten(char *text, size_t room)
{
    if (strlen(text) > room && room > 3)
        memcpy(text + room - 3, "...", sizeof "...");
}

static void write_diagram(const strip *drawn, uint32_t index, unsigned *tones)
{
    xq_position position;
    picture shown = {.drawing = drawn->drawing};
    caption said;
    char id[32];
    const int x = GAP + (int)(index % (uint32_t)drawn->columns) * (drawn->diagram_width + GAP);
    const int y =
        GAP + TITLE + (int)(index / (uint32_t)drawn->columns) * (CAPTION + drawn->diagram_height + GAP);
    snprintf(id, sizeof id, "ply-%" PRIu32, drawn->verdict.first + index);
    shown.drawing.id = id;
    shown.drawing.shapes = index ? drawn->id : NULL;
    xq_game_position_at(drawn->game, drawn->verdict.first + index, &position);
    caption_of(&said, &shown, drawn->game, index, tones);
    shown.drawing.title = said.line[0];
    char *const svg = picture_of_position(&shown, &position, XQ_FORM_SVG);
    for (int i = 0; i < CAPTION_LINES && *said.line[i]; i++) {
        shorten(said.line[i], (size_t)(drawn->diagram_width / LETTER));
        write_line(drawn, x, y + 16 + LINE * i, i ? "" : "font-weight=\"bold\"", said.line[i],
                   strlen(said.line[i]));
    }
    fprintf(drawn->file, "<g transform=\"translate(%d %d)\">\n%s</g>\n", x, y + CAPTION, svg);
    free(svg);
    picture_release(&shown);
}

static void write_legend(const strip *drawn, unsigned tones, int y)
{
    char text[256] = "";
    for (int tone = 0; tone < XQ_TONE_END; tone++)
        if (tones & 1u << tone && legend[tone]) {
            strncat(text, *text ? "; " : "", sizeof text - strlen(text) - 1);
            strncat(text, legend[tone], sizeof text - strlen(text) - 1);
        }
    char style[32];
    snprintf(style, sizeof style, "fill=\"%s\"", inks[drawn->drawing.theme].dim);
    write_line(drawn, GAP, y, style, text, strlen(text));
}

static void write_strip(strip *drawn)
{
    unsigned tones = 0;
    fprintf(
        drawn->file,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" "
        "style=\"max-width:100%%;height:auto\" role=\"img\" aria-labelledby=\"strip-title strip-desc\">\n",
        drawn->width, drawn->height, drawn->width, drawn->height);
    write_title(drawn);
    snprintf(drawn->id, sizeof drawn->id, "ply-%" PRIu32, drawn->verdict.first);
    for (uint32_t index = 0; index < ply_count(drawn); index++)
        write_diagram(drawn, index, &tones);
    const int y = GAP + TITLE + drawn->rows * (CAPTION + drawn->diagram_height + GAP) + 12;
    write_legend(drawn, tones, y + LINE * explain(drawn, y));
    fputs("</g>\n</svg>\n", drawn->file);
}

bool strip_write(const char *path, const xq_game *game, const xq_drawing *drawing)
{
    strip drawn = {.game = game, .drawing = *drawing, .variant = xq_position_variant(xq_game_position(game))};
    if (!xq_game_verdict(game, &drawn.verdict) || !measure(&drawn))
        return false;
    drawn.file = fopen(path, "w");
    if (drawn.file)
        write_strip(&drawn);
    const bool failed = !drawn.file || ferror(drawn.file);
    const bool closed = drawn.file && fclose(drawn.file) == 0;
    if (failed || !closed)
        complain(command_line, "can't write %s: %s", path, strerror(errno));
    free(drawn.explanation);
    return !failed && closed;
}
