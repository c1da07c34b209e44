/*
 * A referee: reads moves, says of each that is refused why, and how the game ended and by which clause.
 *
 *     referee [RULES [FEN]] < MOVES
 *
 * RULES is the name of a profile, such as axf or janggi-site. A word of the input is a move in coordinates, or one of
 * undo, resign, board, and banned, which lists the moves that would lose at once by repetition.
 */
#include <stdio.h>
#include <string.h>
#include <xiangqi/xiangqi.h>

/* The position of a FEN takes the variant of the rules. */
static xq_game *open_game(const char *rules_name, const char *fen, xq_error *error)
{
    xq_rules *rules;
    xq_profile_info info;
    xq_position start;
    xq_game *game = NULL;
    if (xq_rules_new(rules_name, NULL, &rules, error))
        return NULL;
    xq_rules_info(rules, &info);
    if (!fen || xq_position_from_fen(fen, strlen(fen), (xq_variant)info.variant, XQ_FEN_LENIENT, &start, NULL,
                                     error) == XQ_OK)
        xq_game_new(fen ? &start : NULL, rules, NULL, &game, error);
    xq_rules_free(rules); /* the game has its own copy */
    return game;
}

static void print_outcome(const xq_game *game)
{
    xq_outcome outcome;
    char why[2000];
    const xq_position *now = xq_game_position(game);
    xq_game_outcome(game, &outcome);
    if (outcome.result == XQ_RESULT_NONE) {
        printf("%s to move, %s\n", xq_side_name(xq_position_side_to_move(now), xq_position_variant(now)),
               xq_standing_name(xq_position_status(now)));
        return;
    }
    printf("%s by %s (%s) at ply %u\n", xq_result_text((xq_result)outcome.result),
           xq_reason_name((xq_reason)outcome.reason), outcome.clause, (unsigned)outcome.ply);
    if (outcome.score[XQ_CHO] || outcome.score[XQ_HAN])
        printf("cho %.1f, han %.1f points\n", outcome.score[XQ_CHO] / 2.0, outcome.score[XQ_HAN] / 2.0);
    if (xq_game_explain(game, why, sizeof why) > 0)
        printf("%s\n", why);
}

static void print_board(const xq_position *position)
{
    char text[XQ_BOARD_TEXT_SIZE];
    xq_position_to_text(position, text, sizeof text);
    fputs(text, stdout);
}

static void print_banned(const xq_game *game)
{
    xq_move moves[XQ_MOVES_MAX];
    char text[XQ_MOVE_TEXT_SIZE];
    const size_t count = xq_game_banned_moves(game, moves, XQ_MOVES_MAX);
    printf("banned: %zu", count);
    for (size_t i = 0; i < count; i++) {
        xq_move_write(moves[i], xq_position_variant(xq_game_position(game)), XQ_COORDINATES_DEFAULT, text,
                      sizeof text);
        printf(" %s", text);
    }
    putchar('\n');
}

/* Whether a word was taken; if not, the error says why. */
static bool obey(xq_game *game, const char *word, xq_error *error)
{
    const xq_position *now = xq_game_position(game);
    xq_move move;
    if (strcmp(word, "undo") == 0)
        return xq_game_pop(game, NULL, error) == XQ_OK;
    if (strcmp(word, "resign") == 0)
        return xq_game_resign(game, xq_position_side_to_move(now), error) == XQ_OK;
    if (strcmp(word, "board") == 0) {
        print_board(now);
        return true;
    }
    if (strcmp(word, "banned") == 0) {
        print_banned(game);
        return true;
    }
    return xq_position_read_move(now, word, strlen(word), XQ_NOTATION_COORDINATES, &move, error) == XQ_OK &&
           xq_game_push(game, move, error) == XQ_OK;
}

int main(int count, char **words)
{
    char word[64];
    int refused = 0;
    xq_error error;
    xq_game *game = open_game(count > 1 ? words[1] : NULL, count > 2 ? words[2] : NULL, &error);
    if (!game) {
        fprintf(stderr, "%s\n", error.text);
        return 2;
    }
    while (scanf("%63s", word) == 1)
        if (!obey(game, word, &error)) {
            printf("%s refused: %s\n", word, error.text);
            refused = 1;
        }
    print_outcome(game);
    xq_game_free(game);
    return refused;
}
