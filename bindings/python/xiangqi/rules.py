"""Rule profiles."""

from __future__ import annotations

from . import _core
from .errors import RulesError
from .names import Bikjang, Status
from .results import Parameter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

__all__ = ["Rules", "profiles"]


def _text_of(value: str | int) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, int):
        return str(value)
    return value


class Rules(_core.Rules):
    """Rules(name=None, **parameters)

    A copy of a rule profile: how a game is judged when it repeats, and when it is drawn. Without a name it is
    the default of Xiangqi; profiles() lists the names.

    A mapping of parameters by name: rules['repetition_count'] is '3'. Values are text; integers, and True and
    False for 'on' and 'off', are taken too. Rules with the same profile and values are equal; as they change,
    they do not hash.

    Raises RulesError for an unknown profile or parameter, a value out of range, and parameters that
    contradict each other; the rules are then as before.
    """

    __slots__ = ()

    def __init__(self, name: str | None = None, **parameters: str | int) -> None:
        super().__init__(name)
        self._set_all(parameters)

    def _set_all(self, parameters: Mapping[str, str | int]) -> None:
        """Sets parameters in an order that fits: one that contradicts another which is set later is tried
        again."""
        left = dict(parameters)
        while left:
            before = len(left)
            for parameter, value in list(left.items()):
                try:
                    self[parameter] = value
                except RulesError as error:
                    if error.code != Status.PARAMETER_CONFLICT:
                        raise
                else:
                    del left[parameter]
            if len(left) == before:
                parameter, value = next(iter(left.items()))
                self[parameter] = value

    @property
    def name(self) -> str:
        """The name of the profile, such as 'axf'."""
        return _core.xq_rules_info(self)[0]

    @property
    def title(self) -> str:
        """The profile in one English line."""
        return _core.xq_rules_info(self)[1]

    @property
    def clauses(self) -> list[str]:
        """The clauses that the profile follows."""
        return _core.xq_rules_info(self)[2].split()

    @property
    def variant(self) -> str:
        """'xiangqi' or 'janggi'."""
        return _core.xq_variant_name(_core.xq_rules_info(self)[3])

    @property
    def bikjang(self) -> Bikjang:
        """What these rules make of facing generals in Janggi."""
        return Bikjang(_core.xq_rules_bikjang(self))

    def parameters(self) -> list[Parameter]:
        """What is said of each parameter."""
        return [Parameter(*_core.xq_rules_parameter(self, index)) for index in range(len(self))]

    def readings(self) -> list[str]:
        """The decisions that the profile takes where its sources are open."""
        return _texts(self, _core.xq_rules_reading)

    def questions(self) -> list[str]:
        """What remains open of the profile."""
        return _texts(self, _core.xq_rules_question)

    def __getitem__(self, name: str) -> str:
        return _core.xq_rules_get(self, name)

    def __setitem__(self, name: str, value: str | int) -> None:
        _core.xq_rules_set(self, name, _text_of(value))

    def __iter__(self) -> Iterator[str]:
        return (parameter.name for parameter in self.parameters())

    def __len__(self) -> int:
        return _core.xq_rules_parameter_count(self)

    def __contains__(self, name: object) -> bool:
        return any(name == parameter for parameter in self)

    def keys(self) -> list[str]:
        """The names of the parameters; dict(rules) works."""
        return list(self)

    def changes(self) -> dict[str, str]:
        """The parameters whose values are not those of the profile."""
        profile = Rules(self.name)
        return {name: self[name] for name in self if self[name] != profile[name]}

    def copy(self) -> Rules:
        """A copy."""
        return _restore(type(self), self.name, self.changes())

    __copy__ = copy

    def __reduce__(self) -> tuple[object, ...]:
        return _restore, (type(self), self.name, self.changes())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Rules):
            return NotImplemented
        return self.name == other.name and self.changes() == other.changes()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        words = [repr(self.name)] + [f"{name}={value!r}" for name, value in self.changes().items()]
        return f"Rules({', '.join(words)})"


def _restore(cls: type[Rules], name: str, changes: dict[str, str]) -> Rules:
    made = cls(name)
    made._set_all(changes)
    return made


def _texts(rules: Rules, call: Callable[[Rules, int], str | None]) -> list[str]:
    """The texts that a call gives by index until there are no more."""
    found: list[str] = []
    while (text := call(rules, len(found))) is not None:
        found.append(text)
    return found


def profiles(variant: str | None = None) -> list[str]:
    """The names of all profiles, or of those of one game; the first of each game is its default."""
    infos = [_core.xq_rules_profile(index) for index in range(_core.xq_rules_profile_count())]
    code = None if variant is None else _core.to_variant(variant)
    return [name for name, _, _, of in infos if code is None or of == code]
