/* The same checks in four threads at once, for the thread sanitizer: the library has nothing to share. */
#include "checks.h"

#include <pthread.h>
#include <stdio.h>

enum { THREADS = 4 };

static void *run(void *faults)
{
    *(unsigned *)faults = checks_run();
    return NULL;
}

int main(void)
{
    pthread_t thread[THREADS];
    unsigned faults[THREADS] = {0};
    unsigned sum = 0;

    for (int i = 0; i < THREADS; i++) {
        if (pthread_create(&thread[i], NULL, run, &faults[i]) != 0) {
            printf("no thread\n");
            return 1;
        }
    }
    for (int i = 0; i < THREADS; i++) {
        pthread_join(thread[i], NULL);
        sum += faults[i];
    }
    printf("%u faults in %d threads\n", sum, THREADS);
    return sum != 0;
}
