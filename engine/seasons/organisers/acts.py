"""Acts of organisers on dates and places, and wishes of those who take part: pure functions from season to facts."""

from datetime import datetime

from engine.ids import PersonId
from engine.seasons.errors import BadSeasonRules, CannotHandOver, NoSuchDivision, WrongSeasonPhase
from engine.seasons.facts.course import PhaseEnded, SeasonCancelled, SeasonExtended, SeasonPaused, SeasonResumed, iso
from engine.seasons.facts.places import (
    EntrantMoved,
    EntrantReplaced,
    EntrantSignedUp,
)
from engine.seasons.facts.union import Facts
from engine.seasons.state import guards
from engine.seasons.state.guards import LIVE, cleaned, own_place, require_end, require_phase
from engine.seasons.state.season import Phase, Season

ENDED_BY: dict[str, tuple[Phase, ...]] = {"draw": ("open",), "start": ("drawn",), "close": LIVE}
"""Which parts of a season each act ends: sign-up, the time to object, the matches and then overtime."""


def end_phase_now(season: Season, act: str, *, by: PersonId, note: str) -> Facts:
    """End the present part of the season now instead of waiting."""
    require_phase(season, *ENDED_BY[act if season.rules.pentathlon is None else "draw"])
    guards.require_date(season)
    _require_going_on(season)
    return (PhaseEnded("phase_ended", cleaned(note), by),)


def pause(season: Season, *, by: PersonId, note: str) -> Facts:
    """Let nothing begin and nothing end in the season, or let a paused one go on."""
    require_phase(season, "open", "drawn", *LIVE)
    if season.paused_at is None:
        return (SeasonPaused("season_paused", cleaned(note), by, since=""),)
    return (SeasonResumed("season_resumed", cleaned(note), by),)


def wish(season: Season, person: PersonId, *, at_once: int, is_standing: bool) -> Facts:
    """Change how many matches somebody wants at the same time (0: as the season has it), and whether for good."""
    require_phase(season, "open", "drawn", *LIVE)
    entrant = own_place(season, person)
    return (EntrantSignedUp("entrant_signed_up", entrant.id, person, max(0, at_once), is_standing, entrant.is_new),)


def _require_going_on(season: Season) -> None:
    """Refuse to end a phase of a season that is paused.

    Raises:
        WrongSeasonPhase: says so.
    """
    if season.paused_at is not None:
        raise WrongSeasonPhase(phase="paused")


def move(season: Season, person: PersonId, division: int, *, by: PersonId, note: str) -> Facts:
    """Put somebody into another division before the start."""
    require_phase(season, "drawn")
    entrant = own_place(season, person)
    if not 1 <= division <= len(season.divisions):
        raise NoSuchDivision(most=len(season.divisions))
    return (EntrantMoved("entrant_moved", entrant.id, division, cleaned(note), by),)


def replace_entrant(season: Season, person: PersonId, substitute: PersonId, *, by: PersonId, note: str) -> Facts:
    """Put a substitute into somebody's place, by an organiser."""
    require_phase(season, *LIVE)
    require_end(season)
    entrant = own_place(season, person)
    if season.entrant_of(substitute) is not None:
        raise CannotHandOver(reason="plays")
    return (EntrantReplaced("entrant_replaced", entrant.id, substitute, cleaned(note), by),)


def extend(season: Season, until: datetime, *, by: PersonId, note: str, now: datetime) -> Facts:
    """Let the present part of the season last longer; of a pentathlon only sign-up has an end."""
    require_phase(season, *(("open", "drawn", *LIVE) if season.rules.pentathlon is None else ("open",)))
    require_end(season)
    if until <= now or (season.until is not None and until <= season.until):
        raise BadSeasonRules(reason="until")
    return (SeasonExtended("season_extended", iso(until), cleaned(note), by),)


def cancel(season: Season, *, by: PersonId | None, note: str) -> Facts:
    """End the season without a result."""
    if season.is_over:
        raise WrongSeasonPhase(phase=season.phase)
    return (SeasonCancelled("season_cancelled", cleaned(note), by),)
