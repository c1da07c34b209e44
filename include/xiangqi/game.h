/**
 * @file
 * Games: a start, the moves played, and how the game stands under a set of rules.
 *
 * After each move the game is judged: mate or stalemate first, then repetition, then the limit of
 * plies without a capture, then insufficient material (D3). The start is judged too. In Janggi: facing generals,
 * two passes, mate, repetition, the limit of all plies, that without a capture, insufficient material.
 *
 * Different threads may use different games freely, and share one that nobody changes.
 */
#ifndef XIANGQI_GAME_H
#define XIANGQI_GAME_H

#include <xiangqi/outcome.h>
#include <xiangqi/position.h>
#include <xiangqi/rules.h>

XQ_BEGIN_DECLARATIONS

/** A game in progress or finished. */
typedef struct xq_game xq_game;

/** How a game is kept; bits of xq_game_options::flags. */
typedef enum xq_game_flags {
    XQ_GAME_PLAY_ON =
        1 /**< legal moves are taken after the end too; the outcome stays the first one. None is legal
                             after a mate, nor in Janggi after two passes or facing generals that end play */
} xq_game_flags;

/** Options of xq_game_new(). */
typedef struct xq_game_options {
    size_t size;                   /**< sizeof(xq_game_options) */
    const xq_allocator *allocator; /**< null is libc; copied */
    uint32_t flags;                /**< ::xq_game_flags */
    uint32_t reserved;             /**< zero */
} xq_game_options;

/**
 * Opens a game.
 * @param start    copied; null is the start position of the rules' variant. In Janggi the copy takes the bikjang mode
 *                 of the rules
 * @param rules    copied; null is the default of the start's variant
 * @param options  null is no flags and libc
 * @return XQ_OK; XQ_ERR_VARIANT when start and rules differ; XQ_ERR_POSITION; XQ_ERR_SETUP for a start that only another
 *         bikjang mode allows; XQ_ERR_MEMORY; XQ_ERR_ARGUMENT
 */
XQ_API xq_status xq_game_new(const xq_position *start, const xq_rules *rules, const xq_game_options *options,
                             xq_game **game, xq_error *error);

/** Frees a game; null is fine. */
XQ_API void xq_game_free(xq_game *game);

/** The position now; valid until the game is changed or freed. Null only for a null game. */
XQ_API const xq_position *xq_game_position(const xq_game *game);

/**
 * The position after a number of plies (0 = the start). Costs one unmake for each ply back.
 * @return XQ_OK or XQ_ERR_ARGUMENT
 */
XQ_API xq_status xq_game_position_at(const xq_game *game, uint32_t ply, xq_position *position);

/** How many plies have been played. */
XQ_API uint32_t xq_game_ply_count(const xq_game *game);

/** The move at an index, 0 for the first; XQ_MOVE_NONE when out of range. */
XQ_API xq_move xq_game_move_at(const xq_game *game, uint32_t index);

/**
 * Plays a move; any 16-bit value may be given.
 * @return XQ_OK; XQ_ERR_ILLEGAL_MOVE with reason and ply; XQ_ERR_GAME_OVER; XQ_ERR_MEMORY; XQ_ERR_ARGUMENT;
 *         on failure the game is as before
 */
XQ_API xq_status xq_game_push(xq_game *game, xq_move move, xq_error *error);

/**
 * Plays moves until one fails.
 * @param played receives how many were played; may be null. On failure those before the bad one stay
 *        played, and the error tells its ply.
 */
XQ_API xq_status xq_game_push_all(xq_game *game, const xq_move *moves, size_t count, size_t *played,
                                  xq_error *error);

/**
 * Takes back the last move. An end that fell with it, or was declared after it (resignation,
 * agreement), is lifted; so is a pending draw offer.
 * @param move receives the move; may be null
 * @return XQ_OK; XQ_ERR_NO_MOVE; XQ_ERR_ARGUMENT
 */
XQ_API xq_status xq_game_pop(xq_game *game, xq_move *move, xq_error *error);

/** How the game stands. */
XQ_API xq_status xq_game_outcome(const xq_game *game, xq_outcome *outcome);

/** Whether the game has ended. */
XQ_API bool xq_game_is_over(const xq_game *game);

/** How often the position now has stood in this game, at least 1 (Q1). */
XQ_API uint32_t xq_game_repetitions(const xq_game *game);

