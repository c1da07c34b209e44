/* Check, last move, marked squares, arrows. */
#include "render/svg.h"

static bool is_occupied(const xq_svg *svg, xq_square square)
{
    return svg->scene->piece[square] != XQ_PIECE_NONE;
}

static void write_check(const xq_svg *svg)
{
    const xq_square square = svg->scene->checked;
    if (square == XQ_SQUARE_NONE || xq_scene_has(svg->scene, XQ_DRAWING_NO_CHECK))
        return;
    xq_xml_write(svg->writer, "<g data-show=\"check\" fill=\"%s\" transform=\"translate(%d %d)\">",
                 svg->palette->check, xq_svg_x(svg, square), xq_svg_y(svg, square));
    xq_write_text(svg->writer, "<circle r=\"600\" opacity=\".3\"/><circle r=\"535\" opacity=\".75\"/></g>\n");
}

/* Four corners about a square. */
static void write_brackets(const xq_svg *svg, xq_square square)
{
    xq_xml_write(svg->writer, "M%d %d", xq_svg_x(svg, square) - 455, xq_svg_y(svg, square) - 275);
    xq_write_text(svg->writer, "v-180h180m550 0h180v180m0 550v180h-180m-550 0h-180v-180");
}

static void write_last_move(const xq_svg *svg)
{
    const xq_square from = xq_move_from(svg->scene->drawing.last_move);
    const xq_square to = xq_move_to(svg->scene->drawing.last_move);
    if (svg->scene->drawing.last_move == XQ_MOVE_NONE || from == XQ_SQUARE_NONE || to == XQ_SQUARE_NONE)
        return;
    xq_xml_write(svg->writer,
                 "<path data-show=\"last-move\" fill=\"none\" stroke=\"%s\" stroke-width=\"64\" "
                 "stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"",
                 svg->palette->last_move);
    write_brackets(svg, from);
    if (to != from)
        write_brackets(svg, to);
    xq_write_text(svg->writer, "\"/>\n");
}

/* What a mark looks like on an empty point, and around a piece; the colour is that of the group. */
static const struct {
    const char *point, *piece;
} mark_shapes[XQ_TONE_END] = {
    [XQ_TONE_PLAIN] =
        {"<rect x=\"-465\" y=\"-465\" width=\"930\" height=\"930\" rx=\"110\" stroke-width=\"58\"/>",
         "<rect x=\"-480\" y=\"-480\" width=\"960\" height=\"960\" rx=\"110\" stroke-width=\"58\"/>"},
    [XQ_TONE_ALLOWED] = {"<circle r=\"90\" stroke-width=\"180\"/>",
                         "<circle r=\"490\" stroke-width=\"90\"/>"},
    [XQ_TONE_REFUSED] = {"<path stroke-width=\"105\" stroke-linecap=\"round\" "
                         "d=\"M-180-180l360 360m0-360l-360 360\"/>",
                         "<circle r=\"490\" stroke-width=\"90\"/>"},
    [XQ_TONE_ATTACK] = {"<circle r=\"300\" stroke-width=\"60\"/><circle r=\"160\" stroke-width=\"60\"/>",
                        "<circle r=\"435\" stroke-width=\"50\"/><circle r=\"520\" stroke-width=\"60\"/>"},
    [XQ_TONE_GUARD] = {"<circle r=\"300\" stroke-width=\"80\" stroke-dasharray=\"157 157\"/>",
                       "<circle r=\"490\" stroke-width=\"90\" stroke-dasharray=\"192.4 192.4\"/>"},
};

static void write_mark(const xq_svg *svg, const xq_mark *mark)
{
    const bool on_piece = is_occupied(svg, mark->square);
    xq_xml_write(svg->writer,
                 "<g data-show=\"mark-%s\" fill=\"none\" stroke=\"%s\" transform=\"translate(%d %d)\">",
                 xq_tone_name((xq_tone)mark->tone), svg->palette->tone[mark->tone],
                 xq_svg_x(svg, mark->square), xq_svg_y(svg, mark->square));
    xq_write_text(svg->writer, on_piece ? mark_shapes[mark->tone].piece : mark_shapes[mark->tone].point);
    if (on_piece && mark->tone == XQ_TONE_REFUSED) /* a cross on a disc, so that the ring is no other ring */
        xq_xml_write(
            svg->writer,
            "<g transform=\"translate(345 -345)\"><circle r=\"170\" fill=\"%s\" stroke-width=\"40\"/>"
            "<path stroke-width=\"66\" stroke-linecap=\"round\" d=\"M-75-75l150 150m0-150l-150 150\"/></g>",
            svg->palette->badge);
    xq_write_text(svg->writer, "</g>\n");
}

