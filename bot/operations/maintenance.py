"""What an operator does: back the database up, restore it, check it, look at an exported match."""

import asyncio
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bot.i18n import load_words
from bot.operations.counting import Count, aside
from bot.posts import records
from bot.posts.recipients import DEFAULT_THEME
from bot.posts.speech import Speech
from bot.settings import Settings
from engine.errors import BadExport
from engine.ids import MatchId, new_match_id
from engine.log import codec
from engine.log.chain import first_fault
from engine.log.codec import Games
from engine.log.practice_store import Puzzle
from engine.log.store import Entry, MatchStore, Store
from engine.matches.audit import audit
from engine.matches.export import imported
from engine.matches.history import replay
from engine.matches.house import Duty
from engine.seasons.audit import audit as season_faults
from engine.seasons.event_audit import stage_faults
from engine.seasons.events import Events
from engine.seasons.facts import SeasonId
from engine.seasons.store import SeasonStore
from engine.seasons.writer import SeasonWriter
from games.core import CHANCE, MoveError
from games.registry import GAMES
from players import work
from players.registry import VERSIONS
from renderers.registry import RENDERERS
from renderers.theme import THEMES
from storage import backup as copies
from storage import copying, inspection
from storage.open import open_existing


async def backup(settings: Settings, target: Path) -> int:
    """Copy the database to a file; safe while the bot runs."""
    await aside(lambda count: copies.backup(settings.database_url, target, tell=count.tell))
    print(f"Backed up to {target}.")
    return 0


async def restore(settings: Settings, source: Path) -> int:
    """Put a copy in place of the database and say where the old one went."""
    url, key = settings.database_url, settings.key
    kept = await aside(lambda count: copies.restore(source, url, secret_key=key, tell=count.tell))
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

    rows = await aside(copied)
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
    sheet = records.sheet_text(game, game.narration.sheet(step.moment for step in found.played), words)
    lines = records.play_lines(game, found.played, words)
    (folder / "match.txt").write_bytes(records.as_file(Speech(words).game(game), sheet, lines))
    states = found.states if match.state is not None else ()
    for move, state in count.through([*enumerate(states)], "positions drawn"):
        view = game.narration.view(game.secrets.revealed(state) if match.phase == "over" else state, None)
        (folder / f"{move:04}.png").write_bytes(renderer.board(view, theme=THEMES[DEFAULT_THEME], words=words))
    print(f"{len(states)} positions of match {match.id} are in {folder}.")
    return 0


async def check(settings: Settings, *, games: Games = GAMES) -> int:
    """Replay every match and season, repeat what the house has done, compare; return 1 if anything does not agree."""
    found = await faults(settings, games=games)
    for fault in found.faults:
        print(fault)
    more = f" and {found.seasons} seasons" if found.seasons else ""
    print(f"{found.matches} matches{more} checked, {len(found.faults)} faults.")
    return 1 if found.faults else 0


@dataclass(frozen=True, slots=True)
class Checked:
    """What was found wrong, and in how many matches and seasons it was looked for."""

    faults: Sequence[str]
    matches: int
    seasons: int


async def faults(settings: Settings, *, games: Games = GAMES, count: Count | None = None) -> Checked:
    """Look at everything in a database; one fault does not hide the others."""
    counted = (count or Count()).through
    store = await open_existing(settings.database_url, secret_key=settings.key)
    try:
        ids = await store.matches.ids()
        found = await asyncio.to_thread(list, inspection.faults(settings.database_url))
        checked = counted(ids, "matches checked")
        ill = {match: faults for match in checked if (faults := await faults_of(store, games, match))}
        found += [f"{match}: {fault}" for match, faults in ill.items() for fault in faults]
        seasons = [summary.season for summary in await store.seasons.all()]
        for season in counted(seasons, "seasons checked"):
            found += [f"{season}: {fault}" for fault in await _season_faults(store.seasons, store.matches, season)]
        for puzzle in [each for each in await store.puzzles.all() if each.match not in ill]:
            found += [f"puzzle {puzzle.number}: {fault}" for fault in await _puzzle_faults(store, games, puzzle)]
    finally:
        await store.close()
    return Checked(found, len(ids), len(seasons))


