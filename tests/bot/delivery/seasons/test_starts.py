"""Matches of a season start as far as the server has room for threads; whom a league pings, and how often."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.delivery.seasons import starts
from bot.delivery.seasons.people import SeasonPings
from bot.delivery.seasons.starts import BATCH, SeasonStarts
from bot.delivery.servers.reports import Reports
from bot.markup import Markup
from bot.posts import limits
from bot.posts.league.forecast import SPARE_THREADS, forecast
from bot.posts.post import Post
from engine.ids import PersonId
from engine.seasons.course import beginning
from engine.seasons.entrants import signups
from engine.seasons.facts.rules import SeasonId
from engine.seasons.service.starts import Starts
from engine.seasons.state.season import Season
from games.registry import GAMES
from tests.bot.bench import Bench
from tests.engine.seasons.season_builders import ORGANISER, RULES, START
from tests.fake_discord import FakeDiscord

SERVER, CHANNEL = 7, 70
MOST = limits.ACTIVE_THREADS - SPARE_THREADS


class Ground:
    """A season of eight that is to start, on a server with so many active threads."""

    def __init__(self, active: int) -> None:
        self.now = START
        self.bench = Bench(now=lambda: self.now)
        self.discord = FakeDiscord(active=active, reports_to=(CHANNEL,))
        self.delivery = self.bench.delivery(self.discord)
        self.starts = SeasonStarts(self.delivery, Reports(self.delivery))
        self.seasons = self.bench.seasons

    async def drawn(self) -> Season:
        """Let eight sign up and be drawn, and go to the start."""
        founded = await self.seasons.found("Gamwin", RULES, server=SERVER, channel=CHANNEL, by=ORGANISER)
        season = founded.after.id
        await self.seasons.act(season, lambda now, _: beginning.open_sign_up(now, self.now))
        for person in range(1, 9):
            await self.seasons.act(season, lambda now, _, who=person: signups.sign_up(now, PersonId(who)))  # type: ignore[misc]
        for span in (timedelta(days=RULES.sign_up_days), timedelta(hours=RULES.objection_hours)):
            self.now += span
            await self.advance(season)
        return await self.seasons.season(season)

    async def advance(self, season: SeasonId) -> int:
        """Bring a season forward; return how many matches may still start."""
        starts = Starts(self.starts.room)
        await self.seasons.advance(season, starts)
        return starts.waiting


async def test_matches_start_in_batches_that_end_where_the_room_does() -> None:
    ground = Ground(active=MOST - BATCH - 3)
    season = await ground.drawn()
    assert len(season.fixtures) == 28
    assert len(season.matches) == BATCH
    await ground.starts.done()
    ((_, report),) = ground.discord.posts
    assert "15 of its matches cannot start" in report
    await ground.advance(season.id)
    assert len((await ground.seasons.season(season.id)).matches) == BATCH + 3, "threads still to be opened are counted"
    assert await ground.advance(season.id) == 28 - BATCH - 3
    assert len(ground.discord.posts) == 1, "one report a day"


async def test_starts_go_on_when_there_is_room_again() -> None:
    ground = Ground(active=limits.ACTIVE_THREADS)
    season = await ground.drawn()
    assert not season.matches
    ground.discord.active = 0
    before = 0
    while await ground.advance(season.id):
        count = len((await ground.seasons.season(season.id)).matches)
        assert 0 < count - before <= BATCH
        before = count
    assert len((await ground.seasons.season(season.id)).matches) == 28


async def test_nothing_starts_while_threads_cannot_be_counted() -> None:
    ground = Ground(active=0)
    ground.discord.breaks["active_threads"] = ConnectionError()
    season = await ground.drawn()
    assert not season.matches
    assert not ground.discord.posts


async def test_a_discord_that_does_not_count_threads_holds_no_season_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each season waited for a minute before the next was looked at, and all of them waited again at the next look."""
    ground, asked = Ground(active=0), 0

    async def silent(_: int) -> int:
        nonlocal asked
        asked += 1
        await asyncio.Event().wait()
        return 0

    monkeypatch.setattr(starts, "PATIENCE_SECONDS", 0)
    monkeypatch.setattr(ground.discord, "active_threads", silent)
    season = await ground.drawn()
    assert await ground.starts.room(season, 1) == 0
    assert asked == 1
    ground.now += starts.ASKED_AGAIN
    assert await ground.starts.room(season, 1) == 0
    assert asked == 2
    monkeypatch.undo()
    ground.now += starts.LONGEST_WAIT
    assert await ground.starts.room(season, 1) == 1


async def test_a_report_that_discord_does_not_take_holds_no_season_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """All seasons waited until Discord had taken it, or had said nothing for a minute."""
    ground, is_free = Ground(active=limits.ACTIVE_THREADS), asyncio.Event()

    send = ground.discord.send

    async def slow(channel: int, post: Post, *, nonce: str) -> int:
        await is_free.wait()
        return await send(channel, post, nonce=nonce)

    monkeypatch.setattr(ground.discord, "send", slow)
    season = await ground.drawn()
    assert await ground.starts.room(season, 1) == 0
    assert not ground.discord.posts
    is_free.set()
    await ground.starts.done()
    assert len(ground.discord.posts) == 1


async def test_the_forecast_is_what_a_start_brings() -> None:
    ground = Ground(active=0)
    season = await ground.drawn()
    info = GAMES["gamwin"].info
    made = forecast(season, info)
    assert (made.divisions, made.fixtures, made.each, made.threads) == ((8,), 28, 7, 28)
    rolling = forecast(replace(season, rules=replace(season.rules, at_once=2)), info)
    assert rolling.threads == 8
    assert rolling.days > made.days


async def test_a_league_pings_nobody_twice_in_a_week() -> None:
    ground = Ground(active=0)
    season = await ground.drawn()
    pings = SeasonPings(ground.delivery)
    anna, bernd = PersonId(1), PersonId(2)
    first = await pings.allowed(season, Post.of(Markup("Do you go on?"), mentions=(anna,)))
    assert first.mentions == (anna,)
    await pings.note(season, first)
    ground.now += timedelta(days=6)
    second = await pings.allowed(season, Post.of(Markup("A ruling"), mentions=(anna, bernd)))
    assert second.mentions == (bernd,)
    await pings.note(season, second)
    ground.now += timedelta(days=1, minutes=1)
    third = await pings.allowed(season, Post.of(Markup("Another ruling"), mentions=(anna, bernd)))
    assert third.mentions == (anna,)
