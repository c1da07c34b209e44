#include "support/naive_janggi.h"

#include <stdlib.h>
#include <string.h>

enum { POINTS = 90, FILES = 9, NOWHERE = -1 };

static int side_of(char letter)
{
    if (letter == '.') {
        return NOWHERE;
    }
    return letter >= 'a';
}

static char kind_of(char letter)
{
    return letter >= 'a' ? (char)(letter - 'a' + 'A') : letter;
}

static int file_of(int point)
{
    return point % FILES;
}

static int rank_of(int point)
{
    return point / FILES;
}

static int sign(int number)
{
    return (number > 0) - (number < 0);
}

/* The rank as the side counts it, 0 its own back rank. */
static int own_rank(int point, int side)
{
    return side == 0 ? rank_of(point) : 9 - rank_of(point);
}

static bool in_palace(int point, int side) /* J2, J4 */
{
    return own_rank(point, side) <= 2 && file_of(point) >= 3 && file_of(point) <= 5;
}

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

bool naive_janggi_read(naive_janggi *board, const char *fen, naive_facing facing)
{
    int rank = 9;
    int file = 0;

    memset(board, 0, sizeof *board);
    memset(board->at, '.', sizeof board->at);
    board->facing = facing;
    for (; *fen && *fen != ' '; fen++) {
        if (*fen == '/') {
            rank--;
            file = 0;
        } else if (*fen >= '1' && *fen <= '9') {
            file += *fen - '0';
        } else if (strchr("KABNRCPkabnrcp", *fen) && rank >= 0 && file < FILES) {
            board->at[rank * FILES + file++] = *fen;
        } else {
            return false;
        }
    }
    if (*fen == '\0' || rank != 0 || (fen[1] != 'w' && fen[1] != 'b')) {
        return false;
    }
    board->side = fen[1] == 'b';
    return true;
}

void naive_janggi_play(naive_janggi *board, int from, int to)
{
    bool faces = naive_janggi_faces(board);
    char moved = board->at[from];

    board->at[from] = '.';
    board->at[to] = moved;
    board->passes = from == to ? board->passes + 1 : 0;
    board->called = faces;
    board->side = 1 - board->side;
}

