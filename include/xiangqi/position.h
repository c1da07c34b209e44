/**
 * @file
 * Positions: legal moves, make and unmake, and all that can be asked of a position.
 *
 * A position is a plain value of 512 bytes. Copy it by assignment, keep it on the stack, throw it
 * away without a call. It holds no pointer. Its bytes are no format: never save or compare them
 * (xq_position_equal() compares). A position that the library made always plays: one general a side
 * in its palace, pieces on points they can reach, no more of a kind than a side owns, in Xiangqi generals not
 * facing (G3), the side not to move not in check (L4, J10).
 *
 * A zeroed position is refused: calls that return a status give XQ_ERR_POSITION, the others behave
 * as if the board were empty (no moves, no pieces, key 0). The unchecked calls are named as such.
 *
 * No call allocates. Different threads may use different positions freely, and share one that
 * nobody changes.
 */
#ifndef XIANGQI_POSITION_H
#define XIANGQI_POSITION_H

#include <xiangqi/move.h>
#include <xiangqi/setup.h>

XQ_BEGIN_DECLARATIONS

/** A position. Its members are private: they may change between versions, use the functions. */
typedef struct xq_position {
    /** @cond private */
    uint64_t key; /* Zobrist key of placement and side (docs/keys.md) */
    struct xq_side_pieces {
        uint64_t occupied[3];   /* [half]: 45 points each, ranks 0-4 and 5-9; a full one */
        uint64_t sets[2][2];    /* [set of kinds][half], see lib/board/board.h */
        uint16_t file_line[16]; /* files -2 to 13 */
    } pieces[2];                /* by side */
    uint8_t slot_at[96];        /* slot of the piece on each point; 6 bytes of padding */
    uint8_t square_of[40];      /* point of each slot's piece; 90 when captured */
    uint64_t clocks;            /* half-move clock low, move number high */
    uint8_t side;               /* side to move */
    uint8_t variant;
    uint8_t bikjang; /* Janggi: mode, fixed when the position is made */
    uint8_t passes;  /* Janggi: consecutive passes */
    uint8_t faced;   /* Janggi, XQ_BIKJANG_CALL: the generals faced each other before the last move */
    uint8_t seal;    /* tells a made position from zeroed memory */
    uint8_t padding[2];
    struct xq_cannons {     /* Janggi: both sides' cannons, as halves and as files */
        uint64_t halves[3]; /* the last stays 0 */
        uint16_t files[16];
    } cannons;
    uint8_t reserved[120]; /* zero */
    /** @endcond */
} xq_position;

/** What xq_position_make() keeps for xq_position_unmake(). 32 bytes, private members. */
typedef struct xq_undo {
    /** @cond private */
    uint64_t key;
    uint8_t captured_slot;
    uint8_t passes;
    uint8_t faced;
    uint8_t padding[5];
    uint64_t clocks; /* apart from the key: one 16-byte load of both would wait for two stores */
    uint8_t reserved[8];
    /** @endcond */
} xq_undo;

/** How a position stands, whatever happened before it. */
typedef enum xq_standing {
    XQ_STANDING_NONE = 0,      /**< no position */
    XQ_STANDING_PLAYING = 1,   /**< not in check, has a move */
    XQ_STANDING_CHECK = 2,     /**< in check, has a move (K1) */
    XQ_STANDING_CHECKMATE = 3, /**< in check, has no move (M1) */
    XQ_STANDING_STALEMATE =
        4, /**< not in check, has no move: the side to move loses (M2, 困斃); Xiangqi alone */
    XQ_STANDING_FINISHED = 5 /**< Janggi: two passes or facing generals have ended play (J11, J12), which is
                                    asked before mate; there are no moves. Janggi has no stalemate. */
} xq_standing;

/**
 * Why a move is not legal. When several reasons hold the one that stands first in this list is
 * given; numbers are never reused or changed.
 */
