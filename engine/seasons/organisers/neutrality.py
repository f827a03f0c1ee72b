"""Neutrality of organisers: nobody decides about a race in which they play, or have played.

One guard (`require`) looks at every fact on its way into the log, so that no act can leave it out. Up to the draw there
is no race yet, and what an organiser does concerns everybody alike.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Final

from engine.ids import PersonId
from engine.seasons.errors import PartyToSeason
from engine.seasons.facts.course import PhaseEnded, SeasonCancelled, SeasonExtended, SeasonPaused, SeasonResumed
from engine.seasons.facts.fixtures import FixtureReopened, FixtureRuled, PointsAdjusted, RulingReversed
from engine.seasons.facts.places import (
    EntrantKept,
    EntrantMoved,
    EntrantReplaced,
    EntrantTransferred,
    EntrantWithdrew,
    SignUpAllowed,
)
from engine.seasons.facts.union import Facts, SeasonFact
from engine.seasons.formats import format_of
from engine.seasons.formats.core import WHOLE
from engine.seasons.state.season import Season
from leagues.core import EntrantId


def whole(season: Season, _: Any = None) -> Collection[int]:
    """Return what a decision about a season as a whole concerns: every race, none before the draw."""
    return format_of(season.rules).races(season)


def _of_entrant(season: Season, fact: Any) -> Collection[int]:
    return _divisions_of(season, fact.entrant)


def _of_fixture(season: Season, fact: Any) -> Collection[int]:
    return (season.fixtures[fact.fixture].division,)


def _of_both(season: Season, fact: Any) -> Collection[int]:
    """Return where somebody plays and where they are to play; there may be fewer divisions than last season."""
    return (*_divisions_of(season, fact.entrant), min(fact.division, len(season.divisions)))


def _divisions_of(season: Season, entrant: EntrantId) -> Collection[int]:
    division = season.division_of(entrant)
    return whole(season) if division is None else (division,)


CONCERNS: Final[Mapping[type[SeasonFact], Callable[[Season, Any], Collection[int]]]] = {
    SignUpAllowed: whole,
    SeasonExtended: whole,
    SeasonPaused: whole,
    SeasonResumed: whole,
    PhaseEnded: whole,
    SeasonCancelled: whole,
    EntrantMoved: _of_both,
    EntrantKept: _of_both,
    EntrantTransferred: _of_both,
    EntrantReplaced: _of_entrant,
    EntrantWithdrew: _of_entrant,
    PointsAdjusted: _of_entrant,
    FixtureRuled: _of_fixture,
    RulingReversed: _of_fixture,
    FixtureReopened: _of_fixture,
}
"""The divisions that each decision of an organiser concerns."""


def require(season: Season, facts: Facts, pentathlon: Season | None = None) -> None:
    """Refuse facts in which an organiser decides about themselves, or about a race in which they play.

    Args:
        season: as it is before them.
        facts: what is about to be written.
        pentathlon: that of which the season is a stage; all who take part in it are in one race with all of the stage.

    Raises:
        PartyToSeason: says in which division they play.
    """
    for fact in facts:
        by = getattr(fact, "by", None)
        if type(fact) not in CONCERNS or by is None or _is_own_leave(season, fact):
            continue
        divisions = CONCERNS[type(fact)](season, fact)
        if isinstance(fact, SignUpAllowed | EntrantReplaced) and fact.person == by:
            raise PartyToSeason(division=max(divisions, default=WHOLE), divisions=tuple(map(str, divisions)))
        require_neutral(season, by, divisions)
        if pentathlon is not None and divisions:
            require_neutral(pentathlon, by, whole(pentathlon))


def _is_own_leave(season: Season, fact: SeasonFact) -> bool:
    """Tell whether somebody leaves by themselves; who speaks for a team does not call the others off."""
    if not isinstance(fact, EntrantWithdrew) or fact.how != "asked":
        return False
    return season.present(season.entrants[fact.entrant]) == (fact.by,)


def require_neutral(season: Season, by: PersonId, divisions: Collection[int]) -> None:
    """Refuse an organiser who plays, or has played, in one of the divisions or in one that people change to from there.

    Raises:
        PartyToSeason: says in which division they play.
    """
    division = party_to(season, by, divisions)
    if division is not None:
        raise PartyToSeason(division=division, divisions=tuple(map(str, divisions)))


def party_to(season: Season, person: PersonId, divisions: Collection[int]) -> int | None:
    """Return the division in which somebody plays, or has played, to whom it matters what happens in `divisions`."""
    touched = races(season, divisions)
    return next((race for race in format_of(season.rules).races_of(season, person) if race in touched), None)


def races(season: Season, divisions: Collection[int]) -> frozenset[int]:
    """Return divisions with those next to them where people are promoted or relegated between the two."""
    touched = set(divisions)
    if season.rules.promoted or season.rules.relegated:
        touched |= {division + step for division in divisions for step in (-1, 1)}
    return frozenset(touched)


def who_may(season: Season, divisions: Collection[int], persons: Iterable[PersonId]) -> tuple[PersonId, ...]:
    """Return those of some persons who may decide what concerns divisions."""
    return tuple(person for person in persons if party_to(season, person, divisions) is None)
