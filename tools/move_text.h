/* Moves in text: the names of notations, and lists of moves with blanks between. */
#ifndef TOOLS_MOVE_TEXT_H
#define TOOLS_MOVE_TEXT_H

#include "lines.h"

/* Finds a notation by its name, null being the default. Lists those there are
   on stderr and returns false when there is none, or when it is not of the variant. */
bool notation_find(const char *wanted, xq_variant variant, xq_notation *notation);

/* A list of moves, and how far it has been read. */
typedef struct move_list {
    span text;
    size_t next;   /* where to read on */
    size_t token;  /* where the last move began */
    uint32_t read; /* moves read */
} move_list;

move_list move_list_of(span text);

/* The next move, to be played in the position: coordinates, in Janggi also row-column text, told apart by how they
   begin. False at the end, then error->code is XQ_OK, and at a text that is no move, which
   the error then tells with its byte and ply. */
bool move_list_next(move_list *list, const xq_position *position, xq_move *move, xq_error *error);

/* Puts the move read last before the error's sentence about it, when it is short and can be printed. */
void move_list_quote(const move_list *list, xq_error *error);

/* Adds to the error of a refused move where in the list it stood. */
void move_list_blame(const move_list *list, xq_error *error);

#endif