/* How an arrow's shaft looks. */
static const struct {
    int width;
    const char *dashes;
} shafts[XQ_TONE_END] = {
    [XQ_TONE_PLAIN] = {90, ""},
    [XQ_TONE_ALLOWED] = {90, ""},
    [XQ_TONE_REFUSED] = {90, " stroke-dasharray=\"230 150\""},
    [XQ_TONE_ATTACK] = {150, ""},
    [XQ_TONE_GUARD] = {90, " stroke-linecap=\"round\" stroke-dasharray=\"1 170\""},
};

static int root_of(int number)
{
    int root = 0;
    for (int bit = 1 << 14; bit; bit >>= 1)
        if ((root + bit) * (root + bit) <= number)
            root += bit;
    return root;
}

/* A point on the way of an arrow and beside it: so far along, so far to the right. */
typedef struct track {
    int x, y;   /* where it begins */
    int dx, dy; /* its way */
    int length;
} track;

static int along_x(const track *way, int along, int aside)
{
    return way->x + (way->dx * along - way->dy * aside) / way->length;
}

static int along_y(const track *way, int along, int aside)
{
    return way->y + (way->dy * along + way->dx * aside) / way->length;
}

static void write_arrow(const xq_svg *svg, const xq_arrow *arrow)
{
    track way = {.x = xq_svg_x(svg, arrow->from), .y = xq_svg_y(svg, arrow->from)};
    way.dx = xq_svg_x(svg, arrow->to) - way.x;
    way.dy = xq_svg_y(svg, arrow->to) - way.y;
    way.length = root_of(way.dx * way.dx + way.dy * way.dy);
    const int width = shafts[arrow->tone].width;
    const int aside = way.length < 1500 ? 210 : 310; /* neighbours leave little room between */
    const int tail = is_occupied(svg, arrow->from) ? aside : 120;
    const int tip = way.length - (is_occupied(svg, arrow->to) ? aside : 120);
    const int neck = tip - 200 - width;
    const char *const color = svg->palette->tone[arrow->tone];
    xq_xml_write(svg->writer,
                 "<g data-show=\"arrow-%s\" opacity=\".85\"><path stroke=\"%s\" stroke-width=\"%d\"%s "
                 "d=\"M%d %dL%d %d\"/>",
                 xq_tone_name((xq_tone)arrow->tone), color, width, shafts[arrow->tone].dashes,
                 along_x(&way, tail, 0), along_y(&way, tail, 0), along_x(&way, neck, 0),
                 along_y(&way, neck, 0));
    xq_xml_write(svg->writer, "<path fill=\"%s\" d=\"M%d %dL%d %dL%d %dz\"/></g>\n", color,
                 along_x(&way, tip, 0), along_y(&way, tip, 0), along_x(&way, neck, 70 + width),
                 along_y(&way, neck, 70 + width), along_x(&way, neck, -70 - width),
                 along_y(&way, neck, -70 - width));
}

void xq_svg_write_below(const xq_svg *svg)
{
    write_check(svg);
    write_last_move(svg);
}

void xq_svg_write_above(const xq_svg *svg)
{
    const xq_drawing *drawing = &svg->scene->drawing;
    for (size_t i = 0; i < drawing->mark_count; i++)
        if (xq_svg_mark_is_drawn(&drawing->marks[i]))
            write_mark(svg, &drawing->marks[i]);
    for (size_t i = 0; i < drawing->arrow_count; i++)
        if (xq_svg_arrow_is_drawn(&drawing->arrows[i]))
            write_arrow(svg, &drawing->arrows[i]);
}
