"""Who may sign up for a season: its conditions, checked when the sign-up is carried out, and exceptions from them."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Final

from engine.errors import AlreadySignedUp, NotFitForSeason
from engine.ids import PersonId
from engine.people.reliability import Level, Reliability, matches_to, meets
from engine.seasons import decisions
from engine.seasons.decisions import cleaned, require_phase
from engine.seasons.facts import Facts, Rules, SeasonFact
from engine.seasons.place_facts import EntrantJoined, EntrantSignedUp, SignUpAllowed
from engine.seasons.season import Season

LEAST: Final[dict[str, Level]] = {"any": "unreliable", "mixed": "mixed", "reliable": "reliable"}


@dataclass(frozen=True, slots=True)
class Fitness:
    """What conditions look at: how reliable somebody is, and the shown rating in the season's game.

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


def require_fit(season: Season, person: PersonId, fitness: Fitness) -> None:
    """Refuse whoever does not meet the conditions, unless an organiser has made an exception.

    Raises:
        NotFitForSeason: says what is missing, and how to get there.
    """
    if person not in season.allowed:
        _require_reliable(season.rules, fitness.reliability)
        _require_rating(season.rules, fitness.rating)


def sign_up(season: Season, person: PersonId, fitness: Fitness) -> Facts:
    """Take part, if the conditions are met."""
    found = decisions.sign_up(season, person)
    require_fit(season, person, fitness)
    is_new = fitness.is_new
    return tuple(replace(fact, is_new=is_new) if isinstance(fact, EntrantSignedUp) else fact for fact in found)


def join_late(season: Season, found: Facts, person: PersonId, fitness: Fitness) -> Facts:
    """Take a place in a running season as `engine.seasons.joining` has `found` it, if the conditions are met."""
    require_fit(season, person, fitness)
    is_new = fitness.is_new
    return tuple(replace(fact, is_new=is_new) if isinstance(fact, EntrantJoined) else fact for fact in found)


def offer_standby(season: Season, person: PersonId, fitness: Fitness) -> Facts:
    """Offer to be a substitute, if the conditions are met."""
    found = decisions.offer_standby(season, person)
    require_fit(season, person, fitness)
    return found


async def still_fit(season: Season, facts: Facts, fitness_of: FitnessOf | None) -> Facts:
    """Return the facts of the next season without the sign-ups of those who do not meet its conditions by now."""
    kept: list[SeasonFact] = []
    for fact in facts:
        if isinstance(fact, EntrantSignedUp) and fitness_of is not None:
            fitness = await fitness_of(season, fact.person)
            if not _is_fit(season.rules, fitness):
                continue
            kept.append(replace(fact, is_new=fitness.is_new))
        else:
            kept.append(fact)
    return tuple(kept)


def _is_fit(rules: Rules, fitness: Fitness) -> bool:
    try:
        _require_reliable(rules, fitness.reliability)
        _require_rating(rules, fitness.rating)
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
    least = LEAST[rules.least_reliability]
    if not meets(found.level, least):
        matches = matches_to(found.deeds, least)
        raise NotFitForSeason(reason="reliability", least=least, level=found.level, matches=matches)


def _require_rating(rules: Rules, rating: int | None) -> None:
    """Refuse a rating out of bounds; whoever has none yet meets an upper bound only."""
    if rules.least_rating and rating is None:
        raise NotFitForSeason(reason="unrated", bound=rules.least_rating)
    if rating is None:
        return
    if rating < rules.least_rating:
        raise NotFitForSeason(reason="rating-low", rating=rating, bound=rules.least_rating)
    if rules.most_rating and rating > rules.most_rating:
        raise NotFitForSeason(reason="rating-high", rating=rating, bound=rules.most_rating)
