/* Verdicts, natures and refusals are those of the second implementation: in the published cycles, in random ones
   (pieces go there and back, or round three points), and for every legal move of random positions. */
#include "properties/spots.h"

#include <stdio.h>
#include <string.h>

#include <xiangqi/fen.h>

#include "support/cycle.h"
#include "support/moves.h"
#include "support/rows.h"
#include "support/slow_judge.h"

enum { TRIES = 12, ROUND_MAX = 3, CANDIDATES = 4 };

/* A piece's way back to where it began: two points, or three. */
typedef struct circuit {
    xq_square at[ROUND_MAX];
    unsigned length;
} circuit;

/* Rules for both: a profile and what is set differently. */
typedef struct rule_set {
    const char *profile;
    slow_rules slow;
    xq_rules *rules;
} rule_set;

enum { PROFILES = 4, RULE_SETS = 24 };

/* The profiles, then profiles with parameters set at random. */
static rule_set judged[RULE_SETS];

/* What the cycles were: a test that met no chase, or no loss, would say little. */
static struct {
    unsigned cycles;
    unsigned moves;
    unsigned lost[RULE_SETS];
    unsigned chases;
    unsigned checks;
    unsigned banned;
} met;

static const struct {
    const char *name;
    size_t offset;
    const char *words[3];
} readings[] = {
    {"mixed_attacks", offsetof(slow_rules, mixed_attacks), {"off", "on", NULL}},
    {"mutual_attack", offsetof(slow_rules, mutual_attack), {"draw", "level", NULL}},
    {"same_victim", offsetof(slow_rules, same_victim), {"off", "on", NULL}},
    {"check_also_chase", offsetof(slow_rules, check_also_chase), {"off", "on", NULL}},
    {"newness", offsetof(slow_rules, newness), {"off", "victim", "pair"}},
    {"root", offsetof(slow_rules, root), {"before", "after", "both"}},
    {"like_pieces", offsetof(slow_rules, like_pieces), {"chase", "mutual", "idle"}},
    {"superior_attack", offsetof(slow_rules, superior_attack), {"off", "on", NULL}},
    {"light_superior", offsetof(slow_rules, light_superior), {"off", "on", NULL}},
    {"general_chases", offsetof(slow_rules, general_chases), {"off", "on", NULL}},
    {"soldier_chases", offsetof(slow_rules, soldier_chases), {"off", "on", NULL}},
    {"uncrossed_soldier_victim", offsetof(slow_rules, uncrossed_soldier_victim), {"off", "on", NULL}},
};

/* Sets each parameter in one of three cases; a contradiction leaves it. */
static void set_at_random(rule_set *set, random_source *random)
{
    for (size_t i = 0; i < sizeof readings / sizeof readings[0]; i++) {
        const uint32_t value = random_below(random, readings[i].words[2] ? 3 : 2);

        if (random_below(random, 3) == 0 &&
            xq_rules_set(set->rules, readings[i].name, readings[i].words[value], NULL) == XQ_OK) {
            *(int *)((char *)&set->slow + readings[i].offset) = (int)value;
        }
    }
}

static int make_rule_sets(void **state)
{
    static const struct {
        const char *profile;
        const slow_rules *slow;
    } profiles[PROFILES] = {
        {"check-only", &slow_check_only},
        {"asian-online", &slow_asian_online},
        {"axf", &slow_federation},
        {"wxf", &slow_federation},
    };
    random_source random = random_from(4040);

    (void)state;
    for (size_t i = 0; i < RULE_SETS; i++) {
        const size_t base = i < PROFILES ? i : 1 + random_below(&random, PROFILES - 1);

        judged[i].profile = profiles[base].profile;
        judged[i].slow = *profiles[base].slow;
        assert_int_equal(xq_rules_new(judged[i].profile, NULL, &judged[i].rules, NULL), XQ_OK);
        if (i >= PROFILES) {
            set_at_random(&judged[i], &random);
        }
    }
    return 0;
}

