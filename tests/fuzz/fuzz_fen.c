/* FEN from any bytes, leniently and strictly, into setups and positions. */
#include "fuzz/fuzz.h"

#include <xiangqi/fen.h>
#include <xiangqi/render.h>

/* A reading into outputs filled with a pattern. */
struct reading {
    xq_status status;
    xq_setup setup;
    uint32_t repairs;
    xq_error error;
};

static void read_fen(struct reading *reading, const char *text, size_t size, xq_variant variant,
                     uint32_t flags)
{
    struct reading before;

    memset(reading, 0xA5, sizeof *reading);
    before = *reading;
    reading->status =
        xq_fen_read(text, size, variant, flags, &reading->setup, &reading->repairs, &reading->error);
    if (reading->status == XQ_OK)
        return;
    require(reading->status == XQ_ERR_FEN, "a text is a FEN or none");
    require(memcmp(&reading->setup, &before.setup, sizeof before.setup) == 0,
            "a failure leaves the setup alone");
    require(reading->repairs == before.repairs, "a failure leaves the repairs alone");
    require_error(&reading->error, XQ_ERR_FEN, size);
    require(reading->error.field >= XQ_FIELD_NONE && reading->error.field <= XQ_FIELD_TAIL,
            "the field is one");
}

/* The canonical text means the same setup, and needs no repair. */
static void write_and_read(const xq_setup *setup)
{
    char text[XQ_FEN_TEXT_SIZE];
    size_t length = 0;
    struct reading again;

    require(xq_fen_write(setup, text, sizeof text, &length, NULL) == XQ_OK, "what was read can be written");
    require(length < sizeof text && strlen(text) == length, "a FEN fits its size");
    read_fen(&again, text, length, (xq_variant)setup->variant, XQ_FEN_STRICT);
    require(again.status == XQ_OK && again.repairs == 0, "what is written is canonical");
    require(memcmp(&again.setup, setup, sizeof *setup) == 0, "a setup comes back");
}

static void draw(const xq_position *position)
{
    char text[XQ_BOARD_TEXT_SIZE];
    const size_t length = xq_position_to_text(position, text, sizeof text);
    require(length < sizeof text && strlen(text) == length, "a board fits its size");
}

/* A position is made of the very setups that have no fault. */
static void make_position(const struct reading *reading, const char *text, size_t size, xq_variant variant)
{
    xq_position position;
    xq_position before;
    uint32_t repairs = 0xABCD;
    xq_error error;
    xq_status status = XQ_OK;

    memset(&position, 0x5A, sizeof position);
    before = position;
    status = xq_position_from_fen(text, size, variant, XQ_FEN_LENIENT, &position, &repairs, &error);
    if (status != XQ_OK) {
        require(memcmp(&position, &before, sizeof before) == 0, "a failure leaves the position alone");
        require(repairs == 0xABCD, "a failure leaves the repairs alone");
        require_error(&error, status, size);
    }
    if (reading->status != XQ_OK) {
        require(status == XQ_ERR_FEN, "no position of a text that is no FEN");
        return;
    }
    require(status == xq_setup_validate(&reading->setup, NULL, 0, NULL, NULL),
            "faults keep a position from being");
    if (status == XQ_OK) {
        char fen[XQ_FEN_TEXT_SIZE];
        char of_setup[XQ_FEN_TEXT_SIZE];

        require(repairs == reading->repairs, "the same repairs");
        xq_position_to_fen(&position, fen, sizeof fen);
        xq_fen_write(&reading->setup, of_setup, sizeof of_setup, NULL, NULL);
        require(strcmp(fen, of_setup) == 0, "the same FEN");
        draw(&position);
    }
}

static void try_variant(const char *text, size_t size, xq_variant variant)
{
    struct reading lenient;
    struct reading strict;

    read_fen(&lenient, text, size, variant, XQ_FEN_LENIENT);
    read_fen(&strict, text, size, variant, XQ_FEN_STRICT);
    require((strict.status == XQ_OK) == (lenient.status == XQ_OK && lenient.repairs == 0),
            "strict reading takes what needs no repair");
    if (lenient.status == XQ_OK) {
        require(lenient.repairs < XQ_REPAIR_END, "repairs have names");
        write_and_read(&lenient.setup);
    }
    make_position(&lenient, text, size, variant);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    try_variant((const char *)data, size, XQ_VARIANT_XIANGQI);
    try_variant((const char *)data, size, XQ_VARIANT_JANGGI);
    return 0;
}
