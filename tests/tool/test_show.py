"""show: the board."""

import pytest
from tool import BROKEN, START, WELL, is_usage_error, run


def pieces(board):
    """The ten ranks of a drawing as FEN ranks, top first."""
    ranks = [line.split() for line in board.splitlines() if line.split()[0].isdigit() and len(line.split()) >= 10]
    assert [int(rank[0]) for rank in ranks] == list(range(9, -1, -1))
    return ["".join(rank[1:10]) for rank in ranks]


def expand(fen):
    for digit in "123456789":
        fen = fen.replace(digit, "." * int(digit))
    return fen.split()[0].split("/")


@pytest.mark.parametrize("fen", [START, "3k5/9/3P5/9/9/9/9/9/9/4K4 b - - 0 1"])
@pytest.mark.parametrize("form", [[], ["--as", "text"]])
def test_the_board(fen, form):
    done = run("show", "--fen", fen, *form)
    assert done.status == WELL and done.err == ""
    assert pieces(done.out) == expand(fen)
    assert ("red to move" in done.out) == (" w " in fen)


def test_the_start_is_the_default():
    assert run("show").out == run("show", "--fen", START).out


def test_after_moves():
    expected = "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR"
    assert pieces(run("show", "--moves", "h2e2 h9g7").out) == expand(expected)


def test_json():
    done = run("show", "--json", "--moves", "h2e2")
    found = done.object("show")
    assert found["fen"] == "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1"
    assert found["board"] == run("show", "--moves", "h2e2").out
    assert (found["as"], found["standing"], found["error"]) == ("text", "playing", None)


@pytest.mark.parametrize("form", ["png", "", "TEXT"])
def test_unknown_forms_list_those_there_are(form):
    done = run("show", "--as", form)
    assert is_usage_error(done)
    assert all(f"  {name}\n" in done.err for name in ("text", "unicode", "svg"))


@pytest.mark.parametrize("arguments, code", [(["--fen", "x"], "fen"), (["--moves", "h2e2 h2e2"], "illegal_move"),
                                             (["--strict", "--fen", START + " "], "fen")])
def test_what_cannot_be_read(arguments, code):
    done = run("show", *arguments)
    assert (done.status, done.out) == (BROKEN, "")
    found = run("show", "--json", *arguments).object("show")
    assert (found["board"], found["fen"], found["error"]["code"]) == (None, None, code)


def test_wrong_use():
    assert is_usage_error(run("show", START))
