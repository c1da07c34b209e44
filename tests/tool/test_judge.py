"""judge: verdicts, JSON and text, rules and their parameters."""

import pytest
from tool import BROKEN, START, USE, WELL, is_usage_error, run

CHARIOT = "4k4/8R/9/9/9/9/9/9/9/3K5 w - - 0 1"
LOOP = "i8i9 e9e8 i9i8 e8e9"  # each Red move checks
CANNONS = "h2e2 h7e7 e2h2 e7h7"  # from the start, nobody checks after the loop is closed

# start, moves: result, winner, reason, ply, clause, played_on. From the rules (the clause named).
VERDICTS = {
    "checkmate": ("4k4/4a3R/9/9/9/9/9/9/4K4/9 w - - 0 1", "i8i9", ("1-0", "red", "checkmate", 1, "M1", 0)),
    "stalemate of the start": ("3k5/9/3P5/9/9/9/9/9/9/4K4 b - - 0 1", "", ("1-0", "red", "stalemate", 0, "M2", 0)),
    "black stalemates": ("4k4/9/9/9/9/9/3p5/9/9/3K5 b - - 0 1", "d3d2", ("0-1", "black", "stalemate", 1, "M2", 0)),
    "perpetual check": (CHARIOT, f"{LOOP} {LOOP}", ("0-1", "black", "perpetual_check", 8, "Q7", 0)),
    "two occurrences": (CHARIOT, f"{LOOP} {LOOP[:14]}", ("*", None, None, None, None, 0)),
    "played on": (CHARIOT, f"{LOOP} {LOOP} i8i9 e9e8", ("0-1", "black", "perpetual_check", 8, "Q7", 2)),
    "repetition": (START, f"{CANNONS} {CANNONS}", ("1/2-1/2", None, "repetition", 8, "Q7", 0)),
    "120 plies": ("3k5/9/9/9/9/9/9/9/R8/4K4 w - - 119 60", "a1a2", ("1/2-1/2", None, "no_capture_limit", 1, "D1", 0)),
    "119 plies": ("3k5/9/9/9/9/9/9/9/R8/4K4 w - - 118 60", "a1a2", ("*", None, None, None, None, 0)),
    "a start at the limit": ("3k5/9/9/9/9/9/9/9/R8/4K4 w - - 120 61", "", ("1/2-1/2", None, "no_capture_limit", 0, "D1", 0)),
    "bare sides": ("3k5/9/9/9/9/9/9/9/4p4/4K4 w - - 0 1", "e0e1", ("1/2-1/2", None, "insufficient_material", 1, "D2", 0)),
    "mate before the limit": ("4k4/4a3R/9/9/9/9/9/9/4K4/9 w - - 119 60", "i8i9", ("1-0", "red", "checkmate", 1, "M1", 0)),
    "goes on": (START, "h2e2 h9g7", ("*", None, None, None, None, 0)),
    "no moves": (START, "", ("*", None, None, None, None, 0)),
}


def verdict(found):
    return tuple(found[key] for key in ("result", "winner", "reason", "ply", "clause", "played_on"))


@pytest.mark.parametrize("name", VERDICTS)
def test_verdicts(name):
    fen, moves, expected = VERDICTS[name]
    done = run("judge", "--json", "--rules", "check-only", "--fen", fen, "--moves", moves)
    found = done.object("judge")
    assert verdict(found) == expected
    assert done.status == WELL and done.err == ""
    assert found["fen"] == fen
    assert found["plies"] == len(moves.split())
    assert found["legal"] is True and found["error"] is None


@pytest.mark.parametrize("name", VERDICTS)
def test_verdicts_from_a_list(name, tmp_path):
    fen, moves, expected = VERDICTS[name]
    games = tmp_path / "games.txt"
    games.write_text(f"{fen}\t{moves}\tsome\tmore\n")
    found = run("judge", "--json", "--rules", "check-only", str(games)).object("judge")
    assert verdict(found) == expected
    assert (found["file"], found["index"]) == (str(games), 0)