static int free_rule_sets(void **state)
{
    (void)state;
    for (size_t i = 0; i < RULE_SETS; i++) {
        xq_rules_free(judged[i].rules);
    }
    return 0;
}

static bool is_quiet(const xq_position *position, xq_move move)
{
    return xq_position_piece_at(position, xq_move_to(move)) == XQ_PIECE_NONE &&
           xq_piece_kind(xq_position_piece_at(position, xq_move_from(move))) != XQ_SOLDIER;
}

/* Whether the move attacks something that its piece did not attack. */
static bool is_sharp(const spot *here, xq_move move)
{
    const naive_board after = naive_after(&here->board, move);

    for (int point = 0; point < XQ_SQUARE_COUNT; point++) {
        const char letter = after.at[point];

        if (letter != '.' && (letter >= 'a') == (after.side == 1) &&
            naive_attacks(&after, xq_move_to(move), point) &&
            !naive_attacks(&here->board, xq_move_from(move), point)) {
            return true;
        }
    }
    return false;
}

/* A quiet move of the side to move; sharp ones are taken first. */
static xq_move choose(const spot *here)
{
    xq_move moves[XQ_MOVES_MAX];
    const size_t count = xq_position_moves(&here->position, moves, XQ_MOVES_MAX);
    xq_move chosen = XQ_MOVE_NONE;

    for (unsigned i = 0; i < CANDIDATES && count > 0; i++) {
        const xq_move move = moves[random_below(here->random, (uint32_t)count)];

        if (is_quiet(&here->position, move)) {
            chosen = move;
            if (is_sharp(here, move)) {
                break;
            }
        }
    }
    return chosen;
}

/* The spot after a move. */
static spot spot_after(const spot *here, xq_move move)
{
    return (spot){after_move(&here->position, move), naive_after(&here->board, move), here->random};
}

/* A point from which the piece can go on to where it began, or none; a way without the third point is as good. */
static circuit circuit_of(const spot *here, xq_move move)
{
    circuit way = {.at = {xq_move_from(move), xq_move_to(move)}, .length = 2};
    const spot after = spot_after(here, move);
    spot again = after;
    xq_move moves[XQ_MOVES_MAX];

    again.board.side = 1 - again.board.side;
    if (random_below(here->random, 3) > 0) {
        return way;
    }
    const size_t count = naive_moves(&again.board, moves);
    for (size_t i = 0; i < count; i++) {
        const xq_square third = xq_move_to(moves[i]);

        if (xq_move_from(moves[i]) == way.at[1] && again.board.at[third] == '.' && third != way.at[0] &&
            naive_attacks(&again.board, way.at[1], third) && random_below(here->random, 4) == 0) {
            way.at[2] = third;
            way.length = 3;
            break;
        }
    }
    return way;
}

/* Goes round both circuits until the start has stood three times; false when a move is not legal. */
static bool go_round(const spot *here, const circuit ways[2], cycle *line)
{
    const unsigned plies = 2 * (ways[0].length == ways[1].length ? ways[0].length : 6);
    xq_position now = here->position;

    line->start = here->position;
    line->count = 0;
    for (unsigned i = 0; i < 2 * plies; i++) {
        const circuit *way = &ways[i % 2];
        const unsigned step = i / 2 % way->length;
        const xq_move move = xq_move_make(way->at[step], way->at[(step + 1) % way->length]);

        if (xq_position_play(&now, move, NULL, NULL) != XQ_OK) {
            return false;
        }
        line->moves[line->count++] = move;
    }
    return xq_position_equal(&now, &here->position);
}

static bool make_cycle(const spot *here, cycle *line)
{
    circuit ways[2];
    const xq_move first = choose(here);

    if (first == XQ_MOVE_NONE) {
        return false;
    }
    ways[0] = circuit_of(here, first);
    const spot there = spot_after(here, first);
    const xq_move answer = choose(&there);
    if (answer == XQ_MOVE_NONE) {
        return false;
    }
    ways[1] = circuit_of(&there, answer);
    return go_round(here, ways, line);
}

