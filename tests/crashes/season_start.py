"""Kills the bot at every place of a season's start, and looks whether each match, thread and post is there once.

    python -m tests.crashes.season_start --every 1     # at every place: an hour of one processor
    python -m tests.crashes.season_start --every 20

Eight people are drawn into one division; when the start is due, 28 matches begin. Each life of the bot is a process of
its own on a real database file. The first one dies by SIGKILL at a certain place (before or after any call of the store
or of Discord), the second takes up what it has left and carries it to the end.
"""

import argparse
import asyncio
import json
import os
import shutil
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

from bot.delivery.seasons.task import SeasonTask
from bot.platform.runtime import Runtime
from bot.wiring import BotDependencies
from engine.ids import PersonId
from engine.matches.service.service import Matches
from engine.seasons.course import beginning
from engine.seasons.entrants import signups
from engine.seasons.facts.rules import Rules
from engine.seasons.service.service import Seasons
from engine.time.policy import LEAGUE
from games.registry import GAMES
from storage.open import open_store
from tests.bot.bench import services_over
from tests.crashes.discord_on_file import DiscordOnFile
from tests.crashes.points import Points, Watched
from tests.crashes.program import report
from tests.databases import lay_database
from tests.simulation.life import WORDS, NoPictures

PEOPLE: Final = tuple(PersonId(number) for number in range(11, 19))
PAIRS: Final = 28
BATCHES: Final = 4
SERVER, CHANNEL, ORGANISER = 1, 2, PersonId(99)
RULES: Final = Rules(game="columbiz", game_version=1, options=(), seats=2, policy=LEAGUE, recurs=False)
BEGUN: Final = datetime(2028, 2, 20, tzinfo=UTC)
NEVER: Final = 2**31


@dataclass
class Clock:
    """A clock that somebody else sets."""

    at: datetime = BEGUN

    def now(self) -> datetime:
        """Return the time."""
        return self.at


@dataclass
class Tally:
    """What the program has seen."""

    places: int = 0
    kills: int = 0
    matches: int = 0
    posts: int = 0
    faults: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Bot:
    """The parts of the bot that start a season and tell of it."""

    store: Any
    matches: Matches
    seasons: Seasons
    task: SeasonTask
    announcer: Any

    async def catch_up(self) -> None:
        """Do what is due, batch by batch, and tell of it."""
        for _ in range(BATCHES):
            await self.task.catch_up()
            await self.announcer.catch_up()


async def built(folder: Path, clock: Clock, points: Points) -> Bot:
    """Put the parts together over a database file and a fake Discord; every call is a place to die at."""
    store = await open_store(f"sqlite+aiosqlite:///{folder}/fernzug.db")
    watched: Any = Watched(store, points)
    discord: Any = Watched(DiscordOnFile(folder / "discord.jsonl"), points)
    matches = Matches(watched, GAMES, now=clock.now)
    seasons = Seasons(watched.seasons, watched.matches, matches, now=clock.now)
    runtime = Runtime(clock.now)
    parts = BotDependencies(watched, matches, seasons, NoPictures(), WORDS, runtime, channels=lambda *_: discord)
    tasks = services_over(parts).tasks
    return Bot(store, matches, seasons, tasks.seasons, tasks.announcer)


async def prepare(folder: Path) -> None:
    """Let a season be announced, signed up for and drawn."""
    lay_database(folder / "fernzug.db")
    clock = Clock()
    bot = await built(folder, clock, Points(NEVER))
    season = (await bot.seasons.found("Winter", RULES, server=SERVER, channel=CHANNEL, by=ORGANISER)).after.id
    await bot.seasons.act(season, lambda found, _: beginning.open_sign_up(found, clock.at))
    for person in PEOPLE:
        await bot.seasons.act(season, lambda found, _, who=person: signups.sign_up(found, who))  # type: ignore[misc]
    clock.at += timedelta(days=RULES.sign_up_days, minutes=1)
    await bot.catch_up()
    await bot.store.close()


async def live(folder: Path, points: Points) -> None:
    """Live one life of the bot, from the time when the start is due."""
    clock = Clock(BEGUN + timedelta(days=RULES.sign_up_days, hours=RULES.objection_hours, minutes=2))
    bot = await built(folder, clock, points)
    await bot.catch_up()
    await bot.store.close()


