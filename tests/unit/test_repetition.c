/* Repetition under check-only: occurrences (Q1), window (Q2), perpetual check (Q7), evidence. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

#include <xiangqi/fen.h>

#include "game/game.h"
#include "judge/repetition.h"
#include "support/games.h"
#include "support/moves.h"
#include "support/naive.h"
#include "support/rows.h"

enum { LINE_MAX_PLIES = 64 };

/* A red chariot and a general that can only step aside: i8i9 and i9i8 check, all else is idle. */
static const char chase_fen[] = "4k4/8R/9/9/9/9/9/9/9/3K5 w - - 0 1";
static const char checks[] = "i8i9 e9e8 i9i8 e8e9";

static xq_verdict verdict_of(const xq_game *game)
{
    xq_verdict verdict;

    assert_true(xq_game_verdict(game, &verdict));
    return verdict;
}

/* --- Published cycles and their twins ------------------------------------------------------------- */

typedef struct twin {
    const char *name;
    bool mirrored;
    bool swapped;
} twin;

static const twin twins[] = {
    {"as printed", false, false},
    {"mirrored", true, false},
    {"sides swapped", false, true},
    {"mirrored, sides swapped", true, true},
};

static xq_square turned_square(unsigned square, const twin *how)
{
    const unsigned file = how->mirrored ? 8 - square % 9 : square % 9;
    const unsigned rank = how->swapped ? 9 - square / 9 : square / 9;

    return (xq_square)(rank * 9 + file);
}

static xq_move turned_move(xq_move move, const twin *how)
{
    return xq_move_make(turned_square(move >> 7, how), turned_square(move & 127, how));
}

static xq_position turned_position(xq_position position, const twin *how)
{
    xq_position turned = position;

    if (how->mirrored) {
        assert_int_equal(xq_position_mirror(&position, &turned), XQ_OK);
        position = turned;
    }
    if (how->swapped) {
        assert_int_equal(xq_position_swap_sides(&position, &turned), XQ_OK);
    }
    return turned;
}

/* A line of moves with its start; a verdict is the loser. */
typedef struct cycle {
    xq_position start;
    xq_move moves[LINE_MAX_PLIES];
    size_t count;
    xq_side loser;
} cycle;

static cycle turned_cycle(const cycle *original, const twin *how)
{
    cycle turned = *original;
    size_t i;

    turned.start = turned_position(original->start, how);
    for (i = 0; i < turned.count; i++) {
        turned.moves[i] = turned_move(original->moves[i], how);
    }
    if (how->swapped) {
        turned.loser = xq_side_other(original->loser);
    }
    return turned;
}

/* Whether the position stands somewhere in the cycle. */
static bool stands_in(const cycle *line, const xq_position *position)
{
    xq_position now = line->start;
    size_t i;

    for (i = 0; i < line->count; i++) {
        if (xq_position_equal(&now, position)) {
            return true;
        }
        assert_int_equal(xq_position_play(&now, line->moves[i], NULL, NULL), XQ_OK);
    }
    return xq_position_equal(&now, position);
}

/*
 * A start one ply earlier: the side not to move had this piece elsewhere. The move must be legal, no
 * capture, and its start must not stand in the cycle, lest it be an occurrence.
 */
static bool before_by(const cycle *line, unsigned from, unsigned to, cycle *longer)
{
    xq_setup setup;
    xq_position earlier;

    assert_int_equal(xq_position_to_setup(&line->start, &setup), XQ_OK);
    setup.piece[from] = setup.piece[to];
    setup.piece[to] = XQ_PIECE_NONE;
    setup.side_to_move = setup.side_to_move == XQ_RED ? XQ_BLACK : XQ_RED;
    if (xq_position_from_setup(&setup, &earlier, NULL) != XQ_OK ||
        !xq_position_is_legal(&earlier, xq_move_make((xq_square)from, (xq_square)to), NULL) ||
        stands_in(line, &earlier)) {
        return false;
    }
    *longer = *line;
    longer->start = earlier;
    longer->moves[0] = xq_move_make((xq_square)from, (xq_square)to);
    memcpy(longer->moves + 1, line->moves, line->count * sizeof line->moves[0]);
    longer->count++;
    return true;
}

/* Puts a ply before the cycle; false when there is none. */
static bool put_before(cycle *line)
{
    const xq_side mover = xq_side_other(xq_position_side_to_move(&line->start));
    unsigned to;
    unsigned from;

    for (to = 0; to < XQ_SQUARE_COUNT; to++) {
        const xq_piece piece = xq_position_piece_at(&line->start, (xq_square)to);

        for (from = 0; piece != XQ_PIECE_NONE && xq_piece_side(piece) == mover && from < XQ_SQUARE_COUNT;
             from++) {
            cycle longer;

            if (xq_position_piece_at(&line->start, (xq_square)from) == XQ_PIECE_NONE &&
                before_by(line, from, to, &longer)) {
                *line = longer;
                return true;
            }
        }
    }
    return false;
}

