"""A knockout and a ladder in which everything happens that can, for archives (tests/tools/archives.py)."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from engine.ids import PersonId
from engine.seasons.entrants import leave
from engine.seasons.facts.formats import KnockoutRules, LadderRules
from engine.seasons.formats.ladder import challenges
from engine.seasons.organisers.requests import Verdict
from engine.seasons.state.rungs import Rungs
from games.registry import GAMES
from leagues.core import EntrantId
from tests.engine.seasons.season_builders import RULES, SLOW, organise
from tests.engine.seasons.service.test_service import OUTSIDER

if TYPE_CHECKING:
    from tests.tools.archives import Player

CIRCLES: Final[dict[str, Any]] = {
    "game": "colliding_circles",
    "game_version": GAMES["colliding_circles"].info.version,
    "promoted": 0,
    "relegated": 0,
}
PLAYED: Final = 6
"""Turns after which a match counts as played."""
CLIMBERS: Final = range(1, 7)


async def knockout(club: "Player") -> None:
    """Play a cup of ten: byes, a decider, nobody turns up, one leaves, a late ruling, an advantage in the final."""
    await club.found(10, **CIRCLES, own=KnockoutRules(has_third_place=True), most=32, policy=SLOW)
    await club.wait(days=RULES.sign_up_days)
    await club.wait(hours=RULES.objection_hours)
    absent, decided, *_ = await _meetings(club)
    for number in absent:
        await club.act(partial(organise, act="rule", fixture=number, ending=Verdict("double_walkover"), by=OUTSIDER))
    for number in decided:
        await club.play(number, PLAYED, 0)
    await club.play(decided[-1] + 1, PLAYED, 1)
    await club.act(
        partial(organise, act="rule", fixture=decided[-1] + 1, ending=Verdict("played", (2, 1)), by=OUTSIDER)
    )
    leaver = (await _meetings(club))[-1][0]
    season = await club.season()
    person = season.entrants[season.fixtures[leaver].entrants[0]].person
    await club.act(partial(leave.withdraw, person=person, how="asked", by=person))
    while not _is_final(meetings := await _meetings(club)):
        for number in meetings[0]:
            await club.play(number, PLAYED, number % 2)
    third, final = (meetings[-1], meetings[0])
    await club.play(third[0], PLAYED, 0)
    await club.play(third[1], 1, 1)
    for number in (*final, final[-1] + 1):
        await club.act(partial(organise, act="rule", fixture=number, ending=Verdict("played", (1, 1)), by=OUTSIDER))
    await club.wait(days=1)


def _is_final(meetings: Sequence[Sequence[int]]) -> bool:
    return meetings == [[43, 44], [46, 47]]


async def _meetings(club: "Player") -> list[list[int]]:
    """Return the fixtures whose matches run, by the meetings to which they belong."""
    found: dict[int, list[int]] = {}
    for number in await club.open_matches():
        found.setdefault((number - 1) // 3, []).append(number)
    return list(found.values())


async def ladder(club: "Player") -> None:
    """Climb: won, declined, silent, out of time, left and back again, a pause, a ruling that comes late, the end."""
    await club.found(0, **CIRCLES, own=LadderRules(), recurs=False)
    for person in CLIMBERS:
        await club.act(partial(challenges.join, person=PersonId(person)))
    first = await _challenge(club, 4, 1)
    await _win(club, first, 4)
    await club.act(
        partial(challenges.answer, person=PersonId(2), number=await _ask(club, 3, 2), now=club.now, accepts=False)
    )
    await _ask(club, 6, 3)
    await club.wait(hours=RULES.answer_hours)
    number = await _challenge(club, 5, 2)
    late = (await club.season()).matches[number]
    await club.wait(days=30)
    await club.matches.clocks.wake(late)
    await club.seasons.advance(club.id)
    await _win(club, await _challenge(club, 3, 2), 2)
    number = await _ask(club, 2, 1)
    await club.act(partial(organise, act="pause"))
    await club.wait(days=5)
    await club.act(partial(organise, act="pause"))
    await club.wait(hours=RULES.answer_hours - 2)
    await _accept(club, 1, number)
    await club.act(partial(leave.withdraw, person=PersonId(1), how="asked", by=PersonId(1)))
    await club.act(partial(challenges.join, person=PersonId(1)))
    await _ask(club, 1, 6)
    await club.act(partial(organise, act="rule", fixture=first, ending=Verdict("played", (1, 1)), by=OUTSIDER))
    await _challenge(club, 6, 5)
    await club.act(partial(organise, act="close"))
    await club.wait(days=RULES.overtime_days + 1)


async def _ask(club: "Player", person: int, opponent: int) -> int:
    change = await club.seasons.act(
        club.id,
        lambda season, known: challenges.challenge(season, known, PersonId(person), EntrantId(opponent), club.now),
    )
    return change.after.of(Rungs).open[-1].number


async def _accept(club: "Player", person: int, number: int) -> int:
    """Let somebody accept a challenge, and return its fixture."""
    await club.wait(hours=1)
    await club.act(partial(challenges.answer, person=PersonId(person), number=number, now=club.now, accepts=True))
    return max((await club.season()).fixtures)


async def _challenge(club: "Player", person: int, opponent: int) -> int:
    return await _accept(club, opponent, await _ask(club, person, opponent))


async def _win(club: "Player", number: int, winner: int) -> None:
    await club.play(number, PLAYED, 1 - (await club.season()).fixtures[number].entrants.index(EntrantId(winner)))
