#include "judge/explain.h"

#include "judge/articles.h"
#include "judge/evidence.h"
#include "judge/janggi.h"
#include "judge/repetition.h"

typedef struct explanation {
    const xq_profile *rules;
    const xq_history *history;
    const xq_ruling *ruling;
    xq_writer *writer;
} explanation;

static void write_text(const explanation *of, const char *text)
{
    xq_write_text(of->writer, text);
}

static void write_count(const explanation *of, uint32_t count, const char *noun)
{
    xq_write_number(of->writer, count);
    write_text(of, noun);
    write_text(of, count == 1 ? "" : "s");
}

static xq_variant variant_of(const explanation *of)
{
    return xq_position_variant(of->history->position);
}

/* "Red", "Black". */
static void write_side(const explanation *of, xq_side side)
{
    const char *const name = xq_side_name(side, variant_of(of));
    xq_write_char(of->writer, (char)(name[0] - 'a' + 'A'));
    write_text(of, name + 1);
}

static void write_square(const explanation *of, xq_square square)
{
    char text[XQ_SQUARE_TEXT_SIZE];
    xq_square_write(square, variant_of(of), text, sizeof text);
    write_text(of, text);
}

/* "chariot on d3". */
static void write_piece(const explanation *of, xq_piece piece, xq_square square)
{
    write_text(of, xq_kind_name(xq_piece_kind(piece)));
    write_text(of, " on ");
    write_square(of, square);
}

static void exhibit_ply(const explanation *of, uint32_t ply, xq_side side, xq_exhibit *exhibit)
{
    const xq_verdict *const verdict = &of->ruling->verdict;
    const xq_window window = {verdict->first - 1, verdict->last};
    xq_exhibit_make(of->rules, of->history, ply - 1, xq_window_previous(window, ply - 1),
                    of->ruling->common[side], exhibit);
}

/* The last ply of a side in the window. */
static uint32_t last_ply(const explanation *of, xq_side side)
{
    const uint32_t last = of->ruling->verdict.last;
    return xq_history_mover(of->history, last - 1) == side ? last : last - 1;
}

/* The pieces that all moves of a side chase, where they stand after its last one. */
static void write_common(const explanation *of, xq_side side)
{
    xq_exhibit exhibit;
    xq_victim victim;
    const char *before = ": ";
    exhibit_ply(of, last_ply(of, side), side, &exhibit);
    for (uint32_t i = 0; xq_exhibit_victim(&exhibit, i, &victim); i++) {
        if (!victim.is_common)
            continue;
        write_text(of, before);
        write_text(of, "the ");
        write_piece(of, victim.piece, victim.square);
        before = ", ";
    }
}

/* Why the attacks of an idle move are no chase. */
static void write_refusals(const explanation *of, const xq_exhibit *exhibit)
{
    xq_refusal refusal;
    for (uint32_t i = 0; xq_exhibit_refusal(exhibit, i, &refusal); i++) {
        write_text(of, i ? "; the " : " (the ");
        write_piece(of, refusal.chaser_piece, refusal.chaser);
        write_text(of, " attacks the ");
        write_piece(of, refusal.piece, refusal.square);
        write_text(of, ", but ");
        write_text(of, xq_refusal_text((xq_refusal_reason)refusal.reason));
        if (refusal.by != XQ_SQUARE_NONE && refusal.by != refusal.square) {
            write_text(of, " by the ");
            write_piece(of, refusal.by_piece, refusal.by);
        }
    }
    if (xq_exhibit_evidence(exhibit).refusals)
        write_text(of, ")");
}

static void write_move(const explanation *of, xq_move move)
{
    char text[XQ_MOVE_TEXT_SIZE];
    xq_move_write(move, variant_of(of), XQ_COORDINATES_DEFAULT, text, sizeof text);
    write_text(of, " ");
    write_text(of, text);
}

/* What is said of a move that is no attack. */
static const char *const nature_words[XQ_NATURE_END] = {
    [XQ_NATURE_IDLE] = " is idle",
    [XQ_NATURE_EXCHANGE] = " offers an exchange, idle",
    [XQ_NATURE_OFFER] = " is an offer, idle",
    [XQ_NATURE_BLOCK] = " blocks, idle",
    [XQ_NATURE_FOLLOW] = " follows, idle",
};

/* The first move of a side that attacks nothing. */
static void write_idle(const explanation *of, xq_side side)
{
    xq_exhibit exhibit;
    const uint32_t ply = of->ruling->first_idle[side];
    exhibit_ply(of, ply, side, &exhibit);
    write_text(of, "; ply ");
    xq_write_number(of->writer, ply);
    write_move(of, exhibit.move);
    write_text(of, nature_words[xq_nature_of(&exhibit.finding)]);
    write_refusals(of, &exhibit);
}

