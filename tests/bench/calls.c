#include "calls.h"

#include "positions.h"

#include <string.h>

/* Takes every result, so that no call can be left out. */
static volatile uint64_t sink;

/* ---- moves ---- */

static uint64_t list(const sample_entry *entry)
{
    xq_move moves[XQ_MOVES_MAX];
    sink += xq_position_moves(&entry->position, moves, XQ_MOVES_MAX);
    return 1;
}

static uint64_t list_moves(const sample_entry *entry)
{
    xq_move moves[XQ_MOVES_MAX];
    return xq_position_moves(&entry->position, moves, XQ_MOVES_MAX);
}

static uint64_t count(const sample_entry *entry)
{
    sink += xq_position_count(&entry->position);
    return 1;
}

static uint64_t has_move(const sample_entry *entry)
{
    sink += xq_position_has_move(&entry->position);
    return 1;
}

static uint64_t captures(const sample_entry *entry)
{
    xq_move moves[XQ_MOVES_MAX];
    sink += xq_position_captures(&entry->position, moves, XQ_MOVES_MAX);
    return 1;
}

static uint64_t checks(const sample_entry *entry)
{
    xq_move moves[XQ_MOVES_MAX];
    sink += xq_position_checks(&entry->position, moves, XQ_MOVES_MAX);
    return 1;
}

static uint64_t evasions(const sample_entry *entry)
{
    xq_move moves[XQ_MOVES_MAX];
    sink += xq_position_evasions(&entry->position, moves, XQ_MOVES_MAX);
    return 1;
}

static uint64_t moves_from(const sample_entry *entry)
{
    xq_move moves[XQ_MOVES_MAX];
    for (xq_square square = 0; square < XQ_SQUARE_COUNT; square++)
        sink += xq_position_moves_from(&entry->position, square, moves, XQ_MOVES_MAX);
    return XQ_SQUARE_COUNT;
}

static uint64_t is_legal_listed(const sample_entry *entry)
{
    for (size_t i = 0; i < entry->move_count; i++)
        sink += xq_position_is_legal(&entry->position, entry->moves[i], NULL);
    return entry->move_count;
}

static uint64_t is_legal_pairs(const sample_entry *entry)
{
    uint64_t legal = 0;
    for (unsigned from = 0; from < XQ_SQUARE_COUNT; from++)
        for (unsigned to = 0; to < XQ_SQUARE_COUNT; to++)
            legal += xq_position_is_legal(&entry->position, (xq_move)(from << 7 | to), NULL);
    sink += legal;
    return XQ_SQUARE_COUNT * XQ_SQUARE_COUNT;
}

static uint64_t is_legal_why(const sample_entry *entry)
{
    uint64_t reasons = 0;
    for (unsigned from = 0; from < XQ_SQUARE_COUNT; from++) {
        for (unsigned to = 0; to < XQ_SQUARE_COUNT; to++) {
            xq_illegality why;
            xq_position_is_legal(&entry->position, (xq_move)(from << 7 | to), &why);
            reasons += why;
        }
    }
    sink += reasons;
    return XQ_SQUARE_COUNT * XQ_SQUARE_COUNT;
}

/* ---- making moves ---- */

static uint64_t make_unmake(const sample_entry *entry)
{
    xq_position position = entry->position;
    for (size_t i = 0; i < entry->move_count; i++) {
        xq_undo undo;
        xq_position_make(&position, entry->moves[i], &undo);
        xq_position_unmake(&position, entry->moves[i], &undo);
    }
    return entry->move_count;
}

static uint64_t copy_make(const sample_entry *entry)
{
    for (size_t i = 0; i < entry->move_count; i++) {
        xq_position position = entry->position;
        xq_undo undo;
        xq_position_make(&position, entry->moves[i], &undo);
    }
    return entry->move_count;
}

static uint64_t play_unmake(const sample_entry *entry)
{
    xq_position position = entry->position;
    for (size_t i = 0; i < entry->move_count; i++) {
        xq_undo undo;
        sink += xq_position_play(&position, entry->moves[i], &undo, NULL);
        xq_position_unmake(&position, entry->moves[i], &undo);
    }
    return entry->move_count;
}

