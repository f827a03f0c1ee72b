"""Progress of seasons when something is due; what has happened is left to the announcer.

While the bot is away from Discord nobody can answer, so nothing happens.
"""

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.delivery.announcer import Announcer
from bot.delivery.retries import LONGEST_WAIT, Backoff
from bot.delivery.seasons.posts import SeasonPosts
from bot.delivery.seasons.starts import SeasonStarts
from bot.delivery.services import DeliveryServices, DeliveryTask
from bot.platform.background import KeyedTasks
from bot.platform.faults import FAULTS
from engine.seasons.course.schedule import AWAY_NOTE, UNAVAILABLE_NOTE
from engine.seasons.facts.rules import SeasonId
from engine.seasons.service.starts import Starts
from engine.seasons.service.store import SeasonSummary
from engine.share import NOTHING
from engine.stores.outbox import Stream
from engine.time.presence import SHORT_GAP

LOOKS_EVERY: Final = timedelta(days=1)
LOOKS_BACK: Final = timedelta(hours=1)
LOOKS_AGAIN: Final = timedelta(minutes=1)
BATCHES_IN_PAUSE: Final = 30
"""How many batches of matches start in the time between two polls."""
POSTS_LOOKED_AT_EVERY: Final = timedelta(hours=1)
"""How often to check that nobody has deleted the page or a table of a season: Discord does not tell us."""
MEMBERS: Final = "members"
POSTS: Final = "posts"
NOTES: Final = {"removed": AWAY_NOTE, "unavailable": UNAVAILABLE_NOTE}

log = structlog.get_logger(__name__)


