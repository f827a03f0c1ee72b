"""Tells people in private, or by a ping later, what there is to do: at a decent hour, never twice, not in a burst.

The queue is in the store, so a restart loses nothing; before a notice is sent its attempt is noted, and one that was
attempted before is first looked for where it would be. What is not true any more is dropped in silence.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime, timedelta

import structlog

from bot.audience import is_listed
from bot.channels import Channels
from bot.errors import FAULTS
from bot.letters import CLOSED
from bot.pace import Pace
from bot.post import Post
from bot.quiet import awake_from, digest_tomorrow, next_digest
from bot.telling import Telling, marker_of
from engine.facts import PersonId
from engine.match import Match
from engine.preferences import Person
from engine.service import Matches
from engine.store import Notice, Store

AT_ONCE = 50
PAUSE_SECONDS = 30.0
FIRST_RETRY = timedelta(seconds=30)
LONGEST_RETRY = timedelta(hours=1)

log = structlog.get_logger(__name__)


class Notices:
    """Sends what is in the queue of notices.

    Args:
        store: where the queue is.
        matches: what the notices are about.
        telling: what they say.
        channels: Discord.
        now: the clock.
        pace: that of direct messages.
        pause: seconds between two looks at the queue, unless something new comes.
    """

    def __init__(
        self,
        store: Store,
        matches: Matches,
        telling: Telling,
        channels: Channels,
        *,
        now: Callable[[], datetime],
        pace: Pace,
        pause: float = PAUSE_SECONDS,
    ) -> None:
        self._store = store
        self._matches = matches
        self._telling = telling
        self._channels = channels
        self._now = now
        self._pace = pace
        self._pause = pause
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look at the queue; may be called after every reconnect."""
        if self._task is None:
            self._task = asyncio.create_task(self._watch(), name="notices")

    async def stop(self) -> None:
        """End; what is not told yet is told after the next start."""
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def look(self) -> None:
        """Look at the queue now: something has come."""
        self._news.set()

    async def choose(self, before: Person, person: Person) -> None:
        """Save a person's choices, and let what they are still to be told follow them."""
        if (person.zone, person.sleep) != (before.zone, before.sleep):
            await self._matches.recharge(person.id, lambda: self._store.save_person(person))
        else:
            await self._store.save_person(person)
        if told_when(before) != told_when(person):
            now = self._now()
            for notice in await self._store.notices_of(person.id):
                is_daily = notice.kind == person.notice == "digest"
                at = next_digest(person, now) if is_daily else now
                await self._store.change_notice(notice, replace(notice, not_before=at))
            self.look()

    async def deliver(self) -> float:
        """Tell what may be told by now, and return after how many seconds to look again."""
        now = self._now()
        for notice in await self._store.notices(upto=now, limit=AT_ONCE):
            if (wait := self._pace.wait.total_seconds()) > 0:
                return min(self._pause, wait)
            try:
                await self._deliver(notice, now)
            except Exception:
                log.exception("notice failed", match=notice.match, person=notice.person)
                await self._put_off(notice, now)
        first = await self._store.next_notice_at()
        return self._pause if first is None else min(self._pause, max(0.0, (first - self._now()).total_seconds()))

    async def _watch(self) -> None:
        while True:
            self._news.clear()
            try:
                pause = await self.deliver()
            except Exception:
                log.exception("notices cannot be told")
                pause = self._pause
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), max(pause, 0.01))

    async def _put_off(self, failed: Notice, now: datetime) -> None:
        """Let a notice wait that has failed by a fault of our own, so that it holds up no other."""
        for notice in await self._store.notices_of(failed.person):
            if (notice.match, notice.kind) == (failed.match, failed.kind):
                await self._store.change_notice(notice, replace(notice, not_before=now + LONGEST_RETRY))

    async def _deliver(self, notice: Notice, now: datetime) -> None:
        person = await self._store.person(notice.person)
        if notice.kind == "digest":
            return await self._digest(notice, person, now)
        if notice.kind == "plan":
            return await self._tell_planner(notice, person, now)
        match = await self._matches.match(notice.match)
        is_muted = notice.person in await self._store.muted_by(match.id)
        post = await self._telling.message(notice, match, marker_of(notice, person, now))
        if post is None or is_muted or person.notice == "none":
            await self._store.change_notice(notice, None)
        elif person.notice == "digest" and is_listed(person.id, match):
            await self._store.change_notice(notice, Notice(person.id, "digest", next_digest(person, now)))
        elif not await self._is_asleep(notice, person, now):
            await self._attempt(notice, person, match, post)
        return None

    async def _tell_planner(self, notice: Notice, person: Person, now: datetime) -> None:
        """Tell somebody of the own plans by direct message or not at all, as nobody else may learn of them."""
        match = await self._matches.match(notice.match)
        lapsed = [each for each in await self._matches.lapsed_plans(match.id) if each.person == person.id]
        post = await self._telling.plans(notice, match, marker_of(notice, person, now))
        if post is None or person.notice == "none":
            await self._store.change_notice(notice, None)
        elif await self._is_asleep(notice, person, now):
            return
        else:
            async with self._tried(notice, None) as tried:
                if tried is None:
                    return
                await self._send_direct(tried, person, post)
        for each in lapsed:
            await self._matches.forget_plan(each)

    async def _is_asleep(self, notice: Notice, person: Person, now: datetime) -> bool:
        """Tell whether the person sleeps, and let the notice wait for the morning if so."""
        awake = awake_from(person, now)
        if awake > now:
            await self._store.change_notice(notice, replace(notice, not_before=awake))
        return awake > now

    async def _attempt(self, notice: Notice, person: Person, match: Match, post: Post) -> None:
        """Send a notice by the way that the person wants; who takes no direct messages is pinged in the thread."""
        async with self._tried(notice, None) as tried:
            if tried is None:
                return
            wants_message = person.notice == "message" and person.id not in waiting_for_secrets(match)
            if not wants_message or not await self._send_direct(tried, person, post):
                await self._ping(tried, person, match)

    async def _digest(self, notice: Notice, person: Person, now: datetime) -> None:
        """Send the daily message and put the next one into the queue, as long as there is something to do."""
        due = [] if person.notice == "none" else await self._telling.due(person)
        if not due:
            await self._store.change_notice(notice, None)
            return
        if await self._is_asleep(notice, person, now):
            return
        tomorrow = replace(notice, not_before=digest_tomorrow(person, now), tries=0)
        async with self._tried(notice, tomorrow if person.notice == "digest" else None) as tried:
            if tried is None:
                return
            post = await self._telling.digest(person, due, marker_of(notice, person, now))
            if not await self._send_direct(tried, person, post):
                await self._ping(tried, person, await self._matches.match(due[0].match))

    @asynccontextmanager
    async def _tried(self, notice: Notice, after: Notice | None) -> AsyncIterator[Notice | None]:
        """Note that a notice is about to be sent and put another in its place once it is; if it cannot be, try later.

        Yields nothing where somebody else has changed the notice meanwhile.
        """
        tried = replace(notice, tries=notice.tries + 1)
        if not await self._store.change_notice(notice, tried):
            yield None
            return
        try:
            yield tried
        except FAULTS as error:
            log.warning("notice held up", match=notice.match, person=notice.person, error=repr(error))
            wait = min(LONGEST_RETRY, FIRST_RETRY * 2 ** min(notice.tries, 12))
            await self._store.change_notice(tried, replace(tried, not_before=self._now() + wait))
        else:
            await self._store.change_notice(tried, after)

    async def _send_direct(self, notice: Notice, person: Person, post: Post) -> bool:
        """Send a direct message unless it is there already; False if the person takes none."""
        now = self._now()
        marker = marker_of(notice, person, now)
        try:
            channel = await self._channels.direct(person.id)
            if notice.tries == 1 or await self._channels.find(channel, marker) is None:
                await self._channels.send(channel, post, nonce=marker)
        except CLOSED:
            log.info("direct messages closed", person=person.id)
            return False
        return True

    async def _ping(self, notice: Notice, person: Person, match: Match) -> None:
        """Ping a person where the match lives, unless that was done already."""
        marker = marker_of(notice, person, self._now())
        place = await self._store.place(match.id)
        channel = place.thread or match.proposal.channel
        post = await self._telling.ping(notice, match, marker)
        if post and (notice.tries == 1 or await self._channels.find(channel, marker) is None):
            await self._channels.send(channel, post, nonce=marker)


def told_when(person: Person) -> tuple[object, ...]:
    """Return what decides when a person is told something."""
    return person.notice, person.zone, person.sleep, person.digest_hour


def waiting_for_secrets(match: Match) -> frozenset[PersonId]:
    """Return who has not got the own secrets: they take no direct messages, else these would have come by one."""
    return frozenset(match.persons[seat] for seat in match.untold)
