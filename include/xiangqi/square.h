/**
 * @file
 * Squares: the 90 points of the board (B1).
 *
 * Files run a to i from Red's (Cho's) left, ranks 0 to 9 from Red's (Cho's) back rank. All functions may
 * be called from any thread.
 */
#ifndef XIANGQI_SQUARE_H
#define XIANGQI_SQUARE_H

#include <xiangqi/status.h>

XQ_BEGIN_DECLARATIONS

/** Which game is played. Part of a setup and of a position. */
typedef enum xq_variant {
    XQ_VARIANT_XIANGQI = 0, /**< 象棋, Chinese chess */
    XQ_VARIANT_JANGGI = 1   /**< 장기, Korean chess */
} xq_variant;

/** A point of the board: rank * 9 + file, a0 = 0 to i9 = 89. */
typedef uint8_t xq_square;

enum {
    XQ_FILE_COUNT = 9,
    XQ_RANK_COUNT = 10,
    XQ_SQUARE_COUNT = 90,
    XQ_SQUARE_NONE = 255,   /**< no square */
    XQ_SQUARE_TEXT_SIZE = 4 /**< enough for any square's text and its zero ("i10") */
};

/** The square on @p file (0-8) and @p rank (0-9), or XQ_SQUARE_NONE when either is out of range. */
XQ_API xq_square xq_square_make(int file, int rank);

/** The file 0-8 of a square, or -1 for a value that is no square. */
XQ_API int xq_square_file(xq_square square);

/** The rank 0-9 of a square, or -1 for a value that is no square. */
XQ_API int xq_square_rank(xq_square square);

/**
 * Writes a square's coordinates: a0 to i9 in Xiangqi, a1 to i10 in Janggi.
 * @return the length needed without the zero, as snprintf; 0 (and an empty text) for no square.
 */
XQ_API size_t xq_square_write(xq_square square, xq_variant variant, char *text, size_t capacity);

/**
 * Reads a square's coordinates; capital file letters are taken too.
 * @param text    not necessarily zero-terminated
 * @param length  bytes of @p text; all of them must belong to the square
 * @return XQ_OK, XQ_ERR_SQUARE_TEXT or XQ_ERR_ARGUMENT
 */
XQ_API xq_status xq_square_read(const char *text, size_t length, xq_variant variant, xq_square *square,
                                xq_error *error);

XQ_END_DECLARATIONS

#endif
