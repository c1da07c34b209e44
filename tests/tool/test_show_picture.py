"""show --as unicode and --as svg: pieces where they should be, and what the options do to a picture."""

import itertools
import re
import unicodedata
import xml.etree.ElementTree as ElementTree

import pytest
from tool import BROKEN, START, WELL, is_usage_error, run

SVG = "{http://www.w3.org/2000/svg}"
HREF = "{http://www.w3.org/1999/xlink}href"
JANGGI = "rbna1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1"
SHOWN = "r1bakabr1/9/1cn4c1/p1p1p1p1p/4N4/6P2/P1P1P3P/1C2C1N2/9/R1BAKAB1R b - - 0 1"
CHARACTERS = dict(zip("KABNRCPkabnrcp", "帥仕相傌俥炮兵將士象馬車砲卒"))
TONES = ("plain", "allowed", "refused", "attack", "guard")


def placement(fen):
    """FEN letters by file and rank, (0, 0) being a0."""
    found = {}
    for row, rank in enumerate(fen.split()[0].split("/")):
        file = 0
        for sign in rank:
            if sign.isdigit():
                file += int(sign)
            else:
                found[file, 9 - row] = sign
                file += 1
    return found


def picture(*arguments):
    done = run("show", "--as", "svg", *arguments)
    assert done.status == WELL, done.err
    return ElementTree.fromstring(done.out)


def pieces(root, flipped=False):
    found = {}
    for use in root.iter(f"{SVG}use"):
        name = use.get(HREF).rsplit("-", 1)[1]
        if name != "board":
            column, row = int(use.get("x")) // 1000, int(use.get("y")) // 1000
            found[(8 - column, row) if flipped else (column, 9 - row)] = name
    return found


def board_of(root):
    return next(group for group in root.iter(f"{SVG}g") if (group.get("id") or "").endswith("-board"))


def shown(root, what):
    return [element for element in root.iter() if element.get("data-show") == what]


def words(root):
    return root.find(f"{SVG}title").text, root.find(f"{SVG}desc").text


@pytest.mark.parametrize("variant, fen", [("xiangqi", START), ("xiangqi", SHOWN), ("janggi", JANGGI)])
@pytest.mark.parametrize("options", [[], ["--flip"], ["--letters", "western", "--theme", "dark"], ["--no-coordinates"]])
def test_pieces_stand_where_they_should(variant, fen, options):
    root = picture("--variant", variant, "--fen", fen, *options)
    assert pieces(root, "--flip" in options) == placement(fen)


@pytest.mark.parametrize("options", [["--letters", "western"], ["--theme", "dark"], ["--width", "1"], []])
@pytest.mark.parametrize("variant", ["xiangqi", "janggi"])
def test_every_reference_is_defined_once_and_nothing_wants_a_font(variant, options):
    root = picture("--variant", variant, *options)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(set(ids)) == len(ids)
    wanted = {use.get(HREF)[1:] for use in root.iter(f"{SVG}use")} | set(root.get("aria-labelledby").split())
    assert wanted == set(ids)
    assert not list(root.iter(f"{SVG}text")) and root.get("role") == "img"
    assert all(path.get("d").startswith(("m", "M")) for path in root.iter(f"{SVG}path"))


@pytest.mark.parametrize("variant", ["xiangqi", "janggi"])
def test_pictures_are_well_formed_and_whole_in_every_combination_of_options(variant):
    choices = [[[], ["--flip"]], [[], ["--no-coordinates"]], [[], ["--letters", "western"]], [[], ["--theme", "dark"]],
               [[], ["--moves", "a3a4" if variant == "xiangqi" else "a4a5"]],
               [[], ["--mark", "refused:a5", "--arrow", "plain:b3c5"]]]
    for chosen in itertools.product(*choices):
        root = picture("--variant", variant, *itertools.chain(*chosen))
        assert len(pieces(root)) == 32
        assert bool(shown(root, "last-move")) == (len(chosen[4]) > 0)
        assert bool(shown(root, "arrow-plain")) == bool(shown(root, "mark-refused")) == (len(chosen[5]) > 0)


