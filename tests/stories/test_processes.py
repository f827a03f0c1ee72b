"""Several processes on one database: each answers and works for its servers, and for those of one that dies."""

from pathlib import Path

import pytest

from sandbox.streams.gateway import Gateway
from sandbox.streams.session import Shard
from tests.servers import on_server
from tests.stories.conftest import story
from tests.stories.table import Table

pytestmark = [on_server, pytest.mark.slow]
ZERO, ONE = Shard(0, 2), Shard(1, 2)


def two_shards(gateway: Gateway) -> None:
    gateway.recommended_shards = 2


async def test_of_two_processes_one_dies_and_the_other_goes_on(tmp_path: Path) -> None:
    processes = [["--shards", "0/2"], ["--shards", "1/2"]]
    async with story(tmp_path, database="postgresql", processes=processes, prepare=two_shards) as sandbox:
        first, second = sandbox.bots
        await sandbox.until(lambda: (first.shards, second.shards) == ({ZERO}, {ONE}))
        table = await Table.set_up(sandbox)
        await table.play_first()
        await second.kill()
        await sandbox.until(lambda: first.shards == {ZERO, ONE})
        await table.play_first()
        assert {done.answered_by for done in sandbox.interactions} == {first.number, second.number}
