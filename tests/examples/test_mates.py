"""The solver on mates and stalemates whose lines are facts, and on what is no mate."""

import os
import pathlib
import re
import sys

import pytest
from example import ROOT, facts, run

sys.path.insert(0, str(ROOT / "tests" / "tool"))

PUZZLES = pathlib.Path(os.environ.get("XQ_SHARED") or ROOT.parent / "shared") / "data" / "puzzles.tsv"
# Two chariots: b6b8 leaves f9 alone, then a7a9 mates; no first move does.
LADDER = "4k4/9/R8/1R7/9/9/9/9/9/3K5 w - - 0 1"


def moves_of(row):
    return (len(row["moves"].split()) + 1) // 2


SHORT = [row for row in facts("mates.tsv") if row["kind"].endswith("-in-N") and moves_of(row) <= 3]


def test_stated_mates_are_proved():
    assert len(SHORT) > 100
    for row in SHORT:
        line = run("mate_in_n", str(moves_of(row)), row["fen"])[0].split()
        assert line[-1] in ("checkmate", "stalemate") and len(line) <= 2 * moves_of(row)


def test_the_proof_ends_as_an_independent_program_sees_it():
    from witness import PROGRAM, board_after
    if not PROGRAM:
        pytest.skip("fairy-stockfish is not installed")
    for row in SHORT[:5]:
        *moves, end = run("mate_in_n", str(moves_of(row)), row["fen"])[0].split()
        _, in_check, count = board_after(row["fen"], " ".join(moves))
        assert count == 0 and in_check == (end == "checkmate")


def test_what_is_no_mate_is_refused():
    assert run("mate_in_n", "1", LADDER, status=1) == ["no"]
    assert run("mate_in_n", "2", LADDER)[0].endswith(" checkmate")
    assert run("mate_in_n", "3", "3k5/9/9/9/9/9/9/9/4A4/4K4 w - - 0 1", status=1) == ["no"]


def test_a_stalemate_wins():
    assert run("mate_in_n", "1", "4ka3/4a4/4b4/9/9/9/9/9/4K4/4C4 w") == ["e1d1 stalemate"]  # M2


def test_janggi():
    rows = [row for row in facts("janggi_mates.tsv") if len(row["moves"].split()) <= 5]
    assert rows
    for row in rows[:10]:
        assert run("mate_in_n", str(moves_of(row)), row["fen"], "janggi")[0].endswith("checkmate")


def test_a_list(tmp_path):
    lines = [f"{row['fen']}\tmate-in-N:{moves_of(row)}\tstated" for row in SHORT[:5]]
    lines += [f"{LADDER}\t1", f"{SHORT[0]['fen']}\tmate-in-N:2\tINVALID: left out", f"{LADDER}\tposition-only:book",
              "not a fen\t2"]
    puzzles = tmp_path / "puzzles.tsv"
    puzzles.write_text("fen\tkind\n" + "\n".join(lines) + "\n", encoding="utf-8")
    assert run("mate_in_n", str(puzzles), "100000")[-1] == "proved 5 of 6"


@pytest.mark.skipif(not PUZZLES.exists(), reason="the collection of puzzles is not there")
def test_collection():
    lines = run("mate_in_n", str(PUZZLES), "100")
    print("\n".join(lines))
    proved, stated = map(int, re.fullmatch(r"proved (\d+) of (\d+)", lines[-1]).groups())
    assert stated > 2000 and proved >= 800  # more positions prove more
