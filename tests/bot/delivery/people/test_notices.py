"""Notices reach people once, by the way they want, at a decent hour, and not in a burst."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import aiohttp
import pytest
from structlog.testing import capture_logs

from bot.delivery.people.notice_texts import NoticeTexts
from bot.delivery.people.notices import Notices
from bot.platform.faults import THREAD_LOCKED
from bot.platform.pace import Pace
from engine.ids import MatchId, PersonId
from engine.matches.state.match import Match
from engine.people.preferences import Person, Way
from engine.stores.outbox import Notice, Stream
from tests.bot.bench import ANNA, BERND, CARLA, CHANNEL, Bench
from tests.fake_discord import CLOSED_MAILBOX, FakeDiscord, refusal

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
PER_MINUTE = 10


class World:
    """A bench with announcer and notices, and a clock that moves when it is told to."""

    def __init__(self) -> None:
        self.now = NOON
        pace = Pace(PER_MINUTE, now=lambda: self.now)
        self.discord = FakeDiscord(pace)
        self.bench = Bench(now=lambda: self.now)
        services = self.bench.services(self.discord)
        self.announcer = services.tasks.announcer
        texts = NoticeTexts(services.store, services.matches, services.recipients, services.homes)
        self.make: Callable[[], Notices] = lambda: Notices(services, texts, pace=pace)
        self.notices = self.make()

    async def wants(self, person: PersonId, way: Way, **choices: Any) -> None:
        """Let a person choose how to be told."""
        before = await self.bench.store.people.person(person)
        after = replace(before, notice=way, **choices)
        await self.bench.people.change_person(after)
        await self.notices.reschedule(before, after)

    async def turn(self, **options: Any) -> MatchId:
        """Start a match in which Anna is to move."""
        change = await self.bench.started(**options)
        await self.announcer.tell(change)
        self.discord.posts.clear()
        self.discord.pings.clear()
        return change.after.id

    async def move(self, match: MatchId) -> None:
        """Let time pass and a move be made."""
        await self.announcer.tell(await self.bench.play(match))

    async def deliver(self, **passed: float) -> float:
        """Let time pass, then tell what may be told."""
        self.now += timedelta(**passed)
        return await self.notices.poll()

    def to(self, channel: int) -> list[str]:
        """Return what was posted in a channel or mailbox."""
        return self.discord.told(channel)


async def test_a_ping_in_the_thread_is_the_usual_way() -> None:
    world = World()
    await world.move(await world.turn())
    assert [person for _, person in world.discord.pings] == [BERND]
    assert not await world.bench.store.outbox.notices_of(BERND)


async def test_nobody_is_pinged_for_the_own_move_or_one_that_was_due_before() -> None:
    world = World()
    match = await world.turn()
    await world.announcer.tell(await world.bench.matches.offer_draw(match, BERND))
    assert [person for _, person in world.discord.pings] == [ANNA], "asked, though she was to move before"
    await world.announcer.tell(await world.bench.matches.answer(match, ANNA, kind="draw", is_accepted=False))
    assert len(world.discord.pings) == 1


async def test_a_direct_message_says_what_is_due_and_comes_once() -> None:
    world = World()
    await world.wants(BERND, "message", language="de")
    match = await world.turn()
    await world.move(match)
    assert world.discord.pings == []
    await world.deliver()
    await world.deliver(hours=1)
    (text,) = world.to(BERND)
    assert "Du bist am Zug" in text
    assert f"<@{ANNA}>" in text
    assert not await world.bench.store.outbox.notices_of(BERND)


async def test_what_is_not_true_any_more_is_not_told() -> None:
    world = World()
    await world.wants(BERND, "message")
    match = await world.turn()
    await world.move(match)
    await world.bench.play(match)
    await world.deliver()
    assert world.to(BERND) == []
    assert await world.bench.store.outbox.next_notice_at() is None


async def test_muted_and_none_are_silent() -> None:
    world = World()
    await world.wants(BERND, "none")
    await world.move(await world.turn())
    await world.wants(BERND, "thread")
    muted = await world.turn()
    await world.bench.store.people.mute(BERND, muted)
    await world.move(muted)
    await world.deliver()
    assert world.discord.pings == []
    assert world.to(BERND) == []


async def test_muted_after_it_was_queued_is_silent() -> None:
    world = World()
    await world.wants(BERND, "message")
    match = await world.turn()
    await world.move(match)
    await world.bench.store.people.mute(BERND, match)
    await world.deliver()
    assert world.to(BERND) == []


async def test_sleep_is_quiet_and_the_morning_makes_up_for_it() -> None:
    world = World()
    await world.bench.store.people.save_person(Person(BERND, zone="UTC", sleep=(11 * 60, 13 * 60)))
    match = await world.turn()
    await world.move(match)
    await world.deliver(minutes=59)
    assert world.discord.pings == []
    await world.deliver(minutes=1)
    assert [person for _, person in world.discord.pings] == [BERND]
    await world.deliver(hours=24)
    assert len(world.discord.pings) == 1


async def test_who_falls_asleep_in_the_queue_is_let_sleep() -> None:
    world = World()
    await world.wants(BERND, "message")
    await world.move(await world.turn())
    await world.bench.store.people.save_person(Person(BERND, notice="message", zone="UTC", sleep=(11 * 60, 13 * 60)))
    await world.deliver()
    assert world.to(BERND) == []
    await world.deliver(hours=1)
    assert len(world.to(BERND)) == 1


@pytest.mark.slow
async def test_fifty_matches_are_one_message_a_day() -> None:
    world = World()
    await world.wants(BERND, "digest", zone="UTC", digest_hour=15)
    for _ in range(50):
        await world.move(await world.turn())
    await world.deliver(hours=2, minutes=59)
    assert world.to(BERND) == []
    for _ in range(3):
        await world.deliver(minutes=1)
    (text,) = world.to(BERND)
    assert "50" in text
    assert len(text) <= 4000
    assert world.discord.pings == []
    await world.deliver(days=1)
    assert len(world.to(BERND)) == 2
    await world.deliver(minutes=5)
    assert len(world.to(BERND)) == 2


async def test_no_digest_without_anything_to_do() -> None:
    world = World()
    await world.wants(BERND, "digest")
    match = await world.turn()
    await world.move(match)
    await world.bench.play(match)
    await world.deliver(days=1)
    assert world.to(BERND) == []
    assert await world.bench.store.outbox.next_notice_at() is None


async def test_another_way_holds_for_what_is_queued_already() -> None:
    world = World()
    await world.wants(BERND, "digest")
    await world.move(await world.turn())
    await world.wants(BERND, "message")
    await world.deliver()
    assert len(world.to(BERND)) == 1
    await world.wants(ANNA, "message")
    match = await world.turn()
    await world.move(match)
    await world.deliver(minutes=1)
    await world.move(match)
    await world.wants(ANNA, "digest", zone="UTC", digest_hour=18)
    await world.deliver(minutes=1)
    assert world.to(ANNA) == []
    await world.deliver(hours=6)
    assert len(world.to(ANNA)) == 1


async def test_the_digest_moves_with_its_hour() -> None:
    world = World()
    await world.wants(BERND, "digest", zone="UTC", digest_hour=20)
    await world.move(await world.turn())
    await world.wants(BERND, "digest", digest_hour=13)
    await world.deliver(hours=1)
    assert len(world.to(BERND)) == 1


async def test_direct_messages_are_spread() -> None:
    world = World()
    for _ in range(2 * PER_MINUTE):
        await world.move(await world.turn())
    await world.wants(BERND, "message")
    for person in (BERND, CARLA):
        for number in range(PER_MINUTE):
            match = (await world.bench.proposed(person)).after.id
            notice = Notice(person, "turn", NOON, match, seq=number + 1)
            (announcement,) = await world.bench.store.outbox.announcements(Stream("match", match))
            await world.bench.store.outbox.announced(
                announcement, await world.bench.store.outbox.location(match), [notice]
            )
    await world.bench.store.people.save_person(Person(CARLA, notice="message"))
    times = []
    for _ in range(300):
        before = len(world.discord.posts)
        await world.deliver(seconds=1)
        times += [world.now] * (len(world.discord.posts) - before)
    assert len(times) == 2 * PER_MINUTE
    assert all(times[at + PER_MINUTE] - times[at] >= timedelta(minutes=1) for at in range(PER_MINUTE))


async def test_a_closed_mailbox_falls_back_to_the_thread() -> None:
    world = World()
    await world.wants(BERND, "message")
    world.discord.close(BERND, code=CLOSED_MAILBOX)
    match = await world.turn()
    await world.move(match)
    await world.deliver()
    thread = (await world.bench.store.outbox.location(match)).thread
    assert world.discord.pings == [(thread, BERND)]
    await world.deliver(hours=9)
    assert len(world.discord.pings) == 1


async def test_a_ping_that_a_locked_thread_does_not_take_comes_as_a_message() -> None:
    world = World()
    match = await world.turn()
    await world.wants(BERND, "thread", sleep=(0, 14 * 60), zone="UTC")
    await world.move(match)
    world.discord.close((await world.bench.store.outbox.location(match)).thread or 0, code=THREAD_LOCKED)
    await world.deliver(hours=3)
    assert len(world.to(BERND)) == 1
    assert not await world.bench.store.outbox.notices_of(BERND)


async def test_a_closed_mailbox_of_a_digest_falls_back_to_the_most_urgent_thread() -> None:
    world = World()
    await world.wants(BERND, "digest")
    world.discord.close(BERND, code=CLOSED_MAILBOX)
    match = await world.turn()
    await world.move(match)
    await world.deliver(days=1)
    assert world.discord.pings == [((await world.bench.store.outbox.location(match)).thread, BERND)]


async def test_a_message_that_arrived_unheard_is_not_sent_again_after_a_restart() -> None:
    world = World()
    await world.wants(BERND, "message")
    await world.move(await world.turn())
    world.discord.lost = [aiohttp.ServerDisconnectedError()]
    await world.deliver()
    assert len(world.to(BERND)) == 1
    assert len(await world.bench.store.outbox.notices_of(BERND)) == 1
    world.notices = world.make()
    await world.deliver(minutes=1)
    assert len(world.to(BERND)) == 1
    assert not await world.bench.store.outbox.notices_of(BERND)


async def test_a_fault_of_discord_is_tried_again_later() -> None:
    world = World()
    await world.wants(BERND, "message")
    await world.move(await world.turn())
    world.discord.faults = [TimeoutError() for _ in range(3)]
    for _ in range(60):
        await world.deliver(seconds=10)
    assert len(world.to(BERND)) == 1
    assert world.discord.faults == []


async def test_what_hours_of_faults_have_held_up_comes_within_half_a_minute_after_them() -> None:
    world = World()
    await world.wants(BERND, "message")
    await world.move(await world.turn())
    world.discord.faults = [TimeoutError() for _ in range(2 * 60 * 60)]
    for _ in range(2 * 60):
        await world.deliver(minutes=1)
    world.discord.faults = []
    await world.deliver(seconds=30)
    assert len(world.to(BERND)) == 1


async def test_a_refused_notice_is_tried_once_an_hour_in_the_end() -> None:
    world = World()
    await world.wants(BERND, "message")
    world.discord.close(BERND, code=CLOSED_MAILBOX)
    await world.move(await world.turn())
    world.discord.faults = [refusal(CLOSED_MAILBOX, 403) for _ in range(1000)]
    for _ in range(24 * 60):
        await world.deliver(minutes=1)
    assert 1000 - len(world.discord.faults) <= 32


async def test_a_notice_that_fails_by_our_own_fault_holds_up_no_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world = World()
    await world.wants(BERND, "message")
    broken, sound = await world.turn(), await world.turn()
    await world.move(broken)
    await world.move(sound)
    readable = world.bench.matches.match

    async def match(wanted: MatchId) -> Match:
        if wanted == broken:
            raise KeyError(wanted)
        return await readable(wanted)

    monkeypatch.setattr(world.bench.matches, "match", match)
    with capture_logs() as logs:
        assert await world.deliver() > 0
        await world.deliver(minutes=1)
    assert len(world.to(BERND)) == 1
    assert [entry["log_level"] for entry in logs if entry["event"] == "notice failed"] == ["error"]
    monkeypatch.undo()
    await world.deliver(hours=7)
    assert len(world.to(BERND)) == 2


async def test_an_invitation_by_name_reaches_who_wants_messages() -> None:
    world = World()
    await world.wants(BERND, "message")
    await world.announcer.tell(await world.bench.proposed(BERND))
    assert world.discord.pings == []
    await world.deliver()
    assert len(world.to(BERND)) == 1
    await world.announcer.tell(await world.bench.proposed(CARLA))
    assert world.discord.pings == [(CHANNEL, CARLA)]
