"""moves: the legal moves, sorted, in each notation."""

import pytest
from tool import BROKEN, START, WELL, is_usage_error, run
from witness import moves_of, needs_witness

# Counted by hand from the rules: soldiers 5, cannons 2 x 12, chariots 2 x 2, horses 2 x 2, elephants 2 x 2,
# advisors 2, general 1.
START_COUNT = 44

POSITIONS = [
    START,
    "r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1",
    "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1",
    "4k4/9/9/9/4p4/9/4r4/4C4/9/4K4 w - - 0 1",
    "3PkP3/2N3N2/9/9/9/4R4/9/9/9/3K5 b - - 0 1",
    "3ak3C/4a2R1/9/4p3p/2r1rcR2/4C4/1n2P3P/B3B4/4A4/1c2KA3 w - - 0 1",
]


def order(text):
    """By origin, then target, squares counted from a0 along the rank."""
    return (text[1], text[0], text[3], text[2])


def test_the_start():
    done = run("moves")
    assert done.status == WELL and done.err == ""
    assert len(done.lines) == START_COUNT
    assert done.lines[:3] == ["a0a1", "a0a2", "b0a2"]
    assert done.lines == sorted(done.lines, key=order)
    assert "h2e2" in done.lines and "h2h9" in done.lines and "h2h8" not in done.lines


def test_by_hand():
    """Generals on files d and e with nothing between: e0 may go up, not to d; f is free."""
    assert run("moves", "--fen", POSITIONS[2]).lines == ["e0f0", "e0e1"]


@needs_witness
@pytest.mark.parametrize("fen", POSITIONS)
def test_against_an_independent_program(fen):
    assert sorted(run("moves", "--notation", "uci", "--fen", fen).lines) == moves_of(fen)


def test_after_moves():
    assert run("moves", "--moves", "h2e2").lines == run(
        "moves", "--fen", "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1").lines


def test_notations():
    plain = run("moves").lines
    assert run("moves", "--notation", "coordinates").lines == plain
    assert run("moves", "--notation", "iccs").lines == plain
    from_one = [f"{m[0]}{int(m[1]) + 1}{m[2]}{int(m[3]) + 1}" for m in plain]
    assert run("moves", "--notation", "uci").lines == from_one
    assert "h3h10" in from_one


@pytest.mark.parametrize("name", ["wxf", "chinese", "", "UCI"])
def test_unknown_notations_list_those_there_are(name):
    done = run("moves", "--notation", name)
    assert is_usage_error(done)
    assert all(f"  {known}\n" in done.err for known in ("coordinates", "iccs", "uci"))


def test_json():
    found = run("moves", "--json", "--notation", "uci").object("moves")
    assert found["moves"] == run("moves", "--notation", "uci").lines
    assert (found["fen"], found["variant"], found["standing"]) == (START, "xiangqi", "playing")
    assert (found["count"], found["notation"], found["error"]) == (START_COUNT, "uci", None)
    assert list(found) == ["fen", "variant", "standing", "notation", "count", "moves", "error"]


@pytest.mark.parametrize("fen, standing", [("3k5/9/3P5/9/9/9/9/9/9/4K4 b - - 0 1", "stalemate"),
                                           ("4k3R/4a4/9/9/9/9/9/9/4K4/9 b - - 0 1", "checkmate")])
def test_no_moves(fen, standing):
    done = run("moves", "--fen", fen)
    assert (done.status, done.out) == (WELL, "")
    assert run("moves", "--json", "--fen", fen).object("moves")["standing"] == standing


@pytest.mark.parametrize("arguments, code", [(["--fen", "nonsense"], "fen"), (["--moves", "h2e9"], "illegal_move"),
                                             (["--moves", "h2e2 zz"], "move_text"),
                                             (["--strict", "--fen", START[:-4]], "fen"),
                                             (["--fen", "4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1"], "setup")])
def test_what_cannot_be_read(arguments, code):
    done = run("moves", *arguments)
    assert (done.status, done.out) == (BROKEN, "") and done.err != ""
    found = run("moves", "--json", *arguments)
    assert found.status == BROKEN
    assert found.object("moves")["error"]["code"] == code
    assert found.object("moves")["fen"] is None and found.object("moves")["moves"] == []


def test_the_refused_move_is_named():
    assert "byte 5: after 1 ply: in 'a0a9' " in run("moves", "--moves", "h2e2 a0a9").err


def test_lenient_fen():
    done = run("moves", "--fen", START.split()[0])
    assert done.status == WELL and len(done.lines) == START_COUNT and "repaired: " in done.err


def test_wrong_use():
    assert is_usage_error(run("moves", START))
