"""Positions."""

from __future__ import annotations

from . import _core, _drawing
from ._core import Move
from .errors import ArgumentError
from .names import Bikjang, Illegality, Kind, Notation, Piece, Side, Standing, Tone
from .results import Pin
from .setup import Setup

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

__all__ = ["LegalMoves", "Position", "Positions"]

_PIECES: list[Piece | None] = [None] * 16
for _piece in Piece:
    _PIECES[_piece] = _piece


def _none(square: int) -> int | None:
    return None if square == 255 else square


class LegalMoves:
    """The legal moves of a position: iterate, len(), `in`. It follows the position."""

    __slots__ = ("_position",)

    def __init__(self, position: _core.Position) -> None:
        self._position = position

    def __iter__(self) -> Iterator[Move]:
        return iter(self._position.moves())

    def __len__(self) -> int:
        return self._position.count()

    def __bool__(self) -> bool:
        return self._position.count() > 0

    def __contains__(self, move: object) -> bool:
        return self._position.is_legal(move)  # type: ignore[arg-type]

    def __repr__(self) -> str:
        return f"<LegalMoves: {' '.join(map(str, self))}>"


class Position(_core.Position):
    """Position(fen=None, variant='xiangqi', *, strict=False, bikjang=Bikjang.DEFAULT)

    A position, and the moves that were pushed. Without a FEN it is the start of a game; a Setup does for a
    FEN.

    FENs are read in all dialects unless strict; Setup(fen).repairs tells what was mended. In Janggi bikjang
    says what facing generals do. Squares are given as integers (rank * 9 + file, a0 = 0) or text, moves as
    Move, integer or text; text counts ranks from 0 in Xiangqi and from 1 in Janggi.

    Positions are equal when game, placement and side to move are (in Janggi passes and facing too); clocks
    and moves are not compared. They change, so they do not hash: use key.

    Raises FenError for text that is no FEN, SetupError (a FenError) with all faults of the board.
    """

    __slots__ = ()

    # ---- what stands where ----

    @property
    def side_to_move(self) -> Side:
        """The side to move."""
        return Side(_core.xq_position_side_to_move(self))

    @property
    def half_move_clock(self) -> int:
        """Plies since the last capture."""
        return _core.xq_position_half_move_clock(self)

    @property
    def move_number(self) -> int:
        """The number of the full move."""
        return _core.xq_position_move_number(self)

    def __getitem__(self, square: int | str) -> Piece | None:
        return _PIECES[self.piece_code(square)]

    def pieces(self) -> Iterator[tuple[int, Piece]]:
        """All pieces with their squares, ascending."""
        for square in range(90):
            piece = _PIECES[self.piece_code(square)]
            if piece is not None:
                yield square, piece

    def find(self, piece: Piece) -> list[int]:
        """The squares of all pieces of a kind and side, ascending."""
        return _core.xq_position_find(self, piece)

    def general(self, side: Side) -> int:
        """The square of a side's general."""
        return _core.xq_position_general(self, _side(side))

    def material(self, side: Side) -> dict[Kind, int]:
        """How many pieces of each kind a side has."""
        counts = _core.xq_position_material(self, _side(side))
        return {kind: counts[kind] for kind in Kind}

    def value(self, side: Side) -> int:
        """Sum of a side's values in half points: customary ones in Xiangqi, points in Janggi."""
        return _core.xq_position_value(self, _side(side))

    def score(self, side: Side) -> int:
        """Janggi: a side's score in half points, Han's 1.5 points included; 0 in Xiangqi."""
        return _core.xq_position_score(self, _side(side))

    def setup(self) -> Setup:
        """The position as a setup, which may be edited."""
        return _core.xqb_position_to_setup(self)

    @property
    def search_key(self) -> int:
        """The key for a transposition table: key with Janggi's mode, passes and facing mixed in."""
        return _core.xq_position_search_key(self)

    def key_after(self, move: Move | int | str) -> int:
        """The key after a legal move. Raises IllegalMoveError."""
        return _core.xqb_position_key_after(self, _core.to_move(move, self))

    # ---- Janggi ----

    @property
    def bikjang(self) -> Bikjang:
        """Janggi: what facing generals do here."""
        return Bikjang(_core.xq_position_bikjang(self))

    @property
    def passes(self) -> int:
        """Janggi: passes in a row that led here."""
        return _core.xq_position_passes(self)

    @property
    def pass_move(self) -> Move | None:
        """Janggi: the pass of the side to move, legal or not; None in Xiangqi."""
        value = _core.xq_position_pass(self)
        return Move(value, self.variant) if value else None

    def generals_face(self) -> bool:
        """Whether the generals face each other on an open file; never so in Xiangqi."""
        return _core.xq_position_faces(self)

    def has_call(self) -> bool:
        """Janggi: whether the side to move has to answer a call of facing generals (Bikjang.CALL)."""
        return _core.xq_position_has_call(self)

    # ---- moves ----

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves: iterate, len(), `in`."""
        return LegalMoves(self)

    def illegality(self, move: Move | int | str) -> Illegality:
        """Why a move is not legal, LEGAL when it is; its text is a sentence."""
        return Illegality(_core.xqb_position_illegality(self, _core.to_move(move, self)))

    def gives_check(self, move: Move | int | str) -> bool:
        """Whether a legal move gives check. Raises IllegalMoveError."""
        return _core.xqb_position_gives_check(self, _core.to_move(move, self))

    def read_move(self, text: str, notation: Notation = Notation.COORDINATES) -> Move:
        """The move that text means here; whether it is legal is not asked. Raises MoveTextError with the
        byte."""
        return Move(_core.xq_position_read_move(self, text, notation), self.variant)

    def write_move(self, move: Move | int | str, notation: Notation = Notation.COORDINATES) -> str:
        """A legal move as text. Raises IllegalMoveError, ArgumentError for a notation of the other game."""
        return _core.xq_position_write_move(self, _core.to_move(move, self), notation)

    def divide(self, depth: int) -> dict[Move, int]:
        """The leaves at a depth (1 to 64) by root move, sorted by origin, then target."""
        if not 1 <= depth <= 64:
            raise ArgumentError("depth must be from 1 to 64")
        work, nodes = self.copy(), {}
        for move in sorted(self.moves()):
            work.push(move)
            nodes[move] = work.perft(depth - 1)
            work.pop()
        return nodes

    # ---- how it stands ----

    @property
    def standing(self) -> Standing:
        """How the position stands; an empty list of moves alone is never mate."""
        return Standing(_core.xq_position_status(self))

    def in_check(self) -> bool:
        """Whether the side to move is in check."""
        return _core.xq_position_in_check(self)

    def is_checkmate(self) -> bool:
        """Whether the side to move is checkmated."""
        return _core.xq_position_is_checkmate(self)

    def is_stalemate(self) -> bool:
        """Whether the side to move has no move and is not in check, which loses in Xiangqi."""
        return _core.xq_position_is_stalemate(self)

    def checkers(self) -> list[int]:
        """The squares of the pieces that check the side to move, ascending."""
        return _core.xq_position_checkers(self)

    def attackers(self, square: int | str, side: Side) -> list[int]:
        """The pieces of a side that attack a square by movement alone, ascending."""
        return _core.xq_position_attackers(self, _core.to_square(square, self.variant), _side(side))

    def is_attacked(self, square: int | str, side: Side) -> bool:
        """Whether a side attacks a square, as attackers()."""
        return _core.xq_position_is_attacked(self, _core.to_square(square, self.variant), _side(side))

    def is_protected(self, square: int | str) -> bool:
        """Whether an enemy piece that took the piece on a square could be legally retaken."""
        return _core.xq_position_is_protected(self, _core.to_square(square, self.variant))

    def pins(self, side: Side) -> list[Pin]:
        """The pinned pieces of a side, one entry for each piece and pinner."""
        return [
            Pin(square, pinner, _none(other), tuple(line))
            for square, pinner, other, line in _core.xq_position_pins(self, _side(side))
        ]

    # ---- other positions ----

    def mirror(self) -> Position:
        """The position seen in a mirror: files a and i change places."""
        return _core.xq_position_mirror(self)

    def swap_sides(self) -> Position:
        """The position with sides swapped: ranks turned, colours and the side to move exchanged."""
        return _core.xq_position_swap_sides(self)

    # ---- text and pictures ----

    def text(self, *, flip: bool = False, characters: bool = False) -> str:
        """The board for a terminal: FEN letters, or Chinese characters two columns wide."""
        return _drawing.text(self, flip=flip, characters=characters)

    def svg(
        self,
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
        """The board as a picture that needs no font.

        flip puts the second side below, western letters stand for the characters, marks are pairs of a Tone
        and a square, arrows triples of a Tone and two squares (at most 256 of each). Without last_move that
        of the move stack is shown.
        """
        stack = self.move_stack
        shown = stack[-1] if last_move is None and stack else last_move
        return _drawing.svg(
            self,
            self.variant,
            width=width,
            flip=flip,
            coordinates=coordinates,
            western=western,
            dark=dark,
            title=title,
            last_move=shown,
            marks=marks,
            arrows=arrows,
        )

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        words = [repr(self.fen())]
        if self.variant != "xiangqi":
            words.append(repr(self.variant))
        if self.bikjang:
            words.append(f"bikjang={int(self.bikjang)}")
        return f"Position({', '.join(words)})"


class Positions(_core.Positions):
    """Positions(positions=())

    Many positions side by side, copied from an iterable of Position, for questions asked of all of them at
    once: moves(), masks(), planes(), keys(), counts(), standings(), play().

    len(), iteration and [index] as of a sequence; an item read is a new Position without moves, a slice an
    array. The questions let other threads run, write into a buffer of yours given as out (numpy arrays,
    array.array, ...), or else into a new memoryview, which numpy.asarray() takes without a copy. They leave
    alone what belongs to an entry that was never made.

    Raises TypeError for items that are no positions and for buffers that are none; ArgumentError for buffers
    too short, read-only, not contiguous or of another type, and where another thread is changing the array.
    """

    __slots__ = ()

    def __iter__(self) -> Iterator[Position]:
        return (self[index] for index in range(len(self)))

    def __repr__(self) -> str:
        return f"<Positions: {len(self)}>"


def _side(side: int) -> int:
    if side not in (0, 1):
        raise ArgumentError(f"side must be Side.RED or Side.BLACK (Side.CHO, Side.HAN), not {side!r}")
    return side
