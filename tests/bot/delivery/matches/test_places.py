"""Running matches that lose their threads get others, each once, whenever it is noticed and whatever is in the way."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from datetime import timedelta
from unittest.mock import Mock

import discord
import pytest

from bot.delivery.matches.announcer import Announcer
from bot.delivery.matches.assembly import assemble_announcer
from bot.delivery.matches.places import Places
from bot.delivery.retries import RETRY_SECONDS
from bot.errors import PostDelayed
from bot.platform.faults import TOO_MANY_THREADS, UNKNOWN_CHANNEL
from bot.posts.post import Post
from engine.ids import MatchId
from engine.matches.service.service import utc_now
from engine.matches.service.sight import ServerState
from engine.people.preferences import Server
from engine.stores.outbox import DiscordLocation
from storage.errors import DatabaseLocked
from tests.bot.bench import CHANNEL, SERVER, Bench

ANOTHER = CHANNEL - 1
OWNER = 77
MATCHES = 12


def refusal(kind: type[discord.HTTPException], code: int) -> discord.HTTPException:
    return kind(Mock(status=400, reason="because"), {"code": code, "message": "no"})


GONE = refusal(discord.NotFound, UNKNOWN_CHANNEL)
FORBIDDEN = refusal(discord.Forbidden, 50013)
FULL = refusal(discord.HTTPException, TOO_MANY_THREADS)


@dataclass
class Guild:
    """The channels and threads of one server."""

    threads: dict[int, int] = field(default_factory=dict)
    closed: dict[int, discord.HTTPException] = field(default_factory=dict)
    posts: list[tuple[int, str]] = field(default_factory=list)
    asked: list[int] = field(default_factory=list)
    archived: set[int] = field(default_factory=set)
    count: int = 1000

    async def send(self, channel: int, post: Post, *, nonce: str) -> int:
        """Post into a channel or thread that is there."""
        if channel in self.closed or channel not in {*self.threads, CHANNEL, ANOTHER, OWNER}:
            raise self.closed.get(channel, GONE)
        self.posts.append((channel, post.text))
        return len(self.posts)

    async def retire(self, channel: int, message: int) -> None:
        """Take the buttons off a post; there are none here."""

    async def open_thread(self, channel: int, message: int, *, name: str) -> int:
        """Open a thread below an invitation."""
        return await self.open_free_thread(channel, name=name)

    async def open_free_thread(self, channel: int, *, name: str) -> int:
        """Open a thread, where the channel lets us."""
        if channel in self.closed:
            raise self.closed[channel]
        self.count += 1
        self.threads[self.count] = channel
        return self.count

    async def find(self, channel: int, marker: str) -> int | None:
        """Find no earlier post."""

    async def edit(self, channel: int, message: int, post: Post) -> None:
        """Change nothing."""

    def knows(self, channel: int) -> bool:
        """Tell of threads that are not archived."""
        return channel in self.threads and channel not in self.archived

    def is_gone(self, server: int, channel: int) -> bool:
        """Tell whether a channel was deleted."""
        return self.closed.get(channel) is GONE

    def server_state(self, server: int) -> ServerState:
        """Tell that the server can be reached."""
        return "there" if server == SERVER else "removed"

    async def exists(self, channel: int) -> bool:
        """Tell whether a thread is there, and note that it was asked for."""
        self.asked.append(channel)
        return channel in self.threads

    def report_destinations(self, server: int, chosen: int | None) -> Iterator[Callable[[], Awaitable[int]]]:
        """Yield the owner's mailbox."""

        async def owner() -> int:
            return OWNER

        yield owner

    async def rename(self, thread: int, name: str) -> bool:
        """Leave a thread as it is called."""
        return False

    async def names_of(self, server: int, person: int) -> tuple[str, ...]:
        """Return the only name."""
        return (str(person),)

    def delete(self, channel: int) -> None:
        """Delete a channel with its threads."""
        self.closed[channel] = GONE
        self.threads = {thread: parent for thread, parent in self.threads.items() if parent != channel}

    @property
    def reports(self) -> list[str]:
        """Return what the owner was told."""
        return [text for channel, text in self.posts if channel == OWNER]


class World:
    """Running matches on a server, with what looks after their threads."""

    def __init__(self) -> None:
        self.now = utc_now()
        self.bench, self.guild = Bench(now=lambda: self.now), Guild()
        self.matches: list[MatchId] = []
        self.start_again()

    def start_again(self) -> None:
        """Put the bot together anew: it remembers what is in the store."""
        delivery = self.bench.delivery(self.guild)
        self.announcer: Announcer = assemble_announcer(delivery)
        self.places = Places(delivery, self.announcer.threads, self.announcer.reports, pause=30.0, look_pause=0.0)

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
        assert {*homes} == {*self.guild.threads}
        boards = [channel for channel, text in self.guild.posts if "The thread of this match was deleted" in text]
        assert sorted(boards) == sorted(self.guild.threads)


