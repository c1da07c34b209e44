/*
 * Judges the games of a list: of each how it ended, why, when and by which clause.
 *
 *     judge [RULES] < LIST
 *
 * A line of the list is a start (FEN), a tab, and moves in coordinates with blanks between.
 */
#include <stdio.h>
#include <string.h>
#include <xiangqi/xiangqi.h>

enum { LINE_SIZE = 65536 };

/* Plays moves; in the end the game stands before the first that can't be played, and error tells why. */
static xq_status play(xq_game *game, char *moves, xq_error *error)
{
    xq_status status = XQ_OK;
    for (char *word = strtok(moves, " \r\n"); word && status == XQ_OK; word = strtok(NULL, " \r\n")) {
        xq_move move;
        status = xq_position_read_move(xq_game_position(game), word, strlen(word), XQ_NOTATION_COORDINATES,
                                       &move, error);
        if (status == XQ_OK)
            status = xq_game_push(game, move, error);
    }
    return status;
}

static xq_status judge(const char *fen, char *moves, const xq_rules *rules, xq_outcome *outcome,
                       xq_error *error)
{
    xq_profile_info info;
    xq_position start;
    xq_game *game;
    xq_rules_info(rules, &info);
    xq_status status =
        xq_position_from_fen(fen, strlen(fen), (xq_variant)info.variant, XQ_FEN_LENIENT, &start, NULL, error);
    if (status == XQ_OK)
        status = xq_game_new(&start, rules, NULL, &game, error);
    if (status != XQ_OK)
        return status;
    status = play(game, moves, error);
    xq_game_outcome(game, outcome);
    xq_game_free(game);
    return status;
}

int main(int count, char **words)
{
    static char line[LINE_SIZE];
    xq_rules *rules;
    xq_error error;
    if (xq_rules_new(count > 1 ? words[1] : NULL, NULL, &rules, &error)) {
        fprintf(stderr, "%s\n", error.text);
        return 2;
    }
    for (int number = 1; fgets(line, sizeof line, stdin); number++) {
        xq_outcome outcome = {.result = XQ_RESULT_NONE};
        char *moves = strchr(line, '\t');
        if (!moves || strncmp(line, "start", 5) == 0)
            continue;
        *moves++ = '\0';
        moves[strcspn(moves, "\t")] = '\0'; /* the columns after the moves */
        const xq_status status = judge(line, moves, rules, &outcome, &error);
        printf("%d: %s ", number, xq_result_text((xq_result)outcome.result));
        if (outcome.result == XQ_RESULT_NONE)
            printf("goes on");
        else
            printf("%s at ply %u (%s)", xq_reason_name((xq_reason)outcome.reason), (unsigned)outcome.ply,
                   outcome.clause);
        printf("%s%s\n", status ? "; " : "", status ? error.text : "");
    }
    xq_rules_free(rules);
    return 0;
}
