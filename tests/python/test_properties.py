"""What holds for every position and text (hypothesis)."""

from __future__ import annotations

import pickle

import pytest

import xiangqi
from support import START, VARIANTS
from xiangqi import Game, Move, Position, Positions, Setup

hypothesis = pytest.importorskip("hypothesis")
from hypothesis import given, settings  # noqa: E402
from hypothesis import strategies as st  # noqa: E402

settings.register_profile("house", deadline=None, max_examples=60, derandomize=True)
settings.load_profile("house")


@st.composite
def positions(draw, variant=None):
    variant = variant or draw(st.sampled_from(VARIANTS))
    position = Position(variant=variant)
    for choice in draw(st.lists(st.integers(0, 200), max_size=40)):
        moves = position.moves()
        if not moves:
            break
        position.push(moves[choice % len(moves)])
    return position


@given(positions())
def test_round_trips(position):
    again = Position(position.fen(), position.variant)
    assert again.fen() == position.fen() and again.key == position.key
    assert pickle.loads(pickle.dumps(position)).fen() == position.fen()
    assert Position(position.setup()) == position
    assert position.mirror().count() == position.count() == position.swap_sides().count()


@given(positions(), st.integers(0, 65535))
def test_any_value_is_judged_alike(position, value):
    is_listed = value in position.move_ints()
    assert position.is_legal(value) == is_listed == (value in position.legal_moves)
    assert (position.illegality(value) == 0) == is_listed
    fen = position.fen()
    if is_listed:
        position.push(value)
        assert int(position.pop()) == value
    else:
        with pytest.raises(xiangqi.IllegalMoveError):
            position.push(value)
    assert position.fen() == fen


@given(st.text(max_size=60) | st.text("rnbakcpRNBAKCP123456789/ wb-", max_size=100))
def test_any_fen(text):
    try:
        position = Position(text)
    except xiangqi.FenError as error:
        assert isinstance(error, xiangqi.SetupError) == bool(error.faults)
    except xiangqi.ArgumentError as error:
        assert "surrogate" in str(error)
    else:
        assert Position(position.fen()) == position


@given(st.text(max_size=12) | st.from_regex(r"[a-i][0-9][a-i][0-9]", fullmatch=True))
def test_any_move_text(text):
    try:
        assert Move(str(Move(text))) is Move(text)
    except xiangqi.MoveTextError as error:
        assert 0 <= error.byte <= len(text.encode())


@given(st.lists(st.tuples(st.integers(0, 89), st.integers(0, 255)), max_size=20))
def test_any_setup(pieces):
    setup = Setup()
    for square, piece in pieces:
        setup[square] = piece
    faults = setup.faults()
    if faults:
        with pytest.raises(xiangqi.SetupError) as caught:
            Position(setup)
        assert list(caught.value.faults) == faults
    else:
        assert Position(setup).setup() == setup
    assert pickle.loads(pickle.dumps(setup)) == setup


@given(positions())
def test_a_game_ends_where_its_position_does(position):
    game = Game(position.root(), moves=position.move_stack, play_on=True)
    assert game.position.fen() == position.fen() and game.moves == position.move_stack
    while len(game):
        game.pop()
    assert game.position.fen() == position.root().fen()


@given(st.lists(positions("xiangqi"), max_size=6))
def test_batch_is_one_by_one(several):
    many = Positions(several)
    assert many.keys().tolist() == [position.key for position in several]
    assert many.counts().tolist() == [position.count() for position in several]
    assert sum(bytes(many.planes())) == sum(len(list(position.pieces())) for position in several)


def test_start_is_the_start():
    assert Position().fen() == START
