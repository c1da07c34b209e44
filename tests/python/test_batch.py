"""Batch calls: against the single ones, and every unfit buffer."""

from __future__ import annotations

import ctypes
import pickle
from array import array

import pytest

import xiangqi
from support import PERPETUAL, PERPETUAL_MOVES, VARIANTS, walk
from xiangqi import Game, Illegality, Move, Position, Positions, Standing, Status

numpy = pytest.importorskip("numpy")


def some_positions(variant="xiangqi", seed=5):
    return [position.copy() for position in walk(variant, seed)]


@pytest.mark.parametrize("variant", VARIANTS)
def test_each_answer(variant):
    single = some_positions(variant)
    many = Positions(single)
    assert len(many) == len(single) and list(many) == single and many[-1] == single[-1] and repr(many)
    assert many.counts().tolist() == [position.count() for position in single]
    assert many.keys().tolist() == [position.key for position in single]
    assert [Standing(value) for value in many.standings()] == [position.standing for position in single]
    moves, ends = many.moves()
    begin = 0
    for position, end in zip(single, ends):
        assert moves[begin:end].tolist() == position.move_ints()
        begin = end
    assert begin == len(moves)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("mover", [False, True])
def test_planes_and_masks(variant, mover):
    single = some_positions(variant)
    many = Positions(single)
    planes = numpy.asarray(many.planes(mover=mover))
    masks = numpy.asarray(many.masks(mover=mover))
    assert planes.shape == (len(single), 14, 10, 9) and planes.dtype == numpy.uint8
    assert masks.shape == (len(single), 90, 90) and masks.dtype == numpy.uint8
    for position, plane, mask in zip(single, planes, masks):
        turned = mover and position.side_to_move == 1
        expected = numpy.zeros((14, 90), numpy.uint8)
        for square, piece in position.pieces():
            side = piece.side ^ turned
            expected[piece.kind - 1 + 7 * side, 89 - square if turned else square] = 1
        assert (plane.reshape(14, 90) == expected).all()
        legal = {(int(a), int(b)) for a, b in zip(*mask.nonzero())}
        squares = [(move.from_square, move.to_square) for move in position.moves()]
        assert legal == {(89 - a, 89 - b) if turned else (a, b) for a, b in squares}


def test_into_own_buffers():
    many = Positions(some_positions())
    n = len(many)
    for call, dtype, size in (
        (many.counts, "uint32", n),
        (many.keys, "uint64", n),
        (many.standings, "int32", n),
        (many.planes, "uint8", n * 1260),
        (many.masks, "uint8", n * 8100),
    ):
        expected = numpy.asarray(call()).reshape(-1)
        own = numpy.full(size + 3, 7, dtype)
        assert call(own) is own and (own[:size] == expected).all() and (own[size:] == 7).all()
        with pytest.raises(xiangqi.ArgumentError, match="^out is too short"):
            call(numpy.zeros(size - 1, dtype))
        with pytest.raises(xiangqi.ArgumentError, match="^out must hold items of type"):
            call(numpy.zeros(size, "float64"))
        with pytest.raises(xiangqi.ArgumentError, match="^out must hold items of type"):
            call(numpy.zeros(size, ">u4" if dtype == "uint32" else "uint16"))
        with pytest.raises(xiangqi.ArgumentError, match="^out must be .*written"):
            frozen = numpy.zeros(size, dtype)
            frozen.flags.writeable = False
            call(frozen)
        with pytest.raises(xiangqi.ArgumentError, match="^out must be .*contiguous"):
            call(numpy.zeros(2 * size, dtype)[::2])
        for bad in (3, "x", [0] * size, object()):
            with pytest.raises(TypeError, match="^out must be a buffer"):
                call(bad)
    moves, ends = array("H", bytes(2 * 192 * n)), array("Q", bytes(8 * n))
    assert many.moves(moves, ends) == (moves, ends) and ends[-1] == sum(many.counts())
    with pytest.raises(xiangqi.ArgumentError, match="^out is too short"):
        many.moves(array("H", [0]))
    with pytest.raises(xiangqi.ArgumentError, match="^ends is too short"):
        many.moves(moves, array("Q", [0]))
    many.planes((ctypes.c_uint8 * (1260 * n))())