static unsigned count_bits(uint32_t set)
{
    unsigned count = 0;

    for (; set; set &= set - 1) {
        count++;
    }
    return count;
}

/* Compares one move; the piece that is told as the chaser must be one of those that chase. */
static bool same_move(const slow_ply *slow, const xq_evidence *evidence)
{
    const xq_nature nature = slow_nature(slow);

    met.chases += nature == XQ_NATURE_CHASE;
    met.checks += nature == XQ_NATURE_CHECK;
    if (evidence->nature != (int32_t)nature || evidence->side != slow->side) {
        return false;
    }
    if (nature != XQ_NATURE_CHASE) {
        return true;
    }
    if (evidence->victims != count_bits(slow->victims)) {
        return false;
    }
    for (unsigned victim = 0; victim < 32; victim++) {
        for (unsigned chaser = 0; chaser < 32; chaser++) {
            if (slow->chasers_of[victim] >> chaser & 1 && slow->places[chaser] == evidence->chaser) {
                return true;
            }
        }
    }
    return false;
}

static void say_moves(const cycle *line, char *text, size_t capacity)
{
    size_t length = 0;

    text[0] = '\0';
    for (size_t i = 0; i < line->count && length + 8 < capacity; i++) {
        length += (size_t)snprintf(text + length, capacity - length, " %s",
                                   move_text(line->moves[i], XQ_VARIANT_XIANGQI));
    }
}

static bool complain_of(const spot *here, const cycle *line, const char *profile, const char *what)
{
    char text[300];

    say_moves(line, text, sizeof text);
    return complain(here, XQ_MOVE_NONE, "%s: %s:%s", profile, what, text);
}

static bool same_judgement(const spot *here, const cycle *line, size_t index, const char *fen)
{
    static slow_verdict slow;
    char profile[60];
    xq_game *game = cycle_play_under(line, judged[index].rules);
    xq_verdict verdict;
    bool same = true;

    snprintf(profile, sizeof profile, "%s, set %u", judged[index].profile, (unsigned)index);
    met.cycles += index == 0;
    if (!slow_judge(&judged[index].slow, fen, line->moves, line->count, &slow)) {
        return complain_of(here, line, profile, "the cycle does not repeat");
    }
    if (!game || !xq_game_verdict(game, &verdict)) {
        xq_game_free(game);
        return complain_of(here, line, profile, "no verdict");
    }
    met.lost[index] += slow.loser >= 0;
    if (verdict.first != slow.first + 1 || verdict.last != slow.end) {
        same = complain_of(here, line, profile, "another window");
    }
    if (verdict.loser != (slow.loser < 0 ? (int32_t)XQ_SIDE_NONE : slow.loser)) {
        same = complain_of(here, line, profile, "another loser");
    }
    for (uint32_t i = 0; same && i < slow.end - slow.first; i++) {
        xq_evidence evidence;

        if (!xq_game_evidence(game, i, &evidence) || !same_move(&slow.plies[slow.first + i], &evidence)) {
            char what[60];

            snprintf(what, sizeof what, "move %u has another nature", (unsigned)(slow.first + i + 1));
            same = complain_of(here, line, profile, what);
        }
    }
    xq_game_free(game);
    return same;
}

/* Without its clock: a position on which D1 falls would end before the cycle closes. */
static xq_position rested(const xq_position *position)
{
    xq_setup setup;
    xq_position fresh;

    assert_int_equal(xq_position_to_setup(position, &setup), XQ_OK);
    setup.half_move_clock = 0;
    assert_int_equal(xq_position_from_setup(&setup, &fresh, NULL), XQ_OK);
    return fresh;
}

/* D2: where nobody could mate the game is over before it repeats. */
static bool has_fighters(const naive_board *board)
{
    for (int point = 0; point < XQ_SQUARE_COUNT; point++) {
        if (strchr("RNCPrncp", board->at[point])) {
            return true;
        }
    }
    return false;
}

