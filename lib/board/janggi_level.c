/* Janggi's generator: the same text as Xiangqi's, compiled a second time. */
#include "board/traits_janggi.h"

#include "board/generator_level.c" /* NOLINT(bugprone-suspicious-include) */