/* Judges the cycle; what is wrong with it, or null. The end must fall on the last move. */
static const char *judge_cycle(const cycle *line)
{
    xq_game *game;
    xq_outcome outcome;
    size_t played;
    xq_status status;

    assert_int_equal(xq_game_new(&line->start, NULL, NULL, &game, NULL), XQ_OK);
    status = xq_game_push_all(game, line->moves, line->count, &played, NULL);
    outcome = game_outcome(game);
    xq_game_free(game);
    if (status == XQ_ERR_GAME_OVER) {
        return "ends too early";
    }
    if (status != XQ_OK) {
        return "has an illegal move";
    }
    if (outcome.result == XQ_RESULT_NONE) {
        return "does not end";
    }
    if (strcmp(outcome.clause, "Q7") != 0) {
        return "ends by another clause";
    }
    if (outcome.winner != (int32_t)xq_side_other(line->loser)) {
        return "has another verdict";
    }
    if (line->loser == XQ_SIDE_NONE) {
        return outcome.result == XQ_RESULT_DRAW ? NULL : "is no draw";
    }
    return outcome.reason == XQ_REASON_PERPETUAL_CHECK ? NULL : "has another reason";
}

enum { ID, FEN, MOVES, VERDICT, NOTE, FIELDS };

static cycle cycle_of(char **field)
{
    cycle line = {.start = position_of(field[FEN], XQ_VARIANT_XIANGQI), .loser = XQ_SIDE_NONE};

    line.count = moves_read(field[MOVES], XQ_VARIANT_XIANGQI, line.moves, LINE_MAX_PLIES - 4);
    if (strcmp(field[VERDICT], "red_loses") == 0) {
        line.loser = XQ_RED;
    } else if (strcmp(field[VERDICT], "black_loses") == 0) {
        line.loser = XQ_BLACK;
    } else {
        assert_string_equal(field[VERDICT], "draw");
    }
    return line;
}

static void published_cycles_and_their_twins(void **state)
{
    rows *table = rows_open(XQ_FACTS_DIR "/repetition_check_only.tsv");
    char *field[FIELDS];
    unsigned judged = 0;
    unsigned wrong = 0;

    (void)state;
    assert_non_null(table);
    while (rows_next(table, field, FIELDS)) {
        const cycle printed = cycle_of(field);
        size_t i;

        for (i = 0; i < sizeof twins / sizeof twins[0]; i++) {
            cycle line = turned_cycle(&printed, &twins[i]);
            unsigned before = 0;

            do {
                const char *fault = judge_cycle(&line);

                judged++;
                if (fault) {
                    wrong++;
                    print_error("line %u, %s, %s, %u idle plies before: %s\n", rows_line(table), field[ID],
                                twins[i].name, before, fault);
                }
            } while (before++ < 3 && put_before(&line));
        }
    }
    rows_close(table);
    print_message("%u cycles judged, %u wrong\n", judged, wrong);
    assert_true(judged > 0);
    assert_int_equal(wrong, 0);
}

/* --- The whole shared collection: natures told there, Q7 on top ------------------------------------- */

enum {
    SHARED_ID,
    SHARED_SOURCE,
    SHARED_FEN,
    SHARED_MOVES,
    SHARED_RULES,
    SHARED_VERDICT,
    SHARED_NOTE,
    SHARED_FIELDS
};

/*
 * Reads "... cycle_start_ply=1 ... classes[f8e8:check e7f7:idle ...]" into a mark for each of the plies, '+' for
 * a check, '.' for all else, '?' before the cycle. A list shorter than the cycle goes round. False when the row
 * has no classes.
 */
static bool told_checks(const char *note, size_t plies, char *marks)
{
    const char *start = strstr(note, "cycle_start_ply=");
    const char *list = strstr(note, "classes[");
    const char *at;
    size_t first;
    size_t ply;

    if (!start || !list) {
        return false;
    }
    first = strtoul(start + strlen("cycle_start_ply="), NULL, 10);
    list += strlen("classes[");
    memset(marks, '?', plies);
    marks[plies] = '\0';
    for (ply = first, at = list; ply < plies; ply++) {
        at = strchr(at, ':') + 1;
        marks[ply] = strncmp(at, "check", 5) == 0 ? '+' : '.';
        at += strcspn(at, " ]");
        at = *at == ']' ? list : at;
    }
    return true;
}

/* Whether all plies of one parity in a stretch are checks. */
static bool all_checks(const char *marks, uint32_t first, uint32_t end)
{
    for (uint32_t ply = first; ply < end; ply += 2) {
        if (marks[ply] != '+') {
            return false;
        }
    }
    return true;
}

