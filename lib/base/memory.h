/* The allocator of a handle: a checked copy of the caller's, or libc. */
#ifndef XQ_BASE_MEMORY_H
#define XQ_BASE_MEMORY_H

#include <xiangqi/allocator.h>

/* Copies the caller's allocator, or libc's when it is null. XQ_ERR_ARGUMENT when its size or a function is missing. */
xq_status xq_memory_from(const xq_allocator *caller, xq_allocator *memory, xq_error *error);

#endif
