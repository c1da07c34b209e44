/* The bounded text writer: every capacity, lengths, characters never cut. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/writer.h"
#include "support/random.h"
#include "unit/texts.h"

enum { CHARACTERS_MAX = 8, ROOM = 64, GUARD = 0x5A };

/* Texts given as their characters, so that the test knows where each begins. */
static const char *const texts[][CHARACTERS_MAX] = {
    {""},
    {"a"},
    {"a", "b", "c"},
    {"\xC3\xA9"},         /* two bytes */
    {"\xE5\xB8\xA5"},     /* three */
    {"\xF0\xA0\xAE\xB7"}, /* four */
    {"a", "\xC3\xA9", "\xE5\xB8\xA5", "\xF0\xA0\xAE\xB7", "b"},
    {"\xF0\xA0\xAE\xB7", "\xE5\xB8\xA5", "\xC3\xA9", "\xC3\xA9", "\xE5\xB0\x87"},
    {"\xEC\xB4\x88", "(", "\xE6\xA5\x9A", ")", "\xED\x95\x9C"},
};

enum { TEXT_COUNT = sizeof texts / sizeof texts[0] };

static size_t length_of(const char *const *characters)
{
    size_t length = 0;

    for (int i = 0; i < CHARACTERS_MAX && characters[i]; i++)
        length += strlen(characters[i]);
    return length;
}

/* As many whole characters as fit before the zero. */
static void expect(const char *const *characters, size_t capacity, char *expected)
{
    size_t length = 0;

    for (int i = 0; i < CHARACTERS_MAX && characters[i]; i++) {
        const size_t size = strlen(characters[i]);
        if (length + size + 1 > capacity)
            break;
        memcpy(expected + length, characters[i], size);
        length += size;
    }
    expected[length] = '\0';
}

static bool is_written(const char *const *characters, size_t capacity)
{
    char block[ROOM];
    char expected[ROOM] = "";
    xq_writer writer;

    memset(block, GUARD, sizeof block);
    writer = xq_writer_to(block, capacity);
    for (int i = 0; i < CHARACTERS_MAX && characters[i]; i++)
        xq_write_text(&writer, characters[i]);
    if (xq_writer_finish(&writer) != length_of(characters))
        return false;
    for (size_t i = capacity; i < sizeof block; i++) {
        if (block[i] != GUARD)
            return false;
    }
    expect(characters, capacity, expected);
    return capacity == 0 || strcmp(block, expected) == 0;
}

static void every_capacity(void **state)
{
    unsigned wrong = 0;

    (void)state;
    for (int i = 0; i < TEXT_COUNT; i++) {
        for (size_t capacity = 0; capacity < length_of(texts[i]) + 3; capacity++) {
            if (!is_written(texts[i], capacity)) {
                print_error("text %d, capacity %zu: not as it should be\n", i, capacity);
                wrong++;
            }
        }
    }
    assert_int_equal(wrong, 0);
}

static void null_text_counts(void **state)
{
    xq_writer writer = xq_writer_to(NULL, 0);

    (void)state;
    xq_write_text(&writer, "four");
    assert_int_equal(xq_writer_finish(&writer), 4);
    writer = xq_writer_to(NULL, 10); /* a null text has no room, whatever is said */
    xq_write_text(&writer, "four");
    xq_write_char(&writer, '!');
    assert_int_equal(xq_writer_finish(&writer), 5);
}

static void numbers(void **state)
{
    static const struct {
        uint64_t number;
        const char *text;
    } rows[] = {
        {0, "0"},
        {9, "9"},
        {10, "10"},
        {255, "255"},
        {1000000, "1000000"},
        {UINT32_MAX, "4294967295"},
        {UINT64_MAX, "18446744073709551615"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char text[32];
        xq_writer writer = xq_writer_to(text, sizeof text);
        xq_write_number(&writer, rows[i].number);
        assert_int_equal(xq_writer_finish(&writer), strlen(rows[i].text));
        assert_string_equal(text, rows[i].text);
    }
}

static void bytes_may_hold_zero(void **state)
{
    char text[8];
    xq_writer writer = xq_writer_to(text, sizeof text);

    (void)state;
    xq_write_bytes(&writer, "a\0b", 3);
    xq_write_bytes(&writer, "ignored", 0);
    assert_int_equal(xq_writer_finish(&writer), 3);
    assert_memory_equal(text, "a\0b", 4);
}

/* What is no UTF-8 is cut somewhere, within bounds and terminated. */
static void nonsense_stays_in_bounds(void **state)
{
    random_source source = random_from(5);

    (void)state;
    for (int round = 0; round < 20000; round++) {
        char bytes[12];
        char block[24];
        const size_t count = random_below(&source, sizeof bytes + 1);
        const size_t capacity = random_below(&source, 16);
        xq_writer writer;

        for (size_t i = 0; i < count; i++)
            bytes[i] = (char)(0x80 + random_below(&source, 0x80));
        memset(block, GUARD, sizeof block);
        writer = xq_writer_to(block, capacity);
        xq_write_bytes(&writer, bytes, count);
        assert_int_equal(xq_writer_finish(&writer), count);
        if (capacity > 0) {
            assert_non_null(memchr(block, '\0', capacity));
            assert_memory_equal(block, bytes, strlen(block));
        }
        for (size_t i = capacity; i < sizeof block; i++)
            assert_int_equal(block[i], GUARD);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_capacity),
        cmocka_unit_test(null_text_counts),
        cmocka_unit_test(numbers),
        cmocka_unit_test(bytes_may_hold_zero),
        cmocka_unit_test(nonsense_stays_in_bounds),
    };

    return cmocka_run_group_tests_name("writer", tests, NULL, NULL) != 0;
}
