#include "board/board.h"

/* Slots by piece and by set of kinds; board.h tells the order. */
enum {
    K = XQ_RED_GENERAL,
    A = XQ_RED_ADVISOR,
    B = XQ_RED_ELEPHANT,
    N = XQ_RED_HORSE,
    R = XQ_RED_CHARIOT,
    C = XQ_RED_CANNON,
    P = XQ_RED_SOLDIER,
    k = XQ_BLACK_GENERAL,
    a = XQ_BLACK_ADVISOR,
    b = XQ_BLACK_ELEPHANT,
    n = XQ_BLACK_HORSE,
    r = XQ_BLACK_CHARIOT,
    c = XQ_BLACK_CANNON,
    p = XQ_BLACK_SOLDIER,
    o = XQ_NO_SET,
    g = XQ_SET_GUARDS,
    s = XQ_SET_SOLDIERS,
};

const uint8_t xq_slot_piece[XQ_EMPTY_SLOT + 1] = {
    K, A, A, B, B, N, N, R, R, C, C,
    P, P, P, P, P, k, a, a, b, b, n,
    n, r, r, c, c, p, p, p, p, p, XQ_PIECE_NONE,
};

const uint8_t xq_slot_set[XQ_EMPTY_SLOT + 1] = {
    o, g, g, g, g, o, o, o, o, o, o, s, s, s, s, s, o, g, g, g, g, o, o, o, o, o, o, s, s, s, s, s, o,
};
