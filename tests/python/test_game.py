"""Games, outcomes and verdicts."""

from __future__ import annotations

import copy
import pickle

import pytest

import xiangqi
from support import PERPETUAL, PERPETUAL_MOVES, START, rows
from xiangqi import Bikjang, Game, Move, Nature, Position, Reason, Result, Rules, Setup, Side


def test_play():
    game = Game()
    game.push("h2e2")
    game.push_all(["h9g7", Move("h0g2")])
    assert len(game) == 3 and str(game[-1]) == "h0g2" and list(game) == game.moves and Move("h9g7") in game
    assert game.position.fen().split()[1] == "b" and game.start.fen() == START
    assert game.position_at(1).fen() == game.start.__class__(game.position_at(1).fen()).fen()
    assert str(game.pop()) == "h0g2" and len(game) == 2
    assert not game.is_over() and str(game.outcome) == "*" and game.outcome.ply == 2
    with pytest.raises(IndexError):
        game[2]
    with pytest.raises(xiangqi.ArgumentError):
        game.position_at(3)


def test_verdict():
    game = Game(PERPETUAL, moves=PERPETUAL_MOVES)
    outcome = game.outcome
    assert (outcome.result, outcome.winner, outcome.reason, outcome.ply, outcome.clause) == (
        Result.SECOND_SIDE_WINS,
        Side.BLACK,
        Reason.PERPETUAL_CHECK,
        8,
        "Q4",
    )
    assert str(outcome) == "0-1" and outcome.is_over and game.is_over()
    verdict = game.verdict()
    assert (verdict.first, verdict.last, verdict.occurrences, verdict.loser) == (1, 8, 3, Side.RED)
    assert verdict.judgement == (Nature.CHECK, Nature.IDLE)
    assert [evidence.nature for evidence in verdict.moves] == [Nature.CHECK, Nature.IDLE] * 4
    assert [evidence.ply for evidence in verdict.moves] == list(range(1, 9))
    assert "Red checks with every move" in verdict.explanation
    with pytest.raises(xiangqi.StateError) as caught:
        game.push("i8i9")
    assert caught.value.code == xiangqi.Status.GAME_OVER
    assert Game().verdict() is None


def test_evidence_of_a_chase():
    cycle = "b0a0 f9f8 a0b0 f8f9 "
    game = Game("5k3/9/9/n8/9/9/9/9/9/1R1K5 w - - 0 1", "axf", cycle * 2)
    first = game.verdict().moves[0]
    assert first.nature is Nature.CHASE and first.chaser == 0 and first.victims[0].square == 54
    assert first.victims[0].piece is xiangqi.Piece.BLACK_HORSE and first.victims[0].chasers == (0,)
    game = Game("5k3/9/9/n7r/9/9/9/9/9/1R1K5 w - - 0 1", "axf", cycle * 2)
    refusal = game.verdict().moves[0].refusals[0]
    assert refusal.reason is xiangqi.RefusalReason.PROTECTED and refusal.by == 62 and refusal.text
    game = Game("5k3/9/9/n8/9/9/9/9/9/1R1K5 w - - 0 1", "axf")
    assert game.nature_of("b0a0").victims[0].square == 54


def test_looking_ahead():
    game = Game(PERPETUAL, moves=PERPETUAL_MOVES[:-5])
    assert game.outcome_after("e8e9").reason is Reason.PERPETUAL_CHECK
    assert game.repetitions_after("e8e9") == 3 and game.repeats_left() == 1
    game.pop()
    assert "i9i8" not in map(str, game.banned_moves())
    assert set(game.allowed_moves()) | set(game.banned_moves()) == set(game.position.moves())
    with pytest.raises(xiangqi.IllegalMoveError):
        game.outcome_after("a0a1")
    never = Rules(
        "axf", repetition="off", perpetual_check="draw", perpetual_chase="draw", mutual_attack="draw"
    )
    assert Game(rules=never).repeats_left() is None