def test_array_of_positions():
    many = Positions([Position(), Position(PERPETUAL)])
    many[0] = Position(variant="janggi")
    assert many[0].variant == "janggi" and many[1].fen() == PERPETUAL and many[0].move_stack == []
    assert [position.variant for position in many[::-1]] == ["xiangqi", "janggi"]
    assert list(pickle.loads(pickle.dumps(many))) == list(many)
    assert (
        len(Positions()) == 0
        and Positions().planes().tolist() == []
        and Positions().moves()[0].tolist() == []
    )
    for index in (2, -3, 1 << 80):
        with pytest.raises(IndexError):
            many[index]
        with pytest.raises(IndexError):
            many[index] = Position()
    for bad in (None, 1.5, "0"):
        with pytest.raises(TypeError, match="^index"):
            many[bad]
    with pytest.raises(TypeError, match="^value"):
        many[0] = "x"
    with pytest.raises(TypeError, match="^each item"):
        Positions([Position(), None])
    with pytest.raises(TypeError):
        Positions(3)
    with pytest.raises(xiangqi.ArgumentError, match="deleted"):
        del many[0]
    with pytest.raises(xiangqi.ArgumentError, match="initialised already"):
        many.__init__()
    with pytest.raises(TypeError, match="unhashable"):
        hash(many)
    assert len(Positions.__new__(Positions)) == 0 and Positions.__new__(Positions).keys().tolist() == []


def test_play():
    many = Positions([Position(), Position()])
    statuses = many.play(array("H", [int(Move("h2e2")), int(Move("h2h3")) - 1]))
    assert statuses.tolist() == [Status.OK, Status.ILLEGAL_MOVE]
    assert many[0].side_to_move == 1 and many[1] == Position()
    with pytest.raises(xiangqi.ArgumentError, match="^moves must have one move"):
        many.play(array("H", [1]))
    with pytest.raises(xiangqi.ArgumentError, match="^moves must hold"):
        many.play(array("Q", [1, 2]))


def test_pack():
    moves, ends = xiangqi.pack(["h2e2 h9g7", [], [Move("b2e2"), 3222]])
    assert moves.tolist() == [3222, int(Move("h9g7")), int(Move("b2e2")), 3222] and ends.tolist() == [2, 2, 4]
    assert xiangqi.pack(["e2e2"], "janggi")[0][0] == 13 * 128 + 13
    with pytest.raises(xiangqi.MoveTextError):
        xiangqi.pack(["x"])


def test_replay():
    moves, ends = xiangqi.pack(["h2e2 h9g7", "h2e2 h2e2", ""])
    found = xiangqi.replay(moves, ends, before=True, keys=True)
    assert found.played.tolist() == [2, 1, 0] and found.statuses.tolist() == [0, Status.ILLEGAL_MOVE, 0]
    position = Position()
    for index, move in enumerate(("h2e2", "h9g7")):
        assert found.before[index] == position and found.keys[index] == position.key
        position.push(move)
    assert found.finals[0] == position and found.finals[2] == Position() and found.keys[3] == 0
    with pytest.raises(xiangqi.ArgumentError, match="never initialised"):
        found.before[3].fen()
    assert (
        numpy.asarray(found.before.planes())[3].sum() == 0
        and numpy.asarray(found.before.planes())[2].sum() == 32
    )
    bare = xiangqi.replay(moves, ends)
    assert bare.before is None and bare.keys is None
    assert xiangqi.replay(moves, array("Q", [9, 1, 0])).statuses.tolist() == [
        Status.ARGUMENT,
        0,
        Status.ARGUMENT,
    ]
    for bad in (None, 1, "x", [1]):
        with pytest.raises(TypeError, match="^moves"):
            xiangqi.replay(bad, ends)
        with pytest.raises(TypeError, match="^ends"):
            xiangqi.replay(moves, bad)
        if bad is not None:
            with pytest.raises(TypeError, match="^start"):
                xiangqi.replay(moves, ends, bad)


@pytest.mark.parametrize("threads", [1, 2, 7])
def test_judge(threads):
    games = [PERPETUAL_MOVES] * 20 + ["i8i9 e9e8 a0a1", "", PERPETUAL_MOVES + " i8i9"]
    moves, ends = xiangqi.pack(games)
    found = xiangqi.judge(moves, ends, "axf", Position(PERPETUAL), threads=threads)
    assert len(found) == len(games)
    expected = Game(PERPETUAL, "axf", PERPETUAL_MOVES).outcome
    assert all(
        item.outcome == expected and item.played == 8 and item.status is Status.OK for item in found[:20]
    )
    assert (found[20].played, found[20].status, found[20].illegality) == (
        2,
        Status.ILLEGAL_MOVE,
        Illegality.NO_PIECE,
    )
    assert found[21].outcome == Game(PERPETUAL, "axf").outcome
    assert found[22].outcome == expected and found[22].played == 9
    assert xiangqi.judge(array("H"), array("Q")) == []
    assert xiangqi.judge(*xiangqi.pack(["e2e2 e9e9"], "janggi"), "janggi-site")[0].outcome.winner == 1
    with pytest.raises(xiangqi.ArgumentError):
        xiangqi.judge(moves, ends, "janggi", Position())
    for bad in (0, -1, 1025, 1.5):
        with pytest.raises(xiangqi.ArgumentError, match="^threads"):
            xiangqi.judge(moves, ends, threads=bad)
    with pytest.raises(xiangqi.RulesError):
        xiangqi.judge(moves, ends, "nonsense")