/* Whether the move, played last, makes its side lose by repetition, as the second implementation has it. */
static bool loses_by(const slow_rules *rules, const char *fen, cycle *line, xq_move last)
{
    static slow_verdict slow;
    const xq_move kept = line->moves[line->count - 1];

    line->moves[line->count - 1] = last;
    const bool ends = slow_judge(rules, fen, line->moves, line->count, &slow);
    line->moves[line->count - 1] = kept;
    return ends && slow.loser == slow.plies[line->count - 1].side;
}

/* Before the last move of the cycle: banned are those moves that lose by repetition, and no other. */
static bool bans_what_loses(const spot *here, cycle *line, size_t index, const char *fen)
{
    cycle shorter = *line;
    xq_move moves[XQ_MOVES_MAX];
    xq_move banned[XQ_MOVES_MAX];

    shorter.count--;
    xq_game *game = cycle_play_under(&shorter, judged[index].rules);
    const size_t count = xq_position_moves(xq_game_position(game), moves, XQ_MOVES_MAX);
    const size_t banned_count = xq_game_banned_moves(game, banned, XQ_MOVES_MAX);
    size_t losing = 0;
    bool same = true;

    for (size_t i = 0; i < count; i++) {
        bool is_banned = false;

        for (size_t j = 0; j < banned_count; j++) {
            is_banned = is_banned || banned[j] == moves[i];
        }
        const bool loses = loses_by(&judged[index].slow, fen, line, moves[i]);
        losing += loses;
        same = same && loses == is_banned;
    }
    met.banned += losing > 0;
    same = same && losing == banned_count &&
           xq_game_allowed_moves(game, moves, XQ_MOVES_MAX) + banned_count == count;
    xq_game_free(game);
    return same || complain_of(here, line, judged[index].profile, "other banned moves before the last");
}

static bool cycles_are_judged_alike(const spot *here)
{
    bool same = true;

    for (unsigned i = 0; i < TRIES && has_fighters(&here->board); i++) {
        char fen[XQ_FEN_TEXT_SIZE];
        cycle line;

        if (!make_cycle(here, &line)) {
            continue;
        }
        line.start = rested(&line.start);
        xq_position_to_fen(&line.start, fen, sizeof fen);
        for (size_t index = 0; index < PROFILES; index++) {
            same = same_judgement(here, &line, index, fen) && same;
        }
        same = same_judgement(here, &line, PROFILES + i % (RULE_SETS - PROFILES), fen) && same;
        if (i == 0) {
            same = bans_what_loses(here, &line, random_below(here->random, RULE_SETS), fen) && same;
        }
    }
    return same;
}

/* Whether the library's victims of a move are those of the second implementation, with all their chasers. */
static bool same_victims(const xq_game *game, xq_move move, const xq_evidence *evidence,
                         const slow_attacks *slow)
{
    unsigned chases = 0;
    unsigned told = 0;

    for (unsigned i = 0; i < evidence->victims; i++) {
        xq_victim victim;

        if (!xq_game_nature_victim(game, move, i, &victim)) {
            return false;
        }
        for (unsigned j = 0; j < victim.chaser_count; j++, told++) {
            if (slow->fate[victim.chasers[j]][victim.square] != XQ_REFUSAL_NONE) {
                return false;
            }
        }
    }
    for (int attacker = 0; attacker < XQ_SQUARE_COUNT; attacker++) {
        for (int victim = 0; victim < XQ_SQUARE_COUNT; victim++) {
            chases += slow->fate[attacker][victim] == XQ_REFUSAL_NONE;
        }
    }
    return chases == told;
}

