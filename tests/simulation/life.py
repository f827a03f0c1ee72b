"""One life of the bot: its real parts over the paper Discord, from a start to a stop or a sudden death.

Death comes at one of the places where the store or Discord is called: just before, or just after it was done. From then
on none of these calls comes back, and what the bot was doing is thrown away.
"""

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar, cast

from bot.app import Fernzug
from bot.cluster.interaction_gate import InteractionGate
from bot.errors import PostDelayed
from bot.i18n import load_words
from bot.platform.breaker import Breaker
from bot.platform.pace import Pace
from bot.platform.runtime import Runtime
from bot.platform.traffic import Traffic
from bot.posts.painter import Painter
from bot.routes import COGS, ROUTES
from bot.wiring import BotDependencies, assemble
from engine.ids import MatchId
from engine.matches.service.change import Change
from engine.matches.service.service import Matches
from engine.moderation.moderators import Moderators
from engine.people.preferences import Person, Server, Vacation
from engine.seasons.service.service import Seasons
from engine.stores.store import Store
from games.registry import GAMES
from storage.stores.store import SqlStore
from tests.crashes.points import ROOMS
from tests.engine.service_fixtures import at_once
from tests.simulation.ledger import Diary, open_ledger
from tests.simulation.paper import PaperDiscord
from tests.simulation.simulated_loop import OWNER, SimulatedLoop

T = TypeVar("T")

WORDS = load_words(strict=True)
PER_MINUTE = 20
POLLED = frozenset(
    {"next_due", "due_before", "announcements", "proposed_before", "unshown", "next_notice_at", "going_on"}
    | {"waiting_for", "untouched", "puzzle_servers"}
)
"""What is asked again and again while nothing happens; nobody dies there."""


class Gone(Exception):
    """The bot died before it answered."""


class NoPictures(Painter):
    """Draws nothing."""

    def __init__(self) -> None:
        super().__init__({})

    async def board(self, *_: Any, **__: Any) -> bytes:
        """Return no picture."""
        return b""

    async def picture(self, draw: Callable[[], bytes]) -> bytes:
        """Return no picture."""
        return b""


class Watched:
    """Wraps the store or Discord so that every call is a place to die at, and what succeeds is in the diary."""

    def __init__(self, inner: object, point: Callable[[], Awaitable[None]], note: Callable[..., None]) -> None:
        self._inner = inner
        self._point = point
        self._note = note

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._inner, name)
        if name in ROOMS:
            found = Watched(found, self._point, self._note)
        elif name not in POLLED and asyncio.iscoroutinefunction(found):
            found = self._around(name, found)
        setattr(self, name, found)
        return found

    def _around(self, name: str, method: Callable[..., Any]) -> Callable[..., Any]:

        async def call(*args: Any, **kwargs: Any) -> Any:
            await self._point()
            result = await method(*args, **kwargs)
            self._note(name, args)
            await self._point()
            return result

        return call


class Paced:
    """The way to the paper Discord: mailboxes are opened at the pace of `bot.platform.channels.Channels`."""

    def __init__(self, paper: PaperDiscord, pace: Pace) -> None:
        self._paper = paper
        self._pace = pace

    def __getattr__(self, name: str) -> Any:
        return getattr(self._paper, name)

    async def direct(self, person: int, *, is_notice: bool = False) -> int:
        """Return a mailbox when it is time for it."""
        await self._pace.turn(person, is_notice=is_notice)
        return await self._paper.direct(person)


class Unplugged(Fernzug):
    """The bot itself, without a line to the real Discord: it is connected while the paper one says so."""

    def __init__(self, parts: BotDependencies, paper: PaperDiscord) -> None:
        super().__init__(parts.words, InteractionGate(), Traffic(Breaker()), cogs=COGS, routes=ROUTES)
        self.attach_services(assemble(parts, self))
        self.heard = {0}
        self._paper = paper

    @property
    def shards(self) -> dict[int, Any]:
        """Return the only shard: people can reach the bot through it, or not."""
        return {0: SimpleNamespace(is_closed=lambda: self._paper.is_cut_off, latency=0.1)}


