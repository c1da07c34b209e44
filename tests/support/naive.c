#include "support/naive_parts.h"

#include <stdlib.h>
#include <string.h>

static bool crossed_river(int point, int side) /* B2 */
{
    return own_rank(point, side) >= 5;
}

bool naive_read(naive_board *board, const char *fen)
{
    int rank = 9;
    int file = 0;

    memset(board, 0, sizeof *board);
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

bool naive_read_janggi(naive_board *board, const char *fen, naive_facing facing)
{
    bool is_read = naive_read(board, fen);

    board->variant = XQ_VARIANT_JANGGI;
    board->facing = facing;
    return is_read;
}

void naive_play(naive_board *board, int from, int to)
{
    char moved = board->at[from];

    if (board->variant == XQ_VARIANT_JANGGI) {
        board->called = naive_faces(board);
        board->passes = from == to ? board->passes + 1 : 0;
    }
    board->at[from] = '.';
    board->at[to] = moved;
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
static xq_illegality xiangqi_movement(const naive_board *board, int from, int to, bool capture)
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

static xq_illegality movement(const naive_board *board, int from, int to, bool capture)
{
    return board->variant == XQ_VARIANT_JANGGI ? janggi_movement(board, from, to)
                                               : xiangqi_movement(board, from, to, capture);
}

bool naive_faces(const naive_board *board) /* G3, J12 */
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
    return board->variant == XQ_VARIANT_XIANGQI && kind_of(board->at[from]) == 'K' &&
           kind_of(board->at[to]) == 'K' && naive_faces(board);
}

size_t naive_attackers(const naive_board *board, int point, int side, xq_square squares[90])
{
    naive_board asked = *board;
    size_t count = 0;

    if (side_of(asked.at[point]) ==
        side) { /* were an enemy there: of Janggi no cannon, which may be safe (J6) */
        asked.at[point] = side == 0 ? 'p' : 'P';
    }
    for (int from = 0; from < POINTS; from++) {
        if (side_of(asked.at[from]) == side && naive_attacks(&asked, from, point)) {
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

/* A call is pending: the generals face each other, and the side to move has to answer. */
static bool is_called(const naive_board *board)
{
    return board->facing == NAIVE_FACING_CALLS && naive_faces(board);
}

bool naive_is_over(const naive_board *board)
{
    return board->passes >= 2 ||                                         /* J11 */
           (naive_faces(board) && (board->facing == NAIVE_FACING_ENDS || /* J12 */
                                   (board->facing == NAIVE_FACING_CALLS && board->called)));
}

/* J10, J12: what the mover's general meets after a move of Janggi. */
static xq_illegality janggi_exposure(const naive_board *board, int from, int to)
{
    naive_board after = *board;

    naive_play(&after, from, to);
    if (naive_in_check(&after, board->side)) {
        return XQ_ILLEGAL_GENERAL_ATTACKED;
    }
    if (naive_faces(&after) && board->facing == NAIVE_FACING_FORBIDDEN) {
        return XQ_ILLEGAL_GENERALS_FACE;
    }
    return is_called(board) && naive_faces(&after) ? XQ_ILLEGAL_CALL_STANDS : XQ_LEGAL;
}

/* J11: in check a pass is allowed only where it takes up a call. */
static xq_illegality pass(const naive_board *board)
{
    return naive_in_check(board, board->side) && !is_called(board) ? XQ_ILLEGAL_PASS_IN_CHECK : XQ_LEGAL;
}

/* L4, L5: what the mover's general meets after the move. */
static xq_illegality exposure(const naive_board *board, int from, int to)
{
    naive_board after = *board;
    xq_square squares[POINTS];
    int mover = board->side;
    size_t attackers;

    if (board->variant == XQ_VARIANT_JANGGI) {
        return janggi_exposure(board, from, to);
    }

    naive_play(&after, from, to);
    attackers = naive_attackers(&after, find_general(&after, mover), 1 - mover, squares);
    if (attackers > (naive_faces(&after) ? 1U : 0U)) {
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
    if (naive_is_over(board)) {
        return XQ_ILLEGAL_FINISHED;
    }
    if (board->at[from] == '.') {
        return XQ_ILLEGAL_NO_PIECE;
    }
    if (side_of(board->at[from]) != board->side) { /* T1 */
        return XQ_ILLEGAL_WRONG_SIDE;
    }
    if (from == to && board->variant == XQ_VARIANT_JANGGI && kind_of(board->at[from]) == 'K') {
        return pass(board);
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

int naive_score(const naive_board *board, int side) /* J13 */
{
    static const char kinds[] = "RCNBAP";
    static const int half_points[] = {26, 14, 10, 6, 6, 4};
    int score = side == 1 ? 3 : 0;

    for (int point = 0; point < POINTS; point++) {
        const char *kind = strchr(kinds, kind_of(board->at[point]));

        score += kind && side_of(board->at[point]) == side ? half_points[kind - kinds] : 0;
    }
    return score;
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
    taken.passes = 0;
    taken.called = false;
    for (unsigned from = 0; from < POINTS; from++) {
        if (naive_illegality(&taken, from << 7 | (unsigned)point) == XQ_LEGAL) {
            return true;
        }
    }
    return false;
}

/* The points on which a piece of Xiangqi that aims at the general can be blocked; none when it doesn't. */
static int xiangqi_line(const naive_board *board, int pinner, int general, int line[9])
{
    char kind = kind_of(board->at[pinner]);
    bool one_file = file_of(pinner) == file_of(general);
    bool on_line = (rank_of(pinner) == rank_of(general)) != one_file;
    int step = sign(rank_of(pinner) - rank_of(general)) * FILES + sign(file_of(pinner) - file_of(general));
    int length = 0;

    if (kind == 'N' && has_shape(board->at[pinner], pinner, general)) {
        line[length++] = horse_leg(pinner, general);
    } else if (on_line && (kind == 'R' || kind == 'C' || (kind == 'K' && one_file))) {
        for (int point = general + step; point != pinner; point += step) {
            line[length++] = point;
        }
    }
    return length;
}

static int pin_line(const naive_board *board, int pinner, int general, int line[9])
{
    return board->variant == XQ_VARIANT_JANGGI ? janggi_line(board, pinner, general, line)
                                               : xiangqi_line(board, pinner, general, line);
}

/* Whether the piece, blocking the line with so many others, could not leave without opening it. */
static bool is_held(const naive_board *board, const xq_pin *pin)
{
    bool is_cannon = pin->other != XQ_SQUARE_NONE && kind_of(board->at[pin->other]) == 'C';

    return board->variant == XQ_VARIANT_XIANGQI || !is_cannon; /* J6: no cannon is jumped */
}

/* The pins of one enemy piece, in any order. */
static size_t pins_of(const naive_board *board, int side, int general, int pinner, xq_pin *pins)
{
    int line[9];
    int length = side_of(board->at[pinner]) == 1 - side ? pin_line(board, pinner, general, line) : 0;
    int wanted = kind_of(board->at[pinner]) == 'C' ? 2 : 1;
    int sum = 0; /* of the pieces' points: less the one, the other */
    size_t count = 0;

    for (int i = 0; i < length; i++) {
        wanted -= board->at[line[i]] != '.';
        sum += board->at[line[i]] != '.' ? line[i] : 0;
    }
    for (int i = 0; i < length && wanted == 0; i++) {
        xq_pin pin;

        memset(&pin, 0, sizeof pin);
        pin.square = (xq_square)line[i];
        pin.pinner = (xq_square)pinner;
        pin.other = kind_of(board->at[pinner]) == 'C' ? (xq_square)(sum - line[i]) : XQ_SQUARE_NONE;
        for (int j = 0; j < length; j++) {
            pin.line[pin.length++] = (xq_square)line[j];
        }
        if (side_of(board->at[line[i]]) == side && is_held(board, &pin)) {
            pins[count++] = pin;
        }
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
