/* Answers that must be the same on every machine. No test library, so that a bare tool chain suffices. */
#include "checks.h"

#include <stdio.h>
#include <string.h>

#include <xiangqi/xiangqi.h>

/* Keys by keys.py, which follows docs/keys.md alone; counts from tests/facts. */
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

static const known janggi_answers[] = {
    {"rbna1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ANBR w - - 0 1",
     UINT64_C(0x5E470CCAD0E46644), 33474},
    {"rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1",
     UINT64_C(0x6B48DCB6C9D0357C), 33316},
    {"4aabn1/r8/nc2k2c1/p5p2/3pp2p1/2P4b1/P2P1r3/NC1K3C1/3A2R2/R1B2ANB1 b - - 11 16",
     UINT64_C(0xA0156B9FE48937FA), 78493},
    {"1nb1ak1b1/5a3/1C3n1c1/5p3/4p4/3R1P3/1P1c5/N2A2NC1/9/3K5 w - - 10 42", UINT64_C(0xC8E26CAA35B3AE7C),
     4655},
    {"1bna1Cb1r/9/rc1c1kn2/p1p3pp1/4p4/9/P2PP2PP/NC6R/5K3/R1BA1ABN1 b - - 0 9", UINT64_C(0xA227418389C8453B),
     49331},
    {"2bna2b1/1r2ak3/5P1cr/7pp/p8/2p3P2/1P2B3P/1c2A1CC1/R2KA4/2B4NR b - - 0 24", UINT64_C(0x807F089DDD0E95D1),
     5455},
    {"3a2nb1/9/2n2kr2/R2p1p2p/6p2/3P3c1/5BPP1/1p2AC1C1/3Kc4/1BNA2N1R w - - 3 18",
     UINT64_C(0x87C89B2081D13030), 79994},
    {"rnba1abnr/4k4/1c5c1/p1p3p1p/9/9/P1P3P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1", UINT64_C(0x0EF237770FDDAD8A),
     30756},
    {"9/4k4/9/3pP2p1/9/P4p3/2r6/9/3A5/4KA3 b - - 8 52", UINT64_C(0xC1AD6D8A5CBC49D4), 12308},
    {"r1n2a1b1/4a4/1c2kn1c1/1ppB1p3/6p2/6P2/PP4PP1/4rN3/4K4/RBNAA2C1 w - - 1 13",
     UINT64_C(0x8926524524AC18DF), 4730},
    {"2b1k4/n5r2/3a5/6p1p/p8/6Pc1/2b4NP/4KA3/9/1RBANCB2 w - - 0 42", UINT64_C(0x97EE1F23EE488A52), 48012},
    {"1b4n2/rr1kP4/9/p5np1/7N1/9/9/5Kc2/3AA4/9 b - - 9 48", UINT64_C(0x6B7E2C8BF01A6EA2), 1820},
    {"1nbak1bn1/r3a4/1c5c1/1pp2p2r/6p1p/6P2/P2P1P2P/1C1CBN3/3AA4/RBNK4R b - - 21 11",
     UINT64_C(0x97C13E54EE427DAF), 76094},
    {"2bca3r/4k4/2n1cC3/1pp2R3/8p/9/1PPPN1P2/4C4/4A2r1/2BAK3R b - - 0 23", UINT64_C(0x34A658B9F5D55ABF),
     93045},
    {"rnba2nb1/5a3/c2k3c1/p1p2ppr1/8R/2P6/P3P1P2/1C1N1K1C1/R8/1B1AA1NB1 b - - 4 11",
     UINT64_C(0xF91C6CF54520D43B), 77771},
    {"1bb1R4/4k4/nc7/9/1B1nP1p2/9/2P4P1/1C3K3/r1R1N2N1/1B3A2r b - - 0 40", UINT64_C(0x64EAB3BBCB5280C0),
     6173},
    {"3a2nb1/3k1a3/6ccr/p4p2p/4n4/2p3P2/PP4N1P/1C5C1/3KA2R1/RB2A2N1 w - - 0 24", UINT64_C(0xFBE2CB8F53FF9816),
     41303},
    {"1rn1akb2/3a3c1/5P3/pp1p5/7p1/PcP5r/3P4P/RCN2K3/4AA3/2B3B2 b - - 13 23", UINT64_C(0x9129DBC637806BBE),
     69524},
    {"1b2a1nC1/4a3c/1n1c1k3/3ppp1p1/1p4r2/9/R1PPB4/N2B4C/3K5/3AA2N1 w - - 3 23", UINT64_C(0xED425CAF9C62E7BB),
     69426},
    {"3ak4/4a4/4n4/1p2C4/4pp3/3P5/2b5R/3C5/2r6/1RBKA2rc w - - 0 1", UINT64_C(0x6EC4FEEC6DBD48A6), 42109},
};

