#include "support/random.h"

random_source random_from(uint64_t seed)
{
    random_source source = {seed};

    return source;
}

uint64_t random_next(random_source *source)
{
    uint64_t mixed = source->state += UINT64_C(0x9e3779b97f4a7c15);

    mixed = (mixed ^ mixed >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    mixed = (mixed ^ mixed >> 27) * UINT64_C(0x94d049bb133111eb);
    return mixed ^ mixed >> 31;
}

uint32_t random_below(random_source *source, uint32_t limit)
{
    return (uint32_t)((random_next(source) >> 32) * limit >> 32);
}

bool random_step(random_source *source, xq_position *position)
{
    xq_move moves[XQ_MOVES_MAX];
    xq_undo undo;
    size_t count = xq_position_moves(position, moves, XQ_MOVES_MAX);

    if (count == 0) {
        return false;
    }
    xq_position_make(position, moves[random_below(source, (uint32_t)count)], &undo);
    return true;
}

unsigned random_playout(random_source *source, xq_position *position, unsigned plies)
{
    unsigned played = 0;

    while (played < plies && random_step(source, position)) {
        played++;
    }
    return played;
}
