"""The check of a whole database: its file, each match and season against its log, and what lists say of them."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import Any

from bot.operations.counting import Count
from bot.operations.settings import Settings
from engine.ids import MatchId, new_match_id
from engine.log import codec
from engine.log.chain import Entry, first_fault
from engine.log.codec import Games
from engine.log.facts.codec import decode_fact
from engine.log.facts.start import MatchProposed
from engine.matches.decisions.computer import Duty
from engine.matches.service.audit import audit
from engine.matches.state.history import replay
from engine.seasons.facts.rules import SeasonId
from engine.seasons.files.audit import audit as season_faults
from engine.seasons.files.pentathlon import stage_faults
from engine.seasons.service.pentathlons import Pentathlons
from engine.seasons.service.store import SeasonStore
from engine.seasons.service.writer import SeasonWriter
from engine.stores.matches import FixtureMatch, MatchStore
from engine.stores.practice import Puzzle
from engine.stores.store import Store
from games.core import CHANCE, MoveError
from games.registry import GAMES
from players import registry
from players.registry import VERSIONS
from storage.open import open_existing
from storage.stores.store import SqlStore
from storage.upkeep import inspection


@dataclass(frozen=True, slots=True)
class Checked:
    """The findings of a check, and the number of matches and seasons that it looked at."""

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
        found += await _fixture_faults(store, ids)
        seasons = [summary.season for summary in await store.seasons.all()]
        for season in counted(seasons, "seasons checked"):
            look = partial(_season_faults, store.seasons, store.matches, season)
            found += [f"{season}: {fault}" for fault in await _settled(partial(store.seasons.log, season), look)]
        for puzzle in [puzzle for puzzle in await store.puzzles.all() if puzzle.match not in ill]:
            found += [f"puzzle {puzzle.number}: {fault}" for fault in await _puzzle_faults(store, games, puzzle)]
    finally:
        await store.close()
    return Checked(found, len(ids), len(seasons))


async def _fixture_faults(store: SqlStore, ids: Sequence[MatchId]) -> list[str]:
    """Return which matches are not listed as the fixtures that they say they are, and which seasons are gone."""
    told = {fixture for match in ids if (fixture := _fixture_of(match, await store.matches.log(match, upto=1)))}
    present = {summary.season for summary in await store.seasons.all()}
    named = {SeasonId(fixture.season) for fixture in told}
    listed = {fixture for season in present | named for fixture in await store.matches.of_season(season)}
    known = set(ids)  # others have begun meanwhile
    unlike = sorted((fixture.match, fixture.name) for fixture in told ^ listed if fixture.match in known)
    return [
        *(f"season {season} is missing, its matches are not" for season in sorted(named - present)),
        *(f"{match}: as fixture {name} the list and its log do not agree" for match, name in unlike),
    ]


def _fixture_of(match: MatchId, log: Sequence[Entry]) -> FixtureMatch | None:
    """Return the fixture that a match says it is, None for any other match, and for one whose log cannot be read."""
    try:
        proposal = decode_fact(log[0].body)
        named = proposal.fixture if isinstance(proposal, MatchProposed) else None
        return None if named is None else FixtureMatch.named(named, match)
    except (IndexError, ValueError):
        return None


async def _settled(
    read: Callable[..., Awaitable[Sequence[Entry]]], look: Callable[[Sequence[Entry]], Awaitable[list[str]]]
) -> list[str]:
    """Return what is found wrong in a log and beside it, looked for again if the log has gone on meanwhile."""
    while True:
        log = await read()
        found = await look(log)
        if not found or not await read(after=len(log)):
            return found


async def faults_of(store: Store, games: Games, match: MatchId) -> list[str]:
    """Return what is wrong with a match."""
    return await _settled(partial(store.matches.log, match), partial(_match_faults, store, games, match))


async def _match_faults(store: Store, games: Games, match: MatchId, log: Sequence[Entry]) -> list[str]:
    """Return what is wrong with a match; one fault does not hide the others."""
    snapshot, listed = await store.matches.snapshot(match), await store.matches.projected(match)
    found, seed = [], None
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
    seal = store.seal
    faults = audit(games, match, log, snapshot=snapshot, seed=seed, listed=listed, seal=seal, as_thought=_as_thought)
    return [*found, *(f"{fault.code} at fact {fault.seq}" for fault in faults)]


def _as_thought(duty: Duty, did: Any) -> bool:
    """Tell whether the computer would do this again; what another version of it did cannot be repeated."""
    if VERSIONS.get(duty.game) != duty.version:
        return True
    if duty.asked is not None:
        return did is registry.agrees(duty.game, duty.state, duty.seat, duty.seed)
    return bool(did == registry.turn(duty.game, duty.state, duty.seat, duty.level, duty.seed))


async def _season_faults(store: SeasonStore, matches: MatchStore, season: SeasonId, log: Sequence[Entry]) -> list[str]:
    """Return what is wrong with a season."""
    summary = await store.summary(season)
    try:
        seed = await store.seed(season)
    except ValueError as error:
        return [f"seed cannot be opened: {error}", *_broken_chain(log)]
    finished = await matches.finished([summary.match for summary in await matches.of_season(season)])
    faults = await asyncio.to_thread(season_faults, season, log, summary=summary, seed=seed, finished=finished)
    found = [f"{fault.code} at fact {fault.seq}" for fault in faults]
    return found or await _stage_faults(store, matches, season)


async def _stage_faults(store: SeasonStore, matches: MatchStore, season: SeasonId) -> list[str]:
    """Return where an event over several games does not agree with the seasons of its stages."""
    writer = SeasonWriter(store, matches, lambda: datetime.now(UTC))
    event = await writer.season(season)
    played = await Pentathlons(writer, new_match_id).stages(event)
    return [f"{fault.code} of stage {fault.seq}" for fault in stage_faults(event, played)]


async def _puzzle_faults(store: Store, games: Games, puzzle: Puzzle) -> list[str]:
    """Return what is wrong with a puzzle and the answers to it: lines that cannot be played, counts that cannot be."""
    play = replay(games, await store.matches.log(puzzle.match), seal=store.seal)
    actions = [step.transition for step in play.played if step.transition.seat != CHANCE]
    if play.match.phase != "over":
        return []  # a ruling lets it be played on, and the puzzle is withdrawn before anybody is asked
    if puzzle.move >= len(actions) or actions[puzzle.move].seat != puzzle.seat:
        return [f"no such position in match {puzzle.match}"]
    game, transition = codec.game_of(games, play.match.proposal), actions[puzzle.move]
    answers, found = await store.puzzles.answers(puzzle.number), []
    for line in dict.fromkeys((puzzle.line, *(answer.line for answer in answers))):
        try:
            game.notation.parse(transition.before, transition.seat, line)
        except MoveError as error:
            found.append(f"line cannot be played: {error.code}")
    if puzzle.right > puzzle.answered or (puzzle.closed_at is not None and len(answers) > puzzle.answered):
        found.append("answers were counted wrongly")
    return found


def _broken_chain(log: Sequence[Entry]) -> list[str]:
    """Return what can be said of a log whose seed is lost."""
    broken = first_fault(log)
    return [] if broken is None else [f"chain at fact {broken}"]
