/* On the top floor, for it names the constants of all. */
#include "judge/text.h"

#include <xiangqi/constants.h>

#include <xiangqi/batch.h>
#include <xiangqi/fen.h>
#include <xiangqi/game.h>
#include <xiangqi/layout.h>
#include <xiangqi/notation.h>
#include <xiangqi/perft.h>
#include <xiangqi/render.h>
#include <xiangqi/version.h>

/* A constant's name is its own text. */
#define CONSTANT(value)                                                                                      \
    {                                                                                                        \
#value, (int64_t)(value)                                                                             \
    }

static const struct {
    const char *name;
    int64_t value;
} constants[] = {
    CONSTANT(XQ_VERSION),          CONSTANT(XQ_STATUS_END),
    CONSTANT(XQ_ERROR_TEXT_SIZE),  CONSTANT(XQ_NOWHERE),
    CONSTANT(XQ_FILE_COUNT),       CONSTANT(XQ_RANK_COUNT),
    CONSTANT(XQ_SQUARE_COUNT),     CONSTANT(XQ_SQUARE_NONE),
    CONSTANT(XQ_SQUARE_TEXT_SIZE), CONSTANT(XQ_PIECE_NONE),
    CONSTANT(XQ_PIECE_END),        CONSTANT(XQ_KIND_END),
    CONSTANT(XQ_MOVE_NONE),        CONSTANT(XQ_MOVES_MAX),
    CONSTANT(XQ_MOVE_TEXT_SIZE),   CONSTANT(XQ_CLOCK_MAX),
    CONSTANT(XQ_FAULT_END),        CONSTANT(XQ_FAULTS_MAX),
    CONSTANT(XQ_ILLEGALITY_END),   CONSTANT(XQ_PINS_MAX),
    CONSTANT(XQ_PERFT_DEPTH_MAX),  CONSTANT(XQ_FEN_TEXT_SIZE),
    CONSTANT(XQ_FEN_LENGTH_MAX),   CONSTANT(XQ_REPAIR_END),
    CONSTANT(XQ_BOARD_TEXT_SIZE),  CONSTANT(XQ_REASON_END),
    CONSTANT(XQ_NATURE_END),       CONSTANT(sizeof(xq_error)),
    CONSTANT(sizeof(xq_setup)),    CONSTANT(sizeof(xq_fault)),
    CONSTANT(sizeof(xq_position)), CONSTANT(sizeof(xq_undo)),
    CONSTANT(sizeof(xq_pin)),      CONSTANT(sizeof(xq_perft_entry)),
    CONSTANT(sizeof(xq_outcome)),  CONSTANT(sizeof(xq_verdict)),
    CONSTANT(sizeof(xq_evidence)), CONSTANT(XQ_BIKJANG_END),
    CONSTANT(XQ_LAYOUT_END),       CONSTANT(sizeof(xq_layout_choice)),
    CONSTANT(XQ_NOTATION_END),     CONSTANT(XQ_NOTATION_TEXT_SIZE),
    CONSTANT(XQ_FORM_END),         CONSTANT(XQ_LETTERS_END),
    CONSTANT(XQ_THEME_END),        CONSTANT(XQ_TONE_END),
    CONSTANT(sizeof(xq_mark)),     CONSTANT(sizeof(xq_arrow)),
    CONSTANT(XQ_PLANE_COUNT),      CONSTANT(XQ_PLANES_SIZE),
    CONSTANT(XQ_MASK_SIZE),        CONSTANT(sizeof(xq_replay)),
    CONSTANT(sizeof(xq_drawing)),
};

#undef CONSTANT

enum { CONSTANT_COUNT = sizeof constants / sizeof constants[0] };

xq_status xq_constant(const char *name, int64_t *value)
{
    if (!name || !value)
        return XQ_ERR_ARGUMENT;
    for (size_t i = 0; i < CONSTANT_COUNT; i++)
        if (xq_text_equal(constants[i].name, name)) {
            *value = constants[i].value;
            return XQ_OK;
        }
    return XQ_ERR_ARGUMENT;
}

const char *xq_constant_name(size_t index)
{
    return index < CONSTANT_COUNT ? constants[index].name : NULL;
}
