"""The cost of a move and of lists among more and more stored matches, on both databases, by turns in one run.

Every twentieth of the matches is running, as in a community that has played for years. They are made once: databases on
a server stay there, and those in a folder that is named.
"""

import gc
import random
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url
from sqlalchemy.pool import NullPool

from benchmarks.club import Club, club, mover, url_of
from benchmarks.dormant import multiply
from benchmarks.table import Measurement, at_most
from benchmarks.timing import TIMES, Stopwatch, percentile
from benchmarks.watching import Cost, Watched, metered
from engine.ids import MatchId
from engine.matches.service.clock_service import FOR_EVER
from engine.matches.service.service import Matches
from engine.matches.state.match import Match
from engine.stores.matches import Phase
from engine.time.policy import RELAXED
from games.registry import GAMES
from storage.database.postgres import server_of
from storage.stores.store import SqlStore

PLIES: Final = 4
RUNNING_OF: Final = 20
"""One of so many matches is running."""
BYTES_EACH: Final = 12_000
WARM_UP: Final = 20
COUNTED: Final = 50
MOST: Final = 1.3
RUNNING: Final[tuple[Phase, ...]] = ("running",)
OVER: Final[tuple[Phase, ...]] = ("over",)


@dataclass
class Crowd:
    """A database with many matches, and what was seen of it."""

    kind: str
    size: int
    made: Club
    database: Watched
    running: Sequence[MatchId]
    watch: Stopwatch = field(default_factory=Stopwatch)
    stored: list[float] = field(default_factory=list)

    async def move(self, rng: random.Random, *, is_counted: bool = True) -> None:
        """Make a move in one of the matches that run, and time it and its waiting for the database."""
        match = await self.made.match(rng.choice(self.running))
        if match.phase != "running":
            return
        line, before = await self.made.line(match), self.database.seconds
        watch = self.watch if is_counted else Stopwatch()
        change = await watch.wait("move", self.made.matches.play(match.id, mover(match), line))
        if is_counted:
            self.stored.append(self.database.seconds - before)
        await watch.wait("post", self.made.post(change))

    async def ask(self, rng: random.Random) -> None:
        """Ask for every list, as somebody who plays in one of the matches, and time it."""
        store, match = self.made.store, await self.made.match(rng.choice(self.running))
        person, server, now = match.persons[0], match.proposal.server, datetime.now(UTC)
        asked: dict[str, Callable[[], Awaitable[object]]] = {
            "my running matches": lambda: store.matches.of_person(person, phases=RUNNING, limit=25),
            "my finished matches": lambda: store.matches.of_person(person, phases=OVER, limit=10),
            "/next": lambda: store.matches.waiting_for([person]),
            "a server's running matches": lambda: store.matches.of_server(
                server, viewer=person, phases=RUNNING, order="deadline", limit=10
            ),
            "a server's finished matches": lambda: store.matches.of_server(
                server, viewer=person, phases=OVER, limit=10
            ),
            "the match of a thread": lambda: store.matches.snapshot_in(self.size // 2),
            "what is due": lambda: store.matches.due_before(now),
            "when something is due next": store.matches.next_due,
            "invitations to close": lambda: store.matches.proposed_before(now - timedelta(days=7)),
            "what is to be posted": store.outbox.announcements,
            "notices to send": lambda: store.outbox.notices(upto=now, limit=50),
            "matches without a thread": store.outbox.unshown,
        }
        for what, question in asked.items():
            await self.watch.wait(what, question())


async def measured(sizes: Sequence[int], server: str, folder: Path, *, moves: int) -> list[Measurement]:
    """Measure on files and, where the address of a server is given, there."""
    rng = random.Random(1)  # noqa: S311 - no secret
    async with AsyncExitStack() as stack:
        crowds = [
            await stack.enter_async_context(crowd(kind, size, url))
            for kind, url_for in _places(server, folder).items()
            for size in sizes
            for url in [url_for(size)]
        ]
        for group in crowds:
            for _ in range(min(WARM_UP, moves)):
                await group.move(rng, is_counted=False)
        for _ in range(moves):
            for group in crowds:
                await group.move(rng)
                await group.ask(rng)
        kept = _matches_in_memory()
        return [
            *_rows(crowds),
            at_most(f"matches in memory after {moves * len(crowds)} moves", kept, 0, form="{:.0f}"),
            *[row for group in crowds for row in await _costs(group, rng, moves=min(COUNTED, moves))],
        ]


def _matches_in_memory() -> int:
    gc.collect()
    return sum(isinstance(thing, Match) for thing in gc.get_objects())


def _places(server: str, folder: Path) -> dict[str, Callable[[int], str]]:
    places: dict[str, Callable[[int], str]] = {"SQLite": lambda size: url_of(folder / f"crowd{size}.db")}
    if server:
        places["PostgreSQL"] = lambda size: database_on(server, f"fernzug_bench_{size}")
    return places


def database_on(server: str, name: str, *, is_new: bool = False) -> str:
    """Return the address of a database on a server, created if it is missing, or recreated if it is to be new."""
    address = server_of(server)
    assert address is not None
    engine = create_engine(address, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        if is_new:
            connection.execute(text(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))
        known = connection.execute(text("SELECT 1 FROM pg_database WHERE datname = :name"), {"name": name})
        if known.first() is None:
            connection.execute(text(f"CREATE DATABASE {name} TEMPLATE template0 LOCALE 'C' ENCODING 'UTF8'"))
    return address.set(database=name).render_as_string(hide_password=False)


@asynccontextmanager
async def crowd(kind: str, size: int, url: str) -> AsyncIterator[Crowd]:
    """Open a database with so many matches, filled if it is not yet."""
    await fill(url, size)
    async with club(url, is_timed=False) as made:
        database = Watched(made.store.database)
        store = SqlStore.over(database, made.store.seal)
        made = replace(made, store=store, matches=Matches(store, GAMES))
        yield Crowd(kind, size, made, database, await store.matches.due_before(FOR_EVER))


async def fill(url: str, size: int) -> None:
    """Put so many matches into a database, if there are none yet.

    Raises:
        OSError: there is too little room for a file.
    """
    async with club(url, is_timed=False) as made:
        if await made.store.matches.due_before(FOR_EVER):
            return
        if server_of(url) is None:
            _refuse_without_room(Path(make_url(url).database or ""), size)
        running = (await made.play_on(await made.start_match(RELAXED), PLIES)).id
        over = await made.play_on(await made.start_match(RELAXED), PLIES)
        await made.post(await made.matches.resign(over.id, mover(over)))
        multiply(made, [running, *[over.id] * (RUNNING_OF - 1)], size)


def _refuse_without_room(file: Path, size: int) -> None:
    if shutil.disk_usage(file.parent).free < BYTES_EACH * size:
        raise OSError(f"{size} matches take some {BYTES_EACH * size >> 20} MiB, more than there is in {file.parent}")


def _rows(crowds: Sequence[Crowd]) -> Iterator[Measurement]:
    for group in crowds:
        least = next(other for other in crowds if other.kind == group.kind)
        what = f"{group.kind}, a move among {group.size} matches"
        seen = _ms(group.watch["move"]) + f"  database {1000 * percentile(group.stored, 50):.2f} ms"
        yield Measurement(what, seen)
        if group is not least:
            ratio = group.watch.median("move") / least.watch.median("move")
            yield at_most(f"{what}, ratio", ratio, MOST, form=TIMES)
    for what in crowds[0].watch:
        if what != "move":
            for group in crowds:
                least = next(other for other in crowds if other.kind == group.kind)
                ratio = group.watch.median(what) / least.watch.median(what)
                yield Measurement(
                    f"{group.kind}, {what} among {group.size}", f"{_ms(group.watch[what])}  {TIMES.format(ratio)}"
                )


def _ms(seconds: Sequence[float]) -> str:
    return "  ".join(f"{name} {1000 * percentile(seconds, at):7.2f} ms" for name, at in (("p50", 50), ("p99", 99)))


async def _costs(each: Crowd, rng: random.Random, *, moves: int) -> Sequence[Measurement]:
    """Count what a move asks of the database, without the suggestion before it and the post after it."""
    costs: list[Cost] = []
    async with metered(each.made.url) as meter, club(meter.url, is_timed=False) as made:
        for _ in range(moves):
            match = await made.match(rng.choice(each.running))
            if match.phase == "running":
                line = await made.line(match)
                change, cost = await meter.cost(made.matches.play(match.id, mover(match), line))
                costs.append(cost)
                await made.post(change)
    what = f"{each.kind}, a move among {each.size}"
    parts = {
        "statements": [cost.statements for cost in costs],
        "round trips": [cost.round_trips for cost in costs],
        "bytes to the server": [cost.sent for cost in costs],
        "bytes from the server": [cost.received for cost in costs],
        "bytes written ahead": [cost.logged for cost in costs],
    }
    return [
        Measurement(f"{what}: {part}", f"p50 {percentile(counts, 50):6.0f}  p99 {percentile(counts, 99):6.0f}")
        for part, counts in parts.items()
        if any(counts)
    ]