typedef enum xq_illegality {
    XQ_LEGAL = 0,
    XQ_ILLEGAL_VALUE = 1,      /**< the value names no two squares, or the position is zeroed */
    XQ_ILLEGAL_FINISHED = 14,  /**< Janggi: two passes or facing generals have ended play (J11, J12) */
    XQ_ILLEGAL_NO_PIECE = 2,   /**< the origin is empty */
    XQ_ILLEGAL_WRONG_SIDE = 3, /**< the origin holds a piece of the other side (T1) */
    XQ_ILLEGAL_OWN_PIECE =
        4,                   /**< the target holds an own piece; a pass in Xiangqi too (L3, T1); in Janggi the
                                    square of another own piece than the general twice */
    XQ_ILLEGAL_MOVEMENT = 5, /**< the piece never moves in this direction or so far (L1) */
    XQ_ILLEGAL_PALACE = 6,   /**< general or advisor would leave its palace (B3, G1, A1, J4) */
    XQ_ILLEGAL_RIVER = 7,    /**< an elephant would cross it; a soldier would step aside before it (E2, P1) */
    XQ_ILLEGAL_BLOCKED_LEG = 8, /**< the horse's leg is blocked (H1, J7, 蹩馬腿, 멱) */
    XQ_ILLEGAL_BLOCKED_EYE =
        9,                /**< the elephant's eye (E1, 塞象眼), in Janggi either passed point (J8, 멱) */
    XQ_ILLEGAL_PATH = 10, /**< a chariot, or a cannon that does not capture, would jump (R1, C1, J5) */
    XQ_ILLEGAL_SCREEN_COUNT =
        11, /**< a cannon's capture, in Janggi any move of it, without exactly one screen
                                       (C2, C3, J6, 炮架, 다리) */
    XQ_ILLEGAL_CANNON_SCREEN = 15,    /**< Janggi: the cannon would jump a cannon (J6) */
    XQ_ILLEGAL_CANNON_CAPTURE = 16,   /**< Janggi: the cannon would take a cannon (J6) */
    XQ_ILLEGAL_PASS_IN_CHECK = 17,    /**< Janggi: no pass while in check (J11) */
    XQ_ILLEGAL_GENERAL_ATTACKED = 12, /**< the own general would stand attacked (L4, L6, K2, G2, J10) */
    XQ_ILLEGAL_GENERALS_FACE = 13,    /**< the generals would face each other (L5, G3, G4) */
    XQ_ILLEGAL_CALL_STANDS = 18, /**< Janggi: the generals would go on facing, neither broken nor accepted by
                                           a pass (#XQ_BIKJANG_CALL) */
    XQ_ILLEGALITY_END = 19
} xq_illegality;

/** A pinned piece: it stands in an attack on its own general and may not leave freely. 32 bytes. */
typedef struct xq_pin {
    xq_square square; /**< the pinned piece */
    xq_square pinner; /**< the chariot, cannon, horse, elephant or general behind it */
    xq_square other;  /**< a cannon's second screen, or XQ_SQUARE_NONE */
    uint8_t length;   /**< how many entries of @c line are used */
    xq_square line
        [9]; /**< the points strictly between general and pinner, from the general on; those that a horse or
                      elephant passes */
    uint8_t reserved[19]; /**< zero */
} xq_pin;

enum { XQ_PINS_MAX = 16 /**< capacity that holds the pins of any position */ };

/** @name Making positions */
/** @{ */

/** The start of a game, as xq_setup_start(); XQ_ERR_VARIANT when the variant is not built in. */
XQ_API xq_status xq_position_start(xq_variant variant, xq_position *position);

/**
 * Makes a position from a setup.
 * @return XQ_OK; XQ_ERR_SETUP with the first fault in @p error; XQ_ERR_ARGUMENT
 */
XQ_API xq_status xq_position_from_setup(const xq_setup *setup, xq_position *position, xq_error *error);

/** The setup of a position. */
XQ_API xq_status xq_position_to_setup(const xq_position *position, xq_setup *setup);

/** The position seen in a mirror: files a and i change places. */
XQ_API xq_status xq_position_mirror(const xq_position *position, xq_position *mirrored);

/** The position with sides swapped: ranks turned, colours and the side to move exchanged. */
XQ_API xq_status xq_position_swap_sides(const xq_position *position, xq_position *swapped);

/** @} */
/** @name What stands where */
/** @{ */

/** Whether the library made this position (and it is not zeroed memory). */
XQ_API bool xq_position_is_made(const xq_position *position);

/** The variant. */
XQ_API xq_variant xq_position_variant(const xq_position *position);

/** The side to move, or XQ_SIDE_NONE. */
XQ_API xq_side xq_position_side_to_move(const xq_position *position);

/** Plies since the last capture (D1), passes too, the setup's clock included; it stands still at #XQ_CLOCK_MAX. */
XQ_API uint32_t xq_position_half_move_clock(const xq_position *position);

/** The number of the full move, counted from the setup's; it stands still at #XQ_CLOCK_MAX. */
XQ_API uint32_t xq_position_move_number(const xq_position *position);

/** The piece on a square, or XQ_PIECE_NONE. */
XQ_API xq_piece xq_position_piece_at(const xq_position *position, xq_square square);

