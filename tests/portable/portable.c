/* Prints what this machine finds, and fails when anything differs from the known answers. */
#include "checks.h"

#include <stdio.h>

int main(void)
{
    unsigned faults;

    checks_print();
    faults = checks_run();
    printf("%u faults\n", faults);
    return faults != 0;
}
