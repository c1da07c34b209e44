"""Setups."""

from __future__ import annotations

import copy
import pickle

import pytest

import xiangqi
from support import START, VARIANTS
from xiangqi import FaultCode, Layout, Piece, Position, Repair, Setup, Side


def test_edit():
    setup = Setup()
    assert len(setup) == 0 and list(setup) == [] and "e0" not in setup
    setup["e0"] = Piece.RED_GENERAL
    setup[84] = Piece.BLACK_GENERAL
    assert setup["e0"] is Piece.RED_GENERAL and list(setup) == [4, 84] and 84 in setup and len(setup) == 2
    assert setup.faults() == [] and Position(setup).fen() == setup.fen()
    del setup["e0"]
    assert setup["e0"] is None
    assert [fault.code for fault in setup.faults()] == [FaultCode.NO_GENERAL]
    setup["a0"] = 8
    assert setup["a0"] == 8
    with pytest.raises(xiangqi.SetupError):
        setup.fen()
    assert "pieces" in repr(setup) and setup.svg() == setup._repr_svg_() and str(setup)


@pytest.mark.parametrize("variant", VARIANTS)
def test_start(variant):
    setup = Setup.start(variant)
    assert setup.variant == variant and Position(setup) == Position(variant=variant)
    assert Position(variant=variant).setup() == setup == eval(repr(setup))


def test_layouts():
    setup = Setup.start("janggi", cho="마상마상", han=Layout.EHHE)
    assert (setup.layout(Side.CHO), setup.layout(Side.HAN)) == (Layout.HEHE, Layout.EHHE)
    assert Setup().layout(Side.CHO) is None
    with pytest.raises(xiangqi.ArgumentError, match="^cho"):
        Setup.start("janggi", cho="마마마마")
    with pytest.raises(xiangqi.ArgumentError, match="Janggi"):
        Setup.start("xiangqi", cho="HEHE")


def test_repairs():
    setup = Setup("rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r")
    assert setup.repairs & Repair.PIECE_LETTERS and setup.repairs & Repair.SIDE_LETTER
    assert setup.fen() == START and not Setup(START).repairs
    with pytest.raises(xiangqi.FenError):
        Setup("rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r", strict=True)


def test_fields():
    setup = Setup.start()
    setup.half_move_clock, setup.move_number, setup.side_to_move = 5, 7, Side.BLACK
    position = Position(setup)
    assert (position.half_move_clock, position.move_number, position.side_to_move) == (5, 7, Side.BLACK)
    for name in ("half_move_clock", "move_number", "side_to_move", "bikjang", "passes", "faced"):
        for bad in (1 << 32, -(1 << 40)):
            with pytest.raises(xiangqi.ArgumentError, match=f"^{name}"):
                setattr(setup, name, bad)
        with pytest.raises(TypeError, match=f"^{name}"):
            setattr(setup, name, "1")
        with pytest.raises(xiangqi.ArgumentError, match="deleted"):
            delattr(setup, name)
    setup.side_to_move, setup.half_move_clock, setup.variant_code = 5, 1 << 31, 9
    assert {fault.code for fault in setup.faults()} >= {FaultCode.VARIANT}


def test_copies():
    setup = Setup("4k4/9/9/9/9/9/9/9/9/4K4 b", "janggi")
    setup.passes, setup.bikjang = 1, 2
    for other in (setup.copy(), copy.copy(setup), copy.deepcopy(setup), pickle.loads(pickle.dumps(setup))):
        assert other == setup and other is not setup
        other["a1"] = Piece.RED_CHARIOT
        assert other != setup
    with pytest.raises(TypeError, match="unhashable"):
        hash(setup)


@pytest.mark.parametrize("square", [-1, 90, 1 << 80])
def test_bad_square(square):
    setup = Setup()
    for use in (setup.__getitem__, setup.__delitem__, setup.__contains__, lambda s: setup.put(s, 1)):
        with pytest.raises(xiangqi.ArgumentError, match="^square"):
            use(square)


def test_bad_piece():
    for piece in (-1, 256):
        with pytest.raises(xiangqi.ArgumentError, match="^piece"):
            Setup()["a0"] = piece
    with pytest.raises(TypeError, match="^piece"):
        Setup()["a0"] = "R"
