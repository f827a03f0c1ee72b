"""The announcer takes up what was held up: by itself, in order, whatever went wrong."""

import asyncio
from typing import Any

import aiohttp
import discord
import pytest
from structlog.testing import capture_logs

from bot.errors import PostDelayed
from bot.platform.faults import UNKNOWN_CHANNEL
from bot.posts.post import Post
from tests.bot.bench import BERND, CHANNEL, SERVER, Bench
from tests.fake_discord import NO_PERMISSION, FakeDiscord, refusal

SOON = 0.01


class World:
    """A bench with an announcer."""

    def __init__(self) -> None:
        self.bench, self.discord = Bench(), FakeDiscord()
        self.announcer = self.bench.services(self.discord, pause=SOON).tasks.announcer

    async def until_posted(self, count: int) -> None:
        """Wait until so many posts are there."""
        async with asyncio.timeout(5):
            while len(self.discord.posts) < count:
                self.discord.news.clear()
                await self.discord.news.wait()


@pytest.fixture
def world() -> World:
    return World()


FAULTS = [
    (refusal(NO_PERMISSION, 403), "forbidden"),
    (refusal(UNKNOWN_CHANNEL, 404), "gone"),
    (refusal(0, 500), "fault"),
    (discord.RateLimited(SOON), "waiting"),
    (aiohttp.ServerDisconnectedError(), "fault"),
    (TimeoutError(), "fault"),
]


@pytest.mark.parametrize(("fault", "reason"), FAULTS)
async def test_what_discord_does_not_take_is_told_and_tried_again(world: World, fault: Exception, reason: str) -> None:
    world.discord.faults = [fault, fault]
    change = await world.bench.proposed()
    world.announcer.start()
    with pytest.raises(PostDelayed) as delayed:
        await world.announcer.tell(change)
    assert delayed.value.params["reason"] == reason
    await world.until_posted(1)
    await world.announcer.stop()
    assert await world.bench.store.outbox.announcements() == []


async def test_a_fault_of_our_own_is_no_secret_and_tried_again(world: World) -> None:
    world.discord.faults = [KeyError("x"), KeyError("x")]
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

    async def unreadable(*stream: Any, **of: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls == 1:
            raise OSError("disk")
        return await readable(*stream, **of)

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
    is_free, send, elsewhere = asyncio.Event(), world.discord.send, 2 * CHANNEL

    async def slow(channel: int, post: Post, *, nonce: str) -> int:
        if channel == CHANNEL:
            await is_free.wait()
        return await send(channel, post, nonce=nonce)

    monkeypatch.setattr(world.discord, "send", slow)
    matches = world.bench.matches
    await world.bench.proposed()
    world.announcer.start()
    await matches.invitations.propose("gamwin", by=BERND, server=2 * SERVER, channel=elsewhere)
    await world.until_posted(1)
    await world.bench.proposed()
    await matches.invitations.propose("gamwin", by=BERND, server=2 * SERVER, channel=elsewhere)
    await world.until_posted(2)
    assert [channel for channel, _ in world.discord.posts] == [elsewhere, elsewhere]
    is_free.set()
    await world.until_posted(4)
    await world.announcer.stop()


async def test_posts_of_a_match_keep_their_order(world: World) -> None:
    first = await world.bench.started()
    second = await world.bench.play(first.after.id)
    place = await world.announcer.tell(second)
    assert [f"#{seq} " in text for seq, (_, text) in zip((1, 4, 6), world.discord.posts, strict=True)] == [True] * 3
    assert place.board == 1003
    assert await world.announcer.tell(first) == place, "told already"


async def test_starting_again_after_a_reconnect_watches_once(world: World) -> None:
    for _ in range(3):
        world.announcer.start()
    assert [task.get_name() for task in asyncio.all_tasks()].count("announcer") == 1
    await world.announcer.stop()
    assert [task.get_name() for task in asyncio.all_tasks()].count("announcer") == 0
