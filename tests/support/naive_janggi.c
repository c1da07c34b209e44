/* How the pieces of Janggi move (J4 to J9), written from the clauses alone. */
#include "support/naive_parts.h"

#include <stdlib.h>

/* The drawn diagonals, J1: from the middle of a palace to its four corners. Returns the palace's side. */
static int diagonal_link(int from, int to)
{
    static const char *const drawn[2][4] = {
        {"e2d1", "e2f1", "e2d3", "e2f3"}, {"e9d8", "e9f8", "e9d:", "e9f:"}, /* ':' follows '9': rank ten */
    };

    for (int side = 0; side < 2; side++) {
        for (int i = 0; i < 4; i++) {
            const char *link = drawn[side][i];
            int middle = (link[1] - '1') * FILES + link[0] - 'a';
            int corner = (link[3] - '1') * FILES + link[2] - 'a';

            if ((from == middle && to == corner) || (from == corner && to == middle)) {
                return side;
            }
        }
    }
    return NOWHERE;
}

/* The middle of a palace when the two points are its opposite corners. */
static int middle_between(int from, int to)
{
    static const int middles[2] = {1 * FILES + 4, 8 * FILES + 4};

    for (int i = 0; i < 2; i++) {
        if (from != to && from + to == 2 * middles[i] && diagonal_link(from, middles[i]) != NOWHERE &&
            diagonal_link(to, middles[i]) != NOWHERE) {
            return middles[i];
        }
    }
    return NOWHERE;
}

/* The points that a chariot passes on its way, along a rank, a file or a drawn diagonal (J5); -1 when the
   two points are on no common line. */
static int way(int from, int to, int passed[8])
{
    int count = 0;

    if (from == to) {
        return -1;
    }
    if (diagonal_link(from, to) != NOWHERE) {
        return 0;
    }
    if (middle_between(from, to) != NOWHERE) {
        passed[0] = middle_between(from, to);
        return 1;
    }
    if (rank_of(from) != rank_of(to) && file_of(from) != file_of(to)) {
        return -1;
    }
    int step = sign(rank_of(to) - rank_of(from)) * FILES + sign(file_of(to) - file_of(from));
    for (int point = from + step; point != to; point += step) {
        passed[count++] = point;
    }
    return count;
}

static xq_illegality chariot(const naive_board *board, int from, int to) /* J5 */
{
    int passed[8];
    int count = way(from, to, passed);

    for (int i = 0; i < count; i++) {
        if (board->at[passed[i]] != '.') {
            return XQ_ILLEGAL_PATH;
        }
    }
    return count < 0 ? XQ_ILLEGAL_MOVEMENT : XQ_LEGAL;
}

static xq_illegality cannon(const naive_board *board, int from, int to) /* J6 */
{
    int passed[8];
    int count = way(from, to, passed);
    int pieces = 0;
    char screen = '.';

    for (int i = 0; i < count; i++) {
        if (board->at[passed[i]] != '.') {
            pieces++;
            screen = board->at[passed[i]];
        }
    }
    if (count < 0) {
        return XQ_ILLEGAL_MOVEMENT;
    }
    if (pieces != 1) {
        return XQ_ILLEGAL_SCREEN_COUNT;
    }
    if (kind_of(screen) == 'C') {
        return XQ_ILLEGAL_CANNON_SCREEN;
    }
    return kind_of(board->at[to]) == 'C' ? XQ_ILLEGAL_CANNON_CAPTURE : XQ_LEGAL;
}

static xq_illegality palace_step(int from, int to, int side) /* J4 */
{
    int steps = abs(rank_of(to) - rank_of(from)) + abs(file_of(to) - file_of(from));

    if (steps != 1 && diagonal_link(from, to) == NOWHERE) {
        return XQ_ILLEGAL_MOVEMENT;
    }
    return in_palace(to, side) ? XQ_LEGAL : XQ_ILLEGAL_PALACE;
}

static xq_illegality soldier(int from, int to, int side) /* J9 */
{
    int forward = own_rank(to, side) - own_rank(from, side);
    int aside = abs(file_of(to) - file_of(from));
    bool straight = (forward == 1 && aside == 0) || (forward == 0 && aside == 1);

    return straight || (forward == 1 && diagonal_link(from, to) == 1 - side) ? XQ_LEGAL : XQ_ILLEGAL_MOVEMENT;
}

/* One point straight on, then so many diagonally outwards; all points on the way are empty (J7, J8). */
static xq_illegality leap(const naive_board *board, int from, int to, int diagonals)
{
    int ranks = rank_of(to) - rank_of(from);
    int files = file_of(to) - file_of(from);
    bool upright = abs(ranks) == diagonals + 1 && abs(files) == diagonals;
    bool level = abs(files) == diagonals + 1 && abs(ranks) == diagonals;
    int point = from;

    if (!upright && !level) {
        return XQ_ILLEGAL_MOVEMENT;
    }
    point += upright ? sign(ranks) * FILES : sign(files);
    for (int i = 0; i < diagonals; i++) {
        if (board->at[point] != '.') {
            return diagonals == 1 ? XQ_ILLEGAL_BLOCKED_LEG : XQ_ILLEGAL_BLOCKED_EYE;
        }
        point += sign(ranks) * FILES + sign(files);
    }
    return XQ_LEGAL;
}

xq_illegality janggi_movement(const naive_board *board, int from, int to)
{
    int side = side_of(board->at[from]);

    switch (kind_of(board->at[from])) {
    case 'K':
    case 'A':
        return palace_step(from, to, side);
    case 'R':
        return chariot(board, from, to);
    case 'C':
        return cannon(board, from, to);
    case 'N':
        return leap(board, from, to, 1);
    case 'B':
        return leap(board, from, to, 2);
    default:
        return soldier(from, to, side);
    }
}

int janggi_line(const naive_board *board, int pinner, int general, int line[9])
{
    int ranks = sign(rank_of(general) - rank_of(pinner)) * FILES;
    int files = sign(file_of(general) - file_of(pinner));
    bool upright = abs(rank_of(general) - rank_of(pinner)) > abs(file_of(general) - file_of(pinner));
    int leg = pinner + (upright ? ranks : files);
    naive_board empty = *board;

    for (int point = 0; point < POINTS; point++) {
        empty.at[point] = point == pinner ? board->at[pinner] : '.';
    }
    switch (kind_of(board->at[pinner])) {
    case 'R':
    case 'C': {
        int length = way(general, pinner, line);

        return length < 0 ? 0 : length;
    }
    case 'N':
    case 'B':
        if (janggi_movement(&empty, pinner, general) != XQ_LEGAL) {
            return 0;
        }
        line[0] = kind_of(board->at[pinner]) == 'B' ? leg + ranks + files : leg;
        line[1] = leg;
        return kind_of(board->at[pinner]) == 'B' ? 2 : 1;
    default:
        return 0;
    }
}
