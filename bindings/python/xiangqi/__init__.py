"""The rules of Xiangqi (象棋) and Janggi (장기): positions, legal moves, games, and verdicts on them.

>>> import xiangqi
>>> position = xiangqi.Position()
>>> position.push("h2e2")
>>> len(position.legal_moves)
45

The distribution is named libxiangqi. Another project's is named xiangqi; both have a folder of that name, so
that they cannot be installed side by side.
"""

from __future__ import annotations

#: Tells this package from another one of its name; the core looks for it.
_DISTRIBUTION = "libxiangqi"

_MIXED = (
    "the folder of the package xiangqi holds files of different releases or of two projects: libxiangqi, which this is, "
    "and xiangqi. Remove both (pip uninstall libxiangqi xiangqi), then install libxiangqi again"
)

try:
    from . import _core
    from ._version import VERSION as __version__
except ImportError as error:
    raise ImportError(f"{_MIXED} ({error})") from error
if _core.xq_version_string() != __version__:
    raise ImportError(f"{_MIXED} (package {__version__}, core {_core.xq_version_string()})")

from ._core import Move  # noqa: E402
from .batch import Replay, judge, pack, replay  # noqa: E402
from .errors import (  # noqa: E402
    ArgumentError,
    FenError,
    IllegalMoveError,
    MoveTextError,
    RulesError,
    SetupError,
    SquareTextError,
    StateError,
    XiangqiError,
    make_error,
)
from .game import Game  # noqa: E402
from .names import (  # noqa: E402
    Bikjang,
    FaultCode,
    Field,
    Illegality,
    Kind,
    Layout,
    Nature,
    Notation,
    Piece,
    Reason,
    RefusalReason,
    Repair,
    Result,
    Side,
    Standing,
    Status,
    Tone,
    Variant,
)
from .position import LegalMoves, Position, Positions  # noqa: E402
from .results import (  # noqa: E402
    Evidence,
    Fault,
    Judged,
    Outcome,
    Parameter,
    Pin,
    Refusal,
    Verdict,
    Victim,
)
from .rules import Rules, profiles  # noqa: E402
from .setup import Setup  # noqa: E402

__all__ = [
    "ArgumentError",
    "Bikjang",
    "Evidence",
    "Fault",
    "FaultCode",
    "FenError",
    "Field",
    "Game",
    "Illegality",
    "IllegalMoveError",
    "Judged",
    "Kind",
    "Layout",
    "LegalMoves",
    "Move",
    "MoveTextError",
    "Nature",
    "Notation",
    "Outcome",
    "Parameter",
    "Piece",
    "Pin",
    "Position",
    "Positions",
    "Reason",
    "Refusal",
    "RefusalReason",
    "Repair",
    "Replay",
    "Result",
    "Rules",
    "RulesError",
    "Setup",
    "SetupError",
    "Side",
    "SquareTextError",
    "Standing",
    "StateError",
    "Status",
    "Tone",
    "Variant",
    "Verdict",
    "Victim",
    "XiangqiError",
    "judge",
    "pack",
    "perft",
    "profiles",
    "replay",
    "square",
    "square_name",
]

_core.register(make_error, Position, Setup, Positions)


def perft(depth: int, fen: str | None = None, variant: str = "xiangqi") -> int:
    """How many leaves the tree of legal moves has at a depth; see Position.perft()."""
    return Position(fen, variant).perft(depth)


def square(text: str, variant: str = "xiangqi") -> int:
    """The square of a text: 'a0' to 'i9' in Xiangqi, 'a1' to 'i10' in Janggi. Raises SquareTextError."""
    return _core.xq_square_read(text, _core.to_variant(variant))


def square_name(square: int, variant: str = "xiangqi") -> str:
    """The text of a square, 0 to 89. Raises ArgumentError."""
    return _core.xq_square_write(_core.to_square(square, variant), _core.to_variant(variant))
