/* Constant tables of the board, written at build time by generate_tables.c. */
#ifndef XQ_BOARD_TABLES_H
#define XQ_BOARD_TABLES_H

#include <stdint.h>

/*
 * A slider's sets on a line, by its place and the inner points of the line (the end points count as
 * occupied). Low half: reached without a jump, the first piece included (R1, C1). High half: beyond exactly
 * one piece, the next included (C2). A place p is bit p on a rank and bit p + 2 on a file, as in a position.
 */
extern const uint32_t xq_rank_lines[9][128];
extern const uint32_t xq_file_lines[10][256];

/*
 * How a square lies to a general on a palace point: the points strictly between as bits of the
 * general's cross (rank word low, file word from bit 16 up), all of bits 0-29 when the two share no line. Bit 31:
 * a horse there is a horse's leap away. The row's last entry is the captured piece's square.
 */
extern const uint32_t xq_relation[18][91];

/* By palace index (Red's d0 e0 f0 d1 ... 0-8, Black's d7 e7 f7 ... 9-17), as bits of the general's half. */
extern const uint64_t xq_general_steps[18];  /* where a general may step (G1) */
extern const uint64_t xq_soldier_checks[18]; /* whence an enemy soldier checks (P1, P2) */

/* By square, the pieces that can ever stand there: bit = xq_piece (xq_can_reach() says why). */
extern const uint16_t xq_reach[90];

/*
 * By palace index, a word for each half: the points whose occupation can change whether a general there is
 * attacked: its rank and file, the points a horse's leap away and their legs. (A soldier's are among them.)
 */
extern const uint64_t xq_zone[18][2];

/*
 * Janggi, as the tables above. What a palace's centre holds is bit 9 of the general's cross (J1): on a corner it lies
 * between the general and a piece on the opposite one. Bit 30: an elephant there is an elephant's leap away (J8).
 */
extern const uint32_t xq_janggi_relation[18][91];
extern const uint64_t xq_janggi_soldier_checks[18]; /* J9 */
extern const uint64_t xq_janggi_zone[18][2];        /* also palace diagonals and what an elephant passes */
extern const uint16_t xq_janggi_reach[90];          /* J4, J9 (xq_janggi_can_reach() says why) */

/* By square, as bits of its half; nothing off the palaces. */
extern const uint64_t xq_palace_steps[91]; /* one point along a drawn line (J4) */
extern const struct xq_palace_slides {
    uint64_t near; /* along drawn diagonals: the next points (J5) */
    uint64_t far;  /* from a corner the opposite one, which lies behind the centre (J5, J6) */
} xq_palace_slides[91];

/* The last entry is the captured piece's square: on line words that are full for both sides, on an unused bit. */
extern const struct xq_square_info {
    uint8_t file;      /* place on its rank */
    uint8_t rank;      /* place on its file word */
    uint8_t rank_half; /* the word of occupied that holds its rank, which begins at bit rank_shift */
    uint8_t rank_shift;
    uint8_t file_line; /* index of its file word */
    uint8_t half;      /* 0 for ranks 0-4, 1 for ranks 5-9 */
    uint8_t half_bit;  /* bit of the square in its half */
    uint8_t palace;    /* palace index, or 255 */
} xq_square_info[91];

/* What a piece on a square sets: its bit in a half and in a file word, and which they are. */
extern const struct xq_square_bits {
    uint64_t in_half;
    uint16_t on_file;
    uint8_t file_line;
    uint8_t half;
    uint32_t padding;
} xq_square_bits[90];

/* Zobrist keys (docs/keys.md); by square and piece; those of no piece are zero. */
extern const uint64_t xq_piece_keys[90][16];
extern const uint64_t xq_side_key;
extern const uint64_t xq_janggi_key;

#endif