/* ---- text and keys ---- */

static uint64_t fen_read(const sample_entry *entry)
{
    xq_position position;
    sink += xq_position_from_fen(entry->fen, entry->fen_length, XQ_VARIANT_XIANGQI, XQ_FEN_LENIENT, &position,
                                 NULL, NULL);
    return 1;
}

static uint64_t fen_write(const sample_entry *entry)
{
    char text[XQ_FEN_TEXT_SIZE];
    sink += xq_position_to_fen(&entry->position, text, sizeof text);
    return 1;
}

static uint64_t key(const sample_entry *entry)
{
    sink += xq_position_key(&entry->position);
    return 1;
}

static uint64_t key_after(const sample_entry *entry)
{
    for (size_t i = 0; i < entry->move_count; i++)
        sink += xq_position_key_after(&entry->position, entry->moves[i]);
    return entry->move_count;
}

/* ---- queries ---- */

static uint64_t in_check(const sample_entry *entry)
{
    sink += xq_position_in_check(&entry->position);
    return 1;
}

static uint64_t status(const sample_entry *entry)
{
    sink += xq_position_status(&entry->position);
    return 1;
}

static uint64_t gives_check(const sample_entry *entry)
{
    for (size_t i = 0; i < entry->move_count; i++)
        sink += xq_position_gives_check(&entry->position, entry->moves[i]);
    return entry->move_count;
}

static uint64_t checkers(const sample_entry *entry)
{
    xq_square squares[XQ_SQUARE_COUNT];
    sink += xq_position_checkers(&entry->position, squares, XQ_SQUARE_COUNT);
    return 1;
}

static uint64_t pins(const sample_entry *entry)
{
    xq_pin pinned[XQ_PINS_MAX];
    sink +=
        xq_position_pins(&entry->position, xq_position_side_to_move(&entry->position), pinned, XQ_PINS_MAX);
    return 1;
}

static uint64_t attackers(const sample_entry *entry)
{
    xq_square squares[XQ_SQUARE_COUNT];
    const xq_side side = xq_position_side_to_move(&entry->position);
    for (xq_square square = 0; square < XQ_SQUARE_COUNT; square++)
        sink += xq_position_attackers(&entry->position, square, side, squares, XQ_SQUARE_COUNT);
    return XQ_SQUARE_COUNT;
}

static uint64_t is_attacked(const sample_entry *entry)
{
    const xq_side side = xq_position_side_to_move(&entry->position);
    for (xq_square square = 0; square < XQ_SQUARE_COUNT; square++)
        sink += xq_position_is_attacked(&entry->position, square, side);
    return XQ_SQUARE_COUNT;
}

/* ---- games ---- */

static uint64_t game_push_pop(const bench_sample *sample)
{
    uint64_t pairs = 0;
    xq_game *game = NULL;
    if (xq_game_new(NULL, NULL, NULL, &game, NULL) != XQ_OK)
        return 0;
    for (size_t ply = 0; ply < sample->game_length && !xq_game_is_over(game); ply++) {
        xq_move moves[XQ_MOVES_MAX];
        const size_t length = xq_position_moves(xq_game_position(game), moves, XQ_MOVES_MAX);
        for (size_t i = 0; i < length; i++) {
            sink += xq_game_push(game, moves[i], NULL);
            sink += xq_game_pop(game, NULL, NULL);
        }
        pairs += length;
        sink += xq_game_push(game, sample->game[ply], NULL);
    }
    xq_game_free(game);
    return pairs;
}

static uint64_t game_plies(const bench_sample *sample)
{
    size_t played = 0;
    xq_game *game = NULL;
    if (xq_game_new(NULL, NULL, NULL, &game, NULL) != XQ_OK)
        return 0;
    sink += xq_game_push_all(game, sample->game, sample->game_length, &played, NULL);
    xq_game_free(game);
    return played;
}

