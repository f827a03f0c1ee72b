"""The real store over its database, without threads, and a record of what people and matches were when.

Simulated time must not wait for a thread. What is recorded comes from the calls, not from the file.
"""

from collections.abc import Awaitable, Callable, Collection, Mapping, MutableSequence, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, Final, Self, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url

from engine.ids import MatchId, PersonId
from engine.people.preferences import Server
from engine.seasons.facts.rules import SeasonId
from engine.seasons.service.store import SeasonSummary
from engine.share import EVERYTHING, Share
from engine.stores.matches import FinishedMatch, Phase, RunningMatch, Summary
from engine.stores.outbox import Announcement, Notice, Stream
from engine.stores.practice import Puzzle
from storage.database import postgres
from storage.database.connection import Database
from storage.database.sqlite import begin_immediate, engine
from storage.sealing import AesSeal, seal_of
from storage.stores.matches import SqlMatches
from storage.stores.outbox import SqlOutbox
from storage.stores.people import SqlPeople
from storage.stores.practice import SqlPuzzles
from storage.stores.seasons import SqlSeasons
from storage.stores.store import SqlNotes, SqlStore
from tests.databases import lay_database

T = TypeVar("T")

PATIENCE: Final = 2.0
EVER: Final = datetime.max.replace(tzinfo=UTC)
RECORDED: Final = frozenset(
    {"append", "save_person", "save_vacation", "delete_vacation", "save_server", "mute", "unmute"}
)


