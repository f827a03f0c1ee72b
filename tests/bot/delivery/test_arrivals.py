"""Arrivals from other processes: taken up, whatever the database does between two looks."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.delivery.arrivals import Arrivals
from bot.platform.names import KnownNames
from bot.platform.runtime import Runtime
from engine.share import EVERYTHING, Share
from engine.stores.outbox import Announcement, Stream
from storage.errors import DatabaseLocked

HERE = Share(frozenset({0}), 2)


class Shaky:
    """A store that fails at what it is told to; it has one announcement."""

    def __init__(self) -> None:
        self.fails_at = ""
        self.made: list[Announcement] = []

    async def forgotten(self) -> frozenset[int]:
        self._ask("people")
        return frozenset()

    async def announcements(self, *, share: Share) -> list[Announcement]:
        self._ask("outbox")
        return self.made

    async def next_notice_at(self, share: Share) -> None:
        pass

    def _ask(self, what: str) -> None:
        if self.fails_at == what:
            raise DatabaseLocked("for a moment")


class NoSeasons(Shaky):
    """Seasons that have nothing to do."""

    async def next_due(self, share: Share) -> None:
        self._ask("seasons")


def arrivals(store: Shaky, seasons: NoSeasons, told: list[str], share: Share = HERE) -> Arrivals:
    async def take_up(stream: Stream) -> bool:
        told.append(stream.id)
        return True

    runtime = Runtime(share=lambda: share)
    runtime.bells["lost threads"].ring = lambda: told.append("more")  # type: ignore[method-assign]
    stores = SimpleNamespace(people=store, outbox=store)
    services: Any = SimpleNamespace(
        store=stores, seasons=SimpleNamespace(store=seasons), runtime=runtime, share=runtime.share
    )
    return Arrivals(services, cast("Any", SimpleNamespace(take_up=take_up)), KnownNames())


async def test_what_is_new_is_told_though_the_look_at_it_failed_half_way() -> None:
    store, seasons, told = Shaky(), NoSeasons(), list[str]()
    looks = arrivals(store, seasons, told)
    await looks.poll()
    store.made = [Announcement(Stream("match", "match001"), 1, 1)]
    seasons.fails_at = "seasons"
    with pytest.raises(DatabaseLocked):
        await looks.poll()
    seasons.fails_at = ""
    await looks.poll()
    await asyncio.gather(*looks._telling)
    assert told == ["more", "match001"]


async def test_that_there_is_more_is_said_though_the_first_look_failed() -> None:
    store, told = Shaky(), list[str]()
    looks = arrivals(store, NoSeasons(), told)
    store.fails_at = "people"
    with pytest.raises(DatabaseLocked):
        await looks.poll()
    store.fails_at = ""
    await looks.poll()
    assert told == ["more"]


@pytest.mark.parametrize(("share", "looking"), [(EVERYTHING, 0), (Share.whole(), 1), (HERE, 1)])
async def test_only_a_process_that_is_alone_does_not_look(share: Share, looking: int) -> None:
    looks = arrivals(Shaky(), NoSeasons(), [], share)
    before = asyncio.all_tasks()
    looks.start()
    begun = asyncio.all_tasks() - before
    await looks.stop()
    assert len(begun) == looking
