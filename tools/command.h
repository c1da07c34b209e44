/* What a command of the program is. */
#ifndef TOOLS_COMMAND_H
#define TOOLS_COMMAND_H

#include "options.h"

/* Exit statuses; when several items differ the largest counts. */
enum exit_status {
    EXIT_WELL = 0,   /* all well */
    EXIT_BROKEN = 1, /* an item breaks a rule or can't be read */
    EXIT_USE = 2     /* wrong use, a file that can't be opened, results that can't be written */
};

struct command {
    const char *name;
    const char *usage[2]; /* what follows the name, in one form or two */
    const char *summary;  /* one line */
    unsigned options;     /* bits 1 << option_id */
    int (*run)(const options *given);
};

extern const command judge_command;
extern const command moves_command;
extern const command perft_command;
extern const command fen_command;
extern const command show_command;
extern const command rules_command;

#endif
