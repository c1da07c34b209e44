/* Ids: what is drawn, hashed, so that pictures in one page that differ have ids that differ, and like ones may share
   theirs. */
#include "render/svg.h"

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool xq_svg_is_id(const char *text)
{
    if (!text || !is_letter(*text))
        return false;
    while (is_letter(*text) || (*text >= '0' && *text <= '9') || *text == '-' || *text == '_')
        text++;
    return *text == '\0';
}

/* FNV-1a. */
static uint64_t mix(uint64_t hash, uint64_t value)
{
    for (int byte = 0; byte < 8; byte++)
        hash = (hash ^ (value >> (8 * byte) & 0xFF)) * UINT64_C(0x100000001B3);
    return hash;
}

static uint64_t mix_text(uint64_t hash, const char *text)
{
    if (!text)
        return mix(hash, 0);
    while (*text)
        hash = mix(hash, (unsigned char)*text++);
    return mix(hash, 1);
}

static uint64_t mix_drawing(uint64_t hash, const xq_drawing *drawing)
{
    hash = mix_text(mix_text(mix_text(hash, drawing->title), drawing->description), drawing->shapes);
    for (size_t i = 0; i < drawing->mark_count; i++)
        hash = mix(mix(hash, (uint32_t)drawing->marks[i].tone), drawing->marks[i].square);
    hash = mix(hash, drawing->mark_count);
    for (size_t i = 0; i < drawing->arrow_count; i++)
        hash = mix(mix(hash, (uint32_t)drawing->arrows[i].tone),
                   (uint64_t)drawing->arrows[i].from << 8 | drawing->arrows[i].to);
    hash = mix(mix(hash, drawing->flags), drawing->width);
    hash = mix(mix(hash, (uint32_t)drawing->letters), (uint32_t)drawing->theme);
    return mix(hash, drawing->last_move);
}

void xq_svg_make_id(const xq_scene *scene, char id[XQ_SVG_ID_SIZE])
{
    uint64_t hash = UINT64_C(0xCBF29CE484222325);
    for (int square = 0; square < XQ_SQUARE_COUNT; square++)
        hash = mix(hash, scene->piece[square]);
    hash = mix(mix(hash, (uint32_t)scene->variant), (uint32_t)scene->side);
    hash = mix_drawing(mix(hash, scene->checked), &scene->drawing);
    xq_writer writer = xq_writer_to(id, XQ_SVG_ID_SIZE);
    xq_write_text(&writer, "xq");
    for (int shift = 60; shift >= 0; shift -= 4)
        xq_write_char(&writer, "0123456789abcdef"[hash >> shift & 15]);
    xq_writer_finish(&writer);
}
