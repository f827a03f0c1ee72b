"""What organisers do to a season as a whole, and the wishes of those who take part: pure functions like `decisions`."""

from engine.errors import WrongSeasonPhase
from engine.ids import PersonId
from engine.seasons import flash
from engine.seasons.decisions import LIVE, cleaned, own_place, require_phase
from engine.seasons.facts import Facts, PhaseEnded
from engine.seasons.pause_facts import SeasonPaused, SeasonResumed
from engine.seasons.place_facts import EntrantSignedUp
from engine.seasons.season import Phase, Season

ENDED_BY: dict[str, tuple[Phase, ...]] = {"draw": ("open",), "start": ("drawn",), "close": LIVE}
"""Which parts of a season each act ends: sign-up, the time to object, the matches and then overtime."""


def hasten(season: Season, act: str, *, by: PersonId, note: str) -> Facts:
    """End the present part of the season now instead of waiting."""
    require_phase(season, *ENDED_BY[act if season.rules.event is None else "draw"])
    flash.require_date(season)
    _require_going_on(season)
    return (PhaseEnded("phase_ended", cleaned(note), by),)


def pause(season: Season, *, by: PersonId, note: str) -> Facts:
    """Let nothing begin and nothing end in the season, or let a paused one go on."""
    require_phase(season, "open", "drawn", *LIVE)
    if season.paused_at is None:
        return (SeasonPaused("season_paused", cleaned(note), by),)
    return (SeasonResumed("season_resumed", cleaned(note), by),)


def wish(season: Season, person: PersonId, *, at_once: int, is_standing: bool) -> Facts:
    """Change how many matches somebody wants at the same time (0: as the season has it), and whether for good."""
    require_phase(season, "open", "drawn", *LIVE)
    entrant = own_place(season, person)
    return (EntrantSignedUp("entrant_signed_up", entrant.id, person, max(0, at_once), is_standing, entrant.is_new),)


def _require_going_on(season: Season) -> None:
    """Refuse to hasten a season that is paused.

    Raises:
        WrongSeasonPhase: says so.
    """
    if season.paused_at is not None:
        raise WrongSeasonPhase(phase="paused")