def test_the_ids_of_different_pictures_differ():
    variations = [[], ["--flip"], ["--theme", "dark"], ["--letters", "western"], ["--width", "401"],
                  ["--moves", "h2e2"], ["--mark", "e4"], ["--mark", "allowed:e4"], ["--mark", "e5"],
                  ["--arrow", "e4e5"], ["--title", "A"],
                  ["--variant", "janggi"], ["--no-coordinates"], ["--fen", START.replace(" w ", " b ")]]
    assert len({picture(*options).get("aria-labelledby") for options in variations}) == len(variations)
    assert picture().get("aria-labelledby") == picture().get("aria-labelledby")


@pytest.mark.parametrize("options, width, height", [([], 400, 440), (["--width", "1000"], 1000, 1100),
                                                    (["--width", "65535"], 65535, 72089), (["--width", "1"], 1, 1),
                                                    (["--width", "940", "--no-coordinates"], 940, 1040)])
def test_size(options, width, height):
    root = picture(*options)
    assert (int(root.get("width")), int(root.get("height"))) == (width, height)
    box = [int(number) for number in root.get("viewBox").split()]
    assert box[0] == box[1] and abs(box[2] * height - box[3] * width) <= box[2]


@pytest.mark.parametrize("fen, checked", [("4k4/9/9/4R4/9/9/9/9/9/3K5 b - - 0 1", ["translate(4000 0)"]),
                                          ("3k5/9/9/4R4/9/9/9/9/9/4K4 b - - 0 1", [])])
def test_check(fen, checked):
    root = picture("--fen", fen)
    assert [element.get("transform") for element in shown(root, "check")] == checked
    assert ("Black is in check." in words(root)[1]) == bool(checked)


def test_the_last_move():
    assert not shown(picture(), "last-move")
    root = picture("--moves", "h2e2 h9g7")
    (move,) = shown(root, "last-move")
    assert move.get("d").count("M") == 2 and move.get("d").startswith("M6545 -275v") and "M5545 1725v" in move.get("d")
    assert "Last move h9g7." in words(root)[1]


@pytest.mark.parametrize("tone", TONES)
def test_marks(tone):
    root = picture("--fen", SHOWN, "--mark", f"{tone}:e4,e6", "--mark", f"{tone}:a0")
    marks = shown(root, f"mark-{tone}")
    assert [mark.get("transform") for mark in marks] == [f"translate({x} {y})" for x, y in
                                                          [(4000, 5000), (4000, 3000), (0, 9000)]]
    empty, first, second = [ElementTree.tostring(mark).split(b">", 1)[1] for mark in marks]
    assert first == second != empty
    assert f"Marked: {tone} e4 e6 a0." in words(root)[1]


def test_tones_differ_in_colour_and_shape():
    for on in ("e4", "e6"):
        roots = [picture("--fen", SHOWN, "--mark", f"{tone}:{on}") for tone in TONES]
        marks = [shown(root, f"mark-{tone}")[0] for root, tone in zip(roots, TONES)]
        assert len({mark.get("stroke") for mark in marks}) == len(TONES)
        assert len({ElementTree.tostring(mark).split(b">", 1)[1] for mark in marks}) == len(TONES)
    roots = [picture("--arrow", f"{tone}:e2e6") for tone in TONES]
    shafts = [shown(root, f"arrow-{tone}")[0][0] for root, tone in zip(roots, TONES)]
    assert len({shaft.get("stroke") for shaft in shafts}) == len(TONES)


@pytest.mark.parametrize("move, direction", [("e2e6", (0, -4)), ("a9a0", (0, 9)), ("a0i0", (8, 0)), ("i0a0", (-8, 0)),
                                             ("b0c2", (1, -2)), ("a0i9", (8, -9)), ("e9d8", (-1, 1))])
def test_arrows_lead_from_square_to_square(move, direction):
    root = picture("--arrow", f"attack:{move}")
    (arrow,) = shown(root, "arrow-attack")
    x, y = [[float(number) for number in point.split()] for point in arrow[1].get("d")[1:-1].split("L")][0]
    start = 1000 * (ord(move[0]) - ord("a")), 1000 * (9 - int(move[1]))
    end = start[0] + 1000 * direction[0], start[1] + 1000 * direction[1]
    assert ((x - end[0]) ** 2 + (y - end[1]) ** 2) ** 0.5 < 330
    across = (x - start[0]) * direction[1] - (y - start[1]) * direction[0]
    length = (direction[0] ** 2 + direction[1] ** 2) ** 0.5
    assert abs(across) < 3 * length and (x - start[0]) * direction[0] + (y - start[1]) * direction[1] > 0
    assert f"Arrows: attack {move[:2]} to {move[2:]}." in words(root)[1]


