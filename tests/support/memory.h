/* An allocator for tests: counts what lives, checks what it is told, and fails when asked to. */
#ifndef TESTS_SUPPORT_MEMORY_H
#define TESTS_SUPPORT_MEMORY_H

#include <xiangqi/allocator.h>

typedef struct test_memory {
    size_t live;    /* blocks not yet given back */
    size_t asked;   /* calls to alloc and resize so far */
    size_t fail_at; /* the call that fails, from 1; 0 for none */
    size_t wrong;   /* sizes told to resize that were not those of the block */
} test_memory;

xq_allocator test_memory_allocator(test_memory *memory);

#endif
