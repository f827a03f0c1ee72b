"""Joining a season that runs: a place in a division, and fixtures with all who play on in it.

Fixtures that were made before stay as they are, so that nobody's draw changes. Half-time is the end of it: then the
next season is open for sign-up.
"""

from datetime import datetime

from engine.ids import PersonId
from engine.seasons.course.schedule import half_time
from engine.seasons.entrants.signups import declined
from engine.seasons.errors import AlreadySignedUp, NoPlaceInSeason
from engine.seasons.facts.fixtures import planned
from engine.seasons.facts.places import EntrantJoined, PlannedFixture
from engine.seasons.facts.union import Facts
from engine.seasons.formats import format_of
from engine.seasons.state.guards import require_phase
from engine.seasons.state.progress import Progress
from engine.seasons.state.season import Season
from leagues.core import EntrantId


def join_late(season: Season, progress: Progress, person: PersonId, now: datetime) -> Facts:
    """Take a place in the division that has room; who had a place in the season before does not come back so.

    Raises:
        NoPlaceInSeason: no division takes anybody any more.
    """
    require_phase(season, "running")
    if any(person in one.persons for one in season.entrants.values()):
        raise AlreadySignedUp
    division = division_with_room(season, progress, now)
    if division is None:
        raise NoPlaceInSeason
    entrant = EntrantId(season.latest_entrant + 1)
    fixtures = meetings(season, entrant, division)
    joined = EntrantJoined("entrant_joined", entrant, person, division, fixtures, is_new=False)
    return (*declined(season, person), joined)


def division_with_room(season: Season, progress: Progress, now: datetime) -> int | None:
    """Return the division that takes a late joiner now: the smallest one with room, of equal ones the lowest.

    None where there is none: the format takes nobody; the season is paused, half over, or does not allow it; or every
    division is full, played out, or decided in part.
    """
    half = half_time(season)
    is_time = season.phase == "running" and season.paused_at is None and half is not None and now < half
    if not (season.rules.allows_late and is_time):
        return None
    taking = format_of(season.rules).divisions_with_room(season, progress)
    closed = {season.division_of(entrant) for entrant, _ in season.announced_certainties}
    sizes = {number: len(season.playing(number)) for number in taking.keys() - closed}
    fitting = [number for number, size in sizes.items() if size < taking[number]]
    return min(fitting, key=lambda number: (sizes[number], -number), default=None)


def meetings(season: Season, entrant: EntrantId, division: int) -> tuple[PlannedFixture, ...]:
    """Return the fixtures of an entrant who comes into a division."""
    return planned(format_of(season.rules).joining(season, entrant, division))
