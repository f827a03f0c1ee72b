"""Conditions of requests to a season, and names and reasons as its log keeps them."""

from collections.abc import Sequence
from typing import Final, get_args

from engine.ids import PersonId
from engine.letters import has_shape
from engine.seasons.errors import BadSeasonRules, InvisibleName, NoReason, NoSuchFixture, NotInSeason, WrongSeasonPhase
from engine.seasons.state.own import Entrant
from engine.seasons.state.season import Phase, Season
from leagues.core import Fixture

TOO_FEW = "too-few"
"""The reason why a season does not take place."""

NOTE_MOST = 1000
"""Characters of a reason."""

BEFORE_DRAW: tuple[Phase, ...] = ("announced", "open")

BEFORE_START: tuple[Phase, ...] = ("announced", "open", "drawn")

LIVE: tuple[Phase, ...] = ("running", "overtime")

COURSE: Final[tuple[Phase, ...]] = get_args(Phase)
"""The phases of a season in their order, with that of a cancelled one at the end."""


def require_end(season: Season) -> None:
    """Refuse what makes sense only in a season whose end, or whose end of sign-up, is known.

    Raises:
        BadSeasonRules: it is a ladder, or people wait for a flash group.
    """
    if season.rules.own.is_endless:
        raise BadSeasonRules(reason="endless")
    if is_waiting(season):
        raise BadSeasonRules(reason="flash")


def require_phase(season: Season, *phases: Phase) -> None:
    """Refuse what can only be done in certain phases.

    Raises:
        WrongSeasonPhase: says in which phase the season is, and when it can be done.
    """
    if season.phase not in phases:
        raise WrongSeasonPhase(phase=season.phase, when=_when(season.phase, phases))


def _when(phase: Phase, phases: Sequence[Phase]) -> str:
    """Return from which phase on something can be done, else until which it could; `never` in a cancelled season."""
    if phase == "cancelled":
        return "never"
    coming = next_of(phases, phase)
    return f"from-{coming}" if coming else f"until-{max(phases, key=COURSE.index)}"


def next_of(phases: Sequence[Phase], phase: Phase) -> Phase | None:
    """Return the first of some phases that comes after another one, None if all are past."""
    return next((coming for coming in COURSE[COURSE.index(phase) + 1 :] if coming in phases), None)


def require_not_paused(season: Season) -> None:
    """Refuse what cannot be done while a season is paused.

    Raises:
        WrongSeasonPhase: says so.
    """
    if season.paused_at is not None:
        raise WrongSeasonPhase(phase="paused", when="resumed")


def own_place(season: Season, person: PersonId) -> Entrant:
    """Return the place in which a person plays now.

    Raises:
        NotInSeason: they have none.
    """
    entrant = season.entrant_of(person)
    if entrant is None:
        raise NotInSeason
    return entrant


def fixture_of(season: Season, number: int) -> Fixture:
    """Return a fixture.

    Raises:
        NoSuchFixture: there is none of this number.
    """
    if number not in season.fixtures:
        raise NoSuchFixture(fixture=number)
    return season.fixtures[number]


def named(name: str, *, most: int) -> str:
    """Return a name as the log keeps it, cut to a length.

    Raises:
        InvisibleName: there is none, or none that people could see.
    """
    name = " ".join(name.split())[:most].rstrip()
    if not has_shape(name):
        raise InvisibleName
    return name


def reason(note: str) -> str:
    """Return a reason that has to be given, as the log keeps it.

    Raises:
        NoReason: there is none, or none that people could see.
    """
    note = cleaned(note)
    if not has_shape(note):
        raise NoReason
    return note


def cleaned(note: str) -> str:
    """Return a reason as the log keeps it."""
    return " ".join(note.split())[:NOTE_MOST]


def is_waiting(season: Season) -> bool:
    """Tell whether people wait for a group to be complete."""
    return season.phase == "open" and season.rules.own.is_queued
