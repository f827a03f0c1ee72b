"""An open thread for every running match: a lost one is noticed whenever it was lost, and replaced once.

Whether a thread is there is asked when Discord says that one was deleted, and of all running matches once a day and
after every new connection, as nobody tells us what was deleted meanwhile. One that Discord has archived, as it does
after a week, is opened again then: in the archive nobody can press a button. That a match has lost its thread stands in
its row, so that neither a restart nor a missing permission lets it be forgotten.
"""

import asyncio
from collections import defaultdict
from datetime import timedelta
from typing import Final

import structlog

from bot.delivery.matches.threads import MatchThreads
from bot.delivery.retries import Retries
from bot.delivery.servers.reports import Reports
from bot.delivery.services import DeliveryServices, DeliveryTask
from bot.platform.faults import FAULTS, Trouble, trouble_of
from engine.ids import MatchId
from engine.matches.state.match import Match
from engine.share import NOTHING
from engine.stores.outbox import DiscordLocation

LOOKS_EVERY: Final = timedelta(days=1)
LOOK_SECONDS: Final = 0.5
"""Between two questions whether a thread is there."""

Loss = tuple[int, int, Trouble]
"""The server and channel in which matches have lost their threads, and why there are no others yet."""

log = structlog.get_logger(__name__)


class LostThreads(DeliveryTask):
    """Notices lost threads and opens others in their place.

    Args:
        services: what delivery works with.
        threads: the threads of matches.
        reports: tells those who look after a server what they can do something about.
    """

    def __init__(self, services: DeliveryServices, threads: MatchThreads, reports: Reports) -> None:
        super().__init__("lost threads", services)
        self._threads = threads
        self._reports = reports
        self._retries = Retries[MatchId](self._pause, services.now)
        self._look_pause = LOOK_SECONDS
        self._is_to_look = False
        self._looked_at = services.now()
        self._share = NOTHING

    def look(self) -> None:
        """Look at the threads of all running matches: some may have gone while nobody told us."""
        self._is_to_look = True
        self.wake()

    def retry(self) -> None:
        """Try what has no thread again now: something has changed."""
        self._retries.clear()
        self.wake()

    async def lost(self, thread: int) -> None:
        """Note that a thread was deleted; if it was that of a running match, it is soon replaced.

        A post that is under way there is waited for: it writes down at its end where the match lives.
        """
        store = self._services.store
        found = await store.matches.snapshot_in(thread)
        if found is None:
            return
        match = found.match
        async with self._threads.lock(match):
            is_lost = await store.outbox.lose_thread(match, thread)
        if is_lost:
            log.info("thread is gone", match=match)
            self.wake()

    async def poll(self) -> float:
        """Look around if that is to be done, and give every match a thread that lacks one."""
        share = self._services.share()
        is_day_over = self._services.now() - self._looked_at >= LOOKS_EVERY
        self._is_to_look = self._is_to_look or is_day_over or bool(share.without(self._share))
        self._share = share
        if self._is_to_look:
            self._is_to_look, self._looked_at = False, self._services.now()
            is_done = False
            try:
                is_done = await self._look_at_all()
            finally:
                self._is_to_look = self._is_to_look or not is_done
        await self.replace_lost()
        return self._pause

    async def replace_lost(self) -> None:
        """Try once to open a thread for every match that has lost its own; those in charge get one report for all."""
        found = await self._services.store.outbox.unshown(self._services.share())
        lost = list(dict.fromkeys((*found, *self._threads.without_board, *self._threads.behind)))
        self._retries.keep(lost)
        failed: defaultdict[Loss, list[MatchId]] = defaultdict(list)
        for match_id in filter(self._retries.is_due, lost):
            match = await self._services.matches.match(match_id)
            if not self._services.share().has(match.proposal.server):
                self._threads.has_shown(match_id)
                continue
            if (trouble := await self._replace(match)) is not None:
                failed[match.proposal.server, await self._services.homes.of(match), trouble].append(match_id)
        for (server, channel, trouble), matches in failed.items():
            await self._reports.report_lost(server, channel, trouble, matches)

    async def _replace(self, match: Match) -> Trouble | None:
        """Try once to open another thread for a match; return what those in charge could do something about."""
        try:
            async with self._threads.lock(match.id):
                await self._threads.relocate(match.id)
        except FAULTS as error:
            log.warning("thread not replaced", match=match.id, error=repr(error))
            self._retries.failed_with(match.id, error)
            if match.id not in self._threads.behind:
                return trouble_of(error)
            await self._reports.report(match.id, error)
        except Exception as error:
            log.exception("thread not replaced", match=match.id)
            self._retries.failed_with(match.id, error)
        return None

    async def _look_at_all(self) -> bool:
        """Note which running matches have lost their threads; False: Discord does not tell us now."""
        for location in await self._services.store.outbox.locations(self._services.share()):
            try:
                is_there = await self._is_there(location)
            except FAULTS as error:
                log.warning("thread cannot be looked at", match=location.match, error=repr(error))
                if trouble_of(error) is None:
                    return False
                await self._reports.report(location.match, error)
                continue
            if not is_there and location.thread is not None:
                await self.lost(location.thread)
            elif location.board is None:
                self._threads.without_board.add(location.match)  # its start may have been interrupted
        return True

    async def _is_there(self, location: DiscordLocation) -> bool:
        """Open the thread of a match if it is archived, slowly, and tell whether it is there.

        Where we are not in its server, nothing can be said.
        """
        channels = self._services.channels
        assert location.thread is not None
        if channels.knows(location.thread):
            return True
        summary = await self._services.store.matches.summary(location.match)
        if summary is None or channels.server_state(summary.server) != "there":
            return True
        await asyncio.sleep(self._look_pause)
        return await channels.reopen(location.thread)