/* What is wrong with the game's checks or its verdict, or null. */
static const char *differs(const xq_game *game, const char *marks)
{
    const xq_side first_mover = xq_position_side_to_move(xq_game_position(game)) ==
                                        (xq_game_ply_count(game) % 2 == 0 ? XQ_RED : XQ_BLACK)
                                    ? XQ_RED
                                    : XQ_BLACK;
    xq_verdict verdict;
    xq_side mover;
    bool one;
    bool other;

    for (uint32_t ply = 0; ply < xq_game_ply_count(game); ply++) {
        if (marks[ply] != '?' && (marks[ply] == '+') != game->played.plies[ply].check) {
            return "a move that checks is told not to, or the other way round";
        }
    }
    if (!xq_game_verdict(game, &verdict)) {
        return "no verdict";
    }
    mover = verdict.first % 2 == 1 ? first_mover : xq_side_other(first_mover);
    one = all_checks(marks, verdict.first - 1, verdict.last);
    other = all_checks(marks, verdict.first, verdict.last);
    if (verdict.loser != (int32_t)(one == other ? XQ_SIDE_NONE : one ? mover : xq_side_other(mover))) {
        return "another verdict";
    }
    return NULL;
}

static void shared_cycles_by_their_checks(void **state)
{
    char path[1024];
    char *field[SHARED_FIELDS];
    char marks[LINE_MAX_PLIES + 1];
    rows *table;
    unsigned judged = 0;
    unsigned refused = 0;
    unsigned wrong = 0;

    (void)state;
    if (!rows_shared(XQ_SOURCE_DIR, "data/repetition.tsv", path, sizeof path)) {
        return;
    }
    table = rows_open(path);
    assert_non_null(table);
    while (rows_next(table, field, SHARED_FIELDS)) {
        xq_game *game;
        xq_position start;
        xq_error error;

        /* Printed diagrams may hold a soldier where none can come. */
        if (xq_position_from_fen(field[SHARED_FEN], strlen(field[SHARED_FEN]), XQ_VARIANT_XIANGQI,
                                 XQ_FEN_LENIENT, &start, NULL, &error) != XQ_OK) {
            print_message("line %u, %s: %s\n", rows_line(table), field[SHARED_ID], error.text);
            refused++;
            continue;
        }
        game = game_from(field[SHARED_FEN], "", XQ_GAME_PLAY_ON);
        game_play(game, field[SHARED_MOVES]);
        if (told_checks(field[SHARED_NOTE], xq_game_ply_count(game), marks)) {
            const char *fault = differs(game, marks);

            judged++;
            if (fault) {
                wrong++;
                print_error("line %u, %s: %s\n", rows_line(table), field[SHARED_ID], fault);
            }
        }
        xq_game_free(game);
    }
    rows_close(table);
    print_message("%u cycles of the shared collection, %u wrong, %u positions refused\n", judged, wrong,
                  refused);
    assert_true(judged > refused);
    assert_int_equal(wrong, 0);
}

/* --- Occurrences (Q1) ----------------------------------------------------------------------------- */

/* B037: taken back, the repetition is gone; played again it is there again. */
static void the_third_occurrence_ends_the_game(void **state)
{
    static const char shuffle[] = "h2e2 h7e7 e2h2 e7h7";
    xq_game *game = game_from(NULL, "", 0);

    (void)state;
    assert_int_equal(xq_game_repetitions(game), 1);
    game_play(game, shuffle);
    assert_int_equal(xq_game_repetitions(game), 2);
    game_play(game, "h2e2 h7e7 e2h2");
    assert_open(game, 7);
    assert_int_equal(xq_game_repetitions(game), 2);
    game_play(game, "e7h7");
    assert_ended(game, XQ_REASON_REPETITION, XQ_SIDE_NONE, 8, "Q7");
    assert_int_equal(xq_game_repetitions(game), 3);
    assert_int_equal(xq_game_pop(game, NULL, NULL), XQ_OK);
    assert_int_equal(xq_game_pop(game, NULL, NULL), XQ_OK);
    assert_open(game, 6);
    assert_int_equal(xq_game_repetitions(game), 2);
    game_play(game, "e2h2 e7h7");
    assert_ended(game, XQ_REASON_REPETITION, XQ_SIDE_NONE, 8, "Q7");
    xq_game_free(game);
}

/* The same placement with the other side to move is another position. */
static void the_side_to_move_belongs_to_the_position(void **state)
{
    xq_game *game = game_from("3k5/9/9/9/9/9/9/9/R8/4K4 w - - 0 1", "", 0);

    (void)state;
    /* Red takes three moves to come back, Black two: after 5 plies the placement stands, Black to move. */
    game_play(game, "a1a2 d9d8 a2a3 d8d9 a3a1");
    assert_int_equal(xq_game_repetitions(game), 1);
    game_play(game, "d9d8 a1a2 d8d9 a2a1"); /* d9 and a1 again, Black to move: a second time */
    assert_int_equal(xq_game_repetitions(game), 2);
    assert_open(game, 9);
    game_play(game, "d9d8 a1a2 d8d9"); /* d9 and a2 with Red to move has not stood before ply 8 */
    assert_int_equal(xq_game_repetitions(game), 2);
    assert_open(game, 12);
    xq_game_free(game);
}

