/* The engine as a program that speaks UCI; a thread of its own thinks, so that stop and quit are heard. */
#include "engine.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The levels of play (U1, J17): how deep, how long, how much chance. */
static const struct level {
    const char *name;
    int depth, milliseconds, wobble;
} levels[] = {{"hard", SEARCH_PLIES, 1000, 0}, {"normal", 4, 0, 0}, {"easy", 2, 0, 150}};

static engine it;
static const struct level *level = &levels[0];
static pthread_t thinker;
static bool is_thinking;

static void *think(void *unused)
{
    char text[XQ_NOTATION_TEXT_SIZE] = "(none)";
    xq_position_write_move(&it.position, search_best(&it), XQ_NOTATION_UCI, text, sizeof text, NULL, NULL);
    printf("bestmove %s\n", text);
    return unused;
}

static void stop_thinking(void)
{
    atomic_store(&it.stop, true);
    if (is_thinking)
        pthread_join(thinker, NULL);
    is_thinking = false;
}

/* The number behind a word, or 0. */
static long number(const char *text, const char *word)
{
    const char *found = strstr(text, word);
    return found ? strtol(found + strlen(word), NULL, 10) : 0;
}

/* "position startpos" or "position fen FEN", then perhaps "moves MOVE...". */
static bool take_position(char *text, xq_error *error)
{
    char *moves = strstr(text, " moves "), *fen = strstr(text, " fen ");
    if (moves)
        *moves = '\0';
    bool good = line_start(&it, fen ? fen + 5 : NULL, error);
    for (char *word = good && moves ? strtok(moves + 7, " ") : NULL; word && good; word = strtok(NULL, " "))
        good = line_play(&it, word, error);
    return good;
}

/* The level bounds the depth, and the time where "go" gives no bound. */
static void go(const char *text)
{
    const bool is_first = xq_position_side_to_move(&it.position) == XQ_RED;
    const long depth = number(text, " depth "), clock = number(text, is_first ? " wtime " : " btime ");
    long time = number(text, " movetime ");
    if (clock)
        time = clock / 30 + number(text, is_first ? " winc " : " binc ") / 2 + 1;
    else if (!time && !depth && !strstr(text, " infinite"))
        time = level->milliseconds;
    it.depth = depth > 0 && depth < level->depth ? (int)depth : level->depth;
    it.wobble = level->wobble;
    it.started = search_clock();
    it.deadline = time ? it.started + time : INT64_MAX;
    atomic_store(&it.stop, false);
    is_thinking = pthread_create(&thinker, NULL, think, NULL) == 0;
}

/* Games go by the names of rule profiles; xiangqi is the default one. */
static bool set_option(const char *text, xq_error *error)
{
    char name[32], value[32];
    if (sscanf(text, "setoption name %31s value %31s", name, value) != 2)
        return false;
    if (strcmp(name, "UCI_Variant") == 0 || strcmp(name, "Rules") == 0)
        return line_rules(&it, strcmp(value, "xiangqi") == 0 ? NULL : value, error) &&
               line_start(&it, NULL, error);
    for (size_t i = 0; i < sizeof levels / sizeof levels[0]; i++)
        if (strcmp(name, "Level") == 0 && strcmp(value, levels[i].name) == 0)
            return (level = &levels[i]);
    return false;
}

static bool obey(char *line, xq_error *error)
{
    if (strcmp(line, "isready") == 0)
        return puts("readyok") >= 0;
    stop_thinking();
    if (strcmp(line, "uci") == 0)
        puts("id name libxiangqi example\nid author the authors of libxiangqi\n"
             "option name UCI_Variant type combo default xiangqi var xiangqi var janggi\n"
             "option name Rules type string default asian-online\n"
             "option name Level type combo default hard var easy var normal var hard\nuciok");
    else if (strcmp(line, "ucinewgame") == 0)
        memset(it.table, 0, sizeof it.table);
    else if (strncmp(line, "position ", 9) == 0)
        return take_position(line, error);
    else if (strncmp(line, "go", 2) == 0)
        go(line);
    else
        return strcmp(line, "stop") == 0 || set_option(line, error);
    return true;
}

int main(void)
{
    static char line[16 * LINE_PLIES];
    xq_error error;
    setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
    bool good = line_rules(&it, NULL, &error) && line_start(&it, NULL, &error);
    while (good && fgets(line, sizeof line, stdin) && strncmp(line, "quit", 4) != 0) {
        line[strcspn(line, "\r\n")] = '\0';
        error = (xq_error){.text = "not understood"};
        if (!obey(line, &error))
            printf("info string %s\n", error.text);
    }
    stop_thinking();
    xq_rules_free(it.rules);
    return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
