#include "game/history.h"

#include "board/make.h"

enum { FIRST_CAPACITY = 128 };

/* Twice the capacity, or 0 when the count or the bytes would overflow. */
static uint32_t grown(uint32_t capacity, size_t element)
{
    if (capacity == 0)
        return FIRST_CAPACITY;
    if (capacity > UINT32_MAX / 2 || capacity > SIZE_MAX / 2 / element)
        return 0;
    return capacity * 2;
}

/* Makes room for an element more; null without memory, then the block is as it was. */
static void *grow(const xq_allocator *memory, void *block, size_t element, uint32_t *capacity)
{
    const uint32_t wanted = grown(*capacity, element);
    if (wanted == 0)
        return NULL;
    void *const larger = block ? memory->resize(memory->user, block, *capacity * element, wanted * element)
                               : memory->alloc(memory->user, wanted * element);
    if (larger)
        *capacity = wanted;
    return larger;
}

bool xq_plies_reserve(xq_plies *plies, const xq_allocator *memory)
{
    if (plies->count == plies->plies_capacity) {
        xq_ply *const larger = grow(memory, plies->plies, sizeof *larger, &plies->plies_capacity);
        if (!larger)
            return false;
        plies->plies = larger;
    }
    if (plies->count == plies->keys_capacity) {
        uint64_t *const larger = grow(memory, plies->keys, sizeof *larger, &plies->keys_capacity);
        if (!larger)
            return false;
        plies->keys = larger;
    }
    return true;
}

xq_ply *xq_plies_make(xq_plies *plies, xq_position *position, xq_move move)
{
    xq_ply *const ply = &plies->plies[plies->count];
    plies->keys[plies->count++] = position->key;
    ply->move = move;
    ply->check = false;
    ply->checks = 0;
    xq_make(position, move, &ply->undo);
    return ply;
}

void xq_plies_tell(const xq_plies *plies, uint32_t index, const xq_position *after, bool check, xq_ply *ply)
{
    const uint32_t clock = xq_half_move_clock(after);
    const bool is_run = clock >= 3 && index >= 2; /* the mover's ply before this one lies in the run too */
    ply->check = check;
    ply->checks = (is_run ? plies->plies[index - 2].checks : 0) + (check && clock > 0);
}

xq_move xq_plies_unmake(xq_plies *plies, xq_position *position)
{
    const xq_ply *const ply = &plies->plies[--plies->count];
    xq_unmake(position, ply->move, &ply->undo);
    return ply->move;
}

void xq_plies_free(xq_plies *plies, const xq_allocator *memory)
{
    if (plies->plies)
        memory->release(memory->user, plies->plies);
    if (plies->keys)
        memory->release(memory->user, plies->keys);
    *plies = (xq_plies){0};
}