def test_every_key_in_order():
    fen, moves, _ = VERDICTS["checkmate"]
    done = run("judge", "--json", "--rules", "check-only", "--fen", fen, "--moves", moves)
    assert done.out == ('{"file":null,"index":0,"variant":"xiangqi","rules":"check-only",'
                        f'"fen":"{fen}","plies":1,"result":"1-0","winner":"red","reason":"checkmate","ply":1,'
                        '"clause":"M1","played_on":0,"legal":true,"error":null}\n')


TEXTS = {
    "checkmate": "1-0 red wins by checkmate at ply 1 (M1)",
    "stalemate of the start": "1-0 red wins by stalemate at ply 0 (M2)",
    "perpetual check": "0-1 black wins by perpetual check at ply 8 (Q7)",
    "played on": "0-1 black wins by perpetual check at ply 8 (Q7), 2 more played",
    "repetition": "1/2-1/2 draw by repetition at ply 8 (Q7)",
    "120 plies": "1/2-1/2 draw by no capture limit at ply 1 (D1)",
    "goes on": "* goes on after 2 plies",
}


@pytest.mark.parametrize("name", TEXTS)
def test_text(name, tmp_path):
    fen, moves, _ = VERDICTS[name]
    assert run("judge", "--rules", "check-only", "--fen", fen, "--moves", moves).out == TEXTS[name] + "\n"
    games = tmp_path / "games.txt"
    games.write_text(f"\n{fen}\t{moves}\n")
    assert run("judge", "--rules", "check-only", str(games)).out == f"{games}:2: {TEXTS[name]}\n"


# start, moves: plies read, index of the refused move, its text, reason (from the rules)
ILLEGAL = {
    "path": (START, "a0a9", 0, "a0a9", "path"),
    "leg": (START, "b0d1", 0, "b0d1", "blocked_leg"),
    "eye": (START, "h0g2 h9g7 b2b1 b9c7 b1d1 a9a8 c0e2", 6, "c0e2", "blocked_eye"),
    "wrong side": (START, "h2e2 e2h2", 1, "e2h2", "wrong_side"),
    "no piece": (START, "h2e2 h9g7 e4e5", 2, "e4e5", "no_piece"),
    "pass": (START, "e0e0", 0, "e0e0", "own_piece"),
    "screen": (START, "h2h9 a9a8 b2b9 a8b8 b9i9", 4, "b9i9", "screen_count"),
    "facing": ("3k5/9/9/9/9/9/9/9/9/p3K4 w - - 0 1", "e0d0", 0, "e0d0", "generals_face"),
    "check ignored": (CHARIOT, "i8i9 e9e8 i9i8 e8e7 i8i7 e7d7", 5, "e7d7", "general_attacked"),
    "other game": ("1Cba1rb2/4kn3/1R7/p2R4p/4p4/2p6/P1r5P/4B4/9/2BAKA3 w - - 0 1", "b7e7 b0c2", 1, "b0c2", None),
}


@pytest.mark.parametrize("name", ILLEGAL)
def test_illegal_moves(name):
    fen, moves, index, move, reason = ILLEGAL[name]
    done = run("judge", "--json", "--fen", fen, "--moves", moves + " h2e2")
    found = done.object("judge")
    error = found["error"]
    assert done.status == BROKEN
    assert (found["result"], found["legal"], found["plies"]) == ("*", False, index)
    assert (error["code"], error["ply"], error["move"]) == ("illegal_move", index, move)
    assert error["byte"] == 5 * index and error["line"] is None
    assert error["square"] == move[:2]
    if reason:
        assert error["message"].startswith(f"{reason}: ")
    assert move in done.err


def test_illegal_move_after_the_end():
    """The end stands, the game is not legal."""
    fen, moves, expected = VERDICTS["checkmate"]
    done = run("judge", "--json", "--fen", fen, "--moves", moves + " e9d9")
    found = done.object("judge")
    assert verdict(found) == expected
    assert found["legal"] is False and found["error"]["ply"] == 1
    assert done.status == BROKEN
    text = run("judge", "--fen", fen, "--moves", moves + " e9d9").out
    assert text.startswith("1-0 red wins by checkmate at ply 1 (M1); stops after 1 ply: ")


