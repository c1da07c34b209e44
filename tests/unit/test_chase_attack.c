/* The judge's attacks by slot against the board's slow queries, on positions of random play. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "judge/capture.h"
#include "support/moves.h"
#include "support/random.h"

enum { GAMES = 60, STEPS = 120 };

/* The slots of a side that stand on the squares. */
static xq_slots slots_on(const xq_position *position, const xq_square *squares, size_t count)
{
    xq_slots found = 0;
    size_t i;

    for (i = 0; i < count; i++) {
        found |= xq_slots_of(xq_slot_at(position, squares[i]));
    }
    return found;
}

/* Attackers of every point by movement: the board's query, the facing general aside, which takes nothing else. */
static void compare_attackers(const xq_position *position)
{
    unsigned side;
    unsigned square;

    for (side = 0; side < 2; side++) {
        const unsigned general = xq_general_square(position, side ^ 1);

        for (square = 0; square < XQ_SQUARE_COUNT; square++) {
            xq_square squares[32];
            const size_t count =
                xq_position_attackers(position, (xq_square)square, (xq_side)side, squares, 32);
            const xq_slots slow = slots_on(position, squares, count);
            xq_slots fast = xq_attackers_on(position, side, square);
            unsigned slot;

            if (square == general) { /* where the general's sight counts as an attack too (G5) */
                assert_int_equal(xq_checkers_on(position, side ^ 1), slow);
                fast |= slow & XQ_SLOTS_GENERAL;
            }
            assert_int_equal(fast, slow);
            for (slot = side * 16 + 1; slot < side * 16 + 16; slot++) {
                if (position->square_of[slot] != XQ_NOWHERE_SQUARE) {
                    assert_int_equal(xq_attacks(position, slot, square), fast >> slot % 16 & 1);
                }
            }
        }
    }
}

/* What each piece attacks is what is attacked by it. */
static void compare_victims(const xq_position *position)
{
    unsigned slot;
    unsigned place;

    for (slot = 0; slot < 32; slot++) {
        const unsigned base = slot < 16 ? 16 : 0;
        xq_slots expected = 0;

        if (position->square_of[slot] == XQ_NOWHERE_SQUARE) {
            continue;
        }
        for (place = 1; place < 16; place++) {
            const unsigned square = position->square_of[base + place];

            if (square != XQ_NOWHERE_SQUARE && xq_attacks(position, slot, square)) {
                expected |= 1u << place;
            }
        }
        assert_int_equal(xq_attacked_by(position, slot), expected);
    }
}

/* Captures of the side to move that are legal, by the board's word; in check any check that stands is passed over. */
static void compare_captures(const xq_position *position, unsigned *barred)
{
    const unsigned us = position->side;
    xq_stage stage = {.position = *position};
    unsigned slot;

    stage.checkers[us] = xq_checkers_on(position, us);
    stage.checkers[us ^ 1] = 0;
    for (slot = us * 16; slot < us * 16 + 16; slot++) {
        xq_slots rest;

        if (position->square_of[slot] == XQ_NOWHERE_SQUARE) {
            continue;
        }
        for (rest = xq_attacked_by(position, slot); rest; rest &= rest - 1) {
            const unsigned victim = xq_slots_first(rest, us ^ 1);
            const xq_move move = xq_move_make(position->square_of[slot], position->square_of[victim]);
            const bool legal = xq_position_is_legal(position, move, NULL);
            unsigned by = XQ_EMPTY_SLOT;
            const bool can = xq_stage_can_capture(&stage, slot, victim, &by);

            if (stage.checkers[us] == 0 || slot % 16 == 0) {
                assert_int_equal(can, legal);
            } else if (legal) {
                assert_true(can);
            }
            *barred += !can;
            assert_int_equal(by == XQ_EMPTY_SLOT, can);
            assert_true(xq_position_equal(&stage.position, position));
        }
    }
}

static void fast_and_slow_agree(void **state)
{
    random_source source = random_from(15);
    unsigned barred = 0;
    unsigned game;

    (void)state;
    for (game = 0; game < GAMES; game++) {
        xq_position position;
        unsigned step;

        assert_int_equal(xq_position_start(XQ_VARIANT_XIANGQI, &position), XQ_OK);
        for (step = 0; step < STEPS; step++) {
            if (step % 4 == game % 4) {
                compare_attackers(&position);
                compare_victims(&position);
            }
            compare_captures(&position, &barred);
            if (!random_step(&source, &position)) {
                break;
            }
        }
    }
    assert_true(barred > 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fast_and_slow_agree),
    };

    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