@pytest.fixture
async def world() -> World:
    world = World()
    await world.begin(MATCHES)
    return world


async def choose_another(world: World) -> None:
    """Do what /setup does."""
    await world.bench.store.people.save_server(Server(SERVER, channel=ANOTHER))
    world.announcer.retry()
    world.places.retry()


async def test_all_matches_of_a_deleted_channel_get_threads_in_the_new_one(world: World) -> None:
    before = dict(world.guild.threads)
    world.guild.delete(CHANNEL)
    for thread in before:
        await world.places.lost(thread)
    await world.places.poll()
    assert [await world.homes()] == [[None] * MATCHES]
    await choose_another(world)
    await world.places.poll()
    await world.places.poll()
    await world.assert_placed_once()
    assert {*world.guild.threads.values()} == {ANOTHER}
    assert len(world.guild.reports) == 1, "one report for all"
    assert all(f"`{match}`" in world.guild.reports[0] for match in world.matches[:10])
    assert "and 2 more" in world.guild.reports[0]


async def test_lost_places_outlast_a_restart(world: World) -> None:
    before = dict(world.guild.threads)
    world.guild.delete(CHANNEL)
    for thread in before:
        await world.places.lost(thread)
    await world.places.poll()
    world.start_again()
    await choose_another(world)
    await world.places.poll()
    await world.assert_placed_once()


async def test_a_channel_deleted_while_the_bot_is_away_is_noticed_at_its_start(world: World) -> None:
    world.guild.delete(CHANNEL)
    world.start_again()
    await choose_another(world)
    await world.places.poll()
    await world.assert_placed_once()
    assert world.guild.reports == []


async def test_threads_deleted_during_a_lost_connection_are_noticed_when_it_is_back(world: World) -> None:
    await world.places.poll()
    for thread in sorted(world.guild.threads)[:3]:
        del world.guild.threads[thread]
    await world.places.poll()
    assert len(world.guild.threads) == MATCHES - 3, "nobody has told of it"
    world.places.look()
    await world.places.poll()
    assert {*await world.homes()} == {*world.guild.threads}
    assert len(world.guild.threads) == MATCHES


async def test_discord_is_asked_about_no_thread_that_it_has_told_of(world: World) -> None:
    threads = sorted(world.guild.threads)
    world.guild.archived = {threads[0], threads[5]}
    del world.guild.threads[threads[7]]
    await world.places.poll()
    assert world.guild.asked == [threads[0], threads[5], threads[7]]


async def test_what_was_not_told_at_the_first_look_is_asked_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def down(_: int) -> bool:
        raise TimeoutError

    world.guild.delete(CHANNEL)
    await choose_another(world)
    with monkeypatch.context() as patched:
        patched.setattr(world.guild, "exists", down)
        await world.places.poll()
    assert world.guild.threads == {}
    await world.places.poll()
    await world.assert_placed_once()


async def test_what_the_database_did_not_tell_at_the_first_look_is_looked_at_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(_: object) -> list[DiscordLocation]:
        raise DatabaseLocked("for a moment")

    world.guild.delete(CHANNEL)
    await choose_another(world)
    with monkeypatch.context() as patched:
        patched.setattr(world.bench.store.outbox, "places", away)
        with pytest.raises(DatabaseLocked):
            await world.places.poll()
    await world.places.poll()
    await world.assert_placed_once()


@pytest.mark.parametrize(("fault", "said"), [(FORBIDDEN, "permission"), (FULL, "active threads")])
async def test_a_thread_that_cannot_be_opened_is_reported_once_and_opened_when_it_can(
    world: World, fault: discord.HTTPException, said: str
) -> None:
    before = sorted(world.guild.threads)
    world.guild.closed[CHANNEL] = fault
    world.guild.threads.clear()
    for thread in before:
        await world.places.lost(thread)
    await world.places.poll()
    await world.places.poll()
    assert world.guild.threads == {}
    assert len(world.guild.reports) == 1
    assert said in world.guild.reports[0]
    del world.guild.closed[CHANNEL]
    world.places.retry()
    await world.places.poll()
    await world.assert_placed_once()


