"""Positions."""

from __future__ import annotations

import copy
import pickle

import pytest

import xiangqi
from support import PERPETUAL, START, VARIANTS, rows, walk
from xiangqi import Bikjang, FaultCode, Illegality, Kind, Move, Notation, Piece, Position, Side, Standing


def test_start():
    position = Position()
    assert position.fen() == START and repr(position) == f"Position('{START}')"
    assert position.side_to_move is Side.RED and position.variant == "xiangqi"
    assert (position.half_move_clock, position.move_number) == (0, 1)
    assert position == Position(START) and eval(repr(position)) == position
    assert position["e0"] is Piece.RED_GENERAL is position[4] and position["e4"] is None
    assert len(list(position.pieces())) == 32 and position.find(Piece.BLACK_CANNON) == [64, 70]
    assert position.general(Side.BLACK) == 85
    assert position.material(Side.RED)[Kind.SOLDIER] == 5
    assert str(position).splitlines()[0] == " 9  r n b a k a b n r"


def test_janggi_start():
    position = Position(variant="janggi")
    assert repr(position).endswith(", 'janggi')") and eval(repr(position)) == position
    assert position.pass_move == Move("e2e2", "janggi") and position.pass_move in position.legal_moves
    assert (position.score(Side.CHO), position.score(Side.HAN)) == (144, 147)
    position.push("e2e2")
    assert position.passes == 1
    position.push(position.pass_move)
    assert position.standing is Standing.FINISHED and not position.legal_moves


def test_bikjang_is_kept():
    position = Position(variant="janggi", bikjang=Bikjang.CALL)
    assert position.bikjang is Bikjang.CALL and eval(repr(position)) == position
    assert pickle.loads(pickle.dumps(position)).bikjang is Bikjang.CALL
    with pytest.raises(xiangqi.SetupError):
        Position(bikjang=Bikjang.CALL)


def test_push_and_pop():
    position = Position()
    for move in ("h2e2", Move("h9g7"), int(Move("h0g2"))):
        position.push(move)
    assert list(map(str, position.move_stack)) == ["h2e2", "h9g7", "h0g2"]
    assert position.root() == Position() and position.root().move_stack == []
    assert [str(position.pop()) for _ in range(3)] == ["h0g2", "h9g7", "h2e2"]
    assert position.fen() == START
    with pytest.raises(xiangqi.StateError) as caught:
        position.pop()
    assert caught.value.code == xiangqi.Status.NO_MOVE


def test_null_move():
    position = Position()
    position.push_null()
    assert position.side_to_move is Side.BLACK and position.move_stack == [None]
    assert pickle.loads(pickle.dumps(position)).move_stack == [None]
    assert position.pop() is None and position.fen() == START
    position = Position("4k4/4R4/9/9/9/9/9/9/9/3K5 b")
    with pytest.raises(xiangqi.IllegalMoveError) as caught:
        position.push_null()
    assert caught.value.code == xiangqi.Status.IN_CHECK


def test_illegal_move_changes_nothing():
    position = Position()
    with pytest.raises(xiangqi.IllegalMoveError) as caught:
        position.push("b0d1")
    error = caught.value
    assert (error.reason, error.move, error.code) == (
        Illegality.BLOCKED_LEG,
        Move("b0d1"),
        xiangqi.Status.ILLEGAL_MOVE,
    ) or error.move == int(Move("b0d1"))
    assert error.reason is Illegality.BLOCKED_LEG and "leg" in str(error) and "leg" in error.reason.text
    assert position.fen() == START and position.move_stack == []
    assert position.illegality("b0d1") is Illegality.BLOCKED_LEG
    assert position.illegality("b0c2") is Illegality.LEGAL


def test_moves_of_the_other_game_are_refused():
    with pytest.raises(xiangqi.ArgumentError, match="other game"):
        Position().push(Move("h3e3", "janggi"))


def test_legal_moves_view():
    position = Position()
    view = position.legal_moves
    assert len(view) == 44 == len(list(view)) == position.count() and view
    assert "h2e2" in view and Move("h2e2") in view and "a0a9" not in view and 65535 not in view
    position.push("h2e2")
    assert len(view) == len(position.moves())  # it follows
    assert "h9g7" in repr(view)
    with pytest.raises(TypeError):
        None in view  # noqa: B015


