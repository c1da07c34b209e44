/* The options that commands share, read into one table. */
#ifndef TOOLS_OPTIONS_H
#define TOOLS_OPTIONS_H

#include <xiangqi/xiangqi.h>

typedef struct command command;

typedef enum option_id {
    OPTION_FEN,
    OPTION_SETUP,
    OPTION_MOVES,
    OPTION_STRICT,
    OPTION_RULES,
    OPTION_SET,
    OPTION_VARIANT,
    OPTION_EXPLAIN,
    OPTION_NOTATION,
    OPTION_DIVIDE,
    OPTION_THREADS,
    OPTION_AS,
    OPTION_MARK,
    OPTION_ARROW,
    OPTION_FLIP,
    OPTION_NO_COORDINATES,
    OPTION_LETTERS,
    OPTION_THEME,
    OPTION_WIDTH,
    OPTION_TITLE,
    OPTION_SVG,
    OPTION_JSON,
    OPTION_HELP,
    OPTION_COUNT
} option_id;

/* One use of an option on the command line. */
typedef struct option_use {
    option_id id;
    const char *value;
} option_use;

typedef struct options {
    const command *of;               /* the command they were given to */
    const char *value[OPTION_COUNT]; /* null when not given, "" for one without an argument */
    option_use *uses;                /* all, in order: for those that may be repeated */
    size_t use_count;
    char **operands;
    size_t operand_count;
    xq_variant variant; /* named, implied by the rules, or Xiangqi */
    xq_setup start;  /* of games that name no other: by --setup, else the variant's; with the rules' mode */
    xq_rules *rules; /* of a command that takes --rules, else null */
} options;

/* Reads the arguments of a command, argv[0] being the program. Returns whether the command is to run;
   if not, *status is the exit status. options_release() in either case. */
bool options_read(options *given, const command *of, int argc, char **argv, int *status);
void options_release(options *given);

bool option_given(const options *given, option_id id);

/* The next value of an option that may be repeated, from *next on, which moves behind it; null after the last. */
const char *option_next(const options *given, option_id id, size_t *next);

/* The rules of a name (null: the default of the variant) with all --set applied; null after a complaint. */
xq_rules *options_make_rules(const options *given, const char *name);

/* One line on stderr, and where help is to be found. Returns the exit status of wrong use. */
int wrong_use(const command *of, const char *format, ...);

/* Prints the usage of a command. */
void options_help(const command *of);

/* Reads a decimal number of at most @p largest. */
bool read_number(const char *text, unsigned largest, unsigned *number);

#endif
