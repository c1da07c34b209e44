/* xiangqi perft: leaves of the legal move tree, counted by several threads. */
#include "command.h"
#include "diagnostics.h"
#include "json_output.h"
#include "move_text.h"
#include "start.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

enum { THREADS_MAX = 256 };

/* The tree below one move, or two: those below first moves alone differ too much in size. */
typedef struct job {
    uint16_t root;
    xq_move reply; /* XQ_MOVE_NONE: the job is the whole root move */
} job;

typedef struct work {
    xq_position start;
    uint32_t depth;
    xq_perft_entry roots[XQ_MOVES_MAX];
    size_t root_count;
    job *jobs;
    size_t job_count;
    size_t next;    /* job to be taken next */
    uint64_t nodes; /* so far */
    pthread_mutex_t lock;
} work;

static uint64_t count_job(const work *all, const job *one)
{
    xq_position position = all->start;
    xq_undo undo;
    uint64_t nodes = 0;
    uint32_t depth = all->depth - 1;
    xq_position_make(&position, all->roots[one->root].move, &undo);
    if (one->reply != XQ_MOVE_NONE) {
        xq_position_make(&position, one->reply, &undo);
        depth--;
    }
    xq_perft(&position, depth, &nodes, NULL);
    return nodes;
}

static void *count_jobs(void *argument)
{
    work *all = argument;
    pthread_mutex_lock(&all->lock);
    while (all->next < all->job_count) {
        const job one = all->jobs[all->next++];
        pthread_mutex_unlock(&all->lock);
        const uint64_t nodes = count_job(all, &one);
        pthread_mutex_lock(&all->lock);
        all->roots[one.root].nodes += nodes;
        all->nodes += nodes;
        progress(all->nodes, "nodes");
    }
    pthread_mutex_unlock(&all->lock);
    return NULL;
}

/* The calling thread works too; a thread that can't be had is done without. */
static void count_all(work *all, unsigned threads)
{
    pthread_t others[THREADS_MAX];
    unsigned started = 0;
    while (started + 1 < threads && pthread_create(&others[started], NULL, count_jobs, all) == 0)
        started++;
    count_jobs(all);
    for (unsigned i = 0; i < started; i++)
        pthread_join(others[i], NULL);
    progress_end();
}

static void add_replies(work *all, size_t root)
{
    xq_position position = all->start;
    xq_undo undo;
    xq_move replies[XQ_MOVES_MAX];
    xq_position_make(&position, all->roots[root].move, &undo);
    const size_t count = xq_position_moves(&position, replies, XQ_MOVES_MAX);
    for (size_t i = 0; i < count; i++)
        all->jobs[all->job_count++] = (job){(uint16_t)root, replies[i]};
}

static bool plan(work *all)
{
    if (xq_perft_divide(&all->start, 1, all->roots, XQ_MOVES_MAX, &all->root_count, NULL))
        return false;
    all->jobs = malloc((all->root_count * XQ_MOVES_MAX + 1) * sizeof *all->jobs);
    if (!all->jobs) {
        complain(command_line, "out of memory");
        return false;
    }
    for (size_t root = 0; root < all->root_count; root++) {
        all->roots[root].nodes = 0;
        if (all->depth > 2)
            add_replies(all, root);
        else
            all->jobs[all->job_count++] = (job){(uint16_t)root, XQ_MOVE_NONE};
    }
    return true;
}

static bool count_tree(work *all, unsigned threads)
{
    if (all->depth == 0) {
        all->nodes = 1;
        return true;
    }
    if (!plan(all))
        return false;
    pthread_mutex_init(&all->lock, NULL);
    count_all(all, threads);
    pthread_mutex_destroy(&all->lock);
    free(all->jobs);
    return true;
}

static void write_root(const work *all, size_t i, xq_notation notation, char text[XQ_NOTATION_TEXT_SIZE])
{
    xq_position_write_move(&all->start, all->roots[i].move, notation, text, XQ_NOTATION_TEXT_SIZE, NULL,
                           NULL);
}

static void print_text(const options *given, const work *all, xq_notation notation)
{
    for (size_t i = 0; option_given(given, OPTION_DIVIDE) && i < all->root_count; i++) {
        char text[XQ_NOTATION_TEXT_SIZE];
        write_root(all, i, notation, text);
        printf("%s: %" PRIu64 "\n", text, all->roots[i].nodes);
    }
    printf("nodes %" PRIu64 "\n", all->nodes);
}

static json_t *divide_json(const work *all, xq_notation notation)
{
    json_t *array = json_new_array();
    for (size_t i = 0; i < all->root_count; i++) {
        char text[XQ_NOTATION_TEXT_SIZE];
        json_t *entry = json_new_object();
        write_root(all, i, notation, text);
        put_text(entry, "move", text);
        put_number(entry, "nodes", all->roots[i].nodes);
        append(array, entry);
    }
    return array;
}

static void print_json(const options *given, const work *all, xq_notation notation, const xq_error *error)
{
    const bool known = error->code == XQ_OK;
    const bool divided = known && option_given(given, OPTION_DIVIDE);
    json_t *object = json_new_object();
    put_position(object, known ? &all->start : NULL, given->variant);
    put_number(object, "depth", all->depth);
    put(object, "nodes", known ? json_integer((json_int_t)all->nodes) : json_null());
    put(object, "divide", divided ? divide_json(all, notation) : json_null());
    put_error(object, "error", error, given->variant);
    json_print(object);
}

static int run(const options *given)
{
    const char *wanted_threads = given->value[OPTION_THREADS];
    xq_notation notation;
    xq_error error;
    unsigned threads = 1;
    work all = {.depth = 0};
    if (given->operand_count != 1 || !read_number(given->operands[0], XQ_PERFT_DEPTH_MAX, &all.depth))
        return wrong_use(given->of, "one depth, 0 to %d", XQ_PERFT_DEPTH_MAX);
    if (wanted_threads && (!read_number(wanted_threads, THREADS_MAX, &threads) || threads == 0))
        return wrong_use(given->of, "--threads takes 1 to %d", THREADS_MAX);
    if (!notation_find(given->value[OPTION_NOTATION], given->variant, &notation))
        return EXIT_USE;
    if (start_of_options(given, &all.start, NULL, &error) == XQ_OK && !count_tree(&all, threads))
        return EXIT_USE;
    if (option_given(given, OPTION_JSON))
        print_json(given, &all, notation, &error);
    else if (error.code == XQ_OK)
        print_text(given, &all, notation);
    return error.code ? EXIT_BROKEN : EXIT_WELL;
}

const command perft_command = {
    .name = "perft",
    .usage = {"[OPTION]... DEPTH"},
    .summary = "count the leaves of the legal move tree",
    .options = 1u << OPTION_FEN | 1u << OPTION_SETUP | 1u << OPTION_MOVES | 1u << OPTION_STRICT |
               1u << OPTION_RULES | 1u << OPTION_SET | 1u << OPTION_VARIANT | 1u << OPTION_NOTATION |
               1u << OPTION_DIVIDE | 1u << OPTION_THREADS | 1u << OPTION_JSON,
    .run = run,
};
