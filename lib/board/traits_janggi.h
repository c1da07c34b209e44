/* The generator's text as Janggi's; see traits_xiangqi.h. */
#ifndef XQ_BOARD_TRAITS_H
#define XQ_BOARD_TRAITS_H

enum { IS_JANGGI = 1 };

#define XQ_GAME_GENERATOR xq_janggi_generator_

#endif
