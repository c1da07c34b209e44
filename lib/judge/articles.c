#include "judge/articles.h"

#include "judge/grade.h"
#include "judge/text.h"

static const struct {
    const char *clause;
    const char *text;
} texts[] = {
    {"Q4", "the one side that attacks with every move of the cycle, by checks and chases, loses"},
    {"Q5", "where both sides attack with every move, or each has an idle move, the game is drawn"},
    {"Q7", "the one side that checks with every move of the cycle loses, else the game is drawn"},
    {"CXA 25.1", "perpetual check by one side loses in every case"},
    {"CXA 25.2", "where each side has an idle move the game is drawn"},
    {"CXA 25.3", "the one side that checks, threatens mate or chases with every move loses"},
    {"CXA 26.9.1", "both attack with every move, and the side whose attacks are graver has to change"},
    {"CXA 26.9.2", "a piece that chases a chariot has to change before pieces that chase one together"},
    {"CXA 26.9.3", "a piece that chases a rootless piece has to change before pieces that do so together"},
    {"CXA 26.9.4", "both attack with every move, equally gravely: a draw"},
    {"AXF 3", "a side that repeats an offence and does not change loses"},
    {"AXF 5", "a repetition without an offence is a draw"},
    {"AXF 6", "perpetual check by one side loses"},
    {"AXF 7", "perpetual check by both sides is a draw"},
    {"AXF 8", "perpetual check loses although the other side checks now and then"},
    {"AXF 15", "a cannon may not chase a chariot for ever, protected or not"},
    {"AXF 16", "cannons may chase two chariots in turn: a draw"},
    {"AXF 18", "a chariot may not chase an unprotected cannon for ever"},
    {"AXF 20", "a horse may not chase a chariot for ever, protected or not"},
    {"AXF 22", "perpetual chase by both sides is a draw"},
    {"AXF 23", "a chariot may not chase an unprotected horse for ever"},
    {"AXF 24", "a piece may not chase a like piece for ever that can't take back"},
    {"AXF 32", "chases of several pieces in turn are a draw"},
    {"AXF 33", "several pieces may not chase one piece for ever"},
};

const char *xq_article_text(const char *clause)
{
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        if (xq_text_equal(texts[i].clause, clause))
            return texts[i].text;
    return "";
}

/* The kind that all pieces of a set share, or none. */
static xq_kind shared_kind(xq_slots slots, unsigned side)
{
    xq_kind shared = XQ_KIND_NONE;
    for (; slots; slots &= slots - 1) {
        const xq_kind kind = xq_slot_kind(xq_slots_first(slots, side));
        if (shared != XQ_KIND_NONE && kind != shared)
            return XQ_KIND_NONE;
        shared = kind;
    }
    return shared;
}

/* AXF 15-24 name the pairs of kinds; AXF 33 several chasers; AXF 3 is every offence. */
static const char *chase_article(const xq_tally *tally, unsigned side)
{
    static const struct {
        xq_kind chaser, victim;
        const char *clause;
    } pairs[] = {
        {XQ_CANNON, XQ_CHARIOT, "AXF 15"},
        {XQ_CHARIOT, XQ_CANNON, "AXF 18"},
        {XQ_HORSE, XQ_CHARIOT, "AXF 20"},
        {XQ_CHARIOT, XQ_HORSE, "AXF 23"},
    };
    if (tally->common == 0)
        return "AXF 3";
    const unsigned victim = xq_slots_first(tally->common, side ^ 1);
    const xq_slots chasers = tally->chasers[victim % XQ_SLOTS_PER_SIDE];
    const xq_kind kind = shared_kind(chasers, side);
    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++)
        if (kind == pairs[i].chaser && xq_slot_kind(victim) == pairs[i].victim)
            return pairs[i].clause;
    if (kind == xq_slot_kind(victim))
        return "AXF 24";
    return (chasers & (chasers - 1)) != 0 ? "AXF 33" : "AXF 3";
}

static bool chases_in_turn(const xq_tally *tally)
{
    return tally->moves != 0 && tally->chases == tally->moves && tally->common == 0;
}

/* Whether a side chased pieces of one kind with pieces of another alone. */
static bool chases_only(const xq_tally *tally, unsigned side, xq_kind chaser, xq_kind victim)
{
    for (unsigned place = 0; place < XQ_SLOTS_PER_SIDE; place++)
        if (tally->chasers[place] &&
            (xq_slot_kind(place) != victim || shared_kind(tally->chasers[place], side) != chaser))
            return false;
    return true;
}

/* AXF 16 names cannons on chariots, AXF 32 all others. */
static const char *axf_draw(const xq_verdict *verdict, const xq_tally tallies[2])
{
    if (verdict->reason == XQ_REASON_MUTUAL_PERPETUAL)
        return verdict->judgement[XQ_RED] == XQ_NATURE_CHECK ? "AXF 7" : "AXF 22";
    for (unsigned side = 0; side < 2; side++)
        if (chases_in_turn(&tallies[side]))
            return chases_only(&tallies[side], side, XQ_CANNON, XQ_CHARIOT) ? "AXF 16" : "AXF 32";
    return "AXF 5";
}

static const char *axf_article(const xq_verdict *verdict, const xq_tally tallies[2])
{
    if (verdict->loser == XQ_SIDE_NONE)
        return axf_draw(verdict, tallies);
    if (verdict->reason == XQ_REASON_PERPETUAL_CHECK)
        return tallies[verdict->loser ^ 1].checks ? "AXF 8" : "AXF 6";
    return chase_article(&tallies[verdict->loser], (unsigned)verdict->loser);
}

/* CXA 26.9: both sides attack with every move, one more gravely. */
static const char *cxa_table(unsigned graver, unsigned lighter)
{
    if (graver == XQ_ATTACK_CHARIOT && lighter == XQ_ATTACK_JOINT_CHARIOT)
        return "CXA 26.9.2";
    if (graver == XQ_ATTACK_ROOTLESS && lighter == XQ_ATTACK_JOINT_ROOTLESS)
        return "CXA 26.9.3";
    return "CXA 26.9.1";
}

static const char *cxa_article(const xq_verdict *verdict, const xq_tally tallies[2])
{
    if (verdict->loser == XQ_SIDE_NONE)
        return verdict->reason == XQ_REASON_MUTUAL_PERPETUAL ? "CXA 26.9.4" : "CXA 25.2";
    if (verdict->reason == XQ_REASON_PERPETUAL_CHECK)
        return "CXA 25.1";
    const int32_t other = verdict->loser ^ 1;
    if (verdict->judgement[other] == XQ_NATURE_IDLE)
        return "CXA 25.3";
    return cxa_table(tallies[verdict->loser].classes, tallies[other].classes);
}

const char *xq_article_of(const xq_profile *rules, const xq_verdict *verdict, const xq_tally tallies[2])
{
    if (rules->book == XQ_BOOK_AXF)
        return axf_article(verdict, tallies);
    if (rules->book == XQ_BOOK_CXA)
        return cxa_article(verdict, tallies);
    if (rules->book == XQ_BOOK_CHECK_ONLY)
        return "Q7";
    return verdict->loser == XQ_SIDE_NONE ? "Q5" : "Q4";
}
