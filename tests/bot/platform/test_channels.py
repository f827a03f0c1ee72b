"""Discord's word on its channels: which are gone, and which threads are locked besides being archived."""

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, Final, cast
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.markup import Markup
from bot.platform.channels import Channels
from bot.platform.faults import THREAD_ARCHIVED, reason_of
from bot.platform.pace import Pace
from bot.posts.post import Post
from engine.ids import PersonId
from engine.matches.service.dependencies import utc_now

SERVER, TEXT, NEWS, DELETED, THREAD = 1, 2, 3, 4, 5
KINDS = {TEXT: discord.ChannelType.text, NEWS: discord.ChannelType.news}


def refusal(kind: type[discord.HTTPException], status: int, code: int) -> discord.HTTPException:
    return kind(Mock(status=status, reason="no"), {"code": code, "message": "no"})


def channels_of(client: Any) -> Channels:
    return Channels(cast("Any", client), Pace(1, now=utc_now))


def over(guild: Any) -> Channels:
    """Return the channels of a client that is in one server."""
    return channels_of(SimpleNamespace(get_guild=lambda server: guild if server == SERVER else None))


def get_channel(channel: int) -> Any:
    return SimpleNamespace(type=KINDS[channel]) if channel in KINDS else None


def test_a_channel_is_gone_only_where_discord_says_what_there_is() -> None:
    there = over(SimpleNamespace(unavailable=False, get_channel=get_channel))
    assert [there.is_gone(SERVER, channel) for channel in (TEXT, NEWS, DELETED)] == [False, True, True]
    assert not there.is_gone(SERVER + 1, DELETED)
    assert not over(SimpleNamespace(unavailable=True, get_channel=lambda _: None)).is_gone(SERVER, TEXT)


@pytest.mark.parametrize(("is_locked", "reason"), [(True, "locked"), (False, "forbidden")])
async def test_a_thread_that_was_closed_and_locked_is_said_to_be_locked(is_locked: bool, reason: str) -> None:
    """Discord only says that a permission is missing, which /setup does not ask for."""
    thread = Mock(spec=discord.Thread, locked=is_locked)
    thread.edit = AsyncMock(side_effect=refusal(discord.Forbidden, 403, 50013))
    target = SimpleNamespace(send=AsyncMock(side_effect=refusal(discord.HTTPException, 400, THREAD_ARCHIVED)))
    client = SimpleNamespace(get_partial_messageable=lambda _: target, get_channel=lambda _: thread)
    with pytest.raises(discord.Forbidden) as refused:
        await channels_of(client).send(THREAD, Post.of(Markup("Hello.")), nonce="x")
    assert reason_of(refused.value) == reason


class Thread:
    """A thread that keeps what is done to it; the next edits may be refused, and nonces known for posts laid out."""

    def __init__(self, *refusals: Exception, shown: tuple[Any, ...] = (), laid_out: tuple[str, ...] = ()) -> None:
        self.done: list[tuple[str, Any]] = []
        self.nonces: list[str] = []
        self.components: list[str] = []
        self._laid_out = laid_out
        self._refusals = list(refusals)
        self._shown = shown
        self.id = 1

    async def send(self, **given: Any) -> "Thread":
        self.done.append(("send", given.get("content")))
        self.nonces.append(given["nonce"])
        self.components = ["buttons"] if given["nonce"] in self._laid_out else []
        return self

    def get_partial_message(self, message: int) -> "Thread":
        self.id = message
        return self

    async def edit(self, **given: Any) -> None:
        self.done.append(("edit", given["content"]))
        if self._refusals:
            raise self._refusals.pop()

    async def delete(self) -> None:
        self.done.append(("delete", None))

    async def history(self, limit: int) -> AsyncIterator[Any]:
        for message in self._shown[:limit]:
            yield message


def channels_in(thread: Thread) -> Channels:
    return channels_of(SimpleNamespace(get_partial_messageable=lambda _: thread, user=SimpleNamespace(id=9)))


CALL: Final = Post.of(Markup("Your move."), mentions=[PersonId(5)])


async def test_a_push_said_nothing_as_the_post_was_laid_out_at_once() -> None:
    """Discord shows nothing of laid-out posts on a lock screen; only those that call nobody are sent so."""
    thread = Thread()
    channels = channels_in(thread)
    await channels.send(THREAD, CALL, nonce="x")
    await channels.send(THREAD, Post.of(Markup("Nobody is called.")), nonce="y")
    assert thread.done == [("send", "Your move. <@5>"), ("edit", None), ("send", None)]


@pytest.mark.parametrize(("status", "stays"), [(400, False), (503, True)])
async def test_a_line_stays_only_where_its_post_will_come(status: int, stays: bool) -> None:
    thread = Thread(refusal(discord.HTTPException, status, 0))
    with pytest.raises(discord.HTTPException):
        await channels_in(thread).send(THREAD, CALL, nonce="x")
    assert (("delete", None) not in thread.done) == stays


async def test_a_post_that_was_begun_before_a_crash_is_laid_out_and_calls_nobody_twice() -> None:
    def of_ours(message: int, content: str) -> Any:
        return SimpleNamespace(id=message, author=SimpleNamespace(id=9), content=content, components=[])

    thread = Thread(shown=(of_ours(71, "Your move, Bernd. <@6>"), of_ours(70, "Your move. <@5>")))
    channels = channels_in(thread)
    assert await channels.find(THREAD, "marker") is None
    assert await channels.send(THREAD, CALL, nonce="x") == 70
    assert thread.done == [("edit", None)]
    await channels.send(THREAD, CALL, nonce="y")
    assert thread.done[1:] == [("send", "Your move. <@5>"), ("edit", None)]


async def test_a_bot_that_ends_left_a_line_without_its_post() -> None:
    thread, is_said, goes_on = Thread(), asyncio.Event(), asyncio.Event()
    edit = thread.edit

    async def slow(**given: Any) -> None:
        is_said.set()
        await goes_on.wait()
        await edit(**given)

    thread.edit = slow  # type: ignore[method-assign]
    sending = asyncio.create_task(channels_in(thread).send(THREAD, CALL, nonce="x"))
    await is_said.wait()
    sending.cancel()
    await asyncio.sleep(0)
    goes_on.set()
    with pytest.raises(asyncio.CancelledError):
        await sending
    assert thread.done[-1] == ("edit", None)


async def test_a_post_was_laid_over_one_that_had_gone_on_with_its_line() -> None:
    """Discord answers a nonce that it knows with the message as it is by now, whatever has become of it."""
    thread = Thread(laid_out=("x",))
    await channels_in(thread).send(THREAD, CALL, nonce="x")
    assert thread.nonces == ["x", "+x"]
    assert thread.done[-1] == ("edit", None)


async def test_what_is_being_sent_is_remembered_no_longer_than_that() -> None:
    channels = channels_in(Thread())
    for channel in range(5):
        await channels.send(channel, CALL, nonce="x")
    assert not channels._sending