/* Like pieces that change places make the same position. */
static void like_pieces_are_alike(void **state)
{
    xq_game *game = game_from("3k5/9/9/9/9/9/9/9/R8/R3K4 w - - 0 1", "repetition_count=2", 0);

    (void)state;
    game_play(game, "a1b1 d9d8 a0a1 d8d9 b1b0 d9d8 b0a0");
    assert_open(game, 7);
    game_play(game, "d8d9");
    assert_ended(game, XQ_REASON_REPETITION, XQ_SIDE_NONE, 8, "Q7");
    xq_game_free(game);
}

static void the_count_can_be_set(void **state)
{
    static const unsigned counts[] = {2, 3, 4, 7, 100};
    size_t i;

    (void)state;
    for (i = 0; i < sizeof counts / sizeof counts[0]; i++) {
        char settings[64];
        xq_game *game;
        unsigned loops = 0;

        snprintf(settings, sizeof settings, "repetition_count=%u no_capture_limit=0", counts[i]);
        game = game_from(chase_fen, settings, 0);
        while (!xq_game_is_over(game)) {
            game_play(game, checks);
            loops++;
        }
        assert_int_equal(loops, counts[i] - 1);
        assert_ended(game, XQ_REASON_PERPETUAL_CHECK, XQ_BLACK, 4 * loops, "Q7");
        assert_int_equal(verdict_of(game).occurrences, counts[i]);
        xq_game_free(game);
    }
}

static void repetition_can_be_switched_off(void **state)
{
    xq_game *game = game_from(chase_fen, "perpetual_check=draw repetition=off", 0);
    xq_verdict verdict;

    (void)state;
    game_repeat(game, checks, 29);
    assert_open(game, 116);
    game_play(game, checks);
    assert_ended(game, XQ_REASON_NO_CAPTURE_LIMIT, XQ_SIDE_NONE, 120, "D1");
    assert_int_equal(xq_game_repetitions(game), 31);
    assert_false(xq_game_verdict(game, &verdict));
    xq_game_free(game);
}

/* Positions before a capture can't come again; those after it are counted among themselves. */
static void a_capture_cuts_the_history(void **state)
{
    xq_game *game = game_from("3k5/9/9/9/9/9/9/p8/R8/4K4 w - - 5 1", "", 0);

    (void)state;
    game_play(game, "a1b1 d9d8 b1a1 d8d9 a1b1 d9d8 b1b2 d8d9 b2a2"); /* takes the soldier */
    game_play(game, "d9d8 a2a3 d8d9 a3a2 d9d8 a2a3 d8d9");
    assert_open(game, 16);
    game_play(game, "a3a2");
    assert_ended(game, XQ_REASON_REPETITION, XQ_SIDE_NONE, 17, "Q7");
    assert_int_equal(verdict_of(game).first, 10);
    xq_game_free(game);
}

/* --- Forced collisions ---------------------------------------------------------------------------- */

enum { FORGED_PLIES = 24 };

typedef struct forged {
    xq_position position;
    xq_ply plies[FORGED_PLIES];
    uint64_t keys[FORGED_PLIES];
} forged;

/* A history whose keys all collide, or never match. */
static xq_history forge(forged *memory, const char *fen, const char *moves, bool collide)
{
    xq_move list[FORGED_PLIES];
    const size_t count = moves_read(moves, XQ_VARIANT_XIANGQI, list, FORGED_PLIES);
    size_t i;

    memory->position = position_of(fen, XQ_VARIANT_XIANGQI);
    for (i = 0; i < count; i++) {
        memory->plies[i].move = list[i];
        assert_int_equal(xq_position_play(&memory->position, list[i], &memory->plies[i].undo, NULL), XQ_OK);
        memory->plies[i].check = xq_position_in_check(&memory->position);
    }
    for (i = 0; i < count; i++) {
        memory->keys[i] = xq_position_key(&memory->position) ^ (collide ? 0 : i + 1);
    }
    return (xq_history){&memory->position, memory->plies, memory->keys, (uint32_t)count};
}

