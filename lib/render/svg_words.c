/* What a picture says to those who don't see it. */
#include "render/svg.h"

static void write_capitalized(xq_writer *writer, const char *text)
{
    if (*text)
        xq_write_char(writer, (char)(*text - 'a' + 'A')); /* names of the library are in small letters */
    if (*text)
        xq_write_text(writer, text + 1);
}

static void write_square(const xq_svg *svg, xq_square square)
{
    char text[XQ_SQUARE_TEXT_SIZE];
    xq_square_write(square, svg->scene->variant, text, sizeof text);
    xq_write_text(svg->writer, text);
}

/* "Xiangqi, red to move" */
static void write_made_title(const xq_svg *svg)
{
    const xq_scene *scene = svg->scene;
    write_capitalized(svg->writer, xq_variant_name(scene->variant));
    if (scene->side == XQ_SIDE_NONE)
        return;
    xq_xml_write(svg->writer, ", %s to move", xq_side_name(scene->side, scene->variant));
}

/* "; chariot a0 i0", with what stands before it; nothing for a piece that is not there. */
static bool write_squares_of(const xq_svg *svg, xq_piece piece, const char *before)
{
    bool any = false;
    for (int square = 0; square < XQ_SQUARE_COUNT; square++)
        if (svg->scene->piece[square] == piece) {
            if (!any)
                xq_xml_write(svg->writer, "%s%s", before, xq_kind_name(xq_piece_kind(piece)));
            xq_write_char(svg->writer, ' ');
            write_square(svg, (xq_square)square);
            any = true;
        }
    return any;
}

/* "Red: general e0; advisor d0 f0." */
static void write_side(const xq_svg *svg, xq_side side)
{
    bool any = false;
    write_capitalized(svg->writer, xq_side_name(side, svg->scene->variant));
    xq_write_char(svg->writer, ':');
    for (int kind = XQ_GENERAL; kind < XQ_KIND_END; kind++)
        any |= write_squares_of(svg, xq_piece_make(side, (xq_kind)kind), any ? "; " : " ");
    xq_write_text(svg->writer, any ? "." : " nothing.");
}

static void write_last_move(const xq_svg *svg)
{
    char text[XQ_MOVE_TEXT_SIZE];
    if (svg->scene->drawing.last_move == XQ_MOVE_NONE ||
        xq_move_write(svg->scene->drawing.last_move, svg->scene->variant, XQ_COORDINATES_DEFAULT, text,
                      sizeof text) == 0)
        return;
    xq_xml_write(svg->writer, " Last move %s.", text);
}

static void write_check(const xq_svg *svg)
{
    const xq_scene *scene = svg->scene;
    if (scene->checked == XQ_SQUARE_NONE || xq_scene_has(scene, XQ_DRAWING_NO_CHECK))
        return;
    xq_write_char(svg->writer, ' ');
    write_capitalized(svg->writer, xq_side_name(scene->side, scene->variant));
    xq_write_text(svg->writer, " is in check.");
}

/* " Marked: allowed e4 e5, refused f4." */
static void write_marks(const xq_svg *svg)
{
    const xq_drawing *drawing = &svg->scene->drawing;
    bool any = false;
    for (int tone = 0; tone < XQ_TONE_END; tone++) {
        bool of_tone = false;
        for (size_t i = 0; i < drawing->mark_count; i++)
            if (drawing->marks[i].tone == tone && drawing->marks[i].square < XQ_SQUARE_COUNT) {
                if (!of_tone)
                    xq_xml_write(svg->writer, "%s%s", any ? ", " : " Marked: ", xq_tone_name((xq_tone)tone));
                xq_write_char(svg->writer, ' ');
                write_square(svg, drawing->marks[i].square);
                any = of_tone = true;
            }
    }
    if (any)
        xq_write_char(svg->writer, '.');
}

/* " Arrows: attack e2 to e6." */
static void write_arrows(const xq_svg *svg)
{
    const xq_drawing *drawing = &svg->scene->drawing;
    bool any = false;
    for (size_t i = 0; i < drawing->arrow_count; i++) {
        const xq_arrow *arrow = &drawing->arrows[i];
        if (!xq_svg_arrow_is_drawn(arrow))
            continue;
        xq_xml_write(svg->writer, "%s%s ", any ? ", " : " Arrows: ", xq_tone_name((xq_tone)arrow->tone));
        write_square(svg, arrow->from);
        xq_write_text(svg->writer, " to ");
        write_square(svg, arrow->to);
        any = true;
    }
    if (any)
        xq_write_char(svg->writer, '.');
}

static void write_made_description(const xq_svg *svg)
{
    write_side(svg, XQ_RED);
    xq_write_char(svg->writer, ' ');
    write_side(svg, XQ_BLACK);
    write_last_move(svg);
    write_check(svg);
    write_marks(svg);
    write_arrows(svg);
}

void xq_svg_write_words(const xq_svg *svg)
{
    const xq_drawing *drawing = &svg->scene->drawing;
    xq_xml_write(svg->writer, "<title id=\"%s-title\">", svg->id);
    if (drawing->title)
        xq_xml_escape(svg->writer, drawing->title);
    else
        write_made_title(svg);
    xq_xml_write(svg->writer, "</title>\n<desc id=\"%s-desc\">", svg->id);
    if (drawing->description)
        xq_xml_escape(svg->writer, drawing->description);
    else
        write_made_description(svg);
    xq_write_text(svg->writer, "</desc>\n");
}
