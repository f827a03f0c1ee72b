"""The crash program, shortly and at length."""

import asyncio
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.markup import Markup
from bot.posts.post import Post
from tests.crashes import season_start
from tests.crashes.course import Ground, Tally
from tests.crashes.judge import Kept, doubled, forgotten
from tests.crashes.on_file import HAND_OVER, OnFile
from tests.crashes.on_server import OnServer
from tests.crashes.program import play, told
from tests.crashes.tearing import log_of, tear
from tests.crashes.world import World
from tests.databases import lay_database


def test_no_crash_loses_misses_or_doubles_anything() -> None:
    tally = strike(OnFile(), 40, seed=1)
    assert {kind for kind, _, _ in tally.blows} == OnFile.kinds


def test_no_crash_during_a_takeover_loses_misses_or_doubles_anything() -> None:
    tally = strike(OnFile(games=("colliding_circles",)), 16, seed=HAND_OVER)
    assert tally.seen["lives"] > 16


@pytest.mark.long
@pytest.mark.covers(kills=1000)
@pytest.mark.parametrize("seed", range(1000, 5000, 1000))
def test_no_crash_of_thousands_loses_misses_or_doubles_anything(seed: int) -> None:
    """As `python -m tests.crashes --database sqlite --crashes 4000`."""
    strike(OnFile(), 1000, seed=seed)


@pytest.mark.server
def test_two_processes_on_a_server_lose_miss_and_double_nothing() -> None:
    strike(OnServer(games=("colliding_circles", "confusion")), 10, seed=1)


@pytest.mark.server
@pytest.mark.long
@pytest.mark.covers(kills=500)
@pytest.mark.parametrize("seed", [1000, 2000])
def test_two_processes_struck_a_thousand_times_lose_miss_and_double_nothing(seed: int) -> None:
    """As `python -m tests.crashes --database postgresql --kills 1000`."""
    strike(OnServer(), 500, seed=seed)


def test_a_season_starts_once_wherever_the_bot_dies() -> None:
    kill_starts(every=500, first=301)


@pytest.mark.long
@pytest.mark.covers(kills=100)
@pytest.mark.parametrize("first", [1, 20])
def test_a_season_starts_once_wherever_the_bot_dies_a_hundred_times(first: int) -> None:
    """As `python -m tests.crashes.season_start --every 40`."""
    kill_starts(every=97, first=first)


def test_what_is_lost_or_doubled_is_found(tmp_path: Path) -> None:
    world = World(tmp_path, "", 1)
    world.remember("match", "abc", 3, "digest")
    world.remember("season", "def", 2)
    world.remember("person", 7, "message")
    kept = Kept({("abc", 3): "digest"}, {("def", 2)}, {7: "message"})
    assert list(forgotten(world.memory(), kept)) == []
    assert len(list(forgotten(world.memory(), Kept({("abc", 3): "another"}, {("def", 1)}, {7: "thread"})))) == 3
    discord = world.discord()
    for number, channel in enumerate((1, 2, 1)):
        asyncio.run(discord.send(channel, Post.of(Markup(f"{number}\n`abc` · #3")), nonce=""))
    assert list(doubled(discord)) == ["posted 2 times in 1: `abc` · #3"]


def test_only_the_last_transaction_of_a_log_is_torn(tmp_path: Path) -> None:
    path, torn = tmp_path / "fernzug.db", tmp_path / "torn.db"
    lay_database(path)
    left = set[tuple[str, ...]]()
    with closing(sqlite3.connect(path, isolation_level=None)) as bot:
        for name in ("first", "second"):
            bot.execute("INSERT INTO notes VALUES (?, ?)", (name, "told"))
        for seed in range(20):
            for original, copy in ((path, torn), (log_of(path), log_of(torn))):
                shutil.copyfile(original, copy)
            assert tear(torn, random.Random(seed))
            with closing(sqlite3.connect(torn)) as opened:
                left.add(tuple(name for (name,) in opened.execute("SELECT key FROM notes ORDER BY key")))
    assert left <= {("first",), ("first", "second")}
    assert ("first",) in left


def strike(ground: Ground, crashes: int, *, seed: int) -> Tally:
    tally = play(ground, crashes, seed=seed)
    assert [*map(told, tally.faults)] == []
    assert tally.blows.total() >= crashes
    assert tally.seen["acknowledged"] > 5 * tally.seen["worlds"]
    return tally


def kill_starts(*, every: int, first: int) -> None:
    tally = season_start.run(every=every, first=first)
    assert tally.faults == []
    assert tally.kills >= tally.places // every
    assert tally.matches == season_start.PAIRS * (tally.kills + 1)
