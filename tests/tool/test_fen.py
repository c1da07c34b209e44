"""fen: faults, repairs, the canonical form."""

import pytest
from tool import BROKEN, START, WELL, is_usage_error, run

BOARD = START.split()[0]

# text: the canonical form and the repairs, as the FEN dialects in use are described
DIALECTS = {
    "canonical": (START, START, []),
    "Black to move": (f"{BOARD} b - - 3 7", f"{BOARD} b - - 3 7", []),
    "r for Red": (f"{BOARD} r - - 0 1", START, ["side_letter"]),
    "H and E": (START.replace("n", "h").replace("b", "e").replace("N", "H").replace("B", "E"), START, ["piece_letters"]),
    "board alone": (BOARD, START, ["missing_side", "missing_unused", "missing_clock", "missing_number"]),
    "two fields": (f"{BOARD} w", START, ["missing_unused", "missing_clock", "missing_number"]),
    "four fields": (f"{BOARD} w - -", START, ["missing_clock", "missing_number"]),
    "no number": (f"{BOARD} w - - 0", START, ["missing_number"]),
    "two blanks": (f"{BOARD}  w - - 0 1", START, ["blanks"]),
    "line feed": (START + "\n", START, ["blanks"]),
    "run together": (f"{BOARD} w--01", START, ["missing_blanks"]),
    "underscores": (START.replace(" ", "_"), START, ["underscores"]),
    "pocket": (f"{BOARD}[] w - - 0 1", START, ["pocket"]),
    "number 0": (f"{BOARD} w - - 0 0", START, ["move_number_zero"]),
    "leading zeros": (f"{BOARD} w - - 00 01", START, ["leading_zeros"]),
    "digits for one run": (START.replace("/9/", "/45/", 1), START, ["empty_counts"]),
    "moves without moves": (f"{START} moves", START, ["moves_word"]),
    "UCI words": (f"position fen {START}", START, ["prefix"]),
}


@pytest.mark.parametrize("name", DIALECTS)
def test_dialects(name):
    text, canonical, repairs = DIALECTS[name]
    done = run("fen", text)
    assert (done.status, done.out) == (WELL, canonical + "\n")
    assert done.err.count("repaired: ") == len(repairs)
    found = run("fen", "--json", text).object("fen")
    assert found == {"fen": text, "canonical": canonical, "repairs": repairs, "faults": [], "error": None}


@pytest.mark.parametrize("name", DIALECTS)
def test_strict(name):
    text, canonical, repairs = DIALECTS[name]
    done = run("fen", "--json", "--strict", text)
    found = done.object("fen")
    assert done.status == (BROKEN if repairs else WELL)
    assert found["canonical"] == (None if repairs else canonical)
    assert (found["error"] is None) == (not repairs)
    if repairs:
        assert found["error"]["code"] == "fen" and "error: " in done.err


# board: every fault with code, square, piece (clauses A1, E2, P1, P3, B3, B6, G3, L4)
FAULTS = {
    "4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1": {("generals_facing", "e0", "K")},
    "9/3k5/9/9/9/9/4K4/9/9/9 w - - 0 1": {("general_place", "e3", "K")},
    "3k5/9/9/9/9/9/9/4A4/9/4K4 w - - 0 1": {("advisor_place", "e2", "A")},
    "3k5/9/9/9/9/9/9/3B5/9/4K4 w - - 0 1": {("elephant_place", "d2", "B")},
    "3k5/9/9/9/9/9/1P7/9/9/4K4 w - - 0 1": {("soldier_place", "b3", "P")},
    "4k4/9/9/9/9/9/9/9/4R4/3K5 w - - 0 1": {("can_take_general", "e9", "k")},
    "9/9/9/9/9/9/9/9/9/4K4 w - - 0 1": {("no_general", None, "k")},
    "3k1r3/3r5/3r5/9/9/9/9/9/9/4K4 w - - 0 1": {("too_many", None, None)},
    "3k5/9/3p5/9/9/9/9/9/9/4K4 w - - 0 1": {("soldier_place", "d7", "p")},
    "3k5/9/9/9/9/9/9/9/9/P3K4 w - - 0 1": {("soldier_place", "a0", "P")},
}


