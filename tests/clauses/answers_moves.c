/* Legal moves and checks, each asked in every way that the library has. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "clauses/question.h"

#include <xiangqi/fen.h>
#include <xiangqi/game.h>

typedef size_t lister(const xq_position *position, xq_move *moves, size_t capacity);

/* Whether a list holds a move, once. */
static bool lists(lister *list, const xq_position *position, xq_move move)
{
    xq_move moves[XQ_MOVES_MAX];
    const size_t count = list(position, moves, XQ_MOVES_MAX);
    unsigned found = 0;

    assert_true(count <= XQ_MOVES_MAX);
    for (size_t i = 0; i < count; i++) {
        found += moves[i] == move;
    }
    return found == 1;
}

static bool lists_from(const xq_position *position, xq_move move)
{
    xq_move moves[XQ_MOVES_MAX];
    const size_t count = xq_position_moves_from(position, xq_move_from(move), moves, XQ_MOVES_MAX);
    unsigned found = 0;

    for (size_t i = 0; i < count; i++) {
        found += moves[i] == move;
    }
    return found == 1;
}

static bool is_capture(const xq_position *position, xq_move move)
{
    return !xq_move_is_pass(move) && xq_position_piece_at(position, xq_move_to(move)) != XQ_PIECE_NONE;
}

/* Whether a position that came from moves is the same in all as one made anew. */
static bool is_sound(const xq_position *position)
{
    xq_setup setup;
    xq_position anew;

    return xq_position_to_setup(position, &setup) == XQ_OK &&
           xq_position_from_setup(&setup, &anew, NULL) == XQ_OK && xq_position_equal(position, &anew) &&
           xq_position_key(position) == xq_position_key(&anew) &&
           xq_position_count(position) == xq_position_count(&anew) &&
           xq_position_value(position, XQ_RED) == xq_position_value(&anew, XQ_RED) &&
           xq_position_value(position, XQ_BLACK) == xq_position_value(&anew, XQ_BLACK);
}

/* Whether the position after a move is what it should be: piece moved, turn passed, key as foretold. */
static bool is_played(const xq_position *before, const xq_position *after, xq_move move)
{
    const xq_square from = xq_move_from(move);
    const xq_square to = xq_move_to(move);

    return xq_position_piece_at(after, to) == xq_position_piece_at(before, from) &&
           (from == to || xq_position_piece_at(after, from) == XQ_PIECE_NONE) &&
           xq_position_side_to_move(after) == xq_side_other(xq_position_side_to_move(before)) &&
           xq_position_key(after) == xq_position_key_after(before, move) &&
           xq_position_in_check(after) == xq_position_gives_check(before, move) && is_sound(after);
}

/* Whether xq_position_play() takes or refuses a move as it should. */
static bool plays_as(const xq_position *position, xq_move move, xq_illegality why)
{
    xq_position after = *position;
    xq_error error = {.reason = 0};
    const xq_status status = xq_position_play(&after, move, NULL, &error);

    if (why != XQ_LEGAL) {
        return status == XQ_ERR_ILLEGAL_MOVE && error.reason == (int32_t)why &&
               xq_position_equal(&after, position) && xq_position_key(&after) == xq_position_key(position);
    }
    return status == XQ_OK && is_played(position, &after, move);
}

/* Rules whose games stand in this position's bikjang mode; null for the default, and where there are none. */
static xq_rules *rules_of_mode(const xq_position *position)
{
    static const char *const names[] = {NULL, "janggi-site-bikjang", "janggi", NULL};
    const char *name = names[xq_position_bikjang(position)];
    xq_rules *rules = NULL;

    if (name) {
        assert_int_equal(xq_rules_new(name, NULL, &rules, NULL), XQ_OK);
    }
    return rules;
}

/* Whether xq_game_push() takes or refuses a move as it should. */
static bool game_plays_as(const xq_position *position, xq_move move, xq_illegality why)
{
    const xq_game_options options = {.size = sizeof options, .flags = XQ_GAME_PLAY_ON};
    xq_game *game = NULL;
    xq_error error = {.reason = 0};

    if (xq_position_bikjang(position) == XQ_BIKJANG_FORBIDDEN) {
        return true; /* no profile has it */
    }
    xq_rules *rules = rules_of_mode(position);
    assert_int_equal(xq_game_new(position, rules, &options, &game, NULL), XQ_OK);
    xq_rules_free(rules);
    const xq_status status = xq_game_push(game, move, &error);
    const uint32_t plies = xq_game_ply_count(game);
    xq_game_free(game);
    return why == XQ_LEGAL ? status == XQ_OK && plies == 1
                           : status == XQ_ERR_ILLEGAL_MOVE && error.reason == (int32_t)why && plies == 0;
}

