"""The small examples on known positions and games."""

import collections

import pytest
from example import ROOT, START, facts, run

GAMES = sorted((ROOT / "examples" / "games").glob("*.txt"))
PERPETUAL = "4k4/8R/9/9/9/9/9/9/9/3K5 w"


def test_legal_moves_of_the_starts():
    assert run("legal_moves")[-1] == "44 moves for red, playing"
    assert "h2h9 takes horse" in run("legal_moves", "xiangqi", START)
    janggi = run("legal_moves", "janggi")
    assert janggi[-1] == "32 moves for cho, playing" and len(janggi) == 33
    assert [line for line in janggi if line.endswith(" passes")] == ["e2e2 passes"]


def test_legal_moves_tell_checks_and_mates():
    lines = run("legal_moves", "xiangqi", "3k5/9/9/9/R8/9/9/9/9/4K4 w - - 0 1")
    assert "a5d5 checkmate" in lines and "a5a9 check" in lines  # the own general guards file e (G5)
    assert "a5a6" in lines and lines[-1] == "19 moves for red, playing"


def test_legal_moves_of_mated_side():
    assert run("legal_moves", "xiangqi", "R3k4/9/4P4/9/9/9/9/9/9/3K1R3 b") == ["0 moves for black, checkmate"]


def test_a_bad_fen_is_pointed_at():
    fen = "3k5/8R/9/9/9z/9/9/9/9/4K4 w"
    lines = run("legal_moves", "xiangqi", fen, status=2)
    assert lines[-2] == fen and lines[-1].index("^") == fen.index("z")


@pytest.mark.parametrize("fen, move, why", [
    ("3k5/9/9/9/9/9/9/4C4/4N4/4K4 w", "e1d3", "leg"),  # H1, H3: a piece of the own side blocks
    ("4k4/9/9/9/9/9/9/4C4/9/4K4 w", "e2d2", "face each other"),  # L5, G4
    ("3k5/9/9/9/9/2B6/9/4N4/9/4K4 w", "c4e2", "own piece"),  # L3
    ("3k5/9/9/9/9/2B5R/9/9/9/4K4 w", "c4a6", "river"),  # E2
    ("3k5/9/9/9/9/4C4/9/9/4r4/4K4 w", "e4a4", "general would stand attacked"),  # L4, K2
    ("3k4r/9/9/9/9/9/9/9/9/4K3C w", "i0i9", "exactly one piece"),  # C3
    ("3k5/9/9/9/9/9/9/9/9/4K3C w", "d9d8", "side"),  # T1
])
def test_referee_says_why(fen, move, why):
    lines = run("referee", "asian-online", fen, stdin=move, status=1)
    assert lines[0].startswith(f"{move} refused: ") and why in lines[0]
    assert lines[1].startswith("red to move")


def test_referee_takes_a_cannon_move_without_a_screen():  # C1
    assert run("referee", "asian-online", "3k5/9/9/9/9/9/9/9/9/4K3C w", stdin="i0i9") == ["black to move, playing"]


def test_referee_ends_a_game_by_perpetual_check():
    moves = "i8i9 e9e8 i9i8 e8e9 i8i9 e9e8 i9i8 e8e9"
    lines = run("referee", "asian-online", PERPETUAL, stdin=moves)
    assert lines[0] == "0-1 by perpetual_check (Q4) at ply 8"
    assert "Red had to change" in lines[1]
    lines = run("referee", "asian-online", PERPETUAL, stdin=moves + " i8i9", status=1)
    assert lines[0].startswith("i8i9 refused: the game ended") and lines[1].startswith("0-1 by perpetual_check")


def test_referee_takes_back_and_resigns():
    lines = run("referee", "asian-online", PERPETUAL, stdin="i8i9 e9e8 undo undo undo resign", status=1)
    assert lines[0].startswith("undo refused: ") and lines[1:] == ["0-1 by resignation (O2) at ply 0"]


def test_referee_lists_banned_moves():
    fen = "4k4/4R4/9/9/9/9/9/9/9/3K5 b"  # in check: after e9f9 Red checks on from f8 and e8 in turn
    moves = "e9f9 e8f8 f9e9 f8e8 e9f9 e8f8 f9e9"
    lines = run("referee", "asian-online", fen, stdin=f"{moves} banned f8e8")
    assert lines[0] == "banned: 1 f8e8"
    assert lines[1] == "0-1 by perpetual_check (Q4) at ply 8"


def test_referee_of_janggi():
    lines = run("referee", "janggi-site", stdin="e2e2 e9e9 board")
    assert "1-0 by points_pass" not in "\n".join(lines)
    assert "0-1 by points_pass (J11) at ply 2" in lines  # equal pieces win for Han (J13)
    assert "cho 72.0, han 73.5 points" in lines


@pytest.mark.parametrize("rules", ["no-such", "axf "])
def test_referee_knows_its_rules(rules):
    assert "axf" in run("referee", rules, status=2)[0]


def sums(lines):
    *entries, total = lines
    assert total.startswith("nodes ")
    assert sum(int(line.split()[1]) for line in entries) == int(total.split()[1])
    return int(total.split()[1])


def test_perft():
    rows = [row for row in facts("perft.tsv") if int(row["nodes"]) < 100000]
    assert len(rows) > 100
    for row in rows[::10]:
        assert sums(run("perft", row["depth"], "xiangqi", row["fen"])) == int(row["nodes"])
    assert run("perft", "0", status=2)


def test_statistics_are_those_of_the_source():
    rows = [line.split("\t") for path in GAMES for line in path.read_text(encoding="utf-8").splitlines()[1:]]
    stated = collections.Counter(result for _, _, result, _ in rows)
    unfinished = [line.split("\t")[2] for path in GAMES if path.name == "unfinished.txt"
                  for line in path.read_text(encoding="utf-8").splitlines()[1:]]
    for result in unfinished:  # given up or agreed: the board knows no end
        stated[result] -= 1
        stated["*"] += 1
    lines = run("game_statistics", "check-only", stdin="".join(path.read_text(encoding="utf-8") for path in GAMES))
    assert lines[0].startswith(f"games {len(rows)}, not read 0, with a move that can't be played 0")
    shown = {words[0]: int(words[1]) for words in (line.split() for line in lines) if words[0] in stated}
    assert shown == {result: count for result, count in stated.items() if count}
    assert "checkmate" in " ".join(lines) and "soldier taken" in " ".join(lines)


def test_statistics_go_on_after_bad_lines():
    lines = run("game_statistics", stdin=f"start\tmoves\nnot a fen\th2e2\n{START}\th2e2 a0a9\n{START}\th2e2 h9g7\tx\n")
    assert lines[0] == "games 2, not read 1, with a move that can't be played 1"
    assert lines[1] == "plies 3, a game 1.5, the longest 2"


def test_judge():
    rows = [line.split("\t") for path in GAMES for line in path.read_text(encoding="utf-8").splitlines()[1:]]
    text = "".join(f"{start}\t{moves}\t{result}\n" for start, moves, result, _ in rows)
    lines = run("judge", "check-only", stdin=text)
    assert len(lines) == len(rows)
    for line, (_, _, result, _) in zip(lines, rows):
        assert line.split()[1] in (result, "*")
    assert sum(" * goes on" in line for line in lines) == 3
    assert run("judge", stdin=f"{START}\th2e2 h2e2\n")[0].startswith("1: * goes on; ")
