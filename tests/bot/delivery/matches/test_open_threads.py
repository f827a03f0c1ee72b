"""Threads are in the lists of all who play, stay open while a match runs, and are archived a day after its end."""

from datetime import timedelta

import pytest

from bot.platform.faults import THREAD_LOCKED
from engine.ids import MatchId
from engine.matches.service.dependencies import utc_now
from tests.bot.bench import ANNA, BERND, CARLA, Bench
from tests.fake_discord import FakeDiscord, refusal

OWNER = 2**63 - 99
DAY = timedelta(days=1)


class World:
    """Matches over the bot's tasks."""

    def __init__(self) -> None:
        self.now = utc_now()
        self.bench, self.discord = Bench(now=lambda: self.now), FakeDiscord(reports_to=(OWNER,))
        self.tasks = self.bench.services(self.discord).tasks
        self.tasks.lost_threads._look_pause = self.tasks.finished_threads._pause_after_each = 0.0

    async def begin(self) -> tuple[MatchId, int]:
        """Let a match begin, and return it with its thread."""
        change = await self.bench.started()
        location = await self.tasks.announcer.tell(change)
        assert location.thread is not None
        return change.after.id, location.thread

    async def end(self, match: MatchId) -> None:
        await self.tasks.announcer.tell(await self.bench.matches.resign(match, ANNA))

    def done(self, call: str) -> list[int]:
        return [about for made, about in self.discord.calls if made == call]


@pytest.fixture
def world() -> World:
    return World()


async def test_who_was_not_to_move_had_no_thread_in_the_list(world: World) -> None:
    match, thread = await world.begin()
    due = await world.bench.due(match)
    assert (thread, due) in world.discord.pings
    assert world.discord.joined == [(thread, BERND if due == ANNA else ANNA)]
    await world.tasks.announcer.tell(await world.bench.play(match))
    assert len(world.discord.joined) == 1, "a move takes no request for it"


async def test_a_substitute_who_slept_had_no_thread_in_the_list(world: World) -> None:
    match, thread = await world.begin()
    matches = world.bench.matches
    await world.tasks.announcer.tell(await matches.offer_substitute(match, BERND, CARLA))
    for person in (ANNA, CARLA):
        answered = await matches.answer(match, person, kind="substitute", is_accepted=True)
        await world.tasks.announcer.tell(answered)
    assert (thread, CARLA) in world.discord.joined + world.discord.pings


async def test_a_thread_of_a_running_match_is_opened_again_once_a_day(world: World) -> None:
    _, thread = await world.begin()
    await world.tasks.lost_threads.poll()
    world.discord.archived.add(thread)
    world.now += DAY - timedelta(seconds=1)
    await world.tasks.lost_threads.poll()
    assert world.done("reopen") == []
    world.now += timedelta(seconds=1)
    for _ in range(2):
        await world.tasks.lost_threads.poll()
    assert (world.done("reopen"), world.discord.archived) == ([thread], set())


async def test_a_locked_thread_is_reported_once_and_holds_no_other_up(world: World) -> None:
    threads = [(await world.begin())[1] for _ in range(2)]
    await world.tasks.lost_threads.poll()
    world.discord.archived |= {*threads}
    for _ in range(2):
        world.discord.breaks["reopen"] = refusal(THREAD_LOCKED, 403)
        world.tasks.lost_threads.look()
        await world.tasks.lost_threads.poll()
    assert world.discord.archived == {threads[0]}
    assert len(world.discord.told(OWNER)) == 1


async def test_the_thread_of_a_finished_match_is_archived_once_a_day_after_its_end(world: World) -> None:
    (over, thread), (_, other) = await world.begin(), await world.begin()
    await world.end(over)
    for hours, archived in ((23, []), (1, [thread]), (1, [thread])):
        world.now += timedelta(hours=hours)
        await world.tasks.finished_threads.poll()
        assert world.done("archive") == archived
    assert world.discord.archived == {thread}
    assert other not in world.discord.archived


async def test_who_opens_a_finished_thread_again_has_another_day(world: World) -> None:
    over, thread = await world.begin()
    await world.end(over)
    world.now += 2 * DAY
    world.discord.quiet_since[thread] = world.now
    await world.tasks.finished_threads.poll()
    assert world.done("archive") == []
    world.now += DAY
    await world.tasks.finished_threads.poll()
    assert world.done("archive") == [thread]


async def test_a_thread_that_cannot_be_archived_holds_no_other_up(world: World) -> None:
    matches = [await world.begin() for _ in range(2)]
    for match, _ in matches:
        await world.end(match)
    world.now += DAY
    world.discord.breaks["archive"] = refusal(THREAD_LOCKED, 403)
    await world.tasks.finished_threads.poll()
    assert world.done("archive") == [matches[1][1]]
