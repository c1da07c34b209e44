/**
 * @file
 * How a game ended, why, when and by which clause; and what a verdict on repetition rests on.
 * All functions may be called from any thread.
 */
#ifndef XIANGQI_OUTCOME_H
#define XIANGQI_OUTCOME_H

#include <xiangqi/move.h>
#include <xiangqi/piece.h>

XQ_BEGIN_DECLARATIONS

/** The result of a game. */
typedef enum xq_result {
    XQ_RESULT_NONE = 0,             /**< the game goes on: "*" */
    XQ_RESULT_FIRST_SIDE_WINS = 1,  /**< Red or Cho wins: "1-0" */
    XQ_RESULT_SECOND_SIDE_WINS = 2, /**< Black or Han wins: "0-1" */
    XQ_RESULT_DRAW = 3              /**< "1/2-1/2" */
} xq_result;

/** Why a game ended. Numbers are never reused or changed. */
typedef enum xq_reason {
    XQ_REASON_NONE = 0,
    XQ_REASON_CHECKMATE = 1,        /**< M1 */
    XQ_REASON_STALEMATE = 2,        /**< M2 */
    XQ_REASON_PERPETUAL_CHECK = 3,  /**< one side checked with every move of the cycle (Q7) */
    XQ_REASON_PERPETUAL_CHASE = 4,  /**< one side chased with every move of the cycle */
    XQ_REASON_PERPETUAL_ATTACK = 5, /**< one side attacked with every move, by checks and chases mixed */
    XQ_REASON_MUTUAL_PERPETUAL = 6, /**< both sides did: draw */
    XQ_REASON_REPETITION =
        7, /**< neither side did: draw; where rules of Janggi forbid it the repeater loses */
    XQ_REASON_NO_CAPTURE_LIMIT = 8,      /**< D1; in Janggi by points or a draw */
    XQ_REASON_INSUFFICIENT_MATERIAL = 9, /**< D2; in Janggi by points or a draw */
    XQ_REASON_RESIGNATION = 10,          /**< O2 */
    XQ_REASON_AGREEMENT = 11,            /**< O1 */
    XQ_REASON_POINTS_PASS = 12,          /**< Janggi, as those that follow: two passes, by points (J11) */
    XQ_REASON_POINTS_BIKJANG = 13,       /**< 빅장, the generals face each other: by points (J12) */
    XQ_REASON_POINTS_REPETITION = 14,    /**< by points (J14) */
    XQ_REASON_POINTS_LIMIT = 15,         /**< the limit of all plies: by points (J14) */
    XQ_REASON_DRAW_BIKJANG = 16,         /**< the generals face each other: draw */
    XQ_REASON_DRAW_PASS = 17,            /**< two passes: draw */
    XQ_REASON_SHUFFLE = 18,              /**< a piece went to and fro between two points: its side loses */
    XQ_REASON_TIME = 19,                 /**< a side ran out of time and loses (J16) */
    XQ_REASON_END
} xq_reason;

/** How a game stands or ended. 64 bytes. */
typedef struct xq_outcome {
    int32_t result; /**< an ::xq_result */
    int32_t winner; /**< an ::xq_side, XQ_SIDE_NONE for a draw or while the game goes on */
    int32_t reason; /**< an ::xq_reason */
    uint32_t ply; /**< plies played when the end fell (0 = the start); while the game goes on, plies played */
    char clause[16];      /**< the clause that decided, such as "Q7"; "" while the game goes on */
    int32_t score[2];     /**< Janggi, where points decided: each side's in half points (J13); else 0 */
    uint8_t reserved[24]; /**< zero */
} xq_outcome;

/** The nature of a move in a cycle. Numbers are never reused or changed. */
typedef enum xq_nature {
    XQ_NATURE_IDLE = 0,     /**< 閑, none of the others */
    XQ_NATURE_CHECK = 1,    /**< 將, Q3, Q7 */
    XQ_NATURE_KILL = 2,     /**< 殺, threat of mate */
    XQ_NATURE_CHASE = 3,    /**< 捉, Q3, Q9 */
    XQ_NATURE_EXCHANGE = 4, /**< 兌 */
    XQ_NATURE_OFFER = 5,    /**< 獻 */
    XQ_NATURE_BLOCK = 6,    /**< 攔 */
    XQ_NATURE_FOLLOW = 7,   /**< 跟 */
    XQ_NATURE_ATTACK = 8, /**< checks and chases mixed: of all moves of a side together, never of one (Q4) */
    XQ_NATURE_END
} xq_nature;

/** A verdict on a repetition. Plies are counted as in xq_outcome::ply: the first move makes ply 1. 64 bytes. */
typedef struct xq_verdict {
    uint32_t first;       /**< ply of the first move of the window */
    uint32_t last;        /**< ply of the move that brought the last occurrence */
    uint32_t occurrences; /**< how often the position has stood */
    int32_t loser;        /**< an ::xq_side, by points too; XQ_SIDE_NONE for a draw */
    int32_t judgement[2]; /**< per side: the ::xq_nature that all its moves amount to, else XQ_NATURE_IDLE */
    int32_t reason;       /**< an ::xq_reason */
    char clause[16];      /**< the clause that decided */
    uint32_t unsure;      /**< moves whose searches ran out of positions (search_nodes): they count as idle */
    uint8_t reserved[16]; /**< zero */
} xq_verdict;

