"""Discord's word on its channels: which are gone, and which threads are locked besides being archived."""

from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.markup import Markup
from bot.platform.channels import Channels
from bot.platform.faults import THREAD_ARCHIVED, reason_of
from bot.platform.pace import Pace
from bot.posts.post import Post
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
