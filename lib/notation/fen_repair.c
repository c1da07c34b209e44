/* Names and sentences of the repairs of a FEN reader; the sentences are the errors of strict reading. */
#include <xiangqi/fen.h>

/* In the order of the bits of xq_fen_repair. */
static const struct {
    const char *name;
    const char *text;
} repairs[] = {
    {"side_letter", "the side to move is written as \"r\" or as a capital; \"w\" or \"b\" would be right"},
    {"piece_letters", "a horse or an elephant is written as H or E; N and B would be right"},
    {"missing_side", "the side to move is missing; \"w\" would be right for the first side"},
    {"missing_unused", "an unused field after the side to move is missing; two times \"-\" would be right"},
    {"missing_clock", "the half-move clock is missing; \"0\" would be right after a capture"},
    {"missing_number", "the move number is missing; \"1\" would be right for the first move"},
    {"blanks", "there are needless blanks, tabs or line ends; one blank between fields would be right"},
    {"missing_blanks", "fields run together; one blank between fields would be right"},
    {"underscores", "underscores stand for blanks; one blank between fields would be right"},
    {"pocket", "an empty pocket \"[]\" follows the board; nothing would be right"},
    {"unused_field", "an unused field is not \"-\", as would be right"},
    {"move_number_zero", "the move number is 0; the first move has the number 1"},
    {"leading_zeros", "a number has leading zeros; none would be right"},
    {"empty_counts", "empty points are counted in several digits; one digit, their sum, would be right"},
    {"moves_word", "the word \"moves\" follows the last field; nothing would be right"},
    {"prefix", "the word \"fen\" stands before the board; the board alone would be right"},
};

enum { REPAIR_COUNT = sizeof repairs / sizeof repairs[0] };

_Static_assert(XQ_REPAIR_END == 1 << REPAIR_COUNT, "each repair bit has its name");

/* The index of the only bit of a mask, or REPAIR_COUNT when the mask is none of the bits. */
static unsigned index_of(uint32_t repair)
{
    unsigned index = 0;
    while (index < REPAIR_COUNT && repair != UINT32_C(1) << index)
        index++;
    return index;
}

const char *xq_fen_repair_name(uint32_t repair)
{
    const unsigned index = index_of(repair);
    return index < REPAIR_COUNT ? repairs[index].name : "";
}

const char *xq_fen_repair_text(uint32_t repair)
{
    const unsigned index = index_of(repair);
    return index < REPAIR_COUNT ? repairs[index].text : "unknown repair";
}
