/*
 * Proves mates: that the side to move wins in at most N moves whatever the other side answers.
 *
 *     mate_in_n N FEN [xiangqi|janggi]                prints the first line of the proof
 *     mate_in_n LIST [POSITIONS [xiangqi|janggi]]     how many of the stated mates it proves, and in what time
 *
 * A line of a list is a FEN, a tab and N, perhaps with a word and a colon before it ("mate-in-N:3"); lines without a number
 * there, and lines with the word INVALID, are left out. POSITIONS bounds what is looked at for one puzzle. Checks alone are
 * tried first, then all moves. A stalemate wins too, as the rules of Xiangqi have it (M2).
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <xiangqi/xiangqi.h>

enum { TABLE_SIZE = 1 << 20, LONGEST = 64, LINE_SIZE = 4096 };

/* What is known of a position with the attacker to move: it wins in so many moves; it does not in so many. */
typedef struct known {
    uint64_t key;
    uint8_t wins_in, fails_in;
    xq_move move;
} known;

typedef struct solver {
    known table[TABLE_SIZE];
    bool checks_alone;
    uint64_t positions, most;
} solver;

/* Moves in the order of how few answers they leave: 0 wins. */
typedef struct choice {
    size_t answers;
    xq_move move;
} choice;

static int by_answers(const void *one, const void *other)
{
    const choice *a = one, *b = other;
    return (a->answers > b->answers) - (a->answers < b->answers);
}

static size_t list_choices(const solver *of, const xq_position *position, choice *choices)
{
    xq_move moves[XQ_MOVES_MAX];
    xq_position after;
    const size_t count = of->checks_alone ? xq_position_checks(position, moves, XQ_MOVES_MAX)
                                          : xq_position_moves(position, moves, XQ_MOVES_MAX);
    for (size_t i = 0; i < count; i++) {
        xq_position_make_copy(position, moves[i], &after);
        choices[i] = (choice){xq_position_count(&after), moves[i]};
        if (choices[i].answers == 0 && xq_position_status(&after) == XQ_STANDING_FINISHED)
            choices[i].answers = XQ_MOVES_MAX; /* Janggi: ended otherwise than by mate */
    }
    qsort(choices, count, sizeof *choices, by_answers);
    return count;
}

static bool wins(solver *of, const xq_position *position, unsigned moves);

/* Whether every answer to a move loses within so many further moves. */
static bool is_forced(solver *of, const xq_position *position, xq_move move, unsigned moves)
{
    xq_move answers[XQ_MOVES_MAX];
    xq_position after, next;
    xq_position_make_copy(position, move, &after);
    const size_t count = xq_position_moves(&after, answers, XQ_MOVES_MAX);
    bool forced = xq_position_status(&after) != XQ_STANDING_FINISHED && (count == 0 || moves > 0);
    for (size_t i = 0; i < count && forced; i++) {
        xq_position_make_copy(&after, answers[i], &next);
        forced = wins(of, &next, moves);
    }
    return forced;
}

/* The table forgets a position when another takes its place. */
static known *recall(solver *of, const xq_position *position)
{
    const uint64_t key = xq_position_search_key(position);
    known *entry = &of->table[key % TABLE_SIZE];
    if (entry->key != key)
        *entry = (known){.key = key, .wins_in = LONGEST + 1};
    return entry;
}

static bool wins(solver *of, const xq_position *position, unsigned moves)
{
    const known *before = recall(of, position);
    choice choices[XQ_MOVES_MAX];
    if (moves >= before->wins_in || moves <= before->fails_in || ++of->positions > of->most)
        return moves >= before->wins_in;
    const size_t count = list_choices(of, position, choices);
    size_t tried = 0;
    while (tried < count && !is_forced(of, position, choices[tried].move, moves - 1))
        tried++;
    known *after = recall(of, position);
    if (tried < count) {
        after->wins_in = (uint8_t)moves;
        after->move = choices[tried].move;
    } else if (of->positions <= of->most) {
        after->fails_in = (uint8_t)moves;
    }
    return tried < count;
}

/* Whether it is proved that the side to move wins in at most so many moves. */
static bool solve(solver *of, const xq_position *position, unsigned moves)
{
    for (int pass = 0; pass < 2; pass++) {
        memset(of->table, 0, sizeof of->table);
        of->checks_alone = pass == 0;
        of->positions = 0;
        for (unsigned n = 1; n <= moves && n <= LONGEST && of->positions <= of->most; n++)
            if (wins(of, position, n))
                return true;
    }
    return false;
}