/* A chariot checks on two ranks in turn until the game is judged lost for it. */
static uint64_t game_checks(const bench_sample *sample)
{
    static const char fen[] = "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1";
    static const char *const cycle[] = {"a0a9", "d9d8", "a9a8", "d8d9", "a8a9"};
    (void)sample;
    uint64_t plies = 0;
    xq_position start;
    xq_game *game = NULL;
    if (xq_position_from_fen(fen, sizeof fen - 1, XQ_VARIANT_XIANGQI, XQ_FEN_STRICT, &start, NULL, NULL) !=
            XQ_OK ||
        xq_game_new(&start, NULL, NULL, &game, NULL) != XQ_OK)
        return 0;
    for (size_t next = 0; !xq_game_is_over(game); next = next == 4 ? 1 : next + 1) {
        xq_move move;
        if (xq_move_read(cycle[next], 4, XQ_VARIANT_XIANGQI, XQ_COORDINATES_DEFAULT, &move, NULL) != XQ_OK ||
            xq_game_push(game, move, NULL) != XQ_OK)
            break;
        plies++;
    }
    xq_game_free(game);
    return plies;
}

const bench_call calls[] = {
    {"list", "lists", "xq_position_moves, a whole list", list, NULL},
    {"list_moves", "moves", "the same by moves written", list_moves, NULL},
    {"count", "positions", "xq_position_count", count, NULL},
    {"has_move", "positions", "xq_position_has_move", has_move, NULL},
    {"captures", "lists", "xq_position_captures", captures, NULL},
    {"checks", "lists", "xq_position_checks", checks, NULL},
    {"evasions", "lists", "xq_position_evasions; most of the positions are not in check", evasions, NULL},
    {"moves_from", "squares", "xq_position_moves_from, every square", moves_from, NULL},
    {"is_legal_listed", "moves", "xq_position_is_legal, all legal moves", is_legal_listed, NULL},
    {"is_legal_pairs", "moves", "xq_position_is_legal, all 8100 pairs of squares, nearly all illegal",
     is_legal_pairs, NULL},
    {"is_legal_why", "moves", "the same, the reason asked", is_legal_why, NULL},
    {"make_unmake", "pairs", "xq_position_make and xq_position_unmake", make_unmake, NULL},
    {"copy_make", "moves", "a copy of the position, then xq_position_make", copy_make, NULL},
    {"play_unmake", "pairs", "xq_position_play (checked) and xq_position_unmake", play_unmake, NULL},
    {"fen_read", "FENs", "xq_position_from_fen", fen_read, NULL},
    {"fen_write", "FENs", "xq_position_to_fen", fen_write, NULL},
    {"key", "keys", "xq_position_key", key, NULL},
    {"key_after", "keys", "xq_position_key_after, all legal moves", key_after, NULL},
    {"in_check", "positions", "xq_position_in_check", in_check, NULL},
    {"status", "positions", "xq_position_status", status, NULL},
    {"gives_check", "moves", "xq_position_gives_check, all legal moves", gives_check, NULL},
    {"checkers", "positions", "xq_position_checkers", checkers, NULL},
    {"pins", "positions", "xq_position_pins, the side to move", pins, NULL},
    {"attackers", "squares", "xq_position_attackers, every square", attackers, NULL},
    {"is_attacked", "squares", "xq_position_is_attacked, every square", is_attacked, NULL},
    {"game_push_pop", "pairs", "xq_game_push and xq_game_pop, all moves along a game", NULL, game_push_pop},
    {"game_plies", "plies",
     "xq_game_push_all of a random game from the start, a new game each time; each ply judged", NULL,
     game_plies},
    {"game_checks", "plies", "a perpetual check from a new game to its verdict", NULL, game_checks},
};
const size_t call_count = sizeof calls / sizeof calls[0];

uint64_t call_once(const bench_call *call)
{
    const bench_sample *all = sample_of_positions();
    if (call->on_sample)
        return call->on_sample(all);
    uint64_t units = 0;
    for (size_t i = 0; i < all->count; i++)
        units += call->on_entry(&all->entries[i]);
    return units;
}
