/* The pieces: round in Xiangqi, in Janggi octagons whose size tells the rank. */
#include "render/outlines.h"
#include "render/svg.h"

/* Radii, and the scale of what is written on the piece in hundredths. */
typedef struct cut {
    int outer, inner, scale;
} cut;

static const cut round_cut = {460, 400, 96};

/* J3: the general is the largest, guards and soldiers are the smallest. */
static const cut octagon_cuts[XQ_KIND_END] = {
    [XQ_GENERAL] = {530, 466, 108}, [XQ_ADVISOR] = {400, 346, 79}, [XQ_ELEPHANT] = {470, 410, 94},
    [XQ_HORSE] = {470, 410, 94},    [XQ_CHARIOT] = {470, 410, 94}, [XQ_CANNON] = {470, 410, 94},
    [XQ_SOLDIER] = {400, 346, 79},
};

/* As in Western notation. */
static const char western[XQ_KIND_END] = {
    [XQ_GENERAL] = 'K', [XQ_ADVISOR] = 'A', [XQ_ELEPHANT] = 'E', [XQ_HORSE] = 'H',
    [XQ_CHARIOT] = 'R', [XQ_CANNON] = 'C',  [XQ_SOLDIER] = 'P',
};

/* XQ_PIECE_NONE + 8 is no piece and stands nowhere. */
static bool stands(const xq_scene *scene, xq_piece piece)
{
    for (int square = 0; square < XQ_SQUARE_COUNT; square++)
        if (scene->piece[square] == piece)
            return true;
    return false;
}

/* A regular octagon with a flat top; 924 and 383 are the cosine and sine of 22.5 degrees. */
static void open_octagon(const xq_svg *svg, int y, int radius)
{
    const int far = (radius * 924 + 500) / 1000;
    const int near = (radius * 383 + 500) / 1000;
    const int slope = far - near;
    xq_xml_write(svg->writer, "<path d=\"M%d %dh%dl%d %dv%dl%d %dh%dl%d %dv%dz\" stroke-linejoin=\"round\"",
                 -near, y - far, 2 * near, slope, slope, 2 * near, -slope, slope, -2 * near, -slope, -slope,
                 -2 * near);
}

/* The form of a piece, about 0 and a height; its paint and end are for the caller to write. */
static void open_shape(const xq_svg *svg, int y, int radius)
{
    if (svg->scene->variant == XQ_VARIANT_JANGGI)
        open_octagon(svg, y, radius);
    else
        xq_xml_write(svg->writer, "<circle cy=\"%d\" r=\"%d\"", y, radius);
}

static const char *outline_of(const xq_svg *svg, xq_piece piece)
{
    const char letter[] = {western[xq_piece_kind(piece)], '\0'};
    if (svg->scene->drawing.letters == XQ_LETTERS_WESTERN)
        return xq_outline_path(xq_letter_outlines, letter);
    return xq_outline_path(xq_character_outlines, xq_scene_character(piece, svg->scene->variant));
}

static void write_id(const xq_svg *svg, const char *prefix, xq_piece piece)
{
    xq_xml_write(svg->writer, "%s-", prefix);
    xq_write_char(svg->writer, xq_piece_letter(piece));
}

/* Where both sides' pieces bear the same signs, the second side's have a heavy ring: nobody needs the colour. */
static int ring_width(const xq_svg *svg, xq_piece piece)
{
    const bool is_alike =
        svg->scene->variant == XQ_VARIANT_JANGGI || svg->scene->drawing.letters == XQ_LETTERS_WESTERN;
    return is_alike && xq_piece_side(piece) == XQ_BLACK ? 50 : 22;
}

static void define_piece(const xq_svg *svg, xq_piece piece)
{
    const bool is_janggi = svg->scene->variant == XQ_VARIANT_JANGGI;
    const cut shape = is_janggi ? octagon_cuts[xq_piece_kind(piece)] : round_cut;
    const char *const color = svg->palette->side[is_janggi][xq_piece_side(piece)];
    xq_write_text(svg->writer, "<g id=\"");
    write_id(svg, svg->id, piece);
    xq_write_text(svg->writer, "\">\n");
    open_shape(svg, 35, shape.outer);
    xq_xml_write(svg->writer, " fill=\"%s\" opacity=\".3\"/>\n", svg->palette->shadow);
    open_shape(svg, 0, shape.outer - 15);
    xq_xml_write(svg->writer, " fill=\"%s\" stroke=\"%s\" stroke-width=\"30\"/>\n", svg->palette->face,
                 svg->palette->rim);
    open_shape(svg, 0, shape.inner);
    xq_xml_write(svg->writer, " fill=\"none\" stroke=\"%s\" stroke-width=\"%d\"/>\n", color,
                 ring_width(svg, piece));
    xq_xml_write(svg->writer, "<path transform=\"scale(%d.%d%d)\" fill=\"%s\" d=\"%s\"/>\n</g>\n",
                 shape.scale / 100, shape.scale / 10 % 10, shape.scale % 10, color, outline_of(svg, piece));
}

void xq_svg_define_pieces(const xq_svg *svg)
{
    for (int piece = 1; piece < XQ_PIECE_END; piece++)
        if (stands(svg->scene, (xq_piece)piece))
            define_piece(svg, (xq_piece)piece);
}

void xq_svg_write_pieces(const xq_svg *svg)
{
    for (int square = 0; square < XQ_SQUARE_COUNT; square++) {
        const xq_piece piece = svg->scene->piece[square];
        if (piece == XQ_PIECE_NONE)
            continue;
        xq_write_text(svg->writer, "<use xlink:href=\"#");
        write_id(svg, svg->shapes, piece);
        xq_xml_write(svg->writer, "\" x=\"%d\" y=\"%d\"/>\n", xq_svg_x(svg, (xq_square)square),
                     xq_svg_y(svg, (xq_square)square));
    }
}
