"""What calls return: named tuples."""

from __future__ import annotations

from . import _core
from ._core import Move
from .names import FaultCode, Illegality, Nature, Piece, Reason, RefusalReason, Result, Side, Status

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NamedTuple
else:
    from ._tuples import NamedTuple

__all__ = [
    "Evidence",
    "Fault",
    "Judged",
    "Outcome",
    "Parameter",
    "Pin",
    "Refusal",
    "Verdict",
    "Victim",
]


class Fault(NamedTuple):
    """Something that is wrong with a setup."""

    code: FaultCode
    #: Where; None when it is about no single square.
    square: int | None
    #: The piece concerned as integer, 0 for none; in a setup it may be no piece at all.
    piece: int
    #: An English sentence.
    text: str


class Pin(NamedTuple):
    """A piece that stands in an attack on its own general and may not leave freely."""

    square: int
    #: The chariot, cannon, horse, elephant or general behind it.
    pinner: int
    #: A cannon's second screen, or None.
    other: int | None
    #: The points between general and pinner, from the general on.
    line: tuple[int, ...]


class Outcome(NamedTuple):
    """How a game stands or ended."""

    result: Result
    #: None for a draw, or while the game goes on.
    winner: Side | None
    reason: Reason
    #: Plies played when the end fell (0 = the start); while the game goes on, plies played.
    ply: int
    #: The clause that decided, such as 'Q7' or 'AXF 15'; '' while the game goes on.
    clause: str
    #: Janggi, where points decided: each side's score in half points; else (0, 0).
    score: tuple[int, int]

    def __str__(self) -> str:
        """'1-0', '0-1', '1/2-1/2' or '*'."""
        return ("*", "1-0", "0-1", "1/2-1/2")[self.result]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.result != Result.NONE


class Victim(NamedTuple):
    """A piece that a move chases; squares are those after the move."""

    square: int
    piece: Piece
    #: Whether every move of its side in the window chases this piece.
    is_common: bool
    chasers: tuple[int, ...]


class Refusal(NamedTuple):
    """An attack after a move that is no chase, and why not."""

    reason: RefusalReason
    chaser: int
    chaser_piece: Piece
    square: int
    piece: Piece
    #: Who protects it, would attack the general, or could take back; None where nobody does.
    by: int | None
    by_piece: Piece | None

    @property
    def text(self) -> str:
        """The end of 'the horse attacks the cannon, but ...'."""
        return _core.xq_refusal_text(self.reason)


class Evidence(NamedTuple):
    """What was found of one move."""

    #: 1 for the first move of the game.
    ply: int
    side: Side
    #: The gravest: a move that checks and chases is a check.
    nature: Nature
    move: Move
    #: The first victim's chaser, its square after the move; None without victims.
    chaser: int | None
    victims: tuple[Victim, ...]
    refusals: tuple[Refusal, ...]
    #: The line that proves a kill or a chase by gain; empty under rules that go by captures alone.
    line: tuple[Move, ...]
    #: Whether a search ran out of positions: the move then counts as idle.
    is_unsure: bool
    #: What the line of a chase wins: strong pieces (a chariot counts 2), soldiers across the river, weak
    #: pieces.
    gain: tuple[int, int, int]


class Verdict(NamedTuple):
    """A verdict on a repetition."""

    #: Ply of the first move of the window, and of the move that brought the last occurrence.
    first: int
    last: int
    #: How often the position has stood.
    occurrences: int
    #: None for a draw.
    loser: Side | None
    #: What all moves of each side amount to, Red's first.
    judgement: tuple[Nature, Nature]
    reason: Reason
    clause: str
    #: Moves whose searches ran out of positions.
    unsure: int
    #: What was found of each move of the window.
    moves: tuple[Evidence, ...]
    #: What the verdict found, who had to change and why, in English sentences.
    explanation: str


class Parameter(NamedTuple):
    """What is said of a rule parameter."""

    name: str
    description: str
    #: The values it takes: '2 to 100', or words with '|' between.
    values: str
    clause: str


class Judged(NamedTuple):
    """What became of one game of many."""

    outcome: Outcome
    #: How many legal moves were read, those after the end included.
    played: int
    #: OK, ILLEGAL_MOVE, or ARGUMENT for an end out of order.
    status: Status
    #: Why the move after those played is not legal, else LEGAL.
    illegality: Illegality