static void equal_keys_are_no_occurrence(void **state)
{
    static const char idle[] = "3k5/9/9/9/9/9/9/9/R8/4K4 w - - 0 1";
    forged memory;
    xq_history history;
    xq_occurrences found;

    (void)state;
    /* All different positions. */
    history = forge(&memory, idle, "a1a2 d9d8 a2a3 d8d7 a3a4 d7d8 a4a5 d8d9", true);
    found = xq_occurrences_find(&history, 3);
    assert_int_equal(found.count, 1);
    assert_int_equal(found.first, 8);
    assert_int_equal(found.previous, 8);

    /* Twice among five: the keys promise five, the placements say two. */
    history = forge(&memory, idle, "a1a2 d9d8 a2a3 d8d9 a3a2 d9d8 a2a1 d8d9", true);
    found = xq_occurrences_find(&history, 3);
    assert_int_equal(found.count, 2);
    assert_int_equal(found.first, 0);
    assert_int_equal(found.previous, 0);

    /* The true three among many. */
    history = forge(&memory, chase_fen, "i8i9 e9e8 i9i8 e8e9 i8i9 e9e8 i9i8 e8e9", true);
    found = xq_occurrences_find(&history, 3);
    assert_int_equal(found.count, 3);
    assert_int_equal(found.first, 0);
    assert_int_equal(found.previous, 4);

    /* Keys filter: where none matches no placement is asked. */
    history = forge(&memory, chase_fen, "i8i9 e9e8 i9i8 e8e9 i8i9 e9e8 i9i8 e8e9", false);
    assert_int_equal(xq_occurrences_find(&history, 2).count, 1);
}

/* --- Perpetual check (Q7) ------------------------------------------------------------------------- */

/* B038, B041, B043: the checking side loses at the third occurrence of a position, not at a third check. */
static void perpetual_check_loses(void **state)
{
    xq_game *game = game_from(chase_fen, "", 0);

    (void)state;
    game_play(game, "i8i9 e9e8 i9i8 e8e9 i8i9 e9e8 i9i8"); /* four checks */
    assert_open(game, 7);
    game_play(game, "e8e9");
    assert_ended(game, XQ_REASON_PERPETUAL_CHECK, XQ_BLACK, 8, "Q7");
    assert_int_equal(xq_game_pop(game, NULL, NULL), XQ_OK);
    assert_open(game, 7);
    game_play(game, "e8e7"); /* he may turn aside */
    assert_open(game, 8);
    xq_game_free(game);

    game = game_from(chase_fen, "", 0); /* B041: a third time round is refused, or played on */
    game_repeat(game, checks, 2);
    assert_int_equal(xq_game_push(game, xq_move_make(80, 89), NULL), XQ_ERR_GAME_OVER);
    xq_game_free(game);
    game = game_from(chase_fen, "", XQ_GAME_PLAY_ON);
    game_repeat(game, checks, 3);
    assert_ended(game, XQ_REASON_PERPETUAL_CHECK, XQ_BLACK, 8, "Q7");
    assert_int_equal(xq_game_ply_count(game), 12);
    xq_game_free(game);
}

static void perpetual_check_can_be_a_draw(void **state)
{
    xq_game *game = game_from(chase_fen, "perpetual_check=draw", 0);

    (void)state;
    game_repeat(game, checks, 2);
    assert_ended(game, XQ_REASON_REPETITION, XQ_SIDE_NONE, 8, "Q7");
    assert_int_equal(verdict_of(game).judgement[XQ_RED], XQ_NATURE_CHECK);
    xq_game_free(game);
}

/* One idle move among checks from changing points breaks the perpetual check. */
static void one_idle_move_saves(void **state)
{
    xq_game *game = game_from(chase_fen, "", 0);

    (void)state;
    game_play(game, "i8i9 e9e8 i9i5 e8e9 i5i9 e9e8 i9i8 e8e9 i8i9"); /* i9i5 is idle */
    assert_ended(game, XQ_REASON_REPETITION, XQ_SIDE_NONE, 9, "Q7");
    assert_int_equal(verdict_of(game).first, 2);
    assert_int_equal(verdict_of(game).judgement[XQ_RED], XQ_NATURE_IDLE);
    xq_game_free(game);

    /* Judged by the last loop alone, from ply 6 on, every move checks. */
    game = game_from(chase_fen, "repetition_window=last", 0);
    game_play(game, "i8i9 e9e8 i9i5 e8e9 i5i9 e9e8 i9i8 e8e9 i8i9");
    assert_ended(game, XQ_REASON_PERPETUAL_CHECK, XQ_BLACK, 9, "Q7");
    assert_int_equal(verdict_of(game).first, 6);
    xq_game_free(game);
}

