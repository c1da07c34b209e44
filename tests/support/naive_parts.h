/* What both games of the second implementation count alike; for naive.c and naive_janggi.c alone. */
#ifndef TESTS_SUPPORT_NAIVE_PARTS_H
#define TESTS_SUPPORT_NAIVE_PARTS_H

#include "support/naive.h"

enum { POINTS = 90, FILES = 9, NOWHERE = -1 };

static inline int side_of(char letter)
{
    if (letter == '.') {
        return NOWHERE;
    }
    return letter >= 'a';
}

static inline char kind_of(char letter)
{
    return letter >= 'a' ? (char)(letter - 'a' + 'A') : letter;
}

static inline int file_of(int point)
{
    return point % FILES;
}

static inline int rank_of(int point)
{
    return point / FILES;
}

static inline int sign(int number)
{
    return (number > 0) - (number < 0);
}

/* The rank as the side counts it, 0 its own back rank. */
static inline int own_rank(int point, int side)
{
    return side == 0 ? rank_of(point) : 9 - rank_of(point);
}

static inline bool in_palace(int point, int side) /* B3, J1 */
{
    return own_rank(point, side) <= 2 && file_of(point) >= 3 && file_of(point) <= 5;
}

/* The reason why a piece of Janggi can't go from here to there, its general's safety not asked. The points
   differ, and the target holds no own piece. */
xq_illegality janggi_movement(const naive_board *board, int from, int to);

/* The points on which a piece of Janggi that aims at the general can be blocked; none when it doesn't. */
int janggi_line(const naive_board *board, int pinner, int general, int line[9]);

#endif
