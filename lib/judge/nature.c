#include "judge/repetition.h"

xq_nature xq_nature_of(const xq_history *history, uint32_t index)
{
    return history->plies[index].check ? XQ_NATURE_CHECK : XQ_NATURE_IDLE; /* Q7: chases never count */
}
