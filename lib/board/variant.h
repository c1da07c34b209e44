#ifndef XQ_BOARD_VARIANT_H
#define XQ_BOARD_VARIANT_H

#include <xiangqi/square.h>

/* Whether a value of any origin names a game; built in or not. */
static inline bool xq_is_variant(xq_variant variant)
{
    return variant == XQ_VARIANT_XIANGQI || variant == XQ_VARIANT_JANGGI;
}

#endif
