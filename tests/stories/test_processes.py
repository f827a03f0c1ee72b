"""Several processes on one database: each answers and works for its servers, and for those of one that dies."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sandbox.client import Bot
from sandbox.streams.gateway import Gateway
from sandbox.streams.session import Shard
from tests.databases import is_all_told, is_written_to
from tests.stories.conftest import story
from tests.stories.table import Table
from tests.stories.test_time_outs import late
from tests.stories.travel import travelling

pytestmark = pytest.mark.server
ZERO, ONE = Shard(0, 2), Shard(1, 2)


def two_shards(gateway: Gateway) -> None:
    gateway.recommended_shards = 2


TWO: dict[str, Any] = {
    "database": "postgresql",
    "processes": [["--shards", "0/2"], ["--shards", "1/2"]],
    "prepare": two_shards,
}
"""A story with two processes; the server is on the shard of the second."""


async def put_to_sleep(bot: Bot, folder: Path) -> None:
    """Let a process fall asleep while nobody writes: in a transaction it would keep the others from writing, too."""
    bot.suspend()
    while await asyncio.to_thread(is_written_to, folder):
        bot.wake()
        bot.suspend()


async def test_of_two_processes_one_dies_and_the_other_answers_and_watches_the_clocks(tmp_path: Path) -> None:
    async with travelling(tmp_path, **TWO) as travel:
        sandbox = travel.sandbox
        first, second = sandbox.bots
        await sandbox.until(lambda: (first.shards, second.shards) == ({ZERO}, {ONE}))
        table = await Table.set_up(sandbox, seat="Red", time="relaxed")
        await second.kill()
        await sandbox.until(lambda: first.shards == {ZERO, ONE})
        await table.waiting.command(table.thread, "board")
        while not await asyncio.to_thread(is_all_told, tmp_path):
            pass  # what the killed process had posted is found, or the match counts as unseen
        await late(travel, table)
        assert {done.answered_by for done in sandbox.interactions} == {first.number, second.number}
        assert {len(done.answers) for done in sandbox.interactions} == {1}


async def test_one_that_has_slept_too_long_does_nothing_until_it_is_given_its_shard_again(tmp_path: Path) -> None:
    async with story(tmp_path, module="tests.stories.scripted_bot", **TWO) as sandbox:
        first, sleeper = sandbox.bots
        await sandbox.until(lambda: (first.shards, sleeper.shards) == ({ZERO}, {ONE}))
        table = await Table.set_up(sandbox)
        await put_to_sleep(sleeper, tmp_path)
        await sandbox.until(lambda: "shards=[1]" in first.log and ONE in first.shards)
        await table.play_first()
        known = len(sandbox.requests)
        sleeper.wake()
        await sandbox.until(lambda: "shards gone" in sleeper.log)
        woken = [request for request in list(sandbox.requests)[known:] if request.process == sleeper.number]
        assert [request for request in woken if "/channels/" in request.path or "/callback" in request.path] == []
        await sandbox.until(lambda: (first.shards, sleeper.shards) == ({ZERO}, {ONE}))
        await table.play_first()
        assert {len(done.answers) for done in sandbox.interactions} == {1}


async def test_processes_that_are_told_nothing_share_out_what_discord_recommends(tmp_path: Path) -> None:
    async with story(tmp_path, **{**TWO, "processes": [()]}) as sandbox:
        (first,) = sandbox.bots
        await sandbox.until(lambda: first.shards == {ZERO, ONE})
        second = await sandbox.add_bot()
        await sandbox.until(lambda: len(first.shards) == len(second.shards) == 1)
        table = await Table.set_up(sandbox)
        await table.play_first()
        await sandbox.bots[1 if ONE in second.shards else 0].stop()
        await sandbox.until(lambda: {ZERO, ONE} in (first.shards, second.shards))
        await table.play_first()
