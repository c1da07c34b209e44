/* Natures under the Chinese rules are those of the second reading wherever that one is sure. */
#include "properties/spots.h"

#include <stdio.h>

#include <xiangqi/game.h>

#include "support/slow_chinese.h"

enum { MOVES_TRIED = 4, LEAST_OF_EACH = 20 };

static struct {
    xq_rules *rules;
    unsigned asked;
    unsigned sure;
    unsigned of_nature[XQ_NATURE_END];
} met;

static int open_rules(void **state)
{
    (void)state;
    return xq_rules_new("cxa2020", NULL, &met.rules, NULL) == XQ_OK ? 0 : -1;
}

static int free_rules(void **state)
{
    (void)state;
    xq_rules_free(met.rules);
    return 0;
}

/* Exchange, offer, block and follow count as idle. */
static xq_nature what_counts(xq_nature nature)
{
    return nature == XQ_NATURE_CHECK || nature == XQ_NATURE_KILL || nature == XQ_NATURE_CHASE
               ? nature
               : XQ_NATURE_IDLE;
}

static bool nature_is_the_sure_one(const spot *here, xq_move move)
{
    const slow_answer told = slow_chinese_nature(&here->board, move);
    const xq_nature found = xq_rules_nature_of(met.rules, &here->position, move);

    met.asked++;
    if (!told.sure) {
        return true;
    }
    met.sure++;
    met.of_nature[told.nature]++;
    return what_counts(found) == told.nature ||
           complain(here, move, "%s, surely %s", xq_nature_name(found), xq_nature_name(told.nature));
}

static bool natures_are_the_sure_ones(const spot *here)
{
    xq_move moves[XQ_MOVES_MAX];
    const size_t count = xq_position_moves(&here->position, moves, XQ_MOVES_MAX);
    bool right = true;

    for (unsigned i = 0; i < MOVES_TRIED && count > 0; i++) {
        right = nature_is_the_sure_one(here, moves[random_below(here->random, (uint32_t)count)]) && right;
    }
    return right;
}

/* A test that met no kill, or no chase, would say little. */
static void all_natures_were_met(void **state)
{
    (void)state;
    print_message("%u moves, %u sure: %u checks, %u kills, %u chases, %u idle\n", met.asked, met.sure,
                  met.of_nature[XQ_NATURE_CHECK], met.of_nature[XQ_NATURE_KILL],
                  met.of_nature[XQ_NATURE_CHASE], met.of_nature[XQ_NATURE_IDLE]);
    assert_true(met.of_nature[XQ_NATURE_CHECK] > LEAST_OF_EACH);
    assert_true(met.of_nature[XQ_NATURE_KILL] > LEAST_OF_EACH);
    assert_true(met.of_nature[XQ_NATURE_CHASE] > LEAST_OF_EACH);
    assert_true(met.of_nature[XQ_NATURE_IDLE] > LEAST_OF_EACH);
}

int main(void)
{
    static const property natures = {"natures", natures_are_the_sure_ones, 1500, 2020};
    const struct CMUnitTest tests[] = {
        held(&natures),
        cmocka_unit_test(all_natures_were_met),
    };

    return cmocka_run_group_tests(tests, open_rules, free_rules) != 0;
}
