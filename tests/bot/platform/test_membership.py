"""Membership of a server: Discord's word on it, and what holds where Discord says nothing."""

from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock

import discord
import pytest

from bot.platform.channels import Channels
from bot.platform.faults import UNKNOWN_MEMBER
from bot.platform.pace import Pace
from engine.matches.service.dependencies import utc_now

UNKNOWN_GUILD = 10004


def error(kind: type[discord.HTTPException], status: int, code: int) -> discord.HTTPException:
    return kind(Mock(status=status, reason="because"), {"code": code, "message": "no"})


FAULTS = [
    error(discord.NotFound, 404, UNKNOWN_GUILD),
    error(discord.DiscordServerError, 503, 0),
    error(discord.Forbidden, 403, 50001),
    ConnectionError(),
]


NICKS = {1: None, 2: "Anni"}


def channels(answer: Exception | None = None) -> Channels:
    """Return the channels of a Discord that answers so when asked for a member."""

    async def get_member(server: int, person: int) -> dict[str, Any]:
        if answer is not None:
            raise answer
        return {"user": await get_user(person), "guild": server, "nick": NICKS[person]}

    async def get_user(person: int) -> dict[str, Any]:
        return {"id": str(person), "global_name": "Anna", "username": "anna"}

    client = SimpleNamespace(http=SimpleNamespace(get_member=get_member, get_user=get_user))
    return Channels(cast("Any", client), Pace(1, now=utc_now))


async def test_somebody_is_called_first_as_the_server_calls_them() -> None:
    assert await channels().names_of(7, 1) == ("Anna", "anna")
    assert await channels().names_of(7, 2) == ("Anni", "Anna", "anna")
    assert await channels().names_of(0, 2) == ("Anna", "anna"), "in direct messages nobody has a nickname"


async def test_who_is_there_has_not_left() -> None:
    assert not await channels().has_left(7, 1)
    assert await channels().is_member(7, 1)


async def test_who_is_no_member_has_left() -> None:
    gone = error(discord.NotFound, 404, UNKNOWN_MEMBER)
    assert await channels(gone).has_left(7, 1)
    assert not await channels(gone).is_member(7, 1)


@pytest.mark.parametrize("fault", FAULTS, ids=repr)
async def test_where_discord_says_nothing_nobody_counts_as_gone(fault: Exception) -> None:
    assert await channels(fault).is_member(7, 1)
    with pytest.raises(type(fault)):
        await channels(fault).has_left(7, 1)
