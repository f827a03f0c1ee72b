"""Moderators and managers of a server: who is called about a match, and which roles hear it."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.platform.channels import Channels
from bot.platform.pace import Pace
from bot.platform.roles import caretakers, obstacles
from bot.posts.recipients import Caretakers
from engine.ids import PersonId
from engine.matches.service.dependencies import utc_now
from engine.people.preferences import Server

SERVER, HOME, ROLE, ADMINS = 1, 2, 3, 4
OWNER, PLAYER, NAMED = map(PersonId, (10, 11, 12))
MATCH: Any = SimpleNamespace(has_played=lambda person: person == PLAYER)


def role(number: int, *, mentionable: bool = False, **allowed: bool) -> Any:
    """Return a role with what it may do in the channel."""
    made = Mock(spec=discord.Role, id=number, mentionable=mentionable, managed=False)
    made.permissions = SimpleNamespace(administrator=number == ADMINS, manage_guild=False)
    made.is_default = lambda: False
    made.allowed = {"view_channel": True, "manage_threads": False, **allowed}
    return made


def channel_of(*roles: Any, owner: PersonId = OWNER, mention_everyone: bool = False) -> Any:
    """Return a channel of a server with these roles, in which the bot may mention all roles or not."""
    held = {made.id: made for made in roles}
    me = SimpleNamespace(allowed={"mention_everyone": mention_everyone})
    channel = Mock(spec=discord.TextChannel, id=HOME)
    channel.permissions_for = lambda who: SimpleNamespace(**who.allowed)
    channel.guild = SimpleNamespace(me=me, owner_id=owner, roles=roles, get_role=held.get)
    return channel


@pytest.mark.parametrize(
    ("mentionable", "mention_everyone", "is_private", "allowed", "lacking"),
    [
        (False, False, True, {}, ["mention_everyone", "manage_threads"]),
        (True, False, True, {}, ["manage_threads"]),
        (False, True, True, {}, ["manage_threads"]),
        (False, False, True, {"manage_threads": True}, ["mention_everyone"]),
        (True, False, True, {"manage_threads": True}, []),
        (False, True, False, {}, []),
        (True, False, False, {"view_channel": False, "manage_threads": True}, ["view_channel"]),
    ],
)
def test_a_role_was_called_that_could_not_be_mentioned_or_saw_no_private_thread(
    mentionable: bool, mention_everyone: bool, is_private: bool, allowed: dict[str, bool], lacking: list[str]
) -> None:
    moderators = role(ROLE, mentionable=mentionable, **allowed)
    channel = channel_of(moderators, mention_everyone=mention_everyone)
    assert obstacles(channel, moderators, is_private=is_private) == lacking
    client: Any = SimpleNamespace(get_guild=lambda _: channel.guild, get_channel=lambda _: channel)
    server = Server(SERVER, moderator_role=ROLE, moderators=(NAMED,))
    circles = Channels(client, Pace(1, now=utc_now)).caretakers(server, MATCH, HOME, is_private=is_private)
    assert circles == (Caretakers((NAMED,), () if lacking else (ROLE,)), Caretakers((OWNER,)))


def test_nobody_is_called_who_plays_in_the_match() -> None:
    guild = channel_of(role(ROLE), role(ADMINS)).guild
    managers = Caretakers((OWNER,), (ADMINS,))
    both = Server(SERVER, moderator_role=ROLE, moderators=(PLAYER, NAMED))
    assert caretakers(guild, both, MATCH) == (Caretakers((NAMED,), (ROLE,)), managers)
    assert caretakers(guild, Server(SERVER, moderators=(PLAYER,)), MATCH) == (managers,), "else nobody could decide"
    assert caretakers(guild, Server(SERVER, moderator_role=99), MATCH) == (managers,), "the role was deleted"
    playing = channel_of(owner=PLAYER).guild
    assert not any(caretakers(playing, Server(SERVER), MATCH))


def test_in_a_channel_that_discord_has_not_told_us_of_no_role_hears_anything() -> None:
    guild = channel_of(role(ROLE, mentionable=True)).guild
    client: Any = SimpleNamespace(get_guild=lambda _: guild, get_channel=lambda _: None)
    server = Server(SERVER, moderator_role=ROLE)
    called = Channels(client, Pace(1, now=utc_now)).caretakers(server, MATCH, HOME, is_private=False)
    assert called == (Caretakers(), Caretakers((OWNER,)))
