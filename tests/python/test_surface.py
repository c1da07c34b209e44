"""Foreign values at every door: each function of the core and each method of the package, with values of
every type.

None may crash the interpreter, raise SystemError, or change an object that a failed call was given.
"""

from __future__ import annotations

import inspect
import itertools

import pytest

import xiangqi
from support import PERPETUAL, PERPETUAL_MOVES, START
from xiangqi import Game, Move, Position, Positions, Rules, Setup, _core


class Evil:
    """Fails wherever it is asked to be something."""

    def __index__(self):
        raise RuntimeError("asked for an index")

    __bool__ = __str__ = __eq__ = __iter__ = __len__ = __int__ = __index__
    __hash__ = None


FOREIGN = [
    None, True, 0, -1, 7, 255, 65535, 1 << 31, 1 << 63, -(1 << 100), 1.5, float("nan"), 1j, "", "x", "e0", "h2e2", "\0",
    "e0\0", "\ud800", "帥", "x" * 70_000, b"", b"e0", bytearray(3), memoryview(b"abc"), [], [1, None], (), (1, 2), {},
    {"a": 1}, set(), object, object(), Evil(), len, lambda: 0, Move("h2e2"), START,
]  # fmt: skip
ALLOWED = (TypeError, xiangqi.XiangqiError, RuntimeError, IndexError, KeyError, AttributeError)


def objects():
    return [
        Position(PERPETUAL),
        Position(variant="janggi"),
        Position.__new__(Position),
        Game(PERPETUAL, moves=PERPETUAL_MOVES),
        Game.__new__(Game),
        Rules("axf"),
        Rules.__new__(Rules),
        Setup(START),
        Positions([Position()]),
        Positions.__new__(Positions),
    ]


def attempt(call, arguments):
    try:
        call(*arguments)
    except ALLOWED as failure:
        assert str(failure) or isinstance(failure, RuntimeError)


FUNCTIONS = [name for name in dir(_core) if callable(getattr(_core, name)) and not name.startswith("__")]
FUNCTIONS = [name for name in FUNCTIONS if not isinstance(getattr(_core, name), type) and name != "register"]


def test_there_is_something_to_walk():
    assert len(FUNCTIONS) > 140


@pytest.mark.parametrize("name", FUNCTIONS)
def test_function_of_the_core(name):
    call = getattr(_core, name)
    values = FOREIGN + objects()
    attempt(call, ())
    for value in values:
        attempt(call, (value,))
    for first in objects() + [0, "e0"]:
        for value in values:
            attempt(call, (first, value))
            attempt(call, (first, value, value))
            attempt(call, (first, 0, value))
            attempt(call, (first, 0, 0, value))
    for value in values:
        attempt(call, (value,) * 6)
        attempt(call, (value,) * 10)
    with pytest.raises(TypeError):
        call(*range(30))
    with pytest.raises(TypeError):
        call(nonsense=1)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_null_is_refused(name):
    """Where a handle is wanted, None is a TypeError that names the argument."""
    try:
        getattr(_core, name)(None)
    except (TypeError, xiangqi.XiangqiError) as failure:
        assert "NULL" not in str(failure)


def public_callables():
    for name in xiangqi.__all__:
        thing = getattr(xiangqi, name)
        if inspect.isfunction(thing):
            yield f"{name}()", lambda thing=thing: thing
        elif thing in (Position, Game, Rules, Setup, Positions):
            yield name, lambda thing=thing: thing
            for method in dir(thing):
                is_private = method.startswith("_") and not method.endswith("_")
                if is_private or method in ("__class__", "__new__", "__init_subclass__"):
                    continue
                if callable(getattr(thing, method)):
                    yield f"{name}.{method}", (lambda thing=thing, method=method: method_of(thing, method))


def method_of(thing, method):
    made = {
        Position: lambda: Position(PERPETUAL),
        Game: lambda: Game(PERPETUAL, moves="i8i9"),
        Rules: lambda: Rules("axf"),
        Setup: lambda: Setup(START),
        Positions: lambda: Positions([Position()]),
    }[thing]()
    return getattr(made, method)


# What object itself brings along.
SKIPPED = (
    "__getattribute__", "__setattr__", "__delattr__", "__subclasshook__", "__dir__", "__sizeof__", "__format__",
    "__reduce_ex__",
)  # fmt: skip
CALLABLES = [pair for pair in public_callables() if not pair[0].endswith(SKIPPED)]


@pytest.mark.parametrize("name,make", CALLABLES, ids=[name for name, _ in CALLABLES])
def test_public_callable(name, make):
    slow = name.endswith(("perft", "divide", "perft()"))
    values = [value for value in FOREIGN if not (slow and type(value) is int and value > 3)]
    attempt(make(), ())
    for value in values:
        attempt(make(), (value,))
        attempt(make(), (value, value))
    for first, second in itertools.product([START, 0, "e0", Move("a0a1")], values):
        if not (slow and isinstance(first, (str, Move))):
            attempt(make(), (first, second))


def test_failed_calls_change_nothing():
    position, setup, game, rules = Position(), Setup(START), Game(moves="h2e2"), Rules("axf")
    before = (position.fen(), setup.fen(), len(game), dict(rules))
    for value in FOREIGN:
        if not (
            isinstance(value, (int, Move)) or value in ("h2e2", START)
            if not isinstance(value, Evil)
            else False
        ):
            for call in (position.push, game.push):
                with pytest.raises(ALLOWED):
                    call(value)
            with pytest.raises(ALLOWED):
                setup.put(value, value)
            with pytest.raises(ALLOWED):
                rules[value] = value
    assert before == (position.fen(), setup.fen(), len(game), dict(rules))


def test_members_of_c_structs_are_not_exposed():
    assert not [name for name in dir(_core) if name.endswith(("_get", "_set")) and "rules" not in name]
    assert not [name for name in dir(_core) if name.startswith(("new_", "delete_"))]


def test_reentrance():
    """An argument that changes its object while it is asked what it is."""
    position = Position()
    position.push("h2e2")

    class Meddler:
        def __index__(self):
            while position.move_stack:
                position.pop()
            position.__init__(PERPETUAL)
            return int(Move("h9g7"))

    with pytest.raises(xiangqi.IllegalMoveError):
        position.push(Meddler())
    assert position.fen() == PERPETUAL
    game = Game()

    class Reopener:
        def __index__(self):
            game.__init__()
            return 1

    with pytest.raises(xiangqi.ArgumentError, match="initialised already"):
        game.push(Reopener())
