"""The store of matches: their logs, and what lists need to know of them.

The log is the truth. Snapshots, summaries and announcements are written in the same transaction and can be rebuilt
from it.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final, Literal, Protocol

from engine.ids import MatchId, PersonId
from engine.log.chain import Entry
from engine.people.calendars import ClockSettings
from engine.people.quotas import Claim
from engine.share import EVERYTHING, Share
from engine.stores.cases import Case
from engine.stores.outbox import Announcement
from engine.stores.plans import Plan, Plans
from games.core import Outcome

Phase = Literal["proposed", "running", "over", "withdrawn"]

PLAYED: Final = (
    "match_started",
    "action_taken",
    "secret_taken",
    "chance_drawn",
    "turn_taken_back",
    "match_rewound",
    "match_resumed",
    "player_replaced",
    "clocks_held",
    "clocks_released",
)
"""Facts after which others may be to move, or the same player with a new deadline; a reminder is none."""

PAGE: Final = 100
"""Matches in a page of a list that is read to its end."""

ServerOrder = Literal["latest", "waiting", "deadline"]
"""The order of a server's matches: the latest change first, the one that waits longest, or the nearest deadline."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The latest fold of a match as text, so that a move costs the same at ply 10 and at ply 1,000."""

    match: MatchId
    seq: int
    digest: str
    body: str
    state: str | None


@dataclass(frozen=True, slots=True)
class Summary:
    """A match as lists need to know it without reading it; `due_at` is when the next scheduled event is.

    One that `is_private` is listed for its own persons only.
    """

    match: MatchId
    game: str
    phase: Phase
    server: int
    channel: int
    persons: tuple[PersonId, ...]
    due: tuple[PersonId, ...]
    updated_at: datetime
    due_at: datetime | None = None
    is_private: bool = False


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """The end of a match, for lists, tables and ratings.

    `turns` counts the turns that each seat has ended, set-ups left out; empty for matches from before they were
    counted. `ended_at` stays when a moderator changes the outcome later.
    """

    match: MatchId
    game: str
    server: int
    persons: tuple[PersonId, ...]
    outcome: Outcome
    turns: tuple[int, ...]
    is_rated: bool
    ended_at: datetime


@dataclass(frozen=True, slots=True)
class RunningMatch:
    """A match that is running: who sits in it and who is due in it.

    `played_at` is when somebody has moved last, or it went on after a pause, a hold or a ruling (`PLAYED`), else its
    last fact.
    """

    match: MatchId
    persons: tuple[PersonId, ...]
    due: tuple[PersonId, ...]
    played_at: datetime


@dataclass(frozen=True, slots=True)
class MatchStanding:
    """The standing of matches: those that are over, and those that are running."""

    finished: Mapping[MatchId, FinishedMatch] = field(default_factory=dict)
    running: Sequence[RunningMatch] = ()


@dataclass(frozen=True, slots=True)
class FixtureMatch:
    """The match in which a fixture of a season is played, by the fixture's number; `attempt` counts from 1."""

    season: str
    fixture: int
    attempt: int
    match: MatchId

    @classmethod
    def named(cls, text: str, match: MatchId) -> "FixtureMatch":
        """Return the fixture that the proposal of a match names."""
        season, number, attempt = text.split("/")
        return cls(season, int(number), int(attempt), match)

    @property
    def name(self) -> str:
        """Return how the proposal of the match names it."""
        return fixture_name(self.season, self.fixture, self.attempt)


def fixture_name(season: str, fixture: int, attempt: int) -> str:
    """Return how the proposal of a match names the fixture that it is."""
    return f"{season}/{fixture}/{attempt}"


@dataclass(frozen=True, slots=True)
class Projected:
    """Everything that lists say of a match and its log says, too.

    When the match is due is left out, as that depends on what people have chosen, and where a dispute is talked about.
    """

    summary: Summary
    finished: FinishedMatch | None
    cases: tuple[Case, ...]


@dataclass(frozen=True, slots=True)
class Commit:
    """Everything that one accepted request changes; carried out wholly or not at all.

    Where a player has moved in a game that allows plans, `plans` are those that were looked at. `finished` is there
    where the match is over, `fixture` with the first commit of a match that is one, `rematch_of` with that of a
    rematch. An invitation or a start has a `claim`. Without an announcement nobody is told of it.
    """

    entries: Sequence[Entry]
    snapshot: Snapshot
    summary: Summary
    announcement: Announcement | None
    seed: bytes | None = None
    plans: Plans | None = None
    case: Case | None = None
    finished: FinishedMatch | None = None
    fixture: FixtureMatch | None = None
    rematch_of: MatchId | None = None
    claim: Claim | None = None


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """Everything that a request to change a match looks at, as of one moment.

    Invitations from before they promised a seed have none.
    """

    snapshot: Snapshot
    seed: bytes | None
    plans: tuple[Plan, ...]
    clock_settings: ClockSettings


class Conflict(Exception):
    """Somebody was faster: the same numbers of the log are written, or there are other plans than were looked at.

    Nothing of the commit was carried out.
    """


