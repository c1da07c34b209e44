"""The numbers of the C API by name. All are IntEnum: they compare and hash as the integers they are."""

from __future__ import annotations

from enum import IntEnum, IntFlag

from . import _core

__all__ = [
    "Bikjang",
    "FaultCode",
    "Field",
    "Illegality",
    "Kind",
    "Layout",
    "Nature",
    "Notation",
    "Piece",
    "Reason",
    "RefusalReason",
    "Repair",
    "Result",
    "Side",
    "Standing",
    "Status",
    "Tone",
    "Variant",
]


class Variant(IntEnum):
    """Which game is played."""

    XIANGQI = 0
    JANGGI = 1


class Status(IntEnum):
    """What became of a call: the code of an exception."""

    OK = 0
    ARGUMENT = 1
    MEMORY = 2
    FEN = 3
    SETUP = 4
    POSITION = 5
    MOVE_TEXT = 6
    SQUARE_TEXT = 7
    ILLEGAL_MOVE = 8
    IN_CHECK = 9
    GAME_OVER = 10
    NO_MOVE = 11
    NO_OFFER = 12
    UNKNOWN_RULES = 13
    UNKNOWN_PARAMETER = 14
    PARAMETER_VALUE = 15
    PARAMETER_CONFLICT = 16
    VARIANT = 17


class Field(IntEnum):
    """Part of a FEN in which an error lies."""

    NONE = 0
    BOARD = 1
    SIDE = 2
    UNUSED_1 = 3
    UNUSED_2 = 4
    HALF_MOVE_CLOCK = 5
    MOVE_NUMBER = 6
    TAIL = 7


class Kind(IntEnum):
    """A kind of piece, without its side."""

    GENERAL = 1
    ADVISOR = 2
    ELEPHANT = 3
    HORSE = 4
    CHARIOT = 5
    CANNON = 6
    SOLDIER = 7


class Bikjang(IntEnum):
    """What happens in Janggi when the generals face each other (빅장)."""

    DEFAULT = 0
    ENDS = 1
    CALL = 2
    FORBIDDEN = 3


class FaultCode(IntEnum):
    """What can be wrong with a setup."""

    NONE = 0
    VARIANT = 1
    SIDE = 2
    PIECE = 3
    HALF_MOVE_CLOCK = 4
    MOVE_NUMBER = 5
    NO_GENERAL = 6
    TOO_MANY = 7
    GENERAL_PLACE = 8
    ADVISOR_PLACE = 9
    ELEPHANT_PLACE = 10
    SOLDIER_PLACE = 11
    GENERALS_FACING = 12
    CAN_TAKE_GENERAL = 13
    BIKJANG = 14
    PASSES = 15
    FACED = 16


class Standing(IntEnum):
    """How a position stands, whatever happened before it."""

    NONE = 0
    PLAYING = 1
    CHECK = 2
    CHECKMATE = 3
    STALEMATE = 4
    FINISHED = 5


class Illegality(IntEnum):
    """Why a move is not legal; LEGAL when it is."""

    LEGAL = 0
    VALUE = 1
    FINISHED = 14
    NO_PIECE = 2
    WRONG_SIDE = 3
    OWN_PIECE = 4
    MOVEMENT = 5
    PALACE = 6
    RIVER = 7
    BLOCKED_LEG = 8
    BLOCKED_EYE = 9
    PATH = 10
    SCREEN_COUNT = 11
    CANNON_SCREEN = 15
    CANNON_CAPTURE = 16
    PASS_IN_CHECK = 17
    GENERAL_ATTACKED = 12
    GENERALS_FACE = 13
    CALL_STANDS = 18

    @property
    def text(self) -> str:
        """The reason as an English sentence."""
        return _core.xq_illegality_text(self)


class Layout(IntEnum):
    """A start layout of Janggi (상차림) from left to right: H a horse, E an elephant."""

    NONE = -1
    HEHE = 0
    EHEH = 1
    HEEH = 2
    EHHE = 3


class Notation(IntEnum):
    """How moves are written."""

    COORDINATES = 0
    ICCS = 1
    UCI = 2
    XBOARD = 3
    KOREAN = 4
    ROW_COLUMN = 5


