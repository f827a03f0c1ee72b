"""Notifications in private, or by a ping later: at a decent hour, never twice, and not all at once.

The queue is in the store, so a restart loses nothing; before a notice is sent its attempt is noted, and one that was
attempted before is first looked for where it would be. What is not true any more is dropped in silence.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

import discord
import structlog

from bot.delivery.people.audience import awake_from, digest_tomorrow, next_digest
from bot.delivery.people.notice_texts import NoticeTexts, marker_of
from bot.delivery.people.watchers import Watchers
from bot.delivery.retries import LONGEST_WAIT, longest_wait
from bot.delivery.services import DeliveryServices, DeliveryTask
from bot.platform.faults import FAULTS, Unreachable, reaching, stands
from bot.platform.pace import Pace
from bot.posts.match.tasks import is_listed
from bot.posts.post import Post
from engine.ids import PersonId
from engine.matches.state.match import Match
from engine.people.preferences import Person
from engine.stores.outbox import Notice

AT_ONCE = 50
FIRST_RETRY = timedelta(seconds=30)

log = structlog.get_logger(__name__)


class Notices(DeliveryTask):
    """Sends what is in the queue of notices.

    Args:
        services: what delivery works with.
        texts: what the notices say.
        pace: that of direct messages.
    """

    def __init__(self, services: DeliveryServices, texts: NoticeTexts, *, pace: Pace) -> None:
        super().__init__("notices", services)
        self._store = services.store
        self._matches = services.matches
        self._channels = services.channels
        self._homes = services.homes
        self._now = services.now
        self._share = services.share
        self._texts = texts
        self._pace = pace
        self._watchers = Watchers(services)

    async def reschedule(self, before: Person, person: Person) -> None:
        """Let what a person is still to be told follow their new choices."""
        if told_when(before) != told_when(person):
            now = self._now()
            for notice in await self._store.outbox.notices_of(person.id):
                is_daily = notice.kind == person.notice == "digest"
                at = next_digest(person, now) if is_daily else now
                await self._store.outbox.change_notice(notice, replace(notice, not_before=at))
            self.wake()

    async def poll(self) -> float:
        """Tell what may be told by now, and return the seconds until there is more."""
        now, share = self._now(), self._share()
        for notice in await self._store.outbox.notices(upto=now, limit=AT_ONCE, share=share):
            if self._runtime.is_paused():
                return self._pause
            if (wait := self._pace.wait.total_seconds()) > 0:
                return min(self._pause, wait)
            try:
                await self._deliver(notice, now)
            except Exception:
                log.exception("notice failed", match=notice.match, person=notice.person)
                await self._put_off(notice, now)
        first = await self._store.outbox.next_notice_at(share)
        return self._pause if first is None else min(self._pause, max(0.0, (first - self._now()).total_seconds()))

    async def _put_off(self, failed: Notice, now: datetime) -> None:
        """Let a notice wait that has failed by a fault of our own, so that it holds up no other."""
        for notice in await self._store.outbox.notices_of(failed.person):
            if (notice.match, notice.kind) == (failed.match, failed.kind):
                await self._store.outbox.change_notice(notice, replace(notice, not_before=now + LONGEST_WAIT))

    async def _deliver(self, notice: Notice, now: datetime) -> None:
        person = await self._store.people.person(notice.person)
        if notice.kind == "digest":
            return await self._digest(notice, person, now)
        if notice.kind == "plan":
            return await self._tell_planner(notice, person, now)
        if notice.kind == "follow":
            return await self._tell_watcher(notice, person, now)
        match = await self._matches.match(notice.match)
        if notice.kind == "over":
            return await self._tell_end(notice, person, match, now)
        is_muted = notice.person in await self._store.people.muted_by(match.id)
        post = await self._texts.message(notice, match, marker_of(notice, person, now))
        if post is None or is_muted or person.notice == "none":
            await self._store.outbox.change_notice(notice, None)
        elif person.notice == "digest" and is_listed(person.id, match):
            await self._store.outbox.change_notice(notice, Notice(person.id, "digest", next_digest(person, now)))
        elif not await self._is_asleep(notice, person, now):
            await self._attempt(notice, person, match, post)
        return None

    async def _tell_planner(self, notice: Notice, person: Person, now: datetime) -> None:
        """Tell somebody of their own plans by direct message or not at all, as nobody else may learn of them."""
        match = await self._matches.match(notice.match)
        lapsed = [each for each in await self._matches.plans.lapsed(match.id) if each.person == person.id]
        post = await self._texts.plans(notice, match, marker_of(notice, person, now))
        if post is None or person.notice == "none":
            await self._store.outbox.change_notice(notice, None)
        else:
            if await self._is_asleep(notice, person, now):
                return
            if not await self._try(notice, None, lambda tried: self._send_direct(tried, person, post)):
                return
        for each in lapsed:
            await self._matches.plans.forget(each)

    async def _tell_end(self, notice: Notice, person: Person, match: Match, now: datetime) -> None:
        """Tell a player of the end of a match by direct message or not at all: in the thread it stands already."""
        post = await self._texts.over(notice, match, marker_of(notice, person, now))
        if post is None or person.notice == "none":
            await self._store.outbox.change_notice(notice, None)
        elif not await self._is_asleep(notice, person, now):
            await self._try(notice, None, lambda tried: self._send_direct(tried, person, post))

    async def _tell_watcher(self, notice: Notice, person: Person, now: datetime) -> None:
        """Tell somebody in one message of all matches that they follow and of which there is news by now."""
        if await self._is_asleep(notice, person, now):
            return
        due = await self._followed(person, now)
        if notice not in due:
            return  # it was told together with another one
        post = await self._watchers.post(person.id, due, marker_of(notice, person, now))

        async def send(tried: Notice) -> None:
            if post is not None and person.notice != "none":
                await self._send_direct(tried, person, post)
            await self._drop([other for other in due if other.match != notice.match])

        await self._try(notice, None, send)

    async def _followed(self, person: Person, now: datetime) -> list[Notice]:
        """Return the news by now about matches that somebody follows."""
        waiting = await self._store.outbox.notices_of(person.id)
        return [each for each in waiting if each.kind == "follow" and each.not_before <= now]

    async def _drop(self, notices: Sequence[Notice]) -> None:
        for notice in notices:
            await self._store.outbox.change_notice(notice, None)

    async def _is_asleep(self, notice: Notice, person: Person, now: datetime) -> bool:
        """Tell whether the person sleeps, and let the notice wait for the morning if so."""
        awake = awake_from(person, now)
        if awake > now:
            await self._store.outbox.change_notice(notice, replace(notice, not_before=awake))
        return awake > now

    async def _attempt(self, notice: Notice, person: Person, match: Match, post: Post) -> None:
        """Send a notice by the way that the person wants, by the other one if that is closed."""

        async def send(tried: Notice) -> None:
            wants_message = person.notice == "message" and person.id not in waiting_for_secrets(match)
            if wants_message and await self._send_direct(tried, person, post):
                return
            try:
                await self._ping(tried, person, match)
            except discord.HTTPException as error:
                if wants_message or not stands(error) or not await self._send_direct(tried, person, post):
                    raise

        await self._try(notice, None, send)

    async def _digest(self, notice: Notice, person: Person, now: datetime) -> None:
        """Send the daily message and put the next one into the queue, as long as there is something to do."""
        due = [] if person.notice == "none" else await self._texts.due(person)
        if not due:
            await self._store.outbox.change_notice(notice, None)
            return
        if await self._is_asleep(notice, person, now):
            return
        tomorrow = replace(notice, not_before=digest_tomorrow(person, now), tries=0)

        followed = await self._followed(person, now)
        recipient = await self._texts.reader(person, due)
        news = await self._watchers.news(person.id, followed, recipient)

        async def send(tried: Notice) -> None:
            post = await self._texts.digest(person, due, marker_of(notice, person, now), news=news)
            await self._drop(followed)
            if not await self._send_direct(tried, person, post):
                await self._ping(tried, person, await self._matches.match(due[0].match))

        await self._try(notice, tomorrow if person.notice == "digest" else None, send)

    async def _try(self, notice: Notice, after: Notice | None, send: Callable[[Notice], Awaitable[object]]) -> bool:
        """Note that a notice is about to be sent, and put another in its place once it is; if it cannot be, try later.

        Where somebody else has changed the notice meanwhile nothing is sent, and False returned.
        """
        tried = replace(notice, tries=notice.tries + 1)
        if not await self._store.outbox.change_notice(notice, tried):
            return False
        try:
            await send(tried)
        except FAULTS as error:
            log.warning("notice held up", match=notice.match, person=notice.person, error=repr(error))
            wait = min(longest_wait(error), FIRST_RETRY * 2 ** min(notice.tries, 12))
            await self._store.outbox.change_notice(tried, replace(tried, not_before=self._now() + wait))
        else:
            await self._store.outbox.change_notice(tried, after)
        return True

    async def _send_direct(self, notice: Notice, person: Person, post: Post) -> bool:
        """Send a direct message unless it is there already; False if the person has them turned off."""
        now = self._now()
        marker = marker_of(notice, person, now)
        try:
            with reaching():
                channel = await self._channels.direct(person.id, is_notice=True)
                if notice.tries == 1 or await self._channels.find(channel, marker) is None:
                    await self._channels.send(channel, post, nonce=marker)
        except Unreachable:
            log.info("direct messages closed", person=person.id)
            return False
        return True

    async def _ping(self, notice: Notice, person: Person, match: Match) -> None:
        """Ping a person where the match lives, unless that was done already."""
        marker = marker_of(notice, person, self._now())
        channel = await self._homes.spot(match)
        post = await self._texts.ping(notice, match, marker)
        if post and (notice.tries == 1 or await self._channels.find(channel, marker) is None):
            await self._channels.send(channel, post, nonce=marker)


def told_when(person: Person) -> tuple[object, ...]:
    """Return what decides when a person is told something."""
    return person.notice, person.zone, person.sleep, person.digest_hour


def waiting_for_secrets(match: Match) -> frozenset[PersonId]:
    """Return who has not got their secrets: direct messages do not reach them, or these would have come by one."""
    return frozenset(match.persons[seat] for seat in match.undelivered)
