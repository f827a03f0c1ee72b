"""A process that is to go on in a running bot's place asks it by two tables, and touches nothing else before."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage.errors import CannotHandOver, DatabaseInUse, NewerDatabase, WrongKey
from storage.open import open_store
from storage.schema.core import REVISION
from storage.upkeep.handover import beside, try_mark
from tests.databases import lay_database
from tests.storage.next_version import NEXT, next_version

KEY, OTHER_KEY = "0123456789abcdef" * 2, "fedcba9876543210" * 2
PATIENCE = 2.0


def revision(path: Path) -> str:
    with closing(sqlite3.connect(path)) as client:
        (found,) = client.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(found)


async def test_a_running_bot_is_asked_before_its_database_is_brought_up_to_date(
    path: Path, url: str, tmp_path: Path
) -> None:
    lay_database(path)
    mark = try_mark(url)
    assert mark is not None
    with next_version(tmp_path):
        async with beside(url, secret_key=KEY, patience=PATIENCE) as shards:
            await shards.seize("old", 1, seconds=1e9)
            assert await shards.want("new", [0], seconds=5.0) == {0}
            assert try_mark(url) is None
        assert revision(path) == REVISION
        mark.release()
        store = await open_store(url, secret_key=KEY, is_sole=True, mark=try_mark(url))
    assert revision(path) == NEXT
    (lease,) = await store.shards.leases()
    assert (lease.holder, lease.wanted_by) == ("old", "new")
    with pytest.raises(DatabaseInUse, match="--take-over"):
        await open_store(url, secret_key=KEY, is_sole=True)
    await store.close()
    assert try_mark(url) is not None


async def test_a_bot_that_has_not_made_its_tables_yet_is_not_asked(path: Path, url: str) -> None:
    path.touch()
    with pytest.raises(CannotHandOver):
        async with beside(url, secret_key=KEY, patience=PATIENCE):
            pytest.fail("asked")


async def test_an_older_program_does_not_end_a_newer_bot(path: Path, url: str, tmp_path: Path) -> None:
    lay_database(path)
    with next_version(tmp_path):
        await (await open_store(url, secret_key=KEY)).close()
    with pytest.raises(NewerDatabase, match=NEXT):
        async with beside(url, secret_key=KEY, patience=PATIENCE):
            pytest.fail("asked")


async def test_a_program_with_another_key_does_not_end_the_bot_that_has_the_right_one(url: str) -> None:
    store = await open_store(url, secret_key=KEY, is_sole=True)
    with pytest.raises(WrongKey):
        async with beside(url, secret_key=OTHER_KEY, patience=PATIENCE):
            pytest.fail("asked")
    async with beside(url, secret_key=KEY, patience=PATIENCE) as shards:
        assert await shards.leases() == []
    await store.close()