static bool same_refusals(const xq_game *game, xq_move move, const xq_evidence *evidence,
                          const slow_attacks *slow)
{
    unsigned refused = 0;

    for (unsigned i = 0; i < evidence->refusals; i++) {
        xq_refusal refusal;

        if (!xq_game_nature_refusal(game, move, i, &refusal) ||
            slow->fate[refusal.chaser][refusal.square] != refusal.reason) {
            return false;
        }
    }
    for (int attacker = 0; attacker < XQ_SQUARE_COUNT; attacker++) {
        for (int victim = 0; victim < XQ_SQUARE_COUNT; victim++) {
            const uint8_t fate = slow->fate[attacker][victim];

            refused += fate != XQ_REFUSAL_NONE && fate != XQ_REFUSAL_END;
        }
    }
    return refused == evidence->refusals;
}

/* Compares every legal move of the spot. */
static bool moves_are_judged_alike(const spot *here)
{
    xq_move moves[XQ_MOVES_MAX];
    const size_t count = xq_position_moves(&here->position, moves, XQ_MOVES_MAX);
    const cycle line = {.start = here->position, .count = 0};
    const size_t turns[] = {1, 2, PROFILES + random_below(here->random, RULE_SETS - PROFILES)};
    bool same = true;

    for (size_t turn = 0; turn < sizeof turns / sizeof turns[0]; turn++) {
        const size_t index = turns[turn];
        xq_game *game = cycle_play_under(&line, judged[index].rules);

        for (size_t i = 0; i < count; i++) {
            const slow_attacks slow = slow_attacks_of(&judged[index].slow, &here->board, moves[i]);
            xq_evidence evidence;

            met.moves++;
            assert_int_equal(xq_game_nature_of(game, moves[i], &evidence, NULL), XQ_OK);
            if (!same_victims(game, moves[i], &evidence, &slow)) {
                same = complain(here, moves[i], "%s, set %u: other chases", judged[index].profile,
                                (unsigned)index);
            }
            if (!same_refusals(game, moves[i], &evidence, &slow)) {
                same = complain(here, moves[i], "%s, set %u: other refusals", judged[index].profile,
                                (unsigned)index);
            }
        }
        xq_game_free(game);
    }
    return same;
}

static void published_cycles(void **state)
{
    enum { ID, FEN, MOVES, FIELDS };
    rows *table = rows_open(XQ_FACTS_DIR "/repetition.tsv");
    random_source random = random_from(1);
    char *field[FIELDS];
    unsigned compared = 0;
    bool same = true;

    (void)state;
    assert_non_null(table);
    while (rows_next(table, field, FIELDS)) {
        const cycle line = cycle_read(field[FEN], field[MOVES], "none");
        const spot here = {.position = line.start, .random = &random};

        if (line.count == 1) {
            continue; /* single moves */
        }
        for (size_t index = 0; index < RULE_SETS; index++) {
            compared++;
            same = same_judgement(&here, &line, index, field[FEN]) && same;
        }
    }
    rows_close(table);
    print_message("%u judgements compared\n", compared);
    assert_true(same && compared > 0);
}

static const property cycles = {"random cycles", cycles_are_judged_alike, 2000, 4041};
static const property moves_of_a_position = {"legal moves", moves_are_judged_alike, 800, 4042};

static void the_cycles_were_worth_it(void **state)
{
    (void)state;
    print_message("%u cycles; their moves: %u checks, %u chases; %u single moves; a move banned in %u\n",
                  met.cycles, met.checks, met.chases, met.moves, met.banned);
    for (size_t i = 0; i < RULE_SETS; i++) {
        print_message("%-12s %u lost%s\n", judged[i].profile, met.lost[i],
                      i < PROFILES ? "" : ", parameters set");
        assert_true(met.lost[i] > 0);
    }
    assert_true(met.cycles > 1000);
    assert_true(met.chases > 1000);
    assert_true(met.banned > 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(published_cycles),
        held(&cycles),
        held(&moves_of_a_position),
        cmocka_unit_test(the_cycles_were_worth_it),
    };

    return cmocka_run_group_tests(tests, make_rule_sets, free_rule_sets) != 0;
}