static void write_counts(const explanation *of, xq_side side)
{
    const xq_ruling *const ruling = of->ruling;
    write_text(of, " checks with ");
    xq_write_number(of->writer, ruling->checks[side]);
    if (of->rules->values[XQ_PARAMETER_KILL] == XQ_OFF_ON_ON) {
        write_text(of, ", threatens mate with ");
        xq_write_number(of->writer, ruling->kills[side]);
    }
    if (of->rules->values[XQ_PARAMETER_PERPETUAL_CHASE] == XQ_PERPETUAL_CHASE_LOSES) {
        write_text(of, " and chases with ");
        xq_write_number(of->writer, ruling->chases[side]);
    }
    write_text(of, " of ");
    write_count(of, ruling->moves[side], " move");
}

/* What a side's last threat would lead to, where the rules go by gain. */
static void write_proof(const explanation *of, xq_side side)
{
    xq_exhibit exhibit;
    const uint32_t first = of->ruling->verdict.first;
    uint32_t ply = last_ply(of, side);
    exhibit_ply(of, ply, side, &exhibit);
    while (exhibit.finding.proof.count == 0 && ply >= first + 2) {
        ply -= 2;
        exhibit_ply(of, ply, side, &exhibit);
    }
    if (exhibit.finding.proof.count == 0)
        return;
    write_text(of, "; ply ");
    xq_write_number(of->writer, ply);
    write_move(of, exhibit.move);
    write_text(of, exhibit.finding.kill ? " threatens mate by" : " threatens to win by");
    for (uint32_t i = 0; i < exhibit.finding.proof.count; i++)
        write_move(of, exhibit.finding.proof.moves[i]);
}

/* What the moves of a side amount to. */
static void write_judgement(const explanation *of, xq_side side)
{
    const xq_ruling *const ruling = of->ruling;
    write_text(of, " ");
    write_side(of, side);
    switch (ruling->verdict.judgement[side]) {
    case XQ_NATURE_CHECK:
        write_text(of, " checks with every move");
        break;
    case XQ_NATURE_KILL:
        write_text(of, " threatens mate with every move");
        break;
    case XQ_NATURE_CHASE:
        write_text(of, " chases with every move");
        write_common(of, side);
        break;
    case XQ_NATURE_ATTACK:
        write_text(of, " attacks with every move:");
        write_counts(of, side);
        break;
    default:
        write_counts(of, side);
        if (ruling->first_idle[side])
            write_idle(of, side);
        else if (ruling->moves[side] > 0)
            write_text(of, ruling->chases[side] == ruling->moves[side]
                               ? "; no one piece is chased by all of them"
                               : "; checks and chases do not add up");
    }
    write_proof(of, side);
    write_text(of, ".");
}

/* A verdict never guesses in silence. */
static void write_unsure(const explanation *of)
{
    if (of->ruling->verdict.unsure == 0)
        return;
    write_text(of, " The searches ran out of positions at ");
    write_count(of, of->ruling->verdict.unsure, " move");
    write_text(of, ", counted as idle (search_nodes).");
}

static void write_decision(const explanation *of)
{
    const xq_verdict *const verdict = &of->ruling->verdict;
    write_text(of, " ");
    if (verdict->loser == XQ_SIDE_NONE) {
        write_text(of, "Nobody has to change, the game is drawn: ");
    } else {
        write_side(of, (xq_side)verdict->loser);
        write_text(of, " had to change and loses: ");
    }
    write_text(of, xq_article_text(verdict->clause));
    write_text(of, " (");
    write_text(of, verdict->clause);
    write_text(of, ").");
}

void xq_explain(const xq_profile *rules, const xq_history *history, const xq_ruling *ruling,
                xq_writer *writer)
{
    const explanation of = {rules, history, ruling, writer};
    const xq_verdict *const verdict = &ruling->verdict;
    write_text(&of, "The position after ply ");
    xq_write_number(writer, verdict->last);
    write_text(&of, " has stood ");
    write_count(&of, verdict->occurrences, " time");
    write_text(&of, "; plies ");
    xq_write_number(writer, verdict->first);
    write_text(&of, " to ");
    xq_write_number(writer, verdict->last);
    write_text(&of, " are judged.");
    write_judgement(&of, XQ_RED);
    write_judgement(&of, XQ_BLACK);
    write_unsure(&of);
    if (variant_of(&of) == XQ_VARIANT_JANGGI)
        xq_janggi_explain_decision(history, verdict, writer);
    else
        write_decision(&of);
}