@pytest.mark.parametrize("variant", VARIANTS)
def test_lists_agree(variant):
    for position in walk(variant, 3):
        moves = position.moves()
        assert position.move_ints() == [int(move) for move in moves]
        assert len(set(moves)) == len(moves) == position.count()
        by_square = [move for square in range(90) for move in position.moves_from(square)]
        assert sorted(by_square) == sorted(moves)
        assert all(move.variant == variant and position.is_legal(move) for move in moves)
        assert {m for m in moves if position.gives_check(m)} == set(position.checks())
        quiet = {m for m in moves if m.is_pass or position[m.to_square] is None}
        assert set(position.captures()) == set(moves) - quiet
        assert set(position.evasions()) == (set(moves) if position.in_check() else set())
        if not position.in_check():
            assert position.checkers() == []
        for move in moves[:5]:
            key = position.key_after(move)
            position.push(move)
            assert position.key == key
            position.pop()


def is_overfull(fen):
    """Some rows of Janggi hold more of a kind than a side owns: counts, but no positions (J2)."""
    board = fen.split()[0]
    return any(board.count(letter) > (5 if letter in "Pp" else 2) for letter in "ACRNBPacrnbp")


@pytest.mark.parametrize(
    "table,variant", [("facts/perft.tsv", "xiangqi"), ("facts/janggi_perft.tsv", "janggi")]
)
def test_perft(table, variant):
    count = 0
    for row in rows(table, "fen"):
        nodes = int(row["nodes"] if variant == "xiangqi" else row["without"])
        if nodes <= 60_000 and not (variant == "janggi" and is_overfull(row["fen"])):
            assert Position(row["fen"], variant).perft(int(row["depth"])) == nodes
            count += 1
    assert count > 50
    assert xiangqi.perft(0) == 1
    assert sum(Position(variant=variant).divide(2).values()) == Position(variant=variant).perft(2)


def test_queries():
    position = Position("3ak4/4a4/9/9/9/4R4/9/9/9/4K4 b")
    assert [pin.square for pin in position.pins(Side.BLACK)] == [76]
    pin = position.pins(Side.BLACK)[0]
    assert (pin.pinner, pin.other, pin.line) == (40, None, (76, 67, 58, 49))
    assert position.attackers("e8", Side.RED) == [40] and position.is_attacked(76, Side.RED)
    assert position.is_protected("e8") and not position.is_protected("e4")
    assert position.value(Side.RED) == 18 and position.score(Side.RED) == 0
    assert Position("3k5/1R7/R8/9/9/9/9/9/9/4K4 w").gives_check("a7a9")


def test_standings():
    position = Position("3k5/1R7/R8/9/9/9/9/9/9/4K4 w")
    position.push("a7a9")
    assert position.standing is Standing.CHECKMATE and position.is_checkmate() and position.in_check()
    assert position.checkers() == [81]
    position = Position("3k5/9/3P5/9/9/9/9/9/9/4K4 b")
    assert position.standing is Standing.STALEMATE and position.is_stalemate()


def test_copies():
    position = Position()
    position.push("h2e2")
    for other in (
        position.copy(),
        copy.copy(position),
        copy.deepcopy(position),
        pickle.loads(pickle.dumps(position)),
    ):
        assert type(other) is Position and other == position and other.move_stack == position.move_stack
        other.pop()
        assert other != position and position.move_stack
    assert position != 3 and not position == "x"
    with pytest.raises(TypeError, match="unhashable"):
        hash(position)
    assert position.mirror().mirror() == position and position.swap_sides().swap_sides() == position


def test_subclass():
    class Mine(Position):
        pass

    mine = Mine()
    mine.push("h2e2")
    assert type(mine.copy()) is Mine and type(pickle.loads(pickle.dumps(position_of(mine)))) is Position


def position_of(position):
    return Position(position.setup())