class Counted(Points):
    """Counts the places and kills nobody."""

    def __init__(self) -> None:
        super().__init__(NEVER)
        self.passed = 0

    def here(self, *_: str) -> None:
        """Pass a place."""
        self.passed += 1


def spend_life(folder: Path, deadly: int) -> bool:
    """Live one life in a process of its own; return whether it ended by itself."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            asyncio.run(live(folder, Points(deadly)))
            code = 0
        finally:
            sys.stdout.flush()
            os._exit(code)
    _, status = os.waitpid(child, 0)
    if os.WIFEXITED(status) and os.WEXITSTATUS(status):
        raise RuntimeError(f"the bot failed by itself in {folder}")
    return os.WIFEXITED(status)


def inspect(folder: Path, tally: Tally, place: int) -> None:
    """Look at what two lives have left."""

    def blame(what: object) -> None:
        tally.faults.append(f"place {place}: {what}")

    with sqlite3.connect(folder / "fernzug.db") as database:
        facts = [json.loads(body) for (body,) in database.execute("select body from season_log order by seq")]
        made = Counter(match for (match,) in database.execute("select match from log where seq = 1"))
        threads = [thread for (thread,) in database.execute("select thread from matches")]
        left = database.execute("select count(*) from outbox").fetchone()
    started = [(fact["fixture"], fact["match"]) for fact in facts if fact["kind"] == "fixture_started"]
    if sorted(number for number, _ in started) != list(range(1, PAIRS + 1)):
        blame(f"fixtures {sorted(number for number, _ in started)}")
    if Counter(match for _, match in started) != made:
        blame(f"matches {len(made)} for {len(started)} fixtures")
    if None in threads or len(set(threads)) != PAIRS:
        blame(f"threads {threads}")
    if left[0]:
        blame(f"{left[0]} announcements are left")
    tally.matches += len(made)
    posts = DiscordOnFile(folder / "discord.jsonl").messages()
    tally.posts += len(posts)
    for (channel, marker), number in Counter((post.channel, post.text.splitlines()[-1]) for post in posts).items():
        if number > 1:
            blame(f"{number} posts {marker} in {channel}")
    for name in ("page", "table-1"):
        number = sum(f"` · {name} ·" in post.text for post in posts)
        if number != 1:
            blame(f"{number} posts of {name}")
    homes = Counter(post.channel for post in posts if post.channel != CHANNEL)
    if len(homes) != PAIRS or set(homes.values()) != {1}:
        blame(f"posts in threads: {homes}")
    if sum("The season has begun" in post.text for post in posts) != 1:
        blame("the start is not told once")


def run(*, every: int, first: int = 1) -> Tally:
    """Kill the bot at every so many-th place of the start, counted from `first`."""
    tally = Tally()
    with tempfile.TemporaryDirectory() as kept:
        drawn, points = Path(kept) / "drawn", Counted()
        drawn.mkdir()
        asyncio.run(prepare(drawn))
        whole = copied(drawn, Path(kept) / "whole")
        asyncio.run(live(whole, points))
        inspect(whole, tally, 0)
        tally.places = points.passed
        for place in range(first, tally.places + 1, every):
            folder = copied(drawn, Path(kept) / "life")
            if not spend_life(folder, place):
                tally.kills += 1
            spend_life(folder, NEVER)
            inspect(folder, tally, place)
            shutil.rmtree(folder)
    return tally


def copied(source: Path, target: Path) -> Path:
    """Copy a database with its Discord."""
    shutil.copytree(source, target)
    return target


def main() -> int:
    """Run the program and print its table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--every", type=int, default=20)
    parser.add_argument("--first", type=int, default=1)
    chosen = parser.parse_args()
    began = time.monotonic()
    tally = run(every=chosen.every, first=chosen.first)
    rows = (
        ("places in a start of 28 matches", tally.places),
        ("kills", tally.kills),
        ("matches started", tally.matches),
        ("posts compared", tally.posts),
    )
    return report(rows, tally.faults, began=began)


if __name__ == "__main__":
    raise SystemExit(main())
