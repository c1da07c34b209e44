"""perft: node counts, divide, threads."""

import pytest
from tool import BROKEN, START, WELL, is_usage_error, run
from witness import divide, needs_witness

# Published counts.
COUNTS = [
    (START, [1, 44, 1920, 79666, 3290240]),
    ("r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1", [1, 38, 1128, 43929, 1339047]),
    ("3k5/9/3P5/9/9/9/9/9/9/4K4 b - - 0 1", [1, 0, 0, 0]),
]
CASES = [(fen, depth, nodes) for fen, counts in COUNTS for depth, nodes in enumerate(counts)]


@pytest.mark.parametrize("fen, depth, nodes", CASES)
def test_counts(fen, depth, nodes):
    done = run("perft", "--fen", fen, str(depth))
    assert (done.status, done.out, done.err) == (WELL, f"nodes {nodes}\n", "")


@pytest.mark.parametrize("threads", [1, 2, 3, 8, 256])
@pytest.mark.parametrize("depth", [0, 1, 2, 3])
def test_threads_change_nothing(threads, depth):
    assert run("perft", "--divide", "--threads", str(threads), str(depth)).out == run("perft", "--divide", str(depth)).out


def test_divide():
    done = run("perft", "--divide", "3")
    lines = done.lines
    assert lines[-1] == "nodes 79666"
    moves = [line.split(": ")[0] for line in lines[:-1]]
    assert moves == run("moves").lines
    assert sum(int(line.split(": ")[1]) for line in lines[:-1]) == 79666


@needs_witness
@pytest.mark.parametrize("fen", [fen for fen, _ in COUNTS])
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_divide_against_an_independent_program(fen, depth):
    lines = run("perft", "--divide", "--notation", "uci", "--threads", "2", "--fen", fen, str(depth)).lines
    found = {line.split(": ")[0]: int(line.split(": ")[1]) for line in lines[:-1]}
    assert found == divide(fen, depth)


def test_after_moves():
    total = 0
    for move in run("moves").lines:
        total += int(run("perft", "--moves", move, "2").out.split()[1])
    assert total == 79666


def test_rules_imply_the_variant():
    assert run("perft", "--rules", "check-only", "2").out == "nodes 1920\n"
    assert run("perft", "--rules", "check-only", "--set", "repetition_count=5", "2").out == "nodes 1920\n"
    assert is_usage_error(run("perft", "--rules", "no-such", "2"))
    assert is_usage_error(run("perft", "--rules", "check-only", "--variant", "janggi", "2"))


def test_json():
    found = run("perft", "--json", "2").object("perft")
    assert found == {"fen": START, "variant": "xiangqi", "standing": "playing", "depth": 2, "nodes": 1920,
                     "divide": None, "error": None}
    found = run("perft", "--json", "--divide", "2").object("perft")
    assert sum(entry["nodes"] for entry in found["divide"]) == 1920
    assert [entry["move"] for entry in found["divide"]] == run("moves").lines


def test_what_cannot_be_read():
    done = run("perft", "--json", "--fen", "4k4/9/9/9/9/9/9/9/4R4/3K5 w - - 0 1", "2")
    found = done.object("perft")
    assert done.status == BROKEN and "can_take_general" in done.err
    assert (found["nodes"], found["depth"], found["error"]["code"]) == (None, 2, "setup")
    assert run("perft", "--fen", "x", "2").out == ""


@pytest.mark.parametrize("arguments", [[], ["-1"], ["x"], ["3x"], [""], ["65"], ["99999999999999999999"], ["1", "2"],
                                       ["--threads", "0", "2"], ["--threads", "257", "2"], ["--threads", "two", "2"],
                                       ["--threads", "-1", "2"], ["--notation", "wxf", "1"], ["+3"], [" 3"], ["0x3"]])
def test_wrong_use(arguments):
    assert is_usage_error(run("perft", *arguments))
