#include "support/memory.h"

#include <stdlib.h>
#include <string.h>

/* The size stands before the block, padded to keep it aligned. */
typedef union header {
    size_t bytes;
    max_align_t align;
} header;

static void *take(void *user, size_t bytes)
{
    test_memory *memory = user;
    header *block;

    memory->asked++;
    if (memory->asked == memory->fail_at) {
        return NULL;
    }
    block = malloc(sizeof *block + bytes);
    if (!block) {
        return NULL;
    }
    block->bytes = bytes;
    memset(block + 1, 0xA5, bytes);
    memory->live++;
    return block + 1;
}

static void give_back(void *user, void *block)
{
    test_memory *memory = user;

    memory->live--;
    free((header *)block - 1);
}

/* Always moves the block, so that a pointer kept too long is found. */
static void *resize(void *user, void *block, size_t old_bytes, size_t bytes)
{
    test_memory *memory = user;
    void *larger = take(user, bytes);

    memory->wrong += old_bytes != ((header *)block - 1)->bytes;
    if (larger) {
        memcpy(larger, block, old_bytes < bytes ? old_bytes : bytes);
        give_back(user, block);
    }
    return larger;
}

xq_allocator test_memory_allocator(test_memory *memory)
{
    return (xq_allocator){sizeof(xq_allocator), memory, take, resize, give_back};
}
