"""JSON as text: the one form that is hashed and stored, and what people send, bounded before anything is made of it."""

import json
from hashlib import sha256
from typing import Any, Final

from pydantic import JsonValue

SHAPE_DIGITS: Final = 8
MOST_CONTAINERS: Final = 50_000
"""Lists and objects in a file: a match has one for every fifty bytes, and each takes far more memory than its text."""
MOST_ITEMS: Final = 10_000
"""Items in a list: the longest match has some thousand facts."""
MOST_NAMES: Final = 100
"""Names in an object: no fact has a third of them."""


def canonical(value: JsonValue) -> str:
    """Return the one JSON text of a value: with sorted keys and no blanks."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def as_json(body: str) -> dict[str, JsonValue]:
    """Return the JSON object that a canonical text holds."""
    value: dict[str, JsonValue] = json.loads(body)
    return value


def short_digest(schema: JsonValue) -> str:
    """Return a short digest of a JSON value."""
    return sha256(canonical(schema).encode()).hexdigest()[:SHAPE_DIGITS]


def read_json(data: bytes) -> Any:
    """Return what a file says.

    Raises:
        ValueError: it is no JSON, has a number that is not whole, a name twice in an object, or more of anything than a
            match has.
        RecursionError: it is nested too deeply.
    """
    text = data.decode(json.detect_encoding(data))
    if text.count("{") + text.count("[") > MOST_CONTAINERS:
        raise ValueError("containers")
    value = json.loads(text, object_pairs_hook=_object, parse_float=_refuse, parse_constant=_refuse)
    _require_short_lists(value)
    if r"\u" in text:
        json.dumps(value, ensure_ascii=False).encode()  # half a letter is in no digest
    return value


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return an object; one that says two things under one name could be read in two ways."""
    if len(pairs) > MOST_NAMES:
        raise ValueError("names")
    made = dict(pairs)
    if len(made) < len(pairs):
        raise ValueError("twice")
    return made


def _require_short_lists(value: Any) -> None:
    if isinstance(value, list) and len(value) > MOST_ITEMS:
        raise ValueError("items")
    for item in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        _require_short_lists(item)


def _refuse(number: str) -> Any:
    raise ValueError(number)
