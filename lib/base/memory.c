#include "base/memory.h"

#include "base/error.h"

#include <stdlib.h>

static void *libc_alloc(void *user, size_t bytes)
{
    (void)user;
    return malloc(bytes);
}

static void *libc_resize(void *user, void *block, size_t old_bytes, size_t bytes)
{
    (void)user;
    (void)old_bytes;
    return realloc(block, bytes);
}

static void libc_release(void *user, void *block)
{
    (void)user;
    free(block);
}

xq_status xq_memory_from(const xq_allocator *caller, xq_allocator *memory, xq_error *error)
{
    if (!caller) {
        *memory = (xq_allocator){sizeof *memory, NULL, libc_alloc, libc_resize, libc_release};
        return XQ_OK;
    }
    if (caller->size != sizeof *caller)
        return xq_fail(error, XQ_ERR_ARGUMENT, "the allocator's size is not sizeof(xq_allocator)");
    if (!caller->alloc || !caller->resize || !caller->release)
        return xq_fail(error, XQ_ERR_ARGUMENT, "the allocator lacks one of its three functions");
    *memory = *caller;
    return XQ_OK;
}
