"""judge --svg: the strip of a cycle shows what the verdict's evidence says."""

import re
import xml.etree.ElementTree as ElementTree

import pytest
from tool import ROOT, USE, WELL, is_usage_error, run

SVG = "{http://www.w3.org/2000/svg}"
HREF = "{http://www.w3.org/1999/xlink}href"
CHASE = ["--rules", "axf", "--fen", "3aka3/7R1/7c1/9/9/9/9/9/4A4/3AK1p2 b - - 0 1",
         "--moves", "h7c7 h8c8 c7h7 c8h8 h7c7 h8c8 c7h7 c8h8"]
CHECK = ["--rules", "check-only", "--fen", "4k4/8R/9/9/9/9/9/9/9/3K5 w - - 0 1",
         "--moves", "i8i9 e9e8 i9i8 e8e9 i8i9 e9e8 i9i8 e8e9"]
JANGGI = ["--rules", "janggi", "--fen", "3k5/9/9/9/9/9/9/9/R8/4K4 w - - 0 1",
          "--moves", "a2d2 d10e10 d2e2 e10d10 e2d2 d10e10 d2e2 e10d10 e2d2"]
KILL = ["--rules", "cxa2020", "--fen", "2bak1c2/4aRN1r/4b4/9/9/9/3pp4/2n1B4/9/2B1K3C w - - 0 1",
        "--moves", "i0h0 i8h8 h0i0 h8i8 i0h0 i8h8 h0i0 h8i8"]
DRAWS = "examples/games/draws.txt"


def strip(path):
    return ElementTree.parse(path).getroot()


def diagrams(root):
    """The drawing of each ply, in order."""
    found = {svg.get("aria-labelledby").split("-title")[0]: svg for svg in root.iter(f"{SVG}svg") if svg is not root}
    return {int(re.fullmatch(r"ply-(\d+)", name)[1]): svg for name, svg in found.items()}


def arrows(svg, tone):
    described = svg.find(f"{SVG}desc").text.partition("Arrows: ")[2].rstrip(".")
    return {tuple(arrow.split()[1::2]) for arrow in described.split(", ") if arrow.startswith(tone + " ")}


@pytest.mark.parametrize("game", [CHASE, CHECK, JANGGI, KILL])
def test_a_diagram_for_each_ply_with_the_arrows_of_its_evidence(game, tmp_path):
    done = run("judge", "--json", "--explain", "--svg", str(tmp_path / "new"), *game)
    found = done.object("judge")
    assert done.status == WELL and found["picture"] == str(tmp_path / "new" / "game-1.svg")
    root = strip(found["picture"])
    drawn = diagrams(root)
    assert list(drawn) == list(range(found["window"]["first"], found["window"]["last"] + 1))
    for nature in found["natures"]:
        svg = drawn[nature["ply"]]
        chases = {(attack["chaser"], attack["victim"]) for attack in nature["attacks"] if attack["why"] is None}
        refused = {(attack["chaser"], attack["victim"]) for attack in nature["attacks"] if attack["why"]}
        guards = {(attack["by"], attack["victim"]) for attack in nature["attacks"] if attack["by"]}
        if nature["nature"] == "check":
            assert arrows(svg, "attack") > chases
            assert "is in check" in svg.find(f"{SVG}desc").text
        else:
            assert arrows(svg, "attack") == chases
        assert arrows(svg, "refused") == refused and arrows(svg, "guard") == guards
        threats = {(line[:2], line[2:]) for line in nature["line"][:1] if nature["nature"] == "kill"}
        assert arrows(svg, "plain") == threats
        assert f"Last move {nature['move']}." in svg.find(f"{SVG}desc").text
        title = svg.find(f"{SVG}title").text
        assert title == f"{nature['ply']}. {nature['side']} {nature['move']}: {nature['nature']}"
    assert root.find(f"{SVG}desc").text == found["explanation"]


def test_every_reference_is_defined_and_ids_are_unique(tmp_path):
    assert run("judge", "--svg", str(tmp_path), *CHASE).lines[-1] == f"  picture {tmp_path}/game-1.svg"
    root = strip(tmp_path / "game-1.svg")
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(set(ids)) == len(ids)
    assert {use.get(HREF)[1:] for use in root.iter(f"{SVG}use")} <= set(ids)
    assert len(list(root.iter(f"{SVG}defs"))) == 1
    assert all(name in ids for name in root.get("aria-labelledby").split())


def test_the_explanation_is_there_whole_and_within_the_picture(tmp_path):
    found = run("judge", "--json", "--explain", "--svg", str(tmp_path), *CHASE).object("judge")
    root = strip(found["picture"])
    texts = [text for text in root.iter(f"{SVG}text")]
    assert found["explanation"] in " ".join(text.text or "" for text in texts)
    assert all(int(text.get("y")) < int(root.get("height")) for text in texts)


def test_options_of_pictures(tmp_path):
    run("judge", "--svg", str(tmp_path), "--theme", "dark", "--width", "123", "--flip", "--letters", "western", *CHASE)
    (drawn, *_) = diagrams(strip(tmp_path / "game-1.svg")).values()
    assert drawn.get("width") == "123"
    general = next(use for use in drawn.iter(f"{SVG}use") if use.get(HREF).endswith("-K"))
    assert (general.get("x"), general.get("y")) == ("4000", "0")


def test_games_are_counted_and_only_repetitions_drawn(tmp_path):
    done = run("judge", "--json", "--rules", "axf", "--svg", str(tmp_path), DRAWS, DRAWS, cwd=ROOT)
    pictures = [found["picture"] for found in done.objects("judge")]
    repetitions = [found["reason"] == "repetition" for found in done.objects("judge")]
    assert any(repetitions) and not all(repetitions)
    assert pictures == [f"{tmp_path}/game-{i + 1}.svg" if is_one else None for i, is_one in enumerate(repetitions)]
    assert {path.name for path in tmp_path.iterdir()} == {path.rsplit("/", 1)[1] for path in pictures if path}


def test_folders_that_cannot_be_written(tmp_path):
    (tmp_path / "file").write_text("")
    done = run("judge", "--svg", str(tmp_path / "file"), *CHASE)
    assert done.status == USE and "game-1.svg" in done.err
    assert is_usage_error(run("judge", "--svg", str(tmp_path / "a" / "b"), *CHASE))