/* The proof's moves against the answers that come first, as far as the table remembers them. */
static void print_line(solver *of, xq_position position, unsigned moves)
{
    xq_move answers[XQ_MOVES_MAX];
    const xq_variant variant = xq_position_variant(&position);
    char text[XQ_MOVE_TEXT_SIZE];
    while (moves-- > 0) {
        const xq_move move = recall(of, &position)->move;
        xq_move_write(move, variant, XQ_COORDINATES_DEFAULT, text, sizeof text);
        if (xq_position_play(&position, move, NULL, NULL))
            break;
        printf("%s ", text);
        if (xq_position_moves(&position, answers, 1) == 0)
            break;
        xq_move_write(answers[0], variant, XQ_COORDINATES_DEFAULT, text, sizeof text);
        xq_position_play(&position, answers[0], NULL, NULL);
        printf("%s ", text);
    }
    puts(xq_standing_name(xq_position_status(&position)));
}

static bool read_fen(const char *fen, xq_variant variant, xq_position *position)
{
    xq_error error;
    const bool good =
        xq_position_from_fen(fen, strlen(fen), variant, XQ_FEN_LENIENT, position, NULL, &error) == XQ_OK;
    if (!good)
        fprintf(stderr, "%s: %s\n", fen, error.text);
    return good;
}

/* Cuts the FEN of a line off; the number of moves behind it, 0 where there is none. */
static unsigned read_puzzle(char *line)
{
    char *text = strchr(line, '\t');
    if (!text || strstr(line, "INVALID"))
        return 0;
    *text++ = '\0';
    text[strcspn(text, "\t")] = '\0';
    const char *colon = strchr(text, ':');
    return (unsigned)strtoul(colon ? colon + 1 : text, NULL, 10);
}

static int solve_list(solver *of, FILE *list, xq_variant variant)
{
    char line[LINE_SIZE];
    xq_position position;
    unsigned long stated[LONGEST + 1] = {0}, proved[LONGEST + 1] = {0};
    const clock_t start = clock();
    while (fgets(line, sizeof line, list)) {
        const unsigned moves = read_puzzle(line);
        if (moves == 0 || moves > LONGEST || !read_fen(line, variant, &position))
            continue;
        stated[moves]++;
        stated[0]++;
        if (solve(of, &position, moves)) {
            proved[moves]++;
            proved[0]++;
        }
    }
    for (unsigned moves = 1; moves <= LONGEST; moves++)
        if (stated[moves] > 0)
            printf("in %2u: %lu of %lu\n", moves, proved[moves], stated[moves]);
    printf("proved %lu of %lu\n", proved[0], stated[0]);
    fprintf(stderr, "%.1f s\n", (double)(clock() - start) / CLOCKS_PER_SEC);
    return 0;
}

static int solve_one(solver *of, unsigned moves, const char *fen, xq_variant variant)
{
    xq_position position;
    if (!read_fen(fen, variant, &position))
        return 2;
    const bool good = solve(of, &position, moves);
    if (good)
        print_line(of, position, moves);
    else
        puts(of->positions > of->most ? "not proved" : "no");
    return good ? 0 : 1;
}

int main(int count, char **words)
{
    static solver of;
    const bool is_janggi = count > 3 && strcmp(words[3], "janggi") == 0;
    const xq_variant variant = is_janggi ? XQ_VARIANT_JANGGI : XQ_VARIANT_XIANGQI;
    const unsigned moves = count > 2 ? (unsigned)strtoul(words[1], NULL, 10) : 0;
    of.most = UINT64_MAX;
    if (moves > 0)
        return solve_one(&of, moves, words[2], variant);
    FILE *list = count > 1 ? fopen(words[1], "r") : NULL;
    if (!list) {
        fputs("mate_in_n N FEN [xiangqi|janggi], or mate_in_n LIST [POSITIONS [xiangqi|janggi]]\n", stderr);
        return 2;
    }
    of.most = count > 2 ? strtoull(words[2], NULL, 10) : 100000;
    const int status = solve_list(&of, list, variant);
    fclose(list);
    return status;
}
