#include "ratios.h"

#include "peer.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { DEPTH_LEAST = 2 };

static const double sample_most = 2.5;  /* seconds a peer's sample should take at most */
static const double sample_least = 0.5; /* that it should take, repeated when a ply more would be too much */
static const double sample_own = 0.2;   /* seconds that one of ours takes at least */
static const double says_something = 0.1; /* a shorter time may be the unrest of a start in good part */

/* One place: what both sides did there in each round. */
typedef struct bench_contest {
    const bench_place *place;
    uint32_t depth;
    uint64_t nodes;
    unsigned times; /* that the peer repeats it */
    bool wanted[TREE_KINDS];
    bench_runs peer_seconds; /* start included */
    bench_runs own[TREE_KINDS];
} bench_contest;

typedef struct bench_match {
    const char *command;
    bench_contest contests[PLACE_COUNT];
    size_t count;
    bench_runs starts; /* seconds of the peer with next to nothing to do */
} bench_match;

/* Without a filter Xiangqi alone: most peers play no Janggi. */
static void choose_contests(bench_match *match, const char *filter)
{
    const size_t places_asked = filter ? PLACE_COUNT : XIANGQI_PLACES;
    for (size_t i = 0; i < places_asked; i++) {
        bench_contest *contest = &match->contests[match->count];
        bool any = false;
        for (size_t kind = 0; kind < TREE_KINDS; kind++) {
            const bench_figure figure = figure_of_tree(&trees[kind], &places[i], 1);
            contest->wanted[kind] = !filter || strstr(figure.name, filter);
            any |= contest->wanted[kind];
        }
        contest->place = &places[i];
        match->count += any;
    }
}

static uint64_t leaves_at(const bench_place *place, uint32_t depth)
{
    const xq_position position = position_of(place);
    uint64_t nodes = 0;
    xq_perft(&position, depth, &nodes, NULL);
    return nodes;
}

/* A game's name among UCI's variants; Janggi's with facing generals of no account, as in positions from a FEN here. */
static const char *variant_name(const bench_place *place)
{
    return place->variant == XQ_VARIANT_JANGGI ? "janggimodern" : "xiangqi";
}

/* The peer's time for a depth; negative and a message when it fails. */
static double peer_seconds(const char *command, const bench_place *place, uint32_t depth, unsigned times,
                           uint64_t nodes)
{
    peer_run run;
    if (!peer_perft(command, variant_name(place), place->fen, depth, times, &run))
        return -1;
    if (run.nodes != nodes) {
        fprintf(stderr, "%s, %s: perft %" PRIu32 " is %" PRIu64 ", xq_perft finds %" PRIu64 "\n", command,
                place->name, depth, run.nodes, nodes);
        return -1;
    }
    return run.user_seconds;
}

static bool measure_start(bench_match *match, const bench_place *place)
{
    const double seconds = peer_seconds(match->command, place, 1, 1, leaves_at(place, 1));
    runs_add(&match->starts, seconds);
    return seconds >= 0;
}

static double without_start(const bench_match *match, double seconds)
{
    return seconds - runs_summary(&match->starts).median;
}

/*
 * Seconds of one perft of the peer without its start, repeated when the unrest of the start would show.
 * Negative when the peer fails.
 */
static double seconds_of_perft(const bench_match *match, const bench_contest *contest)
{
    double net = 0;
    for (unsigned times = 1; times <= 8 && net < says_something; times += 7) {
        const double seconds =
            peer_seconds(match->command, contest->place, contest->depth, times, contest->nodes);
        if (seconds < 0)
            return -1;
        net = fmax(without_start(match, seconds), 0) / times;
    }
    return net;
}

/* The deepest depth that the peer does in good time. */
static bool choose_depth(bench_match *match, bench_contest *contest)
{
    if (!measure_start(match, contest->place))
        return false;
    contest->depth = DEPTH_LEAST;
    contest->nodes = leaves_at(contest->place, contest->depth);
    for (;;) {
        const double seconds = seconds_of_perft(match, contest);
        if (seconds < 0)
            return false;
        const uint64_t next = leaves_at(contest->place, contest->depth + 1);
        if (seconds * (double)next / (double)contest->nodes > sample_most) {
            contest->times = (unsigned)ceil(fmax(sample_least / seconds, 1));
            return true;
        }
        contest->depth++;
        contest->nodes = next;
    }
}

static bool play_round(bench_match *match, bench_contest *contest)
{
    const double seconds =
        peer_seconds(match->command, contest->place, contest->depth, contest->times, contest->nodes);
    if (seconds < 0 || !measure_start(match, contest->place))
        return false;
    runs_add(&contest->peer_seconds, seconds);
    for (size_t kind = 0; kind < TREE_KINDS; kind++) {
        if (!contest->wanted[kind])
            continue;
        const bench_figure figure = figure_of_tree(&trees[kind], contest->place, contest->depth);
        runs_add(&contest->own[kind], rate_of(&figure, sample_own));
    }
    return true;
}

/* The peer's leaves a second in each round. */
static bench_runs peer_rates(const bench_match *match, const bench_contest *contest)
{
    bench_runs rates = {.count = 0};
    for (size_t i = 0; i < contest->peer_seconds.count; i++)
        runs_add(&rates, (double)contest->nodes * contest->times /
                             without_start(match, contest->peer_seconds.value[i]));
    return rates;
}

static void report_peers(const bench_match *match, bench_report *report)
{
    for (size_t i = 0; i < match->count; i++) {
        const bench_contest *contest = &match->contests[i];
        const bench_figure figure = figure_of_tree(&trees[TREE_PERFT], contest->place, contest->depth);
        const bench_runs rates = peer_rates(match, contest);
        report_peer(report, match->command, &figure, contest->nodes, &rates);
    }
}

static void report_tree(const bench_match *match, tree_kind kind, bench_report *report)
{
    double logarithms = 0;
    double least = HUGE_VAL;
    size_t count = 0;
    for (size_t i = 0; i < match->count; i++) {
        const bench_contest *contest = &match->contests[i];
        if (!contest->wanted[kind])
            continue;
        const bench_figure figure = figure_of_tree(&trees[kind], contest->place, contest->depth);
        const bench_runs theirs = peer_rates(match, contest);
        bench_runs ratios = {.count = 0};
        for (size_t round = 0; round < theirs.count; round++)
            runs_add(&ratios, contest->own[kind].value[round] / theirs.value[round]);
        report_ratio(report, match->command, &figure, &contest->own[kind], &ratios);
        const double median = runs_summary(&ratios).median;
        logarithms += log(median);
        least = fmin(least, median);
        count++;
    }
    if (count > 0)
        report_mean(report, match->command, &trees[kind], count, exp(logarithms / (double)count), least);
}

bool ratios_measure(const char *command, const char *filter, size_t rounds, bench_report *report)
{
    bench_match match = {.command = command};
    choose_contests(&match, filter);
    for (size_t i = 0; i < match.count; i++)
        if (!choose_depth(&match, &match.contests[i]))
            return false;
    for (size_t round = 0; round < rounds; round++)
        for (size_t i = 0; i < match.count; i++)
            if (!play_round(&match, &match.contests[i]))
                return false;
    report_peers(&match, report);
    for (tree_kind kind = 0; kind < TREE_KINDS; kind++)
        report_tree(&match, kind, report);
    return true;
}