@pytest.mark.parametrize("bad, inside", [("h2e", 3), ("j2e2", 0), ("h2x2", 2), ("h2e2x", 4), ("炮二平五", 0), ("0000", 0),
                                         ("C2.5", 2), ("h2--e2", 3), ("\x01", 0)])
def test_texts_that_are_no_move(bad, inside):
    done = run("judge", "--json", "--moves", f"h2e2   h9g7 {bad} h0g2")
    found = done.object("judge")
    error = found["error"]
    assert done.status == BROKEN
    assert (found["plies"], found["result"], found["legal"]) == (2, "*", False)
    assert (error["code"], error["ply"], error["move"]) == ("move_text", 2, None)
    assert error["byte"] == 12 + inside
    assert "byte" in done.err


def test_moves_in_capitals_with_a_dash():
    assert run("judge", "--json", "--moves", "H2-E2 h9g7").object("judge")["plies"] == 2


@pytest.mark.parametrize("moves", ["h2e2\th9g7", "h2e2\nh9g7\n", " h2e2  h9g7 ", "h2e2\r\nh9g7"])
def test_blanks_between_moves(moves):
    assert run("judge", "--json", "--moves", moves).object("judge")["plies"] == 2


class TestFen:
    def test_repairs_are_noted(self):
        fen = START.replace("w - - 0 1", "r").replace("N", "H")
        done = run("judge", "--json", "--fen", fen, "--moves", "h2e2")
        assert done.status == WELL
        assert done.object("judge")["fen"] == START
        assert done.err.count("repaired: ") == 5  # side letter, piece letters, unused, clock, number

    def test_strict_refuses_them(self):
        done = run("judge", "--json", "--strict", "--fen", START.replace(" w ", " r "), "--moves", "h2e2")
        found = done.object("judge")
        assert done.status == BROKEN
        assert (found["fen"], found["plies"], found["legal"], found["result"]) == (None, 0, False, "*")
        assert (found["error"]["code"], found["error"]["field"]) == ("fen", "side")
        assert found["error"]["byte"] == START.index(" w ") + 1
        assert run("judge", "--strict", "--fen", START, "--moves", "h2e2").status == WELL

    def test_all_faults_are_named(self):
        done = run("judge", "--json", "--fen", "3k5/9/3R5/3R5/3R5/9/9/9/9/2BK1A3 w - - 0 1", "--moves", "")
        assert done.status == BROKEN
        assert done.object("judge")["error"]["code"] == "setup"
        assert "too_many" in done.err and "can_take_general" in done.err

    def test_fen_alone_judges_the_position(self):
        fen, _, expected = VERDICTS["stalemate of the start"]
        assert verdict(run("judge", "--json", "--fen", fen).object("judge")) == expected

    def test_nonsense(self):
        done = run("judge", "--json", "--fen", "nonsense", "--moves", "h2e2")
        assert done.status == BROKEN
        assert (done.object("judge")["error"]["code"], done.object("judge")["error"]["field"]) == ("fen", "board")
        assert run("judge", "--fen", "nonsense").out.startswith("* no game: ")


CHASE = "3aka3/7R1/7c1/9/9/9/9/9/4A4/3AK1p2 b - - 0 1"
CHASES = "h7c7 h8c8 c7h7 c8h8 h7c7 h8c8 c7h7 c8h8"