/* Both check with every move (D4 of the manual): neither loses. */
static void mutual_perpetual_check_is_a_draw(void **state)
{
    xq_game *game = game_from("3akr3/5c3/1P2b4/4R4/9/9/9/9/9/4CK3 w - - 0 1", "", 0);
    xq_verdict verdict;

    (void)state;
    game_play(game, "e6e7 f8e8 e7f7 e8f8 f7e7 f8e8 e7f7 e8f8 f7e7");
    assert_ended(game, XQ_REASON_MUTUAL_PERPETUAL, XQ_SIDE_NONE, 9, "Q7");
    verdict = verdict_of(game);
    assert_int_equal(verdict.loser, XQ_SIDE_NONE);
    assert_int_equal(verdict.judgement[XQ_RED], XQ_NATURE_CHECK);
    assert_int_equal(verdict.judgement[XQ_BLACK], XQ_NATURE_CHECK);
    assert_int_equal(verdict.reason, XQ_REASON_MUTUAL_PERPETUAL);
    xq_game_free(game);
}

/* --- Window (Q2) ---------------------------------------------------------------------------------- */

typedef struct window_row {
    const char *what;
    const char *fen;
    const char *moves;
    xq_side loser_of_first; /* window from the first occurrence */
    xq_side loser_of_last;  /* the last loop alone */
} window_row;

static const window_row windows[] = {
    {"an idle loop, then a checking loop", "3k5/R8/9/9/6b2/9/9/9/9/4K4 w - - 0 1",
     "a8b8 g5i7 b8a8 i7g5 a8a9 d9d8 a9a8 d8d9", XQ_SIDE_NONE, XQ_RED},
    {"a checking loop, then an idle loop", "3k5/R8/9/9/6b2/9/9/9/9/4K4 w - - 0 1",
     "a8a9 d9d8 a9a8 d8d9 a8b8 g5i7 b8a8 i7g5", XQ_SIDE_NONE, XQ_SIDE_NONE},
    {"two checking loops that differ", "3k5/R8/9/9/6b2/9/9/9/9/4K4 w - - 0 1",
     "a8a9 d9d8 a9a8 d8d9 a8a9 d9d8 a9a8 d8d9", XQ_RED, XQ_RED},
    {"Black: an idle loop, then a checking loop", "4k4/9/9/9/9/6B2/9/9/r8/3K5 b - - 0 1",
     "a1b1 g4i2 b1a1 i2g4 a1a0 d0d1 a0a1 d1d0", XQ_SIDE_NONE, XQ_BLACK},
};

static xq_side loser_in(const window_row *row, const char *settings, uint32_t first)
{
    xq_game *game = game_from(row->fen, settings, 0);
    xq_verdict verdict;

    game_play(game, row->moves);
    verdict = verdict_of(game);
    assert_int_equal(verdict.first, first);
    assert_int_equal(verdict.last, 8);
    assert_int_equal(verdict.occurrences, 3);
    assert_int_equal(game_outcome(game).winner, xq_side_other((xq_side)verdict.loser));
    xq_game_free(game);
    return (xq_side)verdict.loser;
}

static void the_window_can_be_set(void **state)
{
    unsigned wrong = 0;
    size_t i;

    (void)state;
    for (i = 0; i < sizeof windows / sizeof windows[0]; i++) {
        const window_row *row = &windows[i];

        if (loser_in(row, "", 1) != row->loser_of_first ||
            loser_in(row, "repetition_window=first", 1) != row->loser_of_first ||
            loser_in(row, "repetition_window=last", 5) != row->loser_of_last) {
            wrong++;
            print_error("%s\n", row->what);
        }
    }
    assert_int_equal(wrong, 0);
}

/* What comes before the first occurrence does not count. */
static void moves_before_the_cycle_do_not_count(void **state)
{
    xq_game *game = game_from("4k4/9/7R1/9/9/9/9/9/9/3K5 w - - 0 1", "", 0);

    (void)state;
    game_play(game, "h7i7 e9f9 i7i8 f9e9");
    game_repeat(game, checks, 2);
    assert_ended(game, XQ_REASON_PERPETUAL_CHECK, XQ_BLACK, 12, "Q7");
    assert_int_equal(verdict_of(game).first, 5);
    xq_game_free(game);
}

/* --- Verdict and evidence ------------------------------------------------------------------------- */

