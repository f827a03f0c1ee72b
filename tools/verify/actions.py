"""Actions of a game from JSON: as strict as the types of the game say, with the standard library alone."""

from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints


class Unfit(Exception):
    """A value is not of the type that it should have."""


def decode(expected: Any, value: Any) -> Any:
    """Return the value of a type that JSON stands for.

    Raises:
        Unfit: it stands for none.
    """
    origin = get_origin(expected)
    if hasattr(expected, "__supertype__"):
        return decode(expected.__supertype__, value)
    if origin is Literal:
        return _same(next((known for known in get_args(expected) if known == value), Unfit), value)
    if origin in (Union, UnionType):
        return _one_of(get_args(expected), value)
    if origin is tuple:
        return _several(get_args(expected), value)
    if is_dataclass(expected):
        return _record(expected, value)
    if expected in (NoneType, None) and value is None:
        return None
    if expected not in (int, str, bool) or type(value) is not expected:
        raise Unfit
    return value


def _same(known: Any, value: Any) -> Any:
    if type(known) is not type(value):
        raise Unfit
    return known


def _one_of(kinds: tuple[Any, ...], value: Any) -> Any:
    for kind in kinds:
        try:
            return decode(kind, value)
        except Unfit:
            continue
    raise Unfit


def _several(kinds: tuple[Any, ...], value: Any) -> Any:
    if not isinstance(value, list):
        raise Unfit
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        return tuple(decode(kinds[0], item) for item in value)
    if len(kinds) != len(value):
        raise Unfit
    return tuple(decode(kind, item) for kind, item in zip(kinds, value, strict=True))


def _record(kind: Any, value: Any) -> Any:
    hints, needed = _fields(kind)
    if not isinstance(value, dict) or not needed <= value.keys() <= hints.keys():
        raise Unfit
    return kind(**{name: decode(hints[name], item) for name, item in value.items()})


@cache
def _fields(kind: Any) -> tuple[dict[str, Any], frozenset[str]]:
    """Return the types of a record's fields, and the names of those that have no default."""
    needed = (field.name for field in fields(kind) if field.default is MISSING and field.default_factory is MISSING)
    return get_type_hints(kind), frozenset(needed)
