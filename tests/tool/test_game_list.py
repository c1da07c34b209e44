"""Game lists: columns, headers, line ends, and bad input of all kinds."""

import gzip
import random
import subprocess

import pytest
from tool import BROKEN, START, TOOL, USE, WELL, run

GAME = f"{START}\th2e2 h9g7"


def judge(data, *arguments):
    done = run("judge", "--json", *arguments, "-", stdin=data)
    return done, done.objects("judge")


def plies(data):
    done, found = judge(data)
    assert done.status == WELL and done.err == ""
    assert [game["index"] for game in found] == list(range(len(found)))
    return [game["plies"] for game in found]


@pytest.mark.parametrize("data, expected", [
    ("h2e2\n", [1]),
    ("h2e2", [1]),
    (GAME + "\n", [2]),
    (GAME + "\th9g7\tmore columns\n", [2]),
    (GAME + "\t\n", [2]),
    (START + "\t\n", [0]),
    (START + "\t", [0]),
    ("", []),
    ("\n\n\r\n \t \n", []),
    ("h2e2\n\nh2e2 h9g7\n", [1, 2]),
    ("h2e2\r\nh2e2 h9g7\r\n", [1, 2]),
    (GAME + "\r\n" + GAME, [2, 2]),
    ("\ufeffh2e2\n", [1]),
    ("\ufeff" + GAME + "\n", [2]),
    ("\ufeff\nh2e2\n", [1]),
    ("  h2e2   h9g7  \n", [2]),
])
def test_lists(data, expected):
    assert plies(data) == expected


@pytest.mark.parametrize("header", ["start\tmoves\tresult", "Start\tmoves", "START", "fen\tmoves", "FEN,moves",
                                    "fen position", "startpos moves"])
def test_header(header):
    assert plies(f"{header}\n{GAME}\n") == [2]
    assert plies(f"\n\ufeff{header}\n{GAME}\n".replace("\n\ufeff", "\ufeff\n", 1)) == [2]


def test_lists_put_together_keep_their_headers():
    done, found = judge(f"start\tmoves\n{GAME}\nstart\tmoves\nfen\tmoves\n{GAME}\n")
    assert done.status == WELL
    assert [game["plies"] for game in found] == [2, 2]
    assert [game["index"] for game in found] == [0, 1]


def test_a_fen_after_the_word_fen_is_a_game():
    """The word is a repair of the FEN reader, not a header, since a FEN follows."""
    done, found = judge(f"fen {GAME}\n")
    assert done.status == WELL and [game["plies"] for game in found] == [2]
    assert "-:1: repaired: " in done.err


def test_places_are_lines_of_the_file():
    done, found = judge(f"start\tmoves\n\n{GAME}\nbad\n{GAME} h0h9\n")
    assert done.status == BROKEN
    assert [game["index"] for game in found] == [0, 1, 2]
    assert [game["error"] and game["error"]["line"] for game in found] == [None, 4, 5]
    assert found[2]["error"]["byte"] == len(GAME) + 1
    assert "-:4: error: " in done.err and "-:5: error: " in done.err


@pytest.mark.parametrize("prefix", ["", "\ufeff"])
def test_bytes_count_from_the_line_as_it_stands(prefix):
    _, found = judge(f"{prefix}{START.replace('p1p1p1p1p', 'p1p1x1p1p')}\th2e2\n")
    assert found[0]["error"]["byte"] == len(prefix.encode()) + START.index("p1p1p1p1p") + 4
    assert found[0]["error"]["field"] == "board"
    _, found = judge(f"{prefix}h2e2 h9\n")
    assert found[0]["error"]["byte"] == len(prefix.encode()) + len("h2e2 h9")


def test_index_starts_anew_with_each_file(tmp_path):
    for name in "ab":
        (tmp_path / name).write_text("h2e2\nh2e2\n")
    found = run("judge", "--json", "a", "b", cwd=tmp_path).objects("judge")
    assert [(game["file"], game["index"]) for game in found] == [("a", 0), ("a", 1), ("b", 0), ("b", 1)]


def test_stdin_among_files(tmp_path):
    (tmp_path / "a").write_text("h2e2\n")
    found = run("judge", "--json", "a", "-", cwd=tmp_path, stdin="h2e2 h9g7\n").objects("judge")
    assert [(game["file"], game["plies"]) for game in found] == [("a", 1), ("-", 2)]


BAD_LINES = {
    "nul in the fen": (START.replace("/9/", "/\0/", 1) + "\th2e2", "fen", 0),
    "nul in the moves": (f"{START}\th2e2 h9\0g7", "move_text", 1),
    "nul alone": ("\0", "move_text", 0),
    "cut move": (f"{START}\th2e2 h9g", "move_text", 1),
    "cut fen": (START[:30] + "\th2e2", "fen", 0),
    "cut fen without a tab": (START[:30], "move_text", 0),
    "empty fen": ("\th2e2", "fen", 0),
    "fen without a tab": (START, "move_text", 0),
    "generals facing": ("4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1\te0e1", "setup", 0),
    "illegal move": (f"{START}\th2e2 h9g7 a0a9 h0g2", "illegal_move", 2),
    "text": ("The quick brown fox", "move_text", 0),
    "Chinese": ("炮二平五 马8进7", "move_text", 0),
    "escape": (f"{START}\t\x1b[31mh2e2", "move_text", 0),
    "unit separators": ("h2e2\x1fh9g7", "move_text", 0),
    "lone carriage returns": ("h2e2 x\rh9g7", "move_text", 1),
}


