"""A database's vital signs as its operator sees them, on both kinds of databases."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta

import pytest

from engine.ids import MatchId
from engine.stores.outbox import DiscordLocation, Notice
from storage.database.connection import ObservedDatabase
from storage.stores.store import SqlStore
from storage.upkeep.vitals import Waiting, vitals
from tests.storage.samples import ANNA, NOON, commit, told

ONE, TWO = MatchId("match001"), MatchId("match002")
NOBODY = Waiting(0, timedelta())
MINUTE = timedelta(minutes=1)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.server)])
def kept(request: pytest.FixtureRequest) -> SqlStore:
    made: SqlStore = request.getfixturevalue("sqlite_store" if request.param == "sqlite" else "server_store")
    return made


async def test_nothing_waits_in_an_empty_database(kept: SqlStore) -> None:
    found = await vitals(kept.database, NOON)
    assert (found.matches, found.seasons, found.deadlines, found.notices) == (NOBODY,) * 4
    assert found.size > 0


async def test_what_waits_is_counted_and_for_how_long(kept: SqlStore) -> None:
    for match, at in ((ONE, NOON), (TWO, NOON + MINUTE)):
        made = commit(match, at=at, phase="running")
        await kept.matches.append(replace(made, summary=replace(made.summary, due_at=at + 5 * MINUTE)))
    now = NOON + 6 * MINUTE
    found = await vitals(kept.database, now)
    assert found.matches == Waiting(2, 6 * MINUTE)
    assert found.deadlines == Waiting(2, MINUTE)
    assert (await vitals(kept.database, now - MINUTE)).deadlines == Waiting(1, timedelta())


async def test_notices_wait_from_when_they_may_be_told(kept: SqlStore) -> None:
    made = commit(ONE)
    await kept.matches.append(made)
    notice = Notice(ANNA, "turn", NOON + MINUTE, ONE, 1)
    await kept.outbox.announced(told(made), DiscordLocation(ONE), [notice])
    assert (await vitals(kept.database, NOON)).notices == NOBODY
    found = await vitals(kept.database, NOON + 3 * MINUTE)
    assert found.notices == Waiting(1, 2 * MINUTE)
    assert found.matches == NOBODY


async def test_transactions_are_observed(kept: SqlStore) -> None:
    seen: list[str] = []

    @contextmanager
    def observe(what: str) -> Iterator[None]:
        yield
        seen.append(what)

    store = SqlStore.over(ObservedDatabase(kept.database, observe), kept.seal)
    await store.matches.append(commit(ONE))
    await store.matches.snapshot(ONE)
    assert seen == ["commit", "load"]


async def test_seals_are_counted(kept: SqlStore) -> None:
    before = kept.seal.tally.counts()
    sealed = kept.seal.close("x", place="here")
    kept.seal.open(sealed, place="here")
    with pytest.raises(ValueError, match="tag"):
        kept.seal.open(sealed, place="there")
    after = kept.seal.tally.counts()
    assert {act: count - before[act] for act, count in after.items()} == {"sealed": 1, "opened": 1, "failed": 1}