def test_declared_ends():
    for act, reason, winner in (
        (lambda game: game.resign(Side.RED), Reason.RESIGNATION, Side.BLACK),
        (lambda game: game.time_out(Side.BLACK), Reason.TIME, Side.RED),
        (lambda game: (game.offer_draw(Side.RED), game.accept_draw(Side.BLACK)), Reason.AGREEMENT, None),
    ):
        game = Game(moves="h2e2")
        act(game)
        assert (game.outcome.reason, game.outcome.winner) == (reason, winner)
        for other in (game.copy(), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
            assert other == game and other.outcome == game.outcome
    game = Game()
    game.offer_draw(Side.RED)
    assert game.draw_offer is Side.RED and game.copy().draw_offer is Side.RED
    with pytest.raises(xiangqi.StateError):
        game.accept_draw(Side.RED)
    game.decline_draw(Side.BLACK)
    assert game.draw_offer is None


def test_repr_and_equality():
    game = Game(PERPETUAL, "axf", PERPETUAL_MOVES)
    assert eval(repr(game)) == game
    changed = Game(PERPETUAL, Rules("axf", repetition_count=4), PERPETUAL_MOVES, play_on=True)
    assert eval(repr(changed)) == changed != game and changed.plays_on
    assert str(game).endswith("0-1") and game._repr_svg_().startswith("<svg")
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)
    assert game != 3


def test_play_on():
    game = Game(PERPETUAL, moves=PERPETUAL_MOVES + " i8i9", play_on=True)
    assert len(game) == 9 and game.outcome.ply == 8


def test_rules_and_start_agree():
    assert Game(variant="janggi").rules.name == "janggi-site"
    assert Game(Position(variant="janggi")).variant == "janggi"
    assert Game(Setup.start("janggi", cho="HEEH", han="EHEH")).variant == "janggi"
    assert Game(rules="janggi").position.bikjang is Bikjang.ENDS or Game(rules="janggi").variant == "janggi"
    with pytest.raises(xiangqi.ArgumentError):
        Game(Position(), "janggi")
    with pytest.raises(xiangqi.ArgumentError, match="^variant"):
        Game(rules="axf", variant="janggi")


def test_janggi_ends():
    game = Game(variant="janggi", moves="e2e2 e9e9")
    assert game.outcome.reason is Reason.POINTS_PASS and game.outcome.winner is Side.HAN
    assert game.outcome.score == (144, 147)


def test_failures_change_nothing():
    game = Game(moves="h2e2")
    for bad in ("a0a9", "nonsense", 65535, None, 1.5, Move("h3e3", "janggi"), "h2\ud800"):
        with pytest.raises((xiangqi.XiangqiError, TypeError)):
            game.push(bad)
        assert len(game) == 1
    with pytest.raises(xiangqi.IllegalMoveError) as caught:
        game.push("a0a9")
    assert caught.value.ply == 1
    game = Game()
    with pytest.raises(xiangqi.IllegalMoveError):
        game.push_all("h2e2 h9g7 a0a9 b0c2")
    assert len(game) == 2
    with pytest.raises(xiangqi.StateError):
        Game().pop()
    with pytest.raises(xiangqi.ArgumentError):
        Game().resign(7)
    with pytest.raises(xiangqi.ArgumentError, match="initialised already"):
        game.__init__()
    with pytest.raises(xiangqi.ArgumentError, match="never initialised"):
        len(Game.__new__(Game))


def loser_of(game):
    outcome = game.outcome
    if outcome.result == Result.NONE:
        return "open"
    return "draw" if outcome.winner is None else f"{outcome.winner.other.name.lower()}_loses"


def test_repetition_rows():
    """The rows of published and checked repetitions, each through Game."""
    faults, asked = [], 0
    for row in rows("facts/repetition.tsv", "id"):
        for profile in row["rules"].split(",") if row["verdict"] != "none" else ():
            game = Game(row["fen"], profile, row["moves"], play_on=True)
            asked += 1
            if loser_of(game) != row["verdict"]:
                faults.append((row["id"], profile, row["verdict"], loser_of(game)))
    assert not faults and asked > 200, (asked, faults)


def test_real_games():
    for row in list(rows("facts/games.tsv", "start"))[:40]:
        game = Game(row["start"], moves=row["moves"], play_on=True)
        assert game.position.fen().startswith(row["last"])
        assert game.position.standing.name.lower() == row["standing"]
