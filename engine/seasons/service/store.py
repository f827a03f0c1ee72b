"""The store of seasons, a small protocol; `storage/` implements it beside that of matches.

The log is the truth; summaries, announcements and the matches that begin are written in the same transaction.
The entries of a season's log bear the season's id where those of a match bear the match's.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from engine.ids import PersonId
from engine.log.chain import Entry
from engine.seasons.facts.rules import LeagueId, SeasonId
from engine.seasons.state.season import Phase
from engine.share import EVERYTHING, Share
from engine.stores.matches import Commit
from engine.stores.outbox import Announcement


@dataclass(frozen=True, slots=True)
class SeasonSummary:
    """A season as lists need to know it without reading it; `due_at` is when the next scheduled event is.

    A ladder has no number among the seasons of its league: its `season_number` is 0.
    """

    season: SeasonId
    league: LeagueId
    name: str
    season_number: int
    game: str
    server: int
    phase: Phase
    persons: tuple[PersonId, ...]
    due_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class SeasonPost:
    """The location of a post of a season that is kept up to date, by its name: `page`, `table-1`, ..."""

    season: SeasonId
    name: str
    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class ScheduledEvent:
    """An event on Discord for a date of a season.

    Attributes:
        name: which date: `start`, `end`, ...
        event: its id on Discord; None while it is not known whether it was made.
        shape: what it shows, so that it is changed only if that is something else.
        is_gone: it was deleted by hand, with the season, or is past; it is not made again.
    """

    season: SeasonId
    name: str
    event: int | None
    shape: str
    is_gone: bool = False


@dataclass(frozen=True, slots=True)
class SeasonCommit:
    """Everything that one accepted request changes; carried out wholly or not at all.

    Attributes:
        announcement: None where nobody is told of it.
        matches: those that begin with it.
        seed: of the season, with its first fact.
    """

    entries: Sequence[Entry]
    summary: SeasonSummary
    announcement: Announcement | None = None
    matches: Sequence[Commit] = ()
    seed: bytes | None = None


class SeasonStore(Protocol):
    """Keeps the logs of seasons. Every method is one transaction; who asks for a share is told of its servers only."""

    async def append(self, commit: SeasonCommit) -> None:
        """Write a commit durably.

        Raises:
            Conflict: it does not follow on what is there, or a fixture has a match already.
        """
        ...

    async def log(self, season: SeasonId, *, after: int = 0, upto: int | None = None) -> Sequence[Entry]:
        """Return the entries of a season with after < seq <= upto, in order."""
        ...

    async def seed(self, season: SeasonId) -> bytes | None:
        """Return the secret seed of a season."""
        ...

    async def summary(self, season: SeasonId) -> SeasonSummary | None:
        """Return the summary of a season, None if there is no such season."""
        ...

    async def of_server(self, server: int) -> Sequence[SeasonSummary]:
        """Return the seasons of a server, the latest first."""
        ...

    async def all(self, share: Share = EVERYTHING) -> Sequence[SeasonSummary]:
        """Return every season, in the order of creation."""
        ...

    async def going_on(self, share: Share = EVERYTHING) -> Sequence[SeasonSummary]:
        """Return the seasons that are not over (`engine.seasons.state.season.OVER`), in the order of creation."""
        ...

    async def due_before(self, at: datetime, share: Share = EVERYTHING) -> Sequence[SeasonId]:
        """Return the seasons whose next scheduled event is due at a time, the earliest first, ties by creation."""
        ...

    async def next_due(self, share: Share = EVERYTHING) -> datetime | None:
        """Return when the next scheduled event is in any season."""
        ...

    async def save_due(self, season: SeasonId, due_at: datetime | None, *, seq: int, known: datetime | None) -> None:
        """Record when the next scheduled event is, unless the season has gone on or been woken meanwhile.

        Args:
            season: whose event.
            due_at: when; it depends on the matches of the season, too.
            seq: the fact up to which the season was read.
            known: what was recorded before it was read.
        """
        ...

    async def wake(self, season: SeasonId, at: datetime) -> None:
        """Record that something about a season has changed outside of it, so that it is looked at.

        What is recorded becomes another time than it was, `at` or the moment before, so that no `save_due` misses it.
        """
        ...

    async def posts(self, season: SeasonId) -> Mapping[str, SeasonPost]:
        """Return the posts of a season that are kept up to date, by name."""
        ...

    async def save_post(self, post: SeasonPost) -> None:
        """Record where a post is."""
        ...

    async def events(self, season: SeasonId) -> Mapping[str, ScheduledEvent]:
        """Return Discord's events for a season, by name."""
        ...

    async def save_event(self, event: ScheduledEvent) -> None:
        """Record an event; what was recorded under its name is replaced."""
        ...

    async def with_events(self, share: Share = EVERYTHING) -> frozenset[SeasonId]:
        """Return the seasons that have events on Discord."""
        ...
