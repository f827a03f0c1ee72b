"""A program that makes so many moves at once, and marks in its output when each is acknowledged: URL, number."""

import asyncio
import os
import sys

from storage.database.sqlite import SqliteDatabase
from storage.open import open_store
from tests.storage.database.test_lane import held
from tests.storage.samples import commit

STEPS = 3
"""After so many rounds of the event loop a move that was begun has arrived at the database."""


async def main(url: str, moves: int) -> None:
    """Make one move first, which also begins the write-ahead log; then let the others arrive while the disk is busy."""
    store = await open_store(url)
    await store.matches.append(commit("first"))
    assert isinstance(store.database, SqliteDatabase)

    async def move(name: str) -> None:
        await store.matches.append(commit(name))
        os.write(1, b"<told>")

    async with held(store.database._writer):
        moving = [asyncio.create_task(move(f"m{number}")) for number in range(moves)]
        for _ in range(STEPS):
            await asyncio.sleep(0)
        assert len(store.database._writer) == moves
        os.write(1, b"<moves>")
    await asyncio.gather(*moving)
    os.write(1, b"<end>")
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
