"""Services for tests: a clock that ticks, known seeds and names, stores in which requests meet each other."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from functools import partial
from itertools import count
from typing import Any, TypeVar

from engine.ids import MatchId, PersonId
from engine.matches.service.audit import audit
from engine.matches.service.service import Matches
from engine.matches.state.match import Match
from engine.stores.matches import Commit, Conflict, StoredMatch
from engine.stores.store import Store
from tests.engine.log_builders import ANNA, GAMES_AND_TOY, NOON, SEED
from tests.memory.matches import MemoryMatches
from tests.memory.store import MemoryStore

T = TypeVar("T")


class Clock:
    """Tells a time that goes on by one second with every look."""

    def __init__(self) -> None:
        self._seconds = count(1)

    def __call__(self) -> datetime:
        return NOON + timedelta(seconds=next(self._seconds))


async def at_once(work: Callable[[], T], /) -> T:
    """Run work here and now: time in tests, simulated or not, does not wait for threads."""
    return work()


def serve(store: Store, **changes: Any) -> Matches:
    """Return a service whose time, seeds and names of matches are known."""
    names = (MatchId(f"m{number:07}") for number in count(1))
    known: dict[str, Any] = {
        "now": Clock(),
        "off_loop": at_once,
        "seed_for": lambda: SEED,
        "id_for": lambda: next(names),
    }
    return Matches(store, GAMES_AND_TOY, **known | changes)


async def invite(matches: Matches, **proposed: Any) -> Match:
    """Propose a match of Ladder, Anna's unless told otherwise."""
    proposal: dict[str, Any] = {"by": ANNA, "server": 7, "channel": 8} | proposed
    return (await matches.invitations.propose("ladder", **proposal)).after


async def start(matches: Matches, *persons: PersonId, game: str = "ladder", **proposed: Any) -> Match:
    """Start a match; the first person has seat 0."""
    by, *guests = persons
    proposed = {"wished_seat": 0} | proposed
    change = await matches.invitations.propose(game, by=by, server=7, channel=8, invited=guests, **proposed)
    for guest in guests:
        change = await matches.invitations.join(change.after.id, guest)
    return change.after


async def assert_sound(store: Store, match: MatchId) -> None:
    """Hold a match in a store against its own log."""
    entries, snapshot, seed = (
        await store.matches.log(match),
        await store.matches.snapshot(match),
        await store.matches.seed(match),
    )
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

    def __init__(self) -> None:
        super().__init__()
        self.matches = WaitingMatches(self)


class WaitingMatches(MemoryMatches):
    def __init__(self, store: MemoryStore) -> None:
        super().__init__(store.people, store.outbox, store.plans, store.disputes)

    async def load(self, match: MatchId) -> StoredMatch | None:
        seen = await super().load(match)
        await asyncio.sleep(0)
        return seen


class MeanwhileStore(MemoryStore):
    """Lets something happen between the decision and the append of the next request."""

    def __init__(self) -> None:
        super().__init__()
        self.meanwhile: Callable[[], Awaitable[object]] | None = None
        for part in (self.matches, self.seasons):
            part.append = partial(self.append, part.append)  # type: ignore[method-assign]

    async def append(self, append: Callable[[Any], Awaitable[None]], commit: Any) -> None:
        if (happen := self.meanwhile) is not None:
            self.meanwhile = None
            await happen()
        await append(commit)


class BusyStore(MemoryStore):
    """Says that somebody else was faster, as often as told, though nobody was."""

    def __init__(self) -> None:
        super().__init__()
        self.conflicts = 0
        self._append = self.matches.append
        self.matches.append = self.append  # type: ignore[method-assign]

    async def append(self, commit: Commit) -> None:
        if self.conflicts:
            self.conflicts -= 1
            raise Conflict(commit.snapshot.match)
        await self._append(commit)
