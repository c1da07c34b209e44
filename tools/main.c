/* The xiangqi program: finds the command and runs it. */
#include "command.h"
#include "diagnostics.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

static const command *const commands[] = {
    &judge_command, &moves_command, &perft_command, &fen_command, &show_command, &rules_command,
};

enum { COMMAND_COUNT = sizeof commands / sizeof commands[0] };

static void list_commands(FILE *stream)
{
    for (size_t i = 0; i < COMMAND_COUNT; i++)
        fprintf(stream, "  %-6s %s\n", commands[i]->name, commands[i]->summary);
}

static int print_help(void)
{
    puts("usage: xiangqi COMMAND [OPTION]... [ARGUMENT]...\n"
         "       xiangqi COMMAND --help\n"
         "       xiangqi --help | --version\n"
         "Rules of Xiangqi and Janggi (Chinese and Korean chess), from a FEN and moves to a verdict.\n");
    list_commands(stdout);
    puts("\nExit status: 0 all well; 1 an item breaks a rule or can't be read; 2 wrong use, or a file\n"
         "that can't be opened.");
    return EXIT_WELL;
}

static int print_version(void)
{
    printf("xiangqi %s\n", XQ_VERSION_STRING);
    if (strcmp(XQ_VERSION_STRING, xq_version_string()) != 0)
        printf("library %s\n", xq_version_string());
    return EXIT_WELL;
}

static int no_command(const char *name)
{
    if (name)
        fprintf(stderr, "xiangqi: no command is called '%s'; there are:\n", name);
    else
        fputs("usage: xiangqi COMMAND [OPTION]... [ARGUMENT]...\n", stderr);
    list_commands(stderr);
    return EXIT_USE;
}

static const command *find_command(const char *name)
{
    for (size_t i = 0; i < COMMAND_COUNT; i++)
        if (strcmp(name, commands[i]->name) == 0)
            return commands[i];
    return NULL;
}

static int run_command(const command *which, int argc, char **argv)
{
    options given;
    int status;
    if (options_read(&given, which, argc, argv, &status))
        status = which->run(&given);
    options_release(&given);
    return status;
}

static int dispatch(int argc, char **argv)
{
    if (argc < 2)
        return no_command(NULL);
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0)
        return print_help();
    if (strcmp(argv[1], "--version") == 0)
        return print_version();
    const command *which = find_command(argv[1]);
    if (!which)
        return no_command(argv[1]);
    argv[1] = argv[0]; /* getopt_long names the program in its messages */
    return run_command(which, argc - 1, argv + 1);
}

int main(int argc, char **argv)
{
    const int status = dispatch(argc, argv);
    const int failed = ferror(stdout);
    errno = 0;
    if (fclose(stdout) == 0 && !failed)
        return status;
    complain(command_line, "can't write the results%s%s", errno ? ": " : "", errno ? strerror(errno) : "");
    return EXIT_USE;
}
