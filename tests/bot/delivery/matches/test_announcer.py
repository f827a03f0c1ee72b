"""The announcer takes up what was held up: by itself, in order, whatever went wrong."""

import asyncio
from collections.abc import Iterable, Iterator
from typing import Any
from unittest.mock import Mock

import aiohttp
import discord
import pytest
from structlog.testing import capture_logs

from bot.delivery.matches.assembly import assemble_announcer
from bot.errors import PostDelayed
from bot.posts.post import Post
from tests.bot.bench import BERND, CHANNEL, SERVER, Bench

SOON = 0.01


class Paper:
    """Channels on paper that can be made to fail."""

    def __init__(self) -> None:
        self.posts: list[tuple[int, str]] = []
        self.faults: list[Exception] = []
        self.first = 1001
        self.news = asyncio.Event()

    async def send(self, channel: int, post: Post, *, nonce: str) -> int:
        """Post, or fail."""
        if self.faults:
            raise self.faults.pop(0)
        self.posts.append((channel, post.text))
        self.news.set()
        return self.first + len(self.posts) - 1

    async def find(self, channel: int, marker: str) -> int | None:
        """Return the post that bears a marker."""
        found = (at for at, post in enumerate(self.posts, start=self.first) if post[0] == channel and marker in post[1])
        return next(found, None)

    async def retire(self, channel: int, message: int) -> None:
        """Take the buttons off a post; there are none here."""

    async def open_thread(self, channel: int, message: int, *, name: str) -> int:
        """Return the thread of an invitation."""
        return message

    async def open_private_thread(self, channel: int, *, name: str, members: Iterable[int]) -> int | None:
        """Return a thread for some people."""
        return 5000 + len(self.posts)

    async def open_free_thread(self, channel: int, *, name: str) -> int:
        """Return a thread that hangs on no post."""
        return 6000 + len(self.posts)

    def is_gone(self, server: int, channel: int) -> bool:
        """Tell that every channel is there."""
        return False

    async def edit(self, channel: int, message: int, post: Post) -> None:
        """Change nothing."""

    def report_destinations(self, server: int, chosen: int | None) -> Iterator[Any]:
        """Yield nothing: nobody looks after this server."""
        return iter(())

    async def rename(self, thread: int, name: str) -> bool:
        """Leave a thread as it is called."""
        return False

    async def names_of(self, server: int, person: int) -> tuple[str, ...]:
        """Return the only name."""
        return (str(person),)


class World:
    """A bench with an announcer."""

    def __init__(self) -> None:
        self.bench, self.paper = Bench(), Paper()
        self.announcer = assemble_announcer(self.bench.delivery(self.paper), pause=SOON)

    async def until_posted(self, count: int) -> None:
        """Wait until so many posts are there."""
        async with asyncio.timeout(5):
            while len(self.paper.posts) < count:
                self.paper.news.clear()
                await self.paper.news.wait()


@pytest.fixture
def world() -> World:
    return World()


def http_error(kind: type[discord.HTTPException], status: int = 403, code: int = 50013) -> discord.HTTPException:
    return kind(Mock(status=status, reason="because"), {"code": code, "message": "no"})


FAULTS = [
    (http_error(discord.Forbidden), "forbidden"),
    (http_error(discord.NotFound), "gone"),
    (http_error(discord.DiscordServerError, 500), "fault"),
    (discord.RateLimited(SOON), "waiting"),
    (aiohttp.ServerDisconnectedError(), "fault"),
    (TimeoutError(), "fault"),
]


@pytest.mark.parametrize(("fault", "reason"), FAULTS)
async def test_what_discord_does_not_take_is_told_and_tried_again(world: World, fault: Exception, reason: str) -> None:
    world.paper.faults = [fault, fault]
    change = await world.bench.proposed()
    world.announcer.start()
    with pytest.raises(PostDelayed) as delayed:
        await world.announcer.tell(change)
    assert delayed.value.params["reason"] == reason
    await world.until_posted(1)
    await world.announcer.stop()
    assert await world.bench.store.outbox.announcements() == []


async def test_a_fault_of_our_own_is_no_secret_and_tried_again(world: World) -> None:
    world.paper.faults = [KeyError("x"), KeyError("x")]
    world.announcer.start()
    with capture_logs() as logs:
        with pytest.raises(KeyError):
            await world.announcer.tell(await world.bench.proposed())
        await world.until_posted(1)
    await world.announcer.stop()
    assert [entry["log_level"] for entry in logs] == ["error"]


async def test_what_nobody_has_told_of_is_found(world: World) -> None:
    world.announcer.start()
    await asyncio.sleep(2 * SOON)
    await world.bench.proposed()
    await world.until_posted(1)
    await world.announcer.stop()


async def test_an_unreadable_store_does_not_end_the_watch(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    readable, calls = world.bench.store.outbox.announcements, 0

    async def unreadable(**of: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls == 1:
            raise OSError("disk")
        return await readable(**of)

    monkeypatch.setattr(world.bench.store.outbox, "announcements", unreadable)
    await world.bench.proposed()
    with capture_logs() as logs:
        world.announcer.start()
        await world.until_posted(1)
    await world.announcer.stop()
    assert [entry["log_level"] for entry in logs] == ["error"]


async def test_a_channel_that_discord_lets_wait_holds_up_no_other_server(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One match after the other was taken up: a thread that Discord let wait for minutes held up all that followed."""
    is_free, send, elsewhere = asyncio.Event(), world.paper.send, 2 * CHANNEL

    async def slow(channel: int, post: Post, *, nonce: str) -> int:
        if channel == CHANNEL:
            await is_free.wait()
        return await send(channel, post, nonce=nonce)

    monkeypatch.setattr(world.paper, "send", slow)
    matches = world.bench.matches
    await world.bench.proposed()
    world.announcer.start()
    await matches.propose("gamwin", by=BERND, server=2 * SERVER, channel=elsewhere)
    await world.until_posted(1)
    await world.bench.proposed()
    await matches.propose("gamwin", by=BERND, server=2 * SERVER, channel=elsewhere)
    await world.until_posted(2)
    assert [channel for channel, _ in world.paper.posts] == [elsewhere, elsewhere]
    is_free.set()
    await world.until_posted(4)
    await world.announcer.stop()


async def test_posts_of_a_match_keep_their_order(world: World) -> None:
    first = await world.bench.started()
    second = await world.bench.play(first.after.id)
    place = await world.announcer.tell(second)
    assert [f"#{seq} " in text for seq, (_, text) in zip((1, 4, 6), world.paper.posts, strict=True)] == [True] * 3
    assert place.board == 1003
    assert await world.announcer.tell(first) == place, "told already"


async def test_starting_again_after_a_reconnect_watches_once(world: World) -> None:
    for _ in range(3):
        world.announcer.start()
    assert [task.get_name() for task in asyncio.all_tasks()].count("announcer") == 1
    await world.announcer.stop()
    assert [task.get_name() for task in asyncio.all_tasks()].count("announcer") == 0
