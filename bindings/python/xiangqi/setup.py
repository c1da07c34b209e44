"""Setups: any arrangement of pieces, and all that is wrong with it."""

from __future__ import annotations

from . import _core, _drawing
from .errors import ArgumentError
from .names import FaultCode, Layout, Piece, Repair, Side, Status
from .results import Fault

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["Setup"]


_PIECES = {int(piece): piece for piece in Piece}


class Setup(_core.Setup):
    """Setup(fen=None, variant='xiangqi', *, strict=False)

    An arrangement of pieces that may break any rule: what a board editor holds. Without a FEN it is empty.

    Squares serve as keys: setup['e0'] or setup[4] is the Piece there or None; assign to put one, None to take
    it off. Iteration goes over the occupied squares, len() counts them, `in` asks whether one is occupied. A
    value that is no piece may be put too, and is read back as an integer; faults() names it.

    Raises FenError for text that is no FEN. Position(setup) makes a position, or raises SetupError with all
    faults.
    """

    __slots__ = ()

    def __init__(
        self, fen: str | None = None, variant: str | int = "xiangqi", *, strict: bool = False
    ) -> None:
        code = _core.to_variant(variant)
        repairs = 0
        if fen is None:
            self.assign(_core.xqb_setup_clear(code))
        else:
            made, repairs = _core.xqb_fen_read(fen, code, 1 if strict else 0)
            self.assign(made)
        self.repairs_code = repairs

    @classmethod
    def _made(cls, core: _core.Setup) -> Setup:
        made = cls()
        made.assign(core)
        return made

    @classmethod
    def start(
        cls,
        variant: str | int = "xiangqi",
        *,
        cho: Layout | str | None = None,
        han: Layout | str | None = None,
    ) -> Setup:
        """The start of a game. In Janggi layouts are read from each player's own left: 'HEHE' or '마상마상'."""
        code = _core.to_variant(variant)
        if cho is None and han is None:
            return cls._made(_core.xqb_setup_start(code))
        if code != 1:
            raise ArgumentError("cho and han are layouts of Janggi", Status.VARIANT)
        return cls._made(_core.xqb_setup_start_seat(_layout(cho, "cho"), _layout(han, "han")))

    @property
    def repairs(self) -> Repair:
        """What reading the FEN mended."""
        return Repair(self.repairs_code)

    @property
    def variant(self) -> str:
        """'xiangqi' or 'janggi'; '' for an unknown game."""
        return _core.xq_variant_name(self.variant_code) if self.variant_code >= 0 else ""

    def layout(self, side: Side) -> Layout | None:
        """Janggi: a side's layout from its own seat; None unless all its pieces stand as at a start."""
        found = _core.xq_setup_layout_seat(self, side)
        return None if found < 0 else Layout(found)

    def faults(self) -> list[Fault]:
        """All that is wrong, sorted by kind, then square; empty when Position(setup) works."""
        return [
            Fault(FaultCode(code), None if square == 255 else square, piece, text)
            for code, square, piece, text in _core.xq_setup_validate(self)
        ]

    def svg(self, **options: object) -> str:
        """The board as a picture, whatever is wrong with it; options as those of Position.svg()."""
        return _drawing.svg(self, self.variant, **options)  # type: ignore[arg-type]

    def _repr_svg_(self) -> str:
        return self.svg()

    def __getitem__(self, square: int | str) -> Piece | int | None:
        code = self.get_code(square)
        if not code:
            return None
        return _PIECES.get(code, code)

    def __setitem__(self, square: int | str, piece: Piece | int | None) -> None:
        self.put(square, piece)

    def __delitem__(self, square: int | str) -> None:
        self.put(square, None)

    def __iter__(self) -> Iterator[int]:
        return (square for square, code in enumerate(self.board_bytes()) if code)

    def __len__(self) -> int:
        return 90 - self.board_bytes().count(0)

    def __contains__(self, square: object) -> bool:
        return bool(self.get_code(square))  # type: ignore[arg-type]

    def copy(self) -> Setup:
        """A copy."""
        return type(self)._made(self)

    __copy__ = copy

    def __reduce__(self) -> tuple[object, ...]:
        fields = (
            self.variant_code,
            self.side_to_move,
            self.half_move_clock,
            self.move_number,
            self.bikjang,
            self.passes,
            self.faced,
        )
        return _restore, (type(self), self.board_bytes(), fields, self.repairs_code)

    def __repr__(self) -> str:
        if len(self.faults()) or self.passes or self.faced or self.bikjang:
            return f"<Setup of {len(self)} pieces, variant {self.variant!r}>"
        return (
            f"Setup({self.fen()!r})"
            if self.variant == "xiangqi"
            else f"Setup({self.fen()!r}, {self.variant!r})"
        )

    def __str__(self) -> str:
        return _drawing.text(self)


def _restore(cls: type[Setup], board: bytes, fields: tuple[int, ...], repairs: int) -> Setup:
    made = cls()
    for square, code in enumerate(board):
        made.put(square, code)
    (
        made.variant_code,
        made.side_to_move,
        made.half_move_clock,
        made.move_number,
        made.bikjang,
        made.passes,
        made.faced,
    ) = fields
    made.repairs_code = repairs
    return made


def _layout(layout: Layout | str | None, name: str) -> int:
    if layout is None:
        return Layout.HEHE
    if isinstance(layout, str):
        found = _core.xq_layout_from_word(layout)
        if found < 0:
            raise ArgumentError(f"{name} must be a layout such as 'HEHE' or '마상마상', not {layout!r}")
        return found
    return layout