class StraightDatabase(Database):
    """An open database whose transactions run where they are asked for, and are counted."""

    def __init__(self, writer: Engine, reader: Engine) -> None:
        self._writer, self._reader = writer, reader
        self._reading: Connection | None = None
        self.writes = 0
        self.dues = 0
        """How many of the writes say no more than when a season is looked at next."""

    @classmethod
    def in_file(cls, path: Path) -> Self:
        """Open a file; what is killed here is the bot, not the power, so the disk need not be waited for."""
        writer = engine(path, patience=PATIENCE)
        event.listen(writer, "begin", begin_immediate)
        event.listen(writer, "connect", lambda connection, _: connection.execute("PRAGMA synchronous = OFF"))
        return cls(writer, engine(path, patience=PATIENCE))

    @classmethod
    def on_server(cls, url: str) -> Self:
        """Open a database on a server, over two connections."""
        address = make_url(url)
        args = postgres.connect_args(address, PATIENCE)
        writer, reader = (create_engine(address, pool_size=1, connect_args=args) for _ in range(2))
        event.listen(writer, "begin", lambda connection: connection.execute(postgres.LOCK_ALONE))
        return cls(writer, reader)

    async def open(self) -> None:
        """Do nothing: it is opened where it is needed first."""

    async def write(self, work: Callable[[Connection], T], *, is_of_one_match: bool = False) -> T:
        """Run a transaction; nobody can be cancelled between it and the note that it was made."""
        return await self._write(work, is_of_one_match=is_of_one_match)

    async def _write(self, work: Callable[[Connection], T], *, is_of_one_match: bool) -> T:
        self.writes += 1
        with self._writer.begin() as connection:
            return work(connection)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run reading statements: nobody writes meanwhile."""
        if self._reading is None:
            self._reading = self._reader.connect().execution_options(isolation_level="AUTOCOMMIT")
        return work(self._reading)

    async def read_together(self, work: Callable[[Connection], T]) -> T:
        """Run reading statements."""
        return await self.read(work)

    async def close(self) -> None:
        """Close all connections."""
        if self._reading is not None:
            self._reading.close()
        self._writer.dispose()
        self._reader.dispose()


class KnownByHeart:
    """What the bot asks every half minute of sixty days: while nothing was written the answer is known by heart."""

    def __init__(self, writes: Callable[[], int]) -> None:
        self._writes = writes
        self._known: tuple[int, dict[str, Any]] = (0, {})

    async def __call__(self, name: str, ask: Callable[[], Awaitable[T]]) -> T:
        if self._known[0] != self._writes():
            self._known = self._writes(), {}
        known = self._known[1]
        if name not in known:
            known[name] = await ask()
        found: T = known[name]
        return found


class LedgerOutbox(SqlOutbox):
    """An outbox that is quick when it is empty."""

    def __init__(self, database: StraightDatabase) -> None:
        super().__init__(database)
        self._by_heart = KnownByHeart(lambda: database.writes)

    async def announcements(self, stream: Stream | None = None, *, share: Share = EVERYTHING) -> Sequence[Announcement]:
        """Return what is still to be announced, of one log or of all, oldest first."""
        if stream is not None:
            return await super().announcements(stream, share=share)
        return await self._by_heart("announcements", partial(super().announcements, share=share))

    async def unshown(self, share: Share = EVERYTHING) -> Sequence[MatchId]:
        """Return the matches without a thread or a board."""
        return await self._by_heart("unshown", partial(super().unshown, share))

    async def next_notice_at(self, share: Share = EVERYTHING) -> datetime | None:
        """Return from when on there is something to tell; None if there is nothing."""
        return await self._by_heart("next_notice_at", partial(super().next_notice_at, share))

    async def notices(self, *, upto: datetime, limit: int, share: Share = EVERYTHING) -> Sequence[Notice]:
        """Return what may be told by now, in the order in which it may."""
        first = await self.next_notice_at(share)
        return [] if first is None or first > upto else await super().notices(upto=upto, limit=limit, share=share)


class LedgerMatches(SqlMatches):
    """Matches that are quick when nothing is due."""

    def __init__(self, database: StraightDatabase, seal: AesSeal) -> None:
        super().__init__(database, seal)
        self._by_heart = KnownByHeart(lambda: database.writes - database.dues)

    async def finished(self, matches: Sequence[MatchId]) -> Mapping[MatchId, FinishedMatch]:
        """Return how those of some matches ended that are over."""
        return await self._by_heart(f"finished {matches}", partial(super().finished, matches))

    async def running(self, matches: Sequence[MatchId]) -> Sequence[RunningMatch]:
        """Return those of some matches that run."""
        return await self._by_heart(f"running {matches}", partial(super().running, matches))

    async def of_person(
        self, person: PersonId, *, phases: Sequence[Phase], server: int | None = None, limit: int, offset: int = 0
    ) -> Sequence[Summary]:
        """Return the matches of a person in some phases, a page of them."""
        ask = partial(super().of_person, person, phases=phases, server=server, limit=limit, offset=offset)
        return await self._by_heart(f"of_person {person} {phases} {server} {limit} {offset}", ask)

    async def next_due(self, share: Share = EVERYTHING) -> datetime | None:
        """Return when the next scheduled event is in any running match, None if there is none."""
        return await self._by_heart("next_due", partial(super().next_due, share))

    async def due_before(self, at: datetime, share: Share = EVERYTHING) -> Sequence[MatchId]:
        """Return the running matches whose next scheduled event is due at a time, the earliest first."""
        first = await self.next_due(share)
        return [] if first is None or first > at else await super().due_before(at, share)

    async def proposed_before(self, at: datetime, share: Share = EVERYTHING) -> Sequence[MatchId]:
        """Return the open invitations in which nothing has happened since a time, the oldest first."""
        is_any = await self._by_heart("proposed", partial(super().proposed_before, EVER, share))
        return await super().proposed_before(at, share) if is_any else []

    async def waiting_for(self, persons: Collection[PersonId], share: Share = EVERYTHING) -> Sequence[MatchId]:
        """Return the matches that wait for some people, of whom only the computer is asked about."""
        return await self._by_heart("waiting_for", partial(super().waiting_for, persons, share))

    async def untouched(
        self, persons: Collection[PersonId], at: datetime, share: Share = EVERYTHING
    ) -> Sequence[MatchId]:
        """Return the running matches of some people in which nothing has happened since a time."""
        is_any = await self._by_heart("untouched", partial(super().untouched, persons, EVER, share))
        return await super().untouched(persons, at, share) if is_any else []


class LedgerPeople(SqlPeople):
    """People whose servers are quick to ask for."""

    def __init__(self, database: StraightDatabase) -> None:
        super().__init__(database)
        self._by_heart = KnownByHeart(lambda: database.writes)

    async def server(self, server: int) -> Server:
        """Return what a server has chosen."""
        return await self._by_heart(f"server {server}", partial(super().server, server))

    async def puzzle_servers(self, share: Share = EVERYTHING) -> Sequence[Server]:
        """Return the servers that want puzzles."""
        return await self._by_heart("puzzle_servers", partial(super().puzzle_servers, share))


class LedgerPuzzles(SqlPuzzles):
    """Puzzles that are quick when none is open."""

    def __init__(self, database: StraightDatabase) -> None:
        super().__init__(database)
        self._by_heart = KnownByHeart(lambda: database.writes)

    async def open(self, share: Share = EVERYTHING) -> Sequence[Puzzle]:
        """Return the puzzles that take answers."""
        return await self._by_heart("open", partial(super().open, share))


class LedgerSeasons(SqlSeasons):
    """Seasons that are quick when nothing is due."""

    def __init__(self, database: StraightDatabase, seal: AesSeal) -> None:
        super().__init__(database, seal)
        self._straight = database
        self._by_heart = KnownByHeart(lambda: database.writes)

    async def summary(self, season: SeasonId) -> SeasonSummary | None:
        """Return what lists show of a season."""
        return await self._by_heart(f"summary {season}", partial(super().summary, season))

    async def save_due(self, season: SeasonId, due_at: datetime | None, *, seq: int, known: datetime | None) -> None:
        """Note when a season is looked at next."""
        await super().save_due(season, due_at, seq=seq, known=known)
        self._straight.dues += 1

    async def next_due(self, share: Share = EVERYTHING) -> datetime | None:
        """Return when the next scheduled event is in any season."""
        return await self._by_heart("next_due", partial(super().next_due, share))

    async def due_before(self, at: datetime, share: Share = EVERYTHING) -> Sequence[SeasonId]:
        """Return the seasons whose next scheduled event is due at a time, the earliest first."""
        first = await self.next_due(share)
        return [] if first is None or first > at else await super().due_before(at, share)

    async def with_events(self, share: Share = EVERYTHING) -> frozenset[SeasonId]:
        """Return the seasons that have events in Discord."""
        return await self._by_heart("with_events", partial(super().with_events, share))

    async def going_on(self, share: Share = EVERYTHING) -> Sequence[SeasonSummary]:
        """Return the seasons that are not over, in the order of creation."""
        return await self._by_heart("going_on", partial(super().going_on, share))


class LedgerNotes(SqlNotes):
    """Notes (one is when the bot was last alive) that outlive the bot beside the file."""

    def __init__(self, database: StraightDatabase, notes: dict[str, str]) -> None:
        super().__init__(database)
        self._kept = notes

    async def write(self, key: str, value: str) -> None:
        """Note something for later starts of the program."""
        self._kept[key] = value

    async def read(self, key: str) -> str | None:
        """Return what was noted."""
        return self._kept.get(key)

    async def change(self, key: str, before: str | None, after: str) -> bool:
        """Note something in the place of what was read; False if something else is noted by now."""
        is_as_read = self._kept.get(key) == before
        if is_as_read:
            self._kept[key] = after
        return is_as_read


def open_ledger(path: Path, notes: dict[str, str]) -> SqlStore:
    """Open the database at a path, made where there is none."""
    lay_database(path)
    return ledger(StraightDatabase.in_file(path), seal_of(None, path), notes)


def ledger(database: StraightDatabase, seal: AesSeal, notes: dict[str, str]) -> SqlStore:
    """Return the store over a database."""
    return replace(
        SqlStore.over(database, seal),
        matches=LedgerMatches(database, seal),
        outbox=LedgerOutbox(database),
        people=LedgerPeople(database),
        puzzles=LedgerPuzzles(database),
        notes=LedgerNotes(database, notes),
        seasons=LedgerSeasons(database, seal),
    )


@dataclass(frozen=True, slots=True)
class Line:
    """Something that the store was given and has kept."""

    at: datetime
    what: str
    given: tuple[Any, ...]


@dataclass
class Diary:
    """Everything that was given to the store, in order, across all lives of the bot."""

    now: Callable[[], datetime]
    lines: MutableSequence[Line] = field(default_factory=list)
    notes: dict[str, str] = field(default_factory=dict)

    def note(self, what: str, given: tuple[Any, ...]) -> None:
        """Record a call that has succeeded, if it is one that matters."""
        if what in RECORDED:
            self.lines.append(Line(self.now(), what, given))
