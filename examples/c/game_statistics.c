/*
 * Statistics of a game list: how games end, how long they are, how many moves there are to choose from, what is taken.
 *
 *     game_statistics [RULES] < LIST
 *
 * A line of the list is a start (FEN), a tab, moves in coordinates with blanks between, and perhaps more columns after
 * another tab. A game is counted up to its end under the rules, or to a move that can't be played.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <xiangqi/xiangqi.h>

enum { LINE_SIZE = 65536 };

typedef struct statistics {
    unsigned long games, unread, broken, plies, choices, checks;
    unsigned long results[4], reasons[XQ_REASON_END], taken[XQ_KIND_END];
    unsigned longest;
} statistics;

/* Plays the moves of a game until it ends or a move fails. */
static void play(xq_game *game, char *moves, statistics *all)
{
    for (char *word = strtok(moves, " \r\n"); word && !xq_game_is_over(game); word = strtok(NULL, " \r\n")) {
        const xq_position *now = xq_game_position(game);
        const size_t choices = xq_position_count(now);
        xq_move move;
        if (xq_position_read_move(now, word, strlen(word), XQ_NOTATION_COORDINATES, &move, NULL)) {
            all->broken++;
            return;
        }
        const xq_piece taken =
            xq_move_is_pass(move) ? XQ_PIECE_NONE : xq_position_piece_at(now, xq_move_to(move));
        if (xq_game_push(game, move, NULL)) {
            all->broken++;
            return;
        }
        all->choices += choices;
        all->taken[xq_piece_kind(taken)]++;
        all->checks += xq_position_in_check(xq_game_position(game));
    }
}

static void count_game(char *fen, char *moves, const xq_rules *rules, xq_variant variant, statistics *all)
{
    xq_position start;
    xq_game *game;
    xq_outcome outcome;
    if (xq_position_from_fen(fen, strlen(fen), variant, XQ_FEN_LENIENT, &start, NULL, NULL) ||
        xq_game_new(&start, rules, NULL, &game, NULL)) {
        all->unread++;
        return;
    }
    play(game, moves, all);
    xq_game_outcome(game, &outcome);
    const unsigned plies = xq_game_ply_count(game);
    all->games++;
    all->plies += plies;
    all->longest = plies > all->longest ? plies : all->longest;
    all->results[outcome.result]++;
    all->reasons[outcome.reason]++;
    xq_game_free(game);
}

static void print_share(const char *name, unsigned long count, unsigned long all)
{
    if (count > 0)
        printf("%-22s %8lu %6.1f %%\n", name, count, 100.0 * (double)count / (double)all);
}

static double ratio(unsigned long amount, unsigned long of)
{
    return of ? (double)amount / (double)of : 0;
}

static void print(const statistics *all)
{
    printf("games %lu, not read %lu, with a move that can't be played %lu\n", all->games, all->unread,
           all->broken);
    printf("plies %lu, a game %.1f, the longest %u\n", all->plies, ratio(all->plies, all->games),
           all->longest);
    printf("legal moves a position %.1f, checks a game %.1f\n", ratio(all->choices, all->plies),
           ratio(all->checks, all->games));
    for (int result = 0; result < 4; result++)
        print_share(xq_result_text((xq_result)result), all->results[result], all->games);
    for (int reason = 1; reason < XQ_REASON_END; reason++)
        print_share(xq_reason_name((xq_reason)reason), all->reasons[reason], all->games);
    for (int kind = 1; kind < XQ_KIND_END; kind++)
        if (all->taken[kind] > 0)
            printf("%s taken a game %.2f\n", xq_kind_name((xq_kind)kind),
                   ratio(all->taken[kind], all->games));
}

int main(int count, char **words)
{
    static char line[LINE_SIZE];
    static statistics all;
    xq_rules *rules;
    xq_profile_info info;
    xq_error error;
    if (xq_rules_new(count > 1 ? words[1] : NULL, NULL, &rules, &error)) {
        fprintf(stderr, "%s\n", error.text);
        return 2;
    }
    xq_rules_info(rules, &info);
    while (fgets(line, sizeof line, stdin)) {
        char *moves = strchr(line, '\t');
        if (!moves || strncmp(line, "start", 5) == 0)
            continue;
        *moves++ = '\0';
        moves[strcspn(moves, "\t")] = '\0';
        count_game(line, moves, rules, (xq_variant)info.variant, &all);
    }
    print(&all);
    xq_rules_free(rules);
    return 0;
}
