"""Conditions of sign-up, exceptions from them, and the consent of those who are asked to play.

`engine.seasons.entrants.admission` checks them at every door.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.ids import PersonId
from engine.people.errors import NotInvitable
from engine.people.reliability import Level, Reliability, matches_to, meets
from engine.seasons.errors import AlreadySignedUp, NotFitForSeason
from engine.seasons.facts.places import EntrantSignedUp, SignUpAllowed, StandbyAsked
from engine.seasons.facts.rules import Conditions, Rules
from engine.seasons.facts.teams import MemberInvited
from engine.seasons.facts.union import Facts, SeasonFact
from engine.seasons.state.guards import cleaned, require_phase
from engine.seasons.state.season import Season

LEAST: Final[dict[str, Level]] = {"any": "unreliable", "mixed": "mixed", "reliable": "reliable"}
BlockedBy = Callable[[PersonId], Awaitable[Sequence[PersonId]]]
"""Tells whom somebody has blocked."""


@dataclass(frozen=True, slots=True)
class Fitness:
    """The input of conditions: how reliable somebody is, and the shown rating in the season's game.

    `rating` is None while too little is known of it.
    """

    reliability: Reliability
    rating: int | None = None

    @property
    def is_new(self) -> bool:
        """Tell whether too little is known of somebody to say how reliable they are."""
        return self.reliability.level == "new"


FitnessOf = Callable[[Season, PersonId], Awaitable[Fitness]]
"""Tells what conditions of a season look at, of one person."""


def has_conditions(rules: Rules) -> bool:
    """Tell whether a season does not let everybody in."""
    return replace(rules.conditions, newcomers_at_once=0) != Conditions()


def require_fit(rules: Rules, fitness: Fitness) -> None:
    """Refuse a person who does not meet the conditions.

    Raises:
        NotFitForSeason: says what is missing, and how to get there.
    """
    _require_reliable(rules, fitness.reliability)
    _require_rating(rules, fitness.rating)


def is_fit(rules: Rules, fitness: Fitness) -> bool:
    """Tell whether somebody meets the conditions."""
    try:
        require_fit(rules, fitness)
    except NotFitForSeason:
        return False
    return True


def allow(season: Season, person: PersonId, *, by: PersonId, note: str) -> Facts:
    """Let somebody sign up who does not meet the conditions; the organiser says why.

    Raises:
        AlreadySignedUp: they take part, or may already.
    """
    require_phase(season, "announced", "open", "running")
    if season.entrant_of(person) is not None or person in season.allowed:
        raise AlreadySignedUp
    return (SignUpAllowed("sign_up_allowed", person, cleaned(note), by),)


def _require_reliable(rules: Rules, found: Reliability) -> None:
    least = LEAST[rules.conditions.least_reliability]
    if not meets(found.level, least):
        matches = matches_to(found.deeds, least)
        raise NotFitForSeason(reason="reliability", least=least, level=found.level, matches=matches)


def _require_rating(rules: Rules, rating: int | None) -> None:
    """Refuse a rating out of bounds; somebody without one meets an upper bound only."""
    if rules.conditions.least_rating and rating is None:
        raise NotFitForSeason(reason="unrated", bound=rules.conditions.least_rating)
    if rating is None:
        return
    if rating < rules.conditions.least_rating:
        raise NotFitForSeason(reason="rating-low", rating=rating, bound=rules.conditions.least_rating)
    if rules.conditions.most_rating and rating > rules.conditions.most_rating:
        raise NotFitForSeason(reason="rating-high", rating=rating, bound=rules.conditions.most_rating)


async def nobody(_: PersonId) -> Sequence[PersonId]:
    """Tell that nobody is blocked, to who only reads."""
    return ()


async def require_welcome(season: Season, facts: Facts, blocked_by: BlockedBy) -> None:
    """Refuse questions to somebody who does not want to be asked by this person.

    Raises:
        NotInvitable: says to whom.
    """
    for fact in facts:
        by = asked_by(season, facts, fact)
        if by is not None and isinstance(fact, MemberInvited | StandbyAsked) and by in await blocked_by(fact.person):
            raise NotInvitable(persons=(str(fact.person),))


def asked_by(season: Season, facts: Facts, fact: SeasonFact) -> PersonId | None:
    """Return who puts a question; None where the season itself does, as to the substitutes for one who has left."""
    match fact:
        case StandbyAsked(entrant=entrant):
            return None if season.has_left(entrant) else season.entrants[entrant].person
        case MemberInvited(entrant=entrant) if entrant in season.entrants:
            return season.entrants[entrant].person
        case MemberInvited():
            return next(founder.person for founder in facts if isinstance(founder, EntrantSignedUp))
        case _:
            return None