/** The square of a side's general, or XQ_SQUARE_NONE. */
XQ_API xq_square xq_position_general(const xq_position *position, xq_side side);

/**
 * The squares of all pieces of a kind, ascending.
 * @return how many there are; at most @p capacity are written
 */
XQ_API size_t xq_position_find(const xq_position *position, xq_piece piece, xq_square *squares,
                               size_t capacity);

/** How many pieces of each kind a side has: @p counts receives XQ_KIND_END entries, indexed by ::xq_kind. */
XQ_API xq_status xq_position_material(const xq_position *position, xq_side side, uint8_t counts[XQ_KIND_END]);

/** Sum of a side's values in half points: customary ones in Xiangqi (V1; see xq_piece_value()), points in Janggi
 *  (J13; see xq_kind_points()), without what Han is given. */
XQ_API int xq_position_value(const xq_position *position, xq_side side);

/**
 * Janggi: a side's score now, in half points (점수, J13): its pieces' points, and 1.5 points (덤) for Han. A full
 * army is 144, Han's 147; the two scores are never equal. 0 in Xiangqi.
 */
XQ_API int xq_position_score(const xq_position *position, xq_side side);

/** Janggi: what facing generals do here, fixed when the position is made. */
XQ_API xq_bikjang xq_position_bikjang(const xq_position *position);

/** Whether the generals face each other on an open file (빅장, J12); never so in Xiangqi (G3). */
XQ_API bool xq_position_faces(const xq_position *position);

/** Janggi: whether the side to move has to answer a call: the generals face, and did not before (#XQ_BIKJANG_CALL). */
XQ_API bool xq_position_has_call(const xq_position *position);

/** Janggi: passes in a row that led here, 0 to 2 (J11). */
XQ_API uint32_t xq_position_passes(const xq_position *position);

/** Janggi: the pass of the side to move (한수쉼, J11), legal or not; XQ_MOVE_NONE in Xiangqi. */
XQ_API xq_move xq_position_pass(const xq_position *position);

/** Same variant, placement, side to move and, for Janggi, mode, passes and facing; clocks are not compared. Two zeroed positions are equal, null equals nothing. */
XQ_API bool xq_position_equal(const xq_position *a, const xq_position *b);

/** @} */
/** @name Keys (docs/keys.md) */
/** @{ */

/** The repetition key: variant, placement and side to move. Equal positions have equal keys, not conversely. */
XQ_API uint64_t xq_position_key(const xq_position *position);

/** The key for a transposition table: the repetition key, with Janggi's mode, passes and facing mixed in. */
XQ_API uint64_t xq_position_search_key(const xq_position *position);

/** The repetition key after a legal move, without making it. Unchecked: @p move must be legal here. */
XQ_API uint64_t xq_position_key_after(const xq_position *position, xq_move move);

/** @} */
/** @name Legal moves
 *  The functions that fill an array write at most @p capacity moves and return how many there are.
 *  The order depends on placement and side alone and may change between versions. */
/** @{ */

/** All legal moves, Janggi's pass among them. #XQ_MOVES_MAX always suffices. */
XQ_API size_t xq_position_moves(const xq_position *position, xq_move *moves, size_t capacity);

/** The legal moves that capture (T3). */
XQ_API size_t xq_position_captures(const xq_position *position, xq_move *moves, size_t capacity);

/** The legal moves that give check (K1). */
XQ_API size_t xq_position_checks(const xq_position *position, xq_move *moves, size_t capacity);

/** The legal answers to a check (K2); none when not in check. */
XQ_API size_t xq_position_evasions(const xq_position *position, xq_move *moves, size_t capacity);

/** The legal moves from one square. */
XQ_API size_t xq_position_moves_from(const xq_position *position, xq_square square, xq_move *moves,
                                     size_t capacity);

/** How many legal moves there are; faster than listing them. */
XQ_API size_t xq_position_count(const xq_position *position);

/** Whether there is any legal move. */
XQ_API bool xq_position_has_move(const xq_position *position);

/**
 * Whether a move is legal; any 16-bit value may be asked.
 * @param why receives the first reason in the order of ::xq_illegality, or XQ_LEGAL; may be null
 */
XQ_API bool xq_position_is_legal(const xq_position *position, xq_move move, xq_illegality *why);

/** The identifier of a reason in lower case, such as "blocked_leg"; "legal" for 0; "" when unknown. Static storage. */
XQ_API const char *xq_illegality_name(xq_illegality why);

/** An English sentence for a reason. Static storage. */
XQ_API const char *xq_illegality_text(xq_illegality why);

