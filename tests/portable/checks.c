/* Answers that must be the same on every machine. No test library, so that a bare tool chain suffices. */
#include "checks.h"

#include <stdio.h>
#include <string.h>

#include <xiangqi/xiangqi.h>

/* Keys by keys.py, which follows docs/keys.md alone; counts from tests/facts/perft.tsv. */
typedef struct known {
    const char *fen;
    uint64_t key;
    uint64_t perft_3;
} known;

static const known answers[] = {
    {"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1", UINT64_C(0xE10DDC886DE70F15),
     79666},
    {"2b1ka3/9/b3N4/4n4/9/9/9/4C4/2p6/2BK5 w - - 0 1", UINT64_C(0xB0B766E6B6F93488), 3883},
    {"C3kab2/4a3R/4b4/7R1/p5pn1/9/5rP2/4B4/4A4/3CKA1rc w - - 0 1", UINT64_C(0x3B4AA0D6BD1F2000), 73228},
    {"4k4/4a4/9/9/9/2p5R/9/9/4A4/4K4 w - - 0 1", UINT64_C(0xD2B42A84B8E9E744), 2948},
    {"2bak4/1N1RaP3/4b4/9/9/9/9/6n2/3p1r3/2BAKAB2 w - - 0 1", UINT64_C(0x17C917A7018ADC56), 9749},
    {"3ak4/4a1P2/n3b4/3N5/r3C4/9/9/C2R2n2/4A2r1/3AK3c w - - 0 1", UINT64_C(0xDB9298B382630CBF), 72130},
    {"1nba1abn1/5k3/9/p3c1p2/7C1/P1B1r1P2/2c1P4/B7N/9/R2AK4 w - - 0 1", UINT64_C(0x36FB857A3FB4E1AC), 22922},
    {"rnbakabnr/9/9/p1p1p1p1p/1C7/9/P1P1c1P1P/2N1c1N2/4A4/R1BAK1B1R w - - 0 1", UINT64_C(0x913779A25888177D),
     3104},
    {"3k5/8C/9/6p2/9/9/3n3p1/3R5/4K4/9 w - - 0 1", UINT64_C(0x0C0C7CE4624AE49F), 2344},
    {"rnbakab1r/9/8n/p1p1p1p1p/9/9/P1P1P1P1P/1C7/5C1c1/RcBAKABNR w - - 0 1", UINT64_C(0x8CE9CE3A33D2D3F1),
     51793},
    {"1n1a1kb2/r8/b8/6pr1/2C6/p1P5P/9/5A2B/5C3/4K4 b - - 0 1", UINT64_C(0x7F5F3A8217BB7DF8), 711},
    {"1n1a1a3/5k3/4b4/5r3/p7p/9/P1P5P/3A5/4K3N/2B2RB2 b - - 0 1", UINT64_C(0x4F2EA9E934A144A3), 5907},
    {"2b3b2/5k3/9/9/5N3/9/P8/3K4B/5C3/3A1AB2 b - - 0 1", UINT64_C(0x772E4BE6661E97ED), 136},
    {"4kabn1/4a4/9/1P4p1r/1c7/2B3B1p/9/5A3/R3K4/6R2 b - - 0 1", UINT64_C(0x589F552DC7F99D7B), 22520},
    {"Rn2ka3/8n/9/4p1p2/2p6/P3P1P2/2P6/9/5K3/2B2cBN1 b - - 0 1", UINT64_C(0xC5344A0A7DDECDE3), 2933},
    {"3a1k3/9/b3c4/N1PP5/9/9/9/9/9/c1NnK4 b - - 0 1", UINT64_C(0xAACE9FF17136D5CC), 6241},
    {"3k5/9/9/9/9/9/4c4/3nr4/9/4K4 w - - 0 1", UINT64_C(0x88FC06E9666C00EC), 42},
    {"3k5/9/9/9/c3C3c/9/9/9/9/4K4 w - - 0 1", UINT64_C(0x9695605CA4D4F9EC), 7967},
    {"3aka3/9/9/9/9/9/4C4/9/9/4K4 b - - 0 1", UINT64_C(0xA5B19A8050970CF5), 33},
    {"4kn3/3rar3/4C4/9/9/9/9/9/9/4K4 b - - 0 1", UINT64_C(0x6830E235DD231F4B), 878},
};