class TestExplain:
    def test_json_of_a_gain_tells_its_line(self):
        # Diagram 26 of the Chinese rule book: Black's last move threatens a check that uncovers the chariot.
        fen = "2baka2r/9/2n1b4/2p1p4/9/3Rc1Pc1/4C1n2/3NB1NC1/4A4/4KAB2 w - - 0 1"
        moves = "d4d7 h4h7 d7d4 h7h4 d4d7 h4h7 d7d4 h7h4"
        arguments = ["judge", "--json", "--rules", "cxa2020", "--explain", "--fen", fen, "--moves", moves]
        found = run(*arguments).object("judge")
        last = found["natures"][-1]
        assert (found["result"], found["clause"], last["nature"]) == ("1-0", "CXA 26.9.1", "chase")
        assert last["line"][0] == "e4e2" and last["line"][-1] == "h4d4"
        # An elephant and a chariot for a cannon.
        assert last["gain"] == {"strong": 1, "soldiers": 0, "weak": 1} and not last["unsure"]

    def test_searches_that_run_out_are_told(self):
        fen = "2baka2r/9/2n1b4/2p1p4/9/3Rc1Pc1/4C1n2/3NB1NC1/4A4/4KAB2 w - - 0 1"
        moves = "d4d7 h4h7 d7d4 h7h4 d4d7 h4h7 d7d4 h7h4"
        arguments = ["judge", "--json", "--rules", "cxa2020", "--set", "search_nodes=100", "--explain"]
        found = run(*arguments, "--fen", fen, "--moves", moves).object("judge")
        assert any(n["unsure"] for n in found["natures"])
        assert "search_nodes" in found["explanation"]

    def test_json(self):
        fen, moves, _ = VERDICTS["perpetual check"]
        arguments = ["judge", "--json", "--rules", "check-only", "--explain", "--fen", fen, "--moves", moves]
        found = run(*arguments).object("judge")
        assert found["window"] == {"first": 1, "last": 8}
        assert [n["ply"] for n in found["natures"]] == list(range(1, 9))
        assert [n["move"] for n in found["natures"]] == moves.split()
        assert [n["side"] for n in found["natures"]] == ["red", "black"] * 4
        assert [n["nature"] for n in found["natures"]] == ["check", "idle"] * 4
        assert found["natures"][0] | {"ply": 0} == {"ply": 0, "move": "i8i9", "side": "red", "nature": "check",
                                                   "chaser": None, "victims": [], "refused": [], "why": [],
                                                   "attacks": [], "line": [], "gain": None, "unsure": False}
        assert found["judgement"] == {"red": "check", "black": "idle"}
        assert "Red had to change and loses" in found["explanation"]

    def test_json_of_a_chase(self):
        """Diagram 34 of the federation's rules: the chariot follows the unprotected cannon."""
        found = run("judge", "--json", "--rules", "axf", "--explain", "--fen", CHASE, "--moves", CHASES).object("judge")
        assert (found["result"], found["reason"], found["clause"]) == ("0-1", "perpetual_chase", "AXF 18")
        assert found["judgement"] == {"red": "chase", "black": "idle"}
        natures = found["natures"]
        assert [n["nature"] for n in natures] == ["idle", "chase"] * 4
        assert [(n["chaser"], n["victims"]) for n in natures[1::2]] == [("c8", ["c7"]), ("h8", ["h7"])] * 2
        assert natures[1]["attacks"][0] == {"chaser": "c8", "victim": "c7", "why": None, "by": None}
        for nature in natures:
            refused = [a for a in nature["attacks"] if a["why"]]
            assert nature["refused"] == [a["victim"] for a in refused]
            assert nature["why"] == [a["why"] for a in refused]
        assert "chases with every move: the cannon on h7" in found["explanation"]

    def test_text_of_a_chase(self):
        done = run("judge", "--rules", "axf", "--explain", "--fen", CHASE, "--moves", CHASES)
        assert done.lines[0] == "0-1 black wins by perpetual chase at ply 8 (AXF 18)"
        assert done.lines[3] == "  ply 2 red h8c8 chase c7 by c8"
        assert "a chariot may not chase an unprotected cannon for ever (AXF 18)." in done.lines[-1]

    def test_window_begins_after_the_first_occurrence(self):
        found = run("judge", "--json", "--rules", "check-only", "--explain", "--fen", CHARIOT, "--moves",
                    f"i8h8 e9f9 h8i8 f9e9 {LOOP}").object("judge")
        assert found["window"] == {"first": 1, "last": 8}
        assert found["natures"][0]["nature"] == "idle"
        assert found["reason"] == "repetition"

    def test_without_a_repetition(self):
        found = run("judge", "--json", "--explain", "--moves", "h2e2").object("judge")
        assert (found["window"], found["natures"], found["judgement"], found["explanation"]) == (None, [], None, None)
        bad = run("judge", "--json", "--explain", "--fen", "x").object("judge")
        assert (bad["window"], bad["natures"]) == (None, [])

    def test_text(self):
        fen, moves, _ = VERDICTS["perpetual check"]
        lines = run("judge", "--rules", "check-only", "--explain", "--fen", fen, "--moves", moves).lines
        assert lines[1:3] == ["  cycle of plies 1 to 8", "  ply 1 red i8i9 check"]
        assert lines[10].startswith("  The position after ply 8 has stood 3 times")
        assert len(lines) == 11

    def test_is_left_out_unless_asked_for(self):
        fen, moves, _ = VERDICTS["perpetual check"]
        assert "window" not in run("judge", "--json", "--fen", fen, "--moves", moves).object("judge")


