/**
 * @file
 * Sides and pieces. All functions may be called from any thread.
 */
#ifndef XIANGQI_PIECE_H
#define XIANGQI_PIECE_H

#include <xiangqi/square.h>

XQ_BEGIN_DECLARATIONS

/** A side. The first mover sits at rank 0: Red 紅 in Xiangqi, Cho 초(楚) in Janggi (T1, J2). */
typedef enum xq_side {
    XQ_SIDE_NONE = -1,
    XQ_RED = 0,   /**< 紅, moves first, capital letters in FEN */
    XQ_BLACK = 1, /**< 黑, small letters in FEN */
    XQ_CHO = 0,   /**< 초(楚), moves first */
    XQ_HAN = 1    /**< 한(漢) */
} xq_side;

/** A kind of piece, without its side. */
typedef enum xq_kind {
    XQ_KIND_NONE = 0,
    XQ_GENERAL = 1,  /**< 帥 將, FEN K */
    XQ_ADVISOR = 2,  /**< 仕 士, FEN A; the guard of Janggi */
    XQ_ELEPHANT = 3, /**< 相 象, FEN B (or E) */
    XQ_HORSE = 4,    /**< 傌 馬, FEN N (or H) */
    XQ_CHARIOT = 5,  /**< 俥 車, FEN R */
    XQ_CANNON = 6,   /**< 炮 砲, FEN C */
    XQ_SOLDIER = 7,  /**< 兵 卒, FEN P */
    XQ_KIND_END = 8
} xq_kind;

/** A piece: kind + 8 * side. */
typedef uint8_t xq_piece;

enum {
    XQ_PIECE_NONE = 0,
    XQ_RED_GENERAL = 1,
    XQ_RED_ADVISOR = 2,
    XQ_RED_ELEPHANT = 3,
    XQ_RED_HORSE = 4,
    XQ_RED_CHARIOT = 5,
    XQ_RED_CANNON = 6,
    XQ_RED_SOLDIER = 7,
    XQ_BLACK_GENERAL = 9,
    XQ_BLACK_ADVISOR = 10,
    XQ_BLACK_ELEPHANT = 11,
    XQ_BLACK_HORSE = 12,
    XQ_BLACK_CHARIOT = 13,
    XQ_BLACK_CANNON = 14,
    XQ_BLACK_SOLDIER = 15,
    XQ_PIECE_END = 16 /**< one past the last piece; 8 is no piece */
};

/** The piece of @p side and @p kind, or XQ_PIECE_NONE when either is out of range. */
XQ_API xq_piece xq_piece_make(xq_side side, xq_kind kind);

/** The kind of a piece, or XQ_KIND_NONE for a value that is no piece. */
XQ_API xq_kind xq_piece_kind(xq_piece piece);

/** The side of a piece, or XQ_SIDE_NONE for a value that is no piece. */
XQ_API xq_side xq_piece_side(xq_piece piece);

/** The FEN letter of a piece (K A B N R C P, small for the second side), or 0. */
XQ_API char xq_piece_letter(xq_piece piece);

/** The piece of a FEN letter, E and H included, or XQ_PIECE_NONE. */
XQ_API xq_piece xq_piece_from_letter(char letter);

/** The Chinese character of a piece (B7), such as "俥"; "" for no piece. UTF-8, static storage. */
XQ_API const char *xq_piece_character(xq_piece piece);

/** The English name of a kind, such as "chariot"; "" for none. Static storage. */
XQ_API const char *xq_kind_name(xq_kind kind);

/** The name of a side in a variant: "red", "black", "cho", "han"; "" for none. Static storage. */
XQ_API const char *xq_side_name(xq_side side, xq_variant variant);

/** The other side; XQ_SIDE_NONE stays. */
XQ_API xq_side xq_side_other(xq_side side);

/** The name of a variant: "xiangqi", "janggi"; "" for an unknown one. Static storage. */
XQ_API const char *xq_variant_name(xq_variant variant);

/**
 * How many pieces of a kind a side owns at the start (B6): general 1, soldiers 5, others 2; 0 for
 * no kind. A position never holds more.
 */
XQ_API int xq_kind_limit(xq_kind kind);

/**
 * What a piece of a kind counts in Janggi, in half points (J13): chariot 26, cannon 14, horse 10, elephant 6, guard
 * 6, soldier 4, general 0.
 */
XQ_API int xq_kind_points(xq_kind kind);

/**
 * Customary value of a piece of Xiangqi on a square, in half points (V1): advisor 4, elephant 4,
 * horse 8, cannon 9, chariot 18, soldier 2 before and 4 after the river, general 0.
 */
XQ_API int xq_piece_value(xq_piece piece, xq_square square);

XQ_END_DECLARATIONS

#endif
