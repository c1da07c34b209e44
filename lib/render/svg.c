/* A board as an SVG element. */
#include "render/svg.h"

enum { USUAL_WIDTH = 400, LARGEST_WIDTH = 65535 };

static const xq_palette palettes[XQ_THEME_END] = {
    [XQ_THEME_LIGHT] =
        {
            .frame = "#d8b27a",
            .field = "#f5e2b8",
            .line = "#7b5527",
            .label = "#5d3d16",
            .face = "#fff8e6",
            .rim = "#b58a4c",
            .shadow = "#4a2f0c",
            .side = {{"#b3141a", "#1c1c20"}, {"#08675b", "#b3141a"}},
            .last_move = "#0b6f78",
            .check = "#e3170a",
            .tone = {"#1f5fc4", "#1d8a35", "#c8102e", "#e06500", "#7a35b8"},
            .badge = "#fff8e6",
        },
    [XQ_THEME_DARK] =
        {
            .frame = "#211e1a",
            .field = "#37312a",
            .line = "#a38c66",
            .label = "#c5ad84",
            .face = "#ecdfc2",
            .rim = "#866940",
            .shadow = "#000000",
            .side = {{"#b3141a", "#1c1c20"}, {"#08675b", "#b3141a"}},
            .last_move = "#4cc3cc",
            .check = "#ff4b3a",
            .tone = {"#6ba5ff", "#55cf6f", "#ff5a6c", "#ff9a3d", "#c48bff"},
            .badge = "#ecdfc2",
        },
};

const xq_palette *xq_svg_palette(xq_theme theme)
{
    return &palettes[theme];
}

/* From the outer lines to the edge of the picture. */
static int margin(const xq_scene *scene)
{
    return XQ_SVG_FIELD + (xq_scene_has(scene, XQ_DRAWING_NO_COORDINATES) ? XQ_SVG_BORDER : XQ_SVG_FRAME);
}

static int pixel_width(const xq_scene *scene)
{
    const uint32_t wanted = scene->drawing.width;
    if (wanted == 0)
        return USUAL_WIDTH;
    return wanted < LARGEST_WIDTH ? (int)wanted : LARGEST_WIDTH;
}

static void open_element(const xq_svg *svg)
{
    const int edge = margin(svg->scene);
    const int width = 8000 + 2 * edge;
    const int height = 9000 + 2 * edge;
    const int pixels = pixel_width(svg->scene);
    xq_xml_write(svg->writer,
                 "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
                 "viewBox=\"%d %d %d %d\" width=\"%d\" height=\"%d\" "
                 "role=\"img\" aria-labelledby=\"%s-title %s-desc\">\n",
                 -edge, -edge, width, height, pixels, (int)(((int64_t)pixels * height + width / 2) / width),
                 svg->id, svg->id);
}

static void write_element(const xq_svg *svg)
{
    open_element(svg);
    xq_svg_write_words(svg);
    if (svg->shapes == svg->id) {
        xq_write_text(svg->writer, "<defs>\n");
        xq_svg_define_board(svg);
        xq_svg_define_pieces(svg);
        xq_write_text(svg->writer, "</defs>\n");
    }
    xq_xml_write(svg->writer, "<use xlink:href=\"#%s-board\"/>\n", svg->shapes);
    xq_svg_write_below(svg);
    xq_svg_write_pieces(svg);
    xq_svg_write_above(svg);
    xq_write_text(svg->writer, "</svg>\n");
}

void xq_write_svg(xq_writer *writer, const xq_scene *scene)
{
    const xq_drawing *drawing = &scene->drawing;
    char made[XQ_SVG_ID_SIZE];
    xq_svg svg = {.writer = writer, .scene = scene, .palette = xq_svg_palette((xq_theme)drawing->theme)};
    xq_svg_make_id(scene, made);
    svg.id = xq_svg_is_id(drawing->id) ? drawing->id : made;
    svg.shapes = xq_svg_is_id(drawing->shapes) ? drawing->shapes : svg.id;
    write_element(&svg);
}