static void the_verdict_shows_its_evidence(void **state)
{
    static const char line[] = "h7i7 e9f9 i7i8 f9e9 i8i9 e9e8 i9i8 e8e9 i8i9 e9e8 i9i8 e8e9";
    xq_game *game = game_from("4k4/9/7R1/9/9/9/9/9/9/3K5 w - - 0 1", "", XQ_GAME_PLAY_ON);
    xq_move moves[12];
    xq_verdict verdict;
    xq_evidence evidence;
    uint32_t index;

    (void)state;
    assert_int_equal(moves_read(line, XQ_VARIANT_XIANGQI, moves, 12), 12);
    game_play(game, line);
    game_play(game, "i8i7 e9f9"); /* played on: the evidence stays */
    verdict = verdict_of(game);
    assert_int_equal(verdict.first, 5);
    assert_int_equal(verdict.last, 12);
    assert_int_equal(verdict.occurrences, 3);
    assert_int_equal(verdict.loser, XQ_RED);
    assert_int_equal(verdict.judgement[XQ_RED], XQ_NATURE_CHECK);
    assert_int_equal(verdict.judgement[XQ_BLACK], XQ_NATURE_IDLE);
    assert_int_equal(verdict.reason, XQ_REASON_PERPETUAL_CHECK);
    assert_string_equal(verdict.clause, "Q7");
    for (index = 0; index < 8; index++) {
        const bool red = index % 2 == 0;

        assert_true(xq_game_evidence(game, index, &evidence));
        assert_int_equal(evidence.ply, verdict.first + index);
        assert_int_equal(evidence.move, moves[evidence.ply - 1]);
        assert_int_equal(evidence.side, red ? XQ_RED : XQ_BLACK);
        assert_int_equal(evidence.nature, red ? XQ_NATURE_CHECK : XQ_NATURE_IDLE);
        assert_int_equal(evidence.chaser, XQ_SQUARE_NONE);
        assert_int_equal(evidence.victims, 0);
    }
    memset(&evidence, 0x5A, sizeof evidence);
    assert_false(xq_game_evidence(game, index, &evidence));
    assert_false(xq_game_evidence(game, UINT32_MAX, &evidence));
    assert_int_equal(evidence.ply, 0x5A5A5A5A);
    xq_game_free(game);
}

/* Ends of other kinds have no verdict, also where an earlier repetition was taken back. */
static void other_ends_have_no_verdict(void **state)
{
    xq_game *game = game_from(chase_fen, "", 0);
    xq_verdict verdict = {.first = 77};
    xq_evidence evidence;

    (void)state;
    game_repeat(game, checks, 2);
    assert_true(xq_game_is_over(game));
    assert_int_equal(xq_game_pop(game, NULL, NULL), XQ_OK);
    assert_false(xq_game_verdict(game, &verdict));
    assert_int_equal(xq_game_resign(game, XQ_BLACK, NULL), XQ_OK);
    assert_false(xq_game_verdict(game, &verdict));
    assert_false(xq_game_evidence(game, 0, &evidence));
    assert_int_equal(verdict.first, 77);
    xq_game_free(game);
}

/* --- Reported games: check or not on every ply ------------------------------------------------------- */

/* Plays a line and returns, per ply, '+' for a check and '.' else, as the game keeps it; the second implementation
   has to agree. */
static const char *check_flags(xq_game *game, const char *fen, const char *moves)
{
    static char flags[LINE_MAX_PLIES + 1];
    xq_move list[LINE_MAX_PLIES];
    const size_t count = moves_read(moves, XQ_VARIANT_XIANGQI, list, LINE_MAX_PLIES);
    naive_board board;
    size_t i;

    assert_true(naive_read(&board, fen));
    for (i = 0; i < count; i++) {
        xq_position position;

        assert_int_equal(xq_game_push(game, list[i], NULL), XQ_OK);
        naive_play(&board, list[i] >> 7, list[i] & 127);
        assert_int_equal(xq_game_position_at(game, (uint32_t)i + 1, &position), XQ_OK);
        flags[i] = game->played.plies[i].check ? '+' : '.';
        assert_int_equal(flags[i] == '+', naive_in_check(&board, board.side));
        assert_int_equal(flags[i] == '+', xq_position_in_check(&position));
    }
    flags[count] = '\0';
    return flags;
}

/* B040: six checks, but no position a third time. */
static void checks_alone_are_no_repetition(void **state)
{
    xq_game *game = game_from(chase_fen, "", 0);

    (void)state;
    assert_string_equal(check_flags(game, chase_fen,
                                    "i8i9 e9e8 i9i8 e8e9 i8h8 e9f9 h8h9 f9f8 h9h8 f8f9 h8g8 f9e9 g8g9 e9e8 "
                                    "g9g8 e8e9"),
                        "+.+...+.+...+.+.");
    assert_open(game, 16);
    xq_game_free(game);
}

/*
 * B044: a long series of checks by two pieces with changing targets. Every red move checks and no black
 * one; the position after ply 10 stands again after 14, 18 and 22, all others at most twice.
 */
