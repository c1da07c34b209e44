#include "diagnostics.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

const place command_line = {NULL, 0};

/* Seconds before the first line of progress, and between two. */
static const double progress_pause = 0.5;

static bool progress_shown;

void progress_end(void)
{
    if (!progress_shown)
        return;
    fputs("\r\033[K", stderr);
    progress_shown = false;
}

static void say_place(place where)
{
    progress_end();
    if (where.file)
        fprintf(stderr, "%s:%" PRIu32 ": ", where.file, where.line);
    else
        fputs("xiangqi: ", stderr);
}

void complain(place where, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    say_place(where);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
}

const char *plies_word(uint32_t count)
{
    return count == 1 ? "ply" : "plies";
}

void complain_of(place where, const xq_error *error)
{
    say_place(where);
    fputs("error: ", stderr);
    if (error->byte != XQ_NOWHERE)
        fprintf(stderr, "byte %" PRIu32 ": ", error->byte);
    if (error->ply != XQ_NOWHERE)
        fprintf(stderr, "after %" PRIu32 " %s: ", error->ply, plies_word(error->ply));
    fprintf(stderr, "%s\n", error->text);
}

static double now(void)
{
    struct timespec time;
    return clock_gettime(CLOCK_MONOTONIC, &time) == 0 ? (double)time.tv_sec + (double)time.tv_nsec / 1e9 : 0;
}

void progress(uint64_t done, const char *what)
{
    static int wanted = -1;
    static double last;
    if (wanted < 0) {
        wanted = isatty(STDERR_FILENO);
        last = now();
    }
    if (!wanted || now() - last < progress_pause)
        return;
    last = now();
    fprintf(stderr, "\r\033[K%" PRIu64 " %s", done, what);
    fflush(stderr);
    progress_shown = true;
}