class MatchStore(Protocol):
    """Keeps the logs of matches. Every method is one transaction; who asks for a share is told of its servers only."""

    async def append(self, commit: Commit) -> None:
        """Write a commit durably.

        Raises:
            Conflict: an entry with the same match and seq exists, the snapshot there is not the one before, the plans
                for the position are not those of the commit, the fixture has a match already, or the match of which
                this is a rematch has an open one.
            engine.errors.Refusal: its claim is refused by what there is now.
        """
        ...

    async def load(self, match: MatchId) -> StoredMatch | None:
        """Return what a change of a match looks at, None if there is no such match."""
        ...

    async def snapshot(self, match: MatchId) -> Snapshot | None:
        """Return the latest snapshot of a match, None if there is no such match."""
        ...

    async def snapshot_in(self, thread: int) -> Snapshot | None:
        """Return the snapshot of the match that is played in a thread, or whose dispute is talked about there."""
        ...

    async def log(self, match: MatchId, *, after: int = 0, upto: int | None = None) -> Sequence[Entry]:
        """Return the entries with after < seq <= upto, in order."""
        ...

    async def seed(self, match: MatchId) -> bytes | None:
        """Return the secret seed of a match; invitations from before they promised one have none."""
        ...

    async def ids(self) -> Sequence[MatchId]:
        """Return every match, in the order of creation."""
        ...

    async def summary(self, match: MatchId) -> Summary | None:
        """Return the summary of a match."""
        ...

    async def projected(self, match: MatchId) -> Projected | None:
        """Return what lists say of a match, as of one moment, to be compared with its log."""
        ...

    async def of_person(
        self, person: PersonId, *, phases: Sequence[Phase], server: int | None = None, limit: int, offset: int = 0
    ) -> Sequence[Summary]:
        """Return the matches in which a person sits or is invited: those where they are due first, then the latest."""
        ...

    async def of_server(
        self,
        server: int,
        *,
        viewer: PersonId | None,
        phases: Sequence[Phase],
        game: str | None = None,
        person: PersonId | None = None,
        order: ServerOrder = "latest",
        limit: int,
        offset: int = 0,
    ) -> Sequence[Summary]:
        """Return the matches of a server that a viewer may see, of one game or person only if that is named.

        Private ones are shown to those who sit in them, to nobody else.
        """
        ...

    async def finished(self, matches: Sequence[MatchId]) -> Mapping[MatchId, FinishedMatch]:
        """Return how those of the matches ended that are over."""
        ...

    async def rated(self, game: str) -> Sequence[FinishedMatch]:
        """Return all rated matches of a game that are over, by the time of their end and their id."""
        ...

    async def ended_since(self, server: int, since: datetime) -> Sequence[FinishedMatch]:
        """Return how the matches of a server ended that were over at a time or later, by the end and their id."""
        ...

    async def of_season(self, season: str) -> Sequence[FixtureMatch]:
        """Return the matches of a season by the fixture's number, those of a fixture that was replayed by attempt."""
        ...

    async def open_rematch(self, match: MatchId, persons: Collection[PersonId]) -> MatchId | None:
        """Return the rematch of a match that is proposed or running, if one of the persons has a part in it."""
        ...

    async def running(self, matches: Sequence[MatchId]) -> Sequence[RunningMatch]:
        """Return how those of the matches stand that are running."""
        ...

    async def standing(self, matches: Sequence[MatchId]) -> MatchStanding:
        """Return how those of the matches stand that are running or over, as of one moment."""
        ...

    async def waiting_for(self, persons: Collection[PersonId], share: Share = EVERYTHING) -> Sequence[MatchId]:
        """Return the running matches in which one of the persons is due, those first that have waited longest."""
        ...

    async def untouched(
        self, persons: Collection[PersonId], at: datetime, share: Share = EVERYTHING
    ) -> Sequence[MatchId]:
        """Return the running matches of the persons in which nothing has happened since a time, the oldest first."""
        ...

    async def proposed_before(self, at: datetime, share: Share = EVERYTHING) -> Sequence[MatchId]:
        """Return the open invitations nothing has happened in since a time, the oldest first, ties by creation."""
        ...

    async def due_before(self, at: datetime, share: Share = EVERYTHING) -> Sequence[MatchId]:
        """Return the running matches whose next event is due at a time, the earliest first, ties by creation."""
        ...

    async def scheduled_on(self, server: int) -> Sequence[MatchId]:
        """Return the running matches of a server that have a scheduled event, in the order of creation."""
        ...

    async def servers_playing(self, share: Share = EVERYTHING) -> Sequence[int]:
        """Return the servers in which matches with a scheduled event run, by their ids."""
        ...

    async def next_due(self, share: Share = EVERYTHING) -> datetime | None:
        """Return when the next scheduled event is in any running match, None if there is none."""
        ...

    async def save_due(self, match: MatchId, *, seq: int, due_at: datetime | None) -> None:
        """Record when the next scheduled event is; nothing if the match has gone on since fact `seq`."""
        ...


async def all_of_person(matches: MatchStore, person: PersonId, *, phases: Sequence[Phase]) -> list[Summary]:
    """Return all matches in which a person sits or is invited, in the order of `MatchStore.of_person`."""
    found: list[Summary] = []
    while page := await matches.of_person(person, phases=phases, limit=PAGE, offset=len(found)):
        found += page
    return found
