/* What the harnesses share: the entry that libFuzzer and the driver of the test run call, and its checks. */
#ifndef TESTS_FUZZ_FUZZ_H
#define TESTS_FUZZ_FUZZ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <xiangqi/status.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Ends the process when what always holds does not. */
static inline void require(bool holds, const char *what)
{
    if (holds)
        return;
    fprintf(stderr, "does not hold: %s\n", what);
    abort();
}

/* An error of a text: written whole, and its byte within the text. */
static inline void require_error(const xq_error *error, xq_status status, size_t size)
{
    require(error->code == (int32_t)status, "the error's code is the status");
    require(error->byte == XQ_NOWHERE || error->byte <= size, "the error's byte lies in the text");
    require(error->text[0] != '\0', "the error has a sentence");
    require(memchr(error->text, '\0', sizeof error->text) != NULL, "the error's sentence ends");
}

#endif
