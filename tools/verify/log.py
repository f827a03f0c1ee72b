"""An exported match as it is read: the text, its size, and the facts by their kinds. Nothing in it is believed yet."""

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cached_property
from typing import Any, Final

from tools.verify.proofs import key
from tools.verify.shapes import SHAPES

Fact = dict[str, Any]

FORMAT: Final = "fernzug-match"
VERSION: Final = 1
FIELDS: Final = {"format", "version", "match", "game", "game_version", "seats", "head", "facts", "comments"}
APART: Final = {"format", "version", "facts", "comments"}
"""Keys of a file that are no field of its log; comments are not looked at, as nothing proves them."""
ROW: Final = {"seq", "at", "fact", "digest"}
TIME: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\.[0-9]{1,6})?(?:Z|\+00:00)")
"""A moment, which Python would read in many spellings; the bot writes one."""
MATCH: Final = re.compile(r"[0-9a-z]{8}")
EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
MOST_CHARACTERS: Final = 16 * 1024 * 1024
MOST_FACTS: Final = 100_000
SHOWN: Final = 60
"""At most this many characters of what stands in a file are repeated."""


class NotAMatch(Exception):
    """The file is no exported match that this program can read."""


@dataclass(frozen=True)
class Log:
    """An exported match: its name, its game, and the rows as they stand in the file."""

    match: str
    game: str
    game_version: int
    seats: Sequence[str]
    head: str
    rows: Sequence[Fact]

    @cached_property
    def by_kind(self) -> dict[str, list[tuple[int, Fact]]]:
        """Return the facts of each kind, each with its place in the file from 1."""
        found: dict[str, list[tuple[int, Fact]]] = {}
        for seq, row in enumerate(self.rows, start=1):
            found.setdefault(row["fact"]["kind"], []).append((seq, row["fact"]))
        return found

    def facts(self, *kinds: str) -> Iterator[tuple[int, Fact]]:
        """Yield the facts of some kinds, of all without any, in order, each with its place in the file from 1."""
        if not kinds:
            return iter((seq, row["fact"]) for seq, row in enumerate(self.rows, start=1))
        found = [numbered for kind in kinds for numbered in self.by_kind.get(kind, ())]
        return iter(sorted(found, key=lambda numbered: numbered[0]))

    def first(self, kind: str) -> Fact | None:
        """Return the first fact of a kind."""
        return next((fact for _, fact in self.facts(kind)), None)

    @cached_property
    def seed(self) -> bytes | None:
        """Return the seed if it was opened."""
        opened = self.first("seed_opened")
        return bytes.fromhex(opened["seed"]) if opened else None

    @cached_property
    def key(self) -> bytes | None:
        """Return what all is drawn from if the seed was opened."""
        entropies = [(fact["person"], fact["entropy"]) for _, fact in self.facts("entropy_added")]
        return None if self.seed is None else key(self.seed, self.match, entropies)

    @cached_property
    def opened(self) -> dict[int, Fact]:
        """Return the opened secrets by the number of the fact that has hidden them."""
        return {secret["seq"]: secret for _, fact in self.facts("secrets_opened") for secret in fact["secrets"]}


def read(text: str) -> Log:
    """Return the log that a file holds.

    Raises:
        NotAMatch: it holds none, or more than can be checked.
    """
    if len(text) > MOST_CHARACTERS:
        raise NotAMatch(f"it is larger than {MOST_CHARACTERS} characters")
    try:
        export = strict(text)
        if (export["format"], export["version"]) != (FORMAT, VERSION):
            said = f"{shown(export['format'])} {shown(export['version'])}"
            raise NotAMatch(f"the file says {said}, not {FORMAT!r} {VERSION}")
        if export.keys() != FIELDS:
            raise NotAMatch(f"it does not have exactly {', '.join(sorted(FIELDS))}")
        log = Log(**{name: export[name] for name in FIELDS - APART}, rows=export["facts"])
        if not MATCH.fullmatch(log.match) or not all(isinstance(text, str) for text in (log.game, log.head)):
            raise NotAMatch(f"{shown(log.match)} is no name of a match")
        _check_rows(log.rows)
    except (LookupError, TypeError, ValueError, AttributeError, RecursionError) as error:
        raise NotAMatch(f"{type(error).__name__}: {shown(str(error))}") from error
    return log


def _check_rows(rows: Any) -> None:
    """Refuse what does not look like facts.

    Raises:
        NotAMatch: so it is.
    """
    if isinstance(rows, list) and len(rows) > MOST_FACTS:
        raise NotAMatch(f"it has more than {MOST_FACTS} facts")
    if not isinstance(rows, list) or not (rows and all(map(_is_row, rows))):
        raise NotAMatch("its list of facts is empty or damaged")
    for seq, row in enumerate(rows, start=1):
        for wrong in SHAPES.misshapen(row["fact"]):
            raise NotAMatch(f"fact {seq}, {shown(row['fact']['kind'])}: {wrong}")


def _is_row(row: Any) -> bool:
    is_whole = isinstance(row, dict) and row.keys() == ROW and isinstance(row["fact"], dict) and "kind" in row["fact"]
    return (
        is_whole and isinstance(row["digest"], str) and isinstance(row["at"], str) and bool(TIME.fullmatch(row["at"]))
    )


def strict(text: str) -> Any:
    """Return what a text says as JSON that can be read in one way only: no name twice, whole numbers.

    Raises:
        ValueError: it is none.
    """
    return json.loads(text, object_pairs_hook=_object, parse_float=_refuse, parse_constant=_refuse)


def shown(value: object) -> str:
    """Return what stands in a file so that it can be printed: short, on one line, nothing that steers a terminal."""
    text = ascii(value)
    return text if len(text) <= SHOWN else text[:SHOWN] + "..."


def microseconds(row: Fact) -> int:
    """Return the time of a row, counted from 1970."""
    return (datetime.fromisoformat(row["at"]) - EPOCH) // timedelta(microseconds=1)


def _object(pairs: list[tuple[str, Any]]) -> Fact:
    """Return an object; one that says two things under one name could be read in two ways."""
    made = dict(pairs)
    if len(made) < len(pairs):
        raise ValueError("a name stands twice in an object")
    return made


def _refuse(number: str) -> Any:
    raise ValueError(f"{number} is no whole number")
