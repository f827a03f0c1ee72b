"""Work that other processes have left to this one.

The process that hears a request commits and answers it; posts, messages and what follows are left to the process that
looks after the server or the person. That one finds them in the store, where it looks every second; the tasks that
would find them later are woken. Nothing is asked while one process looks after everything; one that is alone never even
looks.
"""

import asyncio
from typing import Final

from bot.delivery.announcer import Announcer
from bot.delivery.services import DeliveryServices, DeliveryTask
from bot.platform.names import KnownNames
from engine.ids import PersonId
from engine.share import EVERYTHING, NOTHING, Share
from engine.stores.outbox import Announcement, Stream

LOOKS_EVERY: Final = 1.0
"""Seconds between two looks: four short queries."""
LONGEST_PAUSE: Final = 5.0
"""Between two looks while the database does not answer: what is left here waits for nobody else."""


class Arrivals(DeliveryTask):
    """Looks for what has come from elsewhere.

    Args:
        services: what delivery works with.
        announcer: tells of matches and seasons.
        known_names: forgets everybody who has left for good, in whichever process that was heard.
    """

    def __init__(self, services: DeliveryServices, announcer: Announcer, known_names: KnownNames) -> None:
        super().__init__("arrivals", services, pause=LOOKS_EVERY, longest=LONGEST_PAUSE)
        self._announcer = announcer
        self._known_names = known_names
        self._share = NOTHING
        self._known: frozenset[Announcement] = frozenset()
        self._leavers: frozenset[PersonId] = frozenset()
        self._telling: set[asyncio.Task[bool]] = set()

    def start(self) -> None:
        """Begin to look, unless this process is alone: then nobody leaves anything to it."""
        # One of several may hold every shard for now, which is equal to everything but not for ever.
        if self._services.share() is not EVERYTHING:
            super().start()

    async def poll(self) -> float:
        """Take up what is new since the last look, and everything of servers that were not looked after then."""
        share = self._services.share()
        is_more = bool(share.without(self._share))
        if not share.is_whole:
            await self._forget()
            await self._look(share, is_told_anyway=is_more)
        self._share = share
        if is_more:
            self._runtime.bells.ring_all()
        return LOOKS_EVERY

    async def stop(self) -> None:
        """End; what is not told yet is told after the next start."""
        await super().stop()
        for task in tuple(self._telling):
            task.cancel()
        await asyncio.gather(*self._telling, return_exceptions=True)

    async def _forget(self) -> None:
        known, self._leavers = self._leavers, await self._services.store.people.forgotten()
        for person in self._leavers - known:
            self._known_names.forget(person)

    async def _look(self, share: Share, *, is_told_anyway: bool) -> None:
        """Note what is there, and let be told what was not there before."""
        outbox, known = self._services.store.outbox, self._known
        self._known = frozenset(await outbox.announcements(share=share))
        if is_told_anyway:
            return
        for stream in {announcement.stream for announcement in self._known - known}:
            self._tell(stream)
        due = await self._services.seasons.store.next_due(share)
        if due is not None and due <= self._services.now():
            self._runtime.bells.ring("seasons")
        first = await outbox.next_notice_at(share)
        if first is not None and first <= self._services.now():
            self._runtime.bells.ring("notices")

    def _tell(self, stream: Stream) -> None:
        """Tell of a match or a season beside the others: Discord may let one channel wait."""
        task = asyncio.create_task(self._announcer.take_up(stream), name="arrival")
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)