enum { ANSWERS = sizeof answers / sizeof *answers };

typedef struct size_check {
    const char *name;
    size_t size;
    size_t expected;
} size_check;

static const size_check sizes[] = {
    {"xq_square", sizeof(xq_square), 1},
    {"xq_piece", sizeof(xq_piece), 1},
    {"xq_move", sizeof(xq_move), 2},
    {"xq_position", sizeof(xq_position), 512},
    {"xq_undo", sizeof(xq_undo), 32},
    {"xq_pin", sizeof(xq_pin), 32},
    {"xq_setup", sizeof(xq_setup), 128},
    {"xq_fault", sizeof(xq_fault), 8},
    {"xq_error", sizeof(xq_error), 208},
    {"xq_perft_entry", sizeof(xq_perft_entry), 16},
    {"xq_outcome", sizeof(xq_outcome), 64},
    {"xq_verdict", sizeof(xq_verdict), 64},
    {"xq_evidence", sizeof(xq_evidence), 64},
    {"offset of xq_setup.piece", offsetof(xq_setup, piece), 24},
    {"offset of xq_error.text", offsetof(xq_error, text), 48},
    {"offset of xq_perft_entry.move", offsetof(xq_perft_entry, move), 8},
    {"offset of xq_pin.line", offsetof(xq_pin, line), 4},
    {"offset of xq_outcome.clause", offsetof(xq_outcome, clause), 16},
    {"offset of xq_verdict.clause", offsetof(xq_verdict, clause), 28},
    {"offset of xq_evidence.chaser", offsetof(xq_evidence, chaser), 14},
    {"offset of xq_position.slot_at", offsetof(xq_position, slot_at), 184},
    {"offset of xq_position.seal", offsetof(xq_position, seal), 333},
};

static bool read_strictly(const char *fen, xq_position *position)
{
    return !xq_position_from_fen(fen, strlen(fen), XQ_VARIANT_XIANGQI, XQ_FEN_STRICT, position, NULL, NULL);
}

static bool is_written_as(const xq_position *position, const char *fen)
{
    char text[XQ_FEN_TEXT_SIZE];

    return xq_position_to_fen(position, text, sizeof text) == strlen(fen) && strcmp(text, fen) == 0;
}

static unsigned fault(const char *what, const char *detail)
{
    printf("wrong: %s: %s\n", what, detail);
    return 1;
}

static unsigned check_sizes(void)
{
    unsigned faults = 0;

    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        if (sizes[i].size != sizes[i].expected) {
            printf("wrong: %s is %lu, expected %lu\n", sizes[i].name, (unsigned long)sizes[i].size,
                   (unsigned long)sizes[i].expected);
            faults++;
        }
    }
    return faults;
}

/* FEN there and back, key, perft. */
static unsigned check_answer(const known *answer)
{
    xq_position position;
    uint64_t nodes = 0;
    unsigned faults = 0;

    if (!read_strictly(answer->fen, &position)) {
        return fault("FEN refused", answer->fen);
    }
    if (!is_written_as(&position, answer->fen)) {
        faults += fault("FEN written", answer->fen);
    }
    if (xq_position_key(&position) != answer->key) {
        faults += fault("key", answer->fen);
    }
    if (xq_perft(&position, 3, &nodes, NULL) != XQ_OK || nodes != answer->perft_3) {
        faults += fault("perft 3", answer->fen);
    }
    return faults;
}

