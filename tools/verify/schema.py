"""The published JSON Schemas: what they say of facts, checked with the standard library."""

import json
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

Test = Callable[[Any], bool]
Said = Mapping[str, Any]

LARGEST: Final = 2**63
"""Discord's ids are smaller, and so is everything that a match counts."""
NOTES: Final = frozenset({"title", "description", "default", "required"})
"""Keywords that say nothing of a value here, where every field of a fact is there."""


def is_int(value: Any) -> bool:
    """Tell whether a value is a whole number of a size that a match can hold."""
    return type(value) is int and abs(value) < LARGEST


TYPES: Final[Mapping[str, Test]] = {
    "integer": is_int,
    "string": lambda value: isinstance(value, str),
    "boolean": lambda value: isinstance(value, bool),
    "null": lambda value: value is None,
}


class Shapes:
    """The kinds of facts of a published schema, and what stands in each of them.

    Args:
        file: the schema in docs/, which is beside tools/ in the sources and in verify.pyz.
        log: the list of the schema whose objects have facts under `fact`.
        formats: what a field holds beyond what the schema says, by its name, or by kind and name with a dot between.
    """

    def __init__(self, file: str, *, log: str, formats: Mapping[str, Test]) -> None:
        schema = json.loads(published(file))
        self._known: Said = schema["$defs"]
        self.formats = formats
        self._test_of = cache(lambda name: self._test(self._known[name]))
        row = self._known[named(schema["properties"][log]["items"]["$ref"])]
        kinds = row["properties"]["fact"]["discriminator"]["mapping"]
        self.kinds: Mapping[str, Test] = {kind: self._test_of(named(ref)) for kind, ref in kinds.items()}

    def misshapen(self, fact: Any) -> Iterator[str]:
        """Yield what is wrong with the shape of a fact."""
        kind = fact.get("kind") if isinstance(fact, dict) else None
        if not isinstance(kind, str) or kind not in self.kinds:
            yield "there is no such kind of fact"
        elif not self.kinds[kind](fact):
            yield f"it does not have what a fact of the kind {kind} has"

    def _test(self, schema: Said) -> Test:
        """Return the test for what a schema describes.

        Raises:
            ValueError: it says something that is not checked here.
        """
        said = {word: value for word, value in schema.items() if word not in NOTES}
        match said.get("type"), sorted(said.keys() - {"type"}):
            case None, []:
                return lambda _value: True
            case None, ["$ref"]:
                return self._test_of(named(said["$ref"]))
            case None, ["anyOf"]:
                return one_of([self._test(part) for part in said["anyOf"]])
            case None, ["discriminator", "oneOf"]:
                return one_of([self._test(part) for part in said["oneOf"]])
            case "string", ["const"]:
                return lambda value: value == said["const"]
            case "string", ["enum"]:
                return lambda value: value in said["enum"]
            case "array", ["items"] if "enum" in said["items"]:
                return both(list_of(self._test(said["items"])), lambda value: len(value) <= len(said["items"]["enum"]))
            case "array", ["items"]:
                return list_of(self._test(said["items"]))
            case "array", ["maxItems", "minItems", "prefixItems"]:
                return row_of([self._test(part) for part in said["prefixItems"]])
            case "object", ["properties"]:
                return self._record(said["properties"])
            case str() as type_, [] if type_ in TYPES:
                return TYPES[type_]
        raise ValueError(said)

    def _record(self, fields: Said) -> Test:
        """Return the test for an object with exactly these fields."""
        kind = fields.get("kind", {}).get("const", "")
        tests = {name: self._test(part) for name, part in fields.items()}
        for name in tests:
            if more := self.formats.get(f"{kind}.{name}", self.formats.get(name)):
                tests[name] = both(tests[name], more)

        def fits(value: Any) -> bool:
            if not isinstance(value, dict) or value.keys() != tests.keys():
                return False
            return all(test(value[name]) for name, test in tests.items())

        return fits


def published(file: str) -> bytes:
    """Return a file of docs/, from a folder or from the archive that this module is in."""
    loader: Any = __spec__.loader
    data: bytes = loader.get_data(str(Path(__file__).parents[2] / "docs" / file))
    return data


def named(ref: str) -> str:
    """Return the name of what a reference leads to."""
    return ref.removeprefix("#/$defs/")


def both(first: Test, second: Test) -> Test:
    """Return the test for a value that fits in both ways."""
    return lambda value: first(value) and second(value)


def one_of(tests: list[Test]) -> Test:
    """Return the test for a value that fits in any of some ways."""
    return lambda value: any(test(value) for test in tests)


def list_of(test: Test) -> Test:
    """Return the test for a list of such values."""
    return lambda value: isinstance(value, list) and all(map(test, value))


def row_of(tests: list[Test]) -> Test:
    """Return the test for a list with one value for each of some tests."""
    return lambda value: (
        isinstance(value, list)
        and len(value) == len(tests)
        and all(test(item) for test, item in zip(tests, value, strict=True))
    )