class SeasonTask(DeliveryTask):
    """Advances seasons, and lets what has happened in them be told.

    Args:
        services: what delivery works with.
        posts: the posts in the seasons' channels.
        announcer: tells of seasons, and of the matches that begin in them.
        starts: says how many matches have room.
    """

    def __init__(
        self, services: DeliveryServices, posts: SeasonPosts, announcer: Announcer, starts: SeasonStarts
    ) -> None:
        super().__init__("seasons", services)
        self._seasons = services.seasons
        self._channels = services.channels
        self._posts = posts
        self._announcer = announcer
        self._starts = starts
        self._now = services.now
        self._share = services.share
        self._known = NOTHING
        self._asking = KeyedTasks[str](self.name, 1)
        self._has_batches = False
        self._waiting: set[SeasonId] = set()
        self._failed = Backoff[SeasonId](timedelta(seconds=self._pause), LONGEST_WAIT, self._now)
        self._away: dict[SeasonId, bool] = {}
        self._gone_since: dict[int, datetime] = {}
        self._looks = Backoff[SeasonId](LOOKS_AGAIN, LOOKS_EVERY, self._now)
        self._changed: set[int] = set()
        self._post_looks = Backoff[SeasonId](LOOKS_AGAIN, POSTS_LOOKED_AT_EVERY, self._now)

    def retry(self, server: int) -> None:
        """Look at once whether a server's posts are there: something has changed."""
        self._changed.add(server)
        self.wake()

    async def poll(self) -> float:
        """Do everything that is due, and return the seconds until the next poll."""
        self._has_batches = False
        if self._runtime.is_connected():
            await self._advance()
        if self._has_batches:
            return self._pause / BATCHES_IN_PAUSE
        due = await self._seasons.next_due()
        until = self._pause if due is None else (due - self._now()).total_seconds()
        return min(self._pause, max(until, self._pause / 30))

    async def catch_up(self) -> None:
        """Bring every season forward, and wait until all that has happened is told and everybody was asked for."""
        await self._advance()
        if not self._runtime.is_paused():
            await self._announcer.catch_up()
        await self._asking.done()
        await self._starts.done()

    async def stop(self) -> None:
        """End; what is left to do is done after the next start."""
        await super().stop()
        await self._asking.stop()
        await self._starts.stop()

    async def _advance(self) -> None:
        """Bring every season forward, and have what has happened told; no season holds up another."""
        await self._services.matches.clocks.notice_outage()
        going_on = {summary.season: summary for summary in await self._seasons.store.going_on(self._share())}
        taken_up = self._take_up(going_on.values())
        await self._look_at_servers(going_on.values())
        if not self._runtime.is_paused():
            self._ask(going_on.values())
        ripe = dict.fromkeys((*await self._seasons.due(), *taken_up))
        for season in filter(self._failed.is_due, dict.fromkeys((*ripe, *self._waiting))):
            try:
                await self._bring_forward(season, going_on.get(season), is_ripe=season in ripe)
            except Exception:
                log.exception("season failed", season=season)
                self._failed.failed(season)
            else:
                self._failed.forget(season)

    def _ask(self, going_on: Collection[SeasonSummary]) -> None:
        """Begin to look for members and posts that have gone, unless that is still being done."""
        if MEMBERS not in self._asking:
            self._asking.begin(MEMBERS, lambda _: self._look_for_leavers(going_on))
        if POSTS not in self._asking:
            self._asking.begin(POSTS, lambda _: self._look_for_posts(going_on))

    def _take_up(self, going_on: Collection[SeasonSummary]) -> Sequence[SeasonId]:
        """Start over with the seasons of servers that are new to this process: others have brought them on."""
        new, self._known = self._share().without(self._known), self._share()
        taken_up = [summary.season for summary in going_on if new and new.has(summary.server)]
        for season in taken_up:
            self._forget(season)
            self._post_looks.succeeded(season)
        return taken_up

    def _forget(self, season: SeasonId) -> None:
        self._waiting.discard(season)
        self._away.pop(season, None)
        self._posts.forget(season)

    async def _look_at_servers(self, going_on: Collection[SeasonSummary]) -> None:
        """Note since when servers cannot be reached, and let their seasons stand meanwhile."""
        seasons = {summary.season for summary in going_on}
        self._away = {season: is_away for season, is_away in self._away.items() if season in seasons}
        servers, now = {summary.server for summary in going_on}, self._now()
        gone = (server for server in servers if self._channels.server_state(server) != "there")
        self._gone_since = {server: self._gone_since.get(server, now) for server in gone}
        for summary in going_on:
            await self._look_at_server(summary)

    async def _look_at_server(self, summary: SeasonSummary) -> None:
        """Pause a season whose server cannot be reached for longer than a moment, and let it go on afterwards."""
        season, absences, since = summary.season, self._seasons.absences, self._gone_since.get(summary.server)
        is_away = since is not None
        if self._away.get(season) == is_away or (since is not None and self._now() - since <= SHORT_GAP):
            return
        try:
            if since is None:
                await absences.resume_away(season)
            else:
                await absences.pause_away(season, since, NOTES[self._channels.server_state(summary.server)])
        except Exception:
            log.exception("season failed", season=season)
        else:
            self._away[season] = is_away

    async def _look_for_leavers(self, summaries: Collection[SeasonSummary]) -> None:
        """Once a day ask who has left the server of a season: Discord tells that only bots that may see all members.

        Whether somebody is back who is missed is asked at least once an hour. Where that fails it is tried again after
        a minute, then after twice as long each time, up to the day.
        """
        servers = {summary.season: summary.server for summary in summaries}
        self._looks.keep(servers)
        for season, server in servers.items():
            if self._away.get(season, True) or server in self._gone_since or not self._looks.is_due(season):
                continue
            try:
                is_missed = await self._look_for_people(season, server)
            except Exception as error:
                self._looks.failed(season)
                is_known = isinstance(error, FAULTS)
                log.warning("season not looked at", season=season, error=repr(error), exc_info=not is_known)
            else:
                self._looks.failed(season, at_most=LOOKS_BACK) if is_missed else self._looks.succeeded(season)

    async def _look_for_people(self, season: SeasonId, server: int) -> bool:
        """Let a season know who has left its server and who is back; return whether anybody is still missed."""
        before, absences = await self._seasons.season(season), self._seasons.absences
        missed = {question.person for question in before.activity_checks if question.is_gone}
        for person in before.people:
            if await self._channels.has_left(server, person):
                await absences.lost_member(season, person)
            elif person in missed:
                await absences.found_member(season, person)
        return any(question.is_gone for question in (await self._seasons.season(season)).activity_checks)

    async def _look_for_posts(self, summaries: Collection[SeasonSummary]) -> None:
        """Once an hour look whether the posts are there that are kept up to date; lost ones are sent again."""
        changed, self._changed = self._changed, set()
        self._post_looks.keep([summary.season for summary in summaries])
        due = [one.season for one in summaries if one.server in changed or self._post_looks.is_due(one.season)]
        for season in due:
            try:
                is_stale = await self._posts.has_lost(season)
            except FAULTS as error:
                self._post_looks.failed(season)
                log.warning("posts of a season not looked at", season=season, error=repr(error))
                continue
            self._post_looks.succeeded(season)
            if is_stale:
                self._announcer.expect(Stream("season", season))

    async def _bring_forward(self, season: SeasonId, known: SeasonSummary | None, *, is_ripe: bool) -> None:
        """Bring a season up to the present, and have it told what has happened, or that its page may be behind.

        Of one that only waits for room nothing is told while nothing happens. While its server cannot be reached
        nothing happens before the season is paused.
        """
        summary = known or await self._seasons.store.summary(season)
        if summary is None or not self._share().has(summary.server):
            self._forget(season)
            return
        if summary.server in self._gone_since and not self._away.get(season):
            return
        starts = Starts(self._starts.room)
        changes = await self._seasons.advance(season, starts)
        (self._waiting.add if starts.waiting else self._waiting.discard)(season)
        self._has_batches = self._has_batches or (starts.waiting > 0 and any(change.begun for change in changes))
        if changes or is_ripe:
            self._announcer.expect(Stream("season", season), changes)
            self._runtime.bells.ring("roles")