/** @} */
/** @name Making moves */
/** @{ */

/**
 * Makes a move, checked: any 16-bit value may be given.
 * @param undo   receives what xq_position_unmake() needs; may be null
 * @param error  receives the reason (::xq_illegality) and the text
 * @return XQ_OK; XQ_ERR_ILLEGAL_MOVE, XQ_ERR_POSITION or XQ_ERR_ARGUMENT, the position unchanged
 */
XQ_API xq_status xq_position_play(xq_position *position, xq_move move, xq_undo *undo, xq_error *error);

/**
 * Makes a move, unchecked. Precondition: @p move is legal here (from this position's list, or
 * asked of xq_position_is_legal()); anything else breaks the position.
 */
XQ_API void xq_position_make(xq_position *position, xq_move move, xq_undo *undo);

/** Takes back the last move made, unchecked: @p move and @p undo are those of that move. */
XQ_API void xq_position_unmake(xq_position *position, xq_move move, const xq_undo *undo);

/**
 * Copies a position and makes a move on the copy, unchecked: @p move must be legal in @p position.
 * For searches that keep a position a ply and never take back.
 */
XQ_API void xq_position_make_copy(const xq_position *position, xq_move move, xq_position *after);

/**
 * Gives the turn to the other side without a move, for search (in Xiangqi no such move exists, T1).
 * It counts as a ply for both clocks; the key changes by the side to move alone. In Janggi it is no pass: it ends
 * nothing, accepts no call, and the passes in a row stay as they are.
 * @return XQ_OK; XQ_ERR_IN_CHECK, XQ_ERR_POSITION or XQ_ERR_ARGUMENT, the position unchanged
 */
XQ_API xq_status xq_position_play_null(xq_position *position, xq_undo *undo, xq_error *error);

/** Takes back a null move. Unchecked: @p undo is that of the null move. */
XQ_API void xq_position_unmake_null(xq_position *position, const xq_undo *undo);

/** @} */
/** @name Queries */
/** @{ */

/** How the position stands; an empty list of moves is never to be read as mate. */
XQ_API xq_standing xq_position_status(const xq_position *position);

/** The identifier of a standing in lower case, such as "checkmate"; "" when unknown. Static storage. */
XQ_API const char *xq_standing_name(xq_standing standing);

/** Whether the side to move is in check: an enemy piece attacks its general, pinned or not (K1). */
XQ_API bool xq_position_in_check(const xq_position *position);

/** Whether the side to move is checkmated (M1). */
XQ_API bool xq_position_is_checkmate(const xq_position *position);

/** Whether the side to move is stalemated, which loses in Xiangqi (M2). */
XQ_API bool xq_position_is_stalemate(const xq_position *position);

/**
 * The pieces that check the side to move, ascending.
 * @return how many there are; at most @p capacity are written
 */
XQ_API size_t xq_position_checkers(const xq_position *position, xq_square *squares, size_t capacity);

/**
 * The pieces of a side that attack a square, ascending: those that could capture an enemy piece
 * there by movement alone, pins and the own general's safety not asked. The facing general counts
 * against the enemy general only (G5).
 * @return how many there are; at most @p capacity are written
 */
XQ_API size_t xq_position_attackers(const xq_position *position, xq_square square, xq_side side,
                                    xq_square *squares, size_t capacity);

/** Whether a side attacks a square, as xq_position_attackers(). */
XQ_API bool xq_position_is_attacked(const xq_position *position, xq_square square, xq_side side);

/**
 * Whether the piece on a square is protected: were an enemy piece to stand there instead, its own
 * side could take it by a legal move (Q9; which enemy piece captures, and whence, is not asked). False for an
 * empty square and for a general.
 */
XQ_API bool xq_position_is_protected(const xq_position *position, xq_square square);

/**
 * The pinned pieces of a side, one entry for each piece and pinner, ascending by square (L6).
 * Pinned is an own piece that alone stands between the general and a chariot or the enemy general,
 * each own piece of the two between the general and a cannon, and one on the leg of an enemy horse
 * that would check. In Janggi also on lines of the palace and on the points that an elephant passes; a general pins
 * nothing there, a cannon not where the other piece between is a cannon.
 * @return how many there are; at most @p capacity are written
 */
XQ_API size_t xq_position_pins(const xq_position *position, xq_side side, xq_pin *pins, size_t capacity);

/** Whether a legal move gives check, without making it. Unchecked: @p move must be legal here. */
XQ_API bool xq_position_gives_check(const xq_position *position, xq_move move);

/** @} */

XQ_END_DECLARATIONS

#endif
