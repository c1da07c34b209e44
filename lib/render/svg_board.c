/* The empty board: frame, field, lines, palaces, river, points of soldiers and cannons, coordinates. */
#include "render/outlines.h"
#include "render/svg.h"

enum { LABEL_DIGIT = 170 /* how far the digits of 10 are apart */ };

/* The points where cannons and soldiers stand at the start (B5, J3). */
static const xq_square points[] = {19, 25, 64, 70, 27, 29, 31, 33, 35, 54, 56, 58, 60, 62};

enum { POINT_COUNT = sizeof points / sizeof points[0] };

static void write_grounds(const xq_svg *svg)
{
    const int frame = xq_scene_has(svg->scene, XQ_DRAWING_NO_COORDINATES) ? XQ_SVG_BORDER : XQ_SVG_FRAME;
    const int edge = XQ_SVG_FIELD + frame;
    xq_xml_write(svg->writer, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"160\" fill=\"%s\"/>\n",
                 -edge, -edge, 8000 + 2 * edge, 9000 + 2 * edge, svg->palette->frame);
    xq_xml_write(svg->writer, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"60\" fill=\"%s\"/>\n",
                 -XQ_SVG_FIELD, -XQ_SVG_FIELD, 8000 + 2 * XQ_SVG_FIELD, 9000 + 2 * XQ_SVG_FIELD,
                 svg->palette->field);
}

/* B1, B2: files stop at the river, but for the two at the edges; Janggi has no river. */
static void write_lines(const xq_svg *svg)
{
    xq_xml_write(svg->writer, "<path fill=\"none\" stroke=\"%s\" stroke-width=\"28\" d=\"",
                 svg->palette->line);
    for (int row = 1; row < XQ_RANK_COUNT - 1; row++)
        xq_xml_write(svg->writer, "M0 %dh8000", 1000 * row);
    for (int column = 1; column < XQ_FILE_COUNT - 1; column++)
        xq_xml_write(svg->writer,
                     svg->scene->variant == XQ_VARIANT_JANGGI ? "M%d 0v9000" : "M%d 0v4000m0 1000v4000",
                     1000 * column);
    /* B3, J4: the palaces */
    xq_write_text(svg->writer,
                  "M3000 0l2000 2000m0-2000l-2000 2000M3000 9000l2000-2000m0 2000l-2000-2000\"/>\n");
    xq_xml_write(svg->writer,
                 "<path fill=\"none\" stroke=\"%s\" stroke-width=\"48\" stroke-linejoin=\"round\" "
                 "d=\"M0 0h8000v9000h-8000z\"/>\n",
                 svg->palette->line);
    if (svg->scene->variant == XQ_VARIANT_XIANGQI) /* a second line around all */
        xq_xml_write(svg->writer,
                     "<rect x=\"-110\" y=\"-110\" width=\"8220\" height=\"9220\" fill=\"none\" stroke=\"%s\" "
                     "stroke-width=\"28\"/>\n",
                     svg->palette->line);
}

/* The corners about a point, without those off the board. */
static void write_corners(const xq_svg *svg, int x, int y)
{
    for (int right = 0; right < 2; right++)
        for (int down = 0; down < 2; down++) {
            const int h = right ? 1 : -1;
            const int v = down ? 1 : -1;
            if (x != (right ? 8000 : 0))
                xq_xml_write(svg->writer, "M%d %dv%dh%d", x + 90 * h, y + 270 * v, -180 * v, 180 * h);
        }
}

/* Chinese boards mark the points with corners, Korean ones with small crosses. */
static void write_points(const xq_svg *svg)
{
    xq_xml_write(svg->writer, "<path fill=\"none\" stroke=\"%s\" stroke-width=\"28\" d=\"",
                 svg->palette->line);
    for (int i = 0; i < POINT_COUNT; i++) {
        const int x = 1000 * xq_square_file(points[i]);
        const int y = 9000 - 1000 * xq_square_rank(points[i]);
        if (svg->scene->variant == XQ_VARIANT_JANGGI)
            xq_xml_write(svg->writer, "M%d %dl180 180m0-180l-180 180", x - 90, y - 90);
        else
            write_corners(svg, x, y);
    }
    xq_write_text(svg->writer, "\"/>\n");
}

/* B2: 楚河 漢界, "the river of Chu, the border of Han". */
static void write_river(const xq_svg *svg)
{
    static const struct {
        const char *character;
        int x;
    } words[] = {{"楚", 1350}, {"河", 2650}, {"漢", 5350}, {"界", 6650}};
    if (svg->scene->variant != XQ_VARIANT_XIANGQI || svg->scene->drawing.letters != XQ_LETTERS_CHINESE)
        return;
    xq_xml_write(svg->writer, "<g fill=\"%s\" opacity=\".55\">\n", svg->palette->line);
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        xq_xml_write(svg->writer, "<path transform=\"translate(%d 4500)\" d=\"%s\"/>\n", words[i].x,
                     xq_outline_path(xq_character_outlines, words[i].character));
    xq_write_text(svg->writer, "</g>\n");
}

static void write_label(const xq_svg *svg, int x, int y, char character)
{
    const char key[] = {character, '\0'};
    xq_xml_write(svg->writer, "<path transform=\"translate(%d %d)\" d=\"%s\"/>\n", x, y,
                 xq_outline_path(xq_label_outlines, key));
}

static void write_coordinates(const xq_svg *svg)
{
    const int middle = XQ_SVG_FIELD + XQ_SVG_FRAME / 2;
    if (xq_scene_has(svg->scene, XQ_DRAWING_NO_COORDINATES))
        return;
    xq_xml_write(svg->writer, "<g fill=\"%s\">\n", svg->palette->label);
    for (int column = 0; column < XQ_FILE_COUNT; column++)
        write_label(svg, 1000 * column, 9000 + middle, (char)('a' + xq_scene_file(svg->scene, column)));
    for (int row = 0; row < XQ_RANK_COUNT; row++) {
        const int label = xq_scene_rank_label(svg->scene, xq_scene_rank(svg->scene, row));
        const int shift = label < 10 ? 0 : LABEL_DIGIT / 2;
        if (label >= 10)
            write_label(svg, -middle - shift, 1000 * row, '1');
        write_label(svg, -middle + shift, 1000 * row, (char)('0' + label % 10));
    }
    xq_write_text(svg->writer, "</g>\n");
}

void xq_svg_define_board(const xq_svg *svg)
{
    xq_xml_write(svg->writer, "<g id=\"%s-board\">\n", svg->id);
    write_grounds(svg);
    write_lines(svg);
    write_points(svg);
    write_river(svg);
    write_coordinates(svg);
    xq_write_text(svg->writer, "</g>\n");
}
