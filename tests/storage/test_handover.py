"""A process that is to go on in a running bot's place asks it by two tables, and touches nothing else before."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from storage.errors import CannotHandOver, DatabaseInUse, NewerDatabase, WrongKey
from storage.handover import beside, try_mark
from storage.open import open_store
from storage.schema import REVISION

DUMPS = Path(__file__).parent / "databases"
KEY, OTHER_KEY = "0123456789abcdef" * 2, "fedcba9876543210" * 2
PATIENCE = 2.0


@pytest.fixture
def client(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        yield connection


def revision(client: sqlite3.Connection) -> str:
    (found,) = client.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(found)


async def test_a_running_bot_is_asked_before_its_database_is_brought_up_to_date(
    url: str, client: sqlite3.Connection
) -> None:
    client.executescript((DUMPS / "0021.sql").read_text())
    mark = try_mark(url)
    assert mark is not None
    async with beside(url, secret_key=KEY, patience=PATIENCE) as shards:
        await shards.seize("old", 1, seconds=1e9)
        assert await shards.want("new", [0], seconds=5.0) == {0}
        assert try_mark(url) is None
    assert revision(client) == "0021"
    mark.release()
    store = await open_store(url, secret_key=KEY, is_sole=True, mark=try_mark(url))
    assert revision(client) == REVISION
    (lease,) = await store.shards.leases()
    assert (lease.holder, lease.wanted_by) == ("old", "new")
    with pytest.raises(DatabaseInUse, match="--take-over"):
        await open_store(url, secret_key=KEY, is_sole=True)
    await store.close()
    assert try_mark(url) is not None


async def test_a_bot_that_knows_no_handover_is_not_asked(url: str, client: sqlite3.Connection) -> None:
    client.executescript((DUMPS / "0020.sql").read_text())
    with pytest.raises(CannotHandOver, match="0020"):
        async with beside(url, secret_key=KEY, patience=PATIENCE):
            pytest.fail("asked")
    assert revision(client) == "0020"


async def test_an_older_program_does_not_end_a_newer_bot(url: str, client: sqlite3.Connection) -> None:
    client.executescript((DUMPS / "0021.sql").read_text())
    client.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerDatabase, match="9999"):
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
