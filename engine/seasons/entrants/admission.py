"""Admission of people to a season: one guard on the way into its log, whatever the format and the door.

Nobody is checked twice: not substitutes when they are given a place, nor those whom an organiser has let in. Where
nobody asks for themselves, as when a season follows on another, people who are not admitted are left out.
"""

from dataclasses import replace
from typing import Final

from engine.ids import PersonId
from engine.seasons.entrants.conditions import FitnessOf, has_conditions, is_fit, require_fit
from engine.seasons.errors import NotFitForSeason
from engine.seasons.facts.ladder import LadderJoined
from engine.seasons.facts.places import EntrantJoined, EntrantReplaced, EntrantSignedUp, StandbyOffered
from engine.seasons.facts.teams import MemberJoined
from engine.seasons.facts.union import Facts, SeasonFact
from engine.seasons.state.season import Season

Coming = EntrantSignedUp | EntrantJoined | EntrantReplaced | LadderJoined | MemberJoined | StandbyOffered
"""The facts by which somebody comes into a season; there is no other way in."""

WITH_NEWNESS: Final = (EntrantSignedUp, EntrantJoined)
"""Those that say whether too little is known of somebody."""


class Admission:
    """Lets people in who meet the conditions of a season."""

    def __init__(self) -> None:
        self._fitness_of: FitnessOf | None = None

    def ask(self, fitness_of: FitnessOf) -> None:
        """Let it be asked what the conditions look at; before that, everybody meets them."""
        self._fitness_of = fitness_of

    async def require(self, season: Season, facts: Facts) -> Facts:
        """Refuse facts by which somebody comes in who does not meet the conditions; return them with who is new.

        Raises:
            NotFitForSeason: says what is missing.
        """
        return tuple([await self._required(season, fact) for fact in facts])

    async def _required(self, season: Season, fact: SeasonFact) -> SeasonFact:
        if not isinstance(fact, Coming) or self._fitness_of is None or _takes_part(season, fact.person):
            return fact
        is_let_in = fact.person in (*season.standby, *season.allowed)
        if isinstance(fact, EntrantReplaced) and fact.by is not None and not is_let_in:
            _require_open_to(season, fact.person)
        elif isinstance(fact, WITH_NEWNESS) or not is_let_in:
            fitness = await self._fitness_of(season, fact.person)
            if not is_let_in:
                require_fit(season.rules, fitness)
            return replace(fact, is_new=fitness.is_new) if isinstance(fact, WITH_NEWNESS) else fact
        return fact

    async def kept(self, season: Season, facts: Facts) -> Facts:
        """Return the facts of a season that follows on another without those who do not meet its conditions by now.

        The stages of a pentathlon let everybody in whom the pentathlon has let in.
        """
        if self._fitness_of is None or season.founded.pentathlon is not None:
            return facts
        kept: list[SeasonFact] = []
        for fact in facts:
            if isinstance(fact, EntrantSignedUp):
                fitness = await self._fitness_of(season, fact.person)
                kept += [replace(fact, is_new=fitness.is_new)] if is_fit(season.rules, fitness) else []
            else:
                kept.append(fact)
        return tuple(kept)


def _takes_part(season: Season, person: PersonId) -> bool:
    own = season.entrant_of(person)
    return own is not None and not season.has_left(own.id)


def _require_open_to(season: Season, person: PersonId) -> None:
    """Refuse an organiser who puts somebody into a place, unless the season lets everybody in.

    Whether that person meets the conditions is not asked: organisers must not learn how reliable somebody is.

    Raises:
        NotFitForSeason: the season has conditions.
    """
    if has_conditions(season.rules):
        raise NotFitForSeason(reason="unasked", person=f"<@{person}>")
