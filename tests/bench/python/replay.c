/* Replays packed games, checked, and prints how many moves a second of CPU time: xq_bench_replay MOVES ENDS. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include <xiangqi/xiangqi.h>

/* The whole of a file of items; the caller frees it. */
static void *read_items(const char *path, size_t item, size_t *count)
{
    FILE *file = fopen(path, "rb");
    if (!file)
        return NULL;
    fseek(file, 0, SEEK_END);
    const long bytes = ftell(file);
    rewind(file);
    void *items = malloc((size_t)bytes + 1);
    *count = items ? fread(items, item, (size_t)bytes / item, file) : 0;
    fclose(file);
    return items;
}

/* One checked call for each move: what a program in C does that knows no batch calls. */
static size_t replay(const xq_position *start, const xq_move *moves, const size_t *ends, size_t games)
{
    size_t played = 0;
    for (size_t i = 0, begin = 0; i < games; begin = ends[i++]) {
        xq_position position = *start;
        for (size_t at = begin; at < ends[i]; at++)
            played += xq_position_play(&position, moves[at], NULL, NULL) == XQ_OK;
    }
    return played;
}

int main(int argc, char **argv)
{
    size_t count = 0, games = 0, played = 0;
    xq_position start;
    if (argc != 3 || xq_position_start(XQ_VARIANT_XIANGQI, &start) != XQ_OK)
        return 2;
    xq_move *moves = read_items(argv[1], sizeof *moves, &count);
    size_t *ends = read_items(argv[2], sizeof *ends, &games);
    if (!moves || !ends)
        return 2;
    const clock_t begin = clock();
    while (clock() - begin < CLOCKS_PER_SEC * 4 / 10)
        played += replay(&start, moves, ends, games);
    printf("%.0f\n", (double)played * CLOCKS_PER_SEC / (double)(clock() - begin));
    free(moves);
    free(ends);
    return 0;
}
