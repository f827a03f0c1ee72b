"""Deadlines, reminders and absences when they are due, clocks that nobody can see, and outages.

While the bot is away from Discord nobody can play, so nothing is fired then; when it is back, the time is given back
first. How time is counted is the engine's.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Final, TypeVar

import structlog

from bot.delivery.announcer import Announcer
from bot.delivery.services import DeliveryServices, DeliveryTask
from bot.errors import PostDelayed
from bot.platform.faults import level_of
from engine.errors import Refusal
from engine.ids import MatchId
from engine.matches.service.change import Change
from engine.share import NOTHING, Share

T = TypeVar("T")

log = structlog.get_logger(__name__)

RARELY: Final = 20
"""Shortest pause between two looks at what is due, as a multiple of the time that a look takes."""


class Deadlines(DeliveryTask):
    """Fires what is due.

    Args:
        services: what delivery works with.
        announcer: tells what time has brought about.
    """

    def __init__(self, services: DeliveryServices, announcer: Announcer) -> None:
        super().__init__("deadlines", services)
        self._matches = services.matches
        self._announcer = announcer
        self._beside: set[asyncio.Task[None]] = set()
        self._scheduled = NOTHING

    async def adopt(self, share: Share) -> None:
        """Give back the time for which nobody has looked after a share."""
        self._log(await self._matches.clocks.adopt(share))

    async def recover(self) -> None:
        """Give back the time in which the bot was not there; to be done before anybody can ask for anything.

        The announcements wait in the store until the announcer begins.
        """
        self._log(await self._matches.clocks.recover())

    async def stop(self) -> None:
        """End; what is due meanwhile is fired after the next start."""
        await super().stop()
        for task in tuple(self._beside):
            task.cancel()
        await asyncio.gather(*self._beside, return_exceptions=True)

    async def poll(self) -> float:
        """Fire everything that is due, tell of it meanwhile, and return the seconds until the next scheduled event.

        For servers that are new to this process the due times are recomputed in the background: for ten thousand
        matches that takes half a minute.
        """
        share = self._services.share()
        if new := share.without(self._scheduled):
            self._in_background(self._reschedule(new), name="deadlines scheduled")
        self._scheduled = share
        if fired := await self.fire():
            self._in_background(self.tell(fired), name="deadlines told")
        elapsed = asyncio.get_running_loop().time
        began = elapsed()
        due = await self._matches.clocks.next_due()
        looked = elapsed() - began
        until = self._pause if due is None else (due - self._services.now()).total_seconds()
        return pause_until(until, looked, longest=self._pause)

    async def fire(self) -> Sequence[Change]:
        """Fire everything that is due, the earliest first, or give time back after being away; return what happened."""
        if not self._runtime.is_connected():
            return ()
        self._log(await self._matches.clocks.heartbeat())
        holds = self._matches.holds
        held = [await self._guarded(match, holds.look_at) for match in await holds.to_look_at()]
        due = await self._matches.clocks.due_before(self._services.now())
        woken = [await self._guarded(match, self._matches.clocks.wake) for match in due]
        return [*filter(None, held), *(change for changes in woken for change in changes or ())]

    async def _reschedule(self, share: Share) -> None:
        """Recompute what is due when; after a pause try again where the database does not let us."""
        while True:
            try:
                return await self._matches.clocks.reschedule(share)
            except Exception as error:
                log.log(level_of(error), "deadlines are noted later", exc_info=True)
            await asyncio.sleep(self._pause)

    def _in_background(self, work: Coroutine[None, None, None], *, name: str) -> None:
        task = asyncio.create_task(work, name=name)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    def _log(self, credited: Sequence[Change]) -> None:
        if credited:
            log.info("time of an outage given back", matches=len(credited))

    async def _guarded(self, match: MatchId, work: Callable[[MatchId], Awaitable[T]]) -> T | None:
        """Let time do its work in one match; a fault in one does not hold up the others."""
        try:
            return await work(match)
        except Refusal as refusal:
            log.info("time has nothing to do", match=match, why=refusal.code)
        except Exception:
            log.exception("deadline failed", match=match)
        return None

    async def tell(self, fired: Sequence[Change]) -> None:
        """Tell of what has happened; what fails stays in the outbox.

        The clocks do not wait for it: while Discord does not answer, each post may take a minute.
        """
        for change in fired:
            try:
                await self._announcer.tell(change)
            except PostDelayed:
                continue
            except Exception:
                log.exception("deadline not told", match=change.after.id)


def pause_until(due: float, looked: float, *, longest: float) -> float:
    """Return for how many seconds to wait where something is due after `due`, and to find that out has taken `looked`.

    With the number of running matches looking takes longer; so it is done the more rarely, up to the longest pause.
    """
    return min(longest, max(due, longest / 30, looked * RARELY))
