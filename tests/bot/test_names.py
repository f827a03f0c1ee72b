"""Names that interactions have brought along are remembered, and only so many."""

from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock

import discord

from bot.platform.names import KnownNames


def person(number: int, name: str) -> discord.User:
    """Return a user of Discord."""
    found = Mock(spec=discord.User)
    found.id, found.display_name = number, name
    return cast("discord.User", found)


def interaction(user: discord.User, *named: object, kind: str = "application_command") -> Any:
    """Return a command that a user has written, naming others."""
    options = [(f"option{at}", value) for at, value in enumerate(named)]
    return SimpleNamespace(user=user, type=discord.InteractionType[kind], namespace=options)


def test_who_acts_and_who_is_named_is_known() -> None:
    names = KnownNames()
    names.learn(interaction(person(1, "Anna"), person(2, "Bernd"), "a text", 7))
    assert [names.get(number) for number in (1, 2, 3)] == ["Anna", "Bernd", None]


def test_a_new_name_replaces_the_old_one() -> None:
    names = KnownNames()
    for name in ("Anna", "Änne"):
        names.learn(interaction(person(1, name), kind="component"))
    assert names.get(1) == "Änne"


def test_those_not_seen_for_longest_are_forgotten() -> None:
    names = KnownNames(limit=2)
    for number in (1, 2, 1, 3):
        names.learn(interaction(person(number, str(number)), kind="component"))
    assert [names.get(number) for number in (1, 2, 3)] == ["1", None, "3"]
