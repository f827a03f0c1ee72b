"""Running matches that lose their threads get others, each once, whenever it is noticed and whatever is in the way."""

import asyncio
from datetime import timedelta

import discord
import pytest

from bot.errors import PostDelayed
from bot.platform.faults import TOO_MANY_THREADS, UNKNOWN_CHANNEL
from bot.platform.runtime import PAUSE_SECONDS
from engine.ids import MatchId
from engine.matches.service.dependencies import utc_now
from engine.people.preferences import Server
from engine.stores.outbox import DiscordLocation
from storage.errors import DatabaseLocked
from tests.bot.bench import CHANNEL, SERVER, Bench
from tests.fake_discord import NO_PERMISSION, FakeDiscord, refusal

ANOTHER = CHANNEL - 1
OWNER = 77
MATCHES = 12


GONE = refusal(UNKNOWN_CHANNEL, 404)
FORBIDDEN = refusal(NO_PERMISSION, 403)
FULL = refusal(TOO_MANY_THREADS)


class World:
    """Running matches on a server, with what looks after their threads."""

    def __init__(self) -> None:
        self.now = utc_now()
        self.bench, self.discord = Bench(now=lambda: self.now), FakeDiscord(reports_to=(OWNER,))
        self.matches: list[MatchId] = []
        self.start_again()

    def start_again(self) -> None:
        """Put the bot together again: it remembers what is in the store."""
        services = self.bench.services(self.discord)
        self.announcer = services.tasks.announcer
        self.lost_threads = services.tasks.lost_threads
        self.lost_threads._look_pause = 0.0

    async def begin(self, count: int = 1) -> None:
        """Let matches begin, each in its thread."""
        for _ in range(count):
            change = await self.bench.started()
            await self.announcer.tell(change)
            self.matches.append(change.after.id)

    async def homes(self) -> list[int | None]:
        """Return the threads of the matches."""
        return [(await self.bench.store.outbox.location(match)).thread for match in self.matches]

    async def assert_placed_once(self) -> None:
        """Fail unless each match has a thread of its own with one board in it, and no other thread was opened."""
        homes = await self.homes()
        assert len({*homes}) == len(self.matches)
        assert {*homes} == {*self.discord.threads}
        boards = [channel for channel, text in self.discord.posts if "The thread of this match was deleted" in text]
        assert sorted(boards) == sorted(self.discord.threads)


@pytest.fixture
async def world() -> World:
    world = World()
    await world.begin(MATCHES)
    return world


async def choose_another(world: World) -> None:
    """Do what /setup does."""
    await world.bench.store.people.save_server(Server(SERVER, channel=ANOTHER))
    world.announcer.retry()
    world.lost_threads.retry()


async def test_all_matches_of_a_deleted_channel_get_threads_in_the_new_one(world: World) -> None:
    before = dict(world.discord.threads)
    world.discord.delete_channel(CHANNEL)
    for thread in before:
        await world.lost_threads.lost(thread)
    await world.lost_threads.poll()
    assert [await world.homes()] == [[None] * MATCHES]
    await choose_another(world)
    await world.lost_threads.poll()
    await world.lost_threads.poll()
    await world.assert_placed_once()
    assert {*world.discord.threads.values()} == {ANOTHER}
    assert len(world.discord.told(OWNER)) == 1, "one report for all"
    assert all(f"`{match}`" in world.discord.told(OWNER)[0] for match in world.matches[:10])
    assert "and 2 more" in world.discord.told(OWNER)[0]


async def test_lost_places_outlast_a_restart(world: World) -> None:
    before = dict(world.discord.threads)
    world.discord.delete_channel(CHANNEL)
    for thread in before:
        await world.lost_threads.lost(thread)
    await world.lost_threads.poll()
    world.start_again()
    await choose_another(world)
    await world.lost_threads.poll()
    await world.assert_placed_once()


