"""What an operator does: back the database up, restore it, check it, look at an exported match."""

import asyncio
import sys
from pathlib import Path

from bot import records
from bot.i18n import load_words
from bot.readers import DEFAULT_THEME
from bot.settings import Settings
from bot.speech import Speech
from engine.audit import audit
from engine.codec import Games
from engine.errors import BadExport
from engine.export import imported
from games.registry import GAMES
from renderers.registry import RENDERERS
from renderers.theme import THEMES
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


def look(file: Path, folder: Path) -> int:
    """Write what an exported match holds into a folder: score sheet and moves as text, every position as a picture."""
    words = load_words()["en"]
    try:
        found = imported(file.read_bytes(), GAMES)
    except (OSError, BadExport) as error:
        said = Speech(words).refusal(error) if isinstance(error, BadExport) else str(error)
        print(f"{file}: {said}", file=sys.stderr)
        return 1
    match, key = found.match, found.match.proposal.game
    game, renderer = GAMES[key], RENDERERS[key]
    folder.mkdir(parents=True, exist_ok=True)
    sheet = records.sheet_text(game, game.sheet(step.moment for step in found.played), words)
    lines = records.play_lines(game, found.played, words)
    (folder / "match.txt").write_bytes(records.as_file(Speech(words).game(game), sheet, lines))
    states = found.states if match.state is not None else ()
    for move, state in enumerate(states):
        view = game.view(game.opened(state) if match.phase == "over" else state, None)
        (folder / f"{move:04}.png").write_bytes(renderer.board(view, theme=THEMES[DEFAULT_THEME], words=words))
    print(f"{len(states)} positions of match {match.id} are in {folder}.")
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
