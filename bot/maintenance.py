"""What an operator does with the database: back it up, restore it, check it."""

import asyncio
from pathlib import Path

from bot.settings import Settings
from engine.audit import audit
from engine.codec import Games
from games.registry import GAMES
from storage import backup as copies
from storage.open import open_store


async def backup(settings: Settings, target: Path) -> int:
    """Copy the database to a file; safe while the bot runs."""
    await asyncio.to_thread(copies.backup, settings.database_url, target)
    print(f"Backed up to {target}.")
    return 0


async def restore(settings: Settings, source: Path) -> int:
    """Put a copy in the place of the database and say where the old one went."""
    kept = await asyncio.to_thread(copies.restore, source, settings.database_url)
    print(f"Restored from {source}." + (f" The database that was there is kept as {kept}." if kept else ""))
    return 0


async def check(settings: Settings, *, games: Games = GAMES) -> int:
    """Replay every match and compare; return 1 if anything does not agree."""
    store = await open_store(settings.database_url, secret_key=settings.key)
    try:
        ids = await store.match_ids()
        faulty = 0
        for match in ids:
            log, snapshot, seed = await store.log(match), await store.snapshot(match), await store.seed(match)
            for fault in audit(games, match, log, snapshot=snapshot, seed=seed, seal=store.seal):
                faulty += 1
                print(f"{match}: {fault.code} at fact {fault.seq}")
    finally:
        await store.close()
    print(f"{len(ids)} matches checked, {faulty} faults.")
    return 1 if faulty else 0
