/* Legal moves and checks of random positions, against fairy-stockfish as a separate process. Exit status 77
   when the engine is not there (failure when XQ_REQUIRE_ALL=1). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <xiangqi/fen.h>

#include "oracle/engine.h"
#include "oracle/kinds.h"

enum { SKIPPED = 77, SEED = 20240607, SHOWN = 20 };

/* A game of the engine's, and what it is with us. */
typedef struct game_asked {
    const char *name;
    xq_bikjang bikjang;
    const position_kind *kinds;
    const size_t *kind_count;
} game_asked;

static const game_asked games[] = {
    {"xiangqi", XQ_BIKJANG_DEFAULT, kinds, &kind_count},
    {"janggimodern", XQ_BIKJANG_DEFAULT, janggi_kinds, &janggi_kind_count},
    {"janggi", XQ_BIKJANG_CALL, janggi_kinds, &janggi_kind_count},
};

typedef struct tally {
    unsigned compared;
    unsigned different;
    unsigned checks;
    unsigned mates;
    unsigned stalemates;
    unsigned pinned;
    unsigned facing;
    unsigned long moves;
} tally;

static int compare_moves(const void *a, const void *b)
{
    return *(const xq_move *)a - *(const xq_move *)b;
}

/* Prints the moves that only one of the two ascending lists has. */
static void print_differences(const xq_move *ours, size_t our_count, const xq_move *theirs,
                              size_t their_count, xq_variant variant)
{
    size_t i = 0;
    size_t j = 0;

    while (i < our_count || j < their_count) {
        bool only_ours = j == their_count || (i < our_count && ours[i] < theirs[j]);
        bool only_theirs = i == our_count || (j < their_count && theirs[j] < ours[i]);
        char text[XQ_MOVE_TEXT_SIZE];

        if (only_ours || only_theirs) {
            xq_move_write(only_ours ? ours[i] : theirs[j], variant, XQ_COORDINATES_DEFAULT, text,
                          sizeof text);
            printf("  %s %s\n", only_ours ? "only we list" : "only fairy-stockfish lists", text);
        }
        i += !only_theirs;
        j += !only_ours;
    }
}

static bool agrees(const xq_position *position, const char *fen, engine_answer *answer, bool show)
{
    xq_move moves[XQ_MOVES_MAX];
    xq_square checkers[16];
    size_t count = xq_position_moves(position, moves, XQ_MOVES_MAX);
    size_t checker_count = xq_position_checkers(position, checkers, sizeof checkers);
    bool same_moves;
    bool same_checkers;

    qsort(moves, count, sizeof *moves, compare_moves);
    qsort(answer->moves, answer->move_count, sizeof *moves, compare_moves);
    same_moves = count == answer->move_count && memcmp(moves, answer->moves, count * sizeof *moves) == 0;
    same_checkers = checker_count == answer->checker_count &&
                    memcmp(checkers, answer->checkers, checker_count * sizeof *checkers) == 0 &&
                    xq_position_in_check(position) == (answer->checker_count > 0);
    if (show && !same_moves) {
        printf("different moves: %s\n", fen);
        print_differences(moves, count, answer->moves, answer->move_count, xq_position_variant(position));
    }
    if (show && !same_checkers) {
        printf("different checks: %s: %u and %u checkers\n", fen, (unsigned)checker_count,
               (unsigned)answer->checker_count);
    }
    return same_moves && same_checkers;
}

static void count_in(tally *sum, const xq_position *position)
{
    size_t count = xq_position_count(position);
    bool check = xq_position_in_check(position);

    sum->moves += count;
    sum->checks += check;
    sum->mates += check && count == 0;
    sum->stalemates += !check && count == 0;
    sum->facing += xq_position_faces(position);
    sum->pinned += xq_position_pins(position, xq_position_side_to_move(position), NULL, 0) > 0;
}

/* The position as its FEN alone tells it, in that mode. */
static xq_position as_asked(const xq_position *made, xq_bikjang bikjang)
{
    xq_setup setup;
    xq_position position = *made;

    xq_position_to_setup(made, &setup);
    setup.bikjang = (int32_t)bikjang;
    setup.passes = 0;
    setup.faced = 0;
    if (xq_position_from_setup(&setup, &position, NULL)) {
        printf("a position is refused in bikjang mode %d\n", (int)bikjang);
        exit(EXIT_FAILURE);
    }
    return position;
}

/* Asks about the next positions of a kind, then hears the answers; false when the engine fails. */
static bool compare_some(engine *fairy, const game_asked *game, const position_kind *tried, unsigned some,
                         random_source *random, xq_position *last, tally *sum)
{
    static xq_position positions[ENGINE_PENDING];
    static char fen[ENGINE_PENDING][XQ_FEN_TEXT_SIZE];
    engine_answer answer;

    for (unsigned i = 0; i < some; i++) {
        xq_position next;

        tried->next(random, last, &next);
        *last = next;
        positions[i] = as_asked(&next, game->bikjang);
        xq_position_to_fen(&positions[i], fen[i], sizeof fen[i]);
        if (!engine_ask(fairy, fen[i])) {
            return false;
        }
    }
    for (unsigned i = 0; i < some; i++) {
        if (!engine_hear(fairy, &answer)) {
            return false;
        }
        sum->compared++;
        count_in(sum, &positions[i]);
        sum->different += !agrees(&positions[i], fen[i], &answer, sum->different < SHOWN);
    }
    return true;
}

static bool compare_kind(engine *fairy, const game_asked *game, const position_kind *tried, tally *all)
{
    random_source random = random_from(SEED);
    xq_position last;
    tally sum = {0};

    memset(&last, 0, sizeof last);
    while (sum.compared < tried->count) {
        unsigned left = tried->count - sum.compared;
        unsigned some = left < ENGINE_PENDING ? left : ENGINE_PENDING;

        if (!compare_some(fairy, game, tried, some, &random, &last, &sum)) {
            printf("the engine gave no answer\n");
            return false;
        }
    }
    printf("%-30s %5u positions: %4u in check, %4u with pins, %3u mates, %2u stalemates, ", tried->name,
           sum.compared, sum.checks, sum.pinned, sum.mates, sum.stalemates);
    printf("%4u facing, %6lu moves; %u differ\n", sum.facing, sum.moves, sum.different);
    all->compared += sum.compared;
    all->different += sum.different;
    return true;
}

int main(void)
{
    const char *all_wanted = getenv("XQ_REQUIRE_ALL");
    engine *fairy = engine_start();
    tally all = {0};
    bool whole = true;

    if (!fairy) {
        printf("skipped: no fairy-stockfish on PATH, among the system's games or in XQ_FAIRY_STOCKFISH\n");
        return all_wanted && strcmp(all_wanted, "1") == 0 ? EXIT_FAILURE : SKIPPED;
    }
    printf("seed %d\n", SEED);
    for (size_t g = 0; whole && g < sizeof games / sizeof games[0]; g++) {
        printf("%s\n", games[g].name);
        whole = engine_set_variant(fairy, games[g].name);
        for (size_t i = 0; whole && i < *games[g].kind_count; i++) {
            whole = compare_kind(fairy, &games[g], &games[g].kinds[i], &all);
        }
    }
    engine_stop(fairy);
    printf("%u positions compared, %u differ\n", all.compared, all.different);
    return whole && all.different == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
