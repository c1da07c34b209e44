"""Exceptions. All are XiangqiError, which is a ValueError, but for wrong types (TypeError) and memory
(MemoryError)."""

from __future__ import annotations

from . import _core
from .names import FaultCode, Field, Illegality, Status
from .results import Fault

__all__ = [
    "ArgumentError",
    "FenError",
    "IllegalMoveError",
    "MoveTextError",
    "RulesError",
    "SetupError",
    "SquareTextError",
    "StateError",
    "XiangqiError",
]

_NOWHERE = 0xFFFFFFFF
_NO_SQUARE = 255


class XiangqiError(ValueError):
    """What the library refuses.

    Its text says what is wrong; the attributes say where. Those that do not apply are None.
    """

    #: What kind of failure it is.
    code: Status
    #: Offset into the text, in bytes of UTF-8.
    byte: int | None
    #: Line of the text, from 1.
    line: int | None
    #: Index of the move in a list of moves, from 0.
    ply: int | None
    #: The move that was refused, as integer.
    move: int | None
    #: The square concerned.
    square: int | None
    #: The piece concerned, as integer.
    piece: int | None

    def __init__(self, text: str = "", code: Status = Status.ARGUMENT) -> None:
        super().__init__(text)
        self.code = code
        self.byte = self.line = self.ply = self.move = self.square = self.piece = None


class ArgumentError(XiangqiError):
    """An argument is out of range, too short, read-only or unfit; the text begins with its name."""


class RulesError(ArgumentError):
    """No such profile or parameter, or a value that it does not take."""


class FenError(XiangqiError):
    """Text that is no FEN; or, see SetupError, one of a board that breaks a rule."""

    #: The part of the FEN in which the fault lies.
    field: Field
    #: All that is wrong with the board; empty when the text itself is no FEN.
    faults: tuple[Fault, ...]

    def __init__(self, text: str = "", code: Status = Status.FEN) -> None:
        super().__init__(text, code)
        self.field = Field.NONE
        self.faults = ()


class SetupError(FenError):
    """A setup that breaks a rule; faults has all that is wrong with it."""


class IllegalMoveError(XiangqiError):
    """A move that is not legal."""

    #: Why not.
    reason: Illegality

    def __init__(self, text: str = "", code: Status = Status.ILLEGAL_MOVE) -> None:
        super().__init__(text, code)
        self.reason = Illegality.LEGAL


class MoveTextError(XiangqiError):
    """Text that is no move in the notation asked for."""


class SquareTextError(XiangqiError):
    """Text that is no square."""


class StateError(XiangqiError):
    """The game is over, there is no move to take back, or no offer to answer."""


_CLASSES: dict[int, type[XiangqiError]] = {
    Status.ARGUMENT: ArgumentError,
    Status.FEN: FenError,
    Status.SETUP: SetupError,
    Status.POSITION: ArgumentError,
    Status.MOVE_TEXT: MoveTextError,
    Status.SQUARE_TEXT: SquareTextError,
    Status.ILLEGAL_MOVE: IllegalMoveError,
    Status.IN_CHECK: IllegalMoveError,
    Status.GAME_OVER: StateError,
    Status.NO_MOVE: StateError,
    Status.NO_OFFER: StateError,
    Status.UNKNOWN_RULES: RulesError,
    Status.UNKNOWN_PARAMETER: RulesError,
    Status.PARAMETER_VALUE: RulesError,
    Status.PARAMETER_CONFLICT: RulesError,
    Status.VARIANT: ArgumentError,
}


def _unless(value: int, nothing: int) -> int | None:
    return None if value == nothing else value


def make_error(
    code: int,
    reason: int,
    field: int,
    byte: int,
    line: int,
    ply: int,
    move: int,
    square: int,
    piece: int,
    text: str,
    faults: tuple[tuple[int, int, int, str], ...],
) -> XiangqiError:
    """The exception for what the core tells of a failure; the core calls it."""
    error = _CLASSES.get(code, XiangqiError)(text, Status(code))
    error.byte = _unless(byte, _NOWHERE)
    error.line = _unless(line, _NOWHERE)
    error.ply = _unless(ply, _NOWHERE)
    error.move = _unless(move, 0)
    error.square = _unless(square, _NO_SQUARE)
    error.piece = _unless(piece, 0)
    if isinstance(error, FenError):
        error.field = Field(field)
        error.faults = tuple(
            Fault(FaultCode(fault), _unless(at, _NO_SQUARE), what, sentence)
            for fault, at, what, sentence in faults
        )
    if isinstance(error, IllegalMoveError):
        error.reason = Illegality(reason)
    return error


def fail(status: int) -> XiangqiError:
    """The exception for a status that an item of a batch has."""
    return make_error(
        status, 0, 0, _NOWHERE, _NOWHERE, _NOWHERE, 0, _NO_SQUARE, 0, _core.xq_status_text(status), ()
    )