static void a_long_series_of_checks(void **state)
{
    static const char fen[] = "3ak3C/4a2R1/9/4p3p/2r1rcR2/4C4/1n2P3P/B3B4/4A4/1c2KA3 w - - 0 1";
    static const char line[] =
        "g5g9 f5f9 g9g5 f9f5 h8h9 e8f9 h9h6 f9e8 g5g9 f5f9 g9g7 f9f3 g7g9 f3f9 g9g8 f9f1 g8g9 f1f9 g9g2 "
        "f9f2 g2g9 f2f9 g9g6 f9f6 h6h9 f6f9 h9h3 f9f6 g6g9 f6f9 g9g8 f9f7 h3h9 f7f9 h9h0 f9f7 g8g9 f7f9 "
        "g9g6 f9f6";
    xq_game *game = game_from(fen, "", XQ_GAME_PLAY_ON);
    uint32_t ply;

    (void)state;
    assert_string_equal(check_flags(game, fen, line), "+.+.+.+.+.+.+.+.+.+.+.+.+.+.+.+.+.+.+.+.");
    assert_ended(game, XQ_REASON_PERPETUAL_CHECK, XQ_BLACK, 18, "Q7");
    assert_int_equal(verdict_of(game).first, 11);
    for (ply = 40; ply > 0; ply--) {
        const uint32_t stood = ply == 4 ? 2 : ply >= 14 && ply <= 22 && ply % 4 == 2 ? (ply - 6) / 4 : 1;

        assert_int_equal(xq_game_repetitions(game), stood);
        assert_int_equal(xq_game_is_over(game), ply >= 18);
        assert_int_equal(xq_game_pop(game, NULL, NULL), XQ_OK);
    }
    assert_open(game, 0);
    xq_game_free(game);
}

/* --- Long games ----------------------------------------------------------------------------------- */

/* Played on for thousands of loops: judging has stopped, so each push costs the same. */
static void thousands_of_repeats_are_played_on(void **state)
{
    enum { LOOPS = 20000 };
    xq_game *game = game_from(chase_fen, "", XQ_GAME_PLAY_ON);
    const clock_t start = clock();

    (void)state;
    game_repeat(game, checks, LOOPS);
    assert_int_equal(xq_game_repetitions(game), LOOPS + 1);
    assert_ended(game, XQ_REASON_PERPETUAL_CHECK, XQ_BLACK, 8, "Q7");
    while (xq_game_ply_count(game) > 7) {
        assert_int_equal(xq_game_pop(game, NULL, NULL), XQ_OK);
    }
    assert_open(game, 7);
    assert_true((double)(clock() - start) / CLOCKS_PER_SEC < 10);
    xq_game_free(game);
}

/*
 * Two chariots walk round in circles of 7 and 9 points: every 126 plies the same position, so that the
 * hundredth occurrence comes on ply 99 * 126, all without a capture.
 */
static void thousands_of_plies_are_judged(void **state)
{
    xq_game *game =
        game_from("5k3/9/9/9/9/9/9/9/8r/R2K5 w - - 0 1", "repetition_count=100 no_capture_limit=0", 0);
    const clock_t start = clock();
    unsigned round;

    (void)state;
    for (round = 0; !xq_game_is_over(game); round++) {
        const unsigned red = round % 7;
        const unsigned black = round % 9;

        assert_int_equal(
            xq_game_push(game, xq_move_make((xq_square)(red * 9), (xq_square)((red + 1) % 7 * 9)), NULL),
            XQ_OK);
        if (!xq_game_is_over(game)) {
            assert_int_equal(xq_game_push(game,
                                          xq_move_make((xq_square)((black + 1) * 9 + 8),
                                                       (xq_square)(((black + 1) % 9 + 1) * 9 + 8)),
                                          NULL),
                             XQ_OK);
        }
    }
    assert_ended(game, XQ_REASON_REPETITION, XQ_SIDE_NONE, 99 * 126, "Q7");
    assert_int_equal(verdict_of(game).first, 1);
    assert_int_equal(verdict_of(game).occurrences, 100);
    assert_true((double)(clock() - start) / CLOCKS_PER_SEC < 10);
    xq_game_free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(published_cycles_and_their_twins),
        cmocka_unit_test(shared_cycles_by_their_checks),
        cmocka_unit_test(the_third_occurrence_ends_the_game),
        cmocka_unit_test(the_side_to_move_belongs_to_the_position),
        cmocka_unit_test(like_pieces_are_alike),
        cmocka_unit_test(the_count_can_be_set),
        cmocka_unit_test(repetition_can_be_switched_off),
        cmocka_unit_test(a_capture_cuts_the_history),
        cmocka_unit_test(equal_keys_are_no_occurrence),
        cmocka_unit_test(perpetual_check_loses),
        cmocka_unit_test(perpetual_check_can_be_a_draw),
        cmocka_unit_test(one_idle_move_saves),
        cmocka_unit_test(mutual_perpetual_check_is_a_draw),
        cmocka_unit_test(the_window_can_be_set),
        cmocka_unit_test(moves_before_the_cycle_do_not_count),
        cmocka_unit_test(the_verdict_shows_its_evidence),
        cmocka_unit_test(other_ends_have_no_verdict),
        cmocka_unit_test(checks_alone_are_no_repetition),
        cmocka_unit_test(a_long_series_of_checks),
        cmocka_unit_test(thousands_of_repeats_are_played_on),
        cmocka_unit_test(thousands_of_plies_are_judged),
    };

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
