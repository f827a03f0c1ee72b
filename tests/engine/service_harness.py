"""A service of matches whose clock is set forward by hand."""

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Any

from engine.ids import MatchId
from engine.matches.service.service import Matches
from engine.moderation.moderators import Moderators
from engine.stores.store import Store
from engine.time.policy import FAST
from games.core import Seat
from tests.engine.log_builders import ANNA, BERT, NOON
from tests.engine.service_fixtures import serve, start

LEFT, RIGHT = Seat(0), Seat(1)


class ServiceHarness:
    """A service whose clock shows so many hours after noon."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.hour = 0.0
        self.matches = self.restarted()

    def restarted(self) -> Matches:
        self.matches = serve(self.store, now=lambda: self.now)
        self.moderators = Moderators(self.matches, self.store)
        return self.matches

    @property
    def now(self) -> datetime:
        return NOON + timedelta(hours=self.hour)

    async def start(self, **proposed: Any) -> MatchId:
        return (await start(self.matches, ANNA, BERT, **{"policy": FAST, **proposed})).id

    async def at(self, hour: float, request: Callable[[], Awaitable[Any]]) -> Any:
        self.hour = hour
        return await request()

    async def due(self) -> float | None:
        due = await self.matches.clocks.next_due()
        return None if due is None else (due - NOON) / timedelta(hours=1)
