/*
 * Times of the nature of one move under a profile, for every ply of a list of games; never part of what passes or fails.
 *
 * usage: xq_bench_natures GAMES.tsv[.gz] [PROFILE [EVERY]]
 *
 * The list has a start and moves a line, as `xiangqi judge` reads it. PROFILE is cxa2020 unless told; EVERY: one game in
 * so many.
 */
#include "support/rows.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <xiangqi/xiangqi.h>

#include "judge/nature.h"
#include "judge/profile.h"

enum { EXIT_USE = 2, TIMES_AT_FIRST = 1 << 16 };

typedef struct nature_times {
    uint64_t *nanoseconds;
    size_t count;
    size_t capacity;
    uint64_t of_nature[XQ_NATURE_END];
    uint64_t unsure; /* whose searches ran out of positions */
    uint64_t total;
    uint64_t most;
    char slowest[XQ_FEN_TEXT_SIZE + XQ_MOVE_TEXT_SIZE];
} nature_times;

static uint64_t cpu_nanoseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (uint64_t)now.tv_sec * 1000000000U + (uint64_t)now.tv_nsec;
}

static void add(nature_times *times, uint64_t elapsed)
{
    if (times->count == times->capacity) {
        times->capacity = times->capacity ? times->capacity * 2 : TIMES_AT_FIRST;
        times->nanoseconds = realloc(times->nanoseconds, times->capacity * sizeof times->nanoseconds[0]);
        if (!times->nanoseconds) {
            fprintf(stderr, "out of memory\n");
            exit(EXIT_FAILURE);
        }
    }
    times->nanoseconds[times->count++] = elapsed;
    times->total += elapsed;
}

/* As xq_rules_nature_of() does it, to see what its searches say of themselves. */
static void find(const xq_profile *rules, const xq_position *position, xq_move move, xq_finding *finding)
{
    xq_stage stage = {.position = *position};
    xq_undo undo;
    xq_position_make(&stage.position, move, &undo);
    xq_nature_find(rules, &stage, &(xq_step){move, &undo}, NULL, false, finding);
}

static void measure(nature_times *times, const xq_profile *rules, const xq_position *position, xq_move move)
{
    xq_finding finding;
    const uint64_t start = cpu_nanoseconds();
    find(rules, position, move, &finding);
    const uint64_t elapsed = cpu_nanoseconds() - start;
    add(times, elapsed);
    times->of_nature[xq_nature_of(&finding)]++;
    times->unsure += finding.is_unsure;
    if (elapsed > times->most) {
        char text[XQ_MOVE_TEXT_SIZE];
        char fen[XQ_FEN_TEXT_SIZE];
        times->most = elapsed;
        xq_position_to_fen(position, fen, sizeof fen);
        xq_move_write(move, XQ_VARIANT_XIANGQI, XQ_COORDINATES_DEFAULT, text, sizeof text);
        snprintf(times->slowest, sizeof times->slowest, "%s %s", fen, text);
    }
}

static void measure_game(nature_times *times, const xq_profile *rules, const char *fen, const char *moves)
{
    xq_position position;
    if (xq_position_from_fen(fen, strlen(fen), XQ_VARIANT_XIANGQI, XQ_FEN_LENIENT, &position, NULL, NULL))
        return;
    while (*moves) {
        const size_t length = strcspn(moves, " ");
        xq_move move;
        if (xq_move_read(moves, length, XQ_VARIANT_XIANGQI, XQ_COORDINATES_DEFAULT, &move, NULL) ||
            !xq_position_is_legal(&position, move, NULL))
            return;
        measure(times, rules, &position, move);
        xq_position_play(&position, move, NULL, NULL);
        moves += length + strspn(moves + length, " ");
    }
}

static int compare(const void *a, const void *b)
{
    const uint64_t first = *(const uint64_t *)a;
    const uint64_t second = *(const uint64_t *)b;
    return (first > second) - (first < second);
}

static double microseconds_at(const nature_times *times, double share)
{
    return (double)times->nanoseconds[(size_t)((double)(times->count - 1) * share)] / 1000;
}

static void report(nature_times *times)
{
    qsort(times->nanoseconds, times->count, sizeof times->nanoseconds[0], compare);
    printf("plies %zu\nmean %.2f us\nmedian %.2f us\n90th percentile %.2f us\n99th percentile %.2f us\n"
           "99.9th percentile %.2f us\nmost %.2f us\nslowest %s\n",
           times->count, (double)times->total / (double)times->count / 1000, microseconds_at(times, 0.5),
           microseconds_at(times, 0.9), microseconds_at(times, 0.99), microseconds_at(times, 0.999),
           (double)times->most / 1000, times->slowest);
    printf("unsure %" PRIu64 "\n", times->unsure);
    for (xq_nature nature = XQ_NATURE_IDLE; nature < XQ_NATURE_END; nature = (xq_nature)(nature + 1))
        if (times->of_nature[nature])
            printf("%s %" PRIu64 "\n", xq_nature_name(nature), times->of_nature[nature]);
}

int main(int argc, char **argv)
{
    enum { START, MOVES, FIELDS };
    static nature_times times;
    char *field[FIELDS];
    const xq_profile *rules = xq_profile_named(argc > 2 ? argv[2] : "cxa2020");
    const unsigned long every = argc > 3 ? strtoul(argv[3], NULL, 10) : 1;
    rows *games = argc > 1 && argc < 5 && every > 0 ? rows_open(argv[1]) : NULL;

    if (!games) {
        fprintf(stderr, "usage: xq_bench_natures GAMES.tsv[.gz] [PROFILE [EVERY]]\n");
        return EXIT_USE;
    }
    if (!rules) {
        fprintf(stderr, "xq_bench_natures: there are no rules %s\n", argv[2]);
        return EXIT_USE;
    }
    while (rows_next(games, field, FIELDS))
        if (rows_line(games) % every == 0)
            measure_game(&times, rules, field[START], field[MOVES]);
    rows_close(games);
    if (times.count > 0)
        report(&times);
    free(times.nanoseconds);
    return times.count > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
