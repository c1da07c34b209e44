"""judge over the published repetitions: verdicts, windows and evidence as JSON."""

import pytest

from tool import ROOT, WELL, run

LOSER = {"1-0": "black_loses", "0-1": "red_loses", "1/2-1/2": "draw"}
PROFILES = ("axf", "wxf", "asian-online", "check-only")


def rows_of(profile):
    lines = (ROOT / "tests" / "facts" / "repetition.tsv").read_text(encoding="utf-8").splitlines()
    lines = [line for line in lines if not line.startswith("#")]
    rows = [dict(zip(lines[0].split("\t"), line.split("\t"))) for line in lines[1:]]
    return [row for row in rows if profile in row["rules"].split(",") and row["verdict"] != "none"]


def judged(profile):
    """The rows of a profile with what the program says of each, one run for all."""
    rows = rows_of(profile)
    games = "".join(f"{row['fen']}\t{row['moves']}\n" for row in rows)
    done = run("judge", "--rules", profile, "--explain", "--json", "-", stdin=games)
    assert done.status == WELL
    found = done.objects("judge")
    assert len(found) == len(rows) > 0
    return list(zip(rows, found))


@pytest.mark.parametrize("profile", PROFILES)
def test_verdicts(profile):
    wrong = [row["id"] for row, found in judged(profile) if LOSER.get(found["result"]) != row["verdict"]]
    assert wrong == []


@pytest.mark.parametrize("profile", PROFILES)
def test_the_window_ends_with_the_game_and_each_of_its_plies_is_told(profile):
    for row, found in judged(profile):
        moves = row["moves"].split()
        window = found["window"]
        assert found["ply"] == window["last"] == len(moves), row["id"]
        assert [nature["ply"] for nature in found["natures"]] == list(range(window["first"], window["last"] + 1))
        assert [nature["move"] for nature in found["natures"]] == moves[window["first"] - 1:]


@pytest.mark.parametrize("profile", PROFILES)
def test_a_loser_by_check_or_chase_did_it_with_every_move(profile):
    seen = set()
    for row, found in judged(profile):
        if found["winner"] is None:
            continue
        loser = "black" if found["winner"] == "red" else "red"
        natures = {nature["nature"] for nature in found["natures"] if nature["side"] == loser}
        seen.add(found["reason"])
        if found["reason"] == "perpetual_check":
            assert natures == {"check"}, row["id"]
        else:
            assert natures <= {"check", "chase"} and "chase" in natures, row["id"]
    assert "perpetual_check" in seen


def test_a_chase_names_chaser_and_victims():
    chases = [nature for _, found in judged("axf") for nature in found["natures"] if nature["nature"] == "chase"]
    assert len(chases) > 100
    assert all(nature["chaser"] and nature["victims"] for nature in chases)


def test_the_manual_wants_an_article():
    for row, found in judged("axf"):
        assert found["clause"].startswith("AXF "), row["id"]