/** Why an attack after a move is no chase. Numbers are never reused or changed. */
typedef enum xq_refusal_reason {
    XQ_REFUSAL_NONE = 0,
    XQ_REFUSAL_UNCROSSED_SOLDIER = 1, /**< the victim is a soldier before the river (Q10, AXF 26) */
    XQ_REFUSAL_GENERAL = 2,           /**< a general attacks (Q10, AXF 28) */
    XQ_REFUSAL_SOLDIER = 3,           /**< a soldier attacks (Q10, AXF 28) */
    XQ_REFUSAL_ILLEGAL = 4,   /**< the capture would leave the own general attacked: a pin (Q9, AXF 27) */
    XQ_REFUSAL_EXCHANGE = 5,  /**< like pieces that could take each other (Q3, AXF 24, 兌) */
    XQ_REFUSAL_PROTECTED = 6, /**< the capturing piece could legally be retaken: a real root (Q3, Q9, 根) */
    XQ_REFUSAL_NOT_NEW = 7,   /**< the attack stood before the move (Q9) */
    XQ_REFUSAL_CHECK = 8,     /**< the move checks, which under these rules chases nothing */
    XQ_REFUSAL_NO_GAIN = 9,   /**< what it leads to wins nothing (CXA 24.3) */
    XQ_REFUSAL_MATED = 10,    /**< carrying it out would get the attacker mated (CXA 24.3) */
    XQ_REFUSAL_ANSWERS_CHECK = 11, /**< the general moved out of check (CXA 26.1.2) */
    XQ_REFUSAL_KEEPS_POST =
        12, /**< a side's only attacking piece, which keeps off mate, attacks a weak piece (CXA 26.2) */
    XQ_REFUSAL_END
} xq_refusal_reason;

/** What was found of one move: of a verdict's window, or of a move that is not yet played. 64 bytes. */
typedef struct xq_evidence {
    uint32_t ply;   /**< 1 for the first move of the game */
    int32_t side;   /**< an ::xq_side */
    int32_t nature; /**< an ::xq_nature, the gravest: a move that checks and chases is a check */
    xq_move move;
    xq_square
        chaser; /**< the first victim's chaser, its square after the move; XQ_SQUARE_NONE without victims */
    uint8_t victims; /**< how many pieces the move chases */
    uint8_t
        refusals; /**< how many attacks after the move are no chase; 0 where the rules don't ask for chases */
    uint8_t line; /**< how long the line is that proves a kill or a chase (xq_game_evidence_line()) */
    uint8_t is_unsure;    /**< 1 when a search ran out of positions (search_nodes): the move counts as idle */
    int8_t gain_strong;   /**< what the line of a chase wins: chariots 2, horses and cannons 1 (CXA 25.3) */
    int8_t gain_soldiers; /**< soldiers across the river */
    int8_t gain_weak;     /**< advisors and elephants */
    uint8_t reserved[42]; /**< zero */
} xq_evidence;

/** A piece that a move chases. 32 bytes. */
typedef struct xq_victim {
    xq_square square; /**< after the move */
    xq_piece piece;
    uint8_t is_common;     /**< 1 when every move of its side in the window chases this piece, else 0 */
    uint8_t chaser_count;  /**< how many pieces newly attack it */
    xq_square chasers[16]; /**< their squares after the move, ascending by kind; the rest XQ_SQUARE_NONE */
    uint8_t reserved[12];  /**< zero */
} xq_victim;

/** An attack after a move that is no chase. 32 bytes. */
typedef struct xq_refusal {
    int32_t reason;   /**< an ::xq_refusal_reason */
    xq_square chaser; /**< the attacking piece's square after the move */
    xq_piece chaser_piece;
    xq_square square; /**< the attacked piece */
    xq_piece piece;
    xq_square by; /**< who protects it, would attack the general, or could take back; else XQ_SQUARE_NONE */
    xq_piece by_piece;    /**< or XQ_PIECE_NONE */
    uint8_t reserved[22]; /**< zero */
} xq_refusal;

/** The identifier of a refusal's reason in lower case, such as "protected"; "" for none. Static storage. */
XQ_API const char *xq_refusal_name(xq_refusal_reason reason);

/** What a refusal's reason says: the end of "the horse attacks the cannon, but ...". "" for none. Static storage. */
XQ_API const char *xq_refusal_text(xq_refusal_reason reason);

/** "*", "1-0", "0-1" or "1/2-1/2"; "" for an unknown value. Static storage. */
XQ_API const char *xq_result_text(xq_result result);

/** The identifier of a reason in lower case, such as "perpetual_check"; "" for none. Static storage. */
XQ_API const char *xq_reason_name(xq_reason reason);

/** The identifier of a nature in lower case, such as "check"; "" when unknown. Static storage. */
XQ_API const char *xq_nature_name(xq_nature nature);

XQ_END_DECLARATIONS

#endif
