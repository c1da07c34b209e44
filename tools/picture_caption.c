#include "picture_caption.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* A move of the window, and what is made of it. */
typedef struct scene {
    caption *said;
    picture *shown;
    unsigned *tones;
    const xq_game *game;
    uint32_t index;
    xq_variant variant;
    int lines; /* begun */
    xq_evidence evidence;
    xq_position after;
} scene;

/* Adds to the line that is being written. */
static void say(scene *of, const char *format, ...)
{
    if (of->lines > CAPTION_LINES)
        return;
    char *const text = of->said->line[of->lines - 1];
    const size_t length = strlen(text);
    va_list values;
    va_start(values, format);
    vsnprintf(text + length, CAPTION_LINE_SIZE - length, format, values);
    va_end(values);
}

/* What has no line any more the arrows still tell. */
static void begin_line(scene *of, const char *text)
{
    of->lines++;
    say(of, "%s", text);
}

static void say_square(scene *of, xq_square square)
{
    char text[XQ_SQUARE_TEXT_SIZE] = "";
    xq_square_write(square, of->variant, text, sizeof text);
    say(of, "%s", text);
}

/* "cannon h7" */
static void say_piece(scene *of, xq_square square)
{
    say(of, "%s ", xq_kind_name(xq_piece_kind(xq_position_piece_at(&of->after, square))));
    say_square(of, square);
}

static void draw_arrow(scene *of, xq_tone tone, xq_square from, xq_square to)
{
    xq_arrow *arrow = picture_add_arrows(of->shown, 1);
    arrow->tone = (int32_t)tone;
    arrow->from = from;
    arrow->to = to;
    *of->tones |= 1u << tone;
}

static void draw_mark(scene *of, xq_tone tone, xq_square square)
{
    xq_mark *mark = picture_add_marks(of->shown, 1);
    mark->tone = (int32_t)tone;
    mark->square = square;
}

/* "3. red i9i8: check" */
static void show_move(scene *of)
{
    char move[XQ_MOVE_TEXT_SIZE] = "";
    xq_move_write(of->evidence.move, of->variant, XQ_COORDINATES_DEFAULT, move, sizeof move);
    begin_line(of, "");
    say(of, "%" PRIu32 ". %s %s: %s", of->evidence.ply, xq_side_name((xq_side)of->evidence.side, of->variant),
        move, xq_nature_name((xq_nature)of->evidence.nature));
    of->shown->drawing.last_move = of->evidence.move;
}

/* "by horse g1, chariot e5" */
static void show_check(scene *of)
{
    xq_square checkers[XQ_FILE_COUNT + XQ_RANK_COUNT];
    const size_t count = xq_position_checkers(&of->after, checkers, sizeof checkers);
    const xq_square general = xq_position_general(&of->after, xq_position_side_to_move(&of->after));
    for (size_t i = 0; i < count && i < sizeof checkers; i++) {
        if (i)
            say(of, ", ");
        else
            begin_line(of, "by ");
        say_piece(of, checkers[i]);
        draw_arrow(of, XQ_TONE_ATTACK, checkers[i], general);
    }
}

/* "chases cannon h7 by h8" */
static void show_victims(scene *of)
{
    xq_victim victim;
    for (uint32_t i = 0; i < of->evidence.victims && xq_game_evidence_victim(of->game, of->index, i, &victim);
         i++) {
        if (i)
            say(of, "; ");
        else
            begin_line(of, "chases ");
        say_piece(of, victim.square);
        say(of, " by");
        draw_mark(of, XQ_TONE_ATTACK, victim.square);
        for (uint8_t j = 0; j < victim.chaser_count; j++) {
            say(of, " ");
            say_square(of, victim.chasers[j]);
            draw_arrow(of, XQ_TONE_ATTACK, victim.chasers[j], victim.square);
        }
    }
}

/* A threat of mate: the first move of the line that proves it. */
static void show_line(scene *of)
{
    xq_move line[UINT8_MAX];
    char move[XQ_MOVE_TEXT_SIZE] = "";
    if (of->evidence.nature != XQ_NATURE_KILL || !of->evidence.line ||
        xq_game_evidence_line(of->game, of->index, line, UINT8_MAX) == 0)
        return;
    xq_move_write(line[0], of->variant, XQ_COORDINATES_DEFAULT, move, sizeof move);
    begin_line(of, "threatens mate by ");
    say(of, "%s", move);
    draw_arrow(of, XQ_TONE_PLAIN, xq_move_from(line[0]), xq_move_to(line[0]));
}

/* "uncrossed_soldier" as words */
static void say_reason(scene *of, const xq_refusal *refusal)
{
    say(of, ": ");
    for (const char *name = xq_refusal_name((xq_refusal_reason)refusal->reason); *name; name++)
        say(of, "%c", *name == '_' ? ' ' : *name);
}

/* The first in words, "chariot b7 on d7: protected, 2 more"; all as arrows. */
static void show_refusals(scene *of)
{
    xq_refusal refusal;
    for (uint32_t i = 0;
         i < of->evidence.refusals && xq_game_evidence_refusal(of->game, of->index, i, &refusal); i++) {
        draw_arrow(of, XQ_TONE_REFUSED, refusal.chaser, refusal.square);
        if (refusal.by != XQ_SQUARE_NONE)
            draw_arrow(of, XQ_TONE_GUARD, refusal.by, refusal.square);
        if (i)
            continue;
        begin_line(of, "");
        say_piece(of, refusal.chaser);
        say(of, " on ");
        say_square(of, refusal.square);
        say_reason(of, &refusal);
    }
    if (of->evidence.refusals > 1)
        say(of, ", %d more", of->evidence.refusals - 1);
}

void caption_of(caption *said, picture *shown, const xq_game *game, uint32_t index, unsigned *tones)
{
    scene of = {.said = said, .shown = shown, .tones = tones, .game = game, .index = index};
    memset(said, 0, sizeof *said);
    if (!xq_game_evidence(game, index, &of.evidence) || xq_game_position_at(game, of.evidence.ply, &of.after))
        return;
    of.variant = xq_position_variant(&of.after);
    show_move(&of);
    show_check(&of);
    show_line(&of);
    show_victims(&of);
    show_refusals(&of);
}
