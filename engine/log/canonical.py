"""The one text of a JSON value that is hashed and stored, the same in every process."""

import json
from hashlib import sha256
from typing import Final

from pydantic import JsonValue

SHAPE_DIGITS: Final = 8


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
