"""Organisers' rulings on results: how a fixture counts, whether it is played again, points given or taken.

Pure functions like `decisions`; after the close each of them is a correction.
"""

from collections.abc import Sequence

from engine.ids import PersonId
from engine.seasons.errors import BadSeasonRules, FixtureInPlay, NoSuchFixture
from engine.seasons.facts.fixtures import FixtureReopened, FixtureRuled, PointsAdjusted, RulingReversed
from engine.seasons.facts.union import Facts
from engine.seasons.state.guards import LIVE, cleaned, fixture_of, own_place, require_end, require_phase
from engine.seasons.state.season import Season
from games.core import are_places
from leagues.core import Ending


def rule(
    season: Season,
    number: int,
    ending: Ending,
    places: Sequence[int],
    *,
    by: PersonId,
    note: str,
    present: Ending | None = None,
) -> Facts:
    """Decide how a fixture counts; after the close this is a correction, until the season is archived.

    A fixture that is void at `present` can be decided in an archived season, too: a moderator's ruling in its match
    may have come later.
    """
    require_phase(season, *LIVE, "closed", *(("archived",) if present == "void" else ()))
    fixture = fixture_of(season, number)
    if len(places) != (len(fixture.entrants) if ending in {"played", "walkover"} else 0) or not are_places(places):
        raise BadSeasonRules(reason="places")
    return (FixtureRuled("fixture_ruled", number, ending, tuple(places), cleaned(note), by),)


def reverse(season: Season, number: int, *, by: PersonId, note: str) -> Facts:
    """Take a ruling about a fixture back."""
    require_phase(season, *LIVE, "closed")
    if number not in season.rulings:
        raise NoSuchFixture(fixture=number)
    return (RulingReversed("ruling_reversed", number, cleaned(note), by),)


def play_again(
    season: Season, number: int, ending: Ending | None, *, by: PersonId, note: str, is_in_play: bool = False
) -> Facts:
    """Let a fixture be played again whose present `ending` is void; not while its match is still in play."""
    require_phase(season, *LIVE)
    require_end(season)
    if ending != "void" or number not in season.matches:
        raise NoSuchFixture(fixture=number)
    if is_in_play:
        raise FixtureInPlay(fixture=number)
    return (FixtureReopened("fixture_reopened", number, cleaned(note), by),)


def adjust(season: Season, person: PersonId, points: int, *, by: PersonId, note: str) -> Facts:
    """Give somebody points, or take them."""
    require_phase(season, *LIVE, "closed")
    require_end(season)
    if season.rules.format == "knockout":
        raise BadSeasonRules(reason="no_points")
    entrant = own_place(season, person)
    return (PointsAdjusted("points_adjusted", entrant.id, points, cleaned(note), by),)
