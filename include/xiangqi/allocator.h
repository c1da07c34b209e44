/**
 * @file
 * The memory of handles.
 */
#ifndef XIANGQI_ALLOCATOR_H
#define XIANGQI_ALLOCATOR_H

#include <xiangqi/status.h>

XQ_BEGIN_DECLARATIONS

/**
 * Where a handle takes its memory from. Given to a _new function, copied into the handle; null there
 * means libc. A call that can't get memory returns XQ_ERR_MEMORY, and nothing is lost or half done.
 */
typedef struct xq_allocator {
    size_t size; /**< sizeof(xq_allocator) */
    void *user;  /**< handed to the three functions */
    /** Returns @p bytes of memory (never 0), aligned for any type, or null. */
    void *(*alloc)(void *user, size_t bytes);
    /** Grows a block to @p bytes, keeping its first @p old_bytes, or returns null and leaves it. */
    void *(*resize)(void *user, void *block, size_t old_bytes, size_t bytes);
    /** Gives a block back; never called with null. */
    void (*release)(void *user, void *block);
} xq_allocator;

XQ_END_DECLARATIONS

#endif
