"""Janggi in every command: layouts, passes, notations, winners, points, and games in the notation of gib files."""

import os
import pathlib
import re

import pytest
from tool import BROKEN, ROOT, USE, WELL, is_usage_error, run

JANGGI = ["--variant", "janggi"]
INNER = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1"
UNCHOSEN = "rbna1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ANBR w - - 0 1"
CHECK = "3k5/9/9/9/3R5/9/9/9/9/4K4 b - - 0 1"
SHARED = pathlib.Path(os.environ.get("XQ_SHARED", ROOT.parent / "shared"))


def judged(*arguments):
    return run("judge", "--json", *arguments).object("judge")


def test_moves_of_the_start():
    done = run("moves", *JANGGI)
    assert done.status == WELL and len(done.lines) == 32
    assert "e2e2" in done.lines and "a1a2" in done.lines


@pytest.mark.parametrize("setup, fen", [
    ("마상상마/마상상마", INNER),
    ("HEEH/HEEH", INNER),
    ("마상마상/마상마상", UNCHOSEN),
    ("drawn:마상마상/상마상마", UNCHOSEN),
])
def test_layouts(setup, fen):
    shown = run("show", "--json", *JANGGI, "--setup", setup).object("show")
    assert shown["fen"] == fen
    assert run("show", *JANGGI, "--setup", setup).out == run("show", *JANGGI, "--fen", fen).out


def test_layouts_read_back():
    found = run("fen", "--json", *JANGGI, UNCHOSEN).object("fen")
    assert found["layouts"] == {"cho": "마상마상", "han": "마상마상"}
    assert found["faults"] == [] and found["canonical"] == UNCHOSEN


@pytest.mark.parametrize("setup", ["마마상상/마상마상", "마상마상", "마상마상/", "/", "drawn:", "left:HEHE/HEHE", "HEHE/HEHE/HEHE",
                                   "HEHE/HEHEH"])
def test_words_that_are_no_layout(setup):
    assert is_usage_error(run("show", *JANGGI, "--setup", setup))


def test_the_layouts_are_janggis():
    assert is_usage_error(run("show", "--setup", "HEHE/HEHE"))
    assert is_usage_error(run("moves", *JANGGI, "--setup", "HEHE/HEHE", "--fen", INNER))


def test_the_start_without_a_choice():
    assert judged(*JANGGI, "--moves", "")["fen"] == UNCHOSEN


@pytest.mark.parametrize("passes", ["e2e2 e9e9", "@@@@ @@@@", "한수쉼 한수쉼", "e2e2 한수쉼"])
def test_two_passes(passes):
    found = judged(*JANGGI, "--moves", passes)
    assert (found["result"], found["winner"], found["reason"]) == ("0-1", "han", "points_pass")
    assert (found["ply"], found["clause"], found["rules"]) == (2, "J11", "janggi-site")
    assert found["score"] == {"cho": 72, "han": 73.5}


def test_cho_wins_by_points():
    found = judged(*JANGGI, "--fen", "3k5/9/9/9/P8/9/9/9/4K4/9 w - - 0 1", "--moves", "e2e2 d10d10")
    assert (found["result"], found["winner"], found["score"]) == ("1-0", "cho", {"cho": 2, "han": 1.5})


def test_rules_imply_the_variant():
    assert judged("--rules", "janggicasual", "--moves", "e2e2 e9e9")["reason"] == "draw_pass"
    assert is_usage_error(run("judge", "--rules", "janggi", "--variant", "xiangqi", "--moves", ""))
    assert is_usage_error(run("judge", "--rules", "axf", *JANGGI, "--moves", ""))


@pytest.mark.parametrize("arguments, error", [
    ([*JANGGI, "--fen", CHECK, "--moves", "d10d10"], "pass_in_check"),
    ([*JANGGI, "--fen", CHECK, "--moves", "@@@@"], "pass_in_check"),
    ([*JANGGI, "--fen", CHECK, "--moves", "한수쉼"], "pass_in_check"),
    ([*JANGGI, "--moves", "e9e9"], "wrong_side"),
    ([*JANGGI, "--moves", "b1b1"], "own_piece"),
    (["--moves", "e0e0"], "own_piece"),
    ([*JANGGI, "--moves", "b3b5"], "screen_count"),
])
def test_passes_and_moves_that_are_none(arguments, error):
    done = run("judge", "--json", *arguments)
    found = done.object("judge")
    assert done.status == BROKEN and not found["legal"]
    assert found["error"]["code"] == "illegal_move" and found["error"]["message"].startswith(error + ":")


@pytest.mark.parametrize("moves", ["@@@@", "한수쉼", "73졸74"])
def test_texts_of_janggi_are_none_of_xiangqi(moves):
    done = run("judge", "--json", "--moves", moves)
    assert done.status == BROKEN and done.object("judge")["error"]["code"] == "move_text"


