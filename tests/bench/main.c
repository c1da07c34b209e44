/* Measures the library's speed; never part of what passes or fails. */
#include "ratios.h"

#include <getopt.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { EXIT_USE = 2, PEERS_MAX = 8 };

typedef struct bench_settings {
    const char *filter;
    const char *once;
    uint32_t depth; /* 0: each tree's own */
    const char *peers[PEERS_MAX];
    size_t peer_count;
    size_t runs;
    double seconds; /* of each figure, all runs together */
    bool json;
    bool list;
} bench_settings;

static void print_help(void)
{
    puts("usage: xq_bench [OPTION...]\n"
         "Speed of libxiangqi by CPU time; medians of several runs, all figures in turn.\n"
         "\n"
         "  --filter TEXT   only figures whose name contains TEXT, such as perft_count or /midA\n"
         "  --runs N        runs of each figure, or rounds against a peer (5)\n"
         "  --seconds S     CPU time of each figure, all runs together (1.5)\n"
         "  --peer COMMAND  ratios to a UCI engine's \"go perft\" instead; may be repeated\n"
         "  --json          one JSON object a line\n"
         "  --list          name the figures and what they say\n"
         "  --depth N       of the trees, without a peer (5, endg 6; without bulk counting 2 less)\n"
         "  --once NAME     do the work of one figure once, for a profiler; prints the units done\n"
         "  --build         print processor, compiler, its version and flags\n"
         "  --help          print this\n"
         "\n"
         "Other work on the machine disturbs; taskset -c 1 keeps it on one core.");
}

static void print_build(void)
{
    printf("%s\t%s\t%s\n", XQ_BENCH_PROCESSOR, XQ_BENCH_COMPILER, XQ_BENCH_FLAGS);
}

static bool read_number(const char *text, double least, double most, double *number)
{
    char *end;
    *number = strtod(text, &end);
    return end != text && *end == '\0' && *number >= least && *number <= most;
}

/* An option's value into the settings; false when it is out of range. */
static bool set(bench_settings *settings, int option, const char *value)
{
    double number;
    switch (option) {
    case 'f':
        settings->filter = value;
        return true;
    case 'o':
        settings->once = value;
        return true;
    case 'p':
        if (settings->peer_count == PEERS_MAX)
            return false;
        settings->peers[settings->peer_count++] = value;
        return true;
    case 'r':
        if (!read_number(value, 1, RUNS_MAX, &number))
            return false;
        settings->runs = (size_t)number;
        return true;
    case 'd':
        if (!read_number(value, 1, 9, &number))
            return false;
        settings->depth = (uint32_t)number;
        return true;
    case 's':
        return read_number(value, 0.001, 3600, &settings->seconds);
    case 'j':
        settings->json = true;
        return report_has_json();
    default:
        settings->list = true;
        return true;
    }
}

/* Reads the arguments; ends the program for --help, --build and wrong use. */
static bench_settings read_settings(int argc, char **argv)
{
    static const struct option options[] = {
        {"filter", required_argument, NULL, 'f'},
        {"runs", required_argument, NULL, 'r'},
        {"seconds", required_argument, NULL, 's'},
        {"peer", required_argument, NULL, 'p'},
        {"json", no_argument, NULL, 'j'},
        {"list", no_argument, NULL, 'l'},
        {"once", required_argument, NULL, 'o'},
        {"depth", required_argument, NULL, 'd'},
        {"build", no_argument, NULL, 'b'},
        {"help", no_argument, NULL, 'h'},
        {NULL, 0, NULL, 0},
    };
    bench_settings settings = {.runs = 5, .seconds = 1.5};
    int option;
    while ((option = getopt_long(argc, argv, "h", options, NULL)) != -1) {
        if (option == 'h') {
            print_help();
            exit(EXIT_SUCCESS);
        }
        if (option == 'b') {
            print_build();
            exit(EXIT_SUCCESS);
        }
        if (option == '?')
            exit(EXIT_USE);
        if (!set(&settings, option, optarg)) {
            fprintf(stderr,
                    option == 'j' ? "xq_bench: built without jansson, so there is no --json\n"
                                  : "xq_bench: out of range: %s\n",
                    optarg);
            exit(EXIT_USE);
        }
    }
    if (optind < argc) {
        fprintf(stderr, "xq_bench: what is %s?\n", argv[optind]);
        exit(EXIT_USE);
    }
    return settings;
}

static int list_figures(const figure_list *list)
{
    for (size_t i = 0; i < list->count; i++)
        printf("%-20s %-9s %s\n", list->figures[i].name, list->figures[i].unit, list->figures[i].what);
    return EXIT_SUCCESS;
}

static int do_once(const figure_list *list, const char *name)
{
    for (size_t i = 0; i < list->count; i++) {
        if (strcmp(list->figures[i].name, name) == 0) {
            sample_of_positions();
            printf("%" PRIu64 "\n", figure_once(&list->figures[i]));
            return EXIT_SUCCESS;
        }
    }
    fprintf(stderr, "xq_bench: there is no figure %s; --list names them\n", name);
    return EXIT_USE;
}

/* All figures in turn, run after run: what disturbs the machine for a while disturbs one run of each. */
static int measure_figures(const figure_list *list, const bench_settings *settings, bench_report *report)
{
    static bench_runs rates[FIGURE_MAX];
    for (size_t i = 0; i < list->count; i++)
        if (!figure_is_right(&list->figures[i]))
            return EXIT_FAILURE;
    for (size_t run = 0; run < settings->runs; run++)
        for (size_t i = 0; i < list->count; i++)
            runs_add(&rates[i], rate_of(&list->figures[i], settings->seconds / (double)settings->runs));
    for (size_t i = 0; i < list->count; i++)
        report_figure(report, &list->figures[i], &rates[i]);
    return EXIT_SUCCESS;
}

int main(int argc, char **argv)
{
    static figure_list list;
    const bench_settings settings = read_settings(argc, argv);
    bench_report report = {.json = settings.json};

    figures_select(&list, settings.filter, settings.depth);
    if (settings.once)
        return do_once(&list, settings.once);
    if (list.count == 0) {
        fprintf(stderr, "xq_bench: no figure's name contains %s; --list names them\n", settings.filter);
        return EXIT_USE;
    }
    if (settings.list)
        return list_figures(&list);
    for (size_t i = 0; i < settings.peer_count; i++)
        if (!ratios_measure(settings.peers[i], settings.filter, settings.runs, &report))
            return EXIT_FAILURE;
    return settings.peer_count ? EXIT_SUCCESS : measure_figures(&list, &settings, &report);
}
