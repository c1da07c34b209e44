/*
 * Writes the constant tables of the board as C text to stdout. Runs on the build machine.
 * What each table means stands in tables.h and patterns.h.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { FILES = 9, RANKS = 10, SQUARES = 90, PAD = 2 };

/* Points of a palace in the order of their index: d0 e0 f0 d1 ... for Red, d7 e7 f7 d8 ... for Black (B3). */
static int palace_square(int index)
{
    const int rank = (index < 9 ? 0 : 7) + index % 9 / 3;
    return rank * FILES + 3 + index % 3;
}

static int on_board(int file, int rank)
{
    return file >= 0 && file < FILES && rank >= 0 && rank < RANKS;
}

/*
 * The two sets of a slider at a place of a line: what it reaches without a jump, up to and
 * including the first piece (R1, C1), and what lies over exactly one piece, up to and including the next (C2).
 * The end points of the line count as occupied: nothing lies beyond them.
 */
static uint32_t line_entry(int place, int length, int pad, unsigned inner)
{
    const unsigned occupied = inner << 1 | 1u | 1u << (length - 1);
    uint32_t reach = 0, over = 0;
    for (int step = -1; step <= 1; step += 2) {
        int pieces = 0;
        for (int at = place + step; at >= 0 && at < length && pieces < 2; at += step) {
            *(pieces == 0 ? &reach : &over) |= 1u << (at + pad);
            pieces += (int)(occupied >> at & 1u);
        }
    }
    return reach | over << 16;
}

static void print_line_table(const char *name, int length, int pad)
{
    const unsigned patterns = 1u << (length - 2);
    printf("const uint32_t %s[%d][%u] = {\n", name, length, patterns);
    for (int place = 0; place < length; place++) {
        printf("    {");
        for (unsigned inner = 0; inner < patterns; inner++)
            printf("0x%08X%s", (unsigned)line_entry(place, length, pad, inner),
                   inner + 1 < patterns ? ", " : "},\n");
    }
    printf("};\n\n");
}

/* The points strictly between two places, as bits of a line word. */
static uint32_t between_bits(int a, int b, int pad)
{
    uint32_t bits = 0;
    for (int at = (a < b ? a : b) + 1; at < (a < b ? b : a); at++)
        bits |= 1u << (at + pad);
    return bits;
}

/* A horse on from attacks to: one point straight, one point diagonally outwards (H1). */
static int horse_distance(int from, int to)
{
    const int df = abs(from % FILES - to % FILES);
    const int dr = abs(from / FILES - to / FILES);
    return (df == 1 && dr == 2) || (df == 2 && dr == 1);
}

static uint32_t relation(int general, int square)
{
    const uint32_t nowhere = 0x3FFFFFFFu;
    const uint32_t horse_near = 0x80000000u;
    if (square == SQUARES || square == general)
        return nowhere;
    if (square / FILES == general / FILES)
        return between_bits(square % FILES, general % FILES, 0);
    if (square % FILES == general % FILES)
        return between_bits(square / FILES, general / FILES, PAD) << 16;
    return nowhere | (horse_distance(square, general) ? horse_near : 0);
}

static void print_relations(void)
{
    printf("const uint32_t xq_relation[18][%d] = {\n", SQUARES + 1);
    for (int index = 0; index < 18; index++) {
        printf("    {");
        for (int square = 0; square <= SQUARES; square++)
            printf("0x%08X%s", (unsigned)relation(palace_square(index), square),
                   square < SQUARES ? ", " : "},\n");
    }
    printf("};\n\n");
}

/* Bit of a square in the half that holds it: ranks 0-4 and 5-9, 45 points each. */
static uint64_t half_bit(int file, int rank)
{
    return UINT64_C(1) << (rank % 5 * FILES + file);
}

static void print_words(const char *name, const uint64_t *words, int count)
{
    printf("const uint64_t %s[%d] = {\n   ", name, count);
    for (int i = 0; i < count; i++)
        printf(" 0x%016llX,", (unsigned long long)words[i]);
    printf("\n};\n\n");
}

