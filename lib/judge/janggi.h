/* How games of Janggi end: a room of its own, for there points decide and nobody is stalemated. */
#ifndef XQ_JUDGE_JANGGI_H
#define XQ_JUDGE_JANGGI_H

#include "base/writer.h"
#include "judge/repetition.h"

/* The ends that clauses are cited for. */
typedef enum xq_janggi_end {
    XQ_JANGGI_BIKJANG,
    XQ_JANGGI_PASSES,
    XQ_JANGGI_REPETITION,
    XQ_JANGGI_PERPETUAL,
    XQ_JANGGI_SHUFFLE,
    XQ_JANGGI_PLIES,
    XQ_JANGGI_NO_CAPTURE,
    XQ_JANGGI_MATERIAL,
    XQ_JANGGI_END
} xq_janggi_end;

/* The clause that a profile cites for an end. Static storage. */
const char *xq_janggi_clause(const xq_profile *rules, xq_janggi_end end);

/* The side that wins by points (J13): never a tie. */
xq_side xq_janggi_points_winner(const xq_position *position);

/* Whether both sides' pieces count fewer points than that; what Han is given is left out. */
bool xq_janggi_both_below(const xq_position *position, uint32_t points);

/*
 * Judges the position now: facing generals, two passes, mate, shuffle and repetition, the limit of all plies, that
 * without a capture, a dead position.
 * standing  xq_position_status() of the position
 * ruling    written when the end is by repetition
 */
xq_outcome xq_janggi_judge(const xq_profile *rules, const xq_history *history, xq_standing standing,
                           xq_ruling *ruling);

/*
 * The verdict on a position that has stood often enough.
 * @return false where the rules leave the repetition free; the ruling is untouched then
 */
bool xq_janggi_verdict(const xq_profile *rules, const xq_history *history, const xq_occurrences *occurrences,
                       xq_ruling *ruling);

/* Whether the last ply brought a piece a third time to a point, with its side's last five moves between two points. */
bool xq_janggi_is_shuffle(const xq_history *history);

/* The last sentence of an explanation: who wins, and by what. */
void xq_janggi_explain_decision(const xq_history *history, const xq_verdict *verdict, xq_writer *writer);

#endif