def test_words():
    assert words(picture("--variant", "janggi"))[0] == "Janggi, cho to move"
    title, description = words(picture("--fen", "3k5/9/9/9/8p/9/9/9/9/R3K3R b - - 3 7"))
    assert title == "Xiangqi, black to move"
    assert description == "Red: general e0; chariot a0 i0. Black: general d9; soldier i5."


@pytest.mark.parametrize("title, read", [
    ("a < b & \"c\" > 'd'", "a < b & \"c\" > 'd'"),
    ("馬 \U0001fa61", "馬 \U0001fa61"),
    ("a\x01b\x7fc\nd", "a b c d"),
    (b"\xff\xc0\x80a\xe9\xa6", "\ufffd" * 3 + "a" + "\ufffd" * 2),
    (b"\xed\xa0\x80|\xef\xbf\xbf|\xf4\x90\x80\x80", "\ufffd" * 3 + "|" + "\ufffd" * 3 + "|" + "\ufffd" * 4),
])
def test_titles_of_any_bytes(title, read):
    assert words(picture("--title", title))[0] == read


def test_a_setup_with_faults_is_drawn_with_its_faults_marked():
    done = run("show", "--as", "svg", "--fen", "3k5/9/9/9/9/9/9/3B5/9/3K5 w - - 0 1")
    assert done.status == BROKEN and "elephant_place" in done.err
    root = ElementTree.fromstring(done.out)
    assert pieces(root) == {(3, 9): "k", (3, 2): "B", (3, 0): "K"}
    assert "translate(3000 7000)" in [mark.get("transform") for mark in shown(root, "mark-refused")]
    found = run("show", "--json", "--fen", "3k5/9/9/9/9/9/9/9/9/3K5 w - - 0 1").object("show")
    assert found["fen"] is None and "K" in found["board"] and found["error"]["code"] == "setup"


def columns(line):
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in line)


@pytest.mark.parametrize("options", [[], ["--flip"], ["--no-coordinates"]])
@pytest.mark.parametrize("variant", ["xiangqi", "janggi"])
def test_the_lines_of_a_unicode_board_are_equally_wide(variant, options):
    board = run("show", "--as", "unicode", "--variant", variant, *options).lines
    assert board[-1].endswith(" to move")
    assert {columns(line) for line in board[:-1]} == {columns(board[0])}
    assert len(board) == 11 + (variant == "xiangqi") + ("--no-coordinates" not in options)
    assert all(unicodedata.east_asian_width(sign) in ("W", "F", "Na", "N") for line in board for sign in line)


@pytest.mark.parametrize("flip", [False, True])
def test_the_characters_of_a_unicode_board(flip):
    ranks = [line.split() for line in run("show", "--as", "unicode", "--fen", SHOWN, *["--flip"][:flip]).lines]
    ranks = [rank for rank in ranks if rank[0].isdigit()]
    assert [int(rank[0]) for rank in ranks] == (list(range(10)) if flip else list(range(9, -1, -1)))
    for rank in ranks:
        signs = rank[:0:-1] if flip else rank[1:]
        expected = [placement(SHOWN).get((file, int(rank[0]))) for file in range(9)]
        assert signs == [CHARACTERS.get(letter, "・") for letter in expected]


def test_the_sides_of_janggi_stand_in_different_brackets():
    text = "".join(run("show", "--as", "unicode", "--variant", "janggi").lines)
    for letter, count in {"楚": 1, "卒": 5, "車": 2, "包": 2, "馬": 2, "象": 2, "士": 2}.items():
        assert text.count(f"({letter})") == count
    for letter, count in {"漢": 1, "兵": 5, "車": 2, "包": 2, "馬": 2, "象": 2, "士": 2}.items():
        assert text.count(f"[{letter}]") == count


