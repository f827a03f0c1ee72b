"""A team event and a pentathlon, played to their ends through the real service, for true archives of them."""

from functools import partial
from typing import TYPE_CHECKING

from engine.ids import PersonId
from engine.seasons.facts.formats import PentathlonRules, StageRules, TeamRules
from engine.seasons.facts.rules import SeasonScoring
from engine.seasons.formats import pentathlon as games
from engine.seasons.formats.teams import roster as squads
from engine.seasons.organisers.requests import Verdict
from engine.seasons.state.stages import Stages
from games.registry import GAMES
from leagues.core import EntrantId
from tests.engine.seasons.season_builders import ORGANISER, RULES, SLOW, organise

if TYPE_CHECKING:
    from tests.tools.archives import Player

TEAMS = ((1, 2, 3, 4), (5, 6), (7, 8, 9), (10, 11))


async def teams(club: "Player") -> None:
    """Play four teams at two boards each: the bench plays on, somebody is missing, a captain hands over."""
    await club.found(
        0,
        game="colliding_circles",
        game_version=GAMES["colliding_circles"].info.version,
        own=TeamRules(boards=2),
        least=2,
        policy=SLOW,
        promoted=0,
        relegated=0,
        scoring=SeasonScoring(tie_breaks=("boards", "direct")),
    )
    for number, members in enumerate(TEAMS, 1):
        captain, *others = map(PersonId, members)
        await club.act(partial(squads.found, captain=captain, name=f"Team {number}", invited=others))
        for member in others:
            await club.act(partial(squads.join, person=member, entrant=EntrantId(number), ratings={}))
    reds, blues = (tuple(map(PersonId, members)) for members in TEAMS[:2])
    await club.act(partial(squads.order, captain=reds[0], members=(reds[1], reds[0], *reds[2:]), ratings={}))
    await club.act(partial(squads.set_missing, by=blues[1], member=blues[1], is_missing=True))
    await club.wait(days=RULES.sign_up_days)
    await club.wait(hours=RULES.objection_hours)
    await _stepped_in(club, reds[0])
    await club.act(partial(squads.hand_over, captain=reds[0], member=reds[1]))
    await club.play((await club.open_matches())[0], 6, 0)
    await club.act(partial(squads.set_missing, by=blues[0], member=blues[1], is_missing=False))
    await club.finish((1, 6))


async def _stepped_in(club: "Player", captain: PersonId) -> None:
    """Let the bench of a captain's team go on at its first board that is played."""
    season, entrant = await club.season(), EntrantId(1)
    board = next(
        open_number for open_number in await club.open_matches() if entrant in season.fixtures[open_number].entrants
    )
    progress = await club.seasons.progress(season)
    await club.act(partial(squads.step_in, captain=captain, number=board, progress=progress))


async def pentathlon(club: "Player") -> None:
    """Play five stages in turn: some leave one out, one comes later, the last is not played; then one is corrected."""
    stages = tuple(
        StageRules(
            key.title(),
            key,
            game.info.version,
            tuple(sorted((option.key, option.default) for option in game.info.options)),
            2,
            ("direct", "wins"),
        )
        for key, game in sorted(GAMES.items())
    )
    await club.found(
        0, own=PentathlonRules(stages, best=3), least=4, policy=SLOW, promoted=0, relegated=0, recurs=False
    )
    for person in range(1, 6):
        await club.act(partial(games.sign_up, person=PersonId(person)))
    await club.act(partial(games.skip_stage, person=PersonId(5), stage=1, is_out=True))
    await club.wait(days=RULES.sign_up_days)
    await club.act(partial(games.sign_up, person=PersonId(6)))
    await club.act(partial(games.sign_off, person=PersonId(4)))
    await club.act(partial(games.skip_stage, person=PersonId(2), stage=3, is_out=True))
    for person in (1, 5, 6):
        await club.act(partial(games.skip_stage, person=PersonId(person), stage=5, is_out=True))
    pentathlon, seasons = club.id, {}
    for number in range(1, 6):
        club.id = seasons[number] = (await club.season()).of(Stages).seasons[number]
        await _played(club)
        club.id = pentathlon
    club.id = seasons[4]
    await _misread(club)
    club.id = pentathlon
    await club.wait()


async def _played(club: "Player") -> None:
    """Let a stage be drawn, begun and played, and its event go on."""
    for span in ({"hours": 1}, {"days": 2}, {"hours": RULES.objection_hours}):
        if (await club.season()).phase in {"open", "drawn"}:
            await club.wait(**span)
    await club.finish((1, 2, 6, 6))
    for _ in range(3):
        await club.wait()


async def _misread(club: "Player") -> None:
    """Let the first two of a stage have played the other way round, after all is over."""
    season = await club.season()
    results = (await club.seasons.progress(season)).results
    number, result = next((at, found) for at, found in sorted(results.items()) if found.ending == "played")
    change = await club.seasons.act(
        club.id,
        lambda now, _: organise(
            now, "rule", fixture=number, ending=Verdict("played", result.places[::-1]), note="Misread."
        ),
    )
    await club.seasons.corrected(change.after, by=ORGANISER, note="Misread.")