class Result(IntEnum):
    """The result of a game."""

    NONE = 0
    FIRST_SIDE_WINS = 1
    SECOND_SIDE_WINS = 2
    DRAW = 3


class Reason(IntEnum):
    """Why a game ended."""

    NONE = 0
    CHECKMATE = 1
    STALEMATE = 2
    PERPETUAL_CHECK = 3
    PERPETUAL_CHASE = 4
    PERPETUAL_ATTACK = 5
    MUTUAL_PERPETUAL = 6
    REPETITION = 7
    NO_CAPTURE_LIMIT = 8
    INSUFFICIENT_MATERIAL = 9
    RESIGNATION = 10
    AGREEMENT = 11
    POINTS_PASS = 12
    POINTS_BIKJANG = 13
    POINTS_REPETITION = 14
    POINTS_LIMIT = 15
    DRAW_BIKJANG = 16
    DRAW_PASS = 17
    SHUFFLE = 18
    TIME = 19


class Nature(IntEnum):
    """The nature of a move in a cycle."""

    IDLE = 0
    CHECK = 1
    KILL = 2
    CHASE = 3
    EXCHANGE = 4
    OFFER = 5
    BLOCK = 6
    FOLLOW = 7
    ATTACK = 8


class RefusalReason(IntEnum):
    """Why an attack after a move is no chase."""

    NONE = 0
    UNCROSSED_SOLDIER = 1
    GENERAL = 2
    SOLDIER = 3
    ILLEGAL = 4
    EXCHANGE = 5
    PROTECTED = 6
    NOT_NEW = 7
    CHECK = 8
    NO_GAIN = 9
    MATED = 10
    ANSWERS_CHECK = 11
    KEEPS_POST = 12


class Tone(IntEnum):
    """What a mark or an arrow of a picture means."""

    PLAIN = 0
    ALLOWED = 1
    REFUSED = 2
    ATTACK = 3
    GUARD = 4


class Side(IntEnum):
    """A side. The first mover sits at rank 0: Red in Xiangqi, Cho (초) in Janggi."""

    RED = 0
    BLACK = 1
    CHO = 0
    HAN = 1

    @property
    def other(self) -> Side:
        """The other side."""
        return Side(1 - self)


class Piece(IntEnum):
    """A piece: kind + 8 * side."""

    RED_GENERAL = 1
    RED_ADVISOR = 2
    RED_ELEPHANT = 3
    RED_HORSE = 4
    RED_CHARIOT = 5
    RED_CANNON = 6
    RED_SOLDIER = 7
    BLACK_GENERAL = 9
    BLACK_ADVISOR = 10
    BLACK_ELEPHANT = 11
    BLACK_HORSE = 12
    BLACK_CHARIOT = 13
    BLACK_CANNON = 14
    BLACK_SOLDIER = 15

    @property
    def kind(self) -> Kind:
        """The kind, without its side."""
        return Kind(self & 7)

    @property
    def side(self) -> Side:
        """The side it belongs to."""
        return Side(self >> 3)

    @property
    def letter(self) -> str:
        """The FEN letter, small for the second side."""
        return _core.xq_piece_letter(self)

    @property
    def character(self) -> str:
        """The Chinese character, such as 俥."""
        return _core.xq_piece_character(self)

    @classmethod
    def from_letter(cls, letter: str) -> Piece:
        """The piece of a FEN letter, E and H included. Raises ArgumentError for any other text."""
        value = _core.xq_piece_from_letter(letter)
        if not value:
            from .errors import ArgumentError

            raise ArgumentError(f"letter must be one of KABNRCPEH, not {letter!r}")
        return cls(value)


class Repair(IntFlag):
    """What a lenient reader of FENs mended."""

    SIDE_LETTER = 1
    PIECE_LETTERS = 2
    MISSING_SIDE = 4
    MISSING_UNUSED = 8
    MISSING_CLOCK = 16
    MISSING_NUMBER = 32
    BLANKS = 64
    MISSING_BLANKS = 128
    UNDERSCORES = 256
    POCKET = 512
    UNUSED_FIELD = 1024
    MOVE_NUMBER_ZERO = 2048
    LEADING_ZEROS = 4096
    EMPTY_COUNTS = 8192
    MOVES_WORD = 16384
    PREFIX = 32768
