"""The fold of a season's facts: what each of them makes of the season, and then of what its format keeps."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime

from engine.seasons.facts.course import CourseFact, PauseFact, SeasonFounded
from engine.seasons.facts.fixtures import FixtureFact
from engine.seasons.facts.places import PlaceFact
from engine.seasons.facts.rules import SeasonId
from engine.seasons.facts.union import SeasonFact
from engine.seasons.fold import course, fixtures, pauses, places
from engine.seasons.formats import format_of
from engine.seasons.state.season import Season


def begin(season: SeasonId, fact: SeasonFounded, *, at: datetime, digest: str) -> Season:
    """Return a season as its first fact leaves it."""
    return Season(season, 1, digest, fact, fact.rules, at, own=format_of(fact.rules).state())


def fold(season: SeasonId, facts: Iterable[tuple[SeasonFact, datetime, str]]) -> Season:
    """Return the season that facts make, each with its time and the digest of its entry."""
    made = fold_on(None, season, facts)
    assert made is not None  # a season is never without facts
    return made


def fold_on(known: Season | None, season: SeasonId, facts: Iterable[tuple[SeasonFact, datetime, str]]) -> Season | None:
    """Return what further facts make of a season as far as it is `known`; None while there are no facts of it."""
    for fact, at, digest in facts:
        if known is None:
            assert isinstance(fact, SeasonFounded)
            known = begin(season, fact, at=at, digest=digest)
        else:
            known = step(known, fact, at=at, digest=digest)
    return known


def step(season: Season, fact: SeasonFact, *, at: datetime, digest: str) -> Season:
    """Return what a fact makes of a season."""
    after = _changed(season, fact, at)
    made = format_of(after.rules).fold(season, after, fact, at)
    return replace(made, seq=season.seq + 1, digest=digest, updated_at=at)


def _changed(season: Season, fact: SeasonFact, at: datetime) -> Season:
    """Return what a fact makes of every season, whatever its format."""
    if isinstance(fact, PlaceFact):
        return places.changed(season, fact, at)
    if isinstance(fact, FixtureFact):
        return fixtures.changed(season, fact, at)
    if isinstance(fact, PauseFact):
        return pauses.changed(season, fact, at)
    if isinstance(fact, CourseFact):
        return course.changed(season, fact, at)
    return season
