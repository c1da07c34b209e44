"""The games of examples/games: legal, and judged as their source and an independent program have it."""

import pytest
from tool import ROOT, START, WELL, run
from witness import board_after, needs_witness

GAMES = ROOT / "examples" / "games"
REASONS = {
    "mates.txt": {"checkmate"},
    "stalemates.txt": {"stalemate"},
    "perpetual-checks.txt": {"perpetual_check"},
    "draws.txt": {"repetition", "no_capture_limit"},
    "unfinished.txt": {None},
}


def rows(name):
    lines = (GAMES / name).read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines[1:]]


def test_every_list_is_known():
    assert {path.name for path in GAMES.glob("*.txt")} == set(REASONS)


@pytest.mark.parametrize("name", REASONS)
def test_verdicts(name):
    done = run("judge", "--json", "--rules", "check-only", str(GAMES / name))
    found = done.objects("judge")
    assert done.status == WELL and done.err == ""
    assert len(found) == len(rows(name))
    for game, (start, moves, stated, _) in zip(found, rows(name)):
        assert game["reason"] in REASONS[name]
        assert game["result"] == ("*" if name == "unfinished.txt" else stated)
        assert game["plies"] == len(moves.split()) and game["fen"] == start == START
    assert {game["reason"] for game in found} == REASONS[name]


@needs_witness
@pytest.mark.parametrize("name", REASONS)
def test_last_positions_against_an_independent_program(name):
    for start, moves, _, mark in rows(name):
        placement, in_check, count = board_after(start, moves)
        ours = run("moves", "--json", "--fen", start, "--moves", moves).object("moves")
        assert ours["fen"].split()[0] == placement, mark
        assert (ours["count"], ours["standing"] in ("check", "checkmate")) == (count, in_check), mark
        if name in ("mates.txt", "stalemates.txt"):
            assert count == 0 and in_check == (name == "mates.txt")
