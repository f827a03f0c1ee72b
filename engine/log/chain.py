"""The hash chain: makes a changed, missing or reordered entry of a log visible.

The digest of an entry is SHA-256 over the previous digest (64 hexadecimal digits, zeros before the first entry), the
match, the number, the time in microseconds since 1970 (UTC) and the canonical text of the fact, joined by newlines.
"""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from engine.ids import MatchId

GENESIS = "0" * 64
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of the log: the canonical text of a fact, and the digest that chains it to the row before."""

    match: MatchId
    seq: int
    at: datetime
    body: str
    digest: str


def digest(previous: str, *, match: MatchId, seq: int, at: datetime, body: str) -> str:
    """Return the digest of an entry that follows `previous`."""
    text = "\n".join((previous, match, str(seq), str(microseconds(at)), body))
    return hashlib.sha256(text.encode()).hexdigest()


def microseconds(at: datetime) -> int:
    """Return a time as whole microseconds since 1970 (UTC), the form in which it is stored and hashed."""
    return (at - EPOCH) // timedelta(microseconds=1)


def from_microseconds(microseconds_: int) -> datetime:
    """Return the time that `microseconds` was made from."""
    return EPOCH + timedelta(microseconds=microseconds_)


def link(bodies: Iterable[str], *, match: MatchId, after: int, previous: str, at: datetime) -> tuple[Entry, ...]:
    """Return entries for the texts of new facts, numbered and chained behind entry `after`."""
    entries = []
    for seq, body in enumerate(bodies, start=after + 1):
        previous = digest(previous, match=match, seq=seq, at=at, body=body)
        entries.append(Entry(match=match, seq=seq, at=at, body=body, digest=previous))
    return tuple(entries)


def first_fault(entries: Sequence[Entry]) -> int | None:
    """Return the number of the first entry that does not follow from the ones before it, None if the chain holds."""
    previous = GENESIS
    for seq, entry in enumerate(entries, start=1):
        expected = digest(previous, match=entry.match, seq=seq, at=entry.at, body=entry.body)
        if entry.seq != seq or entry.digest != expected:
            return seq
        previous = expected
    return None