/** A side resigns and loses (O2). @return XQ_OK; XQ_ERR_GAME_OVER; XQ_ERR_ARGUMENT */
XQ_API xq_status xq_game_resign(xq_game *game, xq_side side, xq_error *error);

/** A side has run out of time and loses (J16); the library keeps no clock. @return as xq_game_resign() */
XQ_API xq_status xq_game_time_out(xq_game *game, xq_side side, xq_error *error);

/**
 * A side offers a draw (O1); rules by points know none (agreed_draw). The offer stands until it is accepted, declined, or the other side moves.
 * @return XQ_OK; XQ_ERR_GAME_OVER; XQ_ERR_ARGUMENT, also where the rules know no agreed draw
 */
XQ_API xq_status xq_game_offer_draw(xq_game *game, xq_side side, xq_error *error);

/** A side accepts the other side's offer: draw. @return XQ_OK; XQ_ERR_NO_OFFER; XQ_ERR_GAME_OVER; XQ_ERR_ARGUMENT */
XQ_API xq_status xq_game_accept_draw(xq_game *game, xq_side side, xq_error *error);

/** A side declines the other side's offer, or withdraws its own. @return XQ_OK; XQ_ERR_NO_OFFER; XQ_ERR_ARGUMENT */
XQ_API xq_status xq_game_decline_draw(xq_game *game, xq_side side, xq_error *error);

/** The side whose draw offer stands, or XQ_SIDE_NONE. */
XQ_API xq_side xq_game_draw_offer(const xq_game *game);

/**
 * The verdict when the game has ended by repetition.
 * @return whether it has; @p verdict is untouched when not
 */
XQ_API bool xq_game_verdict(const xq_game *game, xq_verdict *verdict);

/**
 * What the verdict found of one move of its window. Found anew, without allocation; costs one unmake for
 * each ply back, as xq_game_position_at(), and so do the two functions after it.
 * @param index 0 for the move at xq_verdict::first
 * @return whether there is such a move; @p evidence is untouched when not
 */
XQ_API bool xq_game_evidence(const xq_game *game, uint32_t index, xq_evidence *evidence);

/**
 * A piece that a move of the window chases.
 * @param index as of xq_game_evidence()
 * @param which 0 to xq_evidence::victims - 1
 * @return whether there is one; @p victim is untouched when not
 */
XQ_API bool xq_game_evidence_victim(const xq_game *game, uint32_t index, uint32_t which, xq_victim *victim);

/**
 * An attack after a move of the window that is no chase, and why not.
 * @param index as of xq_game_evidence()
 * @param which 0 to xq_evidence::refusals - 1
 * @return whether there is one; @p refusal is untouched when not
 */
XQ_API bool xq_game_evidence_refusal(const xq_game *game, uint32_t index, uint32_t which,
                                     xq_refusal *refusal);

/**
 * The line that proves a kill or a chase by gain: what the side would play next if the other passed, with the best
 * answers between. Empty under rules that go by captures alone (parameter chase_by).
 * @param index as of xq_game_evidence()
 * @return how long the line is; at most @p capacity moves are written
 */
XQ_API size_t xq_game_evidence_line(const xq_game *game, uint32_t index, xq_move *moves, size_t capacity);

/**
 * Says in English what the verdict found, who had to change, and why: some sentences without line breaks.
 * @param text     may be null when @p capacity is 0; always terminated
 * @return the length needed without the zero, as snprintf; 0 when the game has not ended by repetition
 */
XQ_API size_t xq_game_explain(const xq_game *game, char *text, size_t capacity);

/** @name Looking ahead
 *  What a move would do, without playing it. No call allocates. */
/** @{ */

/**
 * What a legal move would do by itself: its nature under the game's rules, whom it would chase.
 * @return XQ_OK; XQ_ERR_ILLEGAL_MOVE with the reason; XQ_ERR_ARGUMENT
 */
XQ_API xq_status xq_game_nature_of(const xq_game *game, xq_move move, xq_evidence *evidence, xq_error *error);

/**
 * A piece that a legal move would chase; xq_victim::is_common stays 0.
 * @param which 0 to xq_evidence::victims - 1 of xq_game_nature_of()
 * @return whether there is one; @p victim is untouched when not
 */
XQ_API bool xq_game_nature_victim(const xq_game *game, xq_move move, uint32_t which, xq_victim *victim);

