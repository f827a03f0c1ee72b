"""The operator's daily line: only what was wrong, once, in the language of the server."""

import logging
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, cast

import pytest

from bot.delivery.servers.daily_summary import EVENTS, DailySummary, Troubles
from engine.people.preferences import Language, Server
from tests.bot.bench import SERVER, WORDS, Bench
from tests.fake_discord import FakeDiscord
from tests.truth import project

REPORTS = 77
START = datetime(2026, 5, 4, 23, 50, tzinfo=UTC)


class Day:
    """A bot whose operator is told, and its clock."""

    def __init__(self, language: Language) -> None:
        self.now = START
        self.discord = FakeDiscord()
        self.bench = Bench(now=lambda: self.now)
        self.language = language
        self.troubles = Troubles()
        services = self.bench.delivery(self.discord)
        self.task = DailySummary(services, self.troubles, server=SERVER)

    async def set_up(self) -> None:
        await self.bench.store.people.save_server(Server(SERVER, language=self.language, report_channel=REPORTS))

    def log(self, event: str, times: int = 1) -> None:
        for _ in range(times):
            record = logging.LogRecord("bot.x", logging.WARNING, "", 0, cast("Any", {"event": event}), (), None)
            self.troubles.handle(record)


@pytest.fixture(params=["en", "de"])
async def day(request: pytest.FixtureRequest) -> Day:
    made = Day(request.param)
    await made.set_up()
    return made


async def test_a_day_on_which_nothing_was_wrong_is_not_told(day: Day) -> None:
    for _ in range(3):
        day.log("ready")
        await day.task.poll()
        day.now += timedelta(days=1)
    assert day.discord.posts == []


async def test_what_was_wrong_is_told_once_when_the_day_is_over(day: Day) -> None:
    day.log("late answer", times=2)
    day.log("backup failed")
    await day.task.poll()
    assert day.discord.posts == []
    day.now += timedelta(minutes=20)
    await day.task.poll()
    await day.task.poll()
    ((channel, text),) = day.discord.posts
    words = WORDS[day.language]
    assert channel == REPORTS
    assert words("trouble-late", count=2) in text
    assert words("trouble-backup", count=1) in text
    assert words("trouble-pause", count=1) not in text


async def test_a_restart_forgets_nothing_that_was_noted(day: Day) -> None:
    day.log("post held up")
    await day.task.poll()
    day.task = DailySummary(day.bench.delivery(day.discord), Troubles(), server=SERVER)
    day.now += timedelta(days=2)
    await day.task.poll()
    assert len(day.discord.posts) == 1


async def test_what_cannot_be_told_is_told_later(day: Day) -> None:
    day.log("post held up")
    await day.task.poll()
    day.now += timedelta(minutes=20)
    day.discord.faults = [ConnectionError()]
    await day.task.poll()
    day.log("late answer")
    await day.task.poll()
    day.now += timedelta(days=1)
    await day.task.poll()
    words = WORDS[day.language]
    assert [words("trouble-held-up", count=1) in text for _, text in day.discord.posts] == [True, False]
    assert words("trouble-late", count=1) in day.discord.posts[1][1]


@pytest.mark.parametrize("event", EVENTS)
def test_what_is_counted_is_logged_somewhere(event: str) -> None:
    files: list[Path] = [file for file in (project.ROOT / "bot").rglob("*.py") if file.name != "troubles.py"]
    assert any(f'"{event}"' in file.read_text(encoding="utf-8") for file in files)
