"""Many games at once: replayed, or judged on threads. Positions are in position.py.

Games are given as two buffers: moves, uint16, one game behind the other, and ends, uint64, where each game
ends in it. pack() makes them; numpy arrays do as well.
"""

from __future__ import annotations

import sys
from array import array

from . import _core
from ._core import Move
from .errors import ArgumentError
from .game import outcome_of
from .names import Illegality, Status
from .position import Position, Positions
from .results import Judged
from .rules import Rules, profiles

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import NamedTuple

    from ._core import Buffer
else:
    from ._tuples import NamedTuple

__all__ = ["Replay", "judge", "pack", "replay"]

_SIZE = "Q" if sys.maxsize > 2**32 else "I"


class Replay(NamedTuple):
    """What replay() found. With n games of m moves in all:"""

    #: The position at the end of each game, of a faulty one before the move that failed: n.
    finals: Positions
    #: How many moves of each game were played: uint64, shape (n,).
    played: memoryview
    #: Of each game 0, Status.ILLEGAL_MOVE, or Status.ARGUMENT for an end out of order: int32, shape (n,).
    statuses: memoryview
    #: The position before each move, never made where the move was not played: m; None when not asked for.
    before: Positions | None
    #: The key before each move, 0 where it was not played: uint64, shape (m,); None when not asked for.
    keys: memoryview | None


def pack(
    games: Iterable[Iterable[Move | int | str] | str], variant: str = "xiangqi"
) -> tuple[array[int], array[int]]:
    """Games as buffers: moves (uint16) and ends (uint64).

    A game is an iterable of moves, or a str with blanks between; text is coordinates. Raises MoveTextError
    for text that is no move.
    """
    moves, ends = array("H"), array(_SIZE)
    for game in games:
        for move in game.split() if isinstance(game, str) else game:
            moves.append(int(Move(move, variant) if isinstance(move, str) else move))
        ends.append(len(moves))
    return moves, ends


def replay(
    moves: Buffer, ends: Buffer, start: Position | None = None, *, before: bool = False, keys: bool = False
) -> Replay:
    """Plays whole games from one start, checked; other threads run meanwhile.

    before and keys ask for the position, and its key, before each move. A game with an illegal move is played
    up to it. Raises TypeError and ArgumentError for unfit buffers.
    """
    return Replay(
        *_core.replay(Position() if start is None else start, moves, ends, bool(before), bool(keys))
    )


def judge(
    moves: Buffer,
    ends: Buffer,
    rules: Rules | str | None = None,
    start: Position | None = None,
    *,
    threads: int = 1,
) -> list[Judged]:
    """Judges whole games from one start under rules, on threads.

    Moves after a game's end are still read, so that played and status tell whether all are legal. Raises
    ArgumentError when start and rules are of different games, and for unfit buffers.
    """
    if not isinstance(rules, Rules):
        told = "xiangqi" if start is None else start.variant
        rules = Rules(profiles(told)[0] if rules is None else rules)
    if start is None:
        start = Position(variant=rules.variant, bikjang=rules.bikjang)
    games = len(memoryview(ends))
    if not isinstance(threads, int) or not 1 <= threads <= 1024:
        raise ArgumentError("threads must be from 1 to 1024")
    share = -(-games // threads) or 1
    pieces = [(begin, min(begin + share, games)) for begin in range(0, games, share)] or [(0, 0)]
    if len(pieces) == 1:
        raw = _core.judge(start, rules, moves, ends, 0, games)
    else:
        raw = _on_threads(start, rules, moves, ends, pieces)
    return [
        Judged(outcome_of(outcome), played, Status(status), Illegality(why))
        for outcome, played, status, why in raw
    ]


def _on_threads(
    start: Position, rules: Rules, moves: Buffer, ends: Buffer, pieces: list[tuple[int, int]]
) -> list[_core.RawJudged]:
    from concurrent.futures import ThreadPoolExecutor

    def judge_piece(piece: tuple[int, int]) -> list[_core.RawJudged]:
        return _core.judge(start, rules, moves, ends, *piece)

    with ThreadPoolExecutor(len(pieces)) as pool:
        return [item for part in pool.map(judge_piece, pieces) for item in part]