@pytest.mark.parametrize("name", BAD_LINES)
def test_a_bad_line_costs_one_game(name):
    line, code, read = BAD_LINES[name]
    done, found = judge(f"{GAME}\n{line}\n{GAME}\n")
    assert done.status == BROKEN
    assert [game["index"] for game in found] == [0, 1, 2]
    assert [game["plies"] for game in found] == [2, read, 2]
    assert [game["legal"] for game in found] == [True, False, True]
    error = found[1]["error"]
    assert (error["code"], error["line"]) == (code, 2)
    assert error["byte"] is not None or error["code"] == "setup"
    assert error["ply"] == (None if code in ("fen", "setup") else read)
    assert found[1]["fen"] == (None if code in ("fen", "setup") else START)
    assert "-:2: " in done.err
    assert not any(ord(letter) < 32 and letter != "\n" for letter in done.err), "control bytes on the terminal"


def test_a_bad_line_as_text():
    done = run("judge", "-", stdin=f"{GAME}\nx\n{GAME}\n")
    assert done.status == BROKEN
    assert done.lines[0] == "-:1: * goes on after 2 plies"
    assert done.lines[1].startswith("-:2: * stops after 0 plies: ")
    assert len(done.lines) == 3


@pytest.mark.parametrize("letter", ["x", "h", "\0", " x", "炮"])
def test_a_line_of_a_mebibyte(letter):
    line = letter * ((1 << 20) // len(letter.encode()))
    done, found = judge(f"{GAME}\n{line}\n{START}{line}\t{line}\n{GAME}\n")
    assert done.status == BROKEN
    assert [game["legal"] for game in found] == [True, False, False, True]
    assert len(done.err) < 2000


def test_a_game_of_a_mebibyte_is_read_to_its_end():
    loop = "h2e2 h7e7 e2h2 e7h7 "
    count = (1 << 20) // len(loop)
    done, found = judge(f"{START}\t{loop * count}\n", "--rules", "check-only")
    assert done.status == WELL
    assert found[0]["plies"] == 4 * count
    assert (found[0]["ply"], found[0]["played_on"]) == (8, 4 * count - 8)
    _, found = judge(f"{loop * count}a0a9\n", "--rules", "check-only")
    assert found[0]["error"]["ply"] == 4 * count
    assert found[0]["error"]["byte"] == len(loop) * count


def test_a_fen_too_long_is_refused():
    _, found = judge(f"{'9/' * 600}\th2e2\n")
    assert found[0]["error"]["code"] == "fen"


@pytest.mark.parametrize("seed", range(5))
def test_binary_files(seed):
    data = random.Random(seed).randbytes(1 << 16)
    done, found = judge(data)
    assert done.status == BROKEN
    assert found and not any(game["legal"] for game in found)
    assert all(game["error"]["message"] for game in found)


@pytest.mark.parametrize("encoding", ["utf-16", "utf-32", "utf-16-be"])
def test_other_encodings(encoding):
    done, found = judge(f"{GAME}\n{GAME}\n".encode(encoding))
    assert done.status == BROKEN and not any(game["legal"] for game in found)


def test_compressed_files():
    done, found = judge(gzip.compress(f"{GAME}\n".encode() * 100))
    assert done.status == BROKEN and not any(game["legal"] for game in found)


def test_a_list_cut_at_every_byte():
    """Whatever is left gives a game or one clear error."""
    whole = f"{START}\th2e2 h9g7 h0g2"
    for end in range(1, len(whole) + 1):
        done, found = judge(whole[:end])
        (game,) = found
        assert game["legal"] == (game["error"] is None) == (done.status == WELL)
        assert game["legal"] or game["error"]["byte"] <= end
    assert game["plies"] == 3


def test_damaged_lists():
    """Bytes changed at random: one object for each line, and no surprise."""
    chance = random.Random(2)
    lines = [f"{START}\th2e2 h9g7 h0g2 i9h9 i0h0 b9c7".encode() for _ in range(500)]
    for i, line in enumerate(lines):
        damaged = bytearray(line)
        for _ in range(chance.randint(1, 3)):
            damaged[chance.randrange(len(damaged))] = chance.choice([chance.randrange(11, 256), 0, 9])
        lines[i] = bytes(damaged)
    done, found = judge(b"\n".join(lines))
    assert len(found) == len(lines)
    assert all(game["legal"] == (game["error"] is None) for game in found)
    assert done.status == BROKEN


def test_stdin_that_is_closed_or_a_directory():
    closed = subprocess.run(["/bin/sh", "-c", '"$0" judge - <&-', TOOL], capture_output=True, timeout=60)
    assert closed.returncode == USE and b"can't read" in closed.stderr
    directory = subprocess.run(["/bin/sh", "-c", '"$0" judge - </', TOOL], capture_output=True, timeout=60)
    assert directory.returncode == USE and b"can't read" in directory.stderr
