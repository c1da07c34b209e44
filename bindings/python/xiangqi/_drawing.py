"""Boards as text and pictures."""

from __future__ import annotations

from . import _core
from .names import Tone

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from ._core import Move

_TEXT, _UNICODE, _SVG = 0, 1, 2
_FLIP, _NO_COORDINATES = 1, 2


def text(board: _core.Position | _core.Setup, *, flip: bool = False, characters: bool = False) -> str:
    """A board for a terminal, ended by the line of the side to move."""
    form = _UNICODE if characters else _TEXT
    return _core.draw(board, form, _FLIP if flip else 0, 0, 0, 0, None, None, [], []).rstrip("\n")


def svg(
    board: _core.Position | _core.Setup,
    variant: str,
    *,
    width: int = 400,
    flip: bool = False,
    coordinates: bool = True,
    western: bool = False,
    dark: bool = False,
    title: str | None = None,
    last_move: Move | int | None = None,
    marks: Iterable[tuple[Tone, int | str]] = (),
    arrows: Iterable[tuple[Tone, int | str, int | str]] = (),
) -> str:
    """A board as SVG; see Position.svg()."""
    flags = (_FLIP if flip else 0) | (0 if coordinates else _NO_COORDINATES)
    return _core.draw(
        board,
        _SVG,
        flags,
        width,
        bool(western),
        bool(dark),
        last_move,
        title,
        [(tone, _core.to_square(square, variant)) for tone, square in marks],
        [(tone, _core.to_square(a, variant), _core.to_square(b, variant)) for tone, a, b in arrows],
    )