/* "legal", or the first reason why not. */
void ask_legal(const question *asked, answer *given)
{
    const xq_move move = question_move(asked, asked->argument);
    xq_illegality why = XQ_ILLEGALITY_END;
    const bool legal = xq_position_is_legal(asked->position, move, &why);
    const bool checks = legal && xq_position_gives_check(asked->position, move);
    const struct {
        const char *name;
        bool agrees;
    } ways[] = {
        {"xq_position_is_legal", legal == (why == XQ_LEGAL)},
        {"xq_position_moves", lists(xq_position_moves, asked->position, move) == legal},
        {"xq_position_moves_from", lists_from(asked->position, move) == legal},
        {"xq_position_count",
         xq_position_count(asked->position) == xq_position_moves(asked->position, NULL, 0)},
        {"xq_position_has_move", !legal || xq_position_has_move(asked->position)},
        {"xq_position_captures",
         lists(xq_position_captures, asked->position, move) == (legal && is_capture(asked->position, move))},
        {"xq_position_checks", lists(xq_position_checks, asked->position, move) == checks},
        {"xq_position_evasions", lists(xq_position_evasions, asked->position, move) ==
                                     (legal && xq_position_in_check(asked->position))},
        {"xq_position_play", plays_as(asked->position, move, why)},
        {"xq_game_push", game_plays_as(asked->position, move, why)},
    };

    say(given, "%s", xq_illegality_name(why));
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        if (!ways[i].agrees) {
            say_differs(given, ways[i].name);
        }
    }
}

/* The targets of the legal moves from a square. */
void ask_moves(const question *asked, answer *given)
{
    const xq_square from = question_square(asked, asked->argument);
    xq_move moves[XQ_MOVES_MAX];
    xq_square targets[XQ_SQUARE_COUNT];
    const size_t count = xq_position_moves_from(asked->position, from, moves, XQ_MOVES_MAX);
    size_t legal = 0;

    assert_true(count <= XQ_SQUARE_COUNT);
    for (size_t i = 0; i < count; i++) {
        targets[i] = xq_move_to(moves[i]);
    }
    say_squares(asked, given, targets, count);
    for (xq_square to = 0; to < XQ_SQUARE_COUNT; to++) {
        legal += xq_position_is_legal(asked->position, xq_move_make(from, to), NULL);
    }
    if (legal != count) {
        say_differs(given, "xq_position_is_legal");
    }
}

/* Board, side to move and half-move clock after moves. */
void ask_play(const question *asked, answer *given)
{
    xq_position position = *asked->position;
    xq_setup setup;
    char fen[XQ_FEN_TEXT_SIZE];

    if (!question_play(asked, asked->argument, &position, given)) {
        return;
    }
    assert_int_equal(xq_position_to_setup(&position, &setup), XQ_OK);
    image_setup(asked->image, &setup);
    assert_int_equal(xq_fen_write(&setup, fen, sizeof fen, NULL, NULL), XQ_OK);
    say(given, "%.*s %u", (int)strcspn(fen, "-") - 1, fen, (unsigned)setup.half_move_clock);
}

/* The side to move after moves. */
void ask_to_move(const question *asked, answer *given)
{
    xq_position position = *asked->position;
    if (!question_play(asked, asked->argument, &position, given)) {
        return;
    }
    say(given, "%s",
        xq_side_name(image_side(asked->image, xq_position_side_to_move(&position)), asked->variant));
}

/* Whether the side to move is in check. */
void ask_check(const question *asked, answer *given)
{
    const bool in_check = xq_position_in_check(asked->position);
    const xq_side side = xq_position_side_to_move(asked->position);
    const xq_square general = xq_position_general(asked->position, side);

    say(given, "%s", in_check ? "yes" : "no");
    if ((xq_position_checkers(asked->position, NULL, 0) > 0) != in_check) {
        say_differs(given, "xq_position_checkers");
    }
    if (xq_position_is_attacked(asked->position, general, xq_side_other(side)) != in_check) {
        say_differs(given, "xq_position_is_attacked");
    }
}

