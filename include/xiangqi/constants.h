/**
 * @file
 * The constants of the headers as a function, for bindings that do not read headers, and to check that headers
 * and library agree. May be called from any thread.
 */
#ifndef XIANGQI_CONSTANTS_H
#define XIANGQI_CONSTANTS_H

#include <xiangqi/status.h>

XQ_BEGIN_DECLARATIONS

/**
 * The value of a constant by its name in the headers, such as "XQ_MOVES_MAX", or the size of a struct, such as
 * "sizeof(xq_position)", as the library was built.
 * @param name zero-terminated
 * @return XQ_OK, or XQ_ERR_ARGUMENT for an unknown name or a null pointer
 */
XQ_API xq_status xq_constant(const char *name, int64_t *value);

/** The name of a constant by index, or null beyond the last. Static storage. */
XQ_API const char *xq_constant_name(size_t index);

XQ_END_DECLARATIONS

#endif
