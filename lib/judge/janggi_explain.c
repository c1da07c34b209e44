/* What decides a repetition in Janggi, in English. */
#include "judge/janggi.h"

static void write_side(xq_writer *writer, xq_side side)
{
    xq_write_text(writer, side == XQ_CHO ? "Cho" : "Han");
}

/* Half points as points: "72", "73.5". */
static void write_points(xq_writer *writer, int half_points)
{
    xq_write_number(writer, (uint64_t)(half_points / 2));
    xq_write_text(writer, half_points % 2 ? ".5" : "");
}

static void write_score(xq_writer *writer, const xq_position *position)
{
    for (xq_side side = XQ_CHO; side <= XQ_HAN; side++) {
        xq_write_text(writer, side == XQ_CHO ? "" : ", ");
        write_side(writer, side);
        xq_write_text(writer, " has ");
        write_points(writer, xq_position_score(position, side));
    }
}

void xq_janggi_explain_decision(const xq_history *history, const xq_verdict *verdict, xq_writer *writer)
{
    xq_write_text(writer, " ");
    switch (verdict->reason) {
    case XQ_REASON_POINTS_REPETITION:
        xq_write_text(writer, "Points decide: ");
        write_score(writer, history->position);
        xq_write_text(writer, "; ");
        write_side(writer, xq_side_other((xq_side)verdict->loser));
        xq_write_text(writer, " wins");
        break;
    case XQ_REASON_PERPETUAL_CHECK:
        write_side(writer, (xq_side)verdict->loser);
        xq_write_text(writer,
                      " had to change and loses: the one side that checks with every move of the loop loses");
        break;
    default:
        if (verdict->loser == XQ_SIDE_NONE) {
            xq_write_text(writer, "Nobody has to change, the game is drawn");
            break;
        }
        write_side(writer, (xq_side)verdict->loser);
        xq_write_text(writer, " brought the position again and loses");
    }
    xq_write_text(writer, " (");
    xq_write_text(writer, verdict->clause);
    xq_write_text(writer, ").");
}
