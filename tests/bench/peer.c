#include "peer.h"

#include <errno.h>
#include <inttypes.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { PATIENCE_MS = 120000 };

typedef struct bench_peer {
    pid_t process;
    int to;
    int from;
    char buffer[8192]; /* read, of which lines have been taken up to start */
    size_t start;
    size_t end;
} bench_peer;

static void become(const char *command, int input, int output)
{
    dup2(input, STDIN_FILENO);
    dup2(output, STDOUT_FILENO);
    if (input > STDERR_FILENO)
        close(input);
    if (output > STDERR_FILENO)
        close(output);
    signal(SIGPIPE, SIG_DFL);
    char *line = NULL;
    if (asprintf(&line, "exec %s", command) > 0)
        execl("/bin/sh", "sh", "-c", line, (char *)NULL);
    _exit(127);
}

static bool start(bench_peer *peer, const char *command)
{
    int to[2];
    int from[2];
    if (pipe(to) != 0)
        return false;
    if (pipe(from) != 0) {
        close(to[0]);
        close(to[1]);
        return false;
    }
    signal(SIGPIPE, SIG_IGN); /* a peer that ends early shows when it is read from */
    fflush(NULL);
    peer->process = fork();
    if (peer->process == 0) {
        close(to[1]);
        close(from[0]);
        become(command, to[0], from[1]);
    }
    close(to[0]);
    close(from[1]);
    peer->to = to[1];
    peer->from = from[0];
    peer->start = peer->end = 0;
    if (peer->process < 0) {
        close(peer->to);
        close(peer->from);
    }
    return peer->process > 0;
}

static void say(const bench_peer *peer, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vdprintf(peer->to, format, arguments);
    va_end(arguments);
}

/* Makes room and reads more; false at the end, or when nothing comes for too long. */
static bool fill(bench_peer *peer)
{
    memmove(peer->buffer, peer->buffer + peer->start, peer->end - peer->start);
    peer->end -= peer->start;
    peer->start = 0;
    if (peer->end == sizeof peer->buffer)
        peer->end = 0; /* a line of that length is none we wait for */
    struct pollfd wait = {.fd = peer->from, .events = POLLIN};
    if (poll(&wait, 1, PATIENCE_MS) <= 0)
        return false;
    const ssize_t got = read(peer->from, peer->buffer + peer->end, sizeof peer->buffer - peer->end);
    if (got <= 0)
        return false;
    peer->end += (size_t)got;
    return true;
}

/* The next line without its end; valid until the next call. */
static const char *read_line(bench_peer *peer)
{
    for (;;) {
        char *line = peer->buffer + peer->start;
        char *end = memchr(line, '\n', peer->end - peer->start);
        if (end) {
            *end = '\0';
            peer->start = (size_t)(end + 1 - peer->buffer);
            return line;
        }
        if (!fill(peer))
            return NULL;
    }
}

/* Engines of several games are told which one. */
static bool greet(bench_peer *peer, const char *variant)
{
    const char *line;
    bool has_variants = false;
    say(peer, "uci\n");
    while ((line = read_line(peer)) && strncmp(line, "uciok", 5) != 0)
        has_variants |= strstr(line, "name UCI_Variant ") && strstr(line, variant);
    if (has_variants)
        say(peer, "setoption name UCI_Variant value %s\n", variant);
    return line;
}

static bool ask_perft(bench_peer *peer, uint32_t depth, uint64_t *nodes)
{
    static const char sum[] = "Nodes searched: ";
    const char *line;
    say(peer, "go perft %" PRIu32 "\n", depth);
    while ((line = read_line(peer))) {
        if (strncmp(line, sum, sizeof sum - 1) == 0) {
            *nodes = strtoull(line + sizeof sum - 1, NULL, 10);
            return true;
        }
    }
    return false;
}

static bool ask(bench_peer *peer, const char *variant, const char *fen, uint32_t depth, unsigned times,
                uint64_t *nodes)
{
    if (!greet(peer, variant))
        return false;
    say(peer, "position fen %s\n", fen);
    if (!ask_perft(peer, depth, nodes))
        return false;
    while (--times > 0) {
        uint64_t again;
        if (!ask_perft(peer, depth, &again) || again != *nodes)
            return false;
    }
    return true;
}

/* Ends the process, by force when it did not answer, and takes its user time. */
static double finish(const bench_peer *peer, bool answered)
{
    struct rusage used;
    int status;
    if (answered)
        say(peer, "quit\n");
    else
        kill(peer->process, SIGKILL);
    close(peer->to);
    while (wait4(peer->process, &status, 0, &used) < 0) {
        if (errno != EINTR)
            return 0;
    }
    close(peer->from);
    return (double)used.ru_utime.tv_sec + (double)used.ru_utime.tv_usec * 1e-6;
}

bool peer_perft(const char *command, const char *variant, const char *fen, uint32_t depth, unsigned times,
                peer_run *run)
{
    bench_peer peer;
    if (!start(&peer, command)) {
        perror(command);
        return false;
    }
    const bool answered = ask(&peer, variant, fen, depth, times, &run->nodes);
    run->user_seconds = finish(&peer, answered);
    if (!answered)
        fprintf(stderr, "%s: no answer to go perft %" PRIu32 "\n", command, depth);
    return answered;
}