def test_never_initialised():
    position = Position.__new__(Position)
    for name in (
        "push",
        "pop",
        "push_null",
        "moves",
        "move_ints",
        "count",
        "fen",
        "copy",
        "root",
        "__reduce__",
    ):
        arguments = ("h2e2",) if name == "push" else ()
        with pytest.raises(xiangqi.ArgumentError, match="never initialised"):
            getattr(position, name)(*arguments)
    with pytest.raises(xiangqi.ArgumentError, match="never initialised"):
        position.in_check()


@pytest.mark.parametrize(
    "fen,byte,field",
    [
        ("", 0, xiangqi.Field.BOARD),
        ("9/9", None, xiangqi.Field.BOARD),
        (START + " x", None, xiangqi.Field.TAIL),
        (START.replace(" w ", " q "), None, xiangqi.Field.SIDE),
        ("\0", 0, xiangqi.Field.BOARD),
        ("将" * 1000, None, None),
    ],
)
def test_fen_errors(fen, byte, field):
    with pytest.raises(xiangqi.FenError) as caught:
        Position(fen)
    error = caught.value
    assert error.code == xiangqi.Status.FEN and not error.faults and not isinstance(error, xiangqi.SetupError)
    assert byte is None or error.byte == byte
    assert field is None or error.field == field


def test_all_faults_are_told():
    with pytest.raises(xiangqi.SetupError) as caught:
        Position("4k4/9/9/9/9/9/9/9/9/A3K3R w")
    faults = caught.value.faults
    assert [fault.code for fault in faults] == [FaultCode.ADVISOR_PLACE, FaultCode.GENERALS_FACING]
    assert faults[0].square == 0 and faults[0].piece == Piece.RED_ADVISOR and "a0" in faults[0].text
    assert caught.value.code == xiangqi.Status.SETUP
    with pytest.raises(xiangqi.SetupError) as caught:
        Position("4k4/9/9/9/9/9/9/9/9/9 w", "janggi")
    assert caught.value.faults[0].square is None


def test_strict():
    assert Position("4k4/8R/9/9/9/9/9/9/9/3K5 r") == Position(PERPETUAL)
    with pytest.raises(xiangqi.FenError):
        Position("4k4/8R/9/9/9/9/9/9/9/3K5 r", strict=True)


def test_failed_initialisation_changes_nothing():
    position = Position()
    position.push("h2e2")
    with pytest.raises(xiangqi.FenError):
        position.__init__("nonsense")
    assert position.move_stack and position.fen() != START


@pytest.mark.parametrize("bad", [1, 1.5, b"", [], object(), Position])
def test_wrong_fen_type(bad):
    with pytest.raises(TypeError, match="^fen must be"):
        Position(bad)


def test_notations():
    position = Position(variant="janggi")
    move = position.read_move("P73-74", Notation.ROW_COLUMN)
    assert position.write_move(move, Notation.KOREAN) == "73졸74" or position.write_move(move)
    for notation in Notation:
        assert position.read_move(position.write_move(move, notation), notation) == move
    with pytest.raises(xiangqi.ArgumentError) as caught:
        Position().write_move("h2e2", Notation.KOREAN)
    assert caught.value.code == xiangqi.Status.VARIANT
    with pytest.raises(xiangqi.IllegalMoveError):
        Position().write_move("a0a9")
    with pytest.raises(xiangqi.ArgumentError):
        Position().write_move("h2e2", 99)


def test_pictures():
    position = Position()
    position.push("h2e2")
    picture = position._repr_svg_()
    assert picture.startswith("<svg") and picture.endswith("</svg>\n")
    shown = position.svg(
        width=200, flip=True, western=True, dark=True, coordinates=False, title="A & B",
        marks=[(xiangqi.Tone.ATTACK, "e2")], arrows=[(xiangqi.Tone.PLAIN, "h2", 22)], last_move=None,
    )  # fmt: skip
    assert "A &amp; B" in shown and 'width="200"' in shown and shown != picture
    assert "帥" in position.text(characters=True)
    with pytest.raises(xiangqi.ArgumentError, match="^marks"):
        position.svg(marks=[(99, "e2")])
    with pytest.raises(xiangqi.ArgumentError, match="^arrows are more than 256"):
        position.svg(arrows=[(0, 0, 1)] * 257)
    with pytest.raises(xiangqi.ArgumentError, match="^width"):
        position.svg(width=-1)
