"""A program that plays matches until it is killed, and says what was acknowledged."""

import asyncio
import sys

from engine.ids import MatchId
from engine.stores.outbox import DiscordLocation
from storage.open import open_store
from tests.storage.samples import commit, told


async def play(url: str) -> None:
    """Move in three matches at once for ever; print match, last seq and its digest after every acknowledged move."""
    store = await open_store(url)

    async def move(name: str) -> None:
        snapshot = await store.matches.snapshot(MatchId(name))
        while True:
            made = commit(name, after=snapshot)
            await store.matches.append(made)
            snapshot = made.snapshot
            print(name, snapshot.seq, snapshot.digest, flush=True)
            if snapshot.seq % 2:
                await store.outbox.announced(told(made), DiscordLocation(snapshot.match, board=snapshot.seq))

    await asyncio.gather(*(move(name) for name in ("m1", "m2", "m3")))


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1]))
