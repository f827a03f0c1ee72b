"""Deadlines of matches: fired once, told in the way that each person wants, given back after an outage."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import date, timedelta
from typing import Any

import pytest

from bot.delivery.matches.deadlines import Deadlines, pause_until
from bot.features.match.lists import Listing, list_post
from engine.ids import MatchId
from engine.log.facts.codec import decode_fact
from engine.log.facts.time import PlayerReminded, TimeGiven, TimeRanOut
from engine.people.preferences import Person, Vacation
from engine.share import Share
from engine.time.policy import FAST, RELAXED
from storage.errors import DatabaseLocked
from tests.bot.bench import ANNA, BERND
from tests.bot.delivery.people.test_notices import World as People


class World(People):
    """People with clocks, and a bot that can be away."""

    def __init__(self) -> None:
        super().__init__()
        self.is_connected = True
        self.restart()

    def restart(self) -> None:
        """Begin with another process on the same store."""
        delivery = self.bench.delivery(self.discord, is_connected=lambda: self.is_connected)
        self.deadlines = Deadlines(delivery, self.announcer)

    async def live(self, *, step: timedelta = timedelta(minutes=1), **passed: float) -> None:
        """Let time pass in steps, with a look at clocks and notices after each."""
        end = self.now + timedelta(**passed)
        while self.now < end:
            await self.work(step)
            await self.deadlines.tell(await self.deadlines.fire())
            await self.notices.poll()

    async def work(self, passed: timedelta) -> None:
        """Let time pass in which the bot is at work, though it looks at no clock."""
        until = self.now + passed
        while self.now < until:
            self.now = min(until, self.now + timedelta(minutes=1))
            if self.is_connected:
                await self.bench.matches.clocks.heartbeat()

    async def facts(self, match: MatchId, kind: type[Any]) -> list[Any]:
        """Return the facts of a kind in a match, with the time of each."""
        entries = await self.bench.matches.logs.log(match)
        return [(entry.at, decode_fact(entry.body)) for entry in entries if isinstance(decode_fact(entry.body), kind)]


@pytest.fixture
def world() -> World:
    return World()


async def test_a_deadline_fires_within_a_minute_and_once(world: World) -> None:
    match = await world.turn(policy=FAST)
    due = world.now + timedelta(hours=24)
    await world.live(hours=25)
    ((at, _),) = await world.facts(match, TimeRanOut)
    assert due <= at <= due + timedelta(minutes=1)
    assert (await world.bench.matches.match(match)).phase == "over"
    await world.live(hours=25, step=timedelta(hours=1))
    assert len(await world.facts(match, TimeRanOut)) == 1


async def test_reminders_reach_people_by_their_way_and_say_how_long_there_is(world: World) -> None:
    await world.wants(ANNA, "message")
    told, pinged = await world.turn(policy=FAST), await world.turn(policy=FAST)
    await world.live(hours=17)
    assert ["your turn" in text for text in world.to(ANNA)] == [True, True]
    await world.live(hours=2)
    assert ["running low" in text and ":R>" in text for text in world.to(ANNA)] == [False, False, True, True]
    await world.wants(ANNA, "thread")
    for match in (told, pinged):
        assert len(await world.facts(match, PlayerReminded)) == 1
    late = await world.turn(policy=FAST)
    await world.live(hours=19)
    thread = (await world.bench.store.outbox.location(late)).thread
    assert (thread, ANNA) in world.discord.pings


async def test_a_reminder_led_to_a_thread_in_the_archive_where_no_button_works(world: World) -> None:
    thread = (await world.bench.store.outbox.location(await world.turn(policy=FAST))).thread
    assert thread is not None
    world.discord.archived.add(thread)
    await world.live(hours=19)
    assert world.discord.archived == set()


async def test_a_reminder_of_a_move_that_is_made_is_dropped(world: World) -> None:
    await world.wants(ANNA, "message")
    match = await world.turn(policy=FAST)
    await world.work(timedelta(hours=18, minutes=1))
    await world.deadlines.tell(await world.deadlines.fire())
    await world.bench.play(match)
    await world.notices.poll()
    assert not any("running low" in text for text in world.to(ANNA))


async def test_who_may_claim_is_told(world: World) -> None:
    await world.wants(BERND, "message")
    await world.turn(policy=RELAXED)
    await world.live(hours=73, step=timedelta(minutes=10))
    (text,) = world.to(BERND)
    assert "claim" in text


async def test_ten_thousand_matches_do_not_hold_up_the_start(world: World) -> None:
    """Due times are recomputed in the background, not before the bot logs in."""
    match = await world.turn(policy=FAST)
    clocks, playing = world.bench.matches.clocks, await world.bench.matches.match(match)
    due = await clocks.next_due()
    assert due is not None
    other = due + timedelta(days=9)
    await world.bench.store.matches.save_due(match, seq=playing.seq, due_at=other)
    await world.deadlines.recover()
    assert await clocks.next_due() == other

    async def is_noted() -> bool:
        return await clocks.next_due() == due

    world.deadlines.start()
    await until(is_noted)
    await world.deadlines.stop()


async def test_the_time_of_an_outage_of_the_bot_is_given_back(world: World) -> None:
    match = await world.turn(policy=FAST)
    await world.live(hours=1)
    world.now += timedelta(hours=30)
    world.restart()
    await world.deadlines.recover()
    await world.live(minutes=5)
    assert await world.facts(match, TimeRanOut) == []
    ((_, given),) = await world.facts(match, TimeGiven)
    assert abs(given.seconds - 30 * 3600) <= 120
    world.restart()
    await world.deadlines.recover()
    assert len(await world.facts(match, TimeGiven)) == 1, "a short absence is none"


async def test_the_time_of_an_outage_of_discord_is_given_back(world: World) -> None:
    match = await world.turn(policy=FAST)
    await world.live(hours=1)
    world.is_connected = False
    await world.live(hours=30, step=timedelta(minutes=30))
    assert await world.facts(match, TimeRanOut) == []
    world.is_connected = True
    await world.live(minutes=5)
    assert await world.facts(match, TimeRanOut) == []
    assert len(await world.facts(match, TimeGiven)) == 1


async def test_a_vacation_stops_the_clock_and_opponents_are_told(world: World) -> None:
    await world.wants(BERND, "message", zone="UTC")
    match = await world.turn(policy=RELAXED)
    vacation = Vacation(ANNA, date(2026, 11, 22), date(2026, 12, 1))
    await world.bench.matches.clocks.recharge(ANNA, lambda: world.bench.store.people.save_vacation(vacation))
    await world.live(days=10, step=timedelta(minutes=30))
    assert await world.facts(match, TimeRanOut) == []
    (text,) = world.to(BERND)
    assert "vacation until 2026-12-01" in text
    listed = await list_post(world.bench.context(BERND), Listing("running", BERND, page=1))
    assert f"<@{ANNA}> until 2026-12-01" in listed.text
    await world.live(days=6, step=timedelta(minutes=30))
    assert len(await world.facts(match, TimeRanOut)) == 1


async def test_the_list_has_the_nearest_deadline_first(world: World) -> None:
    await world.bench.store.people.save_person(Person(ANNA, zone="UTC"))
    untimed = await world.turn()
    relaxed = await world.turn(policy=RELAXED)
    fast = await world.turn(policy=FAST)
    listed = (await list_post(world.bench.context(), Listing("running", ANNA, page=1))).text
    assert listed.index(fast) < listed.index(relaxed) < listed.index(untimed)
    deadline = int((world.now + timedelta(hours=24)).timestamp())
    assert f"<t:{deadline}:R>" in listed


async def test_a_discord_that_does_not_answer_holds_up_no_other_deadline(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await world.turn(policy=FAST)
    world.now += timedelta(minutes=1)
    second = await world.turn(policy=FAST)
    world.now += timedelta(hours=23, minutes=59)
    answers = asyncio.Event()
    monkeypatch.setattr(world.discord, "send", lambda *_, **__: answers.wait())
    world.deadlines.start()
    try:
        await until(lambda: world.facts(first, TimeRanOut))
        world.now += timedelta(minutes=1)
        world.deadlines.wake()
        await until(lambda: world.facts(second, TimeRanOut))
    finally:
        await world.deadlines.stop()


async def until(look: Callable[[], Awaitable[object]]) -> None:
    """Let others work until something is seen."""
    for _ in range(1000):
        if await look():
            return
        await asyncio.sleep(0)
    raise AssertionError("never")


async def test_what_is_due_when_is_noted_as_soon_as_the_database_lets_us(monkeypatch: pytest.MonkeyPatch) -> None:
    world, tries, is_noted = World(), 0, asyncio.Event()

    async def reschedule(_: Share) -> None:
        nonlocal tries
        tries += 1
        if tries == 1:
            raise DatabaseLocked
        is_noted.set()

    monkeypatch.setattr(world.bench.matches.clocks, "reschedule", reschedule)
    eager = Deadlines(world.bench.delivery(world.discord, pause=0.001), world.announcer)
    eager.start()
    await is_noted.wait()
    await eager.stop()
    assert tries == 2


@pytest.mark.parametrize(
    ("due", "looked", "paused"),
    [(7, 0.01, 7), (-3, 0.01, 1), (7, 0.5, 10), (7, 3, 30), (600, 0.01, 30)],
)
def test_who_needs_long_to_look_what_is_due_looks_rarely_but_soon_enough(
    due: float, looked: float, paused: float
) -> None:
    assert pause_until(due, looked, longest=30) == paused
