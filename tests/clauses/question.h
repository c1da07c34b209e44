/* A row of the clause tables put to the library, and the answer as text in the frame of the row. */
#ifndef TESTS_CLAUSES_QUESTION_H
#define TESTS_CLAUSES_QUESTION_H

#include "clauses/image.h"

#include <xiangqi/position.h>

typedef struct question {
    image image;        /* the position asked is this image of the row's; answers are led back */
    xq_variant variant; /* clauses J are Janggi's */
    const char *fen;    /* a FEN, "start" or "-"; in Janggi a bikjang mode and a colon may stand before it */
    const char *argument;        /* "-" when there is none */
    const xq_position *position; /* the image of the row's; null for a query that needs none */
} question;

typedef struct answer {
    char text[1000];
    size_t length;
} answer;

/* Writes the answer of one kind of query. Fails the running test on an argument that makes no sense. */
typedef void asking(const question *asked, answer *given);

/* What stands where, and values (answers_board.c). */
asking ask_square, ask_rank, ask_drawn, ask_is_start, ask_material, ask_character, ask_value, ask_fen;

/* Legal moves, checks and pins (answers_moves.c). */
asking ask_legal, ask_moves, ask_play, ask_to_move, ask_check, ask_checkers, ask_gives, ask_status, ask_pins;
asking ask_protected;

/* What Janggi alone has (answers_janggi.c). */
asking ask_score, ask_faces, ask_layout, ask_choice, ask_setup;

/* Games under the rules that the row names, or check-only, in Janggi janggi-site (answers_game.c). */
asking ask_game, ask_window, ask_repetitions;

/* What the moves of a repetition are (answers_natures.c). */
asking ask_natures, ask_refused;

/* Adds to an answer as printf does. */
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
void say(answer *given, const char *format, ...);

/* Adds squares of the image as the row's, ascending, with blanks between; "-" for none. */
void say_squares(const question *asked, answer *given, xq_square *squares, size_t count);

/* Adds a fault of the library's own: two of its ways to an answer differ. */
void say_differs(answer *given, const char *way);

/* The image of the row's setup. False, with the status as answer, when the FEN can't be read. */
bool question_setup(const question *asked, xq_setup *setup, answer *given);

/* The image of the row's position. False, and why as answer, when there is none. */
bool question_position(const question *asked, xq_position *position, answer *given);

/* The image of the row's move: coordinates, or "#" and a value. */
xq_move question_move(const question *asked, const char *text);

/* The image of a square or a side that the row names. */
xq_square question_square(const question *asked, const char *text);
xq_side question_side(const question *asked, const char *text);

/* Plays the image of blank-separated moves; "-" is none. False, and told as answer, when one is refused. */
bool question_play(const question *asked, const char *moves, xq_position *position, answer *given);

#endif
