/* A second reading of the natures of the Chinese rules (CXA 24.1-24.8), on the naive board. It answers where the rules leave
   no doubt, and says so where they do. The tests compare the library with its sure answers. */
#ifndef TESTS_SUPPORT_SLOW_CHINESE_H
#define TESTS_SUPPORT_SLOW_CHINESE_H

#include <xiangqi/outcome.h>

#include "support/naive.h"

typedef struct slow_answer {
    bool sure;
    xq_nature nature; /* check, kill, chase or idle; exchange, offer, block and follow are idle */
} slow_answer;

/*
 * The nature of a legal move.
 * - check: the enemy general is attacked.
 * - idle: the general answers a check; or the mover, were it to move again, could neither mate by checks nor win
 *   anything, whatever it took or checked.
 * - kill: it could mate by at most three checks, and could not before, however many; the move offers no exchange of like
 *   pieces.
 * - chase: it could take a chariot, horse or cannon with a piece other than general and soldier, after which the enemy could
 *   win nothing and not mate by checks; the piece could not take the taker; and before the move the mover could neither
 *   take that piece nor check; and again no exchange is offered.
 */
slow_answer slow_chinese_nature(const naive_board *board, xq_move move);

#endif
