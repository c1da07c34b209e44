/* Signs of pieces and sides in records of Janggi. UTF-8 in escapes, each with its sign beside it. */
#include "notation/janggi.h"

#include <stddef.h>

static const struct {
    const char *sign;
    xq_kind kind;
} signs[] = {
    {"\xEC\x9E\xA5", XQ_GENERAL},  /* 장 */
    {"\xEA\xB6\x81", XQ_GENERAL},  /* 궁 */
    {"\xEC\x99\x95", XQ_GENERAL},  /* 왕 */
    {"\xE5\xB0\x87", XQ_GENERAL},  /* 將 */
    {"\xE5\xAE\xAE", XQ_GENERAL},  /* 宮 */
    {"\xE7\x8E\x8B", XQ_GENERAL},  /* 王 */
    {"\xEC\x82\xAC", XQ_ADVISOR},  /* 사 */
    {"\xE5\xA3\xAB", XQ_ADVISOR},  /* 士 */
    {"\xEC\x83\x81", XQ_ELEPHANT}, /* 상 */
    {"\xE8\xB1\xA1", XQ_ELEPHANT}, /* 象 */
    {"\xEB\xA7\x88", XQ_HORSE},    /* 마 */
    {"\xE9\xA6\xAC", XQ_HORSE},    /* 馬 */
    {"\xEC\xB0\xA8", XQ_CHARIOT},  /* 차 */
    {"\xEA\xB1\xB0", XQ_CHARIOT},  /* 거 */
    {"\xE8\xBB\x8A", XQ_CHARIOT},  /* 車 */
    {"\xED\x8F\xAC", XQ_CANNON},   /* 포 */
    {"\xE5\x8C\x85", XQ_CANNON},   /* 包 */
    {"\xE7\xA0\xB2", XQ_CANNON},   /* 砲 */
    {"\xEC\xA1\xB8", XQ_SOLDIER},  /* 졸 */
    {"\xEB\xB3\x91", XQ_SOLDIER},  /* 병 */
    {"\xE5\x8D\x92", XQ_SOLDIER},  /* 卒 */
    {"\xE5\x85\xB5", XQ_SOLDIER},  /* 兵 */
};

static const struct {
    const char *sign;
    xq_side side;
} sides[] = {
    {"\xEC\xB4\x88", XQ_CHO}, /* 초 */
    {"\xE6\xA5\x9A", XQ_CHO}, /* 楚 */
    {"\xED\x95\x9C", XQ_HAN}, /* 한 */
    {"\xE6\xBC\xA2", XQ_HAN}, /* 漢 */
};

/* By kind; the soldier of Han has a sign of its own. */
static const char *const written[XQ_KIND_END] = {
    [XQ_KIND_NONE] = "",
    [XQ_GENERAL] = "\xEC\x9E\xA5",  /* 장 */
    [XQ_ADVISOR] = "\xEC\x82\xAC",  /* 사 */
    [XQ_ELEPHANT] = "\xEC\x83\x81", /* 상 */
    [XQ_HORSE] = "\xEB\xA7\x88",    /* 마 */
    [XQ_CHARIOT] = "\xEC\xB0\xA8",  /* 차 */
    [XQ_CANNON] = "\xED\x8F\xAC",   /* 포 */
    [XQ_SOLDIER] = "\xEC\xA1\xB8",  /* 졸 */
};

const char *xq_janggi_sign(xq_piece piece)
{
    return piece == XQ_BLACK_SOLDIER ? "\xEB\xB3\x91" /* 병 */ : written[xq_piece_kind(piece)];
}

char xq_janggi_letter(xq_kind kind)
{
    static const char letters[] = " KAEHRCP";
    return letters[kind];
}

size_t xq_janggi_begins(const char *text, size_t length, const char *word)
{
    size_t at = 0;
    while (word[at]) {
        if (at >= length || text[at] != word[at])
            return 0;
        at++;
    }
    return at;
}

size_t xq_janggi_read_sign(const char *text, size_t length, xq_kind *kind)
{
    for (size_t i = 0; i < sizeof signs / sizeof signs[0]; i++) {
        const size_t bytes = xq_janggi_begins(text, length, signs[i].sign);
        if (bytes == 0)
            continue;
        *kind = signs[i].kind;
        return bytes;
    }
    return 0;
}

size_t xq_janggi_read_side(const char *text, size_t length, xq_side *side)
{
    for (size_t i = 0; i < sizeof sides / sizeof sides[0]; i++) {
        const size_t bytes = xq_janggi_begins(text, length, sides[i].sign);
        if (bytes == 0)
            continue;
        *side = sides[i].side;
        return bytes;
    }
    return 0;
}
