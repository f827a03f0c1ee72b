"""The task of seasons: it notices who is gone, and has posted what a season does to matches."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Any

import pytest

from bot.delivery.seasons.task import SeasonTask
from engine.ids import PersonId
from engine.matches.service.sight import ServerState
from engine.seasons.course import beginning
from engine.seasons.entrants import leave, signups
from engine.seasons.facts.rules import SeasonId
from engine.seasons.organisers.requests import Verdict
from engine.seasons.service.service import Seasons
from engine.stores.outbox import Stream
from tests.bot.bench import Bench
from tests.engine.seasons.season_builders import ORGANISER, RULES, START, organise

SERVER, CHANNEL = 7, 70


async def begun() -> tuple[SeasonTask, Seasons, SeasonId]:
    """Let a season of four begin; return what looks after it, the use cases and its id."""
    passed = timedelta()
    services = Bench(now=lambda: START + passed).services()
    league, seasons = services.tasks.seasons, services.seasons
    season = (await seasons.found("League", RULES, server=SERVER, channel=CHANNEL, by=ORGANISER)).after.id
    await seasons.act(season, lambda now, _: beginning.open_sign_up(now, services.now()))
    for person in (1, 2, 3, 4):
        await seasons.act(season, lambda now, _, person=person: signups.sign_up(now, PersonId(person)))  # type: ignore[misc]
    for part in (timedelta(days=RULES.sign_up_days), timedelta(hours=RULES.objection_hours)):
        passed += part
        await seasons.advance(season)
    return league, seasons, season


async def drop_out(seasons: Seasons, season: SeasonId, person: PersonId) -> None:
    await seasons.act(season, lambda now, _: leave.withdraw(now, person, how="asked", by=person))


def let_be_told(league: SeasonTask, monkeypatch: pytest.MonkeyPatch, tell: Callable[[Any], Awaitable[None]]) -> None:
    """Tell of seasons so, and of matches nothing."""

    async def take_up(stream: Stream) -> bool:
        league._announcer._stale.discard(stream)
        if stream.kind == "season":
            await tell(SeasonId(stream.id))
        return True

    monkeypatch.setattr(league._announcer, "take_up", take_up)


async def test_a_season_waits_for_the_bot_and_members_who_have_left_are_signed_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    services = Bench().services()
    league, seasons = services.tasks.seasons, services.seasons
    season = (await seasons.found("League", RULES, server=SERVER, channel=CHANNEL, by=ORGANISER)).after.id
    await seasons.act(season, lambda now, _: beginning.open_sign_up(now, services.now()))
    for person in (1, 2):
        await seasons.act(season, lambda now, _, person=person: signups.sign_up(now, PersonId(person)))  # type: ignore[misc]
    state: ServerState = "removed"
    members, now = {1}, services.now()

    async def has_left(_: int, person: PersonId) -> bool:
        return person not in members

    monkeypatch.setattr(league._channels, "server_state", lambda _: state)
    monkeypatch.setattr(league._channels, "has_left", has_left)
    monkeypatch.setattr(league, "_now", lambda: now)
    await league.catch_up()
    assert not (await seasons.season(season)).away, "it may be there again in a moment"
    now += timedelta(minutes=3)
    await league.catch_up()
    assert (await seasons.season(season)).away
    state = "there"
    await league.catch_up()
    after = await seasons.season(season)
    assert not after.away
    assert [entrant.person for entrant in after.entrants.values()] == [1]
    members.clear()
    await league.catch_up()
    assert (await seasons.season(season)).entrants, "looked for once a day"


@pytest.mark.parametrize("state", ["unavailable", "removed"])
async def test_a_hiccup_of_discord_pauses_no_season(monkeypatch: pytest.MonkeyPatch, state: ServerState) -> None:
    league, seasons, season = await begun()
    now = league._now()
    before = await seasons.store.log(season)
    monkeypatch.setattr(league, "_now", lambda: now)
    for present in (state, state, "there") * 3:
        monkeypatch.setattr(league._channels, "server_state", lambda _, present=present: present)
        await league._look_at_servers(await seasons.store.going_on())
        now += timedelta(minutes=1)
    assert await seasons.store.log(season) == before


async def test_members_are_asked_for_again_soon_after_an_error_of_discord(monkeypatch: pytest.MonkeyPatch) -> None:
    now, is_broken = START, True
    services = Bench(now=lambda: now).services()
    league, seasons = services.tasks.seasons, services.seasons
    season = (await seasons.found("League", RULES, server=SERVER, channel=CHANNEL, by=ORGANISER)).after.id
    await seasons.act(season, lambda now, _: beginning.open_sign_up(now, services.now()))
    await seasons.act(season, lambda now, _: signups.sign_up(now, PersonId(1)))
    asked = list[datetime]()

    async def has_left(_: int, __: PersonId) -> bool:
        asked.append(now)
        if is_broken:
            raise ConnectionError
        return False

    monkeypatch.setattr(league._channels, "server_state", lambda _: "there")
    monkeypatch.setattr(league._channels, "has_left", has_left)
    for minutes in range(8):
        now = START + timedelta(minutes=minutes)
        is_broken = minutes < 7
        await league.catch_up()
    assert [(at - START) // timedelta(minutes=1) for at in asked] == [0, 1, 3, 7]
    now += timedelta(hours=23)
    await league.catch_up()
    assert len(asked) == 4, "once all went well, a day goes by"


async def test_of_a_season_that_is_done_nothing_is_remembered() -> None:
    """A process that runs for years would keep the page and the tables of every season that it has shown."""
    services = Bench().services()
    league, seasons = services.tasks.seasons, services.seasons
    season = (await seasons.found("League", RULES, server=SERVER, channel=CHANNEL, by=ORGANISER)).after.id
    await league.catch_up()
    assert ({key[0] for key in league._posts._shown}, [*league._away]) == ({season}, [season])
    await seasons.act(season, lambda now, _: organise(now, "cancel", note="Too few."))
    for _ in range(2):
        await league.catch_up()
    assert (league._posts._shown, league._away, league._looks.is_due(season)) == ({}, {}, True)


async def test_what_becomes_of_a_leavers_match_is_posted_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who took a place over waited up to half a minute for the board: nobody told the announcer."""
    league, seasons, season = await begun()

    async def told(_: object) -> None:
        """Post nothing."""

    let_be_told(league, monkeypatch, told)
    bell = league._runtime.bells["announcer"]
    rung = bell.rings
    await drop_out(seasons, season, PersonId(1))
    await league.catch_up()
    assert bell.rings > rung


