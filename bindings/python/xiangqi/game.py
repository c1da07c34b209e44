"""Games: a start, the moves played, and how the game stands under a set of rules."""

from __future__ import annotations

from . import _core
from ._core import Move
from .errors import ArgumentError
from .names import Nature, Piece, Reason, RefusalReason, Result, Side
from .position import Position
from .results import Evidence, Outcome, Refusal, Verdict, Victim
from .rules import Rules, profiles
from .setup import Setup

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ._core import RawEvidence, RawOutcome, RawRefusal, RawVictim

__all__ = ["Game"]


def _side_or_none(side: int) -> Side | None:
    return None if side < 0 else Side(side)


def _none(square: int) -> int | None:
    return None if square == 255 else square


def outcome_of(raw: RawOutcome) -> Outcome:
    """An outcome as a named tuple."""
    result, winner, reason, ply, clause, score = raw
    return Outcome(Result(result), _side_or_none(winner), Reason(reason), ply, clause, score)


def _victim(raw: RawVictim) -> Victim:
    square, piece, is_common, chasers = raw
    return Victim(square, Piece(piece), bool(is_common), tuple(chasers))


def _refusal(raw: RawRefusal) -> Refusal:
    reason, chaser, chaser_piece, square, piece, by, by_piece = raw
    return Refusal(
        RefusalReason(reason),
        chaser,
        Piece(chaser_piece),
        square,
        Piece(piece),
        _none(by),
        Piece(by_piece) if by_piece else None,
    )


def _open(
    start: Position | Setup | str | None, rules: Rules | str | None, variant: str | None
) -> tuple[Position, Rules]:
    """The start and the rules of a game, each of which may tell the variant."""
    if isinstance(rules, str):
        rules = Rules(rules)
    elif rules is not None and not isinstance(rules, Rules):
        raise TypeError(f"rules must be Rules, the name of a profile or None, not {type(rules).__name__}")
    if isinstance(start, Setup):
        start = Position(start)
    if rules is None:
        told = start.variant if isinstance(start, Position) else variant or "xiangqi"
        rules = Rules(profiles(told)[0])
    if variant is not None and variant != rules.variant:
        raise ArgumentError(f"variant is {variant!r}, but the rules {rules.name!r} are of {rules.variant}")
    if start is None or isinstance(start, str):
        start = Position(start, rules.variant, bikjang=rules.bikjang)
    elif not isinstance(start, Position):
        raise TypeError(f"start must be a Position, a Setup, a FEN or None, not {type(start).__name__}")
    return start, rules


