"""One life of the bot: its real parts over a real database and a fake Discord, from a start to its end.

Whatever nobody asks for is done in turn, as often as it takes; people do something meanwhile.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, cast

from sqlalchemy import Engine, event

from bot.cluster.handover_in import HandoverFailed
from bot.errors import PostDelayed
from bot.platform.faults import FAULTS
from bot.platform.runtime import Runtime
from bot.wiring import BotDependencies
from engine.errors import Refusal
from engine.matches.service.change import Change
from engine.matches.service.service import Matches
from engine.seasons.service.service import Seasons
from engine.stores.matches import Conflict
from engine.stores.store import Store
from games.core import MoveError
from games.registry import GAMES
from players import registry
from storage.errors import StorageError
from storage.open import open_store
from storage.stores.store import SqlStore
from tests.crashes.handover import Tenure, taken
from tests.crashes.holding import Holding
from tests.crashes.plot import Plot
from tests.crashes.points import PLACE, Points, Watched, WatchedDatabase
from tests.crashes.world import KEY, World
from tests.simulation.life import WORDS, NoPictures, Unplugged

ROUNDS: Final = 12
"""After so many rounds in which people do nothing, nothing may be left to do."""
IDLE_SECONDS: Final = 0.05
BESIDE: Final = ("computer plays", "arrival", "announcer", "seasons")
"""How the names of the tasks begin that go on beside others."""
MISHAPS: Final = (StorageError, PostDelayed, *FAULTS)
"""What the bot survives; it tries again."""
REFUSED: Final = (Refusal, MoveError, Conflict)


class AtOnce:
    """Thinks for computer players here and now."""

    async def turn(self, *asked: Any) -> Any:
        """Return what the computer does."""
        return registry.turn(*asked)

    async def agrees(self, *asked: Any) -> bool:
        """Tell whether the computer agrees to a draw."""
        return registry.agrees(*asked)

    async def stop(self) -> None:
        """Do nothing: nothing goes on elsewhere."""


def name_of(number: int) -> str:
    """Return by which name a process holds shards."""
    return f"process {number}"


class Life:
    """A bot at work.

    Args:
        world: where it lives.
        points: the places at which it may be struck.
        on_end: called after each transaction that writes.
        number: which life of this world it is.
    """

    def __init__(self, world: World, points: Points, *, on_end: Callable[[], None], number: int) -> None:
        self._world = world
        self._points = points
        self._on_end = on_end
        self._name = name_of(number)
        self._lot = random.Random(f"{world.seed}-{number}")

    async def begin(self) -> None:
        """Open the database, put the bot together, and give back the time of the outage."""
        event.listen(Engine, "after_cursor_execute", self._executed)
        inner = await self._opened()
        database: Any = WatchedDatabase(inner.database, self._points, on_end=self._on_end)
        self._inner = inner
        self.store = cast("Store", Watched(SqlStore.over(database, inner.seal), self._points))
        clock = self._world.clock
        self._holding = self._held()
        share = self._holding.share
        self.matches = Matches(self.store, GAMES, now=clock.now, elapsed=clock.elapsed, share=share)
        seasons = cast("Any", self.store).seasons
        self.seasons = Seasons(seasons, self.store.matches, self.matches, now=clock.now, share=share)
        discord: Any = Watched(self._world.discord(), self._points)
        parts = BotDependencies(
            store=self.store,
            matches=self.matches,
            seasons=self.seasons,
            painter=NoPictures(),
            words=WORDS,
            runtime=Runtime(clock.now, share),
            computer_pool=cast("Any", AtOnce()),
            channels=lambda *_: discord,
        )
        self.services = Unplugged(parts, discord).services
        self.plot = Plot(self._world, self.matches, self.seasons, self.services, self._lot)
        await self._surely(self.services.tasks.deadlines.recover)

    async def _opened(self) -> SqlStore:
        """Open the database, again where it fails, as somebody starting the bot would."""
        world, is_sole = self._world, self._world.processes == 1
        while True:
            with suppress(StorageError, HandoverFailed):
                mark = await taken(world, self._points, self._name) if world.hands_over else None
                return await open_store(world.url, secret_key=KEY, is_sole=is_sole, mark=mark)

    def _held(self) -> Holding | Tenure:
        """Return how this process comes by its share of the work."""
        if self._world.hands_over:
            return Tenure(self.store.shards, self._name)
        return Holding(self._world, self.store.shards, self._name)

    async def spend(self) -> bool:
        """Do what is due, let people do something, and so on until everything has come to its end.

        Returns False where another process goes on instead.
        """
        while not await self._attempt(self.plot.is_over):
            await self._attempt(self._holding.go_on)
            if self._holding.is_given:
                return False
            if not self._holding.has_any:
                await asyncio.sleep(IDLE_SECONDS)
                continue
            await self.round()
            change = await self._attempt(self.plot.act)
            if isinstance(change, Change):
                await self._attempt(lambda told=change: self.services.tasks.announcer.tell(told))  # type: ignore[misc]
        for _ in range(ROUNDS):
            await self._attempt(self._holding.go_on)
            await self.round()
        return True

    async def end(self) -> None:
        """Close the database."""
        await self._inner.close()

    async def round(self) -> None:
        """Do everything that nobody asks for once."""
        services: Any = self.services
        for work_ in (
            self._fire,
            services.tasks.announcer.poll,
            self._ended_beside,
            services.tasks.computer.poll,
            services.tasks.arrivals.poll,
            self._ended_beside,
            services.tasks.notices.poll,
            services.tasks.seasons.poll,
            self._ended_beside,
            services.tasks.invitations.poll,
        ):
            await self._attempt(work_)

    async def _fire(self) -> None:
        deadlines: Any = self.services.tasks.deadlines
        await deadlines.tell(await deadlines.fire())

    async def _ended_beside(self) -> None:
        while going_on := [task for task in asyncio.all_tasks() if task.get_name().startswith(BESIDE)]:
            await asyncio.wait(going_on)

    async def _attempt(self, work_: Callable[[], Awaitable[Any]]) -> Any:
        """Do something; what the bot is refused it does again some other time."""
        with suppress(*MISHAPS, *REFUSED):
            return await work_()
        return None

    async def _surely(self, work_: Callable[[], Awaitable[Any]]) -> None:
        """Do what a start cannot do without, again while the database fails."""
        while True:
            with suppress(StorageError):
                await work_()
                return

    def _executed(self, *_: object) -> None:
        self._points.here(PLACE.get(), "inside")
