/* xiangqi judge: games from lists or from the command line, played move by move and judged. */
#include "command.h"
#include "game_list.h"
#include "move_text.h"
#include "picture_strip.h"
#include "report.h"
#include "start.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PATH_SIZE = 4096 };

/* A run of the command. */
typedef struct judging {
    const options *given;
    picture drawn;  /* how strips are drawn */
    uint64_t games; /* judged so far */
} judging;

static int worse(int a, int b)
{
    return a > b ? a : b;
}

static xq_status read_start(const options *given, const listed_game *listed, xq_position *start,
                            xq_error *error)
{
    if (!listed->has_fen)
        return xq_position_from_setup(&given->start, start, error);
    return start_read(given, listed->where, listed->fen, start, error);
}

/* Plays until the list ends, or a move can't be read or is illegal. */
static void play(xq_game *game, const listed_game *listed, xq_error *error)
{
    move_list list = move_list_of(listed->moves);
    xq_move move;
    while (move_list_next(&list, xq_game_position(game), &move, error))
        if (xq_game_push(game, move, error)) {
            move_list_blame(&list, error);
            break;
        }
    if (error->code)
        complain_of(listed->where, error);
}

static void report(const options *given, judged_game *judged)
{
    if (judged->listed->where.file)
        judged->error.line = judged->listed->where.line;
    if (option_given(given, OPTION_JSON))
        report_json(judged);
    else
        report_text(judged);
}

/* Draws the cycle that ended a game; the path is left empty where none did. */
static bool draw_strip(const judging *work, const xq_game *game, char path[PATH_SIZE])
{
    xq_verdict verdict;
    const char *folder = work->given->value[OPTION_SVG];
    *path = '\0';
    if (!folder || !game || !xq_game_verdict(game, &verdict))
        return true;
    snprintf(path, PATH_SIZE, "%s/game-%" PRIu64 ".svg", folder, work->games);
    return strip_write(path, game, &work->drawn.drawing);
}

static int judge(judging *work, const listed_game *listed)
{
    const options *given = work->given;
    char path[PATH_SIZE];
    work->games++;
    const xq_game_options play_on = {.size = sizeof play_on, .flags = XQ_GAME_PLAY_ON};
    judged_game judged = {.listed = listed, .given = given};
    xq_position start;
    xq_game *game = NULL;
    if (read_start(given, listed, &start, &judged.error) == XQ_OK) {
        if (xq_game_new(&start, given->rules, &play_on, &game, &judged.error) == XQ_OK)
            play(game, listed, &judged.error);
        else
            complain_of(listed->where, &judged.error);
    }
    judged.game = game;
    const bool drawn = draw_strip(work, game, path);
    judged.picture = drawn && *path ? path : NULL;
    report(given, &judged);
    xq_game_free(game);
    if (!drawn)
        return EXIT_USE;
    return judged.error.code ? EXIT_BROKEN : EXIT_WELL;
}

/* Where the results themselves run over a terminal they are progress enough. */
static void show_progress(uint64_t games)
{
    if (!isatty(STDOUT_FILENO))
        progress(games, "games judged");
}

static int judge_file(judging *work, const char *name)
{
    game_list list;
    listed_game game;
    int status = EXIT_WELL;
    if (!game_list_open(&list, name))
        return EXIT_USE;
    while (!ferror(stdout) && game_list_next(&list, &game)) {
        status = worse(status, judge(work, &game));
        show_progress(work->games);
    }
    return game_list_close(&list) ? status : EXIT_USE;
}

static int judge_moves(judging *work)
{
    const char *fen = work->given->value[OPTION_FEN];
    const char *moves = work->given->value[OPTION_MOVES];
    const listed_game game = {
        .where = command_line,
        .has_fen = fen != NULL,
        .fen = span_of(fen ? fen : ""),
        .moves = span_of(moves ? moves : ""),
    };
    return judge(work, &game);
}

static int judge_all(judging *work)
{
    const options *given = work->given;
    if (!given->operand_count)
        return judge_moves(work);
    int status = EXIT_WELL;
    for (size_t i = 0; i < given->operand_count; i++)
        status = worse(status, judge_file(work, given->operands[i]));
    progress_end();
    return status;
}

static bool make_folder(const char *name)
{
    if (!name || mkdir(name, 0777) == 0 || errno == EEXIST)
        return true;
    complain(command_line, "can't make the folder %s: %s", name, strerror(errno));
    return false;
}

static int run(const options *given)
{
    judging work = {.given = given};
    const bool direct = option_given(given, OPTION_FEN) || option_given(given, OPTION_MOVES);
    if (direct && given->operand_count)
        return wrong_use(given->of, "either files, or --fen and --moves");
    if (!direct && !given->operand_count)
        return wrong_use(given->of, "no file; - reads from stdin");
    const bool ready = picture_of_options(&work.drawn, given) && make_folder(given->value[OPTION_SVG]);
    const int status = ready ? judge_all(&work) : EXIT_USE;
    picture_release(&work.drawn);
    return status;
}

const command judge_command = {
    .name = "judge",
    .usage = {"[OPTION]... FILE...", "[OPTION]... [--fen FEN] --moves MOVES"},
    .summary = "say of each game whether its moves are legal, how it stands and why",
    .options = 1u << OPTION_FEN | 1u << OPTION_SETUP | 1u << OPTION_MOVES | 1u << OPTION_STRICT |
               1u << OPTION_RULES | 1u << OPTION_SET | 1u << OPTION_VARIANT | 1u << OPTION_EXPLAIN |
               1u << OPTION_SVG | PICTURE_OPTIONS | 1u << OPTION_JSON,
    .run = run,
};
