"""The logs of seasons in memory, for tests; what it promises is what the contract suite demands of every store."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from operator import itemgetter

from engine.log.chain import Entry
from engine.seasons.facts.rules import SeasonId
from engine.seasons.service.store import ScheduledEvent, SeasonCommit, SeasonPost, SeasonSummary
from engine.seasons.state.season import OVER
from engine.share import EVERYTHING, Share
from engine.stores.matches import Conflict
from engine.stores.outbox import Stream
from tests.memory.matches import MemoryMatches
from tests.memory.outbox import MemoryOutbox


class MemorySeasons:
    """Logs of seasons; implements `engine.seasons.service.store.SeasonStore`."""

    def __init__(self, matches: MemoryMatches, outbox: MemoryOutbox) -> None:
        self._matches = matches
        self._outbox = outbox
        self._log: dict[SeasonId, list[Entry]] = {}
        self._summaries: dict[SeasonId, SeasonSummary] = {}
        self._seeds: dict[SeasonId, bytes] = {}
        self._events: dict[tuple[SeasonId, str], ScheduledEvent] = {}
        self._posts: dict[tuple[SeasonId, str], SeasonPost] = {}

    async def append(self, commit: SeasonCommit) -> None:
        """Write a commit."""
        season = commit.summary.season
        entries = self._log.get(season, [])
        if commit.entries[0].seq != len(entries) + 1:
            raise Conflict(season)
        for match in commit.matches:
            self._matches.require_free(match.fixture)
        for match in commit.matches:
            await self._matches.carry_out(match)
        self._log[season] = [*entries, *commit.entries]
        self._summaries[season] = commit.summary
        self._outbox.put(Stream("season", season), commit.announcement, commit.summary.server)
        if commit.seed is not None:
            self._seeds[season] = commit.seed

    async def log(self, season: SeasonId, *, after: int = 0, upto: int | None = None) -> Sequence[Entry]:
        return self._log.get(season, [])[after:upto]

    async def seed(self, season: SeasonId) -> bytes | None:
        return self._seeds.get(season)

    async def summary(self, season: SeasonId) -> SeasonSummary | None:
        return self._summaries.get(season)

    async def of_server(self, server: int) -> Sequence[SeasonSummary]:
        return [summary for summary in reversed(self._summaries.values()) if summary.server == server]

    async def all(self, share: Share = EVERYTHING) -> Sequence[SeasonSummary]:
        return [summary for summary in self._summaries.values() if share.has(summary.server)]

    async def going_on(self, share: Share = EVERYTHING) -> Sequence[SeasonSummary]:
        return [summary for summary in await self.all(share) if summary.phase not in OVER]

    async def due_before(self, at: datetime, share: Share = EVERYTHING) -> Sequence[SeasonId]:
        return [season for due_at, season in await self._due(share) if due_at <= at]

    async def next_due(self, share: Share = EVERYTHING) -> datetime | None:
        return min((due_at for due_at, _ in await self._due(share)), default=None)

    async def save_due(self, season: SeasonId, due_at: datetime | None, *, seq: int, known: datetime | None) -> None:
        if len(self._log[season]) == seq and self._summaries[season].due_at == known:
            self._summaries[season] = replace(self._summaries[season], due_at=due_at)

    async def wake(self, season: SeasonId, at: datetime) -> None:
        known = self._summaries[season].due_at
        due_at = at if known is None or at < known else known - timedelta(microseconds=1)
        self._summaries[season] = replace(self._summaries[season], due_at=due_at)

    async def posts(self, season: SeasonId) -> Mapping[str, SeasonPost]:
        return {name: post for (of, name), post in self._posts.items() if of == season}

    async def save_post(self, post: SeasonPost) -> None:
        self._posts[post.season, post.name] = post

    async def events(self, season: SeasonId) -> Mapping[str, ScheduledEvent]:
        return {name: event for (of, name), event in sorted(self._events.items()) if of == season}

    async def save_event(self, event: ScheduledEvent) -> None:
        self._events[event.season, event.name] = event

    async def with_events(self, share: Share = EVERYTHING) -> frozenset[SeasonId]:
        known = (event for event in self._events.values() if self._is_in(event.season, share))
        return frozenset(event.season for event in known if not event.is_gone)

    def _is_in(self, season: SeasonId, share: Share) -> bool:
        return share.has(self._summaries[season].server)

    async def _due(self, share: Share) -> Sequence[tuple[datetime, SeasonId]]:
        due = [(summary.due_at, summary.season) for summary in await self.all(share) if summary.due_at is not None]
        return sorted(due, key=itemgetter(0))
