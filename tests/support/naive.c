#include "support/naive.h"

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

static bool crossed_river(int point, int side) /* B2 */
{
    return own_rank(point, side) >= 5;
}

static bool in_palace(int point, int side) /* B3 */
{
    return own_rank(point, side) <= 2 && file_of(point) >= 3 && file_of(point) <= 5;
}

bool naive_read(naive_board *board, const char *fen)
{
    int rank = 9;
    int file = 0;

    memset(board->at, '.', sizeof board->at);
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

void naive_play(naive_board *board, int from, int to)
{
    board->at[to] = board->at[from];
    board->at[from] = '.';
    board->side = 1 - board->side;
}

static int find_general(const naive_board *board, int side)
{
    for (int point = 0; point < POINTS; point++) {
        if (board->at[point] == (side == 0 ? 'K' : 'k')) {
            return point;
        }
    }
    return NOWHERE;
}

/* How many pieces stand strictly between two points of one rank or file. */
static int between(const naive_board *board, int from, int to)
{
    int step = sign(rank_of(to) - rank_of(from)) * FILES + sign(file_of(to) - file_of(from));
    int count = 0;

    for (int point = from + step; point != to; point += step) {
        count += board->at[point] != '.';
    }
    return count;
}

static int horse_leg(int from, int to) /* H1 */
{
    int ranks = rank_of(to) - rank_of(from);
    int files = file_of(to) - file_of(from);

    return abs(ranks) == 2 ? from + sign(ranks) * FILES : from + sign(files);
}

/* L1: direction and distance alone, the board taken as empty and without zones. */
static bool has_shape(char letter, int from, int to)
{
    int forward = (rank_of(to) - rank_of(from)) * (side_of(letter) == 0 ? 1 : -1);
    int ranks = abs(forward);
    int files = abs(file_of(to) - file_of(from));

    switch (kind_of(letter)) {
    case 'K': /* G1 */
        return ranks + files == 1;
    case 'A': /* A1 */
        return ranks == 1 && files == 1;
    case 'B': /* E1 */
        return ranks == 2 && files == 2;
    case 'N': /* H1 */
        return (ranks == 1 && files == 2) || (ranks == 2 && files == 1);
    case 'R': /* R1, R2 */
    case 'C': /* C1, C5 */
        return (ranks == 0) != (files == 0);
    case 'P': /* P1, P2, P3 */
        return (forward == 1 && files == 0) || (ranks == 0 && files == 1);
    default:
        return false;
    }
}

/* The reason why the piece can't go from here to there, its general's safety not asked. */
static xq_illegality movement(const naive_board *board, int from, int to, bool capture)
{
    char letter = board->at[from];
    char kind = kind_of(letter);
    int side = side_of(letter);

    if (!has_shape(letter, from, to)) {
        return XQ_ILLEGAL_MOVEMENT;
    }
    if ((kind == 'K' || kind == 'A') && !in_palace(to, side)) {
        return XQ_ILLEGAL_PALACE;
    }
    if (kind == 'B' && crossed_river(to, side)) { /* E2 */
        return XQ_ILLEGAL_RIVER;
    }
    if (kind == 'P' && rank_of(from) == rank_of(to) && !crossed_river(from, side)) { /* P1 */
        return XQ_ILLEGAL_RIVER;
    }
    if (kind == 'N' && board->at[horse_leg(from, to)] != '.') { /* H3 */
        return XQ_ILLEGAL_BLOCKED_LEG;
    }
    if (kind == 'B' && board->at[(from + to) / 2] != '.') { /* E1 */
        return XQ_ILLEGAL_BLOCKED_EYE;
    }
    if (kind == 'C' && capture) {
        return between(board, from, to) == 1 ? XQ_LEGAL : XQ_ILLEGAL_SCREEN_COUNT; /* C2, C3, C4 */
    }
    if ((kind == 'R' || kind == 'C') && between(board, from, to) > 0) { /* R1, C1 */
        return XQ_ILLEGAL_PATH;
    }
    return XQ_LEGAL;
}

static bool generals_face(const naive_board *board) /* G3 */
{
    int red = find_general(board, 0);
    int black = find_general(board, 1);

    return red != NOWHERE && black != NOWHERE && file_of(red) == file_of(black) &&
           between(board, red, black) == 0;
}

bool naive_attacks(const naive_board *board, int from, int to)
{
    if (board->at[from] == '.' || from == to) {
        return false;
    }
    if (movement(board, from, to, true) == XQ_LEGAL) {
        return true;
    }
    /* G5: the facing general, against the other general alone */
    return kind_of(board->at[from]) == 'K' && kind_of(board->at[to]) == 'K' && generals_face(board);
}

size_t naive_attackers(const naive_board *board, int point, int side, xq_square squares[90])
{
    size_t count = 0;

    for (int from = 0; from < POINTS; from++) {
        if (side_of(board->at[from]) == side && naive_attacks(board, from, point)) {
            squares[count++] = (xq_square)from;
        }
    }
    return count;
}

bool naive_in_check(const naive_board *board, int side) /* K1 */
{
    xq_square squares[POINTS];

    return naive_attackers(board, find_general(board, side), 1 - side, squares) > 0;
}

/* L4, L5: what the mover's general meets after the move. */
static xq_illegality exposure(const naive_board *board, int from, int to)
{
    naive_board after = *board;
    xq_square squares[POINTS];
    int mover = board->side;
    size_t attackers;

    naive_play(&after, from, to);
    attackers = naive_attackers(&after, find_general(&after, mover), 1 - mover, squares);
    if (attackers > (generals_face(&after) ? 1U : 0U)) {
        return XQ_ILLEGAL_GENERAL_ATTACKED;
    }
    return attackers > 0 ? XQ_ILLEGAL_GENERALS_FACE : XQ_LEGAL;
}

xq_illegality naive_illegality(const naive_board *board, unsigned value)
{
    int from = (int)(value >> 7);
    int to = (int)(value & 127);
    xq_illegality why;

    if (from >= POINTS || to >= POINTS) {
        return XQ_ILLEGAL_VALUE;
    }
    if (board->at[from] == '.') {
        return XQ_ILLEGAL_NO_PIECE;
    }
    if (side_of(board->at[from]) != board->side) { /* T1 */
        return XQ_ILLEGAL_WRONG_SIDE;
    }
    if (side_of(board->at[to]) == board->side) { /* L3; from == to is a pass, T1 */
        return XQ_ILLEGAL_OWN_PIECE;
    }
    why = movement(board, from, to, board->at[to] != '.');
    return why != XQ_LEGAL ? why : exposure(board, from, to);
}

size_t naive_moves(const naive_board *board, xq_move moves[XQ_MOVES_MAX])
{
    size_t count = 0;

    for (unsigned from = 0; from < POINTS; from++) {
        if (side_of(board->at[from]) != board->side) {
            continue;
        }
        for (unsigned to = 0; to < POINTS; to++) {
            if (naive_illegality(board, from << 7 | to) == XQ_LEGAL) {
                moves[count++] = (xq_move)(from << 7 | to);
            }
        }
    }
    return count;
}

uint64_t naive_perft(const naive_board *board, unsigned depth)
{
    xq_move moves[XQ_MOVES_MAX];
    size_t count = naive_moves(board, moves);
    uint64_t nodes = 0;

    if (depth <= 1) {
        return depth == 0 ? 1 : count;
    }
    for (size_t i = 0; i < count; i++) {
        naive_board after = *board;

        naive_play(&after, moves[i] >> 7, moves[i] & 127);
        nodes += naive_perft(&after, depth - 1);
    }
    return nodes;
}

bool naive_is_protected(const naive_board *board, int point)
{
    naive_board taken = *board;
    int side = side_of(board->at[point]);

    if (side == NOWHERE || kind_of(board->at[point]) == 'K') {
        return false;
    }
    taken.at[point] = side == 0 ? 'p' : 'P'; /* any enemy: it is taken off before anything is asked of it */
    taken.side = side;
    for (unsigned from = 0; from < POINTS; from++) {
        if (naive_illegality(&taken, from << 7 | (unsigned)point) == XQ_LEGAL) {
            return true;
        }
    }
    return false;
}

/* The points strictly between the general and the pinner, or the horse's leg. */
static void fill_line(xq_pin *pin, int general, int pinner, bool horse)
{
    int step = sign(rank_of(pinner) - rank_of(general)) * FILES + sign(file_of(pinner) - file_of(general));

    pin->length = 0;
    if (horse) {
        pin->line[pin->length++] = (xq_square)horse_leg(pinner, general);
        return;
    }
    for (int point = general + step; point != pinner; point += step) {
        pin->line[pin->length++] = (xq_square)point;
    }
}

/* Whether the enemy piece would attack the general, were so many points between them cleared. */
static bool aims_at(const naive_board *board, int pinner, int general, int *blockers)
{
    char kind = kind_of(board->at[pinner]);
    bool on_line = (rank_of(pinner) == rank_of(general)) != (file_of(pinner) == file_of(general));

    *blockers = kind == 'C' ? 2 : 1;
    if (kind == 'N') {
        return has_shape(board->at[pinner], pinner, general);
    }
    return on_line && (kind == 'R' || kind == 'C' || (kind == 'K' && file_of(pinner) == file_of(general))) &&
           between(board, pinner, general) == *blockers;
}

/* The pins of one enemy piece, in any order. */
static size_t pins_of(const naive_board *board, int side, int general, int pinner, xq_pin *pins)
{
    xq_pin pin;
    int blockers;
    size_t count = 0;

    if (side_of(board->at[pinner]) != 1 - side || !aims_at(board, pinner, general, &blockers)) {
        return 0;
    }
    memset(&pin, 0, sizeof pin);
    pin.pinner = (xq_square)pinner;
    fill_line(&pin, general, pinner, kind_of(board->at[pinner]) == 'N');
    for (int i = 0; i < pin.length; i++) {
        int point = pin.line[i];

        if (side_of(board->at[point]) != side) {
            continue;
        }
        pin.square = (xq_square)point;
        pin.other = XQ_SQUARE_NONE;
        for (int j = 0; blockers == 2 && j < pin.length; j++) {
            if (j != i && board->at[pin.line[j]] != '.') {
                pin.other = pin.line[j];
            }
        }
        pins[count++] = pin;
    }
    return count;
}

static int compare_pins(const void *a, const void *b)
{
    const xq_pin *left = a;
    const xq_pin *right = b;

    return (left->square - right->square) * 256 + left->pinner - right->pinner;
}

size_t naive_pins(const naive_board *board, int side, xq_pin pins[XQ_PINS_MAX])
{
    int general = find_general(board, side);
    size_t count = 0;

    for (int pinner = 0; pinner < POINTS; pinner++) {
        count += pins_of(board, side, general, pinner, pins + count);
    }
    qsort(pins, count, sizeof *pins, compare_pins);
    return count;
}
