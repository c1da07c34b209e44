"""Moves and squares."""

from __future__ import annotations

import copy
import pickle

import pytest

import xiangqi
from xiangqi import Move


def test_text_and_integer_name_the_same():
    move = Move("h2e2")
    assert move is Move(25 * 128 + 22) is Move(move)
    assert (move.from_square, move.to_square, int(move), str(move)) == (25, 22, 3222, "h2e2")
    assert repr(move) == "Move('h2e2')" and eval(repr(move)) is move
    assert [10, 20, 30][Move(1)] == 20  # an index, a0b0


def test_janggi_counts_ranks_from_1():
    move = Move("i1i10", "janggi")
    assert (move.from_square, move.to_square, str(move), move.variant) == (8, 89, "i1i10", "janggi")
    assert eval(repr(move)) is move and move != Move("i0i9")
    assert Move("e2e2", "janggi").is_pass and not move.is_pass


def test_order_hash_copies():
    moves = [Move("b0c2"), Move("a0a1"), Move("a0b0")]
    assert list(map(str, sorted(moves))) == ["a0b0", "a0a1", "b0c2"]
    assert {Move("a0a1"): 1}[moves[1]] == 1
    assert all(pickle.loads(pickle.dumps(move)) is move and copy.deepcopy(move) is move for move in moves)
    assert Move("a0a1") != 9 and Move("a0a1") != "a0a1"
    with pytest.raises(TypeError):
        Move("a0a1") < 9  # noqa: B015
    with pytest.raises(AttributeError):
        Move("a0a1").from_square = 3


@pytest.mark.parametrize("text", ["", "h2", "h2e", "h2e2x", "j2e2", "h2e\0", "帥", "h2 e2", "x" * 100_000])
def test_no_move_text(text):
    with pytest.raises(xiangqi.MoveTextError) as caught:
        Move(text)
    assert caught.value.code == xiangqi.Status.MOVE_TEXT and caught.value.byte is not None


@pytest.mark.parametrize("value", [0, -1, 65536, 1 << 200, -(1 << 200), 0x4000, 90, 90 * 128])
def test_no_move_integer(value):
    with pytest.raises(xiangqi.ArgumentError, match="^move "):
        Move(value)


@pytest.mark.parametrize("value", [None, 1.5, b"h2e2", [], object()])
def test_wrong_type(value):
    with pytest.raises(TypeError, match="^move must be"):
        Move(value)


def test_lone_surrogate():
    with pytest.raises(xiangqi.ArgumentError, match="^move .*surrogate"):
        Move("h2\ud800")


def test_squares():
    for variant, first in (("xiangqi", 0), ("janggi", 1)):
        for square in range(90):
            name = f"{'abcdefghi'[square % 9]}{square // 9 + first}"
            assert xiangqi.square_name(square, variant) == name
            assert xiangqi.square(name, variant) == square
    for text in ("", "a", "a10", "j0", "a-1", "a0 "):
        with pytest.raises(xiangqi.SquareTextError):
            xiangqi.square(text)
    for square in (-1, 90, 1 << 70):
        with pytest.raises(xiangqi.ArgumentError, match="^square must be from 0 to 89"):
            xiangqi.square_name(square)
    with pytest.raises(xiangqi.ArgumentError, match="^variant"):
        xiangqi.square("a0", "chess")
