"""Leagues: organisers who decide where they play.

A success is a decision of somebody who plays in the race that it concerns.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Final

from engine.errors import Refusal
from engine.ids import PersonId
from engine.seasons import climbing, conditions, decisions, organising, pentathlon, rulings, teams
from engine.seasons.facts import Facts, Rules
from engine.seasons.season import Season
from leagues.core import EntrantId
from tests.adversary.campaign import Attack
from tests.engine.season_bench import SeasonBench
from tests.engine.seasons import RULES
from tests.engine.test_pentathlon import PENTATHLON
from tests.engine.test_team_seasons import OF_TEAMS

PEOPLE: Final = tuple(map(PersonId, range(1, 9)))
GUEST: Final = PersonId(50)
NOTE = "So."

KINDS: Final[Mapping[str, Rules]] = {
    "single": replace(RULES, recurs=False),
    "double": replace(RULES, format="double", recurs=False),
    "swiss": replace(RULES, format="swiss", rounds=3, promoted=0, relegated=0, recurs=False),
    "knockout": replace(RULES, format="knockout", rounds=3, most=8, promoted=0, relegated=0, recurs=False),
    "ladder": replace(RULES, format="ladder", promoted=0, relegated=0, recurs=False),
    "flash": replace(RULES, flash=4, least=4, most=4, promoted=0, relegated=0),
    "teams": OF_TEAMS,
    "pentathlon": PENTATHLON,
}
"""A season of every kind."""


class Server(SeasonBench):
    """A server with one season at a time, in which some of the people play."""

    async def of(self, kind: str, *people: PersonId) -> Season:
        """Announce a season of some kind for which people have signed up."""
        await self.open(kind, KINDS[kind])
        for person in people:
            await self.carries_out(partial(signed_up, person=person))
        return await self.season()

    async def begin(self) -> Season:
        """Let the season come to its matches."""
        await self.wait(days=KINDS["single"].sign_up_days)
        await self.wait(hours=KINDS["single"].objection_hours)
        return await self.season()

    async def carries_out(self, decide: Callable[[Season], Facts]) -> bool:
        """Tell whether a decision is carried out."""
        try:
            await self.seasons.act(self.id, lambda season, _: decide(season))
        except Refusal:
            return False
        return True


def signed_up(season: Season, person: PersonId) -> Facts:
    """Sign somebody up by the way that a season of its kind has; two and two are a team."""
    if season.rules.event is not None:
        return pentathlon.sign_up(season, person)
    if season.rules.is_endless:
        return climbing.join(season, person)
    if not season.rules.boards:
        return decisions.sign_up(season, person)
    last = season.squads.teams.get(EntrantId(season.latest_entrant))
    if last is None or len(last.members) == season.rules.boards:
        mate = PersonId(person + 1)
        return teams.found(season, person, f"Team {person}", [mate])
    return teams.join(season, person, EntrantId(season.latest_entrant), {})


async def attack(attack: Attack) -> None:
    """Let people who play decide about everything."""
    for kind in KINDS:
        await parties(attack, kind)


# Who plays decides

ACTS: Final[Mapping[str, Callable[..., Facts]]] = {
    "start": lambda season, by: organising.hasten(season, "start", by=by, note=NOTE),
    "close": lambda season, by: organising.hasten(season, "close", by=by, note=NOTE),
    "extend": lambda season, by: decisions.extend(
        season, latest(season) + timedelta(days=30), by=by, note=NOTE, now=season.updated_at
    ),
    "allow": lambda season, by: conditions.allow(season, GUEST, by=by, note=NOTE),
    "move": lambda season, by: decisions.move(season, other(season, by), 1, by=by, note=NOTE),
    "withdraw": lambda season, by: decisions.withdraw(season, other(season, by), how="removed", by=by, note=NOTE),
    "replace": lambda season, by: decisions.replace_entrant(season, other(season, by), GUEST, by=by, note=NOTE),
    "rule": lambda season, by: rulings.rule(season, min(season.fixtures, default=1), "void", (), by=by, note=NOTE),
    "points": lambda season, by: rulings.adjust(season, by, 9, by=by, note=NOTE),
    "pause": lambda season, by: organising.pause(season, by=by, note=NOTE),
    "cancel": lambda season, by: decisions.cancel(season, by=by, note=NOTE),
}


async def parties(attack: Attack, kind: str) -> None:
    """Let somebody who plays do whatever organisers do, from the draw on; and except themselves before it."""
    server = Server()
    await server.of(kind, *PEOPLE[1:5])
    is_done = await server.carries_out(lambda season: conditions.allow(season, PEOPLE[0], by=PEOPLE[0], note=NOTE))
    attack.tally.note("exceptions for oneself", has_succeeded=is_done, how=kind)
    for hours in (0, KINDS["single"].objection_hours):
        await server.wait(days=0 if hours else KINDS["single"].sign_up_days, hours=hours)
        for name, act in ACTS.items():
            is_done = await server.carries_out(partial(act, by=PEOPLE[1]))
            attack.tally.note("decisions of who plays", has_succeeded=is_done, how=(kind, name))


def latest(season: Season) -> datetime:
    return season.until or season.updated_at


def other(season: Season, person: PersonId) -> PersonId:
    """Return somebody else who plays."""
    return next(each for each in season.people if each != person)
