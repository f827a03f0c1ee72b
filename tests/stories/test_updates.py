"""The bot is updated while people play: one process goes on in another's place, and nobody notices."""

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from sandbox.client import Sandbox
from sandbox.streams.gateway import Gateway
from sandbox.world.interactions import InteractionState
from tests.databases import on_file
from tests.stories.conftest import story
from tests.stories.table import Table, answer, due_at, seq_of, texts

UPDATES = 2


def two_shards(gateway: Gateway) -> None:
    gateway.recommended_shards = 2


async def looks(table: Table, ended: asyncio.Event) -> None:
    """Let somebody look at the board again and again, by a command and by a button of the answer."""
    person = table.players[0]
    while not ended.is_set():
        shown = answer(await person.command(table.thread, "board"))
        answer(await person.press(shown, "board_text"))


async def plays(table: Table, ended: asyncio.Event) -> None:
    """Let a match go on."""
    while not ended.is_set() and due_at(table.board):
        await table.play_first()


async def test_nobody_notices_an_update(sandbox: Sandbox) -> None:
    await updated(sandbox, "--take-over")


@pytest.mark.server
async def test_nobody_notices_an_update_over_a_server(tmp_path: Path) -> None:
    orders = ["--shards", "0-1/2"]
    async with story(
        tmp_path,
        module="tests.stories.scripted_bot",
        database="postgresql",
        processes=[orders],
        prepare=two_shards,
    ) as sandbox:
        await sandbox.until(lambda: len(sandbox.bots[0].shards) == len(orders))
        await updated(sandbox, *orders, "--take-over")


async def updated(sandbox: Sandbox, *arguments: str) -> None:
    """Update the bot while people play, and look what has become of everything that they pressed."""
    tables = [await Table.set_up(sandbox) for _ in range(2)]
    ended = asyncio.Event()
    async with asyncio.TaskGroup() as group:
        for table in tables:
            group.create_task(looks(table, ended))
            group.create_task(plays(table, ended))
        for _ in range(UPDATES):
            old = sandbox.bots[-1]
            await sandbox.add_bot(*arguments)
            assert await old.wait() == 0
            assert "handed over" in old.log
        ended.set()
    assert {(interaction.state, len(interaction.answers)) for interaction in sandbox.interactions} == {
        (InteractionState.ANSWERED, 1)
    }
    assert {interaction.answered_by for interaction in sandbox.interactions} == {*range(UPDATES + 1)}
    assert any(len(interaction.heard_by) > 1 for interaction in sandbox.interactions)
    for table in tables:
        told = Counter(seq_of(post) for post in await table.public_posts() if post.attachments)
        assert max(told.values()) == 1, texts(await table.public_posts())
        assert len(told) == len(table.posts)


async def test_who_is_told_to_take_over_from_nobody_just_begins(sandbox: Sandbox) -> None:
    await sandbox.stop_bot()
    new = await sandbox.add_bot("--take-over")
    assert answer(await sandbox.person("anna").command("spiele", "settings")).is_ephemeral
    assert await new.stop() == 0
    assert "taken over" not in new.log


@on_file
async def test_a_second_bot_is_told_how_to_take_over(sandbox: Sandbox) -> None:
    second = await sandbox.add_bot(is_awaited=False)
    assert await second.wait() == 3
    assert "--take-over" in second.log
    assert answer(await sandbox.person("anna").command("spiele", "settings")).is_ephemeral


@on_file
async def test_a_bot_that_dies_while_it_hands_over_is_followed_at_once(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    new = await sandbox.add_bot("--take-over")
    await sandbox.bots[0].kill()
    await new.says("taken over")
    await table.play_first()
    assert sandbox.interactions[-1].answered_by == new.number
    assert max(len(interaction.answers) for interaction in sandbox.interactions) == 1


async def test_a_bot_goes_on_when_its_successor_dies(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    new = await sandbox.add_bot("--take-over")
    await new.kill()
    await table.play_first()
    assert {interaction.answered_by for interaction in sandbox.interactions} == {0}
    later = await sandbox.add_bot("--take-over")
    assert await sandbox.bots[0].wait() == 0
    await table.play_first()
    assert sandbox.interactions[-1].answered_by == later.number
