/* What the program says on stderr: complaints with their place, and progress. */
#ifndef TOOLS_DIAGNOSTICS_H
#define TOOLS_DIAGNOSTICS_H

#include <xiangqi/xiangqi.h>

/* Where an item stood: a line of a file, or the command line when file is null. */
typedef struct place {
    const char *file;
    uint32_t line;
} place;

extern const place command_line;

/* One line on stderr, with the place before it. */
void complain(place where, const char *format, ...);

/* The same for an error of the library: byte, plies and sentence. */
void complain_of(place where, const xq_error *error);

/* "ply" or "plies". */
const char *plies_word(uint32_t count);

/* Says "<done> <what>" on stderr from time to time when that is a terminal. May be called often; from one
   thread at a time. */
void progress(uint64_t done, const char *what);

/* Wipes the line of progress. */
void progress_end(void);

#endif