enum {
    ANSWERS = sizeof answers / sizeof *answers,
    JANGGI_ANSWERS = sizeof janggi_answers / sizeof *janggi_answers,
};

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
    {"xq_layout_choice", sizeof(xq_layout_choice), 16},
    {"xq_fault", sizeof(xq_fault), 8},
    {"xq_error", sizeof(xq_error), 208},
    {"xq_perft_entry", sizeof(xq_perft_entry), 16},
    {"xq_outcome", sizeof(xq_outcome), 64},
    {"xq_verdict", sizeof(xq_verdict), 64},
    {"xq_evidence", sizeof(xq_evidence), 64},
    {"offset of xq_setup.piece", offsetof(xq_setup, piece), 24},
    {"offset of xq_setup.passes", offsetof(xq_setup, passes), 114},
    {"offset of xq_error.text", offsetof(xq_error, text), 48},
    {"offset of xq_perft_entry.move", offsetof(xq_perft_entry, move), 8},
    {"offset of xq_pin.line", offsetof(xq_pin, line), 4},
    {"offset of xq_outcome.clause", offsetof(xq_outcome, clause), 16},
    {"offset of xq_verdict.clause", offsetof(xq_verdict, clause), 28},
    {"offset of xq_evidence.chaser", offsetof(xq_evidence, chaser), 14},
    {"offset of xq_position.slot_at", offsetof(xq_position, slot_at), 184},
    {"offset of xq_position.seal", offsetof(xq_position, seal), 333},
    {"offset of xq_position.cannons", offsetof(xq_position, cannons), 336},
    {"offset of xq_position.reserved", offsetof(xq_position, reserved), 392},
};

static bool read_of(xq_variant variant, const char *fen, xq_position *position)
{
    return !xq_position_from_fen(fen, strlen(fen), variant, XQ_FEN_STRICT, position, NULL, NULL);
}

static bool read_strictly(const char *fen, xq_position *position)
{
    return read_of(XQ_VARIANT_XIANGQI, fen, position);
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
static unsigned check_answer(xq_variant variant, const known *answer)
{
    xq_position position;
    uint64_t nodes = 0;
    unsigned faults = 0;

    if (!read_of(variant, answer->fen, &position)) {
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

static unsigned check_keys_of_moves(xq_variant variant, const known *answer)
{
    xq_position position;
    xq_move moves[XQ_MOVES_MAX];
    size_t count;
    unsigned faults = 0;

    if (!read_of(variant, answer->fen, &position)) {
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

/* The layout of those who have not chosen (J3), points (J13), and the end that two passes are (J11). */
static unsigned check_janggi(void)
{
    const char *start = janggi_answers[0].fen;
    xq_position position;
    unsigned faults = 0;

    if (xq_position_start(XQ_VARIANT_JANGGI, &position) != XQ_OK || !is_written_as(&position, start)) {
        return fault("the start of Janggi", start);
    }
    if (xq_position_score(&position, XQ_CHO) != 144 || xq_position_score(&position, XQ_HAN) != 147) {
        faults += fault("the score at the start", start);
    }
    for (unsigned passes = 0; passes < 2; passes++) {
        if (xq_position_play(&position, xq_position_pass(&position), NULL, NULL) != XQ_OK) {
            faults += fault("a pass", start);
        }
    }
    if (xq_position_status(&position) != XQ_STANDING_FINISHED || xq_position_count(&position) != 0) {
        faults += fault("two passes end play", start);
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
    unsigned faults = check_sizes() + check_start() + check_janggi() + check_perpetual_check();

    for (unsigned i = 0; i < ANSWERS; i++) {
        faults += check_answer(XQ_VARIANT_XIANGQI, &answers[i]);
        faults += check_keys_of_moves(XQ_VARIANT_XIANGQI, &answers[i]);
    }
    for (unsigned i = 0; i < JANGGI_ANSWERS; i++) {
        faults += check_answer(XQ_VARIANT_JANGGI, &janggi_answers[i]);
        faults += check_keys_of_moves(XQ_VARIANT_JANGGI, &janggi_answers[i]);
    }
    return faults;
}

static void print_answer(xq_variant variant, const known *answer)
{
    xq_position position;
    uint64_t nodes = 0;
    uint64_t key;

    memset(&position, 0, sizeof position);
    read_of(variant, answer->fen, &position);
    key = xq_position_key(&position);
    xq_perft(&position, 3, &nodes, NULL);
    printf("%08lX%08lX %6lu  %s\n", (unsigned long)(key >> 32), (unsigned long)(key & 0xFFFFFFFF),
           (unsigned long)nodes, answer->fen);
}

void checks_print(void)
{
    for (unsigned i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        printf("%-30s %4lu\n", sizes[i].name, (unsigned long)sizes[i].size);
    }
    for (unsigned i = 0; i < ANSWERS; i++) {
        print_answer(XQ_VARIANT_XIANGQI, &answers[i]);
    }
    for (unsigned i = 0; i < JANGGI_ANSWERS; i++) {
        print_answer(XQ_VARIANT_JANGGI, &janggi_answers[i]);
    }
}