static int find_general(const naive_janggi *board, int side)
{
    for (int point = 0; point < POINTS; point++) {
        if (board->at[point] == (side == 0 ? 'K' : 'k')) {
            return point;
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

static bool chariot_reaches(const naive_janggi *board, int from, int to) /* J5 */
{
    int passed[8];
    int count = way(from, to, passed);

    for (int i = 0; i < count; i++) {
        if (board->at[passed[i]] != '.') {
            return false;
        }
    }
    return count >= 0;
}

static bool cannon_reaches(const naive_janggi *board, int from, int to) /* J6 */
{
    int passed[8];
    int count = way(from, to, passed);
    int jumped = 0;

    for (int i = 0; i < count; i++) {
        if (kind_of(board->at[passed[i]]) == 'C') {
            return false;
        }
        jumped += board->at[passed[i]] != '.';
    }
    return jumped == 1 && kind_of(board->at[to]) != 'C';
}

static bool palace_step(int from, int to, int side) /* J4 */
{
    int steps = abs(rank_of(to) - rank_of(from)) + abs(file_of(to) - file_of(from));

    return in_palace(from, side) && in_palace(to, side) && (steps == 1 || diagonal_link(from, to) == side);
}

static bool soldier_step(int from, int to, int side) /* J9 */
{
    int forward = own_rank(to, side) - own_rank(from, side);
    int aside = abs(file_of(to) - file_of(from));

    return (forward == 1 && aside == 0) || (forward == 0 && aside == 1) ||
           (forward == 1 && diagonal_link(from, to) == 1 - side);
}

/* One point straight on, then so many diagonally outwards; all points on the way are empty (J7, J8). */
static bool leaps(const naive_janggi *board, int from, int to, int diagonals)
{
    int ranks = rank_of(to) - rank_of(from);
    int files = file_of(to) - file_of(from);
    bool upright = abs(ranks) == diagonals + 1 && abs(files) == diagonals;
    bool level = abs(files) == diagonals + 1 && abs(ranks) == diagonals;
    int point = from;

    if (!upright && !level) {
        return false;
    }
    point += upright ? sign(ranks) * FILES : sign(files);
    for (int i = 0; i < diagonals; i++) {
        if (board->at[point] != '.') {
            return false;
        }
        point += sign(ranks) * FILES + sign(files);
    }
    return point == to;
}

bool naive_janggi_reaches(const naive_janggi *board, int from, int to)
{
    int side = side_of(board->at[from]);

    switch (kind_of(board->at[from])) {
    case 'K':
    case 'A':
        return palace_step(from, to, side);
    case 'R':
        return chariot_reaches(board, from, to);
    case 'C':
        return cannon_reaches(board, from, to);
    case 'N':
        return leaps(board, from, to, 1);
    case 'B':
        return leaps(board, from, to, 2);
    case 'P':
        return soldier_step(from, to, side);
    default:
        return false;
    }
}

size_t naive_janggi_attackers(const naive_janggi *board, int point, int side, xq_square squares[90])
{
    size_t count = 0;

    for (int from = 0; from < POINTS; from++) {
        if (side_of(board->at[from]) == side && naive_janggi_reaches(board, from, point)) {
            squares[count++] = (xq_square)from;
        }
    }
    return count;
}

bool naive_janggi_in_check(const naive_janggi *board, int side) /* J10 */
{
    xq_square squares[POINTS];

    return naive_janggi_attackers(board, find_general(board, side), 1 - side, squares) > 0;
}

bool naive_janggi_faces(const naive_janggi *board) /* J12 */
{
    int cho = find_general(board, 0);
    int han = find_general(board, 1);

    if (cho == NOWHERE || han == NOWHERE || file_of(cho) != file_of(han)) {
        return false;
    }
    for (int point = cho + FILES; point != han; point += FILES) {
        if (board->at[point] != '.') {
            return false;
        }
    }
    return true;
}

bool naive_janggi_is_over(const naive_janggi *board)
{
    bool faces = naive_janggi_faces(board);

    return board->passes >= 2 || (board->facing == NAIVE_FACING_ENDS && faces) || /* J11, J12 */
           (board->facing == NAIVE_FACING_CALLS && faces && board->called);
}

/* A call is pending: the generals face each other, and the side to move has to answer. */
static bool is_called(const naive_janggi *board)
{
    return board->facing == NAIVE_FACING_CALLS && naive_janggi_faces(board);
}

bool naive_janggi_is_legal(const naive_janggi *board, unsigned value)
{
    int from = (int)(value >> 7);
    int to = (int)(value & 127);
    naive_janggi after = *board;

    if (from >= POINTS || to >= POINTS || side_of(board->at[from]) != board->side ||
        naive_janggi_is_over(board)) {
        return false;
    }
    if (from == to) { /* J11 */
        return kind_of(board->at[from]) == 'K' &&
               (is_called(board) || !naive_janggi_in_check(board, board->side));
    }
    if (side_of(board->at[to]) == board->side || !naive_janggi_reaches(board, from, to)) {
        return false;
    }
    naive_janggi_play(&after, from, to);
    return !naive_janggi_in_check(&after, board->side) && !(is_called(board) && naive_janggi_faces(&after));
}

size_t naive_janggi_moves(const naive_janggi *board, xq_move moves[XQ_MOVES_MAX])
{
    size_t count = 0;

    for (unsigned from = 0; from < POINTS; from++) {
        if (side_of(board->at[from]) != board->side) {
            continue;
        }
        for (unsigned to = 0; to < POINTS; to++) {
            if (naive_janggi_is_legal(board, from << 7 | to)) {
                moves[count++] = (xq_move)(from << 7 | to);
            }
        }
    }
    return count;
}

uint64_t naive_janggi_perft(const naive_janggi *board, unsigned depth)
{
    xq_move moves[XQ_MOVES_MAX];
    size_t count;
    uint64_t nodes = 0;

    if (depth == 0) {
        return 1;
    }
    count = naive_janggi_moves(board, moves);
    for (size_t i = 0; i < count && depth > 1; i++) {
        naive_janggi after = *board;

        naive_janggi_play(&after, moves[i] >> 7, moves[i] & 127);
        nodes += naive_janggi_perft(&after, depth - 1);
    }
    return depth > 1 ? nodes : count;
}

int naive_janggi_score(const naive_janggi *board, int side) /* J13 */
{
    static const char kinds[] = "RCNBAP";
    static const int half_points[] = {26, 14, 10, 6, 6, 4};
    int score = side == 1 ? 3 : 0;

    for (int point = 0; point < POINTS; point++) {
        const char *kind =
            side_of(board->at[point]) == side ? strchr(kinds, kind_of(board->at[point])) : NULL;

        score += kind ? half_points[kind - kinds] : 0;
    }
    return score;
}