async def test_what_an_organiser_does_while_a_season_is_told_of_is_followed_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last ruling fell between the look and the posts, which told of it: the season stayed open for days."""
    league, seasons, season = await begun()
    ruled = partial(organise, act="rule", ending=Verdict("played", (1, 2)), note="Enough.")

    async def told(each: SeasonId) -> None:
        after = await seasons.season(season)
        for number in after.fixtures.keys() - after.rulings.keys():
            await seasons.act(season, lambda now, _, number=number: ruled(now, fixture=number))  # type: ignore[misc]
        for announcement in await league._announcer._outbox.announcements(Stream("season", each)):
            await league._announcer._outbox.announced(announcement)

    let_be_told(league, monkeypatch, told)
    await league.catch_up()
    assert (await seasons.season(season)).is_live
    await league.catch_up()
    assert (await seasons.season(season)).phase == "closed"


async def test_a_season_whose_channel_is_slow_holds_up_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other was told of: while Discord failed, a round was drawn half an hour too late."""
    services = Bench().services()
    league, seasons = services.tasks.seasons, services.seasons
    slow, quick = [
        (await seasons.found(name, RULES, server=SERVER, channel=CHANNEL, by=ORGANISER)).after.id
        for name in ("Slow", "Quick")
    ]
    is_told, told = asyncio.Event(), list[str]()

    async def tell(each: str) -> None:
        if each == slow:
            await is_told.wait()
        told.append(each)
        is_told.set()

    let_be_told(league, monkeypatch, tell)
    await league.catch_up()
    assert told == [quick, slow]


