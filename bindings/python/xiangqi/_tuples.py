"""Named tuples by class syntax without the module typing, whose import costs more than all of this
package."""

from __future__ import annotations

from collections import namedtuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

__all__ = ["NamedTuple"]


class _Maker(type):
    """Makes of a class body what typing.NamedTuple makes of it; fields have no defaults here."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Any:
        if not bases:
            return super().__new__(cls, name, bases, body)
        made: Any = namedtuple(name, body["__annotations__"], module=body["__module__"])  # type: ignore[misc]
        for key, value in body.items():
            if key not in ("__module__", "__qualname__"):
                setattr(made, key, value)
        return made


class NamedTuple(metaclass=_Maker):
    """The base of a class of named fields."""
