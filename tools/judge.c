/* xiangqi judge: games from lists or from the command line, played move by move and judged. */
#include "command.h"
#include "game_list.h"
#include "move_text.h"
#include "report.h"
#include "start.h"

#include <stdio.h>
#include <unistd.h>

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

static int judge(const options *given, const listed_game *listed)
{
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
    report(given, &judged);
    xq_game_free(game);
    return judged.error.code ? EXIT_BROKEN : EXIT_WELL;
}

/* Where the results themselves run over a terminal they are progress enough. */
static void show_progress(uint64_t games)
{
    if (!isatty(STDOUT_FILENO))
        progress(games, "games judged");
}

static int judge_file(const options *given, const char *name, uint64_t *games)
{
    game_list list;
    listed_game game;
    int status = EXIT_WELL;
    if (!game_list_open(&list, name))
        return EXIT_USE;
    while (!ferror(stdout) && game_list_next(&list, &game)) {
        status = worse(status, judge(given, &game));
        show_progress(++*games);
    }
    return game_list_close(&list) ? status : EXIT_USE;
}

static int judge_moves(const options *given)
{
    const char *fen = given->value[OPTION_FEN];
    const char *moves = given->value[OPTION_MOVES];
    const listed_game game = {
        .where = command_line,
        .has_fen = fen != NULL,
        .fen = span_of(fen ? fen : ""),
        .moves = span_of(moves ? moves : ""),
    };
    return judge(given, &game);
}

static int run(const options *given)
{
    const bool direct = option_given(given, OPTION_FEN) || option_given(given, OPTION_MOVES);
    if (direct && given->operand_count)
        return wrong_use(given->of, "either files, or --fen and --moves");
    if (!direct && !given->operand_count)
        return wrong_use(given->of, "no file; - reads from stdin");
    if (direct)
        return judge_moves(given);
    int status = EXIT_WELL;
    uint64_t games = 0;
    for (size_t i = 0; i < given->operand_count; i++)
        status = worse(status, judge_file(given, given->operands[i], &games));
    progress_end();
    return status;
}

const command judge_command = {
    .name = "judge",
    .usage = {"[OPTION]... FILE...", "[OPTION]... [--fen FEN] --moves MOVES"},
    .summary = "say of each game whether its moves are legal, how it stands and why",
    .options = 1u << OPTION_FEN | 1u << OPTION_SETUP | 1u << OPTION_MOVES | 1u << OPTION_STRICT |
               1u << OPTION_RULES | 1u << OPTION_SET | 1u << OPTION_VARIANT | 1u << OPTION_EXPLAIN |
               1u << OPTION_JSON,
    .run = run,
};
