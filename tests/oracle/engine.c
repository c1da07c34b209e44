#define _POSIX_C_SOURCE 200809L /* fork, pipes */

#include "oracle/engine.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

typedef struct checkers {
    xq_square squares[16];
    size_t count;
} checkers;

/* The engine counts moves in a thread of its own, so that the next question's board may be printed before the
   last list is at its end: both come in order, but apart. */
struct engine {
    FILE *to;
    FILE *from;
    pid_t pid;
    checkers early[ENGINE_PENDING]; /* a ring: checkers whose list of moves has not ended */
    size_t early_first;
    size_t early_count;
};

/* The program's path in that folder, if it can be run. */
static bool found_in(const char *folder, size_t length, char *path, size_t capacity)
{
    snprintf(path, capacity, "%.*s/fairy-stockfish", (int)length, folder);
    return access(path, X_OK) == 0;
}

static bool find_program(char *path, size_t capacity)
{
    const char *named = getenv("XQ_FAIRY_STOCKFISH");
    const char *folders = getenv("PATH");

    if (named && *named) {
        snprintf(path, capacity, "%s", named);
        return access(path, X_OK) == 0;
    }
    while (folders && *folders) {
        size_t length = strcspn(folders, ":");

        if (length > 0 && found_in(folders, length, path, capacity)) {
            return true;
        }
        folders += length + (folders[length] == ':');
    }
    return found_in("/usr/games", strlen("/usr/games"), path, capacity);
}

/* In the child: the pipes become stdin and stdout of the program. */
static void become(const char *path, const int input[2], const int output[2])
{
    dup2(input[0], STDIN_FILENO);
    dup2(output[1], STDOUT_FILENO);
    close(input[0]);
    close(input[1]);
    close(output[0]);
    close(output[1]);
    execl(path, path, (char *)NULL);
    _exit(127);
}

engine *engine_start(void)
{
    char path[1000];
    int input[2];
    int output[2];
    engine *started;

    if (!find_program(path, sizeof path) || pipe(input) != 0 || pipe(output) != 0) {
        return NULL;
    }
    started = calloc(1, sizeof *started);
    if (!started) {
        return NULL;
    }
    signal(SIGPIPE, SIG_IGN);
    fflush(stdout);
    started->pid = fork();
    if (started->pid == 0) {
        become(path, input, output);
    }
    close(input[0]);
    close(output[1]);
    started->to = fdopen(input[1], "w");
    started->from = fdopen(output[0], "r");
    if (started->pid < 0 || !started->to || !started->from) {
        free(started);
        return NULL;
    }
    printf("compared with %s\n", path);
    engine_set_variant(started, "xiangqi");
    return started;
}

bool engine_set_variant(engine *asked, const char *name)
{
    return fprintf(asked->to, "setoption name UCI_Variant value %s\n", name) > 0;
}

bool engine_ask(engine *asked, const char *fen)
{
    return fprintf(asked->to, "position fen %s\nd\ngo perft 1\n", fen) > 0 && fflush(asked->to) == 0;
}

/* Reads a square written with ranks 1-10 and moves on; false when there is none. */
static bool read_square(const char **at, unsigned *square)
{
    unsigned file;
    unsigned rank = 0;
    int used = 0;

    if (**at < 'a' || **at > 'i') {
        return false;
    }
    file = (unsigned)(**at - 'a');
    if (sscanf(*at + 1, "%2u%n", &rank, &used) != 1 || rank < 1 || rank > 10) {
        return false;
    }
    *at += 1 + used;
    *square = (rank - 1) * 9 + file;
    return true;
}

static int compare_squares(const void *a, const void *b)
{
    return *(const xq_square *)a - *(const xq_square *)b;
}

static void read_checkers(const char *at, checkers *read)
{
    unsigned square;

    read->count = 0;
    for (at += strspn(at, " "); read_square(&at, &square); at += strspn(at, " ")) {
        if (read->count < sizeof read->squares) {
            read->squares[read->count++] = (xq_square)square;
        }
    }
    qsort(read->squares, read->count, sizeof *read->squares, compare_squares);
}

static bool take_early(engine *asked, engine_answer *answer)
{
    const checkers *first = &asked->early[asked->early_first];

    if (asked->early_count == 0) {
        return false;
    }
    memcpy(answer->checkers, first->squares, sizeof answer->checkers);
    answer->checker_count = first->count;
    asked->early_first = (asked->early_first + 1) % ENGINE_PENDING;
    asked->early_count--;
    return true;
}

static void keep_early(engine *asked, const char *text)
{
    if (asked->early_count < ENGINE_PENDING) {
        read_checkers(text, &asked->early[(asked->early_first + asked->early_count++) % ENGINE_PENDING]);
    }
}

bool engine_hear(engine *asked, engine_answer *answer)
{
    static const char board_end[] = "Checkers:";
    static const char list_end[] = "Nodes searched:";
    char line[400];

    answer->move_count = 0;
    while (fgets(line, sizeof line, asked->from)) {
        const char *at = line;
        unsigned from;
        unsigned to;

        if (strncmp(line, board_end, sizeof board_end - 1) == 0) {
            keep_early(asked, line + sizeof board_end - 1);
        } else if (strncmp(line, list_end, sizeof list_end - 1) == 0) {
            return take_early(asked, answer) &&
                   strtoul(line + sizeof list_end - 1, NULL, 10) == answer->move_count;
        } else if (read_square(&at, &from) && read_square(&at, &to) && *at == ':' &&
                   answer->move_count < XQ_MOVES_MAX) {
            answer->moves[answer->move_count++] = (xq_move)(from << 7 | to);
        }
    }
    return false;
}

void engine_stop(engine *stopped)
{
    fprintf(stopped->to, "quit\n");
    fclose(stopped->to);
    fclose(stopped->from);
    waitpid(stopped->pid, NULL, 0);
    free(stopped);
}
