"""Names that interactions have brought along are remembered, and only so many; Discord is asked for missing ones."""

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, Mock

import aiohttp
import discord
import pytest

from bot.platform.names import AT_ONCE, FRESH, SILENCE, KnownNames
from bot.posts.recipients import Called
from bot.wiring import client_of
from engine.matches.service.dependencies import utc_now
from tests.bot.bench import ANNA, BERND, SERVER, WORDS, Bench, parts_over
from tests.memory.store import MemoryStore


def person(number: int, name: str) -> discord.User:
    """Return a user of Discord."""
    found = Mock(spec=discord.User)
    found.id, found.display_name, found.global_name, found.name = number, name, None, f"user{number}"
    return cast("discord.User", found)


def interaction(
    user: discord.User, *named: object, server: int | None = SERVER, kind: str = "application_command"
) -> Any:
    """Return a command that a user has written somewhere, naming others."""
    options = [(f"option{at}", value) for at, value in enumerate(named)]
    return SimpleNamespace(user=user, guild_id=server, type=discord.InteractionType[kind], namespace=options)


def test_who_acts_and_who_is_named_is_known() -> None:
    names = KnownNames()
    names.learn(interaction(person(1, "Anna"), person(2, "Bernd"), "a text", 7))
    assert [names.get(SERVER, number) for number in (1, 2, 3)] == ["Anna", "Bernd", None]


def test_a_new_name_replaces_the_old_one() -> None:
    names = KnownNames()
    for name in ("Anna", "Änne"):
        names.learn(interaction(person(1, name), kind="component"))
    assert names.get(SERVER, 1) == "Änne"


def test_a_nickname_of_one_server_is_not_shown_on_another() -> None:
    """After any command on the second server the first one's thread and board showed the name of the second."""
    names = KnownNames()
    names.learn(interaction(person(1, "Anna Offiziell"), server=1))
    names.learn(interaction(person(1, "anni"), server=2))
    names.learn(interaction(person(1, "Anna"), server=None))
    assert [names.get(server, 1) for server in (1, 2, 3, 0)] == ["Anna Offiziell", "anni", None, "Anna"]


def test_a_name_that_shows_nothing_gives_way_to_the_one_behind_it() -> None:
    names = KnownNames()
    names.learn(interaction(person(1, "\u3164"), kind="component"))
    assert names.get(SERVER, 1) == "user1"


async def test_who_has_a_name_that_cannot_be_drawn_is_drawn_by_the_next_one() -> None:
    names = KnownNames()
    names.remember(SERVER, 1, "ليلى ✨", None, "layla")
    names.remember(SERVER, 2, "Bernd 🦊", None, "bernd")
    names.remember(SERVER, 3, "日本")
    assert await names.called(SERVER, (1, 2, 3, 4)) == (
        Called("ليلى ✨", "layla"),
        Called("Bernd 🦊", "Bernd"),
        Called("日本", ""),
        Called("", ""),
    )


def test_those_not_seen_for_longest_are_forgotten() -> None:
    names = KnownNames(limit=2)
    for number in (1, 2, 1, 3):
        names.learn(interaction(person(number, str(number)), kind="component"))
    assert [names.get(SERVER, number) for number in (1, 2, 3)] == ["1", None, "3"]


class Directory:
    """Discord, as far as it tells names; `open` lets it answer."""

    def __init__(self, **names: str) -> None:
        self.names = {int(number[1:]): name for number, name in names.items()}
        self.asked: list[int] = []
        self.open = asyncio.Event()
        self.open.set()

    async def __call__(self, server: int, person: int) -> tuple[str, ...]:
        self.asked.append(person)
        await self.open.wait()
        return (self.names[person],) if person in self.names else ()


async def test_after_a_restart_pictures_named_seats_until_somebody_acted() -> None:
    directory = Directory(p1="Anna", p2="Bernd")
    names = KnownNames(directory)
    names.learn(interaction(person(2, "Bernd in person")))
    assert await names.names(SERVER, (1, 2, 1)) == ("Anna", "Bernd in person", "Anna")
    assert await names.names(SERVER, (2, 1)) == ("Bernd in person", "Anna")
    assert directory.asked == [1]


async def test_a_renamed_member_does_not_keep_the_old_name_until_the_restart() -> None:
    directory, clock = Directory(p1="Anna"), [0.0]
    names = KnownNames(directory, timer=lambda: clock[0])
    assert await names.names(SERVER, (1,)) == ("Anna",)
    directory.names[1] = "Änne"
    clock[0] += FRESH
    assert await names.names(SERVER, (1,)) == ("Anna",), "no picture waits for it"
    await asyncio.gather(*names._asked.values())
    assert await names.names(SERVER, (1,)) == ("Änne",)
    clock[0] += FRESH
    directory.names[1] = "Anne"
    assert await names.names(SERVER, (1,), patience=5) == ("Anne",), "a table does"
    assert directory.asked == [1, 1, 1]