async def test_who_begins_a_match_is_told_of_too_many_threads() -> None:
    world = World()
    proposed = await world.bench.started()

    async def full(*_: object, **__: object) -> int:
        raise FULL

    world.guild.open_thread = full  # type: ignore[method-assign]
    with pytest.raises(PostDelayed) as delayed:
        await world.announcer.tell(proposed)
    assert delayed.value.params["reason"] == "full"
    assert "active threads" in world.guild.reports[0]


async def test_a_match_whose_start_is_still_to_be_told_is_not_placed_beside_that() -> None:
    world = World()
    change = await world.bench.started()
    world.matches.append(change.after.id)
    await world.places.poll()
    assert world.guild.threads == {}
    await world.announcer.tell(change)
    await world.places.poll()
    assert {*await world.homes()} == {*world.guild.threads}
    assert len(world.guild.threads) == 1


@pytest.mark.parametrize("is_new_process", [False, True])
async def test_a_board_that_could_not_be_posted_in_its_new_thread_follows(world: World, is_new_process: bool) -> None:
    for thread in sorted(world.guild.threads):
        await world.places.lost(thread)
    world.guild.threads.clear()
    sent = world.guild.send

    async def broken(*_: object, **__: object) -> int:
        raise TimeoutError

    world.guild.send = broken  # type: ignore[method-assign]
    await world.places.poll()
    world.guild.send = sent  # type: ignore[method-assign]
    if is_new_process:
        world.start_again()
    world.now += timedelta(seconds=RETRY_SECONDS)
    for _ in range(2):
        world.places.look()
        await world.places.poll()
    await world.assert_placed_once()


async def test_a_move_that_opens_the_new_thread_first_has_shown_the_board() -> None:
    world = World()
    await world.begin()
    (thread,), (match,) = world.guild.threads, world.matches
    world.guild.delete(CHANNEL)
    await world.places.lost(thread)
    await world.places.poll()
    await choose_another(world)
    await world.announcer.tell(await world.bench.play(match))
    told = len(world.guild.posts)
    await world.places.poll()
    assert len(world.guild.posts) == told
    assert await world.homes() == [*world.guild.threads]


async def test_a_thread_that_was_opened_for_an_offer_gets_its_board_too() -> None:
    world = World()
    await world.begin()
    (thread,), (match,) = world.guild.threads, world.matches
    world.guild.delete(CHANNEL)
    await world.places.lost(thread)
    await choose_another(world)
    person = (await world.bench.matches.match(match)).persons[0]
    await world.announcer.tell(await world.bench.matches.offer_draw(match, person))
    assert (await world.bench.store.outbox.location(match)).board is None
    await world.places.poll()
    assert (await world.bench.store.outbox.location(match)).board is not None
    await world.assert_placed_once()


async def test_the_deleted_thread_of_a_match_that_is_over_stays_deleted(world: World) -> None:
    over = (await world.bench.matches.resign(world.matches[0], await world.bench.due(world.matches[0]))).after
    await world.announcer.tell(
        await world.bench.matches.logs.change((await world.bench.store.outbox.announcements())[0])
    )
    thread = (await world.bench.store.outbox.location(over.id)).thread
    assert thread is not None
    del world.guild.threads[thread]
    await world.places.lost(thread)
    await world.places.poll()
    assert len(world.guild.threads) == MATCHES - 1


async def test_a_thread_that_is_deleted_while_a_post_about_its_match_is_under_way_is_replaced() -> None:
    world = World()
    await world.begin()
    await world.places.poll()  # which looks at all places, once
    (thread,), (match,) = world.guild.threads, world.matches
    noticing: list[asyncio.Task[None]] = []

    async def deleted(channel: int, message: int) -> None:
        del world.guild.threads[thread]
        noticing.append(asyncio.create_task(world.places.lost(thread)))
        await asyncio.sleep(0)  # it is noticed at once

    world.guild.retire = deleted  # type: ignore[method-assign]
    await world.announcer.tell(await world.bench.play(match))
    await asyncio.gather(*noticing)
    await world.places.poll()
    await world.assert_placed_once()


async def test_a_lost_thread_counts_as_lost_once() -> None:
    world = World()
    await world.begin()
    (thread,) = world.guild.threads
    outbox, match = world.bench.store.outbox, world.matches[0]
    assert await outbox.lose_thread(match, thread)
    assert not await outbox.lose_thread(match, thread)
    await outbox.save_location(DiscordLocation(match, thread=thread + 1))
    await world.places.lost(thread)
    await outbox.save_location(DiscordLocation(match, thread=thread + 1, board=9))
    assert await outbox.unshown() == []