async def test_a_channel_deleted_while_the_bot_is_away_is_noticed_at_its_start(world: World) -> None:
    world.discord.delete_channel(CHANNEL)
    world.start_again()
    await choose_another(world)
    await world.lost_threads.poll()
    await world.assert_placed_once()
    assert world.discord.told(OWNER) == []


async def test_threads_deleted_during_a_lost_connection_are_noticed_when_it_is_back(world: World) -> None:
    await world.lost_threads.poll()
    for thread in sorted(world.discord.threads)[:3]:
        world.discord.delete_channel(thread)
    await world.lost_threads.poll()
    assert len(world.discord.threads) == MATCHES - 3, "nobody has told of it"
    world.lost_threads.look()
    await world.lost_threads.poll()
    assert {*await world.homes()} == {*world.discord.threads}
    assert len(world.discord.threads) == MATCHES


async def test_discord_is_asked_about_no_thread_that_it_has_told_of(world: World) -> None:
    threads = sorted(world.discord.threads)
    world.discord.archived = {threads[0], threads[5]}
    world.discord.delete_channel(threads[7])
    await world.lost_threads.poll()
    assert [asked for call, asked in world.discord.calls if call == "reopen"] == [threads[0], threads[5], threads[7]]


async def test_what_was_not_told_at_the_first_look_is_asked_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def down(_: int) -> bool:
        raise TimeoutError

    world.discord.delete_channel(CHANNEL)
    await choose_another(world)
    with monkeypatch.context() as patched:
        patched.setattr(world.discord, "reopen", down)
        await world.lost_threads.poll()
    assert world.discord.threads == {}
    await world.lost_threads.poll()
    await world.assert_placed_once()


async def test_what_the_database_did_not_tell_at_the_first_look_is_looked_at_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(_: object) -> list[DiscordLocation]:
        raise DatabaseLocked("for a moment")

    world.discord.delete_channel(CHANNEL)
    await choose_another(world)
    with monkeypatch.context() as patched:
        patched.setattr(world.bench.store.outbox, "locations", away)
        with pytest.raises(DatabaseLocked):
            await world.lost_threads.poll()
    await world.lost_threads.poll()
    await world.assert_placed_once()


@pytest.mark.parametrize(("fault", "said"), [(FORBIDDEN, "permission"), (FULL, "active threads")])
async def test_a_thread_that_cannot_be_opened_is_reported_once_and_opened_when_it_can(
    world: World, fault: discord.HTTPException, said: str
) -> None:
    before = sorted(world.discord.threads)
    world.discord.no_threads[CHANNEL] = fault
    for thread in before:
        world.discord.delete_channel(thread)
        await world.lost_threads.lost(thread)
    await world.lost_threads.poll()
    await world.lost_threads.poll()
    assert world.discord.threads == {}
    assert len(world.discord.told(OWNER)) == 1
    assert said in world.discord.told(OWNER)[0]
    del world.discord.no_threads[CHANNEL]
    world.lost_threads.retry()
    await world.lost_threads.poll()
    await world.assert_placed_once()


async def test_who_begins_a_match_is_told_of_too_many_threads() -> None:
    world = World()
    proposed = await world.bench.started()

    async def full(*_: object, **__: object) -> int:
        raise FULL

    world.discord.open_thread = full  # type: ignore[method-assign]
    with pytest.raises(PostDelayed) as delayed:
        await world.announcer.tell(proposed)
    assert delayed.value.params["reason"] == "full"
    assert "active threads" in world.discord.told(OWNER)[0]


async def test_a_match_whose_start_is_still_to_be_told_is_not_placed_beside_that() -> None:
    world = World()
    change = await world.bench.started()
    world.matches.append(change.after.id)
    await world.lost_threads.poll()
    assert world.discord.threads == {}
    await world.announcer.tell(change)
    await world.lost_threads.poll()
    assert {*await world.homes()} == {*world.discord.threads}
    assert len(world.discord.threads) == 1