@pytest.mark.parametrize("fen", FAULTS)
def test_faults(fen):
    done = run("fen", "--json", fen)
    found = done.object("fen")
    assert done.status == BROKEN
    assert found["canonical"] == fen and found["error"] is None
    assert len(found["faults"]) == done.err.count("fault: ") == len(FAULTS[fen])
    for fault in found["faults"]:
        expected = next(want for want in FAULTS[fen] if want[0] == fault["code"])
        if expected[0] != "too_many":
            assert (fault["square"], fault["piece"]) == expected[1:]
        assert fault["code"] in done.err
        if fault["square"]:
            assert fault["square"] in done.err


def test_all_faults_not_only_the_first():
    found = run("fen", "--json", "RRRRRRRRR/9/9/9/4k4/9/9/9/9/4K4 w - - 0 1").object("fen")
    codes = [fault["code"] for fault in found["faults"]]
    assert codes.count("too_many") == 7 and "general_place" in codes
    assert "generals_facing" in codes


def test_faults_and_canonical_form_as_text():
    done = run("fen", "4k4/9/9/9/9/9/9/9/9/4K4 r")
    assert (done.status, done.out) == (BROKEN, "4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1\n")
    assert done.err.startswith("xiangqi: repaired: ") and "fault: generals_facing: " in done.err


# text: field, byte of the error
NONSENSE = {
    "": ("board", 0),
    "x": ("board", 0),
    "hello world": ("board", None),
    START.replace("p1p1p1p1p", "p1p1x1p1p"): ("board", START.index("p1p1") + 4),
    START.replace("/9/", "/8/", 1): ("board", None),
    START.replace("/9/", "/9p/", 1): ("board", None),
    BOARD + "/9 w - - 0 1": ("board", None),
    BOARD[:-3] + " w - - 0 1": ("board", None),
    f"{BOARD} x - - 0 1": ("side", len(BOARD) + 1),
    f"{BOARD} w - - x 1": ("half_move_clock", len(BOARD) + 7),
    f"{BOARD} w - - 0 x": ("move_number", len(BOARD) + 9),
    f"{BOARD} w - - 0 1000000": ("move_number", None),
    f"{BOARD} w - - 99999999999999999999 1": ("half_move_clock", None),
    f"{BOARD} w - - -1 1": ("half_move_clock", None),
    f"{START} and more": ("tail", len(START) + 1),
    f"{BOARD}[R] w - - 0 1": (None, None),
    "x" * 2000: (None, None),
}


@pytest.mark.parametrize("text", NONSENSE, ids=lambda text: text[:60] or "empty")
def test_nonsense(text):
    field, byte = NONSENSE[text]
    done = run("fen", "--json", text)
    found = done.object("fen")
    assert done.status == BROKEN
    assert (found["fen"], found["canonical"], found["faults"], found["repairs"]) == (text, None, [], [])
    error = found["error"]
    assert error["code"] == "fen" and error["line"] is None
    assert field in (None, error["field"])
    assert byte in (None, error["byte"])
    assert "xiangqi: error: " in done.err
    assert run("fen", text).out == ""


class TestStdin:
    def test_a_line_each(self):
        done = run("fen", "-", stdin=f"{START}\n\n{BOARD} r\r\n")
        assert (done.status, done.lines) == (WELL, [START, START])
        assert "-:3: repaired: " in done.err and "-:1:" not in done.err

    def test_byte_order_mark_and_no_line_end(self):
        assert run("fen", "-", stdin=f"\ufeff{START}").lines == [START]

    def test_bad_lines(self):
        data = f"{START}\n".encode() + b"\xff\xfe\x00\n" + f"x\n{START}\0\n{START}\n".encode()
        done = run("fen", "--json", "-", stdin=data)
        found = done.objects("fen")
        assert done.status == BROKEN
        assert [entry["error"] and entry["error"]["line"] for entry in found] == [None, 2, 3, 4, None]
        assert found[1]["fen"] == "\ufffd\ufffd\0"
        assert found[3]["fen"] == START + "\0"

    def test_a_line_of_a_mebibyte(self):
        done = run("fen", "-", stdin="9/" * (1 << 19) + f"\n{START}\n")
        assert (done.status, done.lines) == (BROKEN, [START])
        assert len(done.err) < 500

    def test_nothing(self):
        done = run("fen", "-")
        assert (done.status, done.out, done.err) == (WELL, "", "")


@pytest.mark.parametrize("arguments", [[], START.split(), [START, START]])
def test_wrong_use(arguments):
    assert is_usage_error(run("fen", *arguments))