def test_a_call():
    fen = "3k5/9/9/9/9/9/9/9/4K4/9 w - - 0 1"
    ended = judged("--rules", "janggi", "--fen", fen, "--moves", "e2d2 d10d10")
    assert (ended["reason"], ended["winner"], ended["ply"]) == ("points_bikjang", "han", 2)
    assert judged("--rules", "janggi-site-bikjang", "--fen", fen, "--moves", "e2d2")["ply"] == 1
    assert judged("--rules", "janggitraditional", "--fen", fen, "--moves", "e2d2 d10d10")["reason"] == "draw_bikjang"
    assert judged("--rules", "janggi-site", "--fen", fen, "--moves", "e2d2 d10d10")["result"] == "*"


def test_moves_depend_on_the_rules():
    fen = "rnba1abnr/4k4/1c5c1/p1p3p1p/9/9/P1P3P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1"
    assert len(run("moves", "--rules", "janggi", "--fen", fen).lines) == 7
    assert len(run("moves", "--rules", "janggi-site", "--fen", fen).lines) == 31
    assert run("perft", "--rules", "janggi", "--fen", fen, "1").out == "nodes 7\n"
    assert run("perft", "--rules", "janggimodern", "--fen", fen, "1").out == "nodes 31\n"


@pytest.mark.parametrize("setup, rules, nodes", [
    ("마상상마/마상상마", "janggi", 33000), ("마상상마/마상상마", "janggi-site", 33316),
    ("상마마상/상마마상", "janggi", 33336), ("상마마상/상마마상", "janggi-site", 33632),
])
def test_perft(setup, rules, nodes):
    assert run("perft", "--rules", rules, "--setup", setup, "3").lines[-1] == f"nodes {nodes}"


def test_a_board_of_xiangqi_keeps_its_game():
    start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"
    wrong = "3k5/9/2p6/9/9/9/9/2P6/2A6/4K4 w - - 0 1"
    assert run("fen", *JANGGI, start).status == WELL  # every piece stands where Janggi's may
    faults = run("fen", "--json", *JANGGI, wrong).object("fen")["faults"]
    assert [(fault["code"], fault["square"]) for fault in faults] == [
        ("advisor_place", "c2"), ("soldier_place", "c3"), ("soldier_place", "c8")]
    faults = run("fen", "--json", UNCHOSEN).object("fen")["faults"]
    assert {fault["code"] for fault in faults} == {"elephant_place"}


@pytest.mark.parametrize("fen", ["", "9", INNER.replace(" w ", " r "), INNER.replace("4k4", "4q4"), INNER.replace("/9/9/", "/9/")])
def test_texts_that_are_no_fen(fen):
    done = run("fen", *JANGGI, fen)
    assert done.status in (BROKEN, USE) and done.err


def test_row_column_text_is_what_is_read():
    written = run("moves", *JANGGI, "--notation", "korean").lines
    assert "01차91" in written and "71졸72" in written and "한수쉼" in written
    for move in written:
        found = judged(*JANGGI, "--moves", move)
        assert found["legal"] and found["plies"] == 1
    assert "K95-95" in run("moves", *JANGGI, "--notation", "row-column").lines
    assert "@@@@" in run("moves", *JANGGI, "--notation", "xboard").lines


@pytest.mark.parametrize("move", ["73졸75", "73마74", "37졸74", "73졸", "7374졸", "한수", "@@@", "73졸74장군", "00졸00", "95-95x"])
def test_row_column_text_that_is_wrong(move):
    done = run("judge", "--json", *JANGGI, "--moves", move)
    assert done.status == BROKEN and not done.object("judge")["legal"]


def test_game_lists(tmp_path):
    games = tmp_path / "games.txt"
    games.write_text(f"start\tmoves\n{INNER}\te2e2 e9e9\na1a2 a10a9\n", encoding="utf-8")
    found = run("judge", "--json", *JANGGI, str(games)).objects("judge")
    assert [game["result"] for game in found] == ["0-1", "*"]
    assert [game["plies"] for game in found] == [2, 2]


def gib_games():
    """Starts, moves and stated results of the shared gib file, without its comments and handicap games."""
    text = (SHARED / "data" / "files" / "janggi_kakao_excerpt_cp949.gib").read_bytes()
    for game in re.split(r"\r?\n(?=\[대회명)", text.decode("cp949", "replace")):
        tags = dict(re.findall(r'\[(\S+) "([^"]*)"\]', game))
        moves = re.findall(r"\d+\. *([^\s{}<>\x1a]+)", game[game.rindex("]"):])
        if "초차림" in tags:
            yield tags, moves


@pytest.mark.skipif(not (SHARED / "data" / "files").exists(), reason="no shared data")
def test_games_of_a_gib_file():
    games = list(gib_games())
    assert len(games) == 3
    for tags, moves in games:
        assert len(moves) == int(tags["총수"])
        found = judged(*JANGGI, "--setup", f"drawn:{tags['초차림']}/{tags['한차림']}", "--moves", " ".join(moves))
        assert found["legal"] and found["plies"] == len(moves), found["error"]