async def faults_of(store: Store, games: Games, match: MatchId) -> list[str]:
    """Return what is wrong with a match; one fault does not hide the others."""
    log, snapshot, found, seed = await store.matches.log(match), await store.matches.snapshot(match), [], None
    try:
        seed = await store.matches.seed(match)
    except ValueError as error:
        found.append(f"seed cannot be opened: {error}")
    try:
        await store.plans.of_match(match)
    except ValueError as error:
        found.append(f"a plan cannot be opened: {error}")
    if seed is None and found:
        return [*found, *_broken_chain(log)]
    faults = audit(games, match, log, snapshot=snapshot, seed=seed, seal=store.seal, as_thought=_as_thought)
    return [*found, *(f"{fault.code} at fact {fault.seq}" for fault in faults)]


def _as_thought(duty: Duty, did: Any) -> bool:
    """Tell whether a house player would do this again; what another version of it did cannot be repeated."""
    if VERSIONS.get(duty.game) != duty.version:
        return True
    if duty.asked is not None:
        return did is work.agrees(duty.game, duty.state, duty.seat, duty.luck)
    return bool(did == work.turn(duty.game, duty.state, duty.seat, duty.level, duty.luck))


async def _season_faults(store: SeasonStore, matches: MatchStore, season: SeasonId) -> list[str]:
    """Return what is wrong with a season."""
    log, summary = await store.log(season), await store.summary(season)
    try:
        seed = await store.seed(season)
    except ValueError as error:
        return [f"seed cannot be opened: {error}", *_broken_chain(log)]
    finished = await matches.finished([one.match for one in await matches.of_season(season)])
    faults = await asyncio.to_thread(season_faults, season, log, summary=summary, seed=seed, finished=finished)
    found = [f"{fault.code} at fact {fault.seq}" for fault in faults]
    return found or await _stage_faults(store, matches, season)


async def _stage_faults(store: SeasonStore, matches: MatchStore, season: SeasonId) -> list[str]:
    """Return where an event over several games does not agree with the seasons of its stages."""
    writer = SeasonWriter(store, matches, lambda: datetime.now(UTC))
    event = await writer.season(season)
    if event.rules.event is None:
        return []
    played = await Events(writer, new_match_id).stages(event)
    return [f"{fault.code} of stage {fault.seq}" for fault in stage_faults(event, played)]


async def _puzzle_faults(store: Store, games: Games, puzzle: Puzzle) -> list[str]:
    """Return what is wrong with a puzzle and the answers to it: lines that cannot be played, counts that cannot be."""
    play = replay(games, await store.matches.log(puzzle.match), seal=store.seal)
    actions = [step.moment for step in play.played if step.moment.seat != CHANCE]
    if play.match.phase != "over":
        return []  # a ruling lets it be played on, and the puzzle is withdrawn before anybody is asked
    if puzzle.move >= len(actions) or actions[puzzle.move].seat != puzzle.seat:
        return [f"no such position in match {puzzle.match}"]
    game, moment = codec.game_of(games, play.match.proposal), actions[puzzle.move]
    answers, found = await store.puzzles.answers(puzzle.number), []
    for line in dict.fromkeys((puzzle.line, *(answer.line for answer in answers))):
        try:
            game.notation.parse(moment.before, moment.seat, line)
        except MoveError as error:
            found.append(f"line cannot be played: {error.code}")
    if puzzle.right > puzzle.answered or (puzzle.closed_at is not None and len(answers) > puzzle.answered):
        found.append("answers were counted wrongly")
    return found


def _broken_chain(log: Sequence[Entry]) -> list[str]:
    """Return what can be said of a log whose seed is lost."""
    broken = first_fault(log)
    return [] if broken is None else [f"chain at fact {broken}"]