/** An attack after a legal move that would be no chase, as xq_game_nature_victim(). */
XQ_API bool xq_game_nature_refusal(const xq_game *game, xq_move move, uint32_t which, xq_refusal *refusal);

/** The line that would prove the kill or the chase of a legal move, as xq_game_evidence_line(). */
XQ_API size_t xq_game_nature_line(const xq_game *game, xq_move move, xq_move *moves, size_t capacity);

/**
 * How the game would stand after a move: whether it would mate, lose or draw by repetition, reach a limit.
 * @return XQ_OK; XQ_ERR_ILLEGAL_MOVE with the reason; XQ_ERR_GAME_OVER when the game has ended; XQ_ERR_ARGUMENT
 */
XQ_API xq_status xq_game_outcome_after(const xq_game *game, xq_move move, xq_outcome *outcome,
                                       xq_error *error);

/** How often the position after a legal move would have stood, then included; 0 for another move. */
XQ_API uint32_t xq_game_repetitions_after(const xq_game *game, xq_move move);

/**
 * How many times more the position now may come before the rules judge it: the last of these is judged.
 * @return UINT32_MAX when they don't judge repetition; 0 when it has been judged, or for a null game
 */
XQ_API uint32_t xq_game_repeats_left(const xq_game *game);

/**
 * The legal moves that would lose at once by repetition, which the rules so forbid. None when the game has ended.
 * Cheap unless a move repeats: only then a window is judged.
 * @return how many there are; at most @p capacity are written
 */
XQ_API size_t xq_game_banned_moves(const xq_game *game, xq_move *moves, size_t capacity);

/** The legal moves that are not banned. All legal ones when the game has ended. */
XQ_API size_t xq_game_allowed_moves(const xq_game *game, xq_move *moves, size_t capacity);

/** @} */
/** @name For search
 *  On a caller's own history. Nothing is allocated, no game is needed. */
/** @{ */

/**
 * How often a position has stood on a line, itself included, by keys alone: equal keys nearly always are equal
 * positions, not surely so. Costs a comparison for every other ply since the last capture.
 * @param keys   repetition keys (xq_position_key()) of the positions before each ply, the earliest first; a
 *               game's and a search's in one array
 * @param count  how many
 * @param now    the position after them
 */
XQ_API uint32_t xq_keys_repetitions(const uint64_t *keys, size_t count, const xq_position *now);

/**
 * Judges a caller's line as a game is judged: whether its last position has stood so often that the rules
 * decide, and what they decide. Costs what xq_keys_repetitions() does until then, and less than a microsecond for each ply
 * of the window when it does.
 * A null move ends what can be taken back: the line must begin after the last one.
 * @param now    the position after the line
 * @param moves  the moves that led to it, the earliest first; a game's and a search's in one array
 * @param undos  what xq_position_make() or xq_position_play() kept of each
 * @param keys   the key before each, as for xq_keys_repetitions()
 * @param count  how many moves; xq_verdict::first is 1 for the first of them
 * @return whether repetition is judged; @p verdict is untouched when not
 */
XQ_API bool xq_rules_verdict(const xq_rules *rules, const xq_position *now, const xq_move *moves,
                             const xq_undo *undos, const uint64_t *keys, size_t count, xq_verdict *verdict);

/**
 * How a game would stand after a caller's line, by all ends that the rules know: mate, repetition, limits, material, in
 * Janggi also passes and facing generals. The line is given as to xq_rules_verdict(); it must reach back to the last
 * capture for limits to be found, else checks before it count as if there had been none.
 * @return whether the game has ended; @p outcome receives how it stands either way, but is untouched when an
 *         argument is missing. xq_outcome::ply counts the moves of the line.
 */
XQ_API bool xq_rules_outcome(const xq_rules *rules, const xq_position *now, const xq_move *moves,
                             const xq_undo *undos, const uint64_t *keys, size_t count, xq_outcome *outcome);

/**
 * The nature of a move under rules. Unchecked: @p move must be legal here.
 * @return XQ_NATURE_CHECK, XQ_NATURE_KILL, XQ_NATURE_CHASE or XQ_NATURE_IDLE. What else an idle move does
 *         xq_game_nature_of() tells; it also knows the move before, so that it can tell whether a piece was
 *         put there to be taken.
 */
XQ_API xq_nature xq_rules_nature_of(const xq_rules *rules, const xq_position *position, xq_move move);

/** @} */

XQ_END_DECLARATIONS

#endif
