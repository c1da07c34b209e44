/* From positions and setups to what is drawn, and to the form wanted. */
#include "render/scene.h"

static const struct {
    const char *name;
    void (*write)(xq_writer *writer, const xq_scene *scene);
} forms[XQ_FORM_END] = {
    [XQ_FORM_TEXT] = {"text", xq_write_ascii},
    [XQ_FORM_UNICODE] = {"unicode", xq_write_unicode},
    [XQ_FORM_SVG] = {"svg", xq_write_svg},
};

static const char *const tones[XQ_TONE_END] = {
    [XQ_TONE_PLAIN] = "plain",   [XQ_TONE_ALLOWED] = "allowed", [XQ_TONE_REFUSED] = "refused",
    [XQ_TONE_ATTACK] = "attack", [XQ_TONE_GUARD] = "guard",
};

const char *xq_form_name(xq_form form)
{
    return (unsigned)form < XQ_FORM_END ? forms[form].name : "";
}

const char *xq_tone_name(xq_tone tone)
{
    return (unsigned)tone < XQ_TONE_END ? tones[tone] : "";
}

const char *xq_scene_character(xq_piece piece, xq_variant variant)
{
    static const char *const janggi[XQ_KIND_END] = {
        [XQ_ADVISOR] = "士", [XQ_ELEPHANT] = "象", [XQ_HORSE] = "馬", [XQ_CHARIOT] = "車", [XQ_CANNON] = "包",
    };
    const xq_kind kind = xq_piece_kind(piece);
    if (variant != XQ_VARIANT_JANGGI || kind == XQ_KIND_NONE)
        return xq_piece_character(piece);
    if (janggi[kind])
        return janggi[kind];
    if (kind == XQ_GENERAL)
        return xq_piece_side(piece) == XQ_CHO ? "楚" : "漢";
    return xq_piece_side(piece) == XQ_CHO ? "卒" : "兵";
}

static bool drawing_fits(const xq_drawing *drawing)
{
    return !drawing || (drawing->size == sizeof *drawing && (uint32_t)drawing->letters < XQ_LETTERS_END &&
                        (uint32_t)drawing->theme < XQ_THEME_END);
}

static void take_drawing(xq_scene *scene, const xq_drawing *drawing)
{
    scene->drawing = drawing ? *drawing : (xq_drawing){.size = sizeof *drawing};
    if (!scene->drawing.marks)
        scene->drawing.mark_count = 0;
    if (!scene->drawing.arrows)
        scene->drawing.arrow_count = 0;
}

/* The general that the side to move has to save. */
static xq_square checked_general(const xq_position *position)
{
    if (!xq_position_in_check(position))
        return XQ_SQUARE_NONE;
    return xq_position_general(position, xq_position_side_to_move(position));
}

static size_t draw(const xq_scene *scene, xq_form form, char *text, size_t capacity)
{
    xq_writer writer = xq_writer_to(text, capacity);
    if (scene)
        forms[form].write(&writer, scene);
    return xq_writer_finish(&writer);
}

size_t xq_position_draw(const xq_position *position, xq_form form, const xq_drawing *drawing, char *text,
                        size_t capacity)
{
    xq_scene scene;
    if (!xq_position_is_made(position) || (unsigned)form >= XQ_FORM_END || !drawing_fits(drawing))
        return draw(NULL, form, text, capacity);
    take_drawing(&scene, drawing);
    scene.variant = xq_position_variant(position);
    scene.side = xq_position_side_to_move(position);
    scene.checked = checked_general(position);
    for (int square = 0; square < XQ_SQUARE_COUNT; square++)
        scene.piece[square] = xq_position_piece_at(position, (xq_square)square);
    return draw(&scene, form, text, capacity);
}

size_t xq_setup_draw(const xq_setup *setup, xq_form form, const xq_drawing *drawing, char *text,
                     size_t capacity)
{
    xq_scene scene;
    xq_position position;
    if (!setup || setup->size != sizeof *setup || !*xq_variant_name((xq_variant)setup->variant) ||
        (unsigned)form >= XQ_FORM_END || !drawing_fits(drawing))
        return draw(NULL, form, text, capacity);
    take_drawing(&scene, drawing);
    scene.variant = (xq_variant)setup->variant;
    scene.side = (uint32_t)setup->side_to_move < 2 ? (xq_side)setup->side_to_move : XQ_SIDE_NONE;
    scene.checked =
        xq_position_from_setup(setup, &position, NULL) ? XQ_SQUARE_NONE : checked_general(&position);
    for (int square = 0; square < XQ_SQUARE_COUNT; square++) {
        const xq_piece piece = setup->piece[square];
        scene.piece[square] = xq_piece_kind(piece) == XQ_KIND_NONE ? XQ_PIECE_NONE : piece;
    }
    return draw(&scene, form, text, capacity);
}

size_t xq_position_to_text(const xq_position *position, char *text, size_t capacity)
{
    return xq_position_draw(position, XQ_FORM_TEXT, NULL, text, capacity);
}