async def test_while_a_channel_is_slow_seasons_go_on_and_it_is_told_what_came_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nothing was looked at until the slowest post was made: while Discord failed, an event ended two hours late."""
    league, seasons, season = await begun()
    is_free, told = asyncio.Event(), list[int]()

    async def tell(each: SeasonId) -> None:
        announcements = await league._announcer._outbox.announcements(Stream("season", each))
        await is_free.wait()
        for announcement in announcements:
            await league._announcer._outbox.announced(announcement)
        told.append(len(announcements))

    let_be_told(league, monkeypatch, tell)
    for task in (league, league._announcer):
        await task.poll()
    for person in (1, 2, 3):
        await drop_out(seasons, season, PersonId(person))
        for task in (league, league._announcer):
            await task.poll()
    assert (await seasons.season(season)).phase == "closed"
    assert told == []
    is_free.set()
    await league.catch_up()
    await league.catch_up()
    assert len(told) > 1
    assert await league._announcer._outbox.announcements(Stream("season", season)) == []


async def test_the_end_of_a_match_wakes_the_task_though_nothing_was_posted_of_it() -> None:
    """A round was drawn a minute late: the task slept on until Discord had answered nothing for so long."""
    league, seasons, season = await begun()
    await seasons.advance(season)
    first = next(iter((await seasons.season(season)).matches.values()))
    bell = league._bell.rings
    matches = league._services.matches
    await matches.resign(first, (await matches.match(first)).persons[0])
    assert league._bell.rings > bell


async def test_while_sending_pauses_seasons_go_on_and_discord_is_asked_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A season ended half an hour late, as in an outage of Discord nothing was looked at while sending paused."""
    league, seasons, season = await begun()
    is_paused, told, asked = True, list[str](), list[int]()

    async def tell(each: str) -> None:
        told.append(each)

    async def has_left(server: int, _: PersonId) -> bool:
        asked.append(server)
        return False

    league._runtime = replace(league._runtime, is_paused=lambda: is_paused)
    monkeypatch.setattr(league._channels, "has_left", has_left)
    let_be_told(league, monkeypatch, tell)
    for person in (1, 2, 3):
        await drop_out(seasons, season, PersonId(person))
    await league.catch_up()
    assert (await seasons.season(season)).phase == "closed"
    assert (told, asked) == ([], [])
    is_paused = False
    await league.catch_up()
    assert season in told


async def test_while_discord_does_not_say_who_has_left_seasons_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Members were asked for one after the other before anything else: a silent Discord held everything up."""
    league, seasons, season = await begun()
    is_free, asked = asyncio.Event(), list[PersonId]()

    async def has_left(_: int, person: PersonId) -> bool:
        asked.append(person)
        await is_free.wait()
        return False

    async def told(_: object) -> None:
        """Post nothing."""

    monkeypatch.setattr(league._channels, "has_left", has_left)
    let_be_told(league, monkeypatch, told)
    await league.poll()
    for person in (1, 2, 3):
        await drop_out(seasons, season, PersonId(person))
    await league.poll()
    assert (await seasons.season(season)).phase == "closed"
    assert len(asked) == 1
    is_free.set()
    await league.catch_up()
    assert len(asked) > 1
    await league.stop()


async def test_who_is_told_to_end_leaves_no_post_half_told(monkeypatch: pytest.MonkeyPatch) -> None:
    league, _, season = await begun()
    begun_to, told = asyncio.Event(), list[str]()

    async def never(_: SeasonId) -> None:
        begun_to.set()
        await asyncio.Event().wait()

    async def tell(each: SeasonId) -> None:
        told.append(each)

    let_be_told(league, monkeypatch, never)
    before = asyncio.all_tasks()
    for task in (league, league._announcer):
        task.start()
    await begun_to.wait()
    for task in (league, league._announcer):
        await task.stop()
    assert asyncio.all_tasks() == before
    let_be_told(league, monkeypatch, tell)
    await league.catch_up()
    assert told == [season]


async def test_a_season_that_fails_is_tried_less_and_less_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is due and fails stays due: it would be tried every two seconds."""
    now, tried = START, list[datetime]()
    services = Bench(now=lambda: now).services()
    league, seasons = services.tasks.seasons, services.seasons
    await seasons.found("League", RULES, server=SERVER, channel=CHANNEL, by=ORGANISER)

    async def advance(*_: object) -> None:
        tried.append(now)
        raise LookupError

    monkeypatch.setattr(league._channels, "server_state", lambda _: "there")
    monkeypatch.setattr(seasons, "advance", advance)
    for halves in range(9):
        now = START + timedelta(seconds=league._pause / 2 * halves)
        await league.catch_up()
    assert [(at - START).total_seconds() / league._pause for at in tried] == [0, 1, 3]