class TestRules:
    def test_default_is_the_profile_listed_as_such(self):
        default = [p["name"] for p in run("rules", "--json").objects("rules") if p["default"]]
        assert run("judge", "--json", "--moves", "").object("judge")["rules"] in default

    @pytest.mark.parametrize("name", ["asian", "cxa2021", "", "CHECK-ONLY"])
    def test_unknown_rules_list_those_there_are(self, name):
        done = run("judge", "--rules", name, "--moves", "h2e2")
        assert is_usage_error(done)
        assert f"'{name}'" in done.err and "check-only" in done.err

    def test_rules_and_variant_disagree(self):
        assert is_usage_error(run("judge", "--rules", "check-only", "--variant", "janggi", "--moves", ""))
        assert run("judge", "--rules", "check-only", "--variant", "xiangqi", "--moves", "").status == WELL

    def test_set_may_be_repeated(self):
        fen, moves, _ = VERDICTS["played on"]
        found = run("judge", "--json", "--rules", "check-only", "--set", "repetition_count=2", "--set",
                    "no_capture_limit=3", "--fen", fen, "--moves", moves).object("judge")
        assert (found["reason"], found["ply"]) == ("no_capture_limit", 3)
        found = run("judge", "--json", "--rules", "check-only", "--set", "repetition_count=2", "--fen", fen, "--moves",
                    moves).object("judge")
        assert (found["reason"], found["ply"], found["played_on"]) == ("perpetual_check", 4, 6)

    @pytest.mark.parametrize("setting, named", [("no_such=1", "repetition_count"), ("repetition_count=1", "2 to 100"),
                                                ("repetition_count=", "2 to 100"), ("repetition_count", "NAME=VALUE"),
                                                ("=3", "repetition_count"), ("repetition=off", "perpetual_check"),
                                                ("n" * 100 + "=1", "NAME=VALUE")])
    def test_bad_settings(self, setting, named):
        done = run("judge", "--rules", "check-only", "--set", setting, "--moves", "")
        assert is_usage_error(done)
        assert named in done.err


class TestUse:
    def test_nothing_to_judge(self):
        assert is_usage_error(run("judge"))

    @pytest.mark.parametrize("option", ["--fen", "--moves"])
    def test_either_files_or_moves(self, option):
        assert is_usage_error(run("judge", option, START if option == "--fen" else "h2e2", "games.txt"))

    def test_files_that_cannot_be_read(self, tmp_path):
        for name in (str(tmp_path / "missing"), str(tmp_path), ""):
            done = run("judge", name)
            assert done.status == USE and done.out == "" and done.err != ""

    def test_options_after_the_files(self, tmp_path):
        games = tmp_path / "games.txt"
        games.write_text("h2e2\n")
        assert run("judge", str(games), "--json").object("judge")["plies"] == 1

    def test_a_file_whose_name_begins_with_a_dash(self, tmp_path):
        (tmp_path / "-x.txt").write_text("h2e2\n")
        assert run("judge", "--json", "--", "-x.txt", cwd=tmp_path).object("judge")["file"] == "-x.txt"

    def test_a_file_name_that_is_no_utf8(self, tmp_path):
        name = b"games-\xff.txt"
        (tmp_path / "games.txt").write_text("h2e2\n")
        (tmp_path / "games.txt").rename(tmp_path / name.decode("utf-8", "surrogateescape"))
        found = run("judge", "--json", name, cwd=tmp_path).object("judge")
        assert found["file"] == "games-\ufffd.txt"