class Life:
    """The bot while it lives."""

    def __init__(
        self, loop: SimulatedLoop, rng: random.Random, paper: PaperDiscord, diary: Diary, *, pause: float
    ) -> None:
        self._loop = loop
        self._lot = rng
        self._diary = diary
        self._deadly: int | None = None
        self._paper = paper
        self._pause = pause
        self.ended = asyncio.Event()

    async def begin(self, path: Path) -> None:
        """Open the database, put the bot together and let it work."""
        self._ledger = self.open_store(path)
        await self._ledger.open()
        self.store = cast("Store", Watched(self._ledger, self._point, self._diary.note))
        self.matches = self.make_matches()
        self.moderators = Moderators(self.matches, self.store)
        self.bot = self.make_bot()
        await self.run(self._start())

    def open_store(self, path: Path) -> SqlStore:
        """Return the store over the file at a path."""
        return open_ledger(path, self._diary.notes)

    def make_matches(self) -> Matches:
        """Return the service; what a real one takes from the system's randomness comes from the rng."""
        return Matches(
            self.store,
            GAMES,
            now=self._loop.now,
            elapsed=self._loop.time,
            off_loop=at_once,
            seed_for=self._seed,
            id_for=self._id,
        )

    def make_seasons(self) -> Seasons:
        """Return the service of seasons; its randomness comes from the rng, too."""
        return Seasons(
            cast("Any", self.store).seasons,
            self.store.matches,
            self.matches,
            now=self._loop.now,
            seed_for=self._seed,
            id_for=self._id,
        )

    def _seed(self) -> bytes:
        return self._lot.randbytes(32)

    def _id(self) -> MatchId:
        return MatchId("".join(self._lot.choices("0123456789abcdefghjkmnpqrstvwxyz", k=8)))

    def make_bot(self) -> Fernzug:
        """Return the bot."""
        return Unplugged(self.make_parts(), self._paper)

    def make_parts(self) -> BotDependencies:
        """Return what the bot is made of."""
        return BotDependencies(
            store=self.store,
            matches=self.matches,
            seasons=self.make_seasons(),
            painter=NoPictures(),
            words=WORDS,
            runtime=Runtime(self._loop.now, pause=self._pause),
            messages_per_minute=PER_MINUTE,
            channels=lambda _, pace, __: cast("Any", Watched(Paced(self._paper, pace), self._point, lambda *_: None)),
        )

    async def _start(self) -> None:
        """Do what the bot does when it starts, and when Discord is ready; what it registers there is left out."""
        await self.bot.services.tasks.deadlines.recover()
        await self.bot.on_ready()

    async def stop(self) -> None:
        """Do what the bot does when it is told to end."""
        await self.run(self._stop())
        self._end()
        await self._ledger.close()

    async def _stop(self) -> None:
        for task in reversed(tuple(self.bot.services.tasks)):
            await task.stop()

    def doom(self) -> None:
        """Let the bot die in the middle of whatever it does next."""
        self._deadly = self._lot.randint(1, 30)

    def spare(self) -> None:
        """Let the bot live after all."""
        self._deadly = None

    @property
    def is_doomed(self) -> bool:
        """Tell whether the bot will die soon."""
        return self._deadly is not None

    async def tell(self, change: Change) -> None:
        """Let something that was acknowledged be posted."""
        with contextlib.suppress(PostDelayed):
            await self.bot.services.tasks.announcer.tell(change)

    async def choose(self, before: Person, after: Person) -> None:
        """Let a person choose, as /settings does."""
        await self.bot.services.people.change_person(after)
        await self.bot.services.tasks.notices.reschedule(before, after)
        self.bot.services.tasks.deadlines.wake()

    async def take_vacation(self, vacation: Vacation) -> None:
        """Let a person plan a vacation, as /settings does."""
        await self.bot.services.people.take_vacation(vacation)
        self.bot.services.tasks.deadlines.wake()

    async def move_server(self, server: Server) -> None:
        """Let a server choose another zone, as /setup does."""
        await self.bot.services.people.change_server(server)
        self.bot.services.tasks.deadlines.wake()

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Let the bot do something and return what comes of it.

        Raises:
            Gone: it died before.
        """
        token = OWNER.set(self)
        task = asyncio.create_task(work)
        OWNER.reset(token)
        death = asyncio.create_task(self.ended.wait())
        await asyncio.wait({task, death}, return_when=asyncio.FIRST_COMPLETED)
        death.cancel()
        if not task.done() or task.cancelled():
            raise Gone
        return task.result()

    async def _point(self) -> None:
        """Pass a place; at the deadly one, and ever after, nothing comes back."""
        await asyncio.sleep(0)
        if self._deadly is not None:
            self._deadly -= 1
            if self._deadly == 0:
                self._end()
        if self.ended.is_set():
            await asyncio.get_running_loop().create_future()

    def _end(self) -> None:
        self.ended.set()
        self._loop.call_soon(self._bury)

    def _bury(self) -> None:
        for task in self._loop.tasks_of(self):
            task.cancel()
        self._loop.create_task(self._ledger.close())