class Game(_core.Game):
    """Game(start=None, rules=None, moves=(), *, variant=None, play_on=False)

    A game in progress or finished. start is a Position, a Setup or a FEN; rules the name of a profile or
    Rules, which are copied; without them the default profile of the start's game is taken, or that of
    variant. moves, an iterable or a str with blanks between, are pushed.

    After each move, and at the start, the game is judged. Pushing after the end raises StateError unless the
    game is opened to play_on: its outcome then stays the first one.

    len() is the number of plies, iteration and [index] give the moves. Games are equal when start, rules,
    moves and outcome are; as they change, they do not hash.

    Raises ArgumentError when start and rules are of different games, and what push() raises.
    """

    __slots__ = ("_rules", "_plays_on")

    def __init__(
        self,
        start: Position | Setup | str | None = None,
        rules: Rules | str | None = None,
        moves: Iterable[Move | int | str] | str = (),
        *,
        variant: str | None = None,
        play_on: bool = False,
    ) -> None:
        position, own = _open(start, rules, variant)
        super().__init__(position, own, play_on)
        self._rules = own.copy()
        self._plays_on = bool(play_on)
        self.push_all(moves)

    # ---- what was played ----

    @property
    def rules(self) -> Rules:
        """A copy of the rules."""
        return self._rules.copy()

    @property
    def variant(self) -> str:
        """'xiangqi' or 'janggi'."""
        return self._rules.variant

    @property
    def plays_on(self) -> bool:
        """Whether moves are taken after the end."""
        return self._plays_on

    @property
    def position(self) -> Position:
        """The position now, as a new one."""
        return _core.xqb_game_position(self)

    def position_at(self, ply: int) -> Position:
        """The position after a number of plies; 0 is the start."""
        return _core.xqb_game_position_at(self, ply)

    @property
    def start(self) -> Position:
        """The position at the start."""
        return self.position_at(0)

    @property
    def moves(self) -> list[Move]:
        """The moves played."""
        return [self[index] for index in range(len(self))]

    def __len__(self) -> int:
        return _core.xq_game_ply_count(self)

    def __getitem__(self, index: int) -> Move:
        count = len(self)
        at = index + count if index < 0 else index
        if not 0 <= at < count:
            raise IndexError("index is out of range")
        return Move(_core.xq_game_move_at(self, at), self.variant)

    def __iter__(self) -> Iterator[Move]:
        return (self[index] for index in range(len(self)))

    # ---- playing ----

    def _value(self, move: Move | int | str) -> int:
        """A move as the core takes it: text is read in the position now, a move of the other game refused."""
        if isinstance(move, str) or (isinstance(move, Move) and move.variant != self.variant):
            return _core.to_move(move, self.position)
        return move  # type: ignore[return-value]

    def push(self, move: Move | int | str) -> None:
        """Plays a move. Raises IllegalMoveError with reason and ply, MoveTextError, StateError; the game is
        then as before."""
        _core.xq_game_push(self, self._value(move))

    def push_all(self, moves: Iterable[Move | int | str] | str) -> None:
        """Plays moves until one fails; those before stay played. Text has blanks between the moves."""
        for move in moves.split() if isinstance(moves, str) else moves:
            self.push(move)

    def pop(self) -> Move:
        """Takes back the last move and returns it; an end that fell with it is lifted. Raises StateError."""
        return Move(_core.xq_game_pop(self), self.variant)

    def resign(self, side: Side) -> None:
        """A side resigns and loses. Raises StateError."""
        _core.xq_game_resign(self, side)

    def time_out(self, side: Side) -> None:
        """A side has run out of time and loses. Raises StateError."""
        _core.xq_game_time_out(self, side)

    def offer_draw(self, side: Side) -> None:
        """A side offers a draw. Raises StateError; ArgumentError where the rules know no agreed draw."""
        _core.xq_game_offer_draw(self, side)

    def accept_draw(self, side: Side) -> None:
        """A side accepts the other side's offer. Raises StateError."""
        _core.xq_game_accept_draw(self, side)

    def decline_draw(self, side: Side) -> None:
        """A side declines the other side's offer, or withdraws its own. Raises StateError."""
        _core.xq_game_decline_draw(self, side)

    @property
    def draw_offer(self) -> Side | None:
        """The side whose draw offer stands."""
        return _side_or_none(_core.xq_game_draw_offer(self))

    # ---- how it stands ----

    @property
    def outcome(self) -> Outcome:
        """How the game stands."""
        return outcome_of(_core.xq_game_outcome(self))

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return _core.xq_game_is_over(self)

    def repetitions(self) -> int:
        """How often the position now has stood, at least 1."""
        return _core.xq_game_repetitions(self)

    def repeats_left(self) -> int | None:
        """How many times more the position may come before it is judged; None when the rules don't judge
        that."""
        left = _core.xq_game_repeats_left(self)
        return None if left == 0xFFFFFFFF else left

    def verdict(self) -> Verdict | None:
        """The verdict with its evidence when the game has ended by repetition, else None."""
        raw = _core.xq_game_verdict(self)
        if raw is None:
            return None
        first, last, occurrences, loser, judgement, reason, clause, unsure = raw
        moves = tuple(self._evidence(index) for index in range(last - first + 1))
        return Verdict(
            first,
            last,
            occurrences,
            _side_or_none(loser),
            (Nature(judgement[0]), Nature(judgement[1])),
            Reason(reason),
            clause,
            unsure,
            moves,
            _core.xqb_game_explain(self),
        )

    def _moves(self, values: list[int]) -> tuple[Move, ...]:
        return tuple(_core.to_moves(values, self.variant))

    def _evidence(self, index: int) -> Evidence:
        raw = _core.xq_game_evidence(self, index)
        assert raw is not None
        victims = [_core.xq_game_evidence_victim(self, index, which) for which in range(raw[5])]
        refusals = [_core.xq_game_evidence_refusal(self, index, which) for which in range(raw[6])]
        return self._named(raw, victims, refusals, _core.xq_game_evidence_line(self, index))

    def _named(
        self,
        raw: RawEvidence,
        victims: list[RawVictim | None],
        refusals: list[RawRefusal | None],
        line: list[int],
    ) -> Evidence:
        ply, side, nature, move, chaser, _, _, _, is_unsure, gain = raw
        return Evidence(
            ply,
            Side(side),
            Nature(nature),
            Move(move, self.variant),
            _none(chaser),
            tuple(_victim(victim) for victim in victims if victim is not None),
            tuple(_refusal(refusal) for refusal in refusals if refusal is not None),
            self._moves(line),
            bool(is_unsure),
            gain,
        )

    # ---- looking ahead ----

    def nature_of(self, move: Move | int | str) -> Evidence:
        """What a legal move would do by itself: its nature, whom it would chase. Raises IllegalMoveError."""
        value = self._value(move)
        raw = _core.xq_game_nature_of(self, value)
        victims = [_core.xq_game_nature_victim(self, value, which) for which in range(raw[5])]
        refusals = [_core.xq_game_nature_refusal(self, value, which) for which in range(raw[6])]
        return self._named(raw, victims, refusals, _core.xq_game_nature_line(self, value))

    def outcome_after(self, move: Move | int | str) -> Outcome:
        """How the game would stand after a move. Raises IllegalMoveError, StateError when the game has
        ended."""
        return outcome_of(_core.xq_game_outcome_after(self, self._value(move)))

    def repetitions_after(self, move: Move | int | str) -> int:
        """How often the position after a legal move would have stood, then included; 0 for another move."""
        return _core.xq_game_repetitions_after(self, self._value(move))

    def banned_moves(self) -> list[Move]:
        """The legal moves that would lose at once by repetition."""
        return list(self._moves(_core.xq_game_banned_moves(self)))

    def allowed_moves(self) -> list[Move]:
        """The legal moves that are not banned."""
        return list(self._moves(_core.xq_game_allowed_moves(self)))

    # ---- copies ----

    def copy(self) -> Game:
        """A copy."""
        return _restore(*self._state())

    __copy__ = copy

    def _state(self) -> tuple[type[Game], Position, Rules, bool, list[int], int, int, int]:
        outcome = self.outcome
        loser = -1 if outcome.winner is None else outcome.winner.other
        offer = _core.xq_game_draw_offer(self)
        moves = [int(move) for move in self]
        return type(self), self.start, self._rules, self._plays_on, moves, outcome.reason, loser, offer

    def __reduce__(self) -> tuple[object, ...]:
        return _restore, self._state()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self._state()[1:] == other._state()[1:] and self.outcome == other.outcome

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        moves = f", moves={' '.join(map(str, self))!r}" if len(self) else ""
        rules = repr(self._rules.name) if not self._rules.changes() else repr(self._rules)
        play_on = ", play_on=True" if self._plays_on else ""
        return f"Game({self.start.fen()!r}, {rules}{moves}{play_on})"

    def __str__(self) -> str:
        return f"{self.position}\n{self.outcome}"

    def _repr_svg_(self) -> str:
        return self.position.svg(last_move=self[-1] if len(self) else None)


def _restore(
    cls: type[Game],
    start: Position,
    rules: Rules,
    plays_on: bool,
    moves: list[int],
    reason: int,
    loser: int,
    offer: int,
) -> Game:
    """A game as it was, ends that were declared and a draw offer included."""
    made = cls(start, rules, moves, play_on=plays_on)
    if made.is_over():
        return made
    if reason == Reason.RESIGNATION:
        made.resign(Side(loser))
    elif reason == Reason.TIME:
        made.time_out(Side(loser))
    elif reason == Reason.AGREEMENT:
        made.offer_draw(Side.RED)
        made.accept_draw(Side.BLACK)
    elif offer >= 0:
        made.offer_draw(Side(offer))
    return made