/* The pieces that check the side to move. */
void ask_checkers(const question *asked, answer *given)
{
    const xq_side side = xq_position_side_to_move(asked->position);
    xq_square squares[XQ_SQUARE_COUNT];
    xq_square attackers[XQ_SQUARE_COUNT];
    const size_t count = xq_position_checkers(asked->position, squares, XQ_SQUARE_COUNT);
    const size_t attacker_count =
        xq_position_attackers(asked->position, xq_position_general(asked->position, side),
                              xq_side_other(side), attackers, XQ_SQUARE_COUNT);
    const bool same = attacker_count == count && memcmp(attackers, squares, count * sizeof *squares) == 0;

    say_squares(asked, given, squares, count);
    if (!same) {
        say_differs(given, "xq_position_attackers");
    }
    if (xq_position_in_check(asked->position) != (count > 0)) {
        say_differs(given, "xq_position_in_check");
    }
}

/* Whether a legal move gives check. */
void ask_gives(const question *asked, answer *given)
{
    xq_position position = *asked->position;
    const xq_move move = question_move(asked, asked->argument);

    if (!xq_position_is_legal(&position, move, NULL)) {
        say(given, "illegal");
        return;
    }
    const bool gives = xq_position_gives_check(&position, move);
    const bool listed = lists(xq_position_checks, &position, move);
    xq_position_make(&position, move, &(xq_undo){0});
    say(given, "%s", gives ? "yes" : "no");
    if (listed != gives) {
        say_differs(given, "xq_position_checks");
    }
    if (xq_position_in_check(&position) != gives) {
        say_differs(given, "xq_position_in_check");
    }
}

/* How the position stands. */
void ask_status(const question *asked, answer *given)
{
    const xq_standing standing = xq_position_status(asked->position);
    const bool has_move = standing == XQ_STANDING_PLAYING || standing == XQ_STANDING_CHECK;

    say(given, "%s", xq_standing_name(standing));
    if (xq_position_has_move(asked->position) != has_move ||
        (xq_position_count(asked->position) > 0) != has_move) {
        say_differs(given, "xq_position_has_move");
    }
    if (xq_position_is_checkmate(asked->position) != (standing == XQ_STANDING_CHECKMATE)) {
        say_differs(given, "xq_position_is_checkmate");
    }
    if (xq_position_is_stalemate(asked->position) != (standing == XQ_STANDING_STALEMATE)) {
        say_differs(given, "xq_position_is_stalemate");
    }
}

/* Whether the piece on a square is protected (Q9). */
void ask_protected(const question *asked, answer *given)
{
    const xq_square square = question_square(asked, asked->argument);

    say(given, "%s", xq_position_is_protected(asked->position, square) ? "yes" : "no");
}

static image the_image; /* of the pins being sorted: qsort has no argument for it */

static int by_square_and_pinner(const void *a, const void *b)
{
    const xq_pin *one = a;
    const xq_pin *other = b;
    const int by_square = image_square(the_image, one->square) - image_square(the_image, other->square);

    return by_square ? by_square
                     : image_square(the_image, one->pinner) - image_square(the_image, other->pinner);
}

/* The pinned pieces of a side: square<pinner, and +screen for a cannon's second screen. */
void ask_pins(const question *asked, answer *given)
{
    xq_pin pins[XQ_PINS_MAX];
    const size_t count =
        xq_position_pins(asked->position, question_side(asked, asked->argument), pins, XQ_PINS_MAX);

    assert_true(count <= XQ_PINS_MAX);
    the_image = asked->image;
    qsort(pins, count, sizeof pins[0], by_square_and_pinner);
    if (count == 0) {
        say(given, "-");
    }
    for (size_t i = 0; i < count; i++) {
        say(given, "%s", i > 0 ? " " : "");
        say_squares(asked, given, &pins[i].square, 1);
        say(given, "<");
        say_squares(asked, given, &pins[i].pinner, 1);
        if (pins[i].other != XQ_SQUARE_NONE) {
            say(given, "+");
            say_squares(asked, given, &pins[i].other, 1);
        }
    }
}
