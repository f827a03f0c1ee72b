"""Simulated knockouts: the world of leagues with one cup after the other in it."""

from dataclasses import replace
from typing import Final

from engine.ids import PersonId
from engine.seasons.facts.formats import KnockoutRules
from engine.seasons.facts.rules import Rules
from tests.simulation.league.scale import SHORT, LeagueScale, rules_of
from tests.simulation.league.world import LeagueWorld
from tests.simulation.life import Life

CUPS: Final = replace(SHORT, days=11, people=9, seasons=2, lasts=2, seed=11)
CUP: Final = "Cup"


class CupWorld(LeagueWorld):
    """Leagues of which the only one is a knockout."""

    async def open(self, life: Life) -> None:
        """Announce the knockout."""
        season = await life.run(self._announce(life, CUP, rules_of_cup(self._rules)))
        self._leagues[CUP] = season.founded.league

    def _is_for(self, name: str, person: PersonId) -> bool:
        return bool(name) and bool(person)


def rules_of_cup(scale: LeagueScale) -> Rules:
    """Return the rules of a knockout for so many as there may be."""
    return replace(
        rules_of(scale, seats=2),
        own=KnockoutRules(round_days=scale.lasts, has_third_place=True),
        least=4,
        most=16,
        promoted=0,
        relegated=0,
        allows_late=False,
    )