@pytest.mark.parametrize("arguments", [
    ["--mark", "red:e4"], ["--mark", "allowed:"], ["--mark", "j4"], ["--mark", "e4,,e5"], ["--arrow", "e4"],
    ["--arrow", "guard:e4j4"], ["--theme", "blue"], ["--letters", ""], ["--width", "0"], ["--width", "65536"],
    ["--width", "-1"], ["--as", "png"],
])
def test_wrong_use(arguments):
    assert is_usage_error(run("show", "--as", "svg", *arguments))


def shapes(root):
    """Of each piece its groups of shapes by FEN letter: (shadow, face, ring, sign)."""
    groups = {group.get("id").rsplit("-", 1)[1]: list(group) for group in root.iter(f"{SVG}g") if group.get("id")}
    del groups["board"]
    assert all(len(group) == 4 for group in groups.values())
    return groups


@pytest.mark.parametrize("variant, options, signs", [("xiangqi", [], 14), ("janggi", [], 9),
                                                     ("xiangqi", ["--letters", "western"], 7),
                                                     ("janggi", ["--letters", "western"], 7)])
def test_every_piece_has_its_sign(variant, options, signs):
    found = shapes(picture("--variant", variant, *options))
    assert sorted(found) == sorted("KABNRCPkabnrcp")
    paths = {name: group[3].get("d") for name, group in found.items()}
    assert len(set(paths.values())) == signs and min(len(path) for path in paths.values()) > 60
    assert len({group[3].get("fill") for group in found.values()}) == 2
    if signs < 14:  # signs that sides share: the ring tells them apart without the colour
        assert all(paths[kind] == paths[kind.lower()] for kind in "ABNRC")
        rings = {(name.isupper(), group[2].get("stroke-width")) for name, group in found.items()}
        assert len(rings) == 2 and len({width for _, width in rings}) == 2


def test_the_octagons_of_janggi_tell_the_rank():
    found = shapes(picture("--variant", "janggi"))
    widths = {kind: int(re.match(r"M-(\d+)", found[kind][1].get("d"))[1]) for kind in "KRNBCAP"}
    assert widths["K"] > widths["R"] == widths["N"] == widths["B"] == widths["C"] > widths["A"] == widths["P"]
    assert all(shape[1].tag == f"{SVG}circle" for shape in shapes(picture()).values())


def test_the_lines_of_the_boards():
    """The river stops the inner files of Xiangqi alone; both have their palaces."""
    def lines(variant):
        return next(path.get("d") for path in board_of(picture("--variant", variant)).iter(f"{SVG}path") if path.get("stroke"))

    assert len(re.findall(r"M\d000 0v4000m0 1000v4000", lines("xiangqi"))) == 7
    assert len(re.findall(r"M\d000 0v9000", lines("janggi"))) == 7
    for variant in ("xiangqi", "janggi"):
        assert len(re.findall(r"M0 \d000h8000", lines(variant))) == 8
        assert lines(variant).endswith("M3000 0l2000 2000m0-2000l-2000 2000M3000 9000l2000-2000m0 2000l-2000-2000")


@pytest.mark.parametrize("flip", [[], ["--flip"]])
@pytest.mark.parametrize("variant", ["xiangqi", "janggi"])
def test_coordinates(variant, flip):
    """A label of the same path is the same sign: rows and columns are turned together, 10 is written with 1 and 0."""
    def labels(*options):
        found = {}
        for path in list(board_of(picture("--variant", variant, *options)))[-1].iter(f"{SVG}path"):
            x, y = [int(number) for number in re.findall(r"-?\d+", path.get("transform"))]
            found.setdefault(("file", x // 1000) if y > 9500 else ("rank", y // 1000), []).append(path.get("d"))
        return found

    plain, drawn = labels(), labels(*flip)
    assert len(plain) == 19 and len({tuple(signs) for signs in plain.values()}) == 19
    for (kind, place), signs in plain.items():
        turned = ({"file": 8, "rank": 9}[kind] - place) if flip else place
        assert drawn[kind, turned] == signs
    if variant == "janggi":
        assert plain["rank", 0][0] == plain["rank", 9][0]
        assert [len(plain["rank", row]) for row in range(10)] == [2] + [1] * 9