/* G1: one point orthogonally, inside the palace. P1, P2: an enemy soldier attacks from before, left and right. */
static void print_palace_sets(void)
{
    static const int steps[4][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    uint64_t general_steps[18] = {0}, soldier_checks[18] = {0};
    for (int index = 0; index < 18; index++) {
        const int file = palace_square(index) % FILES, rank = palace_square(index) / FILES;
        const int enemy_side = index < 9 ? 1 : -1; /* where the enemy comes from */
        for (int i = 0; i < 4; i++) {
            const int f = file + steps[i][0], r = rank + steps[i][1];
            const int in_palace = f >= 3 && f <= 5 && (index < 9 ? r >= 0 && r <= 2 : r >= 7 && r <= 9);
            if (in_palace)
                general_steps[index] |= half_bit(f, r);
            if (steps[i][1] != -enemy_side && on_board(f, r))
                soldier_checks[index] |= half_bit(f, r);
        }
    }
    print_words("xq_general_steps", general_steps, 18);
    print_words("xq_soldier_checks", soldier_checks, 18);
}

/* A horse's leap and its leg both matter to a point that it may reach. */
static int near_by_horse(int square, int target)
{
    const int df = abs(square % FILES - target % FILES), dr = abs(square / FILES - target / FILES);
    return horse_distance(square, target) || (df == 1 && dr == 1);
}

/* B3, A1, E2, P1, P3: whether a kind of Red's (general 1 ... soldier 7) can ever stand on a point. */
static int can_reach(int kind, int file, int rank)
{
    const int in_palace = file >= 3 && file <= 5 && rank <= 2;
    switch (kind) {
    case 1:
        return in_palace;
    case 2:
        return in_palace && (file + rank) % 2 == 1;
    case 3:
        return rank % 2 == 0 && rank <= 4 && file % 2 == 0 && (file + rank) % 4 == 2;
    case 7:
        return rank >= 5 || (rank >= 3 && file % 2 == 0);
    default:
        return kind != 0;
    }
}

static void print_reach(void)
{
    printf("const uint16_t xq_reach[%d] = {\n   ", SQUARES);
    for (int square = 0; square < SQUARES; square++) {
        unsigned pieces = 1; /* no piece may be anywhere */
        for (int kind = 1; kind < 8; kind++) {
            pieces |= (unsigned)can_reach(kind, square % FILES, square / FILES) << kind;
            pieces |= (unsigned)can_reach(kind, square % FILES, RANKS - 1 - square / FILES) << (kind + 8);
        }
        printf(" 0x%04X,", pieces);
    }
    printf("\n};\n\n");
}

static void print_zones(void)
{
    printf("const uint64_t xq_zone[18][2] = {\n");
    for (int index = 0; index < 18; index++) {
        const int target = palace_square(index);
        uint64_t halves[2] = {0, 0};
        for (int square = 0; square < SQUARES; square++)
            if (square / FILES == target / FILES || square % FILES == target % FILES ||
                near_by_horse(square, target))
                halves[square / FILES / 5] |= half_bit(square % FILES, square / FILES);
        printf("    {0x%016llX, 0x%016llX},\n", (unsigned long long)halves[0], (unsigned long long)halves[1]);
    }
    printf("};\n\n");
}

/* The palace of a point: 0 Cho's, 1 Han's, or -1. */
static int palace_of(int square)
{
    const int file = square % FILES, rank = square / FILES;
    if (file < 3 || file > 5 || (rank > 2 && rank < 7))
        return -1;
    return rank >= 7;
}

static int palace_centre(int palace)
{
    return palace == 0 ? FILES + 4 : 8 * FILES + 4;
}

/* J1: a drawn diagonal joins the centre of a palace with its corners. */
static int is_diagonal_link(int a, int b)
{
    return palace_of(a) >= 0 && palace_of(a) == palace_of(b) &&
           (a == palace_centre(palace_of(a)) || b == palace_centre(palace_of(a))) &&
           abs(a % FILES - b % FILES) == 1 && abs(a / FILES - b / FILES) == 1;
}

static int are_opposite_corners(int a, int b)
{
    return palace_of(a) >= 0 && palace_of(a) == palace_of(b) && abs(a % FILES - b % FILES) == 2 &&
           abs(a / FILES - b / FILES) == 2;
}

/* J8: an elephant on from attacks to: one point straight, two points diagonally outwards. */
static int elephant_distance(int from, int to)
{
    const int df = abs(from % FILES - to % FILES);
    const int dr = abs(from / FILES - to / FILES);
    return (df == 2 && dr == 3) || (df == 3 && dr == 2);
}

static uint32_t janggi_relation(int general, int square)
{
    const uint32_t centre = 1u << 9;
    const uint32_t elephant_near = 0x40000000u;
    if (square < SQUARES && is_diagonal_link(general, square))
        return 0;
    if (square < SQUARES && are_opposite_corners(general, square))
        return centre;
    return relation(general, square) |
           (square < SQUARES && elephant_distance(square, general) ? elephant_near : 0);
}

static void print_janggi_relations(void)
{
    printf("const uint32_t xq_janggi_relation[18][%d] = {\n", SQUARES + 1);
    for (int index = 0; index < 18; index++) {
        printf("    {");
        for (int square = 0; square <= SQUARES; square++)
            printf("0x%08X%s", (unsigned)janggi_relation(palace_square(index), square),
                   square < SQUARES ? ", " : "},\n");
    }
    printf("};\n\n");
}

static uint64_t bit_of(int square)
{
    return half_bit(square % FILES, square / FILES);
}

/* J4: one point along a drawn line of the palace. */
static int is_palace_step(int a, int b)
{
    const int distance = abs(a % FILES - b % FILES) + abs(a / FILES - b / FILES);
    return palace_of(a) >= 0 && palace_of(a) == palace_of(b) && (distance == 1 || is_diagonal_link(a, b));
}

static void print_palace_lines(void)
{
    uint64_t steps[SQUARES + 1] = {0};
    for (int from = 0; from < SQUARES; from++)
        for (int to = 0; to < SQUARES; to++)
            steps[from] |= is_palace_step(from, to) ? bit_of(to) : 0;
    print_words("xq_palace_steps", steps, SQUARES + 1);
    printf("const struct xq_palace_slides xq_palace_slides[%d] = {\n", SQUARES + 1);
    for (int from = 0; from <= SQUARES; from++) {
        uint64_t near = 0, far = 0;
        for (int to = 0; to < SQUARES && from < SQUARES; to++) {
            near |= is_diagonal_link(from, to) ? bit_of(to) : 0;
            far |= are_opposite_corners(from, to) ? bit_of(to) : 0;
        }
        printf("    {0x%016llX, 0x%016llX},\n", (unsigned long long)near, (unsigned long long)far);
    }
    printf("};\n\n");
}

/* J9: an enemy soldier attacks from before, left and right, and along a diagonal from before. */
static void print_janggi_soldiers(void)
{
    uint64_t checks[18] = {0};
    for (int index = 0; index < 18; index++) {
        const int general = palace_square(index), before = index < 9 ? 1 : -1;
        for (int square = 0; square < SQUARES; square++) {
            const int files = abs(square % FILES - general % FILES);
            const int ranks = square / FILES - general / FILES;
            if ((files == 0 && ranks == before) || (files == 1 && ranks == 0) ||
                (is_diagonal_link(square, general) && ranks == before))
                checks[index] |= bit_of(square);
        }
    }
    print_words("xq_janggi_soldier_checks", checks, 18);
}

/* A horse's or elephant's leap to a point, and what they pass, which lies on the point's diagonals. */
static int near_by_leap(int square, int target)
{
    const int df = abs(square % FILES - target % FILES), dr = abs(square / FILES - target / FILES);
    return horse_distance(square, target) || elephant_distance(square, target) || (df == dr && df <= 2);
}

static void print_janggi_zones(void)
{
    printf("const uint64_t xq_janggi_zone[18][2] = {\n");
    for (int index = 0; index < 18; index++) {
        const int target = palace_square(index);
        uint64_t halves[2] = {0, 0};
        for (int square = 0; square < SQUARES; square++)
            if (square / FILES == target / FILES || square % FILES == target % FILES ||
                near_by_leap(square, target))
                halves[square / FILES / 5] |= bit_of(square);
        printf("    {0x%016llX, 0x%016llX},\n", (unsigned long long)halves[0], (unsigned long long)halves[1]);
    }
    printf("};\n\n");
}

/* J4, J9, J1: generals and guards in their palace, soldiers from their start on, the others everywhere. */
static void print_janggi_reach(void)
{
    printf("const uint16_t xq_janggi_reach[%d] = {\n   ", SQUARES);
    for (int square = 0; square < SQUARES; square++) {
        unsigned pieces = 1;
        for (int side = 0; side < 2; side++) {
            const int from_home = side == 0 ? square / FILES : RANKS - 1 - square / FILES;
            const unsigned in_palace = palace_of(square) == side;
            pieces |= (in_palace | in_palace << 1 | 0xFu << 2 | (unsigned)(from_home >= 3) << 6)
                      << (side * 8 + 1);
        }
        printf(" 0x%04X,", pieces);
    }
    printf("\n};\n\n");
}

/* Offsets of a pattern's set bits; entries beyond them are zero. */
static void print_patterns(const char *name, const int offsets[5])
{
    printf("const uint16_t %s[32][8] = {\n", name);
    for (unsigned pattern = 0; pattern < 32; pattern++) {
        printf("    {");
        for (int bit = 0; bit < 5; bit++)
            if (pattern >> bit & 1)
                printf("%u, ", (unsigned)offsets[bit] & 0xFFFFu);
        printf("%s},\n", pattern ? "" : "0");
    }
    printf("};\n\n");
}

static void print_all_patterns(void)
{
    static const int rank[5] = {0, 1, 2, 3, 4};
    static const int file[5] = {0, 9, 18, 27, 36};
    static const int left[5] = {-18 - 1, -9 - 2, 0, 9 - 2, 18 - 1}; /* H1; no leap goes straight aside */
    static const int right[5] = {-18 + 1, -9 + 2, 0, 9 + 2, 18 + 1};
    print_patterns("xq_rank_patterns", rank);
    print_patterns("xq_file_patterns", file);
    print_patterns("xq_leap_patterns_left", left);
    print_patterns("xq_leap_patterns_right", right);
    static const int far_left[5] = {-27 - 2, -18 - 3, 0, 18 - 3, 27 - 2}; /* J8 */
    static const int far_right[5] = {-27 + 2, -18 + 3, 0, 18 + 3, 27 + 2};
    print_patterns("xq_long_leap_patterns_left", far_left);
    print_patterns("xq_long_leap_patterns_right", far_right);
}

static void print_squares(void)
{
    printf("const struct xq_square_info xq_square_info[%d] = {\n", SQUARES + 1);
    for (int square = 0; square < SQUARES; square++) {
        const int file = square % FILES, rank = square / FILES;
        int palace = 255;
        for (int index = 0; index < 18; index++)
            palace = palace_square(index) == square ? index : palace;
        printf("    {%d, %d, %d, %d, %d, %d, %d, %d},\n", file, rank, rank / 5, rank % 5 * FILES, file + PAD,
               rank / 5, rank % 5 * FILES + file, palace);
    }
    printf("    {1, 0, 2, 0, 13, 0, 63, 255},\n};\n\n"); /* the captured piece's square */
}

static void print_bits(void)
{
    printf("const struct xq_square_bits xq_square_bits[%d] = {\n", SQUARES);
    for (int square = 0; square < SQUARES; square++) {
        const int file = square % FILES, rank = square / FILES;
        printf("    {0x%016llX, 0x%X, %d, %d, 0},\n", (unsigned long long)half_bit(file, rank),
               1u << (rank + PAD), file + PAD, rank / 5);
    }
    printf("};\n\n");
}

/* splitmix64, as docs/keys.md describes it. */
static uint64_t next_key(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return z ^ z >> 31;
}

static void print_keys(void)
{
    uint64_t state = UINT64_C(0x7869616E677169); /* "xiangqi" */
    uint64_t keys[SQUARES][16] = {{0}};
    for (int piece = 0; piece < 16; piece++)
        for (int square = 0; square < SQUARES && piece % 8; square++)
            keys[square][piece] = next_key(&state);
    printf("const uint64_t xq_piece_keys[%d][16] = {\n", SQUARES);
    for (int square = 0; square < SQUARES; square++) {
        printf("    {");
        for (int piece = 0; piece < 16; piece++)
            printf("0x%016llX%s", (unsigned long long)keys[square][piece], piece < 15 ? ", " : "},\n");
    }
    printf("};\n\n");
    printf("const uint64_t xq_side_key = 0x%016llX;\n", (unsigned long long)next_key(&state));
    printf("const uint64_t xq_janggi_key = 0x%016llX;\n", (unsigned long long)next_key(&state));
}

int main(void)
{
    print_line_table("xq_rank_lines", FILES, 0);
    print_line_table("xq_file_lines", RANKS, PAD);
    print_relations();
    print_palace_sets();
    print_zones();
    print_reach();
    print_janggi_relations();
    print_janggi_soldiers();
    print_janggi_zones();
    print_janggi_reach();
    print_palace_lines();
    print_all_patterns();
    print_squares();
    print_bits();
    print_keys();
    return 0;
}
