"""Services for tests: a clock that ticks, known seeds and names, stores in which requests meet each other."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from itertools import count
from typing import Any, TypeVar

from engine.audit import audit
from engine.facts import MatchId, PersonId
from engine.match import Match
from engine.service import Matches
from engine.store import Commit, Conflict, Snapshot, Store
from storage.memory import MemoryStore
from tests.engine.written import ANNA, GAMES_AND_TOY, NOON, SEED

T = TypeVar("T")


class Clock:
    """Tells a time that goes on by one second with every look."""

    def __init__(self) -> None:
        self._seconds = count(1)

    def __call__(self) -> datetime:
        return NOON + timedelta(seconds=next(self._seconds))


def serve(store: Store, **changes: Any) -> Matches:
    """Return a service whose time, seeds and names of matches are known."""
    names = (MatchId(f"m{number:07}") for number in count(1))
    known: dict[str, Any] = {"now": Clock(), "seed_for": lambda: SEED, "id_for": lambda: next(names)}
    return Matches(store, GAMES_AND_TOY, **known | changes)


async def invite(matches: Matches, **proposed: Any) -> Match:
    """Propose a match of Ladder, Anna's unless told otherwise."""
    proposal: dict[str, Any] = {"by": ANNA, "server": 7, "channel": 8} | proposed
    return (await matches.propose("ladder", **proposal)).after


async def start(matches: Matches, *persons: PersonId, game: str = "ladder", **proposed: Any) -> Match:
    """Start a match; the first person has seat 0."""
    by, *guests = persons
    proposed = {"wished_seat": 0} | proposed
    happened = await matches.propose(game, by=by, server=7, channel=8, invited=guests, **proposed)
    for guest in guests:
        happened = await matches.join(happened.after.id, guest)
    return happened.after


async def assert_sound(store: Store, match: MatchId) -> None:
    """Hold a match in a store against its own log."""
    entries, snapshot, seed = await store.log(match), await store.snapshot(match), await store.seed(match)
    assert audit(GAMES_AND_TOY, match, entries, snapshot=snapshot, seed=seed) == ()


def now(coroutine: Awaitable[T]) -> T:
    """Return what a coroutine that waits for nothing returns."""
    try:
        coroutine.__await__().send(None)
    except StopIteration as done:
        value: T = done.value
        return value
    raise AssertionError(coroutine)


class WaitingStore(MemoryStore):
    """Lets others go first after each look at a match, so that requests made at once all see the same."""

    async def snapshot(self, match: MatchId) -> Snapshot | None:
        seen = await super().snapshot(match)
        await asyncio.sleep(0)
        return seen


class MeanwhileStore(MemoryStore):
    """Lets something happen between the decision and the append of the next request."""

    def __init__(self) -> None:
        super().__init__()
        self.meanwhile: Callable[[], Awaitable[object]] | None = None

    async def append(self, commit: Commit) -> None:
        if (happen := self.meanwhile) is not None:
            self.meanwhile = None
            await happen()
        await super().append(commit)


class BusyStore(MemoryStore):
    """Says that somebody else was faster, as often as told, though nobody was."""

    def __init__(self) -> None:
        super().__init__()
        self.conflicts = 0

    async def append(self, commit: Commit) -> None:
        if self.conflicts:
            self.conflicts -= 1
            raise Conflict(commit.snapshot.match)
        await super().append(commit)
