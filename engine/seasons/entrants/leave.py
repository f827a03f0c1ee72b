"""Leaving a running season: withdraw, hand the place over, or ask for time."""

from datetime import datetime, timedelta
from typing import Final

from engine.ids import PersonId
from engine.seasons.errors import AskedForTime, CannotHandOver, NotInSeason
from engine.seasons.facts.course import iso
from engine.seasons.facts.places import (
    EntrantWithdrew,
    StandbyAsked,
    TimeAsked,
)
from engine.seasons.facts.union import Facts
from engine.seasons.state.guards import LIVE, cleaned, own_place, require_end, require_phase
from engine.seasons.state.own import Entrant
from engine.seasons.state.season import Season
from leagues.core import Leaving

ASKS_AGAIN: Final = timedelta(days=1)
"""How long it takes until somebody may ask for time again."""


def hand_over(season: Season, person: PersonId, other: PersonId, now: datetime) -> Facts:
    """Ask somebody to take one's place; until they have taken it one plays on. Nobody hands a rung over.

    Raises:
        CannotHandOver: the place was taken over itself, as every hand-over brings time, somebody is being asked to take
            this place, or the other has declined it, or plays already.
    """
    require_phase(season, "running")
    require_end(season)
    entrant = _staying(season, person)
    if season.rules.own.has_teams or any(other in one.persons for one in season.entrants.values()):
        raise CannotHandOver(reason="plays")
    if entrant.since is not None:
        raise CannotHandOver(reason="taken")
    if season.question_about(entrant.id) is not None:
        raise CannotHandOver(reason="asking")
    if (other, entrant.id) in season.declined:
        raise CannotHandOver(reason="declined")
    until = iso(now + timedelta(hours=season.rules.answer_hours))
    return (StandbyAsked("standby_asked", other, entrant.id, until),)


def ask_for_time(season: Season, person: PersonId, note: str, now: datetime) -> Facts:
    """Ask the organisers for time, at most once a day.

    Raises:
        AskedForTime: they have been asked within a day.
    """
    require_phase(season, *LIVE)
    entrant = _staying(season, person)
    asked_at = season.asked_for_time.get(entrant.id)
    if asked_at is not None and now < asked_at + ASKS_AGAIN:
        raise AskedForTime
    return (TimeAsked("time_asked", entrant.id, cleaned(note)),)


def _staying(season: Season, person: PersonId) -> Entrant:
    """Return the place of somebody who has not left.

    Raises:
        NotInSeason: they have none, or have left.
    """
    entrant = own_place(season, person)
    if season.has_left(entrant.id):
        raise NotInSeason
    return entrant


def withdraw(season: Season, person: PersonId, *, how: Leaving, by: PersonId | None, note: str = "") -> Facts:
    """Leave, or be removed by an organiser."""
    require_phase(season, *LIVE)
    entrant = own_place(season, person)
    if season.has_left(entrant.id):
        raise NotInSeason
    return (EntrantWithdrew("entrant_withdrew", entrant.id, how, cleaned(note), by),)
