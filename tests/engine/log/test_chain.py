"""The hash chain: its digests, and that nothing in a log can be changed, moved, left out or put in unseen."""

import hashlib
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.ids import MatchId
from engine.log import chain
from engine.log.chain import Entry
from tests.engine.log_builders import NAME, NOON

BODIES = [f'{{"kind":"person_joined","person":{number}}}' for number in range(6)]
LOG = chain.link(BODIES, match=NAME, after=0, previous=chain.GENESIS, at=NOON)
rows = st.integers(0, len(LOG) - 1)

FORGERIES: dict[str, Callable[[Entry], Entry]] = {
    "match": lambda entry: replace(entry, match=MatchId("00000000")),
    "seq": lambda entry: replace(entry, seq=entry.seq + 1),
    "at": lambda entry: replace(entry, at=entry.at + timedelta(microseconds=1)),
    "body": lambda entry: replace(entry, body=entry.body.replace("person_", "Person_")),
    "digest": lambda entry: replace(entry, digest=entry.digest[::-1]),
}


def test_a_digest_covers_everything_in_the_row_and_the_digest_before() -> None:
    at = datetime(2026, 1, 1, 12, 0, 1, 5, tzinfo=UTC)
    text = f'{"0" * 64}\nk7wq3d9m\n1\n1767268801000005\n{{"ä":1}}'
    made = chain.digest(chain.GENESIS, match=MatchId("k7wq3d9m"), seq=1, at=at, body='{"ä":1}')
    assert made == hashlib.sha256(text.encode()).hexdigest()


def test_entries_are_numbered_and_chained_behind_what_is_there() -> None:
    head, tail = BODIES[:2], BODIES[2:]
    first = chain.link(head, match=NAME, after=0, previous=chain.GENESIS, at=NOON)
    rest = chain.link(tail, match=NAME, after=2, previous=first[-1].digest, at=NOON)
    assert (*first, *rest) == LOG


def test_a_whole_log_holds() -> None:
    assert chain.first_fault(LOG) is None
    assert chain.first_fault([]) is None


@pytest.mark.parametrize("field", FORGERIES)
@given(row=rows)
def test_a_changed_row_is_found(field: str, row: int) -> None:
    forged = list(LOG)
    forged[row] = FORGERIES[field](forged[row])
    assert chain.first_fault(forged) == row + 1


@given(row=rows)
def test_a_row_forged_with_its_digest_breaks_the_next(row: int) -> None:
    previous = LOG[row - 1].digest if row else chain.GENESIS
    (forged,) = chain.link(['{"forged":1}'], match=NAME, after=row, previous=previous, at=NOON)
    log = [*LOG[:row], forged, *LOG[row + 1 :]]
    assert chain.first_fault(log) == (row + 2 if row + 1 < len(LOG) else None)


@given(row=st.integers(0, len(LOG) - 2))
def test_a_missing_row_is_found(row: int) -> None:
    assert chain.first_fault([*LOG[:row], *LOG[row + 1 :]]) == row + 1


def test_that_the_last_rows_are_missing_is_not_for_the_chain_to_see() -> None:
    """The audit sees it: the snapshot names the latest row."""
    assert chain.first_fault(LOG[:-1]) is None


@given(row=rows)
def test_a_doubled_row_is_found(row: int) -> None:
    assert chain.first_fault([*LOG[: row + 1], LOG[row], *LOG[row + 1 :]]) == row + 2


@given(one=rows, other=rows)
def test_rows_in_another_order_are_found(one: int, other: int) -> None:
    log = list(LOG)
    log[one], log[other] = log[other], log[one]
    assert chain.first_fault(log) == (None if one == other else min(one, other) + 1)


ZONES = st.sampled_from([UTC, timezone(timedelta(hours=5, minutes=45))])
FIRST, LAST = datetime(1, 1, 2), datetime(9999, 12, 30)  # noqa: DTZ001 - the strategy adds the zone
"""A day from the ends of the calendar, where a moment of another zone is in no year."""


@given(st.datetimes(FIRST, LAST, timezones=ZONES))
def test_times_survive_as_microseconds(at: datetime) -> None:
    assert chain.from_microseconds(chain.microseconds(at)) == at