async def test_who_does_not_answer_for_an_old_name_is_left_in_peace_and_the_name_stays() -> None:
    directory, clock = Directory(p1="Anna"), [0.0]
    names = KnownNames(directory, timer=lambda: clock[0])
    await names.names(SERVER, (1,))
    directory.names.clear()
    clock[0] += FRESH
    for _ in range(3):
        assert await names.names(SERVER, (1,), patience=5) == ("Anna",)
    assert directory.asked == [1, 1]
    clock[0] += SILENCE
    await names.names(SERVER, (1,), patience=5)
    assert directory.asked == [1, 1, 1]


async def test_who_has_left_the_server_is_not_asked_for_at_every_picture() -> None:
    directory = Directory()
    names = KnownNames(directory)
    for _ in range(3):
        assert await names.names(SERVER, (1,)) == ("",)
    assert directory.asked == [1]
    names.learn(interaction(person(1, "Anna is back")))
    assert await names.names(SERVER, (1,)) == ("Anna is back",)


async def test_a_slow_discord_holds_up_one_picture_for_a_moment_and_the_next_has_the_name() -> None:
    directory = Directory(p1="Anna")
    directory.open.clear()
    names = KnownNames(directory, patience=0)
    assert [await names.names(SERVER, (1,)) for _ in range(3)] == [("",)] * 3
    (question,) = names._asked.values()
    directory.open.set()
    await question
    assert await names.names(SERVER, (1,)) == ("Anna",)
    assert directory.asked == [1]


async def test_a_table_waits_for_what_a_picture_did_not_wait_for() -> None:
    directory = Directory(p1="Anna")
    directory.open.clear()
    names = KnownNames(directory, patience=0)
    assert await names.names(SERVER, (1,)) == ("",)
    table = asyncio.create_task(names.names(SERVER, (1,), patience=5))
    await asyncio.sleep(0)
    directory.open.set()
    assert await table == ("Anna",)
    assert directory.asked == [1]


async def test_the_names_of_a_season_are_those_that_pictures_have() -> None:
    bench = Bench()
    bench.known_names.remember(SERVER, ANNA, "Anna")
    names = await bench.services().season_posts.views.names(SERVER, [ANNA, BERND])
    assert names == {ANNA: "Anna", BERND: "?"}


async def test_pictures_at_the_same_time_ask_once() -> None:
    directory = Directory(p1="Anna", p2="Bernd")
    names = KnownNames(directory)
    drawn = await asyncio.gather(*(names.names(SERVER, (1, 2)) for _ in range(5)))
    assert drawn == [("Anna", "Bernd")] * 5
    assert sorted(directory.asked) == [1, 2]


async def test_few_questions_are_with_discord_at_once() -> None:
    directory = Directory()
    directory.open.clear()
    names = KnownNames(directory, patience=0)
    await names.names(SERVER, range(1, 101))
    await asyncio.sleep(0)
    assert len(directory.asked) <= AT_ONCE
    for number in range(1, 101):
        names.forget(number)


@pytest.mark.parametrize("fault", [TimeoutError(), aiohttp.ClientError(), ConnectionError()])
async def test_a_fault_of_discord_fails_no_picture(fault: Exception) -> None:
    names = KnownNames(AsyncMock(side_effect=fault))
    assert await names.names(SERVER, (1,)) == ("",)
    assert await names.names(SERVER, (1,)) == ("",)


async def test_whoever_leaves_while_discord_is_asked_is_not_remembered() -> None:
    directory = Directory(p1="Anna")
    directory.open.clear()
    names = KnownNames(directory, patience=0)
    await names.names(SERVER, (1,))
    (question,) = names._asked.values()
    names.forget(1)
    directory.open.set()
    await asyncio.wait([question])
    assert names.get(SERVER, 1) is None


async def test_who_has_left_for_good_stays_without_a_name() -> None:
    store = MemoryStore()
    await store.people.forget(ANNA, utc_now())
    channels = Mock(names_of=Directory(**{f"p{ANNA}": "Anna", f"p{BERND}": "Bernd"}))
    parts = replace(parts_over(store), channels=Mock(return_value=channels))
    client = client_of(parts)
    assert await client.services.known_names.names(SERVER, (ANNA, BERND)) == ("", "Bernd")
    parts.painter.close()


async def test_a_picture_has_the_names_that_discord_tells() -> None:
    bench = Bench()
    match = (await bench.started()).after
    told = bench.delivery(Mock(names_of=Directory(**{f"p{ANNA}": "Anna", f"p{BERND}": "Bernd"})))
    assert set(await told.presenter.names(match, WORDS["en"])) == {"Anna", "Bernd"}


async def test_questions_end_with_the_bot() -> None:
    asked, ended = asyncio.Event(), asyncio.Event()

    async def ask(server: int, person: int) -> tuple[str, ...]:
        asked.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()
        return ()

    names = KnownNames(ask, patience=0)
    assert await names.names(SERVER, (ANNA,)) == ("",)
    await asked.wait()
    await names.stop()
    assert ended.is_set()
    await names.stop()
