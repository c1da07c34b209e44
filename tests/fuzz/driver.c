/*
 * Feeds a harness without libFuzzer: random bytes, and seeds with a few changes, the same ones on every run.
 *
 * The seeds are the lines of the file FUZZ_SEEDS. Arguments: the number of rounds, else FUZZ_ROUNDS, and the round
 * to begin with; a failure prints its round, so that it can be repeated alone.
 */
#include "fuzz/fuzz.h"
#include "support/random.h"

#include <signal.h>
#include <unistd.h>

enum { SIZE_MAX_INPUT = 1100, SEEDS_MAX = 100 };

static char seeds[SEEDS_MAX][SIZE_MAX_INPUT];
static uint32_t seed_count;
static char round_text[100];

/* Called on abort(), where no more than write() is safe. */
static void tell_round(int signal_number)
{
    (void)signal_number;
    if (write(STDERR_FILENO, round_text, strlen(round_text)) < 0)
        _exit(1);
}

static void begin_round(unsigned long round)
{
    snprintf(round_text, sizeof round_text, "round %lu; the arguments 1 %lu repeat it\n", round, round);
}

static bool read_seeds(const char *path)
{
    FILE *file = fopen(path, "rb");

    if (!file) {
        fprintf(stderr, "can't open %s\n", path);
        return false;
    }
    while (seed_count < SEEDS_MAX && fgets(seeds[seed_count], SIZE_MAX_INPUT, file)) {
        seeds[seed_count][strcspn(seeds[seed_count], "\n")] = '\0';
        seed_count++;
    }
    fclose(file);
    return seed_count > 0;
}

/* An input in the making. */
struct input {
    uint8_t bytes[SIZE_MAX_INPUT];
    size_t size;
};

static void make_random(random_source *source, struct input *input)
{
    input->size = random_below(source, 80);
    for (size_t i = 0; i < input->size; i++)
        input->bytes[i] = (uint8_t)random_below(source, 256);
}

static void take_seed(random_source *source, struct input *input)
{
    const char *seed = seeds[random_below(source, seed_count)];
    input->size = strlen(seed);
    memcpy(input->bytes, seed, input->size);
}

static void change_byte(random_source *source, struct input *input, size_t at)
{
    const char *seed = seeds[random_below(source, seed_count)];
    const size_t length = strlen(seed);

    if (length > 0 && random_below(source, 3) > 0)
        input->bytes[at] = (uint8_t)seed[random_below(source, (uint32_t)length)];
    else
        input->bytes[at] = (uint8_t)random_below(source, 256);
}

static void insert_bytes(random_source *source, struct input *input, size_t at)
{
    const size_t count = 1 + random_below(source, random_below(source, 50) ? 3 : 400);

    if (input->size + count > SIZE_MAX_INPUT)
        return;
    memmove(input->bytes + at + count, input->bytes + at, input->size - at);
    input->size += count;
    for (size_t i = 0; i < count; i++)
        change_byte(source, input, at + i);
}

static void remove_bytes(random_source *source, struct input *input, size_t at)
{
    const size_t most = input->size - at < 6 ? input->size - at : 6;
    const size_t count = 1 + random_below(source, (uint32_t)most);

    memmove(input->bytes + at, input->bytes + at + count, input->size - at - count);
    input->size -= count;
}

/* The end of another seed instead of the own one. */
static void splice(random_source *source, struct input *input, size_t at)
{
    const char *seed = seeds[random_below(source, seed_count)];
    const size_t length = strlen(seed);
    const size_t from = random_below(source, (uint32_t)length + 1);

    if (at + length - from > SIZE_MAX_INPUT)
        return;
    memcpy(input->bytes + at, seed + from, length - from);
    input->size = at + length - from;
}

static void mutate(random_source *source, struct input *input)
{
    for (uint32_t left = random_below(source, 4); left > 0 && input->size > 0; left--) {
        const size_t at = random_below(source, (uint32_t)input->size);
        switch (random_below(source, 5)) {
        case 0:
            insert_bytes(source, input, at);
            break;
        case 1:
            remove_bytes(source, input, at);
            break;
        case 2:
            splice(source, input, at);
            break;
        default:
            change_byte(source, input, at);
            break;
        }
    }
}

/* In a block of its own, so that a sanitizer sees every byte read past the end. */
static void feed(const struct input *input)
{
    uint8_t *copy = malloc(input->size > 0 ? input->size : 1);

    require(copy != NULL, "there is memory");
    memcpy(copy, input->bytes, input->size);
    LLVMFuzzerTestOneInput(copy, input->size);
    free(copy);
}

int main(int count, char **arguments)
{
    const unsigned long rounds = count > 1 ? strtoul(arguments[1], NULL, 10) : FUZZ_ROUNDS;
    const unsigned long first = count > 2 ? strtoul(arguments[2], NULL, 10) : 0;

    if (!read_seeds(FUZZ_SEEDS))
        return 1;
    signal(SIGABRT, tell_round);
    for (unsigned long round = first; round < first + rounds; round++) {
        random_source source = random_from(round);
        struct input input;

        begin_round(round);
        if (random_below(&source, 5) == 0)
            make_random(&source, &input);
        else
            take_seed(&source, &input);
        mutate(&source, &input);
        feed(&input);
    }
    printf("%lu inputs\n", rounds);
    return 0;
}
