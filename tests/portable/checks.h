#ifndef TESTS_PORTABLE_CHECKS_H
#define TESTS_PORTABLE_CHECKS_H

/* Runs all checks, prints each fault, and returns how many there are. */
unsigned checks_run(void);

/* Prints sizes, keys and counts as this machine has them. */
void checks_print(void);

#endif
