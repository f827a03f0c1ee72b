"""A program that makes so many moves between two marks in its output: URL, number."""

import asyncio
import os
import sys

from storage.open import open_store
from tests.storage.samples import commit


async def main(url: str, moves: int) -> None:
    """Make one move first, which also begins the write-ahead log, then those to be counted."""
    store = await open_store(url)
    made = commit("m1")
    await store.matches.append(made)
    os.write(1, b"<moves>")
    for _ in range(moves):
        made = commit("m1", after=made.snapshot)
        await store.matches.append(made)
    os.write(1, b"<end>")
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
