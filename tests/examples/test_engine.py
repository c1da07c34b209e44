"""The engine: the protocol, mates, levels, repetition, and games that the referee example judges."""

import re
import time

import pytest
from uci import ENGINE, FAIRY, OPENINGS, RULES, STARTS, Engine, play, referee

needs_witness = pytest.mark.skipif(not FAIRY, reason="fairy-stockfish is not installed")
PERPETUAL = "4k4/8R/9/9/9/9/9/9/9/3K5 w"


@pytest.fixture(name="engine")
def started():
    with Engine(ENGINE) as engine:
        yield engine


def depths(lines):
    return [int(re.match(r"info depth (\d+) score (cp|mate) -?\d+ nodes \d+ nps \d+ time \d+ pv \S+$", line)[1])
            for line in lines]


def test_introduction(engine):
    assert engine.introduction[-1] == "uciok" and engine.introduction[0].startswith("id name ")
    assert "option name UCI_Variant type combo default xiangqi var xiangqi var janggi" in engine.introduction
    assert engine.ask("isready", "readyok") == ["readyok"]


@pytest.mark.parametrize("variant", RULES)
def test_iterative_deepening_and_legal_moves(engine, variant):
    engine.tell(f"setoption name UCI_Variant value {variant}")
    move, lines = engine.think("startpos", go="go depth 5")
    assert depths(lines) == [1, 2, 3, 4, 5]
    assert " to move, " in referee(variant, STARTS[variant], [move])


def test_start_of_janggi_is_that_of_other_programs(engine):
    engine.tell("setoption name UCI_Variant value janggi")
    engine.tell("position startpos moves b1c3 b10c8 h1g3 h10g8")  # horses on b and h
    assert engine.ask("isready", "readyok") == ["readyok"]


@pytest.mark.parametrize("fen, mates", [
    ("3k5/9/9/9/R8/9/9/9/9/4K4 w", ["a6d6"]),  # the own general guards file e (G5)
    ("4ka3/4a4/4b4/9/9/9/9/9/4K4/4C4 w", ["e2d2", "e2f2"]),  # stalemate wins (M2)
])
def test_a_win_in_one(engine, fen, mates):
    move, lines = engine.think(fen, go="go depth 3")
    assert move in mates and " score mate 1 " in lines[-1]


def test_a_capture_is_followed_to_its_end(engine):
    """Even at depth 1 a chariot does not take a protected soldier."""
    fen = "3k5/9/2n6/p8/R8/9/9/9/9/4K4 w"
    move, _ = engine.think(fen, go="go depth 1")
    assert move != "a6a7"


def test_stop_movetime_and_clock(engine):
    engine.tell("position startpos")
    engine.tell("go infinite")
    time.sleep(0.2)
    assert engine.ask("isready", "readyok")[-1] == "readyok"
    assert engine.ask("stop", "bestmove")[-1].startswith("bestmove ")
    for go in ("go movetime 100", "go wtime 3000 btime 100 winc 0 binc 0"):
        begun = time.monotonic()
        engine.think("startpos", go=go)
        assert time.monotonic() - begun < 5  # much more than was given, for busy machines


def test_levels(engine):
    for level, plies in (("easy", 2), ("normal", 4)):
        engine.tell(f"setoption name Level value {level}")
        _, lines = engine.think("startpos", go="go")
        assert depths(lines) == list(range(1, plies + 1))
    engine.tell("setoption name Level value hard")
    assert depths(engine.think("startpos", go="go depth 5")[1])[-1] == 5


def test_easy_play_varies(engine):
    engine.tell("setoption name Level value easy")
    moves = set()
    for _ in range(20):
        engine.tell("ucinewgame")
        moves.add(engine.think("startpos", go="go")[0])
    assert len(moves) > 1


@pytest.mark.parametrize("command, why", [
    ("position startpos moves a1a9", "a piece stands in the way"),
    ("position fen nonsense", "is no piece"),
    ("setoption name Rules value no-such", "axf"),
    ("setoption name Level value godlike", "not understood"),
    ("fly", "not understood"),
])
def test_what_is_wrong_is_told(engine, command, why):
    engine.tell(command)
    lines = engine.ask("isready", "readyok")
    assert lines[0].startswith("info string ") and why in lines[0]


def test_mated_side_has_no_move(engine):
    assert engine.think("R3k4/9/4P4/9/9/9/9/9/9/3K1R3 b", go="go depth 2")[0] == "(none)"


@pytest.mark.parametrize("rules", ["asian-online", "axf", "wxf", "cxa2020", "check-only"])
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_no_perpetual_check(engine, rules, level):
    """Red has checked with each move; the answer to one more check would be the third occurrence (Q4, Q7)."""
    engine.tell(f"setoption name Rules value {rules}")
    engine.tell(f"setoption name Level value {level}")
    moves = "i9i10 e10e9 i10i9 e9e10 i9i10 e10e9".split()
    move, _ = engine.think(PERPETUAL, moves, "go depth 4")
    assert move != "i10i9"
    assert referee("xiangqi", PERPETUAL, moves + [move], rules) == "black to move, playing"
    assert "perpetual_check" in referee("xiangqi", PERPETUAL, moves + ["i10i9", "e9e10"], rules)


@pytest.mark.parametrize("variant", RULES)
def test_games_against_itself(variant):
    options = [("UCI_Variant", variant)]
    with Engine(ENGINE, options) as one, Engine(ENGINE, options) as other:
        for opening in OPENINGS[:3]:
            moves, said = play(variant, (one, other), ("go depth 3", "go depth 2"), opening=opening, plies=160)
            assert len(moves) > 10 and "perpetual" not in said


@needs_witness
@pytest.mark.parametrize("variant", RULES)
@pytest.mark.parametrize("is_first", [True, False])
def test_games_against_an_independent_program(variant, is_first):
    """An illegal move of ours would be refused by it too; the loser by repetition is never us."""
    options = [("UCI_Variant", variant)]
    with Engine(ENGINE, options) as ours, Engine(FAIRY, options) as other:
        players = [(ours, "go depth 3"), (other, "go nodes 200")]
        if not is_first:
            players.reverse()
        moves, said = play(variant, *zip(*players), plies=160)
    lost = said.startswith("0-1" if is_first else "1-0")
    assert len(moves) > 10 and not (lost and re.search("perpetual|repetition", said))
