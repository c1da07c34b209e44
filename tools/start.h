/* Setups and positions from what the user gave: a FEN, and moves. */
#ifndef TOOLS_START_H
#define TOOLS_START_H

#include "lines.h"
#include "options.h"

/* What was read of a FEN. */
typedef struct setup_reading {
    xq_setup setup;
    uint32_t repairs; /* ::xq_fen_repair bits */
    xq_fault faults[XQ_FAULTS_MAX];
    size_t fault_count;
    xq_error error; /* of the text or of the first fault; code XQ_OK when there is none */
} setup_reading;

/* Reads a FEN; says its repairs, its error or all its faults on stderr. */
xq_status setup_read(const options *given, place where, span fen, setup_reading *reading);

/* The same, and makes the position. */
xq_status start_read(const options *given, place where, span fen, xq_position *position, xq_error *error);

/* The position of --fen (or the start) after --moves; complaints as above. *last receives the last of the moves,
   XQ_MOVE_NONE without any; may be null. */
xq_status start_of_options(const options *given, xq_position *position, xq_move *last, xq_error *error);

/* A text of the command line. */
span span_of(const char *text);

#endif
