"""Worlds of leagues as guests of another one: for some weeks its bot, its Discord and some of its people are theirs."""

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from engine.stores.matches import Summary
from tests.simulation.league.continuous import ContinuousWorld
from tests.simulation.league.cups import CupWorld
from tests.simulation.league.events import EventsWorld
from tests.simulation.league.noticeboard import Noticeboard
from tests.simulation.league.scale import LeagueScale
from tests.simulation.league.world import PLACE, LeagueWorld
from tests.simulation.life import Life
from tests.simulation.people import Someone
from tests.simulation.world import Evidence, Founding, World


@dataclass(frozen=True, slots=True)
class Era:
    """Some weeks in which some of the people play leagues of a kind: how much of it, and the number of the first."""

    kind: str
    scale: LeagueScale
    first: int


class Guest(LeagueWorld):
    """A world of leagues in another world."""

    def __init__(self, host: World, era: Era) -> None:
        self._host, self.era = host, era
        super().__init__(host._loop, host._path, era.scale)
        self._foundings = host._foundings
        self.channel, self._zones, self._asked = host.channel, host._zones, host._asked
        self._board = Noticeboard(host.evidence.paper, PLACE, read=host.evidence.paper.count(PLACE))

    def gather(self) -> Evidence:
        """Return some of the host's people, and what the host has lived through."""
        found = self._host.evidence
        people = found.people[self.era.first : self.era.first + self._scale.people]
        shared = (found.diary, found.paper, found.lives, found.storms, found.deaths, found.refusals)
        return Evidence(self._scale, people, *shared)

    def _plan(self) -> list[Founding]:
        return []

    async def _look_at(self, life: Life, someone: Someone, summary: Summary, rng: random.Random) -> None:
        """Play: matches of leagues in haste, the others as in the host's world."""
        if summary.channel == PLACE:
            await super()._look_at(life, someone, summary, rng)
        else:
            await self._host._look_at(life, someone, summary, rng)


class LeagueGuest(Guest):
    """Divisions with promotion and relegation, tables of three, rounds that are drawn one by one."""


class CupGuest(Guest, CupWorld):
    """Knockouts."""


class ContinuousGuest(Guest, ContinuousWorld):
    """A ladder and flash groups."""


class EventsGuest(Guest, EventsWorld):
    """A pentathlon and teams."""


KINDS: Final[Mapping[str, Any]] = {
    "leagues": LeagueGuest,
    "cups": CupGuest,
    "ladder": ContinuousGuest,
    "events": EventsGuest,
}
"""What is played in the eras of a year, one after the other."""
