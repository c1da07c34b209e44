#include "sample.h"

#include "positions.h"

static void add(bench_sample *sample, const xq_position *position)
{
    if (sample->count == SAMPLE_MAX)
        return;
    sample_entry *entry = &sample->entries[sample->count++];
    entry->position = *position;
    entry->move_count = xq_position_moves(position, entry->moves, XQ_MOVES_MAX);
    entry->fen_length = xq_position_to_fen(position, entry->fen, sizeof entry->fen);
}

static void add_with_children(bench_sample *sample, const xq_position *position)
{
    xq_move moves[XQ_MOVES_MAX];
    const size_t count = xq_position_moves(position, moves, XQ_MOVES_MAX);
    add(sample, position);
    for (size_t i = 0; i < count; i++) {
        xq_position child = *position;
        xq_undo undo;
        xq_position_make(&child, moves[i], &undo);
        add(sample, &child);
    }
}

/* The choice rests on the values of the moves alone, not on their order in the list. */
static xq_move choose(const xq_move *moves, size_t count, uint64_t seed)
{
    xq_move chosen = XQ_MOVE_NONE;
    uint64_t least = UINT64_MAX;
    for (size_t i = 0; i < count; i++) {
        const uint64_t lot = (seed ^ moves[i]) * UINT64_C(0x9E3779B97F4A7C15);
        if (lot < least) {
            least = lot;
            chosen = moves[i];
        }
    }
    return chosen;
}

static void play_random_game(bench_sample *sample)
{
    xq_position position = position_of(&places[0]);
    while (sample->game_length < GAME_PLIES_MAX) {
        xq_move moves[XQ_MOVES_MAX];
        const size_t count = xq_position_moves(&position, moves, XQ_MOVES_MAX);
        if (count == 0)
            return;
        const xq_move move = choose(moves, count, xq_position_key(&position));
        xq_undo undo;
        xq_position_make(&position, move, &undo);
        sample->game[sample->game_length++] = move;
    }
}

const bench_sample *sample_of_positions(void)
{
    static bench_sample all;
    if (all.count == 0) {
        for (size_t i = 0; i < XIANGQI_PLACES; i++) {
            const xq_position position = position_of(&places[i]);
            add_with_children(&all, &position);
        }
        play_random_game(&all);
    }
    return &all;
}
