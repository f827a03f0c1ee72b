"""Decisions about how fixtures count; the rounds and meetings that are made are for the formats."""

from dataclasses import replace
from datetime import datetime
from fractions import Fraction

from engine.seasons.facts.fixtures import FixtureFact, FixtureReopened, FixtureRuled, PointsAdjusted, RulingReversed
from engine.seasons.state.season import Ruled, Season
from leagues.core import Adjustment


def changed(season: Season, fact: FixtureFact, at: datetime) -> Season:
    """Return what a decision about a fixture, or about points, makes of a season."""
    match fact:
        case FixtureRuled(fixture=fixture):
            return replace(season, rulings={**season.rulings, fixture: Ruled(fact, at)})
        case RulingReversed(fixture=fixture):
            kept = {number: ruled for number, ruled in season.rulings.items() if number != fixture}
            return replace(season, rulings=kept)
        case FixtureReopened(fixture=fixture):
            return _reopened(season, fixture)
        case PointsAdjusted(entrant=entrant, points=points):
            return replace(season, adjustments=(*season.adjustments, Adjustment(entrant, Fraction(points))))


def _reopened(season: Season, fixture: int) -> Season:
    """Return the season with a fixture as if it had not begun; its match counts for nothing any more."""
    return replace(
        season,
        matches={number: match for number, match in season.matches.items() if number != fixture},
        rulings={number: ruled for number, ruled in season.rulings.items() if number != fixture},
        voided=(*season.voided, season.matches[fixture]),
    )
