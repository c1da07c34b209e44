/*
 * Counts the tree of legal moves below each first move, and says how fast.
 *
 *     perft DEPTH [xiangqi|janggi [FEN]]
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <xiangqi/xiangqi.h>

static bool read_position(int count, char **words, xq_position *position, xq_error *error)
{
    const xq_variant variant =
        count > 2 && strcmp(words[2], "janggi") == 0 ? XQ_VARIANT_JANGGI : XQ_VARIANT_XIANGQI;
    if (count < 4)
        return xq_position_start(variant, position) == XQ_OK;
    return xq_position_from_fen(words[3], strlen(words[3]), variant, XQ_FEN_LENIENT, position, NULL, error) ==
           XQ_OK;
}

static uint64_t print_entries(const xq_perft_entry *entries, size_t count, xq_variant variant)
{
    uint64_t nodes = 0;
    for (size_t i = 0; i < count; i++) {
        char text[XQ_MOVE_TEXT_SIZE];
        xq_move_write(entries[i].move, variant, XQ_COORDINATES_DEFAULT, text, sizeof text);
        printf("%s %" PRIu64 "\n", text, entries[i].nodes);
        nodes += entries[i].nodes;
    }
    return nodes;
}

int main(int count, char **words)
{
    xq_position position;
    xq_error error = {.text = "perft DEPTH [xiangqi|janggi [FEN]]"};
    xq_perft_entry entries[XQ_MOVES_MAX];
    size_t moves;
    const unsigned long depth = count > 1 && count < 5 ? strtoul(words[1], NULL, 10) : 0;
    const clock_t start = clock();
    if (depth == 0 || !read_position(count, words, &position, &error) ||
        xq_perft_divide(&position, (uint32_t)depth, entries, XQ_MOVES_MAX, &moves, &error)) {
        fprintf(stderr, "%s\n", error.text);
        return 2;
    }
    const double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    const uint64_t nodes = print_entries(entries, moves, xq_position_variant(&position));
    printf("nodes %" PRIu64 "\n", nodes);
    fprintf(stderr, "%.3f s, %.0f million nodes a second\n", seconds,
            seconds > 0 ? (double)nodes / seconds / 1e6 : 0);
    return 0;
}
