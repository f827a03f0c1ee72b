"""Dependencies of the services of matches, with the ones that they take outside tests."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from datetime import UTC, datetime
from time import monotonic
from typing import Protocol, TypeVar

from engine.ids import MatchId, new_match_id
from engine.log.codec import Games
from engine.matches.decisions.dice import RecordedChance, SeededChance, new_seed
from engine.people.quotas import UNLIMITED, Quotas
from engine.share import EVERYTHING, Share
from engine.stores.store import Store

T = TypeVar("T")

ChanceFor = Callable[[bytes, MatchId, int], RecordedChance]


class OffLoop(Protocol):
    """Runs what takes long, such as the replay of a log, beside the event loop."""

    async def __call__(self, work: Callable[[], T], /) -> T:
        """Return what the work returns."""
        ...


async def in_thread(work: Callable[[], T], /) -> T:
    """Run work in a thread."""
    return await asyncio.to_thread(work)


def utc_now() -> datetime:
    """Return the present time; the service takes another clock in tests."""
    return datetime.now(UTC)


def seeded(seed: bytes, match: MatchId, start: int) -> RecordedChance:
    """Return the chance of a real match."""
    return SeededChance(seed, match=match, start=start)


@dataclass(frozen=True, slots=True)
class MatchDependencies:
    """The parts of a writer: the store, the games, and where time, chance, seeds and names come from.

    `elapsed` counts seconds whatever the clock on the wall shows. `share` returns whose matches this process looks
    after: what nobody asks for happens in these only. `deciding` surrounds each decision, so that it can be timed.
    """

    store: Store
    games: Games
    now: Callable[[], datetime] = utc_now
    elapsed: Callable[[], float] = monotonic
    chance_for: ChanceFor = seeded
    seed_for: Callable[[], bytes] = new_seed
    id_for: Callable[[], MatchId] = new_match_id
    off_loop: OffLoop = in_thread
    quotas: Quotas = UNLIMITED
    share: Callable[[], Share] = lambda: EVERYTHING
    deciding: Callable[[], AbstractContextManager[None]] = nullcontext
