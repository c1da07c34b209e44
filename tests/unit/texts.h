/* Texts of unit tests: copies without a byte to spare, and writers at every capacity. */
#ifndef TESTS_UNIT_TEXTS_H
#define TESTS_UNIT_TEXTS_H

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A copy in a block of its own without a terminating zero: reading past its end shows under a sanitizer. */
static inline char *exact_copy(const char *text, size_t length)
{
    char *copy = calloc(length > 0 ? length : 1, 1);
    if (!copy)
        abort();
    if (length > 0)
        memcpy(copy, text, length);
    return copy;
}

/* A function under test that writes a value as text and returns the length needed. */
typedef size_t text_writer(const void *value, char *text, size_t capacity);

/* Whether an ASCII text is written rightly into a block of a capacity, and nothing behind the block. */
static inline bool fits_capacity(text_writer *write, const void *value, const char *expected, size_t capacity)
{
    const size_t length = strlen(expected);
    const size_t shown = length < capacity ? length : capacity - 1;
    char *block = malloc(capacity + 8);
    bool right = false;

    if (!block)
        abort();
    memset(block, 0x5A, capacity + 8);
    right = write(value, block, capacity) == length;
    if (capacity > 0)
        right = right && memcmp(block, expected, shown) == 0 && block[shown] == '\0';
    for (size_t i = capacity; i < capacity + 8; i++)
        right = right && block[i] == 0x5A;
    free(block);
    return right;
}

/* How many capacities, from 0 to some more than needed, are served wrongly. */
static inline unsigned wrong_capacities(text_writer *write, const void *value, const char *expected)
{
    unsigned wrong = 0;

    for (size_t capacity = 0; capacity < strlen(expected) + 4; capacity++) {
        if (!fits_capacity(write, value, expected, capacity)) {
            printf("capacity %zu: \"%s\" is not written as it should be\n", capacity, expected);
            wrong++;
        }
    }
    if (write(value, NULL, 0) != strlen(expected)) {
        printf("null text: the length of \"%s\" is wrong\n", expected);
        wrong++;
    }
    return wrong;
}

#endif
