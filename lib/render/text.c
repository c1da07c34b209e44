/* Boards as text: ASCII, and Chinese characters with all columns as wide as these. */
#include "render/scene.h"

/* How one alphabet draws a board. */
typedef struct alphabet {
    void (*write_point)(xq_writer *writer, const xq_scene *scene, xq_square square);
    void (*write_file)(xq_writer *writer, const xq_scene *scene, int file);
    const char *river;
} alphabet;

static void write_rank_label(xq_writer *writer, const xq_scene *scene, int rank)
{
    const int label = xq_scene_rank_label(scene, rank);
    if (xq_scene_has(scene, XQ_DRAWING_NO_COORDINATES))
        return;
    if (label < 10)
        xq_write_char(writer, ' ');
    xq_write_number(writer, (unsigned)label);
    xq_write_char(writer, ' ');
}

/* The place of a rank's label, where there is none. */
static void write_indent(xq_writer *writer, const xq_scene *scene)
{
    if (!xq_scene_has(scene, XQ_DRAWING_NO_COORDINATES))
        xq_write_text(writer, "   ");
}

static void write_rank(xq_writer *writer, const xq_scene *scene, const alphabet *with, int rank)
{
    write_rank_label(writer, scene, rank);
    for (int column = 0; column < XQ_FILE_COUNT; column++)
        with->write_point(writer, scene, xq_square_make(xq_scene_file(scene, column), rank));
    xq_write_char(writer, '\n');
}

static void write_files(xq_writer *writer, const xq_scene *scene, const alphabet *with)
{
    if (xq_scene_has(scene, XQ_DRAWING_NO_COORDINATES))
        return;
    write_indent(writer, scene);
    for (int column = 0; column < XQ_FILE_COUNT; column++)
        with->write_file(writer, scene, xq_scene_file(scene, column));
    xq_write_char(writer, '\n');
}

static void write_side_to_move(xq_writer *writer, const xq_scene *scene)
{
    if (xq_scene_has(scene, XQ_DRAWING_NO_SIDE) || scene->side == XQ_SIDE_NONE)
        return;
    xq_write_text(writer, xq_side_name(scene->side, scene->variant));
    xq_write_text(writer, " to move\n");
}

static void write_board(xq_writer *writer, const xq_scene *scene, const alphabet *with)
{
    for (int row = 0; row < XQ_RANK_COUNT; row++) {
        write_rank(writer, scene, with, xq_scene_rank(scene, row));
        if (row == XQ_RANK_COUNT / 2 - 1 && scene->variant == XQ_VARIANT_XIANGQI) { /* B2; Janggi has none */
            write_indent(writer, scene);
            xq_write_text(writer, with->river);
        }
    }
    write_files(writer, scene, with);
    write_side_to_move(writer, scene);
}

static void write_ascii_point(xq_writer *writer, const xq_scene *scene, xq_square square)
{
    const char letter = xq_piece_letter(scene->piece[square]);
    xq_write_char(writer, ' ');
    xq_write_char(writer, letter ? letter : '.');
}

static void write_ascii_file(xq_writer *writer, const xq_scene *scene, int file)
{
    (void)scene;
    xq_write_char(writer, ' ');
    xq_write_char(writer, (char)('a' + file));
}

/* Janggi's pieces stand in brackets, and all its signs between two places. */
static void write_wide(xq_writer *writer, const xq_scene *scene, const char *sign, const char *brackets)
{
    const bool is_janggi = scene->variant == XQ_VARIANT_JANGGI;
    xq_write_char(writer, is_janggi ? brackets[0] : ' ');
    xq_write_text(writer, sign);
    if (is_janggi)
        xq_write_char(writer, brackets[1]);
}

static void write_unicode_point(xq_writer *writer, const xq_scene *scene, xq_square square)
{
    const xq_piece piece = scene->piece[square];
    if (piece == XQ_PIECE_NONE)
        write_wide(writer, scene, "・", "  ");
    else
        write_wide(writer, scene, xq_scene_character(piece, scene->variant),
                   xq_piece_side(piece) == XQ_CHO ? "()" : "[]");
}

/* Full-width letters, U+FF41 on. */
static void write_unicode_file(xq_writer *writer, const xq_scene *scene, int file)
{
    const char letter[] = {(char)0xEF, (char)0xBD, (char)(0x81 + file), '\0'};
    write_wide(writer, scene, letter, "  ");
}

void xq_write_ascii(xq_writer *writer, const xq_scene *scene)
{
    static const alphabet ascii = {write_ascii_point, write_ascii_file, " ~~~~~~~~~~~~~~~~~\n"};
    write_board(writer, scene, &ascii);
}

void xq_write_unicode(xq_writer *writer, const xq_scene *scene)
{
    static const alphabet unicode = {write_unicode_point, write_unicode_file,
                                     " 　 　 楚 河 　 漢 界 　 　\n"}; /* with wide blanks */
    write_board(writer, scene, &unicode);
}
