"""How the matches of a season stand, what each fixture counts as, and which have no ending yet. Pure."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from engine.ids import PersonId
from engine.seasons.season import Season
from leagues.core import EntrantId, Fixture, Played, Result
from leagues.effects import effective


@dataclass(frozen=True, slots=True)
class MatchEnd:
    """When a match has ended, to the microsecond, and who has run out of time in it."""

    at: datetime
    timed_out: tuple[EntrantId, ...] = ()


@dataclass(frozen=True, slots=True)
class Progress:
    """How the matches of a season stand.

    Attributes:
        results: of the fixtures whose matches have ended, from the matches' own outcomes.
        waiting_since: since when each entrant has been due in the match that waits longest for them.
        vanished_since: since when each entrant has lost matches on time only.
        seated: who sits at the matches that run, by the number of the fixture.
        ends: on a ladder, how the matches have ended whose outcome there is, by the fixture's number.
        busy: who waits for a group and has no room for it.
    """

    results: Mapping[int, Result] = field(default_factory=dict)
    waiting_since: Mapping[EntrantId, datetime] = field(default_factory=dict)
    vanished_since: Mapping[EntrantId, datetime] = field(default_factory=dict)
    seated: Mapping[int, tuple[PersonId, ...]] = field(default_factory=dict)
    ends: Mapping[int, MatchEnd] = field(default_factory=dict)
    busy: frozenset[EntrantId] = frozenset()


def counted(season: Season, progress: Progress) -> Mapping[int, Result]:
    """Return the result of each fixture that has one: what was ruled comes before the match's own outcome."""
    ruled = {
        number: Result(number, each.fact.ending, each.fact.places, is_ruled=True, ended_at=int(each.at.timestamp()))
        for number, each in season.rulings.items()
    }
    return {**progress.results, **ruled}


def played(season: Season, progress: Progress, division: int) -> Played:
    """Return what the table of a division is made from."""
    members = season.divisions[division - 1]
    fixtures = season.fixtures_of(division)
    numbers = {fixture.number for fixture in fixtures}
    results = counted(season, progress)
    return Played(
        members,
        fixtures,
        tuple(result for number, result in sorted(results.items()) if number in numbers),
        tuple(each for each in season.withdrawals if each.entrant in members),
        tuple(each for each in season.adjustments if each.entrant in members),
        tuple(each for each in season.byes if each.entrant in members),
        season.rules.is_by_rounds,
    )


def open_fixtures(season: Season, progress: Progress) -> tuple[Fixture, ...]:
    """Return the fixtures that have no ending yet; those of who was struck need none."""
    undecided: list[Fixture] = []
    for division in range(1, len(season.divisions) + 1):
        made = effective(played(season, progress, division))
        undecided += [
            fixture
            for fixture in season.fixtures_of(division)
            if fixture.number not in made.results and made.struck.isdisjoint(fixture.entrants)
        ]
    return tuple(undecided)
