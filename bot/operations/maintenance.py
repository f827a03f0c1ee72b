"""Commands of the operator: backup, restore, check, and a look at an exported match."""

import sys
from pathlib import Path

from bot.i18n import load_words
from bot.operations import checking
from bot.operations.counting import Count, off_loop
from bot.operations.settings import Settings
from bot.posts.match import records
from bot.posts.recipients import DEFAULT_THEME
from bot.posts.speech import Speech
from engine.log import codec
from engine.log.codec import Games
from engine.matches.errors import BadExport
from engine.matches.records.export import imported
from games.registry import GAMES
from renderers.drawing.theme import THEMES
from renderers.registry import RENDERERS
from storage.upkeep import backup as copies
from storage.upkeep import copying


async def backup(settings: Settings, target: Path) -> int:
    """Copy the database to a file; safe while the bot runs."""
    await off_loop(lambda count: copies.backup(settings.database_url, target, tell=count.tell))
    print(f"Backed up to {target}.")
    return 0


async def restore(settings: Settings, source: Path) -> int:
    """Put a copy in place of the database and say where the old one went."""
    url, key = settings.database_url, settings.key
    kept = await off_loop(lambda count: copies.restore(source, url, secret_key=key, tell=count.tell))
    print(f"Restored from {source}." + (f" The database that was there is kept as {kept}." if kept else ""))
    return 0


async def copy(settings: Settings, source: str, target: str) -> int:
    """Copy one database into another, which is empty, and check the other; return 1 if anything does not agree.

    If it is told to end it stops after the rows that are being written; the same call goes on from there.
    """

    def copied(count: Count) -> int:
        def told(done: int, whole: int) -> None:
            if not count.is_stopped:
                count.tell("rows copied", done, whole)

        return copying.copy(source, target, on_progress=told, is_stopped=lambda: count.is_stopped)

    rows = await off_loop(copied)
    print(f"{rows:,} rows copied.")
    return await check(settings.model_copy(update={"database_url": target}))


def look(file: Path, folder: Path, count: Count) -> int:
    """Write what an exported match holds into a folder: score sheet and moves as text, every position as a picture."""
    words = load_words()["en"]
    try:
        found = imported(file.read_bytes(), GAMES)
    except (OSError, BadExport) as error:
        said = Speech(words).refusal(error) if isinstance(error, BadExport) else str(error)
        print(f"{file}: {said}", file=sys.stderr)
        return 1
    match = found.match
    game, renderer = codec.game_of(GAMES, match.proposal), RENDERERS[match.proposal.game]
    folder.mkdir(parents=True, exist_ok=True)
    sheet = records.sheet_text(game, game.narration.sheet(step.transition for step in found.played), words)
    lines = records.play_lines(game, found.played, words)
    (folder / "match.txt").write_bytes(records.as_file(Speech(words).game(game), sheet, lines))
    states = found.states if match.state is not None else ()
    for move, state in count.through([*enumerate(states)], "positions drawn"):
        view = game.narration.view(game.secrets.revealed(state) if match.phase == "over" else state, None)
        (folder / f"{move:04}.png").write_bytes(renderer.board(view, theme=THEMES[DEFAULT_THEME], words=words))
    print(f"{len(states)} positions of match {match.id} are in {folder}.")
    return 0


async def check(settings: Settings, *, games: Games = GAMES) -> int:
    """Replay every match and season, repeat the moves of the computer, compare; return 1 if anything does not agree."""
    found = await checking.faults(settings, games=games)
    for fault in found.faults:
        print(fault)
    more = f" and {found.seasons} seasons" if found.seasons else ""
    print(f"{found.matches} matches{more} checked, {len(found.faults)} faults.")
    return 1 if found.faults else 0