static unsigned check_keys_of_moves(const known *answer)
{
    xq_position position;
    xq_move moves[XQ_MOVES_MAX];
    size_t count;
    unsigned faults = 0;

    if (!read_strictly(answer->fen, &position)) {
        return fault("FEN refused", answer->fen);
    }
    count = xq_position_moves(&position, moves, XQ_MOVES_MAX);
    for (size_t i = 0; i < count; i++) {
        uint64_t expected = xq_position_key_after(&position, moves[i]);
        xq_undo undo;

        xq_position_make(&position, moves[i], &undo);
        if (xq_position_key(&position) != expected) {
            faults += fault("key after a move", answer->fen);
        }
        xq_position_unmake(&position, moves[i], &undo);
        if (xq_position_key(&position) != answer->key) {
            faults += fault("key after unmake", answer->fen);
        }
    }
    return faults;
}

/* Red checks with every move, Black never: at the third occurrence Red loses (Q1, Q2, Q7). */
static unsigned check_perpetual_check(void)
{
    static const char fen[] = "c2a1k3/2c1a2R1/b6P1/8p/9/9/9/9/4K4/9 w - - 0 1";
    static const char *const cycle[] = {"h8h9", "f9f8", "h9h8", "f8f9"};
    xq_position start;
    xq_rules *rules = NULL;
    xq_game *game = NULL;
    xq_outcome outcome;
    unsigned faults = 0;

    if (!read_strictly(fen, &start) || xq_rules_new("check-only", NULL, &rules, NULL) != XQ_OK ||
        xq_game_new(&start, rules, NULL, &game, NULL) != XQ_OK) {
        xq_rules_free(rules);
        return fault("a game can't be opened", fen);
    }
    for (unsigned ply = 0; ply < 8; ply++) {
        xq_move move = XQ_MOVE_NONE;

        xq_move_read(cycle[ply % 4], 4, XQ_VARIANT_XIANGQI, XQ_COORDINATES_DEFAULT, &move, NULL);
        if (xq_game_is_over(game) || xq_game_push(game, move, NULL) != XQ_OK) {
            faults += fault("a move of a cycle", cycle[ply % 4]);
        }
    }
    if (xq_game_outcome(game, &outcome) != XQ_OK || outcome.result != XQ_RESULT_SECOND_SIDE_WINS ||
        outcome.winner != XQ_BLACK || outcome.reason != XQ_REASON_PERPETUAL_CHECK || outcome.ply != 8 ||
        strcmp(outcome.clause, "Q7") != 0) {
        faults += fault("the outcome of a perpetual check", fen);
    }
    xq_game_free(game);
    xq_rules_free(rules);
    return faults;
}

static unsigned check_start(void)
{
    xq_position start;
    xq_position mirrored;

    if (xq_position_start(XQ_VARIANT_XIANGQI, &start) != XQ_OK || !is_written_as(&start, answers[0].fen)) {
        return fault("the start", answers[0].fen);
    }
    if (xq_position_mirror(&start, &mirrored) != XQ_OK || !xq_position_equal(&start, &mirrored)) {
        return fault("the start is its own mirror image", answers[0].fen);
    }
    if (xq_version() != XQ_VERSION || strcmp(xq_version_string(), XQ_VERSION_STRING) != 0) {
        return fault("version", xq_version_string());
    }
    return 0;
}

unsigned checks_run(void)
{
    unsigned faults = check_sizes() + check_start() + check_perpetual_check();

    for (unsigned i = 0; i < ANSWERS; i++) {
        faults += check_answer(&answers[i]) + check_keys_of_moves(&answers[i]);
    }
    return faults;
}

void checks_print(void)
{
    for (unsigned i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        printf("%-30s %4lu\n", sizes[i].name, (unsigned long)sizes[i].size);
    }
    for (unsigned i = 0; i < ANSWERS; i++) {
        xq_position position;
        uint64_t nodes = 0;
        uint64_t key;

        memset(&position, 0, sizeof position);
        read_strictly(answers[i].fen, &position);
        key = xq_position_key(&position);
        xq_perft(&position, 3, &nodes, NULL);
        printf("%08lX%08lX %6lu  %s\n", (unsigned long)(key >> 32), (unsigned long)(key & 0xFFFFFFFF),
               (unsigned long)nodes, answers[i].fen);
    }
}
