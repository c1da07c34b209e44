/* Points (점수, J13), and the clauses that Janggi's ends are cited by. */
#include "judge/janggi.h"

xq_side xq_janggi_points_winner(const xq_position *position)
{
    /* Pieces count whole points and Han half a point more than whole ones: the two are never equal. */
    return xq_position_score(position, XQ_CHO) > xq_position_score(position, XQ_HAN) ? XQ_CHO : XQ_HAN;
}

bool xq_janggi_both_below(const xq_position *position, uint32_t points)
{
    const int limit = (int)(2 * points);
    return xq_position_value(position, XQ_CHO) < limit && xq_position_value(position, XQ_HAN) < limit;
}

/* FSF: as Fairy-Stockfish plays the variant; KJA: the association's points format. */
static const char *const clauses[][XQ_JANGGI_END] = {
    {"J12", "J11", "J14", "J14", "J14", "J14", "J14", "J13"},
    {"FSF bikjang", "FSF pass", "FSF repetition", "FSF perpetual", "FSF shuffle", "FSF plies",
     "FSF no-capture", "FSF material"},
    {"KJA bikjang", "KJA pass", "KJA repetition", "KJA perpetual", "KJA shuffle", "KJA plies",
     "KJA no-capture", "KJA material"},
};

const char *xq_janggi_clause(const xq_profile *rules, xq_janggi_end end)
{
    switch (rules->book) {
    case XQ_BOOK_JANGGI_FSF:
        return clauses[1][end];
    case XQ_BOOK_JANGGI_KJA:
        return clauses[2][end];
    default:
        return clauses[0][end];
    }
}