@pytest.mark.parametrize("is_new_process", [False, True])
async def test_a_board_that_could_not_be_posted_in_its_new_thread_follows(world: World, is_new_process: bool) -> None:
    for thread in sorted(world.discord.threads):
        world.discord.delete_channel(thread)
        await world.lost_threads.lost(thread)
    sent = world.discord.send

    async def broken(*_: object, **__: object) -> int:
        raise TimeoutError

    world.discord.send = broken  # type: ignore[method-assign]
    await world.lost_threads.poll()
    world.discord.send = sent  # type: ignore[method-assign]
    if is_new_process:
        world.start_again()
    world.now += timedelta(seconds=PAUSE_SECONDS)
    for _ in range(2):
        world.lost_threads.look()
        await world.lost_threads.poll()
    await world.assert_placed_once()


async def test_a_move_that_opens_the_new_thread_first_has_shown_the_board() -> None:
    world = World()
    await world.begin()
    (thread,), (match,) = world.discord.threads, world.matches
    world.discord.delete_channel(CHANNEL)
    await world.lost_threads.lost(thread)
    await world.lost_threads.poll()
    await choose_another(world)
    await world.announcer.tell(await world.bench.play(match))
    told = len(world.discord.posts)
    await world.lost_threads.poll()
    assert len(world.discord.posts) == told
    assert await world.homes() == [*world.discord.threads]


async def test_a_thread_that_was_opened_for_an_offer_gets_its_board_too() -> None:
    world = World()
    await world.begin()
    await world.lost_threads.poll()  # which looks at all places, once
    (thread,), (match,) = world.discord.threads, world.matches
    world.discord.delete_channel(CHANNEL)
    await world.lost_threads.lost(thread)
    await choose_another(world)
    person = (await world.bench.matches.match(match)).persons[0]
    await world.announcer.tell(await world.bench.matches.offer_draw(match, person))
    assert (await world.bench.store.outbox.location(match)).board is None
    await world.lost_threads.poll()
    assert (await world.bench.store.outbox.location(match)).board is not None
    await world.assert_placed_once()


async def test_the_deleted_thread_of_a_match_that_is_over_stays_deleted(world: World) -> None:
    over = (await world.bench.matches.resign(world.matches[0], await world.bench.due(world.matches[0]))).after
    await world.announcer.tell(
        await world.bench.matches.logs.change((await world.bench.store.outbox.announcements())[0])
    )
    thread = (await world.bench.store.outbox.location(over.id)).thread
    assert thread is not None
    world.discord.delete_channel(thread)
    await world.lost_threads.lost(thread)
    await world.lost_threads.poll()
    assert len(world.discord.threads) == MATCHES - 1


async def test_a_thread_that_is_deleted_while_a_post_about_its_match_is_under_way_is_replaced() -> None:
    world = World()
    await world.begin()
    await world.lost_threads.poll()  # which looks at all places, once
    (thread,), (match,) = world.discord.threads, world.matches
    noticing: list[asyncio.Task[None]] = []

    async def deleted(channel: int, message: int) -> None:
        world.discord.delete_channel(thread)
        noticing.append(asyncio.create_task(world.lost_threads.lost(thread)))
        await asyncio.sleep(0)  # it is noticed at once

    world.discord.retire = deleted  # type: ignore[method-assign]
    await world.announcer.tell(await world.bench.play(match))
    await asyncio.gather(*noticing)
    await world.lost_threads.poll()
    await world.assert_placed_once()


async def test_a_lost_thread_counts_as_lost_once() -> None:
    world = World()
    await world.begin()
    (thread,) = world.discord.threads
    outbox, match = world.bench.store.outbox, world.matches[0]
    assert await outbox.lose_thread(match, thread)
    assert not await outbox.lose_thread(match, thread)
    await outbox.save_location(DiscordLocation(match, thread=thread + 1))
    await world.lost_threads.lost(thread)
    await outbox.save_location(DiscordLocation(match, thread=thread + 1, board=9))
    assert await outbox.unshown() == []
