"""Memory stays flat: each call many times, those that fail too."""

from __future__ import annotations

import gc
import resource
from array import array

import pytest

import xiangqi
from support import PERPETUAL, PERPETUAL_MOVES, START
from xiangqi import Game, Move, Position, Positions, Rules, Setup, _core

CALLS = 100_000
# What a loop may leave behind in the allocator's own books: a leak of 40 bytes a call would be 4 MB.
ALLOWED_KB = 1500


def failing(call, *arguments):
    def fail():
        try:
            call(*arguments)
        except xiangqi.XiangqiError:
            return
        raise AssertionError("did not fail")

    return fail


position, game = Position(PERPETUAL), Game(PERPETUAL, moves=PERPETUAL_MOVES)
many, rules, setup = Positions([Position()] * 3), Rules("axf"), Setup(START)
moves, ends = xiangqi.pack(["h2e2 h9g7", "b2e2"])


def push_pop():
    position.push("i8i9")
    position.pop()


WORK = {
    "Position()": (Position, 1),
    "Position(fen)": (lambda: Position(START), 1),
    "bad fen": (failing(Position, "x"), 2),
    "bad setup": (failing(Position, "4k4/9/9/9/9/9/9/9/9/A3K3R w"), 4),
    "push, pop": (push_pop, 1),
    "bad push": (failing(position.push, "a0a9"), 2),
    "moves": (position.moves, 1),
    "move_ints": (position.move_ints, 1),
    "queries": (
        lambda: (position.fen(), position.key, position.checkers(), position.pins(0), position["e0"]),
        4,
    ),
    "copies": (lambda: (position.copy(), position.mirror(), position.__reduce__()), 4),
    "Move": (lambda: (Move("h2e2"), str(Move(9)), repr(Move(3222))), 1),
    "Setup": (lambda: (Setup(START), setup.faults(), setup.board_bytes()), 10),
    "Rules": (lambda: (Rules("wxf"), rules["repetition_count"], _core.xq_rules_parameter(rules, 0)), 4),
    "bad Rules": (failing(Rules, "nonsense"), 4),
    "Game": (lambda: Game(PERPETUAL, rules), 100),
    "outcome": (lambda: game.outcome, 4),
    "verdict": (game.verdict, 100),
    "bad game push": (failing(game.push, "i8i9"), 4),
    "planes": (lambda: (many.planes(), many.masks(), many.keys(), many.moves()), 40),
    "Positions": (lambda: (Positions([position]), many[0], many[:2], many[1:]), 10),
    "bad buffer": (failing(many.keys, array("Q", [1])), 4),
    "replay": (lambda: xiangqi.replay(moves, ends, before=True, keys=True), 20),
    "judge": (lambda: xiangqi.judge(moves, ends), 100),
    "svg": (position.svg, 100),
}


def memory() -> int:
    gc.collect()
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * resource.getpagesize() // 1024


@pytest.mark.parametrize("name", WORK)
def test_memory_is_flat(name):
    work, share = WORK[name]
    for _ in range(CALLS // share // 10 + 10):
        work()
    before = memory()
    for _ in range(CALLS // share):
        work()
    assert memory() - before < ALLOWED_KB
