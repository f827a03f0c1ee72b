"""The progress of a season's matches: what each fixture counts as, and which have no ending yet. Pure."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from engine.ids import PersonId
from engine.seasons.state.season import Season
from leagues.core import STRUCK_ALWAYS, EntrantId, Fixture, Played, Result
from leagues.endings import effective


@dataclass(frozen=True, slots=True)
class MatchEnd:
    """The end of a match, to the microsecond, and those who have run out of time in it."""

    at: datetime
    timed_out: tuple[EntrantId, ...] = ()


@dataclass(frozen=True, slots=True)
class Progress:
    """The state of the matches of a season.

    Attributes:
        results: of the fixtures whose matches have ended, from the matches' own outcomes.
        waits: since when each match that runs has waited for whom, by the number of the fixture; not where teams play.
        vanished_since: since when each entrant has lost matches on time only.
        seated: who sits at the matches that run, by the number of the fixture.
        stalled: where teams play: for whom each of these matches waits, and since when.
        ends: on a ladder, how the matches have ended whose outcome there is, by the fixture's number.
        without_capacity: who waits for a group and has no room for it.
        acted: who is asked whether they go on, and has done something in a match since.
    """

    results: Mapping[int, Result] = field(default_factory=dict)
    waits: Mapping[int, Mapping[EntrantId, datetime]] = field(default_factory=dict)
    vanished_since: Mapping[EntrantId, datetime] = field(default_factory=dict)
    seated: Mapping[int, tuple[PersonId, ...]] = field(default_factory=dict)
    stalled: Mapping[int, tuple[PersonId, datetime]] = field(default_factory=dict)
    ends: Mapping[int, MatchEnd] = field(default_factory=dict)
    without_capacity: frozenset[EntrantId] = frozenset()
    acted: frozenset[EntrantId] = frozenset()

    @property
    def waiting_since(self) -> Mapping[EntrantId, datetime]:
        """Return since when each entrant has been due in the match that waits longest for them."""
        since: dict[EntrantId, datetime] = {}
        for waits in self.waits.values():
            since |= {one: min(at, since.get(one, at)) for one, at in waits.items()}
        return since


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
        tuple(each for each in season.own.byes if each.entrant in members),
        season.rules.own.is_by_rounds,
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


def is_settled(season: Season, progress: Progress) -> bool:
    """Tell whether every fixture has its ending that was made, and nobody may still take a leaver's place."""
    is_given_up = all(is_place_given_up(season, progress, withdrawal.entrant) for withdrawal in season.withdrawals)
    return season.is_live and season.paused_at is None and is_given_up and not open_fixtures(season, progress)


def candidates(season: Season, progress: Progress, entrant: EntrantId) -> Sequence[PersonId]:
    """Return the substitutes who may still be asked to take somebody's place.

    Nobody takes the place of who was removed or moved, nor one with nothing left to play; in overtime nobody is asked.
    """
    how = next((each.how for each in season.withdrawals if each.entrant == entrant), None)
    is_struck = how is None or how in STRUCK_ALWAYS
    if is_struck or season.phase == "overtime" or not has_to_play(season, progress, entrant):
        return ()
    return [person for person in season.standby if (person, entrant) not in season.declined]


def has_to_play(season: Season, progress: Progress, entrant: EntrantId) -> bool:
    """Tell whether somebody has fixtures that no match and no ruling has decided."""
    return season.rules.own.is_endless or any(
        entrant in fixture.entrants and number not in progress.results and number not in season.rulings
        for number, fixture in season.fixtures.items()
    )


def is_place_given_up(season: Season, progress: Progress, entrant: EntrantId) -> bool:
    """Tell whether somebody has left for good: nobody is or can be asked to take the place."""
    is_asked = season.question_about(entrant) is not None
    return season.has_left(entrant) and not is_asked and not candidates(season, progress, entrant)
