/* The generator's text as Xiangqi's: what differs between the games is asked of these alone, and known to the compiler. */
#ifndef XQ_BOARD_TRAITS_H
#define XQ_BOARD_TRAITS_H

enum { IS_JANGGI = 0 };

#define XQ_GAME_GENERATOR xq_generator_

#endif
